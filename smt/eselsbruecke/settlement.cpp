// "Success and Failure" and "Stop Tiles": what a guessing round costs and earns, for stacks of any height.
#include "model/eselsbruecke/success.hpp"

#include "smt/eselsbruecke/settling.hpp"

namespace rulecheck::eselsbruecke {

PROOF(EselsbrueckeSettlement, WhoErredLosesThePenaltyAsFarAsTilesLieAboveAStopTile, clause::penalty_of_the_field,
      clause::nothing_left_to_give, clause::revealed_stop_ends_giving, clause::faultless_keep_their_tiles,
      clause::expert_variant) {
  book::for_each_number_of_players([&]<int players>() {
    const book::Settled<D, players> end;
    proof.reset();
    proof.assume(end.in_range());
    for (std::size_t seat = 0; seat < players; ++seat) {
      const SymNum &lost = end.settlement.lost[seat], &reach = end.reach[seat];
      const SymNum all = end.open[seat] + reach;
      const SymBool erred = end.before.out[seat], stops = SymNum(0) < end.before.stack[seat].stops;
      const std::string name = book::with_players(players) + book::numbered(", seat", seat);
      proof.claim(name + ": what is lost",
                  end.parts(lost == select(erred, book::smaller(all, end.penalty), SymNum(0))));
      proof.claim(name + ": a stop tile ends it while tiles are due",
                  end.parts(end.settlement.stopped[seat] == (erred && all < end.penalty && stops)));
    }
    proof.claim(
        book::with_players(players) + ": who erred, and whose story it is",
        book::same(end.settlement.erred, end.before.out) && end.settlement.storyteller == end.before.storyteller);
  });
}

PROOF(EselsbrueckeSettlement, OpenTilesAreGivenFirstAndTheRestGoesOnTheStack, clause::faultless_keep_their_tiles,
      clause::open_tiles_go_first, clause::given_tiles_leave, clause::penalty_of_the_field) {
  book::for_each_number_of_players([&]<int players>() {
    const book::Settled<D, players> end;
    proof.reset();
    proof.assume(end.in_range());
    const std::string name = book::with_players(players);
    SymNum given(0);
    for (std::size_t seat = 0; seat < players; ++seat) {
      const SymNum before = end.before.stack[seat].pictures, after = end.after.stack[seat].pictures;
      const SymNum &lost = end.lost[seat], &open = end.open[seat];
      const SymBool forfeits = end.agreement.readings.open_tiles_are_forfeited && end.before.out[seat];
      const SymNum of_the_stack = book::remaining(lost, open), beyond = end.beyond[seat];
      given = given + lost + select(forfeits, beyond, SymNum(0));
      proof.claim(name + book::numbered(", seat", seat),
                  end.parts(after == before - of_the_stack + select(forfeits, SymNum(0), beyond)));
    }
    proof.claim(name + ": what is given away leaves the game, with tiles that nobody has named",
                end.parts(end.after.removed == end.before.removed + end.left_over + given));
    proof.possible(name + ": an erring player keeps open tiles",
                   end.before.out[0] && SymNum(0) < book::remaining(end.open[0], end.lost[0]) &&
                       end.penalty == end.lost[0] && !end.agreement.readings.open_tiles_are_forfeited);
  });
}

PROOF(EselsbrueckeSettlement, TheStorytellerGetsAStopTileExactlyIfNobodyErred, clause::stop_tile_as_reward,
      clause::no_reward_after_a_mistake) {
  book::for_each_number_of_players([&]<int players>() {
    const book::Settled<D, players> end;
    const auto& [before, after] = std::tie(end.before, end.after);
    proof.reset();
    proof.assume(end.in_range());
    const SymBool earned = !book::some_erred<players>(before);
    const std::string name = book::with_players(players);
    proof.claim(name + ": exactly then", end.settlement.rewarded == earned);
    proof.claim(name + ": it comes from the supply",
                end.parts(after.supply == before.supply - book::one_if(end.settlement.rewarded)));
    for (std::size_t seat = 0; seat < players; ++seat) {
      const SymBool his = end.rewarded && before.storyteller == book::number(seat);
      const book::Pile &pile = before.stack[seat], &next = after.stack[seat];
      const SymBool aside = end.agreement.readings.revealed_stop_goes_aside && end.stopped[seat];
      const std::string who = name + book::numbered(", seat", seat);
      proof.claim(who + ": one more stop tile for him, one less where it is laid aside",
                  end.parts(next.stops + book::one_if(aside) == pile.stops + book::one_if(his)));
      proof.claim(who + ": what is laid aside stays his own",
                  end.parts(after.aside[seat] == before.aside[seat] + book::one_if(aside)));
      proof.claim(who + ": the reward lies on top", end.parts(implies(his, book::top_is_stop(next))));
      SymBool where_they_lay(true);
      for (std::size_t stop = 1; stop <= most_stops; ++stop) {
        const SymBool stays = book::has_stop(pile, stop) && book::has_stop(next, stop);
        where_they_lay = where_they_lay && implies(stays, book::place_of(pile, stop) == book::place_of(next, stop));
      }
      proof.claim(who + ": the others lie where they lay", end.parts(where_they_lay));
    }
  });
}

/// No stop tile is ever lost, and each shelters what is below it, as often as it comes to light.
PROOF(EselsbrueckeSettlement, AStopTileThatStaysSheltersAllBelowItForGood, clause::revealed_stop_ends_giving) {
  book::for_each_number_of_players([&]<int players>() {
    const book::Settled<D, players> end;
    proof.reset();
    proof.assume(end.in_range() && !end.agreement.readings.revealed_stop_goes_aside);
    for (std::size_t seat = 0; seat < players; ++seat) {
      const book::Pile &pile = end.before.stack[seat], &next = end.after.stack[seat];
      const std::string name = book::with_players(players) + book::numbered(", seat", seat);
      // `reach` picture tiles lie above the topmost stop tile, so the others are sheltered.
      const SymNum sheltered = pile.pictures - end.reach[seat];
      proof.claim(name + ": all that it shelters stays, and no stop tile is lost",
                  end.parts(sheltered <= next.pictures && pile.stops <= next.stops));
    }
  });
}

PROOF(EselsbrueckeSettlement, AfterAGuessingRoundTheNextPlayerGoesOn, clause::next_storyteller_clockwise,
      clause::donkey_moves_on, clause::left_neighbour_begins, clause::clockwise_until_all_are_named) {
  book::for_each_number_of_players([&]<int players>() {
    const book::Settled<D, players> end;
    const auto& [before, after] = std::tie(end.before, end.after);
    proof.reset();
    proof.assume(end.in_range());
    const std::string name = book::with_players(players);
    const SymNum next = book::left<players>(before.storyteller);
    proof.claim(name + ": to the left", after.storyteller == next && after.guesser == book::left<players>(next));
    proof.claim(name + ": a new round when it is the start player's turn",
                after.round == before.round + book::one_if(next == before.start));
    proof.claim(name + ": no tile of the story is in hand or open, nobody is out",
                is_empty(book::hidden<players>(after)) && is_empty(book::open_ones<players>(after)) &&
                    !book::some_erred<players>(after) && !after.guessing);
    proof.claim(name + ": bag, boards and start player stay",
                after.bag == before.bag && book::same(after.field, before.field) && after.start == before.start);
  });
}

}  // namespace rulecheck::eselsbruecke
