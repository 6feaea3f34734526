// The Harmony of Bremen, "Conditions of victory" and "Conditions of defeat": when the game is over, and how it ended.
#pragma once
#include "model/harmony_of_bremen/state.hpp"

namespace rulecheck::harmony_of_bremen {

/// Whether the last ensemble that a game can have has been played.
template <class D>
typename D::Bool last_ensemble_is_played(const State<D>& state) {
  const Renders<D> rule{clause::ten_rounds_then_success, clause::last_success_wins, clause::last_failure_loses};
  return state.ensemble_played && state.round == typename D::Num(last_round);
}

/// The last round was reached and its ensemble succeeded.
template <class D>
typename D::Bool is_won(const State<D>& state) {
  const Renders<D> rule{clause::ten_rounds_then_success, clause::last_success_wins};
  return last_ensemble_is_played<D>(state) && state.succeeded;  // HOB-03, HOB-28
}

/// Three ensembles have failed.
template <class D>
typename D::Bool is_lost_by_failures(const State<D>& state) {
  const Renders<D> rule{clause::third_failure_loses, clause::piles_show_failures};
  return failures<D>(state) == typename D::Num(3);  // HOB-29
}

/// The last ensemble failed.
template <class D>
typename D::Bool is_lost_in_the_last_round(const State<D>& state) {
  const Renders<D> rule{clause::last_failure_loses, clause::earlier_failures_do_not_matter};
  return last_ensemble_is_played<D>(state) && !state.succeeded;  // HOB-30, HOB-39
}

template <class D>
typename D::Bool is_over(const State<D>& state) {
  const Renders<D> rule{clause::last_success_wins, clause::third_failure_loses, clause::last_failure_loses};
  return last_ensemble_is_played<D>(state) || is_lost_by_failures<D>(state);  // HOB-28, HOB-29, HOB-30
}

/// How the game has ended; nothing holds while it goes on. Both defeats can hold at once.
template <class D>
struct Outcome {
  using Bool = typename D::Bool;
  Bool won;                     ///< HOB-28
  Bool lost_by_failures;        ///< HOB-29
  Bool lost_in_the_last_round;  ///< HOB-30
  static constexpr auto fields =
      std::tuple{&Outcome::won, &Outcome::lost_by_failures, &Outcome::lost_in_the_last_round};
};

template <class D>
Outcome<D> outcome(const State<D>& state) {
  return {is_won<D>(state), is_lost_by_failures<D>(state), is_lost_in_the_last_round<D>(state)};
}

/// The result of a game that is over.
template <class D>
struct Ending {
  typename D::Bool won;
  typename D::Num failures;  ///< failed ensembles, 0 to 3
  typename D::Num rounds;    ///< rounds whose ensemble was played, 3 to 10
  typename D::Num discards;  ///< cards of ensembles that succeeded, 0 to 40
  static constexpr auto fields = std::tuple{&Ending::won, &Ending::failures, &Ending::rounds, &Ending::discards};
};

template <class D>
Ending<D> ending(const State<D>& state) {
  return {is_won<D>(state), failures<D>(state), played_rounds<D>(state), state.discards};
}

// What a claimed result breaks; each value that is claimed is compared for itself.

/// A result is claimed although the game goes on.
template <class D>
typename D::Bool claims_too_early(const State<D>& state) {
  const Renders<D> rule{clause::last_success_wins};
  return !is_over<D>(state);
}

/// The ways in which the game has ended, where it is claimed that it ended otherwise.
template <class D>
Outcome<D> denied(const State<D>& state, typename D::Bool claimed_won) {
  const Renders<D> rule{clause::last_success_wins, clause::third_failure_loses, clause::last_failure_loses};
  Outcome<D> ways = outcome<D>(state);
  return {ways.won && !claimed_won, ways.lost_by_failures && claimed_won, ways.lost_in_the_last_round && claimed_won};
}

template <class D>
typename D::Bool claims_wrong_failures(const State<D>& state, typename D::Num claimed) {
  const Renders<D> rule{clause::piles_show_failures};
  return claimed != failures<D>(state);  // HOB-31
}

template <class D>
typename D::Bool claims_wrong_rounds(const State<D>& state, typename D::Num claimed) {
  const Renders<D> rule{clause::ensemble_then_tuning};
  return claimed != played_rounds<D>(state);  // HOB-11
}

template <class D>
typename D::Bool claims_wrong_discards(const State<D>& state, typename D::Num claimed) {
  const Renders<D> rule{clause::success_is_discarded};
  return claimed != state.discards;  // HOB-20
}

}  // namespace rulecheck::harmony_of_bremen
