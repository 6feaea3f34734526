// For every clause of which a log can show a breach: a stored trace that keeps it, and one that breaks it and nothing
// else. For what a log cannot get wrong by itself: a stored trace that uses it. And for rows of the trace format that
// name a clause of another row: a stored trace that breaks it there.
#include "tests/eselsbruecke/trace_text.hpp"

namespace rulecheck::eselsbruecke {
namespace {

/// Expects a stored trace of a row to have this verdict, as verdict_of() words it.
template <class D>
void expect_row(Trial& trial, const std::string& name, const std::string& expected,
                const std::vector<const Clause*>& clauses) {
  const std::string file = folder_of_traces(Model<D>::clause_register()) + "row/" + name + ".json";
  const Replay replay = replay_file<Model<D>>(file);
  trial.expect(verdict_of(replay) == expected,
               [&] { return file + ": " + expected + ", and it is: " + describe(replay); });
  trial.expect(replay.clauses == clauses, "the clauses of the row");
  trial.witness(clauses, true, file);
}

}  // namespace

EXAMPLE(EselsbrueckeWitness, WhatTheSetupLeadsTo, clause::picture_and_stop_tiles, clause::most_tiles_win,
        clause::three_to_six_players, clause::board_with_four_fields, clause::base_tile, clause::overview_of_six_rounds,
        clause::stop_tiles_aside, clause::other_pictures_in_the_bag) {
  for (const Clause* clause : {&clause::picture_and_stop_tiles, &clause::most_tiles_win, &clause::three_to_six_players,
                               &clause::board_with_four_fields, &clause::base_tile, &clause::overview_of_six_rounds,
                               &clause::stop_tiles_aside, &clause::other_pictures_in_the_bag}) {
    expect_legal<Model<D>>(trial, *clause);
  }
}

EXAMPLE(EselsbrueckeWitness, StoriesThatKeepAndBreakTheOverview, clause::six_rounds, clause::distributed_field,
        clause::tiles_of_a_story, clause::next_free_field, clause::stories_go_clockwise, clause::donkey_moves_on,
        clause::no_stories_at_the_end, clause::expert_variant) {
  expect_bite<Model<D>>(trial, clause::six_rounds);
  expect_bite<Model<D>>(trial, clause::distributed_field);
  expect_bite<Model<D>>(trial, clause::tiles_of_a_story);
  expect_legal<Model<D>>(trial, clause::next_free_field);
  expect_bite<Model<D>>(trial, clause::stories_go_clockwise);
  expect_legal<Model<D>>(trial, clause::donkey_moves_on);
  expect_bite<Model<D>>(trial, clause::no_stories_at_the_end);
  expect_legal<Model<D>>(trial, clause::expert_variant);
}

EXAMPLE(EselsbrueckeWitness, GuessesThatKeepAndBreakTheTurns, clause::tell_then_distribute,
        clause::storyteller_takes_the_rest, clause::no_tile_no_guess, clause::left_neighbour_begins,
        clause::not_the_own_motif, clause::named_tile_is_won, clause::example_claudia_and_nils,
        clause::mistake_puts_out, clause::clockwise_until_all_are_named, clause::storyteller_never_guesses,
        clause::guess_again, clause::next_storyteller_clockwise) {
  expect_bite<Model<D>>(trial, clause::tell_then_distribute);
  expect_legal<Model<D>>(trial, clause::storyteller_takes_the_rest);
  expect_bite<Model<D>>(trial, clause::no_tile_no_guess);
  expect_bite<Model<D>>(trial, clause::left_neighbour_begins);
  expect_bite<Model<D>>(trial, clause::not_the_own_motif);
  expect_legal<Model<D>>(trial, clause::named_tile_is_won);
  expect_legal<Model<D>>(trial, clause::example_claudia_and_nils);
  expect_bite<Model<D>>(trial, clause::mistake_puts_out);
  expect_bite<Model<D>>(trial, clause::clockwise_until_all_are_named);
  expect_bite<Model<D>>(trial, clause::storyteller_never_guesses);
  expect_legal<Model<D>>(trial, clause::guess_again);
  expect_bite<Model<D>>(trial, clause::next_storyteller_clockwise);
}

EXAMPLE(EselsbrueckeWitness, SettlementsThatKeepAndBreakTheirRules, clause::faultless_keep_their_tiles,
        clause::penalty_of_the_field, clause::given_tiles_leave, clause::open_tiles_go_first,
        clause::nothing_left_to_give, clause::stop_tile_as_reward, clause::no_reward_after_a_mistake,
        clause::revealed_stop_ends_giving, clause::example_stop_after_two) {
  expect_bite<Model<D>>(trial, clause::faultless_keep_their_tiles);
  expect_bite<Model<D>>(trial, clause::penalty_of_the_field);
  expect_legal<Model<D>>(trial, clause::given_tiles_leave);
  expect_bite<Model<D>>(trial, clause::open_tiles_go_first);
  expect_legal<Model<D>>(trial, clause::nothing_left_to_give);
  expect_bite<Model<D>>(trial, clause::stop_tile_as_reward);
  expect_bite<Model<D>>(trial, clause::no_reward_after_a_mistake);
  expect_bite<Model<D>>(trial, clause::revealed_stop_ends_giving);
  expect_legal<Model<D>>(trial, clause::example_stop_after_two);
}

EXAMPLE(EselsbrueckeWitness, SpecialCasesAndResults, clause::stop_tile_is_a_point, clause::named_motifs_as_aid,
        clause::first_tile_as_aid, clause::last_motif_in_own_hand, clause::ends_after_the_last_round,
        clause::most_tiles_decide, clause::stop_tiles_break_ties, clause::several_winners) {
  expect_legal<Model<D>>(trial, clause::stop_tile_is_a_point);
  expect_legal<Model<D>>(trial, clause::named_motifs_as_aid);
  expect_legal<Model<D>>(trial, clause::first_tile_as_aid);
  expect_bite<Model<D>>(trial, clause::last_motif_in_own_hand);
  expect_bite<Model<D>>(trial, clause::ends_after_the_last_round);
  expect_bite<Model<D>>(trial, clause::most_tiles_decide);
  expect_bite<Model<D>>(trial, clause::stop_tiles_break_ties);
  expect_bite<Model<D>>(trial, clause::several_winners);
}

EXAMPLE(EselsbrueckeWitness, NothingComesAfterTheEndOrOutOfOrder, clause::ends_after_the_last_round,
        clause::faultless_keep_their_tiles, clause::clockwise_until_all_are_named, clause::tell_then_distribute,
        clause::six_rounds, clause::next_storyteller_clockwise) {
  expect_row<D>(trial, "story-after-the-end", "0 ESL-48", {&clause::ends_after_the_last_round});
  expect_row<D>(trial, "distribution-after-the-end", "0 ESL-48", {&clause::ends_after_the_last_round});
  expect_row<D>(trial, "guess-after-the-end", "0 ESL-48", {&clause::ends_after_the_last_round});
  expect_row<D>(trial, "settlement-after-the-end", "0 ESL-48", {&clause::ends_after_the_last_round});
  expect_row<D>(trial, "settlement-before-any", "0 ESL-32", {&clause::faultless_keep_their_tiles});
  expect_row<D>(trial, "settlement-twice", "6 ESL-32", {&clause::faultless_keep_their_tiles});
  expect_row<D>(trial, "settlement-of-another", "5 ESL-32", {&clause::faultless_keep_their_tiles});
  expect_row<D>(trial, "settlement-late", "6 ESL-32", {&clause::faultless_keep_their_tiles});
  expect_row<D>(trial, "story-while-guessing", "2 ESL-28", {&clause::clockwise_until_all_are_named});
  expect_row<D>(trial, "distribution-while-guessing", "1 ESL-28", {&clause::clockwise_until_all_are_named});
  expect_row<D>(trial, "story-told-already", "1 ESL-19", {&clause::tell_then_distribute});
  expect_row<D>(trial, "distribution-in-round-two", "0 ESL-10", {&clause::six_rounds});
  expect_row<D>(trial, "story-of-another-later", "0 ESL-53", {&clause::next_storyteller_clockwise});
  expect_row<D>(trial, "guess-before-the-distribution", "0 ESL-19", {&clause::tell_then_distribute});
}

EXAMPLE(EselsbrueckeWitness, RowsOfTilesAndGuesses, clause::distributed_field, clause::tell_then_distribute,
        clause::storyteller_takes_the_rest, clause::last_motif_in_own_hand, clause::left_neighbour_begins) {
  expect_row<D>(trial, "too-few-tiles-distributed", "0 ESL-11", {&clause::distributed_field});
  expect_row<D>(trial, "wrong-hands", "0 ESL-19 ESL-21",
                {&clause::tell_then_distribute, &clause::storyteller_takes_the_rest});
  expect_row<D>(trial, "tile-for-a-seat-beyond", "0 ESL-19", {&clause::tell_then_distribute});
  expect_row<D>(trial, "keep-too-early", "1 ESL-47", {&clause::last_motif_in_own_hand});
  expect_row<D>(trial, "timeout-with-the-last", "6 ESL-47", {&clause::last_motif_in_own_hand});
  expect_row<D>(trial, "repeated-where-illegal", "2 ESL-23", {&clause::left_neighbour_begins});
}

EXAMPLE(EselsbrueckeWitness, RowsOfSettlementsAndResults, clause::stop_tile_as_reward,
        clause::no_reward_after_a_mistake, clause::penalty_of_the_field, clause::revealed_stop_ends_giving,
        clause::ends_after_the_last_round, clause::stop_tiles_break_ties, clause::most_tiles_decide) {
  expect_row<D>(trial, "stack-of-a-rewarded-storyteller", "5 ESL-38", {&clause::stop_tile_as_reward});
  expect_row<D>(trial, "stack-of-a-storyteller-without-reward", "6 ESL-39", {&clause::no_reward_after_a_mistake});
  expect_row<D>(trial, "wrong-lost-and-stop", "6 ESL-33 ESL-39",
                {&clause::penalty_of_the_field, &clause::no_reward_after_a_mistake});
  expect_row<D>(trial, "wrong-aside", "7 ESL-41", {&clause::revealed_stop_ends_giving});
  expect_row<D>(trial, "result-before-the-end", "result ESL-48", {&clause::ends_after_the_last_round});
  expect_row<D>(trial, "wrong-stops", "result ESL-50", {&clause::stop_tiles_break_ties});
  expect_row<D>(trial, "winner-with-fewer-tiles", "result ESL-49", {&clause::most_tiles_decide});
}

}  // namespace rulecheck::eselsbruecke
