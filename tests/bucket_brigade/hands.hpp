// Sets of cards for cases of Bucket Brigade.
#pragma once
#include "model/bucket_brigade/setup.hpp"
#include "model/core/given.hpp"

namespace rulecheck::bucket_brigade {

/// So many walk-cards and run-cards of a suit, 0 to 4.
inline Cards some_of(int suit, int walks, int runs) {
  Cards cards = 0;
  for (Cards rest = walks_of(suit); walks > 0; --walks, rest &= rest - 1) cards |= rest & (~rest + 1);
  for (Cards rest = runs_of(suit); runs > 0; --runs, rest &= rest - 1) cards |= rest & (~rest + 1);
  return cards;
}

/// Hands of the cards in their order. @param discards the first ones
template <class D, int players>
BySeat<typename D::Set, players> hands_in_order(int discards) {
  BySeat<Cards, players> hands{};
  int place = 0;
  for (Cards rest = all_cards; rest != 0; rest &= rest - 1, ++place) {
    if (place >= discards) hands.at(static_cast<std::size_t>(place % players)) |= rest & (~rest + 1);
  }
  BySeat<typename D::Set, players> given;
  for (std::size_t seat = 0; seat < players; ++seat) given[seat] = Given<D>::set(hands[seat]);
  return given;
}

}  // namespace rulecheck::bucket_brigade
