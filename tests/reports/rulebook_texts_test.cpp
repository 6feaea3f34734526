// The rulebook texts themselves, on machines that have them beside the repository: they are not part of it.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "model/core/games.hpp"
#include "model/core/passages.hpp"
#include "model/core/read_file.hpp"
#include "reports/rulebook.hpp"

namespace rulecheck {
namespace {

namespace fs = std::filesystem;

fs::path texts() { return fs::path(RULECHECK_SOURCE_DIR) / "../shared/rulebooks"; }

TEST(RulebookTexts, EverySentenceOfEveryGameIsAccountedFor) {
  int accounted = 0;
  for (const Game* game : all_games()) {
    const fs::path text = texts() / fmt::format("{}.txt", game->clause_register().game);
    if (!fs::exists(text)) continue;
    std::ostringstream out;
    EXPECT_EQ(report_rulebook(game->clause_register(), text, RulebookFormat::text, out), 0) << out.str();
    ++accounted;
  }
  if (accounted == 0) GTEST_SKIP() << "skipped: no rulebook texts";
}

/// A line that the splitter only cuts: ASCII, no bullet, no table, single spaces.
bool is_plain(const std::string& line) {
  const auto plain = [](char letter) { return letter >= ' ' && letter <= '~'; };
  return !line.empty() && std::string("-*|").find(line.front()) == std::string::npos &&
         std::all_of(line.begin(), line.end(), plain) && line.find("  ") == std::string::npos && line.front() != ' ' &&
         line.back() != ' ';
}

TEST(RulebookTexts, NothingOfALineIsLostBetweenItsPassages) {
  if (!fs::is_directory(texts())) GTEST_SKIP() << "skipped: no rulebook texts";
  int compared = 0;
  for (const auto& entry : fs::directory_iterator(texts())) {
    std::map<int, std::string> joined;
    for (const Passage& passage : read_passages(entry.path())) {
      std::string& line = joined[passage.line];
      line += (line.empty() ? "" : " ") + passage.text;
    }
    std::istringstream lines(read_file(entry.path(), "a rulebook text"));
    std::string line;
    for (int number = 1; std::getline(lines, line); ++number) {
      if (!is_plain(line)) continue;
      EXPECT_EQ(joined[number], line) << entry.path() << ":" << number;
      ++compared;
    }
  }
  EXPECT_GT(compared, 0);
}

}  // namespace
}  // namespace rulecheck
