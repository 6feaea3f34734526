// States as the proofs speak of them: free variables, the tables of the overview, and who sits where, without a word of
// the rule text that is proved.
#pragma once
#include <array>
#include <string>
#include <vector>

#include "model/eselsbruecke/state.hpp"
#include "smt/core/terms.hpp"

namespace rulecheck::eselsbruecke::book {

using Agreed = Agreement<Symbolic>;
using Pile = Stack<Symbolic>;
template <int players>
using Table = State<Symbolic, players>;
template <int players>
using Numbers = BySeat<SymNum, players>;

inline constexpr std::size_t stories = 5;  ///< of the expert side; the normal one has the first four
inline constexpr std::size_t tiles = 9;    ///< of one story at most

inline std::string numbered(const std::string& what, std::size_t number) { return what + " " + std::to_string(number); }
inline SymNum number(std::size_t entry) { return SymNum(static_cast<int>(entry)); }
inline SymNum one_if(const SymBool& condition) { return select(condition, SymNum(1), SymNum(0)); }
inline SymBool within(int lowest, const SymNum& value, int highest) {
  return SymNum(lowest) <= value && value <= SymNum(highest);
}

/// How many of these hold; at most 63.
inline SymNum how_many(const std::vector<SymBool>& all) {
  z3::context& context = Symbolic::context();
  z3::expr sum = context.bv_val(0, 6);
  for (const SymBool& one : all) sum = sum + z3::ite(one.term, context.bv_val(1, 6), context.bv_val(0, 6));
  return SymNum(z3::zext(sum, Symbolic::num_bits - 6));
}
/// No two of these hold.
inline SymBool at_most_one(const std::vector<SymBool>& all) {
  SymBool result(true);
  for (std::size_t one = 0; one < all.size(); ++one) {
    for (std::size_t other = 0; other < one; ++other) result = result && !(all[one] && all[other]);
  }
  return result;
}
/// None of the members of a struct holds: what was judged breaks nothing.
template <class Broken>
SymBool nothing_broken(const Broken& broken) {
  SymBool none(true);
  std::apply([&](auto... field) { ((none = none && !(broken.*field)), ...); }, Broken::fields);
  return none;
}

/// Calls `body` with every number of players: `[&]<int players>() { … }`.
template <class Body>
void for_each_number_of_players(Body&& body) {
  body.template operator()<3>();
  body.template operator()<4>();
  body.template operator()<5>();
  body.template operator()<6>();
}
inline std::string with_players(int players) { return std::to_string(players) + " players"; }

// Tiles and fields as elements of a set.

inline SymSet just(std::size_t element) { return SymSet(std::uint64_t{1} << element); }
inline SymSet first_elements(std::size_t how_many) { return SymSet((std::uint64_t{1} << how_many) - 1); }
/// Whether this element is in a set.
inline SymBool has_element(const SymSet& set, std::size_t element) {
  const auto bit = static_cast<unsigned>(element);
  return SymBool(set.term.extract(bit, bit) == Symbolic::context().bv_val(1, 1));
}
/// One element and no other.
inline SymBool is_single(const SymSet& set) {
  SymBool result(false);
  for (std::size_t tile = 0; tile < tiles; ++tile) result = result || set == just(tile);
  return result;
}
/// No two sets have anything in common.
template <std::size_t size>
SymBool are_apart(const std::array<SymSet, size>& sets) {
  SymBool result(true);
  for (std::size_t one = 0; one < size; ++one) {
    for (std::size_t other = 0; other < one; ++other) result = result && !overlaps(sets[one], sets[other]);
  }
  return result;
}

// What is agreed.

inline Agreed any_agreement() {
  Agreed agreement;
  int reading = 0;
  std::apply(
      [&](auto... field) { ((agreement.readings.*field = any_bool("reading" + std::to_string(reading++))), ...); },
      Readings<Symbolic>::fields);
  agreement.expert = any_bool("expert");
  agreement.expert_tiles = any_nums<stories>("expert_tiles");
  agreement.shown_penalties = any_nums<stories>("penalty");
  return agreement;
}
/// Tiles of a story as the overview has them, 0 if there is no such story. @param story 1 to 5
inline SymNum tiles_of(const Agreed& agreement, std::size_t story) {
  constexpr std::array<int, stories> printed{3, 3, 4, 5, 0};
  return select(agreement.expert, agreement.expert_tiles.at(story - 1), SymNum(printed.at(story - 1)));
}
/// The same of any number; 0 of one that is no story.
inline SymNum tiles_of(const Agreed& agreement, const SymNum& story) {
  SymNum result(0);
  for (std::size_t entry = 1; entry <= stories; ++entry) {
    result = select(story == number(entry), tiles_of(agreement, entry), result);
  }
  return result;
}
/// What a mistake in a story costs: 1 in red, 3 in yellow, the others as the boards show them. @param story 1 to 5
inline SymNum penalty_of(const Agreed& agreement, std::size_t story) {
  const SymNum& shown = agreement.shown_penalties.at(story - 1);
  if (story == 1) return select(agreement.expert, shown, SymNum(1));
  if (story == 4) return select(agreement.expert, shown, SymNum(3));
  return shown;
}
inline SymNum stories_of(const Agreed& agreement) { return select(agreement.expert, SymNum(5), SymNum(4)); }
inline SymNum rounds_of(const Agreed& agreement) { return select(agreement.expert, SymNum(7), SymNum(6)); }
inline SymBool is_story(const Agreed& agreement, const SymNum& story) {
  return SymNum(1) <= story && story <= stories_of(agreement);
}
/// Options that a log can have: 1 to 9 tiles a story, as many as there are, and penalties of 0 to 20.
template <int players>
SymBool is_agreement(const Agreed& agreement) {
  SymBool result(true);
  SymNum all(0);
  for (std::size_t entry = 0; entry < stories; ++entry) {
    result = result && within(1, agreement.expert_tiles[entry], 9) && within(0, agreement.shown_penalties[entry], 20);
    all = all + agreement.expert_tiles[entry];
  }
  return result && all <= SymNum(180 / players - 1);
}

// Who sits where.

template <int players>
SymBool is_seat(const SymNum& seat) {
  return SymNum(0) <= seat && seat < SymNum(players);
}
/// The seat clockwise from this one.
template <int players>
constexpr std::size_t left(std::size_t seat) {
  return (seat + 1) % players;
}
template <int players>
SymNum left(const SymNum& seat) {
  SymNum result(0);
  for (std::size_t entry = 0; entry < players; ++entry) {
    result = select(seat == number(entry), number(left<players>(entry)), result);
  }
  return result;
}
/// How many seats one has to go clockwise from the first to the second.
template <int players>
SymNum seats_between(const SymNum& from, const SymNum& to) {
  SymNum result(0), seat = from;
  for (std::size_t gone = 1; gone < players; ++gone) {
    seat = left<players>(seat);
    result = select(seat == to, number(gone), result);
  }
  return result;
}
/// What stands at this seat.
template <class T, std::size_t players>
T of_seat(const std::array<T, players>& by_seat, const SymNum& seat) {
  T result = by_seat[0];
  for (std::size_t entry = 1; entry < players; ++entry) result = select(seat == number(entry), by_seat[entry], result);
  return result;
}

// The table.

/// A stack of free numbers; the list of places means something only up to the number of stop tiles.
inline Pile any_stack(const std::string& name) {
  return {any_num("pictures" + name), any_num("stops" + name), any_nums<most_stops + 1>("below" + name + "_")};
}
template <int players>
Table<players> any_state() {
  Table<players> state;
  for (std::size_t seat = 0; seat < players; ++seat) state.stack[seat] = any_stack(std::to_string(seat));
  state.aside = any_nums<players>("aside");
  state.field = any_sets<players>("field");
  state.hand = any_sets<players>("hand");
  state.open = any_sets<players>("open");
  state.out = any_bools<players>("out");
  state.bag = any_num("bag");
  state.supply = any_num("supply");
  state.removed = any_num("removed");
  state.round = any_num("round");
  state.start = any_num("start");
  state.storyteller = any_num("storyteller");
  state.guesser = any_num("guesser");
  state.guessing = any_bool("guessing");
  return state;
}

/// Whether two values of one type are the same in each part.
template <class T>
SymBool same(const T& one, const T& other) {
  if constexpr (requires { one.term; }) {
    return one == other;
  } else if constexpr (HasFields<T>) {
    SymBool result(true);
    std::apply([&](auto... field) { ((result = result && same(one.*field, other.*field)), ...); }, T::fields);
    return result;
  } else {
    SymBool result(true);
    for (std::size_t entry = 0; entry < one.size(); ++entry) result = result && same(one[entry], other[entry]);
    return result;
  }
}
/// Everything is the same but the parts named: `same_but(after, before, &Table<players>::bag, …)`.
template <int players, class... Parts>
SymBool same_but(const Table<players>& one, Table<players> other, Parts... part) {
  ((other.*part = one.*part), ...);
  return same(one, other);
}

// How far a game is. Turns are numbered by round and by how far the storyteller sits from the start player.

/// Seats, rounds and the end: rounds 1 to the last, or after it, and then the start player would be at turn.
template <int players>
SymBool is_in_time(const Agreed& agreement, const Table<players>& state) {
  const SymBool over = rounds_of(agreement) < state.round;
  return is_seat<players>(state.start) && is_seat<players>(state.storyteller) && is_seat<players>(state.guesser) &&
         SymNum(1) <= state.round && state.round <= rounds_of(agreement) + SymNum(1) &&
         (!over || state.storyteller == state.start);
}
/// Whether a turn of this seat in this round is over.
template <int players>
SymBool is_turn_over(const Table<players>& state, std::size_t seat, const SymNum& round) {
  return round < state.round || (round == state.round && seats_between<players>(state.start, number(seat)) <
                                                             seats_between<players>(state.start, state.storyteller));
}

}  // namespace rulecheck::eselsbruecke::book
