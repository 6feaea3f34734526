// "An Example of Gameplay": the round that the book tells, move by move, on a board that fits it, and the round after
// it.
#include "tests/the_bremens/trace_text.hpp"

namespace rulecheck::the_bremens {
namespace {

// Red is seat 0, Blue 1, Yellow 2, Green 3.
const std::string told =
    position(R"("2":["donkey-0","dog-2"],"6":["donkey-1","cat-1"],"12":["dog-3"],"15":["chicken"])",
             R"(,"animals":[["cat","dog","donkey"],["cat","dog","donkey"],["cat","dog","donkey"],)"
             R"(["dog"]],"cards":[["7"],["3"],["seven"],["2"]])");
const std::string told_cards = R"("7","3","seven","2")";
const std::vector<std::string> told_round{shows(told_cards, 2), turn(0, {plays("donkey", 9)}),
                                          turn(1, {plays("cat", 9)}), moves_chicken(2, 12),
                                          turn(3, {plays("dog", 12)})};

/// The beginning of the round, and another move.
std::string told_until(std::size_t moves, const std::string& next) {
  std::vector<std::string> begun(told_round.begin(), told_round.begin() + static_cast<std::ptrdiff_t>(moves));
  begun.push_back(next);
  return trace(told, begun, "", 4);
}

/// The state after so many moves of the round.
template <class D>
State<D> told_state(std::size_t moves) {
  const auto record = read_record<Model<D>>(read_envelope(TraceNode::parse(trace(told, told_round, "", 4), "trace")));
  const Model<D> model(record.settings);
  auto state = model.begin_at(std::get<Position>(record.start));
  for (std::size_t i = 0; i < moves; ++i) state = model.step(state, record.moves[i]);
  return state;
}

/// Where an animal stands. @param animal 0 to 2
template <class D>
int told_space(const State<D>& state, std::size_t animal, std::size_t seat) {
  return known(state.space[animal][seat]);
}

}  // namespace

EXAMPLE(TheBremensExample, TheTieLeavesTheHolder, clause::example_tie_leaves_the_holder, clause::tie_goes_clockwise,
        clause::chicken_belongs_to_the_highest, clause::special_has_a_value) {
  expect_verdict<Model<D>>(trial, trace(told, {shows(told_cards, 2)}, "", 4), "conforms");
  expect_verdict<Model<D>>(trial, trace(told, {shows(told_cards, 0)}, "", 4), "0 TBR-15");
  expect_verdict<Model<D>>(trial, trace(told, {shows(told_cards, 1)}, "", 4), "0 TBR-13");
  expect_verdict<Model<D>>(trial, trace(told, {shows(told_cards, 3)}, "", 4), "0 TBR-13");
  trial.expect(known(told_state<D>(1).holder) == 2, "Yellow to have the chicken card");
  trial.expect(known(told_state<D>(1).badge) == 0, "Red to have the badge still");
}

EXAMPLE(TheBremensExample, RedsDonkeyCarriesYellowsDog, clause::example_dog_rides_along, clause::riders_move_along,
        clause::matching_animal_moves) {
  const auto state = told_state<D>(2);
  trial.expect(told_space<D>(state, 2, 0) == 9 && told_space<D>(state, 1, 2) == 9,
               "donkey and dog to have moved 7 spaces");
  expect_verdict<Model<D>>(trial, told_until(1, turn(0, {plays("donkey", 8)})), "1 TBR-24");
  expect_verdict<Model<D>>(trial, told_until(1, turn(1, {plays("cat", 9)})), "1 TBR-16");
}

EXAMPLE(TheBremensExample, BluesDonkeyIsBlockedAndTheCatClimbs, clause::example_cat_climbs,
        clause::same_or_larger_is_blocked, clause::smaller_climbs_on_top) {
  expect_verdict<Model<D>>(trial, told_until(1, turn(0, {plays("cat", 7)})), "conforms");
  expect_verdict<Model<D>>(trial, told_until(2, turn(1, {plays("donkey", 9)})), "2 TBR-29");
  const auto state = told_state<D>(3);
  trial.expect(told_space<D>(state, 0, 1) == 9 && told_space<D>(state, 2, 1) == 6, "the cat to have left the donkey");
  const auto stack = stack_on<D>(state, Given<D>::num(9));
  trial.expect(known(stack.animal[0]) && known(stack.animal[1]) && known(stack.animal[2]), "three animals on space 9");
}

EXAMPLE(TheBremensExample, YellowMovesTheChickenOntoGreensDog, clause::example_chicken_goes_back,
        clause::chicken_rests_on_top, clause::chicken_player_moves_no_animal, clause::seven,
        clause::highest_special_moves_the_chicken) {
  trial.expect(known(told_state<D>(4).chicken) == 12, "the chicken on the dog");
  for (const int to : {10, 11, 13, 14, 16, 17, 18, 19, 20}) {
    expect_verdict<Model<D>>(trial, told_until(3, moves_chicken(2, to)), "conforms");
  }
  expect_verdict<Model<D>>(trial, told_until(3, moves_chicken(2, 9)), "3 TBR-61");
  expect_verdict<Model<D>>(trial, told_until(3, moves_chicken(2, 15)), "3 TBR-61");
  expect_verdict<Model<D>>(trial, told_until(3, turn(2, {plays("dog", 16)})), "3 TBR-19 TBR-20");
}

EXAMPLE(TheBremensExample, GreenLaysTheHeldDogAndTakesAllCardsBack, clause::example_blocked_card_returns_all,
        clause::chicken_holds_animals, clause::blocked_player_decides, clause::animal_cards_return) {
  expect_verdict<Model<D>>(trial, told_until(4, turn(3, {plays("dog", 14)})), "4 TBR-32");
  expect_verdict<Model<D>>(trial, told_until(4, turn(3, {plays("cat", 2)})), "4 TBR-17");
  expect_verdict<Model<D>>(trial, told_until(4, turn(3)), "conforms");
  const auto state = told_state<D>(5);
  trial.expect(known(state.animals_in_hand[3]) == animal_cards, "all three cards in hand");
  trial.expect(told_space<D>(state, 1, 3) == 12, "the dog where it was");
}

EXAMPLE(TheBremensExample, YellowGetsTheBadge, clause::example_badge_moves, clause::badge_follows_chicken_card,
        clause::chicken_player_starts_next) {
  const auto state = told_state<D>(5);
  trial.expect(known(state.badge) == 2 && known(state.holder) == 2 && !known(state.in_round), "Yellow to start");
}

EXAMPLE(TheBremensExample, TheWholeRoundAndTheNextAreStored, clause::example_tie_leaves_the_holder,
        clause::example_dog_rides_along, clause::example_cat_climbs, clause::example_chicken_goes_back,
        clause::example_blocked_card_returns_all, clause::example_badge_moves) {
  expect_stored<D>(trial, "example/gameplay", "conforms");
  expect_stored<D>(trial, "example/donkey-blocked", "2 TBR-29");
  expect_stored<D>(trial, "example/dog-held", "4 TBR-32");
  expect_stored<D>(trial, "example/holder-keeps", "0 TBR-15");
  for (const Clause* clause :
       {&clause::example_tie_leaves_the_holder, &clause::example_dog_rides_along, &clause::example_cat_climbs,
        &clause::example_chicken_goes_back, &clause::example_blocked_card_returns_all, &clause::example_badge_moves}) {
    const std::string name = std::string(clause->id) + "-legal";
    expect_stored<D>(trial, name, "conforms");
    trial.witness({clause}, false, "tests/the_bremens/traces/" + name + ".json");
  }
}

EXAMPLE(TheBremensExample, TheTracesOfTheFormatHaveTheirVerdicts, clause::riders_arrive_first,
        clause::third_animal_home_wins, clause::full_amount) {
  const auto line = [](const std::string& name) {
    Replay replay = replayed<D>("example/" + name);
    replay.file = "x.json";
    return replay;
  };
  const Replay good = line("published");
  trial.expect(json_line(good) ==
                   R"({"file":"x.json","game":"the-bremens","verdict":"conforms","at":null,"clauses":[],"message":"",)"
                   R"("over":true,"result":{"winner":1,"ranking":[[1],[0],[2]]}})",
               [&] { return "the rider to arrive first, and it is " + json_line(good); });
  expect_stored<D>(trial, "example/published-counterexample", "1 TBR-24");
}

}  // namespace rulecheck::the_bremens
