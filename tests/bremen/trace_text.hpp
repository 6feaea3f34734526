// Traces of Bremen as text, for cases that are judged in any domain.
#pragma once
#include <string>
#include <vector>

#include "model/bremen/model.hpp"
#include "properties/core/traces.hpp"

namespace rulecheck::bremen {

/// A trace. @param start "\"setup\":…" or "\"position\":…"; @param moves the elements of the list;
/// @param result the object, or nothing
inline std::string trace(int players, const std::string& start, const std::string& moves = "",
                         const std::string& result = "") {
  return R"({"format":"rulecheck-trace/1","game":"bremen","players":)" + std::to_string(players) + "," + start +
         R"(,"moves":[)" + moves + "]" + (result.empty() ? "" : R"(,"result":)" + result) + "}";
}

/// A move that plays a piece.
inline std::string play(int player, const std::string& piece) {
  return R"({"player":)" + std::to_string(player) + R"(,"play":")" + piece + "\"}";
}

using Names = std::vector<std::string>;

/// All pieces in use: animal by animal, from the lowest number.
inline Names pieces_by_animal(int players) {
  Names names;
  for (const char* animal : {"chicken", "donkey", "dog", "cat"}) {
    for (int number = players == 3 ? 4 : 1; number <= 13; ++number)
      names.push_back(animal + ("-" + std::to_string(number)));
  }
  return names;
}

/// A JSON list of strings.
inline std::string list(const Names& names) {
  std::string text;
  for (const std::string& name : names) text += (text.empty() ? "\"" : ",\"") + name + "\"";
  return "[" + text + "]";
}

/// A JSON list of lists.
inline std::string lists(const std::vector<Names>& hands) {
  std::string text;
  for (const Names& hand : hands) text += (text.empty() ? "" : ",") + list(hand);
  return "[" + text + "]";
}

/// `"setup"` with these deals.
inline std::string setup(const std::string& deals) { return R"("setup":{"deals":[)" + deals + "]}"; }

/// A deal that says only its circle.
inline std::string circle_deal(const Names& circle, int first_taker = 0) {
  return R"({"circle":)" + list(circle) + R"(,"first_taker":)" + std::to_string(first_taker) + "}";
}

/// A deal that says only its hands, with 3 players also the center.
inline std::string hands_deal(const std::vector<Names>& hands, const std::string& center = "") {
  return R"({"hands":)" + lists(hands) + (center.empty() ? "" : R"(,"center":")" + center + "\"") + "}";
}

}  // namespace rulecheck::bremen
