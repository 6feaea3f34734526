// The Bremens: how random games are drawn. Not rules: what is drawn here is judged by them.
#pragma once
#include "model/core/choices.hpp"
#include "model/the_bremens/table.hpp"

namespace rulecheck::the_bremens {

/// What the players of a random game are after.
struct Plan {
  std::array<bool, 5> idle{};  ///< by seat: moves no animal where nothing forces the player to
  bool tied = false;           ///< players like to show cards of one value
  bool climbs = false;         ///< players like to end on other animals
};

/// Readings, board and symbols. Many boards are short, a quarter of the games has the default readings.
Settings draw_settings(int players, Choices& choices);
Setup draw_setup(const Settings& settings, Choices& choices);
Plan draw_plan(const Settings& settings, Choices& choices);

// What comes next in a game.
RevealEntry draw_reveal(const Table& table, const Plan& plan, Choices& choices);
RedealEntry draw_redeal(const Settings& settings, Choices& choices);
/// The candidates in the order in which they are to be tried.
std::vector<PlayEntry> draw_order(const Table& table, const Plan& plan, int seat, std::vector<PlayEntry> candidates,
                                  Choices& choices);

// Entries that are mostly wrong in one place.
RevealEntry draw_wrong_reveal(const Table& table, Choices& choices);
TurnEntry draw_wrong_turn(const Settings& settings, const Table& table, Choices& choices);
/// With some values left out.
Claim draw_wrong_claim(const Settings& settings, Claim truth, Choices& choices);

/// One of the numbers from `lowest` to `highest`.
int from_to(int lowest, int highest, Choices& choices);
/// One element of a list that is not empty.
const auto& one_of(const auto& list, Choices& choices) {
  return list[choices.below(static_cast<std::uint32_t>(list.size()))];
}

}  // namespace rulecheck::the_bremens
