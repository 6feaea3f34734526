// The yardstick of Eselsbrücke: four players on the normal side, by the readings and penalties by default, written by
// hand with plain numbers and no rule text, behind an interface that checks every move.
#pragma once
#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace rulecheck::yardstick {

/// Victory-point tiles: bit n of `stops` tells whether the n-th tile from below is a stop tile.
struct Pile {
  std::uint64_t stops = 0;
  std::uint8_t height = 1;

  /// Picture tiles above the topmost stop tile.
  int unprotected() const { return height - static_cast<int>(std::bit_width(stops)); }
  void put(int tiles) { height = static_cast<std::uint8_t>(height + tiles); }
  void put_stop() {
    stops |= std::uint64_t{1} << height;
    put(1);
  }
};

/// Seats clockwise, seat 0 begins. Tiles of the story that is guessed are bits: first those of the guessers in turn,
/// then those left over.
struct alignas(64) Memory {
  static constexpr std::uint8_t players = 4, rounds = 6, stories = 4;
  static constexpr std::array<std::uint8_t, stories> tiles{3, 3, 4, 5}, penalty{1, 2, 2, 3};

  std::array<Pile, players> pile{};
  std::array<std::uint8_t, players> hand{}, open{}, fields{};
  std::uint8_t round = 1, teller = 0, guesser = 1, out = 0, bag = 176, supply = 30;
  bool told = false, guessing = false;

  static std::uint8_t left(std::uint8_t seat) { return static_cast<std::uint8_t>((seat + 1) & 3); }
  static std::uint8_t bit(std::uint8_t number) { return static_cast<std::uint8_t>(1U << number); }
  bool over() const { return round > rounds; }
  bool story_due() const { return round <= stories && !told; }
  std::uint8_t guessed() const { return static_cast<std::uint8_t>(round - 3); }
  std::uint8_t unnamed() const { return static_cast<std::uint8_t>(hand[0] | hand[1] | hand[2] | hand[3]); }
  void next_turn() {
    told = guessing = false;
    teller = left(teller);
    if (teller == 0) ++round;
    guesser = left(teller);
  }
};

/// The game before the first story.
[[gnu::noinline]] inline void begin(Memory& memory) { memory = {}; }

/// @return false if that is not legal
[[gnu::noinline]] inline bool tell(Memory& memory, std::uint8_t seat, std::size_t tiles) {
  if (memory.over() || memory.guessing || !memory.story_due() || seat != memory.teller) return false;
  const std::size_t story = memory.round - 1U;
  if (tiles != Memory::tiles[story]) return false;
  memory.bag = static_cast<std::uint8_t>(memory.bag - tiles);
  memory.fields[seat] = static_cast<std::uint8_t>(memory.fields[seat] | Memory::bit(static_cast<std::uint8_t>(story)));
  if (memory.round <= 2) {
    memory.next_turn();
  } else {
    memory.told = true;
  }
  return true;
}

/// @param sizes how many tiles everybody then holds, by seat
/// @return false if that is not legal
[[gnu::noinline]] inline bool distribute(Memory& memory, std::uint8_t seat, const std::array<std::uint8_t, 4>& sizes) {
  if (memory.over() || memory.guessing || memory.round <= 2 || memory.story_due() || seat != memory.teller)
    return false;
  const std::uint8_t number = Memory::tiles[memory.guessed()];
  std::uint8_t holder = seat;
  for (std::uint8_t tile = 0; tile < 3; ++tile) {
    holder = Memory::left(holder);
    if (sizes[holder] != 1) return false;
    memory.hand[holder] = Memory::bit(tile);
  }
  if (sizes[seat] != number - 3) return false;
  memory.hand[seat] = static_cast<std::uint8_t>((Memory::bit(number) - 1) & ~7);
  memory.fields[seat] = static_cast<std::uint8_t>(memory.fields[seat] & ~Memory::bit(memory.guessed()));
  memory.guessing = true;
  return true;
}

inline void settle(Memory& memory) {
  const int penalty = Memory::penalty[memory.guessed()];
  for (std::uint8_t seat = 0; seat < Memory::players; ++seat) {
    Pile& pile = memory.pile[seat];
    const int open = std::popcount(memory.open[seat]);
    const bool erred = (memory.out & Memory::bit(seat)) != 0;
    pile.put(open - (erred ? std::min(penalty, open + pile.unprotected()) : 0));
    memory.hand[seat] = memory.open[seat] = 0;
  }
  if (memory.out == 0) {
    memory.pile[memory.teller].put_stop();
    --memory.supply;
  }
  memory.out = 0;
  memory.next_turn();
}

/// @param tile the one whose motif is named, as a set; nothing for another word or none
/// @return false if that is not legal
[[gnu::noinline]] inline bool guess(Memory& memory, std::uint8_t seat, std::uint8_t tile, bool keeps) {
  if (memory.over() || !memory.guessing || seat != memory.guesser) return false;
  const std::uint8_t unnamed = memory.unnamed(), own = memory.hand[seat];
  const bool last = own == unnamed && std::has_single_bit(own);
  if (last != keeps || (keeps ? tile != own : (tile & own) != 0)) return false;
  const std::uint8_t won = tile & unnamed;
  for (std::uint8_t& hand : memory.hand) hand = static_cast<std::uint8_t>(hand & ~won);
  memory.open[seat] = static_cast<std::uint8_t>(memory.open[seat] | won);
  if (won == 0) memory.out = static_cast<std::uint8_t>(memory.out | Memory::bit(seat));
  const auto guessers = static_cast<std::uint8_t>(15 & ~Memory::bit(memory.teller));
  if (memory.unnamed() == 0 || memory.out == guessers) {
    settle(memory);
    return true;
  }
  do memory.guesser = Memory::left(memory.guesser);
  while (memory.guesser == memory.teller || (memory.out & Memory::bit(memory.guesser)) != 0);
  return true;
}

}  // namespace rulecheck::yardstick
