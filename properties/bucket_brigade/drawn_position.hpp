// Random positions of Bucket Brigade: not only such as games come to, but all that a trace can begin with.
#pragma once
#include <algorithm>
#include <utility>
#include <vector>

#include "model/bucket_brigade/entries.hpp"
#include "model/core/choices.hpp"

namespace rulecheck::bucket_brigade {

/// Which part of a game a drawn position is in.
enum class Part : std::uint8_t { any, between_heats, at_the_end };

/// Results by heat and seat. Half of the time there are so few points that ties are frequent.
inline std::vector<std::vector<int>> draw_results(int players, std::uint32_t heats, Choices& choices) {
  const std::uint32_t most = choices.happens(1, 2) ? 1 : choices.happens(1, 2) ? 40 : 999;
  std::vector<std::vector<int>> results(heats);
  for (auto& heat : results) {
    for (int seat = 0; seat < players; ++seat) heat.push_back(static_cast<int>(choices.below(most + 1)));
  }
  return results;
}

/// A heat in progress after so many plays. @param beginner the seat that plays first in it
inline HeatEntry draw_heat(const Settings& settings, int beginner, int plays, int full_hand, Choices& choices) {
  HeatEntry heat;
  for (int& space : heat.bears) {
    // Half of the bears stand right before the cave.
    const auto anywhere = static_cast<int>(choices.below(static_cast<std::uint32_t>(settings.cave())));
    space = choices.happens(1, 2) ? settings.cave() - 1 : anywhere;
  }
  std::vector<CardSet> cards;
  for (int sort = 0; sort < sorts; ++sort) {
    for (CardSet rest = cards_of_sort(sort); rest != 0; rest &= rest - 1) cards.push_back(rest & (~rest + 1));
  }
  for (auto left = static_cast<std::uint32_t>(cards.size()); left > 1; --left) {
    std::swap(cards[left - 1], cards[choices.below(left)]);
  }
  heat.hands.assign(static_cast<std::size_t>(settings.players), 0);
  for (int place = 0; place < settings.players; ++place) {
    CardSet& hand = heat.hands[static_cast<std::size_t>((beginner + place) % settings.players)];
    const int turns = plays / settings.players + (place < plays % settings.players ? 1 : 0);
    for (int held = full_hand - turns; held > 0; --held) {
      hand |= cards.back();
      cards.pop_back();
    }
  }
  return heat;
}

inline Position draw_position(const Settings& settings, Part part, Choices& choices) {
  const auto players = static_cast<std::uint32_t>(settings.players);
  Position position;
  position.first_dealer = static_cast<int>(choices.below(players));
  const bool over = part == Part::at_the_end || choices.happens(1, 16);
  const std::uint32_t finished = over ? players : choices.below(players);
  position.results = draw_results(settings.players, finished, choices);
  if (over || part == Part::between_heats || choices.happens(1, 8)) return position;
  // The printed numbers, not the rule text.
  const int full_hand = settings.players == 3 ? 15 : settings.players == 4 ? 13 : 11;
  const int most_plays = settings.players * full_hand - 1;
  const int late = choices.happens(1, 2) ? most_plays * 3 / 4 : 0;
  const int plays = late + static_cast<int>(choices.below(static_cast<std::uint32_t>(most_plays - late + 1)));
  const int beginner = (position.first_dealer + static_cast<int>(finished) + 1) % settings.players;
  position.heat = draw_heat(settings, beginner, plays, full_hand, choices);
  return position;
}

}  // namespace rulecheck::bucket_brigade
