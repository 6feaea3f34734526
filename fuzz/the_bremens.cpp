// The Bremens from any bytes: whole games beside the reference, and what every game model must fulfil.
#include "fuzz/core/game_harness.hpp"
#include "properties/the_bremens/whole_game.hpp"

namespace rulecheck::fuzz {

std::vector<Harness> harnesses() {
  namespace clause = the_bremens::clause;
  return game_harness<the_bremens::Model<Concrete>>(
      "TheBremensFuzz",
      cites(clause::reveal_one_card, clause::highest_gets_chicken_card, clause::tie_goes_clockwise,
            clause::one_at_a_time, clause::play_an_animal_card, clause::matching_animal_moves,
            clause::chicken_player_moves_no_animal, clause::chicken_player_moves_the_chicken,
            clause::badge_follows_chicken_card, clause::animal_cards_return, clause::cards_return_after_eight,
            clause::full_amount, clause::animals_advance, clause::only_the_final_space_blocks,
            clause::smaller_climbs_on_top, clause::same_or_larger_is_blocked, clause::blocked_player_decides,
            clause::riders_move_along, clause::chicken_holds_animals, clause::chicken_stays_between,
            clause::chicken_moves_in_full, clause::chicken_turns_round, clause::chicken_rests_on_top,
            clause::nothing_rests_on_the_chicken, clause::home_card_is_out_of_use, clause::third_animal_home_wins,
            clause::riders_arrive_first, clause::rank_by_animals_home, clause::rank_by_foremost_animal, clause::shake,
            clause::skip, clause::double_move, clause::anyone, clause::one_to_five, clause::nine, clause::seven),
      __FILE__, __LINE__, {[](Trial& trial) { the_bremens::WholeGame<Concrete>(trial).play(); }});
}

}  // namespace rulecheck::fuzz
