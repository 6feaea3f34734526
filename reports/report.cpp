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

void demand_folder(const std::filesystem::path& folder, const std::string& expected) {
  if (!std::filesystem::is_directory(folder)) throw InputError(folder.string(), "", expected);
}

void take_snapshots(const ReportOptions& options, Coverage& coverage) {
  if (options.snapshot.empty()) return;
  if (options.update_snapshot) return update_snapshots(coverage, options.snapshot);
  for (const SnapshotChange& change : compare_snapshots(coverage, options.snapshot))
    for (const std::string& line : change.difference)
      coverage.problems.push_back({"snapshot", change.game, "snapshot " + change.file, line});
  std::ranges::sort(coverage.problems);
}

void print_problems(const Coverage& coverage, std::ostream& out) {
  for (const Problem& problem : coverage.problems)
    fmt::print(out, "{}{}: {}{}{}: {}\n", problem.note ? "note: " : "", problem.kind, problem.game,
               problem.game.empty() ? "" : " ", problem.place, problem.text);
  const bool differs =
      std::ranges::any_of(coverage.problems, [](const Problem& problem) { return problem.kind == "snapshot"; });
  if (differs) fmt::print(out, "the snapshot differs; if that is meant: {}\n", update_command);
}

void print_summary(const Coverage& coverage, const ReportOptions& options, std::ostream& out) {
  print_problems(coverage, out);
  for (const GameCoverage& game : coverage.games) fmt::print(out, "{}\n", summary_line(game));
  fmt::print(out, "report: {}\n", (options.out / "index.html").string());
}

int make_report(std::span<const Register* const> registers, const ReportOptions& options, std::ostream& out) {
  demand_folder(options.checks, "expected the folder where the build lists the checks; build first");
  demand_folder(options.evidence, "expected the folder where the checks leave their evidence; run them first");
  Coverage coverage = work_out_coverage(registers, read_check_lists(options.checks), read_evidence(options.evidence));
  take_snapshots(options, coverage);
  const std::string json = render_json(coverage);
  write_file(options.out / "coverage.json", json);
  write_file(options.out / "coverage.md", render_markdown(coverage));
  write_file(options.out / "index.html", render_html(coverage));
  if (options.json)
    out << json;
  else
    print_summary(coverage, options, out);
  return options.gate && !coverage.good() ? 1 : 0;
}

}  // namespace

int run_report(std::span<const Register* const> registers, const ReportOptions& options, std::ostream& out,
               std::ostream& err) {
  try {
    return make_report(registers, options, out);
  } catch (const InputError& error) {
    fmt::print(err, "{}\n", error.what());
  } catch (const std::filesystem::filesystem_error& error) {
    fmt::print(err, "{}\n", error.what());
  }
  return 2;
}

}  // namespace rulecheck
