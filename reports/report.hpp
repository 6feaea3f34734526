// `rulecheck report`: from registers, lists of checks and evidence to the report and the gate.
#pragma once
#include <filesystem>
#include <ostream>
#include <span>

#include "model/core/clause.hpp"

namespace rulecheck {

/// Where the parts of a run lie, relative to the working folder, and what is asked for.
struct ReportOptions {
  std::filesystem::path evidence = "build/evidence";    ///< what the check processes wrote
  std::filesystem::path checks = "build/checks";        ///< which checks exist
  std::filesystem::path out = "build/report";           ///< index.html, coverage.md, coverage.json are written here
  std::filesystem::path snapshot = "reports/snapshot";  ///< committed snapshots; empty: none are compared
  bool update_snapshot = false;  ///< rewrite the snapshots; not while the gate has other failures
  bool gate = false;             ///< exit code 1 where anything is a problem
  bool json = false;             ///< print coverage.json instead of the summary
};

/// Writes the report, prints a line per game and every problem to `out`; which snapshots were written stands on `err`
/// where `out` takes the JSON, why they were not always does.
/// @returns 0; 1 if `gate` is set and a clause misses its needs, a check that exists has no passed evidence, evidence
///          does not count or the snapshot differs, or if the snapshots should be rewritten and may not be.
/// @throws InputError if a folder cannot be read or written
int run_report(std::span<const Register* const> registers, const ReportOptions& options, std::ostream& out,
               std::ostream& err);

}  // namespace rulecheck
