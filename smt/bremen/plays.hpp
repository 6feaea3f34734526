// Rounds as the proofs speak of them: who wins a complete table, by animals and numbers; one play of a game.
#pragma once
#include "model/bremen/round.hpp"
#include "smt/bremen/state.hpp"

namespace rulecheck::bremen::book {

/// A free piece for every seat; `distinct` has to be assumed.
template <int players>
struct Table {
  std::vector<Piece> pieces;  ///< by seat

  Table() {
    for (int seat = 0; seat < players; ++seat) pieces.push_back(any_piece<players>("played" + std::to_string(seat)));
  }
  SymBool distinct() const {
    SymBool result(true);
    for (std::size_t i = 0; i < pieces.size(); ++i) {
      result = result && pieces[i].in_game;
      for (std::size_t j = 0; j < i; ++j) result = result && !same(pieces[i], pieces[j]);
    }
    return result;
  }
  BySeat<SymSet, players> sets() const {
    BySeat<SymSet, players> result;
    for (std::size_t seat = 0; seat < players; ++seat) result[seat] = pieces[seat].set;
    return result;
  }
  SymBool has_chicken() const {
    SymBool some(false);
    for (const Piece& piece : pieces) some = some || piece.is(chicken);
    return some;
  }
  /// The piece of this seat is of the animal, and no other of that animal is higher.
  SymBool is_highest(std::size_t seat, const SymNum& animal) const {
    SymBool result = pieces[seat].animal == animal;
    for (const Piece& other : pieces) {
      result = result && (other.animal != animal || other.number <= pieces[seat].number);
    }
    return result;
  }
  /// With a chicken on the table the highest one wins, else the highest of the animal that was led.
  SymBool wins(std::size_t seat, std::size_t leader) const {
    return select(has_chicken(), is_highest(seat, SymNum(chicken)), is_highest(seat, pieces[leader].animal));
  }
};

/// Whether the set has a piece of this animal.
inline SymBool has_animal(const SymSet& set, const SymNum& animal) {
  SymBool some(false);
  for (int kind = chicken; kind <= cat; ++kind) {
    SymBool of_it(false);
    for (int number = 1; number <= highest_number; ++number) of_it = of_it || has(set, kind, number);
    some = some || (animal == SymNum(kind) && of_it);
  }
  return some;
}
/// Whether this piece is in the set, by its animal and number.
inline SymBool has_piece(const SymSet& set, const Piece& piece) {
  SymBool some(false);
  for (int animal = chicken; animal <= cat; ++animal) {
    for (int number = 1; number <= highest_number; ++number) {
      some = some || (piece.animal == SymNum(animal) && piece.number == SymNum(number) && has(set, animal, number));
    }
  }
  return some;
}

/// "leader 2, 1 played": the name of a case.
inline std::string progress(std::size_t leader, std::size_t plays) {
  return "leader " + std::to_string(leader) + ", " + std::to_string(plays) + " played";
}

/// Calls `body` with every leader and every number of pieces that can lie on the table before a play.
template <int players, class Body>
void for_each_turn(Body&& body) {
  for (std::size_t leader = 0; leader < players; ++leader) {
    for (std::size_t plays = 0; plays < players; ++plays) body(leader, plays);
  }
}

/// A free state in which this seat leads and so many have played. Leader and turn are known, the pieces on the table
/// are those of `table`; nothing is assumed yet.
template <int players>
State<Symbolic, players> any_state_with(const Table<players>& table, std::size_t leader, std::size_t plays) {
  State<Symbolic, players> state = any_state<players>();
  state.leader = seat_number(leader);
  state.turn = seat_number(clockwise<players>(leader, plays));
  state.table = {};
  for (std::size_t place = 0; place < plays; ++place) {
    const std::size_t seat = clockwise<players>(leader, place);
    state.table[seat] = table.pieces[seat].set;
  }
  return state;
}

/// A well-formed state in which this seat leads and so many have played, before a piece in hand is played: what is free
/// in it, and the state after the play. Leader and turn are known, and so is that the table holds one piece each.
template <class D, int players>
struct Play {
  Table<players> table;
  State<Symbolic, players> before, after;
  std::size_t turn;
  SymSet single;

  Play(std::size_t leader, std::size_t plays)
      : before(any_state_with<players>(table, leader, plays)),
        turn(clockwise<players>(leader, plays)),
        single(table.pieces[turn].set) {
    after = terms(step<D, players>(read_in<D, players>(before), typename D::Set(single)));
  }
  /// What is assumed of every play of a game that is not over.
  SymBool legal() const {
    return table.distinct() && contains(before.hand[turn], single) && before.round <= SymNum(12);
  }
  bool ends_round(std::size_t leader) const { return clockwise<players>(turn, 1) == leader; }
};

}  // namespace rulecheck::bremen::book
