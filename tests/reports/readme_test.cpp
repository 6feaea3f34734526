// README's picture of the report is what the committed snapshots add up to.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "reports/render.hpp"

namespace rulecheck {
namespace {

std::string text_of(const std::filesystem::path& file) {
  std::ifstream in(std::filesystem::path(RULECHECK_SOURCE_DIR) / file);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

/// The clauses of a snapshot by class; lines of findings are left out.
ClauseCounts counted(const std::filesystem::path& snapshot) {
  ClauseCounts game{snapshot.stem().string(), {}};
  std::istringstream lines(text_of(snapshot));
  for (std::string id, word, level; lines >> id >> word >> level;) {
    if (id.find("-F") != std::string::npos) continue;
    for (const Level known : level_order)
      game.counts.at(static_cast<std::size_t>(known)) += name(known) == level ? 1 : 0;
  }
  return game;
}

TEST(Readme, ShowsTheTableThatTheSnapshotsGive) {
  std::vector<ClauseCounts> games;
  for (const auto& entry : std::filesystem::directory_iterator(RULECHECK_SOURCE_DIR "/reports/snapshot")) {
    games.push_back(counted(std::filesystem::relative(entry.path(), RULECHECK_SOURCE_DIR)));
  }
  std::ranges::sort(games, {}, &ClauseCounts::game);
  ASSERT_FALSE(games.empty());
  EXPECT_NE(text_of("README.md").find(counts_table(games)), std::string::npos) << "README.md should show\n"
                                                                               << counts_table(games);
}

}  // namespace
}  // namespace rulecheck
