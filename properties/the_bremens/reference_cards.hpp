#pragma once

// The cards, the pieces and the settings of The Bremens for the reference. A number or special card is its name, a hand
// is a set of names, an animal card is the animal on it.

#include <algorithm>
#include <compare>
#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

namespace rulecheck::the_bremens::reference {

/// The element at `position`, mostly a seat or a space; std::out_of_range (a std::logic_error) if there is none.
decltype(auto) at(auto& list, int position) { return list.at(static_cast<std::size_t>(position)); }

/// Throws std::logic_error with `reason` unless `allowed`.
inline void require(bool allowed, const char* reason) {
  if (!allowed) throw std::logic_error(reason);
}

/// Number and special cards by name: "1" to "7", "shake", "skip", "double", "anyone", "one-to-five", "nine", "seven".
using Cards = std::set<std::string>;

/// "Contents": the seven number cards of each colour.
inline const Cards& number_cards() {
  static const Cards cards{"1", "2", "3", "4", "5", "6", "7"};
  return cards;
}

/// "Special Cards": the seven of them, each there once, in the order of their values.
inline const std::vector<std::string>& special_cards() {
  static const std::vector<std::string> cards{"shake", "skip", "double", "anyone", "one-to-five", "nine", "seven"};
  return cards;
}

inline bool is_special(const std::string& card) {
  return std::find(special_cards().begin(), special_cards().end(), card) != special_cards().end();
}
inline bool is_card(const std::string& card) { return number_cards().count(card) > 0 || is_special(card); }

/// What a card counts when cards are compared, 1 to 7; std::logic_error if there is no such card.
inline int value_of(const std::string& card) {
  if (card == "1" || card == "shake") return 1;
  if (card == "2" || card == "skip") return 2;
  if (card == "3" || card == "double") return 3;
  if (card == "4" || card == "anyone") return 4;
  if (card == "5" || card == "one-to-five") return 5;
  if (card == "6" || card == "nine") return 6;
  require(card == "7" || card == "seven", "there is no such card");
  return 7;
}

/// Who is on a piece or an animal card, from the smallest to the largest.
enum class Animal { chicken, cat, dog, donkey };

/// The three that every player has.
using Animals = std::set<Animal>;
inline const Animals& own_animals() {
  static const Animals animals{Animal::cat, Animal::dog, Animal::donkey};
  return animals;
}

/// One of the discs. The chicken, which is nobody's, has the owner -1. The order only serves containers.
struct Piece {
  Animal animal = Animal::chicken;
  int owner = -1;
  auto operator<=>(const Piece&) const = default;
};
inline constexpr Piece the_chicken{};

/// The names that traces use: "chicken", "cat", "dog", "donkey".
inline std::string name_of(Animal animal) {
  static const std::vector<std::string> names{"chicken", "cat", "dog", "donkey"};
  return at(names, static_cast<int>(animal));
}
/// "cat-0", …, "donkey-4", and "chicken".
inline std::string name_of(const Piece& piece) {
  if (piece == the_chicken) return "chicken";
  return name_of(piece.animal) + "-" + std::to_string(piece.owner);
}
/// The piece of this name; std::logic_error if there is none.
inline Piece piece_named(const std::string& name) {
  if (name == "chicken") return the_chicken;
  for (const Animal animal : own_animals()) {
    for (int owner = 0; owner < 5; ++owner) {
      if (name_of(Piece{animal, owner}) == name) return {animal, owner};
    }
  }
  throw std::logic_error("there is no piece " + name);
}

/// The reading `forced-move`.
enum class ForcedMove { must_if_able, free_card, may_decline };
/// The reading `shake-target`.
enum class ShakeTarget { strict, nearest, stack };

/// What the book leaves open; as it stands here it is the default of the traces.
struct Readings {
  bool overshoot_exact = false;  ///< `overshoot`: a move beyond Goal is impossible (else it ends in Goal)
  ForcedMove forced_move = ForcedMove::must_if_able;
  bool double_second_optional = false;  ///< `double-second`: the second animal may be left out
  ShakeTarget shake_target = ShakeTarget::strict;
  bool shake_start_allowed = false;        ///< `shake-start`: riders can be shaken off into Start
  bool shake_blocked_carry = false;        ///< `shake-blocked`: riders that cannot go back are carried (else nothing)
  bool shake_use_optional = false;         ///< `shake-use`: the animal may instead carry its riders, like a plain 1
  bool anyone_card_optional = false;       ///< `anyone-card`: the animal's card may be laid down with ANYONE
  bool skip_goal_not_counted = false;      ///< `skip-goal`: SKIP cannot reach Goal (else Goal is a free space)
  bool arrival_stops = false;              ///< `arrival`: what is below the winner's last piece stays where it was
  bool chicken_player_plays_card = false;  ///< `chicken-player-card`: lays an animal card, without a move
  bool operator==(const Readings&) const = default;
};

/// What is fixed for a whole game.
struct Settings {
  int players = 4;                          ///< 3 to 5
  std::optional<int> length = {};           ///< `length`, 2 to 60
  std::optional<int> chicken_start = {};    ///< `chicken_start`, on the board
  std::map<std::string, int> symbols = {};  ///< `chicken_steps`, 1 to 9 by card, not for SEVEN
  Readings readings = {};

  /// The number of spaces between Start and Goal.
  int board_length() const { return length ? *length : players == 5 ? 24 : 20; }
  /// Where the chicken begins.
  int first_chicken_space() const { return chicken_start ? *chicken_start : board_length() / 2; }
  /// How far the chicken goes with a card other than SEVEN.
  int steps_of(const std::string& card) const {
    require(card != "seven", "SEVEN has no fixed number of steps");
    const auto symbol = symbols.find(card);
    return symbol == symbols.end() ? value_of(card) : symbol->second;
  }
};

/// Throws std::logic_error unless the settings are within the ranges that the traces state.
inline void require_described(const Settings& settings) {
  require(3 <= settings.players && settings.players <= 5, "the game is described for 3 to 5 players only");
  require(2 <= settings.board_length() && settings.board_length() <= 60, "the length is not from 2 to 60");
  require(1 <= settings.first_chicken_space() && settings.first_chicken_space() <= settings.board_length(),
          "the chicken does not begin on the board");
  for (const auto& [card, steps] : settings.symbols) {
    require(is_card(card) && card != "seven", "this card has no number of steps to be stated");
    require(1 <= steps && steps <= 9, "a number of steps is not from 1 to 9");
  }
}

/// The next seat clockwise.
inline int left_of(int seat, int players) { return seat == players - 1 ? 0 : seat + 1; }

}  // namespace rulecheck::the_bremens::reference
