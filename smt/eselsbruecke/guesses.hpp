// Guessing rounds as the proofs speak of them: who holds what, who still guesses, and a guess in a free round, without
// a word of the rule text.
#pragma once
#include "model/eselsbruecke/guessing.hpp"
#include "smt/eselsbruecke/state.hpp"

namespace rulecheck::eselsbruecke::book {

template <int players>
using Tiles = BySeat<SymSet, players>;

template <int players>
SymSet all_tiles(const Tiles<players>& sets) {
  SymSet all;
  for (const SymSet& set : sets) all = all | set;
  return all;
}
/// How many of the first nine tiles are in a set.
inline SymNum size(const SymSet& set) {
  std::vector<SymBool> in_it;
  for (std::size_t tile = 0; tile < tiles; ++tile) in_it.push_back(has_element(set, tile));
  return how_many(in_it);
}
/// Tiles that nobody has named, and those that lie open.
template <int players>
SymSet hidden(const Table<players>& state) {
  return all_tiles<players>(state.hand);
}
template <int players>
SymSet open_ones(const Table<players>& state) {
  return all_tiles<players>(state.open);
}
template <int players>
SymBool some_erred(const Table<players>& state) {
  SymBool some(false);
  for (const SymBool& out : state.out) some = some || out;
  return some;
}
/// A player other than the storyteller who has made no mistake.
template <int players>
SymBool goes_on(const Table<players>& state, std::size_t seat) {
  return !(state.storyteller == number(seat)) && !state.out[seat];
}
template <int players>
std::vector<SymBool> all_that_go_on(const Table<players>& state) {
  std::vector<SymBool> all;
  for (std::size_t seat = 0; seat < players; ++seat) all.push_back(goes_on<players>(state, seat));
  return all;
}
template <int players>
SymBool somebody_goes_on(const Table<players>& state) {
  SymBool some(false);
  for (const SymBool& one : all_that_go_on<players>(state)) some = some || one;
  return some;
}
/// The player holds the only tile that is not named.
template <int players>
SymBool has_the_last(const Table<players>& state, const SymNum& seat) {
  return is_single(hidden<players>(state)) && of_seat(state.hand, seat) == hidden<players>(state);
}
/// How many places clockwise of the storyteller a seat is; who sits so far has tile number `place − 1`.
template <int players>
SymNum place(const Table<players>& state, const SymNum& seat) {
  return seats_between<players>(state.storyteller, seat);
}
/// Tiles of the story that is guessed.
template <int players>
SymNum story_size(const Agreed& agreement, const Table<players>& state) {
  return tiles_of(agreement, state.round - SymNum(2));
}
inline SymSet first_elements(const SymNum& how_many) {
  SymSet result;
  for (std::size_t number_of = 1; number_of <= tiles; ++number_of) {
    result = select(how_many == number(number_of), first_elements(number_of), result);
  }
  return result;
}

/// A round of which nothing is known but who sits where, who guesses, and that there are one to nine tiles.
template <int players>
SymBool is_round(const Table<players>& state) {
  SymBool result = is_seat<players>(state.start) && is_seat<players>(state.storyteller) &&
                   is_seat<players>(state.guesser) && state.guessing;
  for (std::size_t seat = 0; seat < players; ++seat) {
    result = result && contains(first_elements(tiles), state.hand[seat] | state.open[seat]);
  }
  const SymSet all = hidden<players>(state) | open_ones<players>(state);
  return result && has_element(all, 0) && !of_seat(state.out, state.storyteller) &&
         is_empty(of_seat(state.open, state.storyteller)) && are_apart(state.hand) && are_apart(state.open) &&
         !overlaps(hidden<players>(state), open_ones<players>(state));
}
/// It goes on: a tile is left, and whoever guesses may.
template <int players>
SymBool is_going_on(const Table<players>& state) {
  return is_round<players>(state) && !is_empty(hidden<players>(state)) && !(state.guesser == state.storyteller) &&
         !of_seat(state.out, state.guesser);
}
/// Its tiles are those of the story of two rounds before.
template <int players>
SymBool is_of_a_story(const Agreed& agreement, const Table<players>& state) {
  return is_agreement<players>(agreement) && within(3, state.round, 7) && state.round <= rounds_of(agreement) &&
         (hidden<players>(state) | open_ones<players>(state)) == first_elements(story_size<players>(agreement, state));
}
/// As long as nobody errs one tile is named after the other, in turn.
template <int players>
SymBool is_in_turn(const Table<players>& state) {
  const SymNum named = size(open_ones<players>(state));
  SymBool in_turn(false);
  for (int times = 0; times < 9; times += players - 1) {
    in_turn = in_turn || place<players>(state, state.guesser) + SymNum(times) == named + SymNum(1);
  }
  return some_erred<players>(state) || in_turn;
}

/// Special Case 1: nothing is named, and whoever is to guess holds nothing.
template <int players>
SymBool needs_aid(const Table<players>& state) {
  return is_empty(open_ones<players>(state)) && is_empty(of_seat(state.hand, state.guesser));
}
/// With the reading that passes nothing on the first player must still have his tile.
template <int players>
SymBool gets_aid(const Agreed& agreement, const Table<players>& state) {
  const SymBool first_has_it = !is_empty(of_seat(state.hand, left<players>(state.storyteller)));
  return needs_aid<players>(state) && (!agreement.readings.aid_is_not_passed_on || first_has_it);
}

/// Somebody guesses; everything is free.
template <class D, int players>
struct Guessing {
  Agreed agreement = any_agreement();
  Table<players> before = any_state<players>(), after;
  Guess<Symbolic> guess{any_num("seat"), any_set("tile"), any_bool("keeps")};
  BrokenGuess<Symbolic> broken;

