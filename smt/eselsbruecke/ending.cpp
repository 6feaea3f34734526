// "End of Game": what is counted, who wins and which claims are wrong.
#include "model/eselsbruecke/ending.hpp"

#include "smt/eselsbruecke/state.hpp"

namespace rulecheck::eselsbruecke {
namespace {

/// Counts of everybody, free, and what the rules make of them.
template <class D, int players>
struct Counted {
  book::Numbers<players> tiles = any_nums<players>("tiles"), stops = any_nums<players>("stops");
  BySeat<SymBool, players> wins;

  Counted() {
    using Numbers = BySeat<typename D::Num, players>;
    wins = read_in<BySeat<SymBool, players>>(winners<D, players>(read_in<Numbers>(tiles), read_in<Numbers>(stops)));
  }
  SymBool in_range() const {
    SymBool result(true);
    for (std::size_t seat = 0; seat < players; ++seat) {
      result = result && book::within(0, tiles[seat], 210) && book::within(0, stops[seat], 35);
    }
    return result;
  }
  /// One number that orders them all: that of the tiles, and behind it that of the stop tiles in six bits.
  SymNum key(std::size_t seat) const {
    return SymNum(z3::zext(z3::concat(tiles[seat].term.extract(7, 0), stops[seat].term.extract(5, 0)), 2));
  }
  SymBool equal(std::size_t one, std::size_t other) const {
    return tiles[one] == tiles[other] && stops[one] == stops[other];
  }
  SymBool has_most_tiles(std::size_t seat) const {
    SymBool most(true);
    for (std::size_t other = 0; other < players; ++other) most = most && tiles[other] <= tiles[seat];
    return most;
  }
};

}  // namespace

PROOF(EselsbrueckeEnding, MostTilesWinThenMostStopTiles, clause::most_tiles_win, clause::most_tiles_decide,
      clause::stop_tiles_break_ties, clause::several_winners) {
  book::for_each_number_of_players([&]<int players>() {
    const Counted<D, players> count;
    proof.reset();
    proof.assume(count.in_range());
    const std::string name = book::with_players(players);
    SymBool by_key(true), some(false), have_most(true), equal(true), most_stops_of_them(true);
    for (std::size_t seat = 0; seat < players; ++seat) {
      SymBool greatest(true);
      some = some || count.wins[seat];
      have_most = have_most && implies(count.wins[seat], count.has_most_tiles(seat));
      for (std::size_t other = 0; other < players; ++other) {
        greatest = greatest && count.key(other) <= count.key(seat);
        if (other == seat) continue;
        equal = equal && implies(count.wins[seat], count.wins[other] == count.equal(seat, other));
        most_stops_of_them = most_stops_of_them && implies(count.wins[seat] && count.has_most_tiles(other),
                                                           count.stops[other] <= count.stops[seat]);
      }
      by_key = by_key && count.wins[seat] == greatest;
    }
    // Of more players these two follow from the last claim, as one of their numbers is the greatest.
    if (players <= 4) {
      proof.claim(name + ": somebody wins", some);
      proof.claim(name + ": all who are equal to a winner in both win, and nobody else", equal);
    }
    proof.claim(name + ": with the most tiles", have_most);
    proof.claim(name + ": of those with the most stop tiles", most_stops_of_them);
    proof.claim(name + ": exactly those who are greatest in one order of all", by_key);
  });
}

/// Compared one by one, the greater one is kept each time. No rule is read.
LEMMA(EselsbrueckeEnding, OneOfSoManyNumbersIsTheGreatest) {
  const SymNum earlier = any_num("earlier"), kept = any_num("kept"), next = any_num("next");
  const SymNum then_kept = select(kept < next, next, kept);
  proof.assume(earlier <= kept);
  proof.claim("none of them is greater", earlier <= then_kept && next <= then_kept);
  proof.claim("it is one of them", then_kept == kept || then_kept == next);
}

PROOF(EselsbrueckeEnding, StopTilesCountAsTilesWhereverTheyLie, clause::most_tiles_decide, clause::stop_tile_is_a_point,
      clause::stop_tiles_break_ties) {
  book::for_each_number_of_players([&]<int players>() {
    const auto state = book::any_state<players>();
    const auto end = read_in<Ending<Symbolic, players>>(ending<D, players>(read_in<State<D, players>>(state)));
    const std::string name = book::with_players(players);
    SymBool counted(true);
    for (std::size_t seat = 0; seat < players; ++seat) {
      const auto& stack = state.stack[seat];
      counted = counted && end.stops[seat] == stack.stops + state.aside[seat] &&
                end.tiles[seat] == stack.pictures + stack.stops + state.aside[seat];
    }
    proof.claim(name, counted);
    SymBool ranked(true);
    for (std::size_t seat = 0; seat < players; ++seat) {
      SymBool best(true);
      for (std::size_t other = 0; other < players; ++other) {
        best = best && (end.tiles[other] < end.tiles[seat] ||
                        (end.tiles[other] == end.tiles[seat] && end.stops[other] <= end.stops[seat]));
      }
      ranked = ranked && end.wins[seat] == best;
    }
    proof.claim(name + ": with these counts it is decided who wins", ranked);
  });
}

PROOF(EselsbrueckeEnding, TheGameEndsAfterTheLastGuessingRoundOfTheLastRound, clause::ends_after_the_last_round,
      clause::expert_variant) {
  book::for_each_number_of_players([&]<int players>() {
    const auto agreement = book::any_agreement();
    const auto state = book::any_state<players>();
    const SymBool over = SymNum(6) + book::one_if(agreement.expert) < state.round;
    const auto agreed = read_in<Agreement<D>>(agreement);
    const auto read = read_in<State<D, players>>(state);
    proof.claim(book::with_players(players) + ": over", plain(is_over<D, players>(agreed, read)) == over);
    proof.claim(book::with_players(players) + ": before, a result is claimed too early",
                plain(claims_too_early<D, players>(agreed, read)) == !over);
  });
}

PROOF(EselsbrueckeEnding, AClaimIsWrongExactlyWhereItDiffers, clause::most_tiles_decide, clause::stop_tiles_break_ties,
      clause::several_winners) {
  book::for_each_number_of_players([&]<int players>() {
    const Counted<D, players> count;
    Ending<Symbolic, players> end{count.tiles, count.stops, count.wins};
    const auto read = read_in<Ending<D, players>>(end);
    const auto claimed = any_nums<players>("claimed");
    const auto claimed_to_win = any_bools<players>("claimed_to_win");
    using Numbers = BySeat<typename D::Num, players>;
    const std::string name = book::with_players(players);
    proof.reset();
    proof.claim(name + ": tiles", plain(claims_wrong_tiles<D, players>(read, read_in<Numbers>(claimed))) ==
                                      !book::same(claimed, count.tiles));
    proof.claim(name + ": stop tiles", plain(claims_wrong_stops<D, players>(read, read_in<Numbers>(claimed))) ==
                                           !book::same(claimed, count.stops));
    proof.assume(count.in_range());
    const auto wrong = read_in<WrongWinners<Symbolic>>(
        judge_winners<D, players>(read, read_in<BySeat<typename D::Bool, players>>(claimed_to_win)));
    SymBool fewer_tiles(false), fewer_stops(false);
    for (std::size_t seat = 0; seat < players; ++seat) {
      fewer_tiles = fewer_tiles || (claimed_to_win[seat] && !count.has_most_tiles(seat));
      fewer_stops = fewer_stops || (claimed_to_win[seat] && count.has_most_tiles(seat) && !count.wins[seat]);
    }
    proof.claim(name + ": one of them has not the most tiles", wrong.too_few_tiles == fewer_tiles);
    proof.claim(name + ": one of them has the most tiles, and not the most stop tiles with it",
                wrong.too_few_stops == (!fewer_tiles && fewer_stops));
    proof.claim(name + ": a winner is left out",
                wrong.otherwise_off == (!fewer_tiles && !fewer_stops && !book::same(claimed_to_win, count.wins)));
    proof.claim(name + ": none of this exactly if they are the winners",
                book::nothing_broken(wrong) == book::same(claimed_to_win, count.wins));
  });
}

}  // namespace rulecheck::eselsbruecke
