// Eselsbrücke: the entries of a trace as plain data, and their JSON.
#pragma once
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace rulecheck {
class TraceNode;
}

namespace rulecheck::eselsbruecke {

/// The motif of a picture tile; not empty.
using Motif = std::string;
using Motifs = std::vector<Motif>;

/// What the clouds show by default, story by story. Those of red and yellow stand in the book, the others are an
/// assumption.
std::vector<int> default_penalties(bool expert);
/// How many tiles the stories have on the expert side by default: an assumption.
inline const std::vector<int> default_story_tiles{3, 3, 4, 5, 5};

/// What stays the same during a game: readings as in agreement.hpp, and options.
struct Settings {
  int players = 3;
  bool base_is_a_marker = false, open_tiles_are_forfeited = false, own_motif_is_a_mistake = false;
  bool repeated_motif_is_illegal = false, revealed_stop_goes_aside = false, aid_is_not_passed_on = false;
  bool expert = false;
  std::vector<int> story_tiles = default_story_tiles;     ///< five, 1 to 9; of use on the expert side
  std::vector<int> penalties = default_penalties(false);  ///< four, on the expert side five, 0 to 20

  /// Stories that each player tells.
  int stories() const { return expert ? 5 : 4; }
  int rounds() const { return stories() + 2; }
};

struct Setup {
  int start = 0;  ///< seat
};

/// A stack as a trace has it: 'p' a picture tile, 's' a stop tile, the top first.
using StackText = std::string;

/// Before the turn of a storyteller, or after the end.
struct Position {
  int round = 1;                  ///< 1 to one more than there are
  int start = 0;                  ///< seat
  int storyteller = 0;            ///< seat
  std::vector<StackText> stacks;  ///< by seat
  std::vector<int> aside;         ///< by seat: stop tiles laid aside
};

/// A story is told.
struct StoryEntry {
  int seat = 0;
  Motifs tiles;  ///< of any number
};

/// The tiles of a story are distributed.
struct DistributionEntry {
  int seat = 0;
  std::vector<Motifs> hands;  ///< by seat, of any size; no motif twice
};

/// Somebody guesses.
struct GuessEntry {
  enum class Kind : std::uint8_t { name, timeout, keep };
  int seat = 0;
  Kind kind = Kind::timeout;
  Motif motif;  ///< empty with timeout
};

/// What a guessing round led to.
struct SettlementEntry {
  int storyteller = 0;                           ///< seat
  std::optional<std::vector<int>> lost;          ///< by seat
  std::optional<bool> stop;                      ///< whether the storyteller gets a stop tile
  std::optional<std::vector<StackText>> stacks;  ///< by seat
  std::optional<std::vector<int>> aside;         ///< by seat; where revealed stop tiles are laid aside
};

using Move = std::variant<StoryEntry, DistributionEntry, GuessEntry, SettlementEntry>;

/// A result, or a part of one.
struct Claim {
  std::optional<std::vector<int>> tiles;    ///< by seat
  std::optional<std::vector<int>> stops;    ///< by seat
  std::optional<std::vector<int>> winners;  ///< distinct seats
};

// JSON; see the contract of a game model. What cannot be read throws InputError.
Settings read_settings(int players, const TraceNode& readings, const TraceNode& options);
Setup read_setup(const Settings& settings, const TraceNode& node);
Position read_position(const Settings& settings, const TraceNode& node);
Move read_move(const Settings& settings, const TraceNode& node);
Claim read_claim(const Settings& settings, const TraceNode& node);
/// No motif may be in two stories, or twice in one.
void check_moves(std::span<const Move> moves, const TraceNode& node);
std::string write_readings(const Settings& settings);
std::string write_options(const Settings& settings);
std::string write_setup(const Setup& setup);
std::string write_position(const Position& position);
std::string write_move(const Move& move);
std::string write_claim(const Claim& claim);

}  // namespace rulecheck::eselsbruecke
