// Plays as the proofs speak of them: an animal of a free state that is played, and the state afterwards.
#pragma once
#include "model/the_bremens/moving.hpp"
#include "smt/the_bremens/moves.hpp"

namespace rulecheck::the_bremens::book {

/// The card is not among what has changed, nor is anything else but pieces and animal cards.
inline SymBool same_round(const Table& one, const Table& other) {
  return one.badge == other.badge && one.holder == other.holder && one.turn == other.turn &&
         one.in_round == other.in_round;
}
inline SymBool same_cards(const Table& one, const Table& other) {
  SymBool result = one.pile == other.pile;
  for (std::size_t seat = 0; seat < colours; ++seat) {
    result = result && one.hand[seat] == other.hand[seat] && one.discard[seat] == other.discard[seat] &&
             one.shown[seat] == other.shown[seat];
  }
  return result;
}
inline SymBool same_animal_cards(const Table& one, const Table& other) {
  SymBool result(true);
  for (std::size_t seat = 0; seat < colours; ++seat) {
    result = result && one.animals_in_hand[seat] == other.animals_in_hand[seat];
  }
  return result;
}
inline SymBool same_animals(const Table& one, const Table& other) {
  SymBool result = one.arrivals == other.arrivals;
  for_each_piece([&](std::size_t size, std::size_t seat) {
    result = result && one.space[size][seat] == other.space[size][seat] &&
             one.arrival[size][seat] == other.arrival[size][seat];
  });
  return result;
}

/// All three animals of this seat are in Goal.
inline SymBool is_complete(const Board<Symbolic>& board, const Table& state, std::size_t seat) {
  SymBool all(true);
  for (std::size_t size = 0; size < sizes; ++size) all = all && state.space[size][seat] == goal(board);
  return all;
}
inline SymBool is_over(const Board<Symbolic>& board, const Table& state) {
  SymBool some(false);
  for (std::size_t seat = 0; seat < colours; ++seat) some = some || is_complete(board, state, seat);
  return some;
}

/// Pieces in Goal are numbered: greater than 0, up to as many as there are, each number once.
inline SymBool is_numbered(const Board<Symbolic>& board, const Table& state, std::size_t size, std::size_t seat) {
  const SymNum& arrival = state.arrival[size][seat];
  const SymBool home = state.space[size][seat] == goal(board);
  return select(home, SymNum(1) <= arrival && arrival <= state.arrivals, arrival == SymNum(0));
}
inline SymBool are_numbered(const Board<Symbolic>& board, const Table& state) {
  SymBool result(true);
  for_each_piece([&](std::size_t size, std::size_t seat) { result = result && is_numbered(board, state, size, seat); });
  return result;
}
inline SymBool arrive_one_by_one(const Table& state) {
  std::vector<SymNum> all;
  for_each_piece([&](std::size_t size, std::size_t seat) { all.push_back(state.arrival[size][seat]); });
  SymBool result(true);
  for (std::size_t one = 0; one < all.size(); ++one) {
    for (std::size_t other = 0; other < one; ++other) {
      result = result && !(all[one] == all[other] && SymNum(1) <= all[one]);
    }
  }
  return result;
}

/// An animal of this size is played, of any seat; everything else is free.
template <class D>
struct Move {
  Agreed agreement;
  Table before = any_state(), after;
  std::size_t size;
  SymNum seat = any_num("seat"), from;
  the_bremens::Play<Symbolic> play{SymNum(0), any_num("to"), any_bool("lays_card"), any_bool("says_riders"),
                                   any_num("riders_to")};
  SymSet card = any_set("card");

