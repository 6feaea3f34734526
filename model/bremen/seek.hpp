// Bremen: how the players of a random game seek victory, which chance alone brings once in several hundred games. Not
// rules: whatever is sought is legal by the rules or is not played.
#pragma once
#include "model/bremen/draw.hpp"

namespace rulecheck::bremen {

/// Rearranges a circle so that one seat gets many high chickens and another seat few high pieces. Nobody gets more
/// chickens than 7.
void sort_for_victory(std::vector<PieceSet>& circle, int first_taker, int players, Choices& choices);

/// Who is to win how many rounds, and which animal everybody is to keep.
Plan seek_victory(const OpenTable& start, Choices& choices);

/// Those of the legal plays that serve the plan best; at least one.
PieceSet best_plays(const OpenTable& open, PieceSet legal, const Plan& plan);

}  // namespace rulecheck::bremen
