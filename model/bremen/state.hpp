// Bremen: what lies where while the game is played, and what must always hold of it.
#pragma once
#include "model/bremen/setup.hpp"

namespace rulecheck::bremen {

/// Rounds in a game (BRE-03).
inline constexpr int rounds = 12;

/// A game between two plays. Seats are 0 to players − 1, clockwise.
template <class D, int players>
struct State {
  using Set = typename D::Set;
  using Num = typename D::Num;
  BySeat<Set, players> hand;   ///< by seat: the pieces not yet played
  BySeat<Set, players> table;  ///< by seat: the piece played in the round in progress, or nothing
  BySeat<Num, players> won;    ///< by seat: how many pieces won
  Set face_down;               ///< all pieces won so far; nobody may look whose they are (BRE-35)
  Set center;                  ///< 3 players: the piece left over from the circle
  Num leader;                  ///< of the round in progress; after the last round, who won it
  Num turn;                    ///< the seat that plays next
  Num round;                   ///< 1 to 12; 13 once the game is over
  static constexpr auto fields = std::tuple{&State::hand,   &State::table,  &State::won,  &State::face_down,
                                            &State::center, &State::leader, &State::turn, &State::round};
};

/// The game before the first play.
template <class D, int players>
State<D, players> begin(const Deal<D, players>& deal) {
  using Num = typename D::Num;
  Num leader = first_leader<D, players>(deal);
  State<D, players> state;
  state.hand = deal.hand;
  for (auto& pieces : state.won) pieces = Num(0);
  state.center = deal.center;
  state.leader = leader;
  state.turn = leader;
  state.round = Num(1);
  return state;
}

/// BRE-41: twelve rounds have been played and everybody has one piece left.
template <class D, int players>
typename D::Bool is_over(const State<D, players>& state) {
  const Renders<D> rule{clause::game_end, clause::twelve_rounds};
  return typename D::Num(rounds) < state.round;
}

/// Every piece in play is in exactly one place.
template <class D, int players>
typename D::Bool pieces_are_conserved(const State<D, players>& state) {
  const Renders<D> rule{clause::pieces};
  using Set = typename D::Set;
  Set seen = state.center | state.face_down;
  typename D::Bool apart = is_empty(state.center & state.face_down);
  for (const auto& places : {state.hand, state.table}) {
    for (const Set& pieces : places) {
      apart = apart && is_empty(seen & pieces);
      seen = seen | pieces;
    }
  }
  return apart && seen == Set(pieces_in_use<players>);
}

/// The pieces on the table lie before the seats from the leader up to the one whose turn it is, one before each.
template <class D, int players>
typename D::Bool table_is_in_turn(const State<D, players>& state) {
  const Renders<D> rule{clause::play_clockwise, clause::one_piece_per_round};
  using Num = typename D::Num;
  typename D::Num seat = state.leader;
  typename D::Bool played = state.turn != state.leader, in_turn(true);
  for (int place = 0; place < players; ++place) {
    in_turn = in_turn && count(at(state.table, seat)) == select(played, Num(1), Num(0));
    seat = left_neighbour<D, players>(seat);
    played = played && seat != state.turn;
  }
  return in_turn;
}

/// Hands shrink by one piece a play; the pieces of every finished round are won.
template <class D, int players>
typename D::Bool sizes_are_right(const State<D, players>& state) {
  const Renders<D> rule{clause::one_piece_per_round, clause::winner_takes_all, clause::center_piece};
  using Num = typename D::Num;
  typename D::Bool right = count(state.center) == Num(players == 3 ? 1 : 0);
  Num all_won(0);
  for (std::size_t seat = 0; seat < players; ++seat) {
    right = right && count(state.hand[seat]) + count(state.table[seat]) + state.round == Num(hand_size + 1);
    right = right && Num(0) <= state.won[seat];
    all_won = all_won + state.won[seat];
  }
  return right && all_won == (state.round - Num(1)) * Num(players);
}

/// What holds of every state of every game.
template <class D, int players>
typename D::Bool invariant(const State<D, players>& state) {
  using Num = typename D::Num;
  auto is_seat = [](Num seat) { return Num(0) <= seat && seat < Num(players); };
  typename D::Bool in_range = is_seat(state.leader) && is_seat(state.turn) && state.round <= Num(rounds + 1);
  return in_range && pieces_are_conserved<D, players>(state) && table_is_in_turn<D, players>(state) &&
         sizes_are_right<D, players>(state);
}

}  // namespace rulecheck::bremen
