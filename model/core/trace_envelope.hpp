// What all traces have alike, whatever the game.
#pragma once
#include <string>

#include "model/core/trace_node.hpp"

namespace rulecheck {

/// A trace whose envelope is in order; what belongs to the game is still to be read.
struct TraceEnvelope {
  TraceNode root;               ///< has "players", "moves", exactly one of "setup" and "position", and perhaps "result"
  std::string game;             ///< any string: whether there is such a game is not known here
  int players;                  ///< any integer: which numbers the game allows is not known here
  TraceNode readings, options;  ///< objects, empty where the trace has none
};

/// Checks the keys of a trace and the values that every game shares. @throws InputError
TraceEnvelope read_envelope(const TraceNode& root);

}  // namespace rulecheck
