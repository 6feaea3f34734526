// Games of Eselsbrücke in the middle, for cases of the rule text.
#pragma once
#include <string>
#include <vector>

#include "model/eselsbruecke/entering.hpp"
#include "model/eselsbruecke/invariant.hpp"
#include "model/eselsbruecke/telling.hpp"
#include "properties/core/check.hpp"

namespace rulecheck::eselsbruecke {

template <class D>
Agreement<D> agreement_of(const Settings& settings) {
  return agreed<D>(settings);
}

/// Before the turn of a seat, with stacks of one picture tile each and seat 0 as start player.
template <class D, int players>
State<D, players> at_turn(const Agreement<D>& agreement, int round, int storyteller, const StackText& stack = "p") {
  Position position{round, 0, storyteller, std::vector<StackText>(players, stack), std::vector<int>(players, 0)};
  return given_position<D, players>(agreement, position);
}

/// The same in the guessing round of this turn, the story having been told.
template <class D, int players>
State<D, players> in_guessing(const Agreement<D>& agreement, int round, int storyteller, const StackText& stack = "p") {
  State<D, players> state = at_turn<D, players>(agreement, round, storyteller, stack);
  if (known(story_is_due<D, players>(agreement, state))) state = tell<D, players>(agreement, state);
  return distribute<D, players>(agreement, state);
}

/// Somebody names the tile with this number, or nothing.
template <class D>
Guess<D> naming(int seat, int tile = -1) {
  return {Given<D>::num(seat), Given<D>::set(tile < 0 ? 0 : std::uint64_t{1} << tile), Given<D>::truth(false)};
}
template <class D>
Guess<D> keeping(int seat, int tile) {
  return {Given<D>::num(seat), Given<D>::set(std::uint64_t{1} << tile), Given<D>::truth(true)};
}

/// The sets as numbers.
template <class D, int players>
std::vector<std::uint64_t> bits_of(const BySeat<typename D::Set, players>& sets) {
  std::vector<std::uint64_t> bits;
  for (const auto& set : sets) bits.push_back(known(set));
  return bits;
}

}  // namespace rulecheck::eselsbruecke
