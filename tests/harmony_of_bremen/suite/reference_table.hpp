#pragma once

// Tables of The Harmony of Bremen from which the tests of the reference start.

#include <string>
#include <vector>

#include "properties/harmony_of_bremen/reference.hpp"

namespace rulecheck::harmony_of_bremen::reference {

/// The clauses that the traces report for a step.
using Clauses = std::vector<std::string>;

/// The default of the traces, of either difficulty.
inline Settings settings_of(bool hard) {
  Settings settings;
  settings.hard = hard;
  return settings;
}

/// The leader need not hold what they declare.
inline Settings free_settings() {
  Settings settings;
  settings.readings.declaration_free = true;
  return settings;
}

/// Ten cards for each seat, four and four and two equal ones: 1 to 3 for seat 0, 4 to 6 for seat 1, 7 to 9 for seat 2,
/// 10 to 12 for seat 3. Seat 2 leads.
inline Preparation ascending_preparation() {
  return {{Role::rooster, Role::cat, Role::dog, Role::donkey},
          {{1, 1, 1, 1, 2, 2, 2, 2, 3, 3},
           {4, 4, 4, 4, 5, 5, 5, 5, 6, 6},
           {7, 7, 7, 7, 8, 8, 8, 8, 9, 9},
           {10, 10, 10, 10, 11, 11, 11, 11, 12, 12}},
          2};
}

/// The same cards, but the animals sit the other way round, so that whatever is played without tuning fails.
inline Preparation descending_preparation() {
  Preparation preparation = ascending_preparation();
  preparation.roles = {Role::donkey, Role::dog, Role::cat, Role::rooster};
  return preparation;
}

/// Before round 8; seats 0 to 3 are rooster, cat, dog, donkey; seat 2 leads and nothing has failed.
inline Position before_round_8() {
  return {
      8, 2, {Role::rooster, Role::cat, Role::dog, Role::donkey}, {{1, 2, 3}, {4, 5, 6}, {7, 8, 9}, {10, 11, 12}}, 0};
}

/// The position of the traces' examples: round 9, seat 0 leads, two ensembles have failed.
inline Position before_round_9() {
  return {9, 0, {Role::dog, Role::rooster, Role::donkey, Role::cat}, {{7, 8}, {1, 2}, {9, 11}, {4, 5}}, 2};
}

/// Before the last round; seats 0 to 3 are rooster, cat, dog, donkey, and play `cards`. Seat 1 leads.
inline Position before_round_10(const std::vector<int>& cards, int failures) {
  Position position{10, 1, {Role::rooster, Role::cat, Role::dog, Role::donkey}, {}, failures};
  for (const int card : cards) position.hands.push_back({card});
  return position;
}

/// Round 8 of `before_round_8` up to its tuning: the hands are then 2 3, 5 6, 8 9, 11 12.
inline Game before_tuning_of_round_8(const Settings& settings) {
  Game game(settings, before_round_8());
  game.play(Declaration{2, 7});
  game.play(Ensemble{{1, 4, 7, 10}, true});
  return game;
}

/// Round 9 of `before_round_9` played with success: the hands are then 8, 2, 9, 5.
inline Game after_ensemble_of_round_9(const Settings& settings) {
  Game game(settings, before_round_9());
  game.play(Declaration{0, 7});
  game.play(Ensemble{{7, 1, 11, 4}, true});
  return game;
}

}  // namespace rulecheck::harmony_of_bremen::reference
