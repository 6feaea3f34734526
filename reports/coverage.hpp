// What the evidence of one run shows, clause by clause. Everything here is sorted and free of times, so that equal runs
// give equal reports.
#pragma once
#include <array>
#include <compare>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/clause.hpp"
#include "model/core/evidence_reader.hpp"
#include "reports/check_list.hpp"

namespace rulecheck {

/// Something about a run that must be said; the gate fails on each, unless it is only a note.
struct Problem {
  std::string kind;   ///< stable word: "not-run", "stale", "failed", "unknown-clause", …; see `reports/README.md`
  std::string game;   ///< empty where it belongs to no game
  std::string place;  ///< check, clause or file:line
  std::string text;   ///< what is wrong
  bool note = false;  ///< said, but no failure of the gate
  auto operator<=>(const Problem&) const = default;
};

/// A check and all its evidence put together.
struct CheckResult {
  ListedCheck listed;
  std::optional<Verdict> verdict;  ///< nothing where no evidence of this edition exists
  bool stale = false;              ///< there is evidence, but of another edition only
  std::uint64_t amount = 0;        ///< work of different seeds and readings added; the same work twice counts once
  std::string unit;
  std::set<std::uint64_t> seeds;   ///< without 0
  std::set<std::string> readings;  ///< "name=choice" for each reading that it ran under
  std::string command;             ///< repeats it
  std::set<std::string> messages;  ///< of records that are no pass
  [[nodiscard]] bool passed() const { return verdict == Verdict::passed; }
  /// Name of the verdict; "stale" or "not-run" where there is none.
  [[nodiscard]] std::string_view verdict_name() const;
};

/// One clause and what is known of it.
struct ClauseCoverage {
  const Clause* clause = nullptr;
  std::vector<const CheckResult*> checks;  ///< those that cite it, by name
  Level level = Level::unmet;              ///< strongest that counts
  std::vector<Level> missing;              ///< of its needs
  bool refuted = false;                    ///< a check that cites it ran and did not pass
  /// All its needs are there and no check of it failed.
  [[nodiscard]] bool met() const { return missing.empty() && !refuted; }
  /// The class it is counted in: `level`, or `unmet` if it is not met.
  [[nodiscard]] Level counted_as() const { return met() ? level : Level::unmet; }
};

/// Whether a finding about the rulebook holds in this run.
struct FindingCoverage {
  const Finding* finding = nullptr;
  bool established = false;             ///< by checks that passed in this run
  std::vector<std::string> not_passed;  ///< those of its checks that did not
  [[nodiscard]] bool argued() const { return finding->checks.empty(); }
};

/// A figure, a witness, a distribution: worth as much as the check that gave it.
template <typename Record>
struct Attested {
  Record record;
  bool check_passed = false;
};

/// All of one game.
struct GameCoverage {
  GameCoverage() = default;
  GameCoverage(GameCoverage&&) = default;  // not to be copied: `clauses` points into `checks`
  GameCoverage& operator=(GameCoverage&&) = default;

  const Register* game_register = nullptr;
  std::map<std::string, CheckResult> checks;  ///< by full name
  std::vector<ClauseCoverage> clauses;        ///< in the register's order
  std::vector<FindingCoverage> findings;      ///< in the register's order
  std::vector<MutantRecord> mutants;          ///< put together and sorted by site
  std::vector<ConditionRecord> conditions;    ///< put together and sorted by site
  std::vector<Attested<QuantityRecord>> quantities;
  std::vector<Attested<WitnessRecord>> witnesses;
  std::vector<Attested<DistributionRecord>> distributions;
  /// How many clauses are in each class, indexed by Level; adds up to the number of clauses.
  [[nodiscard]] std::array<int, 7> counts() const;
};

/// How many mutants of one side became what; raw counts.
struct MutantCounts {
  int killed = 0, survived = 0, equivalent = 0, unknown = 0;
  [[nodiscard]] int total() const { return killed + survived + equivalent + unknown; }
};
MutantCounts count_mutants(const GameCoverage& game, MutantSide side);

/// The whole run.
struct Coverage {
  std::vector<GameCoverage> games;  ///< by name
  std::vector<Problem> problems;    ///< sorted; clauses that miss their needs are among them
  /// Nothing but notes among the problems.
  [[nodiscard]] bool good() const;
};

/// Works out the coverage. Only evidence of a check that exists, of the registers' edition, with an amount and a pass
/// counts; whatever does not count is named in `problems`.
Coverage work_out_coverage(std::span<const Register* const> registers, const CheckList& existing,
                           const Evidence& evidence);

}  // namespace rulecheck
