// The Bremens, "Contents" and "Setup": the seats, the animals and the cards that there are.
#pragma once
#include <array>
#include <cstdint>
#include <tuple>

#include "generated/the_bremens/clause.hpp"
#include "model/core/domain.hpp"

namespace rulecheck::the_bremens {

/// Colours that there are, and so the most players. The rule text has a place for each of them; pieces of colours that
/// nobody has stay in Start, and those seats have no number cards.
inline constexpr int seats = 5;

/// The animals, from the smallest to the largest. Numbers of animals in the rule text are these.
enum class Animal : std::uint8_t { cat, dog, donkey };
inline constexpr int animals = 3;

/// One entry per seat. Seats are 0 to players − 1, clockwise.
template <class T>
using BySeat = std::array<T, static_cast<std::size_t>(seats)>;

/// One entry per animal.
template <class T>
using ByAnimal = std::array<T, static_cast<std::size_t>(animals)>;

/// The number of a seat, or of an animal, as a value of the domain.
template <class D>
typename D::Num numbered(std::size_t entry) {
  return typename D::Num(static_cast<int>(entry));
}

// Number and special cards are elements of a Set: number card v has the index v − 1, the special card of value v the
// index 6 + v.

/// The values of the cards are 1 to 7.
inline constexpr int values = 7;
/// Kinds of number and special cards.
inline constexpr int cards = 2 * values;

/// One entry per kind of card, by index.
template <class T>
using ByCard = std::array<T, static_cast<std::size_t>(cards)>;

/// The number card of this value, 1 to 7.
constexpr std::uint64_t number_card(int value) { return std::uint64_t{1} << (value - 1); }
/// The special card of this value, 1 to 7.
constexpr std::uint64_t special_card(int value) { return number_card(value) << values; }

inline constexpr std::uint64_t number_cards = (std::uint64_t{1} << values) - 1;
inline constexpr std::uint64_t special_cards = number_cards << values;

inline constexpr std::uint64_t shake = special_card(1);
inline constexpr std::uint64_t skip = special_card(2);
inline constexpr std::uint64_t double_move = special_card(3);
inline constexpr std::uint64_t anyone = special_card(4);
inline constexpr std::uint64_t one_to_five = special_card(5);
inline constexpr std::uint64_t nine = special_card(6);
inline constexpr std::uint64_t seven = special_card(7);

/// Animal cards are elements of a Set, too: the index is the number of the animal.
constexpr std::uint64_t animal_card(std::size_t animal) { return std::uint64_t{1} << animal; }
inline constexpr std::uint64_t animal_cards = (std::uint64_t{1} << animals) - 1;

/// The value of a single card; 0 of no card.
template <class D>
typename D::Num value_of(typename D::Set card) {
  const Renders<D> rule{clause::number_special_and_animal_cards, clause::special_has_a_value};
  using Num = typename D::Num;
  using Set = typename D::Set;
  Num value(0);
  for (int v = 1; v <= values; ++v) {
    value = select(overlaps(card, Set(number_card(v) | special_card(v))), Num(v), value);  // TBR-01, TBR-41
  }
  return value;
}

}  // namespace rulecheck::the_bremens
