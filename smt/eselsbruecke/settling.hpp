// The end of a guessing round as the proofs speak of it: a free round, what it led to, and the table afterwards.
#pragma once
#include "model/eselsbruecke/success.hpp"
#include "smt/eselsbruecke/guesses.hpp"
#include "smt/eselsbruecke/tower.hpp"

namespace rulecheck::eselsbruecke::book {

/// A guessing round is settled. How many tiles lie open before a player and how many are left in hands, how many tiles
/// of a stack lie above its topmost stop tile, and what the round led to are free numbers in place of the terms of the
/// rules; so is how many are left open: EselsbrueckeStack says what the rules make of stacks and open tiles.
template <class D, int players>
struct Settled {
  Agreed agreement = any_agreement();
  Table<players> before = any_state<players>(), after;
  Settlement<Symbolic, players> settlement;  ///< as the rules have it
  Numbers<players> open = any_nums<players>("open_tiles"), reach = any_nums<players>("reach"),
                   lost = any_nums<players>("lost"), beyond = any_nums<players>("beyond");
  BySeat<SymBool, players> stopped = any_bools<players>("stopped");
  SymBool rewarded = any_bool("rewarded");
  SymNum left_over = any_num("left_over"), penalty;

  Settled() {
    const auto agreed = read_in<Agreement<D>>(agreement);
    const auto read = read_in<State<D, players>>(before);
    settlement = read_in<Settlement<Symbolic, players>>(eselsbruecke::settlement<D, players>(agreed, read));
    Settlement<Symbolic, players> free = settlement;
    free.lost = lost;
    free.stopped = stopped;
    free.rewarded = rewarded;
    free.erred = before.out;
    after = read_in<Table<players>>(settle<D, players>(agreed, read, read_in<Settlement<D, players>>(free)));
    penalty = SymNum(0);
    for (std::size_t story = 1; story <= stories; ++story) {
      penalty = select(before.round - SymNum(2) == number(story), penalty_of(agreement, story), penalty);
    }
    for (std::size_t seat = 0; seat < players; ++seat) {
      const typename D::Num lying_open = count(typename D::Set(before.open[seat]));
      parts_.emplace_back(plain(open_beyond<D>(lying_open, typename D::Num(lost[seat]))), beyond[seat]);
      parts_.emplace_back(plain(lying_open), open[seat]);
      parts_.emplace_back(plain(unprotected<D>(read.stack[seat])), reach[seat]);
    }
    parts_.emplace_back(plain(count(unnamed<D, players>(read))), left_over);
  }

  /// A claim about these free numbers.
  SymBool parts(const SymBool& claim) const { return with_parts(claim, parts_); }
  /// There is a place for one more stop tile in each stack. What is lost is at most what is there, and is what
  /// WhoErredLosesThePenalty… says.
  SymBool in_range() const {
    SymBool result = is_agreement<players>(agreement) && is_seat<players>(before.storyteller) &&
                     is_seat<players>(before.start) && within(3, before.round, 7) &&
                     before.round <= rounds_of(agreement) && within(0, left_over, 9);
    for (std::size_t seat = 0; seat < players; ++seat) {
      const Pile& pile = before.stack[seat];
      const SymNum all = open[seat] + reach[seat];
      result = result && is_open_count(open[seat]) && within(0, pile.stops, most_stops - 1) &&
               within(0, pile.pictures, highest_tower) && SymNum(0) <= reach[seat] &&
               select(pile.stops == SymNum(0), reach[seat] == pile.pictures, reach[seat] <= pile.pictures) &&
               lost[seat] == select(before.out[seat], smaller(all, penalty), SymNum(0)) &&
               beyond[seat] == remaining(open[seat], lost[seat]) &&
               stopped[seat] == (before.out[seat] && all < penalty && SymNum(0) < pile.stops);
    }
    return result && rewarded == !some_erred<players>(before) && !of_seat(before.out, before.storyteller);
  }

 private:
  std::vector<std::pair<SymNum, SymNum>> parts_;
};

}  // namespace rulecheck::eselsbruecke::book
