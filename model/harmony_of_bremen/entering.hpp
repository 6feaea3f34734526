// The Harmony of Bremen: from the entries of a log to values of the rule text.
#pragma once
#include "model/core/given.hpp"
#include "model/harmony_of_bremen/entries.hpp"
#include "model/harmony_of_bremen/log.hpp"

namespace rulecheck::harmony_of_bremen {

/// What the players have agreed on.
template <class D>
Agreement<D> agreed(const Settings& settings) {
  return {Given<D>::truth(settings.hard_variant), Given<D>::truth(settings.free_declaration)};
}

/// Numbers by seat.
template <class D>
BySeat<typename D::Num> given_numbers(const Numbers& numbers) {
  return rulecheck::given_numbers<D, seats>(numbers);
}

/// How many cards each hand has.
template <class D>
BySeat<typename D::Num> given_sizes(const Hands& hands) {
  BySeat<typename D::Num> sizes;
  for (std::size_t seat = 0; seat < seats; ++seat) {
    sizes[seat] = Given<D>::num(static_cast<int>(hands.at(seat).size()));
  }
  return sizes;
}

/// A hand. @param cards at most ten
template <class D>
Hand<D> given_hand(const std::vector<int>& cards) {
  Hand<D> hand;
  for (auto& place : hand) place = Given<D>::num(no_card);
  for (std::size_t place = 0; place < cards.size(); ++place) hand.at(place) = Given<D>::num(cards[place]);
  return hand;
}

template <class D>
BySeat<Hand<D>> given_hands(const Hands& hands) {
  BySeat<Hand<D>> given;
  for (std::size_t seat = 0; seat < seats; ++seat) given[seat] = given_hand<D>(hands.at(seat));
  return given;
}

/// The game in which the log begins.
template <class D>
State<D> given_start(const Numbers& roles, const Hands& hands, int leader) {
  return begin<D>(given_numbers<D>(roles), given_hands<D>(hands), Given<D>::num(leader));
}

}  // namespace rulecheck::harmony_of_bremen
