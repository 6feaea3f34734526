// "Success and Failure" and "Stop Tiles": what a mistake costs, beside taking tile after tile from a list, for every
// small stack; and stacks as high as they can get.
#include "model/eselsbruecke/success.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "model/eselsbruecke/entering.hpp"
#include "model/eselsbruecke/telling.hpp"
#include "properties/core/check.hpp"
#include "properties/eselsbruecke/plain_stack.hpp"

namespace rulecheck::eselsbruecke {
namespace {

/// Of three seats: 0 has told the story, 1 has made a mistake, 2 none.
template <class D>
struct SettledTable {
  Agreement<D> agreement;
  State<D, 3> before;

  SettledTable(const Settings& settings, int penalty) : agreement(agreed<D>(settings)) {
    agreement.expert = Given<D>::truth(true);
    for (auto& shown : agreement.shown_penalties) shown = Given<D>::num(penalty);
    before = begin<D, 3>(agreement, Given<D>::num(0));
    before.round = Given<D>::num(6);
    before.guessing = Given<D>::truth(true);
    before.out[1] = Given<D>::truth(true);
  }
  State<D, 3> after(Settlement<D, 3>& settlement) const {
    settlement = eselsbruecke::settlement<D, 3>(agreement, before);
    return settle<D, 3>(agreement, before, settlement);
  }
};

/// So many tiles, as a set.
template <class D>
typename D::Set some_tiles(int number) {
  return Given<D>::set((std::uint64_t{1} << number) - 1);
}

std::size_t stop_tiles(const TileList& stack) { return static_cast<std::size_t>(std::ranges::count(stack, 's')); }

/// Expects the settlement of a mistake to be that of taking tile after tile.
template <class D>
void expect_tile_by_tile(Trial& trial, SettledTable<D>& table, const Stack<D>& stack, const TileList& tiles, int open,
                         int due, const Settings& settings) {
  table.before.stack[1] = table.before.stack[2] = stack;
  table.before.open[1] = table.before.open[2] = some_tiles<D>(open);
  Settlement<D, 3> settlement;
  const State<D, 3> after = table.after(settlement);
  const bool aside = settings.revealed_stop_goes_aside, forfeits = settings.open_tiles_are_forfeited;
  const PlainSettlement plain = after_a_mistake(tiles, open, due, forfeits, aside);
  const auto words = [&] { return fmt::format("stack {}, {} open, {} due, as tile by tile", tiles, open, due); };
  const int lost = known(settlement.lost[1]);
  const StackText left = stack_text<D>(after.stack[1]);
  trial.expect(lost == plain.lost && left == plain.stack, words);
  trial.expect(known(after.aside[1]) == plain.aside && known(after.removed) == plain.removed, words);
  // Besides, what is said of every loss, whatever it is.
  trial.expect(0 <= lost && lost <= due && lost <= open + static_cast<int>(tiles.size()), "no more than the penalty");
  trial.expect(stop_tiles(left) + static_cast<std::size_t>(known(after.aside[1])) == stop_tiles(tiles),
               "no stop tile to be lost");
  if (lost <= open && !forfeits && plain.aside == 0) trial.expect(left.ends_with(tiles), "open tiles to go first");
  if (!aside && tiles.starts_with('s')) {
    trial.expect(lost == std::min(open, due), "a stop tile on top to protect all below");
  }
  // Who has made no mistake loses nothing and lays everything on his stack.
  trial.expect(known(settlement.lost[2]) == 0 && known(after.aside[2]) == 0, "nothing to be lost without a mistake");
  trial.expect(stack_text<D>(after.stack[2]) == TileList(static_cast<std::size_t>(open), 'p') + tiles,
               "open tiles to lie on the stack without a mistake");
  trial.expect(!known(settlement.rewarded) && known(after.stack[0].stops) == 0, "no stop tile after a mistake");
}

}  // namespace

EXHAUSTIVE(EselsbrueckeTileByTile, WhatAMistakeCosts, clause::faultless_keep_their_tiles, clause::penalty_of_the_field,
           clause::given_tiles_leave, clause::open_tiles_go_first, clause::nothing_left_to_give,
           clause::revealed_stop_ends_giving, clause::no_reward_after_a_mistake) {
  trial.unit("stacks, open tiles and penalties");
  for (int reading = 0; reading < 4; ++reading) {
    Settings settings;
    settings.open_tiles_are_forfeited = (reading & 1) != 0;
    settings.revealed_stop_goes_aside = (reading & 2) != 0;
    for (int due = 0; due <= 20; ++due) {
      SettledTable<D> table(settings, due);
      for (const TileList& tiles : all_stacks(7)) {
        const Stack<D> stack = given_stack<D>(tiles);
        for (int open = 0; open <= 9; ++open) {
          trial.next_case();
          expect_tile_by_tile<D>(trial, table, stack, tiles, open, due, settings);
        }
      }
    }
  }
}

/// The largest penalty and the highest stacks: one stop tile, or none, at every place among so many picture tiles as
/// one player can have.
EXHAUSTIVE(EselsbrueckeTileByTile, WhatAMistakeCostsWithAHighStack, clause::penalty_of_the_field,
           clause::open_tiles_go_first, clause::nothing_left_to_give, clause::revealed_stop_ends_giving) {
  trial.unit("stacks, open tiles and penalties");
  for (const bool aside : {false, true}) {
    Settings settings;
    settings.revealed_stop_goes_aside = aside;
    for (const int due : {1, 3, 9, 20}) {
      SettledTable<D> table(settings, due);
      for (const std::size_t height : {20U, 63U, 64U, 65U, 80U, 180U}) {
        for (std::size_t stop = 0; stop <= height; ++stop) {
          TileList tiles(height, 'p');
          if (stop < height) tiles[stop] = 's';
          const Stack<D> stack = given_stack<D>(tiles);
          for (const int open : {0, 2, 9}) {
            trial.next_case();
            expect_tile_by_tile<D>(trial, table, stack, tiles, open, due, settings);
          }
        }
      }
    }
  }
}

/// Establishes a finding: by the reading `stays` a stop tile that has ended a giving protects again and again, until
/// tiles are laid on it; by the reading `aside` each one protects once.
EXHAUSTIVE(EselsbrueckeTileByTile, HowOftenAStopTileProtects, clause::revealed_stop_ends_giving,
           clause::penalty_of_the_field) {
  trial.unit("stacks and penalties");
  for (const bool aside : {false, true}) {
    Settings settings;
    settings.revealed_stop_goes_aside = aside;
    for (int due = 1; due <= 4; ++due) {
      SettledTable<D> table(settings, due);
      for (const TileList& tiles : all_stacks(7)) {
        trial.next_case();
        table.before.stack[1] = given_stack<D>(tiles);
        const auto above = static_cast<int>(std::min(tiles.find('s'), tiles.size()));
        Settlement<D, 3> first, second;
        const State<D, 3> once = table.after(first);
        const bool revealed = stop_tiles(tiles) > 0 && above < due;
        trial.expect(known(first.stopped[1]) == revealed, "a stop tile to end the giving if it is reached in time");
        if (!revealed) continue;
        SettledTable<D> again = table;
        again.before.stack[1] = once.stack[1];
        const State<D, 3> twice = again.after(second);
        if (!aside) {
          trial.expect(known(second.lost[1]) == 0, "the same stop tile to protect everything again");
          trial.expect(stack_text<D>(twice.stack[1]) == tiles.substr(static_cast<std::size_t>(above)), "all to stay");
        } else {
          const TileList below = tiles.substr(static_cast<std::size_t>(above) + 1);
          trial.expect(
              known(second.lost[1]) == std::min<int>(due, static_cast<int>(std::min(below.find('s'), below.size()))),
              "the tiles below to be within reach");
        }
      }
    }
  }
}

}  // namespace rulecheck::eselsbruecke
