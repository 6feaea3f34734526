// The second opinion: cvc5 as a process of its own, which is given the exported query.
#pragma once
#include <sys/types.h>

#include <cstdint>
#include <string>

#include "smt/core/decision.hpp"

namespace rulecheck {

/// What cvc5 said about a query.
struct SecondOpinion {
  Answer answer = Answer::unknown;
  bool missing = false;  ///< the program could not be started
  std::string said;      ///< what it printed, shortened; why it counts as unknown
};

/// One run of cvc5. It works while the caller does something else; opinion() waits for it.
class SecondSolver {
 public:
  /// Starts the program named by the environment variable RULECHECK_CVC5, "cvc5" where that is unset or empty.
  /// @param script SMT-LIB 2 with a single (check-sat)
  /// @param budget how much work (cvc5's --rlimit) may be spent
  SecondSolver(const std::string& script, std::uint64_t budget);
  ~SecondSolver();
  SecondSolver(const SecondSolver&) = delete;
  SecondSolver& operator=(const SecondSolver&) = delete;

  /// What it prints is the answer; its exit status never is. Anything but a lone "sat" or "unsat" is unknown, and so is
  /// the answer of a process that a signal ended.
  SecondOpinion opinion();

 private:
  pid_t process_ = -1;
  int output_ = -1;
  std::string failure_;
};

}  // namespace rulecheck
