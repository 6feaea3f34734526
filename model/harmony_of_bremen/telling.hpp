// The Harmony of Bremen: from values of the rule text to entries of a log.
#pragma once
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "model/core/game_model.hpp"
#include "model/harmony_of_bremen/entries.hpp"
#include "model/harmony_of_bremen/log.hpp"
#include "model/harmony_of_bremen/names.hpp"
#include "model/harmony_of_bremen/seek.hpp"

namespace rulecheck::harmony_of_bremen {

/// The numbers of the cards in a hand, ascending.
template <class D>
std::vector<int> cards_of(const Hand<D>& hand) {
  std::vector<int> cards;
  for (const auto& place : hand) {
    if (known(place) != no_card) cards.push_back(known(place));
  }
  std::ranges::sort(cards);
  return cards;
}

/// What everybody would see with all cards face up.
/// @throws ModelDefect for a role or a leader that cannot be
template <class D>
OpenTable open_table(const State<D>& game) {
  OpenTable table;
  for (std::size_t seat = 0; seat < seats; ++seat) {
    const int role = known(game.role[seat]);
    if (role < 0 || role >= seats) throw ModelDefect(fmt::format("there is no role {}", role));
    table.roles.at(seat) = role;
    table.hands.at(seat) = cards_of<D>(game.hand[seat]);
  }
  const int leader = known(leader_of<D>(game.morning));
  if (leader < 0 || leader >= seats) throw ModelDefect(fmt::format("there is no seat {}", leader));
  table.leader = leader;
  table.round = known(game.round);
  if (known(game.declared)) table.declared = known(game.declaration);
  return table;
}

/// The result of a game that is over.
template <class D>
Claim result_of(const State<D>& game) {
  const Ending<D> end = ending<D>(game);
  return {known(end.won), known(end.failures), known(end.rounds), known(end.discards)};
}

/// The game before a round; nothing in the middle of one or after the end.
template <class D>
std::optional<Position> position_of(const State<D>& game) {
  if (known(game.declared) || known(game.ensemble_played)) return std::nullopt;
  const OpenTable table = open_table<D>(game);
  return Position{known(game.round), table.leader, table.roles, table.hands, known(failures<D>(game))};
}

/// One line, for people.
template <class D>
std::string description(const State<D>& game) {
  const OpenTable table = open_table<D>(game);
  std::string text =
      fmt::format("round {}, failures {}, leader {}", known(game.round), known(failures<D>(game)), table.leader);
  if (table.declared) text += fmt::format(", declared {}", *table.declared);
  if (known(game.ensemble_played)) text += known(game.succeeded) ? ", ensemble succeeded" : ", ensemble failed";
  for (std::size_t seat = 0; seat < seats; ++seat) {
    text += fmt::format("; seat {} ({}) holds {}", seat, role_names.at(static_cast<std::size_t>(table.roles.at(seat))),
                        fmt::join(table.hands.at(seat), " "));
  }
  return text;
}

}  // namespace rulecheck::harmony_of_bremen
