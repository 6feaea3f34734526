// Eselsbrücke, "Stop Tiles": a stack of victory-point tiles, and what can be taken from its top.
#pragma once
#include "model/eselsbruecke/agreement.hpp"

namespace rulecheck::eselsbruecke {

/// Stop tiles in one stack at most: all thirty of a position, and one for each story guessed after it.
inline constexpr int most_stops = 35;

/// Picture tiles and the stop tiles between them, in order. One picture tile is like another, so a stack of any height
/// is told by how many there are and, for each stop tile, how many of them lie below it.
template <class D>
struct Stack {
  typename D::Num pictures;  ///< picture tiles
  typename D::Num stops;     ///< stop tiles
  /// Entry 0 is the table, under which nothing lies; entries 1 to `stops`, from the lowest stop tile to the topmost:
  /// picture tiles below it. Later entries mean nothing.
  std::array<typename D::Num, most_stops + 1> below;
  static constexpr auto fields = std::tuple{&Stack::pictures, &Stack::stops, &Stack::below};
};

/// Picture tiles that no stop tile protects: those above the topmost one, or all.
template <class D>
typename D::Num unprotected(const Stack<D>& stack) {
  const Renders<D> rule{clause::revealed_stop_ends_giving};
  return stack.pictures - at(stack.below, stack.stops);  // ESL-41
}

/// The stack with a stop tile on top.
template <class D>
Stack<D> with_stop(Stack<D> stack) {
  const Renders<D> rule{clause::stop_tile_as_reward};
  stack.stops = stack.stops + typename D::Num(1);  // ESL-38
  put(stack.below, stack.stops, stack.pictures);
  return stack;
}

/// What one player gives away after a guessing round.
template <class D>
struct Giving {
  typename D::Num lost;      ///< how many tiles
  typename D::Bool stopped;  ///< whether a stop tile came to light while tiles were still due
  static constexpr auto fields = std::tuple{&Giving::lost, &Giving::stopped};
};

/// Tiles are given from those that lie open, then from the top of the stack, until enough are given, a stop tile comes
/// to light, or nothing is left.
/// @param open how many lie open; @param due how many have to be given
template <class D>
Giving<D> giving(const Stack<D>& stack, typename D::Num open, typename D::Num due) {
  const Renders<D> rule{clause::penalty_of_the_field, clause::nothing_left_to_give, clause::revealed_stop_ends_giving};
  using Num = typename D::Num;
  Num within_reach = open + unprotected<D>(stack);
  typename D::Bool too_few = within_reach < due;
  // ESL-33, ESL-36; ESL-41
  return {select(too_few, within_reach, due), too_few && Num(0) < stack.stops};
}

/// Open tiles that are left when tiles have been given away. @param open at most 9; @param given how many, 0 at least
template <class D>
typename D::Num open_beyond(typename D::Num open, typename D::Num given) {
  const Renders<D> rule{clause::open_tiles_go_first};
  using Num = typename D::Num;
  Num left;
  for (int place = 0; place < 9; ++place) {
    left = left + select(given <= Num(place) && Num(place) < open, Num(1), Num(0));  // ESL-35
  }
  return left;
}

/// Whether two stacks hold the same tiles in the same order.
template <class D>
typename D::Bool are_alike(const Stack<D>& one, const Stack<D>& other) {
  const Renders<D> rule{clause::revealed_stop_ends_giving, clause::faultless_keep_their_tiles};
  typename D::Bool alike = one.pictures == other.pictures && one.stops == other.stops;
  for (int stop = 1; stop <= most_stops; ++stop) {
    const auto place = static_cast<std::size_t>(stop);
    alike = alike && (one.stops < typename D::Num(stop) || one.below[place] == other.below[place]);
  }
  return alike;
}

/// Whether the stop tiles of a stack lie in it one above the other, none of them above its top.
template <class D>
typename D::Bool is_in_order(const Stack<D>& stack) {
  const Renders<D> rule{clause::revealed_stop_ends_giving};
  using Num = typename D::Num;
  typename D::Bool right = stack.below[0] == Num(0) && Num(0) <= stack.stops && Num(0) <= unprotected<D>(stack);
  for (int stop = 1; stop <= most_stops; ++stop) {
    const auto place = static_cast<std::size_t>(stop);
    right = right && (stack.stops < Num(stop) || stack.below[place - 1] <= stack.below[place]);
  }
  return right;
}

}  // namespace rulecheck::eselsbruecke
