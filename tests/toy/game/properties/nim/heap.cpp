// What holds in random games of Nim.
#include "model/nim/heap.hpp"

#include "properties/nim/whole_game.hpp"

namespace rulecheck::nim {

PROPERTY(500, NimHeap, WholeGamesRunAlikeInModelAndReference, clause::take_turns, clause::limit,
         clause::take_what_is_there, clause::game_end, clause::last_stone) {
  model_and_reference_agree<D>(trial);
  trial.require_share("the last stone loses", 0.2);
  trial.require_share("the last stone wins", 0.2);
}

}  // namespace rulecheck::nim
