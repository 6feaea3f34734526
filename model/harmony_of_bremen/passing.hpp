// The Harmony of Bremen, "Tuning", step 1: cards go to the left one by one or all at once, and lie apart from the hand
// until everybody has passed one.
#pragma once
#include "model/harmony_of_bremen/setup.hpp"

namespace rulecheck::harmony_of_bremen {

/// Players who pass cards.
template <class D>
struct Passing {
  BySeat<Hand<D>> hand;              ///< without the cards that were passed to it
  BySeat<typename D::Num> received;  ///< by seat: the card that was passed to it, or no_card
  BySeat<typename D::Bool> passed;   ///< by seat: whether it has passed a card
  static constexpr auto fields = std::tuple{&Passing::hand, &Passing::received, &Passing::passed};
};

/// Nobody has passed a card yet.
template <class D>
Passing<D> begin_passing(const BySeat<Hand<D>>& hand) {
  const Renders<D> rule{clause::pass_one_left, clause::no_passing_on};
  Passing<D> passing;
  passing.hand = hand;
  for (auto& card : passing.received) card = typename D::Num(no_card);
  return passing;
}

// What passing a card breaks.

/// The player has passed a card before.
template <class D>
typename D::Bool passes_a_second_card(const Passing<D>& passing, std::size_t seat) {
  const Renders<D> rule{clause::pass_one_left};
  return passing.passed[seat];  // HOB-22
}

/// The player does not hold the card, but has just received such a one.
template <class D>
typename D::Bool passes_on(const Passing<D>& passing, std::size_t seat, typename D::Num number) {
  const Renders<D> rule{clause::no_passing_on};
  return !holds<D>(passing.hand[seat], number) && number == passing.received[seat];  // HOB-23, HOB-24
}

/// The player has no such card at all.
template <class D>
typename D::Bool passes_a_foreign_card(const Passing<D>& passing, std::size_t seat, typename D::Num number) {
  const Renders<D> rule{clause::pass_one_left};
  return !holds<D>(passing.hand[seat], number) && number != passing.received[seat];  // HOB-22
}

/// The card, which is in the player's hand, goes to the left neighbour.
template <class D>
Passing<D> pass(Passing<D> passing, std::size_t seat, typename D::Num number) {
  const Renders<D> rule{clause::pass_one_left, clause::always_to_the_left};
  passing.hand[seat] = without<D>(passing.hand[seat], number);
  put(passing.received, left_neighbour<D>(seat_number<D>(seat)), number);  // HOB-22, HOB-38
  passing.passed[seat] = typename D::Bool(true);
  return passing;
}

/// The hands after everybody has taken up what he received.
template <class D>
BySeat<Hand<D>> take_up(const Passing<D>& passing) {
  const Renders<D> rule{clause::pass_one_left, clause::pass_on_later};
  BySeat<Hand<D>> hand;
  for (std::size_t seat = 0; seat < seats; ++seat) {
    hand[seat] = with<D>(passing.hand[seat], passing.received[seat]);  // HOB-22, HOB-24
  }
  return hand;
}

}  // namespace rulecheck::harmony_of_bremen
