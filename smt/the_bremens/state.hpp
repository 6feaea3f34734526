// States as the proofs speak of them: free variables, what stands where, and what a well-formed state is, without a
// word of the rule text that is proved.
#pragma once
#include <string>
#include <vector>

#include "model/the_bremens/state.hpp"
#include "smt/core/terms.hpp"

namespace rulecheck::the_bremens::book {

using Agreed = Agreement<Symbolic>;
using Table = State<Symbolic>;

inline constexpr std::size_t colours = 5;  ///< seats that there can be
inline constexpr std::size_t sizes = 3;    ///< cat, dog, donkey
inline constexpr std::size_t cat = 0, dog = 1, donkey = 2;

inline std::string numbered(const std::string& what, std::size_t number) { return what + " " + std::to_string(number); }
inline std::string named(std::size_t size) { return size == cat ? "cat" : size == dog ? "dog" : "donkey"; }
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

/// A claim with other terms in place of some of its conditions: what holds whether they do or not needs no knowledge of
/// how they come about.
inline SymBool with_conditions(const SymBool& claim, const std::vector<std::pair<SymBool, SymBool>>& parts) {
  z3::expr_vector from(claim.term.ctx()), to(claim.term.ctx());
  for (const auto& [part, other] : parts) {
    from.push_back(part.term);
    to.push_back(other.term);
  }
  z3::expr term = claim.term;
  return SymBool(term.substitute(from, to));
}

/// The ones and noughts that are added in a sum, in the order in which that is done.
inline void collect_addends(const z3::expr& sum, std::vector<SymNum>& addends) {
  if (sum.decl().decl_kind() == Z3_OP_BADD || sum.decl().decl_kind() == Z3_OP_BSUB) {
    for (unsigned i = 0; i < sum.num_args(); ++i) collect_addends(sum.arg(i), addends);
  } else if (sum.is_ite()) {
    addends.emplace_back(sum);
  }
}
inline std::vector<SymNum> addends(const SymNum& sum) {
  std::vector<SymNum> found;
  collect_addends(sum.term, found);
  return found;
}

// What is agreed.

inline Board<Symbolic> any_board() {
  return {any_num("players"), any_num("length"), any_num("chicken_start"), any_nums<14>("steps")};
}
inline Readings<Symbolic> any_readings() {
  Readings<Symbolic> readings;
  int reading = 0;
  std::apply([&](auto... field) { ((readings.*field = any_bool("reading" + std::to_string(reading++))), ...); },
             Readings<Symbolic>::fields);
  return readings;
}
inline Agreed any_agreement() { return {any_board(), any_readings()}; }

/// A board that fits into the rules: 3 to 5 players, 2 to 60 spaces, symbols 1 to 9.
inline SymBool is_board(const Board<Symbolic>& board) {
  SymBool result = within(3, board.players, 5) && within(2, board.length, 60);
  for (const SymNum& steps : board.steps) result = result && within(1, steps, 9);
  return result && SymNum(1) <= board.chicken_start && board.chicken_start <= board.length;
}
/// Readings of one clause that exclude each other.
inline SymBool are_readings(const Readings<Symbolic>& readings) {
  return !(readings.free_card && readings.may_decline) && !(readings.shake_to_nearest && readings.shake_onto_stacks);
}
inline SymBool is_agreement(const Agreed& agreement) {
  return is_board(agreement.board) && are_readings(agreement.readings);
}

inline SymNum goal(const Board<Symbolic>& board) { return board.length + SymNum(1); }
/// A space that is neither Start nor Goal.
inline SymBool is_inner(const Board<Symbolic>& board, const SymNum& space) {
  return SymNum(1) <= space && space <= board.length;
}
inline SymBool is_space(const Board<Symbolic>& board, const SymNum& space) {
  return SymNum(0) <= space && space <= goal(board);
}
inline SymBool is_seat(const Board<Symbolic>& board, const SymNum& seat) {
  return SymNum(0) <= seat && seat < board.players;
}
inline SymBool is_size(const SymNum& animal) { return within(0, animal, 2); }

// What stands where.

using Pieces = ByAnimal<BySeat<SymNum>>;

inline Pieces any_pieces(const std::string& name) {
  return {any_nums<colours>(name + "_of_cat"), any_nums<colours>(name + "_of_dog"),
          any_nums<colours>(name + "_of_donkey")};
}
inline Table any_state() {
  return {any_pieces("space"),        any_pieces("arrival"),     any_num("arrivals"),
          any_num("chicken"),         any_sets<colours>("hand"), any_sets<colours>("discard"),
          any_sets<colours>("shown"), any_set("pile"),           any_sets<colours>("animals"),
          any_num("badge"),           any_num("holder"),         any_num("turn"),
          any_bool("in_round")};
}

/// Calls `body` with every size and every colour.
template <class Body>
void for_each_piece(Body&& body) {
  for (std::size_t size = 0; size < sizes; ++size) {
    for (std::size_t seat = 0; seat < colours; ++seat) body(size, seat);
  }
}
inline std::string piece(std::size_t size, std::size_t seat) { return named(size) + "-" + std::to_string(seat); }

/// Some animal of this size stands there.
inline SymBool stands(const Table& state, std::size_t size, const SymNum& space) {
  SymBool some(false);
  for (const SymNum& piece : state.space[size]) some = some || piece == space;
  return some;
}
/// No piece is there, neither an animal nor the chicken.
inline SymBool is_free(const Table& state, const SymNum& space) {
  return !(state.chicken == space) && !stands(state, cat, space) && !stands(state, dog, space) &&
         !stands(state, donkey, space);
}
/// Every animal there is larger than this one, and the chicken is not there.
inline SymBool takes(const Table& state, std::size_t size, const SymNum& space) {
  SymBool result = !(state.chicken == space);
  for (std::size_t other = 0; other <= size; ++other) result = result && !stands(state, other, space);
  return result;
}
/// An animal of this size may end there: in Goal, or where it is smaller than all.
inline SymBool may_end(const Board<Symbolic>& board, const Table& state, std::size_t size, const SymNum& space) {
  return space == goal(board) || takes(state, size, space);
}
/// An animal of this size stands on the back of this one, which is in this space; Start is no stack.
inline SymBool rides(const Table& state, std::size_t rider, std::size_t size, const SymNum& space) {
  return rider < size ? stands(state, rider, space) && !(space == SymNum(0)) : SymBool(false);
}

/// Pieces are on spaces that there are, those of colours that nobody has in Start.
inline SymBool are_placed(const Board<Symbolic>& board, const Table& state) {
  SymBool result(true);
  for_each_piece([&](std::size_t size, std::size_t seat) {
    const SymNum& space = state.space[size][seat];
    result = result && is_space(board, space) && (number(seat) < board.players || space == SymNum(0));
  });
  return result;
}
/// Two animals of one size share no space of the board.
inline SymBool one_of_a_size(const Board<Symbolic>& board, const Table& state, std::size_t size) {
  SymBool result(true);
  for (std::size_t one = 0; one < colours; ++one) {
    for (std::size_t other = 0; other < one; ++other) {
      const SymNum& space = state.space[size][one];
      result = result && !(is_inner(board, space) && space == state.space[size][other]);
    }
  }
  return result;
}
/// Stacks of animals that shrink upwards, and the chicken on the board.
inline SymBool are_stacked(const Board<Symbolic>& board, const Table& state) {
  return are_placed(board, state) && one_of_a_size(board, state, cat) && one_of_a_size(board, state, dog) &&
         one_of_a_size(board, state, donkey) && is_inner(board, state.chicken);
}

// The cards.

/// Number and special cards as they are numbered in a set: number card v is element v − 1, the special of value v
/// element 6 + v.
inline constexpr std::size_t kinds = 14;
constexpr std::size_t number_of_value(int value) { return static_cast<std::size_t>(value - 1); }
constexpr std::size_t special_of_value(int value) { return static_cast<std::size_t>(6 + value); }
inline constexpr std::size_t shake = special_of_value(1), skip = special_of_value(2), twice = special_of_value(3),
                             anyone = special_of_value(4), one_to_five = special_of_value(5),
                             nine = special_of_value(6), seven = special_of_value(7);
constexpr int value_of_kind(std::size_t kind) { return static_cast<int>(kind % 7) + 1; }
inline SymSet just(std::size_t kind) { return SymSet(std::uint64_t{1} << kind); }
inline std::string card_name(std::size_t kind) {
  constexpr std::array specials{"SHAKE", "SKIP", "DOUBLE", "ANYONE", "ONE TO FIVE", "NINE", "SEVEN"};
  return kind < 7 ? "card " + std::to_string(kind + 1) : specials.at(kind - 7);
}
/// Whether this element is in a set.
inline SymBool has_element(const SymSet& set, std::size_t element) {
  const auto bit = static_cast<unsigned>(element);
  return SymBool(set.term.extract(bit, bit) == Symbolic::context().bv_val(1, 1));
}
/// A single number or special card.
inline SymBool is_card(const SymSet& card) {
  SymBool result(false);
  for (std::size_t kind = 0; kind < kinds; ++kind) result = result || card == just(kind);
  return result;
}
/// The value that is printed on a single card; 0 of none.
inline SymNum value_on(const SymSet& card) {
  SymNum value(0);
  for (std::size_t kind = 0; kind < kinds; ++kind)
    value = select(card == just(kind), SymNum(value_of_kind(kind)), value);
  return value;
}

}  // namespace rulecheck::the_bremens::book
