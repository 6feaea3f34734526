// States as the proofs speak of them: free variables, and what a well-formed state is, without a word of the rule text.
#pragma once
#include "model/bremen/state.hpp"
#include "smt/bremen/pieces.hpp"

namespace rulecheck::bremen::book {

/// The values of an array in the domain that the rule text is read in, and back in terms.
template <class To, class From, std::size_t N>
std::array<To, N> each(const std::array<From, N>& from) {
  std::array<To, N> result;
  for (std::size_t i = 0; i < N; ++i) result[i] = To(from[i]);
  return result;
}
template <class From, std::size_t N>
auto terms(const std::array<From, N>& from) {
  std::array<std::remove_cvref_t<decltype(plain(from[0]))>, N> result;
  for (std::size_t i = 0; i < N; ++i) result[i] = plain(from[i]);
  return result;
}

/// A state in the domain that the rule text is read in.
template <class D, int players>
State<D, players> read_in(const State<Symbolic, players>& state) {
  using Set = typename D::Set;
  using Num = typename D::Num;
  return {each<Set>(state.hand), each<Set>(state.table), each<Num>(state.won), Set(state.face_down),
          Set(state.center),     Num(state.leader),      Num(state.turn),      Num(state.round)};
}
/// The terms of a state that the rule text gave.
template <class D, int players>
State<Symbolic, players> terms(const State<D, players>& state) {
  return {terms(state.hand),   terms(state.table),  terms(state.won),  plain(state.face_down),
          plain(state.center), plain(state.leader), plain(state.turn), plain(state.round)};
}
template <class D, int players>
Deal<D, players> read_in(const Deal<Symbolic, players>& deal) {
  return {each<typename D::Set>(deal.hand), typename D::Set(deal.center)};
}
template <class D, int players>
Deal<Symbolic, players> terms(const Deal<D, players>& deal) {
  return {terms(deal.hand), plain(deal.center)};
}

/// One free variable per seat.
template <int players>
BySeat<SymSet, players> any_sets(const std::string& name) {
  BySeat<SymSet, players> sets;
  for (std::size_t seat = 0; seat < players; ++seat) sets[seat] = any_set(name + std::to_string(seat));
  return sets;
}
template <int players>
BySeat<SymNum, players> any_nums(const std::string& name) {
  BySeat<SymNum, players> nums;
  for (std::size_t seat = 0; seat < players; ++seat) nums[seat] = any_num(name + std::to_string(seat));
  return nums;
}

template <int players>
State<Symbolic, players> any_state() {
  return {any_sets<players>("hand"), any_sets<players>("table"), any_nums<players>("won"), any_set("face_down"),
          any_set("center"),         any_num("leader"),          any_num("turn"),          any_num("round")};
}
template <int players>
Deal<Symbolic, players> any_deal(const std::string& name = "dealt") {
  return {any_sets<players>(name), any_set(name + ".center")};
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

/// Pairwise nothing in common.
inline SymBool apart(const std::vector<SymSet>& places) {
  SymBool result(true);
  for (std::size_t i = 0; i < places.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) result = result && !overlaps(places[i], places[j]);
  }
  return result;
}
/// Every piece in use is in exactly one of the places, and nothing else is in any.
template <int players>
SymBool partition(const std::vector<SymSet>& places) {
  SymSet together;
  for (const SymSet& place : places) together = together | place;
  return apart(places) && together == SymSet(in_use<players>);
}

/// Every piece is in one hand, before one player, among the won ones or in the center.
template <int players>
std::vector<SymSet> places(const State<Symbolic, players>& state) {
  std::vector<SymSet> all(state.hand.begin(), state.hand.end());
  all.insert(all.end(), state.table.begin(), state.table.end());
  all.push_back(state.face_down);
  all.push_back(state.center);
  return all;
}
template <int players>
std::vector<SymSet> places(const Deal<Symbolic, players>& deal) {
  std::vector<SymSet> all(deal.hand.begin(), deal.hand.end());
  all.push_back(deal.center);
  return all;
}

/// So many players, from this leader clockwise, have played a piece; the next one has the turn.
template <int players>
SymBool have_played(const State<Symbolic, players>& state, std::size_t leader, std::size_t plays) {
  SymBool result = state.leader == seat_number(leader) && state.turn == seat_number(clockwise<players>(leader, plays));
  for (std::size_t place = 0; place < players; ++place) {
    const SymSet& piece = state.table[clockwise<players>(leader, place)];
    result = result && (count(piece) == SymNum(place < plays ? 1 : 0));
  }
  return result;
}
template <int players>
SymBool in_turn(const State<Symbolic, players>& state) {
  SymBool result(false);
  for (std::size_t leader = 0; leader < players; ++leader) {
    for (std::size_t plays = 0; plays < players; ++plays) result = result || have_played(state, leader, plays);
  }
  return result;
}

/// Before round r everybody holds 14 − r pieces, one less who has played in it; n pieces are won a round.
template <int players>
SymBool sizes(const State<Symbolic, players>& state) {
  SymBool result =
      SymNum(1) <= state.round && state.round <= SymNum(13) && count(state.center) == SymNum(players == 3 ? 1 : 0);
  SymNum won(0);
  for (std::size_t seat = 0; seat < players; ++seat) {
    result = result && count(state.hand[seat]) == SymNum(14) - state.round - count(state.table[seat]);
    result = result && SymNum(0) <= state.won[seat] && state.won[seat] <= SymNum(12 * players);
    won = won + state.won[seat];
  }
  return result && won == SymNum(players) * (state.round - SymNum(1));
}

template <int players>
SymBool well_formed(const State<Symbolic, players>& state) {
  return partition<players>(places<players>(state)) && in_turn<players>(state) && sizes<players>(state);
}

/// A complete deal: every piece in use in one hand or the center, 13 in each hand.
template <int players>
SymBool complete(const Deal<Symbolic, players>& deal) {
  SymBool result = partition<players>(places<players>(deal));
  for (const SymSet& hand : deal.hand) result = result && count(hand) == SymNum(13);
  return result && count(deal.center) == SymNum(players == 3 ? 1 : 0);
}

}  // namespace rulecheck::bremen::book
