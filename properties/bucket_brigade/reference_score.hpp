#pragma once

// The second half of the reference of Bucket Brigade: what a heat scores and who wins ("Scoring" and "Game End").

#include <algorithm>
#include <vector>

#include "properties/bucket_brigade/reference_cards.hpp"

namespace rulecheck::bucket_brigade::reference {

/// What the book leaves open; all false is the default of the traces.
struct Readings {
  bool overrun_forbidden = false;  ///< `overrun`: a run from the space before the cave is no play (else it ends there)
  bool clamped_before_bonus =
      false;                    ///< `negative-clamp`: the cards alone are raised to 0 (else cards and bonus together)
  bool pairs_optional = false;  ///< `pairing`: no pairs for a bear on a negative value (else as many as possible)
  bool residual_tie_unwon = false;  ///< `residual-tie`: nobody wins (else all who are still level do)
};

/// The points of one hand for one bear that stands on a space of value `value`: pairs of walk-cards, single walk-cards
/// and run-cards. The walk-cards are put together two by two as the book says, not computed.
inline int points_for_a_bear(const Cards& hand, Color bear, int value, const Readings& readings) {
  require(bear != Color::joker, "the jokers have no bear");
  const bool pairing = value >= 0 || !readings.pairs_optional;
  int points = 0;
  int walks = count_of(hand, {bear, 1});
  while (pairing && walks >= 2) {
    points += 5 * value;
    walks -= 2;
  }
  for (; walks > 0; --walks) points += value;
  for (int runs = count_of(hand, {bear, 2}); runs > 0; --runs) points += 2 * value;
  return points;
}

/// The points of one hand for all bears, which may be negative; jokers count nothing and no bonus is in it.
/// `values` are the space-values from the beehives to the cave.
inline int points_of_cards(const Cards& hand, const Bears& bears, const std::vector<int>& values,
                           const Readings& readings) {
  int points = 0;
  for (const auto& [bear, space] : bears) points += points_for_a_bear(hand, bear, at(values, space), readings);
  return points;
}

/// The bonus of the player who finished the heat.
inline constexpr int bonus_for_finishing = 6;

/// What is recorded for one player: cards and bonus, never less than 0.
inline int recorded_result(int points_of_the_cards, bool finished_the_heat, const Readings& readings) {
  const int bonus = finished_the_heat ? bonus_for_finishing : 0;
  if (readings.clamped_before_bonus) return std::max(0, points_of_the_cards) + bonus;
  return std::max(0, points_of_the_cards + bonus);
}

/// "Game End": each player's results added up; `results` has one list by seat for each heat.
inline std::vector<int> totals_of(const std::vector<std::vector<int>>& results, int players) {
  std::vector<int> totals(static_cast<std::size_t>(players), 0);
  for (const std::vector<int>& heat : results) {
    for (int seat = 0; seat < players; ++seat) at(totals, seat) += at(heat, seat);
  }
  return totals;
}

/// "Game End": the seats, ascending, that nobody surpasses in total and then in the final heat. If there are several of
/// them, the book ends here; they win together or, by the reading, nobody does. `results` are those of all heats.
inline std::vector<int> winners_of(const std::vector<std::vector<int>>& results, int players,
                                   const Readings& readings) {
  require(!results.empty(), "nothing has been played");
  const std::vector<int> totals = totals_of(results, players);
  const std::vector<int>& final_heat = results.back();
  std::vector<int> winners;
  for (int seat = 0; seat < players; ++seat) {
    bool surpassed = false;
    for (int other = 0; other < players; ++other) {
      if (at(totals, other) > at(totals, seat)) surpassed = true;
      if (at(totals, other) == at(totals, seat) && at(final_heat, other) > at(final_heat, seat)) surpassed = true;
    }
    if (!surpassed) winners.push_back(seat);
  }
  if (winners.size() > 1 && readings.residual_tie_unwon) return {};
  return winners;
}

}  // namespace rulecheck::bucket_brigade::reference
