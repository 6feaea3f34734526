#include "smt/core/set_sizes.hpp"

#include "smt/core/free_counts.hpp"

namespace rulecheck {
namespace {

/// The elements from `first` on, so many.
SymSet block(int first, int size) {
  const std::uint64_t low = size == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << size) - 1;
  return SymSet(low << first);
}

/// In every block of two elements or more the size is that of the two halves together.
SymBool halves(const SymSet& set) {
  SymBool result(true);
  for (int size = 2; size <= 64; size *= 2) {
    for (int first = 0; first < 64; first += size) {
      result = result && count(set & block(first, size)) ==
                             count(set & block(first, size / 2)) + count(set & block(first + size / 2, size / 2));
    }
  }
  return result;
}

/// Element by element, the whole has as many as the two parts together.
SymBool elements_add_up(const SymSet& whole, const SymSet& one, const SymSet& other) {
  SymBool result(true);
  for (int index = 0; index < 64; ++index) {
    const SymSet element = block(index, 1);
    result = result && count(whole & element) == count(one & element) + count(other & element);
  }
  return result;
}

void sizes_follow(Proof& proof, const std::string& what, const SymBool& condition, const SymSet& whole,
                  const SymSet& one, const SymSet& other) {
  proof.claim(what + ", by elements", implies(condition, elements_add_up(whole, one, other)));
  const FreeCounts sizes;
  proof.claim(what, implies(halves(whole) && halves(one) && halves(other) && elements_add_up(whole, one, other),
                            count(whole) == count(one) + count(other)));
}

}  // namespace

void claim_sizes_add_up_and_subtract(Proof& proof) {
  const SymSet one = any_set("one"), other = any_set("other");
  proof.claim("the halves of a set", halves(one));
  sizes_follow(proof, "two sets apart", !overlaps(one, other), one | other, one, other);
  sizes_follow(proof, "a set and a part of it", contains(one, other), one, one - other, other);
}

}  // namespace rulecheck
