// Nim from any bytes: whole games beside the reference, and what every game model must fulfil.
#include "fuzz/core/game_harness.hpp"
#include "properties/nim/whole_game.hpp"

namespace rulecheck::fuzz {

std::vector<Harness> harnesses() {
  namespace clause = nim::clause;
  return game_harness<nim::Model<Concrete>>(
      "NimFuzz",
      cites(clause::take_turns, clause::limit, clause::take_what_is_there, clause::game_end, clause::last_stone),
      __FILE__, __LINE__, {nim::model_and_reference_agree<Concrete>});
}

}  // namespace rulecheck::fuzz
