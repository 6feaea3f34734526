#pragma once

// "End of Game" of The Bremens for the reference: who has won, how the others rank, and what is wrong with a claim.

#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "properties/the_bremens/reference_moves.hpp"

namespace rulecheck::the_bremens::reference {

/// Space and height of a seat's pieces that are not in Goal, the foremost first; all in Start are level.
inline std::vector<std::pair<int, int>> places_on_the_way(const Board& board, int seat) {
  std::vector<std::pair<int, int>> places;
  for (const Animal animal : animals_on_the_way(board, seat)) {
    const Piece piece{animal, seat};
    places.emplace_back(space_of(board, piece), height_of(board, piece));
  }
  std::sort(places.rbegin(), places.rend());
  return places;
}

/// How two seats compare: by what, and how.
struct Comparison {
  std::string clause;        ///< the clause that decides between them
  bool first_ahead = false;  ///< whether the first of the two ranks before the other
  bool level = false;        ///< whether nothing decides between them
};

/// Compares two different seats, of which neither has to be the winner.
inline Comparison compare(const Board& board, int first, int second) {
  const int first_home = pieces_home(board, first), second_home = pieces_home(board, second);
  if (first_home != second_home) return {"TBR-53", first_home > second_home, false};
  if (first_home == 3) {
    for (const int seat : finishers(board)) {
      if (seat == first || seat == second) return {"TBR-52", seat == first, false};
    }
  }
  const auto first_places = places_on_the_way(board, first), second_places = places_on_the_way(board, second);
  return {"TBR-54", first_places > second_places, first_places == second_places};
}

/// How the game has ended; std::logic_error if it has not.
inline Result result_of(const Board& board, int players) {
  require(!finishers(board).empty(), "nobody has three pieces in Goal");
  Result result;
  result.winner = finishers(board).front();
  // Whoever has the same number of seats ahead of them is level.
  for (int ahead = 0; ahead < players; ++ahead) {
    std::vector<int> group;
    for (int seat = 0; seat < players; ++seat) {
      int better = 0;
      for (int other = 0; other < players; ++other) {
        if (other != seat && compare(board, other, seat).first_ahead) ++better;
      }
      if (better == ahead) group.push_back(seat);
    }
    if (!group.empty()) result.ranking.push_back(group);
  }
  return result;
}

/// The place of a seat in a ranking, from 0; std::logic_error if it has none.
inline int place_in(const std::vector<std::vector<int>>& ranking, int seat) {
  for (std::size_t place = 0; place < ranking.size(); ++place) {
    const std::vector<int>& group = ranking[place];
    if (std::find(group.begin(), group.end(), seat) != group.end()) return static_cast<int>(place);
  }
  throw std::logic_error("a seat has no place in the ranking");
}

/// Throws std::logic_error unless every seat is there once and no group is empty.
inline void require_a_ranking(const std::vector<std::vector<int>>& ranking, int players) {
  std::set<int> seats;
  for (const std::vector<int>& group : ranking) {
    require(!group.empty(), "a group of a ranking is empty");
    for (const int seat : group) {
      require_seat(seat, players);
      require(seats.insert(seat).second, "a seat is in a ranking twice");
    }
  }
  require(static_cast<int>(seats.size()) == players, "a seat is missing in a ranking");
}

/// What a ranking breaks when the game is over. Every two seats that are in the wrong order, or wrongly level or not
/// level, count by themselves.
inline Breaches judge_ranking(const Board& board, int players, const std::vector<std::vector<int>>& ranking) {
  const int winner = finishers(board).front();
  if (ranking.front() != std::vector<int>{winner}) return {{2, "TBR-51"}};
  Breaches breaches;
  for (int first = 0; first < players; ++first) {
    for (int second = first + 1; second < players; ++second) {
      if (first == winner || second == winner) continue;
      const Comparison truth = compare(board, first, second);
      const bool first_ahead = place_in(ranking, first) < place_in(ranking, second);
      const bool level = place_in(ranking, first) == place_in(ranking, second);
      if (first_ahead != truth.first_ahead || level != truth.level) add_once(breaches, {2, truth.clause});
    }
  }
  std::sort(breaches.begin(), breaches.end());
  return breaches;
}

/// What it breaks that this is claimed, with this board, to be the result of the game.
inline Breaches judge_claim(const Board& board, int players, const Claim& claim) {
  if (claim.winner) require_seat(*claim.winner, players);
  if (claim.ranking) require_a_ranking(*claim.ranking, players);
  if (finishers(board).empty()) return {{1, "TBR-51"}};
  Breaches breaches;
  if (claim.winner && *claim.winner != finishers(board).front()) breaches.push_back({2, "TBR-51"});
  if (claim.ranking) {
    for (const Breach& breach : judge_ranking(board, players, *claim.ranking)) add_once(breaches, breach);
  }
  return breaches;
}

}  // namespace rulecheck::the_bremens::reference
