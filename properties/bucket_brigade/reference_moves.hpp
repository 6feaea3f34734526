#pragma once

// What goes into and comes out of the reference of Bucket Brigade: settings, positions, moves, claims, breaches.

#include <algorithm>
#include <compare>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "properties/bucket_brigade/reference_score.hpp"

namespace rulecheck::bucket_brigade::reference {

/// What is fixed for a whole game.
struct Settings {
  int players = 4;  ///< 3 to 5
  /// The space-values from the beehives to the cave: 3 or more of -9 to 9, the last one 3; the default of the traces.
  std::vector<int> values{-1, -1, -1, -1, -1, -1, -1, 0, 0, 1, 1, 2, 2, 3};
  Readings readings;
  /// The cave.
  int last_space() const { return static_cast<int>(values.size()) - 1; }
};

/// Throws std::logic_error unless the settings are within the ranges that the traces state.
inline void require_described(const Settings& settings) {
  require(3 <= settings.players && settings.players <= 5, "the game is described for 3 to 5 players only");
  const std::size_t most = settings.players == 3 ? 16 : settings.players == 4 ? 20 : 21;
  require(3 <= settings.values.size() && settings.values.size() <= most, "the board has too few or too many spaces");
  for (const int value : settings.values) require(-9 <= value && value <= 9, "a space-value is not from -9 to 9");
  require(settings.values.back() == 3, "the cave is not worth 3");
}

/// A deal as stated in a log. Laid-aside cards that are not stated are what the hands leave of the pack.
struct Deal {
  int dealer = 0;
  std::vector<Cards> hands;  ///< by seat
  std::optional<Cards> discards;
};

/// A card that is played. `bear` has to be named for jokers; `to` is where the bear stands afterwards.
struct Play {
  int player = 0;
  Card card;
  std::optional<Color> bear;
  std::optional<int> to;
  bool operator==(const Play&) const = default;
};

/// A clause that a step breaks, and the number of the check, in the traces' table, at which it does.
struct Breach {
  int number = 0;
  std::string clause;  ///< "BUB-10"
  auto operator<=>(const Breach&) const = default;
};

/// All that a step breaks, in the order of the table.
using Breaches = std::vector<Breach>;

/// The clauses that the traces report: those that are broken at the first number at which any is, ascending.
inline std::vector<std::string> reported(const Breaches& breaches) {
  if (breaches.empty()) return {};
  const int first = std::min_element(breaches.begin(), breaches.end())->number;
  std::set<std::string> clauses;
  for (const Breach& breach : breaches) {
    if (breach.number == first) clauses.insert(breach.clause);
  }
  return {clauses.begin(), clauses.end()};
}

/// The heat being played.
struct Heat {
  int beginner = 0;               ///< the seat that plays the first card
  Bears bears;                    ///< all four
  std::vector<Cards> hands;       ///< by seat
  std::optional<Cards> discards;  ///< none in a position, which does not say
  std::vector<Card> pile;         ///< the cards played, in order; those before a position are not known
  int to_move = 0;
};

/// A heat that is over, as it is scored.
struct FinishedHeat {
  Heat heat;                 ///< as the last play left it; `to_move` is the player who made that play
  std::vector<int> points;   ///< by seat, what the cards count, without bonus and possibly negative
  std::vector<int> results;  ///< by seat, as recorded
  int finisher() const { return heat.to_move; }
};

/// A later state to start from. Without `hands` the last heat recorded is over and no other has been dealt.
struct Position {
  int first_dealer = 0;
  std::vector<std::vector<int>> results;  ///< by finished heat and seat, each 0 or more
  Bears bears;                            ///< of the heat in progress
  std::vector<Cards> hands;               ///< of the heat in progress, by seat; empty if there is none
};

/// How a game ended.
struct Result {
  std::vector<std::vector<int>> heats;  ///< by heat and seat
  std::vector<int> totals;              ///< by seat
  std::vector<int> winners;             ///< ascending
  bool operator==(const Result&) const = default;
};

/// A result as a log states it; what is not stated is not claimed.
struct Claim {
  std::optional<std::vector<std::vector<int>>> heats;
  std::optional<std::vector<int>> totals;
  std::optional<std::vector<int>> winners;  ///< distinct, in any order
};

}  // namespace rulecheck::bucket_brigade::reference
