// "Stop Tiles": stacks of any height, and what is given away from their tops.
#include "model/eselsbruecke/stack.hpp"

#include "smt/eselsbruecke/tower.hpp"

namespace rulecheck::eselsbruecke {
namespace {

/// Tiles are given from a stack of which everything is free. How many of them lie above the topmost stop tile is free,
/// too: that is EselsbrueckeStack.UnprotectedIsWhatLiesAboveTheTopmostStopTile.
template <class D>
struct FromTheTop {
  book::Pile tower = book::any_stack("");
  SymNum open = any_num("open"), due = any_num("due"), reach = any_num("reach");

  Giving<Symbolic> given() const { return given(open, due); }
  Giving<Symbolic> given(const SymNum& lying_open, const SymNum& penalty) const {
    return given(tower, reach, lying_open, penalty);
  }
  static Giving<Symbolic> given(const book::Pile& from, const SymNum& above, const SymNum& lying_open,
                                const SymNum& penalty) {
    using Num = typename D::Num;
    const auto read = read_in<Stack<D>>(from);
    const auto result = read_in<Giving<Symbolic>>(giving<D>(read, Num(lying_open), Num(penalty)));
    z3::expr_vector part(Symbolic::context()), other(Symbolic::context());
    part.push_back(plain(unprotected<D>(read)).term);
    other.push_back(above.term);
    z3::expr number_lost = result.lost.term;
    return {SymNum(number_lost.substitute(part, other)),
            with_parts(result.stopped, {{plain(unprotected<D>(read)), above}})};
  }
  /// All lie above the topmost stop tile if there is none.
  SymBool in_range() const {
    return book::within(0, tower.stops, most_stops) && book::within(0, tower.pictures, book::highest_tower) &&
           SymNum(0) <= reach && select(tower.stops == SymNum(0), reach == tower.pictures, reach <= tower.pictures) &&
           book::is_open_count(open) && book::is_penalty(due);
  }
  SymBool is_empty() const { return reach == SymNum(0) && tower.stops == SymNum(0); }
  SymBool stop_on_top() const { return reach == SymNum(0) && SymNum(0) < tower.stops; }
};
SymBool gives_more(const Giving<Symbolic>& one, const Giving<Symbolic>& other) {
  return one.lost == other.lost + SymNum(1) && one.stopped == other.stopped;
}

}  // namespace

PROOF(EselsbrueckeStack, AStackIsInOrderIfEachStopTileLiesAboveTheOneBefore, clause::revealed_stop_ends_giving) {
  const book::Pile tower = book::any_stack("");
  proof.assume(book::within(-1, tower.stops, most_stops) && book::within(0, tower.pictures, book::highest_tower));
  for (const SymNum& below : tower.below) proof.assume(book::within(-1000, below, 1000));
  proof.claim("in order", plain(is_in_order<D>(read_in<Stack<D>>(tower))) == book::goes_upwards(tower));
  proof.possible("thirty-five stop tiles", book::is_tower(tower) && tower.stops == SymNum(35));
}

PROOF(EselsbrueckeStack, UnprotectedIsWhatLiesAboveTheTopmostStopTile, clause::revealed_stop_ends_giving) {
  const book::Pile tower = book::any_stack("");
  const SymNum above = plain(unprotected<D>(read_in<Stack<D>>(tower)));
  proof.assume(book::is_tower(tower));
  SymBool is_what_is_not_below(true);
  for (std::size_t stop = 1; stop <= most_stops; ++stop) {
    is_what_is_not_below =
        is_what_is_not_below && implies(tower.stops == book::number(stop), above == tower.pictures - tower.below[stop]);
  }
  proof.claim("what is not below it", is_what_is_not_below);
  proof.claim("all if there is none", implies(tower.stops == SymNum(0), above == tower.pictures));
  proof.claim("none at least", SymNum(0) <= above);
}

PROOF(EselsbrueckeStack, ARewardLiesOnTop, clause::stop_tile_as_reward) {
  const book::Pile tower = book::any_stack("");
  const auto after = read_in<book::Pile>(with_stop<D>(read_in<Stack<D>>(tower)));
  proof.assume(book::is_tower(tower) && tower.stops < SymNum(most_stops));
  proof.claim("a stop tile more, no picture tile",
              after.stops == tower.stops + SymNum(1) && after.pictures == tower.pictures);
  proof.claim("it lies on top", book::top_is_stop(after));
  proof.claim("the others lie where they lay", book::keeps_stops(tower, after));
  proof.claim("in order", book::goes_upwards(after));
}

/// This says all of it: what is given from any stack follows step by step.
PROOF(EselsbrueckeStack, TilesAreGivenOneAfterTheOtherTheOpenOnesFirst, clause::penalty_of_the_field,
      clause::open_tiles_go_first, clause::nothing_left_to_give, clause::revealed_stop_ends_giving) {
  const FromTheTop<D> from;
  const SymNum one(1), none(0);
  const auto given = from.given();
  proof.assume(from.in_range());
  proof.claim("nothing is due", implies(from.due == none, given.lost == none && !given.stopped));
  proof.assume(none < from.due);
  proof.claim("an open tile is given, and what is due is one less",
              implies(none < from.open, gives_more(given, from.given(from.open - one, from.due - one))));
  proof.assume(from.open == none);
  proof.claim("nothing is left", implies(from.is_empty(), given.lost == none && !given.stopped));
  proof.claim("a stop tile comes to light", implies(from.stop_on_top(), given.lost == none && given.stopped));
  book::Pile lower = from.tower;
  lower.pictures = lower.pictures - one;
  const SymBool picture = !from.is_empty() && !from.stop_on_top();
  proof.claim("a picture tile is on top: it is given, and what is due is one less",
              implies(picture, gives_more(given, from.given(lower, from.reach - one, none, from.due - one))));
  const auto above = [](const book::Pile& tower) { return plain(unprotected<D>(read_in<Stack<D>>(tower))); };
  proof.claim("without it one less lies above the topmost stop tile", above(lower) == above(from.tower) - one);
}

PROOF(EselsbrueckeStack, NeverIsMoreGivenThanDueNorAnyStopTile, clause::penalty_of_the_field,
      clause::nothing_left_to_give, clause::revealed_stop_ends_giving) {
  const FromTheTop<D> from;
  const auto given = from.given();
  const SymNum of_the_stack = book::remaining(given.lost, from.open);
  proof.assume(from.in_range());
  proof.claim("at most what is due", SymNum(0) <= given.lost && given.lost <= from.due);
  proof.claim("at most the picture tiles there are", given.lost <= from.open + from.tower.pictures);
  proof.claim("no stop tile is among what leaves the stack", of_the_stack <= from.reach);
  proof.claim("fewer only if a stop tile lies on top then, or nothing is left",
              implies(given.lost < from.due, from.open <= given.lost && of_the_stack == from.reach &&
                                                 given.stopped == (SymNum(0) < from.tower.stops)));
  proof.claim("a stop tile ends it only while tiles are due", implies(given.stopped, given.lost < from.due));
  proof.possible("with stop tiles and all given", from.tower.stops == SymNum(3) && given.lost == SymNum(20));
}

PROOF(EselsbrueckeStack, AStopTileOnTopSavesTheWholeStack, clause::revealed_stop_ends_giving) {
  const FromTheTop<D> from;
  proof.assume(from.in_range() && from.stop_on_top());
  proof.claim("only open tiles are given", from.given().lost == book::smaller(from.open, from.due));
  proof.claim("the giving is ended exactly if they are too few", from.given().stopped == (from.open < from.due));
}

PROOF(EselsbrueckeStack, AHigherPenaltyCostsNoLess, clause::penalty_of_the_field) {
  const FromTheTop<D> from;
  const SymNum higher = any_num("higher");
  const auto given = from.given(), more = from.given(from.open, higher);
  proof.assume(from.in_range() && book::is_penalty(higher) && from.due <= higher);
  proof.claim("no less", given.lost <= more.lost);
  proof.claim("at most as much more as the penalty is higher", more.lost - given.lost <= higher - from.due);
  proof.claim("a giving that a stop tile ends it ends again, and no more is lost",
              implies(given.stopped, more.stopped && more.lost == given.lost));
}

PROOF(EselsbrueckeStack, OpenTilesAreLeftIfFewerAreGiven, clause::open_tiles_go_first) {
  const SymNum open = any_num("open"), given = any_num("given");
  proof.assume(book::is_open_count(open) && book::is_penalty(given));
  proof.claim("what is left",
              plain(open_beyond<D>(typename D::Num(open), typename D::Num(given))) == book::remaining(open, given));
}

PROOF(EselsbrueckeStack, StacksAreAlikeExactlyIfTheirStopTilesLieInTheSamePlaces, clause::stop_tile_as_reward) {
  const book::Pile one = book::any_stack("_one"), other = book::any_stack("_other");
  proof.assume(book::is_tower(one) && book::is_tower(other));
  proof.claim("alike",
              plain(are_alike<D>(read_in<Stack<D>>(one), read_in<Stack<D>>(other))) == book::same_tower(one, other));
}

}  // namespace rulecheck::eselsbruecke
