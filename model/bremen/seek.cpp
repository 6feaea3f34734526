#include "model/bremen/seek.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "model/bremen/pieces.hpp"

namespace rulecheck::bremen {
namespace {

int number_of(PieceSet single) { return std::countr_zero(single) % lane; }

/// How easily a hand wins rounds.
int strength(PieceSet hand) {
  int sum = 0;
  for (; hand != 0; hand &= hand - 1) {
    const PieceSet single = hand & (~hand + 1);
    sum += number_of(single) * ((single & chickens) != 0 ? 3 : 1);
  }
  return sum;
}

/// The round in progress as it would stand after a play.
struct Prospect {
  PieceSet led, played;
  int winner;  ///< so far
};

Prospect prospect(const OpenTable& open, PieceSet single) {
  Prospect round{single, 0, open.turn};
  if (open.turn != open.leader) round.led = open.table[place(open.leader)];
  for (int seat = open.leader, k = 0; k < open.players; seat = (seat + 1) % open.players, ++k) {
    const PieceSet piece = seat == open.turn ? single : open.table[place(seat)];
    if (piece == 0) continue;
    if (round.played == 0 || (winning_pieces(round.played, round.led) & piece) != 0) round.winner = seat;
    round.played |= piece;
  }
  return round;
}

/// Lets the seats that are still to play do what serves: one that needs rounds wins if it can, the others try not to.
/// @param missing rounds that each seat still needs
/// @return the hands after that, as far as they have no choice
OpenTable played_on(const OpenTable& open, PieceSet single, Prospect& round, const std::array<int, 4>& missing) {
  OpenTable rest = open;
  rest.hand[place(open.turn)] &= ~single;
  for (int seat = (open.turn + 1) % open.players; seat != open.leader; seat = (seat + 1) % open.players) {
    const PieceSet hand = open.hand[place(seat)], following = hand & animal_of(round.led);
    const PieceSet legal = following != 0 ? following : hand;
    const PieceSet winning = legal & winning_pieces(round.played, round.led);
    const bool wins = winning == legal || (winning != 0 && missing[place(seat)] > 0);
    if (wins) {
      round.winner = seat;
      round.played |= missing[place(seat)] > 0 ? std::bit_floor(winning) : winning & (~winning + 1);
    }
    if (std::has_single_bit(legal)) rest.hand[place(seat)] &= ~legal;
  }
  return rest;
}

/// How well a play serves the plan; higher is better.
int worth(const OpenTable& open, PieceSet single, const std::array<int, 4>& missing) {
  Prospect round = prospect(open, single);
  const bool wins_now = round.winner == open.turn;
  const OpenTable rest = played_on(open, single, round, missing);
  const bool wants = missing[place(open.turn)] > 0;
  const int height = number_of(single) + ((single & chickens) != 0 ? 13 : 0);
  int value = 300 * distinct_animals(rest);
  if (missing[place(round.winner)] > 0) value += 400;
  if (wants == wins_now) value += 100;
  // Who needs no more rounds gets rid of what could win one; who needs some saves it.
  return value + (wants == wins_now ? height : -height);
}

}  // namespace

PieceSet animal_of(PieceSet single) {
  if (single == 0) return 0;
  return pieces(animals[place(std::countr_zero(single) / lane)], 1, 13);
}

PieceSet winning_pieces(PieceSet played, PieceSet led) {
  const PieceSet trumps = played & chickens;
  const PieceSet best = std::bit_floor(trumps != 0 ? trumps : played & animal_of(led));
  if (best == 0) return chickens | animal_of(led);
  const PieceSet higher = ~(best | (best - 1)) & animal_of(best);
  return trumps != 0 ? higher : higher | chickens;
}

int distinct_animals(const OpenTable& open) {
  // Sets of animals are numbers from 0 to 15, an animal a bit; `kept` has the bits of those sets that the seats so far
  // can keep. Adding animal a to every set that lacks it moves the bits of these sets up by 2^a.
  constexpr std::array<std::uint32_t, 4> lacking{0x5555, 0x3333, 0x0f0f, 0x00ff};
  const auto with_one_of = [&](std::uint32_t kept, PieceSet hand) {
    std::uint32_t next = kept;
    for (std::size_t animal = 0; animal < animals.size(); ++animal) {
      if ((hand >> (lane * static_cast<int>(animal)) & 0xffff) == 0) continue;
      next |= (kept & ~lacking[animal]) | (kept & lacking[animal]) << (1U << animal);
    }
    return next;
  };
  std::uint32_t kept = with_one_of(1, open.center);
  for (int seat = 0; seat < open.players; ++seat) kept = with_one_of(kept, open.hand[place(seat)]);
  int most = 0;
  for (; kept != 0; kept &= kept - 1)
    most = std::max(most, std::popcount(static_cast<unsigned>(std::countr_zero(kept))));
  return most;
}

Plan seek_victory(const OpenTable& start, Choices& choices) {
  Plan plan;
  plan.seeking = true;
  std::vector<std::pair<int, int>> by_strength;
  for (int seat = 0; seat < start.players; ++seat) by_strength.emplace_back(-strength(start.hand[place(seat)]), seat);
  std::ranges::sort(by_strength);
  if (choices.happens(1, 8)) std::swap(by_strength[0], by_strength[1]);
  // BRE-06, BRE-08 as rounds.
  const std::array<int, 4> rounds_to_win = start.players == 3 ? std::array{8, 4, 0, 0} : std::array{6, 4, 2, 0};
  for (std::size_t rank = 0; rank < by_strength.size(); ++rank) {
    plan.target[place(by_strength[rank].second)] = rounds_to_win[rank];
  }
  return plan;
}

PieceSet best_plays(const OpenTable& open, PieceSet legal, const Plan& plan) {
  if (const PieceSet winning = winning_plays(open, legal); winning != 0) return winning;
  std::array<int, 4> missing{};
  for (std::size_t seat = 0; seat < missing.size(); ++seat) missing[seat] = plan.target[seat] - open.rounds_won[seat];
  PieceSet best = 0;
  int most = 0;
  for (PieceSet rest = legal; rest != 0; rest &= rest - 1) {
    const PieceSet single = rest & (~rest + 1);
    const int value = worth(open, single, missing);
    if (best == 0 || value > most) {
      best = 0;
      most = value;
    }
    if (value == most) best |= single;
  }
  return best;
}

}  // namespace rulecheck::bremen
