// Mutant<Domain>: the domain with one operator or constant, at one place of the rule text, bent.
#pragma once
#include "model/core/located.hpp"

namespace rulecheck {

/// Evaluates the replacement that Sites names for a place, elsewhere what is written there.
struct BendOnePlace {
  template <Operator op, class AsWritten, class... Replacements>
  static auto apply(const std::source_location& at, const AsWritten& as_written, const Replacements&... replacements) {
    int variant = Sites::instance().variant(op, at);
    if (variant == 0) return as_written();
    auto result = as_written();
    int k = 0;
    ((++k == variant ? void(result = replacements()) : void()), ...);
    return result;
  }
  template <class Bool>
  static const Bool& condition(const std::source_location&, const Bool& c) {
    return c;
  }
};

template <class Base>
using Mutant = Located<Base, BendOnePlace>;

/// Keeps the clauses that the rule text renders, for the places that are recorded within the scope.
template <class Base, class Policy>
struct [[maybe_unused]] Renders<Located<Base, Policy>> {
  template <class... Clauses>
  explicit Renders(const Clauses&... clauses) {
    const std::array<const Clause*, sizeof...(Clauses)> all{&clauses...};
    Sites::instance().enter(all);
  }
  ~Renders() { Sites::instance().leave(); }
  Renders(const Renders&) = delete;
  Renders& operator=(const Renders&) = delete;
};

}  // namespace rulecheck
