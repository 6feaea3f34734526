// What a check process says about the checks that it ran: JSON lines, one file per process.
// The reading side is `model/core/evidence_reader.hpp`.
#pragma once
#include <sys/types.h>

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/clause.hpp"

namespace rulecheck {

/// How a check ended. Only `passed` is evidence; every other verdict is a failure with a name.
enum class Verdict : std::uint8_t {
  passed,
  failed,
  unknown,  ///< the solver could not decide
  timeout,
  vacuous,    ///< the assumptions cannot hold
  gave_up,    ///< too many cases were discarded
  no_cases,   ///< nothing was tried
  no_solver,  ///< the second solver is missing
  skipped,
  crashed  ///< it started and did not end
};

/// How a check works; each kind is evidence of one level.
enum class CheckKind : std::uint8_t { proof, exhaustive, property, fuzz, example };

/// What the amount of a proof counts, by who decided.
inline constexpr const char* queries_to_both = "queries, each to Z3 and cvc5";
inline constexpr const char* queries_to_one = "queries, to Z3 alone";

/// What became of a bent rule. Only `killed` and `equivalent` (proved) are good.
enum class MutantVerdict : std::uint8_t { killed, survived, equivalent, unknown };

/// Which checks a bent rule was shown to.
enum class MutantSide : std::uint8_t { properties, proofs };

/// Names as they stand in evidence and reports, e.g. "gave-up".
std::string_view name(Verdict verdict);
std::string_view name(CheckKind kind);
std::string_view name(MutantVerdict verdict);
std::string_view name(MutantSide side);

/// The value with this name, or nothing if there is none: a name is never guessed.
std::optional<Verdict> verdict_named(std::string_view text);
std::optional<CheckKind> check_kind_named(std::string_view text);
std::optional<MutantVerdict> mutant_verdict_named(std::string_view text);
std::optional<MutantSide> mutant_side_named(std::string_view text);

/// The level that a passed check of this kind is evidence of.
Level level_of(CheckKind kind);

/// Record "end": one check that has run.
struct CheckRecord {
  std::string check;  ///< full name, "Suite.Name"
  std::string game;   ///< as in a trace
  CheckKind kind = CheckKind::example;
  std::vector<std::string> clauses;  ///< ids of the clauses that it cites
  Verdict verdict = Verdict::unknown;
  std::uint64_t amount = 0;                     ///< how much was tried, in `unit`; 0 is never a pass
  std::string unit;                             ///< what `amount` counts: "games", "states", "queries"
  std::uint64_t seed = 0;                       ///< 0 where nothing is random
  std::map<std::string, std::string> readings;  ///< name of the reading → choice under which it ran
  std::string file;                             ///< source of the check, relative to the repository
  int line = 0;                                 ///< in `file`, from 1
  std::string command;                          ///< repeats this check, started in the repository
  std::string edition;                          ///< SHA-256 over register, rules and check file; hexadecimal
  std::string message;                          ///< why it did not pass; empty if it did
  double seconds = 0;                           ///< wall-clock time
};

/// Record "mutant": one operator or constant of the rule text bent, and who noticed.
struct MutantRecord {
  std::string game;
  MutantSide side = MutantSide::properties;
  std::string site;         ///< "model/bremen/round.hpp:31:14"
  std::string operator_;    ///< as written in the rule, e.g. "<"; key "operator"
  std::string replacement;  ///< what it was bent to
  std::vector<std::string> clauses;
  MutantVerdict verdict = MutantVerdict::unknown;
  std::vector<std::string> by;  ///< full names of the checks that killed it (or proved it equivalent)
};

/// Record "condition": which truth values a condition of the rule text was seen with.
struct ConditionRecord {
  std::string game;
  std::string site;
  std::string operator_;  ///< key "operator"
  std::vector<std::string> clauses;
  bool seen_true = false;
  bool seen_false = false;
  std::optional<bool> constant;  ///< the only value that it can have, where that is proved
};

/// Record "quantity": a figure that a check worked out.
struct QuantityRecord {
  std::string check;
  std::string game;
  std::string name;   ///< "redeal probability, 4 players"
  std::string value;  ///< as it should be read, e.g. a fraction
};

/// Record "witness": a stored trace that keeps its clauses, or breaks exactly them.
struct WitnessRecord {
  std::string check;
  std::string game;
  std::vector<std::string> clauses;
  bool breaks = false;
  std::string trace;  ///< path relative to the repository
};

/// Record "distribution": how often random cases of a check had each label.
struct DistributionRecord {
  std::string check;
  std::string game;
  std::uint64_t cases = 0;  ///< all of them; a case may have several labels, one label several times, or none
  std::map<std::string, std::uint64_t> labels;
};

/// Evidence could not be written: without it a run must not look complete.
class EvidenceError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// Writes `<folder>/<program>-<pid>.jsonl`, opened with the first record; a forked child gets a file of its own.
/// Every record is handed to the system before the call returns, so a crash leaves a start without its end.
/// Each call throws EvidenceError if the record cannot be written whole. Not safe for several threads at once.
class EvidenceWriter {
 public:
  /// Writes nothing.
  EvidenceWriter() = default;
  /// @param folder made if it does not exist
  /// @param program name of the executable, without folder
  EvidenceWriter(std::filesystem::path folder, std::string program);
  /// Into the folder named by the environment variable RULECHECK_EVIDENCE; writes nothing where it is unset or empty.
  static EvidenceWriter from_environment(std::string_view program);

  EvidenceWriter(EvidenceWriter&& other) noexcept;
  EvidenceWriter& operator=(EvidenceWriter&& other) noexcept;
  EvidenceWriter(const EvidenceWriter&) = delete;
  EvidenceWriter& operator=(const EvidenceWriter&) = delete;
  ~EvidenceWriter();

  /// Is there a folder to write to?
  [[nodiscard]] bool enabled() const { return !folder_.empty(); }

  /// The check is about to run. Without an `end` of the same check in the same file it counts as crashed.
  void start(std::string_view check, std::string_view game, CheckKind kind);
  void end(const CheckRecord& record);
  void mutant(const MutantRecord& record);
  void condition(const ConditionRecord& record);
  void quantity(const QuantityRecord& record);
  void witness(const WitnessRecord& record);
  void distribution(const DistributionRecord& record);

 private:
  void write_line(std::string line);
  void open_file();
  void close_file() noexcept;

  std::filesystem::path folder_;
  std::string program_;
  int file_ = -1;
  pid_t owner_ = 0;  // process that opened file_
};

}  // namespace rulecheck
