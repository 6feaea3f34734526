// Nim: the entries of a trace from and to JSON.
#include <fmt/format.h>

#include <array>

#include "model/core/trace_node.hpp"
#include "model/nim/entries.hpp"
#include "model/nim/heap.hpp"

namespace rulecheck::nim {
namespace {

constexpr std::array<std::string_view, 2> last_stone_choices{"wins", "loses"};
constexpr int players = 2;

}  // namespace

Settings read_settings(int, const TraceNode& readings, const TraceNode& options) {
  readings.demand_keys({}, {"last_stone"});
  options.demand_keys({}, {"most"});
  Settings settings;
  if (options.has("most")) settings.most = options.at("most").integer(1, largest_limit);
  if (readings.has("last_stone")) {
    settings.last_loses = readings.at("last_stone").one_of(last_stone_choices, "what the last stone does") == 1;
  }
  return settings;
}

Setup read_setup(const TraceNode& node) {
  node.demand_keys({"heap"});
  return {node.at("heap").integer()};
}

Position read_position(const TraceNode& node) {
  node.demand_keys({"heap", "turn"});
  return {node.at("heap").integer(0, largest_heap), node.at("turn").seat(players)};
}

Move read_move(const TraceNode& node) {
  node.demand_keys({"player", "take"});
  return {node.at("player").seat(players), node.at("take").integer()};
}

Claim read_claim(const TraceNode& node) {
  node.demand_keys({}, {"winner"});
  return {node.has("winner") ? std::optional(node.at("winner").integer()) : std::nullopt};
}

std::string write_readings(const Settings& settings) {
  return fmt::format(R"({{"last_stone":"{}"}})", last_stone_choices.at(settings.last_loses ? 1 : 0));
}
std::string write_options(const Settings& settings) { return fmt::format(R"({{"most":{}}})", settings.most); }
std::string write_setup(const Setup& setup) { return fmt::format(R"({{"heap":{}}})", setup.heap); }
std::string write_position(const Position& position) {
  return fmt::format(R"({{"heap":{},"turn":{}}})", position.heap, position.turn);
}
std::string write_move(const Move& move) { return fmt::format(R"({{"player":{},"take":{}}})", move.player, move.take); }
std::string write_claim(const Claim& claim) {
  return claim.winner ? fmt::format(R"({{"winner":{}}})", *claim.winner) : "{}";
}

}  // namespace rulecheck::nim
