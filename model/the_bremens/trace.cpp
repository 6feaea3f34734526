// The Bremens: the entries of a trace from JSON, but for positions.
#include <fmt/format.h>

#include <algorithm>

#include "model/core/trace_node.hpp"
#include "model/the_bremens/names.hpp"
#include "model/the_bremens/reading.hpp"

namespace rulecheck::the_bremens {
namespace {

constexpr int shortest_board = 2, longest_board = 60;
constexpr int most_chicken_steps = 9;
/// Cards whose chicken symbol is an option: all but the last one, SEVEN.
constexpr std::size_t cards_with_symbol = card_names.size() - 1;
constexpr std::size_t most_plays = 2;

Chosen read_readings(const TraceNode& node) {
  Chosen chosen;
  for (const std::string& key : node.keys()) {
    const auto named = std::ranges::find(reading_names, key, &ReadingNames::name);
    if (named == reading_names.end()) node.at(key).reject("unexpected key; expected the name of a reading");
    const std::span<const std::string_view> values(named->values.begin(), named->values.back().empty() ? 2 : 3);
    const auto place = static_cast<std::size_t>(named - reading_names.begin());
    chosen.*Chosen::members.at(place) = static_cast<int>(node.at(key).one_of(values, "a value of " + key));
  }
  return chosen;
}

ChickenSteps read_chicken_steps(const TraceNode& node) {
  ChickenSteps steps = default_chicken_steps;
  for (const std::string& key : node.keys()) {
    const auto last = card_names.begin() + cards_with_symbol;
    const auto card = std::find(card_names.begin(), last, key);
    if (card == last) node.at(key).reject("unexpected key; expected a card other than seven");
    steps.at(static_cast<std::size_t>(card - card_names.begin())) = node.at(key).integer(1, most_chicken_steps);
  }
  return steps;
}

/// Special cards by seat, each of them once.
std::vector<Card> read_specials(const Settings& settings, const TraceNode& node) {
  std::vector<Card> specials;
  for (const TraceNode& card :
       node.list(static_cast<std::size_t>(settings.players), "one special card for each seat")) {
    specials.push_back(read_special(card));
    if (std::ranges::count(specials, specials.back()) > 1) card.reject("this card occurs twice");
  }
  return specials;
}

/// A space; Start and Goal, too.
int read_space(const Settings& settings, const TraceNode& node) { return node.integer(0, settings.goal()); }

RevealEntry read_reveal(const Settings& settings, const TraceNode& node) {
  RevealEntry entry;
  for (const TraceNode& card :
       node.at("reveal").list(static_cast<std::size_t>(settings.players), "one card for each seat")) {
    entry.cards.push_back(read_card(card));
  }
  if (node.has("chicken_card")) entry.chicken_card = node.at("chicken_card").seat(settings.players);
  return entry;
}

PlayEntry read_play(const Settings& settings, const TraceNode& node) {
  node.demand_keys({"animal", "to"}, {"card", "riders_to"});
  PlayEntry entry;
  entry.animal = static_cast<int>(node.at("animal").one_of(animal_names, "an animal"));
  entry.to = read_space(settings, node.at("to"));
  if (node.has("card")) {
    entry.card = node.at("card").truth();
    if (!entry.card) node.at("card").reject("expected true, or no such key");
  }
  if (node.has("riders_to")) entry.riders_to = read_space(settings, node.at("riders_to"));
  return entry;
}

TurnEntry read_turn(const Settings& settings, const TraceNode& node) {
  TurnEntry entry;
  entry.seat = node.at("turn").seat(settings.players);
  if (node.has("plays")) {
    const auto plays = node.at("plays").list();
    if (plays.size() > most_plays) {
      node.at("plays").reject(fmt::format("{} plays; expected at most {}", plays.size(), most_plays));
    }
    for (const TraceNode& play : plays) entry.plays.push_back(read_play(settings, play));
  }
  if (node.has("chicken")) entry.chicken = read_space(settings, node.at("chicken"));
  return entry;
}

RedealEntry read_redeal(const Settings& settings, const TraceNode& node) {
  return {read_specials(settings, node.at("redeal"))};
}

std::vector<std::vector<int>> read_ranking(const Settings& settings, const TraceNode& node) {
  std::vector<std::vector<int>> ranking;
  std::vector<int> ranked;
  for (const TraceNode& group : node.list()) {
    ranking.emplace_back();
    for (const TraceNode& member : group.list()) {
      const int seat = member.seat(settings.players);
      if (std::ranges::find(ranked, seat) != ranked.end()) member.reject("this seat occurs twice");
      ranked.push_back(seat);
      ranking.back().push_back(seat);
    }
    if (ranking.back().empty()) group.reject("an empty group; expected seats");
    std::ranges::sort(ranking.back());
  }
  if (ranked.size() != static_cast<std::size_t>(settings.players)) {
    node.reject(fmt::format("{} seats; expected each of {}", ranked.size(), settings.players));
  }
  return ranking;
}

}  // namespace

int default_length(int players) { return players == 5 ? 24 : 20; }

int chicken_start(const Settings& settings) { return settings.chicken_start.value_or(settings.length / 2); }

Card read_card(const TraceNode& node) { return static_cast<Card>(node.one_of(card_names, "a number or special card")); }

Card read_special(const TraceNode& node) {
  const std::span<const std::string_view> specials(card_names.begin() + index_of::specials, card_names.end());
  return index_of::specials + static_cast<Card>(node.one_of(specials, "a special card"));
}

Settings read_settings(int players, const TraceNode& readings, const TraceNode& options) {
  options.demand_keys({}, {"length", "chicken_start", "chicken_steps"});
  Settings settings;
  settings.players = players;
  settings.readings = read_readings(readings);
  settings.length = default_length(players);
  if (options.has("length")) settings.length = options.at("length").integer(shortest_board, longest_board);
  if (options.has("chicken_start")) settings.chicken_start = options.at("chicken_start").integer(1, settings.length);
  if (options.has("chicken_steps")) settings.chicken_steps = read_chicken_steps(options.at("chicken_steps"));
  return settings;
}

Setup read_setup(const Settings& settings, const TraceNode& node) {
  node.demand_keys({"specials", "start"});
  return {read_specials(settings, node.at("specials")), node.at("start").seat(settings.players)};
}

Move read_move(const Settings& settings, const TraceNode& node) {
  static const std::vector<ObjectForm> forms{{"a reveal", "reveal", {"reveal"}, {"chicken_card"}},
                                             {"a turn", "turn", {"turn"}, {"plays", "chicken"}},
                                             {"a redeal", "redeal", {"redeal"}}};
  const std::size_t form = node.demand_form(forms);
  if (form == 0) return read_reveal(settings, node);
  if (form == 1) return read_turn(settings, node);
  return read_redeal(settings, node);
}

Claim read_claim(const Settings& settings, const TraceNode& node) {
  node.demand_keys({}, {"winner", "ranking"});
  Claim claim;
  if (node.has("winner")) claim.winner = node.at("winner").seat(settings.players);
  if (node.has("ranking")) claim.ranking = read_ranking(settings, node.at("ranking"));
  return claim;
}

}  // namespace rulecheck::the_bremens
