// Readings: where the choices of each make a difference, and which.
#include "model/eselsbruecke/log.hpp"

#include "smt/eselsbruecke/settling.hpp"

namespace rulecheck::eselsbruecke {
namespace {

/// What the rules make of the same agreement with one reading chosen the one way and the other; the first is the
/// default.
template <class D, class Rule>
auto both_ways(book::Agreed agreement, SymBool Readings<Symbolic>::* reading, Rule&& rule) {
  agreement.readings.*reading = SymBool(false);
  auto by_default = rule(read_in<Agreement<D>>(agreement));
  agreement.readings.*reading = SymBool(true);
  return std::pair{std::move(by_default), rule(read_in<Agreement<D>>(agreement))};
}

/// Whether a guess is legal with one reading chosen the one way and the other.
template <class D, int players>
auto legal_both_ways(const book::Guessing<D, players>& turn, SymBool Readings<Symbolic>::* reading) {
  return both_ways<D>(turn.agreement, reading, [&](const Agreement<D>& agreed) {
    return book::nothing_broken(read_in<BrokenGuess<Symbolic>>(
        judge_guess<D, players>(agreed, read_in<State<D, players>>(turn.before), read_in<Guess<D>>(turn.guess))));
  });
}

}  // namespace

PROOF(EselsbrueckeReadings, ABaseThatMarksIsOneTileLessForEverybody, clause::base_tile) {
  book::for_each_number_of_players([&]<int players>() {
    const SymNum start = any_num("start");
    const auto [counts, marks] =
        both_ways<D>(book::any_agreement(), &Readings<Symbolic>::base_is_a_marker, [&](const Agreement<D>& agreed) {
          return read_in<book::Table<players>>(begin<D, players>(agreed, typename D::Num(start)));
        });
    SymBool one_less(true);
    auto with_base = marks;
    for (std::size_t seat = 0; seat < players; ++seat) {
      one_less = one_less && counts.stack[seat].pictures == SymNum(1) && marks.stack[seat].pictures == SymNum(0);
      with_base.stack[seat].pictures = SymNum(1);
    }
    proof.claim(book::with_players(players) + ": one tile, or none", one_less);
    proof.claim(book::with_players(players) + ": no other difference", book::same(with_base, counts));
  });
}

PROOF(EselsbrueckeReadings, WhatIsForfeitedIsWhatLiesOpenBeyondThePenalty, clause::open_tiles_go_first,
      clause::faultless_keep_their_tiles) {
  book::for_each_number_of_players([&]<int players>() {
    book::Settled<D, players> end;
    Settlement<Symbolic, players> led_to{end.before.storyteller, end.before.out, end.lost, end.stopped, end.rewarded};
    const auto [keeps, forfeits] =
        both_ways<D>(end.agreement, &Readings<Symbolic>::open_tiles_are_forfeited, [&](const Agreement<D>& agreed) {
          return read_in<book::Table<players>>(settle<D, players>(agreed, read_in<State<D, players>>(end.before),
                                                                  read_in<Settlement<D, players>>(led_to)));
        });
    proof.reset();
    proof.assume(end.in_range());
    for (std::size_t seat = 0; seat < players; ++seat) {
      const std::string name = book::with_players(players) + book::numbered(", seat", seat);
      const SymBool has_more = end.before.out[seat] && end.penalty < end.open[seat];
      const SymNum difference = keeps.stack[seat].pictures - forfeits.stack[seat].pictures;
      proof.claim(name, end.parts(difference == select(has_more, end.open[seat] - end.penalty, SymNum(0))));
    }
    using Table = book::Table<players>;
    for (std::size_t seat = 0; seat < players; ++seat) {
      const auto &stack = forfeits.stack[seat], &kept = keeps.stack[seat];
      SymBool same_stops = stack.stops == kept.stops;
      // What a reward notes of the tiles below it follows from their number.
      for (std::size_t stop = 0; stop <= most_stops; ++stop) {
        const SymBool earlier = !(kept.stops == book::number(stop));
        same_stops = same_stops && implies(earlier, stack.below[stop] == kept.below[stop]);
      }
      proof.claim(book::with_players(players) + book::numbered(": the stop tiles of seat", seat), same_stops);
    }
    proof.claim(book::with_players(players) + ": nothing else but what has left the game",
                book::same_but<players>(forfeits, keeps, &Table::stack, &Table::removed));
  });
}

PROOF(EselsbrueckeReadings, AStopTileThatGoesAsideProtectsOnceAndCountsOn, clause::revealed_stop_ends_giving,
      clause::stop_tile_is_a_point) {
  book::for_each_number_of_players([&]<int players>() {
    book::Settled<D, players> end;
    Settlement<Symbolic, players> led_to{end.before.storyteller, end.before.out, end.lost, end.stopped, end.rewarded};
    const auto [stays, aside] =
        both_ways<D>(end.agreement, &Readings<Symbolic>::revealed_stop_goes_aside, [&](const Agreement<D>& agreed) {
          return read_in<book::Table<players>>(settle<D, players>(agreed, read_in<State<D, players>>(end.before),
                                                                  read_in<Settlement<D, players>>(led_to)));
        });
    const auto result = [](const book::Table<players>& state) {
      return read_in<Ending<Symbolic, players>>(ending<D, players>(read_in<State<D, players>>(state)));
    };
    const auto with_it = result(stays), without = result(aside);
    proof.reset();
    proof.assume(end.in_range());
    for (std::size_t seat = 0; seat < players; ++seat) {
      const std::string name = book::with_players(players) + book::numbered(", seat", seat);
      const SymNum moved = book::one_if(end.stopped[seat]);
      proof.claim(name + ": one goes aside exactly if it has ended his giving",
                  end.parts(aside.aside[seat] == stays.aside[seat] + moved &&
                            aside.stack[seat].stops + moved == stays.stack[seat].stops));
      proof.claim(name + ": he has as many tiles and stop tiles as before",
                  end.parts(with_it.tiles[seat] == without.tiles[seat] && with_it.stops[seat] == without.stops[seat] &&
                            stays.stack[seat].pictures == aside.stack[seat].pictures));
    }
  });
}

PROOF(EselsbrueckeReadings, NamingTheOwnMotifIsIllegalOrAMistake, clause::not_the_own_motif, clause::mistake_puts_out) {
  book::for_each_number_of_players([&]<int players>() {
    book::Guessing<D, players> turn;
    const auto [strict, lenient] = legal_both_ways<D, players>(turn, &Readings<Symbolic>::own_motif_is_a_mistake);
    proof.reset();
    proof.assume(book::is_going_on<players>(turn.before) && turn.is_guess() &&
                 book::is_of_a_story<players>(turn.agreement, turn.before));
    const std::string name = book::with_players(players);
    const SymBool names_his_own = turn.guess.seat == turn.before.guesser && turn.is_own() && !turn.guess.keeps &&
                                  !book::has_the_last<players>(turn.before, turn.guess.seat);
    proof.claim(name + ": that is where they differ", (strict == !lenient) == names_his_own);
    proof.claim(name + ": and illegal is the default", implies(strict, lenient));
    proof.assume(turn.legal() && names_his_own);
    proof.claim(name + ": else he is out, and the tile stays in a hand",
                book::of_seat(turn.after.out, turn.guess.seat) && book::same(turn.after.open, turn.before.open));
  });
}

PROOF(EselsbrueckeReadings, NamingAMotifAgainIsAMistakeOrIllegal, clause::left_neighbour_begins,
      clause::mistake_puts_out) {
  book::for_each_number_of_players([&]<int players>() {
    book::Guessing<D, players> turn;
    const auto [lenient, strict] = legal_both_ways<D, players>(turn, &Readings<Symbolic>::repeated_motif_is_illegal);
    proof.reset();
    proof.assume(book::is_going_on<players>(turn.before) && turn.is_guess() &&
                 book::is_of_a_story<players>(turn.agreement, turn.before));
    const std::string name = book::with_players(players);
    const SymBool repeats = turn.guess.seat == turn.before.guesser && turn.is_open() && !turn.guess.keeps &&
                            !book::has_the_last<players>(turn.before, turn.guess.seat);
    proof.claim(name + ": that is where they differ", (strict == !lenient) == repeats);
    proof.claim(name + ": and a mistake is the default", implies(strict, lenient));
    proof.assume(turn.legal() && repeats);
    proof.claim(name + ": then he is out, and the tile stays where it lies",
                book::of_seat(turn.after.out, turn.guess.seat) && book::same(turn.after.open, turn.before.open));
  });
}

PROOF(EselsbrueckeReadings, ASecondPlayerWithoutATileGetsItFromTheFirstOrNothing, clause::first_tile_as_aid) {
  book::for_each_number_of_players([&]<int players>() {
    const auto before = book::any_state<players>();
    const auto [passed_on, not_passed_on] =
        both_ways<D>(book::any_agreement(), &Readings<Symbolic>::aid_is_not_passed_on, [&](const Agreement<D>& agreed) {
          return read_in<book::Table<players>>(with_aid<D, players>(agreed, read_in<State<D, players>>(before)));
        });
    const SymBool somebody_has_it = book::has_element(book::hidden<players>(before), 0);
    const SymBool first_has_none = is_empty(book::of_seat(before.hand, book::left<players>(before.storyteller)));
    proof.reset();
    proof.assume(book::is_round<players>(before) && somebody_has_it);
    proof.claim(book::with_players(players) + ": different only where the first has none any more",
                book::same(passed_on, not_passed_on) == !(book::needs_aid<players>(before) && first_has_none));
    proof.possible(book::with_players(players) + ": that can be", !book::same(passed_on, not_passed_on));
  });
}

}  // namespace rulecheck::eselsbruecke
