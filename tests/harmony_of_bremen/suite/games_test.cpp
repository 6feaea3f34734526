// The digests of its random games (tests/core/random_games.hpp).
#include <gtest/gtest.h>

#include "model/harmony_of_bremen/model.hpp"
#include "tests/core/random_games.hpp"

namespace rulecheck {
namespace {

using Model = harmony_of_bremen::Model<Concrete>;

TEST(HarmonyOfBremenGames, TheGamesAreTheSameEverywhere) {
  EXPECT_EQ(digest_of_games<Model>(4), "87129e431568528adbf97887b8dd3908a40617416b369ab33a16cfed6a5cadb6");
}

TEST(HarmonyOfBremenGames, TheAttemptsAreTheSameEverywhere) {
  EXPECT_EQ(digest_of_attempts<Model>(4), "1bed55b3fe88e15c91b01a236837bea9ec3c503d9e2542fdc2bac5ea744e07d1");
}

}  // namespace
}  // namespace rulecheck
