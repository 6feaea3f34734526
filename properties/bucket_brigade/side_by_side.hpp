// Bucket Brigade in the model and in the reference: what the two call the same thing.
#pragma once
#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "properties/bucket_brigade/reference.hpp"
#include "properties/bucket_brigade/seen.hpp"
#include "properties/core/side_by_side.hpp"

namespace rulecheck::bucket_brigade {

/// A sort of cards, 0 to 9: walk-cards and run-cards of the four colours, then of the jokers.
inline reference::Card in_reference(int sort) {
  return {static_cast<reference::Color>(sort / 2), sort % 2 == 0 ? 1 : 2};
}
inline std::optional<reference::Color> bear_in_reference(std::optional<int> bear) {
  return bear ? std::optional(static_cast<reference::Color>(*bear)) : std::nullopt;
}

inline reference::Cards cards_in_reference(CardSet cards) {
  reference::Cards faces;
  for (int sort = 0; sort < sorts; ++sort) {
    const int number = std::popcount(cards & cards_of_sort(sort));
    if (number != 0) faces[in_reference(sort)] = number;
  }
  return faces;
}
inline std::vector<reference::Cards> cards_in_reference(const std::vector<CardSet>& sets) {
  std::vector<reference::Cards> faces;
  for (const CardSet cards : sets) faces.push_back(cards_in_reference(cards));
  return faces;
}

inline reference::Settings in_reference(const Settings& settings) {
  reference::Settings result;
  result.players = settings.players;
  result.values = settings.values;
  result.readings = {settings.overrun_forbidden, settings.clamp_before_bonus, settings.pairing_is_optional,
                     settings.tied_players_lose};
  return result;
}

inline reference::Position in_reference(const Position& position) {
  reference::Position result;
  result.first_dealer = position.first_dealer;
  result.results = position.results;
  if (!position.heat) return result;
  result.hands = cards_in_reference(position.heat->hands);
  for (const reference::Color bear : reference::bear_colors()) {
    result.bears[bear] = reference::at(position.heat->bears, static_cast<int>(bear));
  }
  return result;
}

inline reference::Deal in_reference(const DealEntry& entry) {
  reference::Deal deal{entry.dealer, cards_in_reference(entry.hands), std::nullopt};
  if (entry.discards) deal.discards = cards_in_reference(*entry.discards);
  return deal;
}

inline reference::Play in_reference(const PlayEntry& entry) {
  return {entry.player, in_reference(entry.sort), bear_in_reference(entry.bear), entry.to};
}

inline reference::Claim in_reference(const Claim& claim) { return {claim.heats, claim.totals, claim.winners}; }

/// A result as a complete claim.
inline Claim claim_of(const reference::Result& result) { return {result.heats, result.totals, result.winners}; }

/// What a step is reported for in the reference.
inline Reported expected_of(const reference::Game& game, const Move& move) {
  if (const auto* play = std::get_if<PlayEntry>(&move)) return reference::reported(game.judge(in_reference(*play)));
  if (const auto* deal = std::get_if<DealEntry>(&move)) return reference::reported(game.judge(in_reference(*deal)));
  return reference::reported(game.judge_recorded(std::get<ScoreEntry>(move).results));
}

/// Whether the reference holds as many cards of every face.
inline bool are_alike(CardSet cards, const reference::Cards& faces) {
  CardSet other = cards;
  for (const auto& [card, number] : faces) {
    const CardSet alike = cards_of_sort(2 * static_cast<int>(card.color) + (card.is_walk() ? 0 : 1));
    if (std::popcount(cards & alike) != number) return false;
    other &= ~alike;
  }
  return other == 0;
}

/// The game in the reference after a step that breaks nothing.
inline void enter(reference::Game& game, const Move& move) {
  if (const auto* play = std::get_if<PlayEntry>(&move)) {
    game.play(in_reference(*play));
  } else if (const auto* deal = std::get_if<DealEntry>(&move)) {
    game.deal(in_reference(*deal));
  } else {
    game.record(std::get<ScoreEntry>(move).results);
  }
}

}  // namespace rulecheck::bucket_brigade
