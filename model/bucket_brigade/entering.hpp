// Bucket Brigade: from the entries of a log to values of the rule text.
#pragma once
#include <bit>

#include "model/bucket_brigade/entries.hpp"
#include "model/bucket_brigade/log.hpp"
#include "model/core/given.hpp"

namespace rulecheck::bucket_brigade {

/// What the players have agreed on.
template <class D>
Agreement<D> agreed(const Settings& settings) {
  Agreement<D> agreement;
  for (std::size_t space = 0; space < settings.values.size(); ++space) {
    agreement.board.value[space] = Given<D>::num(settings.values[space]);
  }
  agreement.board.cave = Given<D>::num(settings.cave());
  agreement.readings = {Given<D>::truth(settings.overrun_forbidden), Given<D>::truth(settings.clamp_before_bonus),
                        Given<D>::truth(settings.pairing_is_optional), Given<D>::truth(settings.tied_players_lose)};
  return agreement;
}

/// Results by heat and seat; 0 of heats that are missing.
template <class D, int players>
Results<D, players> given_results(const std::vector<std::vector<int>>& heats) {
  Results<D, players> results;
  for (std::size_t heat = 0; heat < heats.size(); ++heat) results.at(heat) = given_numbers<D, players>(heats[heat]);
  return results;
}

/// The card that a seat plays when it plays one of this sort: the lowest that it has, else the lowest that there is.
template <class D, int players>
CardSet card_of(const State<D, players>& game, int seat, int sort) {
  const CardSet alike = cards_of_sort(sort);
  const CardSet held = known(game.hand.at(static_cast<std::size_t>(seat))) & alike;
  const CardSet among = held != 0 ? held : alike;
  return among & (~among + 1);
}

template <class D, int players>
Play<D> given_play(const State<D, players>& game, const PlayEntry& entry) {
  return {Given<D>::num(entry.player),
          Given<D>::set(card_of<D, players>(game, entry.player, entry.sort)),
          Given<D>::truth(entry.bear.has_value()),
          Given<D>::num(entry.bear.value_or(0)),
          Given<D>::truth(entry.to.has_value()),
          Given<D>::num(entry.to.value_or(0))};
}

/// What lies on the table in a heat that is recorded in part. What has been played and what was discarded is not known,
/// only how many cards; no rule depends on which.
template <class D, int players>
Table<D, players> given_table(const HeatEntry& heat) {
  CardSet played = all_cards, discards = 0;
  for (const CardSet hand : heat.hands) played &= ~hand;
  for (int more = discarded<players>; more > 0 && played != 0; --more) {
    const CardSet single = played & (~played + 1);
    discards |= single;
    played &= ~single;
  }
  Table<D, players> table;
  table.hand = given_sets<D, players>(heat.hands);
  table.played = Given<D>::set(played);
  table.discards = Given<D>::set(discards);
  for (std::size_t bear = 0; bear < bears.size(); ++bear) table.space[bear] = Given<D>::num(heat.bears[bear]);
  return table;
}

}  // namespace rulecheck::bucket_brigade
