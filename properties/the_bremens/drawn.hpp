// The Bremens: settings and games in progress, drawn without the rules.
#pragma once
#include <algorithm>
#include <utility>

#include "model/core/choices.hpp"
#include "model/the_bremens/entries.hpp"
#include "properties/the_bremens/seen.hpp"

namespace rulecheck::the_bremens {

inline constexpr std::array<int, 11> values_of_readings{2, 3, 2, 3, 2, 2, 2, 2, 2, 2, 2};

/// Every combination of readings is possible; one in four has the defaults.
inline Chosen draw_readings(Choices& choices) {
  Chosen chosen;
  if (choices.happens(1, 4)) return chosen;
  for (std::size_t reading = 0; reading < values_of_readings.size(); ++reading) {
    chosen.*Chosen::members.at(reading) =
        static_cast<int>(choices.below(static_cast<std::uint32_t>(values_of_readings.at(reading))));
  }
  return chosen;
}

/// Boards of every length, mostly short ones; symbols by default, all alike or any.
inline Settings draw_any_settings(Choices& choices) {
  Settings settings;
  settings.players = 3 + static_cast<int>(choices.below(3));
  settings.readings = draw_readings(choices);
  const std::uint32_t sort = choices.below(8);
  if (sort < 4) settings.length = 2 + static_cast<int>(choices.below(7));
  if (sort >= 4 && sort < 7) settings.length = 2 + static_cast<int>(choices.below(23));
  if (sort == 7) settings.length = 2 + static_cast<int>(choices.below(59));
  if (choices.happens(1, 2)) {
    settings.chicken_start = 1 + static_cast<int>(choices.below(static_cast<std::uint32_t>(settings.length)));
  }
  if (choices.happens(1, 2)) {
    const bool alike = choices.happens(1, 4);
    const int steps = 1 + static_cast<int>(choices.below(9));
    for (int& symbol : settings.chicken_steps) symbol = alike ? steps : 1 + static_cast<int>(choices.below(9));
    settings.chicken_steps.back() = default_chicken_steps.back();
  }
  return settings;
}

/// Any order of the seats' special cards.
inline std::vector<Card> draw_specials(int players, Choices& choices) {
  std::vector<Card> specials;
  for (Card card = 7; card < 14; ++card) specials.push_back(card);
  for (std::uint32_t left = 7; left > 1; --left) std::swap(specials.at(left - 1), specials.at(choices.below(left)));
  specials.resize(static_cast<std::size_t>(players));
  return specials;
}

/// So many cards of each seat, special ones among them or not.
inline std::vector<std::vector<Card>> draw_hands(int players, std::size_t each, Choices& choices) {
  std::vector<std::vector<Card>> hands;
  for (const Card special : draw_specials(players, choices)) {
    std::vector<Card> hand{special, 0, 1, 2, 3, 4, 5, 6};
    if (each < 8 && choices.happens(1, 3)) hand.erase(hand.begin());
    while (hand.size() > each) {
      hand.erase(hand.begin() + choices.below(static_cast<std::uint32_t>(hand.size())));
    }
    std::ranges::sort(hand);
    hands.push_back(std::move(hand));
  }
  return hands;
}

/// A space for a piece: near to one place, so that pieces come together; Start, or Goal.
/// @param late how many of eight animals are in Goal
inline int draw_space(const Settings& settings, int around, std::uint32_t late, Choices& choices) {
  if (choices.happens(late, 8)) return settings.goal();
  const std::uint32_t sort = choices.below(8);
  if (sort == 0) return 0;
  if (sort == 1) return 1 + static_cast<int>(choices.below(static_cast<std::uint32_t>(settings.length)));
  return std::clamp(around - 2 + static_cast<int>(choices.below(5)), 1, settings.length);
}

/// Everything that a trace can begin with, but for a seat that is all home: that is rare.
inline Position draw_position(const Settings& settings, Choices& choices) {
  Position position;
  const bool over = choices.happens(1, 16);
  const std::uint32_t late = over ? 6 : choices.happens(1, 3) ? 4 : 1;
  const auto length = static_cast<std::uint32_t>(settings.length);
  const int around = choices.happens(1, 2) ? settings.length - static_cast<int>(choices.below(std::min(length, 6U)))
                                           : 1 + static_cast<int>(choices.below(length));
  for (int animal = 2; animal >= 0; --animal) {
    auto& places = position.space.at(static_cast<std::size_t>(animal));
    for (int seat = 0; seat < settings.players; ++seat) {
      int space = draw_space(settings, around, late, choices);
      if (space > 0 && space < settings.goal() && std::ranges::count(places, space) > 0) space = 0;
      const auto owner = static_cast<std::size_t>(seat);
      const bool last = animal == 0 && position.space[1].at(owner) == settings.goal() &&
                        position.space[2].at(owner) == settings.goal();
      if (space == settings.goal() && last && !over) space = 0;
      places.at(owner) = space;
      if (space != settings.goal()) continue;
      const auto place = choices.below(static_cast<std::uint32_t>(position.home.size()) + 1);
      position.home.insert(position.home.begin() + place, Piece{animal, seat});
    }
  }
  position.chicken = std::clamp(draw_space(settings, around, 0, choices), 1, settings.length);
  position.start = static_cast<int>(choices.below(static_cast<std::uint32_t>(settings.players)));
  position.cards = draw_hands(settings.players, 1 + choices.below(8), choices);
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(settings.players); ++seat) {
    std::vector<int> of_use, held;
    for (int animal = 0; animal < 3; ++animal) {
      if (position.space.at(static_cast<std::size_t>(animal)).at(seat) == settings.goal()) continue;
      of_use.push_back(animal);
      if (choices.happens(1, 2)) held.push_back(animal);
    }
    position.animals.push_back(held.empty() ? of_use : held);
  }
  return position;
}

}  // namespace rulecheck::the_bremens
