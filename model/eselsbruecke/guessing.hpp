// Eselsbrücke, "Rounds 3 - 4" and "Special Cases": who guesses, which guess breaks what, what it
// changes.
#pragma once
#include "model/eselsbruecke/distribution.hpp"

namespace rulecheck::eselsbruecke {

/// A guess, as a log records it.
template <class D>
struct Guess {
  typename D::Num seat;  ///< 0 to players − 1
  typename D::Set
      tile;  ///< the tile of the motif; nothing for a word that is none of the story, and for no word at all
  typename D::Bool keeps;  ///< whether the player keeps the tile of this motif instead of naming it
  static constexpr auto fields = std::tuple{&Guess::seat, &Guess::tile, &Guess::keeps};
};

/// All tiles of these players together.
template <class D, int players>
typename D::Set all_of(const BySeat<typename D::Set, players>& tiles) {
  typename D::Set all;
  for (const auto& own : tiles) all = all | own;
  return all;
}

/// Tiles whose motif nobody has named: those in hand.
template <class D, int players>
typename D::Set unnamed(const State<D, players>& state) {
  const Renders<D> rule{clause::named_tile_is_won, clause::clockwise_until_all_are_named};
  return all_of<D, players>(state.hand);  // ESL-25
}

/// Tiles that have been named: those that lie open.
template <class D, int players>
typename D::Set named(const State<D, players>& state) {
  const Renders<D> rule{clause::named_tile_is_won};
  return all_of<D, players>(state.open);  // ESL-25
}

/// Whether somebody has made a mistake in this guessing round.
template <class D, int players>
typename D::Bool somebody_erred(const State<D, players>& state) {
  const Renders<D> rule{clause::mistake_puts_out};
  typename D::Bool erred(false);
  for (const auto& out : state.out) erred = erred || out;
  return erred;
}

/// Whether a player takes part in this guessing round, and has made no mistake in it.
template <class D, int players>
typename D::Bool still_guesses(const State<D, players>& state, typename D::Num seat) {
  const Renders<D> rule{clause::mistake_puts_out, clause::storyteller_never_guesses};
  return seat != state.storyteller && !at(state.out, seat);  // ESL-29, ESL-27
}

/// Whether a player holds the only tile that nobody has named.
template <class D, int players>
typename D::Bool holds_the_last(const State<D, players>& state, typename D::Num seat) {
  const Renders<D> rule{clause::last_motif_in_own_hand};
  return count(unnamed<D, players>(state)) == typename D::Num(1) &&
         at(state.hand, seat) == unnamed<D, players>(state);  // ESL-47
}

/// The next player clockwise after this one who still guesses; he himself may be it. Himself, too, if nobody does.
template <class D, int players>
typename D::Num next_guesser(const State<D, players>& state, typename D::Num seat) {
  const Renders<D> rule{clause::clockwise_until_all_are_named, clause::guess_again};
  typename D::Num next = seat, candidate = seat;
  // ESL-28, ESL-30: from the last who could come to the first.
  for (int place = 0; place < players; ++place) {
    next = select(still_guesses<D, players>(state, candidate), candidate, next);
    candidate = right_neighbour<D, players>(candidate);
  }
  return next;
}

/// Special Case 1: before a player guesses who has no tile although nothing has been named, he gets that of the first.
template <class D, int players>
State<D, players> with_aid(const Agreement<D>& agreement, State<D, players> state) {
  const Renders<D> rule{clause::first_tile_as_aid};
  using Set = typename D::Set;
  const Set first(1);
  // second-aid: it is passed on by whoever has it, or the first player must still have it.
  typename D::Bool can_be_had = !agreement.readings.aid_is_not_passed_on ||
                                !is_empty(at(state.hand, left_neighbour<D, players>(state.storyteller)));
  typename D::Bool needed = is_empty(named<D, players>(state)) && is_empty(at(state.hand, state.guesser));
  where(needed && can_be_had, state, [&first](State<D, players>& aided) {
    for (auto& hand : aided.hand) hand = hand - first;
    put(aided.hand, aided.guesser, first);  // ESL-46
  });
  return state;
}

/// The state after a legal guess, before anything is settled.
template <class D, int players>
State<D, players> enter_guess(const Agreement<D>& agreement, State<D, players> state, const Guess<D>& guess) {
  const Renders<D> rule{clause::named_tile_is_won, clause::mistake_puts_out, clause::last_motif_in_own_hand};
  using Set = typename D::Set;
  Set of_others = unnamed<D, players>(state) - at(state.hand, guess.seat);
  Set won = select(guess.keeps, guess.tile, guess.tile & of_others);  // ESL-25, ESL-45, ESL-47
  for (auto& hand : state.hand) hand = hand - won;
  put(state.open, guess.seat, at(state.open, guess.seat) | won);
  put(state.out, guess.seat, is_empty(won));  // ESL-27
  state.guesser = next_guesser<D, players>(state, guess.seat);
  return with_aid<D, players>(agreement, state);
}

/// Whether everything has been named, or everybody is out.
template <class D, int players>
typename D::Bool guessing_ends(const State<D, players>& state) {
  const Renders<D> rule{clause::clockwise_until_all_are_named};
  return is_empty(unnamed<D, players>(state)) || !still_guesses<D, players>(state, state.guesser);  // ESL-28
}

/// What a guess breaks; it is legal where nothing holds.
template <class D>
struct BrokenGuess {
  using Bool = typename D::Bool;
  Bool game_is_over;    ///< ESL-48
  Bool too_early;       ///< in round 1 or 2: ESL-10
  Bool undistributed;   ///< later, before the tiles are distributed: ESL-19
  Bool own_story;       ///< ESL-29
  Bool out;             ///< ESL-27
  Bool without_a_tile;  ///< ESL-22
  Bool not_the_first;   ///< ESL-23
  Bool not_the_next;    ///< ESL-28
  Bool last_motif;      ///< kept by somebody who does not hold it, or not kept by who does: ESL-47
  Bool own_motif;       ///< ESL-24
  Bool again;           ///< ESL-23
  static constexpr auto fields = std::tuple{
      &BrokenGuess::game_is_over, &BrokenGuess::too_early,      &BrokenGuess::undistributed, &BrokenGuess::own_story,
      &BrokenGuess::out,          &BrokenGuess::without_a_tile, &BrokenGuess::not_the_first, &BrokenGuess::not_the_next,
      &BrokenGuess::last_motif,   &BrokenGuess::own_motif,      &BrokenGuess::again};
};

template <class D, int players>
BrokenGuess<D> judge_guess(const Agreement<D>& agreement, const State<D, players>& state, const Guess<D>& guess) {
  const Renders<D> rule{
      clause::six_rounds,        clause::tell_then_distribute,   clause::storyteller_never_guesses,
      clause::no_tile_no_guess,  clause::left_neighbour_begins,  clause::clockwise_until_all_are_named,
      clause::not_the_own_motif, clause::last_motif_in_own_hand, clause::mistake_puts_out};
  using Bool = typename D::Bool;
  Bool early = only_stories_are_told<D, players>(state), erred = somebody_erred<D, players>(state);
  Bool out_of_turn = still_guesses<D, players>(state, guess.seat) && guess.seat != state.guesser;
  Bool without_a_tile = !erred && is_empty(at(dealt_hands<D, players>(agreement, state), guess.seat));
  Bool first = !erred && is_empty(named<D, players>(state));
  Bool last = holds_the_last<D, players>(state, guess.seat);
  Bool names = !last && !guess.keeps;
  return {is_over<D, players>(agreement, state),
          !state.guessing && early,                                                             // ESL-10
          !state.guessing && !early,                                                            // ESL-19
          guess.seat == state.storyteller,                                                      // ESL-29
          at(state.out, guess.seat),                                                            // ESL-27
          out_of_turn && without_a_tile,                                                        // ESL-22
          out_of_turn && !without_a_tile && first,                                              // ESL-23
          out_of_turn && !without_a_tile && !first,                                             // ESL-28
          select(last, !guess.keeps || guess.tile != at(state.hand, guess.seat), guess.keeps),  // ESL-47
          names && !agreement.readings.own_motif_is_a_mistake && overlaps(at(state.hand, guess.seat), guess.tile),
          names && agreement.readings.repeated_motif_is_illegal && overlaps(named<D, players>(state), guess.tile)};
}

}  // namespace rulecheck::eselsbruecke
