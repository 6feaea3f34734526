// Snapshots: text, comparison, update.
#include "reports/snapshot.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <map>
#include <sstream>

#include "model/core/input_error.hpp"

namespace rulecheck {
namespace {

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream input(text);
  for (std::string line; std::getline(input, line);) lines.push_back(line);
  return lines;
}

std::string id_of(const std::string& line) { return line.substr(0, line.find(' ')); }

std::string read_if_present(const std::filesystem::path& path) {
  std::ifstream input(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(input), {}};
}

std::string file_of(const GameCoverage& game) { return std::string(game.game_register->game) + ".txt"; }

// Snapshots of games that are no more.
std::vector<std::filesystem::path> left_over(const Coverage& coverage, const std::filesystem::path& folder) {
  std::vector<std::filesystem::path> files;
  if (!std::filesystem::is_directory(folder)) return files;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    const bool belongs = std::ranges::any_of(
        coverage.games, [&](const GameCoverage& game) { return file_of(game) == entry.path().filename(); });
    if (!belongs && entry.path().extension() == ".txt") files.push_back(entry.path());
  }
  std::ranges::sort(files);
  return files;
}

}  // namespace

std::string snapshot_text(const GameCoverage& game) {
  std::string text;
  for (const ClauseCoverage& covered : game.clauses)
    fmt::format_to(std::back_inserter(text), "{} {} {}\n", covered.clause->id, covered.clause->name,
                   name(covered.counted_as()));
  for (const FindingCoverage& covered : game.findings)
    fmt::format_to(std::back_inserter(text), "{} {} {}\n", covered.finding->id, covered.finding->kind,
                   covered.established ? "established" : (covered.argued() ? "argued" : "not-established"));
  return text;
}

std::vector<std::string> snapshot_difference(const std::string& committed, const std::string& current) {
  if (committed == current) return {};
  const std::vector<std::string> before = lines_of(committed), after = lines_of(current);
  std::vector<std::string> difference;
  for (const std::string& line : before) {
    if (std::ranges::find(after, line) != after.end()) continue;
    const auto now = std::ranges::find(after, id_of(line), id_of);
    difference.push_back(now == after.end() ? "gone: " + line : "was: " + line + ", is: " + *now);
  }
  for (const std::string& line : after)
    if (std::ranges::find(before, id_of(line), id_of) == before.end()) difference.push_back("new: " + line);
  if (difference.empty()) difference.emplace_back("the same lines in another order or number");
  return difference;
}

std::vector<SnapshotChange> compare_snapshots(const Coverage& coverage, const std::filesystem::path& folder) {
  std::vector<SnapshotChange> changes;
  for (const GameCoverage& game : coverage.games) {
    if (!std::filesystem::exists(folder / file_of(game))) {
      changes.push_back({std::string(game.game_register->game), file_of(game), {"there is no snapshot yet"}});
      continue;
    }
    auto difference = snapshot_difference(read_if_present(folder / file_of(game)), snapshot_text(game));
    if (!difference.empty())
      changes.push_back({std::string(game.game_register->game), file_of(game), std::move(difference)});
  }
  for (const auto& path : left_over(coverage, folder))
    changes.push_back({path.stem().string(), path.filename().string(), {"there is no game of this name"}});
  return changes;
}

std::vector<std::string> update_snapshots(const Coverage& coverage, const std::filesystem::path& folder) {
  std::vector<std::string> done;
  for (const GameCoverage& game : coverage.games) {
    write_file(folder / file_of(game), snapshot_text(game));
    done.push_back("wrote " + (folder / file_of(game)).string());
  }
  for (const auto& path : left_over(coverage, folder)) {
    std::filesystem::remove(path);
    done.push_back("removed " + path.string());
  }
  return done;
}

void write_file(const std::filesystem::path& path, const std::string& text) {
  std::error_code error;
  std::filesystem::create_directories(path.parent_path(), error);
  std::ofstream output(path, std::ios::binary);
  output << text;
  output.close();
  if (!output) throw InputError(path.string(), "", "cannot be written");
}

}  // namespace rulecheck
