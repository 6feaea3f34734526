// A yardstick for speed: the same game written by hand for this one purpose, with 64-bit sets and no rule text. What it
// needs is about what the hardware allows behind an interface that checks every play.
#pragma once
#include <array>
#include <bit>
#include <cstdint>

namespace rulecheck::yardstick {

/// xoshiro256++, the generator of all benchmarks.
class Random {
 public:
  explicit Random(std::uint64_t seed) {
    for (std::uint64_t& word : state_) {
      std::uint64_t z = (seed += 0x9e3779b97f4a7c15ULL);
      z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
      word = z ^ (z >> 27);
    }
  }
  /// From 0 to `bound` − 1.
  unsigned below(unsigned bound) { return static_cast<unsigned>(((next() >> 32) * bound) >> 32); }

 private:
  std::uint64_t next() {
    const std::uint64_t result = std::rotl(state_[0] + state_[3], 23) + state_[0], shifted = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= shifted;
    state_[3] = std::rotl(state_[3], 45);
    return result;
  }
  std::array<std::uint64_t, 4> state_{};
};

/// The n-th lowest element of a set, alone.
inline std::uint64_t nth(std::uint64_t set, unsigned n) {
  for (; n > 0; --n) set &= set - 1;
  return set & (~set + 1);
}

/// Four players, 13 pieces each, 12 rounds; suit 0 is trump. Lanes of 16 bits per suit.
struct alignas(64) Table {
  std::array<std::uint64_t, 4> hand{};
  std::uint64_t led = 0, best = 0;
  std::uint32_t won = 0;  // one byte per seat: rounds
  std::uint8_t turn = 0, played = 0, best_seat = 0, rounds_left = 12;
};

[[gnu::noinline]] inline std::uint64_t legal(const Table& table) {
  const std::uint64_t hand = table.hand[table.turn], following = hand & table.led;
  return following != 0 ? following : hand;
}

[[gnu::noinline]] inline bool over(const Table& table) { return table.rounds_left == 0; }

/// @return false if the play is not legal
[[gnu::noinline]] inline bool play(Table& table, std::uint64_t single) {
  if ((legal(table) & single) == 0) return false;
  constexpr std::uint64_t suit = 0x1fff;
  const int index = std::countr_zero(single);
  table.hand[table.turn] ^= single;
  if (table.played == 0) table.led = suit << (index & 48);
  const std::uint64_t value = (single & suit) != 0        ? single << 32
                              : (single & table.led) != 0 ? single >> (index & 48)
                                                          : 0;
  if (value > table.best) {
    table.best = value;
    table.best_seat = table.turn;
  }
  if (++table.played < 4) {
    table.turn = static_cast<std::uint8_t>((table.turn + 1) & 3);
    return true;
  }
  table.played = 0;
  table.led = table.best = 0;
  table.turn = table.best_seat;
  table.won += 1U << (8 * table.best_seat);
  --table.rounds_left;
  return true;
}

}  // namespace rulecheck::yardstick
