// The end of a guessing round keeps stacks in order, and nothing comes back that has left the game.
#include "model/eselsbruecke/success.hpp"
#include "smt/eselsbruecke/upkeep.hpp"

namespace rulecheck::eselsbruecke {

/// With as many stop tiles as anybody can have earned before his last story is guessed, and one more.
PROOF(EselsbrueckeUpkeep, AStackStaysInOrderWhateverIsGivenAndPutOnTop, clause::revealed_stop_ends_giving,
      clause::stop_tile_as_reward, clause::open_tiles_go_first) {
  using Num = typename D::Num;
  const SymNum open = any_num("open"), due = any_num("due"), forfeited = any_num("forfeited");
  for (int stops = 0; stops <= 5; ++stops) {
    book::Pile stack = book::any_stack("");
    stack.stops = SymNum(stops);
    const auto given = read_in<Giving<Symbolic>>(giving<D>(read_in<Stack<D>>(stack), Num(open), Num(due)));
    book::Pile after = stack;
    after.pictures = stack.pictures + open - given.lost - forfeited;
    const std::string name = std::to_string(stops) + " stop tiles";
    proof.reset();
    proof.assume_invariant(book::is_in_order(stack) && stack.pictures <= SymNum(180));
    proof.claim(name + ": one more on top",
                book::is_in_order(read_in<book::Pile>(with_stop<D>(read_in<Stack<D>>(stack)))));
    proof.assume(book::within(0, open, 9) && book::within(0, due, 20));
    proof.claim(name + ": tiles are lost, not won",
                SymNum(0) <= given.lost && given.lost <= due && given.lost <= stack.pictures + open);
    // Of what lies open beyond the loss.
    proof.assume(forfeited == SymNum(0) || (SymNum(0) <= forfeited && forfeited <= open - given.lost));
    proof.claim(name + ": less above them", book::is_in_order(after));
    if (stops == 0) {
      proof.claim(name + ": none comes to light", !given.stopped);
      continue;
    }
    after.stops = stack.stops - SymNum(1);
    proof.claim(name + ": the topmost is taken out", book::is_in_order(after));
  }
}

PROOF(EselsbrueckeUpkeep, OnlyTheTopOfAStackChanges, clause::faultless_keep_their_tiles, clause::stop_tile_as_reward,
      clause::revealed_stop_ends_giving) {
  book::for_each_number_of_players([&]<int players>() {
    using Num = typename D::Num;
    const FreeCounts sizes;
    const book::Before<D, players> before;
    const book::Table<players>& state = before.state;
    const Settlement<Symbolic, players> given{state.storyteller, state.out, any_nums<players>("lost"),
                                              any_bools<players>("stopped"), any_bool("rewarded")};
    const auto after = read_in<book::Table<players>>(
        settle<D, players>(before.agreed, before.read, read_in<Settlement<D, players>>(given)));
    const auto& readings = before.agreement.readings;
    for (std::size_t seat = 0; seat < players; ++seat) {
      const SymNum open = count(state.open[seat]), lost = given.lost[seat];
      const SymNum forfeited = select(readings.open_tiles_are_forfeited && state.out[seat],
                                      plain(open_beyond<D>(Num(open), Num(lost))), SymNum(0));
      const SymNum aside = book::one_if(readings.revealed_stop_goes_aside && given.stopped[seat]);
      book::Pile stack = state.stack[seat];
      stack.pictures = stack.pictures + open - lost - forfeited;
      stack.stops = stack.stops - aside;
      const auto rewarded = read_in<book::Pile>(with_stop<D>(read_in<Stack<D>>(stack)));
      const SymBool gets_one = given.rewarded && state.storyteller == book::number(seat);
      proof.reset();
      proof.assume(book::is_seat<players>(state.storyteller));
      proof.claim(before.name + ", " + book::numbered("seat", seat),
                  book::same(after.stack[seat], select(gets_one, rewarded, stack)) &&
                      after.aside[seat] == state.aside[seat] + aside);
    }
  });
}

PROOF(EselsbrueckeUpkeep, WhatHasLeftTheGameStaysAway, clause::given_tiles_leave) {
  book::for_each_number_of_players([&]<int players>() {
    using Num = typename D::Num;
    const FreeCounts sizes;
    const book::Before<D, players> before;
    const book::Table<players>& state = before.state;
    const Settlement<Symbolic, players> given{state.storyteller, state.out, any_nums<players>("lost"),
                                              any_bools<players>("stopped"), any_bool("rewarded")};
    const auto after = read_in<book::Table<players>>(
        settle<D, players>(before.agreed, before.read, read_in<Settlement<D, players>>(given)));
    // Whatever is left open beyond what is lost, nine at most.
    book::StandIns parts;
    SymBool bounded = book::within(0, state.removed, 180) && book::within(0, count(book::together(state.hand)), 9);
    for (std::size_t seat = 0; seat < players; ++seat) {
      const SymNum& lost = given.lost[seat];
      const SymNum beyond = plain(open_beyond<D>(Num(count(state.open[seat])), Num(lost)));
      const std::string entry = std::to_string(seat);
      proof.claim(before.name + ", " + book::numbered("seat", seat) + ": beyond it", book::within(0, beyond, 9));
      bounded = bounded && book::within(0, lost, 189) && book::within(0, parts.num(beyond, "beyond" + entry), 9);
    }
    proof.claim(before.name, parts.in(implies(bounded, state.removed <= after.removed)));
  });
}

}  // namespace rulecheck::eselsbruecke
