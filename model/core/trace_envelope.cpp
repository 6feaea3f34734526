#include "model/core/trace_envelope.hpp"

namespace rulecheck {

TraceEnvelope read_envelope(const TraceNode& root) {
  root.demand_keys({"format", "game", "players", "moves"},
                   {"readings", "options", "setup", "position", "result", "comment"});
  if (root.at("format").text() != "rulecheck-trace/1") {
    root.at("format").reject(R"(unknown format; expected "rulecheck-trace/1")");
  }
  if (root.has("setup") == root.has("position")) {
    root.reject(root.has("setup") ? R"(both "setup" and "position"; expected exactly one of them)"
                                  : R"(the start is missing; expected "setup" or "position")");
  }
  if (root.has("comment")) static_cast<void>(root.at("comment").text());
  static_cast<void>(root.at("moves").list());
  TraceEnvelope trace{root, root.at("game").text(), root.at("players").integer(), root.object_at("readings"),
                      root.object_at("options")};
  static_cast<void>(trace.readings.keys());
  static_cast<void>(trace.options.keys());
  return trace;
}

}  // namespace rulecheck
