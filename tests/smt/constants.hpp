// Constants in the domains that are compared, and what comes out of them.
#pragma once
#include <cstdint>
#include <stdexcept>

#include "model/core/domain.hpp"
#include "smt/core/symbolic.hpp"

namespace rulecheck::smt_test {

/// The value of a term without variables; throws where simplification does not find it.
inline bool value(const Symbolic::Bool& b) {
  const z3::expr simple = b.term.simplify();
  if (!simple.is_true() && !simple.is_false()) throw std::logic_error("no constant: " + simple.to_string());
  return simple.is_true();
}
inline std::int64_t value(const Symbolic::Num& n) {
  return static_cast<std::int16_t>(n.term.simplify().get_numeral_uint64());
}
inline std::uint64_t value(const Symbolic::Set& s) { return s.term.simplify().get_numeral_uint64(); }

inline bool value(Concrete::Bool b) { return b.value; }
inline std::int64_t value(Concrete::Num n) { return n.value; }
inline std::uint64_t value(Concrete::Set s) { return s.bits; }

/// Values of Mutant and Observed.
template <class T>
  requires requires(const T& t) { t.value; } && (!requires(const T& t) { value(t.value) == t.value; })
auto value(const T& t) {
  return value(t.value);
}

}  // namespace rulecheck::smt_test
