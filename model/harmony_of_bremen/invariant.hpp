// The Harmony of Bremen: what must hold of every state of every game.
#pragma once
#include "model/harmony_of_bremen/ensemble.hpp"

namespace rulecheck::harmony_of_bremen {

/// Every place of a hand has a number that there is, or none.
template <class D>
typename D::Bool hands_hold_numbers(const BySeat<Hand<D>>& hands) {
  const Renders<D> rule{clause::player_and_number_cards};  // HOB-04
  using Num = typename D::Num;
  typename D::Bool right(true);
  for (const Hand<D>& hand : hands) {
    for (const Num& place : hand) right = right && Num(no_card) <= place && place <= Num(highest_number);
  }
  return right;
}

/// Every hand has lost one card for every ensemble that was played, and nothing else.
template <class D>
typename D::Bool hands_have_their_size(const State<D>& state) {
  const Renders<D> rule{clause::deal_ten, clause::one_card_from_hand, clause::pass_one_left,
                        clause::no_tuning_after_round_nine};
  typename D::Bool right(true);
  for (const Hand<D>& hand : state.hand) {
    right = right && number_of_cards<D>(hand) + played_rounds<D>(state) == typename D::Num(full_hand);
  }
  return right;
}

/// The piles are equally high, and every ensemble that was played is in the piles or among the discards.
template <class D>
typename D::Bool ensembles_are_accounted_for(const State<D>& state) {
  const Renders<D> rule{clause::success_is_discarded, clause::failure_lies_beside, clause::piles_show_failures,
                        clause::left_over_cards_unused};
  using Num = typename D::Num;
  typename D::Bool right = Num(0) <= failures<D>(state) && failures<D>(state) <= played_rounds<D>(state);
  for (const Num& pile : state.pile) right = right && pile == failures<D>(state);
  return right && failures<D>(state) * Num(seats) + state.discards == played_rounds<D>(state) * Num(seats);  // HOB-07
}

/// The third failure ends the game, and what failed lies in the piles.
template <class D>
typename D::Bool failures_are_few(const State<D>& state) {
  const Renders<D> rule{clause::third_failure_loses};
  using Num = typename D::Num;
  typename D::Bool failed_now = state.ensemble_played && !state.succeeded;
  return (failures<D>(state) < Num(3) || (failures<D>(state) == Num(3) && failed_now)) &&
         (!failed_now || Num(0) < failures<D>(state));
}

/// A number that was declared is still to be played, and by default the leader can play it.
template <class D>
typename D::Bool declaration_is_open(const Agreement<D>& agreement, const State<D>& state) {
  const Renders<D> rule{clause::leader_declares, clause::last_cards_undeclared};
  typename D::Bool playable = agreement.free_declaration || leader_holds<D>(state, state.declaration);
  return !state.declared || (has_declaration<D>(state) && !state.ensemble_played && playable);
}

/// What holds of every state of every game.
template <class D>
typename D::Bool invariant(const Agreement<D>& agreement, const State<D>& state) {
  const Renders<D> rule{clause::ensemble_then_tuning, clause::no_tuning_after_round_nine};
  using Num = typename D::Num;
  typename D::Bool players_are_set = roles_are_distributed<D>(state.role) && one_card_shows_morning<D>(state.morning);
  typename D::Bool cards_are_right = hands_hold_numbers<D>(state.hand) && hands_have_their_size<D>(state) &&
                                     ensembles_are_accounted_for<D>(state) && failures_are_few<D>(state);
  typename D::Bool time_is_right = Num(1) <= state.round && state.round <= Num(last_round) &&
                                   !skips_tuning<D>(agreement, state) && declaration_is_open<D>(agreement, state);
  return players_are_set && cards_are_right && time_is_right;
}

}  // namespace rulecheck::harmony_of_bremen
