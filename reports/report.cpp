// `rulecheck report`.
#include "reports/report.hpp"

#include <fmt/format.h>
#include <fmt/ostream.h>

#include <algorithm>

#include "model/core/input_error.hpp"
#include "reports/coverage.hpp"
#include "reports/render.hpp"
#include "reports/snapshot.hpp"

namespace rulecheck {
namespace {

constexpr std::string_view update_command = "build/bin/rulecheck report --update-snapshot";

void demand_folder(const std::filesystem::path& folder, std::string_view holds, std::string_view option) {
  if (std::filesystem::is_directory(folder)) return;
  throw InputError(
      folder.string(), "",
      fmt::format("expected the folder {}; run ./dev verify, and this command in the repository or with {}", holds,
                  option));
}

bool is_empty(const Evidence& evidence) {
  return evidence.ends.empty() && evidence.crashes.empty() && evidence.mutants.empty() && evidence.problems.empty();
}

void add_snapshot_problems(const std::filesystem::path& folder, Coverage& coverage) {
  for (const SnapshotChange& change : compare_snapshots(coverage, folder))
    for (const std::string& line : change.difference)
      coverage.problems.push_back({"snapshot", change.game, "snapshot " + change.file, line});
  std::ranges::sort(coverage.problems);
}

void print_problems(const Coverage& coverage, const ReportOptions& options, std::ostream& out) {
  for (const Problem& problem : coverage.problems)
    fmt::print(out, "{}{}: {}{}{}: {}\n", problem.note ? "note: " : "", problem.kind, problem.game,
               problem.game.empty() ? "" : " ", problem.place, problem.text);
  const bool differs =
      std::ranges::any_of(coverage.problems, [](const Problem& problem) { return problem.kind == "snapshot"; });
  if (!differs || options.update_snapshot) return;
  const bool usual_folder = options.snapshot == ReportOptions{}.snapshot;
  fmt::print(out, "the snapshot differs; if that is meant: {}{}\n", update_command,
             usual_folder ? "" : " --snapshot " + options.snapshot.string());
}

void print_summary(const Coverage& coverage, const ReportOptions& options, std::ostream& out) {
  std::vector<ClauseCounts> games;
  for (const GameCoverage& game : coverage.games) {
    games.push_back({std::string(game.game_register->game), game.counts()});
  }
  fmt::print(out, "{}", counts_table(games));
  fmt::print(out, "report: {}\n", (options.out / "index.html").string());
}

int make_report(std::span<const Register* const> registers, const ReportOptions& options, std::ostream& out,
                std::ostream& err) {
  demand_folder(options.checks, "where the build lists the checks", "--checks");
  demand_folder(options.evidence, "where the checks leave their evidence", "--evidence");
  const Evidence evidence = read_evidence(options.evidence);
  Coverage coverage = work_out_coverage(registers, read_check_lists(options.checks), evidence);
  const bool refused = options.update_snapshot && !coverage.good();
  std::vector<std::string> updated;
  if (options.update_snapshot && !refused)
    updated = update_snapshots(coverage, options.snapshot);
  else if (!options.snapshot.empty())
    add_snapshot_problems(options.snapshot, coverage);
  const std::string json = render_json(coverage);
  write_file(options.out / "coverage.json", json);
  write_file(options.out / "coverage.md", render_markdown(coverage));
  write_file(options.out / "index.html", render_html(coverage));
  if (options.json) {
    out << json;
  } else {
    if (is_empty(evidence))
      fmt::print(out, "no evidence in {}; run ./dev verify\n", options.evidence.string());
    else
      print_problems(coverage, options, out);
    print_summary(coverage, options, out);
  }
  for (const std::string& file : updated) fmt::print(options.json ? err : out, "snapshot: {}\n", file);
  if (refused) fmt::print(err, "rulecheck: the snapshots were not written, because the gate has other failures\n");
  return refused || (options.gate && !coverage.good()) ? 1 : 0;
}

}  // namespace

int run_report(std::span<const Register* const> registers, const ReportOptions& options, std::ostream& out,
               std::ostream& err) {
  try {
    return make_report(registers, options, out, err);
  } catch (const std::filesystem::filesystem_error& error) {
    throw InputError(error.path1().string(), "", error.code().message());
  }
}

}  // namespace rulecheck
