// Eselsbrücke: from the entries of a log to values of the rule text.
#pragma once
#include <algorithm>
#include <ranges>

#include "model/core/given.hpp"
#include "model/eselsbruecke/log.hpp"
#include "model/eselsbruecke/motifs.hpp"

namespace rulecheck::eselsbruecke {

/// What the players have agreed on.
template <class D>
Agreement<D> agreed(const Settings& settings) {
  Agreement<D> agreement;
  agreement.readings = {
      Given<D>::truth(settings.base_is_a_marker),         Given<D>::truth(settings.open_tiles_are_forfeited),
      Given<D>::truth(settings.own_motif_is_a_mistake),   Given<D>::truth(settings.repeated_motif_is_illegal),
      Given<D>::truth(settings.revealed_stop_goes_aside), Given<D>::truth(settings.aid_is_not_passed_on)};
  agreement.expert = Given<D>::truth(settings.expert);
  agreement.expert_tiles = given_numbers<D, most_stories>(settings.story_tiles);
  std::ranges::transform(settings.penalties, agreement.shown_penalties.begin(),
                         [](int tiles) { return Given<D>::num(tiles); });
  return agreement;
}

/// A stack of any number of tiles. Where more stop tiles are stated than can be, only their number counts.
template <class D>
Stack<D> given_stack(const StackText& text) {
  Stack<D> stack;
  int pictures = 0, stops = 0;
  for (const char tile : std::views::reverse(text)) {
    if (tile == 'p') {
      ++pictures;
    } else if (++stops <= most_stops) {
      stack.below.at(static_cast<std::size_t>(stops)) = Given<D>::num(pictures);
    }
  }
  stack.pictures = Given<D>::num(pictures);
  stack.stops = Given<D>::num(stops);
  return stack;
}

template <class D, int players>
Distribution<D, players> given_distribution(const DistributionEntry& entry, bool has_foreign) {
  Distribution<D, players> distribution;
  distribution.seat = Given<D>::num(entry.seat);
  for (std::size_t seat = 0; seat < players; ++seat) {
    distribution.number[seat] = Given<D>::num(static_cast<int>(entry.hands.at(seat).size()));
  }
  distribution.has_foreign = Given<D>::truth(has_foreign);
  return distribution;
}

template <class D>
Guess<D> given_guess(const MotifRecord& motifs, const GuessEntry& entry) {
  return {Given<D>::num(entry.seat), Given<D>::set(motifs.tile_of(entry.motif)),
          Given<D>::truth(entry.kind == GuessEntry::Kind::keep)};
}

template <class D, int players>
StatedSettlement<D, players> given_settlement(const SettlementEntry& entry) {
  StatedSettlement<D, players> stated;
  stated.storyteller = Given<D>::num(entry.storyteller);
  stated.says_lost = Given<D>::truth(entry.lost.has_value());
  stated.says_stop = Given<D>::truth(entry.stop.has_value());
  stated.says_stacks = Given<D>::truth(entry.stacks.has_value());
  stated.says_aside = Given<D>::truth(entry.aside.has_value());
  if (entry.lost) stated.lost = given_numbers<D, players>(*entry.lost);
  if (entry.stop) stated.stop = Given<D>::truth(*entry.stop);
  if (entry.aside) stated.aside = given_numbers<D, players>(*entry.aside);
  for (std::size_t seat = 0; entry.stacks && seat < players; ++seat) {
    stated.stack[seat] = given_stack<D>(entry.stacks->at(seat));
  }
  return stated;
}

/// The game at a position.
template <class D, int players>
State<D, players> given_position(const Agreement<D>& agreement, const Position& position) {
  State<D, players> game = begin<D, players>(agreement, Given<D>::num(position.start));
  for (std::size_t seat = 0; seat < players; ++seat) {
    game.stack[seat] = given_stack<D>(position.stacks.at(seat));
    game.aside[seat] = Given<D>::num(position.aside.at(seat));
  }
  return resume<D, players>(agreement, game, Given<D>::num(position.round), Given<D>::num(position.storyteller));
}

}  // namespace rulecheck::eselsbruecke
