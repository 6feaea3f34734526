#pragma once

// Tables of The Bremens from which the tests of the reference start.

#include <map>
#include <string>
#include <vector>

#include "properties/the_bremens/reference.hpp"

namespace rulecheck::the_bremens::reference {

/// The clauses that the traces report for a step.
using Clauses = std::vector<std::string>;

inline constexpr Animal cat = Animal::cat;
inline constexpr Animal dog = Animal::dog;
inline constexpr Animal donkey = Animal::donkey;

/// What lies where before a reveal, by the names that traces use.
struct Scene {
  std::map<int, std::vector<std::string>> board;  ///< bottom to top
  std::vector<std::string> home = {};             ///< in the order of arrival
  int start = 0;
  std::vector<Animals> animals = {};  ///< the animal cards in hand; none stated: all that are not home
};

inline Settings three_players(const Readings& readings = {}) {
  Settings settings;
  settings.players = 3;
  settings.readings = readings;
  return settings;
}
inline Settings four_players(const Readings& readings = {}) {
  Settings settings;
  settings.readings = readings;
  return settings;
}

inline std::vector<Piece> pieces_named(const std::vector<std::string>& names) {
  std::vector<Piece> pieces;
  for (const std::string& name : names) pieces.push_back(piece_named(name));
  return pieces;
}

/// The position of a scene, everybody holding the number cards.
inline Position position_of(const Scene& scene) {
  Position position{{}, pieces_named(scene.home), scene.start};
  for (const auto& [space, names] : scene.board) position.board[space] = pieces_named(names);
  if (!scene.animals.empty()) position.animals = scene.animals;
  return position;
}

/// A scene after everybody has turned up a card, each holding one more.
inline Game revealed(const Settings& settings, const Scene& scene, const std::vector<std::string>& cards) {
  Position position = position_of(scene);
  position.cards.emplace();
  for (const std::string& card : cards) position.cards->push_back({card, card == "1" ? "2" : "1"});
  Game game(settings, position);
  game.play(Reveal{cards});
  return game;
}

/// A scene of three players in which seat 0, who is the start player, has to make a turn with a card. Seat 1 gets the
/// chicken card, whatever the card of seat 0 is: the 7 of seat 1 is the highest or tied with the holder's card.
inline Game turn_of_seat_0(const Scene& scene, const std::string& card, const Readings& readings = {}) {
  return revealed(three_players(readings), scene, {card, "7", "1"});
}

/// A turn of seat 0 with one play.
inline Turn choose(Animal animal, int to) { return {0, {{animal, to}}, {}}; }
/// The same with SHAKE that shakes riders off.
inline Turn shake(Animal animal, int to, int riders_to) { return {0, {{animal, to, riders_to}}, {}}; }
/// A turn of seat 0 with two plays.
inline Turn choose_two(Animal first, int first_to, Animal second, int second_to) {
  return {0, {{first, first_to}, {second, second_to}}, {}};
}
/// A turn of seat 0 without a play.
inline Turn nothing() { return {0, {}, {}}; }

/// The names of the pieces on a space, bottom to top.
inline std::vector<std::string> stack_on(const Game& game, int space) {
  std::vector<std::string> names;
  for (const Piece& piece : at(game.board().spaces, space)) names.push_back(name_of(piece));
  return names;
}
/// The names of the pieces in Goal, in the order of arrival.
inline std::vector<std::string> home_of(const Game& game) {
  std::vector<std::string> names;
  for (const Piece& piece : game.board().home) names.push_back(name_of(piece));
  return names;
}
/// Where the piece of this name is.
inline int place_of(const Game& game, const std::string& name) { return space_of(game.board(), piece_named(name)); }

/// The readings by default, but surplus steps to the Goal are not allowed.
inline Readings exact() {
  Readings readings;
  readings.overshoot_exact = true;
  return readings;
}

/// A scene after a step that breaks nothing.
inline Game after(Game game, const Move& move) {
  game.play(move);
  return game;
}

}  // namespace rulecheck::the_bremens::reference