  Guessing() {
    const auto agreed = read_in<Agreement<D>>(agreement);
    const auto read = read_in<State<D, players>>(before);
    const auto read_guess = read_in<eselsbruecke::Guess<D>>(guess);
    after = read_in<Table<players>>(enter_guess<D, players>(agreed, read, read_guess));
    broken = read_in<BrokenGuess<Symbolic>>(judge_guess<D, players>(agreed, read, read_guess));
  }
  /// A seat, and a tile, or none for another word and for none.
  SymBool is_guess() const { return is_seat<players>(guess.seat) && (is_empty(guess.tile) || is_single(guess.tile)); }
  SymBool holds_it(std::size_t seat) const { return overlaps(before.hand[seat], guess.tile); }
  SymBool is_own() const { return overlaps(of_seat(before.hand, guess.seat), guess.tile); }
  SymBool is_open() const { return overlaps(open_ones<players>(before), guess.tile); }
  /// Another player holds the tile of this motif.
  SymBool is_of_another() const {
    SymBool some(false);
    for (std::size_t seat = 0; seat < players; ++seat) {
      some = some || (!(guess.seat == number(seat)) && holds_it(seat));
    }
    return some;
  }
  /// A tile comes to lie open: it is kept, or named and found with another.
  SymBool succeeds() const { return guess.keeps || is_of_another(); }
  SymBool keeps_the_last() const {
    return has_the_last<players>(before, guess.seat) && guess.keeps && guess.tile == hidden<players>(before);
  }
  /// What may be said, by whoever is at turn.
  SymBool may_be_said() const {
    const auto& readings = agreement.readings;
    const SymBool names = !guess.keeps && (!is_own() || readings.own_motif_is_a_mistake) &&
                          (!is_open() || !readings.repeated_motif_is_illegal);
    return select(has_the_last<players>(before, guess.seat), keeps_the_last(), names);
  }
  /// A guess that breaks nothing, by EselsbrueckeLogGuessing.AGuessIsLegalExactlyIf….
  SymBool legal() const { return is_guess() && guess.seat == before.guesser && may_be_said(); }
};

}  // namespace rulecheck::eselsbruecke::book
