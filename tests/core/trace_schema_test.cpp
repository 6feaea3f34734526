// docs/trace.schema.json says of the shape of a trace what `rulecheck replay` says: every stored trace is valid, and
// what is invalid is malformed. The validator is Debian's python3-jsonschema. And every part says what it is.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <sstream>

#include "model/core/games.hpp"
#include "model/core/read_file.hpp"
#include "model/core/register.hpp"
#include "tests/cli/command.hpp"

namespace rulecheck {
namespace {

/// The folder and namespace of a game.
std::string folder_of(const Game& game) { return folder_of_game(game.clause_register().game); }

/// The validator's line on each file.
std::vector<std::string> validated(const Game& game, const std::vector<std::string>& files) {
  std::vector<std::string> words{"python3", "tests/core/validate_traces.py", "docs/trace.schema.json",
                                 "model/" + folder_of(game) + "/trace.schema.json"};
  words.insert(words.end(), files.begin(), files.end());
  const Ended ended = run_program(words);
  EXPECT_EQ(ended.code, 0) << ended.err;
  std::vector<std::string> lines;
  std::istringstream in(ended.out);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

/// The traces stored for a game, tests/<game>/traces/.
std::vector<std::string> stored_traces(const Game& game) {
  std::vector<std::string> files;
  const auto traces = std::filesystem::path(RULECHECK_SOURCE_DIR) / "tests" / folder_of(game) / "traces";
  for (const auto& entry : std::filesystem::recursive_directory_iterator(traces)) {
    if (entry.path().extension() == ".json") files.push_back(entry.path().string());
  }
  std::ranges::sort(files);
  return files;
}

TEST(TraceSchema, EveryStoredTraceIsValid) {
  for (const Game* game : all_games()) {
    const std::vector<std::string> files = stored_traces(*game);
    ASSERT_FALSE(files.empty()) << game->clause_register().game;
    const auto lines = validated(*game, files);
    EXPECT_EQ(lines.size(), files.size());
    for (const std::string& line : lines) EXPECT_THAT(line, testing::StartsWith("valid "));
  }
}

TEST(TraceSchema, WhatIsInvalidIsMalformed) {
  const std::string head = R"({"format":"rulecheck-trace/1","game":"bremen","players":)";
  const std::string hands = R"("hands":[["dog-7","dog-1"],["cat-4","cat-1"],["dog-10","dog-2"],["cat-5","cat-2"]])";
  const std::vector<std::string> wrong{
      "[]",
      "{}",
      head + R"(4,"moves":[]})",
      head + R"(4,"setup":{"deals":[]},"moves":[]})",
      head + R"(4,"setup":{"deals":[{"circle":[]}]},"moves":[]})",
      head + R"(4,"setup":{"deals":[{"hands":[[],[],[]]}]},"moves":[]})",
      head + R"(3,"setup":{"deals":[{"hands":[[],[],[]]}]},"moves":[]})",
      head + R"(3,"setup":{"deals":[{"circle":[],"first_taker":3}]},"moves":[]})",
      head + R"(3,"setup":{"deals":[{"circle":[],"first_taker":0,"center":"cat-4"}]},"moves":[]})",
      head + R"(5,"setup":{"deals":[{"circle":[],"first_taker":0}]},"moves":[]})",
      head + R"(4,"setup":{"deals":[{"circle":["cow-1"],"first_taker":0}]},"moves":[]})",
      head + R"(4,"setup":{"deals":[{"circle":[],"first_taker":0}]},"position":{},"moves":[]})",
      head + R"(4,"setup":{"deals":[{"circle":[],"first_taker":0}]},"moves":[{"player":4,"play":"cat-1"}]})",
      head + R"(4,"setup":{"deals":[{"circle":[],"first_taker":0}]},"moves":[{"player":0,"play":"cat-14"}]})",
      head + R"(4,"setup":{"deals":[{"circle":[],"first_taker":0}]},"moves":[{"player":0,"play":"cat-1","take":0}]})",
      head + R"(3,"setup":{"deals":[{"circle":[],"first_taker":0}]},"moves":[{"take":3}]})",
      head + R"(4,"setup":{"deals":[{"circle":[],"first_taker":0}]},"moves":[{"take":1.5}]})",
      head + R"(4,"setup":{"deals":[{"circle":[],"first_taker":0}]},"moves":[],"remark":""})",
      head + R"(4,"setup":{"deals":[{"circle":[],"first_taker":0}]},"moves":[],"comment":1})",
      head + R"(4,"setup":{"deals":[{"circle":[],"first_taker":0}]},"moves":[],"readings":{"a":"b"}})",
      head + R"(4,"setup":{"deals":[{"circle":[],"first_taker":0}]},"moves":[],"result":{"winner":0}})",
      head + R"(4,"setup":{"deals":[{"circle":[],"first_taker":0}]},"moves":[],"result":{"captured":[1,2,3]}})",
      head + R"(3,"setup":{"deals":[{"circle":[],"first_taker":0}]},"moves":[],"result":{"captured":[1,2,3,4]}})",
      head + R"(4,"position":{)" + hands + R"(,"won":[44,0,0,0]},"moves":[]})",
      head + R"(4,"position":{)" + hands + R"(,"won":[44,0,0,0],"leader":4},"moves":[]})",
      head + R"(4,"position":{)" + hands + R"(,"won":[42,2,0,0],"leader":0},"moves":[]})",
      head + R"(4,"position":{)" + hands + R"(,"won":[44,0,0,0],"leader":0,"center":"cat-9"},"moves":[]})",
  };
  const Folder folder;
  std::vector<std::string> files;
  for (std::size_t i = 0; i < wrong.size(); ++i) {
    files.push_back(folder.write(std::to_string(i) + ".json", wrong[i]));
    EXPECT_EQ(replay_file(all_games(), files.back()).verdict, TraceVerdict::malformed) << wrong[i];
  }
  const auto lines = validated(*find_game(all_games(), "bremen"), files);
  ASSERT_EQ(lines.size(), wrong.size());
  for (std::size_t i = 0; i < wrong.size(); ++i) EXPECT_THAT(lines[i], testing::StartsWith("invalid ")) << wrong[i];
}

/// Adds the places of properties and definitions without a description. What restricts a part that is described
/// elsewhere (it stands in a condition, or refers to that part) needs none.
void add_undescribed(const nlohmann::json& schema, const std::string& place, std::vector<std::string>& places) {
  if (schema.is_array()) {
    for (const auto& part : schema) add_undescribed(part, place, places);
  }
  if (!schema.is_object()) return;
  for (const auto& [key, value] : schema.items()) {
    const bool restricts = key == "allOf" || key == "if" || key == "then" || key == "else" ||
                           (key == "properties" && schema.contains("$ref"));
    if (restricts) continue;
    if (key != "properties" && key != "$defs") {
      add_undescribed(value, place, places);
      continue;
    }
    for (const auto& [name, part] : value.items()) {
      if (part.value("description", "").empty()) places.push_back(place + "." + name);
      add_undescribed(part, place + "." + name, places);
    }
  }
}

std::vector<std::string> undescribed(const nlohmann::json& schema) {
  std::vector<std::string> places;
  add_undescribed(schema, "$", places);
  return places;
}

TEST(TraceSchema, EveryPropertySaysWhatItIs) {
  std::vector<std::string> files{"docs/trace.schema.json", "tests/toy/game/model/nim/trace.schema.json"};
  for (const Game* game : all_games()) files.push_back("model/" + folder_of(*game) + "/trace.schema.json");
  for (const std::string& file : files) {
    const auto path = std::filesystem::path(RULECHECK_SOURCE_DIR) / file;
    EXPECT_THAT(undescribed(nlohmann::json::parse(read_file(path, "a schema"))), testing::IsEmpty()) << file;
  }
}

TEST(TraceSchema, APropertyThatSaysNothingIsFound) {
  const auto schema = nlohmann::json::parse(
      R"({"properties":{"seat":{"type":"integer"},"moves":{"description":"all","items":{"properties":{"to":{}}}}},)"
      R"("$defs":{"card":{"description":""},"more":{"description":"a","$ref":"x","properties":{"seat":{}}}},)"
      R"("allOf":[{"properties":{"seat":{"maximum":2}}}]})");
  EXPECT_THAT(undescribed(schema), testing::UnorderedElementsAre("$.seat", "$.moves.to", "$.card"));
}

}  // namespace
}  // namespace rulecheck
