// A rule in the domain of terms. Z3's own expressions would let each of the slips pass, and mean something else.
#include "smt/core/symbolic.hpp"

namespace rulecheck {

using D = Symbolic;

D::Num smaller(const D::Num& a, const D::Num& b) {
#ifdef SLIP_if_on_a_term  // error: (convert|convertible)
  if (a < b) return a;
#endif
#ifdef SLIP_choice_on_a_term  // error: (convert|convertible)
  return a < b ? a : b;
#endif
#ifdef SLIP_loop_on_a_term  // error: (convert|convertible)
  while (a < b) return a;
#endif
#ifdef SLIP_term_kept_as_bool  // error: (convert|conversion)
  const bool less = a < b;
#endif
#ifdef SLIP_bare_literal  // error: (no match|invalid operands)
  return select(a < 3, a, b);
#endif
  return select(a < b, a, b);
}

}  // namespace rulecheck
