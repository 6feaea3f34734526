// What must hold between the registers of all games.
#include <gtest/gtest.h>

#include <map>
#include <string>

#include "model/core/games.hpp"

namespace rulecheck {
namespace {

TEST(Registers, NoTwoGamesShareAPrefix) {
  std::map<std::string_view, std::string_view> owner;
  for (const Game* game : all_games()) {
    const Register& clauses = game->clause_register();
    const auto [found, fresh] = owner.try_emplace(clauses.prefix, clauses.game);
    EXPECT_TRUE(fresh) << clauses.game << " and " << found->second << " both have " << clauses.prefix;
  }
  EXPECT_FALSE(owner.empty());
}

TEST(Registers, KnowTheEditionOfNoForeignFile) {
  for (const Game* game : all_games()) EXPECT_EQ(game->clause_register().edition("tests/core/registers_test.cpp"), "");
}

}  // namespace
}  // namespace rulecheck
