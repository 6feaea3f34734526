// Bucket Brigade: from values of the rule text to entries of a log.
#pragma once
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "model/bucket_brigade/draw.hpp"
#include "model/bucket_brigade/entries.hpp"
#include "model/bucket_brigade/log.hpp"
#include "model/core/game_model.hpp"

namespace rulecheck::bucket_brigade {

/// A seat that the rules name. @throws ModelDefect if there is none
inline int existing_seat(int seat, int players) {
  if (seat < 0 || seat >= players) throw ModelDefect(fmt::format("there is no seat {}", seat));
  return seat;
}

/// Heats that have been played. @throws ModelDefect for a number that cannot be
template <class D, int players>
std::size_t finished_heats(const State<D, players>& game) {
  const int heat = known(game.heat);
  if (heat < 1 || heat > players + 1) throw ModelDefect(fmt::format("there is no heat {}", heat));
  return static_cast<std::size_t>(heat - 1);
}

/// The numbers of a list.
std::vector<int> numbers_of(const auto& by_seat) {
  std::vector<int> numbers;
  numbers.reserve(by_seat.size());
  for (const auto& number : by_seat) numbers.push_back(known(number));
  return numbers;
}

/// A heat in progress with all cards face up.
template <class D, int players>
OpenHeat open_heat(const Settings& settings, const State<D, players>& game) {
  OpenHeat heat;
  heat.players = players;
  heat.cave = settings.cave();
  heat.turn = existing_seat(known(game.turn), players);
  heat.overrun_forbidden = settings.overrun_forbidden;
  for (std::size_t bear = 0; bear < bears.size(); ++bear) heat.space[bear] = known(game.space[bear]);
  for (std::size_t seat = 0; seat < players; ++seat) heat.held[seat] = counted(known(game.hand[seat]));
  return heat;
}

/// The result of a game that is over.
template <class D, int players>
Claim result_of(const Agreement<D>& agreement, const State<D, players>& game) {
  const Ending<D, players> end = ending<D, players>(agreement.readings, game);
  Claim result;
  result.heats.emplace();
  for (const auto& heat : end.heats) result.heats->push_back(numbers_of(heat));
  result.totals = numbers_of(end.totals);
  result.winners.emplace();
  for (int seat = 0; seat < players; ++seat) {
    if (known(end.wins[static_cast<std::size_t>(seat)])) result.winners->push_back(seat);
  }
  return result;
}

template <class D, int players>
Position position_of(const State<D, players>& game) {
  Position position;
  const std::size_t finished = finished_heats<D, players>(game);
  for (std::size_t heat = 0; heat < finished; ++heat) {
    position.results.push_back(numbers_of(game.result[heat]));
  }
  position.first_dealer =
      (existing_seat(known(game.dealer), players) + players - static_cast<int>(finished) % players) % players;
  if (!known(game.in_heat)) return position;
  position.heat.emplace();
  for (std::size_t bear = 0; bear < bears.size(); ++bear) position.heat->bears[bear] = known(game.space[bear]);
  for (const auto& hand : game.hand) position.heat->hands.push_back(known(hand));
  return position;
}

/// One line, for people.
template <class D, int players>
std::string description(const State<D, players>& game) {
  std::string text = fmt::format("heat {}, dealer {}", known(game.heat), known(game.dealer));
  for (std::size_t heat = 0; heat < players; ++heat) {
    if (static_cast<int>(heat) + 1 >= known(game.heat)) continue;
    text += fmt::format("; heat {}: {}", heat + 1, fmt::join(numbers_of(game.result[heat]), ", "));
  }
  if (!known(game.in_heat)) return text + "; the next heat is not dealt";
  text += fmt::format(", turn {}", known(game.turn));
  for (std::size_t bear = 0; bear < bears.size(); ++bear) {
    text += fmt::format("; {} on space {}", bear_name(static_cast<int>(bear)), known(game.space[bear]));
  }
  for (std::size_t seat = 0; seat < players; ++seat) {
    text += fmt::format("; seat {} holds", seat);
    const auto numbers = counted(known(game.hand[seat]));
    for (int sort = 0; sort < sorts; ++sort) {
      const int number = numbers.at(static_cast<std::size_t>(sort));
      if (number != 0) text += fmt::format(" {} {}", number, sort_name(sort));
    }
  }
  return text;
}

}  // namespace rulecheck::bucket_brigade
