// Traces of Eselsbrücke as text, for cases that are judged in any domain.
#pragma once
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <string>
#include <vector>

#include "model/eselsbruecke/model.hpp"
#include "properties/core/traces.hpp"

namespace rulecheck::eselsbruecke {

/// A trace. @param start "\"setup\":…" or "\"position\":…", perhaps with readings or options before it;
/// @param moves the elements of the list; @param result the object, or nothing
inline std::string trace(int players, const std::string& start, const std::string& moves = "",
                         const std::string& result = "") {
  return R"({"format":"rulecheck-trace/1","game":"eselsbruecke","players":)" + std::to_string(players) + "," + start +
         R"(,"moves":[)" + moves + "]" + (result.empty() ? "" : R"(,"result":)" + result) + "}";
}

/// Texts with commas between them.
inline std::string list(const std::vector<std::string>& texts) {
  std::string all;
  for (const std::string& text : texts) all += (all.empty() ? "" : ",") + text;
  return all;
}
/// The letters of a word as a list of motifs: "ab" becomes ["a","b"].
inline std::string motifs(const std::string& letters) {
  std::vector<std::string> all;
  for (const char letter : letters) all.push_back(std::string("\"") + letter + "\"");
  return "[" + list(all) + "]";
}
inline std::string quoted_list(const std::vector<std::string>& texts) {
  std::vector<std::string> all;
  for (const std::string& text : texts) all.push_back("\"" + text + "\"");
  return "[" + list(all) + "]";
}

/// @param tiles each letter a motif
inline std::string story(int seat, const std::string& tiles) {
  return R"({"story":)" + std::to_string(seat) + R"(,"tiles":)" + motifs(tiles) + "}";
}
/// @param hands by seat, each letter a motif
inline std::string distribution(int seat, const std::vector<std::string>& hands) {
  std::vector<std::string> all;
  for (const std::string& hand : hands) all.push_back(motifs(hand));
  return R"({"distribute":)" + std::to_string(seat) + R"(,"hands":[)" + list(all) + "]}";
}
inline std::string names(int seat, const std::string& motif) {
  return R"({"guess":)" + std::to_string(seat) + R"(,"name":")" + motif + R"("})";
}
inline std::string fails(int seat) { return R"({"guess":)" + std::to_string(seat) + R"(,"timeout":true})"; }
inline std::string keeps(int seat, const std::string& motif) {
  return R"({"guess":)" + std::to_string(seat) + R"(,"keep":")" + motif + R"("})";
}
/// @param more what is recorded, e.g. "\"stop\":true"
inline std::string settles(int seat, const std::string& more = "") {
  return R"({"settle":)" + std::to_string(seat) + (more.empty() ? "" : "," + more) + "}";
}
inline std::string stacks_are(const std::vector<std::string>& stacks) { return R"("stacks":)" + quoted_list(stacks); }

/// Before the turn of a seat. @param more "aside" with its comma before it
inline std::string before(int round, int start, int storyteller, const std::vector<std::string>& stacks,
                          const std::string& more = "") {
  return R"("position":{"round":)" + std::to_string(round) + R"(,"start":)" + std::to_string(start) +
         R"(,"storyteller":)" + std::to_string(storyteller) + "," + stacks_are(stacks) + more + "}";
}
inline std::string reading(const std::string& name, const std::string& value) {
  return R"("readings":{")" + name + R"(":")" + value + R"("},)";
}

}  // namespace rulecheck::eselsbruecke
