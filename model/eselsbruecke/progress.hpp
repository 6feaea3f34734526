// Eselsbrücke, "Course of Play": what follows from how far a game is, between two turns: which fields hold a story,
// what has been drawn; and how many tiles lie nowhere that is known of.
#pragma once
#include "model/eselsbruecke/guessing.hpp"

namespace rulecheck::eselsbruecke {

/// How many seats the second is from the first, clockwise.
template <class D, int players>
typename D::Num distance(typename D::Num from, typename D::Num to) {
  using Num = typename D::Num;
  return to - from + select(to < from, Num(players), Num(0));
}

/// The seats by their numbers, from 0.
template <class D, int players>
BySeat<typename D::Num, players> seat_numbers() {
  const Renders<D> rule{clause::stories_go_clockwise};
  BySeat<typename D::Num, players> numbers;
  for (int seat = 0; seat < players; ++seat) numbers[static_cast<std::size_t>(seat)] = typename D::Num(seat);
  return numbers;
}

/// Whether a player has had his turn in this round.
template <class D, int players>
typename D::Bool had_a_turn(const State<D, players>& state, typename D::Num seat) {
  const Renders<D> rule{clause::stories_go_clockwise, clause::next_storyteller_clockwise};
  return distance<D, players>(state.start, seat) < distance<D, players>(state.start, state.storyteller);
}

/// Whether the turn of a player in this round is over, or this round comes later.
/// @param round from 1; it may be one that nobody gets to
template <class D, int players>
typename D::Bool is_past(const State<D, players>& state, typename D::Num seat, typename D::Num round) {
  const Renders<D> rule{clause::donkey_moves_on, clause::six_rounds};
  return round < state.round || (round == state.round && had_a_turn<D, players>(state, seat));
}

/// Whether a player has told a story in a turn that is over. @param story from 1
template <class D, int players>
typename D::Bool was_told(const Agreement<D>& agreement, const State<D, players>& state, typename D::Num seat,
                          typename D::Num story) {
  const Renders<D> rule{clause::six_rounds, clause::tell_then_distribute};
  return is_a_story<D>(agreement, story) && is_past<D, players>(state, seat, story);
}

/// Whether a player has distributed a story, if he ever tells it, in a turn that is over. @param story from 1
template <class D, int players>
typename D::Bool was_distributed(const State<D, players>& state, typename D::Num seat, typename D::Num story) {
  const Renders<D> rule{clause::distributed_field};
  return is_past<D, players>(state, seat, story + typename D::Num(2));  // ESL-11
}

/// By seat: the fields that hold a story between two turns.
template <class D, int players>
BySeat<typename D::Set, players> full_fields(const Agreement<D>& agreement, const State<D, players>& state) {
  const Renders<D> rule{clause::next_free_field, clause::distributed_field};
  using Num = typename D::Num;
  const auto seats = seat_numbers<D, players>();
  BySeat<typename D::Set, players> full;
  for (std::size_t seat = 0; seat < players; ++seat) {
    for (int number = 1; number <= most_stories; ++number) {
      Num story(number);
      typename D::Bool holds = was_told<D, players>(agreement, state, seats[seat], story) &&
                               !was_distributed<D, players>(state, seats[seat], story);
      full[seat] = full[seat] | select(holds, field_of_story<D>(story), typename D::Set());
    }
  }
  return full;
}

/// Picture tiles that have been drawn in turns that are over.
template <class D, int players>
typename D::Num drawn_tiles(const Agreement<D>& agreement, const State<D, players>& state) {
  const Renders<D> rule{clause::tiles_of_a_story};
  using Num = typename D::Num;
  Num drawn;
  for (const Num& seat : seat_numbers<D, players>()) {
    for (int number = 1; number <= most_stories; ++number) {
      Num story(number);
      drawn = drawn +
              select(was_told<D, players>(agreement, state, seat, story), tiles_of_story<D>(agreement, story), Num(0));
    }
  }
  return drawn;
}

/// Picture tiles on some fields of a board.
template <class D>
typename D::Num tiles_on(const Agreement<D>& agreement, typename D::Set fields) {
  const Renders<D> rule{clause::tiles_of_a_story, clause::next_free_field};
  using Num = typename D::Num;
  Num tiles;
  for (int number = 1; number <= most_stories; ++number) {
    Num story(number);
    tiles = tiles + select(!is_empty(fields & field_of_story<D>(story)), tiles_of_story<D>(agreement, story), Num(0));
  }
  return tiles;
}

/// Picture tiles that are nowhere.
template <class D, int players>
typename D::Num missing_pictures(const Agreement<D>& agreement, const State<D, players>& state) {
  const Renders<D> rule{clause::picture_and_stop_tiles, clause::base_tile};
  using Num = typename D::Num;
  // ESL-01, ESL-05
  Num missing =
      Num(180) - state.bag - state.removed - select(agreement.readings.base_is_a_marker, Num(players), Num(0));
  for (std::size_t seat = 0; seat < players; ++seat) {
    missing = missing - state.stack[seat].pictures - tiles_on<D>(agreement, state.field[seat]) -
              count(state.hand[seat]) - count(state.open[seat]);
  }
  return missing;
}

/// Stop tiles that are nowhere.
template <class D, int players>
typename D::Num missing_stops(const State<D, players>& state) {
  const Renders<D> rule{clause::picture_and_stop_tiles};
  typename D::Num missing = typename D::Num(30) - state.supply;  // ESL-01
  for (std::size_t seat = 0; seat < players; ++seat) {
    missing = missing - state.stack[seat].stops - state.aside[seat];
  }
  return missing;
}

}  // namespace rulecheck::eselsbruecke
