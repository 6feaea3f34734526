// The Harmony of Bremen, "The structure of a round": what lies where while the game is played, and what is due.
#pragma once
#include "model/harmony_of_bremen/agreement.hpp"
#include "model/harmony_of_bremen/hands.hpp"

namespace rulecheck::harmony_of_bremen {

/// HOB-11: rounds of a game.
inline constexpr int last_round = 10;

/// A game between two records of its log.
template <class D>
struct State {
  using Bool = typename D::Bool;
  using Num = typename D::Num;
  BySeat<Num> role;      ///< by seat: the animal, as Role numbers them
  BySeat<Bool> morning;  ///< by seat: whether the player card shows its morning side, which makes its player the leader
  BySeat<Hand<D>> hand;  ///< by seat: the number cards not yet played
  BySeat<Num> pile;      ///< by seat: how many cards lie face down beside the player card
  Num discards;          ///< how many cards have been discarded
  Num round;             ///< 1 to 10
  Bool declared;         ///< whether a number has been declared and not yet been played
  Num declaration;       ///< the number declared last
  Bool ensemble_played;  ///< whether the ensemble of this round has been played
  Bool succeeded;        ///< whether the ensemble played last did
  static constexpr auto fields = std::tuple{&State::role,     &State::morning,     &State::hand,
                                            &State::pile,     &State::discards,    &State::round,
                                            &State::declared, &State::declaration, &State::ensemble_played,
                                            &State::succeeded};
};

/// Rounds whose ensemble has been played.
template <class D>
typename D::Num played_rounds(const State<D>& state) {
  const Renders<D> rule{clause::ensemble_then_tuning};
  using Num = typename D::Num;
  return state.round - select(state.ensemble_played, Num(0), Num(1));  // HOB-11
}

/// How many ensembles have failed: as many as there are cards in any of the piles.
template <class D>
typename D::Num failures(const State<D>& state) {
  const Renders<D> rule{clause::piles_show_failures};
  return state.pile[0];  // HOB-31
}

}  // namespace rulecheck::harmony_of_bremen
