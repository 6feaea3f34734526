// The prover: what becomes of the goals of a proof. Every query is decided by Z3 and again by cvc5; in the quick run by
// Z3 alone, and the evidence says so.
#pragma once
#include <cstdint>
#include <map>
#include <string>

#include "properties/core/registry.hpp"
#include "smt/core/decision.hpp"
#include "smt/core/proof.hpp"

namespace rulecheck {

/// How much work a query may cost. Work, not seconds, so that a slow machine gives the same answers.
struct Budget {
  unsigned z3 = 50'000'000;        ///< Z3's rlimit; a minute or two
  std::uint64_t cvc5 = 3'000'000;  ///< cvc5's --rlimit: about a minute
};

/// For the queries about bent rules and conditions, of which there are hundreds.
inline constexpr Budget budget_of_a_site{20'000'000, 2'000'000};

/// Whether queries are put to cvc5, too: unless the environment variable RULECHECK_SECOND_SOLVER is "off".
/// @throws InputError where it is neither empty nor "on" nor "off"
bool asks_second_solver();

/// The answer on which the solvers that are asked agree, or why there is none.
struct Ruling {
  Verdict verdict = Verdict::unknown;  ///< passed: all gave `decision.answer`; else failed, unknown or no_solver
  Decision decision;                   ///< Z3's
  std::string message;                 ///< why there is no answer
};

/// Decides queries, counts them and keeps their scripts in the folder named by RULECHECK_SMT_DIR, where it is set.
class Prover {
 public:
  /// @param title of the queries: the full name of the check
  explicit Prover(std::string title, Budget budget = {});

  /// Whether the query can be true, according to both solvers, or to Z3 where it alone is asked.
  Ruling decide(const SymBool& query, const std::string& name);
  std::uint64_t queries() const { return queries_; }

 private:
  std::string title_;
  Budget budget_;
  bool asks_second_solver_;
  std::uint64_t queries_ = 0;
};

/// Settles every goal: its assumptions can hold (else it is vacuous) and the claim follows from them. The verdict is
/// that of the worst goal, the message names each goal that is not proved, with its counterexample.
Outcome prove(const Proof& proof, const std::string& title, Budget budget = {});

}  // namespace rulecheck
