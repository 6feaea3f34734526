#include "model/the_bremens/candidates.hpp"

#include <algorithm>
#include <set>

#include "model/the_bremens/names.hpp"

namespace rulecheck::the_bremens {
namespace {

constexpr int spaces_of_nine = 9, most_chicken_steps_tried = 9;

/// The first free space from one space on in one direction, or the one where the board ends.
int next_free(const Settings& settings, const Table& table, int from, int direction) {
  int space = from + direction;
  while (space > 0 && space < settings.goal() && !table.is_free(space)) space += direction;
  return std::clamp(space, 0, settings.goal());
}

/// Spaces to which a card might take an animal, where it stays among them.
std::set<int> ends(const Settings& settings, const Table& table, int from, Card card) {
  std::set<int> spaces{from};
  if (card == index_of::skip) {
    const int first = next_free(settings, table, from, 1);
    spaces.insert({first, next_free(settings, table, first, 1)});
  } else {
    const int steps = card == index_of::nine ? spaces_of_nine : printed_value(card);
    for (int far = card == index_of::one_to_five ? 1 : steps; far <= steps; ++far)
      spaces.insert(std::min(from + far, settings.goal()));
  }
  return spaces;
}

/// Spaces to which riders might be shaken off.
std::set<int> ends_of_riders(const Settings& settings, const Table& table, int from) {
  return {0, from - 1, next_free(settings, table, from, -1)};
}

}  // namespace

std::vector<PlayEntry> play_candidates(const Settings& settings, const Table& table, int seat, Card card) {
  std::vector<PlayEntry> plays;
  for (int animal = static_cast<int>(animal_names.size()) - 1; animal >= 0; --animal) {
    const int from = table.at(animal, seat);
    if (from == settings.goal()) continue;
    for (const int to : ends(settings, table, from, card)) {
      plays.push_back({animal, to, false, {}});
      if (card == index_of::anyone) plays.push_back({animal, to, true, {}});
      if (card != index_of::shake || !table.carries(animal, seat)) continue;
      for (const int riders_to : ends_of_riders(settings, table, from)) plays.push_back({animal, to, false, riders_to});
    }
  }
  return plays;
}

std::vector<int> chicken_candidates(const Settings& settings, const Table& table) {
  std::vector<int> spaces;
  for (int space = table.chicken - most_chicken_steps_tried; space <= table.chicken + most_chicken_steps_tried;
       ++space) {
    if (space >= 1 && space <= settings.length) spaces.push_back(space);
  }
  return spaces;
}

std::vector<RevealEntry> some_reveals(const Table& table) {
  std::vector<RevealEntry> reveals;
  for (const bool highest : {false, true}) {
    RevealEntry entry;
    for (const auto& hand : table.hands) entry.cards.push_back(highest ? hand.back() : hand.front());
    reveals.push_back(entry);
    for (std::size_t seat = 0; seat < table.hands.size(); ++seat) {
      entry.chicken_card = static_cast<int>(seat);
      reveals.push_back(entry);
    }
  }
  return reveals;
}

std::vector<RedealEntry> some_redeals(const Table& table) {
  std::vector<RedealEntry> redeals(2);
  for (std::size_t seat = 0; seat < table.hands.size(); ++seat) {
    redeals[0].specials.push_back(static_cast<Card>(index_of::specials + seat));
    redeals[1].specials.push_back(static_cast<Card>(index_of::seven - seat));
  }
  return redeals;
}

}  // namespace rulecheck::the_bremens
