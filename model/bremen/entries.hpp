// Bremen: the entries of a trace as plain data, and their JSON.
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace rulecheck {
class TraceNode;
}

namespace rulecheck::bremen {

/// Pieces as in pieces.hpp.
using PieceSet = std::uint64_t;

/// What stays the same during a game. Bremen has no readings and no options.
struct Settings {
  int players = 4;  ///< 3 or 4
};

/// What a log says of one deal: `circle` with `first_taker`, or `hands` (with 3 players: and `center`), or both.
struct DealEntry {
  std::optional<std::vector<PieceSet>> circle;  ///< single pieces, distinct, clockwise from the first one taken
  int first_taker = 0;                          ///< seat; means something only with a circle
  std::optional<std::vector<PieceSet>> hands;   ///< by seat, disjoint
  std::optional<PieceSet> center;               ///< 3 players: a single piece, in no hand
};

/// All deals; every one but the last was redealt.
struct Setup {
  std::vector<DealEntry> deals;  ///< never empty
};

/// Before a round, or when the game is over.
struct Position {
  std::vector<PieceSet> hands;  ///< by seat, disjoint, all of the same size 1 to 13
  std::vector<int> won;         ///< by seat: pieces
  std::optional<int> leader;    ///< seat; there is one exactly in rounds 2 to 12
  PieceSet center = 0;          ///< 3 players: a single piece
};

/// A piece is played.
struct Play {
  int player;
  PieceSet piece;  ///< a single one, perhaps one that is not in use
};

/// It is recorded who takes the pieces of a round.
struct Take {
  int player;
};

using Move = std::variant<Play, Take>;

/// A result, or a part of one.
struct Claim {
  std::optional<std::vector<int>> captured;   ///< by seat
  std::optional<std::vector<PieceSet>> left;  ///< by seat: a single piece
  std::optional<bool> condition_one, condition_two, won;
  std::optional<std::optional<int>> score;          ///< the inner one is empty for null
  std::optional<std::optional<std::string>> title;  ///< likewise; any text
};

/// "dog-10"; for anything but one piece of the game its members, joined by commas, in brackets.
std::string piece_name(PieceSet pieces);
/// "dog-10, cat-2"; "nothing" of nothing.
std::string piece_names(PieceSet pieces);

// JSON; see the contract of a game model. What cannot be read throws InputError.
Settings read_settings(int players, const TraceNode& readings, const TraceNode& options);
Setup read_setup(const Settings& settings, const TraceNode& node);
Position read_position(const Settings& settings, const TraceNode& node);
Move read_move(const Settings& settings, const TraceNode& node);
Claim read_claim(const Settings& settings, const TraceNode& node);
std::string write_setup(const Setup& setup);
std::string write_position(const Position& position);
std::string write_move(const Move& move);
std::string write_claim(const Claim& claim);

}  // namespace rulecheck::bremen
