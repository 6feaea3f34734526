// The model of The Bremens against the reference, a second reading of the rulebook that shares no line with it.
#include "properties/the_bremens/reference.hpp"

#include "properties/core/check.hpp"
#include "properties/the_bremens/whole_game.hpp"

namespace rulecheck::the_bremens {

PROPERTY(2000, TheBremensReference, WholeGamesAgreeStateByState, whole_game_clauses) { WholeGame<D>(trial).play(); }

/// Some moves from any position, with every row of the traces' table.
PROPERTY(4000, TheBremensReference, PositionsAreTakenUpAndPlayedOnAlike, clause::reveal_one_card,
         clause::highest_gets_chicken_card, clause::tie_goes_clockwise, clause::one_at_a_time,
         clause::play_an_animal_card, clause::matching_animal_moves, clause::chicken_player_moves_no_animal,
         clause::chicken_player_moves_the_chicken, clause::badge_follows_chicken_card, clause::animal_cards_return,
         clause::cards_return_after_eight, clause::full_amount, clause::animals_advance,
         clause::only_the_final_space_blocks, clause::smaller_climbs_on_top, clause::same_or_larger_is_blocked,
         clause::blocked_player_decides, clause::riders_move_along, clause::chicken_holds_animals,
         clause::chicken_belongs_to_the_highest, clause::chicken_stays_between, clause::chicken_moves_in_full,
         clause::chicken_turns_round, clause::chicken_rests_on_top, clause::nothing_rests_on_the_chicken,
         clause::home_card_is_out_of_use, clause::third_animal_home_wins, clause::riders_arrive_first,
         clause::rank_by_animals_home, clause::rank_by_foremost_animal, clause::shake, clause::skip,
         clause::double_move, clause::anyone, clause::one_to_five, clause::nine, clause::seven) {
  const Model<D> model(draw_any_settings(trial.choices));
  const Settings settings = model.settings();
  const Position position = draw_position(settings, trial.choices);
  trial.unit("positions");
  trial.show([settings, position] { return write_trace(GameRecord<Model<Concrete>>{settings, position, {}, {}}); });
  auto state = model.begin_at(position);
  Comparison<D> comparison(trial, model, reference::Game(in_reference(settings), in_reference(position)));
  const auto plan = model.draw_plan(state, trial.choices);
  // One round, the reveal of the next one, or the redeal.
  for (int moves = 0; moves < settings.players + 3; ++moves) {
    comparison.compare(state);
    comparison.compare_attempts(state, 3, 64);
    if (comparison.game().over()) break;
    const Move move = model.draw_move(state, plan, trial.choices);
    comparison.compare_step(state, move);
    trial.expect(model.judge(state, move).empty(), [&] { return write_move(move) + " to be legal"; });
    comparison.enter(move);
    state = model.step(state, move);
  }
  if (comparison.game().over()) comparison.compare_result(state);
  for (const char* row : {"reveal 1 TBR-51",
                          "reveal 2 TBR-23",
                          "reveal 3 TBR-21",
                          "reveal 4 TBR-12",
                          "reveal 5 TBR-13",
                          "reveal 5 TBR-15",
                          "redeal 1 TBR-51",
                          "redeal 2 TBR-23",
                          "turn 1 TBR-51",
                          "turn 2 TBR-23",
                          "turn 3 TBR-12",
                          "turn 4 TBR-16",
                          "chicken turn 5 TBR-19",
                          "chicken turn 5 TBR-20",
                          "turn 5 TBR-34",
                          "chicken turn 6 TBR-17",
                          "chicken turn 6 TBR-50",
                          "chicken turn 6 TBR-19",
                          "chicken turn 7 TBR-36",
                          "chicken turn 7 TBR-37",
                          "chicken turn 7 TBR-61",
                          "turn 6 TBR-17",

                          "turn 8 TBR-50",
                          "turn 8 TBR-17",
                          "turn 8 TBR-58",
                          "turn 9 TBR-25",
                          "turn 10 TBR-31",
                          "turn 10 TBR-18",
                          "turn 10 TBR-32",
                          "turn 10 TBR-24",
                          "turn 10 TBR-56",
                          "turn 10 TBR-57",
                          "turn 10 TBR-58",
                          "turn 10 TBR-59",
                          "turn 10 TBR-60",
                          "turn 10 TBR-29",
                          "turn 10 TBR-40",
                          "turn with SHAKE 10 TBR-55",
                          "turn with SHAKE 10 TBR-32",
                          "turn with SHAKE 10 TBR-29",
                          "turn with SHAKE 10 TBR-40",
                          "turn 11 TBR-30",
                          "turn 12 TBR-30",
                          "result 1 TBR-51",
                          "result 2 TBR-51",
                          "result 2 TBR-52",
                          "result 2 TBR-53",
                          "result 2 TBR-54",
                          "everything was tried"}) {
    trial.require_share(row, 0.0005);
  }
}

/// The first animal of DOUBLE is the last one that comes home; whatever is said of a second one.
PROPERTY(500, TheBremensReference, NothingFollowsAWinningPlay, clause::third_animal_home_wins, clause::double_move) {
  Settings settings = draw_any_settings(trial.choices);
  settings.length = std::max(settings.length, 3);
  settings.chicken_start.reset();
  const Model<D> model(settings);
  const int last = draw_number(3, trial.choices), space = settings.length - 2;
  Position position;
  position.chicken = space == 1 ? settings.length : 1;
  position.cards.assign(static_cast<std::size_t>(settings.players), std::vector<Card>{6});
  position.cards.front() = {9};
  position.animals.assign(static_cast<std::size_t>(settings.players), {0, 1, 2});
  position.animals.front() = {last};
  for (int animal = 0; animal < 3; ++animal) {
    position.space.at(static_cast<std::size_t>(animal))[0] = animal == last ? space : settings.goal();
    if (animal != last) position.home.push_back({animal, 0});
  }
  trial.unit("positions");
  trial.show([settings, position] { return write_trace(GameRecord<Model<Concrete>>{settings, position, {}, {}}); });
  auto state = model.begin_at(position);
  Comparison<D> comparison(trial, model, reference::Game(in_reference(settings), in_reference(position)));
  RevealEntry reveal{std::vector<Card>(static_cast<std::size_t>(settings.players), 6), 1};
  reveal.cards.front() = 9;
  comparison.compare_step(state, reveal);
  comparison.enter(reveal);
  state = model.step(state, reveal);
  TurnEntry turn{0, {{last, settings.goal(), false, {}}}, {}};
  comparison.compare_step(state, turn);
  turn.plays.push_back(draw_any_play(settings, seen<D>(state), 0, 9, trial.choices));
  comparison.compare_step(state, turn);
  trial.require_share("turn 7 TBR-51", 0.9);
}

}  // namespace rulecheck::the_bremens
