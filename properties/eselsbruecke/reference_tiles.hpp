#pragma once

// The tiles of Eselsbrücke for the reference: picture tiles are told apart by their motifs while they are in a story,
// and are all alike in a stack, face down.

#include <algorithm>
#include <cstddef>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

namespace rulecheck::eselsbruecke::reference {

/// The element at `position`, which is mostly a seat; std::out_of_range (a std::logic_error) if there is none.
decltype(auto) at(auto& list, int position) { return list.at(static_cast<std::size_t>(position)); }

/// Throws std::logic_error with `reason` unless `allowed`.
inline void require(bool allowed, const char* reason) {
  if (!allowed) throw std::logic_error(reason);
}

/// How many there are.
inline int number_of(const auto& things) { return static_cast<int>(things.size()); }

/// "Game Material": the picture tiles.
inline constexpr int picture_tiles = 180;
/// "Game Material": the stop tiles.
inline constexpr int stop_tiles = 30;

/// What is on a picture tile: never empty, and on one tile only.
using Motif = std::string;
/// Tiles in a hand, before a player or in a story.
using Motifs = std::vector<Motif>;
/// Tiles by seat.
using Hands = std::vector<Motifs>;

/// A tile of which only the sort matters.
enum class Tile { picture, stop };
/// Tiles one on the other, the top one first.
using Stack = std::vector<Tile>;

/// The stack that the traces write like this, such as "pps"; std::logic_error if there is another letter.
inline Stack stack_of(const std::string& letters) {
  Stack stack;
  for (const char letter : letters) {
    require(letter == 'p' || letter == 's', "a stack has a letter other than p and s");
    stack.push_back(letter == 'p' ? Tile::picture : Tile::stop);
  }
  return stack;
}

/// The stacks by seat.
inline std::vector<Stack> stacks_of(const std::vector<std::string>& letters) {
  std::vector<Stack> stacks;
  for (const std::string& stack : letters) stacks.push_back(stack_of(stack));
  return stacks;
}

/// How the traces write this stack.
inline std::string letters_of(const Stack& stack) {
  std::string letters;
  for (const Tile tile : stack) letters += tile == Tile::picture ? 'p' : 's';
  return letters;
}

/// How many tiles of this sort there are in a stack.
inline int count_of(const Stack& stack, Tile sort) {
  return static_cast<int>(std::count(stack.begin(), stack.end(), sort));
}

/// Lays a tile on top of a stack.
inline void lay(Stack& stack, Tile tile) { stack.insert(stack.begin(), tile); }

/// Whether this motif is among them.
inline bool contains(const Motifs& motifs, const Motif& motif) {
  return std::find(motifs.begin(), motifs.end(), motif) != motifs.end();
}

/// Takes this motif out; std::logic_error if it is not there.
inline void take_out(Motifs& motifs, const Motif& motif) {
  const auto tile = std::find(motifs.begin(), motifs.end(), motif);
  require(tile != motifs.end(), "this tile is not here");
  motifs.erase(tile);
}

/// All tiles of all hands, those of seat 0 first.
inline Motifs all_of(const Hands& hands) {
  Motifs motifs;
  for (const Motifs& hand : hands) motifs.insert(motifs.end(), hand.begin(), hand.end());
  return motifs;
}

/// Throws std::logic_error if a motif is empty or twice among these.
inline void require_tiles(const Motifs& motifs) {
  require(!contains(motifs, ""), "a motif is empty");
  const std::set<Motif> distinct(motifs.begin(), motifs.end());
  require(distinct.size() == motifs.size(), "a motif is on two tiles");
}

}  // namespace rulecheck::eselsbruecke::reference
