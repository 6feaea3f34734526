// Observed<Domain>: the domain, noting for every condition in the rule text whether it was seen true and seen false.
#pragma once
#include "model/core/mutant.hpp"

namespace rulecheck {

/// Evaluates what is written and notes truth values, the conditions of selections among them.
template <class Base>
struct NoteConditions {
  template <Operator op, class AsWritten, class... Replacements>
  static auto apply(const std::source_location& at, const AsWritten& as_written, const Replacements&...) {
    auto result = as_written();
    if constexpr (std::is_same_v<decltype(result), typename Base::Bool> && op != Operator::selection &&
                  op != Operator::truth) {
      Sites::instance().observe(op, at, known(result));
    }
    return result;
  }
  static typename Base::Bool condition(const std::source_location& at, typename Base::Bool c) {
    Sites::instance().observe(Operator::selection, at, known(c));
    return c;
  }
};

template <class Base>
using Observed = Located<Base, NoteConditions<Base>>;

}  // namespace rulecheck
