// The yardstick of Bucket Brigade: the game of four players on one board written by hand, with 64-bit sets and no rule
// text, behind an interface that checks every play.
#pragma once
#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

namespace rulecheck::yardstick {

/// Four players; lanes of 12 bits per colour and for the jokers: six walk-cards, then five run-cards.
struct alignas(64) Track {
  static constexpr int cave = 13;
  static constexpr std::array<int, 14> values{-1, -1, -1, -1, -1, -1, -1, 0, 0, 1, 1, 2, 2, 3};
  std::array<std::uint64_t, 4> hand{};
  std::array<std::uint8_t, 4> space{};
  std::array<int, 4> total{};
  std::uint8_t turn = 0, dealer = 0, heats_left = 4;
  bool in_heat = false;
};

[[gnu::noinline]] inline bool over(const Track& track) { return track.heats_left == 0; }

[[gnu::noinline]] inline void deal(Track& track, const std::array<std::uint64_t, 55>& cards) {
  track.hand = {};
  for (std::size_t place = 3; place < cards.size(); ++place) track.hand[place % 4] |= cards[place];
  track.space = {};
  track.turn = static_cast<std::uint8_t>((track.dealer + 1) & 3);
  track.in_heat = true;
}

inline int points(const Track& track, std::uint64_t hand) {
  int sum = 0;
  for (unsigned colour = 0; colour < 4; ++colour) {
    const std::uint64_t cards = hand >> (12 * colour) & 0xfff;
    const int walks = std::popcount(cards & 0x3f), runs = std::popcount(cards >> 6);
    sum += Track::values[track.space[colour]] * (walks / 2 * 5 + walks % 2 + 2 * runs);
  }
  return sum;
}

/// @param bear of a joker; @return false if the play is not legal
[[gnu::noinline]] inline bool play(Track& track, std::uint64_t single, unsigned bear) {
  if (!track.in_heat || (track.hand[track.turn] & single) == 0) return false;
  const auto index = static_cast<unsigned>(std::countr_zero(single));
  const unsigned suit = index / 12, moved = suit == 4 ? bear : suit;
  track.hand[track.turn] ^= single;
  const int space = std::min<int>(track.space[moved] + (index % 12 < 6 ? 1 : 2), Track::cave);
  track.space[moved] = static_cast<std::uint8_t>(space);
  if (space < Track::cave) {
    track.turn = static_cast<std::uint8_t>((track.turn + 1) & 3);
    return true;
  }
  for (unsigned seat = 0; seat < 4; ++seat) {
    track.total[seat] += std::max(0, points(track, track.hand[seat]) + (seat == track.turn ? 6 : 0));
  }
  track.dealer = static_cast<std::uint8_t>((track.dealer + 1) & 3);
  track.in_heat = false;
  --track.heats_left;
  return true;
}

}  // namespace rulecheck::yardstick
