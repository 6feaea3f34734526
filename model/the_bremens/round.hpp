// The Bremens, "A Game Round": who gets the chicken card, whose turn it is, when a round ends.
#pragma once
#include "model/the_bremens/ending.hpp"

namespace rulecheck::the_bremens {

/// The seat to the left of this one.
template <class D>
typename D::Num left_neighbour(const Board<D>& board, typename D::Num seat) {
  const Renders<D> rule{clause::tie_goes_clockwise, clause::one_at_a_time};
  using Num = typename D::Num;
  return select(seat + Num(1) == board.players, Num(0), seat + Num(1));
}

/// The highest value among the cards.
template <class D>
typename D::Num highest_value(const BySeat<typename D::Set>& shown) {
  const Renders<D> rule{clause::highest_gets_chicken_card, clause::special_has_a_value};
  typename D::Num highest(0);
  for (const auto& card : shown) {
    auto value = value_of<D>(card);
    highest = select(highest < value, value, highest);  // TBR-13, TBR-41
  }
  return highest;
}

/// The seat that gets the chicken card: of those with the highest card the first one clockwise after the holder, who is
/// himself the last. @param shown by seat: a single card of each player
template <class D>
typename D::Num next_holder(const Board<D>& board, const BySeat<typename D::Set>& shown, typename D::Num holder) {
  const Renders<D> rule{clause::highest_gets_chicken_card, clause::tie_goes_clockwise,
                        clause::chicken_belongs_to_the_highest, clause::example_tie_leaves_the_holder};
  using Bool = typename D::Bool;
  using Num = typename D::Num;
  const Num highest = highest_value<D>(shown);
  Num seat = holder, next = holder;
  Bool found(false);
  for (int place = 1; place < seats; ++place) {
    seat = left_neighbour<D>(board, seat);
    Bool first = !found && value_of<D>(at(shown, seat)) == highest;
    next = select(first, seat, next);  // TBR-13, TBR-15, TBR-34
    found = found || first;
  }
  return next;
}

/// Whether the special cards have to be dealt anew: a round has ended, and nobody has a number or special card.
template <class D>
typename D::Bool is_redeal_due(const Board<D>& board, const State<D>& state) {
  const Renders<D> rule{clause::cards_return_after_eight};
  return !state.in_round && is_empty(state.hand[0]) && !is_over<D>(board, state);  // TBR-23
}

// What the record of a reveal breaks.

/// The turns of the round before are not all done.
template <class D>
typename D::Bool reveals_during_a_round(const State<D>& state) {
  const Renders<D> rule{clause::badge_follows_chicken_card};
  return state.in_round;  // TBR-21
}

/// Somebody shows a card that he does not have in hand. @param shown by seat: a single card of each player
template <class D>
typename D::Bool shows_a_foreign_card(const State<D>& state, const BySeat<typename D::Set>& shown) {
  const Renders<D> rule{clause::reveal_one_card};
  typename D::Bool foreign(false);
  for (std::size_t seat = 0; seat < seats; ++seat) foreign = foreign || !contains(state.hand[seat], shown[seat]);
  return foreign;  // TBR-12
}

/// Whether a seat is said to get the chicken card whose card is not among the highest.
template <class D>
typename D::Bool favours_a_lower_card(const BySeat<typename D::Set>& shown, typename D::Num said) {
  const Renders<D> rule{clause::highest_gets_chicken_card};
  return value_of<D>(at(shown, said)) != highest_value<D>(shown);  // TBR-13
}

/// Whether a seat with a highest card is said to get the chicken card, although another one gets it.
template <class D>
typename D::Bool favours_another_of_the_tied(const State<D>& state, const Board<D>& board,
                                             const BySeat<typename D::Set>& shown, typename D::Num said) {
  const Renders<D> rule{clause::tie_goes_clockwise};
  return !favours_a_lower_card<D>(shown, said) && said != next_holder<D>(board, shown, state.holder);  // TBR-15
}

/// The state after the cards of a round have been revealed. @param shown by seat: a single card of each player
template <class D>
State<D> reveal(const Board<D>& board, State<D> state, const BySeat<typename D::Set>& shown) {
  const Renders<D> rule{clause::reveal_one_card, clause::personal_discard_pile, clause::one_at_a_time};
  for (std::size_t seat = 0; seat < seats; ++seat) {
    state.hand[seat] = state.hand[seat] - shown[seat];        // TBR-12
    state.discard[seat] = state.discard[seat] | shown[seat];  // TBR-14
  }
  state.shown = shown;
  state.holder = next_holder<D>(board, shown, state.holder);
  state.turn = state.badge;  // TBR-16
  state.in_round = typename D::Bool(true);
  return state;
}

/// The state after a player has had his turn: it is the left neighbour's, or the round ends. A game that is over stays
/// as it is.
template <class D>
State<D> end_turn(const Board<D>& board, State<D> state) {
  const Renders<D> rule{clause::one_at_a_time, clause::badge_follows_chicken_card, clause::chicken_player_starts_next,
                        clause::third_animal_home_wins};
  using Bool = typename D::Bool;
  Bool over = is_over<D>(board, state);
  state.turn = left_neighbour<D>(board, state.turn);  // TBR-16
  Bool ends = !over && state.turn == state.badge;
  state.badge = select(ends, state.holder, state.badge);  // TBR-21, TBR-35
  state.in_round = state.in_round && !ends;
  for (auto& card : state.shown) card = select(ends, typename D::Set(), card);
  return state;
}

}  // namespace rulecheck::the_bremens
