// The model of Bucket Brigade against the reference, a second reading of the rulebook that shares no line with it.
#include "properties/bucket_brigade/reference.hpp"

#include "properties/bucket_brigade/drawn_position.hpp"
#include "properties/bucket_brigade/whole_game.hpp"
#include "properties/core/check.hpp"

namespace rulecheck::bucket_brigade {
namespace {

/// A drawn position; shown where the trial fails.
template <class D>
Position drawn_position(const Model<D>& model, Part part, Trial& trial) {
  const Settings settings = model.settings();
  const Position position = draw_position(settings, part, trial.choices);
  trial.unit("positions");
  trial.show([settings, position] { return write_trace(GameRecord<Model<Concrete>>{settings, position, {}, {}}); });
  return position;
}

template <class D>
Comparison<D> compared_from(const Model<D>& model, const Position& position, Trial& trial) {
  return {trial, model, reference::Game(in_reference(model.settings()), in_reference(position))};
}

/// A move that breaks nothing; none where nobody can go on.
template <class D>
std::optional<Move> draw_legal(const Model<D>& model, const typename Model<D>::State& state, Choices& choices) {
  if (!seen<D>(state).in_heat) return model.draw_move(state, model.draw_plan(state, choices), choices);
  std::vector<Move> legal = model.legal(state);
  if (legal.empty()) return std::nullopt;
  return legal[choices.below(static_cast<std::uint32_t>(legal.size()))];
}

}  // namespace

PROPERTY(2000, BucketBrigadeReference, WholeGamesAgreeStateByState, whole_game_clauses) { WholeGame<D>(trial).play(); }

PROPERTY(2000, BucketBrigadeReference, PositionsAreTakenUpAndPlayedOnAlike, clause::dealer_moves_left,
         clause::begin_left_of_the_dealer, clause::play_one_card, clause::walk_one_space, clause::run_two_spaces,
         clause::joker_moves_any_bear, clause::turn_ends, clause::heat_ends_in_the_cave, clause::bonus_for_finishing,
         clause::score_remaining_cards, clause::score_by_own_bear, clause::record_totals_from_zero) {
  const Model<D> model = drawn_model<Model<D>>(trial.choices);
  const Position position = drawn_position(model, Part::any, trial);
  auto state = model.begin_at(position);
  auto comparison = compared_from(model, position, trial);
  // To the end of the heat, and a little further into the next one.
  for (int moves = 0, after_the_heat = 0; after_the_heat < 4; ++moves) {
    comparison.compare(state);
    comparison.compare_attempts(state);
    if (comparison.game().over()) {
      comparison.compare_result(state);
      break;
    }
    const std::optional<Move> move = draw_legal(model, state, trial.choices);
    if (!move) break;
    trial.expect(moves <= model.most_moves(), "the game to end in time");
    comparison.enter(*move);
    state = model.step(state, *move);
    if (comparison.game().heat_just_ended()) trial.label("a heat was ended");
    if (comparison.game().heats_finished() > static_cast<int>(position.results.size())) ++after_the_heat;
  }
  trial.label(position.heat ? "taken up in a heat" : "taken up between heats");
  trial.require_share("taken up in a heat", 0.5);
  trial.require_share("taken up between heats", 0.05);
  trial.require_share("a heat was ended", 0.3);
  trial.require_share("nobody can go on", 0.01);
}

PROPERTY(2000, BucketBrigadeReference, DealsAreJudgedAlike, clause::first_dealer, clause::dealer_moves_left,
         clause::discard_from_this_heat, clause::deal_the_rest_evenly, clause::heat_ends_in_the_cave,
         clause::add_up_the_heats, clause::bears_start_at_the_beehives, clause::begin_left_of_the_dealer,
         clause::fifty_five_cards) {
  const Model<D> model = drawn_model<Model<D>>(trial.choices);
  const Position position = drawn_position(model, trial.choices.happens(1, 4) ? Part::any : Part::between_heats, trial);
  auto state = model.begin_at(position);
  auto comparison = compared_from(model, position, trial);
  const int dealer = comparison.game().dealer_due().value_or(0);
  for (int attempts = 0; attempts < 4; ++attempts) {
    comparison.compare_step(state, draw_wrong_deal(model.settings(), dealer, trial.choices));
  }
  const Move right = draw_deal(model.settings(), dealer, trial.choices);
  comparison.compare_step(state, right);
  for (const char* clause : {"BUB-06", "BUB-07", "BUB-10", "BUB-11", "BUB-18", "BUB-28"}) {
    trial.require_share(clause, 0.03);
  }
  if (!comparison.game().deal_is_due()) return;
  comparison.enter(right);
  state = model.step(state, right);
  comparison.compare(state);
}

PROPERTY(2000, BucketBrigadeReference, ResultsAreJudgedAlike, clause::record_totals_from_zero, clause::add_up_the_heats,
         clause::highest_total_wins, clause::better_final_heat_wins, clause::most_points_win) {
  const Model<D> model = drawn_model<Model<D>>(trial.choices);
  const Position position = drawn_position(model, Part::at_the_end, trial);
  const auto state = model.begin_at(position);
  auto comparison = compared_from(model, position, trial);
  comparison.compare(state);
  comparison.compare_result(state);
  const auto totals = comparison.game().totals();
  for (const std::string& label : labels_of_end(totals, comparison.game().winners().size())) trial.label(label);
  for (const char* label : {"the total decides", "the last heat decides", "several win", "nobody wins", "BUB-26",
                            "BUB-28", "BUB-29", "BUB-30"}) {
    trial.require_share(label, 0.05);
  }
}

}  // namespace rulecheck::bucket_brigade
