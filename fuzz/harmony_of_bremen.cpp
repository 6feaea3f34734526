// The Harmony of Bremen from any bytes: whole games beside the reference, and what every game model must fulfil.
#include "fuzz/core/game_harness.hpp"
#include "properties/harmony_of_bremen/whole_game.hpp"

namespace rulecheck::fuzz {

std::vector<Harness> harnesses() {
  return game_harness<harmony_of_bremen::Model<Concrete>>(
      "HarmonyOfBremenFuzz", cites(harmony_of_bremen::whole_game_clauses), __FILE__, __LINE__,
      {[](Trial& trial) { harmony_of_bremen::WholeGame<Concrete>(trial).play(); }});
}

}  // namespace rulecheck::fuzz
