// The same values in two domains: terms of a proof and values of the rule text that is read.
#pragma once
#include <string>
#include <utility>
#include <vector>

#include "smt/core/proof.hpp"

namespace rulecheck {

/// A value, an array or a struct with `fields` in another domain: from terms into the domain that the rule text is read
/// in, and back. `To` has the same shape as what is given.
template <class To, class From>
To read_in(const From& from);

template <class To, class From, std::size_t... field>
void read_fields(To& to, const From& from, std::index_sequence<field...>) {
  ((to.*std::get<field>(To::fields) =
        read_in<std::remove_cvref_t<decltype(to.*std::get<field>(To::fields))>>(from.*std::get<field>(From::fields))),
   ...);
}

template <class To, class From>
To read_in(const From& from) {
  if constexpr (requires { plain(from).term; }) {
    return To(plain(from));
  } else if constexpr (HasFields<To>) {
    To to;
    read_fields(to, from, std::make_index_sequence<std::tuple_size_v<std::remove_cvref_t<decltype(To::fields)>>>{});
    return to;
  } else {
    To to;
    for (std::size_t i = 0; i < to.size(); ++i) to[i] = read_in<typename To::value_type>(from[i]);
    return to;
  }
}

/// One free variable for each place of an array.
template <std::size_t size>
std::array<SymNum, size> any_nums(const std::string& name) {
  std::array<SymNum, size> nums;
  for (std::size_t i = 0; i < size; ++i) nums[i] = any_num(name + std::to_string(i));
  return nums;
}
template <std::size_t size>
std::array<SymSet, size> any_sets(const std::string& name) {
  std::array<SymSet, size> sets;
  for (std::size_t i = 0; i < size; ++i) sets[i] = any_set(name + std::to_string(i));
  return sets;
}
template <std::size_t size>
std::array<SymBool, size> any_bools(const std::string& name) {
  std::array<SymBool, size> bools;
  for (std::size_t i = 0; i < size; ++i) bools[i] = any_bool(name + std::to_string(i));
  return bools;
}

/// A claim with other terms in place of some of its parts. Where these are free variables the claim is the more general
/// one: what holds whatever the parts are needs no knowledge of how they come about.
/// @param parts each with what stands for it; what is no part of the claim changes nothing
inline SymBool with_parts(const SymBool& claim, const std::vector<std::pair<SymNum, SymNum>>& parts) {
  z3::expr_vector from(claim.term.ctx()), to(claim.term.ctx());
  for (const auto& [part, other] : parts) {
    from.push_back(part.term);
    to.push_back(other.term);
  }
  z3::expr term = claim.term;
  return SymBool(term.substitute(from, to));
}

inline SymBool implies(const SymBool& condition, const SymBool& consequence) { return !condition || consequence; }

}  // namespace rulecheck
