// The Bremens from any bytes: whole games beside the reference, and what every game model must fulfil.
#include "fuzz/core/game_harness.hpp"
#include "properties/the_bremens/whole_game.hpp"

namespace rulecheck::fuzz {

std::vector<Harness> harnesses() {
  return game_harness<the_bremens::Model<Concrete>>(
      "TheBremensFuzz", cites(the_bremens::whole_game_clauses), __FILE__, __LINE__,
      {[](Trial& trial) { the_bremens::WholeGame<Concrete>(trial).play(); }});
}

}  // namespace rulecheck::fuzz
