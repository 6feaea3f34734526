// Every game that there is.
#pragma once
#include <span>

#include "model/core/game.hpp"

namespace rulecheck {

/// The games of this build, by name.
std::span<const Game* const> all_games();

/// The game with this name, as in a trace; null if there is none.
const Game* find_game(std::span<const Game* const> games, std::string_view name);

/// Replays one trace file of any of the games. Never throws for what is wrong with the file.
Replay replay_file(std::span<const Game* const> games, const std::string& file);
/// As above, for a text. @param file how the answer names it
Replay replay_text(std::span<const Game* const> games, std::string_view text, const std::string& file);

}  // namespace rulecheck
