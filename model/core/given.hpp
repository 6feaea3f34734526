// Values that host code brings into a domain: what a trace says, which seat plays.
#pragma once
#include <array>
#include <cstdint>
#include <span>
#include <stdexcept>

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

/// Known numbers as values of the domain. @param numbers at least `size`; later ones are left out
/// @throws std::out_of_range where there are fewer
template <class D, std::size_t size>
std::array<typename D::Num, size> given_numbers(std::span<const int> numbers) {
  if (numbers.size() < size) throw std::out_of_range("fewer numbers than places for them");
  std::array<typename D::Num, size> given;
  for (std::size_t i = 0; i < size; ++i) given[i] = Given<D>::num(numbers[i]);
  return given;
}

/// Known sets as values of the domain. @param sets at least `size`; later ones are left out
/// @throws std::out_of_range where there are fewer
template <class D, std::size_t size>
std::array<typename D::Set, size> given_sets(std::span<const std::uint64_t> sets) {
  if (sets.size() < size) throw std::out_of_range("fewer sets than places for them");
  std::array<typename D::Set, size> given;
  for (std::size_t i = 0; i < size; ++i) given[i] = Given<D>::set(sets[i]);
  return given;
}

}  // namespace rulecheck
