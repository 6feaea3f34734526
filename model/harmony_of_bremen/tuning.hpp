// The Harmony of Bremen, "Tuning" and "What changes in round 9": when cards are exchanged, who leads next.
#pragma once
#include "model/harmony_of_bremen/passing.hpp"

namespace rulecheck::harmony_of_bremen {

/// Whether the next thing to do is the tuning of this round.
template <class D>
typename D::Bool is_tuning_due(const State<D>& state) {
  const Renders<D> rule{clause::ensemble_then_tuning, clause::steps_of_the_ensemble};
  return state.ensemble_played && !is_over<D>(state);  // HOB-11, HOB-41
}

/// The sides of the player cards after the lead has gone to the leader's left neighbour.
template <class D>
BySeat<typename D::Bool> hand_over(BySeat<typename D::Bool> morning) {
  const Renders<D> rule{clause::leader_moves_clockwise, clause::hand_over_the_lead};
  using Bool = typename D::Bool;
  const auto leader = leader_of<D>(morning);
  put(morning, leader, Bool(false));
  put(morning, left_neighbour<D>(leader), Bool(true));  // HOB-10, HOB-25
  return morning;
}

/// The state in which the next round begins.
template <class D>
State<D> next_round(State<D> state) {
  const Renders<D> rule{clause::ensemble_then_tuning, clause::steps_of_the_tuning};
  state.morning = hand_over<D>(state.morning);
  state.round = state.round + typename D::Num(1);  // HOB-11, HOB-42
  state.ensemble_played = typename D::Bool(false);
  return state;
}

/// Whether the round ends with its ensemble, once that is played.
template <class D>
typename D::Bool skips_tuning(const Agreement<D>& agreement, const State<D>& state) {
  const Renders<D> rule{clause::no_tuning_after_round_nine, clause::hard_variant};
  // HOB-26, HOB-35
  return is_tuning_due<D>(state) && state.round == typename D::Num(last_round - 1) && !agreement.hard_variant;
}

/// The state after everybody has passed a card that he held. @param passed by seat
template <class D>
State<D> tune(State<D> state, const BySeat<typename D::Num>& passed) {
  const Renders<D> rule{clause::steps_of_the_tuning};
  Passing<D> passing = begin_passing<D>(state.hand);
  for (std::size_t seat = 0; seat < seats; ++seat) passing = pass<D>(passing, seat, passed[seat]);
  state.hand = take_up<D>(passing);  // HOB-42
  return next_round<D>(state);
}

// What a tuning breaks.

/// A tuning between the rounds 9 and 10, where there is none.
template <class D>
typename D::Bool tunes_after_round_nine(const Agreement<D>& agreement, const State<D>& state) {
  const Renders<D> rule{clause::no_tuning_after_round_nine, clause::hard_variant};
  // HOB-26, HOB-35
  return state.round == typename D::Num(last_round) && !state.ensemble_played && !agreement.hard_variant;
}

/// A tuning at any other time at which none is due.
template <class D>
typename D::Bool tunes_out_of_order(const Agreement<D>& agreement, const State<D>& state) {
  const Renders<D> rule{clause::ensemble_then_tuning};
  return !is_tuning_due<D>(state) && !tunes_after_round_nine<D>(agreement, state);  // HOB-11
}

/// Everybody passes a card at the same time: whom of them does what break? Each seat counts by itself.
template <class D>
struct BrokenExchange {
  typename D::Bool passes_on;     ///< somebody passes what he has just received: HOB-23
  typename D::Bool foreign_card;  ///< somebody passes what he never had: HOB-22
  static constexpr auto fields = std::tuple{&BrokenExchange::passes_on, &BrokenExchange::foreign_card};
};

/// @param passed by seat
template <class D>
BrokenExchange<D> judge_exchange(const State<D>& state, const BySeat<typename D::Num>& passed) {
  const Renders<D> rule{clause::no_passing_on, clause::pass_one_left};
  using Bool = typename D::Bool;
  Passing<D> passing = begin_passing<D>(state.hand);
  for (std::size_t seat = 0; seat < seats; ++seat) passing = pass<D>(passing, seat, passed[seat]);
  passing.hand = state.hand;
  BrokenExchange<D> broken{Bool(false), Bool(false)};
  for (std::size_t seat = 0; seat < seats; ++seat) {
    broken.passes_on = broken.passes_on || passes_on<D>(passing, seat, passed[seat]);
    broken.foreign_card = broken.foreign_card || passes_a_foreign_card<D>(passing, seat, passed[seat]);
  }
  return broken;
}

/// Whether a card goes to another seat than the left neighbour. @param receiver by seat: who gets the card
template <class D>
typename D::Bool passes_elsewhere(const BySeat<typename D::Num>& receiver) {
  const Renders<D> rule{clause::always_to_the_left};
  typename D::Bool elsewhere(false);
  for (std::size_t seat = 0; seat < seats; ++seat) {
    elsewhere = elsewhere || receiver[seat] != left_neighbour<D>(seat_number<D>(seat));  // HOB-38
  }
  return elsewhere;
}

}  // namespace rulecheck::harmony_of_bremen
