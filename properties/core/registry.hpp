// The checks of an executable: what there is, how each is run, listed and turned into evidence.
#pragma once
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/clause.hpp"
#include "model/core/evidence.hpp"

namespace rulecheck {

/// The message where what a check throws is no std::exception.
inline constexpr const char* thrown_without_words = "something was thrown that is no exception";

/// How a check ended, and on how much it looked.
struct Outcome {
  Verdict verdict = Verdict::no_cases;
  std::uint64_t amount = 0;
  std::string unit;
  std::uint64_t seed = 0;
  std::map<std::string, std::string> readings;
  std::string message;
};

/// One check of a game. Where it stands and what it cites is data; what it does is a function.
struct Check {
  std::string suite, name;  ///< together the full name "Suite.Name"
  std::string game;         ///< as in a trace
  CheckKind kind = CheckKind::example;
  std::vector<const Clause*> clauses;  ///< empty: it must pass, but is evidence for no clause
  std::string file;                    ///< relative to the repository
  int line = 0;
  /// The edition of register, rules and check file; null: that of the game of this executable.
  std::string_view (*edition)(std::string_view check_file) = nullptr;
  /// Runs the check on the rules as they are written.
  std::function<Outcome(EvidenceWriter&)> run;
  /// Runs it on the rules as they are bent at the moment: does it notice? Only a definite failure is noticing.
  std::function<bool()> notices;
  /// Runs it once so that Sites sees what it evaluates: rule places under Mutant, conditions under Observed.
  std::function<void()> record_sites, record_conditions;

  std::string full_name() const { return suite + "." + name; }
};

/// Every check linked into this executable, in the order of their full names.
class Registry {
 public:
  static Registry& instance();
  /// Two checks with one name are a defect: aborts with both places.
  bool add(Check check);
  const std::map<std::string, Check>& checks() const { return checks_; }

 private:
  std::map<std::string, Check> checks_;
};

/// Runs a check between its "start" and "end" record. An exception is a failed check; amount 0 is never a pass.
CheckRecord run_with_evidence(const Check& check, EvidenceWriter& writer);

/// The environment's RULECHECK_SEED, 1 if unset; anything but a number from 0 to 2^63−1 ends the process with 2.
std::uint64_t run_seed();
/// The environment's RULECHECK_EFFORT (1 to 1000000, 1 if unset): how many times the usual number of random cases.
std::uint64_t run_effort();
/// The environment's RULECHECK_MUTANT_SECONDS (1 to 86400, 120 if unset): processor time that a
/// bent rule may take.
unsigned mutant_seconds();

/// GoogleTest with one test per check, and `--list FILE`, `--ctest FILE`, `--mutants`, `--conditions`.
/// @return the exit code: 0 good, 1 a check failed, 2 bad usage
int run_checks(int argc, char** argv);

}  // namespace rulecheck
