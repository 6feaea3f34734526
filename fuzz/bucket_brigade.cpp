// Bucket Brigade from any bytes: whole games beside the reference, and what every game model must fulfil.
#include "fuzz/core/game_harness.hpp"
#include "properties/bucket_brigade/whole_game.hpp"

namespace rulecheck::fuzz {

std::vector<Harness> harnesses() {
  namespace clause = bucket_brigade::clause;
  return game_harness<bucket_brigade::Model<Concrete>>(
      "BucketBrigadeFuzz",
      cites(clause::dealer_moves_left, clause::deal_the_rest_evenly, clause::begin_left_of_the_dealer,
            clause::play_one_card, clause::walk_one_space, clause::run_two_spaces, clause::joker_moves_any_bear,
            clause::heat_ends_in_the_cave, clause::record_totals_from_zero, clause::add_up_the_heats,
            clause::highest_total_wins, clause::better_final_heat_wins),
      __FILE__, __LINE__, {[](Trial& trial) { bucket_brigade::WholeGame<Concrete>(trial).play(); }});
}

}  // namespace rulecheck::fuzz
