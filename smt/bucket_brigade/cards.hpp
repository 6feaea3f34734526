// The cards as the proofs speak of them: by suit and kind, without a word of the rule text that is proved.
#pragma once
#include <array>
#include <string>

#include "smt/core/set_sizes.hpp"

namespace rulecheck::bucket_brigade::book {

/// Cards as they are numbered in a set: those of suit s are elements 12·s to 12·s + 10, six walk-cards, then five
/// run-cards. Suits 0 to 3 are those of the bears, 4 that of the jokers.
inline constexpr int joker = 4;
constexpr std::uint64_t walks(int suit) { return std::uint64_t{0x03F} << (12 * suit); }
constexpr std::uint64_t runs(int suit) { return std::uint64_t{0x7C0} << (12 * suit); }
inline constexpr std::uint64_t deck = 0x7FF7FF7FF7FF7FF;
inline constexpr std::uint64_t every_run = 0x7C07C07C07C07C0;

/// "3 players: …": the name of a goal that is stated for each number of players.
template <int players>
std::string with(const std::string& what) {
  return std::to_string(players) + " players: " + what;
}
inline std::string numbered(const std::string& what, std::size_t number) { return what + " " + std::to_string(number); }

/// Whether this element is in a set.
inline SymBool has_element(const SymSet& set, int index) {
  const auto bit = static_cast<unsigned>(index);
  return SymBool(set.term.extract(bit, bit) == Symbolic::context().bv_val(1, 1));
}
/// How many of these elements are in the set, counted one by one.
inline SymNum how_many(const SymSet& set, std::uint64_t elements) {
  SymNum sum(0);
  for (unsigned bit = 0; bit < 64; ++bit) {
    if ((elements >> bit & 1) == 0) continue;
    sum = sum + SymNum(z3::zext(set.term.extract(bit, bit), Symbolic::num_bits - 1));
  }
  return sum;
}

/// One card: its suit and its number in the suit are free, the set follows from them.
struct Card {
  SymNum suit, number;
  SymSet set;
  SymBool in_game;  ///< whether there is such a card

  SymBool is_joker() const { return suit == SymNum(joker); }
  SymBool is_walk() const { return number <= SymNum(5); }
  SymBool is_run() const { return SymNum(6) <= number; }
};

/// The set that holds just the card of this suit and number.
inline SymSet just(const SymNum& suit, const SymNum& number) {
  z3::context& context = Symbolic::context();
  z3::expr_vector bits(context);
  for (int index = 63; index >= 0; --index) {
    const bool exists = index < 60 && index % 12 <= 10;
    const SymBool here = exists ? suit == SymNum(index / 12) && number == SymNum(index % 12) : SymBool(false);
    bits.push_back(z3::ite(here.term, context.bv_val(1, 1), context.bv_val(0, 1)));
  }
  return SymSet(z3::concat(bits));
}

/// A free card; `in_game` has to be assumed.
inline Card any_card(const std::string& name) {
  const SymNum suit = any_num(name + ".suit"), number = any_num(name + ".number");
  return {suit, number, just(suit, number),
          SymNum(0) <= suit && suit <= SymNum(joker) && SymNum(0) <= number && number <= SymNum(10)};
}

/// Whether the card is in the set, by its suit and number.
inline SymBool has(const SymSet& set, const Card& card) {
  SymBool some(false);
  for (int index = 0; index < 60; ++index) {
    if (index % 12 > 10) continue;
    some = some || (card.suit == SymNum(index / 12) && card.number == SymNum(index % 12) && has_element(set, index));
  }
  return some;
}

/// A single card has size 1, and so has what it is of the run-cards if it is one of them; for all cards, by
/// BucketBrigadeCards.ACardIsOne.
inline SymBool counts_as_one(const Card& card) {
  return count(card.set) == SymNum(1) &&
         count(card.set & SymSet(every_run)) == select(card.is_run(), SymNum(1), SymNum(0));
}

}  // namespace rulecheck::bucket_brigade::book
