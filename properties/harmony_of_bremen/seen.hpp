// What a property's claim on The Harmony of Bremen looks at: a state as plain numbers, without any rule.
#pragma once
#include <algorithm>

#include "model/harmony_of_bremen/model.hpp"

namespace rulecheck::harmony_of_bremen {

/// A state as anybody could describe it who stands at the table.
struct Seen {
  Numbers roles{};              ///< by seat
  Hands hands;                  ///< ascending
  std::array<bool, 4> light{};  ///< by seat: whether the player card shows its morning side
  Numbers pile{};               ///< by seat: cards beside the player card
  int discards = 0, round = 0;
  std::optional<int> declared;  ///< the number to be played
  bool ensemble_played = false, succeeded = false;

  /// The seat whose card shows its morning side; −1 unless there is exactly one.
  int leader() const {
    if (std::ranges::count(light, true) != 1) return -1;
    return static_cast<int>(std::ranges::find(light, true) - light.begin());
  }
  /// How many cards are in all hands.
  std::size_t cards_in_hand() const {
    std::size_t cards = 0;
    for (const auto& hand : hands) cards += hand.size();
    return cards;
  }
};

template <class D>
Seen seen(const Log<D>& log) {
  const State<D>& game = log.game;
  Seen all;
  for (std::size_t seat = 0; seat < all.hands.size(); ++seat) {
    all.roles.at(seat) = known(game.role[seat]);
    all.light.at(seat) = known(game.morning[seat]);
    all.pile.at(seat) = known(game.pile[seat]);
    for (const auto& place : game.hand[seat]) {
      if (known(place) >= 0) all.hands.at(seat).push_back(known(place));
    }
    std::ranges::sort(all.hands.at(seat));
  }
  all.discards = known(game.discards);
  all.round = known(game.round);
  if (known(game.declared)) all.declared = known(game.declaration);
  all.ensemble_played = known(game.ensemble_played);
  all.succeeded = known(game.succeeded);
  return all;
}

/// The seat to the left.
inline int left_of(int seat) { return (seat + 1) % 4; }
inline std::size_t left_of(std::size_t seat) { return (seat + 1) % 4; }

}  // namespace rulecheck::harmony_of_bremen
