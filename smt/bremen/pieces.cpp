// The pieces: which there are, and what the rules read off them.
#include "smt/bremen/pieces.hpp"

#include "model/bremen/pieces.hpp"
#include "smt/core/set_sizes.hpp"

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

// The other proofs rely on it.
LEMMA(BremenPieces, SizesOfSetsAddUpAndSubtract) { claim_sizes_add_up_and_subtract(proof); }

}  // namespace rulecheck::bremen
