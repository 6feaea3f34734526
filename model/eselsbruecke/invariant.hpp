// Eselsbrücke: what must hold of every state of every game.
#pragma once
#include "model/eselsbruecke/progress.hpp"

namespace rulecheck::eselsbruecke {

/// Every tile is somewhere, and every story that was told has been drawn from the bag.
template <class D, int players>
typename D::Bool tiles_are_conserved(const Agreement<D>& agreement, const State<D, players>& state) {
  const Renders<D> rule{clause::picture_and_stop_tiles, clause::given_tiles_leave, clause::tiles_of_a_story};
  using Num = typename D::Num;
  Num drawn = drawn_tiles<D, players>(agreement, state) +
              select(has_told<D, players>(agreement, state), tiles_of_story<D>(agreement, state.round), Num(0));
  return missing_pictures<D, players>(agreement, state) == Num(0) && missing_stops<D, players>(state) == Num(0) &&
         state.bag + drawn == Num(180 - players) && Num(0) <= state.removed;
}

/// A field holds a story from the round in which it is told to the one, two rounds later, in which it is distributed.
template <class D, int players>
typename D::Bool fields_follow_the_rounds(const Agreement<D>& agreement, const State<D, players>& state) {
  const Renders<D> rule{clause::next_free_field, clause::distributed_field, clause::tell_then_distribute};
  using Set = typename D::Set;
  auto fields = full_fields<D, players>(agreement, state);
  Set taken = select(state.guessing, field_of_story<D>(guessed_story<D, players>(state)), Set());
  Set told = select(has_told<D, players>(agreement, state), field_of_story<D>(state.round), Set());
  put(fields, state.storyteller, (at(fields, state.storyteller) - taken) | told);
  typename D::Bool right = !(only_stories_are_told<D, players>(state) && has_told<D, players>(agreement, state));
  for (std::size_t seat = 0; seat < players; ++seat) right = right && state.field[seat] == fields[seat];
  return right;
}

/// Stacks are in order, and nobody has more stop tiles than stories of his have been guessed.
template <class D, int players>
typename D::Bool stacks_are_right(const Agreement<D>& agreement, const State<D, players>& state) {
  const Renders<D> rule{clause::stop_tile_as_reward, clause::revealed_stop_ends_giving};
  using Num = typename D::Num;
  typename D::Bool right(true);
  for (int seat = 0; seat < players; ++seat) {
    Num guessed;
    for (int number = 1; number <= most_stories; ++number) {
      Num story(number);
      guessed = guessed + select(was_distributed<D, players>(state, Num(seat), story), Num(1), Num(0));
    }
    const Stack<D>& stack = state.stack[static_cast<std::size_t>(seat)];
    const Num& aside = state.aside[static_cast<std::size_t>(seat)];
    right = right && is_in_order<D>(stack) && stack.stops + aside <= guessed && Num(0) <= aside &&
            (agreement.readings.revealed_stop_goes_aside || aside == Num(0));
  }
  return right;
}

/// While a story is guessed its tiles are in hands and open before players, each one once, and somebody can go on.
template <class D, int players>
typename D::Bool guessing_is_in_order(const Agreement<D>& agreement, const State<D, players>& state) {
  const Renders<D> rule{clause::tell_then_distribute, clause::named_tile_is_won, clause::no_tile_no_guess,
                        clause::first_tile_as_aid,    clause::six_rounds,        clause::storyteller_never_guesses};
  using Num = typename D::Num;
  using Set = typename D::Set;
  Num tiles = tiles_of_story<D>(agreement, guessed_story<D, players>(state));
  const auto dealt = dealt_hands<D, players>(agreement, state);
  Num seen;
  typename D::Bool held(true);
  for (std::size_t seat = 0; seat < players; ++seat) {
    seen = seen + count(state.hand[seat]) + count(state.open[seat]);
    held = held && (contains(dealt[seat], state.hand[seat]) || state.hand[seat] == Set(1));  // ESL-46
  }
  typename D::Bool apart =
      seen == tiles && (unnamed<D, players>(state) | named<D, players>(state)) == first_tiles<D>(tiles);
  typename D::Bool telling = is_empty(at(state.open, state.storyteller)) && !at(state.out, state.storyteller);
  // ESL-22: as long as nobody errs the others guess in turn, round and round.
  Num place = distance<D, players>(left_neighbour<D, players>(state.storyteller), state.guesser);
  typename D::Bool in_turn = somebody_erred<D, players>(state);
  for (int turns = 0; turns < most_tiles; turns += players - 1) {
    in_turn = in_turn || place + Num(turns) == count(named<D, players>(state));
  }
  return apart && held && telling && in_turn && !guessing_ends<D, players>(state) &&
         is_a_story<D>(agreement, guessed_story<D, players>(state)) && !story_is_due<D, players>(agreement, state);
}

/// Between guessing rounds no tile of a story is in hand or open, nobody is out, and the left neighbour would begin.
template <class D, int players>
typename D::Bool nothing_is_guessed(const State<D, players>& state) {
  const Renders<D> rule{clause::clockwise_until_all_are_named, clause::left_neighbour_begins};
  return is_empty(unnamed<D, players>(state)) && is_empty(named<D, players>(state)) &&
         !somebody_erred<D, players>(state) && state.guesser == left_neighbour<D, players>(state.storyteller);
}

/// What holds of every state of every game.
template <class D, int players>
typename D::Bool invariant(const Agreement<D>& agreement, const State<D, players>& state) {
  const Renders<D> rule{clause::six_rounds, clause::ends_after_the_last_round};
  using Num = typename D::Num;
  auto is_seat = [](Num seat) { return Num(0) <= seat && seat < Num(players); };
  typename D::Bool in_range = is_seat(state.start) && is_seat(state.storyteller) && is_seat(state.guesser) &&
                              Num(1) <= state.round && state.round <= last_round<D>(agreement) + Num(1) &&
                              (!is_over<D, players>(agreement, state) || state.storyteller == state.start);
  typename D::Bool at_rest = nothing_is_guessed<D, players>(state);
  typename D::Bool busy = guessing_is_in_order<D, players>(agreement, state);
  return in_range && tiles_are_conserved<D, players>(agreement, state) &&
         fields_follow_the_rounds<D, players>(agreement, state) && stacks_are_right<D, players>(agreement, state) &&
         select(state.guessing, busy, at_rest);
}

}  // namespace rulecheck::eselsbruecke
