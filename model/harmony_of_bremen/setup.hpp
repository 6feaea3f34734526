// The Harmony of Bremen, "Preparing the game": roles, hands and the first leader.
#pragma once
#include "model/harmony_of_bremen/ending.hpp"

namespace rulecheck::harmony_of_bremen {

/// The game before its first round.
/// @param role by seat, all four; @param hand by seat, of ten cards; @param leader seat
template <class D>
State<D> begin(const BySeat<typename D::Num>& role, const BySeat<Hand<D>>& hand, typename D::Num leader) {
  const Renders<D> rule{clause::random_roles_night_side_up, clause::deal_ten, clause::leader_shows_morning};
  using Bool = typename D::Bool;
  State<D> state;
  state.role = role;                                    // HOB-05
  for (auto& side : state.morning) side = Bool(false);  // HOB-05
  state.hand = hand;                                    // HOB-06
  put(state.morning, leader, Bool(true));               // HOB-09
  state.round = typename D::Num(1);
  return state;
}

/// Whether a hand has not the size that every hand gets. @param sizes by seat
template <class D>
typename D::Bool deals_a_wrong_hand(const BySeat<typename D::Num>& sizes) {
  const Renders<D> rule{clause::deal_ten};
  typename D::Bool wrong(false);
  for (const auto& size : sizes) wrong = wrong || size != typename D::Num(full_hand);  // HOB-06
  return wrong;
}

}  // namespace rulecheck::harmony_of_bremen
