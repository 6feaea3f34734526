// The digests of its random games (tests/core/random_games.hpp).
#include <gtest/gtest.h>

#include "model/the_bremens/model.hpp"
#include "tests/core/random_games.hpp"

namespace rulecheck {
namespace {

using Model = the_bremens::Model<Concrete>;

TEST(TheBremensGames, TheGamesOfThreeAreTheSameEverywhere) {
  EXPECT_EQ(digest_of_games<Model>(3), "cca4451ad665f1a7b3e3ae3a33ae00f7529843877b5fa7881583235657232405");
}

TEST(TheBremensGames, TheGamesOfFourAreTheSameEverywhere) {
  EXPECT_EQ(digest_of_games<Model>(4), "a4b72a668cf313036a638e8ab0d5d8c468e8a7c0a852ecd343c366c0b5e3cfa8");
}

TEST(TheBremensGames, TheGamesOfFiveAreTheSameEverywhere) {
  EXPECT_EQ(digest_of_games<Model>(5), "6843d2e6b1f22ed5933a49b0abb54cc1baa5900837e5bee8ee1720993978e00c");
}

TEST(TheBremensGames, TheAttemptsAmongThreeAreTheSameEverywhere) {
  EXPECT_EQ(digest_of_attempts<Model>(3), "37af0217a0b5aeb126d6bba781b23ede75862db69fa3886df467d831e4b865fe");
}

TEST(TheBremensGames, TheAttemptsAmongFourAreTheSameEverywhere) {
  EXPECT_EQ(digest_of_attempts<Model>(4), "f43c37d0269852bade78a7ec96f8c3c3b8141fb193f75b8d20e5225e8afa8204");
}

TEST(TheBremensGames, TheAttemptsAmongFiveAreTheSameEverywhere) {
  EXPECT_EQ(digest_of_attempts<Model>(5), "3a6d49665fd2ce23cec49ef7273494ce3a0cdc8bb772071762c9952a13eb4a70");
}

}  // namespace
}  // namespace rulecheck
