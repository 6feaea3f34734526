#pragma once

// What goes into and comes out of the reference of The Harmony of Bremen: settings, starts, moves, claims, breaches.

#include <algorithm>
#include <compare>
#include <optional>
#include <set>
#include <string>
#include <variant>
#include <vector>

#include "properties/harmony_of_bremen/reference_cards.hpp"

namespace rulecheck::harmony_of_bremen::reference {

/// What the book leaves open; all false is the default of the traces.
struct Readings {
  bool declaration_free = false;  ///< `declaration`: the leader may declare what they do not hold (else must hold it)
};

/// What is fixed for a whole game.
struct Settings {
  /// Copies of each number, which the book does not print; the default of the traces.
  Deck deck{{1, 4}, {2, 4}, {3, 4}, {4, 4}, {5, 4}, {6, 4}, {7, 4}, {8, 4}, {9, 4}, {10, 4}, {11, 4}, {12, 4}};
  bool hard = false;  ///< `variant`: cards are also exchanged in round 9 (else not)
  Readings readings;
};

/// Throws std::logic_error unless the settings are within the ranges that the traces state.
inline void require_described(const Settings& settings) {
  int cards = 0;
  for (const auto& [number, copies] : settings.deck) {
    require(0 <= number && number <= highest_number, "a number in the deck is not from 0 to 999");
    require(1 <= copies && copies <= 99, "the deck has fewer than 1 or more than 99 copies of a number");
    cards += copies;
  }
  require(cards >= 40, "the deck has fewer than 40 cards");
}

/// How a game begins. Who leads first (who sings best) is a fact about the people and comes in as a seat.
struct Preparation {
  std::vector<Role> roles;   ///< by seat, all four
  std::vector<Cards> hands;  ///< by seat
  int leader = 0;
};

/// A later state to start from: before round `round`, nothing of it being done.
struct Position {
  int round = 1;             ///< 1 to 10
  int leader = 0;            ///< of that round
  std::vector<Role> roles;   ///< by seat, all four
  std::vector<Cards> hands;  ///< by seat, 11 - `round` cards each
  int failures = 0;          ///< 0 to 2, less than `round`
  bool operator==(const Position&) const = default;
};

/// The number that a player says will be played.
struct Declaration {
  int player = 0;
  int number = 0;  ///< 0 to 999
  bool operator==(const Declaration&) const = default;
};

/// The cards that everybody plays at the same time; whether that is a success need not be stated.
struct Ensemble {
  std::vector<int> cards;  ///< by seat
  std::optional<bool> success;
  bool operator==(const Ensemble&) const = default;
};

/// The cards that everybody passes at the same time; to whom need not be stated.
struct Tuning {
  std::vector<int> cards;              ///< by seat of the one who passes it
  std::optional<std::vector<int>> to;  ///< by seat of the one who passes it, the seat that gets it
  bool operator==(const Tuning&) const = default;
};

/// Any of the moves.
using Move = std::variant<Declaration, Ensemble, Tuning>;

/// A clause that a step breaks, and the number of the check, in the traces' table, at which it does.
struct Breach {
  int number = 0;
  std::string clause;  ///< "HOB-14"
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
  bool won = false;
  int failures = 0;  ///< failed ensembles
  int rounds = 0;    ///< rounds played, those before a position included
  int discards = 0;  ///< cards discarded, those before a position included
  bool operator==(const Result&) const = default;
};

/// A result as a log states it; what is not stated is not claimed.
struct Claim {
  std::optional<bool> won;
  std::optional<int> failures;
  std::optional<int> rounds;
  std::optional<int> discards;
};

/// Throws std::logic_error unless roles, hands and leader can be those of four players with this deck.
inline void require_a_table(const Settings& settings, const std::vector<Role>& roles, const std::vector<Cards>& hands,
                            int leader) {
  require(are_all_four(roles), "the roles are not all four, each once");
  require(hands.size() == players, "there is not one hand for each seat");
  require(can_be_dealt(settings.deck, hands), "the hands have cards that the deck does not have");
  require(0 <= leader && leader < players, "the leader has no seat");
}

/// What it breaks to begin like this. Requires what the traces demand of any setup.
inline Breaches judge(const Settings& settings, const Preparation& preparation) {
  require_described(settings);
  require_a_table(settings, preparation.roles, preparation.hands, preparation.leader);
  for (const Cards& hand : preparation.hands) {
    if (hand.size() != cards_in_a_hand) return {{1, "HOB-06"}};
  }
  return {};
}

}  // namespace rulecheck::harmony_of_bremen::reference
