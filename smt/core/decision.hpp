// What a solver says about one query, and how Z3 is asked.
#pragma once
#include <z3++.h>

#include <cstdint>
#include <string>
#include <vector>

namespace rulecheck {

/// `unknown` is neither: the budget was too small, or the solver failed.
enum class Answer : std::uint8_t { satisfiable, unsatisfiable, unknown };

/// "sat", "unsat", "unknown".
std::string_view name(Answer answer);

/// The value of one free variable in a model.
struct Assignment {
  enum class Kind : std::uint8_t { truth, number, set } kind = Kind::truth;
  std::string variable;
  std::uint64_t bits = 0;  ///< of a number the lower 16, two's complement
};

/// "hand[0] = 0x30, turn = 2": every variable of the model, by name.
/// @param print_set how sets are written; nullptr: as hexadecimal numbers
std::string text(const std::vector<Assignment>& model, std::string (*print_set)(std::uint64_t) = nullptr);

/// The outcome of one query.
struct Decision {
  Answer answer = Answer::unknown;
  std::string reason;             ///< of an unknown
  std::vector<Assignment> model;  ///< of a satisfiable query: a value for each of its variables
  std::uint64_t work = 0;         ///< resources that the solver spent, in its own unit
};

/// Asks Z3 whether the query can be true, in a context of its own, so that the answer does not depend on what was asked
/// before. A model counts only if the query evaluates to true in it.
/// @param budget how much work (Z3's rlimit) one attempt may cost, of which there are several; the same on every
/// machine,
///   unlike seconds
Decision decide_with_z3(const z3::expr& query, unsigned budget);

/// The query as an SMT-LIB 2 script (QF_BV). @param title a comment
std::string smt_lib(const z3::expr& query, const std::string& title);

}  // namespace rulecheck
