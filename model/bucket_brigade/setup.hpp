// Bucket Brigade, "Game Preparation": heats, the dealer, what is discarded and dealt, who begins.
#pragma once
#include "model/bucket_brigade/state.hpp"

namespace rulecheck::bucket_brigade {

/// All cards of some hands.
template <class D, int players>
typename D::Set all_of(const BySeat<typename D::Set, players>& hands) {
  typename D::Set all;
  for (const auto& hand : hands) all = all | hand;
  return all;
}

/// The state after the dealer has dealt these hands, which are disjoint and of the right size.
template <class D, int players>
State<D, players> deal(State<D, players> state, const BySeat<typename D::Set, players>& hands) {
  const Renders<D> rule{clause::fifty_five_cards, clause::discard_from_this_heat, clause::deal_the_rest_evenly,
                        clause::bears_start_at_the_beehives, clause::begin_left_of_the_dealer};
  using Set = typename D::Set;
  state.hand = hands;  // BUB-11
  state.played = Set();
  state.discards = Set(all_cards) - all_of<D, players>(hands);  // BUB-03, BUB-10
  for (auto& space : state.space) space = typename D::Num(0);   // BUB-08
  state.turn = left_neighbour<D, players>(state.dealer);        // BUB-12
  state.in_heat = typename D::Bool(true);
  return state;
}

// What a deal breaks.

/// A deal in the middle of a heat: the one before has not ended.
template <class D, int players>
typename D::Bool deals_during_a_heat(const State<D, players>& state) {
  const Renders<D> rule{clause::heat_ends_in_the_cave};
  return state.in_heat;  // BUB-18
}

/// The first heat is dealt by another player than the oldest.
template <class D, int players>
typename D::Bool is_wrong_first_dealer(const State<D, players>& state, typename D::Num seat) {
  const Renders<D> rule{clause::first_dealer};
  return state.heat == typename D::Num(1) && seat != state.dealer;  // BUB-06
}

/// A later heat is dealt by another player than the left neighbour of the last dealer.
template <class D, int players>
typename D::Bool is_wrong_later_dealer(const State<D, players>& state, typename D::Num seat) {
  const Renders<D> rule{clause::dealer_moves_left};
  return typename D::Num(1) < state.heat && seat != state.dealer;  // BUB-07
}

template <class D, int players>
typename D::Bool discards_a_wrong_number(typename D::Set discards) {
  const Renders<D> rule{clause::discard_from_this_heat};
  return count(discards) != typename D::Num(discarded<players>);  // BUB-10
}

/// Whether a hand has not the size that every hand gets.
template <class D, int players>
typename D::Bool deals_a_wrong_hand(const BySeat<typename D::Set, players>& hands) {
  const Renders<D> rule{clause::deal_the_rest_evenly};
  typename D::Bool wrong(false);
  for (const auto& hand : hands) wrong = wrong || count(hand) != typename D::Num(hand_size<players>);  // BUB-11
  return wrong;
}

/// What a deal breaks besides its hands and discards; it is legal where nothing of all this holds.
template <class D>
struct BrokenDeal {
  typename D::Bool game_is_over, during_a_heat, wrong_first_dealer, wrong_later_dealer;
  static constexpr auto fields = std::tuple{&BrokenDeal::game_is_over, &BrokenDeal::during_a_heat,
                                            &BrokenDeal::wrong_first_dealer, &BrokenDeal::wrong_later_dealer};
};

/// @param seat of the dealer, 0 to players − 1
template <class D, int players>
BrokenDeal<D> judge_dealer(const State<D, players>& state, typename D::Num seat) {
  return {is_over<D, players>(state), deals_during_a_heat<D, players>(state),
          is_wrong_first_dealer<D, players>(state, seat), is_wrong_later_dealer<D, players>(state, seat)};
}

}  // namespace rulecheck::bucket_brigade
