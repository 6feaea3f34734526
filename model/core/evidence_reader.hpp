// Reads the evidence that check processes wrote (`model/core/evidence.hpp`), strictly.
#pragma once
#include <filesystem>
#include <istream>
#include <string>
#include <vector>

#include "model/core/evidence.hpp"
#include "model/core/json_lines.hpp"

namespace rulecheck {

/// A check that started and did not end: it, or the process around it, crashed.
struct CrashRecord {
  std::string check;
  std::string game;
  CheckKind kind = CheckKind::example;
};

/// All that the files of one folder say, in the order of their names. Nothing is judged or put together here.
struct Evidence {
  std::vector<CheckRecord> ends;
  std::vector<CrashRecord> crashes;
  std::vector<MutantRecord> mutants;
  std::vector<ConditionRecord> conditions;
  std::vector<QuantityRecord> quantities;
  std::vector<WitnessRecord> witnesses;
  std::vector<DistributionRecord> distributions;
  std::vector<LineProblem> problems;  ///< lines that do not count; each is a failure of the run
};

/// Adds the records of one file. An `end` without its `start` is a problem, a `start` without its `end` a crash.
void read_evidence_file(std::istream& input, const std::string& file, Evidence& evidence);

/// Reads every `*.jsonl` of `folder`; a file that cannot be opened is a problem.
/// Throws std::filesystem::filesystem_error if `folder` cannot be listed.
Evidence read_evidence(const std::filesystem::path& folder);

/// The `*.jsonl` files of `folder`, sorted by name. Throws std::filesystem::filesystem_error.
std::vector<std::filesystem::path> json_lines_files(const std::filesystem::path& folder);

}  // namespace rulecheck
