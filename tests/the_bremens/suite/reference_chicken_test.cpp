// The reference of The Bremens by itself: the chicken and the turn of the player who moves it.

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "tests/the_bremens/suite/reference_table.hpp"

namespace {

using namespace rulecheck::the_bremens::reference;

/// Seat 0 moves the chicken from a space with a card above 1.
Game chicken_turn(int space, const std::string& card, const Settings& settings = three_players()) {
  return revealed(settings, {{{space, {"chicken"}}}}, {card, "1", "1"});
}
/// The turn of seat 0 that ends with the chicken on a space.
Turn chicken_to(int space) { return {0, {}, space}; }

Readings lays_a_card() {
  Readings readings;
  readings.chicken_player_plays_card = true;
  return readings;
}

TEST(BremensReferenceChicken, ItGoesForwardsOrBackwards) {
  const Game game = chicken_turn(9, "4");
  EXPECT_EQ(game.legal_turns(), (std::vector<Turn>{chicken_to(5), chicken_to(13)}));
  EXPECT_EQ(stack_on(after(game, chicken_to(5)), 5), Clauses{"chicken"});
  EXPECT_TRUE(stack_on(after(game, chicken_to(5)), 9).empty());
}

TEST(BremensReferenceChicken, ItGoesTheFullNumber) {
  const Game game = chicken_turn(9, "4");
  EXPECT_EQ(game.judge(chicken_to(6)), (Breaches{{7, "TBR-37"}}));
  EXPECT_EQ(game.judge(chicken_to(14)), (Breaches{{7, "TBR-37"}}));
  EXPECT_EQ(game.judge(chicken_to(9)), (Breaches{{7, "TBR-37"}}));
}

TEST(BremensReferenceChicken, ItEntersNeitherStartNorGoalButGoesTheOtherWay) {
  EXPECT_EQ(chicken_turn(4, "4").legal_turns(), std::vector<Turn>{chicken_to(8)});
  EXPECT_EQ(chicken_turn(4, "4").judge(chicken_to(0)), (Breaches{{7, "TBR-36"}}));
  EXPECT_EQ(reported(chicken_turn(3, "4").judge(chicken_to(0))), (Clauses{"TBR-36", "TBR-37"}));
  EXPECT_EQ(chicken_turn(5, "4").legal_turns(), (std::vector<Turn>{chicken_to(1), chicken_to(9)}));
  EXPECT_EQ(chicken_turn(17, "4").legal_turns(), std::vector<Turn>{chicken_to(13)});
  EXPECT_EQ(chicken_turn(17, "4").judge(chicken_to(21)), (Breaches{{7, "TBR-36"}}));
  EXPECT_EQ(reported(chicken_turn(18, "4").judge(chicken_to(21))), (Clauses{"TBR-36", "TBR-37"}));
  EXPECT_EQ(chicken_turn(16, "4").legal_turns(), (std::vector<Turn>{chicken_to(12), chicken_to(20)}));
}

TEST(BremensReferenceChicken, ItStaysIfItCanGoNeitherWay) {
  Settings settings = three_players();
  settings.length = 7;
  EXPECT_EQ(chicken_turn(4, "4", settings).legal_turns(), std::vector<Turn>{chicken_to(4)});
  EXPECT_EQ(chicken_turn(4, "4", settings).judge(chicken_to(5)), (Breaches{{7, "TBR-37"}}));
  EXPECT_EQ(chicken_turn(4, "4", settings).judge(chicken_to(8)), (Breaches{{7, "TBR-36"}}));
  EXPECT_EQ(chicken_turn(3, "4", settings).legal_turns(), std::vector<Turn>{chicken_to(7)});
  EXPECT_EQ(after(chicken_turn(4, "4", settings), chicken_to(4)).to_move(), 1);
}

TEST(BremensReferenceChicken, SevenLetsItGoOneToFive) {
  const Game game = chicken_turn(4, "seven");
  std::vector<Turn> turns;
  for (const int space : {1, 2, 3, 5, 6, 7, 8, 9}) turns.push_back(chicken_to(space));
  EXPECT_EQ(game.legal_turns(), turns);
  EXPECT_EQ(game.judge(chicken_to(4)), (Breaches{{7, "TBR-61"}}));
  EXPECT_EQ(game.judge(chicken_to(10)), (Breaches{{7, "TBR-61"}}));
  EXPECT_EQ(game.judge(chicken_to(0)), (Breaches{{7, "TBR-36"}}));
  EXPECT_EQ(reported(chicken_turn(14, "seven").judge(chicken_to(21))), (Clauses{"TBR-36", "TBR-61"}));
}

TEST(BremensReferenceChicken, TheSymbolOfACardMayDifferFromItsValue) {
  Settings settings = three_players();
  settings.symbols = {{"7", 2}, {"nine", 1}};
  EXPECT_EQ(chicken_turn(9, "7", settings).legal_turns(), (std::vector<Turn>{chicken_to(7), chicken_to(11)}));
  EXPECT_EQ(chicken_turn(9, "nine", settings).legal_turns(), (std::vector<Turn>{chicken_to(8), chicken_to(10)}));
  EXPECT_EQ(chicken_turn(9, "5", settings).legal_turns(), (std::vector<Turn>{chicken_to(4), chicken_to(14)}));
}

TEST(BremensReferenceChicken, SpecialCardsMoveItByTheirValues) {
  const std::vector<std::pair<std::string, int>> cards{
      {"skip", 2}, {"double", 3}, {"anyone", 4}, {"one-to-five", 5}, {"nine", 6}};
  for (const auto& [card, steps] : cards) {
    EXPECT_EQ(chicken_turn(9, card).legal_turns(), (std::vector<Turn>{chicken_to(9 - steps), chicken_to(9 + steps)}));
  }
}

TEST(BremensReferenceChicken, ShakeMovesItByOneWhenAllHaveOnes) {
  Game game = revealed(three_players(), {{{9, {"chicken"}}}, {}, 2}, {"shake", "1", "1"});
  game.play(Turn{2, {{cat, 1}}, {}});
  EXPECT_EQ(game.legal_turns(), (std::vector<Turn>{chicken_to(8), chicken_to(10)}));
}

TEST(BremensReferenceChicken, ItRestsOnTopOfWhatIsThere) {
  const Scene scene{{{9, {"donkey-0", "chicken"}}, {6, {"donkey-1", "dog-2", "cat-1"}}}};
  const Game game = after(revealed(three_players(), scene, {"3", "1", "1"}), chicken_to(6));
  EXPECT_EQ(stack_on(game, 6), (Clauses{"donkey-1", "dog-2", "cat-1", "chicken"}));
  EXPECT_EQ(stack_on(game, 9), Clauses{"donkey-0"});
  EXPECT_EQ(game.judge(Turn{1, {{cat, 7}}, {}}), (Breaches{{10, "TBR-32"}}));
}

TEST(BremensReferenceChicken, ItsPlayerMovesNoAnimals) {
  const Game game = chicken_turn(9, "4");
  EXPECT_EQ(game.judge(choose(cat, 4)), (Breaches{{5, "TBR-19"}, {5, "TBR-20"}}));
  EXPECT_EQ(game.judge(Turn{0, {{cat, 4}}, 13}), (Breaches{{5, "TBR-19"}}));
  EXPECT_EQ(game.judge(Turn{0, {{cat, 0}}, 13}), (Breaches{{5, "TBR-19"}}));
  EXPECT_EQ(game.judge(nothing()), (Breaches{{5, "TBR-20"}}));
  EXPECT_EQ(at(after(game, chicken_to(5)).animal_cards(), 0), (Animals{cat, dog, donkey}));
}

TEST(BremensReferenceChicken, ItsPlayerLaysDownAnAnimalCardByTheReading) {
  const Scene scene{{{9, {"chicken"}}, {3, {"dog-0"}}}, {"cat-0"}, 0, {{dog}, {cat}, {cat}}};
  const Game game = revealed(three_players(lays_a_card()), scene, {"4", "1", "1"});
  EXPECT_EQ(game.legal_turns(), (std::vector<Turn>{{0, {{dog, 3}}, 5}, {0, {{dog, 3}}, 13}}));
  const Game done = after(game, Turn{0, {{dog, 3}}, 5});
  EXPECT_EQ(at(done.animal_cards(), 0), (Animals{dog, donkey}));
  EXPECT_EQ(place_of(done, "dog-0"), 3);
}

TEST(BremensReferenceChicken, TheAnimalCardOfItsPlayerDoesNothing) {
  const Scene scene{{{9, {"chicken"}}, {3, {"dog-0", "cat-1"}}}, {"cat-0"}, 0, {{dog}, {cat}, {cat}}};
  const Game game = revealed(three_players(lays_a_card()), scene, {"4", "1", "1"});
  EXPECT_EQ(game.judge(chicken_to(5)), (Breaches{{6, "TBR-17"}})) << "no card";
  EXPECT_EQ(game.judge(Turn{0, {{dog, 3}, {dog, 3}}, 5}), (Breaches{{6, "TBR-17"}})) << "two cards";
  EXPECT_EQ(game.judge(Turn{0, {{cat, 21}}, 5}), (Breaches{{6, "TBR-50"}})) << "home";
  EXPECT_EQ(game.judge(Turn{0, {{donkey, 0}}, 5}), (Breaches{{6, "TBR-17"}})) << "on the table";
  EXPECT_EQ(game.judge(Turn{0, {{dog, 3, {}, true}}, 5}), (Breaches{{6, "TBR-17"}})) << "said to be laid down";
  EXPECT_EQ(game.judge(Turn{0, {{dog, 7}}, 5}), (Breaches{{6, "TBR-19"}})) << "moved";
  EXPECT_EQ(game.judge(Turn{0, {{dog, 3, 2}}, 5}), (Breaches{{6, "TBR-19"}})) << "shaken";
  EXPECT_EQ(game.judge(Turn{0, {{dog, 3}}, 6}), (Breaches{{7, "TBR-37"}})) << "the chicken";
  EXPECT_EQ(game.judge(choose(dog, 3)), (Breaches{{5, "TBR-20"}})) << "no chicken";
}

TEST(BremensReferenceChicken, ASpecialOfItsPlayerDoesNothingElse) {
  const Scene scene{{{9, {"chicken"}}, {3, {"donkey-0", "dog-1"}}}};
  const Game game = after(revealed(three_players(), scene, {"double", "1", "2"}), chicken_to(12));
  EXPECT_EQ(stack_on(game, 3), (Clauses{"donkey-0", "dog-1"}));
  EXPECT_EQ(game.to_move(), 1);
}

}  // namespace
