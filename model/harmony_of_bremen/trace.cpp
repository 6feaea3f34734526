// The Harmony of Bremen: the entries of a trace from JSON.
#include <fmt/format.h>

#include <algorithm>

#include "model/core/trace_node.hpp"
#include "model/harmony_of_bremen/entries.hpp"
#include "model/harmony_of_bremen/names.hpp"
#include "model/harmony_of_bremen/state.hpp"

namespace rulecheck::harmony_of_bremen {
namespace {

constexpr int most_copies = 99;
/// Failures that a game can have had before a round.
constexpr int most_failures_before = 2;

/// The number that a key of the deck names; −1 if it names none.
int number_named(const std::string& key) {
  const bool digits = !key.empty() && key.size() <= 3 && key.find_first_not_of("0123456789") == std::string::npos;
  return digits && (key == "0" || key.front() != '0') ? std::stoi(key) : -1;
}

Deck read_deck(const TraceNode& node) {
  Deck deck;
  for (const std::string& key : node.keys()) {
    const TraceNode copies = node.at(key);
    const int number = number_named(key);
    if (number < 0) {
      copies.reject(
          fmt::format("the key is no number; expected one from 0 to {}, without zeros before it", highest_number));
    }
    deck[number] = copies.integer(1, most_copies);
  }
  if (number_of_cards(deck) < dealt_cards) {
    node.reject(fmt::format("{} cards; expected at least {}", number_of_cards(deck), dealt_cards));
  }
  return deck;
}

/// The number of a card that is in the deck.
int read_card(const Settings& settings, const TraceNode& node) {
  const int number = node.integer(0, highest_number);
  if (!settings.deck.contains(number)) node.reject(fmt::format("no card of the deck has the number {}", number));
  return number;
}

Numbers read_cards(const Settings& settings, const TraceNode& node) {
  Numbers cards{};
  std::size_t seat = 0;
  for (const TraceNode& card : node.list(cards.size(), "one card for each seat")) {
    cards.at(seat++) = read_card(settings, card);
  }
  return cards;
}

Numbers read_roles(const TraceNode& node) {
  Numbers roles{};
  std::size_t seat = 0;
  for (const TraceNode& role : node.list(roles.size(), "one role for each seat")) {
    const auto own = static_cast<int>(role.one_of(role_names, "a role"));
    const auto before = roles.begin() + static_cast<std::ptrdiff_t>(seat);
    if (std::find(roles.begin(), before, own) != before) role.reject("this role occurs twice");
    roles.at(seat++) = own;
  }
  return roles;
}

/// Hands of cards that the deck has often enough.
Hands read_hands(const Settings& settings, const TraceNode& node) {
  Hands hands;
  Deck left = settings.deck;
  std::size_t seat = 0;
  for (const TraceNode& hand : node.list(hands.size(), "one hand for each seat")) {
    for (const TraceNode& card : hand.list()) {
      const int number = read_card(settings, card);
      if (left.at(number) == 0) {
        card.reject(fmt::format("{} too often; there are {} such cards", number, settings.deck.at(number)));
      }
      --left.at(number);
      hands.at(seat).push_back(number);
    }
    ++seat;
  }
  return hands;
}

DeclareEntry read_declaration(const Settings& settings, const TraceNode& node) {
  return {node.at("player").seat(settings.players), node.at("declare").integer(0, highest_number)};
}

EnsembleEntry read_ensemble(const Settings& settings, const TraceNode& node) {
  EnsembleEntry entry{read_cards(settings, node.at("ensemble")), {}};
  if (node.has("success")) entry.success = node.at("success").truth();
  return entry;
}

TuningEntry read_tuning(const Settings& settings, const TraceNode& node) {
  TuningEntry entry{read_cards(settings, node.at("tuning")), {}};
  if (!node.has("to")) return entry;
  entry.to.emplace();
  std::size_t seat = 0;
  for (const TraceNode& receiver : node.at("to").list(entry.to->size(), "one seat for each seat")) {
    entry.to->at(seat++) = receiver.seat(settings.players);
  }
  return entry;
}

}  // namespace

int number_of_cards(const Deck& deck) {
  int cards = 0;
  for (const auto& [number, copies] : deck) cards += copies;
  return cards;
}

Settings read_settings(int players, const TraceNode& readings, const TraceNode& options) {
  readings.demand_keys({}, {declaration_reading});
  options.demand_keys({}, {"deck", "variant"});
  Settings settings;
  settings.players = players;
  if (readings.has(declaration_reading)) {
    settings.free_declaration =
        readings.at(declaration_reading).one_of(declaration_values, "a value of declaration") == 1;
  }
  if (options.has("variant")) settings.hard_variant = options.at("variant").one_of(variant_values, "a variant") == 1;
  if (options.has("deck")) settings.deck = read_deck(options.at("deck"));
  return settings;
}

Setup read_setup(const Settings& settings, const TraceNode& node) {
  node.demand_keys({"roles", "hands", "leader"});
  return {read_roles(node.at("roles")), read_hands(settings, node.at("hands")),
          node.at("leader").seat(settings.players)};
}

Position read_position(const Settings& settings, const TraceNode& node) {
  node.demand_keys({"round", "leader", "roles", "hands", "failures"});
  Position position;
  position.round = node.at("round").integer(1, last_round);
  position.leader = node.at("leader").seat(settings.players);
  position.roles = read_roles(node.at("roles"));
  position.hands = read_hands(settings, node.at("hands"));
  const auto expected = static_cast<std::size_t>(last_round + 1 - position.round);
  for (std::size_t seat = 0; seat < position.hands.size(); ++seat) {
    if (position.hands.at(seat).size() == expected) continue;
    node.at("hands").list()[seat].reject(
        fmt::format("{} cards; expected {} before round {}", position.hands.at(seat).size(), expected, position.round));
  }
  position.failures = node.at("failures").integer(0, std::min(most_failures_before, position.round - 1));
  return position;
}

Move read_move(const Settings& settings, const TraceNode& node) {
  static const std::vector<ObjectForm> forms{{"a declaration", "declare", {"player", "declare"}},
                                             {"an ensemble", "ensemble", {"ensemble"}, {"success"}},
                                             {"a tuning", "tuning", {"tuning"}, {"to"}}};
  const std::size_t form = node.demand_form(forms);
  if (form == 0) return read_declaration(settings, node);
  if (form == 1) return read_ensemble(settings, node);
  return read_tuning(settings, node);
}

Claim read_claim(const TraceNode& node) {
  node.demand_keys({}, {"won", "failures", "rounds", "discards"});
  Claim claim;
  if (node.has("won")) claim.won = node.at("won").truth();
  if (node.has("failures")) claim.failures = node.at("failures").integer();
  if (node.has("rounds")) claim.rounds = node.at("rounds").integer();
  if (node.has("discards")) claim.discards = node.at("discards").integer();
  return claim;
}

}  // namespace rulecheck::harmony_of_bremen
