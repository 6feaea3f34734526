// The digests of its random games (tests/core/random_games.hpp).
#include <gtest/gtest.h>

#include "model/eselsbruecke/model.hpp"
#include "tests/core/random_games.hpp"

namespace rulecheck {
namespace {

using Model = eselsbruecke::Model<Concrete>;

TEST(EselsbrueckeGames, TheGamesOfThreeAreTheSameEverywhere) {
  EXPECT_EQ(digest_of_games<Model>(3), "210476a44ddde9b9509900a641e99140d36e7a5fb71efb453e3a40426d0d9ef2");
}

TEST(EselsbrueckeGames, TheGamesOfFourAreTheSameEverywhere) {
  EXPECT_EQ(digest_of_games<Model>(4), "36f782fe6419cff2b848c4e09dba74982b1dae9ddfb49a2b4b1757ef5330dcdf");
}

TEST(EselsbrueckeGames, TheGamesOfFiveAreTheSameEverywhere) {
  EXPECT_EQ(digest_of_games<Model>(5), "38da57adeb710308b927352e1166813c25998144a9e83c2421e003c4ed9d5c26");
}

TEST(EselsbrueckeGames, TheGamesOfSixAreTheSameEverywhere) {
  EXPECT_EQ(digest_of_games<Model>(6), "64a9260e4b170e8a0031743935c046cde42aac771f945f88b465fc6ffe73c9d1");
}

TEST(EselsbrueckeGames, TheAttemptsAmongThreeAreTheSameEverywhere) {
  EXPECT_EQ(digest_of_attempts<Model>(3), "63df295d11a72ecec92f32ba8fd2b700d7d3862633276430065a2addce50fa7a");
}

TEST(EselsbrueckeGames, TheAttemptsAmongFourAreTheSameEverywhere) {
  EXPECT_EQ(digest_of_attempts<Model>(4), "ffb738329e174c397d4573a90b05849551740737c09de1c1e8bd2f28cb7b7093");
}

TEST(EselsbrueckeGames, TheAttemptsAmongFiveAreTheSameEverywhere) {
  EXPECT_EQ(digest_of_attempts<Model>(5), "76c8f21fccd8f805f871be80684801381c806068955c99069b17f94688fc95ab");
}

TEST(EselsbrueckeGames, TheAttemptsAmongSixAreTheSameEverywhere) {
  EXPECT_EQ(digest_of_attempts<Model>(6), "599be860086cbcde22ddb358bd4f2725d3a48609eec6a328cc0f359863de00c7");
}

}  // namespace
}  // namespace rulecheck
