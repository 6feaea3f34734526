// For every clause of which a log can show a breach: a stored trace that keeps it, and one that breaks it and nothing
// else. For what a log cannot get wrong by itself: a stored trace that uses it.
#include "tests/the_bremens/trace_text.hpp"

namespace rulecheck::the_bremens {
EXAMPLE(TheBremensWitness, GamesThatUseTheComponents, clause::number_special_and_animal_cards,
        clause::chicken_and_animal_pieces, clause::board_and_badge, clause::take_a_colour, clause::deal_a_special,
        clause::one_hand, clause::board_side_by_players, clause::animals_begin_at_start,
        clause::chicken_begins_on_its_symbol, clause::first_start_player) {
  expect_legal<Model<D>>(trial, clause::number_special_and_animal_cards);
  expect_legal<Model<D>>(trial, clause::chicken_and_animal_pieces);
  expect_legal<Model<D>>(trial, clause::board_and_badge);
  expect_legal<Model<D>>(trial, clause::take_a_colour);
  expect_legal<Model<D>>(trial, clause::deal_a_special);
  expect_legal<Model<D>>(trial, clause::one_hand);
  expect_legal<Model<D>>(trial, clause::board_side_by_players);
  expect_legal<Model<D>>(trial, clause::animals_begin_at_start);
  expect_legal<Model<D>>(trial, clause::chicken_begins_on_its_symbol);
  expect_legal<Model<D>>(trial, clause::first_start_player);
}

EXAMPLE(TheBremensWitness, RevealsThatKeepAndBreakTheRound, clause::reveal_one_card, clause::highest_gets_chicken_card,
        clause::personal_discard_pile, clause::tie_goes_clockwise, clause::cards_return_after_eight,
        clause::special_has_a_value) {
  expect_bite<Model<D>>(trial, clause::reveal_one_card);
  expect_bite<Model<D>>(trial, clause::highest_gets_chicken_card);
  expect_legal<Model<D>>(trial, clause::personal_discard_pile);
  expect_bite<Model<D>>(trial, clause::tie_goes_clockwise);
  expect_bite<Model<D>>(trial, clause::cards_return_after_eight);
  expect_legal<Model<D>>(trial, clause::special_has_a_value);
}

EXAMPLE(TheBremensWitness, TurnsThatKeepAndBreakTheirOrder, clause::one_at_a_time, clause::play_an_animal_card,
        clause::matching_animal_moves, clause::badge_follows_chicken_card, clause::animal_cards_return,
        clause::chicken_player_starts_next) {
  expect_bite<Model<D>>(trial, clause::one_at_a_time);
  expect_bite<Model<D>>(trial, clause::play_an_animal_card);
  expect_bite<Model<D>>(trial, clause::matching_animal_moves);
  expect_bite<Model<D>>(trial, clause::badge_follows_chicken_card);
  expect_legal<Model<D>>(trial, clause::animal_cards_return);
  expect_legal<Model<D>>(trial, clause::chicken_player_starts_next);
}

EXAMPLE(TheBremensWitness, MovesThatKeepAndBreakTheRulesOfAnimals, clause::full_amount, clause::animals_advance,
        clause::order_of_sizes, clause::only_the_final_space_blocks, clause::smaller_climbs_on_top,
        clause::same_or_larger_is_blocked, clause::blocked_player_decides, clause::riders_move_along) {
  expect_bite<Model<D>>(trial, clause::full_amount);
  expect_bite<Model<D>>(trial, clause::animals_advance);
  expect_legal<Model<D>>(trial, clause::order_of_sizes);
  expect_legal<Model<D>>(trial, clause::only_the_final_space_blocks);
  expect_legal<Model<D>>(trial, clause::smaller_climbs_on_top);
  expect_bite<Model<D>>(trial, clause::same_or_larger_is_blocked);
  expect_bite<Model<D>>(trial, clause::blocked_player_decides);
  expect_bite<Model<D>>(trial, clause::riders_move_along);
}

EXAMPLE(TheBremensWitness, MovesThatKeepAndBreakTheRulesOfTheChicken, clause::chicken_player_moves_no_animal,
        clause::chicken_player_moves_the_chicken, clause::chicken_holds_animals,
        clause::only_the_chicken_goes_both_ways, clause::chicken_belongs_to_the_highest, clause::chicken_stays_between,
        clause::chicken_moves_in_full, clause::chicken_turns_round, clause::chicken_rests_on_top,
        clause::nothing_rests_on_the_chicken, clause::highest_special_moves_the_chicken,
        clause::ability_needs_own_animals) {
  expect_bite<Model<D>>(trial, clause::chicken_player_moves_no_animal);
  expect_bite<Model<D>>(trial, clause::chicken_player_moves_the_chicken);
  expect_bite<Model<D>>(trial, clause::chicken_holds_animals);
  expect_legal<Model<D>>(trial, clause::only_the_chicken_goes_both_ways);
  expect_bite<Model<D>>(trial, clause::chicken_belongs_to_the_highest);
  expect_bite<Model<D>>(trial, clause::chicken_stays_between);
  expect_bite<Model<D>>(trial, clause::chicken_moves_in_full);
  expect_legal<Model<D>>(trial, clause::chicken_turns_round);
  expect_legal<Model<D>>(trial, clause::chicken_rests_on_top);
  expect_bite<Model<D>>(trial, clause::nothing_rests_on_the_chicken);
  expect_legal<Model<D>>(trial, clause::highest_special_moves_the_chicken);
  expect_legal<Model<D>>(trial, clause::ability_needs_own_animals);
}

EXAMPLE(TheBremensWitness, PlaysThatKeepAndBreakTheSpecialCards, clause::shake, clause::skip, clause::double_move,
        clause::anyone, clause::one_to_five, clause::nine, clause::seven, clause::double_returns_cards_in_between) {
  expect_bite<Model<D>>(trial, clause::shake);
  expect_bite<Model<D>>(trial, clause::skip);
  expect_bite<Model<D>>(trial, clause::double_move);
  expect_bite<Model<D>>(trial, clause::anyone);
  expect_bite<Model<D>>(trial, clause::one_to_five);
  expect_bite<Model<D>>(trial, clause::nine);
  expect_bite<Model<D>>(trial, clause::seven);
  expect_legal<Model<D>>(trial, clause::double_returns_cards_in_between);
}

EXAMPLE(TheBremensWitness, ResultsThatKeepAndBreakTheEnd, clause::home_card_is_out_of_use,
        clause::third_animal_home_wins, clause::riders_arrive_first, clause::rank_by_animals_home,
        clause::rank_by_foremost_animal) {
  expect_bite<Model<D>>(trial, clause::home_card_is_out_of_use);
  expect_bite<Model<D>>(trial, clause::third_animal_home_wins);
  expect_bite<Model<D>>(trial, clause::riders_arrive_first);
  expect_bite<Model<D>>(trial, clause::rank_by_animals_home);
  expect_bite<Model<D>>(trial, clause::rank_by_foremost_animal);
}

EXAMPLE(TheBremensWitness, StoredPositionsShowWhatTheBookLeavesOut, clause::chicken_turns_round,
        clause::riders_arrive_first) {
  const auto expect = [&](const std::string& name, const std::string& verdict, const Clause& clause) {
    expect_stored<D>(trial, "finding/" + name, verdict);
    trial.witness({&clause}, false, "tests/the_bremens/traces/finding/" + name + ".json");
  };
  expect("three-players-complete-in-one-move", "conforms, over", clause::riders_arrive_first);
  expect("chicken-shut-in", "conforms", clause::chicken_turns_round);
}

}  // namespace rulecheck::the_bremens
