#include "model/bremen/judge.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "model/bremen/entering.hpp"
#include "model/core/findings.hpp"
#include "model/core/mutant.hpp"
#include "model/core/observed.hpp"
#include "model/core/trace_node.hpp"

namespace rulecheck::bremen {
namespace {

/// Of two clauses that say the same for 3 and for 4 players.
template <int players>
const Clause& of(const Clause& three, const Clause& four) {
  return players == 3 ? three : four;
}

template <class D, int players>
Findings judge_deal(const DealEntry& entry, int part, bool last, bool goes_on) {
  Findings findings(part);
  const auto deal_number = [&](const char* what) { return fmt::format("deal {}: {}", part, what); };
  const Clause& in_use = of<players>(clause::forty_pieces_for_three, clause::all_pieces_for_four);
  const auto wrong_pieces = [&] { return deal_number("the pieces are not exactly those in use"); };
  if (entry.circle) {
    findings.check(1, uses_wrong_pieces<D, players>(Given<D>::set(all_of(*entry.circle))), in_use, wrong_pieces);
  } else {
    const auto stated = stated_deal<D, players>(entry);
    findings.check(1, uses_wrong_pieces<D, players>(dealt_pieces<D, players>(stated)), in_use, wrong_pieces);
    findings.check(1, has_wrong_hand_size<D, players>(stated), clause::take_the_next_piece,
                   [&] { return deal_number("a hand has not 13 pieces"); });
  }
  // The circle cannot be dealt unless it is complete.
  if (entry.circle && entry.circle->size() != circle_size<players>) return findings;
  const auto dealt = deal_of<D, players>(entry);
  if (entry.circle && entry.hands) {
    const auto stated = stated_deal<D, players>(entry);
    findings.check(2, differs_in_hands<D, players>(stated, dealt), clause::take_the_next_piece,
                   [&] { return deal_number("the circle gives other hands"); });
    if (entry.center) {
      findings.check(2, differs_in_center<D, players>(stated, dealt), clause::center_piece,
                     [&] { return deal_number("the circle leaves another piece for the center"); });
    }
  }
  if (!last) {
    findings.check(3, redeals_needlessly<D, players>(dealt), clause::redeal_until_fewer,
                   [&] { return deal_number("it was redealt although no hand has 8 chickens"); });
  } else if (goes_on) {
    findings.check(3, fails_to_redeal<D, players>(dealt), clause::redeal_at_eight_chickens,
                   [&] { return deal_number("a hand has 8 or more chickens, and it was not redealt"); });
  }
  return findings;
}

int row_of(const std::string& title) {
  const auto found = std::ranges::find(titles, std::string_view(title));
  return found == titles.end() ? -1 : static_cast<int>(found - titles.begin());
}

/// "wrong "score": 11 instead of 10"
std::string instead(const char* key, const std::string& claimed, const std::string& right) {
  return fmt::format("wrong \"{}\": {} instead of {}", key, claimed, right);
}

/// The names of pieces, one by seat.
std::vector<std::string> names_by_seat(const std::vector<PieceSet>& pieces) {
  std::vector<std::string> names;
  for (const PieceSet single : pieces) names.push_back(piece_name(single));
  return names;
}

/// The known values of a list by seat.
auto known_by_seat(const auto& values) {
  std::vector<decltype(known(values[0]))> by_seat;
  for (const auto& value : values) by_seat.push_back(known(value));
  return by_seat;
}

/// A title in quotes. @param row of the table; any other number for none
std::string title_in_row(int row) {
  const bool there = 0 <= row && row < static_cast<int>(titles.size());
  return there ? json_text(titles.at(static_cast<std::size_t>(row))) : "none";
}

}  // namespace

template <class D, int players>
Breaches judge_deals(const Setup& setup, bool goes_on) {
  Breaches all;
  for (std::size_t i = 0; i < setup.deals.size(); ++i) {
    const bool last = i + 1 == setup.deals.size();
    Breaches more = judge_deal<D, players>(setup.deals[i], static_cast<int>(i), last, goes_on).take();
    all.insert(all.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
  }
  return all;
}

template <class D, int players>
Breaches judge_play(const Log<D, players>& log, const Play& play) {
  const auto seat = Given<D>::num(play.player);
  const auto single = Given<D>::set(play.piece);
  const Broken<D> broken = judge<D, players>(log.game, seat, single);
  const WrongTurn<D> wrong = judge_turn<D, players>(log.game, seat);
  const auto turn = [&] {
    return fmt::format("seat {} plays, but it is the turn of seat {}", play.player, known(log.game.turn));
  };
  Findings findings;
  findings.check(1, broken.game_is_over, clause::game_end, [] { return "the game is over"; });
  findings.check(2, wrong.first_leader,
                 of<players>(clause::first_leader_three_players, clause::first_leader_four_players), turn);
  findings.check(2, wrong.later_leader, clause::winner_leads, turn);
  findings.check(2, wrong.follower, clause::play_clockwise, turn);
  findings.check(3, broken.foreign_piece, clause::one_piece_per_round,
                 [&] { return fmt::format("seat {} does not hold {}", play.player, piece_name(play.piece)); });
  findings.check(4, broken.not_followed, clause::follow_suit, [&] {
    return fmt::format("seat {} holds {} and played {}", play.player,
                       piece_names(known(followers<D, players>(log.game, seat))), piece_name(play.piece));
  });
  return findings.take();
}

template <class D, int players>
Breaches judge_taking(const Log<D, players>& log, const Take& take) {
  const WrongTake<D> wrong = judge_take<D, players>(log, Given<D>::num(take.player));
  const auto winner = [&] {
    return fmt::format("seat {} takes the pieces, but seat {} has won them", take.player, known(log.game.leader));
  };
  Findings findings;
  findings.check(1, wrong.game_is_over, clause::game_end, [] { return "the game is over"; });
  findings.check(1, wrong.nothing_to_take, clause::winner_takes_all,
                 [] { return "pieces are taken directly after the last play of a round only"; });
  findings.check(2, wrong.highest_chicken, clause::highest_chicken_wins, winner);
  findings.check(2, wrong.highest_led, clause::highest_led_animal_wins, winner);
  return findings.take();
}

template <class D, int players>
Breaches judge_result(const Log<D, players>& log, const Claim& claim) {
  Findings findings;
  findings.check(1, claims_too_early<D, players>(log.game), clause::game_end, [] { return "the game is not over"; });
  const Ending<D, players> end = ending<D, players>(log.game);
  const auto wrong_truth = [](const char* key, bool claimed) {
    return [key, claimed] { return instead(key, claimed ? "true" : "false", claimed ? "false" : "true"); };
  };
  if (claim.captured) {
    findings.check(2, claims_wrong_captures<D, players>(end, given_numbers<D, players>(*claim.captured)),
                   clause::winner_takes_all, [&] {
                     return "wrong \"captured\": " +
                            differences_by_seat(in_words(*claim.captured), in_words(known_by_seat(end.captured)));
                   });
  }
  if (claim.left) {
    findings.check(2, claims_wrong_pieces_left<D, players>(end, given_sets<D, players>(*claim.left)),
                   clause::all_win_or_lose_together, [&] {
                     return "wrong \"left\": " +
                            differences_by_seat(names_by_seat(*claim.left), names_by_seat(known_by_seat(end.left)));
                   });
  }
  if (claim.condition_one) {
    findings.check(2, claims_wrong_condition_one<D, players>(end, Given<D>::truth(*claim.condition_one)),
                   of<players>(clause::condition_one_three_players, clause::condition_one_four_players),
                   wrong_truth("condition1", *claim.condition_one));
  }
  if (claim.condition_two) {
    findings.check(2, claims_wrong_condition_two<D, players>(end, Given<D>::truth(*claim.condition_two)),
                   of<players>(clause::condition_two_three_players, clause::condition_two_four_players),
                   wrong_truth("condition2", *claim.condition_two));
  }
  if (claim.won) {
    findings.check(2, claims_wrong_outcome<D, players>(end, Given<D>::truth(*claim.won)), clause::both_conditions_win,
                   wrong_truth("won", *claim.won));
  }
  const auto lost = [] { return "the game is lost: there is no score and no title"; };
  if ((claim.score && *claim.score) || (claim.title && *claim.title)) {
    findings.check(2, claims_score_without_victory<D, players>(end), clause::score_after_victory, lost);
  }
  if (claim.score) {
    // No score is 10⁹ + 1, so this stands for null.
    findings.check(2, claims_wrong_score<D, players>(end, Given<D>::num(claim.score->value_or(1'000'000'001))),
                   clause::score, [&] {
                     const std::string claimed = *claim.score ? std::to_string(**claim.score) : "null";
                     return instead("score", claimed, std::to_string(known(end.score)));
                   });
  }
  if (claim.title) {
    findings.check(2, claims_wrong_title<D, players>(end, Given<D>::num(*claim.title ? row_of(**claim.title) : -1)),
                   of<players>(clause::titles_three_players, clause::titles_four_players), [&] {
                     const std::string claimed = *claim.title ? json_text(**claim.title) : "null";
                     return instead("title", claimed, title_in_row(known(end.title)));
                   });
  }
  return findings.take();
}

// The three domains whose values are known, for 3 and 4 players.
#define RULECHECK_BREMEN_JUDGE(D, players)                             \
  template Breaches judge_deals<D, players>(const Setup&, bool);       \
  template Breaches judge_play(const Log<D, players>&, const Play&);   \
  template Breaches judge_taking(const Log<D, players>&, const Take&); \
  template Breaches judge_result(const Log<D, players>&, const Claim&);
RULECHECK_BREMEN_JUDGE(Concrete, 3)
RULECHECK_BREMEN_JUDGE(Concrete, 4)
RULECHECK_BREMEN_JUDGE(Mutant<Concrete>, 3)
RULECHECK_BREMEN_JUDGE(Mutant<Concrete>, 4)
RULECHECK_BREMEN_JUDGE(Observed<Concrete>, 3)
RULECHECK_BREMEN_JUDGE(Observed<Concrete>, 4)
#undef RULECHECK_BREMEN_JUDGE

}  // namespace rulecheck::bremen
