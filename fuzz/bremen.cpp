// Bremen from any bytes: whole games beside the reference, and what every game model must fulfil.
#include "fuzz/core/game_harness.hpp"
#include "properties/bremen/whole_game.hpp"

namespace rulecheck::fuzz {

std::vector<Harness> harnesses() {
  return game_harness<bremen::Model<Concrete>>("BremenFuzz", cites(bremen::whole_game_clauses), __FILE__, __LINE__,
                                               {[](Trial& trial) { bremen::WholeGame<Concrete>(trial).play(); }});
}

}  // namespace rulecheck::fuzz
