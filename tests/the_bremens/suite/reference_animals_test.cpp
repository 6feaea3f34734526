// The reference of The Bremens by itself: how animals move, what blocks them, who rides along, and what a player who
// can or cannot move has to do.

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/the_bremens/suite/reference_table.hpp"

namespace {

using namespace rulecheck::the_bremens::reference;

Readings free_card() {
  Readings readings;
  readings.forced_move = ForcedMove::free_card;
  return readings;
}
Readings may_decline() {
  Readings readings;
  readings.forced_move = ForcedMove::may_decline;
  return readings;
}

const Scene lone_cat{{{9, {"chicken"}}, {3, {"cat-0"}}}};

TEST(BremensReferenceAnimals, ANumberCardMovesTheFullNumber) {
  const Game game = turn_of_seat_0(lone_cat, "4");
  EXPECT_EQ(game.judge(choose(cat, 6)), (Breaches{{10, "TBR-24"}}));
  EXPECT_EQ(game.judge(choose(cat, 8)), (Breaches{{10, "TBR-24"}}));
  EXPECT_EQ(game.judge(choose(cat, 3)), (Breaches{{10, "TBR-18"}}));
  EXPECT_EQ(stack_on(after(game, choose(cat, 7)), 7), Clauses{"cat-0"});
  EXPECT_TRUE(stack_on(after(game, choose(cat, 7)), 3).empty());
  EXPECT_EQ(stack_on(after(game, choose(dog, 4)), 4), Clauses{"dog-0"});
}

TEST(BremensReferenceAnimals, AnimalsDoNotGoBack) {
  const Game game = turn_of_seat_0(lone_cat, "2");
  EXPECT_EQ(game.judge(choose(cat, 1)), (Breaches{{9, "TBR-25"}}));
  EXPECT_EQ(turn_of_seat_0(lone_cat, "shake").judge(choose(cat, 2)), (Breaches{{9, "TBR-25"}}));
}

TEST(BremensReferenceAnimals, PiecesOnTheWayAreNoObstacle) {
  const Scene scene{{{4, {"cat-1"}}, {5, {"donkey-1", "chicken"}}, {3, {"donkey-0"}}}};
  EXPECT_TRUE(turn_of_seat_0(scene, "3").judge(choose(donkey, 6)).empty());
}

TEST(BremensReferenceAnimals, OnlyASmallerAnimalMayEndOnAnother) {
  const Scene scene{{{9, {"chicken"}}, {8, {"dog-1"}}, {5, {"cat-0"}}, {4, {"dog-0"}}, {3, {"donkey-0"}}}};
  EXPECT_EQ(stack_on(after(turn_of_seat_0(scene, "3"), choose(cat, 8)), 8), (Clauses{"dog-1", "cat-0"}));
  EXPECT_EQ(turn_of_seat_0(scene, "4").judge(choose(dog, 8)), (Breaches{{10, "TBR-29"}}));
  EXPECT_EQ(turn_of_seat_0(scene, "5").judge(choose(donkey, 8)), (Breaches{{10, "TBR-29"}}));
}

TEST(BremensReferenceAnimals, OnlyTheTopOfAStackCounts) {
  const Scene scene{{{9, {"chicken"}}, {8, {"donkey-1", "cat-2"}}, {5, {"dog-0"}}}};
  EXPECT_EQ(turn_of_seat_0(scene, "3").judge(choose(dog, 8)), (Breaches{{10, "TBR-29"}}));
}

TEST(BremensReferenceAnimals, AnAnimalMayEndOnOneOfItsOwnPlayer) {
  const Scene scene{{{9, {"chicken"}}, {8, {"donkey-0"}}, {5, {"dog-0"}}}};
  EXPECT_EQ(stack_on(after(turn_of_seat_0(scene, "3"), choose(dog, 8)), 8), (Clauses{"donkey-0", "dog-0"}));
}

TEST(BremensReferenceAnimals, NoAnimalEndsOnTheChicken) {
  const Scene scene{{{8, {"chicken"}}, {5, {"cat-0"}}}};
  EXPECT_EQ(turn_of_seat_0(scene, "3").judge(choose(cat, 8)), (Breaches{{10, "TBR-40"}}));
  const Scene on_a_donkey{{{8, {"donkey-1", "chicken"}}, {5, {"cat-0"}}}};
  EXPECT_EQ(turn_of_seat_0(on_a_donkey, "3").judge(choose(cat, 8)), (Breaches{{10, "TBR-40"}}));
}

TEST(BremensReferenceAnimals, NoAnimalUnderTheChickenMoves) {
  const Scene scene{{{8, {"donkey-0", "dog-0", "chicken"}}, {10, {"cat-1"}}}};
  EXPECT_EQ(turn_of_seat_0(scene, "3").judge(choose(dog, 11)), (Breaches{{10, "TBR-32"}}));
  EXPECT_EQ(turn_of_seat_0(scene, "3").judge(choose(donkey, 11)), (Breaches{{10, "TBR-32"}}));
  EXPECT_EQ(reported(turn_of_seat_0(scene, "3").judge(choose(dog, 12))), (Clauses{"TBR-24", "TBR-32"}));
  EXPECT_EQ(reported(turn_of_seat_0(scene, "2").judge(choose(dog, 10))), (Clauses{"TBR-29", "TBR-32"}));
}

TEST(BremensReferenceAnimals, RidersGoAlong) {
  const Scene scene{{{9, {"chicken"}}, {3, {"donkey-0", "dog-1", "cat-0"}}}};
  const Game on_the_donkey = after(turn_of_seat_0(scene, "3"), choose(donkey, 6));
  EXPECT_EQ(stack_on(on_the_donkey, 6), (Clauses{"donkey-0", "dog-1", "cat-0"}));
  const Game alone = after(turn_of_seat_0(scene, "3"), choose(cat, 6));
  EXPECT_EQ(stack_on(alone, 6), Clauses{"cat-0"});
  EXPECT_EQ(stack_on(alone, 3), (Clauses{"donkey-0", "dog-1"}));
}

TEST(BremensReferenceAnimals, OnlyTheLowestOfTheMovingStackHasToFit) {
  const Scene scene{{{9, {"chicken"}}, {6, {"donkey-1"}}, {3, {"donkey-2", "dog-0", "cat-1"}}}};
  EXPECT_EQ(stack_on(after(turn_of_seat_0(scene, "3"), choose(dog, 6)), 6), (Clauses{"donkey-1", "dog-0", "cat-1"}));
}

TEST(BremensReferenceAnimals, PiecesInStartCarryNothing) {
  const Game game = after(turn_of_seat_0({{{9, {"chicken"}}}}, "3"), choose(donkey, 3));
  EXPECT_EQ(stack_on(game, 3), Clauses{"donkey-0"});
}

TEST(BremensReferenceAnimals, RidersAreNotShakenOffByAnotherCard) {
  const Scene scene{{{9, {"chicken"}}, {3, {"donkey-0", "dog-1"}}}};
  EXPECT_EQ(turn_of_seat_0(scene, "1").judge(shake(donkey, 4, 2)), (Breaches{{10, "TBR-31"}}));
  EXPECT_EQ(reported(turn_of_seat_0(scene, "1").judge(shake(donkey, 5, 2))), (Clauses{"TBR-24", "TBR-31"}));
  EXPECT_EQ(reported(turn_of_seat_0(scene, "1").judge(shake(donkey, 3, 2))), (Clauses{"TBR-18", "TBR-31"}));
}

TEST(BremensReferenceAnimals, SurplusStepsIntoGoalAreLostOrMakeTheMoveImpossible) {
  const Scene scene{{{9, {"chicken"}}, {18, {"cat-0"}}}};
  EXPECT_EQ(home_of(after(turn_of_seat_0(scene, "3"), choose(cat, 21))), Clauses{"cat-0"});
  EXPECT_EQ(home_of(after(turn_of_seat_0(scene, "3", exact()), choose(cat, 21))), Clauses{"cat-0"});
  EXPECT_EQ(home_of(after(turn_of_seat_0(scene, "4"), choose(cat, 21))), Clauses{"cat-0"});
  EXPECT_EQ(turn_of_seat_0(scene, "4").judge(choose(cat, 18)), (Breaches{{10, "TBR-18"}}));
  EXPECT_EQ(turn_of_seat_0(scene, "4", exact()).judge(choose(cat, 21)), (Breaches{{10, "TBR-24"}}));
  EXPECT_EQ(turn_of_seat_0(scene, "4", exact()).judge(choose(cat, 18)), (Breaches{{11, "TBR-30"}}));
}

TEST(BremensReferenceAnimals, AnAnimalThatIsHomeDoesNotMove) {
  const Scene scene{{{9, {"chicken"}}}, {"cat-0"}};
  EXPECT_EQ(turn_of_seat_0(scene, "3").judge(choose(cat, 21)), (Breaches{{8, "TBR-50"}}));
  EXPECT_EQ(turn_of_seat_0(scene, "anyone").judge(choose(cat, 21)), (Breaches{{8, "TBR-50"}}));
}

TEST(BremensReferenceAnimals, OneAnimalATurn) {
  EXPECT_EQ(turn_of_seat_0(lone_cat, "4").judge(choose_two(cat, 7, dog, 4)), (Breaches{{6, "TBR-17"}}));
  EXPECT_EQ(turn_of_seat_0(lone_cat, "anyone").judge(choose_two(cat, 7, dog, 4)), (Breaches{{6, "TBR-17"}}));
}

TEST(BremensReferenceAnimals, WhoMovesAnimalsDoesNotMoveTheChicken) {
  const Game game = turn_of_seat_0(lone_cat, "4");
  EXPECT_EQ(game.judge(Turn{0, {{cat, 7}}, 13}), (Breaches{{5, "TBR-34"}}));
  EXPECT_EQ(game.judge(Turn{0, {}, 13}), (Breaches{{5, "TBR-34"}}));
}

TEST(BremensReferenceAnimals, AnimalCardsAreLaidDownWithoutSayingSo) {
  EXPECT_EQ(turn_of_seat_0(lone_cat, "4").judge(Turn{0, {{cat, 7, {}, true}}, {}}), (Breaches{{8, "TBR-17"}}));
}

/// Seat 0 holds cat and dog; the cat can go 4 and the dog, under the chicken, cannot; nor is the donkey's card in hand.
const Scene one_of_two{{{9, {"dog-0", "chicken"}}, {3, {"cat-0"}}}, {}, 0, {{cat, dog}, {cat}, {cat}}};

TEST(BremensReferenceAnimals, WhoCanMoveMustChooseWhatCanMove) {
  const Game game = turn_of_seat_0(one_of_two, "4");
  EXPECT_EQ(game.judge(choose(dog, 9)), (Breaches{{11, "TBR-30"}}));
  EXPECT_EQ(game.judge(nothing()), (Breaches{{12, "TBR-30"}}));
  EXPECT_EQ(game.judge(choose(cat, 3)), (Breaches{{10, "TBR-18"}}));
  EXPECT_EQ(game.legal_turns(), std::vector<Turn>{choose(cat, 7)});
}

TEST(BremensReferenceAnimals, WhereTheCardIsFreeABlockedAnimalMayBeChosen) {
  const Game game = turn_of_seat_0(one_of_two, "4", free_card());
  EXPECT_TRUE(game.judge(choose(dog, 9)).empty());
  EXPECT_EQ(game.judge(nothing()), (Breaches{{12, "TBR-30"}}));
  EXPECT_EQ(game.judge(choose(cat, 3)), (Breaches{{10, "TBR-18"}}));
  EXPECT_EQ(game.legal_turns(), (std::vector<Turn>{choose(cat, 7), choose(dog, 9)}));
}

TEST(BremensReferenceAnimals, WhereMovesMayBeDeclinedNoAnimalNeedBeChosen) {
  const Game game = turn_of_seat_0(one_of_two, "4", may_decline());
  EXPECT_TRUE(game.judge(nothing()).empty());
  EXPECT_TRUE(game.judge(choose(dog, 9)).empty());
  EXPECT_EQ(game.judge(choose(cat, 3)), (Breaches{{10, "TBR-18"}}));
  EXPECT_EQ(game.legal_turns(), (std::vector<Turn>{nothing(), choose(cat, 7), choose(dog, 9)}));
}

TEST(BremensReferenceAnimals, WhoCannotMoveMayLayDownACardOrNot) {
  const Scene scene{{{9, {"donkey-0", "dog-0", "chicken"}}, {3, {"cat-0"}}}, {}, 0, {{dog, donkey}, {cat}, {cat}}};
  for (const Readings& readings : {Readings{}, free_card(), may_decline()}) {
    const Game game = turn_of_seat_0(scene, "4", readings);
    EXPECT_EQ(game.legal_turns(), (std::vector<Turn>{nothing(), choose(dog, 9), choose(donkey, 9)}));
    EXPECT_EQ(at(after(game, nothing()).animal_cards(), 0), (Animals{dog, donkey}));
    EXPECT_EQ(at(after(game, choose(dog, 9)).animal_cards(), 0), Animals{donkey});
  }
}

}  // namespace
