#include "model/harmony_of_bremen/judge.hpp"

#include "model/core/findings.hpp"
#include "model/core/mutant.hpp"
#include "model/core/observed.hpp"
#include "model/harmony_of_bremen/entering.hpp"
#include "model/harmony_of_bremen/telling.hpp"

namespace rulecheck::harmony_of_bremen {
namespace {

/// Adds the ways in which the game has ended.
template <class D, class Message>
void check_ended(Findings& findings, int number, const Outcome<D>& ended, const Message& message) {
  findings.check(number, ended.won, clause::last_success_wins, message);
  findings.check(number, ended.lost_by_failures, clause::third_failure_loses, message);
  findings.check(number, ended.lost_in_the_last_round, clause::last_failure_loses, message);
}

std::string game_is_over() { return "the game is over"; }
std::string tuning_is_due() { return "cards have to be passed first"; }

/// "rooster 1, cat 4, dog 7, donkey 11"
template <class D>
std::string words(const ByRole<typename D::Num>& cards) {
  std::string text;
  for (std::size_t role = 0; role < cards.size(); ++role) {
    text += fmt::format("{}{} {}", role == 0 ? "" : ", ", role_names.at(role), known(cards[role]));
  }
  return text;
}

/// "seat 2 holds 9 cards, there are 10 for each"
std::string wrong_hands(const Hands& hands) {
  std::string text;
  for (std::size_t seat = 0; seat < hands.size(); ++seat) {
    if (hands.at(seat).size() != full_hand)
      text += fmt::format("seat {} holds {} cards, ", seat, hands.at(seat).size());
  }
  return text + fmt::format("there are {} for each", full_hand);
}

/// "seat 2 does not hold 7": the cards that are not in the hands which they come from.
template <class D>
std::string not_held(const State<D>& game, const Numbers& cards) {
  std::vector<std::string> said;
  for (std::size_t seat = 0; seat < cards.size(); ++seat) {
    if (!std::ranges::binary_search(cards_of<D>(game.hand[seat]), cards.at(seat))) {
      said.push_back(fmt::format("seat {} does not hold {}", seat, cards.at(seat)));
    }
  }
  return fmt::format("{}", fmt::join(said, ", "));
}

}  // namespace

template <class D>
Breaches judge_hands(const Setup& setup) {
  Findings findings;
  findings.check(1, deals_a_wrong_hand<D>(given_sizes<D>(setup.hands)), clause::deal_ten,
                 [&] { return wrong_hands(setup.hands); });
  return findings.take();
}

template <class D>
Breaches judge_declared(const Agreement<D>& agreement, const Log<D>& log, const DeclareEntry& entry) {
  const BrokenDeclaration<D> broken =
      judge_declaration<D>(agreement, log, Given<D>::num(entry.player), Given<D>::num(entry.number));
  const auto leader = [&] {
    return fmt::format("seat {} declares, but seat {} is the leader", entry.player,
                       known(leader_of<D>(log.game.morning)));
  };
  Findings findings;
  check_ended<D>(findings, 1, broken.over, game_is_over);
  findings.check(2, broken.leaves_out_the_last_tuning, clause::hard_variant, tuning_is_due);
  findings.check(2, broken.leaves_out_a_tuning, clause::ensemble_then_tuning, tuning_is_due);
  findings.check(3, broken.in_the_last_round, clause::last_cards_undeclared,
                 [] { return "nothing is declared in the last round"; });
  findings.check(3, broken.again, clause::declaration_stands,
                 [&] { return fmt::format("{} has been declared in this round", known(log.game.declaration)); });
  findings.check(4, broken.first_without_leading, clause::leader_declares, leader);
  findings.check(4, broken.later_without_leading, clause::leader_moves_clockwise, leader);
  findings.check(5, broken.not_held, clause::leader_declares,
                 [&] { return fmt::format("the leader does not hold {}", entry.number); });
  return findings.take();
}

template <class D>
Breaches judge_played(const Log<D>& log, const EnsembleEntry& entry) {
  const auto cards = given_numbers<D>(entry.cards);
  const BrokenEnsemble<D> broken = judge_ensemble<D>(log.game, cards);
  Findings findings;
  check_ended<D>(findings, 1, broken.over, game_is_over);
  findings.check(2, broken.leaves_out_the_last_tuning, clause::hard_variant, tuning_is_due);
  findings.check(2, broken.leaves_out_a_tuning, clause::ensemble_then_tuning, tuning_is_due);
  findings.check(3, broken.undeclared, clause::leader_declares, [] { return "no number has been declared"; });
  findings.check(4, broken.foreign_card, clause::one_card_from_hand,
                 [&] { return not_held<D>(log.game, entry.cards); });
  findings.check(4, broken.leader_plays_another, clause::leader_plays_the_declared, [&] {
    const int leader = known(leader_of<D>(log.game.morning));
    const bool seated = leader >= 0 && leader < seats;
    return fmt::format("declared {}, played {}", known(log.game.declaration),
                       entry.cards.at(seated ? static_cast<std::size_t>(leader) : 0));
  });
  if (!entry.success) return findings.take();
  const auto ordered = in_role_order<D>(log.game.role, cards);
  const WrongJudgement<D> wrong = judge_statement<D>(ordered, Given<D>::truth(*entry.success));
  const auto judgement = [&] {
    return words<D>(ordered) + (*entry.success ? ": that is no success" : ": that is a success");
  };
  findings.check(5, wrong.takes_equal_for_growing, clause::equal_is_not_growing, judgement);
  findings.check(5, wrong.otherwise, clause::judge_the_order, judgement);
  return findings.take();
}

template <class D>
Breaches judge_passed(const Agreement<D>& agreement, const Log<D>& log, const TuningEntry& entry) {
  const BrokenTuning<D> broken = judge_tuning<D>(agreement, log.game, given_numbers<D>(entry.passed));
  Findings findings;
  check_ended<D>(findings, 1, broken.over, game_is_over);
  findings.check(2, broken.after_round_nine, clause::no_tuning_after_round_nine,
                 [] { return "no cards are passed after round 9"; });
  findings.check(2, broken.out_of_order, clause::ensemble_then_tuning,
                 [] { return "cards are passed once in a round, after its ensemble"; });
  findings.check(3, broken.exchange.passes_on, clause::no_passing_on,
                 [&] { return not_held<D>(log.game, entry.passed) + " until it is passed to him"; });
  findings.check(3, broken.exchange.foreign_card, clause::pass_one_left,
                 [&] { return not_held<D>(log.game, entry.passed); });
  if (entry.to) {
    findings.check(3, passes_elsewhere<D>(given_numbers<D>(*entry.to)), clause::always_to_the_left, [&] {
      return fmt::format("cards go to the seats {}, but the left neighbours are 1, 2, 3, 0",
                         fmt::join(*entry.to, ", "));
    });
  }
  return findings.take();
}

template <class D>
Breaches judge_result(const Log<D>& log, const Claim& claim) {
  // The values of the game are read where one of the claimed ones is wrong.
  const auto wrong = [&](const char* key, const auto value) {
    return [&log, &claim, key, value] {
      return fmt::format("wrong {}: {} instead of {}", key, *(claim.*value), *(result_of<D>(log.game).*value));
    };
  };
  Findings findings;
  findings.check(1, claims_too_early<D>(log.game), clause::last_success_wins, [] { return "the game is not over"; });
  if (claim.won)
    check_ended<D>(findings, 2, denied<D>(log.game, Given<D>::truth(*claim.won)), wrong("won", &Claim::won));
  if (claim.failures) {
    findings.check(2, claims_wrong_failures<D>(log.game, Given<D>::num(*claim.failures)), clause::piles_show_failures,
                   wrong("failures", &Claim::failures));
  }
  if (claim.rounds) {
    findings.check(2, claims_wrong_rounds<D>(log.game, Given<D>::num(*claim.rounds)), clause::ensemble_then_tuning,
                   wrong("rounds", &Claim::rounds));
  }
  if (claim.discards) {
    findings.check(2, claims_wrong_discards<D>(log.game, Given<D>::num(*claim.discards)), clause::success_is_discarded,
                   wrong("discards", &Claim::discards));
  }
  return findings.take();
}

// The three domains whose values are known.
#define RULECHECK_HARMONY_OF_BREMEN_JUDGE(D)                                                    \
  template Breaches judge_hands<D>(const Setup&);                                               \
  template Breaches judge_declared<D>(const Agreement<D>&, const Log<D>&, const DeclareEntry&); \
  template Breaches judge_played<D>(const Log<D>&, const EnsembleEntry&);                       \
  template Breaches judge_passed<D>(const Agreement<D>&, const Log<D>&, const TuningEntry&);    \
  template Breaches judge_result<D>(const Log<D>&, const Claim&);
RULECHECK_HARMONY_OF_BREMEN_JUDGE(Concrete)
RULECHECK_HARMONY_OF_BREMEN_JUDGE(Mutant<Concrete>)
RULECHECK_HARMONY_OF_BREMEN_JUDGE(Observed<Concrete>)
#undef RULECHECK_HARMONY_OF_BREMEN_JUDGE

}  // namespace rulecheck::harmony_of_bremen
