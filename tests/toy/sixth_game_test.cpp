// A further game is new files only: tests/toy/game/, laid over a copy of this repository, is found, checked and
// reported there; and what goes wrong with a game is noticed there.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

#include "tests/toy/tree.hpp"

namespace rulecheck::toy {
namespace {

using nlohmann::json;
using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

// The tests of the game, nothing of the games beside it.
constexpr const char* run_tests = "ctest --test-dir build -L '^nim$' --output-on-failure --no-tests=error -j2";

/// Expects a command to end so, and shows what it said where it does not.
Ran expect_code(const Tree& tree, int code, const std::string& command) {
  Ran ran = tree.run(command);
  EXPECT_EQ(ran.code, code) << command << "\n" << ran.output;
  return ran;
}

/// The elements of a list by one of their keys.
std::set<std::string> all(const json& list, const std::string& key) {
  std::set<std::string> values;
  for (const json& element : list) values.insert(element.at(key).get<std::string>());
  return values;
}

const json& element(const json& list, const std::string& key, const std::string& value) {
  const auto found = std::ranges::find_if(list, [&](const json& entry) { return entry.at(key) == value; });
  return found == list.end() ? throw std::runtime_error("nothing has the " + key + " " + value) : *found;
}

void is_discovered_beside_the_other_games(const Tree& tree) {
  ASSERT_EQ(expect_code(tree, 0, "cmake -G Ninja -S . -B build " + tree.options()).code, 0);
  EXPECT_THAT(tree.read("build/generated/games.cpp"), HasSubstr("&nim::game()"));
  EXPECT_THAT(tree.read("build/generated/games.cpp"), HasSubstr("&bremen::game()"));
  ASSERT_EQ(expect_code(tree, 0, "cmake -B build -DRULECHECK_ONLY_GAMES=nim").code, 0);
}

void is_built_and_checked(const Tree& tree) {
  ASSERT_EQ(expect_code(tree, 0, "cmake --build build --target verification").code, 0);
  const Ran ran = expect_code(tree, 0, run_tests);
  EXPECT_THAT(ran.output, HasSubstr("100% tests passed"));
  for (const char* test : {"parts.nim", "NimConformance.", "NimHeap.", "NimFuzz.", "TraceFuzzNIM.",
                           "nim.mutants.properties", "nim.mutants.proofs", "nim.conditions"}) {
    EXPECT_THAT(ran.output, HasSubstr(test));
  }
}

void has_a_reference_that_is_right_by_itself(const Tree& tree) {
  // It belongs to the tests of the suite, which are not built here, and needs nothing of them.
  const std::string source = "tests/nim/suite/reference_test.cpp", test = "build/nim-reference";
  expect_code(tree, 0, "grep -rqs " + source + " build/build.ninja build/CMakeFiles/rulecheck-tests.dir");
  expect_code(tree, 0, "c++ -std=c++20 -I. " + source + " -o " + test + " -lgtest_main -lgtest -pthread && " + test);
}

void is_reported(const Tree& tree) {
  expect_code(tree, 0, "build/bin/rulecheck report --gate --snapshot tests/toy/game/reports/snapshot");
  EXPECT_THAT(tree.read("build/report/index.html"), HasSubstr("NIM-04"));
  const json coverage = json::parse(tree.read("build/report/coverage.json"));
  EXPECT_TRUE(coverage.at("good"));
  const json& nim = coverage.at("games").at("nim");
  EXPECT_EQ(nim.at("clauses").size(), 7U);
  for (const json& clause : nim.at("clauses")) {
    EXPECT_TRUE(clause.at("met")) << clause.at("id");
    EXPECT_EQ(clause.at("level"), clause.at("kind") == "social" ? "argued" : "proved") << clause.at("id");
  }
  const json& checks = element(nim.at("clauses"), "name", "take_what_is_there").at("checks");
  EXPECT_EQ(all(checks, "kind"), (std::set<std::string>{"proof", "exhaustive", "property", "fuzz", "example"}));
  EXPECT_EQ(all(checks, "verdict"), std::set<std::string>{"passed"});
  EXPECT_EQ(element(nim.at("readings"), "name", "last_stone").at("choices"), (json{"wins", "loses"}));
  EXPECT_EQ(all(nim.at("questions"), "id"), std::set<std::string>{"NIM-Q1"});
  EXPECT_TRUE(element(nim.at("findings"), "id", "NIM-F1").at("established"));
  EXPECT_EQ(nim.at("witnesses").size(), 12U);
  EXPECT_GT(nim.at("mutants").at("properties").at("killed"), 0);
  EXPECT_EQ(nim.at("mutants").at("properties").at("survived"), 0);
  // The properties leave nothing to the proofs, which notice everything as well.
  EXPECT_EQ(nim.at("mutants").at("proofs").at("total"), 0);
  EXPECT_THAT(expect_code(tree, 0, "build/bin/nim-proofs --mutants").output, HasSubstr(" 0 survived, 0 unknown"));
}

void is_known_to_the_command_line(const Tree& tree) {
  const std::string rulecheck = "build/bin/rulecheck ", traces = "tests/nim/traces/";
  EXPECT_THAT(expect_code(tree, 0, rulecheck + "clauses nim").output, HasSubstr("NIM-07"));
  EXPECT_THAT(expect_code(tree, 0, rulecheck + "explain last_stone").output, HasSubstr("Does the last stone win"));
  expect_code(tree, 0, rulecheck + "rulebook nim tests/toy/nim.txt");

  const std::string schemas = "docs/trace.schema.json model/nim/trace.schema.json ";
  const Ran shapes = expect_code(tree, 0, "python3 tests/core/validate_traces.py " + schemas + traces + "*.json");
  EXPECT_THAT(shapes.output, Not(HasSubstr("invalid")));

  const Ran legal = expect_code(tree, 0, rulecheck + "replay --json " + traces + "NIM-07-legal.json");
  EXPECT_EQ(json::parse(legal.output).at("result"), (json{{"winner", 0}}));
  const Ran breaks = expect_code(tree, 1, rulecheck + "replay --json " + traces + "NIM-03-breaks.json");
  EXPECT_EQ(json::parse(breaks.output).at("clauses"), json::array({"NIM-03"}));
  tree.write("malformed.json", R"({"format":"rulecheck-trace/1","game":"nim","players":2,"setup":{"heap":"many"},)"
                               R"("moves":[]})");
  EXPECT_THAT(expect_code(tree, 2, rulecheck + "replay malformed.json").output, HasSubstr("$.setup.heap"));

  const Ran game = expect_code(tree, 0, rulecheck + "simulate nim --seed 7");
  tree.write("game.json", game.output);
  const Ran replayed = expect_code(tree, 0, rulecheck + "replay --json game.json");
  EXPECT_TRUE(json::parse(replayed.output).at("over"));
}

void lacks_a_part_without_its_proofs_or_its_suite(const Tree& tree) {
  const std::pair<const char*, const char*> parts[] = {{"smt/nim", "proofs: smt/nim/"},
                                                       {"tests/nim/suite", "tests of the reference: tests/nim/suite/"}};
  for (const auto& [folder, said] : parts) {
    tree.move(folder, "folder-of-nim");
    EXPECT_THAT(expect_code(tree, 8, "ctest --test-dir build -R '^parts.nim$' --output-on-failure").output,
                HasSubstr(said));
    tree.move("folder-of-nim", folder);
  }
}

void does_not_compile_with_a_wrong_citation(const Tree& tree) {
  tree.replace("tests/nim/heap.cpp", "IsJudgedByTheText, clause::take_turns,", "IsJudgedByTheText, clause::take_turn,");
  const Ran ran = tree.run("cmake --build build --target nim-checks");
  EXPECT_NE(ran.code, 0);
  EXPECT_THAT(ran.output, HasSubstr("take_turn"));
  EXPECT_THAT(ran.output, HasSubstr("error: "));
  tree.replace("tests/nim/heap.cpp", "IsJudgedByTheText, clause::take_turn,", "IsJudgedByTheText, clause::take_turns,");
}

void does_not_build_with_a_malformed_register(const Tree& tree) {
  const std::string good = tree.read("model/nim/clauses.toml");
  tree.replace("model/nim/clauses.toml", R"(kind = "social")", R"(kind = "sociable")");
  const Ran ran = tree.run("cmake --build build --target nim-model");
  EXPECT_NE(ran.code, 0);
  EXPECT_THAT(ran.output, testing::ContainsRegex("model/nim/clauses.toml:[0-9]+: error: .*sociable"));
  tree.write("model/nim/clauses.toml", good);
}

void turns_red_when_a_rule_is_broken(const Tree& tree) {
  // One stone more than there is may be taken now.
  tree.replace("model/nim/heap.hpp", "state.heap < stones,", "state.heap + typename D::Num(1) < stones,");
  ASSERT_EQ(expect_code(tree, 0, "cmake --build build --target nim-checks nim-proofs rulecheck").code, 0);
  const std::string output = expect_code(tree, 8, run_tests).output;
  const std::string failed = output.substr(std::min(output.size(), output.find("The following tests FAILED")));
  for (const char* check :
       {"NimHeap.AMoveBreaksExactlyWhatTheTextForbids", "NimHeap.EveryMoveFromEveryHeapIsJudgedByTheText",
        "NimHeap.WholeGamesRunAlikeInModelAndReference", "NimHeap.StoredLogsKeepAndBreakEachClause"}) {
    EXPECT_THAT(failed, HasSubstr(check));
  }
  // It concerns no other rule.
  EXPECT_THAT(failed, Not(HasSubstr("NimHeap.TheSameGameHasAnotherWinnerUnderTheOtherReading")));
  const Ran report = expect_code(
      tree, 1, "build/bin/rulecheck report --gate --json --snapshot tests/toy/game/reports/snapshot 2>/dev/null");
  const json nim = json::parse(report.output).at("games").at("nim");
  const json& clause = element(nim.at("clauses"), "name", "take_what_is_there");
  EXPECT_FALSE(clause.at("met"));
  EXPECT_THAT(all(clause.at("checks"), "verdict"), Contains("failed"));
}

TEST(SixthGame, MadeOfNewFilesOnlyIsDiscoveredCheckedAndReported) {
  Tree tree;
  ASSERT_THAT(tree.add("tests/toy/game"), IsEmpty()) << "a new game changes no file";
  EXPECT_THAT(tree.add("tests/toy/game"), Contains("model/nim/clauses.toml")) << "a file that is there is noticed";
  for (const auto step : {is_discovered_beside_the_other_games, is_built_and_checked,
                          has_a_reference_that_is_right_by_itself, is_reported, is_known_to_the_command_line,
                          lacks_a_part_without_its_proofs_or_its_suite, does_not_compile_with_a_wrong_citation,
                          does_not_build_with_a_malformed_register, turns_red_when_a_rule_is_broken}) {
    step(tree);
    if (HasFatalFailure()) return;
  }
}

}  // namespace
}  // namespace rulecheck::toy
