// From a clause, `git grep` of its name and id leads to all that README promises.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include "model/core/games.hpp"
#include "model/core/register.hpp"

namespace rulecheck {
namespace {

/// Everything that the source files of a folder say, those of folders within left out.
std::string sources_of(const std::filesystem::path& folder) {
  std::ostringstream text;
  for (const auto& entry : std::filesystem::directory_iterator(std::filesystem::path(RULECHECK_SOURCE_DIR) / folder)) {
    if (entry.path().extension() != ".hpp" && entry.path().extension() != ".cpp") continue;
    text << std::ifstream(entry.path()).rdbuf();
  }
  return text.str();
}

bool needs(const Clause& clause, Level level) { return std::ranges::find(clause.needs, level) != clause.needs.end(); }

class Walk : public testing::TestWithParam<const Game*> {};

TEST_P(Walk, LeadsFromEachClauseThatIsProvedToItsRuleItsExampleAndItsProof) {
  const Register& clauses = GetParam()->clause_register();
  const std::string folder = folder_of_game(clauses.game);
  const std::string rules = sources_of("model/" + folder), proofs = sources_of("smt/" + folder),
                    checks = sources_of("tests/" + folder) + sources_of("properties/" + folder);
  for (const Clause* clause : clauses.clauses) {
    const std::string name = "clause::" + std::string(clause->name), id(clause->id);
    const auto expect_in = [&](const std::string& text, const std::string& word, const char* where) {
      EXPECT_NE(text.find(word), std::string::npos) << word << " does not stand in " << where;
    };
    if (needs(*clause, Level::proved)) {
      expect_in(rules, id, "the rules");
      expect_in(proofs, name, "the proofs");
    }
    if (needs(*clause, Level::example) || needs(*clause, Level::property)) expect_in(checks, name, "the checks");
  }
}

INSTANTIATE_TEST_SUITE_P(Games, Walk, testing::ValuesIn(all_games().begin(), all_games().end()),
                         [](const auto& game) { return folder_of_game(game.param->clause_register().game); });

}  // namespace
}  // namespace rulecheck
