// Plays of animals in a log: the rows of the trace format that are not about special cards, each with a twin that
// keeps the rule.
#include "tests/the_bremens/trace_text.hpp"

namespace rulecheck::the_bremens {
namespace {

const std::string three_four_five = R"("3","4","5")";

/// Seat 0 takes its turn with a 3.
std::string with_three(const std::string& start, const std::vector<std::string>& chosen) {
  return trace(start, {shows(three_four_five), turn(0, chosen)});
}

const std::string usual_game = position(usual_board);
const std::string held_board = R"("3":["cat-2"],"8":["donkey-0","dog-1","chicken"],"12":["donkey-1"])";

}  // namespace

EXAMPLE(TheBremensTracePlay, AnAnimalInGoalIsNotChosen, clause::home_card_is_out_of_use) {
  const std::string home = position(R"("5":["chicken"],"8":["donkey-0"])", R"(,"home":["cat-0"])");
  expect_verdict<Model<D>>(trial, with_three(home, {plays("cat", 21)}), "1 TBR-50");
  expect_verdict<Model<D>>(trial, with_three(home, {plays("cat", 3)}), "1 TBR-50");
  expect_verdict<Model<D>>(trial, with_three(home, {plays("cat", 21, R"(,"card":true)")}), "1 TBR-50");
  expect_verdict<Model<D>>(trial, with_three(home, {plays("dog", 3)}), "conforms");
}

EXAMPLE(TheBremensTracePlay, TheCardIsInHand, clause::play_an_animal_card, clause::anyone) {
  expect_verdict<Model<D>>(
      trial, with_three(position(usual_board, first_holds(R"("cat","dog")")), {plays("donkey", 11)}), "1 TBR-17");
  expect_verdict<Model<D>>(trial, with_three(position(usual_board, first_holds(R"("donkey")")), {plays("donkey", 11)}),
                           "conforms");
  expect_verdict<Model<D>>(trial, with_three(usual_game, {plays("donkey", 11, R"(,"card":true)")}), "1 TBR-17");
}

EXAMPLE(TheBremensTracePlay, AnimalsAdvance, clause::animals_advance, clause::only_the_chicken_goes_both_ways) {
  for (int to = 0; to < 8; ++to)
    expect_verdict<Model<D>>(trial, with_three(usual_game, {plays("donkey", to)}), "1 TBR-25");
}

EXAMPLE(TheBremensTracePlay, TheMoveIsInFull, clause::full_amount, clause::matching_animal_moves) {
  for (int to = 9; to <= 21; ++to) {
    expect_verdict<Model<D>>(trial, with_three(usual_game, {plays("donkey", to)}), to == 11 ? "conforms" : "1 TBR-24");
  }
  expect_verdict<Model<D>>(trial, with_three(usual_game, {plays("donkey", 8)}), "1 TBR-18");
}

EXAMPLE(TheBremensTracePlay, RidersComeAlong, clause::riders_move_along) {
  expect_verdict<Model<D>>(trial, with_three(usual_game, {shakes("donkey", 11, 8)}), "1 TBR-31");
  expect_verdict<Model<D>>(trial, with_three(usual_game, {shakes("donkey", 11, 11)}), "1 TBR-31");
  expect_verdict<Model<D>>(trial, with_three(usual_game, {shakes("donkey", 12, 8)}), "1 TBR-24 TBR-31");
  const std::vector<std::string> moves{shows(three_four_five), turn(0, {plays("donkey", 11)}),
                                       turn(1, {plays("dog", 15)})};
  expect_verdict<Model<D>>(trial, trace(usual_game, moves), "conforms");
  // The dog leaves the donkey, which does not come along.
  expect_verdict<Model<D>>(
      trial, trace(usual_game, {shows(R"("3","5","4")"), turn(0, {plays("donkey", 11)}), moves_chicken(1, 10)}),
      "conforms");
  const std::string riding = position(R"("5":["chicken"],"8":["donkey-0","dog-1","cat-2"])");
  expect_verdict<Model<D>>(trial,
                           trace(riding, {shows(R"("3","7","5")"), turn(0, {plays("donkey", 11)}), moves_chicken(1, 12),
                                          turn(2, {plays("cat", 16)})}),
                           "conforms");
}

EXAMPLE(TheBremensTracePlay, TheChickenHoldsItsStack, clause::chicken_holds_animals) {
  const std::string only = first_holds(R"("donkey")");
  expect_verdict<Model<D>>(trial, with_three(position(held_board, only), {plays("donkey", 11)}), "1 TBR-32");
  expect_verdict<Model<D>>(trial, with_three(position(held_board, only), {plays("donkey", 12)}), "1 TBR-24 TBR-32");
  expect_verdict<Model<D>>(trial, with_three(position(held_board, only), {plays("donkey", 8)}), "conforms");
  expect_verdict<Model<D>>(trial, with_three(position(held_board, only), {}), "conforms");
  // Also in the middle of the stack, and at its top.
  const std::string others = position(held_board, R"(,"animals":[["dog"],["dog"],["donkey"]])");
  expect_verdict<Model<D>>(
      trial, trace(others, {shows(R"("1","2","5")"), turn(0, {plays("dog", 1)}), turn(1, {plays("dog", 10)})}),
      "2 TBR-32");
}

EXAMPLE(TheBremensTracePlay, OnlyLargerAnimalsAreEndedOn, clause::same_or_larger_is_blocked,
        clause::smaller_climbs_on_top, clause::nothing_rests_on_the_chicken, clause::only_the_final_space_blocks,
        clause::order_of_sizes) {
  const std::vector<std::string> animal{"cat", "dog", "donkey"};
  for (int moving = 0; moving < 3; ++moving) {
    const std::string card = "\"" + animal.at(static_cast<std::size_t>(moving)) + "\"";
    const auto end_on = [&](const std::string& stack, const std::string& verdict) {
      const std::string board =
          "\"3\":[" + stack + "]" + (stack.find("chicken") == std::string::npos ? R"(,"20":["chicken"])" : "");
      expect_verdict<Model<D>>(
          trial,
          with_three(position(board, first_holds(card)), {plays(animal.at(static_cast<std::size_t>(moving)), 3)}),
          verdict);
    };
    end_on(R"("cat-1")", "1 TBR-29");
    end_on(R"("dog-1")", moving < 1 ? "conforms" : "1 TBR-29");
    end_on(R"("donkey-1")", moving < 2 ? "conforms" : "1 TBR-29");
    end_on(R"("donkey-1","dog-2")", moving < 1 ? "conforms" : "1 TBR-29");
    end_on(R"("donkey-1","cat-2")", "1 TBR-29");
    end_on(R"("chicken")", "1 TBR-40");
    end_on(R"("donkey-1","chicken")", "1 TBR-40");
  }
  // What is on the way is no obstacle.
  const std::string wall = position(R"("1":["donkey-1","dog-1","cat-1"],"2":["donkey-2","chicken"])");
  for (const std::string& own : animal) expect_verdict<Model<D>>(trial, with_three(wall, {plays(own, 3)}), "conforms");
}

EXAMPLE(TheBremensTracePlay, WhoCanMoveChoosesWhatCan, clause::blocked_player_decides, clause::play_an_animal_card) {
  // Cat and dog are blocked by the cat on space 3, the donkey can move.
  expect_verdict<Model<D>>(trial, with_three(usual_game, {plays("cat", 0)}), "1 TBR-30");
  expect_verdict<Model<D>>(trial, with_three(usual_game, {plays("dog", 0)}), "1 TBR-30");
  expect_verdict<Model<D>>(trial, with_three(usual_game, {}), "1 TBR-30");
  expect_verdict<Model<D>>(trial, with_three(position(usual_board, first_holds(R"("cat","dog")")), {plays("dog", 0)}),
                           "conforms");
  expect_verdict<Model<D>>(trial, with_three(position(usual_board, first_holds(R"("cat","dog")")), {}), "conforms");
  const std::string free_card = reading("forced-move", "free-card"), decline = reading("forced-move", "may-decline");
  expect_verdict<Model<D>>(trial, with_three(free_card + usual_game, {plays("cat", 0)}), "conforms");
  expect_verdict<Model<D>>(trial, with_three(free_card + usual_game, {}), "1 TBR-30");
  expect_verdict<Model<D>>(trial, with_three(free_card + usual_game, {plays("donkey", 8)}), "1 TBR-18");
  expect_verdict<Model<D>>(trial, with_three(decline + usual_game, {plays("cat", 0)}), "conforms");
  expect_verdict<Model<D>>(trial, with_three(decline + usual_game, {}), "conforms");
  expect_verdict<Model<D>>(trial, with_three(decline + usual_game, {plays("donkey", 8)}), "1 TBR-18");
}

EXAMPLE(TheBremensTracePlay, CardsReturnOnceNoneIsInHand, clause::animal_cards_return,
        clause::home_card_is_out_of_use) {
  // Seat 0 lays its cards one after another; seat 2 always has the chicken.
  const std::vector<std::string> moves{
      shows(R"("1","2","3")"), turn(0, {plays("cat", 1)}), turn(1, {plays("cat", 2)}), moves_chicken(2, 13),
      shows(R"("2","3","4")"), moves_chicken(2, 17),       turn(0, {plays("dog", 2)})};
  const std::string start = R"("setup":{"specials":["shake","skip","nine"],"start":0})";
  auto wrong = moves;
  wrong.back() = turn(0, {plays("cat", 3)});
  expect_verdict<Model<D>>(trial, trace(start, wrong), "6 TBR-17");
  wrong.back() = turn(0, {plays("dog", 2)});
  expect_verdict<Model<D>>(trial, trace(start, wrong), "6 TBR-29");
  wrong.back() = turn(0, {plays("donkey", 2)});
  expect_verdict<Model<D>>(trial, trace(start, wrong), "6 TBR-29");
  // With two animals in Goal the card of the third returns at once.
  const std::string one = position(R"("5":["chicken"],"8":["donkey-0"])", R"(,"home":["cat-0","dog-0"])");
  expect_verdict<Model<D>>(
      trial,
      trace(one, {shows(three_four_five), turn(0, {plays("donkey", 11)}), turn(1, {plays("cat", 4)}),
                  moves_chicken(2, 10), shows(R"("4","3","7")"), moves_chicken(2, 17), turn(0, {plays("donkey", 15)})}),
      "conforms");
  // The only card in hand is that of a dog which somebody else carries home: the others return.
  const std::string carried = position(R"("5":["chicken"],"18":["donkey-0","dog-1"])",
                                       R"(,"animals":[["donkey"],["dog"],["cat","dog","donkey"]])");
  expect_verdict<Model<D>>(
      trial, trace(carried, {shows(three_four_five), turn(0, {plays("donkey", 21)}), turn(1, {plays("cat", 4)})}),
      "conforms");
  expect_verdict<Model<D>>(
      trial, trace(carried, {shows(three_four_five), turn(0, {plays("donkey", 21)}), turn(1, {plays("dog", 21)})}),
      "2 TBR-50");
}

EXAMPLE(TheBremensTracePlay, SurplusStepsAreLostOrForbidden, clause::full_amount, clause::home_card_is_out_of_use) {
  const std::string end = position(R"("5":["chicken"],"19":["donkey-0"])", first_holds(R"("donkey")"));
  expect_verdict<Model<D>>(trial, with_three(end, {plays("donkey", 21)}), "conforms");
  expect_verdict<Model<D>>(trial, with_three(end, {plays("donkey", 20)}), "1 TBR-24");
  expect_verdict<Model<D>>(trial, with_three(end, {plays("donkey", 19)}), "1 TBR-18");
  const std::string exact = reading("overshoot", "exact") + end;
  expect_verdict<Model<D>>(trial, with_three(exact, {plays("donkey", 21)}), "1 TBR-24");
  expect_verdict<Model<D>>(trial, with_three(exact, {plays("donkey", 19)}), "conforms");
  const std::string near = R"("5":["chicken"],"18":["donkey-0"])";
  expect_verdict<Model<D>>(trial, with_three(reading("overshoot", "exact") + position(near), {plays("donkey", 21)}),
                           "conforms");
  // Pieces in Goal block nobody.
  const std::string full = position(near, R"(,"home":["donkey-1","cat-2"])");
  expect_verdict<Model<D>>(trial, with_three(full, {plays("donkey", 21)}), "conforms");
}

}  // namespace rulecheck::the_bremens
