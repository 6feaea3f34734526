// The Bremens, "The Animals" and "Special Cards": to which spaces a card can take an animal.
#pragma once
#include "model/the_bremens/stack.hpp"

namespace rulecheck::the_bremens {

/// How many spaces the card moves an animal; SHAKE, too. Nothing reads what it says of SKIP and ONE TO FIVE.
template <class D>
typename D::Num steps_of(typename D::Set card) {
  const Renders<D> rule{clause::matching_animal_moves,
                        clause::full_amount,
                        clause::double_move,
                        clause::anyone,
                        clause::nine,
                        clause::seven,
                        clause::shake};
  using Num = typename D::Num;
  return select(card == typename D::Set(nine), Num(9), value_of<D>(card));  // TBR-18, TBR-24, TBR-60
}

/// Whether an animal that goes so many spaces comes to this one. Beyond Goal there is nothing.
/// @param from 0 to length; @param to 0 to length + 1
template <class D>
typename D::Bool leads_to(const Agreement<D>& agreement, typename D::Num from, typename D::Num steps,
                          typename D::Num to) {
  const Renders<D> rule{clause::full_amount, clause::home_card_is_out_of_use};
  auto surplus = goal<D>(agreement.board) < from + steps;
  return select(surplus, to == goal<D>(agreement.board) && !agreement.readings.exact_goal, to == from + steps);
}

/// Whether SKIP takes an animal to this space: one free space lies between, and this one is free or Goal.
/// @param from 0 to length; @param to higher, up to length + 1
template <class D>
typename D::Bool skips_to(const Agreement<D>& agreement, const State<D>& state, typename D::Num from,
                          typename D::Num to) {
  const Renders<D> rule{clause::skip};
  using Num = typename D::Num;
  const auto& readings = agreement.readings;
  Num between = free_spaces_between<D>(state, from, to);
  auto in_full = between == Num(1);
  auto overshoots = between == Num(0) && !readings.exact_goal;
  return select(to == goal<D>(agreement.board), !readings.skip_without_goal && (in_full || overshoots),
                in_full && is_free<D>(stack_on<D>(state, to)));  // TBR-56
}

/// Whether SKIP takes an animal to any space.
template <class D>
typename D::Bool skips_somewhere(const Agreement<D>& agreement, const State<D>& state, typename D::Num from) {
  const Renders<D> rule{clause::skip};
  using Num = typename D::Num;
  const auto& readings = agreement.readings;
  Num ahead = free_spaces_between<D>(state, from, goal<D>(agreement.board));
  return Num(2) <= ahead || (!readings.skip_without_goal && (Num(1) <= ahead || !readings.exact_goal));  // TBR-56
}

/// Whether the card can take an animal from one space to another, whatever stands there. Not for SHAKE.
/// @param from 0 to length; @param to higher, up to length + 1
template <class D>
typename D::Bool is_target(const Agreement<D>& agreement, const State<D>& state, typename D::Set card,
                           typename D::Num from, typename D::Num to) {
  const Renders<D> rule{clause::full_amount, clause::skip, clause::one_to_five, clause::ability_needs_own_animals};
  using Num = typename D::Num;
  using Set = typename D::Set;
  // TBR-43: it is an animal that a special card takes further, or less far, than its value.
  auto in_full = leads_to<D>(agreement, from, steps_of<D>(card), to);            // TBR-24, TBR-60
  auto target = select(card == Set(one_to_five), to <= from + Num(5), in_full);  // TBR-59
  where(card == Set(skip), target,
        [&](typename D::Bool& reached) { reached = skips_to<D>(agreement, state, from, to); });
  return target;
}

/// Whether an animal can go so many spaces: there is such a space, and it may end there.
/// @param from 0 to length
template <class D>
typename D::Bool can_go(const Agreement<D>& agreement, const State<D>& state, typename D::Num animal,
                        typename D::Num from, typename D::Num steps) {
  const Renders<D> rule{clause::full_amount, clause::same_or_larger_is_blocked, clause::home_card_is_out_of_use};
  typename D::Num end = goal<D>(agreement.board);
  return select(end < from + steps, !agreement.readings.exact_goal,
                may_end_in<D>(agreement.board, state, animal, from + steps));
}

}  // namespace rulecheck::the_bremens
