// Bucket Brigade from any bytes: whole games beside the reference, and what every game model must fulfil.
#include "fuzz/core/game_harness.hpp"
#include "properties/bucket_brigade/whole_game.hpp"

namespace rulecheck::fuzz {

std::vector<Harness> harnesses() {
  return game_harness<bucket_brigade::Model<Concrete>>(
      "BucketBrigadeFuzz", cites(bucket_brigade::whole_game_clauses), __FILE__, __LINE__,
      {[](Trial& trial) { bucket_brigade::WholeGame<Concrete>(trial).play(); }});
}

}  // namespace rulecheck::fuzz
