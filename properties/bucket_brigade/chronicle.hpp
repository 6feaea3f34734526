// A whole random game of Bucket Brigade as it was played, noted without any rule.
#pragma once
#include <algorithm>
#include <utility>

#include "properties/bucket_brigade/seen.hpp"
#include "properties/core/walk.hpp"

namespace rulecheck::bucket_brigade {

/// A card that was played.
struct NotedPlay {
  PlayEntry entry;
  Seen before, after;

  bool is_joker() const { return entry.sort / 2 == 4; }
  bool is_run() const { return entry.sort % 2 == 1; }
  /// How many spaces the card is good for.
  int steps() const { return is_run() ? 2 : 1; }
  /// Where each bear has got by this play, measured in spaces.
  std::array<int, 4> advance() const {
    std::array<int, 4> spaces{};
    for (std::size_t bear = 0; bear < spaces.size(); ++bear) spaces.at(bear) = after.space[bear] - before.space[bear];
    return spaces;
  }
};

/// A heat from its deal to its last play.
struct NotedHeat {
  DealEntry deal;
  Seen start;
  std::vector<NotedPlay> plays;  ///< in order, at least one

  const NotedPlay& last() const { return plays.back(); }
  const Seen& end() const { return last().after; }
  int finisher() const { return last().entry.player; }
  /// What was recorded for this heat, by seat.
  const std::vector<int>& results() const { return end().results.at(static_cast<std::size_t>(start.heat - 1)); }
};

struct Chronicle {
  Settings settings;
  int first_dealer = 0;
  std::vector<NotedHeat> heats;
  Claim result;
};

/// Plays a random game and notes what happened.
template <class D>
Chronicle play_and_note(Trial& trial) {
  Walk<Model<D>> walk(trial);
  Chronicle game{walk.model().settings(), walk.setup().first_dealer, {}, {}};
  while (!walk.over()) {
    const Seen before = seen<D>(walk.state());
    const Move move = walk.go_on();
    Seen after = seen<D>(walk.state());
    if (const auto* deal = std::get_if<DealEntry>(&move)) {
      game.heats.push_back({*deal, std::move(after), {}});
      continue;
    }
    trial.expect(!game.heats.empty(), "a deal before the first play");
    game.heats.back().plays.push_back({std::get<PlayEntry>(move), before, std::move(after)});
  }
  for (const NotedHeat& heat : game.heats) trial.expect(!heat.plays.empty(), "plays between two deals");
  game.result = walk.model().result(walk.state());
  trial.label(std::to_string(game.settings.players) + " players");
  for (const char* label : {"3 players", "4 players", "5 players"}) trial.require_share(label, 0.2);
  return game;
}

/// The points of one player's cards, laid out card by card: walk-cards two by two, the rest, the run-cards.
inline int laid_out(const Settings& settings, CardSet hand, const std::array<int, 4>& space) {
  int points = 0;
  for (int bear = 0; bear < 4; ++bear) {
    const int value = settings.values.at(static_cast<std::size_t>(space.at(static_cast<std::size_t>(bear))));
    int walks = std::popcount(hand & cards_of_sort(sort_of(bear, false)));
    const bool in_pairs = value >= 0 || !settings.pairing_is_optional;
    for (; in_pairs && walks >= 2; walks -= 2) points += 5 * value;
    points += walks * value + std::popcount(hand & cards_of_sort(sort_of(bear, true))) * 2 * value;
  }
  return points;
}

}  // namespace rulecheck::bucket_brigade
