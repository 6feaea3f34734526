// The Bremens, "Setup" and "When all players run out of Number and Special cards": how cards are dealt.
#pragma once
#include "model/the_bremens/round.hpp"

namespace rulecheck::the_bremens {

/// The game before its first round.
/// @param special by seat: a single special card each; of a seat without player none
/// @param start seat of the first start player
template <class D>
State<D> begin(const Board<D>& board, const BySeat<typename D::Set>& special, typename D::Num start) {
  const Renders<D> rule{clause::take_a_colour,
                        clause::deal_a_special,
                        clause::one_hand,
                        clause::animals_begin_at_start,
                        clause::chicken_begins_on_its_symbol,
                        clause::first_start_player};
  using Num = typename D::Num;
  using Set = typename D::Set;
  State<D> state;
  state.arrivals = Num(0);
  state.pile = Set(special_cards);
  for (std::size_t seat = 0; seat < seats; ++seat) {
    for (auto& space : state.space) space[seat] = Num(0);  // TBR-09
    for (auto& arrival : state.arrival) arrival[seat] = Num(0);
    const Set numbers = select(numbered<D>(seat) < board.players, Set(number_cards), Set());
    state.hand[seat] = numbers | special[seat];  // TBR-05, TBR-06, TBR-07
    state.pile = state.pile - special[seat];
    state.discard[seat] = Set();
    state.shown[seat] = Set();
    state.animals_in_hand[seat] = Set(animal_cards);  // TBR-05
  }
  state.chicken = board.chicken_start;  // TBR-10
  state.badge = start;                  // TBR-11
  state.holder = start;
  state.turn = start;
  state.in_round = typename D::Bool(false);
  return state;
}

/// Special cards are dealt anew although it is not time for that.
template <class D>
typename D::Bool redeals_too_early(const Board<D>& board, const State<D>& state) {
  const Renders<D> rule{clause::cards_return_after_eight};
  return !is_redeal_due<D>(board, state);  // TBR-23
}

/// The state after all used cards have returned and special cards have been dealt anew.
/// @param special by seat: a single special card each; of a seat without player none
template <class D>
State<D> redeal(State<D> state, const BySeat<typename D::Set>& special) {
  const Renders<D> rule{clause::cards_return_after_eight};
  using Set = typename D::Set;
  for (std::size_t seat = 0; seat < seats; ++seat) {
    state.pile = state.pile | (state.discard[seat] & Set(special_cards));
    state.hand[seat] = (state.discard[seat] & Set(number_cards)) | special[seat];
    state.discard[seat] = Set();
  }
  for (const Set& card : special) state.pile = state.pile - card;  // TBR-23
  return state;
}

}  // namespace rulecheck::the_bremens
