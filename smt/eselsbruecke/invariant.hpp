// What always holds of a game, as the proofs speak of it: stories by seat and number, tiles in one place each, stacks.
#pragma once
#include <utility>

#include "smt/eselsbruecke/dealing.hpp"

namespace rulecheck::eselsbruecke::book {

/// Terms of the rules, and free variables that stand for them: what holds whatever they are needs no knowledge of how
/// they come about.
class StandIns {
 public:
  SymBool truth(const SymBool& part, const std::string& name) { return add(part, any_bool("some_" + name)); }
  SymNum num(const SymNum& part, const std::string& name) { return add(part, any_num("some_" + name)); }
  SymSet set(const SymSet& part, const std::string& name) { return add(part, any_set("some_" + name)); }
  /// A claim with the free variables in place of the terms.
  SymBool in(const SymBool& claim) const {
    z3::expr_vector from(claim.term.ctx()), to(claim.term.ctx());
    for (const auto& [part, other] : parts_) {
      from.push_back(part);
      to.push_back(other);
    }
    z3::expr term = claim.term;
    return SymBool(term.substitute(from, to));
  }

 private:
  template <class T>
  T add(const T& part, const T& other) {
    parts_.emplace_back(part.term, other.term);
    return other;
  }
  std::vector<std::pair<z3::expr, z3::expr>> parts_;
};

/// Calls `body` with every seat and every story from 1.
template <int players, class Body>
void for_each_story(Body&& body) {
  for (std::size_t seat = 0; seat < players; ++seat) {
    for (std::size_t story = 1; story <= stories; ++story) body(seat, story);
  }
}
inline std::string story_of(std::size_t story, std::size_t seat) {
  return numbered("story", story) + " of " + numbered("seat", seat);
}

/// The player at turn has told his story of this round: its tiles lie on its field.
template <int players>
SymBool told_now(const Agreed& agreement, const Table<players>& state) {
  const SymSet fields = of_seat(state.field, state.storyteller);
  SymBool lies_there(false);
  for (std::size_t story = 1; story <= stories; ++story) {
    lies_there = lies_there || (state.round == number(story) && has_element(fields, story - 1));
  }
  return is_story(agreement, state.round) && lies_there;
}
/// A story has been told, in a turn that is over or in this one. @param now whether in this turn one has been told
template <int players>
SymBool is_told(const Agreed& agreement, const Table<players>& state, const SymBool& now, std::size_t seat,
                std::size_t story) {
  const SymBool in_this_turn = now && state.storyteller == number(seat) && state.round == number(story);
  return is_story(agreement, number(story)) && (is_turn_over(state, seat, number(story)) || in_this_turn);
}
/// A story has been distributed, two rounds after it was told.
template <int players>
SymBool is_distributed(const Table<players>& state, std::size_t seat, std::size_t story) {
  const SymBool in_this_turn = state.guessing && state.storyteller == number(seat) && state.round == number(story + 2);
  return is_turn_over(state, seat, number(story + 2)) || in_this_turn;
}
/// A field is full exactly while its story waits to be distributed.
template <int players>
SymBool field_is_right(const Agreed& agreement, const Table<players>& state, const SymBool& now, std::size_t seat,
                       std::size_t story) {
  return has_element(state.field[seat], story - 1) ==
         (is_told<players>(agreement, state, now, seat, story) && !is_distributed<players>(state, seat, story));
}
/// No board has more fields than there are stories, and in rounds 1 and 2 a story ends the turn.
template <int players>
SymBool fields_are_right(const Agreed& agreement, const Table<players>& state) {
  const SymBool now = told_now<players>(agreement, state);
  SymBool result = implies(now, SymNum(3) <= state.round);
  for (const SymSet& field : state.field) result = result && contains(first_elements(stories), field);
  for_each_story<players>([&](std::size_t seat, std::size_t story) {
    result = result && field_is_right<players>(agreement, state, now, seat, story);
  });
  return result;
}

/// Picture tiles on the fields of one board.
inline SymNum on_fields(const Agreed& agreement, const SymSet& fields) {
  SymNum sum(0);
  for (std::size_t story = 1; story <= stories; ++story) {
    sum = sum + select(has_element(fields, story - 1), tiles_of(agreement, story), SymNum(0));
  }
  return sum;
}

/// Numbers of one board and player, of whatever they are made up.
template <int players>
struct Sums {
  Numbers<players> on_fields = any_nums<players>("on_fields");
  Numbers<players> held = any_nums<players>("held");
  Numbers<players> open = any_nums<players>("lying_open");
};
/// All picture tiles.
template <int players>
SymNum all_pictures(const Agreed& agreement, const Table<players>& state, const Sums<players>& sums) {
  SymNum all = state.bag + state.removed + select(agreement.readings.base_is_a_marker, SymNum(players), SymNum(0));
  for (std::size_t seat = 0; seat < players; ++seat) {
    all = all + state.stack[seat].pictures + sums.on_fields[seat] + sums.held[seat] + sums.open[seat];
  }
  return all;
}
template <int players>
SymNum all_stops(const Table<players>& state) {
  SymNum all = state.supply;
  for (std::size_t seat = 0; seat < players; ++seat) all = all + state.stack[seat].stops + state.aside[seat];
  return all;
}

/// Stop tiles one above the other, none of them above the top.
inline SymBool is_in_order(const Pile& stack) {
  SymBool result = stack.below[0] == SymNum(0) && SymNum(0) <= stack.stops;
  result = result && implies(stack.stops == SymNum(0), SymNum(0) <= stack.pictures);
  for (std::size_t stop = 1; stop <= most_stops; ++stop) {
    result = result && implies(number(stop) <= stack.stops, stack.below[stop - 1] <= stack.below[stop]) &&
             implies(stack.stops == number(stop), stack.below[stop] <= stack.pictures);
  }
  return result;
}
/// How many of this player's stories have been guessed.
template <int players>
SymNum stories_guessed(const Table<players>& state, std::size_t seat) {
  std::vector<SymBool> guessed;
  for (std::size_t story = 1; story <= stories; ++story) {
    guessed.push_back(is_turn_over<players>(state, seat, number(story + 2)));
  }
  return how_many(guessed);
}
/// No more stop tiles than stories guessed; aside only where they can go there.
template <int players>
SymBool has_earned_its_stops(const Agreed& agreement, const Table<players>& state, std::size_t seat) {
  const SymNum& aside = state.aside[seat];
  return state.stack[seat].stops + aside <= stories_guessed<players>(state, seat) && SymNum(0) <= aside &&
         (agreement.readings.revealed_stop_goes_aside || aside == SymNum(0));
}

/// All tiles of these players.
template <std::size_t size>
SymSet together(const std::array<SymSet, size>& sets) {
  SymSet all;
  for (const SymSet& set : sets) all = all | set;
  return all;
}
template <std::size_t size>
SymBool somebody(const std::array<SymBool, size>& out) {
  SymBool some(false);
  for (const SymBool& one : out) some = some || one;
  return some;
}
/// The places at which a tile of the story can be: in hands and open before players.
template <int players>
std::vector<SymSet> places(const Table<players>& state) {
  std::vector<SymSet> all(state.hand.begin(), state.hand.end());
  all.insert(all.end(), state.open.begin(), state.open.end());
  return all;
}
/// A tile is at exactly one of these places.
inline SymBool is_in_one_place(const std::vector<SymSet>& places, std::size_t tile) {
  std::vector<SymBool> there;
  for (const SymSet& place : places) there.push_back(has_element(place, tile));
  SymBool some(false);
  for (const SymBool& one : there) some = some || one;
  return some && at_most_one(there);
}
/// The tiles of a story of so many are each in one place, and no others.
template <int players>
SymBool tiles_are_apart(const Table<players>& state, const SymNum& how_many) {
  const auto all = places<players>(state);
  SymBool result(true);
  for (std::size_t tile = 0; tile < tiles; ++tile) {
    SymBool nowhere(true);
    for (const SymSet& place : all) nowhere = nowhere && !has_element(place, tile);
    result = result && select(number(tile) < how_many, is_in_one_place(all, tile), nowhere);
  }
  for (const SymSet& place : all) result = result && contains(first_elements(tiles), place);
  return result;
}
/// The same state in which no set has an element that is no tile of a story: it holds of all states of a game.
template <int players>
Table<players> with_tiles_only(Table<players> state) {
  for (SymSet& hand : state.hand) hand = hand & first_elements(tiles);
  for (SymSet& open : state.open) open = open & first_elements(tiles);
  return state;
}
/// Tiles are held by those who were dealt them; the first one also by somebody who got it as an aid.
template <int players>
SymBool holds_his_own(const Table<players>& state, std::size_t seat, const SymNum& how_many) {
  return contains(dealt<players>(seat, state.storyteller, how_many), state.hand[seat]) || state.hand[seat] == just(0);
}
/// The player at turn keeps out of it, and whoever is to guess still guesses.
template <int players>
SymBool right_ones_guess(const Table<players>& state) {
  return is_empty(of_seat(state.open, state.storyteller)) && !of_seat(state.out, state.storyteller) &&
         state.guesser != state.storyteller && !of_seat(state.out, state.guesser) && is_seat<players>(state.guesser);
}
/// As long as nobody errs, the others guess in turn, round and round: one tile is named in each turn.
template <int players>
SymBool is_in_turn(const Table<players>& state, const SymNum& named) {
  const SymNum place = seats_between<players>(state.storyteller, state.guesser) - SymNum(1);
  SymBool result = somebody(state.out);
  for (int turns = 0; turns < static_cast<int>(tiles); turns += players - 1) {
    result = result || place + SymNum(turns) == named;
  }
  return result;
}
/// Nothing is in hand or open, nobody is out, and the left neighbour would begin.
template <int players>
SymBool nothing_is_guessed(const Table<players>& state) {
  return is_empty(together(state.hand)) && is_empty(together(state.open)) && !somebody(state.out) &&
         state.guesser == left<players>(state.storyteller);
}

}  // namespace rulecheck::eselsbruecke::book
