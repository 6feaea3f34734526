// Slips that rule text must not get away with, whatever it is read in (branches on a term: rule_text.cpp).
#include "model/core/mutant.hpp"
#include "model/core/observed.hpp"
#include "smt/core/symbolic.hpp"

namespace rulecheck {

using M = Mutant<Symbolic>;
using O = Observed<Concrete>;

// Each domain by itself, so that none hides behind another.
template <class D>
bool decide(typename D::Bool condition, typename D::Num number, typename D::Set pieces);

template <>
bool decide<Concrete>(Concrete::Bool condition, Concrete::Num number, Concrete::Set pieces) {
#ifdef SLIP_branch_in_concrete  // error: (could not convert|value of type)
  if (condition) return true;
#endif
#ifdef SLIP_sum_of_set_and_num_in_concrete  // error: (no match for|invalid operands)
  static_cast<void>(pieces + number);
#endif
#ifdef SLIP_num_compared_with_set_in_concrete  // error: (no match for|invalid operands)
  static_cast<void>(pieces == number);
#endif
#ifdef SLIP_sum_of_bools_in_concrete  // error: (no match for|invalid operands)
  static_cast<void>(condition + condition);
#endif
  return known(condition && number < count(pieces));
}

template <>
bool decide<Symbolic>(Symbolic::Bool condition, Symbolic::Num number, Symbolic::Set pieces) {
#ifdef SLIP_sum_of_set_and_num_in_symbolic  // error: (no match for|invalid operands)
  static_cast<void>(pieces + number);
#endif
#ifdef SLIP_sum_of_bools_in_symbolic  // error: (no match for|invalid operands)
  static_cast<void>(condition + condition);
#endif
#ifdef SLIP_known_in_symbolic  // error: (no matching function for call to|no matching function)
  return known(condition);
#endif
  static_cast<void>(condition && number < count(pieces));
  return false;
}

template <>
bool decide<M>(M::Bool condition, M::Num number, M::Set pieces) {
#ifdef SLIP_branch_in_mutant  // error: (could not convert|value of type)
  if (number < count(pieces)) return true;
#endif
#ifdef SLIP_sum_of_set_and_num_in_mutant  // error: (no match for|invalid operands)
  static_cast<void>(pieces + number);
#endif
#ifdef SLIP_sum_of_bools_in_mutant  // error: (no match for|invalid operands)
  static_cast<void>(condition + condition);
#endif
#ifdef SLIP_known_in_mutant  // error: (no matching function for call to|no matching function)
  return known(condition);
#endif
  static_cast<void>(condition && number < count(pieces));
  return false;
}

template <>
bool decide<O>(O::Bool condition, O::Num number, O::Set pieces) {
#ifdef SLIP_branch_in_observed  // error: (could not convert|value of type)
  if (number < count(pieces)) return true;
#endif
#ifdef SLIP_sum_of_bools_in_observed  // error: (no match for|invalid operands)
  static_cast<void>(condition + condition);
#endif
  return known(condition && number < count(pieces));
}

}  // namespace rulecheck
