// The digests of its random games (tests/core/random_games.hpp).
#include <gtest/gtest.h>

#include "model/bremen/model.hpp"
#include "tests/core/random_games.hpp"

namespace rulecheck {
namespace {

using Model = bremen::Model<Concrete>;

TEST(BremenGames, TheGamesOfThreeAreTheSameEverywhere) {
  EXPECT_EQ(digest_of_games<Model>(3), "17a07f2a73189226a0f0a060fe34770c8ac9f38de91160b88d3a7980280c89a0");
}

TEST(BremenGames, TheGamesOfFourAreTheSameEverywhere) {
  EXPECT_EQ(digest_of_games<Model>(4), "b3306e31edeaa715617992c7724cf7a24fe083f0a38e9d04c2bc11dbca4efc00");
}

TEST(BremenGames, TheAttemptsAmongThreeAreTheSameEverywhere) {
  EXPECT_EQ(digest_of_attempts<Model>(3), "6fa3fd3dd5e00283e5b907c15e2f051dea08e823165b9c97d96017df3e050a47");
}

TEST(BremenGames, TheAttemptsAmongFourAreTheSameEverywhere) {
  EXPECT_EQ(digest_of_attempts<Model>(4), "8ef2c7c79c2bcc5dad0c46a3ffa546c9da32a8f925086670777417a858a05380");
}

}  // namespace
}  // namespace rulecheck
