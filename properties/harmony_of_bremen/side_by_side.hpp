// The Harmony of Bremen in the model and in the reference: what the two call the same thing.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "properties/core/side_by_side.hpp"
#include "properties/harmony_of_bremen/reference.hpp"
#include "properties/harmony_of_bremen/seen.hpp"

namespace rulecheck::harmony_of_bremen {

inline std::vector<int> listed(const Numbers& numbers) { return {numbers.begin(), numbers.end()}; }
inline std::vector<reference::Role> roles_in_reference(const Numbers& roles) {
  std::vector<reference::Role> animals;
  for (const int role : roles) animals.push_back(reference::at(reference::roles_in_order(), role));
  return animals;
}
inline std::vector<reference::Cards> hands_in_reference(const Hands& hands) {
  std::vector<reference::Cards> cards;
  for (const auto& hand : hands) cards.emplace_back(hand.begin(), hand.end());
  return cards;
}

inline reference::Settings in_reference(const Settings& settings) {
  return {settings.deck, settings.hard_variant, {settings.free_declaration}};
}
inline reference::Preparation in_reference(const Setup& setup) {
  return {roles_in_reference(setup.roles), hands_in_reference(setup.hands), setup.leader};
}
inline reference::Position in_reference(const Position& position) {
  return {position.round, position.leader, roles_in_reference(position.roles), hands_in_reference(position.hands),
          position.failures};
}
inline reference::Declaration in_reference(const DeclareEntry& entry) { return {entry.player, entry.number}; }
inline reference::Ensemble in_reference(const EnsembleEntry& entry) { return {listed(entry.cards), entry.success}; }
inline reference::Tuning in_reference(const TuningEntry& entry) {
  reference::Tuning tuning{listed(entry.passed), std::nullopt};
  if (entry.to) tuning.to = listed(*entry.to);
  return tuning;
}
inline reference::Move in_reference(const Move& move) {
  return std::visit([](const auto& entry) { return reference::Move(in_reference(entry)); }, move);
}
inline reference::Claim in_reference(const Claim& claim) {
  return {claim.won, claim.failures, claim.rounds, claim.discards};
}

/// A result as a complete claim.
inline Claim claim_of(const reference::Result& result) {
  return {result.won, result.failures, result.rounds, result.discards};
}

/// What a step is reported for in the reference.
inline Reported expected_of(const reference::Game& game, const Move& move) {
  return reference::reported(game.judge(in_reference(move)));
}

}  // namespace rulecheck::harmony_of_bremen
