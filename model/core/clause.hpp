// The clause register as C++ types: what the generator turns `model/<game>/clauses.toml` into.
#pragma once
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace rulecheck {

/// What sort of statement a clause makes.
enum class ClauseKind : std::uint8_t { setup, obligation, prohibition, permission, definition, table, example, social };

/// How strong the evidence for a clause is, weakest first. `unmet`: there is none.
enum class Level : std::uint8_t { unmet, argued, example, fuzzed, property, exhaustive, proved };

/// One statement of a rulebook, in our own words. Clauses are compared by address: there is one object per clause.
struct Clause {
  std::string_view id;       ///< "BRE-24": stable, never reused
  std::string_view name;     ///< "follow_suit": also the name of the constant in `rulecheck::<game>::clause`
  ClauseKind kind;           ///< what sort of statement it makes
  std::string_view section;  ///< heading(s) of the rulebook, joined by " / "
  std::string_view text;     ///< our own words
  std::span<const std::string_view> passages;  ///< SHA-256 of each normalized sentence or table row that it renders
  std::span<const Level> needs;                ///< every one of these is demanded by the gate
  std::string_view unobservable;               ///< why no game log could show a breach; empty if one could
  std::string_view argument;                   ///< the reason given where `needs` has `argued`
  int line;                                    ///< line of its table in the register
};

/// A statement that the rulebook leaves open and that the model keeps as a switch.
struct Reading {
  std::string_view name;
  std::string_view question;
  std::span<const std::string_view> choices;  ///< default first
  std::string_view argument;
  std::string_view decided_by;  ///< what in the book decides it; empty if nothing does
  std::span<const Clause* const> clauses;
};

/// An open point that is settled without a switch.
struct Question {
  std::string_view id;
  std::span<const Clause* const> clauses;
  std::string_view open, chosen, why;
};

/// A defect of the rulebook.
struct Finding {
  std::string_view id;
  std::string_view kind;  ///< unreachable, gap, contradiction, slip, redundancy, ambiguity
  std::span<const Clause* const> clauses;
  std::string_view statement;
  std::span<const std::string_view> checks;  ///< full names of the checks that establish it; empty if it is argued
  std::string_view argument;                 ///< why it holds, where no check can show it
};

/// Everything that `clauses.toml` says about one game.
struct Register {
  std::string_view game;    ///< as in a trace: "the-bremens"
  std::string_view title;   ///< as printed on the rulebook
  std::string_view prefix;  ///< "BRE"
  std::string_view path;    ///< of the register, relative to the repository
  std::span<const Clause* const> clauses;
  std::span<const Reading> readings;
  std::span<const Question> questions;
  std::span<const Finding> findings;
  std::span<const std::string_view> flavour;  ///< SHA-256 of the passages that state no rule
  /// SHA-256 over register, rules and one check file; empty where the build knows no such file.
  /// @param check_file path relative to the repository, e.g. "properties/bremen/round.cpp"
  std::string_view (*edition)(std::string_view check_file);
};

/// Names as they stand in registers, evidence and reports.
std::string_view name(ClauseKind kind);
std::string_view name(Level level);

/// The inverse of `name`; empty for an unknown name. "unmet" is no level that a register can ask for, but evidence can
/// say it.
std::optional<ClauseKind> clause_kind_named(std::string_view text);
std::optional<Level> level_named(std::string_view text);

}  // namespace rulecheck
