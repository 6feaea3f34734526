#pragma once

// The end of Eselsbrücke for the reference: who has how much and who has won ("End of Game").

#include <algorithm>
#include <set>
#include <vector>

#include "properties/eselsbruecke/reference_settling.hpp"

namespace rulecheck::eselsbruecke::reference {

/// Which seats have the largest of these numbers, among `candidates`.
inline std::set<int> seats_with_most(const std::vector<int>& numbers, const std::set<int>& candidates) {
  std::set<int> seats;
  for (const int seat : candidates) {
    bool surpassed = false;
    for (const int other : candidates) {
      if (at(numbers, other) > at(numbers, seat)) surpassed = true;
    }
    if (!surpassed) seats.insert(seat);
  }
  return seats;
}

/// The seats 0, 1, … of this many players.
inline std::set<int> all_seats(int players) {
  std::set<int> seats;
  for (int seat = 0; seat < players; ++seat) seats.insert(seat);
  return seats;
}

/// What the final possessions come to. A stop tile counts as one, be it in the stack or laid aside.
inline Result result_of(const Possessions& possessions) {
  Result result;
  const int players = number_of(possessions.stacks);
  for (int seat = 0; seat < players; ++seat) {
    const Stack& stack = at(possessions.stacks, seat);
    const int stops = count_of(stack, Tile::stop) + at(possessions.aside, seat);
    result.stops.push_back(stops);
    result.tiles.push_back(count_of(stack, Tile::picture) + stops);
  }
  const std::set<int> most_tiles = seats_with_most(result.tiles, all_seats(players));
  const std::set<int> winners = seats_with_most(result.stops, most_tiles);
  result.winners.assign(winners.begin(), winners.end());
  return result;
}

/// What is wrong with a result as claimed, with the numbers of the traces' table. Requires one entry for each seat in
/// the lists by seat, and winners that have a seat and are not named twice.
inline Breaches judge(const Claim& claim, const Result& truth) {
  Breaches breaches;
  if (claim.tiles && *claim.tiles != truth.tiles) add_once(breaches, {2, "ESL-49"});
  if (claim.stops && *claim.stops != truth.stops) add_once(breaches, {2, "ESL-50"});
  if (!claim.winners) return breaches;
  const std::set<int> claimed(claim.winners->begin(), claim.winners->end());
  if (claimed == std::set<int>(truth.winners.begin(), truth.winners.end())) return breaches;
  const std::set<int> most_tiles = seats_with_most(truth.tiles, all_seats(number_of(truth.tiles)));
  const std::set<int> most_stops = seats_with_most(truth.stops, most_tiles);
  const auto all_within = [&](const std::set<int>& seats) {
    return std::includes(seats.begin(), seats.end(), claimed.begin(), claimed.end());
  };
  add_once(breaches, {2, !all_within(most_tiles) ? "ESL-49" : !all_within(most_stops) ? "ESL-50" : "ESL-51"});
  return breaches;
}

}  // namespace rulecheck::eselsbruecke::reference
