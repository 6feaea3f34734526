// The random games of a seed are the same on every machine and with every compiler: a seed in a report can be played
// again. Whatever changes them on purpose changes the digests below; the failure prints the new ones.
#include <gtest/gtest.h>

#include "model/core/digest.hpp"
#include "model/core/games.hpp"
#include "model/harmony_of_bremen/model.hpp"

namespace rulecheck {
namespace {

using Model = harmony_of_bremen::Model<Concrete>;

/// The digest of 400 games, as `rulecheck simulate harmony-of-bremen --players 4 --games 400 | sha256sum` prints it.
std::string digest_of_games() {
  std::string traces;
  for (std::uint64_t seed = 1; seed <= 400; ++seed) {
    Choices choices(seed);
    traces += find_game(all_games(), "harmony-of-bremen")->play(4, choices).trace + "\n";
  }
  return sha256(traces);
}

/// The digest of what is attempted in 400 games: setups, moves and claims, mostly wrong ones.
std::string digest_of_attempts() {
  std::string attempts;
  for (std::uint64_t seed = 1; seed <= 400; ++seed) {
    Choices choices(seed);
    const Model model(Model::draw_settings(4, choices));
    attempts += Model::write_setup(model.settings(), model.attempt_setup(choices));
    const auto game = play_game(model, choices, [&](const auto& before, const auto&, const auto&) {
      attempts += Model::write_move(model.settings(), model.attempt(before, choices));
    });
    attempts += Model::write_claim(model.settings(), model.attempt_claim(game.end, choices));
  }
  return sha256(attempts);
}

TEST(HarmonyOfBremenGames, TheGamesAreTheSameEverywhere) {
  EXPECT_EQ(digest_of_games(), "87129e431568528adbf97887b8dd3908a40617416b369ab33a16cfed6a5cadb6");
}

TEST(HarmonyOfBremenGames, TheAttemptsAreTheSameEverywhere) {
  EXPECT_EQ(digest_of_attempts(), "1bed55b3fe88e15c91b01a236837bea9ec3c503d9e2542fdc2bac5ea744e07d1");
}

}  // namespace
}  // namespace rulecheck
