// Moves as the proofs of the invariant speak of them: a free state, what is known of it, and the state afterwards.
#pragma once
#include "model/eselsbruecke/guessing.hpp"
#include "smt/core/free_counts.hpp"
#include "smt/eselsbruecke/invariant.hpp"

namespace rulecheck::eselsbruecke::book {

/// A state before a move, and the same read by the rules.
template <class D, int players>
struct Before {
  Agreed agreement = any_agreement();
  Table<players> state = with_tiles_only<players>(any_state<players>());
  Agreement<D> agreed = read_in<Agreement<D>>(agreement);
  State<D, players> read = read_in<State<D, players>>(state);
  std::string name = with_players(players);

  /// How many tiles the story has that is guessed in this round.
  SymNum how_many() const { return tiles_of(agreement, state.round - SymNum(2)); }
  SymBool in_time() const {
    return is_agreement<players>(agreement) && is_in_time<players>(agreement, state) &&
           state.round <= rounds_of(agreement);
  }
  /// The story of this round has been told, if there is one.
  SymBool story_is_told() const { return told_now<players>(agreement, state) == is_story(agreement, state.round); }
  /// A story is guessed.
  SymBool is_guessing() const {
    return in_time() && SymNum(3) <= state.round && state.guessing && tiles_are_apart<players>(state, how_many());
  }
};

/// Numbers of tiles that stand for the sizes of hands and of what lies open.
template <int players>
Sums<players> counted(const Table<players>& state) {
  Sums<players> sums;
  for (std::size_t seat = 0; seat < players; ++seat) {
    sums.held[seat] = count(state.hand[seat]);
    sums.open[seat] = count(state.open[seat]);
  }
  return sums;
}

/// A guess of the player at turn that breaks nothing, in any reading: he names one tile or none, and keeps the last
/// one.
template <int players>
SymBool may_be_guessed(const Table<players>& state, const Guess<Symbolic>& guess) {
  const SymSet unnamed = together(state.hand), own = of_seat(state.hand, state.guesser);
  const SymBool last = own == unnamed && is_single(unnamed);
  return guess.seat == state.guesser && (is_single(guess.tile) || is_empty(guess.tile)) && guess.keeps == last &&
         implies(last, guess.tile == own);
}

}  // namespace rulecheck::eselsbruecke::book
