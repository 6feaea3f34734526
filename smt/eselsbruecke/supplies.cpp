// Bag and supply never run out: what is drawn and earned at most, on both sides.
#include "model/eselsbruecke/progress.hpp"
#include "smt/eselsbruecke/invariant.hpp"

namespace rulecheck::eselsbruecke {

/// Added one by one, the tiles of told stories come to no more than those of all stories. No rule is read.
LEMMA(EselsbrueckeSupplies, WhatIsDrawnIsAtMostWhatAllStoriesHave) {
  const book::Agreed agreement = book::any_agreement();
  const SymNum before = any_num("drawn_before"), most = any_num("most_before");
  for (std::size_t story = 1; story <= book::stories; ++story) {
    const SymNum tiles = book::tiles_of(agreement, story);
    const SymNum drawn = before + select(any_bool("told"), tiles, SymNum(0));
    proof.reset();
    proof.assume(book::is_agreement<3>(agreement) && SymNum(0) <= before && before <= most && most <= SymNum(180));
    proof.claim(book::numbered("story", story), SymNum(0) <= drawn && drawn <= most + tiles);
  }
}

/// The last of all stories, whichever it is, leaves what is left when all have been told.
PROOF(EselsbrueckeSupplies, TheBagHasTheTilesOfEveryStory, clause::picture_and_stop_tiles, clause::tiles_of_a_story,
      clause::other_pictures_in_the_bag) {
  using Num = typename D::Num;
  constexpr std::size_t last = 4;
  book::for_each_number_of_players([&]<int players>() {
    const book::Agreed agreement = book::any_agreement();
    const auto agreed = read_in<Agreement<D>>(agreement);
    auto state = begin<D, players>(agreed, Num(any_num("start")));
    SymNum bag = plain(state.bag);
    for (std::size_t story = 1; story <= book::stories; ++story) {
      bag = bag - book::tiles_of(agreement, story) * SymNum(story == last ? players - 1 : players);
    }
    state.bag = Num(bag);
    state.round = Num(static_cast<int>(last));
    const SymNum left = plain(tell<D, players>(agreed, state).bag);
    const std::string name = book::with_players(players);
    proof.reset();
    proof.assume(book::is_agreement<players>(agreement) && book::is_seat<players>(any_num("start")));
    proof.claim(name + ": enough", SymNum(0) <= left);
    proof.claim(name + ": on the normal side much is left",
                implies(!agreement.expert, left == SymNum(180 - 16 * players)));
    // With three players 42 tiles are never needed: their stories have nine tiles at most.
    proof.possible(name + ": on the other side all can be needed", left == SymNum(players == 3 ? 42 : 0));
  });
}

PROOF(EselsbrueckeSupplies, AStopTileIsLeftForEveryGuessingRound, clause::picture_and_stop_tiles) {
  book::for_each_number_of_players([&]<int players>() {
    const book::Agreed agreement = book::any_agreement();
    const auto state = book::any_state<players>();
    SymBool earned(true);
    for (std::size_t seat = 0; seat < players; ++seat) {
      const SymNum guessed = any_num("guessed" + std::to_string(seat));
      const SymNum& stops = state.stack[seat].stops;
      // Stories of a player that have been guessed; of the one at turn the last one has not.
      const SymNum most = book::stories_of(agreement) - book::one_if(state.storyteller == book::number(seat));
      earned = earned && SymNum(0) <= guessed && guessed <= most && SymNum(0) <= stops &&
               SymNum(0) <= state.aside[seat] && state.aside[seat] <= SymNum(100) && stops <= SymNum(100) &&
               stops + state.aside[seat] <= guessed;
    }
    const SymNum missing = plain(missing_stops<D, players>(read_in<State<D, players>>(state)));
    const std::string name = book::with_players(players);
    SymBool not_all(true);
    for (std::size_t seat = 0; seat < players; ++seat) {
      not_all = not_all && book::stories_guessed<players>(state, seat) <=
                               book::stories_of(agreement) - book::one_if(state.storyteller == book::number(seat));
    }
    proof.reset();
    proof.assume(book::is_in_time<players>(agreement, state) && state.round <= book::rounds_of(agreement));
    proof.claim(name + ": the story at turn has not been guessed", not_all);
    proof.reset();
    proof.assume(book::is_seat<players>(state.storyteller));
    proof.assume_invariant(earned && missing == SymNum(0));
    proof.claim(name + ": normal side", implies(!agreement.expert, SymNum(31 - 4 * players) <= state.supply));
    proof.claim(name + ": other side", SymNum(31 - 5 * players) <= state.supply);
    proof.possible(name + ": no more than that", agreement.expert && state.supply == SymNum(31 - 5 * players));
  });
}

}  // namespace rulecheck::eselsbruecke
