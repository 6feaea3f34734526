#pragma once

// The cards and the animals of The Harmony of Bremen for the reference, and when an ensemble succeeds. A card is the
// number on it; cards with the same number are the same thing, so a hand says how many there are of each and no more.

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

namespace rulecheck::harmony_of_bremen::reference {

/// The animal that a player stands for, in the order in which the numbers have to grow.
enum class Role { rooster, cat, dog, donkey };

/// All four, from the smallest number to the largest.
inline const std::vector<Role>& roles_in_order() {
  static const std::vector<Role> roles{Role::rooster, Role::cat, Role::dog, Role::donkey};
  return roles;
}

/// The game is for four.
inline constexpr int players = 4;
/// The game has this many rounds, of which the last one is different.
inline constexpr int last_round = 10;
/// "Preparation": how many cards each player gets.
inline constexpr int cards_in_a_hand = 10;
/// This many failures lose the game.
inline constexpr int failures_to_lose = 3;
/// The numbers that a card can have are 0 to this one.
inline constexpr int highest_number = 999;

/// Cards of which only the numbers matter.
using Cards = std::multiset<int>;

/// How many copies there are of each number.
using Deck = std::map<int, int>;

/// The element at `position`, which is mostly a seat; std::out_of_range (a std::logic_error) if there is none.
decltype(auto) at(auto& list, int position) { return list.at(static_cast<std::size_t>(position)); }

/// Throws std::logic_error with `reason` unless `allowed`.
inline void require(bool allowed, const char* reason) {
  if (!allowed) throw std::logic_error(reason);
}

/// The seat to the left of `seat`, which is the next one clockwise.
inline int left_of(int seat) { return seat == players - 1 ? 0 : seat + 1; }

/// The seat to the right of `seat`: the one that has `seat` on its left.
inline int right_of(int seat) { return seat == 0 ? players - 1 : seat - 1; }

/// The left neighbor of each seat, by seat.
inline std::vector<int> left_neighbors() { return {left_of(0), left_of(1), left_of(2), left_of(3)}; }

/// Whether there is a card with this number among `cards`.
inline bool holds(const Cards& cards, int number) { return cards.count(number) > 0; }

/// Takes one card with this number away; std::logic_error if there is none.
inline void take_one(Cards& cards, int number) {
  const auto card = cards.find(number);
  require(card != cards.end(), "there is no such card to take");
  cards.erase(card);
}

/// Whether the deck has a card with this number.
inline bool is_in_the_deck(const Deck& deck, int number) { return deck.count(number) > 0; }

/// Whether all these hands together can be dealt from the deck.
inline bool can_be_dealt(const Deck& deck, const std::vector<Cards>& hands) {
  Cards all;
  for (const Cards& hand : hands) all.insert(hand.begin(), hand.end());
  for (const int number : all) {
    if (!is_in_the_deck(deck, number)) return false;
    if (static_cast<int>(all.count(number)) > deck.at(number)) return false;
  }
  return true;
}

/// Every way to take one card out of each hand, by seat; equal cards are one card. Ordered by the card of seat 0, then
/// of seat 1 and so on; none if a hand is empty.
inline std::vector<std::vector<int>> one_card_of_each(const std::vector<Cards>& hands) {
  std::vector<std::set<int>> numbers;
  numbers.reserve(hands.size());
  for (const Cards& hand : hands) numbers.emplace_back(hand.begin(), hand.end());
  std::vector<std::vector<int>> ways;
  for (const int first : numbers.at(0)) {
    for (const int second : numbers.at(1)) {
      for (const int third : numbers.at(2)) {
        for (const int fourth : numbers.at(3)) ways.push_back({first, second, third, fourth});
      }
    }
  }
  return ways;
}

/// "Preparation": whether every one of the four animals is somebody's, `roles` being by seat.
inline bool are_all_four(const std::vector<Role>& roles) {
  return roles.size() == 4 && std::set<Role>(roles.begin(), roles.end()).size() == 4;
}

/// The numbers played, `ensemble` and `roles` by seat, in the order rooster, cat, dog, donkey.
inline std::vector<int> in_role_order(const std::vector<int>& ensemble, const std::vector<Role>& roles) {
  std::vector<int> numbers;
  for (const Role role : roles_in_order()) {
    for (int seat = 0; seat < players; ++seat) {
      if (at(roles, seat) == role) numbers.push_back(at(ensemble, seat));
    }
  }
  return numbers;
}

/// "Ensemble", the third step: rooster below cat below dog below donkey. Equal numbers do not grow.
inline bool succeeds(const std::vector<int>& ensemble, const std::vector<Role>& roles) {
  const std::vector<int> numbers = in_role_order(ensemble, roles);
  return numbers.at(0) < numbers.at(1) && numbers.at(1) < numbers.at(2) && numbers.at(2) < numbers.at(3);
}

/// Whether an ensemble fails for nothing but equal numbers: they never fall in the order of the roles, yet do not
/// always grow.
inline bool fails_by_equality_alone(const std::vector<int>& ensemble, const std::vector<Role>& roles) {
  const std::vector<int> numbers = in_role_order(ensemble, roles);
  const bool never_fall =
      numbers.at(0) <= numbers.at(1) && numbers.at(1) <= numbers.at(2) && numbers.at(2) <= numbers.at(3);
  const bool some_equal =
      numbers.at(0) == numbers.at(1) || numbers.at(1) == numbers.at(2) || numbers.at(2) == numbers.at(3);
  return never_fall && some_equal;
}

/// The names that traces use: "rooster", …, "donkey".
inline std::string name_of(Role role) {
  static const std::vector<std::string> names{"rooster", "cat", "dog", "donkey"};
  return at(names, static_cast<int>(role));
}

/// The role of this name; none if there is no such role.
inline std::optional<Role> role_named(const std::string& name) {
  for (const Role role : roles_in_order()) {
    if (name_of(role) == name) return role;
  }
  return std::nullopt;
}

}  // namespace rulecheck::harmony_of_bremen::reference
