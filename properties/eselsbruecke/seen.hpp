// What a property's claim on Eselsbrücke looks at: a game as plain numbers and motifs, without any rule.
#pragma once
#include <algorithm>
#include <bit>
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "model/eselsbruecke/model.hpp"

namespace rulecheck::eselsbruecke {

/// A game as anybody could describe it who stands at the table and may look at all tiles.
struct Seen {
  int round = 0, start = 0, storyteller = 0, guesser = 0;
  bool guessing = false;
  std::vector<StackText> stacks;            ///< by seat, the top first
  std::vector<int> aside;                   ///< by seat
  std::vector<std::vector<int>> fields;     ///< by seat: the stories that lie on the board, from 1, ascending
  std::vector<Motifs> hands, open;          ///< by seat, sorted
  std::vector<int> hand_sizes, open_sizes;  ///< by seat: the same, where tiles without a motif would be counted too
  std::vector<bool> out;                    ///< by seat
  int bag = 0, supply = 0, removed = 0;     ///< picture tiles, stop tiles, picture tiles
  bool just_settled = false;                ///< whether a guessing round ended with the last entry
  int settled_storyteller = 0;              ///< of the last guessing round that ended
  std::vector<bool> erred, stopped;         ///< by seat, in that guessing round
  std::vector<int> lost;                    ///< by seat, in that guessing round
  bool rewarded = false;                    ///< in that guessing round
};

/// The tiles of a stack from the places of its stop tiles; "?" for one in which they cannot lie so.
template <class D>
StackText seen_stack(const Stack<D>& stack) {
  const int pictures = known(stack.pictures), stops = known(stack.stops);
  if (pictures < 0 || stops < 0 || stops > most_stops) return "?";
  StackText from_below;
  for (int stop = 1; stop <= stops; ++stop) {
    const int below = known(stack.below[static_cast<std::size_t>(stop)]);
    const auto so_far = static_cast<int>(std::ranges::count(from_below, 'p'));
    if (below < so_far || below > pictures) return "?";
    from_below.append(static_cast<std::size_t>(below - so_far), 'p').push_back('s');
  }
  const auto so_far = static_cast<int>(std::ranges::count(from_below, 'p'));
  from_below.append(static_cast<std::size_t>(pictures - so_far), 'p');
  return {from_below.rbegin(), from_below.rend()};
}

/// The motifs of the tiles with these numbers, sorted.
inline Motifs motifs_of(std::uint64_t tiles, const Motifs& numbered) {
  Motifs motifs;
  for (std::size_t tile = 0; tile < numbered.size(); ++tile) {
    if ((tiles >> tile & 1) != 0) motifs.push_back(numbered[tile]);
  }
  std::ranges::sort(motifs);
  return motifs;
}

template <class D, int players>
Seen seen_log(const Log<D, players>& log, const Motifs& numbered) {
  const State<D, players>& game = log.game;
  Seen all;
  all.round = known(game.round);
  all.start = known(game.start);
  all.storyteller = known(game.storyteller);
  all.guesser = known(game.guesser);
  all.guessing = known(game.guessing);
  all.bag = known(game.bag);
  all.supply = known(game.supply);
  all.removed = known(game.removed);
  all.just_settled = known(log.guessing_just_ended);
  all.settled_storyteller = known(log.last.storyteller);
  all.rewarded = known(log.last.rewarded);
  for (std::size_t seat = 0; seat < players; ++seat) {
    all.stacks.push_back(seen_stack<D>(game.stack[seat]));
    all.aside.push_back(known(game.aside[seat]));
    auto& fields = all.fields.emplace_back();
    for (std::uint64_t on = known(game.field[seat]); on != 0; on &= on - 1) fields.push_back(std::countr_zero(on) + 1);
    all.hands.push_back(motifs_of(known(game.hand[seat]), numbered));
    all.open.push_back(motifs_of(known(game.open[seat]), numbered));
    all.hand_sizes.push_back(std::popcount(known(game.hand[seat])));
    all.open_sizes.push_back(std::popcount(known(game.open[seat])));
    all.out.push_back(known(game.out[seat]));
    all.erred.push_back(known(log.last.erred[seat]));
    all.stopped.push_back(known(log.last.stopped[seat]));
    all.lost.push_back(known(log.last.lost[seat]));
  }
  return all;
}

template <class D>
Seen seen(const Table<D>& table) {
  return std::visit(
      [&]<int players>(const Log<D, players>& log) { return seen_log<D, players>(log, table.motifs->numbered); },
      table.log);
}

}  // namespace rulecheck::eselsbruecke
