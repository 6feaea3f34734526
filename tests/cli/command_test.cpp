// The command line apart from replay: usage, registers, random games.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "tests/cli/command.hpp"

namespace rulecheck {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

TEST(Command, WrongUsageEndsWithTwo) {
  EXPECT_EQ(run_command({}).code, 2);
  EXPECT_EQ(run_command({"play"}).code, 2);
  EXPECT_EQ(run_command({"replay", "--frobnicate", "x.json"}).code, 2);
  EXPECT_EQ(run_command({"simulate"}).code, 2);
  EXPECT_EQ(run_command({"simulate", "bremen", "--games", "0"}).code, 2);
  EXPECT_EQ(run_command({"simulate", "bremen", "--seed", "-1"}).code, 2);
  EXPECT_EQ(run_command({"simulate", "bremen", "--seed", "x"}).code, 2);
  EXPECT_EQ(run_command({"simulate", "bremen", "--stats", "--traces", "x"}).code, 2);
  EXPECT_EQ(run_command({"explain"}).code, 2);
  EXPECT_EQ(run_command({"rulebook", "bremen"}).code, 2);
}

TEST(Command, AWordThatIsNoCommandIsNamedWithTheCommandsThatThereAre) {
  const std::string list = "; expected one of: report, replay, rulebook, explain, clauses, simulate, help\n";
  EXPECT_EQ(run_command({"play"}).err, "rulecheck: command line: there is no command \"play\"" + list);
  EXPECT_EQ(run_command({"help", "play"}).err, "rulecheck: command line: there is no command \"play\"" + list);
  EXPECT_EQ(run_command({"--play"}).err, "rulecheck: command line: there is no command \"--play\"" + list);
  EXPECT_EQ(run_command({}).err, "rulecheck: command line: no command" + list);
}

TEST(Command, EveryErrorOfUsageBeginsAlike) {
  for (const std::vector<std::string>& arguments : {std::vector<std::string>{"replay", "--frobnicate", "x.json"},
                                                    {"simulate"},
                                                    {"clauses", "chess"},
                                                    {"simulate", "bremen", "--games", "0"},
                                                    {"report", "--no-snapshot", "--update-snapshot"},
                                                    {"--frobnicate"}}) {
    const Ended run = run_command(arguments);
    EXPECT_EQ(run.code, 2);
    EXPECT_THAT(run.err, StartsWith("rulecheck: command line: "));
  }
}

TEST(Command, AnEmptyValueEndsWithTwoAndWhatWasExpected) {
  for (const std::vector<std::string>& arguments : {std::vector<std::string>{"report", "--snapshot", ""},
                                                    {"report", "--out", ""},
                                                    {"report", "--evidence", ""},
                                                    {"report", "--checks", ""},
                                                    {"simulate", "bremen", "--traces", ""},
                                                    {"simulate", "bremen", "--seed", ""},
                                                    {"clauses", ""},
                                                    {"explain", ""},
                                                    {"rulebook", "bremen", ""}}) {
    const Ended run = run_command(arguments);
    EXPECT_EQ(run.code, 2) << arguments[0];
    EXPECT_EQ(run.out, "") << arguments[0];
    EXPECT_THAT(run.err, testing::MatchesRegex("rulecheck: command line: .*expected.*\n")) << arguments[0];
  }
}

TEST(Command, HelpAndVersionEndWithZero) {
  EXPECT_EQ(run_command({"help"}).code, 0);
  EXPECT_EQ(run_command({"help"}).out, run_command({"--help"}).out);
  EXPECT_EQ(run_command({"help", "replay"}).out, run_command({"replay", "--help"}).out);
  EXPECT_EQ(run_command({"--help"}).code, 0);
  EXPECT_EQ(run_command({"replay", "--help"}).code, 0);
  const Ended version = run_command({"--version"});
  EXPECT_EQ(version.code, 0);
  EXPECT_THAT(version.out, StartsWith("rulecheck "));
}

TEST(Command, AnUnknownGameEndsWithTwoAndTheGamesThatThereAre) {
  for (const std::vector<std::string>& arguments :
       {std::vector<std::string>{"clauses", "chess"}, {"simulate", "chess"}, {"rulebook", "chess", "x.txt"}}) {
    const Ended run = run_command(arguments);
    EXPECT_EQ(run.code, 2);
    EXPECT_THAT(run.err, HasSubstr("GAME: there is no game \"chess\"; expected one of: "));
    EXPECT_THAT(run.err, HasSubstr("bremen"));
  }
}

TEST(Command, ClausesAreListedAsJsonLines) {
  const Ended run = run_command({"clauses", "bremen", "--json"});
  EXPECT_EQ(run.code, 0);
  std::istringstream in(run.out);
  std::vector<std::string> ids;
  for (std::string line; std::getline(in, line);) ids.push_back(nlohmann::json::parse(line)["id"]);
  EXPECT_THAT(ids, testing::Contains("BRE-24"));
  EXPECT_TRUE(std::ranges::is_sorted(ids));
  EXPECT_EQ(run_command({"clauses"}).code, 0);
}

TEST(Command, AClauseIsExplainedByIdAndByName) {
  const Ended by_id = run_command({"explain", "BRE-24"}), by_name = run_command({"explain", "follow_suit"});
  EXPECT_EQ(by_id.code, 0);
  EXPECT_THAT(by_id.out, HasSubstr("follow_suit"));
  EXPECT_EQ(by_id.out, by_name.out);
  EXPECT_EQ(run_command({"explain", "BRE-99"}).code, 2);
  EXPECT_THAT(run_command({"explain", "BRE-24", "bre-f1"}).out, HasSubstr("\nfinding BRE-F1 "));
}

TEST(Command, AGameIsExplainedByWhatIsUnclearInItsRulebook) {
  const Ended run = run_command({"explain", "bremen"});
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_THAT(run.out, StartsWith("Bremen: what is unclear or wrong in its rulebook."));
  EXPECT_THAT(run.out, HasSubstr("\n  BRE-F1 "));
  EXPECT_THAT(run.out, HasSubstr("\n  BRE-Q1: "));
  std::vector<std::string> games;
  std::istringstream clauses(run_command({"clauses", "--json"}).out);
  for (std::string line; std::getline(clauses, line);) {
    const auto game = nlohmann::json::parse(line)["game"].get<std::string>();
    if (games.empty() || games.back() != game) games.push_back(game);
  }
  for (const std::string& game : games) {
    std::istringstream entries(run_command({"explain", game, "--json"}).out);
    std::size_t number = 0;
    for (std::string line; std::getline(entries, line); ++number) EXPECT_EQ(nlohmann::json::parse(line)["game"], game);
    EXPECT_GT(number, 0U) << game;
  }
  EXPECT_EQ(run_command({"explain", "bremen", "BRE-24"}).out, run_command({"explain", "BRE-24"}).out);
}

TEST(Command, WhatCannotBeExplainedEndsWithTwoAndWhatThereIs) {
  for (const std::vector<std::string>& arguments : {std::vector<std::string>{"explain", "chess"},
                                                    {"explain", "BRE-99"},
                                                    {"explain", "bremen", "NIM-01"},
                                                    {"explain", "BRE-24", "chess"}}) {
    const Ended run = run_command(arguments);
    EXPECT_EQ(run.code, 2) << arguments.back();
    EXPECT_EQ(run.out, "") << arguments.back();
    EXPECT_THAT(run.err, StartsWith("rulecheck: command line: " + arguments.back() + ": no "));
    EXPECT_THAT(run.err, HasSubstr("the nearest are "));
    EXPECT_THAT(run.err, HasSubstr("expected for GAME one of: bremen"));
  }
}

TEST(Command, ARulebookThatCannotBeReadEndsWithTwo) {
  EXPECT_EQ(run_command({"rulebook", "bremen", "no/such/file.txt"}).code, 2);
}

TEST(Command, ARulebookWithAnUnclaimedSentenceEndsWithOne) {
  const Folder folder;
  const std::string file = folder.write("rules.txt", "Every player may look at every piece.\n");
  const Ended run = run_command({"rulebook", "bremen", file});
  EXPECT_EQ(run.code, 1);
  EXPECT_THAT(run.out, HasSubstr("may look at every piece"));
}

TEST(Command, AGameThatWasPlayedReplays) {
  const Folder folder;
  for (const char* players : {"3", "4"}) {
    const Ended played = run_command({"simulate", "bremen", "--players", players, "--seed", "11"});
    EXPECT_EQ(played.code, 0) << played.err;
    const std::string file = folder.write(std::string(players) + ".json", played.out);
    const Ended replayed = run_command({"replay", "--json", file});
    EXPECT_EQ(replayed.code, 0) << replayed.out;
    EXPECT_TRUE(nlohmann::json::parse(replayed.out)["over"]);
  }
}

TEST(Command, TheSameSeedPlaysTheSameGame) {
  const auto play = [](const char* seed) { return run_command({"simulate", "bremen", "--seed", seed}).out; };
  EXPECT_EQ(play("3"), play("3"));
  EXPECT_NE(play("3"), play("4"));
  const Ended both = run_command({"simulate", "bremen", "--seed", "3", "--games", "2"});
  EXPECT_EQ(both.out, play("3") + play("4"));
}

TEST(Command, GamesAreWrittenIntoAFolder) {
  const Folder folder;
  const std::string traces = (folder.path() / "new" / "traces").string();
  const Ended run =
      run_command({"simulate", "bremen", "--players", "3", "--seed", "5", "--games", "2", "--traces", traces});
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_EQ(run.out, "traces written to " + traces + ": 2\n");
  EXPECT_EQ(run_command({"replay", traces + "/bremen-3-5.json", traces + "/bremen-3-6.json"}).code, 0);
  const Ended again = run_command(
      {"simulate", "bremen", "--players", "3", "--seed", "4", "--games", "2", "--traces", traces, "--json"});
  EXPECT_EQ(again.code, 2) << "nothing is written over";
  EXPECT_THAT(again.err, HasSubstr("rulecheck: " + traces + "/bremen-3-5.json: exists already"));
  EXPECT_FALSE(std::filesystem::exists(traces + "/bremen-3-4.json")) << "and nothing beside it";
  EXPECT_EQ(run_command({"simulate", "bremen", "--traces", "/dev/null/x"}).code, 2);
}

TEST(Command, StatisticsCountWhatHappened) {
  const Ended run = run_command({"simulate", "bremen", "--games", "40", "--stats", "--json"});
  EXPECT_EQ(run.code, 0) << run.err;
  const auto statistics = nlohmann::json::parse(run.out);
  EXPECT_EQ(statistics["games"], 40);
  EXPECT_EQ(statistics["steered"], true);
  EXPECT_THAT(run_command({"simulate", "bremen", "--stats"}).out, HasSubstr("steered towards rare endings"));
  EXPECT_EQ(statistics["labels"].value("won", 0) + statistics["labels"].value("lost", 0), 40);
}

TEST(Command, ANumberOfPlayersThatTheGameDoesNotAllowEndsWithTwo) {
  for (const char* players : {"0", "5"}) {
    const Ended run = run_command({"simulate", "bremen", "--players", players});
    EXPECT_EQ(run.code, 2);
    EXPECT_THAT(run.err, HasSubstr("--players: expected 3 to 4"));
  }
  const Ended run = run_command({"simulate", "harmony-of-bremen", "--players", "3"});
  EXPECT_EQ(run.code, 2);
  EXPECT_EQ(run.err, "rulecheck: command line: --players: expected 4\n");
}

TEST(Command, AReportWithoutEvidenceFailsItsGate) {
  const Folder folder;
  const std::string none = folder.path().string(), out = (folder.path() / "report").string();
  const Ended run = run_command({"report", "--evidence", none, "--checks", none, "--out", out, "--gate"});
  EXPECT_EQ(run.code, 1) << run.err;
  EXPECT_THAT(run.out, StartsWith("no evidence in " + none + "; run ./dev verify\n"));
}

}  // namespace
}  // namespace rulecheck
