// What a ranking compares of seats, as the proofs speak of it.
#pragma once
#include "model/the_bremens/ending.hpp"
#include "smt/the_bremens/plays.hpp"

namespace rulecheck::the_bremens::book {

/// What a ranking compares of a seat: animals in Goal, when the last of them came, how far the foremost other one is.
struct Key {
  SymNum home, last, far;
};
inline Key any_key(const std::string& name) {
  return {any_num("home" + name), any_num("last" + name), any_num("far" + name)};
}
/// More in Goal is better, of two with all three there the earlier one, else who is further.
inline SymBool is_better(const Key& one, const Key& other) {
  const SymBool among_equals = select(one.home == SymNum(3), one.last < other.last, other.far < one.far);
  return other.home < one.home || (one.home == other.home && among_equals);
}

/// The rules read for two seats of a free state, with a free key for each seat in place of what is compared.
template <class D>
struct Ranked {
  Board<Symbolic> board = any_board();
  Table state = any_state();
  Board<D> read_board = read_in<Board<D>>(board);
  State<D> read = read_in<State<D>>(state);
  std::array<Key, 5> key;
  std::vector<std::pair<SymNum, SymNum>> keys;

  Ranked() {
    for (std::size_t seat = 0; seat < colours; ++seat) {
      key[seat] = any_key(std::to_string(seat));
      keys.insert(keys.end(), {{plain(animals_home<D>(read_board, read, seat)), key[seat].home},
                               {plain(last_arrival<D>(read, seat)), key[seat].last},
                               {plain(foremost<D>(read_board, read, seat)), key[seat].far}});
    }
  }
  SymBool before(std::size_t seat, std::size_t other) const {
    return plain(ranks_before<D>(read_board, read, seat, other));
  }
  SymBool is_out(std::size_t size, std::size_t seat) const { return is_inner(board, state.space[size][seat]); }
  SymNum home(std::size_t seat) const {
    std::vector<SymBool> all;
    for (std::size_t size = 0; size < sizes; ++size) all.push_back(state.space[size][seat] == goal(board));
    return how_many(all);
  }
  SymNum far(std::size_t seat) const { return plain(foremost<D>(read_board, read, seat)); }
  /// How far the foremost of a seat is that has this animal there, and the others in Start.
  SymNum far_alone(std::size_t size, std::size_t seat, const SymNum& space) const {
    Table alone = state;
    for (std::size_t other = 0; other < sizes; ++other) alone.space[other][seat] = SymNum(0);
    alone.space[size][seat] = space;
    return plain(foremost<D>(read_board, read_in<State<D>>(alone), seat));
  }
  SymBool none_out(std::size_t seat) const { return !is_out(0, seat) && !is_out(1, seat) && !is_out(2, seat); }
  /// What always holds, of two seats alone.
  SymBool is_well_formed(std::size_t one, std::size_t other) const {
    SymBool result = is_board(board);
    std::vector<SymNum> arrivals;
    for (std::size_t size = 0; size < sizes; ++size) {
      const SymNum &space = state.space[size][one], &theirs = state.space[size][other];
      result = result && is_space(board, space) && is_space(board, theirs) &&
               !(is_inner(board, space) && space == theirs) && is_numbered(board, state, size, one) &&
               is_numbered(board, state, size, other);
      arrivals.insert(arrivals.end(), {state.arrival[size][one], state.arrival[size][other]});
    }
    for (std::size_t i = 0; i < arrivals.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) result = result && !(arrivals[i] == arrivals[j] && SymNum(1) <= arrivals[i]);
    }
    return result;
  }
};

inline std::string against(std::size_t seat, std::size_t other) {
  return "seats " + std::to_string(seat) + " and " + std::to_string(other);
}
template <class Body>
void for_each_pair(Body&& body) {
  for (std::size_t seat = 0; seat < colours; ++seat) {
    for (std::size_t other = 0; other < colours; ++other) {
      if (seat != other) body(seat, other);
    }
  }
}

}  // namespace rulecheck::the_bremens::book
