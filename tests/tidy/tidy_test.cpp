// The style of this repository as tests. A complaint names the place and what to write instead.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "tests/tidy/bans.hpp"

namespace rulecheck::tidy {
namespace {

/// A game in a tree of its own, which a test lays over a copy of this one.
constexpr std::string_view toy_tree = "tests/toy/game/";

/// All complaints as one message.
std::string listed(const Complaints& complaints) {
  std::string message;
  for (const std::string& complaint : complaints) message += "\n  " + complaint;
  return message;
}

/// The sources of this tree, without the toy's.
std::vector<Source> own_sources() {
  std::vector<Source> result;
  for (const Source& source : repository_sources()) {
    if (!source.path.starts_with(toy_tree)) result.push_back(source);
  }
  return result;
}

template <typename Ban>
Complaints in_every_source(Ban ban) {
  Complaints all;
  for (const Source& source : repository_sources()) {
    for (std::string& complaint : ban(source)) all.push_back(std::move(complaint));
  }
  return all;
}

std::set<std::string> paths() {
  std::set<std::string> result;
  for (const Source& source : repository_sources()) {
    result.insert(source.path.starts_with(toy_tree) ? source.path.substr(toy_tree.size()) : source.path);
  }
  return result;
}

std::set<std::string> games() {
  std::set<std::string> result;
  for (const Source& source : repository_sources()) {
    const std::filesystem::path path = source.path;
    if (path.filename() == "clauses.toml" && *path.begin() == "model") result.insert(path.parent_path().filename());
  }
  return result;
}

/// Sources but those of which the ordinary build compiles nothing: they have a runner of their own.
std::vector<Source> compiled_sources() {
  std::vector<Source> result;
  for (const Source& source : own_sources()) {
    const bool apart = source.path.starts_with("tests/must_not_compile/") || source.path.starts_with("tests/bench/");
    if (!apart) result.push_back(source);
  }
  return result;
}

TEST(Tidy, NamesSaySomething) {
  const Complaints complaints = in_every_source(banned_words);
  EXPECT_TRUE(complaints.empty()) << listed(complaints);
}

TEST(Tidy, EveryFileCanBeSeenWhole) {
  const Complaints complaints = in_every_source(too_long);
  EXPECT_TRUE(complaints.empty()) << listed(complaints);
}

TEST(Tidy, EveryHeaderIsReadOnce) {
  const Complaints complaints = in_every_source(without_pragma_once);
  EXPECT_TRUE(complaints.empty()) << listed(complaints);
}

TEST(Tidy, EveryTestIsNamedByASentence) {
  const Complaints complaints = in_every_source(tests_without_a_name);
  EXPECT_TRUE(complaints.empty()) << listed(complaints);
}

TEST(Tidy, IncludesAreWrittenFromTheRoot) {
  const std::set<std::string> known = paths();
  const Complaints complaints =
      in_every_source([&](const Source& source) { return includes_not_from_the_root(source, known); });
  EXPECT_TRUE(complaints.empty()) << listed(complaints);
}

TEST(Tidy, IncludesKeepTheBordersBetweenGamesAndParts) {
  const std::set<std::string> known = games();
  const Complaints complaints =
      in_every_source([&](const Source& source) { return includes_across_borders(source, known); });
  EXPECT_TRUE(complaints.empty()) << listed(complaints);
}

TEST(Tidy, NoHeaderIsDead) {
  const Complaints complaints = headers_never_included(own_sources());
  EXPECT_TRUE(complaints.empty()) << listed(complaints);
}

TEST(Tidy, NoSourceIsDead) {
  std::ifstream file(std::filesystem::path(RULECHECK_BINARY_DIR) / "compile_commands.json");
  ASSERT_TRUE(file) << "the build has no compile_commands.json; configure it with a preset of CMakePresets.json";
  std::string commands(std::istreambuf_iterator<char>(file), {});
  // Sources that are compiled together stand in a file of the build, each with its path.
  for (const auto& entry :
       std::filesystem::recursive_directory_iterator(std::filesystem::path(RULECHECK_BINARY_DIR) / "CMakeFiles")) {
    if (entry.path().parent_path().filename() != "Unity" || entry.path().extension() != ".cxx") continue;
    std::ifstream together(entry.path());
    commands.append(std::istreambuf_iterator<char>(together), {});
  }
  const Complaints complaints = files_never_compiled(compiled_sources(), commands);
  EXPECT_TRUE(complaints.empty()) << listed(complaints);
}

}  // namespace
}  // namespace rulecheck::tidy
