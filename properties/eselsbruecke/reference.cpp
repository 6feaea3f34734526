// The model of Eselsbrücke against the reference, a second reading of the rulebook that shares no line with it.
#include "properties/eselsbruecke/reference.hpp"

#include "properties/core/check.hpp"
#include "properties/eselsbruecke/whole_game.hpp"

namespace rulecheck::eselsbruecke {
namespace {

/// Any guess that breaks nothing in the reference; mistakes are as frequent as motifs that are right.
Move draw_guess_of_reference(const reference::Game& game, const std::vector<GuessEntry>& guesses, Choices& choices) {
  std::vector<GuessEntry> right, mistakes;
  for (const GuessEntry& guess : guesses) {
    if (!breaches_of(game, guess).empty()) continue;
    const bool won =
        guess.kind == GuessEntry::Kind::keep || reference::contains(game.guessing().unnamed(), guess.motif);
    (won ? right : mistakes).push_back(guess);
  }
  auto& some = right.empty() || (!mistakes.empty() && choices.happens(1, 2)) ? mistakes : right;
  return draw_one(some, choices);
}

}  // namespace

PROPERTY(2000, EselsbrueckeReference, WholeGamesAgreeStateByState, whole_game_clauses) { WholeGame<D>(trial).play(); }

/// A turn or two from any position, with stacks that no game would lead to and every row of the traces' table.
PROPERTY(4000, EselsbrueckeReference, PositionsAreTakenUpAndPlayedOnAlike, clause::six_rounds,
         clause::distributed_field, clause::tiles_of_a_story, clause::next_free_field, clause::stories_go_clockwise,
         clause::donkey_moves_on, clause::tell_then_distribute, clause::storyteller_takes_the_rest,
         clause::no_tile_no_guess, clause::left_neighbour_begins, clause::not_the_own_motif, clause::named_tile_is_won,
         clause::mistake_puts_out, clause::clockwise_until_all_are_named, clause::storyteller_never_guesses,
         clause::guess_again, clause::faultless_keep_their_tiles, clause::penalty_of_the_field,
         clause::given_tiles_leave, clause::open_tiles_go_first, clause::nothing_left_to_give,
         clause::stop_tile_as_reward, clause::no_reward_after_a_mistake, clause::revealed_stop_ends_giving,
         clause::stop_tile_is_a_point, clause::no_stories_at_the_end, clause::first_tile_as_aid,
         clause::last_motif_in_own_hand, clause::ends_after_the_last_round, clause::most_tiles_decide,
         clause::stop_tiles_break_ties, clause::several_winners, clause::expert_variant,
         clause::next_storyteller_clockwise) {
  const Model<D> model(draw_any_settings(trial.choices));
  const Settings settings = model.settings();
  const Position position = draw_position(settings, trial.choices);
  auto moves = std::make_shared<std::vector<Move>>();
  trial.unit("positions");
  trial.show(
      [settings, position, moves] { return write_trace(GameRecord<Model<Concrete>>{settings, position, *moves, {}}); });
  auto state = model.begin_at(position);
  Comparison<D> comparison(trial, model, reference::Game(in_reference(settings), in_reference(settings, position)));
  const reference::Game& game = comparison.game();
  const auto plan = model.draw_plan(state, trial.choices);
  for (int turns = 1 + draw_number(2, trial.choices);;) {
    comparison.compare(state);
    comparison.compare_attempts(state, game.just_settled() ? 8 : 2, 16);
    if (game.just_settled() && --turns == 0) break;
    if (game.over() || moves->size() == 60) break;
    const bool guesses = game.due() == reference::Step::guess;
    const Move move = guesses ? draw_guess_of_reference(game, comparison.guesses_of(*game.guessing().player_to_guess()),
                                                        trial.choices)
                              : model.draw_move(state, plan, trial.choices);
    comparison.compare_step(state, move);
    comparison.enter(move);
    moves->push_back(move);
    state = model.step(state, move);
  }
  if (game.over()) comparison.compare_result(state);
  label_settings(trial, settings);
  for (const char* row :
       {"story 1 ESL-48",        "story 2 ESL-28",        "story 3 ESL-44",        "story 3 ESL-19",
        "story 4 ESL-17",        "story 4 ESL-53",        "story 5 ESL-12",        "distribution 1 ESL-48",
        "distribution 2 ESL-28", "distribution 3 ESL-10", "distribution 3 ESL-19", "distribution 4 ESL-53",
        "distribution 5 ESL-11", "distribution 6 ESL-19", "distribution 6 ESL-21", "guess 1 ESL-48",
        "guess 2 ESL-10",        "guess 2 ESL-19",        "guess 3 ESL-29",        "guess 3 ESL-27",
        "guess 3 ESL-22",        "guess 3 ESL-23",        "guess 3 ESL-28",        "guess 4 ESL-47",
        "guess 4 ESL-24",        "guess 4 ESL-23",        "settlement 1 ESL-48",   "settlement 1 ESL-32",
        "settlement 2 ESL-41",   "settlement 2 ESL-33",   "settlement 2 ESL-39",   "settlement 2 ESL-38",
        "settlement 2 ESL-35",   "settlement 2 ESL-32",   "result 1 ESL-48",       "result 2 ESL-49",
        "result 2 ESL-50",       "result 2 ESL-51",       "every guess was tried"}) {
    trial.require_share(row, 0.001);
  }
}

/// A game that is over as it is taken up: low stacks, so that many players are equal in one count or in both.
PROPERTY(2000, EselsbrueckeReference, ResultsAreWorkedOutAlike, clause::most_tiles_win, clause::stop_tile_is_a_point,
         clause::ends_after_the_last_round, clause::most_tiles_decide, clause::stop_tiles_break_ties,
         clause::several_winners) {
  const Model<D> model(draw_any_settings(trial.choices));
  const Settings settings = model.settings();
  Position position;
  position.round = settings.rounds() + 1;
  position.start = position.storyteller = draw_number(settings.players, trial.choices);
  int pictures = 180, stops = 30;
  position.stacks = draw_stacks(settings.players, pictures, stops, trial.choices);
  const StackText& first = position.stacks.front();
  const bool enough = std::ranges::count(first, 'p') <= pictures && std::ranges::count(first, 's') <= stops;
  if (enough && trial.choices.happens(1, 2)) position.stacks.back() = first;
  position.aside.assign(static_cast<std::size_t>(settings.players), 0);
  trial.unit("results");
  trial.show([settings, position] { return write_trace(GameRecord<Model<Concrete>>{settings, position, {}, {}}); });
  const auto state = model.begin_at(position);
  Comparison<D> comparison(trial, model, reference::Game(in_reference(settings), in_reference(settings, position)));
  comparison.compare(state);
  for (int claims = 0; claims < 4; ++claims) comparison.compare_result(state);
  const reference::Result result = comparison.game().result();
  const int most = *std::ranges::max_element(result.tiles);
  const bool alone = std::ranges::count(result.tiles, most) == 1;
  trial.label(result.winners.size() > 1 ? "several win" : alone ? "the tiles decide" : "the stop tiles decide");
  for (const char* label : {"several win", "the tiles decide", "the stop tiles decide"}) {
    trial.require_share(label, 0.05);
  }
}

/// Every setting, before the first story.
PROPERTY(2000, EselsbrueckeReference, GamesBeginAlike, clause::picture_and_stop_tiles, clause::board_with_four_fields,
         clause::base_tile, clause::stop_tiles_aside, clause::other_pictures_in_the_bag, clause::tiles_of_a_story,
         clause::stories_go_clockwise) {
  const Model<D> model(draw_any_settings(trial.choices));
  const Settings settings = model.settings();
  const Setup setup = model.attempt_setup(trial.choices);
  trial.unit("setups");
  trial.show([settings, setup] { return write_trace(GameRecord<Model<Concrete>>{settings, setup, {}, {}}); });
  for (const bool goes_on : {false, true}) {
    trial.expect(model.judge_setup(setup, goes_on).empty(), "every start player to be possible");
  }
  const auto state = model.begin(setup);
  Comparison<D> comparison(trial, model, reference::Game(in_reference(settings), setup.start));
  comparison.compare(state);
  comparison.compare_attempts(state, 8, 1);
  label_settings(trial, settings);
}

}  // namespace rulecheck::eselsbruecke
