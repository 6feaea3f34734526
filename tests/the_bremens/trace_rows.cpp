// Rows of the trace format with several parts, or that name a clause of another row: a stored trace that breaks each.
#include "tests/the_bremens/trace_text.hpp"

namespace rulecheck::the_bremens {
namespace {

/// Expects a stored trace of a row to have this verdict, as verdict_of() words it, and to be over or not before it.
template <class D>
void expect_row(Trial& trial, const std::string& name, const std::string& expected, bool over,
                const std::vector<const Clause*>& clauses) {
  const std::string file = folder_of_traces(clause_register()) + "row/" + name + ".json";
  const Replay replay = replay_file<Model<D>>(file);
  trial.expect(verdict_of(replay) == expected && replay.over == over,
               [&] { return file + ": " + expected + ", and it is: " + describe(replay); });
  trial.expect(replay.clauses == clauses, "the clauses of the row");
  trial.witness(clauses, true, file);
}

}  // namespace

EXAMPLE(TheBremensRow, NothingComesAfterTheEnd, clause::third_animal_home_wins) {
  expect_row<D>(trial, "reveal-after-the-end", "0 TBR-51", true, {&clause::third_animal_home_wins});
  expect_row<D>(trial, "turn-after-the-end", "0 TBR-51", true, {&clause::third_animal_home_wins});
  expect_row<D>(trial, "redeal-after-the-end", "2 TBR-51", true, {&clause::third_animal_home_wins});
  expect_row<D>(trial, "second-play-after-the-end", "1 TBR-51", false, {&clause::third_animal_home_wins});
}

EXAMPLE(TheBremensRow, StepsOutOfOrderAreRefused, clause::cards_return_after_eight, clause::reveal_one_card) {
  expect_row<D>(trial, "reveal-where-a-redeal-is-due", "4 TBR-23", false, {&clause::cards_return_after_eight});
  expect_row<D>(trial, "redeal-during-a-round", "2 TBR-23", false, {&clause::cards_return_after_eight});
  expect_row<D>(trial, "turn-before-a-reveal", "0 TBR-12", false, {&clause::reveal_one_card});
}

EXAMPLE(TheBremensRow, ChoicesThatAreNotAllowed, clause::play_an_animal_card, clause::blocked_player_decides) {
  expect_row<D>(trial, "card-without-anyone", "1 TBR-17", false, {&clause::play_an_animal_card});
  expect_row<D>(trial, "two-plays-without-double", "1 TBR-17", false, {&clause::play_an_animal_card});
  expect_row<D>(trial, "anyone-lays-a-card-not-held", "1 TBR-17", false, {&clause::play_an_animal_card});
  expect_row<D>(trial, "anyone-chooses-a-blocked-animal", "1 TBR-30", false, {&clause::blocked_player_decides});
  expect_row<D>(trial, "double-without-a-second-animal", "1 TBR-30", false, {&clause::blocked_player_decides});
  expect_row<D>(trial, "no-animal-chosen", "1 TBR-30", false, {&clause::blocked_player_decides});
}

EXAMPLE(TheBremensRow, TurnsOfTheChickenPlayer, clause::chicken_player_moves_no_animal,
        clause::chicken_player_moves_the_chicken, clause::play_an_animal_card, clause::home_card_is_out_of_use,
        clause::chicken_stays_between, clause::chicken_moves_in_full, clause::seven) {
  expect_row<D>(trial, "chicken-player-moves-an-animal-instead", "3 TBR-19 TBR-20", false,
                {&clause::chicken_player_moves_no_animal, &clause::chicken_player_moves_the_chicken});
  expect_row<D>(trial, "chicken-player-lays-two-cards", "3 TBR-17", false, {&clause::play_an_animal_card});
  expect_row<D>(trial, "chicken-player-lays-a-home-card", "3 TBR-50", false, {&clause::home_card_is_out_of_use});
  expect_row<D>(trial, "chicken-player-moves-the-animal-laid", "3 TBR-19", false,
                {&clause::chicken_player_moves_no_animal});
  expect_row<D>(trial, "chicken-far-beyond-the-goal", "3 TBR-36 TBR-37", false,
                {&clause::chicken_stays_between, &clause::chicken_moves_in_full});
  expect_row<D>(trial, "chicken-far-back-into-start", "3 TBR-36 TBR-61", false,
                {&clause::chicken_stays_between, &clause::seven});
}

EXAMPLE(TheBremensRow, RowsWithSeveralPartsAndShake, clause::full_amount, clause::riders_move_along,
        clause::chicken_holds_animals, clause::same_or_larger_is_blocked, clause::nothing_rests_on_the_chicken,
        clause::animals_advance) {
  expect_row<D>(trial, "riders-leave-an-animal-that-goes-too-far", "1 TBR-24 TBR-31", false,
                {&clause::full_amount, &clause::riders_move_along});
  expect_row<D>(trial, "held-animal-goes-too-far", "1 TBR-24 TBR-32", false,
                {&clause::full_amount, &clause::chicken_holds_animals});
  expect_row<D>(trial, "shake-onto-a-cat", "1 TBR-29", false, {&clause::same_or_larger_is_blocked});
  expect_row<D>(trial, "shake-onto-the-chicken", "1 TBR-40", false, {&clause::nothing_rests_on_the_chicken});
  expect_row<D>(trial, "shake-under-the-chicken", "1 TBR-32", false, {&clause::chicken_holds_animals});
  expect_row<D>(trial, "shake-goes-back", "1 TBR-25", false, {&clause::animals_advance});
}

EXAMPLE(TheBremensRow, ClaimsAreCompared, clause::third_animal_home_wins, clause::rank_by_animals_home,
        clause::rank_by_foremost_animal) {
  expect_row<D>(trial, "result-before-the-end", "result TBR-51", false, {&clause::third_animal_home_wins});
  expect_row<D>(trial, "ranking-without-the-winner-first", "result TBR-51", true, {&clause::third_animal_home_wins});
  expect_row<D>(trial, "wrong-winner-and-ranking", "result TBR-51 TBR-53", true,
                {&clause::third_animal_home_wins, &clause::rank_by_animals_home});
  expect_row<D>(trial, "ranking-wrong-in-two-ways", "result TBR-53 TBR-54", true,
                {&clause::rank_by_animals_home, &clause::rank_by_foremost_animal});
}

}  // namespace rulecheck::the_bremens
