// "Goal" and "End of Game": who has won, and what is compared of the others.
#include "smt/the_bremens/ranks.hpp"

namespace rulecheck::the_bremens {

PROOF(TheBremensEnding, AGameIsOverOnceThreeAnimalsOfASeatAreInGoal, clause::third_animal_home_wins,
      clause::rank_by_animals_home) {
  const book::Ranked<D> game;
  for (std::size_t seat = 0; seat < book::colours; ++seat) {
    proof.claim(book::numbered("animals in Goal of seat", seat),
                plain(animals_home<D>(game.read_board, game.read, seat)) == game.home(seat));
    proof.claim(book::numbered("complete is seat", seat), plain(is_complete<D>(game.read_board, game.read, seat)) ==
                                                              book::is_complete(game.board, game.state, seat));
  }
  const SymBool over = book::is_over(game.board, game.state);
  proof.claim("over", plain(is_over<D>(game.read_board, game.read)) == over);
  proof.claim("else a result is claimed too early", plain(claims_too_early<D>(game.read_board, game.read)) == !over);
}

PROOF(TheBremensEnding, TheLastArrivalIsTheLatestOfASeat, clause::riders_arrive_first) {
  const book::Ranked<D> game;
  for (std::size_t seat = 0; seat < book::colours; ++seat) {
    const SymNum last = plain(last_arrival<D>(game.read, seat));
    SymBool not_before(true), one_of_them = last == SymNum(0), no_less(true);
    for (std::size_t size = 0; size < book::sizes; ++size) {
      const SymNum& arrival = game.state.arrival[size][seat];
      not_before = not_before && arrival <= last;
      one_of_them = one_of_them || arrival == last;
      no_less = no_less && SymNum(0) <= arrival;
    }
    proof.claim(book::numbered("seat", seat), implies(no_less, not_before && one_of_them));
  }
}

/// Two animals of any sizes, alone of their seats, are compared; then it is the foremost of each seat that counts.
PROOF(TheBremensEnding, FurtherIsWhoseForemostAnimalIsOnAHigherSpaceOrHigherOnItsStack, clause::rank_by_foremost_animal,
      clause::order_of_sizes) {
  const book::Ranked<D> game;
  const SymNum one = any_num("one"), two = any_num("two");
  const auto inner = [&](const SymNum& space) { return book::is_inner(game.board, space); };
  proof.assume(book::is_board(game.board) && book::is_space(game.board, one) && book::is_space(game.board, two));
  for (std::size_t size = 0; size < book::sizes; ++size) {
    for (std::size_t against = 0; against < book::sizes; ++against) {
      const SymNum far = game.far_alone(size, 0, one), theirs = game.far_alone(against, 1, two);
      const SymBool ahead = two < one || (one == two && SymBool(size < against));
      const std::string name = book::named(size) + " and " + book::named(against);
      proof.claim(name + ": further", (theirs < far) == (inner(one) && (!inner(two) || ahead)));
      proof.claim(
          name + ": equally far only in one place, or if neither is on the board",
          (far == theirs) == ((!inner(one) && !inner(two)) || (inner(one) && one == two && SymBool(size == against))));
    }
  }
  for (std::size_t seat = 0; seat < book::colours; ++seat) {
    const SymNum far = game.far(seat);
    SymBool none_further(true), one_of_them(false), placed(true);
    for (std::size_t size = 0; size < book::sizes; ++size) {
      const SymNum alone = game.far_alone(size, seat, game.state.space[size][seat]);
      none_further = none_further && alone <= far;
      one_of_them = one_of_them || alone == far;
      placed = placed && book::is_space(game.board, game.state.space[size][seat]);
    }
    proof.claim(book::numbered("the foremost of seat", seat), implies(placed, none_further && one_of_them));
    proof.claim(book::numbered("nothing on the board has seat", seat),
                implies(placed, SymNum(0) <= far && (far == SymNum(0)) == game.none_out(seat)));
  }
}

PROOF(TheBremensEnding, MoreInGoalThenTheFirstCompleteOrTheFurtherOneIsBetter, clause::rank_by_animals_home,
      clause::riders_arrive_first, clause::rank_by_foremost_animal) {
  const book::Ranked<D> game;
  SymBool as_told(true);
  book::for_each_pair([&](std::size_t seat, std::size_t other) {
    as_told = as_told && game.before(seat, other) == book::is_better(game.key[seat], game.key[other]);
  });
  proof.claim("of any two seats", with_parts(as_told, game.keys));
}

}  // namespace rulecheck::the_bremens
