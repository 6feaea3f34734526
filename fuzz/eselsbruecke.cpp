// Eselsbrücke from any bytes: whole games beside the reference, and what every game model must fulfil.
#include "fuzz/core/game_harness.hpp"
#include "properties/eselsbruecke/whole_game.hpp"

namespace rulecheck::fuzz {

std::vector<Harness> harnesses() {
  return game_harness<eselsbruecke::Model<Concrete>>(
      "EselsbrueckeFuzz", cites(eselsbruecke::whole_game_clauses), __FILE__, __LINE__,
      {[](Trial& trial) { eselsbruecke::WholeGame<Concrete>(trial).play(); }});
}

}  // namespace rulecheck::fuzz
