// Fair deals of Bremen: unlike the model's random games, which favour rare deals, every order is equally likely here.
#pragma once
#include <utility>

#include "model/bremen/setup.hpp"
#include "model/core/choices.hpp"
#include "model/core/given.hpp"

namespace rulecheck::bremen {

/// The circle with all pieces in use, in ascending order.
template <class D, int players>
Circle<D, players> circle_in_order() {
  Circle<D, players> circle;
  std::size_t laid = 0;
  for (Pieces rest = pieces_in_use<players>; rest != 0; rest &= rest - 1) {
    circle[laid++] = Given<D>::set(rest & (~rest + 1));
  }
  return circle;
}

/// Mixes the pieces.
template <class D, int players>
void shuffle(Circle<D, players>& circle, Choices& choices) {
  for (std::size_t left = circle.size(); left > 1; --left) {
    std::swap(circle[left - 1], circle[choices.below(static_cast<std::uint32_t>(left))]);
  }
}

}  // namespace rulecheck::bremen
