// The checks that exist: what the check executables listed about themselves when they were built.
#pragma once
#include <filesystem>
#include <istream>
#include <string>
#include <vector>

#include "model/core/evidence.hpp"
#include "model/core/json_lines.hpp"

namespace rulecheck {

/// One check that exists, whether it ran or not.
struct ListedCheck {
  std::string check;  ///< full name, "Suite.Name"
  std::string game;   ///< as in a trace
  CheckKind kind = CheckKind::example;
  std::vector<std::string> clauses;  ///< ids of the clauses that it cites
  std::string file;                  ///< relative to the repository
  int line = 0;                      ///< in `file`, from 1
};

/// The checks of all executables and the lines that say nothing.
struct CheckList {
  std::vector<ListedCheck> checks;
  std::vector<LineProblem> problems;
};

/// Adds the checks of one list (`<build>/checks/<executable>.jsonl`).
void read_check_list_file(std::istream& input, const std::string& file, CheckList& list);

/// Reads every `*.jsonl` of `folder`. Throws std::filesystem::filesystem_error if it cannot be listed.
CheckList read_check_lists(const std::filesystem::path& folder);

}  // namespace rulecheck
