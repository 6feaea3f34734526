// The model of The Harmony of Bremen against the reference, a second reading of the rulebook that shares no line with
// it.
#include "properties/harmony_of_bremen/reference.hpp"

#include "properties/core/check.hpp"
#include "properties/harmony_of_bremen/planned_game.hpp"
#include "properties/harmony_of_bremen/whole_game.hpp"

namespace rulecheck::harmony_of_bremen {
namespace {

/// A move of the reference as an entry of a log.
Move in_model(const reference::Move& move) {
  const auto numbers = [](const std::vector<int>& list) { return Numbers{list[0], list[1], list[2], list[3]}; };
  if (const auto* declaration = std::get_if<reference::Declaration>(&move)) {
    return DeclareEntry{declaration->player, declaration->number};
  }
  if (const auto* ensemble = std::get_if<reference::Ensemble>(&move)) {
    return EnsembleEntry{numbers(ensemble->cards), ensemble->success};
  }
  const auto& tuning = std::get<reference::Tuning>(move);
  return TuningEntry{numbers(tuning.cards), numbers(tuning.to.value())};
}

}  // namespace

PROPERTY(2000, HarmonyOfBremenReference, WholeGamesAgreeStateByState, whole_game_clauses) {
  WholeGame<D>(trial).play();
}

/// Games that go far: three out of four ensembles succeed on purpose, in the hard variant too.
PROPERTY(500, HarmonyOfBremenReference, PlannedGamesAgreeStateByState, clause::last_success_wins,
         clause::third_failure_loses, clause::last_failure_loses, clause::hard_variant,
         clause::no_tuning_after_round_nine, clause::last_cards_undeclared, clause::piles_show_failures,
         clause::success_is_discarded, clause::failure_lies_beside, clause::leader_moves_clockwise) {
  Settings settings;
  settings.hard_variant = trial.choices.happens(1, 2);
  settings.deck = planned_deck;
  std::bitset<10> outcomes;
  for (std::size_t round = 0; round < outcomes.size(); ++round) outcomes.set(round, !trial.choices.happens(1, 4));
  const auto leader = static_cast<int>(trial.choices.below(4));
  const PlannedGame plan = planned_game(settings.hard_variant, outcomes, leader, draw_roles(trial.choices));
  trial.unit("games");
  trial.show(
      [settings, plan] { return write_trace(GameRecord<Model<Concrete>>{settings, plan.setup, plan.moves, {}}); });
  const Model<D> model(settings);
  auto state = model.begin(plan.setup);
  Comparison<D> comparison(trial, model, reference::Game(in_reference(settings), in_reference(plan.setup)));
  for (const Move& move : plan.moves) {
    comparison.compare(state);
    comparison.compare_attempts(state);
    if (comparison.game().over()) break;
    comparison.compare_step(state, move);
    comparison.enter(move);
    state = model.step(state, move);
  }
  comparison.compare(state);
  comparison.compare_result(state);
  const reference::Result result = comparison.game().result();
  trial.label(std::string(result.won ? "won" : "lost") + (settings.hard_variant ? " in the hard variant" : ""));
  if (result.won) trial.label("won with " + std::to_string(result.failures) + " failures");
  for (const char* label : {"won", "lost", "won in the hard variant", "lost in the hard variant"}) {
    trial.require_share(label, 0.1);
  }
  for (const char* label : {"won with 0 failures", "won with 1 failures", "won with 2 failures"}) {
    trial.require_share(label, 0.02);
  }
}

/// Moves are drawn from all that the reference allows, so that the leader may declare what he does not hold.
PROPERTY(2000, HarmonyOfBremenReference, PositionsAreTakenUpAndPlayedOnAlike, clause::leader_declares,
         clause::leader_moves_clockwise, clause::ensemble_then_tuning, clause::one_card_from_hand,
         clause::leader_plays_the_declared, clause::judge_the_order, clause::success_is_discarded,
         clause::failure_lies_beside, clause::pass_one_left, clause::hand_over_the_lead,
         clause::no_tuning_after_round_nine, clause::last_cards_undeclared, clause::hard_variant,
         clause::last_success_wins, clause::third_failure_loses, clause::last_failure_loses,
         clause::piles_show_failures) {
  const Model<D> model = drawn_game<D>(trial.choices);
  const Settings settings = model.settings();
  const Position position = draw_position(settings, trial.choices);
  trial.unit("positions");
  trial.show([settings, position] { return write_trace(GameRecord<Model<Concrete>>{settings, position, {}, {}}); });
  auto state = model.begin_at(position);
  Comparison<D> comparison(trial, model, reference::Game(in_reference(settings), in_reference(position)));
  for (int moves = 0;; ++moves) {
    comparison.compare(state);
    comparison.compare_attempts(state);
    if (comparison.game().over()) break;
    // A few rounds, or to the end of the game.
    if (moves > 3 && position.round < 8) return;
    trial.expect(moves <= model.most_moves(), "the game to end in time");
    const std::vector<reference::Move> legal = comparison.game().legal_moves();
    if (legal.empty()) break;
    const Move move = in_model(legal.at(trial.choices.below(static_cast<std::uint32_t>(legal.size()))));
    comparison.compare_step(state, move);
    comparison.enter(move);
    state = model.step(state, move);
  }
  if (comparison.game().over()) comparison.compare_result(state);
  for (const char* ended : {"HOB-28", "HOB-29", "HOB-30"}) trial.require_share(ended, 0.03);
  trial.require_share("nobody can go on", 0.03);
}

PROPERTY(2000, HarmonyOfBremenReference, SetupsAreJudgedAlike, clause::deal_ten, clause::one_of_each_animal,
         clause::random_roles_night_side_up, clause::leader_shows_morning, clause::left_over_cards_unused) {
  const Model<D> model = drawn_game<D>(trial.choices);
  const Settings settings = model.settings();
  const Setup setup = model.attempt_setup(trial.choices);
  trial.unit("setups");
  trial.show([settings, setup] { return write_trace(GameRecord<Model<Concrete>>{settings, setup, {}, {}}); });
  const Reported expected = reference::reported(reference::judge(in_reference(settings), in_reference(setup)));
  for (const bool goes_on : {false, true}) {
    expect_reported(trial, model.judge_setup(setup, goes_on), expected, [] { return std::string("the setup"); });
  }
  trial.label(expected.empty() ? "a right setup" : "a wrong setup");
  for (const char* label : {"a right setup", "a wrong setup"}) trial.require_share(label, 0.2);
  if (!expected.empty()) return;
  Comparison<D>(trial, model, reference::Game(in_reference(settings), in_reference(setup))).compare(model.begin(setup));
}

}  // namespace rulecheck::harmony_of_bremen
