// Traces of The Bremens as text, for cases that are judged in any domain.
#pragma once
#include <string>
#include <vector>

#include "model/the_bremens/model.hpp"
#include "properties/core/traces.hpp"

namespace rulecheck::the_bremens {

/// Moves as a list.
inline std::string list(const std::vector<std::string>& moves) {
  std::string text;
  for (const std::string& move : moves) text += (text.empty() ? "" : ",") + move;
  return text;
}

/// A trace. @param start "\"setup\":…" or "\"position\":…", perhaps with readings or options before it;
/// @param result the object, or nothing
inline std::string trace(const std::string& start, const std::vector<std::string>& moves = {},
                         const std::string& result = "", int players = 3) {
  return R"({"format":"rulecheck-trace/1","game":"the-bremens","players":)" + std::to_string(players) + "," + start +
         R"(,"moves":[)" + list(moves) + "]" + (result.empty() ? "" : R"(,"result":)" + result) + "}";
}

/// @param by_seat cards, with quotes
inline std::string shows(const std::string& by_seat, const std::string& more = "") {
  return R"({"reveal":[)" + by_seat + "]" + more + "}";
}
/// Likewise, with the seat that gets the chicken card.
inline std::string shows(const std::string& by_seat, int chicken_card) {
  return shows(by_seat, R"(,"chicken_card":)" + std::to_string(chicken_card));
}
/// An animal is chosen. @param more what else is recorded, e.g. ",\"riders_to\":7"
inline std::string plays(const std::string& animal, int to, const std::string& more = "") {
  return R"({"animal":")" + animal + R"(","to":)" + std::to_string(to) + more + "}";
}
/// Likewise, with the space to which riders are shaken off.
inline std::string shakes(const std::string& animal, int to, int riders_to) {
  return plays(animal, to, R"(,"riders_to":)" + std::to_string(riders_to));
}
/// A turn of a player who moves animals.
inline std::string turn(int seat, const std::vector<std::string>& chosen = {}) {
  return R"({"turn":)" + std::to_string(seat) + (chosen.empty() ? "" : R"(,"plays":[)" + list(chosen) + "]") + "}";
}
/// A turn of the player who moves the chicken.
inline std::string moves_chicken(int seat, int to, const std::string& more = "") {
  return R"({"turn":)" + std::to_string(seat) + R"(,"chicken":)" + std::to_string(to) + more + "}";
}

/// A position. @param board the spaces with their pieces; @param more other keys, with a comma before them
inline std::string position(const std::string& board, const std::string& more = "", int start = 0) {
  return R"("position":{"board":{)" + board + R"(},"start":)" + std::to_string(start) + more + "}";
}
inline std::string reading(const std::string& name, const std::string& value) {
  return R"("readings":{")" + name + R"(":")" + value + R"("},)";
}

/// The board in most cases below: nobody stands on space 0 but those who are not named.
inline const std::string usual_board = R"("3":["cat-2"],"5":["chicken"],"8":["donkey-0","dog-1"],"12":["donkey-1"])";

/// Animal cards of three seats, of which the first has those named in hand. @param first with quotes
inline std::string first_holds(const std::string& first) {
  return R"(,"animals":[[)" + first + R"(],["cat","dog","donkey"],["cat","dog","donkey"]])";
}
/// All number cards and a special card each. @param first the special card of seat 0
inline std::string specials(const std::string& first, const std::string& second = "seven",
                            const std::string& third = "nine") {
  const std::string numbers = R"(["1","2","3","4","5","6","7",")";
  return R"(,"cards":[)" + numbers + first + R"("],)" + numbers + second + R"("],)" + numbers + third + R"("]])";
}

/// Replays a stored trace. @param name within tests/the_bremens/traces/, without extension
template <class D>
Replay replayed(const std::string& name) {
  return replay_file<Model<D>>(folder_of_traces(clause_register()) + name + ".json");
}

/// Replays a stored trace and expects a verdict as verdict_of() words it.
template <class D>
void expect_stored(Trial& trial, const std::string& name, const std::string& expected) {
  const Replay replay = replayed<D>(name);
  trial.expect(verdict_of(replay) == expected,
               [&] { return name + ": \"" + expected + "\", and it is: " + describe(replay); });
}

}  // namespace rulecheck::the_bremens
