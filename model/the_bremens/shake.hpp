// The Bremens, "Special Cards", SHAKE: which animals are shaken off, where they go, and what the animal does then.
#pragma once
#include "model/the_bremens/targets.hpp"

namespace rulecheck::the_bremens {

/// An animal with which SHAKE is played, and what the table offers it.
template <class D>
struct Shaking {
  using Bool = typename D::Bool;
  typename D::Num from;   ///< its space
  ByAnimal<Bool> riding;  ///< the animals on its back
  Bool has_riders;        ///< whether there are any
  Bool held;              ///< whether the chicken rests on its stack: nothing happens
  Bool shakes;            ///< whether it has riders, and they can go back
  Bool ahead_is_open;     ///< whether it may end on the next space
  Bool goes_ahead;        ///< whether it goes to the next space if that is open
  static constexpr auto fields =
      std::tuple{&Shaking::from,   &Shaking::riding,        &Shaking::has_riders, &Shaking::held,
                 &Shaking::shakes, &Shaking::ahead_is_open, &Shaking::goes_ahead};
};

/// Whether riders that are shaken off may be set on this space as they are.
/// @param riding at least one animal; @param space 1 to length
template <class D>
typename D::Bool takes_riders(const Readings<D>& readings, const State<D>& state,
                              const ByAnimal<typename D::Bool>& riding, typename D::Num space) {
  const Renders<D> rule{clause::shake};
  using Bool = typename D::Bool;
  const Stack<D> stack = stack_on<D>(state, space);
  // Riders are a cat, a dog, or both.
  Bool one_rider = !(riding[0] && riding[1]);
  Bool larger = select(riding[0], admits<D>(stack, numbered<D>(0)), admits<D>(stack, numbered<D>(1)));
  return is_free<D>(stack) || (readings.shake_onto_stacks && one_rider && larger);  // TBR-55
}

/// Whether riders that are shaken off go to this space.
/// @param from the space on which they ride, 1 to length; @param to 0 to length + 1
template <class D>
typename D::Bool shakes_off_to(const Readings<D>& readings, const State<D>& state,
                               const ByAnimal<typename D::Bool>& riding, typename D::Num from, typename D::Num to) {
  const Renders<D> rule{clause::shake};
  using Num = typename D::Num;
  auto next = to == from - Num(1);
  // Between `to` and a space that is not behind it there are fewer than none.
  auto nearest = readings.shake_to_nearest && free_spaces_between<D>(state, to, from) == Num(0);
  auto taken_in = select(to == Num(0), readings.shake_into_start, takes_riders<D>(readings, state, riding, to));
  return (next || nearest) && taken_in;  // TBR-55
}

/// Whether riders can be shaken off at all. @param from the space on which they ride, 1 to length
template <class D>
typename D::Bool can_shake_off(const Readings<D>& readings, const State<D>& state,
                               const ByAnimal<typename D::Bool>& riding, typename D::Num from) {
  const Renders<D> rule{clause::shake};
  using Num = typename D::Num;
  auto somewhere = readings.shake_into_start || Num(0) < free_spaces_between<D>(state, Num(0), from);
  return shakes_off_to<D>(readings, state, riding, from, from - Num(1)) ||
         (readings.shake_to_nearest && somewhere);  // TBR-55
}

/// What SHAKE means for an animal. @param from its space, 0 to length
template <class D>
Shaking<D> shaking(const Agreement<D>& agreement, const State<D>& state, typename D::Num animal, typename D::Num from) {
  const Renders<D> rule{clause::shake};
  using Bool = typename D::Bool;
  using Num = typename D::Num;
  const Readings<D>& readings = agreement.readings;
  Shaking<D> shaken;
  shaken.from = from;
  shaken.riding = riders<D>(state, animal, from);
  shaken.has_riders = shaken.riding[0] || shaken.riding[1];
  shaken.held = state.chicken == from;
  Bool can = shaken.has_riders && !shaken.held;
  shaken.shakes = can && can_shake_off<D>(readings, state, shaken.riding, from);
  shaken.ahead_is_open = may_end_in<D>(agreement.board, state, animal, from + Num(1));
  shaken.goes_ahead = !shaken.held && (!shaken.has_riders || shaken.shakes || readings.shake_carries ||
                                       readings.shake_optional);  // TBR-55
  return shaken;
}

/// Whether SHAKE moves anything.
template <class D>
typename D::Bool moves_anything(const Shaking<D>& shaken) {
  const Renders<D> rule{clause::shake};
  return shaken.shakes || (shaken.goes_ahead && shaken.ahead_is_open);  // TBR-55
}

/// Where the animal stands after SHAKE.
template <class D>
typename D::Num stands_after(const Shaking<D>& shaken) {
  const Renders<D> rule{clause::shake};
  using Num = typename D::Num;
  return shaken.from + select(shaken.goes_ahead && shaken.ahead_is_open, Num(1), Num(0));  // TBR-55
}

}  // namespace rulecheck::the_bremens
