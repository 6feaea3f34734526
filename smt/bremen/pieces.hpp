// The pieces as the proofs speak of them: by animal and number, without a word of the rule text that is proved.
#pragma once
#include <array>
#include <string>

#include "smt/core/set_sizes.hpp"

namespace rulecheck::bremen::book {

/// Animals as they are numbered in a set: animal a, number n is element 16·a + n.
inline constexpr int chicken = 0, donkey = 1, dog = 2, cat = 3;

/// The elements of one animal with numbers from `from` to `to`.
constexpr std::uint64_t numbers(int animal, int from, int to) {
  return ((std::uint64_t{2} << to) - (std::uint64_t{1} << from)) << (16 * animal);
}

/// The lowest number in the game: with 3 players 1, 2 and 3 stay in the box.
template <int players>
inline constexpr int lowest_number = players == 3 ? 4 : 1;
inline constexpr int highest_number = 13;

/// Everything that a game of this many players uses.
template <int players>
inline constexpr std::uint64_t in_use = players == 3 ? 0x3FF03FF03FF03FF0 : 0x3FFE3FFE3FFE3FFE;

/// "3 players: …": the name of a goal that is stated for both numbers of players.
template <int players>
std::string with(const std::string& what) {
  return std::to_string(players) + " players: " + what;
}

/// One element of a set, as a single bit.
inline z3::expr element(const SymSet& set, int index) {
  const auto bit = static_cast<unsigned>(index);
  return set.term.extract(bit, bit);
}
inline SymBool has_element(const SymSet& set, int index) {
  return SymBool(element(set, index) == Symbolic::context().bv_val(1, 1));
}
/// Whether one of the two sets has this element and the other has not.
inline SymBool differ_at(const SymSet& one, const SymSet& other, int index) {
  return SymBool(element(one, index) != element(other, index));
}
/// Whether this animal with this number is in the set.
inline SymBool has(const SymSet& set, int animal, int number) { return has_element(set, 16 * animal + number); }

/// How many of the numbers `from` to `to` of an animal are in the set, counted one by one.
inline SymNum how_many(const SymSet& set, int animal, int from, int to) {
  SymNum sum(0);
  for (int number = from; number <= to; ++number) {
    sum = sum + SymNum(z3::zext(element(set, 16 * animal + number), Symbolic::num_bits - 1));
  }
  return sum;
}

/// Whether the set is one piece, whichever.
inline SymBool is_one(const SymSet& set) { return !is_empty(set) && lowest(set) == set; }

/// One piece: its animal and number are free, the set follows from them.
struct Piece {
  SymNum animal, number;
  SymSet set;
  SymBool in_game;  ///< whether animal and number are those of a piece in use

  SymBool is(int kind) const { return animal == SymNum(kind); }
};

/// The set that holds just the piece of this animal and number.
inline SymSet just(const SymNum& animal, const SymNum& number) {
  z3::context& context = Symbolic::context();
  z3::expr_vector bits(context);
  for (int index = 63; index >= 0; --index) {
    const bool exists = index % 16 >= 1 && index % 16 <= highest_number;
    const SymBool here = exists ? animal == SymNum(index / 16) && number == SymNum(index % 16) : SymBool(false);
    bits.push_back(z3::ite(here.term, context.bv_val(1, 1), context.bv_val(0, 1)));
  }
  return SymSet(z3::concat(bits));
}

/// A free piece of a game of this many players; `in_game` has to be assumed.
template <int players>
Piece any_piece(const std::string& name) {
  const SymNum animal = any_num(name + ".animal"), number = any_num(name + ".number");
  return {animal, number, just(animal, number),
          SymNum(chicken) <= animal && animal <= SymNum(cat) && SymNum(lowest_number<players>) <= number &&
              number <= SymNum(highest_number)};
}

/// Two pieces are the same one.
inline SymBool same(const Piece& a, const Piece& b) { return a.animal == b.animal && a.number == b.number; }

/// Claims something and lets the goals that follow rely on it.
inline void establish(Proof& proof, const std::string& name, const SymBool& claim) {
  proof.claim(name, claim);
  proof.assume(claim);
}

}  // namespace rulecheck::bremen::book
