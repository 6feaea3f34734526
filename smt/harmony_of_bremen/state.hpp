// States as the proofs speak of them: free variables, and what a well-formed state is, without a word of the rule text.
#pragma once
#include "model/harmony_of_bremen/state.hpp"
#include "smt/harmony_of_bremen/cards.hpp"

namespace rulecheck::harmony_of_bremen::book {

using Agreed = Agreement<Symbolic>;
using Table = State<Symbolic>;
using Numbers = BySeat<SymNum>;

inline constexpr std::size_t players = 4;

inline Agreed any_agreement() { return {any_bool("hard_variant"), any_bool("free_declaration")}; }
inline BySeat<Cards> any_hands(const std::string& name) {
  BySeat<Cards> hands;
  for (std::size_t seat = 0; seat < players; ++seat) hands[seat] = any_cards(name + std::to_string(seat));
  return hands;
}
inline Table any_state() {
  return {any_nums<players>("role"), any_bools<players>("morning"), any_hands("hand"),
          any_nums<players>("pile"), any_num("discards"),           any_num("round"),
          any_bool("declared"),      any_num("declaration"),        any_bool("ensemble_played"),
          any_bool("succeeded")};
}

/// The left neighbour of a seat, and the one to whose left it is.
constexpr std::size_t left(std::size_t seat) { return (seat + 1) % players; }
constexpr std::size_t right(std::size_t seat) { return (seat + 3) % players; }
inline SymNum seat_number(std::size_t seat) { return SymNum(static_cast<int>(seat)); }
inline SymBool is_seat(const SymNum& seat) { return SymNum(0) <= seat && seat <= SymNum(3); }

/// This player card shows its morning side, and no other does.
inline SymBool leads(const BySeat<SymBool>& morning, std::size_t leader) {
  SymBool result(true);
  for (std::size_t seat = 0; seat < players; ++seat) result = result && morning[seat] == SymBool(seat == leader);
  return result;
}
inline SymBool somebody_leads(const BySeat<SymBool>& morning) {
  return leads(morning, 0) || leads(morning, 1) || leads(morning, 2) || leads(morning, 3);
}
/// The lead is the left neighbour's now.
inline SymBool lead_moves(const BySeat<SymBool>& before, const BySeat<SymBool>& after) {
  SymBool result(true);
  for (std::size_t seat = 0; seat < players; ++seat) result = result && after[left(seat)] == before[seat];
  return result;
}
inline SymBool lead_stays(const BySeat<SymBool>& before, const BySeat<SymBool>& after) {
  SymBool result(true);
  for (std::size_t seat = 0; seat < players; ++seat) result = result && after[seat] == before[seat];
  return result;
}

/// All four animals, 0 to 3 from the rooster to the donkey, each once.
inline SymBool are_roles(const Numbers& role) {
  SymBool result(true);
  for (std::size_t seat = 0; seat < players; ++seat) {
    result = result && is_seat(role[seat]);
    for (std::size_t other = 0; other < seat; ++other) result = result && role[seat] != role[other];
  }
  return result;
}
/// Of any two players the one whose animal comes later has the greater number. @param cards by seat
inline SymBool grow(const Numbers& role, const Numbers& cards) {
  SymBool result(true);
  for (std::size_t one = 0; one < players; ++one) {
    for (std::size_t other = 0; other < players; ++other) {
      if (one != other) result = result && implies(role[one] < role[other], cards[one] < cards[other]);
    }
  }
  return result;
}
/// Each plays or passes a card that he has in hand.
inline SymBool in_hands(const BySeat<Cards>& hands, const Numbers& cards) {
  SymBool result(true);
  for (std::size_t seat = 0; seat < players; ++seat) {
    result = result && is_number(cards[seat]) && has(hands[seat], cards[seat]);
  }
  return result;
}
inline SymBool same(const Numbers& one, const Numbers& other) {
  SymBool result(true);
  for (std::size_t seat = 0; seat < players; ++seat) result = result && one[seat] == other[seat];
  return result;
}
inline SymBool same_hands(const BySeat<Cards>& one, const BySeat<Cards>& other) {
  SymBool result(true);
  for (std::size_t seat = 0; seat < players; ++seat) result = result && same(one[seat], other[seat]);
  return result;
}
/// Piles, discards and roles are as before.
inline SymBool same_table(const Table& one, const Table& other) {
  return same(one.role, other.role) && same(one.pile, other.pile) && one.discards == other.discards;
}

// What always holds.

inline SymBool in_time(const Table& state) { return SymNum(1) <= state.round && state.round <= SymNum(10); }
/// Ensembles so far.
inline SymNum played(const Table& state) { return state.round + one_if(state.ensemble_played) - SymNum(1); }
/// The third ensemble has failed.
inline SymBool has_failed_thrice(const Table& state) { return state.pile[0] == SymNum(3); }
inline SymBool is_over(const Table& state) {
  return (state.ensemble_played && state.round == SymNum(10)) || has_failed_thrice(state);
}
/// A card fewer for every ensemble, in this hand.
inline SymBool is_sized(const Table& state, std::size_t seat) {
  return size(state.hand[seat]) + played(state) == SymNum(10);
}
inline SymBool are_sized(const Table& state) {
  return is_sized(state, 0) && is_sized(state, 1) && is_sized(state, 2) && is_sized(state, 3);
}
inline SymBool are_hands(const BySeat<Cards>& hands) {
  return are_cards(hands[0]) && are_cards(hands[1]) && are_cards(hands[2]) && are_cards(hands[3]);
}
inline SymBool piles_are_equal(const Table& state) {
  return state.pile[0] == state.pile[1] && state.pile[0] == state.pile[2] && state.pile[0] == state.pile[3];
}
/// Every ensemble left a card in each pile, or four discards.
inline SymBool are_accounted_for(const Table& state) {
  const SymNum successes = played(state) - state.pile[0];
  return piles_are_equal(state) && SymNum(0) <= state.pile[0] && SymNum(0) <= successes &&
         state.discards == successes + successes + successes + successes;
}
/// A third failure was the last ensemble; what failed last lies in the piles.
inline SymBool fail_at_most_thrice(const Table& state) {
  const SymBool just_failed = state.ensemble_played && !state.succeeded;
  return implies(!just_failed, state.pile[0] <= SymNum(2)) &&
         implies(just_failed, SymNum(1) <= state.pile[0] && state.pile[0] <= SymNum(3));
}
/// The leader has this number in hand.
inline SymBool leader_has(const Table& state, const SymNum& number) {
  SymBool some(false);
  for (std::size_t seat = 0; seat < players; ++seat) {
    some = some || (state.morning[seat] && has(state.hand[seat], number));
  }
  return some;
}
/// What is declared is still to be played, and in hand if it has to be.
inline SymBool is_declared_in_time(const Agreed& agreement, const Table& state) {
  return implies(state.declared, state.round <= SymNum(9) && !state.ensemble_played &&
                                     (agreement.free_declaration || leader_has(state, state.declaration)));
}
/// Nobody waits for a tuning after round 9 unless it is played.
inline SymBool waits_for_no_skipped_tuning(const Agreed& agreement, const Table& state) {
  return implies(state.ensemble_played && state.round == SymNum(9), agreement.hard_variant || has_failed_thrice(state));
}
/// All that has to do with numbers of ensembles.
inline SymBool is_counted(const Table& state) {
  return in_time(state) && are_accounted_for(state) && fail_at_most_thrice(state);
}

}  // namespace rulecheck::harmony_of_bremen::book
