#include "smt/core/free_counts.hpp"

#include <algorithm>
#include <bit>
#include <map>
#include <string>
#include <utility>

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
  // One variable per set for the whole process: an assumption outlives the scope in which it names a size.
  static std::map<unsigned, std::pair<z3::expr, z3::expr>>& sizes =
      *new std::map<unsigned, std::pair<z3::expr, z3::expr>>;
  const unsigned id = Z3_get_ast_id(Symbolic::context(), simple);
  auto known = sizes.find(id);
  if (known == sizes.end()) {
    const std::string name = "size" + std::to_string(sizes.size());
    known = sizes.emplace(id, std::pair(simple, Symbolic::context().bv_const(name.c_str(), Symbolic::num_bits))).first;
  }
  const z3::expr& size = known->second.second;
  if (std::none_of(sizes_.begin(), sizes_.end(), [&](const z3::expr& named) { return z3::eq(named, size); })) {
    sizes_.push_back(size);
  }
  return Symbolic::Num(size);
}

Symbolic::Bool FreeCounts::in_range() const {
  Symbolic::Bool all(true);
  for (const z3::expr& sized : sizes_) {
    const Symbolic::Num size(sized);
    all = all && Symbolic::Num(0) <= size && size <= Symbolic::Num(static_cast<int>(Symbolic::set_bits));
  }
  return all;
}

}  // namespace rulecheck
