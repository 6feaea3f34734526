#include <algorithm>
#include <bit>

#include "model/bremen/pieces.hpp"
#include "model/bremen/seek.hpp"

namespace rulecheck::bremen {
namespace {

PieceSet on_table(const OpenTable& open) {
  PieceSet played = 0;
  for (const PieceSet single : open.table) played |= single;
  return played;
}

OpenTable after(OpenTable open, PieceSet single) {
  open.hand[place(open.turn)] &= ~single;
  open.table[place(open.turn)] = single;
  open.turn = (open.turn + 1) % open.players;
  if (open.turn != open.leader) return open;
  const PieceSet played = on_table(open), led = open.table[place(open.leader)];
  for (int seat = 0; seat < open.players; ++seat) {
    const PieceSet own = open.table[place(seat)];
    if ((winning_pieces(played & ~own, led) & own) != 0 || played == own) open.turn = seat;
  }
  open.leader = open.turn;
  open.rounds_won[place(open.turn)] += 1;
  open.table = {};
  return open;
}

/// BRE-06, BRE-08: whether the rounds won can still become what condition 1 asks for.
bool may_meet_condition_one(const OpenTable& open) {
  auto won = open.rounds_won;
  std::ranges::sort(won, std::ranges::greater());
  return open.players == 3 ? won[0] <= 8 && won[1] <= 4 && won[2] == 0
                           : won[0] <= 6 && won[1] <= 4 && won[2] <= 2 && won[3] == 0;
}

bool can_be_won(const OpenTable& open) {
  const bool between_rounds = on_table(open) == 0;
  if (between_rounds && !may_meet_condition_one(open)) return false;
  if (between_rounds && std::popcount(open.hand[0]) == 1) return distinct_animals(open) == 4;
  const PieceSet hand = open.hand[place(open.turn)];
  const PieceSet following = between_rounds ? 0 : hand & animal_of(open.table[place(open.leader)]);
  return winning_plays(open, following != 0 ? following : hand) != 0;
}

}  // namespace

PieceSet winning_plays(const OpenTable& open, PieceSet legal) {
  const bool first_of_several = std::popcount(open.hand[place(open.turn)]) <= 3;
  PieceSet winning = 0;
  for (PieceSet rest = legal; rest != 0 && first_of_several; rest &= rest - 1) {
    const PieceSet single = rest & (~rest + 1);
    if (can_be_won(after(open, single))) return winning | single;
  }
  return winning;
}

}  // namespace rulecheck::bremen
