// Bremen: how random games are drawn. Not rules: what is drawn here is judged by them.
#pragma once
#include "model/bremen/entries.hpp"
#include "model/core/choices.hpp"

namespace rulecheck::bremen {

/// What everybody could see with all pieces face up.
struct OpenTable {
  int players = 4;
  std::array<PieceSet, 4> hand{}, table{};
  std::array<int, 4> rounds_won{};
  PieceSet center = 0;
  int leader = 0, turn = 0;
};

/// What the players of a random game are after. Without `seeking` all play at random; with it they try to win together,
/// each of them `target` rounds.
struct Plan {
  bool seeking = false;
  std::array<int, 4> target{};
};

/// Deals of which the last one can be played.
Setup draw_setup(int players, Choices& choices);
/// A setup that is mostly wrong in one place.
Setup draw_wrong_setup(int players, Choices& choices);
Plan draw_plan(const OpenTable& start, Choices& choices);
/// One of the legal pieces, which are at least one.
PieceSet draw_play(const OpenTable& open, PieceSet legal, const Plan& plan, Choices& choices);
/// A play or a taking of pieces, mostly illegal. @param legal pieces that the seat at turn may play
Move draw_attempt(const OpenTable& open, PieceSet legal, Choices& choices);
/// A claim with one wrong value mostly, and with some values left out.
Claim draw_wrong_claim(Claim truth, int players, Choices& choices);

/// One of the pieces, which are at least one.
PieceSet draw_piece(PieceSet pieces, Choices& choices);

}  // namespace rulecheck::bremen
