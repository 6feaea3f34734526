// Nim, the whole rulebook: the heap, which move breaks what, what a move changes, who wins.
#pragma once
#include "generated/nim/clause.hpp"
#include "model/core/domain.hpp"

namespace rulecheck::nim {

/// Stones that a heap has at most.
inline constexpr int largest_heap = 40;

/// A game between two moves, with what the players agreed on before it.
template <class D>
struct State {
  typename D::Num heap;         ///< stones left, 0 to 40
  typename D::Num turn;         ///< the seat that moves next, 0 or 1; the other one where the game is over
  typename D::Num most;         ///< option: stones that a move takes at most, 1 to 5
  typename D::Bool last_loses;  ///< reading: whether who takes the last stone loses
  static constexpr auto fields = std::tuple{&State::heap, &State::turn, &State::most, &State::last_loses};
};

/// NIM-01: a heap with which no game begins.
template <class D>
typename D::Bool is_wrong_heap(typename D::Num stones) {
  const Renders<D> rule{clause::heap};
  using Num = typename D::Num;
  return stones < Num(1) || Num(largest_heap) < stones;
}

template <class D>
typename D::Num other_seat(typename D::Num seat) {
  const Renders<D> rule{clause::take_turns};
  using Num = typename D::Num;
  return select(seat == Num(0), Num(1), Num(0));
}

/// The game before the first move, which is seat 0's.
template <class D>
State<D> begin(typename D::Num heap, typename D::Num most, typename D::Bool last_loses) {
  const Renders<D> rule{clause::take_turns};
  return {heap, typename D::Num(0), most, last_loses};
}

template <class D>
typename D::Bool is_over(const State<D>& state) {
  const Renders<D> rule{clause::game_end};
  return state.heap == typename D::Num(0);  // NIM-06
}

/// What a move breaks; it is legal where nothing holds.
template <class D>
struct Broken {
  typename D::Bool game_is_over, out_of_turn, beyond_limit, beyond_heap;
};

/// @param seat 0 or 1
template <class D>
Broken<D> judge(const State<D>& state, typename D::Num seat, typename D::Num stones) {
  const Renders<D> rule{clause::take_turns, clause::limit, clause::take_what_is_there};
  return {
      is_over<D>(state),
      seat != state.turn,                                  // NIM-02
      stones < typename D::Num(1) || state.most < stones,  // NIM-03
      state.heap < stones,                                 // NIM-04
  };
}

/// The state after a legal move by the seat whose turn it is.
template <class D>
State<D> step(State<D> state, typename D::Num stones) {
  const Renders<D> rule{clause::limit};
  state.heap = state.heap - stones;
  state.turn = other_seat<D>(state.turn);
  return state;
}

/// The seat that has won; requires that the game is over.
template <class D>
typename D::Num winner(const State<D>& state) {
  const Renders<D> rule{clause::last_stone};
  // NIM-07: whose turn it would be has not taken the last stone.
  return select(state.last_loses, state.turn, other_seat<D>(state.turn));
}

/// A result that is claimed while stones are left.
template <class D>
typename D::Bool claims_too_early(const State<D>& state) {
  const Renders<D> rule{clause::game_end};
  return !is_over<D>(state);  // NIM-06
}

/// A claimed winner who has not won.
template <class D>
typename D::Bool claims_wrong_winner(const State<D>& state, typename D::Num claimed) {
  const Renders<D> rule{clause::last_stone};
  return claimed != winner<D>(state);  // NIM-07
}

/// What holds of every state of every game.
template <class D>
typename D::Bool invariant(const State<D>& state) {
  const Renders<D> rule{clause::heap, clause::take_turns};
  using Num = typename D::Num;
  return Num(0) <= state.heap && state.heap <= Num(largest_heap) && (state.turn == Num(0) || state.turn == Num(1));
}

}  // namespace rulecheck::nim
