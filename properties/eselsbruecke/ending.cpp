// "End of Game": who wins, for all small results.
#include "model/eselsbruecke/ending.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "model/eselsbruecke/model.hpp"
#include "properties/core/check.hpp"

namespace rulecheck::eselsbruecke {
namespace {

/// What one player has in the end.
struct Collected {
  int tiles = 0, stops = 0;  ///< stop tiles are tiles, too
  bool operator==(const Collected&) const = default;
};

/// Whether the first is better placed than the second: more tiles or, if they are as many, more stop tiles.
bool beats(const Collected& one, const Collected& other) {
  return one.tiles > other.tiles || (one.tiles == other.tiles && one.stops > other.stops);
}

/// Calls visit(table) for every table of so many players with up to `most` tiles each.
template <class Visit>
void for_each_result(std::size_t players, int most, const Visit& visit) {
  std::vector<Collected> all;
  for (int tiles = 0; tiles <= most; ++tiles) {
    for (int stops = 0; stops <= tiles; ++stops) all.push_back({tiles, stops});
  }
  std::vector<std::size_t> digits(players, 0);
  std::vector<Collected> table(players);
  for (;;) {
    for (std::size_t seat = 0; seat < players; ++seat) table[seat] = all[digits[seat]];
    visit(std::as_const(table));
    std::size_t seat = 0;
    while (seat < players && digits[seat] + 1 == all.size()) digits[seat++] = 0;
    if (seat == players) return;
    ++digits[seat];
  }
}

/// How often the winner is found how.
struct Decisions {
  std::uint64_t by_tiles = 0, by_stops = 0, shared = 0;
};

template <class D, int players>
void expect_winners(Trial& trial, const std::vector<Collected>& table, Decisions& decisions) {
  trial.next_case();
  State<D, players> state;
  for (std::size_t seat = 0; seat < players; ++seat) {
    // Stop tiles in the stack or beside it count alike.
    const int aside = table[seat].stops / 2;
    state.stack[seat].pictures = Given<D>::num(table[seat].tiles - table[seat].stops);
    state.stack[seat].stops = Given<D>::num(table[seat].stops - aside);
    state.aside[seat] = Given<D>::num(aside);
  }
  const Ending<D, players> end = ending<D, players>(state);
  std::vector<std::size_t> winners;
  for (std::size_t seat = 0; seat < players; ++seat) {
    trial.expect(known(end.tiles[seat]) == table[seat].tiles && known(end.stops[seat]) == table[seat].stops,
                 "every tile to count as one, stop tiles twice");
    if (known(end.wins[seat])) winners.push_back(seat);
  }
  trial.expect(!winners.empty(), "somebody to win");
  if (winners.empty()) return;
  const Collected& best = table[winners.front()];
  for (std::size_t seat = 0; seat < players; ++seat) {
    trial.expect(known(end.wins[seat]) == (table[seat] == best), "winners to be equal in both, and nobody else to be");
    trial.expect(!beats(table[seat], best), "nobody to be better placed than a winner");
  }
  const auto most = std::ranges::count_if(table, [&](const Collected& one) { return one.tiles == best.tiles; });
  ++(winners.size() > 1 ? decisions.shared : most > 1 ? decisions.by_stops : decisions.by_tiles);
}

template <class D, int players>
void expect_all_winners(Trial& trial, int most) {
  Decisions decisions;
  for_each_result(players, most,
                  [&](const std::vector<Collected>& table) { expect_winners<D, players>(trial, table, decisions); });
  trial.expect(decisions.by_tiles > 0 && decisions.by_stops > 0 && decisions.shared > 0, "every way to win");
  trial.quantity(fmt::format("results of {} players with up to {} tiles each", players, most),
                 fmt::format("{} by tiles, {} by stop tiles, {} shared", decisions.by_tiles, decisions.by_stops,
                             decisions.shared));
}

/// Expects a claim of winners to be refused for the first thing that is wrong with it.
template <class D>
void expect_claim_judged(Trial& trial, const std::vector<Collected>& table, unsigned claimed) {
  trial.next_case();
  Ending<D, 3> end;
  BySeat<typename D::Bool, 3> claim;
  int most = 0, most_stops = 0;
  for (const Collected& one : table) most = std::max(most, one.tiles);
  for (const Collected& one : table) {
    if (one.tiles == most) most_stops = std::max(most_stops, one.stops);
  }
  bool short_of_tiles = false, short_of_stops = false, differs = false;
  for (std::size_t seat = 0; seat < 3; ++seat) {
    const bool wins = table[seat] == Collected{most, most_stops}, is_claimed = (claimed >> seat & 1) != 0;
    end.tiles[seat] = Given<D>::num(table[seat].tiles);
    end.stops[seat] = Given<D>::num(table[seat].stops);
    end.wins[seat] = Given<D>::truth(wins);
    claim[seat] = Given<D>::truth(is_claimed);
    differs |= wins != is_claimed;
    short_of_tiles |= is_claimed && table[seat].tiles < most;
    short_of_stops |= is_claimed && table[seat].tiles == most && table[seat].stops < most_stops;
  }
  const auto wrong = judge_winners<D, 3>(end, claim);
  trial.expect(known(wrong.too_few_tiles) == short_of_tiles, "a winner short of tiles to be named first");
  trial.expect(known(wrong.too_few_stops) == (!short_of_tiles && short_of_stops), "then one short of stop tiles");
  trial.expect(known(wrong.otherwise_off) == (differs && !short_of_tiles && !short_of_stops), "then anything else");
}

}  // namespace

EXHAUSTIVE(EselsbrueckeRanking, WinnersAreEqualInBothAndNobodyIsBetterPlaced, clause::most_tiles_win,
           clause::most_tiles_decide, clause::stop_tile_is_a_point, clause::stop_tiles_break_ties,
           clause::several_winners) {
  trial.unit("results");
  expect_all_winners<D, 3>(trial, 4);
  expect_all_winners<D, 4>(trial, 3);
  expect_all_winners<D, 5>(trial, 2);
  expect_all_winners<D, 6>(trial, 2);
}

EXHAUSTIVE(EselsbrueckeRanking, ClaimsOfWinnersAreRefusedForWhatIsWrongFirst, clause::most_tiles_decide,
           clause::stop_tiles_break_ties, clause::several_winners) {
  trial.unit("claims");
  for_each_result(3, 3, [&](const std::vector<Collected>& table) {
    for (unsigned claimed = 0; claimed < 8; ++claimed) expect_claim_judged<D>(trial, table, claimed);
  });
}

}  // namespace rulecheck::eselsbruecke
