// For every clause of which a log can show a breach: a stored trace that keeps it, and one that breaks it and nothing
// else. For a permission, and for what a log cannot get wrong by itself: a stored trace that uses it.
#include "tests/bremen/trace_text.hpp"

namespace rulecheck::bremen {

EXAMPLE(BremenWitness, DealsThatKeepAndBreakTheSetup, clause::forty_pieces_for_three, clause::all_pieces_for_four,
        clause::take_the_next_piece, clause::center_piece) {
  expect_bite<Model<D>>(trial, clause::forty_pieces_for_three);
  expect_bite<Model<D>>(trial, clause::all_pieces_for_four);
  expect_bite<Model<D>>(trial, clause::take_the_next_piece);
  expect_bite<Model<D>>(trial, clause::center_piece);
}

EXAMPLE(BremenWitness, RedealsThatAreDueAndThatAreNot, clause::redeal_at_eight_chickens, clause::redeal_until_fewer) {
  expect_bite<Model<D>>(trial, clause::redeal_at_eight_chickens);
  expect_bite<Model<D>>(trial, clause::redeal_until_fewer);
}

EXAMPLE(BremenWitness, FirstPlaysOfRounds, clause::first_leader_three_players, clause::first_leader_four_players,
        clause::winner_leads) {
  expect_bite<Model<D>>(trial, clause::first_leader_three_players);
  expect_bite<Model<D>>(trial, clause::first_leader_four_players);
  expect_bite<Model<D>>(trial, clause::winner_leads);
}

EXAMPLE(BremenWitness, PlaysThatKeepAndBreakTheRulesOfTheRound, clause::one_piece_per_round, clause::play_clockwise,
        clause::follow_suit, clause::game_end) {
  expect_bite<Model<D>>(trial, clause::one_piece_per_round);
  expect_bite<Model<D>>(trial, clause::play_clockwise);
  expect_bite<Model<D>>(trial, clause::follow_suit);
  expect_bite<Model<D>>(trial, clause::game_end);
}

EXAMPLE(BremenWitness, WinnersOfRounds, clause::highest_chicken_wins, clause::highest_led_animal_wins,
        clause::winner_takes_all) {
  expect_bite<Model<D>>(trial, clause::highest_chicken_wins);
  expect_bite<Model<D>>(trial, clause::highest_led_animal_wins);
  expect_bite<Model<D>>(trial, clause::winner_takes_all);
}

EXAMPLE(BremenWitness, OutcomesThatAreClaimed, clause::all_win_or_lose_together, clause::condition_one_three_players,
        clause::condition_two_three_players, clause::condition_one_four_players, clause::condition_two_four_players,
        clause::both_conditions_win) {
  expect_bite<Model<D>>(trial, clause::all_win_or_lose_together);
  expect_bite<Model<D>>(trial, clause::condition_one_three_players);
  expect_bite<Model<D>>(trial, clause::condition_two_three_players);
  expect_bite<Model<D>>(trial, clause::condition_one_four_players);
  expect_bite<Model<D>>(trial, clause::condition_two_four_players);
  expect_bite<Model<D>>(trial, clause::both_conditions_win);
}

EXAMPLE(BremenWitness, ScoresAndTitlesThatAreClaimed, clause::score_after_victory, clause::score,
        clause::titles_three_players, clause::titles_four_players, clause::award_title) {
  expect_bite<Model<D>>(trial, clause::score_after_victory);
  expect_bite<Model<D>>(trial, clause::score);
  expect_bite<Model<D>>(trial, clause::titles_three_players);
  expect_bite<Model<D>>(trial, clause::titles_four_players);
  expect_legal<Model<D>>(trial, clause::award_title);
}

EXAMPLE(BremenWitness, PermissionsAreAccepted, clause::leader_plays_any, clause::void_plays_any,
        clause::new_leader_plays_any) {
  expect_legal<Model<D>>(trial, clause::leader_plays_any);
  expect_legal<Model<D>>(trial, clause::void_plays_any);
  expect_legal<Model<D>>(trial, clause::new_leader_plays_any);
}

EXAMPLE(BremenWitness, WholeGamesAndDealsAsTheBookDescribesThem, clause::pieces, clause::twelve_rounds,
        clause::take_clockwise, clause::later_rounds_alike) {
  expect_legal<Model<D>>(trial, clause::pieces);
  expect_legal<Model<D>>(trial, clause::twelve_rounds);
  expect_legal<Model<D>>(trial, clause::take_clockwise);
  expect_legal<Model<D>>(trial, clause::later_rounds_alike);
}

EXAMPLE(BremenWitness, TheExamplesOfTheBookAreAccepted, clause::example_led_animal_wins, clause::example_chicken_wins,
        clause::example_score) {
  expect_legal<Model<D>>(trial, clause::example_led_animal_wins);
  expect_legal<Model<D>>(trial, clause::example_chicken_wins);
  expect_legal<Model<D>>(trial, clause::example_score);
}

}  // namespace rulecheck::bremen
