// The Harmony of Bremen from any bytes: whole games beside the reference, and what every game model must fulfil.
#include "fuzz/core/game_harness.hpp"
#include "properties/harmony_of_bremen/whole_game.hpp"

namespace rulecheck::fuzz {

std::vector<Harness> harnesses() {
  namespace clause = harmony_of_bremen::clause;
  return game_harness<harmony_of_bremen::Model<Concrete>>(
      "HarmonyOfBremenFuzz",
      cites(clause::leader_moves_clockwise, clause::ensemble_then_tuning, clause::one_card_from_hand,
            clause::leader_declares, clause::leader_plays_the_declared, clause::judge_the_order,
            clause::success_is_discarded, clause::failure_lies_beside, clause::pass_one_left, clause::no_passing_on,
            clause::no_tuning_after_round_nine, clause::last_cards_undeclared, clause::last_success_wins,
            clause::third_failure_loses, clause::last_failure_loses, clause::piles_show_failures, clause::hard_variant,
            clause::declaration_stands, clause::always_to_the_left),
      __FILE__, __LINE__, {[](Trial& trial) { harmony_of_bremen::WholeGame<Concrete>(trial).play(); }});
}

}  // namespace rulecheck::fuzz
