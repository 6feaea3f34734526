// The Bremens: how the games that are stored as witnesses are put together or looked for.
#pragma once
#include <variant>
#include <vector>

#include "model/the_bremens/model.hpp"
#include "tests/witness_search/witness.hpp"

namespace rulecheck::the_bremens {

using Record = GameRecord<Model<Concrete>>;

/// Makes moves; the result is claimed if the game is over then. @throws std::runtime_error if a move does not conform
Record played(const Settings& settings, const std::variant<Setup, Position>& start, const std::vector<Move>& moves);

/// Games from their setup on that are played at random for what happens in them, or at the end of them.
void add_whole_games(std::vector<Witness>& found);

/// A game from its setup on in which nobody can move an animal any more, up to the position in which it repeats
/// itself.
Witness endless_game();

}  // namespace rulecheck::the_bremens
