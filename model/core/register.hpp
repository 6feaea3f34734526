// `clauses.toml` read, checked and held in memory: what the generator makes typed constants of.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "model/core/clause.hpp"

namespace rulecheck {

/// A `[[clause]]`; the fields are those of `Clause`.
struct ClauseEntry {
  int line = 0;  ///< of its table in the register, from 1
  std::string id, name;
  ClauseKind kind{};
  std::string section, text;
  std::vector<std::string> passages;
  std::vector<Level> needs;
  std::string unobservable, argument;
};

/// A `[[reading]]`; the fields are those of `Reading`, clauses by id. The name may have hyphens, as in a trace.
struct ReadingEntry {
  int line = 0;
  std::string name, question;
  std::vector<std::string> choices;
  std::string argument, decided_by;
  std::vector<std::string> clauses;
};

/// A `[[question]]`; the fields are those of `Question`, clauses by id.
struct QuestionEntry {
  int line = 0;
  std::string id;
  std::vector<std::string> clauses;
  std::string open, chosen, why;
};

/// A `[[finding]]`; the fields are those of `Finding`, clauses by id.
struct FindingEntry {
  int line = 0;
  std::string id, kind;
  std::vector<std::string> clauses;
  std::string statement;
  std::vector<std::string> checks;
  std::string argument;
};

/// Something wrong with a register.
struct RegisterProblem {
  int line;  ///< of the register, from 1
  std::string message;
};

/// A register as it stands in its file. It may be used only if it has no problems.
struct RegisterFile {
  std::string path, game, title, prefix;
  std::vector<std::string> flavour;
  std::vector<ClauseEntry> clauses;
  std::vector<ReadingEntry> readings;
  std::vector<QuestionEntry> questions;
  std::vector<FindingEntry> findings;
  std::vector<RegisterProblem> problems;  ///< by line; empty for a good register
};

/// Reads and checks a register; whatever is wrong is in `problems`, all of it at once.
/// @param toml the text of the register
/// @param path of the register, relative to the repository: "model/bremen/clauses.toml"; the folder must be the game's
RegisterFile parse_register(std::string_view toml, const std::string& path);

/// Adds the problems that concern several entries or fields: ids and names that occur twice or out of order, citations
/// of unknown clauses, needs that are too weak for the kind. `parse_register` calls it.
void check_entries(RegisterFile& file);

/// The problems in the format of a compiler: `model/bremen/clauses.toml:12: error: …`, one per line.
std::string describe_problems(const RegisterFile& file);

/// Whether the text is a lower-case C++ identifier that is no keyword and not reserved.
bool is_constant_name(std::string_view text);

/// The folder and namespace of a game: "the-bremens" becomes "the_bremens"; the same for other names in traces.
std::string folder_of_game(std::string_view game);

}  // namespace rulecheck