  explicit Move(std::size_t animal) : Move(animal, any_agreement()) {}
  Move(std::size_t animal, const Agreed& agreed) : agreement(agreed), size(animal) {
    play.animal = number(size);
    for (std::size_t owner = 0; owner < colours; ++owner) {
      from = select(seat == number(owner), before.space[size][owner], from);
    }
    after =
        read_in<Table>(make_play<D>(read_in<Agreement<D>>(agreement), read_in<State<D>>(before), typename D::Num(seat),
                                    typename D::Set(card), read_in<the_bremens::Play<D>>(play)));
  }
  const Board<Symbolic>& board() const { return agreement.board; }
  SymBool is_itself(std::size_t other, std::size_t owner) const {
    return SymBool(other == size) && seat == number(owner);
  }
  /// This piece stands on its back.
  SymBool rides(std::size_t other, std::size_t owner) const {
    return SymBool(other < size) && before.space[other][owner] == from && !(from == SymNum(0));
  }
  SymBool some_ride() const {
    SymBool some(false);
    for (std::size_t other = 0; other < size; ++other) some = some || stands(before, other, from);
    return some && !(from == SymNum(0));
  }
  /// Riders that are shaken off go back to a space where they may stand.
  SymBool riders_may_go() const {
    SymBool taken(true);
    for (std::size_t other = 0; other < size; ++other) {
      taken = taken && implies(stands(before, other, from), takes(before, other, play.riders_to));
    }
    return some_ride() && SymNum(0) <= play.riders_to && play.riders_to < from &&
           (play.riders_to == SymNum(0) || taken);
  }
  /// What every card demands: an animal that is out goes ahead to where it may end, or stays; nothing leaves a stack on
  /// which the chicken is.
  SymBool legal() const {
    const SymBool goes = !(before.chicken == from) && may_end(board(), before, size, play.to);
    return is_agreement(agreement) && is_seat(board(), seat) && SymNum(0) <= from && from <= board().length &&
           from <= play.to && play.to <= goal(board()) && (play.to == from || goes) &&
           implies(play.says_riders, !(before.chicken == from) && riders_may_go());
  }
  /// This piece moves, if nothing ends the game before.
  SymBool moves(std::size_t other, std::size_t owner) const { return is_itself(other, owner) || rides(other, owner); }
  /// Where it goes.
  SymNum target(std::size_t other) const {
    return other < size ? select(play.says_riders, play.riders_to, play.to) : play.to;
  }
  /// It comes to Goal in this move, if nothing ends the game before.
  SymBool comes_home(std::size_t other, std::size_t owner) const {
    return moves(other, owner) && target(other) == goal(board());
  }
  /// It comes to Goal in this move, before pieces of this size, and is its seat's third there.
  SymBool completes(std::size_t other, std::size_t owner) const {
    SymBool others(true);
    for (std::size_t own = 0; own < sizes; ++own) {
      if (own == other) continue;
      const SymBool earlier = SymBool(own < other) && comes_home(own, owner);
      others = others && (before.space[own][owner] == goal(board()) || earlier);
    }
    return comes_home(other, owner) && others;
  }
  /// With the reading that stops: pieces smaller than this size have ended the game before one of it goes.
  SymBool left_behind(std::size_t other) const {
    SymBool ended(false);
    for (std::size_t smaller = 0; smaller < other; ++smaller) {
      for (std::size_t owner = 0; owner < colours; ++owner) ended = ended || completes(smaller, owner);
    }
    return agreement.readings.arrival_stops && ended;
  }
};

/// Calls `body` with an animal of each size that is played, where all arrive, and where the first complete seat stops
/// them; "a cat is played, all arrive: " is the name of a case.
template <class D, class Body>
void for_each_move(Body&& body) {
  for (std::size_t size = 0; size < sizes; ++size) {
    for (const bool stops : {false, true}) {
      Agreed agreement = any_agreement();
      agreement.readings.arrival_stops = SymBool(stops);
      body(Move<D>(size, agreement),
           "a " + named(size) + " is played, " + (stops ? "the first complete seat stops it: " : "all arrive: "));
    }
  }
}

}  // namespace rulecheck::the_bremens::book
