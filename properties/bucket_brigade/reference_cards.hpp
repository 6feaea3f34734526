#pragma once

// The cards of Bucket Brigade for the reference: cards with the same face are the same thing, so that a hand, the pack
// or the cards laid aside say how many there are of each face and nothing more.

#include <compare>
#include <cstddef>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace rulecheck::bucket_brigade::reference {

/// The colour of a bear and of its cards; jokers are a fifth set of cards without a bear.
enum class Color { red, blue, green, yellow, joker };

/// The four bears.
inline const std::vector<Color>& bear_colors() {
  static const std::vector<Color> colors{Color::red, Color::blue, Color::green, Color::yellow};
  return colors;
}

/// The face of a card: its colour and how far its bear advances, 1 (walk) or 2 (run).
struct Card {
  Color color = Color::joker;
  int steps = 1;
  auto operator<=>(const Card&) const = default;
  bool is_walk() const { return steps == 1; }
  bool is_joker() const { return color == Color::joker; }
};

/// How many there are of each face; a face that is not there has no entry, so that equal contents are equal.
using Cards = std::map<Card, int>;

/// Where each bear stands: 0 is the beehives, the last space is the cave.
using Bears = std::map<Color, int>;

/// The element at `position`, which is mostly a seat; std::out_of_range (a std::logic_error) if there is none.
decltype(auto) at(auto& list, int position) { return list.at(static_cast<std::size_t>(position)); }

/// Throws std::logic_error with `reason` unless `allowed`.
inline void require(bool allowed, const char* reason) {
  if (!allowed) throw std::logic_error(reason);
}

/// What has to be there, such as the heat in progress; std::logic_error if it is not.
template <class T>
const T& present(const std::optional<T>& value) {
  if (!value) throw std::logic_error("there is no such thing at this point of the game");
  return *value;
}
/// The same, to be changed.
template <class T>
T& present(std::optional<T>& value) {
  if (!value) throw std::logic_error("there is no such thing at this point of the game");
  return *value;
}

/// "Components": 55 cards, in each of the five sets 6 walk-cards and 5 run-cards.
inline const Cards& whole_pack() {
  static const Cards pack = [] {
    Cards cards;
    for (const Color color : {Color::red, Color::blue, Color::green, Color::yellow, Color::joker}) {
      cards[{color, 1}] = 6;
      cards[{color, 2}] = 5;
    }
    return cards;
  }();
  return pack;
}

/// How many of this face are among `cards`; 0 or more.
inline int count_of(const Cards& cards, const Card& card) {
  const auto entry = cards.find(card);
  return entry == cards.end() ? 0 : entry->second;
}

/// How many cards there are, whatever their faces.
inline int number_of(const Cards& cards) {
  int number = 0;
  for (const auto& [card, count] : cards) number += count;
  return number;
}

/// Lays `more` to `cards`.
inline void add(Cards& cards, const Cards& more) {
  for (const auto& [card, count] : more) cards[card] += count;
}

/// Takes one card of this face away; std::logic_error if there is none.
inline void take_one(Cards& cards, const Card& card) {
  const auto entry = cards.find(card);
  require(entry != cards.end(), "there is no such card to take");
  if (--entry->second == 0) cards.erase(entry);
}

/// The single cards `list` as counts of faces.
inline Cards counted(const std::vector<Card>& list) {
  Cards cards;
  for (const Card& card : list) ++cards[card];
  return cards;
}

/// Whether all of `cards` can lie on the table at the same time: every face at least once and no face more often than
/// the pack has it.
inline bool are_within_the_pack(const Cards& cards) {
  for (const auto& [card, count] : cards) {
    if (count < 1 || count > count_of(whole_pack(), card)) return false;
  }
  return true;
}

/// What the pack still holds when `cards` are taken out of it; std::logic_error if it does not hold them.
inline Cards rest_of_the_pack(const Cards& cards) {
  require(are_within_the_pack(cards), "the pack does not hold these cards");
  Cards rest = whole_pack();
  for (const auto& [card, count] : cards) {
    for (int taken = 0; taken < count; ++taken) take_one(rest, card);
  }
  return rest;
}

/// "Game Preparation": how many cards the dealer leaves out of a heat; none is said of five players, whom the pack
/// suits.
inline int cards_left_out(int players) {
  require(3 <= players && players <= 5, "the preparation is described for 3 to 5 players only");
  if (players == 3) return 10;
  if (players == 4) return 3;
  return 0;
}

/// "Game Preparation": how many cards each player gets, the others being dealt evenly and to the last one.
inline int cards_in_a_hand(int players) {
  const int dealt = number_of(whole_pack()) - cards_left_out(players);
  require(dealt % players == 0, "the cards cannot be dealt evenly");
  return dealt / players;
}

/// The names that traces use: "red", …, "joker".
inline std::string name_of(Color color) {
  static const std::vector<std::string> names{"red", "blue", "green", "yellow", "joker"};
  return at(names, static_cast<int>(color));
}

/// "red-walk", …, "joker-run".
inline std::string name_of(const Card& card) { return name_of(card.color) + (card.is_walk() ? "-walk" : "-run"); }

/// The card of this name; none if there is no such card.
inline std::optional<Card> card_named(const std::string& name) {
  for (const auto& [card, count] : whole_pack()) {
    if (name_of(card) == name) return card;
  }
  return std::nullopt;
}

/// The bear of this name; none if there is no such bear.
inline std::optional<Color> bear_named(const std::string& name) {
  for (const Color color : bear_colors()) {
    if (name_of(color) == name) return color;
  }
  return std::nullopt;
}

}  // namespace rulecheck::bucket_brigade::reference
