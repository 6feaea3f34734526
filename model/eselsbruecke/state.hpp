// Eselsbrücke, "Game Setup" and "Course of Play": what lies where while the game is played, whose turn it is, the end.
#pragma once
#include "model/eselsbruecke/stack.hpp"

namespace rulecheck::eselsbruecke {

/// One entry per seat.
template <class T, int players>
using BySeat = std::array<T, static_cast<std::size_t>(players)>;

/// Tiles of one story at most.
inline constexpr int most_tiles = 9;

/// A game between two records of its log. Seats are 0 to players − 1, clockwise; rounds are counted from 1. The tiles
/// of a story that is guessed are numbered by where they were distributed: from the storyteller's left on each player's
/// tile, then those left over.
template <class D, int players>
struct State {
  using Set = typename D::Set;
  using Num = typename D::Num;
  BySeat<Stack<D>, players> stack;        ///< by seat: victory-point tiles
  BySeat<Num, players> aside;             ///< by seat: stop tiles that protect nothing any more
  BySeat<Set, players> field;             ///< by seat: the colour fields that hold a story; 0 is red: ESL-04
  BySeat<Set, players> hand;              ///< by seat: tiles of the story that is guessed, in hand
  BySeat<Set, players> open;              ///< by seat: tiles of this story that lie open before the player
  BySeat<typename D::Bool, players> out;  ///< by seat: who has made a mistake in this guessing round
  Num bag;                                ///< picture tiles to be drawn
  Num supply;                             ///< stop tiles that nobody has
  Num removed;                            ///< picture tiles out of the game
  Num round;                              ///< in progress; one more than there are after the last
  Num start;                              ///< the start player's seat
  Num storyteller;                        ///< whose turn it is
  Num guesser;                            ///< who guesses next, or first when it comes to that
  typename D::Bool guessing;              ///< whether a guessing round is in progress
  static constexpr auto fields =
      std::tuple{&State::stack, &State::aside,       &State::field,   &State::hand,    &State::open,
                 &State::out,   &State::bag,         &State::supply,  &State::removed, &State::round,
                 &State::start, &State::storyteller, &State::guesser, &State::guessing};
};

/// The seat to the left of this one.
template <class D, int players>
typename D::Num left_neighbour(typename D::Num seat) {
  using Num = typename D::Num;
  return select(seat == Num(players - 1), Num(0), seat + Num(1));
}

/// The seat to the right of this one.
template <class D, int players>
typename D::Num right_neighbour(typename D::Num seat) {
  using Num = typename D::Num;
  return select(seat == Num(0), Num(players - 1), seat - Num(1));
}

/// The game before the first story. @param start seat of the start player
template <class D, int players>
State<D, players> begin(const Agreement<D>& agreement, typename D::Num start) {
  const Renders<D> rule{clause::picture_and_stop_tiles, clause::base_tile, clause::stop_tiles_aside,
                        clause::other_pictures_in_the_bag, clause::left_neighbour_begins};
  using Num = typename D::Num;
  State<D, players> state;
  // ESL-05
  for (auto& stack : state.stack) stack.pictures = select(agreement.readings.base_is_a_marker, Num(0), Num(1));
  state.bag = Num(180) - Num(players);  // ESL-01, ESL-08
  state.supply = Num(30);               // ESL-01, ESL-07
  state.round = Num(1);
  state.start = start;
  state.storyteller = start;
  state.guesser = left_neighbour<D, players>(start);
  return state;
}

/// All rounds have been played.
template <class D, int players>
typename D::Bool is_over(const Agreement<D>& agreement, const State<D, players>& state) {
  const Renders<D> rule{clause::ends_after_the_last_round};
  return last_round<D>(agreement) < state.round;  // ESL-48
}

/// Rounds 1 and 2, in which nothing is guessed.
template <class D, int players>
typename D::Bool only_stories_are_told(const State<D, players>& state) {
  const Renders<D> rule{clause::six_rounds, clause::distributed_field};
  return state.round < typename D::Num(3);  // ESL-10
}

/// The turn goes to the next player; if that is the start player a round begins.
template <class D, int players>
State<D, players> pass_the_turn(State<D, players> state) {
  const Renders<D> rule{clause::stories_go_clockwise, clause::donkey_moves_on, clause::next_storyteller_clockwise,
                        clause::left_neighbour_begins};
  using Num = typename D::Num;
  state.storyteller = left_neighbour<D, players>(state.storyteller);                     // ESL-17, ESL-53
  state.round = state.round + select(state.storyteller == state.start, Num(1), Num(0));  // ESL-18
  state.guesser = left_neighbour<D, players>(state.storyteller);                         // ESL-23
  return state;
}

/// The field of a story: they are filled in their order. @param story from 1
template <class D>
typename D::Set field_of_story(typename D::Num story) {
  const Renders<D> rule{clause::next_free_field, clause::distributed_field};
  ByStory<typename D::Set> fields;
  for (std::size_t field = 0; field < fields.size(); ++field)
    fields[field] = typename D::Set(std::uint64_t{1} << field);
  return at(fields, story - typename D::Num(1));  // ESL-16
}

// What a story and a distribution break alike.

/// A turn in the first two rounds is taken by somebody else.
template <class D, int players>
typename D::Bool is_wrong_early_turn(const State<D, players>& state, typename D::Num seat) {
  const Renders<D> rule{clause::stories_go_clockwise};
  return only_stories_are_told<D, players>(state) && seat != state.storyteller;  // ESL-17
}

/// A later turn is taken by somebody else.
template <class D, int players>
typename D::Bool is_wrong_later_turn(const State<D, players>& state, typename D::Num seat) {
  const Renders<D> rule{clause::next_storyteller_clockwise};
  return !only_stories_are_told<D, players>(state) && seat != state.storyteller;  // ESL-53
}

}  // namespace rulecheck::eselsbruecke
