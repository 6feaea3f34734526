// Stories and distributions keep what always holds: fields, tiles, hands. Guesses and what follows:
// guesses_keep_it.cpp and stacks_keep_it.cpp.
#include "smt/eselsbruecke/upkeep.hpp"
#include "model/eselsbruecke/invariant.hpp"
#include "smt/eselsbruecke/guesses.hpp"

namespace rulecheck::eselsbruecke {
namespace {

/// A story of this round, which is due.
template <class D, int players>
void story_keeps_it(Proof& proof, std::size_t round) {
  book::Before<D, players> before;
  before.state.round = book::number(round);
  before.read = read_in<State<D, players>>(before.state);
  const book::Table<players>& state = before.state;
  const auto after = read_in<book::Table<players>>(tell<D, players>(before.agreed, before.read));
  const SymBool told_before = book::told_now<players>(before.agreement, state);
  const SymBool told_after = book::told_now<players>(before.agreement, after);
  proof.reset();
  proof.assume(before.in_time() && book::is_story(before.agreement, state.round));
  proof.assume_invariant(!told_before && !state.guessing && book::nothing_is_guessed<players>(state) &&
                         book::fields_are_right<players>(before.agreement, state));
  SymBool told(true), guessed(true);
  book::for_each_story<players>([&](std::size_t seat, std::size_t story) {
    const SymBool this_one = SymBool(story == round) && state.storyteller == book::number(seat);
    const SymBool earlier = book::is_told<players>(before.agreement, state, SymBool(false), seat, story);
    told = told && !(earlier && this_one) &&
           book::is_told<players>(before.agreement, after, told_after, seat, story) == (earlier || this_one);
    guessed = guessed && book::is_turn_over<players>(after, seat, book::number(story + 2)) ==
                             book::is_turn_over<players>(state, seat, book::number(story + 2));
  });
  const std::string name = before.name + ", " + book::numbered("round", round);
  proof.claim(name + ": one story more is told", told);
  proof.claim(name + ": as many are guessed", guessed);
  proof.claim(name + ": seats and rounds", book::is_in_time<players>(before.agreement, after));
  proof.claim(name + ": fields", book::fields_are_right<players>(before.agreement, after));
  proof.claim(name + ": nothing is guessed", book::nothing_is_guessed<players>(after) && !after.guessing);
}

/// In these rounds.
template <class D>
void stories_keep_it(Proof& proof, std::size_t first, std::size_t last) {
  book::for_each_number_of_players([&]<int players>() {
    for (std::size_t round = first; round <= last; ++round) story_keeps_it<D, players>(proof, round);
  });
}

}  // namespace

PROOF(EselsbrueckeUpkeep, AStoryOfRoundOneOrTwoLeavesASoundState, clause::next_free_field, clause::six_rounds,
      clause::stories_go_clockwise, clause::donkey_moves_on) {
  stories_keep_it<D>(proof, 1, 2);
}

PROOF(EselsbrueckeUpkeep, AStoryOfRoundThreeOrFourLeavesASoundState, clause::next_free_field, clause::six_rounds,
      clause::tell_then_distribute) {
  stories_keep_it<D>(proof, 3, 4);
}

PROOF(EselsbrueckeUpkeep, AStoryOfRoundFiveLeavesASoundState, clause::next_free_field, clause::expert_variant,
      clause::tell_then_distribute) {
  stories_keep_it<D>(proof, 5, 5);
}

/// One story more that is told is as many tiles more that are drawn, and that lie on a board. No rule is read.
LEMMA(EselsbrueckeUpkeep, AStoryMoreIsItsTilesMore) {
  const book::Agreed agreement = book::any_agreement();
  const SymSet fields = any_set("fields");
  SymBool on_fields(true);
  for (std::size_t story = 1; story <= book::stories; ++story) {
    const SymSet others = fields - book::just(story - 1);
    on_fields = on_fields && book::on_fields(agreement, others | book::just(story - 1)) ==
                                 book::on_fields(agreement, others) + book::tiles_of(agreement, story);
  }
  proof.claim("on a board", on_fields);
  book::for_each_number_of_players([&]<int players>() {
    SymBool drawn(true);
    const auto sum_with = [&](const SymBool& this_one, std::size_t whose, std::size_t which) {
      SymNum sum(0);
      book::for_each_story<players>([&](std::size_t seat, std::size_t story) {
        const SymBool told = any_bool("told" + std::to_string(seat) + "_" + std::to_string(story));
        sum = sum +
              select(seat == whose && story == which ? this_one : told, book::tiles_of(agreement, story), SymNum(0));
      });
      return sum;
    };
    book::for_each_story<players>([&](std::size_t whose, std::size_t which) {
      drawn = drawn && sum_with(SymBool(true), whose, which) ==
                           sum_with(SymBool(false), whose, which) + book::tiles_of(agreement, which);
    });
    proof.claim(book::with_players(players) + ": drawn", drawn);
  });
}

PROOF(EselsbrueckeUpkeep, TilesThatAreDrawnLieOnTheBoard, clause::tiles_of_a_story, clause::picture_and_stop_tiles) {
  book::for_each_number_of_players([&]<int players>() {
    const FreeCounts sizes;
    const book::Before<D, players> before;
    const auto after = read_in<book::Table<players>>(tell<D, players>(before.agreed, before.read));
    const SymNum tiles = book::tiles_of(before.agreement, before.state.round);
    book::Sums<players> sums = book::counted<players>(before.state), then = book::counted<players>(after);
    for (std::size_t teller = 0; teller < players; ++teller) {
      for (std::size_t seat = 0; seat < players; ++seat) {
        then.on_fields[seat] = seat == teller ? sums.on_fields[seat] + tiles : sums.on_fields[seat];
      }
      proof.reset();
      proof.assume(before.in_time() && book::is_story(before.agreement, before.state.round));
      proof.claim(before.name + ", " + book::numbered("seat", teller) + " tells: all pictures",
                  book::all_pictures<players>(before.agreement, after, then) ==
                      book::all_pictures<players>(before.agreement, before.state, sums));
    }
    proof.claim(before.name + ": all stop tiles",
                book::all_stops<players>(after) == book::all_stops<players>(before.state));
    proof.claim(before.name + ": nothing leaves", after.removed == before.state.removed &&
                                                      book::same(after.stack, before.state.stack) &&
                                                      book::same(after.aside, before.state.aside));
  });
}

PROOF(EselsbrueckeUpkeep, ADistributionLeavesASoundState, clause::distributed_field, clause::tell_then_distribute,
      clause::storyteller_takes_the_rest, clause::no_tile_no_guess, clause::left_neighbour_begins) {
  book::for_each_number_of_players([&]<int players>() {
    const book::Before<D, players> before;
    const book::Table<players>& state = before.state;
    const auto after = read_in<book::Table<players>>(distribute<D, players>(before.agreed, before.read));
    const SymBool told = book::told_now<players>(before.agreement, state);
    SymBool as_told(true), held(true);
    for (std::size_t seat = 0; seat < players; ++seat) {
      held = held && book::holds_his_own<players>(after, seat, before.how_many());
    }
    proof.reset();
    proof.assume(before.in_time() && SymNum(3) <= state.round && !state.guessing);
    proof.assume_invariant(before.story_is_told() && book::nothing_is_guessed<players>(state));
    proof.claim(before.name + ": told as before", book::told_now<players>(before.agreement, after) == told);
    proof.claim(before.name + ": tiles in one place each", book::tiles_are_apart<players>(after, before.how_many()));
    proof.claim(before.name + ": in the right hands", held);
    proof.claim(before.name + ": the right ones guess", book::right_ones_guess<players>(after) &&
                                                            book::is_in_turn<players>(after, SymNum(0)) &&
                                                            is_empty(book::together(after.open)));
    proof.claim(before.name + ": something is to be guessed", !is_empty(book::together(after.hand)));
    proof.assume_invariant(book::fields_are_right<players>(before.agreement, state));
    proof.claim(before.name + ": fields", book::fields_are_right<players>(before.agreement, after));
    SymBool full(false);
    for (std::size_t seat = 0; seat < players; ++seat) {
      for (std::size_t story = 1; story <= book::stories; ++story) {
        full = full || (state.storyteller == book::number(seat) && state.round == book::number(story + 2) &&
                        book::has_element(state.field[seat], story - 1));
      }
    }
    proof.claim(before.name + ": the field that is distributed was full", full);
  });
}

/// What proofs of guesses assume of a guessing round follows from what always holds. No rule is read.
LEMMA(EselsbrueckeUpkeep, AGuessingRoundIsAsProofsOfGuessesHaveIt) {
  book::for_each_number_of_players([&]<int players>() {
    const book::Before<Symbolic, players> before;
    const book::Table<players>& state = before.state;
    proof.reset();
    proof.assume_invariant(before.is_guessing() && book::right_ones_guess<players>(state) &&
                           !is_empty(book::together(state.hand)) &&
                           book::is_story(before.agreement, state.round - SymNum(2)));
    proof.claim(before.name + ": it goes on", book::is_going_on<players>(state));
    proof.claim(before.name + ": with the tiles of the story", book::is_of_a_story<players>(before.agreement, state));
    const SymNum named = book::size(book::open_ones<players>(state));
    proof.claim(before.name + ": in turn",
                implies(book::is_in_turn<players>(state, named), book::is_in_turn<players>(state)));
  });
}

PROOF(EselsbrueckeUpkeep, AtMostThreeFieldsOfABoardAreFullAndOfTheNormalSideFourAreUsed, clause::board_with_four_fields,
      clause::next_free_field, clause::distributed_field) {
  book::for_each_number_of_players([&]<int players>() {
    const book::Before<D, players> before;
    proof.reset();
    proof.assume(before.in_time() && (!before.state.guessing || SymNum(3) <= before.state.round));
    proof.assume_invariant(plain(fields_follow_the_rounds<D, players>(before.agreed, before.read)));
    SymBool three_at_most(true), of_the_normal_side(true);
    for (const SymSet& field : before.state.field) {
      std::vector<SymBool> full;
      for (std::size_t story = 0; story < book::stories; ++story) full.push_back(book::has_element(field, story));
      three_at_most = three_at_most && book::how_many(full) <= SymNum(3);
      of_the_normal_side = of_the_normal_side && contains(book::first_elements(4), field);
    }
    proof.claim(before.name + ": three at most", three_at_most);
    proof.claim(before.name + ": red to yellow", before.agreement.expert || of_the_normal_side);
    const SymSet& teller = before.state.field[0];
    const SymBool tells = before.state.storyteller == SymNum(0) && !before.agreement.expert;
    proof.possible(before.name + ": red, blue, green", tells && teller == SymSet(7));
    // The next free field would be red again: that yellow is meant shows in the overview only.
    proof.possible(before.name + ": blue, green, yellow", tells && teller == SymSet(14));
  });
}

}  // namespace rulecheck::eselsbruecke
