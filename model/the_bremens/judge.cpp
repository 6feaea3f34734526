#include "model/the_bremens/judge.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <iterator>

#include "model/core/mutant.hpp"
#include "model/core/observed.hpp"
#include "model/the_bremens/entering.hpp"
#include "model/the_bremens/names.hpp"
#include "model/the_bremens/telling.hpp"

namespace rulecheck::the_bremens {
namespace {

std::string game_is_over() { return "the game is over"; }
std::string redeal_is_due() { return "special cards have to be dealt anew first"; }

/// The clause that a target breaks which is none of the card.
template <class D>
const Clause& clause_of_target(typename D::Set card) {
  switch (known(card)) {
    case skip:
      return clause::skip;
    case double_move:
      return clause::double_move;
    case anyone:
      return clause::anyone;
    case one_to_five:
      return clause::one_to_five;
    case nine:
      return clause::nine;
    default:
      return clause::full_amount;
  }
}

/// What a player has shown in this round.
template <class D>
typename D::Set card_of(const State<D>& state, int seat) {
  return state.shown.at(static_cast<std::size_t>(seat));
}

/// "3", "double": the card with its name in a trace.
template <class D>
std::string_view name_of_card(typename D::Set card) {
  return card_names.at(static_cast<std::size_t>(std::countr_zero(known(card))));
}

std::string name_of(const PlayEntry& entry) {
  return std::string(animal_names.at(static_cast<std::size_t>(entry.animal)));
}

void add(Findings& findings, const auto& broken, const PlayEntry& entry) {
  const auto animal = animal_names.at(static_cast<std::size_t>(entry.animal));
  findings.check(8, broken.home, clause::home_card_is_out_of_use,
                 [&] { return fmt::format("the {} is in Goal", animal); });
  findings.check(8, broken.lays_without_anyone, clause::play_an_animal_card,
                 [] { return "only with ANYONE it is said whether the card is laid"; });
  findings.check(8, broken.lays_with_anyone, clause::anyone, [] { return "ANYONE is played without an animal card"; });
  findings.check(8, broken.card_not_in_hand, clause::play_an_animal_card,
                 [&] { return fmt::format("the {} card is not in hand", animal); });
}

template <class D>
void add(Findings& findings, const BrokenMove<D>& broken, typename D::Set card, typename D::Num from,
         const PlayEntry& entry) {
  const auto animal = animal_names.at(static_cast<std::size_t>(entry.animal));
  findings.check(10, broken.shakes_off, clause::riders_move_along,
                 [] { return "only with SHAKE it is said where riders go"; });
  findings.check(10, broken.stays, clause::matching_animal_moves,
                 [&] { return fmt::format("the {} stays, but it can move", animal); });
  findings.check(10, broken.held_by_the_chicken, clause::chicken_holds_animals,
                 [&] { return fmt::format("the chicken is on the stack of the {}", animal); });
  findings.check(10, broken.wrong_target, clause_of_target<D>(card), [&] {
    return fmt::format("{} does not take the {} from space {} to space {}", name_of_card<D>(card), animal, known(from),
                       entry.to);
  });
  findings.check(10, broken.onto_no_larger, clause::same_or_larger_is_blocked,
                 [&] { return fmt::format("the top of space {} is not larger than the {}", entry.to, animal); });
  findings.check(10, broken.onto_the_chicken, clause::nothing_rests_on_the_chicken,
                 [&] { return fmt::format("the chicken is on space {}", entry.to); });
}

template <class D>
void add(Findings& findings, const BrokenShake<D>& broken, const PlayEntry& entry) {
  const auto animal = animal_names.at(static_cast<std::size_t>(entry.animal));
  findings.check(10, broken.wrong_riders, clause::shake, [&] {
    return entry.riders_to ? fmt::format("SHAKE does not take riders of the {} to space {}", animal, *entry.riders_to)
                           : fmt::format("SHAKE shakes off the riders of the {}", animal);
  });
  findings.check(10, broken.held_by_the_chicken, clause::chicken_holds_animals,
                 [&] { return fmt::format("the chicken is on the stack of the {}", animal); });
  findings.check(10, broken.onto_no_larger, clause::same_or_larger_is_blocked,
                 [&] { return fmt::format("the top of space {} is not larger than the {}", entry.to, animal); });
  findings.check(10, broken.onto_the_chicken, clause::nothing_rests_on_the_chicken,
                 [&] { return fmt::format("the chicken is on space {}", entry.to); });
  findings.check(10, broken.wrong_space, clause::shake,
                 [&] { return fmt::format("SHAKE does not take the {} to space {}", animal, entry.to); });
}

/// The turn of the chicken player, once its form is right.
template <class D>
void judge_chicken_player(Findings& findings, const Agreement<D>& agreement, const State<D>& state,
                          const TurnEntry& entry) {
  if (entry.plays.size() == 1) {
    const PlayEntry& play = entry.plays.front();
    const BrokenLaying<D> broken =
        judge_laying<D>(agreement.board, state, Given<D>::num(entry.seat), given_play<D>(play));
    findings.check(6, broken.home, clause::home_card_is_out_of_use,
                   [&] { return fmt::format("the {} is in Goal", name_of(play)); });
    findings.check(6, broken.not_plain, clause::play_an_animal_card,
                   [&] { return fmt::format("the {} card is not simply laid from the hand", name_of(play)); });
    findings.check(6, broken.moves, clause::chicken_player_moves_no_animal,
                   [] { return "the chicken player moves an animal"; });
  }
  if (!entry.chicken) return;
  const BrokenChickenMove<D> broken = judge_chicken_move<D>(
      agreement.board, state.chicken, card_of<D>(state, entry.seat), given_space<D>(entry.chicken));
  const auto wrong = [&] {
    return fmt::format("{} does not move the chicken from space {} to space {}",
                       name_of_card<D>(card_of<D>(state, entry.seat)), known(state.chicken), *entry.chicken);
  };
  findings.check(7, broken.leaves_the_board, clause::chicken_stays_between,
                 [] { return "the chicken enters Start or Goal"; });
  findings.check(7, broken.not_by_seven, clause::seven, wrong);
  findings.check(7, broken.not_in_full, clause::chicken_moves_in_full, wrong);
}

/// A play of a player who moves animals.
template <class D>
void judge_one_play(Findings& findings, const Agreement<D>& agreement, const State<D>& state, int seat,
                    const PlayEntry& entry) {
  const auto card = card_of<D>(state, seat);
  const BrokenPlay<D> broken = judge_play<D>(agreement, state, Given<D>::num(seat), card, given_play<D>(entry));
  findings.check(7, broken.after_the_end, clause::third_animal_home_wins, game_is_over);
  add(findings, broken.choice, entry);
  findings.check(9, broken.goes_back, clause::animals_advance,
                 [&] { return fmt::format("the {} goes back", name_of(entry)); });
  const auto animal = static_cast<std::size_t>(entry.animal), owner = static_cast<std::size_t>(seat);
  add<D>(findings, broken.move, card, state.space.at(animal).at(owner), entry);
  add<D>(findings, broken.shake, entry);
  findings.check(11, broken.blocked_choice, clause::blocked_player_decides,
                 [&] { return fmt::format("the {} cannot move, another animal can and has to", name_of(entry)); });
}

/// The plays of a player who moves animals, and what he leaves out. Nothing is judged after a play that breaks a
/// clause: nobody knows then what lies where.
template <class D>
Breaches judge_plays(const Agreement<D>& agreement, State<D> state, const TurnEntry& entry, Words words) {
  const auto seat = Given<D>::num(entry.seat);
  const auto card = card_of<D>(state, entry.seat);
  int part = 0;
  for (const PlayEntry& play : entry.plays) {
    Findings findings(++part, words);
    judge_one_play<D>(findings, agreement, state, entry.seat, play);
    if (!findings.empty()) return findings.take();
    state = make_play<D>(agreement, state, seat, card, given_play<D>(play));
  }
  Findings findings(part + 1, words);
  findings.check(12, owes_a_play<D>(agreement, state, seat, card, Given<D>::num(part)), clause::blocked_player_decides,
                 [&] {
                   return part == 0 ? "no animal is chosen although one can move"
                                    : "no second animal is chosen although one can move";
                 });
  return findings.take();
}

/// "1, then 0 and 2"
std::string ranking_text(const std::vector<std::vector<int>>& ranking) {
  std::vector<std::string> groups;
  for (const std::vector<int>& group : ranking) groups.push_back(fmt::format("{}", fmt::join(group, " and ")));
  return fmt::format("{}", fmt::join(groups, ", then "));
}

}  // namespace

template <class D>
Breaches judge_reveal(const Agreement<D>& agreement, const State<D>& state, const RevealEntry& entry) {
  const auto shown = given_cards<D>(entry.cards);
  Findings findings;
  findings.check(1, is_over<D>(agreement.board, state), clause::third_animal_home_wins, game_is_over);
  findings.check(2, is_redeal_due<D>(agreement.board, state), clause::cards_return_after_eight, redeal_is_due);
  findings.check(3, reveals_during_a_round<D>(state), clause::badge_follows_chicken_card,
                 [] { return "not everybody has had his turn"; });
  if (!findings.empty()) return findings.take();
  findings.check(4, shows_a_foreign_card<D>(state, shown), clause::reveal_one_card, [&] {
    std::vector<int> wrong;
    for (std::size_t seat = 0; seat < entry.cards.size(); ++seat) {
      if ((known(shown.at(seat)) & ~known(state.hand.at(seat))) != 0) {
        wrong.push_back(static_cast<int>(seat));
      }
    }
    return fmt::format("a card is shown that is not in hand: seat {}", fmt::join(wrong, ", "));
  });
  if (!entry.chicken_card) return findings.take();
  const auto said = Given<D>::num(*entry.chicken_card);
  findings.check(5, favours_a_lower_card<D>(shown, said), clause::highest_gets_chicken_card,
                 [&] { return fmt::format("the card of seat {} is not the highest", *entry.chicken_card); });
  findings.check(5, favours_another_of_the_tied<D>(state, agreement.board, shown, said), clause::tie_goes_clockwise,
                 [&] { return fmt::format("seat {} is not the closest of the tied ones", *entry.chicken_card); });
  return findings.take();
}

template <class D>
Breaches judge_turn(const Agreement<D>& agreement, const State<D>& state, const TurnEntry& entry, Words words) {
  const BrokenTurn<D> broken = judge_turn<D>(agreement, state, given_turn<D>(entry));
  Findings findings(0, words);
  findings.check(1, broken.game_is_over, clause::third_animal_home_wins, game_is_over);
  findings.check(2, broken.redeal_is_due, clause::cards_return_after_eight, redeal_is_due);
  findings.check(3, broken.unrevealed, clause::reveal_one_card, [] { return "no cards are revealed in this round"; });
  if (!findings.empty()) return findings.take();
  findings.check(4, broken.out_of_turn, clause::one_at_a_time,
                 [&] { return fmt::format("it is the turn of seat {}", known(state.turn)); });
  findings.check(5, broken.chicken_player_plays, clause::chicken_player_moves_no_animal,
                 [] { return "the chicken player chooses an animal"; });
  findings.check(5, broken.chicken_is_left, clause::chicken_player_moves_the_chicken,
                 [] { return "the chicken player does not say where the chicken goes"; });
  findings.check(5, broken.moves_foreign_chicken, clause::chicken_belongs_to_the_highest,
                 [&] { return fmt::format("seat {} has the chicken", known(state.holder)); });
  findings.check(6, broken.chicken_player_not_once, clause::play_an_animal_card,
                 [] { return "the chicken player does not lay exactly one animal card"; });
  findings.check(6, broken.second_without_double, clause::play_an_animal_card,
                 [] { return "two animals are chosen without DOUBLE"; });
  if (known(state.holder) == entry.seat) {
    judge_chicken_player<D>(findings, agreement, state, entry);
    return findings.take();
  }
  Breaches all = findings.take();
  if (known(broken.second_without_double)) return all;
  std::ranges::move(judge_plays<D>(agreement, state, entry, words), std::back_inserter(all));
  return all;
}

template <class D>
Breaches judge_redeal(const Agreement<D>& agreement, const State<D>& state) {
  Findings findings;
  findings.check(1, is_over<D>(agreement.board, state), clause::third_animal_home_wins, game_is_over);
  if (!findings.empty()) return findings.take();
  findings.check(2, redeals_too_early<D>(agreement.board, state), clause::cards_return_after_eight,
                 [] { return "it is not the time to deal special cards anew"; });
  return findings.take();
}

template <class D>
Breaches judge_result(const Agreement<D>& agreement, const State<D>& state, const Claim& claim) {
  Findings findings;
  findings.check(1, claims_too_early<D>(agreement.board, state), clause::third_animal_home_wins,
                 [] { return "the game is not over"; });
  if (!findings.empty()) return findings.take();
  if (claim.winner) {
    findings.check(2, claims_wrong_winner<D>(agreement.board, state, Given<D>::num(*claim.winner)),
                   clause::third_animal_home_wins, [&] {
                     return fmt::format("wrong winner: {} instead of {}", *claim.winner,
                                        result_of<D>(agreement.board, state).winner.value());
                   });
  }
  if (!claim.ranking) return findings.take();
  const BrokenRanking<D> broken = judge_ranking<D>(agreement.board, state, given_ranking<D>(*claim.ranking));
  const auto wrong = [&](const char* where) {
    return [&, where] {
      return fmt::format("wrong ranking{}: {} instead of {}", where, ranking_text(*claim.ranking),
                         ranking_text(result_of<D>(agreement.board, state).ranking.value()));
    };
  };
  findings.check(2, broken.winner_not_first_alone, clause::third_animal_home_wins,
                 wrong(", which does not begin with the winner alone"));
  findings.check(2, broken.fewer_home_before, clause::rank_by_animals_home,
                 wrong(" of seats with different numbers of animals in Goal"));
  findings.check(2, broken.third_arrivals, clause::riders_arrive_first,
                 wrong(" of seats whose animals are all in Goal"));
  findings.check(2, broken.foremost_animals, clause::rank_by_foremost_animal,
                 wrong(" of seats with equally many animals in Goal"));
  return findings.take();
}

template <class D>
bool may_play(const Agreement<D>& agreement, const State<D>& state, int seat, const PlayEntry& entry) {
  Findings findings(0, Words::left_out);
  judge_one_play<D>(findings, agreement, state, seat, entry);
  return findings.empty();
}

template <class D>
State<D> take_turn(const Agreement<D>& agreement, State<D> state, const TurnEntry& entry) {
  const auto seat = Given<D>::num(entry.seat);
  const auto card = card_of<D>(state, entry.seat);
  for (const PlayEntry& play : entry.plays) {
    state = entry.chicken ? lay_without_a_move<D>(agreement.board, state, seat, Given<D>::num(play.animal))
                          : make_play<D>(agreement, state, seat, card, given_play<D>(play));
  }
  if (entry.chicken) state = move_chicken<D>(state, Given<D>::num(*entry.chicken));
  return end_turn<D>(agreement.board, state);
}

// The three domains whose values are known.
#define RULECHECK_THE_BREMENS_JUDGE(D)                                                            \
  template Breaches judge_reveal<D>(const Agreement<D>&, const State<D>&, const RevealEntry&);    \
  template Breaches judge_turn<D>(const Agreement<D>&, const State<D>&, const TurnEntry&, Words); \
  template Breaches judge_redeal<D>(const Agreement<D>&, const State<D>&);                        \
  template Breaches judge_result<D>(const Agreement<D>&, const State<D>&, const Claim&);          \
  template bool may_play<D>(const Agreement<D>&, const State<D>&, int, const PlayEntry&);         \
  template State<D> take_turn<D>(const Agreement<D>&, State<D>, const TurnEntry&);
RULECHECK_THE_BREMENS_JUDGE(Concrete)
RULECHECK_THE_BREMENS_JUDGE(Mutant<Concrete>)
RULECHECK_THE_BREMENS_JUDGE(Observed<Concrete>)
#undef RULECHECK_THE_BREMENS_JUDGE

}  // namespace rulecheck::the_bremens
