// Boards for cases of The Bremens.
#pragma once
#include <vector>

#include "model/the_bremens/entering.hpp"
#include "properties/core/check.hpp"

namespace rulecheck::the_bremens {

/// Three to five players and the default readings. @param length of the board
template <class D>
Agreement<D> agreement_of(int players = 3, int length = 20) {
  Settings settings;
  settings.players = players;
  settings.length = length;
  return agreed<D>(settings);
}

/// An animal of a seat on a space.
struct Placed {
  std::size_t animal, seat;
  int space;
};

/// A game of three before a round, on a board of 20 spaces. @param placed animals not in Start; those in Goal arrived
/// in this order
template <class D>
State<D> board_of(const std::vector<Placed>& placed, int chicken = 5) {
  auto state = begin<D>(agreement_of<D>().board, given_cards<D>({7, 8, 9}), Given<D>::num(0));
  state.chicken = Given<D>::num(chicken);
  int arrived = 0;
  for (const auto& [animal, seat, space] : placed) {
    state.space.at(animal).at(seat) = Given<D>::num(space);
    if (space == 21) state.arrival.at(animal).at(seat) = Given<D>::num(++arrived);
  }
  state.arrivals = Given<D>::num(arrived);
  return state;
}

/// An animal is moved, and nothing else is said.
template <class D>
Play<D> play_of(int animal, int to) {
  return given_play<D>(PlayEntry{animal, to, false, {}});
}

/// The spaces of all animals.
template <class S>
std::vector<int> spaces_of(const S& state) {
  std::vector<int> spaces;
  for (const auto& pieces : state.space) {
    for (const auto& space : pieces) spaces.push_back(known(space));
  }
  return spaces;
}

}  // namespace rulecheck::the_bremens
