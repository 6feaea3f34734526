// Eselsbrücke, "End of Game": what everybody has collected, who wins, and what is wrong with a claimed result.
#pragma once
#include "model/eselsbruecke/state.hpp"

namespace rulecheck::eselsbruecke {

/// The result of a game that is over, by seat.
template <class D, int players>
struct Ending {
  BySeat<typename D::Num, players> tiles;  ///< victory-point tiles, stop tiles among them
  BySeat<typename D::Num, players> stops;  ///< stop tiles
  BySeat<typename D::Bool, players> wins;
  static constexpr auto fields = std::tuple{&Ending::tiles, &Ending::stops, &Ending::wins};
};

/// By seat: whether the player wins.
/// @param tiles by seat; @param stops by seat: stop tiles among them
template <class D, int players>
BySeat<typename D::Bool, players> winners(const BySeat<typename D::Num, players>& tiles,
                                          const BySeat<typename D::Num, players>& stops) {
  const Renders<D> rule{clause::most_tiles_win, clause::most_tiles_decide, clause::stop_tiles_break_ties,
                        clause::several_winners};
  BySeat<typename D::Bool, players> wins;
  for (std::size_t seat = 0; seat < players; ++seat) {
    wins[seat] = typename D::Bool(true);
    for (std::size_t other = 0; other < players; ++other) {
      if (other == seat) continue;
      // ESL-02, ESL-49, ESL-50, ESL-51
      wins[seat] =
          wins[seat] && (tiles[other] < tiles[seat] || (tiles[other] == tiles[seat] && stops[other] <= stops[seat]));
    }
  }
  return wins;
}

template <class D, int players>
Ending<D, players> ending(const State<D, players>& state) {
  const Renders<D> rule{clause::most_tiles_decide, clause::stop_tile_is_a_point, clause::stop_tiles_break_ties};
  Ending<D, players> end;
  for (std::size_t seat = 0; seat < players; ++seat) {
    end.stops[seat] = state.stack[seat].stops + state.aside[seat];   // ESL-50
    end.tiles[seat] = state.stack[seat].pictures + end.stops[seat];  // ESL-49, ESL-43
  }
  end.wins = winners<D, players>(end.tiles, end.stops);
  return end;
}

// What a claimed result breaks; each value that is claimed is compared for itself.

/// A result is claimed although the last round is not finished.
template <class D, int players>
typename D::Bool claims_too_early(const Agreement<D>& agreement, const State<D, players>& state) {
  const Renders<D> rule{clause::ends_after_the_last_round};
  return !is_over<D, players>(agreement, state);  // ESL-48
}

template <class D, int players>
typename D::Bool claims_wrong_tiles(const Ending<D, players>& end, const BySeat<typename D::Num, players>& claimed) {
  const Renders<D> rule{clause::most_tiles_decide};
  typename D::Bool wrong(false);
  for (std::size_t seat = 0; seat < players; ++seat) wrong = wrong || claimed[seat] != end.tiles[seat];  // ESL-49
  return wrong;
}

template <class D, int players>
typename D::Bool claims_wrong_stops(const Ending<D, players>& end, const BySeat<typename D::Num, players>& claimed) {
  const Renders<D> rule{clause::stop_tiles_break_ties};
  typename D::Bool wrong(false);
  for (std::size_t seat = 0; seat < players; ++seat) wrong = wrong || claimed[seat] != end.stops[seat];  // ESL-50
  return wrong;
}

/// Claimed winners who are not those of the game.
template <class D>
struct WrongWinners {
  typename D::Bool too_few_tiles;  ///< one of them has not the most tiles: ESL-49
  typename D::Bool too_few_stops;  ///< one of them has not the most stop tiles of those with the most tiles: ESL-50
  typename D::Bool otherwise_off;  ///< anything else: ESL-51
  static constexpr auto fields =
      std::tuple{&WrongWinners::too_few_tiles, &WrongWinners::too_few_stops, &WrongWinners::otherwise_off};
};

/// @param claimed by seat: whether the player is claimed to win
template <class D, int players>
WrongWinners<D> judge_winners(const Ending<D, players>& end, const BySeat<typename D::Bool, players>& claimed) {
  const Renders<D> rule{clause::most_tiles_decide, clause::stop_tiles_break_ties, clause::several_winners};
  using Bool = typename D::Bool;
  Bool too_few_tiles(false), too_few_stops(false), differs(false);
  for (std::size_t seat = 0; seat < players; ++seat) {
    differs = differs || !(claimed[seat] == end.wins[seat]);
    for (std::size_t other = 0; other < players; ++other) {
      if (other == seat) continue;
      too_few_tiles = too_few_tiles || (claimed[seat] && end.tiles[seat] < end.tiles[other]);
      too_few_stops =
          too_few_stops || (claimed[seat] && end.tiles[seat] == end.tiles[other] && end.stops[seat] < end.stops[other]);
    }
  }
  return {too_few_tiles, !too_few_tiles && too_few_stops, !too_few_tiles && !too_few_stops && differs};
}

}  // namespace rulecheck::eselsbruecke
