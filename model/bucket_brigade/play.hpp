// Bucket Brigade, "Playing the Game" and "End of a Heat": which play breaks what, where bears go, what a play changes.
#pragma once
#include "model/bucket_brigade/score.hpp"

namespace rulecheck::bucket_brigade {

/// A card played, as a log records it.
template <class D>
struct Play {
  typename D::Num seat;         ///< 0 to players − 1
  typename D::Set card;         ///< a single card
  typename D::Bool names_bear;  ///< whether a bear is named
  typename D::Num bear;         ///< the one that is named, 0 to 3
  typename D::Bool says_space;  ///< whether it is said where the bear arrives
  typename D::Num space;        ///< the space that is said
  static constexpr auto fields =
      std::tuple{&Play::seat, &Play::card, &Play::names_bear, &Play::bear, &Play::says_space, &Play::space};
};

/// The bear that a play advances: that of the card's colour, with a joker the one that is named.
template <class D>
typename D::Num moved_bear(const Play<D>& play) {
  const Renders<D> rule{clause::walk_one_space, clause::run_two_spaces, clause::joker_moves_any_bear};
  return select(is_joker<D>(play.card), play.bear, own_bear<D>(play.card));  // BUB-14, BUB-15, BUB-16
}

/// How many spaces a single card advances a bear.
template <class D>
typename D::Num steps(typename D::Set single) {
  const Renders<D> rule{clause::walk_one_space, clause::run_two_spaces, clause::joker_moves_any_bear};
  using Num = typename D::Num;
  return select(is_run<D>(single), Num(2), Num(1));  // BUB-14, BUB-15, BUB-16
}

/// Whether fewer spaces are left before this bear than the card has steps.
template <class D>
typename D::Bool overruns(const Board<D>& board, const ByBear<typename D::Num>& space, typename D::Num bear,
                          typename D::Set single) {
  const Renders<D> rule{clause::run_two_spaces, clause::joker_moves_any_bear};
  return board.cave < at(space, bear) + steps<D>(single);
}

/// The space at which this bear arrives with the card: never beyond the cave.
template <class D>
typename D::Num arrival(const Board<D>& board, const ByBear<typename D::Num>& space, typename D::Num bear,
                        typename D::Set single) {
  const Renders<D> rule{clause::walk_one_space, clause::run_two_spaces, clause::joker_moves_any_bear};
  return select(overruns<D>(board, space, bear, single), board.cave, at(space, bear) + steps<D>(single));
}

// What a play breaks.

/// A play before anything has been dealt.
template <class D, int players>
typename D::Bool plays_before_the_first_deal(const State<D, players>& state) {
  const Renders<D> rule{clause::first_dealer};
  return !state.in_heat && state.heat == typename D::Num(1);  // BUB-06
}

/// A play after a heat has ended and before the next one is dealt.
template <class D, int players>
typename D::Bool plays_between_heats(const State<D, players>& state) {
  const Renders<D> rule{clause::heat_ends_in_the_cave};
  return !state.in_heat && typename D::Num(1) < state.heat;  // BUB-18
}

template <class D, int players>
typename D::Bool plays_out_of_turn(const State<D, players>& state, typename D::Num seat) {
  const Renders<D> rule{clause::begin_left_of_the_dealer, clause::turn_ends};
  return seat != state.turn;  // BUB-12
}

/// A play of a card that the player does not have in hand.
template <class D, int players>
typename D::Bool plays_a_foreign_card(const State<D, players>& state, typename D::Num seat, typename D::Set single) {
  const Renders<D> rule{clause::play_one_card};
  return is_empty(at(state.hand, seat) & single);  // BUB-13
}

/// A bear is named that has not the colour of the card.
template <class D>
typename D::Bool names_another_bear(const Play<D>& play) {
  const Renders<D> rule{clause::walk_one_space, clause::run_two_spaces};
  return play.names_bear && !is_joker<D>(play.card) && play.bear != own_bear<D>(play.card);  // BUB-14, BUB-15
}

/// A joker is played and no bear is named.
template <class D>
typename D::Bool names_no_bear(const Play<D>& play) {
  const Renders<D> rule{clause::joker_moves_any_bear};
  return is_joker<D>(play.card) && !play.names_bear;  // BUB-16
}

/// The card may not be played on this bear, or the bear does not arrive where it is said to.
template <class D>
typename D::Bool advances_wrongly(const Agreement<D>& agreement, const ByBear<typename D::Num>& space,
                                  const Play<D>& play) {
  const Renders<D> rule{clause::walk_one_space, clause::run_two_spaces, clause::joker_moves_any_bear};
  typename D::Num bear = moved_bear<D>(play);
  typename D::Bool forbidden =
      agreement.readings.overrun_forbidden && overruns<D>(agreement.board, space, bear, play.card);
  typename D::Bool elsewhere = play.says_space && play.space != arrival<D>(agreement.board, space, bear, play.card);
  return forbidden || elsewhere;  // BUB-14, BUB-15, BUB-16
}

/// What a play breaks; it is legal where nothing holds.
template <class D>
struct BrokenPlay {
  using Bool = typename D::Bool;
  Bool game_is_over, before_the_first_deal, between_heats, out_of_turn, foreign_card;
  Bool walk_of_another_bear, run_of_another_bear, joker_without_bear;
  Bool walk_advances_wrongly, run_advances_wrongly, joker_advances_wrongly;
  static constexpr auto fields = std::tuple{
      &BrokenPlay::game_is_over,         &BrokenPlay::before_the_first_deal, &BrokenPlay::between_heats,
      &BrokenPlay::out_of_turn,          &BrokenPlay::foreign_card,          &BrokenPlay::walk_of_another_bear,
      &BrokenPlay::run_of_another_bear,  &BrokenPlay::joker_without_bear,    &BrokenPlay::walk_advances_wrongly,
      &BrokenPlay::run_advances_wrongly, &BrokenPlay::joker_advances_wrongly};
};

template <class D, int players>
BrokenPlay<D> judge(const Agreement<D>& agreement, const State<D, players>& state, const Play<D>& play) {
  const Renders<D> rule{clause::walk_one_space, clause::run_two_spaces, clause::joker_moves_any_bear};
  using Bool = typename D::Bool;
  BrokenPlay<D> broken;
  broken.game_is_over = is_over<D, players>(state);
  broken.before_the_first_deal = plays_before_the_first_deal<D, players>(state);
  broken.between_heats = plays_between_heats<D, players>(state);
  broken.out_of_turn = plays_out_of_turn<D, players>(state, play.seat);
  broken.foreign_card = plays_a_foreign_card<D, players>(state, play.seat, play.card);
  Bool joker = is_joker<D>(play.card), run = is_run<D>(play.card);
  Bool another = names_another_bear<D>(play), wrongly = advances_wrongly<D>(agreement, state.space, play);
  broken.walk_of_another_bear = another && !run;
  broken.run_of_another_bear = another && run;
  broken.joker_without_bear = names_no_bear<D>(play);
  broken.walk_advances_wrongly = wrongly && !joker && !run;
  broken.run_advances_wrongly = wrongly && !joker && run;
  broken.joker_advances_wrongly = wrongly && joker && play.names_bear;
  return broken;
}

/// The card goes from the hand to the pile, and the bear advances.
template <class D, int players>
void advance(State<D, players>& state, const Board<D>& board, typename D::Set single, typename D::Num bear) {
  const Renders<D> rule{clause::play_one_card};
  put(state.hand, state.turn, at(state.hand, state.turn) - single);  // BUB-13
  state.played = state.played | single;
  put(state.space, bear, arrival<D>(board, state.space, bear, single));
}

/// BUB-18: a bear has reached the cave.
template <class D>
typename D::Bool is_heat_over(const Board<D>& board, const ByBear<typename D::Num>& space) {
  const Renders<D> rule{clause::heat_ends_in_the_cave};
  typename D::Bool reached(false);
  for (const auto& bear : space) reached = reached || bear == board.cave;
  return reached;
}

/// The results of a heat that has ended with the turn of `state.turn` are recorded, and the deal moves on.
template <class D, int players>
void finish_heat(State<D, players>& state, const Agreement<D>& agreement) {
  const Renders<D> rule{clause::record_totals_from_zero, clause::dealer_moves_left};
  using Num = typename D::Num;
  const auto points = heat_results<D, players>(agreement, state.hand, state.space, state.turn);
  for (std::size_t heat = 0; heat < players; ++heat) {
    typename D::Bool this_one = state.heat == Num(static_cast<int>(heat) + 1);
    for (std::size_t seat = 0; seat < players; ++seat) {
      state.result[heat][seat] = select(this_one, points[seat], state.result[heat][seat]);  // BUB-26
    }
  }
  state.heat = state.heat + Num(1);
  state.dealer = left_neighbour<D, players>(state.dealer);  // BUB-07
  state.in_heat = typename D::Bool(false);
}

/// The state after a legal play by the player whose turn it is.
/// @param bear the one that advances, see moved_bear()
template <class D, int players>
State<D, players> step(const Agreement<D>& agreement, State<D, players> state, typename D::Set single,
                       typename D::Num bear) {
  const Renders<D> rule{clause::heat_ends_in_the_cave, clause::turn_ends, clause::begin_left_of_the_dealer};
  advance<D, players>(state, agreement.board, single, bear);
  typename D::Bool ended = is_heat_over<D>(agreement.board, state.space);
  where(ended, state, [&](State<D, players>& complete) { finish_heat<D, players>(complete, agreement); });
  state.turn = select(ended, state.turn, left_neighbour<D, players>(state.turn));  // BUB-12, BUB-17
  return state;
}

}  // namespace rulecheck::bucket_brigade
