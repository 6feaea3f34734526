// Sizes left free: what holds whatever numbers the sizes of sets are needs no adders in its query.
#pragma once
#include <vector>

#include "smt/core/symbolic.hpp"

namespace rulecheck {

/// While one of these exists, count() of a set is a free variable, the same one for the same set (of a set that is
/// known it is its size). A claim proved so holds of the true sizes as well. What is needed of them (that a set and one
/// more element are one larger, say) is assumed, and claimed elsewhere of true sizes and free sets. Not for
/// possibilities: an example with such sizes need not exist.
class FreeCounts {
 public:
  FreeCounts();
  ~FreeCounts();
  FreeCounts(const FreeCounts&) = delete;
  FreeCounts& operator=(const FreeCounts&) = delete;

  /// The variable for the size of this set.
  Symbolic::Num size_of(const Symbolic::Set& set);
  /// Every size named within this scope so far is one that a set can have, 0 to 64.
  Symbolic::Bool in_range() const;

  /// The one that count() asks, or nothing.
  static FreeCounts* innermost();

 private:
  std::vector<z3::expr> sizes_;  ///< variables for sizes named within this scope
  FreeCounts* outer_;
};

}  // namespace rulecheck
