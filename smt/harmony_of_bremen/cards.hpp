// Number cards as the proofs speak of them: hands as so many cards of each number, without a word of the rule text that
// is proved.
#pragma once
#include <string>
#include <vector>

#include "model/harmony_of_bremen/hands.hpp"
#include "smt/core/terms.hpp"

namespace rulecheck::harmony_of_bremen::book {

using Cards = Hand<Symbolic>;

/// What is in a place of a hand in which no card is.
inline SymNum nothing() { return SymNum(-1); }
inline SymBool is_number(const SymNum& number) { return SymNum(0) <= number && number <= SymNum(999); }

inline std::string numbered(const std::string& what, std::size_t number) { return what + " " + std::to_string(number); }

/// A hand of which everything is free.
inline Cards any_cards(const std::string& name) { return any_nums<10>(name + "."); }
/// A number or nothing in every place.
inline SymBool are_cards(const Cards& hand) {
  SymBool result(true);
  for (const SymNum& place : hand) result = result && (place == nothing() || is_number(place));
  return result;
}

/// How many of these hold; at most 63.
inline SymNum how_many(const std::vector<SymBool>& all) {
  z3::context& context = Symbolic::context();
  z3::expr sum = context.bv_val(0, 6);
  for (const SymBool& one : all) sum = sum + z3::ite(one.term, context.bv_val(1, 6), context.bv_val(0, 6));
  return SymNum(z3::zext(sum, Symbolic::num_bits - 6));
}
/// How many cards with this number are in the hand.
inline SymNum how_many(const Cards& hand, const SymNum& number) {
  std::vector<SymBool> all;
  for (const SymNum& place : hand) all.push_back(place == number);
  return how_many(all);
}
inline SymNum size(const Cards& hand) {
  std::vector<SymBool> all;
  for (const SymNum& place : hand) all.push_back(place != nothing());
  return how_many(all);
}
inline SymNum one_if(const SymBool& condition) { return select(condition, SymNum(1), SymNum(0)); }

inline SymBool has(const Cards& hand, const SymNum& number) {
  SymBool some(false);
  for (const SymNum& place : hand) some = some || place == number;
  return some;
}
/// The same cards in the same places.
inline SymBool same(const Cards& one, const Cards& other) {
  SymBool result(true);
  for (std::size_t place = 0; place < one.size(); ++place) result = result && one[place] == other[place];
  return result;
}
/// One place has changed from this to that, and no other. What follows for the numbers of cards is
/// HarmonyOfBremenHands.WhereOnePlaceChangesOneCardGoesOrComes.
inline SymBool one_place_changes(const Cards& before, const Cards& after, const SymNum& from, const SymNum& to) {
  SymBool some(false);
  for (std::size_t changed = 0; changed < before.size(); ++changed) {
    SymBool only = before[changed] == from && after[changed] == to;
    for (std::size_t place = 0; place < before.size(); ++place) {
      if (place != changed) only = only && after[place] == before[place];
    }
    some = some || only;
  }
  return some;
}

/// A hand on its way from one to another, and a free one for it: what is claimed with that in its place (with_parts)
/// holds of any.
inline std::vector<std::pair<SymNum, SymNum>> any_cards_for(const Cards& hand, const std::string& name) {
  const Cards any = any_cards(name);
  std::vector<std::pair<SymNum, SymNum>> parts;
  parts.reserve(hand.size());
  for (std::size_t place = 0; place < hand.size(); ++place) parts.emplace_back(hand[place], any[place]);
  return parts;
}

}  // namespace rulecheck::harmony_of_bremen::book
