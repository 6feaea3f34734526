// Stacks as the proofs speak of them: towers of tiles, told by the places at which stop tiles lie, without a word of
// the rule text. The lowest tile lies in place 0.
#pragma once
#include "smt/eselsbruecke/state.hpp"

namespace rulecheck::eselsbruecke::book {

/// Picture tiles of a tower at most: more than there are.
inline constexpr int highest_tower = 1000;

/// Whether there are so many stop tiles; the lowest is stop tile 1.
inline SymBool has_stop(const Pile& tower, std::size_t stop) { return number(stop) <= tower.stops; }
/// Where this stop tile lies.
inline SymNum place_of(const Pile& tower, std::size_t stop) { return tower.below[stop] + number(stop - 1); }
inline SymNum height(const Pile& tower) { return tower.pictures + tower.stops; }
/// Picture tiles above the topmost stop tile, or all.
inline SymNum bare(const Pile& tower) {
  SymNum result = tower.pictures;
  for (std::size_t stop = 1; stop <= most_stops; ++stop) {
    result = select(tower.stops == number(stop), tower.pictures - tower.below[stop], result);
  }
  return result;
}
/// No picture tile lies above the topmost stop tile, and there is one.
inline SymBool top_is_stop(const Pile& tower) {
  SymBool result = SymNum(0) < tower.stops;
  for (std::size_t stop = 1; stop <= most_stops; ++stop) {
    result = result && implies(tower.stops == number(stop), tower.below[stop] == tower.pictures);
  }
  return result;
}
/// Each stop tile lies above the one before, and the topmost within the tower.
inline SymBool goes_upwards(const Pile& tower) {
  SymBool result = SymNum(0) <= tower.stops && tower.below[0] == SymNum(0);
  for (std::size_t stop = 1; stop <= most_stops; ++stop) {
    const SymBool above = tower.below[stop - 1] <= tower.below[stop];
    const SymBool within_it = implies(tower.stops == number(stop), tower.below[stop] <= tower.pictures);
    result = result && implies(has_stop(tower, stop), above) && within_it;
  }
  return result;
}
/// That, with no more tiles than there are.
inline SymBool is_tower(const Pile& tower) {
  return within(0, tower.stops, most_stops) && within(0, tower.pictures, highest_tower) && goes_upwards(tower);
}
/// The same number of tiles, and the same stop tiles in the same places.
inline SymBool same_tower(const Pile& one, const Pile& other) {
  SymBool result = height(one) == height(other);
  for (std::size_t stop = 1; stop <= most_stops; ++stop) {
    const SymBool both = has_stop(one, stop) && has_stop(other, stop) && place_of(one, stop) == place_of(other, stop);
    result = result && (both || (!has_stop(one, stop) && !has_stop(other, stop)));
  }
  return result;
}
/// Every stop tile of the lower tower lies in its place in the other one, too.
inline SymBool keeps_stops(const Pile& lower, const Pile& tower) {
  SymBool result = lower.stops <= tower.stops;
  for (std::size_t stop = 1; stop <= most_stops; ++stop) {
    result = result && implies(has_stop(lower, stop), place_of(lower, stop) == place_of(tower, stop));
  }
  return result;
}

inline SymBool is_penalty(const SymNum& due) { return within(0, due, 20); }
inline SymBool is_open_count(const SymNum& open) { return within(0, open, 9); }
inline SymNum smaller(const SymNum& one, const SymNum& other) { return select(one < other, one, other); }
/// Of so many things those that are left, if more are taken none.
inline SymNum remaining(const SymNum& things, const SymNum& taken) {
  return select(taken < things, things - taken, SymNum(0));
}

}  // namespace rulecheck::eselsbruecke::book
