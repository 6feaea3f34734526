// The random games of a seed are the same on every machine and with every compiler: a seed in a report can be played
// again. tests/<game>/suite/games_test.cpp says what the digests of a game are; whatever changes them on purpose
// changes them there, and the failure prints the new ones.
#pragma once
#include <string>

#include "model/core/digest.hpp"
#include "model/core/games.hpp"
#include "model/core/record.hpp"

namespace rulecheck {

/// The digest of 400 games, as `rulecheck simulate GAME --players N --games 400 | sha256sum` prints it.
template <GameModel M>
std::string digest_of_games(int players) {
  std::string traces;
  for (std::uint64_t seed = 1; seed <= 400; ++seed) {
    Choices choices(seed);
    traces += find_game(all_games(), M::clause_register().game)->play(players, choices).trace + "\n";
  }
  return sha256(traces);
}

/// The digest of what is attempted in 400 games: setups, moves and claims, mostly wrong ones.
template <GameModel M>
std::string digest_of_attempts(int players) {
  std::string attempts;
  for (std::uint64_t seed = 1; seed <= 400; ++seed) {
    Choices choices(seed);
    const M model(M::draw_settings(players, choices));
    attempts += M::write_setup(model.settings(), model.attempt_setup(choices));
    const auto game = play_game(model, choices, [&](const auto& before, const auto&, const auto&) {
      attempts += M::write_move(model.settings(), model.attempt(before, choices));
    });
    attempts += M::write_claim(model.settings(), model.attempt_claim(game.end, choices));
  }
  return sha256(attempts);
}

}  // namespace rulecheck
