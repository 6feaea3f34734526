// docs/json.md names the keys that each command prints with --json: all of them, and no other.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "model/core/read_file.hpp"
#include "tests/cli/command.hpp"
#include "tests/reports/pretend_run.hpp"

namespace rulecheck {
namespace {

using Keys = std::set<std::string>;
using nlohmann::json;

/// The words that stand between backquotes.
Keys words_in_backquotes(const std::string& text) {
  Keys words;
  std::istringstream in(text);
  std::string between, word;
  while (std::getline(in, between, '`') && std::getline(in, word, '`')) words.insert(word);
  return words;
}

/// What a command's section of docs/json.md names.
struct Named {
  Keys keys;   ///< in the first columns of its table
  Keys words;  ///< anywhere
};

Named named_for(const std::string& command) {
  std::istringstream in(read_file(std::filesystem::path(RULECHECK_SOURCE_DIR) / "docs/json.md", "a page"));
  Named named;
  bool inside = false;
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with("## ")) inside = line.starts_with("## `rulecheck " + command + " --json");
    if (!inside) continue;
    named.words.merge(words_in_backquotes(line));
    if (line.starts_with("| ")) named.keys.merge(words_in_backquotes(line.substr(0, line.find(" |", 1))));
  }
  return named;
}

/// Adds all keys within a value, apart from names of games and labels, which are keys in these two objects, and from
/// what a game's result holds.
void add_keys(const json& value, Keys& keys, bool names = false) {
  if (!value.is_structured()) return;
  for (const auto& [key, part] : value.items()) {
    if (value.is_object() && !names) keys.insert(key);
    if (value.is_array() || key != "result") add_keys(part, keys, !names && (key == "games" || key == "labels"));
  }
}

Keys keys_of_lines(const std::string& text) {
  Keys keys;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) add_keys(json::parse(line), keys);
  return keys;
}

void expect_named(const std::string& command, const Keys& printed) {
  const Named named = named_for(command);
  EXPECT_THAT(named.words, testing::IsSupersetOf(printed)) << command << " prints keys that the page does not name";
  EXPECT_THAT(printed, testing::IsSupersetOf(named.keys))
      << "the page names keys that " << command << " does not print";
}

TEST(JsonKeys, OfReplayAreNamed) {
  expect_named("replay",
               keys_of_lines(run_command({"replay", "--json", "tests/bremen/traces/BRE-24-breaks.json"}).out));
}

TEST(JsonKeys, OfExplainAndClausesAreNamed) {
  expect_named("explain",
               keys_of_lines(run_command({"explain", "--json", "bucket-brigade", "bucket-brigade", "BUB-15"}).out));
  expect_named("clauses", keys_of_lines(run_command({"clauses", "--json"}).out));
}

TEST(JsonKeys, OfRulebookAndSimulateAreNamed) {
  const Folder folder;
  const std::string file = folder.write("rules.txt", "Every player may look at every piece.\n");
  expect_named("rulebook", keys_of_lines(run_command({"rulebook", "bremen", file, "--json"}).out));
  expect_named("simulate", keys_of_lines(run_command({"simulate", "bremen", "--stats", "--json"}).out));
}

TEST(JsonKeys, OfTheReportAreNamed) {
  PretendRun run;
  run.fill([](CheckRecord& check) {
    if (check.kind == CheckKind::example) check.verdict = Verdict::failed;
  });
  run.writer().quantity({"Lantern.OneFlame", "lantern", "flames per lantern", "1"});
  run.writer().witness({"Lantern.OneFlame", "lantern", {"LAN-01"}, true, "tests/lantern/traces/two.json"});
  run.writer().distribution({"Lantern.BurnsDown", "lantern", 1000, {{"went out", 250}, {"flickered", 2500}}});
  const std::string site = "model/lantern/flame.hpp:3:4";
  run.writer().mutant(
      {"lantern", MutantSide::proofs, site, "==", "!=", {"LAN-01"}, MutantVerdict::killed, {"Lantern.OneFlame"}});
  run.writer().condition({"lantern", site, "==", {"LAN-01"}, true, false, std::nullopt});
  Keys keys;
  add_keys(json::parse(run.report().json), keys);
  expect_named("report", keys);
}

TEST(JsonKeys, AKeyThatThePageDoesNotNameIsSeen) {
  Keys keys;
  add_keys(json::parse(R"({"labels":{"won":1},"games":{"bremen":{"new":[{"newer":1}]}},"result":{"score":1}})"), keys);
  EXPECT_EQ(keys, (Keys{"games", "labels", "new", "newer", "result"}));
  EXPECT_EQ(named_for("no such command").words, Keys());
  EXPECT_THAT(named_for("replay").keys, testing::Contains("verdict"));
}

}  // namespace
}  // namespace rulecheck
