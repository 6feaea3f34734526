// Positions of Bremen for hand cases: what is given, in the domain that a check is run in.
#pragma once
#include "model/bremen/score.hpp"

namespace rulecheck::bremen {

/// A hand, or what else is a set of pieces.
template <class D>
typename D::Set set_of(Pieces pieces) {
  return typename D::Set(pieces);
}

/// A position between two rounds: hands of equal size, everything else in use has been won.
/// @param won by seat; @param leader seat
template <class D, int players>
State<D, players> between_rounds(const BySeat<Pieces, players>& hands, const BySeat<int, players>& won, int leader,
                                 Pieces center = 0) {
  using Num = typename D::Num;
  State<D, players> state;
  Pieces elsewhere = center;
  for (std::size_t seat = 0; seat < hands.size(); ++seat) {
    state.hand[seat] = set_of<D>(hands[seat]);
    state.won[seat] = Num(won[seat]);
    elsewhere |= hands[seat];
  }
  state.face_down = set_of<D>(pieces_in_use<players> & ~elsewhere);
  state.center = set_of<D>(center);
  state.leader = Num(leader);
  state.turn = Num(leader);
  state.round = Num(hand_size + 1 - std::popcount(hands[0]));
  return state;
}

/// The state after these plays, each by the player whose turn it is.
template <class D, int players>
State<D, players> after(State<D, players> state, std::initializer_list<Pieces> plays) {
  for (Pieces single : plays) state = step<D, players>(state, set_of<D>(single));
  return state;
}

/// Whether a play breaks nothing.
template <class D>
bool is_legal(const Broken<D>& broken) {
  return !known(broken.game_is_over) && !known(broken.out_of_turn) && !known(broken.foreign_piece) &&
         !known(broken.not_followed);
}

/// What this player's play of this piece breaks.
template <class D, int players>
Broken<D> judged(const State<D, players>& state, int seat, Pieces single) {
  return judge<D, players>(state, typename D::Num(seat), set_of<D>(single));
}

}  // namespace rulecheck::bremen
