// For every clause of which a log can show a breach: a stored trace that keeps it, and one that breaks it and nothing
// else. For what a log cannot get wrong by itself: a stored trace that uses it. And for every row of the trace format
// that names a clause of another row: a stored trace that breaks it there.
#include "tests/harmony_of_bremen/trace_text.hpp"

namespace rulecheck::harmony_of_bremen {
namespace {

/// Expects a stored trace of a row to have this verdict, as verdict_of() words it, and to be over or not before it.
template <class D>
void expect_row(Trial& trial, const std::string& name, const std::string& expected, bool over,
                const std::vector<const Clause*>& clauses) {
  const std::string file = folder_of_traces(Model<D>::clause_register()) + "row/" + name + ".json";
  const Replay replay = replay_file<Model<D>>(file);
  trial.expect(verdict_of(replay) == expected && replay.over == over,
               [&] { return file + ": " + expected + ", and it is: " + describe(replay); });
  trial.expect(replay.clauses == clauses, "the clauses of the row");
  trial.witness(clauses, true, file);
}

}  // namespace

EXAMPLE(HarmonyOfBremenWitness, SetupsThatKeepAndBreakThePreparation, clause::one_of_each_animal,
        clause::player_and_number_cards, clause::random_roles_night_side_up, clause::deal_ten,
        clause::left_over_cards_unused, clause::leader_shows_morning) {
  expect_legal<Model<D>>(trial, clause::one_of_each_animal);
  expect_legal<Model<D>>(trial, clause::player_and_number_cards);
  expect_legal<Model<D>>(trial, clause::random_roles_night_side_up);
  expect_bite<Model<D>>(trial, clause::deal_ten);
  expect_legal<Model<D>>(trial, clause::left_over_cards_unused);
  expect_legal<Model<D>>(trial, clause::leader_shows_morning);
}

EXAMPLE(HarmonyOfBremenWitness, DeclarationsThatKeepAndBreakTheLead, clause::leader_moves_clockwise,
        clause::leader_declares, clause::declaration_stands, clause::last_cards_undeclared,
        clause::hand_over_the_lead) {
  expect_bite<Model<D>>(trial, clause::leader_moves_clockwise);
  expect_bite<Model<D>>(trial, clause::leader_declares);
  expect_bite<Model<D>>(trial, clause::declaration_stands);
  expect_bite<Model<D>>(trial, clause::last_cards_undeclared);
  expect_legal<Model<D>>(trial, clause::hand_over_the_lead);
}

EXAMPLE(HarmonyOfBremenWitness, EnsemblesThatKeepAndBreakTheOrder, clause::numbers_grow, clause::one_card_from_hand,
        clause::rooster_cat_dog_donkey, clause::others_choose_freely, clause::leader_plays_the_declared,
        clause::judge_the_order, clause::equal_is_not_growing, clause::example_cat_and_dog_equal,
        clause::steps_of_the_ensemble) {
  expect_legal<Model<D>>(trial, clause::numbers_grow);
  expect_bite<Model<D>>(trial, clause::one_card_from_hand);
  expect_legal<Model<D>>(trial, clause::rooster_cat_dog_donkey);
  expect_legal<Model<D>>(trial, clause::others_choose_freely);
  expect_bite<Model<D>>(trial, clause::leader_plays_the_declared);
  expect_bite<Model<D>>(trial, clause::judge_the_order);
  expect_bite<Model<D>>(trial, clause::equal_is_not_growing);
  expect_legal<Model<D>>(trial, clause::example_cat_and_dog_equal);
  expect_legal<Model<D>>(trial, clause::steps_of_the_ensemble);
}

EXAMPLE(HarmonyOfBremenWitness, TuningsThatKeepAndBreakTheExchange, clause::ensemble_then_tuning, clause::pass_one_left,
        clause::no_passing_on, clause::pass_on_later, clause::no_tuning_after_round_nine, clause::hard_variant,
        clause::always_to_the_left, clause::steps_of_the_tuning) {
  expect_bite<Model<D>>(trial, clause::ensemble_then_tuning);
  expect_bite<Model<D>>(trial, clause::pass_one_left);
  expect_bite<Model<D>>(trial, clause::no_passing_on);
  expect_legal<Model<D>>(trial, clause::pass_on_later);
  expect_bite<Model<D>>(trial, clause::no_tuning_after_round_nine);
  expect_bite<Model<D>>(trial, clause::hard_variant);
  expect_bite<Model<D>>(trial, clause::always_to_the_left);
  expect_legal<Model<D>>(trial, clause::steps_of_the_tuning);
}

EXAMPLE(HarmonyOfBremenWitness, ResultsThatKeepAndBreakTheEnd, clause::ten_rounds_then_success,
        clause::success_is_discarded, clause::failure_lies_beside, clause::last_success_wins,
        clause::third_failure_loses, clause::last_failure_loses, clause::piles_show_failures,
        clause::earlier_failures_do_not_matter) {
  expect_legal<Model<D>>(trial, clause::ten_rounds_then_success);
  expect_bite<Model<D>>(trial, clause::success_is_discarded);
  expect_legal<Model<D>>(trial, clause::failure_lies_beside);
  expect_bite<Model<D>>(trial, clause::last_success_wins);
  expect_bite<Model<D>>(trial, clause::third_failure_loses);
  expect_bite<Model<D>>(trial, clause::last_failure_loses);
  expect_bite<Model<D>>(trial, clause::piles_show_failures);
  expect_legal<Model<D>>(trial, clause::earlier_failures_do_not_matter);
}

EXAMPLE(HarmonyOfBremenWitness, NothingComesAfterTheEnd, clause::last_success_wins, clause::third_failure_loses,
        clause::last_failure_loses) {
  expect_row<D>(trial, "declaration-after-a-victory", "1 HOB-28", true, {&clause::last_success_wins});
  expect_row<D>(trial, "ensemble-after-a-third-failure", "2 HOB-29", true, {&clause::third_failure_loses});
  expect_row<D>(trial, "tuning-after-a-failed-last-round", "1 HOB-30", true, {&clause::last_failure_loses});
  expect_row<D>(trial, "declaration-after-both-defeats", "1 HOB-29 HOB-30", true,
                {&clause::third_failure_loses, &clause::last_failure_loses});
}

EXAMPLE(HarmonyOfBremenWitness, StepsOutOfOrderAreRefused, clause::ensemble_then_tuning, clause::hard_variant,
        clause::leader_declares, clause::steps_of_the_ensemble) {
  expect_row<D>(trial, "ensemble-before-a-tuning", "2 HOB-11", false, {&clause::ensemble_then_tuning});
  expect_row<D>(trial, "ensemble-before-the-last-tuning", "2 HOB-35", false, {&clause::hard_variant});
  expect_row<D>(trial, "first-declaration-by-another", "0 HOB-14", false, {&clause::leader_declares});
  expect_row<D>(trial, "ensemble-without-a-declaration", "0 HOB-14", false, {&clause::leader_declares});
  expect_row<D>(trial, "tuning-before-an-ensemble", "0 HOB-11", false, {&clause::ensemble_then_tuning});
  expect_row<D>(trial, "second-tuning", "3 HOB-11", false, {&clause::ensemble_then_tuning});
}

EXAMPLE(HarmonyOfBremenWitness, RowsWithSeveralParts, clause::pass_one_left, clause::always_to_the_left,
        clause::last_success_wins, clause::ensemble_then_tuning, clause::third_failure_loses,
        clause::last_failure_loses) {
  expect_row<D>(trial, "foreign-card-and-wrong-receiver", "2 HOB-22 HOB-38", false,
                {&clause::pass_one_left, &clause::always_to_the_left});
  expect_row<D>(trial, "result-before-the-end", "result HOB-28", false, {&clause::last_success_wins});
  expect_row<D>(trial, "wrong-rounds", "result HOB-11", true, {&clause::ensemble_then_tuning});
  expect_row<D>(trial, "both-defeats-denied", "result HOB-29 HOB-30", true,
                {&clause::third_failure_loses, &clause::last_failure_loses});
}

}  // namespace rulecheck::harmony_of_bremen
