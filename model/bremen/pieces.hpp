// Bremen, "Components": the pieces, and the sets of them that the rules speak of.
#pragma once
#include <array>
#include <cstdint>

#include "generated/bremen/clause.hpp"
#include "model/core/domain.hpp"

namespace rulecheck::bremen {

/// The four kinds of animals.
enum class Animal : std::uint8_t { chicken, donkey, dog, cat };

inline constexpr std::array animals{Animal::chicken, Animal::donkey, Animal::dog, Animal::cat};

/// Pieces as bits: animal a, number n (1 to 13) is bit 16·a + n.
using Pieces = std::uint64_t;

inline constexpr int lane = 16;  ///< bits per animal

/// The one piece of this animal and number.
constexpr Pieces piece(Animal animal, int number) { return Pieces{1} << (lane * static_cast<int>(animal) + number); }

/// The pieces of this animal with numbers from `lowest` to `highest`.
constexpr Pieces pieces(Animal animal, int lowest, int highest) {
  Pieces result = 0;
  for (int number = lowest; number <= highest; ++number) result |= piece(animal, number);
  return result;
}

/// The pieces of every animal with numbers from `lowest` to `highest`.
constexpr Pieces pieces(int lowest, int highest) {
  Pieces result = 0;
  for (Animal animal : animals) result |= pieces(animal, lowest, highest);
  return result;
}

// BRE-01 pieces: four animals, numbers 1 to 13, one piece each.
inline constexpr Pieces all_pieces = pieces(1, 13);
inline constexpr Pieces chickens = pieces(Animal::chicken, 1, 13);

/// BRE-10, BRE-11: the pieces that a game of this many players uses.
template <int players>
inline constexpr Pieces pieces_in_use = players == 3 ? pieces(4, 13) : all_pieces;

/// Pieces dealt to each player.
inline constexpr int hand_size = 13;

/// All pieces of the animals that occur in `some`.
template <class D>
typename D::Set same_animal(typename D::Set some) {
  using Set = typename D::Set;
  Set result;
  for (Animal animal : animals) {
    Set kind(pieces(animal, 1, 13));
    result = result | select(overlaps(some, kind), kind, Set());
  }
  return result;
}

/// The number on a single piece, 1 to 13.
template <class D>
typename D::Num number_on(typename D::Set single) {
  using Num = typename D::Num;
  Num result = index(single);
  for (int animal = 1; animal < 4; ++animal) {
    result =
        result - select(overlaps(single, typename D::Set(pieces(Animal(animal), 1, 13))), Num(lane * animal), Num(0));
  }
  return result;
}

}  // namespace rulecheck::bremen
