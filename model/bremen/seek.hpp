// Bremen: how the players of a random game seek victory, which chance alone brings once in several hundred games. Not
// rules: whatever is sought is legal by the rules or is not played.
#pragma once
#include "model/bremen/draw.hpp"

namespace rulecheck::bremen {

/// Where in a list by seat the seat has its entry.
inline std::size_t place(int seat) { return static_cast<std::size_t>(seat); }

/// Who is to win how many rounds.
Plan seek_victory(const OpenTable& start, Choices& choices);

/// Those of the legal plays that serve the plan best; at least one.
PieceSet best_plays(const OpenTable& open, PieceSet legal, const Plan& plan);

/// Those of the legal plays after which the game can still be won. Looks at all ways to play on: for the last two
/// rounds only.
PieceSet winning_plays(const OpenTable& open, PieceSet legal);

/// All pieces of the animal of a single piece.
PieceSet animal_of(PieceSet single);

/// The pieces that would win a round in which these are played so far. @param led the piece that was led
PieceSet winning_pieces(PieceSet played, PieceSet led);

/// How many different animals the seats and the center can keep one of, each seat one.
int distinct_animals(const OpenTable& open);

}  // namespace rulecheck::bremen
