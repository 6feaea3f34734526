// Guesses and the end of a guessing round keep what always holds: tiles, turns, stacks, stop tiles.
#include "model/eselsbruecke/success.hpp"
#include "smt/core/set_sizes.hpp"
#include "smt/eselsbruecke/upkeep.hpp"

namespace rulecheck::eselsbruecke {
namespace {

/// A legal guess in any guessing round.
template <class D, int players>
struct Guessed {
  book::Before<D, players> before;
  Guess<Symbolic> guess{any_num("guesses"), any_set("tile"), any_bool("keeps")};
  State<D, players> next = enter_guess<D, players>(before.agreed, before.read, read_in<Guess<D>>(guess));
  book::Table<players> after = read_in<book::Table<players>>(next);

  SymBool is_possible() const {
    return before.is_guessing() && book::right_ones_guess<players>(before.state) &&
           book::may_be_guessed<players>(before.state, guess);
  }
  SymBool goes_on() const { return !plain(guessing_ends<D, players>(next)); }
  /// The motif of another player's tile, or the last one, which is kept.
  SymBool wins() const {
    const SymSet own = book::of_seat(before.state.hand, guess.seat);
    return guess.keeps || (overlaps(guess.tile, book::together(before.state.hand)) && !overlaps(guess.tile, own));
  }
};

/// A guessing round that ends in any state, settled in any way.
template <class D, int players>
struct Settled {
  book::Before<D, players> before;
  Settlement<Symbolic, players> given{before.state.storyteller, before.state.out, any_nums<players>("lost"),
                                      any_bools<players>("stopped"), any_bool("rewarded")};
  State<D, players> next = settle<D, players>(before.agreed, before.read, read_in<Settlement<D, players>>(given));
  book::Table<players> after = read_in<book::Table<players>>(next);
};

/// How many of its story's tiles all hands hold, and how many lie open.
template <int players>
SymNum in_hands(const book::Sums<players>& sums) {
  SymNum all(0);
  for (const SymNum& held : sums.held) all = all + held;
  return all;
}
template <int players>
SymNum lying_open(const book::Sums<players>& sums) {
  SymNum all(0);
  for (const SymNum& open : sums.open) all = all + open;
  return all;
}

}  // namespace

PROOF(EselsbrueckeUpkeep, AGuessLeavesEachTileInOnePlace, clause::named_tile_is_won, clause::first_tile_as_aid,
      clause::last_motif_in_own_hand) {
  book::for_each_number_of_players([&]<int players>() {
    const Guessed<D, players> guessed;
    const book::Table<players>&state = guessed.before.state, &after = guessed.after;
    using T = book::Table<players>;
    proof.reset();
    proof.assume_invariant(guessed.is_possible());
    proof.claim(guessed.before.name + ": each tile", book::tiles_are_apart<players>(after, guessed.before.how_many()));
    proof.claim(guessed.before.name + ": the storyteller gets nothing and is not out",
                is_empty(book::of_seat(after.open, state.storyteller)) && !book::of_seat(after.out, state.storyteller));
    proof.claim(guessed.before.name + ": only hands, open tiles and who is out change",
                book::same_but<players>(after, state, &T::hand, &T::open, &T::out, &T::guesser));
  });
}

PROOF(EselsbrueckeUpkeep, AGuessLeavesTilesWithThoseWhoWereDealtThem, clause::tell_then_distribute,
      clause::first_tile_as_aid) {
  book::for_each_number_of_players([&]<int players>() {
    const Guessed<D, players> guessed;
    const SymNum how_many = guessed.before.how_many();
    SymBool before(true), after(true);
    for (std::size_t seat = 0; seat < players; ++seat) {
      before = before && book::holds_his_own<players>(guessed.before.state, seat, how_many);
      after = after && book::holds_his_own<players>(guessed.after, seat, how_many);
    }
    proof.reset();
    proof.assume_invariant(guessed.is_possible() && before);
    proof.claim(guessed.before.name, after);
  });
}

PROOF(EselsbrueckeUpkeep, AsLongAsNobodyErrsOneTileIsNamedInEachTurn, clause::no_tile_no_guess,
      clause::clockwise_until_all_are_named, clause::named_tile_is_won, clause::left_neighbour_begins) {
  book::for_each_number_of_players([&]<int players>() {
    const Guessed<D, players> guessed;
    const book::Table<players>&state = guessed.before.state, &after = guessed.after;
    const SymSet named = book::together(state.open), then = book::together(after.open);
    proof.reset();
    proof.assume_invariant(guessed.is_possible());
    proof.claim(guessed.before.name + ": one more is named, or the player is out",
                select(guessed.wins(), then == (named | guessed.guess.tile) && !overlaps(named, guessed.guess.tile),
                       then == named && book::of_seat(after.out, guessed.guess.seat)));
    proof.claim(
        guessed.before.name + ": if it goes on the right ones guess and something is left",
        implies(guessed.goes_on(), book::right_ones_guess<players>(after) && !is_empty(book::together(after.hand))));
    const SymNum before = any_num("named_before"), now = before + book::one_if(guessed.wins());
    proof.assume(book::within(0, before, 8) && now <= SymNum(8) && book::is_in_turn<players>(state, before));
    proof.claim(guessed.before.name + ": in turn, unless somebody has erred",
                implies(guessed.goes_on(), book::is_in_turn<players>(after, now)));
  });
}

/// What the proofs above need of the sizes of sets.
LEMMA(EselsbrueckeUpkeep, OneTileMoreIsOneMore) {
  const SymSet named = any_set("named"), tile = any_set("tile");
  proof.assume(contains(book::first_elements(book::tiles), named) && book::is_single(tile));
  proof.claim("one tile", count(tile) == SymNum(1));
  proof.claim("if it is not among them",
              implies(!overlaps(named, tile), count(named | tile) == count(named) + SymNum(1)));
  proof.claim("as long as something is left",
              implies(!(named == book::first_elements(book::tiles)), count(named) <= SymNum(8)));
}

PROOF(EselsbrueckeUpkeep, AfterAGuessingRoundNothingIsInHandAndTheTurnIsOver, clause::clockwise_until_all_are_named,
      clause::next_storyteller_clockwise, clause::donkey_moves_on, clause::left_neighbour_begins,
      clause::ends_after_the_last_round) {
  book::for_each_number_of_players([&]<int players>() {
    const Settled<D, players> settled;
    const book::Table<players>&state = settled.before.state, &after = settled.after;
    const book::Agreed& agreement = settled.before.agreement;
    proof.reset();
    proof.assume_invariant(settled.before.in_time() && SymNum(3) <= state.round && state.guessing);
    proof.claim(settled.before.name + ": nothing is guessed",
                book::nothing_is_guessed<players>(after) && !after.guessing);
    proof.claim(settled.before.name + ": seats and rounds", book::is_in_time<players>(agreement, after));
    proof.claim(settled.before.name + ": bag and fields",
                after.bag == state.bag && book::same(after.field, state.field));
    proof.assume_invariant(settled.before.story_is_told() && book::fields_are_right<players>(agreement, state));
    proof.claim(settled.before.name + ": the next one has not told", !book::told_now<players>(agreement, after));
    SymBool told(true), guessed(true);
    const SymBool now = book::told_now<players>(agreement, state);
    book::for_each_story<players>([&](std::size_t seat, std::size_t story) {
      told = told && book::is_told<players>(agreement, after, SymBool(false), seat, story) ==
                         book::is_told<players>(agreement, state, now, seat, story);
      guessed = guessed && book::is_turn_over<players>(after, seat, book::number(story + 2)) ==
                               book::is_distributed<players>(state, seat, story);
    });
    proof.claim(settled.before.name + ": no story more is told", told);
    proof.claim(settled.before.name + ": what was distributed is guessed", guessed);
    proof.claim(settled.before.name + ": fields", book::fields_are_right<players>(agreement, after));
  });
}

PROOF(EselsbrueckeUpkeep, NoTileGetsLostInAGuessingRound, clause::picture_and_stop_tiles, clause::given_tiles_leave,
      clause::faultless_keep_their_tiles, clause::stop_tile_as_reward) {
  book::for_each_number_of_players([&]<int players>() {
    const FreeCounts sizes;
    const Settled<D, players> settled;
    const book::Table<players>&state = settled.before.state, &after = settled.after;
    const book::Sums<players> before = book::counted<players>(state);
    proof.reset();
    // Tiles in hands are in one hand each.
    proof.assume(count(book::together(state.hand)) == in_hands<players>(before));
    proof.claim(settled.before.name + ": pictures",
                book::all_pictures<players>(settled.before.agreement, after, book::counted<players>(after)) ==
                    book::all_pictures<players>(settled.before.agreement, state, before));
    for (std::size_t teller = 0; teller < players; ++teller) {
      proof.reset();
      proof.assume(state.storyteller == book::number(teller));
      proof.claim(settled.before.name + ", story of " + book::numbered("seat", teller) + ": stop tiles",
                  book::all_stops<players>(after) == book::all_stops<players>(state));
    }
  });
}

PROOF(EselsbrueckeUpkeep, StopTilesAreEarnedByStoriesGuessed, clause::stop_tile_as_reward,
      clause::no_reward_after_a_mistake, clause::revealed_stop_ends_giving) {
  book::for_each_number_of_players([&]<int players>() {
    const Settled<D, players> settled;
    const book::Table<players>&state = settled.before.state, &after = settled.after;
    const book::Agreed& agreement = settled.before.agreement;
    for (std::size_t seat = 0; seat < players; ++seat) {
      proof.reset();
      proof.assume_invariant(settled.before.in_time() && SymNum(3) <= state.round && state.guessing &&
                             book::within(0, state.stack[seat].stops, most_stops) &&
                             book::within(0, state.aside[seat], 30) &&
                             book::has_earned_its_stops<players>(agreement, state, seat));
      proof.claim(settled.before.name + ", " + book::numbered("seat", seat),
                  book::has_earned_its_stops<players>(agreement, after, seat));
    }
  });
}

}  // namespace rulecheck::eselsbruecke
