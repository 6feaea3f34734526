// Which tile of a story goes to whom, as the proofs speak of it.
#pragma once
#include "smt/eselsbruecke/state.hpp"

namespace rulecheck::eselsbruecke::book {

template <int players>
using Hands = BySeat<SymSet, players>;

/// What this player holds after a story of so many tiles was distributed: its n-th tile goes to the n-th player to the
/// storyteller's left, and what is left over to himself.
template <int players>
SymSet dealt(std::size_t seat, const SymNum& storyteller, const SymNum& how_many) {
  SymSet held;
  const SymNum place = seats_between<players>(storyteller, number(seat));
  for (std::size_t tile = 0; tile < tiles; ++tile) {
    const SymBool his = tile < players - 1 ? place == number(tile + 1) : place == SymNum(0);
    held = held | select(his && number(tile) < how_many, just(tile), SymSet());
  }
  return held;
}

}  // namespace rulecheck::eselsbruecke::book
