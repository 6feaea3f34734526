// States as the proofs speak of them: free variables, and what a well-formed heat is, without a word of the rule text.
#pragma once
#include <vector>

#include "model/bucket_brigade/state.hpp"
#include "smt/bucket_brigade/cards.hpp"

namespace rulecheck::bucket_brigade::book {

using Agreed = Agreement<Symbolic>;
template <int players>
using Table = State<Symbolic, players>;

/// Cards that are discarded and that everybody gets, as printed and as they come out.
template <int players>
inline constexpr int discards = players == 3   ? 10
                                : players == 4 ? 3
                                               : 0;
template <int players>
inline constexpr int dealt_each = players == 3   ? 15
                                  : players == 4 ? 13
                                                 : 11;
/// Spaces from the beehives to the cave up to which a heat always ends.
template <int players>
inline constexpr int longest_way = players == 3   ? 15
                                   : players == 4 ? 19
                                                  : 20;

/// A board and readings of which everything is free.
inline Agreed any_agreement() {
  return {{any_nums<most_spaces>("value"), any_num("cave")},
          {any_bool("overrun_forbidden"), any_bool("clamp_before_bonus"), any_bool("pairing_is_optional"),
           any_bool("tied_players_lose")}};
}
inline SymBool is_space_value(const SymNum& value) { return SymNum(-9) <= value && value <= SymNum(9); }
/// A board that fits into the rules: space-values −9 to 9, the cave 1 to `longest` spaces from the beehives.
inline SymBool is_board(const Board<Symbolic>& board, int longest = 21) {
  SymBool result = SymNum(1) <= board.cave && board.cave <= SymNum(longest);
  for (const SymNum& value : board.value) result = result && is_space_value(value);
  return result;
}

template <int players>
Table<players> any_state() {
  Table<players> state{any_sets<players>("hand"), any_set("played"), any_set("discards"), any_nums<4>("space"), {},
                       any_num("heat"),           any_num("dealer"), any_num("turn"),     any_bool("in_heat")};
  for (std::size_t heat = 0; heat < players; ++heat) {
    state.result[heat] = any_nums<players>("result" + std::to_string(heat) + ".");
  }
  return state;
}

/// The seat so many places clockwise of another.
template <int players>
constexpr std::size_t clockwise(std::size_t seat, std::size_t places) {
  return (seat + places) % players;
}
inline SymNum seat_number(std::size_t seat) { return SymNum(static_cast<int>(seat)); }
template <int players>
SymBool is_seat(const SymNum& seat) {
  return SymNum(0) <= seat && seat < SymNum(players);
}
/// The left neighbour of a seat that is free.
template <int players>
SymNum left_of(const SymNum& seat) {
  SymNum left(0);
  for (std::size_t at = 0; at < players; ++at) {
    left = select(seat == seat_number(at), seat_number(clockwise<players>(at, 1)), left);
  }
  return left;
}
inline SymBool is_bear(const SymNum& bear) { return SymNum(0) <= bear && bear <= SymNum(3); }

/// Pairwise nothing in common.
inline SymBool apart(const std::vector<SymSet>& places) {
  SymBool result(true);
  for (std::size_t i = 0; i < places.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) result = result && !overlaps(places[i], places[j]);
  }
  return result;
}
inline SymSet together(const std::vector<SymSet>& places) {
  SymSet all;
  for (const SymSet& place : places) all = all | place;
  return all;
}
/// Every card is in exactly one of the places, and nothing else is in any.
inline SymBool partition(const std::vector<SymSet>& places) {
  return apart(places) && together(places) == SymSet(deck);
}
/// Every card is in one hand, on the pile or discarded.
template <int players>
std::vector<SymSet> places(const Table<players>& state) {
  std::vector<SymSet> all(state.hand.begin(), state.hand.end());
  all.push_back(state.played);
  all.push_back(state.discards);
  return all;
}

/// How many players have had one turn more than this seat, whose turn it is: those from the dealer's left up to it.
template <int players>
constexpr std::size_t before(std::size_t dealer, std::size_t turn) {
  return (turn + 2 * players - dealer - 1) % players;
}
/// With this dealer and this turn everybody has as many cards as this seat, those who had one turn more have one less.
template <int players>
SymBool hands_in_turn(const Table<players>& state, std::size_t dealer, std::size_t turn) {
  SymBool result(true);
  for (std::size_t place = 0; place < players; ++place) {
    const SymNum more(place < before<players>(dealer, turn) ? 1 : 0);
    const SymSet& hand = state.hand[clockwise<players>(dealer, 1 + place)];
    result = result && count(hand) + more == count(state.hand[turn]);
  }
  return result;
}

inline SymBool on_their_way(const Board<Symbolic>& board, const ByBear<SymNum>& space) {
  SymBool result(true);
  for (const SymNum& bear : space) result = result && SymNum(0) <= bear && bear < board.cave;
  return result;
}
inline SymNum spaces_together(const ByBear<SymNum>& space) { return space[0] + space[1] + space[2] + space[3]; }
/// The values of the cards of a pile added up: 1 for each card, 1 more for a run-card.
inline SymNum steps_together(const SymSet& pile) { return count(pile) + count(pile & SymSet(every_run)); }

/// No result is negative, and those of heats that have not ended are 0.
template <int players>
SymBool results_recorded(const Table<players>& state) {
  SymBool recorded(true);
  for (std::size_t heat = 0; heat < players; ++heat) {
    const SymBool to_come = state.heat <= SymNum(static_cast<int>(heat) + 1);
    for (const SymNum& result : state.result[heat]) {
      recorded = recorded && SymNum(0) <= result && implies(to_come, result == SymNum(0));
    }
  }
  return recorded;
}

/// Calls `body` with every dealer and every turn.
template <int players, class Body>
void for_each_turn(Body&& body) {
  for (std::size_t dealer = 0; dealer < players; ++dealer) {
    for (std::size_t turn = 0; turn < players; ++turn) body(dealer, turn);
  }
}
template <int players>
std::string at_turn(std::size_t dealer, std::size_t turn) {
  return with<players>("dealer " + std::to_string(dealer) + ", turn " + std::to_string(turn));
}

}  // namespace rulecheck::bucket_brigade::book
