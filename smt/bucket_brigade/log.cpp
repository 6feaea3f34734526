// Entries of a log beside legal deals and plays: results that are stated, a game that is taken up where it stands.
#include "model/bucket_brigade/log.hpp"

#include "smt/bucket_brigade/turns.hpp"
#include "smt/core/free_counts.hpp"

namespace rulecheck::bucket_brigade {
namespace {

template <class D, int players>
void stated_results_are_judged(Proof& proof) {
  proof.reset();
  const auto state = book::any_state<players>();
  const SymBool just_ended = any_bool("just_ended");
  const auto stated = any_nums<players>("stated");
  proof.assume(SymNum(1) <= state.heat && state.heat <= SymNum(players + 1));
  const auto wrong = read_in<WrongScore<Symbolic>>(
      judge_score<D, players>(Log<D, players>{read_in<State<D, players>>(state), typename D::Bool(just_ended)},
                              read_in<BySeat<typename D::Num, players>>(stated)));
  SymBool differs(false);
  for (std::size_t heat = 0; heat < players; ++heat) {
    const SymBool last = state.heat == SymNum(static_cast<int>(heat) + 2);
    for (std::size_t seat = 0; seat < players; ++seat) {
      differs = differs || (last && !(stated[seat] == state.result[heat][seat]));
    }
  }
  const SymBool over = state.heat == SymNum(players + 1);
  proof.claim(book::with<players>("all heats have been played"), wrong.game_is_over == (!just_ended && over));
  proof.claim(book::with<players>("no heat has just ended"), wrong.no_heat_to_score == (!just_ended && !over));
  proof.claim(book::with<players>("others than were written down for the last heat"),
              wrong.wrong_results == (just_ended && differs));
}

template <class D, int players>
void log_goes_on(Proof& proof) {
  proof.reset();
  const FreeCounts sizes;
  const book::Turn<D, players> turn(0);
  proof.assume(turn.legal());
  const Log<D, players> before{read_in<State<D, players>>(turn.before), typename D::Bool(any_bool("just_ended"))};
  const auto played = enter_play<D, players>(read_in<Agreement<D>>(turn.agreement), before,
                                             typename D::Set(turn.card.set), typename D::Num(turn.bear));
  proof.claim(book::with<players>("a heat has just ended exactly if the play took a bear into the cave"),
              plain(played.heat_just_ended) == turn.ends() && plain(played.game.in_heat) == !turn.ends());
  const auto dealt =
      enter_deal<D, players>(before, read_in<BySeat<typename D::Set, players>>(any_sets<players>("dealt")));
  proof.claim(book::with<players>("with a deal a heat begins"),
              !plain(dealt.heat_just_ended) && plain(dealt.game.in_heat));
  const auto scored = enter_score<D, players>(before);
  const auto game = read_in<book::Table<players>>(scored.game);
  SymBool same = game.played == turn.before.played && game.discards == turn.before.discards &&
                 game.heat == turn.before.heat && game.dealer == turn.before.dealer && game.turn == turn.before.turn &&
                 game.in_heat == turn.before.in_heat;
  for (std::size_t seat = 0; seat < players; ++seat) {
    same = same && game.hand[seat] == turn.before.hand[seat];
    for (std::size_t heat = 0; heat < players; ++heat) {
      same = same && game.result[heat][seat] == turn.before.result[heat][seat];
    }
  }
  for (std::size_t bear = 0; bear < 4; ++bear) same = same && game.space[bear] == turn.before.space[bear];
  proof.claim(book::with<players>("stated results change nothing and are stated once"),
              same && !plain(scored.heat_just_ended));
}

/// A game that is taken up between heats is where it would be if they had been played.
template <class D, int players>
void game_is_taken_up(Proof& proof) {
  proof.reset();
  const SymNum first = any_num("first");
  Results<Symbolic, players> results;
  for (std::size_t heat = 0; heat < players; ++heat) {
    results[heat] = any_nums<players>("result" + std::to_string(heat) + ".");
  }
  proof.assume(book::is_seat<players>(first));
  SymNum dealer = first;
  for (int finished = 0; finished <= players; ++finished) {
    const auto state = read_in<book::Table<players>>(resume<D, players>(
        typename D::Num(first), typename D::Num(SymNum(finished)), read_in<Results<D, players>>(results)));
    SymBool kept = !state.in_heat && state.heat == SymNum(finished + 1) && state.dealer == dealer;
    for (std::size_t heat = 0; heat < players; ++heat) {
      for (std::size_t seat = 0; seat < players; ++seat) {
        kept = kept && state.result[heat][seat] == results[heat][seat];
      }
    }
    proof.claim(book::with<players>("after " + std::to_string(finished) + " heats"), kept);
    dealer = book::left_of<players>(dealer);
  }
}

/// A heat that is taken up: whoever has the turn follows from how many cards everybody has.
template <class D, int players>
void heat_is_taken_up(Proof& proof) {
  book::for_each_turn<players>([&](std::size_t dealer, std::size_t turn) {
    const FreeCounts sizes;
    auto between = book::any_state<players>();
    between.dealer = book::seat_number(dealer);
    const bucket_brigade::Table<Symbolic, players> table{any_sets<players>("left"), any_set("pile"), any_set("out"),
                                                         any_nums<4>("stands")};
    const auto state = read_in<book::Table<players>>(resume_heat<D, players>(
        read_in<State<D, players>>(between), read_in<bucket_brigade::Table<D, players>>(table)));
    proof.reset();
    // The size of a hand that one of two comparisons chose is that of the one or of the other.
    SymNum chosen = book::left_of<players>(between.dealer);
    for (std::size_t place = 1; place < players; ++place) {
      const SymNum seat = book::seat_number(book::clockwise<players>(dealer, 1 + place));
      SymNum size = count(table.hand[players - 1]);
      for (std::size_t holder = 0; holder + 1 < players; ++holder) {
        size = select(chosen == book::seat_number(holder), count(table.hand[holder]), size);
      }
      proof.assume(count(at(table.hand, chosen)) == size);
      chosen = select(count(at(table.hand, chosen)) < count(at(table.hand, seat)), seat, chosen);
    }
    auto held = between;
    held.hand = table.hand;
    proof.assume(book::hands_in_turn<players>(held, dealer, turn) && sizes.in_range());
    proof.claim(book::at_turn<players>(dealer, turn), state.turn == book::seat_number(turn));
    if (turn != 0) return;
    SymBool as_it_lies = state.played == table.played && state.discards == table.discards && state.in_heat &&
                         state.heat == between.heat && state.dealer == between.dealer;
    for (std::size_t seat = 0; seat < players; ++seat) as_it_lies = as_it_lies && state.hand[seat] == table.hand[seat];
    for (std::size_t bear = 0; bear < 4; ++bear) as_it_lies = as_it_lies && state.space[bear] == table.space[bear];
    proof.claim(book::at_turn<players>(dealer, turn) + ": cards and bears as they lie", as_it_lies);
  });
}

}  // namespace

PROOF(BucketBrigadeLog, StatedResultsAreThoseOfTheHeatThatHasJustEnded, clause::record_totals_from_zero,
      clause::heat_ends_in_the_cave, clause::add_up_the_heats) {
  stated_results_are_judged<D, 3>(proof);
  stated_results_are_judged<D, 4>(proof);
  stated_results_are_judged<D, 5>(proof);
}

PROOF(BucketBrigadeLog, AHeatHasJustEndedAfterThePlayThatEndsIt, clause::heat_ends_in_the_cave) {
  log_goes_on<D, 3>(proof);
  log_goes_on<D, 4>(proof);
  log_goes_on<D, 5>(proof);
}

PROOF(BucketBrigadeLog, AGameIsTakenUpWithTheDealerWhoseTurnItIs, clause::dealer_moves_left, clause::first_dealer) {
  game_is_taken_up<D, 3>(proof);
  game_is_taken_up<D, 4>(proof);
  game_is_taken_up<D, 5>(proof);
}

PROOF(BucketBrigadeLog, AHeatIsTakenUpAtTheTurnThatTheHandsShow, clause::begin_left_of_the_dealer, clause::turn_ends) {
  heat_is_taken_up<D, 3>(proof);
  heat_is_taken_up<D, 4>(proof);
  heat_is_taken_up<D, 5>(proof);
}

}  // namespace rulecheck::bucket_brigade
