#include "smt/core/symbolic.hpp"

#include <limits>
#include <stdexcept>
#include <string>

#include "smt/core/free_counts.hpp"

namespace rulecheck {
namespace {

Symbolic::OverflowWatch* innermost_watch = nullptr;

/// The sum of all bits as a balanced tree of adders; equal subsets share their part of it.
z3::expr sum_of_bits(const z3::expr& set, unsigned from, unsigned bits) {
  if (bits == 1) return z3::zext(set.extract(from, from), Symbolic::num_bits - 1);
  return sum_of_bits(set, from, bits / 2) + sum_of_bits(set, from + bits / 2, bits - bits / 2);
}

/// The same number in more bits.
z3::expr widened(const Symbolic::Num& number, unsigned more) { return z3::sext(number.term, more); }

}  // namespace

z3::context& Symbolic::context() {
  // Never destroyed: terms live in static objects, in no particular order.
  static z3::context& context = *new z3::context;
  return context;
}

Symbolic::Num::Num(int v) : term(context()) {
  if (v < std::numeric_limits<std::int16_t>::min() || v > std::numeric_limits<std::int16_t>::max()) {
    throw std::out_of_range("the constant " + std::to_string(v) + " does not fit into a symbolic number");
  }
  term = context().bv_val(v, num_bits);
}

Symbolic::Num operator+(const Symbolic::Num& a, const Symbolic::Num& b) {
  Symbolic::Num sum(a.term + b.term);
  Symbolic::OverflowWatch::note(widened(sum, 1) == widened(a, 1) + widened(b, 1));
  return sum;
}

Symbolic::Num operator-(const Symbolic::Num& a, const Symbolic::Num& b) {
  Symbolic::Num difference(a.term - b.term);
  Symbolic::OverflowWatch::note(widened(difference, 1) == widened(a, 1) - widened(b, 1));
  return difference;
}

Symbolic::Num operator*(const Symbolic::Num& a, const Symbolic::Num& b) {
  Symbolic::Num product(a.term * b.term);
  const unsigned bits = Symbolic::num_bits;
  Symbolic::OverflowWatch::note(widened(product, bits) == widened(a, bits) * widened(b, bits));
  return product;
}

Symbolic::Num count(const Symbolic::Set& a) {
  if (FreeCounts* free = FreeCounts::innermost()) return free->size_of(a);
  return Symbolic::Num(sum_of_bits(a.term, 0, Symbolic::set_bits));
}

Symbolic::Set highest(const Symbolic::Set& a) {
  // Every bit below a set one becomes set; the highest is the one without a set bit above it.
  z3::expr below = a.term;
  for (int distance = 1; distance < 64; distance *= 2) below = below | z3::lshr(below, distance);
  return Symbolic::Set(below & ~z3::lshr(below, 1));
}

Symbolic::Set lowest(const Symbolic::Set& a) { return Symbolic::Set(a.term & -a.term); }

Symbolic::Num index(const Symbolic::Set& a) {
  z3::expr result = Symbolic::context().bv_val(0, Symbolic::num_bits - 6);
  for (int bit = 5; bit >= 0; --bit) {
    std::uint64_t with_bit = 0;
    for (unsigned element = 0; element < Symbolic::set_bits; ++element) {
      if ((element >> bit & 1U) != 0) with_bit |= std::uint64_t{1} << element;
    }
    z3::expr one = Symbolic::context().bv_val(1, 1), zero = Symbolic::context().bv_val(0, 1);
    result = z3::concat(result, z3::ite(overlaps(a, Symbolic::Set(with_bit)).term, one, zero));
  }
  return Symbolic::Num(result);
}

Symbolic::OverflowWatch::OverflowWatch() : outer_(innermost_watch) { innermost_watch = this; }

Symbolic::OverflowWatch::~OverflowWatch() { innermost_watch = outer_; }

Symbolic::Bool Symbolic::OverflowWatch::in_range() const {
  Bool all(true);
  for (const z3::expr& condition : conditions_) all = all && Bool(condition);
  return all;
}

void Symbolic::OverflowWatch::note(const z3::expr& in_range) {
  if (innermost_watch != nullptr) innermost_watch->conditions_.push_back(in_range);
}

}  // namespace rulecheck
