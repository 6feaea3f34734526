// Random ends of games of Bremen: positions with one piece left in every hand. Victories are frequent.
#pragma once
#include <algorithm>
#include <vector>

#include "properties/bremen/seen.hpp"

namespace rulecheck::bremen {

/// One of the pieces, taken out of them.
inline Pieces take_one(std::vector<Pieces>& from, Choices& choices) {
  const auto chosen = from.begin() + choices.below(static_cast<std::uint32_t>(from.size()));
  const Pieces single = *chosen;
  from.erase(chosen);
  return single;
}

/// How many pieces each seat has won: mostly as condition 1 demands it, else rounds spread at random.
inline std::vector<int> draw_won(int players, Choices& choices) {
  std::vector<int> won = players == 3 ? std::vector{24, 12, 0} : std::vector{24, 16, 8, 0};
  if (choices.happens(1, 4)) {
    std::ranges::fill(won, 0);
    for (int round = 0; round < 12; ++round) {
      won[choices.below(static_cast<std::uint32_t>(players))] += players;
    }
  } else if (choices.happens(1, 4)) {
    // One round more here, one less there.
    const auto more = choices.below(static_cast<std::uint32_t>(players));
    const auto fewer = static_cast<std::size_t>(std::ranges::max_element(won) - won.begin());
    won[more] += players;
    won[fewer] -= players;
  }
  for (std::size_t left = won.size(); left > 1; --left) {
    std::swap(won[left - 1], won[choices.below(static_cast<std::uint32_t>(left))]);
  }
  return won;
}

/// A position at the end of a game; shown where the trial fails.
inline Position draw_end(int players, Trial& trial) {
  Choices& choices = trial.choices;
  std::vector<Pieces> left = one_by_one(all_pieces);
  if (players == 3) std::erase_if(left, [](Pieces single) { return number(single) < 4; });
  std::vector<Pieces> kept;
  const bool different = choices.happens(3, 4);
  for (int place = 0; place < 4; ++place) {
    kept.push_back(take_one(left, choices));
    const int animal = animal_number(kept.back());
    if (different) std::erase_if(left, [animal](Pieces single) { return animal_number(single) == animal; });
  }
  Position position;
  position.won = draw_won(players, choices);
  if (different && choices.happens(1, 8)) {
    // The highest score that there is.
    const auto seat_with = [&](int pieces) {
      return static_cast<std::size_t>(std::ranges::find(position.won, pieces) - position.won.begin());
    };
    for (const auto& [pieces, best] : {std::pair(24, 13), std::pair(0, players == 3 ? 4 : 1)}) {
      const std::size_t seat = seat_with(pieces);
      if (seat < position.won.size()) kept[seat] = piece(Animal(animal_number(kept[seat])), best);
    }
  }
  if (players == 3) {
    position.center = kept.back();
    kept.pop_back();
  }
  position.hands = kept;
  const Settings settings{players};
  trial.unit("ends of games");
  trial.show([settings, position] { return write_trace(GameRecord<Model<Concrete>>{settings, position, {}, {}}); });
  return position;
}

}  // namespace rulecheck::bremen
