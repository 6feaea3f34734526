// A stack of Eselsbrücke as a plain list of tiles, from which tiles are taken one by one as the rulebook tells it. It
// uses nothing of the rule text.
#pragma once
#include <string>
#include <vector>

namespace rulecheck::eselsbruecke {

/// Letters from the top down: 'p' a picture tile, 's' a stop tile.
using TileList = std::string;

/// What a player has after a guessing round, and what he has lost.
struct PlainSettlement {
  TileList stack;
  int lost = 0;
  int aside = 0;    ///< stop tiles that were laid aside
  int removed = 0;  ///< tiles that left the game, those lost among them
};

/// Somebody who has made a mistake gives tiles away; then what is still open goes on his stack or leaves the game.
/// @param open picture tiles before him; @param due how many tiles have to be given
/// @param forfeits the reading erring-open-tiles; @param goes_aside the reading revealed-stop
inline PlainSettlement after_a_mistake(TileList stack, int open, int due, bool forfeits, bool goes_aside) {
  PlainSettlement end;
  for (; due > 0 && open > 0; --due) {
    --open;
    ++end.lost;
  }
  for (; due > 0 && !stack.empty(); --due) {
    if (stack.front() == 's') {
      if (goes_aside) {
        stack.erase(0, 1);
        ++end.aside;
      }
      break;
    }
    stack.erase(0, 1);
    ++end.lost;
  }
  end.removed = end.lost + (forfeits ? open : 0);
  if (!forfeits) stack.insert(0, static_cast<std::size_t>(open), 'p');
  end.stack = stack;
  return end;
}

/// Every list of so many tiles at most, the empty one too.
inline std::vector<TileList> all_stacks(std::size_t most) {
  std::vector<TileList> all{TileList()};
  for (std::size_t begin = 0, height = 1; height <= most; ++height) {
    const std::size_t end = all.size();
    for (; begin < end; ++begin) {
      for (const char tile : {'p', 's'}) all.push_back(tile + all[begin]);
    }
  }
  return all;
}

}  // namespace rulecheck::eselsbruecke
