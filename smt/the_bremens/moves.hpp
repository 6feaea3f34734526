// To which spaces a card takes an animal, as the proofs speak of it.
#pragma once
#include "model/the_bremens/choosing.hpp"
#include "smt/the_bremens/state.hpp"

namespace rulecheck::the_bremens::book {

/// How many spaces are free between two, by the rules: that they count what is free is
/// TheBremensStack.FreeSpacesAreCountedOneByOne. Free variables stand for these numbers in most proofs: what is claimed
/// with them (with_parts) holds whatever is free where.
template <class D>
SymNum free_by_the_rules(const Table& state, const SymNum& before, const SymNum& behind) {
  return plain(free_spaces_between<D>(read_in<State<D>>(state), typename D::Num(before), typename D::Num(behind)));
}

/// What is known of a number that stands for the free spaces between two spaces: where the second is not behind the
/// first, there are fewer than none.
inline SymBool is_count_between(const SymNum& before, const SymNum& behind, const SymNum& count) {
  return implies(behind <= before, count < SymNum(0));
}

/// An animal that goes so many spaces from here comes to that one; what is beyond Goal is lost, or forbids the move.
inline SymBool leads(const Agreed& agreement, const SymNum& from, const SymNum& steps, const SymNum& to) {
  const SymBool surplus = goal(agreement.board) < from + steps;
  return (!surplus && to == from + steps) || (surplus && !agreement.readings.exact_goal && to == goal(agreement.board));
}
/// SKIP takes it there: to the second free space, or to Goal in its place.
/// @param between how many spaces are free on the way; @param target_is_free whether that one is
inline SymBool skips(const Agreed& agreement, const SymNum& to, const SymNum& between, const SymBool& target_is_free) {
  const auto& readings = agreement.readings;
  const SymBool second = between == SymNum(1), first = between == SymNum(0);
  const SymBool in_goal = to == goal(agreement.board);
  const SymBool into_goal = !readings.skip_without_goal && (second || (first && !readings.exact_goal));
  return (in_goal && into_goal) || (!in_goal && second && target_is_free);
}
/// SKIP takes it anywhere. @param ahead how many spaces are free up to Goal
inline SymBool can_skip(const Agreed& agreement, const SymNum& ahead) {
  const auto& readings = agreement.readings;
  const SymNum needed =
      select(readings.skip_without_goal, SymNum(2), select(readings.exact_goal, SymNum(1), SymNum(0)));
  return needed <= ahead;
}
/// How far a card moves an animal that it moves a fixed number of spaces.
inline SymNum spaces_of(std::size_t kind) { return SymNum(kind == nine ? 9 : value_of_kind(kind)); }
/// An animal can go so many spaces: the space in which it ends is there and takes it in.
inline SymBool can_go(const Agreed& agreement, const Table& state, std::size_t size, const SymNum& from,
                      const SymNum& steps) {
  const SymNum end = goal(agreement.board), target = from + steps;
  return (target < end && takes(state, size, target)) || target == end ||
         (end < target && !agreement.readings.exact_goal);
}

// SHAKE.

/// Riders may be set down on a space of the board.
inline SymBool takes_riders(const Readings<Symbolic>& readings, const Table& state, const SymBool& cat_rides,
                            const SymBool& dog_rides, const SymNum& space) {
  const SymBool cat_fits = cat_rides && !dog_rides && takes(state, cat, space);
  const SymBool dog_fits = dog_rides && !cat_rides && takes(state, dog, space);
  return is_free(state, space) || (readings.shake_onto_stacks && (cat_fits || dog_fits));
}
/// Riders go back from one space to another. @param between how many spaces are free between the two
inline SymBool go_back(const Readings<Symbolic>& readings, const Table& state, const SymBool& cat_rides,
                       const SymBool& dog_rides, const SymNum& from, const SymNum& to, const SymNum& between) {
  const SymBool one_back = to + SymNum(1) == from;
  const SymBool nearest = readings.shake_to_nearest && to < from && between == SymNum(0);
  const SymBool may_stand =
      select(to == SymNum(0), readings.shake_into_start, takes_riders(readings, state, cat_rides, dog_rides, to));
  return (one_back || nearest) && may_stand;
}

}  // namespace rulecheck::the_bremens::book
