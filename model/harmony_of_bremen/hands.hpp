// The Harmony of Bremen, "Kinds of cards": hands of number cards, which may hold equal numbers.
#pragma once
#include "model/harmony_of_bremen/roles.hpp"

namespace rulecheck::harmony_of_bremen {

/// HOB-06: number cards that a hand has at most.
inline constexpr int full_hand = 10;

/// The highest number of a card; the lowest one is 0.
inline constexpr int highest_number = 999;

/// What is in a place of a hand that holds no card.
inline constexpr int no_card = -1;

/// The places of a hand, each with the number of a card or no_card. Which card is in which place means nothing.
template <class D>
using Hand = std::array<typename D::Num, static_cast<std::size_t>(full_hand)>;

/// Whether a card with this number is in the hand.
template <class D>
typename D::Bool holds(const Hand<D>& hand, typename D::Num number) {
  const Renders<D> rule{clause::one_card_from_hand, clause::pass_one_left};
  typename D::Bool held(false);
  for (const auto& place : hand) held = held || place == number;
  return held;
}

/// How many cards the hand holds.
template <class D>
typename D::Num number_of_cards(const Hand<D>& hand) {
  const Renders<D> rule{clause::deal_ten};
  using Num = typename D::Num;
  Num cards;
  for (const auto& place : hand) cards = cards + select(place == Num(no_card), Num(0), Num(1));
  return cards;
}

/// The hand after the first place with `before` has got `after`; unchanged if there is none.
template <class D>
Hand<D> exchanged(Hand<D> hand, typename D::Num before, typename D::Num after) {
  const Renders<D> rule{clause::one_card_from_hand, clause::pass_one_left};
  using Bool = typename D::Bool;
  Bool done(false);
  for (auto& place : hand) {
    Bool here = !done && place == before;
    place = select(here, after, place);
    done = done || here;
  }
  return hand;
}

/// The hand after one card with this number, which it holds, has left it.
template <class D>
Hand<D> without(const Hand<D>& hand, typename D::Num number) {
  const Renders<D> rule{clause::one_card_from_hand, clause::pass_one_left};
  return exchanged<D>(hand, number, typename D::Num(no_card));
}

/// The hand, in which a place is free, after it has got a card with this number.
template <class D>
Hand<D> with(const Hand<D>& hand, typename D::Num number) {
  const Renders<D> rule{clause::pass_one_left};
  return exchanged<D>(hand, typename D::Num(no_card), number);
}

}  // namespace rulecheck::harmony_of_bremen
