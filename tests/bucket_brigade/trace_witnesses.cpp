// For every clause of which a log can show a breach: a stored trace that keeps it, and one that breaks it and nothing
// else. For what a log cannot get wrong by itself: a stored trace that uses it.
#include "tests/bucket_brigade/trace_text.hpp"

namespace rulecheck::bucket_brigade {

EXAMPLE(BucketBrigadeWitness, DealsThatKeepAndBreakThePreparation, clause::first_dealer, clause::dealer_moves_left,
        clause::discard_from_this_heat, clause::deal_the_rest_evenly) {
  expect_bite<Model<D>>(trial, clause::first_dealer);
  expect_bite<Model<D>>(trial, clause::dealer_moves_left);
  expect_bite<Model<D>>(trial, clause::discard_from_this_heat);
  expect_bite<Model<D>>(trial, clause::deal_the_rest_evenly);
}

EXAMPLE(BucketBrigadeWitness, PlaysThatKeepAndBreakTheTurn, clause::begin_left_of_the_dealer, clause::play_one_card,
        clause::heat_ends_in_the_cave) {
  expect_bite<Model<D>>(trial, clause::begin_left_of_the_dealer);
  expect_bite<Model<D>>(trial, clause::play_one_card);
  expect_bite<Model<D>>(trial, clause::heat_ends_in_the_cave);
}

EXAMPLE(BucketBrigadeWitness, PlaysThatKeepAndBreakTheAdvance, clause::walk_one_space, clause::run_two_spaces,
        clause::joker_moves_any_bear) {
  expect_bite<Model<D>>(trial, clause::walk_one_space);
  expect_bite<Model<D>>(trial, clause::run_two_spaces);
  expect_bite<Model<D>>(trial, clause::joker_moves_any_bear);
}

EXAMPLE(BucketBrigadeWitness, ResultsThatKeepAndBreakTheRecord, clause::record_totals_from_zero,
        clause::add_up_the_heats, clause::highest_total_wins, clause::better_final_heat_wins) {
  expect_bite<Model<D>>(trial, clause::record_totals_from_zero);
  expect_bite<Model<D>>(trial, clause::add_up_the_heats);
  expect_bite<Model<D>>(trial, clause::highest_total_wins);
  expect_bite<Model<D>>(trial, clause::better_final_heat_wins);
}

EXAMPLE(BucketBrigadeWitness, HeatsThatBeginAndGoOnByTheBook, clause::four_bears, clause::fifty_five_cards,
        clause::as_many_heats_as_players, clause::bears_start_at_the_beehives, clause::turn_ends) {
  expect_legal<Model<D>>(trial, clause::four_bears);
  expect_legal<Model<D>>(trial, clause::fifty_five_cards);
  expect_legal<Model<D>>(trial, clause::as_many_heats_as_players);
  expect_legal<Model<D>>(trial, clause::bears_start_at_the_beehives);
  expect_legal<Model<D>>(trial, clause::turn_ends);
}

EXAMPLE(BucketBrigadeWitness, ScoresByTheBook, clause::most_points_win, clause::bonus_for_finishing,
        clause::score_remaining_cards, clause::jokers_count_nothing, clause::score_by_own_bear,
        clause::pair_scores_five_times, clause::remaining_walk_scores_once, clause::run_scores_double,
        clause::example_scoring) {
  expect_legal<Model<D>>(trial, clause::most_points_win);
  expect_legal<Model<D>>(trial, clause::bonus_for_finishing);
  expect_legal<Model<D>>(trial, clause::score_remaining_cards);
  expect_legal<Model<D>>(trial, clause::jokers_count_nothing);
  expect_legal<Model<D>>(trial, clause::score_by_own_bear);
  expect_legal<Model<D>>(trial, clause::pair_scores_five_times);
  expect_legal<Model<D>>(trial, clause::remaining_walk_scores_once);
  expect_legal<Model<D>>(trial, clause::run_scores_double);
  expect_legal<Model<D>>(trial, clause::example_scoring);
}

}  // namespace rulecheck::bucket_brigade
