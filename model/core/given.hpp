// Values that host code brings into a domain: what a trace says, which seat plays.
#pragma once
#include "model/core/located.hpp"

namespace rulecheck {

/// Known values as values of the domain D. They are no constants of the rule text, so no mutant bends them.
template <class D>
struct Given {
  static typename D::Bool truth(bool v) { return typename D::Bool(v); }
  static typename D::Num num(int v) { return typename D::Num(v); }
  static typename D::Set set(std::uint64_t v) { return typename D::Set(v); }
};

template <class Base, class Policy>
struct Given<Located<Base, Policy>> {
  using D = Located<Base, Policy>;
  static typename D::Bool truth(bool v) { return typename D::Bool(Given<Base>::truth(v)); }
  static typename D::Num num(int v) { return typename D::Num(Given<Base>::num(v)); }
  static typename D::Set set(std::uint64_t v) { return typename D::Set(Given<Base>::set(v)); }
};

}  // namespace rulecheck
