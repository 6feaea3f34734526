// A rulebook of two sentences, for checks that must fail: there are numbers below ten, and one can count up to ten.
#pragma once
#include "model/core/clause.hpp"
#include "model/core/mutant.hpp"
#include "model/core/observed.hpp"

namespace rulecheck::canary {

namespace clause {
inline constexpr Clause small{.id = "CAN-01",
                              .name = "small",
                              .kind = ClauseKind::definition,
                              .section = "Numbers",
                              .text = "A number below ten is small.",
                              .passages = {},
                              .needs = {},
                              .unobservable = {},
                              .argument = {},
                              .line = 1};
}

template <class D>
typename D::Bool is_small(typename D::Num number) {
  const Renders<D> rule{clause::small};
  return number < typename D::Num(10);
}

/// The number after this one.
template <class D>
typename D::Num next(typename D::Num number) {
  const Renders<D> rule{clause::small};
  return number + typename D::Num(1);
}

}  // namespace rulecheck::canary
