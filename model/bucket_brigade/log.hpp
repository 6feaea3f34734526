// Bucket Brigade: what the log of a game may hold besides legal deals and plays, a game that is taken up where it
// stands, and what must always hold of a game.
#pragma once
#include "model/bucket_brigade/ending.hpp"
#include "model/bucket_brigade/play.hpp"

namespace rulecheck::bucket_brigade {

/// A game together with what the next entry of its log may refer back to.
template <class D, int players>
struct Log {
  State<D, players> game;
  typename D::Bool heat_just_ended;  ///< whether the last entry is the play that ended a heat
  static constexpr auto fields = std::tuple{&Log::game, &Log::heat_just_ended};
};

template <class D, int players>
Log<D, players> enter_deal(const Log<D, players>& log, const BySeat<typename D::Set, players>& hands) {
  return {deal<D, players>(log.game, hands), typename D::Bool()};
}

/// The log after a legal play. @param bear the one that advances
template <class D, int players>
Log<D, players> enter_play(const Agreement<D>& agreement, const Log<D, players>& log, typename D::Set single,
                           typename D::Num bear) {
  const Renders<D> rule{clause::heat_ends_in_the_cave};
  Log<D, players> next;
  next.game = step<D, players>(agreement, log.game, single, bear);
  next.heat_just_ended = !next.game.in_heat;
  return next;
}

/// The log after the results of a heat were entered.
template <class D, int players>
Log<D, players> enter_score(const Log<D, players>& log) {
  return {log.game, typename D::Bool()};
}

/// What an entry breaks that states the results of a heat.
template <class D>
struct WrongScore {
  typename D::Bool game_is_over;      ///< no heat has just ended, nor will one: BUB-28
  typename D::Bool no_heat_to_score;  ///< the last entry ended no heat: BUB-18
  typename D::Bool wrong_results;     ///< BUB-26
  static constexpr auto fields =
      std::tuple{&WrongScore::game_is_over, &WrongScore::no_heat_to_score, &WrongScore::wrong_results};
};

/// @param stated by seat
template <class D, int players>
WrongScore<D> judge_score(const Log<D, players>& log, const BySeat<typename D::Num, players>& stated) {
  const Renders<D> rule{clause::record_totals_from_zero, clause::heat_ends_in_the_cave, clause::add_up_the_heats};
  using Num = typename D::Num;
  typename D::Bool over = is_over<D, players>(log.game), wrong(false);
  for (std::size_t heat = 0; heat < players; ++heat) {
    typename D::Bool last = log.game.heat == Num(static_cast<int>(heat) + 2);
    for (std::size_t seat = 0; seat < players; ++seat) {
      wrong = wrong || (last && stated[seat] != log.game.result[heat][seat]);
    }
  }
  return {!log.heat_just_ended && over, !log.heat_just_ended && !over, log.heat_just_ended && wrong};
}

/// The game before a heat, after some others.
/// @param finished how many heats have been played, 0 to players; @param results of these, else 0
template <class D, int players>
State<D, players> resume(typename D::Num first_dealer, typename D::Num finished, const Results<D, players>& results) {
  const Renders<D> rule{clause::dealer_moves_left};
  using Num = typename D::Num;
  State<D, players> state = begin<D, players>(first_dealer);
  for (int heat = 0; heat < players; ++heat) {
    state.dealer = select(Num(heat) < finished, left_neighbour<D, players>(state.dealer), state.dealer);  // BUB-07
  }
  state.result = results;
  state.heat = finished + Num(1);
  return state;
}

/// What lies on the table in the middle of a heat.
template <class D, int players>
struct Table {
  BySeat<typename D::Set, players> hand;  ///< of sizes that arise when the players have played in turn
  typename D::Set played, discards;
  ByBear<typename D::Num> space;  ///< before the cave
  static constexpr auto fields = std::tuple{&Table::hand, &Table::played, &Table::discards, &Table::space};
};

/// The game in the middle of the heat that is to be dealt in this state.
template <class D, int players>
State<D, players> resume_heat(State<D, players> state, const Table<D, players>& table) {
  const Renders<D> rule{clause::begin_left_of_the_dealer, clause::turn_ends};
  state.hand = table.hand;
  state.played = table.played;
  state.discards = table.discards;
  state.space = table.space;
  state.in_heat = typename D::Bool(true);
  // BUB-12, BUB-17: it is the turn of the first player, from the dealer's left, who has more cards than the one before.
  state.turn = left_neighbour<D, players>(state.dealer);
  auto seat = state.turn;
  for (int place = 1; place < players; ++place) {
    seat = left_neighbour<D, players>(seat);
    state.turn = select(count(at(table.hand, state.turn)) < count(at(table.hand, seat)), seat, state.turn);
  }
  return state;
}

}  // namespace rulecheck::bucket_brigade
