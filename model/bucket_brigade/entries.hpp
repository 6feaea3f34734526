// Bucket Brigade: the entries of a trace as plain data, and their JSON.
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace rulecheck {
class TraceNode;
}

namespace rulecheck::bucket_brigade {

/// Cards as in cards.hpp. A trace names what a card looks like; of cards that look alike those with the lowest bits are
/// taken first.
using CardSet = std::uint64_t;

/// How many sorts of cards there are that look different: walk-cards and run-cards of five suits.
inline constexpr int sorts = 10;

/// The space-values that the option `values` has by default, from the beehives to the cave.
inline const std::vector<int> default_values{-1, -1, -1, -1, -1, -1, -1, 0, 0, 1, 1, 2, 2, 3};

/// Spaces that the option `values` may have.
struct BoardSizes {
  int fewest, most;
};
/// @param players 3 to 5
constexpr BoardSizes board_sizes(int players) { return {3, players == 3 ? 16 : players == 4 ? 20 : 21}; }

/// What stays the same during a game: the number of players, the readings, the board. Readings as in agreement.hpp.
struct Settings {
  int players = 4;  ///< 3 to 5
  bool overrun_forbidden = false, clamp_before_bonus = false, pairing_is_optional = false, tied_players_lose = false;
  std::vector<int> values = default_values;  ///< from the beehives to the cave, −9 to 9, the last one 3

  /// The last space.
  int cave() const { return static_cast<int>(values.size()) - 1; }
};

struct Setup {
  int first_dealer = 0;  ///< seat
};

/// A heat in progress.
struct HeatEntry {
  std::array<int, 4> bears{};  ///< by bear: its space, before the cave
  std::vector<CardSet> hands;  ///< by seat, disjoint, of sizes that arise when the players have played in turn
};

/// Between two heats, in a heat, or when the game is over.
struct Position {
  int first_dealer = 0;                   ///< seat
  std::vector<std::vector<int>> results;  ///< by finished heat and seat, 0 to 999
  std::optional<HeatEntry> heat;          ///< in progress; never after the last heat
};

/// The cards of a heat are dealt.
struct DealEntry {
  int dealer = 0;                   ///< seat
  std::vector<CardSet> hands;       ///< by seat, disjoint
  std::optional<CardSet> discards;  ///< in no hand
};

/// A card is played.
struct PlayEntry {
  int player = 0;           ///< seat
  int sort = 0;             ///< what the card looks like, see sort_of()
  std::optional<int> bear;  ///< the bear that advances, 0 to 3
  std::optional<int> to;    ///< the space at which it arrives, 0 to the cave
};

/// The results of the heat that has just ended are recorded.
struct ScoreEntry {
  std::vector<int> results;  ///< by seat
};

using Move = std::variant<DealEntry, PlayEntry, ScoreEntry>;

/// A result, or a part of one.
struct Claim {
  std::optional<std::vector<std::vector<int>>> heats;  ///< by heat and seat
  std::optional<std::vector<int>> totals;              ///< by seat
  std::optional<std::vector<int>> winners;             ///< distinct seats
};

/// The sort of cards of a suit (0 to 4, the jokers last): 0 to 9.
constexpr int sort_of(int suit, bool run) { return 2 * suit + (run ? 1 : 0); }
/// All cards of a sort.
CardSet cards_of_sort(int sort);
/// "joker-run"
std::string sort_name(int sort);
/// "red", "blue", "green" or "yellow". @param bear 0 to 3
std::string bear_name(int bear);

// JSON; see the contract of a game model. What cannot be read throws InputError.
Settings read_settings(int players, const TraceNode& readings, const TraceNode& options);
Setup read_setup(const Settings& settings, const TraceNode& node);
Position read_position(const Settings& settings, const TraceNode& node);
Move read_move(const Settings& settings, const TraceNode& node);
Claim read_claim(const Settings& settings, const TraceNode& node);
std::string write_readings(const Settings& settings);
std::string write_options(const Settings& settings);
std::string write_setup(const Setup& setup);
std::string write_position(const Position& position);
std::string write_move(const Move& move);
std::string write_claim(const Claim& claim);

}  // namespace rulecheck::bucket_brigade
