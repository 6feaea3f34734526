// The Harmony of Bremen: how random games are drawn. Not rules: what is drawn here is judged by them.
#pragma once
#include "model/core/choices.hpp"
#include "model/harmony_of_bremen/entries.hpp"
#include "model/harmony_of_bremen/seek.hpp"

namespace rulecheck::harmony_of_bremen {

/// What the players of a random game are after.
struct Plan {
  std::array<bool, 10> in_harmony{};  ///< by round, from 0: whether they play cards that succeed, if they can
  bool orderly = false;               ///< whether they pass the cards that fit them least
};

/// Readings, variant and deck. Half of the games have the deck that is the default.
Settings draw_settings(int players, Choices& choices);
/// Roles, hands of ten cards, a leader. Half of the deals give low cards to low animals.
Setup draw_setup(const Settings& settings, Choices& choices);
Plan draw_plan(Choices& choices);

// What comes next in a game; every hand holds a card.
DeclareEntry draw_declaration(const OpenTable& table, const Plan& plan, Choices& choices);
EnsembleEntry draw_ensemble(const OpenTable& table, const Plan& plan, Choices& choices);
TuningEntry draw_tuning(const OpenTable& table, const Plan& plan, Choices& choices);

// Entries that are mostly wrong in one place.
Setup draw_wrong_setup(const Settings& settings, Choices& choices);
DeclareEntry draw_wrong_declaration(const OpenTable& table, const Settings& settings, Choices& choices);
EnsembleEntry draw_wrong_ensemble(const OpenTable& table, const Settings& settings, Choices& choices);
TuningEntry draw_wrong_tuning(const OpenTable& table, const Settings& settings, Choices& choices);
/// With some values left out.
Claim draw_wrong_claim(Claim truth, Choices& choices);

}  // namespace rulecheck::harmony_of_bremen
