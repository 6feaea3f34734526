// `rulecheck replay`: lines, exit codes, several files at once.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/cli/command.hpp"

namespace rulecheck {
namespace {

using testing::HasSubstr;

const std::string conforms = "tests/bremen/traces/BRE-24-legal.json";
const std::string violates = "tests/bremen/traces/BRE-24-breaks.json";

std::vector<nlohmann::json> lines_of(const std::string& text) {
  std::vector<nlohmann::json> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(nlohmann::json::parse(line));
  return lines;
}

TEST(ReplayCommand, ATraceThatConformsEndsWithZero) {
  const Ended run = run_command({"replay", "--json", conforms});
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_EQ(run.out,
            R"({"file":"tests/bremen/traces/BRE-24-legal.json","game":"bremen","verdict":"conforms","at":null,)"
            R"("clauses":[],"message":"","over":false,"result":null})"
            "\n");
}

TEST(ReplayCommand, ATraceThatViolatesEndsWithOneAndIsNoError) {
  const Ended run = run_command({"replay", "--json", violates});
  EXPECT_EQ(run.code, 1);
  EXPECT_EQ(run.err, "");
  EXPECT_EQ(run.out, R"({"file":"tests/bremen/traces/BRE-24-breaks.json","game":"bremen","verdict":"violates","at":2,)"
                     R"("clauses":["BRE-24"],"message":"seat 2 holds dog-10 and played cat-8","over":false,)"
                     R"("result":null})"
                     "\n");
}

TEST(ReplayCommand, AMalformedTraceEndsWithTwoAndNamesFileAndPlace) {
  const Folder folder;
  const std::string file = folder.write("x.json", R"({"format":"rulecheck-trace/1","game":"bremen","players":7,)"
                                                  R"("setup":{},"moves":[]})");
  const Ended json = run_command({"replay", "--json", file});
  EXPECT_EQ(json.code, 2);
  const auto line = lines_of(json.out).at(0);
  EXPECT_EQ(line["file"], file);
  EXPECT_EQ(line["verdict"], "malformed");
  EXPECT_TRUE(line["game"].is_null());
  EXPECT_THAT(line["message"].get<std::string>(), HasSubstr("$.players"));
  const Ended words = run_command({"replay", file});
  EXPECT_EQ(words.code, 2);
  EXPECT_EQ(words.out, "");
  EXPECT_THAT(words.err, HasSubstr("rulecheck: " + file + ": malformed: $.players: "));
}

TEST(ReplayCommand, TheRightResultIsSaidWhereAWrongOneIsClaimed) {
  const Folder folder;
  auto game = nlohmann::json::parse(run_command({"simulate", "bremen", "--players", "3", "--seed", "11"}).out);
  const auto right = game["result"];
  game["result"]["won"] = !right["won"].get<bool>();
  const Ended run = run_command({"replay", folder.write("claim.json", game.dump())});
  EXPECT_EQ(run.code, 1) << run.out << run.err;
  EXPECT_THAT(run.out, HasSubstr(" result: "));
  const std::string last = "\n  the game is over; its result is ";
  ASSERT_THAT(run.out, HasSubstr(last));
  EXPECT_EQ(nlohmann::json::parse(run.out.substr(run.out.find(last) + last.size())), right);
}

TEST(ReplayCommand, FilesAreAnsweredInTheirOrderAndTheWorstDecides) {
  const Folder folder;
  const std::string broken = folder.write("broken.json", "{");
  const auto code = [](const std::vector<std::string>& files) {
    std::vector<std::string> arguments{"replay", "--json"};
    arguments.insert(arguments.end(), files.begin(), files.end());
    return run_command(arguments).code;
  };
  EXPECT_EQ(code({conforms, conforms}), 0);
  EXPECT_EQ(code({conforms, violates, conforms}), 1);
  EXPECT_EQ(code({broken, violates}), 2);
  EXPECT_EQ(code({violates, broken, conforms}), 2);
  const auto lines = lines_of(run_command({"replay", violates, broken, "--json", conforms}).out);
  ASSERT_EQ(lines.size(), 3U);
  EXPECT_EQ(lines[0]["file"], violates);
  EXPECT_EQ(lines[1]["file"], broken);
  EXPECT_EQ(lines[2]["file"], conforms);
}

TEST(ReplayCommand, EachLineHasExactlyTheKeysOfTheFormatInItsOrder) {
  const Ended run = run_command({"replay", "--json", conforms, violates, "no/such/file"});
  std::istringstream in(run.out);
  for (std::string line; std::getline(in, line);) {
    const auto object = nlohmann::ordered_json::parse(line);
    std::vector<std::string> keys;
    for (const auto& [key, value] : object.items()) keys.push_back(key);
    EXPECT_THAT(keys, testing::ElementsAre("file", "game", "verdict", "at", "clauses", "message", "over", "result"));
  }
}

TEST(ReplayCommand, WhatIsNoReadableFileIsMalformed) {
  const Folder folder;
  for (const std::string& file :
       {std::string("no/such/file.json"), std::string(), folder.path().string(), folder.write("empty.json", ""),
        folder.write("nul.json", std::string("{}\0", 3)), folder.write("bytes.json", "\xff\xfe{}"),
        folder.write("deep.json", std::string(1'000'000, '[')), folder.write("words.json", "a game")}) {
    const Ended run = run_command({"replay", "--json", file});
    EXPECT_EQ(run.code, 2) << file;
    EXPECT_EQ(lines_of(run.out).at(0)["verdict"], "malformed") << file;
  }
}

TEST(ReplayCommand, AFileNameOfAnyBytesGivesAJsonLine) {
  const Folder folder;
  const std::string file = folder.write("a \"b\"\n\xff.json", "{}");
  const Ended run = run_command({"replay", "--json", file});
  EXPECT_EQ(run.code, 2);
  EXPECT_EQ(lines_of(run.out).size(), 1U);
}

TEST(ReplayCommand, WithoutAFileTheUsageIsWrong) { EXPECT_EQ(run_command({"replay"}).code, 2); }

}  // namespace
}  // namespace rulecheck
