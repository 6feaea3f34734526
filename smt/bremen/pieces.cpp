// The pieces: which there are, and what the rules read off them.
#include "smt/bremen/pieces.hpp"

#include "model/bremen/pieces.hpp"
#include "smt/core/free_counts.hpp"

namespace rulecheck::bremen {
namespace {

/// Exactly the pieces of all animals from a lowest number up, by animal and number.
SymBool holds_exactly(const SymSet& set, int lowest) {
  SymBool result(true);
  for (int index = 0; index < 64; ++index) {
    const int number = index % 16;
    const SymBool belongs(lowest <= number && number <= 13);
    result = result && book::has_element(set, index) == belongs;
  }
  return result;
}

/// The elements from `first` on, so many.
SymSet block(int first, int size) {
  const std::uint64_t low = size == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << size) - 1;
  return SymSet(low << first);
}

/// In every block of two elements or more the size is that of the two halves together.
SymBool halves(const SymSet& set) {
  SymBool result(true);
  for (int size = 2; size <= 64; size *= 2) {
    for (int first = 0; first < 64; first += size) {
      result = result && count(set & block(first, size)) ==
                             count(set & block(first, size / 2)) + count(set & block(first + size / 2, size / 2));
    }
  }
  return result;
}

/// Element by element, the whole has as many as the two parts together.
SymBool elements_add_up(const SymSet& whole, const SymSet& one, const SymSet& other) {
  SymBool result(true);
  for (int index = 0; index < 64; ++index) {
    const SymSet element = block(index, 1);
    result = result && count(whole & element) == count(one & element) + count(other & element);
  }
  return result;
}

void sizes_follow(Proof& proof, const std::string& what, const SymBool& condition, const SymSet& whole,
                  const SymSet& one, const SymSet& other) {
  proof.claim(what + ", by elements", book::implies(condition, elements_add_up(whole, one, other)));
  const FreeCounts sizes;
  proof.claim(what, book::implies(halves(whole) && halves(one) && halves(other) && elements_add_up(whole, one, other),
                                  count(whole) == count(one) + count(other)));
}

}  // namespace

PROOF(BremenPieces, EveryAnimalHasEveryNumberFromOneToThirteenOnce, clause::pieces) {
  using Set = typename D::Set;
  proof.claim("each animal with each number", holds_exactly(plain(Set(all_pieces)), 1));
  proof.claim("52 pieces", plain(count(Set(all_pieces))) == SymNum(52));
  proof.claim("chickens", plain(Set(chickens)) == SymSet(book::numbers(book::chicken, 1, 13)));
}

PROOF(BremenPieces, ThreePlayersLeaveTheLowestThreeNumbersInTheBox, clause::forty_pieces_for_three,
      clause::all_pieces_for_four) {
  using Set = typename D::Set;
  proof.claim("3 players: numbers 4 to 13", holds_exactly(plain(Set(pieces_in_use<3>)), 4));
  proof.claim("3 players: 40 pieces", plain(count(Set(pieces_in_use<3>))) == SymNum(40));
  proof.claim("4 players: numbers 1 to 13", holds_exactly(plain(Set(pieces_in_use<4>)), 1));
}

PROOF(BremenPieces, TheSameAnimalIsEveryNumberOfTheAnimalsThatOccur, clause::pieces, clause::follow_suit) {
  const SymSet some = any_set("some");
  const SymSet same = plain(same_animal<D>(typename D::Set(some)));
  for (int animal = book::chicken; animal <= book::cat; ++animal) {
    SymBool occurs(false);
    for (int number = 1; number <= 13; ++number) occurs = occurs || book::has(some, animal, number);
    SymBool all_or_none(true);
    for (int number = 0; number <= 15; ++number) {
      const SymBool expected = number >= 1 && number <= 13 ? occurs : SymBool(false);
      all_or_none = all_or_none && book::has(same, animal, number) == expected;
    }
    proof.claim("animal " + std::to_string(animal), all_or_none);
  }
}

// By halves of ever smaller blocks of elements, down to the single ones. The other proofs rely on it.
PROOF(BremenPieces, SizesOfSetsAddUpAndSubtract, clause::pieces) {
  const SymSet one = any_set("one"), other = any_set("other");
  proof.claim("the halves of a set", halves(one));
  sizes_follow(proof, "two sets apart", !overlaps(one, other), one | other, one, other);
  sizes_follow(proof, "a set and a part of it", contains(one, other), one, one - other, other);
}

}  // namespace rulecheck::bremen
