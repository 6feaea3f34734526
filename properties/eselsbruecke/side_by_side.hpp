// Eselsbrücke in the model and in the reference: what the two call the same thing.
#pragma once
#include <string>
#include <variant>

#include "model/eselsbruecke/entries.hpp"
#include "properties/core/side_by_side.hpp"
#include "properties/eselsbruecke/reference.hpp"

namespace rulecheck::eselsbruecke {

inline reference::Settings in_reference(const Settings& settings) {
  reference::Settings same =
      settings.expert ? reference::expert_settings(settings.players) : reference::normal_settings(settings.players);
  if (settings.expert) same.story_tiles = settings.story_tiles;
  same.penalties = settings.penalties;
  same.readings.base_tile_marker = settings.base_is_a_marker;
  same.readings.erring_open_tiles_forfeit = settings.open_tiles_are_forfeited;
  same.readings.own_motif_mistake = settings.own_motif_is_a_mistake;
  same.readings.repeated_motif_illegal = settings.repeated_motif_is_illegal;
  same.readings.revealed_stop_aside = settings.revealed_stop_goes_aside;
  same.readings.second_aid_none = settings.aid_is_not_passed_on;
  return same;
}

/// Where no stop tile is ever laid aside the reference has no numbers of them.
inline reference::Position in_reference(const Settings& settings, const Position& position) {
  reference::Position same{position.round, position.start, position.storyteller, reference::stacks_of(position.stacks)};
  if (settings.revealed_stop_goes_aside) same.aside = position.aside;
  return same;
}

inline reference::Story in_reference(const StoryEntry& entry) { return {entry.seat, entry.tiles}; }
inline reference::Distribution in_reference(const DistributionEntry& entry) { return {entry.seat, entry.hands}; }
inline reference::Guess in_reference(const GuessEntry& entry) {
  switch (entry.kind) {
    case GuessEntry::Kind::name:
      return reference::names(entry.seat, entry.motif);
    case GuessEntry::Kind::keep:
      return reference::keeps(entry.seat, entry.motif);
    case GuessEntry::Kind::timeout:
      break;
  }
  return reference::forgets(entry.seat);
}
inline reference::Settlement in_reference(const SettlementEntry& entry) {
  reference::Settlement same{entry.storyteller};
  same.lost = entry.lost;
  same.stop = entry.stop;
  if (entry.stacks) same.stacks = reference::stacks_of(*entry.stacks);
  same.aside = entry.aside;
  return same;
}
inline reference::Move in_reference(const Move& move) {
  return std::visit([](const auto& entry) { return reference::Move(in_reference(entry)); }, move);
}
inline reference::Claim in_reference(const Claim& claim) { return {claim.tiles, claim.stops, claim.winners}; }

/// A result as a complete claim.
inline Claim claim_of(const reference::Result& result) { return {result.tiles, result.stops, result.winners}; }

/// All that a log may say of how a guessing round was settled.
inline SettlementEntry settlement_in_reference(const reference::Settings& settings, const reference::Outcome& outcome) {
  SettlementEntry entry{outcome.storyteller, outcome.lost, outcome.stop, std::vector<StackText>(), {}};
  for (const reference::Stack& stack : outcome.afterwards.stacks) {
    entry.stacks->push_back(reference::letters_of(stack));
  }
  if (settings.readings.revealed_stop_aside) entry.aside = outcome.afterwards.aside;
  return entry;
}

/// What a step breaks in the reference.
inline reference::Breaches breaches_of(const reference::Game& game, const Move& move) {
  return game.judge(in_reference(move));
}

}  // namespace rulecheck::eselsbruecke
