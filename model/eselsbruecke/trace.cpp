// Eselsbrücke: the entries of a trace from JSON.
#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <set>

#include "model/core/trace_node.hpp"
#include "model/eselsbruecke/entries.hpp"
#include "model/eselsbruecke/names.hpp"

namespace rulecheck::eselsbruecke {
namespace {

constexpr int picture_tiles = 180;
constexpr int stop_tiles = 30;
constexpr int most_tiles_of_a_story = 9;
constexpr int highest_penalty = 20;

/// Whether a reading has another value than its default.
bool is_other(const TraceNode& readings, const ReadingNames& names) {
  return readings.has(names.name) &&
         readings.at(names.name).one_of(names.values, fmt::format("a value of {}", names.name)) == 1;
}

std::vector<int> integers(const TraceNode& node, std::size_t length, std::string_view what, int lowest, int highest) {
  std::vector<int> numbers;
  for (const TraceNode& number : node.list(length, what)) numbers.push_back(number.integer(lowest, highest));
  return numbers;
}

/// Any numbers, one by seat.
std::vector<int> by_seat(const Settings& settings, const TraceNode& node) {
  std::vector<int> numbers;
  for (const TraceNode& number : node.list(static_cast<std::size_t>(settings.players), "one number per seat")) {
    numbers.push_back(number.integer());
  }
  return numbers;
}

std::vector<int> read_story_tiles(int players, const TraceNode& node) {
  auto tiles = integers(node, default_story_tiles.size(), "one number per story", 1, most_tiles_of_a_story);
  const int needed = players * (1 + std::accumulate(tiles.begin(), tiles.end(), 0));
  if (needed > picture_tiles) {
    node.reject(fmt::format("{} tiles are needed; expected at most {}, with the bases", needed, picture_tiles));
  }
  return tiles;
}

std::vector<int> read_penalties(bool expert, const TraceNode& node) {
  const std::vector<int> usual = default_penalties(expert);
  auto penalties = integers(node, usual.size(), "one number per story", 0, highest_penalty);
  for (const std::size_t printed : {std::size_t{0}, std::size_t{3}}) {
    if (!expert && penalties.at(printed) != usual.at(printed)) {
      node.list()[printed].reject(fmt::format("expected {}, which is in the book", usual.at(printed)));
    }
  }
  return penalties;
}

StackText read_stack(const TraceNode& node) {
  StackText stack = node.text();
  if (stack.find_first_not_of("ps") != std::string::npos) node.reject("a letter that is no tile; expected p and s");
  return stack;
}

std::vector<StackText> read_stacks(const Settings& settings, const TraceNode& node) {
  std::vector<StackText> stacks;
  for (const TraceNode& stack : node.list(static_cast<std::size_t>(settings.players), "one stack per seat")) {
    stacks.push_back(read_stack(stack));
  }
  return stacks;
}

Motif read_motif(const TraceNode& node) {
  Motif motif = node.text();
  if (motif.empty()) node.reject("an empty string; expected a motif");
  return motif;
}

StoryEntry read_story(const Settings& settings, const TraceNode& node) {
  StoryEntry entry{node.at("story").seat(settings.players), {}};
  for (const TraceNode& tile : node.at("tiles").list()) entry.tiles.push_back(read_motif(tile));
  return entry;
}

DistributionEntry read_distribution(const Settings& settings, const TraceNode& node) {
  DistributionEntry entry{node.at("distribute").seat(settings.players), {}};
  std::set<Motif> seen;
  for (const TraceNode& hand : node.at("hands").list(static_cast<std::size_t>(settings.players), "one hand per seat")) {
    Motifs& tiles = entry.hands.emplace_back();
    for (const TraceNode& tile : hand.list()) {
      tiles.push_back(read_motif(tile));
      if (!seen.insert(tiles.back()).second) tile.reject("this motif is distributed twice");
    }
  }
  return entry;
}

GuessEntry read_timeout(const Settings& settings, const TraceNode& node) {
  GuessEntry entry{node.at("guess").seat(settings.players), GuessEntry::Kind::timeout, {}};
  if (!node.at("timeout").truth()) node.at("timeout").reject("expected true");
  return entry;
}

SettlementEntry read_settlement(const Settings& settings, const TraceNode& node) {
  SettlementEntry entry;
  entry.storyteller = node.at("settle").seat(settings.players);
  if (node.has("lost")) entry.lost = by_seat(settings, node.at("lost"));
  if (node.has("stop")) entry.stop = node.at("stop").truth();
  if (node.has("stacks")) entry.stacks = read_stacks(settings, node.at("stacks"));
  if (node.has("aside")) entry.aside = by_seat(settings, node.at("aside"));
  return entry;
}

/// The forms that a move may have. @param aside whether stop tiles are laid aside
std::vector<ObjectForm> forms_of_moves(bool aside) {
  std::vector<ObjectForm> forms{{"a story", "story", {"story", "tiles"}},
                                {"a distribution", "distribute", {"distribute", "hands"}},
                                {"a guess without a word", "timeout", {"guess", "timeout"}},
                                {"a last motif that is kept", "keep", {"guess", "keep"}},
                                {"a motif that is named", "name", {"guess", "name"}},
                                {"a settlement", "settle", {"settle"}, {"lost", "stop", "stacks"}}};
  if (aside) forms.back().optional.emplace_back("aside");
  return forms;
}

/// Demands that no more tiles lie in a position than there are.
void demand_tiles(const Position& position, const TraceNode& node) {
  std::ptrdiff_t pictures = 0, stops = 0;
  for (const StackText& stack : position.stacks) {
    pictures += std::ranges::count(stack, 'p');
    stops += std::ranges::count(stack, 's');
  }
  for (const int aside : position.aside) stops += aside;
  if (pictures > picture_tiles) {
    node.at("stacks").reject(fmt::format("{} picture tiles; there are {}", pictures, picture_tiles));
  }
  if (stops > stop_tiles) node.at("stacks").reject(fmt::format("{} stop tiles; there are {}", stops, stop_tiles));
}

}  // namespace

std::vector<int> default_penalties(bool expert) {
  return expert ? std::vector{2, 2, 3, 3, 4} : std::vector{1, 2, 2, 3};
}

Settings read_settings(int players, const TraceNode& readings, const TraceNode& options) {
  readings.demand_keys({}, {base_tile.name, erring_open_tiles.name, own_motif.name, repeated_motif.name,
                            revealed_stop.name, second_aid.name});
  Settings settings;
  settings.players = players;
  settings.base_is_a_marker = is_other(readings, base_tile);
  settings.open_tiles_are_forfeited = is_other(readings, erring_open_tiles);
  settings.own_motif_is_a_mistake = is_other(readings, own_motif);
  settings.repeated_motif_is_illegal = is_other(readings, repeated_motif);
  settings.revealed_stop_goes_aside = is_other(readings, revealed_stop);
  settings.aid_is_not_passed_on = is_other(readings, second_aid);
  settings.expert = options.has(side_option) && options.at(side_option).one_of(side_values, "a side") == 1;
  if (settings.expert) {
    options.demand_keys({}, {side_option, "story_tiles", "penalties"});
  } else {
    options.demand_keys({}, {side_option, "penalties"});
  }
  if (options.has("story_tiles")) settings.story_tiles = read_story_tiles(players, options.at("story_tiles"));
  settings.penalties = options.has("penalties") ? read_penalties(settings.expert, options.at("penalties"))
                                                : default_penalties(settings.expert);
  return settings;
}

Setup read_setup(const Settings& settings, const TraceNode& node) {
  node.demand_keys({"start"});
  return {node.at("start").seat(settings.players)};
}

Position read_position(const Settings& settings, const TraceNode& node) {
  if (settings.revealed_stop_goes_aside) {
    node.demand_keys({"round", "start", "storyteller", "stacks"}, {"aside"});
  } else {
    node.demand_keys({"round", "start", "storyteller", "stacks"});
  }
  Position position;
  position.round = node.at("round").integer(1, settings.rounds() + 1);
  position.start = node.at("start").seat(settings.players);
  position.storyteller = node.at("storyteller").seat(settings.players);
  if (position.round > settings.rounds() && position.storyteller != position.start) {
    node.at("storyteller").reject("the game is over; expected the start player");
  }
  position.stacks = read_stacks(settings, node.at("stacks"));
  position.aside.assign(static_cast<std::size_t>(settings.players), 0);
  if (node.has("aside")) {
    position.aside = integers(node.at("aside"), position.aside.size(), "one number per seat", 0, stop_tiles);
  }
  demand_tiles(position, node);
  return position;
}

Move read_move(const Settings& settings, const TraceNode& node) {
  static const std::vector<ObjectForm> all_stay = forms_of_moves(false), some_aside = forms_of_moves(true);
  const auto guess = [&](GuessEntry::Kind kind, std::string_view key) {
    return GuessEntry{node.at("guess").seat(settings.players), kind, read_motif(node.at(key))};
  };
  switch (node.demand_form(settings.revealed_stop_goes_aside ? some_aside : all_stay)) {
    case 0:
      return read_story(settings, node);
    case 1:
      return read_distribution(settings, node);
    case 2:
      return read_timeout(settings, node);
    case 3:
      return guess(GuessEntry::Kind::keep, "keep");
    case 4:
      return guess(GuessEntry::Kind::name, "name");
    default:
      return read_settlement(settings, node);
  }
}

Claim read_claim(const Settings& settings, const TraceNode& node) {
  node.demand_keys({}, {"tiles", "stops", "winners"});
  Claim claim;
  if (node.has("tiles")) claim.tiles = by_seat(settings, node.at("tiles"));
  if (node.has("stops")) claim.stops = by_seat(settings, node.at("stops"));
  if (node.has("winners")) {
    claim.winners.emplace();
    for (const TraceNode& winner : node.at("winners").list()) {
      const int seat = winner.seat(settings.players);
      if (std::ranges::find(*claim.winners, seat) != claim.winners->end()) winner.reject("this seat is listed twice");
      claim.winners->push_back(seat);
    }
  }
  return claim;
}

void check_moves(std::span<const Move> moves, const TraceNode& node) {
  std::set<Motif> seen;
  for (std::size_t move = 0; move < moves.size(); ++move) {
    const auto* story = std::get_if<StoryEntry>(&moves[move]);
    if (story == nullptr) continue;
    for (std::size_t tile = 0; tile < story->tiles.size(); ++tile) {
      if (seen.insert(story->tiles[tile]).second) continue;
      node.list()[move].at("tiles").list()[tile].reject("this motif has been in a story before");
    }
  }
}

}  // namespace rulecheck::eselsbruecke
