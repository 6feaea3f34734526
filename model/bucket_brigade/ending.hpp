// Bucket Brigade, "Game End": the totals, and who wins.
#pragma once
#include "model/bucket_brigade/setup.hpp"

namespace rulecheck::bucket_brigade {

/// Recorded results by heat and seat.
template <class D, int players>
using Results = ByHeat<BySeat<typename D::Num, players>, players>;

/// The sum of each player's results.
template <class D, int players>
BySeat<typename D::Num, players> totals(const Results<D, players>& results) {
  const Renders<D> rule{clause::add_up_the_heats};
  BySeat<typename D::Num, players> sums;
  for (const auto& heat : results) {
    for (std::size_t seat = 0; seat < players; ++seat) sums[seat] = sums[seat] + heat[seat];  // BUB-28
  }
  return sums;
}

/// What decides between two players: the total, then the result of the last heat.
template <class D>
struct Standing {
  typename D::Num total, last;
  static constexpr auto fields = std::tuple{&Standing::total, &Standing::last};
};

/// Where the recorded results leave each player, by seat.
template <class D, int players>
BySeat<Standing<D>, players> standings(const Results<D, players>& results) {
  const Renders<D> rule{clause::add_up_the_heats, clause::better_final_heat_wins};
  const auto sums = totals<D, players>(results);
  BySeat<Standing<D>, players> all;
  for (std::size_t seat = 0; seat < players; ++seat) all[seat] = {sums[seat], results.back()[seat]};  // BUB-28, BUB-30
  return all;
}

/// Whether the first standing is better than the second.
template <class D>
typename D::Bool is_ahead(const Standing<D>& one, const Standing<D>& other) {
  const Renders<D> rule{clause::most_points_win, clause::highest_total_wins, clause::better_final_heat_wins};
  // BUB-04, BUB-29, BUB-30
  return other.total < one.total || (other.total == one.total && other.last < one.last);
}

/// By seat: whether the player wins.
template <class D, int players>
BySeat<typename D::Bool, players> winners(const Readings<D>& readings, const BySeat<Standing<D>, players>& standing) {
  const Renders<D> rule{clause::highest_total_wins, clause::better_final_heat_wins};
  using Bool = typename D::Bool;
  BySeat<Bool, players> wins;
  for (std::size_t seat = 0; seat < players; ++seat) {
    Bool first(true), alone(true);
    for (std::size_t other = 0; other < players; ++other) {
      if (other == seat) continue;
      first = first && !is_ahead<D>(standing[other], standing[seat]);  // BUB-29, BUB-30
      alone = alone && is_ahead<D>(standing[seat], standing[other]);
    }
    wins[seat] = select(readings.tied_players_lose, alone, first);
  }
  return wins;
}

/// The result of a game that is over.
template <class D, int players>
struct Ending {
  Results<D, players> heats;
  BySeat<typename D::Num, players> totals;
  BySeat<typename D::Bool, players> wins;
  static constexpr auto fields = std::tuple{&Ending::heats, &Ending::totals, &Ending::wins};
};

template <class D, int players>
Ending<D, players> ending(const Readings<D>& readings, const State<D, players>& state) {
  return {state.result, totals<D, players>(state.result),
          winners<D, players>(readings, standings<D, players>(state.result))};
}

// What a claimed result breaks; each value that is claimed is compared for itself.

/// A result is claimed although a heat is still to come.
template <class D, int players>
typename D::Bool claims_too_early(const State<D, players>& state) {
  const Renders<D> rule{clause::add_up_the_heats};
  return !is_over<D, players>(state);  // BUB-28
}

template <class D, int players>
typename D::Bool claims_wrong_heats(const Ending<D, players>& end, const Results<D, players>& claimed) {
  const Renders<D> rule{clause::record_totals_from_zero};
  typename D::Bool wrong(false);
  for (std::size_t heat = 0; heat < players; ++heat) {
    for (std::size_t seat = 0; seat < players; ++seat) {
      wrong = wrong || claimed[heat][seat] != end.heats[heat][seat];  // BUB-26
    }
  }
  return wrong;
}

template <class D, int players>
typename D::Bool claims_wrong_totals(const Ending<D, players>& end, const BySeat<typename D::Num, players>& claimed) {
  const Renders<D> rule{clause::add_up_the_heats};
  typename D::Bool wrong(false);
  for (std::size_t seat = 0; seat < players; ++seat) wrong = wrong || claimed[seat] != end.totals[seat];  // BUB-28
  return wrong;
}

/// Claimed winners who are not those of the game.
template <class D>
struct WrongWinners {
  typename D::Bool too_low;        ///< one of them has not the highest total: BUB-29
  typename D::Bool otherwise_off;  ///< anything else: BUB-30
  static constexpr auto fields = std::tuple{&WrongWinners::too_low, &WrongWinners::otherwise_off};
};

/// @param claimed by seat: whether the player is claimed to win
template <class D, int players>
WrongWinners<D> judge_winners(const Ending<D, players>& end, const BySeat<typename D::Bool, players>& claimed) {
  const Renders<D> rule{clause::highest_total_wins, clause::better_final_heat_wins};
  using Bool = typename D::Bool;
  Bool too_low(false), differs(false);
  for (std::size_t seat = 0; seat < players; ++seat) {
    differs = differs || !(claimed[seat] == end.wins[seat]);
    for (std::size_t other = 0; other < players; ++other) {
      if (other != seat) too_low = too_low || (claimed[seat] && end.totals[seat] < end.totals[other]);
    }
  }
  return {too_low, differs && !too_low};
}

}  // namespace rulecheck::bucket_brigade
