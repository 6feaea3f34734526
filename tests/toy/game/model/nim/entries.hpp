// Nim: what a trace of it holds, as plain data, and how it is read and written.
#pragma once
#include <optional>
#include <string>

namespace rulecheck {
class TraceNode;
}

namespace rulecheck::nim {

/// Limits on which the players may agree: 1 to this.
inline constexpr int largest_limit = 5;

struct Settings {
  int players = 2;
  int most = 3;             ///< option "most": stones that a move takes at most
  bool last_loses = false;  ///< reading "last_stone"
};
struct Setup {
  int heap = 1;
};
struct Position {
  int heap = 0;  ///< 0 to 40
  int turn = 0;
};
struct Move {
  int player = 0;
  int take = 0;
};
/// A claimed result; what it does not say is empty.
struct Claim {
  std::optional<int> winner;
};

// @throws InputError for what is malformed
Settings read_settings(int players, const TraceNode& readings, const TraceNode& options);
Setup read_setup(const TraceNode& node);
Position read_position(const TraceNode& node);
Move read_move(const TraceNode& node);
Claim read_claim(const TraceNode& node);

std::string write_readings(const Settings& settings);
std::string write_options(const Settings& settings);
std::string write_setup(const Setup& setup);
std::string write_position(const Position& position);
std::string write_move(const Move& move);
std::string write_claim(const Claim& claim);

}  // namespace rulecheck::nim
