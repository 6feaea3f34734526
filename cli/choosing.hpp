// What several subcommands need: a game by its name, all registers.
#pragma once
#include <string>
#include <vector>

#include "model/core/games.hpp"

namespace rulecheck::cli {

/// The game with this name. @throws InputError naming the games that there are
const Game& game_named(const std::string& name);

/// The registers of all games, by name of the game.
std::vector<const Register*> all_registers();

}  // namespace rulecheck::cli
