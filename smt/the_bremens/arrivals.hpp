// Pieces that come to Goal in a move, as the proofs count them.
#pragma once
#include <algorithm>

#include "smt/the_bremens/plays.hpp"

namespace rulecheck::the_bremens::book {

/// What the rules say in a move of every piece, and of every size: of riders and then of the one that is played, each
/// time from the smallest on. Free variables stand for it where it does not matter how it comes about.
class Arriving {
 public:
  /// @param after a move of an animal of size `played`
  Arriving(const Table& after, std::size_t played) : played_(played) {
    z3::expr arrivals = after.arrivals.term;
    while (arrivals.is_ite() && z3::eq(arrivals.arg(1), arrivals.arg(2))) arrivals = arrivals.arg(1);
    for (const SymNum& one : addends(SymNum(arrivals))) arrives_.push_back(condition(one.term, {0}));
    for (std::size_t i = 0; i < arrives_.size(); i += colours) {
      // "It is moved, not left behind, and goes to Goal": it is left behind if that stops it and a seat is complete.
      stays_.push_back(condition(arrives_[i].term, {0, 1, 0}));
      z3::expr seats = part(stays_.back().term, {1});
      for (std::size_t seat = 0; seat < colours; ++seat, seats = part(seats, {0})) {
        complete_.push_back(condition(seats, {1}));
      }
    }
    for (std::size_t i = 0; i < arrives_.size(); ++i, arrivals = part(arrivals, {0})) {
      if (i % colours == 0) counted_.emplace_back(arrivals);
    }
    std::reverse(counted_.begin(), counted_.end());
  }
  /// Whether there is something of every piece and of every size.
  SymBool are_all() const {
    return SymBool(arrives_.size() == 2 * sizes * colours && complete_.size() == arrives_.size() &&
                   counted_.size() == 2 * sizes);
  }
  /// Whether this piece arrives as a rider, or as the one that is played.
  SymBool arrives(std::size_t size, std::size_t seat, bool rides) const {
    return of(arrives_, (rides ? 0 : sizes * colours) + size * colours + seat);
  }
  /// Whether pieces of this size stay since the game has ended; those that can be moved.
  SymBool stays(std::size_t size) const { return of(stays_, turn_of(size)); }
  /// Whether this seat is complete before they go.
  SymBool is_complete(std::size_t size, std::size_t seat) const {
    return of(complete_, turn_of(size) * colours + (colours - 1 - seat));
  }
  /// How many have arrived when those of this size have.
  SymNum counted(std::size_t size) const {
    return turn_of(size) < counted_.size() ? counted_[turn_of(size)] : SymNum(0);
  }

  // Free variables.
  SymBool any_stays(std::size_t size) const { return any_bool(named(size) + "s_stay"); }
  SymBool any_is_complete(std::size_t seat) const { return any_bool(numbered("complete", seat)); }
  SymNum any_counted(std::size_t size) const { return any_num(named(size) + "s_counted"); }
  /// Of each size one arrives at most, of larger ones none.
  SymBool any_arrives(std::size_t size, std::size_t seat) const {
    return size <= played_ ? any_num(named(size) + "_of_seat") == number(seat) : SymBool(false);
  }
  SymBool any_of_size_arrives(std::size_t size) const {
    SymBool some(false);
    for (std::size_t seat = 0; seat < colours; ++seat) some = some || any_arrives(size, seat);
    return some;
  }

  /// The claim whether or not the game has ended.
  SymBool whatever_ends(const SymBool& claim) const {
    std::vector<std::pair<SymBool, SymBool>> parts;
    for (std::size_t size = 0; size <= played_; ++size) parts.emplace_back(stays(size), any_stays(size));
    return with_conditions(claim, parts);
  }
  /// The claim about those of this size, whoever is complete.
  SymBool whoever_is_complete(std::size_t size, const SymBool& claim) const {
    std::vector<std::pair<SymBool, SymBool>> parts;
    for (std::size_t seat = 0; seat < colours; ++seat) {
      parts.emplace_back(is_complete(size, seat), any_is_complete(seat));
    }
    return with_conditions(claim, parts);
  }
  /// The claim whoever arrives, and however many of the first sizes have. @param known how many sizes
  SymBool whoever_arrives(std::size_t known, const SymBool& claim) const {
    std::vector<std::pair<SymNum, SymNum>> counts;
    for (std::size_t size = 0; size < known; ++size) counts.emplace_back(counted(size), any_counted(size));
    std::vector<std::pair<SymBool, SymBool>> conditions;
    for_each_piece([&](std::size_t size, std::size_t seat) {
      conditions.emplace_back(arrives(size, seat, true), SymBool(size < played_) && any_arrives(size, seat));
      conditions.emplace_back(arrives(size, seat, false), SymBool(size == played_) && any_arrives(size, seat));
    });
    return with_conditions(with_parts(claim, counts), conditions);
  }

 private:
  /// Riders go before the one that is played.
  std::size_t turn_of(std::size_t size) const { return (size < played_ ? 0 : sizes) + size; }
  static SymBool of(const std::vector<SymBool>& all, std::size_t place) {
    return place < all.size() ? all[place] : SymBool(false);
  }
  /// A part of a part of … a term; the term itself where it has none.
  static z3::expr part(z3::expr term, std::initializer_list<unsigned> path) {
    for (const unsigned place : path) {
      if (term.num_args() > place) term = term.arg(place);
    }
    return term;
  }

  static SymBool condition(const z3::expr& term, std::initializer_list<unsigned> path) {
    const z3::expr found = part(term, path);
    return found.is_bool() ? SymBool(found) : SymBool(false);
  }

  std::size_t played_;
  std::vector<SymBool> arrives_, stays_, complete_;
  std::vector<SymNum> counted_;
};

}  // namespace rulecheck::the_bremens::book
