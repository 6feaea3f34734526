// The reference of The Bremens by itself: the special cards but SHAKE.

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/the_bremens/suite/reference_table.hpp"

namespace {

using namespace rulecheck::the_bremens::reference;

Readings goal_not_counted() {
  Readings readings;
  readings.skip_goal_not_counted = true;
  return readings;
}
Readings second_optional() {
  Readings readings;
  readings.double_second_optional = true;
  return readings;
}
Readings card_with_anyone() {
  Readings readings;
  readings.anyone_card_optional = true;
  return readings;
}

TEST(BremensReferenceSpecials, SkipCountsFreeSpacesOnly) {
  const Scene scene{{{3, {"cat-0"}}, {4, {"donkey-1"}}, {6, {"chicken"}}, {7, {"dog-1", "cat-2"}}}};
  const Game game = turn_of_seat_0(scene, "skip");  // 5 and 8 are free
  EXPECT_EQ(stack_on(after(game, choose(cat, 8)), 8), Clauses{"cat-0"});
  EXPECT_EQ(game.judge(choose(cat, 5)), (Breaches{{10, "TBR-56"}}));
  EXPECT_EQ(game.judge(choose(cat, 4)), (Breaches{{10, "TBR-56"}}));
  EXPECT_EQ(game.judge(choose(cat, 3)), (Breaches{{10, "TBR-18"}}));
  EXPECT_EQ(stack_on(after(game, choose(dog, 2)), 2), Clauses{"dog-0"});
}

TEST(BremensReferenceSpecials, SkipTakesRidersAlong) {
  const Scene scene{{{3, {"donkey-0", "cat-1"}}, {4, {"donkey-1"}}, {16, {"chicken"}}}};
  EXPECT_EQ(stack_on(after(turn_of_seat_0(scene, "skip"), choose(donkey, 6)), 6), (Clauses{"donkey-0", "cat-1"}));
}

TEST(BremensReferenceSpecials, SkipDoesNotMoveAnAnimalUnderTheChicken) {
  const Scene scene{{{3, {"donkey-0", "chicken"}}}, {"cat-0", "dog-0"}};
  EXPECT_EQ(turn_of_seat_0(scene, "skip").judge(choose(donkey, 5)), (Breaches{{10, "TBR-32"}}));
  EXPECT_TRUE(turn_of_seat_0(scene, "skip").judge(choose(donkey, 3)).empty());
}

TEST(BremensReferenceSpecials, GoalIsTheLastFreeSpaceForSkip) {
  const Scene one_before_goal{{{9, {"chicken"}}, {18, {"cat-0"}}, {19, {"cat-1"}}}};
  EXPECT_EQ(home_of(after(turn_of_seat_0(one_before_goal, "skip"), choose(cat, 21))), Clauses{"cat-0"});
  EXPECT_EQ(home_of(after(turn_of_seat_0(one_before_goal, "skip", exact()), choose(cat, 21))), Clauses{"cat-0"});
  EXPECT_EQ(turn_of_seat_0(one_before_goal, "skip", goal_not_counted()).judge(choose(cat, 21)),
            (Breaches{{10, "TBR-56"}}));
}

TEST(BremensReferenceSpecials, SkipWithGoalAsTheFirstFreeSpaceGoesTooFar) {
  const Scene none_before_goal{{{20, {"chicken"}}, {18, {"cat-0"}}, {19, {"cat-1"}}}, {"dog-0", "donkey-0"}};
  EXPECT_EQ(turn_of_seat_0(none_before_goal, "skip").judge(choose(cat, 18)), (Breaches{{10, "TBR-18"}}));
  EXPECT_EQ(home_of(after(turn_of_seat_0(none_before_goal, "skip"), choose(cat, 21))),
            (Clauses{"dog-0", "donkey-0", "cat-0"}));
  EXPECT_EQ(turn_of_seat_0(none_before_goal, "skip", exact()).judge(choose(cat, 21)), (Breaches{{10, "TBR-56"}}));
  EXPECT_TRUE(turn_of_seat_0(none_before_goal, "skip", exact()).judge(choose(cat, 18)).empty());
  EXPECT_TRUE(turn_of_seat_0(none_before_goal, "skip", goal_not_counted()).judge(choose(cat, 18)).empty());
}

TEST(BremensReferenceSpecials, DoubleMovesTwoAnimalsThree) {
  const Scene scene{{{9, {"chicken"}}, {3, {"cat-0"}}, {4, {"dog-0"}}}};
  const Game game = turn_of_seat_0(scene, "double");
  const Game moved = after(game, choose_two(cat, 6, dog, 7));
  EXPECT_EQ(stack_on(moved, 6), Clauses{"cat-0"});
  EXPECT_EQ(stack_on(moved, 7), Clauses{"dog-0"});
  EXPECT_EQ(at(moved.animal_cards(), 0), Animals{donkey});
  EXPECT_EQ(game.judge(choose_two(cat, 6, dog, 8)), (Breaches{{10, "TBR-57"}}));
  EXPECT_EQ(game.judge(choose_two(cat, 5, dog, 8)), (Breaches{{10, "TBR-57"}}));
  EXPECT_EQ(game.judge(choose_two(cat, 6, cat, 9)), (Breaches{{8, "TBR-17"}}));
  EXPECT_EQ(game.judge(choose(cat, 6)), (Breaches{{12, "TBR-30"}}));
  EXPECT_EQ(game.judge(nothing()), (Breaches{{12, "TBR-30"}}));
}

TEST(BremensReferenceSpecials, TheSecondAnimalOfDoubleMovesAfterTheFirst) {
  const Scene scene{{{9, {"chicken"}}, {3, {"donkey-0"}}, {6, {"dog-0"}}}};
  const Game game = turn_of_seat_0(scene, "double");
  EXPECT_EQ(game.judge(choose_two(donkey, 6, dog, 9)), (Breaches{{10, "TBR-29"}}));
  EXPECT_EQ(game.judge(choose_two(dog, 9, donkey, 6)), (Breaches{{10, "TBR-40"}}));
  const Scene piled{{{19, {"chicken"}}, {3, {"donkey-0", "dog-0"}}}};
  const Game moved = after(turn_of_seat_0(piled, "double"), choose_two(donkey, 6, dog, 9));
  EXPECT_EQ(stack_on(moved, 6), Clauses{"donkey-0"});
  EXPECT_EQ(stack_on(moved, 9), Clauses{"dog-0"});
}

TEST(BremensReferenceSpecials, WithOneCardDoubleMayMoveTheSameAnimalTwice) {
  const Scene scene{{{19, {"chicken"}}, {3, {"cat-0"}}}, {}, 0, {{cat}, {cat}, {cat}}};
  const Game game = turn_of_seat_0(scene, "double");
  EXPECT_EQ(stack_on(after(game, choose_two(cat, 6, cat, 9)), 9), Clauses{"cat-0"});
  EXPECT_EQ(at(after(game, choose_two(cat, 6, cat, 9)).animal_cards(), 0), (Animals{dog, donkey}));
  EXPECT_TRUE(game.judge(choose_two(cat, 6, dog, 3)).empty());
  EXPECT_EQ(game.judge(choose_two(dog, 3, cat, 6)), (Breaches{{8, "TBR-17"}}));
}

TEST(BremensReferenceSpecials, TheSecondAnimalOfDoubleMayBeOptional) {
  const Scene scene{{{9, {"chicken"}}, {3, {"cat-0"}}}};
  const Game game = turn_of_seat_0(scene, "double", second_optional());
  EXPECT_TRUE(game.judge(choose(cat, 6)).empty());
  EXPECT_TRUE(game.judge(choose_two(cat, 6, dog, 3)).empty());
  EXPECT_EQ(game.judge(nothing()), (Breaches{{12, "TBR-30"}}));
}

TEST(BremensReferenceSpecials, ABlockedCardLaidDownWithDoubleCanOpenTheWayForAnother) {
  // Only the dog's card is in hand, and the dog cannot move: it is laid down, all come back, and the cat must move.
  const Scene scene{{{9, {"dog-0", "chicken"}}, {3, {"cat-0"}}}, {}, 0, {{dog}, {cat}, {cat}}};
  const Game game = turn_of_seat_0(scene, "double");
  EXPECT_TRUE(game.judge(nothing()).empty());
  EXPECT_EQ(game.judge(choose(dog, 9)), (Breaches{{12, "TBR-30"}}));
  EXPECT_EQ(game.judge(choose_two(dog, 9, dog, 9)), (Breaches{{11, "TBR-30"}}));
  EXPECT_TRUE(game.judge(choose_two(dog, 9, cat, 6)).empty());
}

TEST(BremensReferenceSpecials, NoSecondAnimalAfterTheFirstHasWon) {
  const Scene scene{{{9, {"chicken"}}, {18, {"donkey-1", "dog-0"}}}, {"cat-0", "donkey-0"}};
  EXPECT_EQ(turn_of_seat_0(scene, "double").judge(choose_two(dog, 21, dog, 21)), (Breaches{{7, "TBR-51"}}));
  EXPECT_TRUE(after(turn_of_seat_0(scene, "double"), choose(dog, 21)).over());
}

TEST(BremensReferenceSpecials, NoSecondAnimalAfterTheFirstHasBroughtAnotherPlayerHome) {
  const Scene scene{{{9, {"chicken"}}, {18, {"dog-0", "cat-2"}}}, {"dog-2", "donkey-2"}};
  const Game game = turn_of_seat_0(scene, "double");
  EXPECT_EQ(game.judge(choose_two(dog, 21, cat, 3)), (Breaches{{7, "TBR-51"}}));
  EXPECT_EQ(after(game, choose(dog, 21)).result().winner, 2);
}

/// Seat 0 holds the cat's card; the cat cannot move; dog and donkey can move 4.
const Scene cat_in_hand{{{9, {"cat-0", "chicken"}}, {3, {"dog-0"}}, {8, {"donkey-0"}}}, {}, 0, {{cat}, {cat}, {cat}}};

TEST(BremensReferenceSpecials, AnyoneMovesAnyOwnAnimalWithoutACard) {
  const Game game = turn_of_seat_0(cat_in_hand, "anyone");
  EXPECT_EQ(game.legal_turns(), (std::vector<Turn>{choose(dog, 7), choose(donkey, 12)}));
  EXPECT_EQ(at(after(game, choose(dog, 7)).animal_cards(), 0), Animals{cat});
  EXPECT_EQ(game.judge(choose(dog, 6)), (Breaches{{10, "TBR-58"}}));
  EXPECT_EQ(game.judge(choose(cat, 9)), (Breaches{{11, "TBR-30"}}));
  EXPECT_EQ(game.judge(nothing()), (Breaches{{12, "TBR-30"}}));
  EXPECT_EQ(game.judge(Turn{0, {{cat, 9, {}, true}}, {}}), (Breaches{{8, "TBR-58"}}));
}

TEST(BremensReferenceSpecials, ACardMayBeLaidDownWithAnyoneByTheReading) {
  Scene scene = cat_in_hand;
  scene.animals.at(0) = {cat, dog};
  const Game game = turn_of_seat_0(scene, "anyone", card_with_anyone());
  const Turn with_card{0, {{dog, 7, {}, true}}, {}};
  EXPECT_EQ(game.legal_turns(), (std::vector<Turn>{choose(dog, 7), with_card, choose(donkey, 12)}));
  EXPECT_EQ(at(after(game, with_card).animal_cards(), 0), Animals{cat});
  EXPECT_EQ(at(after(game, choose(dog, 7)).animal_cards(), 0), (Animals{cat, dog}));
  EXPECT_EQ(game.judge(Turn{0, {{donkey, 12, {}, true}}, {}}), (Breaches{{8, "TBR-17"}}));
}

TEST(BremensReferenceSpecials, AnyoneWithNothingToMoveIsNoPlayOrOneBlockedPlay) {
  const Scene scene{{{9, {"donkey-0", "cat-0", "chicken"}}}, {"dog-0"}, 0, {{cat}, {cat}, {cat}}};
  const Game game = turn_of_seat_0(scene, "anyone");
  EXPECT_EQ(game.legal_turns(), (std::vector<Turn>{nothing(), choose(cat, 9), choose(donkey, 9)}));
  EXPECT_EQ(at(after(game, choose(donkey, 9)).animal_cards(), 0), Animals{cat});
}

TEST(BremensReferenceSpecials, OneToFiveMovesOneToFive) {
  const Scene scene{{{9, {"chicken"}}, {7, {"cat-0"}}, {11, {"cat-1"}}}, {}, 0, {{cat}, {cat}, {cat}}};
  const Game game = turn_of_seat_0(scene, "one-to-five");
  EXPECT_EQ(game.legal_turns(), (std::vector<Turn>{choose(cat, 8), choose(cat, 10), choose(cat, 12)}));
  EXPECT_EQ(game.judge(choose(cat, 9)), (Breaches{{10, "TBR-40"}}));
  EXPECT_EQ(game.judge(choose(cat, 11)), (Breaches{{10, "TBR-29"}}));
  EXPECT_EQ(game.judge(choose(cat, 13)), (Breaches{{10, "TBR-59"}}));
  EXPECT_EQ(game.judge(choose(cat, 7)), (Breaches{{10, "TBR-18"}}));
}

TEST(BremensReferenceSpecials, NineMovesNine) {
  const Scene scene{{{9, {"chicken"}}, {3, {"cat-0"}}, {13, {"dog-0"}}}};
  const Game game = turn_of_seat_0(scene, "nine");
  EXPECT_TRUE(game.judge(choose(cat, 12)).empty());
  EXPECT_EQ(game.judge(choose(cat, 9)), (Breaches{{10, "TBR-60"}}));
  EXPECT_TRUE(game.judge(choose(dog, 21)).empty());
  EXPECT_EQ(turn_of_seat_0(scene, "nine", exact()).judge(choose(dog, 21)), (Breaches{{10, "TBR-60"}}));
}

TEST(BremensReferenceSpecials, SevenThatLosesTheTieIsAPlainSeven) {
  const Scene scene{{{9, {"chicken"}}, {3, {"cat-0"}}}};
  const Game game = turn_of_seat_0(scene, "seven");
  EXPECT_EQ(game.chicken_card_holder(), 1);
  EXPECT_TRUE(game.judge(choose(cat, 10)).empty());
  EXPECT_EQ(game.judge(choose(cat, 8)), (Breaches{{10, "TBR-24"}}));
  EXPECT_EQ(game.judge(Turn{0, {}, 8}), (Breaches{{5, "TBR-34"}}));
}

}  // namespace
