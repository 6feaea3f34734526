// The committed picture of each game's coverage: a change of it is a change of the repository that someone reads.
#pragma once
#include <filesystem>
#include <string>
#include <vector>

#include "reports/coverage.hpp"

namespace rulecheck {

/// One line per clause, "BRE-24 follow_suit proved", and one per finding, "BRE-F1 unreachable established".
/// A clause that is not met stands as `unmet`, however strong some of its evidence is.
std::string snapshot_text(const GameCoverage& game);

/// What changes between two snapshots, a text per line that is gone, new or different; empty if they are equal.
std::vector<std::string> snapshot_difference(const std::string& committed, const std::string& current);

/// A game whose snapshot is not what this run shows.
struct SnapshotChange {
  std::string game;
  std::string file;  ///< name within the folder
  std::vector<std::string> difference;
};

/// Compares `<folder>/<game>.txt` for every game; a missing file and a file of no game are changes.
std::vector<SnapshotChange> compare_snapshots(const Coverage& coverage, const std::filesystem::path& folder);

/// Writes all snapshots and removes those of games that do not exist. Throws InputError where it cannot.
/// @return what was done to which file, "wrote reports/snapshot/bremen.txt"
std::vector<std::string> update_snapshots(const Coverage& coverage, const std::filesystem::path& folder);

/// Writes a whole file; throws InputError naming it where that fails.
void write_file(const std::filesystem::path& path, const std::string& text);

}  // namespace rulecheck
