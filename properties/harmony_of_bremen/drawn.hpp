// The Harmony of Bremen: decks at the edges of what is possible, and games in progress, drawn without the rules.
#pragma once
#include <algorithm>
#include <utility>

#include "model/core/choices.hpp"
#include "model/harmony_of_bremen/entries.hpp"

namespace rulecheck::harmony_of_bremen {

/// A deck of a few numbers, the lowest and the highest one among them, of which there are as many cards as there may be
/// or no more than are dealt.
inline Deck draw_extreme_deck(Choices& choices) {
  const bool many = choices.happens(1, 2);
  const auto numbers = 1 + static_cast<int>(choices.below(8));
  Deck deck;
  for (int number = 0; number < numbers; ++number) deck[number % 2 == 0 ? number / 2 : 999 - number / 2] = 0;
  for (auto& [number, copies] : deck) copies = many ? 99 : dealt_cards / numbers;
  if (!many) deck.begin()->second += dealt_cards % numbers;
  return deck;
}

/// Cards by seat, drawn from the deck. Half of the time low cards are with low animals.
inline Hands draw_hands(const Deck& deck, const Numbers& roles, int each, Choices& choices) {
  std::vector<int> cards;
  for (const auto& [number, copies] : deck) cards.insert(cards.end(), static_cast<std::size_t>(copies), number);
  const std::size_t size = static_cast<std::size_t>(each), dealt = size * 4;
  for (std::size_t place = 0; place < dealt; ++place) {
    const auto left = static_cast<std::uint32_t>(cards.size() - place);
    std::swap(cards.at(place), cards.at(place + choices.below(left)));
  }
  const auto end = cards.begin() + static_cast<std::ptrdiff_t>(dealt);
  if (choices.happens(1, 2)) std::sort(cards.begin(), end);
  Hands hands;
  for (std::size_t seat = 0; seat < hands.size(); ++seat) {
    const auto first = cards.begin() + static_cast<std::ptrdiff_t>(size) * roles.at(seat);
    hands.at(seat).assign(first, first + static_cast<std::ptrdiff_t>(size));
  }
  return hands;
}

/// Any of the ways to give four animals to four seats.
inline Numbers draw_roles(Choices& choices) {
  Numbers roles{0, 1, 2, 3};
  for (std::uint32_t left = 4; left > 1; --left) std::swap(roles.at(left - 1), roles.at(choices.below(left)));
  return roles;
}

/// Before any round, with any failures that can be before it.
inline Position draw_position(const Settings& settings, Choices& choices) {
  Position position;
  position.round = 1 + static_cast<int>(choices.below(10));
  position.leader = static_cast<int>(choices.below(4));
  position.failures = static_cast<int>(choices.below(static_cast<std::uint32_t>(std::min(position.round, 3))));
  position.roles = draw_roles(choices);
  position.hands = draw_hands(settings.deck, position.roles, 11 - position.round, choices);
  return position;
}

}  // namespace rulecheck::harmony_of_bremen
