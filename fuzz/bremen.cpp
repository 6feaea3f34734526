// Bremen from any bytes: whole games beside the reference, and what every game model must fulfil.
#include "fuzz/core/game_harness.hpp"
#include "properties/bremen/whole_game.hpp"

namespace rulecheck::fuzz {

std::vector<Harness> harnesses() {
  namespace clause = bremen::clause;
  return game_harness<bremen::Model<Concrete>>(
      "BremenFuzz",
      cites(clause::one_piece_per_round, clause::take_the_next_piece, clause::play_clockwise, clause::follow_suit,
            clause::void_plays_any, clause::highest_chicken_wins, clause::highest_led_animal_wins, clause::winner_leads,
            clause::winner_takes_all, clause::game_end, clause::both_conditions_win),
      __FILE__, __LINE__, {[](Trial& trial) { bremen::WholeGame<Concrete>(trial).play(); }});
}

}  // namespace rulecheck::fuzz
