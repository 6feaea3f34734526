// The model of Bremen against the reference, a second reading of the rulebook that shares no line with it.
#include "properties/bremen/reference.hpp"

#include "properties/bremen/given_end.hpp"
#include "properties/bremen/whole_game.hpp"
#include "properties/core/check.hpp"

namespace rulecheck::bremen {

PROPERTY(2000, BremenReference, WholeGamesAgreeStateByState, whole_game_clauses) { WholeGame<D>(trial).play(); }

PROPERTY(2000, BremenReference, SetupsAreJudgedAlike, clause::forty_pieces_for_three, clause::all_pieces_for_four,
         clause::take_clockwise, clause::take_the_next_piece, clause::center_piece, clause::redeal_at_eight_chickens,
         clause::redeal_until_fewer) {
  const Model<D> model = drawn_model<Model<D>>(trial.choices);
  const Settings settings = model.settings();
  const Setup setup = model.attempt_setup(trial.choices);
  trial.unit("setups");
  trial.show([settings, setup] { return write_trace(GameRecord<Model<Concrete>>{settings, setup, {}, {}}); });
  for (const bool goes_on : {false, true}) {
    expect_reported(trial, model.judge_setup(setup, goes_on),
                    ids_of(expected_of_setup(settings.players, setup, goes_on)),
                    [&] { return std::string("a setup that ") + (goes_on ? "goes on" : "ends there"); });
  }
  for (const Clause* breached :
       {&clause::forty_pieces_for_three, &clause::all_pieces_for_four, &clause::take_the_next_piece,
        &clause::center_piece, &clause::redeal_at_eight_chickens, &clause::redeal_until_fewer}) {
    trial.require_share(std::string(breached->id), 0.005);
  }
}

PROPERTY(2000, BremenReference, ResultsAreJudgedAlike, clause::all_win_or_lose_together,
         clause::condition_one_three_players, clause::condition_one_four_players, clause::condition_two_three_players,
         clause::condition_two_four_players, clause::both_conditions_win, clause::score_after_victory, clause::score,
         clause::award_title, clause::titles_three_players, clause::titles_four_players, clause::winner_takes_all) {
  const Model<D> model = drawn_model<Model<D>>(trial.choices);
  const int players = model.settings().players;
  const Position position = draw_end(players, trial);
  const auto end = model.begin_at(position);
  const reference::Outcome outcome =
      reference::outcome_of(position.won, in_reference(position.hands),
                            players == 3 ? std::optional(in_reference(position.center)) : std::nullopt);
  const Claim truth = claim_of(outcome);
  trial.expect(write_claim(model.result(end)) == write_claim(truth),
               [&] { return "the result " + write_claim(truth) + " and not " + write_claim(model.result(end)); });
  for (int attempts = 0; attempts < 4; ++attempts) {
    const Claim claim = attempts == 0 ? truth : model.attempt_claim(end, trial.choices);
    expect_reported(trial, model.judge_claim(end, claim), ids_of(expected_of_claim(outcome, claim)),
                    [&] { return "the claim " + write_claim(claim); });
  }
  if (outcome.won) trial.label(*outcome.title);
  trial.label(outcome.won ? "won" : "lost");
  for (const char* label : {"won", "lost"}) trial.require_share(label, 0.05);
  for (const Clause* breached : {&clause::score, &clause::score_after_victory, &clause::winner_takes_all}) {
    trial.require_share(std::string(breached->id), 0.05);
  }
  for (const char* label : {"The Exceptionally Wonderful Best Band in Town", "The Deeply Moving Band",
                            "The Thrilling Band", "The Spirited Band", "The Stylish Band", "The Dreaming Band"}) {
    trial.require_share(label, 0.005);
  }
}

}  // namespace rulecheck::bremen
