#include "smt/core/free_counts.hpp"

#include <bit>
#include <string>

namespace rulecheck {
namespace {
FreeCounts* innermost_counts = nullptr;
}

FreeCounts::FreeCounts() : outer_(innermost_counts) { innermost_counts = this; }

FreeCounts::~FreeCounts() { innermost_counts = outer_; }

FreeCounts* FreeCounts::innermost() { return innermost_counts; }

Symbolic::Num FreeCounts::size_of(const Symbolic::Set& set) {
  const z3::expr simple = set.term.simplify();
  std::uint64_t elements = 0;
  if (simple.is_numeral_u64(elements)) return Symbolic::Num(std::popcount(elements));
  for (const auto& [known, size] : sizes_) {
    if (z3::eq(known, simple)) return Symbolic::Num(size);
  }
  const std::string name = "size" + std::to_string(sizes_.size());
  z3::expr size = Symbolic::context().bv_const(name.c_str(), Symbolic::num_bits);
  sizes_.emplace_back(simple, size);
  return Symbolic::Num(size);
}

Symbolic::Bool FreeCounts::in_range() const {
  Symbolic::Bool all(true);
  for (const auto& sized : sizes_) {
    const Symbolic::Num size(sized.second);
    all = all && Symbolic::Num(0) <= size && size <= Symbolic::Num(static_cast<int>(Symbolic::set_bits));
  }
  return all;
}

}  // namespace rulecheck
