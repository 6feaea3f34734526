#pragma once

// What goes into and comes out of the reference of Eselsbrücke: settings, positions, moves, claims, breaches.

#include <algorithm>
#include <compare>
#include <optional>
#include <set>
#include <string>
#include <variant>
#include <vector>

#include "properties/eselsbruecke/reference_tiles.hpp"

namespace rulecheck::eselsbruecke::reference {

/// What the book leaves open; all false is the default of the traces.
struct Readings {
  bool base_tile_marker =
      false;  ///< `base-tile`: the base tile is no victory point and cannot be lost (else it is one)
  /// `erring-open-tiles`: what the penalty leaves of an erring player's open tiles is removed (else it is kept).
  bool erring_open_tiles_forfeit = false;
  bool own_motif_mistake = false;  ///< `own-motif`: naming what one holds is a mistake (else not allowed)
  bool repeated_motif_illegal =
      false;  ///< `repeated-motif`: naming what has been named is not allowed (else a mistake)
  /// `revealed-stop`: a stop tile that has ended a giving protects nothing any more (else it stays on the stack).
  bool revealed_stop_aside = false;
  bool second_aid_none = false;  ///< `second-aid`: only one player gets the first player's tile (else it is passed on)
};

/// What is fixed for a whole game.
struct Settings {
  int players = 4;      ///< 3 to 6
  bool expert = false;  ///< `side`: five stories in seven rounds (else four in six)
  /// The number of tiles of each story: 3, 3, 4, 5 on the normal side, 1 to 9 each on the expert side.
  std::vector<int> story_tiles{3, 3, 4, 5};
  /// The tiles that a mistake costs, by story: 0 to 20 each; on the normal side the first is 1 and the fourth 3.
  std::vector<int> penalties{1, 2, 2, 3};
  Readings readings;

  int stories() const { return number_of(story_tiles); }
  /// The last two rounds have no story.
  int rounds() const { return stories() + 2; }
};

/// The default of the traces on the normal side.
inline Settings normal_settings(int players) { return {players, false, {3, 3, 4, 5}, {1, 2, 2, 3}, {}}; }
/// The default of the traces on the expert side.
inline Settings expert_settings(int players) { return {players, true, {3, 3, 4, 5, 5}, {2, 2, 3, 3, 4}, {}}; }

/// Throws std::logic_error unless the settings are within the ranges that the traces state.
inline void require_described(const Settings& settings) {
  require(3 <= settings.players && settings.players <= 6, "the game is described for 3 to 6 players only");
  require(settings.stories() == (settings.expert ? 5 : 4), "there is not a number of tiles for each story");
  require(number_of(settings.penalties) == settings.stories(), "there is not a penalty for each story");
  int tiles = 0;
  for (const int number : settings.story_tiles) {
    require(1 <= number && number <= 9, "a story has not from 1 to 9 tiles");
    tiles += number;
  }
  require(settings.players * (1 + tiles) <= picture_tiles, "there are not enough picture tiles");
  for (const int penalty : settings.penalties) require(0 <= penalty && penalty <= 20, "a penalty is not from 0 to 20");
  if (settings.expert) return;
  require(settings.story_tiles == normal_settings(3).story_tiles, "the normal side has stories of 3, 3, 4, 5 tiles");
  require(settings.penalties.front() == 1 && settings.penalties.back() == 3, "a printed penalty is another one");
}

/// A later state to start from: before the turn of `storyteller` in a round.
struct Position {
  int round = 1;              ///< 1 to the number of rounds; one more if the game is over
  int start = 0;              ///< the start player
  int storyteller = 0;        ///< the start player if the game is over
  std::vector<Stack> stacks;  ///< by seat
  std::vector<int> aside{};   ///< by seat, the stop tiles laid aside; empty for none, or where none ever is
  bool operator==(const Position&) const = default;
};

/// The tiles that a storyteller draws and tells of.
struct Story {
  int storyteller = 0;
  Motifs tiles;
};

/// The tiles of a story, to be guessed.
struct Distribution {
  int storyteller = 0;
  Hands hands;  ///< by seat; the storyteller's are those left over
};

/// What a guesser does: says a motif, does not remember, or keeps the last tile, which is in hand (Special Case 2).
enum class Attempt { name, timeout, keep };

/// One turn of a guessing round.
struct Guess {
  int player = 0;
  Attempt attempt = Attempt::timeout;
  Motif motif{};  ///< empty for a timeout
};
inline Guess names(int player, const Motif& motif) { return {player, Attempt::name, motif}; }
inline Guess forgets(int player) { return {player, Attempt::timeout, ""}; }
inline Guess keeps(int player, const Motif& motif) { return {player, Attempt::keep, motif}; }

/// What a log states of the end of a guessing round; what is not stated is not claimed.
struct Settlement {
  int storyteller = 0;
  std::optional<std::vector<int>> lost{};      ///< by seat, the tiles given away
  std::optional<bool> stop{};                  ///< whether the storyteller gets a stop tile
  std::optional<std::vector<Stack>> stacks{};  ///< by seat, afterwards
  std::optional<std::vector<int>> aside{};     ///< by seat, afterwards; not to be stated where none ever is
};

/// Any of the moves.
using Move = std::variant<Story, Distribution, Guess, Settlement>;

/// A clause that a step breaks, and the number of the check, in the traces' table, at which it does.
struct Breach {
  int number = 0;
  std::string clause;  ///< "ESL-24"
  auto operator<=>(const Breach&) const = default;
};

/// What a step breaks at the first number of the table at which it breaks anything, each clause once.
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
  std::vector<int> tiles;    ///< by seat, stop tiles included
  std::vector<int> stops;    ///< by seat, the stop tiles
  std::vector<int> winners;  ///< ascending
  bool operator==(const Result&) const = default;
};

/// A result as a log states it; what is not stated is not claimed.
struct Claim {
  std::optional<std::vector<int>> tiles{};
  std::optional<std::vector<int>> stops{};
  std::optional<std::vector<int>> winners{};  ///< distinct, in any order
};

}  // namespace rulecheck::eselsbruecke::reference
