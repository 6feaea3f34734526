// The random games of a seed are the same on every machine and with every compiler: a seed in a report can be played
// again. Whatever changes them on purpose changes the digests below; the failure prints the new ones.
#include <gtest/gtest.h>

#include "model/bucket_brigade/model.hpp"
#include "model/core/digest.hpp"
#include "model/core/games.hpp"

namespace rulecheck {
namespace {

using Model = bucket_brigade::Model<Concrete>;

/// The digest of 400 games, as `rulecheck simulate bucket-brigade --players N --games 400 | sha256sum` prints it.
std::string digest_of_games(int players) {
  std::string traces;
  for (std::uint64_t seed = 1; seed <= 400; ++seed) {
    Choices choices(seed);
    traces += find_game(all_games(), "bucket-brigade")->play(players, choices).trace + "\n";
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

TEST(BucketBrigadeGames, TheGamesOfThreeAreTheSameEverywhere) {
  EXPECT_EQ(digest_of_games(3), "c304fbc0a3ccd3c4be6abbfc4d54d5bf8c64af35e81ea3286455208d9d3fa338");
}

TEST(BucketBrigadeGames, TheGamesOfFourAreTheSameEverywhere) {
  EXPECT_EQ(digest_of_games(4), "c1f684c8514ad49a604e4c04afdcecf0750cd0cf9b21225d3af9fefb10748041");
}

TEST(BucketBrigadeGames, TheGamesOfFiveAreTheSameEverywhere) {
  EXPECT_EQ(digest_of_games(5), "3811c83660305de520fe7274fc85430196430dcc4fc91103daadebe6bcdda86f");
}

TEST(BucketBrigadeGames, TheAttemptsAmongThreeAreTheSameEverywhere) {
  EXPECT_EQ(digest_of_attempts(3), "27e73ddf2cb82d37c736dcee3ff6bd98784b584927f951f8f560190e8c79d8e7");
}

TEST(BucketBrigadeGames, TheAttemptsAmongFourAreTheSameEverywhere) {
  EXPECT_EQ(digest_of_attempts(4), "a918d399bcd8cd50a02c699918bd92afffa32152412cfb71678685eb72089e70");
}

TEST(BucketBrigadeGames, TheAttemptsAmongFiveAreTheSameEverywhere) {
  EXPECT_EQ(digest_of_attempts(5), "420e8db757db519c3f0949562fd272b87d1e33a7173ac5014b0ace7126b5fef6");
}

}  // namespace
}  // namespace rulecheck
