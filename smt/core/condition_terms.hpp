// ConditionTerms: the domain of terms, keeping for every condition in the rule text what it depends on, so that a
// condition that can have one value only is proved to be one.
#pragma once
#include <string>
#include <vector>

#include "model/core/mutant.hpp"
#include "properties/core/conditions.hpp"
#include "smt/core/symbolic.hpp"

namespace rulecheck {

/// Keeps the terms of conditions, those of selections among them.
struct KeepConditions {
  template <Operator op, class AsWritten, class... Replacements>
  static auto apply(const std::source_location& at, const AsWritten& as_written, const Replacements&...) {
    auto result = as_written();
    if constexpr (std::is_same_v<decltype(result), Symbolic::Bool> && op != Operator::selection) keep(op, at, result);
    return result;
  }
  static const Symbolic::Bool& condition(const std::source_location& at, const Symbolic::Bool& c) {
    keep(Operator::selection, at, c);
    return c;
  }
  static void keep(Operator op, const std::source_location& at, const Symbolic::Bool& condition);
};

using ConditionTerms = Located<Symbolic, KeepConditions>;

/// Reads every EQUIVALENCE body in ConditionTerms and proves, under its assumptions and with both solvers, which
/// conditions below `folder` have one value only; see ConditionProver.
bool prove_conditions(const std::string& game, const std::string& folder, EvidenceWriter& writer);

}  // namespace rulecheck
