#include "cli/choosing.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "model/core/input_error.hpp"

namespace rulecheck::cli {

const Game& game_named(const std::string& name) {
  if (const Game* game = find_game(all_games(), name)) return *game;
  std::vector<std::string_view> names;
  for (const Register* known : all_registers()) names.push_back(known->game);
  throw InputError("command line", "GAME",
                   fmt::format("there is no game \"{}\"; expected one of: {}", name, fmt::join(names, ", ")));
}

std::vector<const Register*> all_registers() {
  std::vector<const Register*> registers;
  for (const Game* game : all_games()) registers.push_back(&game->clause_register());
  return registers;
}

}  // namespace rulecheck::cli
