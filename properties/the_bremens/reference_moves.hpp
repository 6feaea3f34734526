#pragma once

// What goes into and comes out of the reference of The Bremens: starts, moves, claims, breaches.

#include <algorithm>
#include <compare>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <variant>
#include <vector>

#include "properties/the_bremens/reference_board.hpp"

namespace rulecheck::the_bremens::reference {

/// How a game begins. Who first names a band is a fact about the people and comes in as a seat.
struct Preparation {
  std::vector<std::string> specials;  ///< by seat, distinct
  int start = 0;                      ///< who gets the badge and the chicken card
};

/// A later state to start from: before a reveal.
struct Position {
  std::map<int, Stack> board;  ///< the spaces between Start and Goal that hold pieces
  std::vector<Piece> home;     ///< in the order of arrival; all other animals are in Start
  int start = 0;               ///< who has the badge and the chicken card
  /// By seat, 1 to 8 number and special cards each, equally many; if not stated all number cards.
  std::optional<std::vector<Cards>> cards = {};
  /// By seat, the animal cards in hand; if not stated all whose animals are not home.
  std::optional<std::vector<Animals>> animals = {};
  bool operator==(const Position&) const = default;
};

/// The cards that everybody turns up at the same time; who gets the chicken card need not be stated.
struct Reveal {
  std::vector<std::string> cards;  ///< by seat
  std::optional<int> chicken_card = {};
  auto operator<=>(const Reveal&) const = default;
};

/// An animal that is chosen.
struct Play {
  Animal animal = Animal::cat;
  int to = 0;                         ///< where it stands afterwards
  std::optional<int> riders_to = {};  ///< where riders are shaken off to
  bool card = false;                  ///< whether its card is said to be laid down as well
  auto operator<=>(const Play&) const = default;
};

/// All that a seat does in a round.
struct Turn {
  int seat = 0;
  std::vector<Play> plays = {};     ///< 0 to 2
  std::optional<int> chicken = {};  ///< where the chicken stands afterwards
  auto operator<=>(const Turn&) const = default;
};

/// The special cards that are dealt when all cards have been used.
struct Redeal {
  std::vector<std::string> specials;  ///< by seat, distinct
  auto operator<=>(const Redeal&) const = default;
};

/// Any of the moves.
using Move = std::variant<Reveal, Turn, Redeal>;

/// A clause that a step breaks, and the number of the check, in the traces' table, at which it does.
struct Breach {
  int number = 0;
  std::string clause;  ///< "TBR-24"
  auto operator<=>(const Breach&) const = default;
};

/// What a step breaks at the first number of the table at which it breaks anything, in the order of the table, each
/// clause once.
using Breaches = std::vector<Breach>;

/// The clauses that the traces report, ascending.
inline std::vector<std::string> reported(const Breaches& breaches) {
  std::set<std::string> clauses;
  for (const Breach& breach : breaches) clauses.insert(breach.clause);
  return {clauses.begin(), clauses.end()};
}

/// Adds a breach unless the same one is there.
inline void add_once(Breaches& breaches, const Breach& breach) {
  if (std::find(breaches.begin(), breaches.end(), breach) == breaches.end()) breaches.push_back(breach);
}

/// How a game ended.
struct Result {
  int winner = 0;
  std::vector<std::vector<int>> ranking;  ///< the best first, seats that are level in one group, ascending
  bool operator==(const Result&) const = default;
};

/// A result as a log states it; what is not stated is not claimed.
struct Claim {
  std::optional<int> winner = {};
  std::optional<std::vector<std::vector<int>>> ranking = {};  ///< every seat once, no empty group
};

inline void require_seat(int seat, int players) { require(0 <= seat && seat < players, "there is no such seat"); }

/// Throws std::logic_error unless these are different special cards, one for each seat.
inline void require_specials(const std::vector<std::string>& specials, int players) {
  require(static_cast<int>(specials.size()) == players, "there is not one special card for each seat");
  require(Cards(specials.begin(), specials.end()).size() == specials.size(), "a special card is there twice");
  for (const std::string& card : specials) require(is_special(card), "there is no such special card");
}

/// Throws std::logic_error unless each seat has equally many cards, 1 to 8, and no special card is there twice.
inline void require_hands(const std::vector<Cards>& hands, int players) {
  require(static_cast<int>(hands.size()) == players, "there is not one hand for each seat");
  Cards specials;
  for (const Cards& hand : hands) {
    require(1 <= hand.size() && hand.size() <= 8, "a hand has not 1 to 8 cards");
    require(hand.size() == hands.front().size(), "the hands are not equally large");
    int own_specials = 0;
    for (const std::string& card : hand) {
      require(is_card(card), "there is no such card");
      if (!is_special(card)) continue;
      ++own_specials;
      require(specials.insert(card).second, "a special card is there twice");
    }
    require(own_specials <= 1, "a seat has two special cards");
  }
}

/// The animals of a seat that are not home.
inline Animals animals_on_the_way(const Board& board, int seat) {
  Animals animals;
  for (const Animal animal : own_animals()) {
    if (!is_home(board, {animal, seat})) animals.insert(animal);
  }
  return animals;
}

/// Throws std::logic_error unless the animal cards in hand are of animals that are not home, and not none while there
/// are any.
inline void require_animal_cards(const std::vector<Animals>& hands, const Board& board, int players) {
  require(static_cast<int>(hands.size()) == players, "there are not animal cards for each seat");
  for (int seat = 0; seat < players; ++seat) {
    const Animals on_the_way = animals_on_the_way(board, seat);
    for (const Animal animal : at(hands, seat)) {
      require(on_the_way.count(animal) > 0, "there is no such animal card, or its animal is home");
    }
    require(!at(hands, seat).empty() || on_the_way.empty(), "a seat that is not home has no animal card in hand");
  }
}

/// The board of a position; std::logic_error unless it is one.
inline Board board_of(const Settings& settings, const Position& position) {
  Board board;
  board.spaces.resize(static_cast<std::size_t>(settings.board_length()) + 1);
  board.home = position.home;
  std::vector<Piece> stated = position.home;
  for (const auto& [space, stack] : position.board) {
    require(1 <= space && space <= settings.board_length(), "there is no such space between Start and Goal");
    require(!stack.empty(), "a space that holds nothing is stated");
    at(board.spaces, space) = stack;
    stated.insert(stated.end(), stack.begin(), stack.end());
  }
  for (int owner = 0; owner < settings.players; ++owner) {
    for (const Animal animal : own_animals()) {
      if (!contains(stated, {animal, owner})) board.spaces.front().push_back({animal, owner});
    }
  }
  require_a_board(board, settings.players);
  return board;
}

}  // namespace rulecheck::the_bremens::reference
