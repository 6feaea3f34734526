// What is true of the sizes of all sets. A proof with free sizes (FreeCounts) has to be told it.
#pragma once
#include "smt/core/terms.hpp"

namespace rulecheck {

/// Equal sets have equal sizes.
inline SymBool same_size(const SymSet& one, const SymSet& other) {
  return implies(one == other, count(one) == count(other));
}
/// The size of a set put together of two that have nothing in common.
inline SymBool sizes_add_up(const SymSet& one, const SymSet& other) {
  return implies(!overlaps(one, other), count(one | other) == count(one) + count(other));
}
/// The size of a set of which a part is taken away.
inline SymBool sizes_subtract(const SymSet& whole, const SymSet& part) {
  return implies(contains(whole, part), count(whole) == count(whole - part) + count(part));
}

/// Claims all this of true sizes, by halves of ever smaller blocks of elements down to the single ones.
void claim_sizes_add_up_and_subtract(Proof& proof);

}  // namespace rulecheck
