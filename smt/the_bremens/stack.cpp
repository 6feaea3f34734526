// "The Animals" and "Riding Along": what stands on a space, what may end there, who rides.
#include "model/the_bremens/stack.hpp"

#include "smt/the_bremens/state.hpp"

namespace rulecheck::the_bremens {
namespace {

template <class D>
SymNum free_spaces(const book::Table& state, const SymNum& before, const SymNum& behind) {
  return plain(free_spaces_between<D>(read_in<State<D>>(state), typename D::Num(before), typename D::Num(behind)));
}
/// By piece, the chicken first: it is there, and no piece is below it.
std::vector<SymBool> lowest_pieces(const book::Table& state, const SymNum& space) {
  SymBool animals_there(false);
  for (std::size_t size = 0; size < book::sizes; ++size) {
    animals_there = animals_there || book::stands(state, size, space);
  }
  std::vector<SymBool> lowest{state.chicken == space && !animals_there};
  book::for_each_piece([&](std::size_t size, std::size_t seat) {
    SymBool larger(false);
    for (std::size_t other = size + 1; other < book::sizes; ++other) {
      larger = larger || book::stands(state, other, space);
    }
    lowest.push_back(state.space[size][seat] == space && !larger);
  });
  return lowest;
}

}  // namespace

PROOF(TheBremensStack, AStackIsWhatStandsOnItsSpace, clause::order_of_sizes, clause::chicken_rests_on_top,
      clause::chicken_and_animal_pieces) {
  const book::Table state = book::any_state();
  const SymNum space = any_num("space");
  const auto stack = read_in<Stack<Symbolic>>(stack_on<D>(read_in<State<D>>(state), typename D::Num(space)));
  proof.claim("the chicken", stack.chicken == (state.chicken == space));
  for (std::size_t size = 0; size < book::sizes; ++size) {
    proof.claim("a " + book::named(size), stack.animal[size] == book::stands(state, size, space));
  }
}

PROOF(TheBremensStack, AnAnimalMayEndWhereAllAreLargerAndTheChickenIsNot, clause::order_of_sizes,
      clause::only_the_final_space_blocks, clause::smaller_climbs_on_top, clause::same_or_larger_is_blocked,
      clause::nothing_rests_on_the_chicken) {
  const book::Table state = book::any_state();
  const auto board = book::any_board();
  const SymNum space = any_num("space");
  const auto read = read_in<State<D>>(state);
  const auto stack = stack_on<D>(read, typename D::Num(space));
  proof.claim("free", plain(is_free<D>(stack)) == book::is_free(state, space));
  for (std::size_t size = 0; size < book::sizes; ++size) {
    const typename D::Num animal(book::number(size));
    SymBool not_larger(false);
    for (std::size_t other = 0; other <= size; ++other) not_larger = not_larger || book::stands(state, other, space);
    proof.claim(book::named(size) + ": none that is not larger",
                plain(holds_no_larger<D>(stack, animal)) == not_larger);
    proof.claim(book::named(size) + ": taken in", plain(admits<D>(stack, animal)) == book::takes(state, size, space));
    proof.claim(book::named(size) + ": may end there, and always in Goal",
                plain(may_end_in<D>(read_in<Board<D>>(board), read, animal, typename D::Num(space))) ==
                    book::may_end(board, state, size, space));
  }
}

PROOF(TheBremensStack, OnTheBackOfAnAnimalAreTheSmallerOnesOfItsSpace, clause::riders_move_along,
      clause::order_of_sizes) {
  const book::Table state = book::any_state();
  const SymNum space = any_num("space");
  proof.assume(SymNum(0) <= space);
  for (std::size_t size = 0; size < book::sizes; ++size) {
    const auto riding = read_in<ByAnimal<SymBool>>(
        riders<D>(read_in<State<D>>(state), typename D::Num(book::number(size)), typename D::Num(space)));
    for (std::size_t other = 0; other < book::sizes; ++other) {
      proof.claim("a " + book::named(other) + " on a " + book::named(size),
                  riding[other] == book::rides(state, other, size, space));
    }
  }
}

PROOF(TheBremensStack, AnAnimalIsAtTheBottomIfNoLargerOneIsThere, clause::order_of_sizes) {
  const book::Table state = book::any_state();
  const SymNum space = any_num("space");
  for (std::size_t size = 0; size < book::sizes; ++size) {
    SymBool larger(false);
    for (std::size_t other = size + 1; other < book::sizes; ++other) {
      larger = larger || book::stands(state, other, space);
    }
    proof.claim(book::named(size),
                plain(is_at_the_bottom<D>(read_in<State<D>>(state), size, typename D::Num(space))) == !larger);
  }
}

/// How many spaces are free follows from these: none between neighbours, and a space more counts if it is free.
/// Spaces that are taken are counted at the lowest piece, one after the other.
PROOF(TheBremensStack, FreeSpacesAreCountedOneByOne, clause::skip, clause::shake, clause::order_of_sizes) {
  const book::Table state = book::any_state();
  const auto board = book::any_board();
  const SymNum before = any_num("before"), between = any_num("between"), behind = any_num("behind");
  const SymNum whole = free_spaces<D>(state, before, behind), front = free_spaces<D>(state, before, between),
               rest = free_spaces<D>(state, between, behind);
  const auto in_whole = book::addends(whole), in_front = book::addends(front), in_rest = book::addends(rest);
  const auto lowest = lowest_pieces(state, between);
  proof.assume(book::is_board(board) && book::is_space(board, before) && book::is_space(board, behind));
  const std::size_t pieces = lowest.size();
  proof.claim("there is a number for each piece", SymBool(in_whole.size() == pieces && in_rest.size() == pieces));
  std::vector<std::pair<SymNum, SymNum>> none, parted;
  SymNum here(0);
  for (std::size_t i = 0; i < std::min(pieces, in_whole.size()); ++i) {
    const SymNum a = any_num("in_front" + std::to_string(i)), c = any_num("in_the_rest" + std::to_string(i));
    const SymNum b = any_num("here" + std::to_string(i));
    none.emplace_back(in_whole[i], SymNum(0));
    parted.insert(parted.end(), {{in_whole[i], a + b + c}, {in_front[i], a}, {in_rest[i], c}});
    here = here + b;
  }
  const SymBool neighbours = behind == before + SymNum(1);
  SymBool none_between(true);
  for (std::size_t i = 0; i < std::min(pieces, in_whole.size()); ++i) {
    const SymNum parts = in_front[i] + book::one_if(lowest[i]) + in_rest[i];
    none_between = none_between && implies(neighbours, in_whole[i] == SymNum(0));
    proof.claim(book::numbered("in front of a space, there, or behind it is piece", i),
                implies(before < between && between < behind, in_whole[i] == parts));
  }
  proof.claim("between neighbours there are no pieces", none_between);
  proof.claim("and so no free spaces", with_parts(implies(neighbours, whole == SymNum(0)), none));
  proof.claim("so free spaces are in front of it, there if no piece is, and behind it",
              with_parts(whole == front + (SymNum(1) - here) + rest, parted));
  proof.assume(before < between && between < behind);
  proof.assume_invariant(book::are_stacked(board, state));
  SymBool at_most_one(true), there_is_one(false);
  for (std::size_t i = 0; i < pieces; ++i) {
    there_is_one = there_is_one || lowest[i];
    for (std::size_t j = 0; j < i; ++j) at_most_one = at_most_one && !(lowest[i] && lowest[j]);
  }
  proof.claim("never are two pieces the lowest", at_most_one);
  proof.claim("one is exactly if the space is not free", there_is_one == !book::is_free(state, between));
}

}  // namespace rulecheck::the_bremens
