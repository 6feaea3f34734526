// "Goal": the numbers that pieces have in Goal are those in which they came, and no two have the same.
#include "smt/the_bremens/arrivals.hpp"

namespace rulecheck::the_bremens {
namespace {

/// Pieces in Goal and pieces that arrive there, one of each size at most, each with the number that
/// TheBremensMoving.RidersArriveFirst says it gets. No rule is read.
void claim_numbers_are_kept(Proof& proof) {
  const book::Table before = book::any_state();
  const book::Arriving arriving(before, book::donkey);
  std::array<SymNum, book::sizes + 1> counted{before.arrivals};
  proof.reset();
  proof.assume(book::within(0, before.arrivals, 12));
  for (std::size_t size = 0; size < book::sizes; ++size) {
    counted[size + 1] = counted[size] + book::one_if(arriving.any_of_size_arrives(size));
  }
  const auto has_number = [](const SymBool& there, const SymNum& number, const SymNum& highest) {
    return select(there, SymNum(1) <= number && number <= highest, number == SymNum(0));
  };
  SymBool numbered(true), in_order(true);
  std::vector<SymBool> home, home_then;
  book::for_each_piece([&](std::size_t size, std::size_t seat) {
    const SymNum &number = before.arrival[size][seat], next = counted[size] + SymNum(1);
    const SymBool arrives = arriving.any_arrives(size, seat), was = any_bool("home_" + book::piece(size, seat));
    proof.assume_invariant(has_number(was, number, before.arrivals) && !(was && arrives));
    numbered = numbered && has_number(was || arrives, select(arrives, next, number), counted[book::sizes]);
    in_order = in_order && implies(arrives, before.arrivals < next && next == counted[size + 1]);
    home.push_back(was);
    home_then.push_back(was || arrives);
  });
  proof.claim("exactly those in Goal have a number", numbered);
  proof.claim("a new number is greater than all before", in_order);
  proof.claim("so many more are in Goal as arrive",
              book::how_many(home_then) + before.arrivals == book::how_many(home) + counted[book::sizes]);
}

}  // namespace

/// Who is in Goal after a move is claimed of the pieces, their numbers of whoever arrives.
PROOF(TheBremensInvariant, EveryArrivalHasItsNumber, clause::riders_arrive_first, clause::home_card_is_out_of_use,
      clause::third_animal_home_wins) {
  book::for_each_move<D>([&](const book::Move<D>& move, const std::string& name) {
    const book::Arriving arriving(move.after, move.size);
    const auto in_goal = [&](const book::Table& table, std::size_t size, std::size_t seat) {
      return table.space[size][seat] == book::goal(move.board());
    };
    proof.reset();
    proof.assume(move.legal() && !book::is_over(move.board(), move.before));
    proof.assume_invariant(book::are_stacked(move.board(), move.before));
    for (std::size_t other = 0; other < book::sizes; ++other) {
      SymBool as_told(true);
      for (std::size_t owner = 0; owner < book::colours; ++owner) {
        const SymBool was = in_goal(move.before, other, owner);
        const SymBool arrives = move.comes_home(other, owner) && !arriving.any_stays(other);
        as_told = as_told && in_goal(move.after, other, owner) == (was || arrives) && !(was && arrives);
      }
      proof.claim(name + "in Goal are those that were, and those that arrive: " + book::named(other),
                  arriving.whatever_ends(as_told));
    }
  });
  claim_numbers_are_kept(proof);
}

}  // namespace rulecheck::the_bremens
