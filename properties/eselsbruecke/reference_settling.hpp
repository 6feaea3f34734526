#pragma once

// What a guessing round of Eselsbrücke brings and costs, for the reference ("Success and Failure", "Stop Tiles").

#include <optional>
#include <set>
#include <vector>

#include "properties/eselsbruecke/reference_guessing.hpp"

namespace rulecheck::eselsbruecke::reference {

/// What the players own.
struct Possessions {
  std::vector<Stack> stacks;  ///< by seat
  std::vector<int> aside;     ///< by seat, the stop tiles laid aside
  bool operator==(const Possessions&) const = default;
};

/// Throws std::logic_error if there are more tiles than the game has.
inline void require_within_the_supply(const Possessions& possessions) {
  int pictures = 0, stops = 0;
  for (const Stack& stack : possessions.stacks) {
    pictures += count_of(stack, Tile::picture);
    stops += count_of(stack, Tile::stop);
  }
  for (const int number : possessions.aside) {
    require(0 <= number && number <= stop_tiles, "there cannot be so few or so many stop tiles");
    stops += number;
  }
  require(pictures <= picture_tiles && stops <= stop_tiles, "there are not so many tiles");
}

/// How a guessing round was settled.
struct Outcome {
  int storyteller = 0;
  std::set<int> erred;          ///< the seats that made a mistake
  std::set<int> saved_by_stop;  ///< of these, the ones for whom a stop tile ended the giving
  std::vector<int> lost;        ///< by seat, the tiles given away for a mistake
  bool stop = false;            ///< whether the storyteller got a stop tile
  Possessions afterwards;
};

/// One player gives away `due` tiles, one at a time: open ones first, then those of the stack from the top. A stop tile
/// that turns up is not given and ends it.
inline void give_away(int due, int seat, Motifs& open, Outcome& outcome, const Readings& readings) {
  Stack& stack = at(outcome.afterwards.stacks, seat);
  for (; due > 0; --due) {
    if (!open.empty()) {
      open.pop_back();
    } else if (stack.empty()) {
      return;
    } else if (stack.front() == Tile::stop) {
      outcome.saved_by_stop.insert(seat);
      if (!readings.revealed_stop_aside) return;
      stack.erase(stack.begin());
      ++at(outcome.afterwards.aside, seat);
      return;
    } else {
      stack.erase(stack.begin());
    }
    ++at(outcome.lost, seat);
  }
}

/// Settles a guessing round that is over. `penalty` is what a mistake costs, from 0 up.
inline Outcome settle(const GuessingRound& round, int penalty, const Possessions& before, const Readings& readings) {
  require(round.over(), "the guessing round is not over");
  Outcome outcome{round.storyteller(), round.out(), {}, std::vector<int>(before.stacks.size(), 0), false, before};
  for (int seat = 0; seat < number_of(before.stacks); ++seat) {
    Motifs open = at(round.open(), seat);
    const bool erred = outcome.erred.contains(seat);
    if (erred) give_away(penalty, seat, open, outcome, readings);
    if (erred && readings.erring_open_tiles_forfeit) continue;
    for (int tile = 0; tile < number_of(open); ++tile) lay(at(outcome.afterwards.stacks, seat), Tile::picture);
  }
  outcome.stop = outcome.erred.empty();
  if (outcome.stop) lay(at(outcome.afterwards.stacks, round.storyteller()), Tile::stop);
  return outcome;
}

/// The clause that says what this seat's stack is after a guessing round.
inline const char* stack_clause(const Outcome& outcome, int seat) {
  if (outcome.erred.contains(seat)) return "ESL-35";
  if (seat != outcome.storyteller) return "ESL-32";
  return outcome.erred.empty() ? "ESL-38" : "ESL-39";
}

/// What is wrong with a settlement as stated, with the numbers of the traces' table. Requires one entry for each seat
/// in every list.
inline Breaches judge(const Settlement& stated, const Outcome& outcome) {
  if (stated.storyteller != outcome.storyteller) return {{1, "ESL-32"}};
  Breaches breaches;
  const bool wrong_stop = stated.stop && *stated.stop != outcome.stop;
  for (int seat = 0; seat < number_of(outcome.lost); ++seat) {
    const bool wrong_lost = stated.lost && at(*stated.lost, seat) != at(outcome.lost, seat);
    if (wrong_lost) {
      const bool stop_disregarded =
          outcome.saved_by_stop.contains(seat) && at(*stated.lost, seat) > at(outcome.lost, seat);
      add_once(breaches, {2, stop_disregarded ? "ESL-41" : "ESL-33"});
    }
    if (stated.aside && at(*stated.aside, seat) != at(outcome.afterwards.aside, seat)) {
      add_once(breaches, {2, "ESL-41"});
    }
    if (wrong_lost || (wrong_stop && seat == outcome.storyteller)) continue;
    if (stated.stacks && at(*stated.stacks, seat) != at(outcome.afterwards.stacks, seat)) {
      add_once(breaches, {2, stack_clause(outcome, seat)});
    }
  }
  if (wrong_stop) add_once(breaches, {2, *stated.stop ? "ESL-39" : "ESL-38"});
  return breaches;
}

}  // namespace rulecheck::eselsbruecke::reference
