// The digests of its random games (tests/core/random_games.hpp).
#include <gtest/gtest.h>

#include "model/bucket_brigade/model.hpp"
#include "tests/core/random_games.hpp"

namespace rulecheck {
namespace {

using Model = bucket_brigade::Model<Concrete>;

TEST(BucketBrigadeGames, TheGamesOfThreeAreTheSameEverywhere) {
  EXPECT_EQ(digest_of_games<Model>(3), "c304fbc0a3ccd3c4be6abbfc4d54d5bf8c64af35e81ea3286455208d9d3fa338");
}

TEST(BucketBrigadeGames, TheGamesOfFourAreTheSameEverywhere) {
  EXPECT_EQ(digest_of_games<Model>(4), "c1f684c8514ad49a604e4c04afdcecf0750cd0cf9b21225d3af9fefb10748041");
}

TEST(BucketBrigadeGames, TheGamesOfFiveAreTheSameEverywhere) {
  EXPECT_EQ(digest_of_games<Model>(5), "3811c83660305de520fe7274fc85430196430dcc4fc91103daadebe6bcdda86f");
}

TEST(BucketBrigadeGames, TheAttemptsAmongThreeAreTheSameEverywhere) {
  EXPECT_EQ(digest_of_attempts<Model>(3), "27e73ddf2cb82d37c736dcee3ff6bd98784b584927f951f8f560190e8c79d8e7");
}

TEST(BucketBrigadeGames, TheAttemptsAmongFourAreTheSameEverywhere) {
  EXPECT_EQ(digest_of_attempts<Model>(4), "a918d399bcd8cd50a02c699918bd92afffa32152412cfb71678685eb72089e70");
}

TEST(BucketBrigadeGames, TheAttemptsAmongFiveAreTheSameEverywhere) {
  EXPECT_EQ(digest_of_attempts<Model>(5), "420e8db757db519c3f0949562fd272b87d1e33a7173ac5014b0ace7126b5fef6");
}

}  // namespace
}  // namespace rulecheck
