// The random games of a seed are the same on every machine and with every compiler: a seed in a report can be played
// again. Whatever changes them on purpose changes the digests below; the failure prints the new ones.
#include <gtest/gtest.h>

#include "model/bremen/model.hpp"
#include "model/core/digest.hpp"
#include "model/core/games.hpp"

namespace rulecheck {
namespace {

using Model = bremen::Model<Concrete>;

/// The digest of 400 games, as `rulecheck simulate bremen --players N --games 400 | sha256sum` prints it.
std::string digest_of_games(int players) {
  std::string traces;
  for (std::uint64_t seed = 1; seed <= 400; ++seed) {
    Choices choices(seed);
    traces += find_game(all_games(), "bremen")->play(players, choices).trace + "\n";
  }
  return sha256(traces);
}

/// The digest of what is attempted in 400 games: setups, moves and claims, mostly wrong ones.
std::string digest_of_attempts(int players) {
  std::string attempts;
  for (std::uint64_t seed = 1; seed <= 400; ++seed) {
    Choices choices(seed);
    const Model model(Model::draw_settings(players, choices));
    attempts += Model::write_setup(model.settings(), model.attempt_setup(choices));
    const auto game = play_game(model, choices, [&](const auto& before, const auto&, const auto&) {
      attempts += Model::write_move(model.settings(), model.attempt(before, choices));
    });
    attempts += Model::write_claim(model.settings(), model.attempt_claim(game.end, choices));
  }
  return sha256(attempts);
}

TEST(BremenGames, TheGamesOfThreeAreTheSameEverywhere) {
  EXPECT_EQ(digest_of_games(3), "17a07f2a73189226a0f0a060fe34770c8ac9f38de91160b88d3a7980280c89a0");
}

TEST(BremenGames, TheGamesOfFourAreTheSameEverywhere) {
  EXPECT_EQ(digest_of_games(4), "b3306e31edeaa715617992c7724cf7a24fe083f0a38e9d04c2bc11dbca4efc00");
}

TEST(BremenGames, TheAttemptsAmongThreeAreTheSameEverywhere) {
  EXPECT_EQ(digest_of_attempts(3), "6fa3fd3dd5e00283e5b907c15e2f051dea08e823165b9c97d96017df3e050a47");
}

TEST(BremenGames, TheAttemptsAmongFourAreTheSameEverywhere) {
  EXPECT_EQ(digest_of_attempts(4), "8ef2c7c79c2bcc5dad0c46a3ffa546c9da32a8f925086670777417a858a05380");
}

}  // namespace
}  // namespace rulecheck
