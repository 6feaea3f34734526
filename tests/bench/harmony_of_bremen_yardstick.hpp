// The yardstick of The Harmony of Bremen: the game written by hand for any numbers, with plain arrays and no rule text,
// behind an interface that checks every move.
#pragma once
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace rulecheck::yardstick {

using FourCards = std::array<std::int16_t, 4>;

/// Seats in the order of the animals; no tuning after round 9. The first `size` places of a hand hold cards.
struct alignas(64) Concert {
  std::array<std::array<std::int16_t, 10>, 4> hand{};
  std::uint8_t size = 10, leader = 0, round = 1, failures = 0, discards = 0;
  std::int16_t declared = -1;
  bool tuning_due = false, won = false, lost = false;

  bool over() const { return won || lost; }
  /// The place of a card in a hand; `size` if it is not there.
  std::size_t place(std::size_t seat, std::int16_t number) const {
    return static_cast<std::size_t>(std::find(hand[seat].begin(), hand[seat].begin() + size, number) -
                                    hand[seat].begin());
  }
};

[[gnu::noinline]] inline void deal(Concert& concert, const std::array<std::int16_t, 48>& cards) {
  concert = {};
  for (std::size_t card = 0; card < 40; ++card) concert.hand[card % 4][card / 4] = cards[card];
}

/// @return false if that is not legal
[[gnu::noinline]] inline bool declare(Concert& concert, std::uint8_t seat, std::int16_t number) {
  if (concert.over() || concert.tuning_due || concert.round == 10 || concert.declared >= 0) return false;
  if (seat != concert.leader || concert.place(seat, number) == concert.size) return false;
  concert.declared = number;
  return true;
}

inline void begin_round(Concert& concert) {
  concert.leader = static_cast<std::uint8_t>((concert.leader + 1) & 3);
  ++concert.round;
}

/// @return false if that is not legal
[[gnu::noinline]] inline bool play(Concert& concert, const FourCards& cards) {
  if (concert.over() || concert.tuning_due) return false;
  if (concert.round != 10 && (concert.declared < 0 || cards[concert.leader] != concert.declared)) return false;
  std::array<std::size_t, 4> places{};
  for (std::size_t seat = 0; seat < 4; ++seat) {
    places[seat] = concert.place(seat, cards[seat]);
    if (places[seat] == concert.size) return false;
  }
  --concert.size;
  for (std::size_t seat = 0; seat < 4; ++seat) concert.hand[seat][places[seat]] = concert.hand[seat][concert.size];
  const bool success = cards[0] < cards[1] && cards[1] < cards[2] && cards[2] < cards[3];
  if (success) {
    concert.discards = static_cast<std::uint8_t>(concert.discards + 4);
  } else {
    ++concert.failures;
  }
  concert.declared = -1;
  concert.won = concert.round == 10 && success;
  concert.lost = concert.failures == 3 || (concert.round == 10 && !success);
  if (concert.over()) return true;
  concert.tuning_due = concert.round < 9;
  if (!concert.tuning_due) begin_round(concert);
  return true;
}

/// @return false if that is not legal
[[gnu::noinline]] inline bool pass(Concert& concert, const FourCards& cards) {
  if (!concert.tuning_due) return false;
  std::array<std::size_t, 4> places{};
  for (std::size_t seat = 0; seat < 4; ++seat) {
    places[seat] = concert.place(seat, cards[seat]);
    if (places[seat] == concert.size) return false;
  }
  for (std::size_t seat = 0; seat < 4; ++seat) concert.hand[(seat + 1) & 3][places[(seat + 1) & 3]] = cards[seat];
  concert.tuning_due = false;
  begin_round(concert);
  return true;
}

}  // namespace rulecheck::yardstick
