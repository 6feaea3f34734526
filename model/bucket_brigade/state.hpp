// Bucket Brigade: what lies where while the game is played, and what must always hold of it.
#pragma once
#include <bit>

#include "model/bucket_brigade/agreement.hpp"

namespace rulecheck::bucket_brigade {

/// One entry per seat.
template <class T, int players>
using BySeat = std::array<T, static_cast<std::size_t>(players)>;

/// One entry per heat; a game has as many heats as players (BUB-05).
template <class T, int players>
using ByHeat = std::array<T, static_cast<std::size_t>(players)>;

/// BUB-10: cards that the dealer takes out of a heat.
template <int players>
inline constexpr int discarded = std::array{10, 3, 0}[static_cast<std::size_t>(players - 3)];

/// BUB-11: cards dealt to each player.
template <int players>
inline constexpr int hand_size = (std::popcount(all_cards) - discarded<players>) / players;

/// A game between two records of its log. Seats are 0 to players − 1, clockwise; heats are counted from 1.
template <class D, int players>
struct State {
  using Set = typename D::Set;
  using Num = typename D::Num;
  BySeat<Set, players> hand;                     ///< by seat: the cards not yet played
  Set played;                                    ///< the pile beside the board
  Set discards;                                  ///< the cards taken out of the heat
  ByBear<Num> space;                             ///< by bear: where it stands, 0 to the cave
  ByHeat<BySeat<Num, players>, players> result;  ///< by heat and seat: what was recorded; 0 of heats still to come
  Num heat;                                      ///< in progress or to be dealt next; players + 1 after the last
  Num dealer;                                    ///< of this heat
  Num turn;                                      ///< in a heat the seat that plays next, after it who finished it
  typename D::Bool in_heat;  ///< whether the heat is dealt; between heats cards and bears stay where they are
  static constexpr auto fields =
      std::tuple{&State::hand, &State::played, &State::discards, &State::space,  &State::result,
                 &State::heat, &State::dealer, &State::turn,     &State::in_heat};
};

/// The seat to the left of this one.
template <class D, int players>
typename D::Num left_neighbour(typename D::Num seat) {
  using Num = typename D::Num;
  return select(seat == Num(players - 1), Num(0), seat + Num(1));
}

/// The game before the first heat is dealt.
/// @param first_dealer seat of the oldest player
template <class D, int players>
State<D, players> begin(typename D::Num first_dealer) {
  const Renders<D> rule{clause::first_dealer};
  State<D, players> state;
  state.heat = typename D::Num(1);
  state.dealer = first_dealer;  // BUB-06
  state.turn = first_dealer;
  return state;
}

/// BUB-28: all heats have been played.
template <class D, int players>
typename D::Bool is_over(const State<D, players>& state) {
  const Renders<D> rule{clause::as_many_heats_as_players, clause::add_up_the_heats};
  return typename D::Num(players) < state.heat;  // BUB-05
}

/// During a heat every card is in exactly one place.
template <class D, int players>
typename D::Bool cards_are_conserved(const State<D, players>& state) {
  const Renders<D> rule{clause::fifty_five_cards};
  using Set = typename D::Set;
  Set seen = state.played | state.discards;
  typename D::Bool apart = is_empty(state.played & state.discards);
  for (const Set& hand : state.hand) {
    apart = apart && is_empty(seen & hand);
    seen = seen | hand;
  }
  return apart && seen == Set(all_cards);
}

/// During a heat everybody has had as many turns as the player whose turn it is, those before him one more.
template <class D, int players>
typename D::Bool hands_are_in_turn(const State<D, players>& state) {
  const Renders<D> rule{clause::begin_left_of_the_dealer, clause::play_one_card, clause::discard_from_this_heat};
  using Num = typename D::Num;
  Num seat = left_neighbour<D, players>(state.dealer);
  typename D::Bool before = seat != state.turn;
  typename D::Bool right = count(state.discards) == Num(discarded<players>);
  for (int place = 0; place < players; ++place) {
    right = right && count(at(state.hand, seat)) + select(before, Num(1), Num(0)) == count(at(state.hand, state.turn));
    seat = left_neighbour<D, players>(seat);
    before = before && seat != state.turn;
  }
  return right;
}

/// During a heat no bear is in the cave yet.
template <class D>
typename D::Bool bears_are_on_their_way(const Board<D>& board, const ByBear<typename D::Num>& space) {
  const Renders<D> rule{clause::heat_ends_in_the_cave};
  typename D::Bool right(true);
  for (const auto& bear : space) right = right && typename D::Num(0) <= bear && bear < board.cave;
  return right;
}

/// No result is negative, and heats that have not ended have none.
template <class D, int players>
typename D::Bool results_are_recorded(const State<D, players>& state) {
  const Renders<D> rule{clause::record_totals_from_zero};
  using Num = typename D::Num;
  typename D::Bool right(true);
  for (std::size_t heat = 0; heat < players; ++heat) {
    typename D::Bool ended = Num(static_cast<int>(heat) + 1) < state.heat;
    for (const Num& result : state.result[heat]) {
      right = right && Num(0) <= result && (ended || result == Num(0));
    }
  }
  return right;
}

/// What holds of every state of every game.
template <class D, int players>
typename D::Bool invariant(const Board<D>& board, const State<D, players>& state) {
  const Renders<D> rule{clause::as_many_heats_as_players};
  using Num = typename D::Num;
  auto is_seat = [](Num seat) { return Num(0) <= seat && seat < Num(players); };
  typename D::Bool in_range = is_seat(state.dealer) && is_seat(state.turn) && Num(1) <= state.heat &&
                              state.heat <= Num(players + 1) && !(state.in_heat && is_over<D, players>(state));
  typename D::Bool in_order = cards_are_conserved<D, players>(state) && hands_are_in_turn<D, players>(state) &&
                              bears_are_on_their_way<D>(board, state.space);
  return in_range && results_are_recorded<D, players>(state) && (!state.in_heat || in_order);
}

}  // namespace rulecheck::bucket_brigade
