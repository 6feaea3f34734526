// Traces of The Harmony of Bremen as text, for cases that are judged in any domain.
#pragma once
#include <string>
#include <vector>

#include "model/harmony_of_bremen/model.hpp"
#include "properties/core/traces.hpp"

namespace rulecheck::harmony_of_bremen {

/// A trace. @param start "\"setup\":…" or "\"position\":…", perhaps with readings or options before it;
/// @param moves the elements of the list; @param result the object, or nothing
inline std::string trace(const std::string& start, const std::string& moves = "", const std::string& result = "") {
  return R"({"format":"rulecheck-trace/1","game":"harmony-of-bremen","players":4,)" + start + R"(,"moves":[)" + moves +
         "]" + (result.empty() ? "" : R"(,"result":)" + result) + "}";
}

inline std::string declaration(int player, int number) {
  return R"({"player":)" + std::to_string(player) + R"(,"declare":)" + std::to_string(number) + "}";
}
/// @param cards by seat; @param more what else is recorded, e.g. "\"success\":true"
inline std::string ensemble(const std::string& cards, const std::string& more = "") {
  return R"({"ensemble":[)" + cards + "]" + (more.empty() ? "" : "," + more) + "}";
}
/// @param cards by seat; @param more what else is recorded, e.g. "\"to\":[1,2,3,0]"
inline std::string tuning(const std::string& cards, const std::string& more = "") {
  return R"({"tuning":[)" + cards + "]" + (more.empty() ? "" : "," + more) + "}";
}
/// Moves as a list.
inline std::string list(const std::vector<std::string>& moves) {
  std::string text;
  for (const std::string& move : moves) text += (text.empty() ? "" : ",") + move;
  return text;
}

/// The roles of seats 0 to 3 in the cases below.
inline const std::string roles = R"("roles":["dog","rooster","donkey","cat"])";

/// A game in which every ensemble can succeed.
inline const std::string orderly_game =
    R"("setup":{)" + roles +
    R"(,"hands":[[7,7,7,7,8,8,8,8,9,9],[1,1,1,1,2,2,2,2,3,3],[10,10,10,10,11,11,11,11,12,12],[4,4,4,4,5,5,5,5,6,6]],)" +
    R"("leader":0})";

/// A game before one of its rounds. @param hands by seat, with brackets
inline std::string before_round(int round, const std::string& hands, int failures, int leader = 0) {
  return R"("position":{"round":)" + std::to_string(round) + R"(,"leader":)" + std::to_string(leader) + "," + roles +
         R"(,"hands":[)" + hands + R"(],"failures":)" + std::to_string(failures) + "}";
}

/// The option that makes a game hard.
inline const std::string hard_game = R"("options":{"variant":"hard"},)";

}  // namespace rulecheck::harmony_of_bremen
