// Bucket Brigade: the entries of a trace from JSON.
#include <fmt/format.h>

#include <algorithm>
#include <bit>

#include "model/bucket_brigade/entries.hpp"
#include "model/bucket_brigade/names.hpp"
#include "model/bucket_brigade/state.hpp"
#include "model/core/trace_node.hpp"

namespace rulecheck::bucket_brigade {
namespace {

constexpr int lowest_value = -9, highest_value = 9, value_of_the_cave = 3;
constexpr int highest_result = 999;

/// Cards dealt to each player.
int full_hand(int players) { return players == 3 ? hand_size<3> : players == 4 ? hand_size<4> : hand_size<5>; }

/// Whether a reading has its second value. The first one is the default.
bool read_reading(const TraceNode& readings, const ReadingNames& reading) {
  if (!readings.has(reading.name)) return false;
  return readings.at(reading.name).one_of(reading.values, fmt::format("a value of {}", reading.name)) == 1;
}

/// Takes the cards that a list names out of those that are left.
CardSet read_cards(const TraceNode& node, CardSet& left) {
  CardSet cards = 0;
  for (const TraceNode& card : node.list()) {
    const CardSet alike = cards_of_sort(static_cast<int>(card.one_of(sort_names, "a card")));
    const CardSet single = left & alike & (~(left & alike) + 1);
    if (single == 0) card.reject(fmt::format("{} too often; there are {}", card.text(), std::popcount(alike)));
    left &= ~single;
    cards |= single;
  }
  return cards;
}

std::vector<CardSet> read_hands(const Settings& settings, const TraceNode& node, CardSet& left) {
  std::vector<CardSet> hands;
  for (const TraceNode& hand : node.list(static_cast<std::size_t>(settings.players), "one hand for each seat")) {
    hands.push_back(read_cards(hand, left));
  }
  return hands;
}

/// One number for each seat, from `lowest` to `highest`.
std::vector<int> read_numbers(const Settings& settings, const TraceNode& node, int lowest, int highest) {
  std::vector<int> numbers;
  for (const TraceNode& number : node.list(static_cast<std::size_t>(settings.players), "one number for each seat")) {
    numbers.push_back(number.integer(lowest, highest));
  }
  return numbers;
}

/// One number for each seat.
std::vector<int> read_numbers(const Settings& settings, const TraceNode& node) {
  std::vector<int> numbers;
  for (const TraceNode& number : node.list(static_cast<std::size_t>(settings.players), "one number for each seat")) {
    numbers.push_back(number.integer());
  }
  return numbers;
}

/// Rejects hands whose sizes do not arise when everybody has played in turn, and a next player without a card.
/// @param node the list of hands; @param beginner the seat that plays first in the heat
void demand_sizes_in_turn(const Settings& settings, const TraceNode& node, const std::vector<CardSet>& hands,
                          int beginner) {
  const int full = full_hand(settings.players);
  const auto seat_at = [&](int place) { return static_cast<std::size_t>((beginner + place) % settings.players); };
  const auto size_of = [&](std::size_t seat) { return std::popcount(hands[seat]); };
  // Those who have not played in this round yet, the last one in any case, have one card more than the others.
  const int most = size_of(seat_at(settings.players - 1));
  bool played = true;
  for (int place = 0; place < settings.players; ++place) {
    const std::size_t seat = seat_at(place);
    played = played && size_of(seat) != most;
    const int expected = most - (played ? 1 : 0);
    if (most > full || size_of(seat) != expected) {
      node.list()[seat].reject(
          fmt::format("{} cards; expected sizes that arise from {} cards each when seat {} begins and all play in turn",
                      size_of(seat), full, beginner));
    }
  }
  if (most == 0) node.reject("no cards in any hand; expected the next player to have one");
}

HeatEntry read_heat(const Settings& settings, const TraceNode& node, int beginner) {
  node.demand_keys({"bears", "hands"});
  HeatEntry heat;
  const TraceNode spaces = node.at("bears");
  spaces.demand_keys({"red", "blue", "green", "yellow"});
  for (std::size_t bear = 0; bear < heat.bears.size(); ++bear) {
    heat.bears.at(bear) = spaces.at(bear_names.at(bear)).integer(0, settings.cave() - 1);
  }
  CardSet left = all_cards;
  heat.hands = read_hands(settings, node.at("hands"), left);
  demand_sizes_in_turn(settings, node.at("hands"), heat.hands, beginner);
  return heat;
}

DealEntry read_deal(const Settings& settings, const TraceNode& node) {
  DealEntry deal;
  deal.dealer = node.at("deal").seat(settings.players);
  CardSet left = all_cards;
  deal.hands = read_hands(settings, node.at("hands"), left);
  if (node.has("discards")) deal.discards = read_cards(node.at("discards"), left);
  return deal;
}

PlayEntry read_play(const Settings& settings, const TraceNode& node) {
  PlayEntry play;
  play.player = node.at("player").seat(settings.players);
  play.sort = static_cast<int>(node.at("card").one_of(sort_names, "a card"));
  if (node.has("bear")) play.bear = static_cast<int>(node.at("bear").one_of(bear_names, "a bear"));
  if (node.has("to")) play.to = node.at("to").integer(0, settings.cave());
  return play;
}

}  // namespace

CardSet cards_of_sort(int sort) { return sort % 2 == 0 ? walks_of(sort / 2) : runs_of(sort / 2); }
std::string sort_name(int sort) { return std::string(sort_names.at(static_cast<std::size_t>(sort))); }
std::string bear_name(int bear) { return std::string(bear_names.at(static_cast<std::size_t>(bear))); }

Settings read_settings(int players, const TraceNode& readings, const TraceNode& options) {
  readings.demand_keys({}, {overrun.name, negative_clamp.name, pairing.name, residual_tie.name});
  options.demand_keys({}, {"values"});
  Settings settings;
  settings.players = players;
  settings.overrun_forbidden = read_reading(readings, overrun);
  settings.clamp_before_bonus = read_reading(readings, negative_clamp);
  settings.pairing_is_optional = read_reading(readings, pairing);
  settings.tied_players_lose = read_reading(readings, residual_tie);
  if (!options.has("values")) return settings;
  const TraceNode values = options.at("values");
  const auto [fewest, most] = board_sizes(players);
  settings.values.clear();
  for (const TraceNode& value : values.list()) settings.values.push_back(value.integer(lowest_value, highest_value));
  const auto size = static_cast<int>(settings.values.size());
  if (size < fewest || size > most) {
    values.reject(fmt::format("{} space-values; expected {} to {} with {} players", size, fewest, most, players));
  }
  if (settings.values.back() != value_of_the_cave) {
    values.list().back().reject(
        fmt::format("the value of the cave is {}; expected {}", settings.values.back(), value_of_the_cave));
  }
  return settings;
}

Setup read_setup(const Settings& settings, const TraceNode& node) {
  node.demand_keys({"first_dealer"});
  return {node.at("first_dealer").seat(settings.players)};
}

Position read_position(const Settings& settings, const TraceNode& node) {
  node.demand_keys({"first_dealer", "results"}, {"heat"});
  Position position;
  position.first_dealer = node.at("first_dealer").seat(settings.players);
  for (const TraceNode& heat : node.at("results").list()) {
    position.results.push_back(read_numbers(settings, heat, 0, highest_result));
  }
  const auto finished = static_cast<int>(position.results.size());
  if (finished > settings.players) {
    node.at("results").reject(fmt::format("{} heats; expected at most {}", finished, settings.players));
  }
  if (!node.has("heat")) return position;
  if (finished == settings.players) node.at("heat").reject("unexpected key: all heats are over");
  position.heat = read_heat(settings, node.at("heat"), (position.first_dealer + finished + 1) % settings.players);
  return position;
}

Move read_move(const Settings& settings, const TraceNode& node) {
  static const std::vector<ObjectForm> forms{{"a deal", "deal", {"deal", "hands"}, {"discards"}},
                                             {"a play", "card", {"player", "card"}, {"bear", "to"}},
                                             {"the results of a heat", "score", {"score"}}};
  const std::size_t form = node.demand_form(forms);
  if (form == 0) return read_deal(settings, node);
  if (form == 1) return read_play(settings, node);
  return ScoreEntry{read_numbers(settings, node.at("score"))};
}

Claim read_claim(const Settings& settings, const TraceNode& node) {
  node.demand_keys({}, {"heats", "totals", "winners"});
  Claim claim;
  if (node.has("heats")) {
    claim.heats.emplace();
    for (const TraceNode& heat :
         node.at("heats").list(static_cast<std::size_t>(settings.players), "one list for each heat")) {
      claim.heats->push_back(read_numbers(settings, heat));
    }
  }
  if (node.has("totals")) claim.totals = read_numbers(settings, node.at("totals"));
  if (node.has("winners")) {
    claim.winners.emplace();
    for (const TraceNode& winner : node.at("winners").list()) {
      const int seat = winner.seat(settings.players);
      if (std::ranges::find(*claim.winners, seat) != claim.winners->end()) winner.reject("this seat occurs twice");
      claim.winners->push_back(seat);
    }
  }
  return claim;
}

}  // namespace rulecheck::bucket_brigade
