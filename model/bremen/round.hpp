// Bremen, "How to Play": which play breaks what, which plays are legal, who wins a round, what a play changes.
#pragma once
#include "model/bremen/state.hpp"

namespace rulecheck::bremen {

/// The piece that the round in progress was led with; nothing while the leader has not played.
template <class D, int players>
typename D::Set led_piece(const State<D, players>& state) {
  return at(state.table, state.leader);
}

/// BRE-24: the pieces of the led animal in the hand of this seat.
template <class D, int players>
typename D::Set followers(const State<D, players>& state, typename D::Num seat) {
  const Renders<D> rule{clause::follow_suit};
  return at(state.hand, seat) & same_animal<D>(led_piece<D, players>(state));
}

/// The pieces that the player whose turn it is may play; nothing once the game is over.
template <class D, int players>
typename D::Set legal_plays(const State<D, players>& state) {
  const Renders<D> rule{clause::leader_plays_any, clause::follow_suit, clause::void_plays_any,
                        clause::new_leader_plays_any};
  using Set = typename D::Set;
  Set following = followers<D, players>(state, state.turn);
  // BRE-23, BRE-25, BRE-31: any piece where nothing has been led yet, or nothing of the led animal is in hand.
  Set allowed = select(is_empty(following), at(state.hand, state.turn), following);
  return select(is_over<D, players>(state), Set(), allowed);
}

/// A play that is not this seat's.
template <class D, int players>
typename D::Bool plays_out_of_turn(const State<D, players>& state, typename D::Num seat) {
  const Renders<D> rule{clause::play_clockwise, clause::winner_leads};
  return seat != state.turn;  // BRE-22, BRE-30, and for the first play of the game BRE-20 or BRE-21
}

/// A play of a piece that the player does not have in hand.
template <class D, int players>
typename D::Bool plays_a_foreign_piece(const State<D, players>& state, typename D::Num seat, typename D::Set single) {
  const Renders<D> rule{clause::one_piece_per_round};
  return is_empty(at(state.hand, seat) & single);  // BRE-04
}

/// A play of another animal by a player who could have followed.
template <class D, int players>
typename D::Bool fails_to_follow(const State<D, players>& state, typename D::Num seat, typename D::Set single) {
  const Renders<D> rule{clause::follow_suit};
  typename D::Set following = followers<D, players>(state, seat);
  return !is_empty(following) && is_empty(following & single);  // BRE-24
}

/// What a play breaks; it is legal where nothing holds.
template <class D>
struct Broken {
  typename D::Bool game_is_over, out_of_turn, foreign_piece, not_followed;
  static constexpr auto fields =
      std::tuple{&Broken::game_is_over, &Broken::out_of_turn, &Broken::foreign_piece, &Broken::not_followed};
};

/// @param seat 0 to players − 1; @param single one piece
template <class D, int players>
Broken<D> judge(const State<D, players>& state, typename D::Num seat, typename D::Set single) {
  return {is_over<D, players>(state), plays_out_of_turn<D, players>(state, seat),
          plays_a_foreign_piece<D, players>(state, seat, single), fails_to_follow<D, players>(state, seat, single)};
}

/// Everything on the table.
template <class D, int players>
typename D::Set all_of(const BySeat<typename D::Set, players>& table) {
  typename D::Set all;
  for (const auto& single : table) all = all | single;
  return all;
}

/// The seat that wins a complete round.
/// @param table one piece for each seat; @param leader the seat that led
template <class D, int players>
typename D::Num round_winner(const BySeat<typename D::Set, players>& table, typename D::Num leader) {
  const Renders<D> rule{clause::highest_chicken_wins, clause::highest_led_animal_wins};
  using Set = typename D::Set;
  Set played = all_of<D, players>(table);
  // BRE-27: a chicken if any was played. BRE-28: otherwise a piece of the led animal.
  Set trumps = played & Set(chickens);
  Set candidates = select(is_empty(trumps), played & same_animal<D>(at(table, leader)), trumps);
  return holder<D, players>(table, highest(candidates));
}

/// The winner of a complete table takes everything.
template <class D, int players>
void finish_round(State<D, players>& state) {
  const Renders<D> rule{clause::winner_takes_all, clause::winner_leads};
  using Num = typename D::Num;
  Num winner = round_winner<D, players>(state.table, state.leader);
  // BRE-34: all pieces of the round go to the winner, face down.
  put(state.won, winner, at(state.won, winner) + Num(players));
  state.face_down = state.face_down | all_of<D, players>(state.table);
  state.table = {};
  // BRE-30, BRE-32: the winner leads the next round, which is like this one.
  state.leader = winner;
  state.turn = winner;
  state.round = state.round + Num(1);
}

/// A legal play by the player whose turn it is changes the state; see step().
template <class D, int players>
void advance(State<D, players>& state, typename D::Set single) {
  const Renders<D> rule{clause::one_piece_per_round, clause::play_clockwise};
  put(state.hand, state.turn, at(state.hand, state.turn) - single);
  put(state.table, state.turn, single);
  state.turn = left_neighbour<D, players>(state.turn);  // BRE-22
  where(state.turn == state.leader, state, [](State<D, players>& complete) { finish_round<D, players>(complete); });
}

/// The state after a legal play by the player whose turn it is.
template <class D, int players>
State<D, players> step(State<D, players> state, typename D::Set single) {
  advance<D, players>(state, single);
  return state;
}

}  // namespace rulecheck::bremen
