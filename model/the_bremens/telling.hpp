// The Bremens: from values of the rule text to host values.
#pragma once
#include <algorithm>
#include <bit>
#include <map>

#include "model/core/game_model.hpp"
#include "model/the_bremens/setup.hpp"
#include "model/the_bremens/table.hpp"

namespace rulecheck::the_bremens {

/// The indices of the elements of a set, ascending.
template <class D>
std::vector<int> elements_of(typename D::Set set) {
  std::vector<int> elements;
  const std::uint64_t bits = known(set);
  elements.reserve(static_cast<std::size_t>(std::popcount(bits)));
  for (std::uint64_t left = bits; left != 0; left &= left - 1) elements.push_back(std::countr_zero(left));
  return elements;
}

/// The pieces in Goal, in order of arrival.
template <class D>
std::vector<Piece> pieces_home(const State<D>& state, int players) {
  std::vector<Piece> pieces;
  const auto arrival = [&](const Piece& piece) {
    return known(state.arrival[static_cast<std::size_t>(piece.animal)][static_cast<std::size_t>(piece.seat)]);
  };
  for (int animal = 0; animal < animals; ++animal) {
    for (int seat = 0; seat < players; ++seat) {
      if (arrival({animal, seat}) > 0) pieces.push_back({animal, seat});
    }
  }
  std::ranges::sort(pieces, {}, arrival);
  return pieces;
}

template <class D>
Due what_is_due(const Board<D>& board, const State<D>& state) {
  if (known(is_over<D>(board, state))) return Due::nothing;
  if (known(is_redeal_due<D>(board, state))) return Due::redeal;
  return known(state.in_round) ? Due::turn : Due::reveal;
}

/// @throws ModelDefect for a seat that is none
template <class D>
Table table_of(const Board<D>& board, const State<D>& state) {
  const int players = known(board.players);
  const auto seat_of = [&](const typename D::Num& value) {
    const int seat = known(value);
    if (seat < 0 || seat >= players) throw ModelDefect("a seat that is none");
    return seat;
  };
  Table table;
  table.due = what_is_due<D>(board, state);
  table.home = pieces_home<D>(state, players);
  table.chicken = known(state.chicken);
  table.badge = seat_of(state.badge);
  table.holder = seat_of(state.holder);
  table.turn = seat_of(state.turn);
  for (std::size_t animal = 0; animal < animals; ++animal) {
    for (std::size_t seat = 0; seat < seats; ++seat) {
      table.space.at(animal).at(seat) = known(state.space.at(animal).at(seat));
    }
  }
  table.hands.reserve(seats);
  table.animals.reserve(seats);
  table.shown.reserve(seats);
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
    table.hands.push_back(elements_of<D>(state.hand.at(seat)));
    table.animals.push_back(elements_of<D>(state.animals_in_hand.at(seat)));
    const auto shown = elements_of<D>(state.shown.at(seat));
    table.shown.push_back(shown.empty() ? std::nullopt : std::optional(shown.front()));
  }
  return table;
}

/// The result of a game that is over.
template <class D>
Claim result_of(const Board<D>& board, const State<D>& state) {
  const auto rank = ranks<D>(board, state);
  std::map<int, std::vector<int>> groups;
  for (int seat = 0; seat < known(board.players); ++seat) {
    groups[known(rank.at(static_cast<std::size_t>(seat)))].push_back(seat);
  }
  Claim result;
  result.winner = groups.begin()->second.front();
  result.ranking.emplace();
  for (const auto& [better, group] : groups) result.ranking->push_back(group);
  return result;
}

}  // namespace rulecheck::the_bremens
