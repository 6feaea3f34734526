// Eselsbrücke: settings and games in progress, drawn without the rules.
#pragma once
#include <algorithm>
#include <utility>

#include "model/core/choices.hpp"
#include "model/eselsbruecke/entries.hpp"

namespace rulecheck::eselsbruecke {

/// One of so many numbers from 0.
inline int draw_number(int alternatives, Choices& choices) {
  return static_cast<int>(choices.below(static_cast<std::uint32_t>(alternatives)));
}

/// One of a list that is not empty.
decltype(auto) draw_one(auto& list, Choices& choices) {
  return list[choices.below(static_cast<std::uint32_t>(list.size()))];
}

/// Any order.
template <class T>
std::vector<T> in_any_order(std::vector<T> list, Choices& choices) {
  for (std::size_t left = list.size(); left > 1; --left) {
    std::swap(list[left - 1], list[choices.below(static_cast<std::uint32_t>(left))]);
  }
  return list;
}

/// Numbers of tiles for five stories: all as small or as large as can be, or any.
inline std::vector<int> draw_any_story_tiles(int players, Choices& choices) {
  const int in_all = 180 / players - 1;
  const bool large = choices.happens(1, 4);
  std::vector<int> tiles(5, 1);
  if (!large && choices.happens(1, 4)) return tiles;
  int left = in_all - 5;
  for (int& story : tiles) {
    const int most = std::min(8, left);
    const int more = large ? most : draw_number(most + 1, choices);
    story += more;
    left -= more;
  }
  return in_any_order(tiles, choices);
}

/// Every combination of readings and sides; every option that a trace can choose.
inline Settings draw_any_settings(Choices& choices) {
  Settings settings;
  settings.players = 3 + draw_number(4, choices);
  settings.base_is_a_marker = choices.happens(1, 2);
  settings.open_tiles_are_forfeited = choices.happens(1, 2);
  settings.own_motif_is_a_mistake = choices.happens(1, 2);
  settings.repeated_motif_is_illegal = choices.happens(1, 2);
  settings.revealed_stop_goes_aside = choices.happens(1, 2);
  settings.aid_is_not_passed_on = choices.happens(1, 2);
  settings.expert = choices.happens(1, 2);
  if (settings.expert) settings.story_tiles = draw_any_story_tiles(settings.players, choices);
  settings.penalties = default_penalties(settings.expert);
  const int highest = choices.happens(1, 2) ? 4 : 20;
  for (std::size_t story = 0; story < settings.penalties.size(); ++story) {
    const bool printed = !settings.expert && (story == 0 || story == 3);
    if (!printed && choices.happens(3, 4)) settings.penalties[story] = draw_number(highest + 1, choices);
  }
  return settings;
}

/// Stacks of every height, with stop tiles anywhere: low ones, or such that nearly all tiles lie in them.
/// @param pictures, stops how many tiles there are for all stacks; those that are used are taken off
inline std::vector<StackText> draw_stacks(int players, int& pictures, int& stops, Choices& choices) {
  std::vector<StackText> stacks(static_cast<std::size_t>(players));
  const std::uint32_t sort = choices.below(16);
  const int highest = sort == 0 ? 180 : sort < 4 ? 20 : sort < 12 ? 6 : 3;
  const auto stop_share = choices.below(4);  // of eight tiles
  for (StackText& stack : stacks) {
    for (int height = draw_number(highest + 1, choices); height > 0; --height) {
      const bool stop = choices.happens(stop_share, 8);
      int& left = stop ? stops : pictures;
      if (left == 0) continue;
      --left;
      stack += stop ? 's' : 'p';
    }
  }
  return stacks;
}

/// Everything that a trace can begin with.
inline Position draw_position(const Settings& settings, Choices& choices) {
  Position position;
  position.start = draw_number(settings.players, choices);
  const bool early = choices.happens(1, 16), over = choices.happens(1, 16);
  position.round = early  ? 1 + draw_number(2, choices)
                   : over ? settings.rounds() + 1
                          : 3 + draw_number(settings.rounds() - 2, choices);
  position.storyteller = position.round > settings.rounds() ? position.start : draw_number(settings.players, choices);
  int pictures = 180, stops = 30;
  position.stacks = draw_stacks(settings.players, pictures, stops, choices);
  position.aside.assign(static_cast<std::size_t>(settings.players), 0);
  if (!settings.revealed_stop_goes_aside || choices.happens(1, 2)) return position;
  for (int& aside : position.aside) {
    aside = draw_number(std::min(stops, choices.happens(1, 8) ? 30 : 2) + 1, choices);
    stops -= aside;
  }
  return position;
}

}  // namespace rulecheck::eselsbruecke
