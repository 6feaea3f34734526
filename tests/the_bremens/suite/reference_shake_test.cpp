// The reference of The Bremens by itself: SHAKE under all its readings.

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/the_bremens/suite/reference_table.hpp"

namespace {

using namespace rulecheck::the_bremens::reference;

Readings target(ShakeTarget shake_target) {
  Readings readings;
  readings.shake_target = shake_target;
  return readings;
}
Readings nearest() { return target(ShakeTarget::nearest); }
Readings stacking() { return target(ShakeTarget::stack); }
Readings into_start(Readings readings = {}) {
  readings.shake_start_allowed = true;
  return readings;
}
Readings carrying(Readings readings = {}) {
  readings.shake_blocked_carry = true;
  return readings;
}
Readings optional_use(Readings readings = {}) {
  readings.shake_use_optional = true;
  return readings;
}

/// What seat 0 may do with SHAKE. It has no animal but the donkey on the way.
std::vector<Turn> legal(std::map<int, std::vector<std::string>> board, const Readings& readings = {}) {
  return turn_of_seat_0({std::move(board), {"cat-0", "dog-0"}}, "shake", readings).legal_turns();
}
/// What seat 0 may do if nothing moves: lay down the card of the donkey, which stays on `space`, or not.
std::vector<Turn> stuck_on(int space) { return {nothing(), choose(donkey, space)}; }

TEST(BremensReferenceShake, WithoutRidersItIsLikeAOne) {
  const Scene scene{{{9, {"chicken"}}, {3, {"donkey-1", "cat-0"}}, {4, {"dog-0"}}, {5, {"donkey-2"}}}};
  const Game game = turn_of_seat_0(scene, "shake");
  EXPECT_EQ(stack_on(after(game, choose(cat, 4)), 4), (Clauses{"dog-0", "cat-0"}));
  EXPECT_EQ(stack_on(after(game, choose(cat, 4)), 3), Clauses{"donkey-1"});
  EXPECT_EQ(stack_on(after(game, choose(dog, 5)), 5), (Clauses{"donkey-2", "dog-0"}));
  EXPECT_EQ(stack_on(after(game, choose(donkey, 1)), 1), Clauses{"donkey-0"});
  EXPECT_EQ(game.judge(choose(cat, 3)), (Breaches{{10, "TBR-55"}}));
  EXPECT_EQ(game.judge(choose(cat, 5)), (Breaches{{10, "TBR-55"}}));
  EXPECT_EQ(game.judge(shake(cat, 4, 2)), (Breaches{{10, "TBR-55"}}));
}

TEST(BremensReferenceShake, WithoutRidersItCanBeBlockedLikeAOne) {
  EXPECT_EQ(legal({{9, {"chicken"}}, {3, {"donkey-0"}}, {4, {"cat-1"}}}), stuck_on(3));
  const Scene scene{{{9, {"chicken"}}, {8, {"donkey-0"}}, {3, {"dog-0"}}, {4, {"dog-1"}}}};
  EXPECT_EQ(turn_of_seat_0(scene, "shake").judge(choose(dog, 4)), (Breaches{{10, "TBR-29"}}));
  EXPECT_EQ(turn_of_seat_0(scene, "shake").judge(choose(donkey, 9)), (Breaches{{10, "TBR-40"}}));
  EXPECT_EQ(turn_of_seat_0(scene, "shake").judge(choose(donkey, 10)), (Breaches{{10, "TBR-55"}}));
}

TEST(BremensReferenceShake, ARiderGoesBackOneAndTheAnimalAheadOne) {
  const Scene scene{{{9, {"chicken"}}, {3, {"donkey-0", "dog-1"}}}};
  const Game game = turn_of_seat_0(scene, "shake");
  const Game shaken = after(game, shake(donkey, 4, 2));
  EXPECT_EQ(stack_on(shaken, 2), Clauses{"dog-1"});
  EXPECT_TRUE(stack_on(shaken, 3).empty());
  EXPECT_EQ(stack_on(shaken, 4), Clauses{"donkey-0"});
  EXPECT_EQ(game.judge(choose(donkey, 4)), (Breaches{{10, "TBR-55"}})) << "riders_to is missing";
  EXPECT_EQ(game.judge(shake(donkey, 4, 1)), (Breaches{{10, "TBR-55"}})) << "riders_to is wrong";
  EXPECT_EQ(game.judge(shake(donkey, 3, 2)), (Breaches{{10, "TBR-55"}})) << "the animal stays though it can go";
  EXPECT_EQ(game.judge(shake(donkey, 5, 2)), (Breaches{{10, "TBR-55"}})) << "the animal goes two";
}

TEST(BremensReferenceShake, TwoRidersStayStacked) {
  const Scene scene{{{9, {"chicken"}}, {3, {"donkey-0", "dog-1", "cat-0"}}}};
  const Game shaken = after(turn_of_seat_0(scene, "shake"), shake(donkey, 4, 2));
  EXPECT_EQ(stack_on(shaken, 2), (Clauses{"dog-1", "cat-0"}));
  EXPECT_EQ(stack_on(shaken, 4), Clauses{"donkey-0"});
}

TEST(BremensReferenceShake, WhatIsBelowTheAnimalStays) {
  const Scene scene{{{9, {"chicken"}}, {3, {"donkey-1", "dog-0", "cat-2"}}}};
  const Game shaken = after(turn_of_seat_0(scene, "shake"), shake(dog, 4, 2));
  EXPECT_EQ(stack_on(shaken, 2), Clauses{"cat-2"});
  EXPECT_EQ(stack_on(shaken, 3), Clauses{"donkey-1"});
  EXPECT_EQ(stack_on(shaken, 4), Clauses{"dog-0"});
}

TEST(BremensReferenceShake, TheAnimalStaysIfItCannotGoAhead) {
  const Scene scene{{{9, {"chicken"}}, {3, {"donkey-0", "dog-1"}}, {4, {"cat-1"}}}};
  const Game game = turn_of_seat_0(scene, "shake");
  const Game shaken = after(game, shake(donkey, 3, 2));
  EXPECT_EQ(stack_on(shaken, 2), Clauses{"dog-1"});
  EXPECT_EQ(stack_on(shaken, 3), Clauses{"donkey-0"});
  EXPECT_EQ(game.judge(shake(donkey, 4, 2)), (Breaches{{10, "TBR-29"}}));
  EXPECT_EQ(reported(game.judge(choose(donkey, 4))), (Clauses{"TBR-29", "TBR-55"}));
  const Scene chicken_ahead{{{4, {"chicken"}}, {3, {"donkey-0", "dog-1"}}}};
  EXPECT_EQ(turn_of_seat_0(chicken_ahead, "shake").judge(shake(donkey, 4, 2)), (Breaches{{10, "TBR-40"}}));
}

TEST(BremensReferenceShake, FromTheLastSpaceTheAnimalGoesHomeAndTheRidersDoNot) {
  const Scene scene{{{9, {"chicken"}}, {20, {"donkey-0", "cat-1"}}}};
  const Game shaken = after(turn_of_seat_0(scene, "shake"), shake(donkey, 21, 19));
  EXPECT_EQ(home_of(shaken), Clauses{"donkey-0"});
  EXPECT_EQ(stack_on(shaken, 19), Clauses{"cat-1"});
}

TEST(BremensReferenceShake, NothingMovesUnderTheChicken) {
  for (const Readings& readings : {Readings{}, optional_use(), carrying(), nearest(), stacking()}) {
    const Scene scene{{{3, {"donkey-0", "cat-1", "chicken"}}}, {"cat-0", "dog-0"}};
    const Game game = turn_of_seat_0(scene, "shake", readings);
    EXPECT_EQ(game.legal_turns(), stuck_on(3));
    EXPECT_EQ(game.judge(choose(donkey, 4)), (Breaches{{10, "TBR-32"}}));
    EXPECT_EQ(game.judge(shake(donkey, 3, 2)), (Breaches{{10, "TBR-55"}}));
    EXPECT_EQ(reported(game.judge(shake(donkey, 4, 2))), (Clauses{"TBR-32", "TBR-55"}));
  }
}

TEST(BremensReferenceShake, RidersThatCannotGoBackKeepTheAnimalWhereItIs) {
  const Scene scene{{{9, {"chicken"}}, {2, {"donkey-1"}}, {3, {"donkey-0", "dog-1"}}}, {"cat-0", "dog-0"}};
  const Game game = turn_of_seat_0(scene, "shake");
  EXPECT_EQ(game.legal_turns(), stuck_on(3));
  EXPECT_EQ(game.judge(choose(donkey, 4)), (Breaches{{10, "TBR-55"}}));
  EXPECT_EQ(game.judge(shake(donkey, 3, 2)), (Breaches{{10, "TBR-55"}}));
  const Scene cat_ahead{{{9, {"chicken"}}, {2, {"cat-2"}}, {3, {"donkey-0", "dog-1"}}, {4, {"cat-1"}}}};
  EXPECT_EQ(turn_of_seat_0(cat_ahead, "shake").judge(choose(donkey, 4)), (Breaches{{10, "TBR-55"}}))
      << "the animal would not have gone ahead anyway";
}

TEST(BremensReferenceShake, RidersThatCannotGoBackMayBeCarriedByTheReading) {
  const Scene scene{{{9, {"chicken"}}, {2, {"donkey-1"}}, {3, {"donkey-0", "dog-1"}}}, {"cat-0", "dog-0"}};
  const Game game = turn_of_seat_0(scene, "shake", carrying());
  EXPECT_EQ(game.legal_turns(), std::vector<Turn>{choose(donkey, 4)});
  EXPECT_EQ(stack_on(after(game, choose(donkey, 4)), 4), (Clauses{"donkey-0", "dog-1"}));
  EXPECT_EQ(game.judge(choose(donkey, 3)), (Breaches{{10, "TBR-55"}}));
  const Scene cat_ahead{{{9, {"chicken"}}, {2, {"cat-2"}}, {3, {"donkey-0", "dog-1"}}, {4, {"cat-1"}}}};
  EXPECT_EQ(turn_of_seat_0(cat_ahead, "shake", carrying()).judge(choose(donkey, 4)), (Breaches{{10, "TBR-29"}}));
}

TEST(BremensReferenceShake, WhereRidersCanGoBackTheyAreNotCarried) {
  EXPECT_EQ(legal({{9, {"chicken"}}, {3, {"donkey-0", "dog-1"}}}, carrying()), std::vector<Turn>{shake(donkey, 4, 2)});
}

TEST(BremensReferenceShake, TheSpaceBehindHasToBeFreeOfAnimalsAndChicken) {
  EXPECT_EQ(legal({{2, {"chicken"}}, {3, {"donkey-0", "dog-1"}}}), stuck_on(3));
  EXPECT_EQ(legal({{9, {"chicken"}}, {2, {"donkey-1"}}, {3, {"donkey-0", "cat-1"}}}), stuck_on(3));
}

TEST(BremensReferenceShake, TheNearestFreeSpaceBehindByTheReading) {
  const std::map<int, std::vector<std::string>> board{{5, {"donkey-1"}}, {4, {"chicken"}}, {6, {"donkey-0", "dog-1"}}};
  EXPECT_EQ(legal(board), stuck_on(6));
  EXPECT_EQ(legal(board, nearest()), std::vector<Turn>{shake(donkey, 7, 3)});
  EXPECT_EQ(legal({{9, {"chicken"}}, {3, {"donkey-0", "dog-1"}}}, nearest()), std::vector<Turn>{shake(donkey, 4, 2)});
}

TEST(BremensReferenceShake, ASingleRiderOntoALargerAnimalByTheReading) {
  EXPECT_EQ(legal({{9, {"chicken"}}, {2, {"donkey-1"}}, {3, {"donkey-0", "dog-1"}}}, stacking()),
            std::vector<Turn>{shake(donkey, 4, 2)});
  EXPECT_EQ(legal({{9, {"chicken"}}, {2, {"dog-2"}}, {3, {"donkey-0", "dog-1"}}}, stacking()), stuck_on(3));
  EXPECT_EQ(legal({{2, {"donkey-1", "chicken"}}, {3, {"donkey-0", "dog-1"}}}, stacking()), stuck_on(3));
  EXPECT_EQ(legal({{9, {"chicken"}}, {2, {"donkey-1"}}, {3, {"donkey-0", "dog-1", "cat-1"}}}, stacking()), stuck_on(3))
      << "two riders need a free space";
  EXPECT_EQ(legal({{9, {"chicken"}}, {3, {"donkey-0", "dog-1", "cat-1"}}}, stacking()),
            std::vector<Turn>{shake(donkey, 4, 2)});
}

TEST(BremensReferenceShake, ARiderThatIsStackedLiesOnTheLargerAnimal) {
  const Scene scene{{{9, {"chicken"}}, {2, {"donkey-1"}}, {3, {"donkey-0", "dog-1"}}}};
  const Game shaken = after(turn_of_seat_0(scene, "shake", stacking()), shake(donkey, 4, 2));
  EXPECT_EQ(stack_on(shaken, 2), (Clauses{"donkey-1", "dog-1"}));
}

TEST(BremensReferenceShake, FromTheFirstSpaceRidersGoToStartOnlyByTheReading) {
  const std::map<int, std::vector<std::string>> board{{9, {"chicken"}}, {1, {"donkey-0", "dog-1", "cat-1"}}};
  for (const Readings& readings : {Readings{}, nearest(), stacking()}) {
    EXPECT_EQ(legal(board, readings), stuck_on(1));
    EXPECT_EQ(legal(board, into_start(readings)), std::vector<Turn>{shake(donkey, 2, 0)});
  }
  EXPECT_EQ(legal(board, carrying()), std::vector<Turn>{choose(donkey, 2)});
  const Game shaken = after(turn_of_seat_0({board}, "shake", into_start()), shake(donkey, 2, 0));
  EXPECT_EQ(place_of(shaken, "dog-1"), 0);
  EXPECT_EQ(place_of(shaken, "cat-1"), 0);
  EXPECT_TRUE(riders_of(shaken.board(), piece_named("dog-1")).empty());
}

TEST(BremensReferenceShake, StartIsTheLastResortForTheNearestSpace) {
  const std::map<int, std::vector<std::string>> board{{1, {"chicken"}}, {2, {"cat-1"}}, {3, {"donkey-0", "dog-1"}}};
  EXPECT_EQ(legal(board, nearest()), stuck_on(3));
  EXPECT_EQ(legal(board, into_start(nearest())), std::vector<Turn>{shake(donkey, 4, 0)});
  EXPECT_EQ(legal(board, into_start()), stuck_on(3));
  EXPECT_EQ(legal({{9, {"chicken"}}, {2, {"cat-1"}}, {3, {"donkey-0", "dog-1"}}}, into_start(nearest())),
            std::vector<Turn>{shake(donkey, 4, 1)});
}

TEST(BremensReferenceShake, RidersMayBeCarriedInsteadByTheReading) {
  const std::map<int, std::vector<std::string>> free_behind{{9, {"chicken"}}, {3, {"donkey-0", "dog-1"}}};
  EXPECT_EQ(legal(free_behind, optional_use()), (std::vector<Turn>{choose(donkey, 4), shake(donkey, 4, 2)}));
  const std::map<int, std::vector<std::string>> none_behind{
      {9, {"chicken"}}, {2, {"cat-1"}}, {3, {"donkey-0", "dog-1"}}};
  EXPECT_EQ(legal(none_behind, optional_use()), std::vector<Turn>{choose(donkey, 4)});
  EXPECT_EQ(legal(none_behind, optional_use(carrying())), std::vector<Turn>{choose(donkey, 4)});
  const std::map<int, std::vector<std::string>> none_ahead{
      {9, {"chicken"}}, {4, {"cat-1"}}, {3, {"donkey-0", "dog-1"}}};
  EXPECT_EQ(legal(none_ahead, optional_use()), std::vector<Turn>{shake(donkey, 3, 2)});
}

TEST(BremensReferenceShake, WhereRidersMayBeCarriedOnlyOneAheadNeedsNoPlaceForThem) {
  const Scene free_behind{{{9, {"chicken"}}, {3, {"donkey-0", "dog-1"}}}};
  const Game game = turn_of_seat_0(free_behind, "shake", optional_use());
  EXPECT_EQ(game.judge(choose(donkey, 3)), (Breaches{{10, "TBR-55"}}));
  EXPECT_EQ(game.judge(choose(donkey, 5)), (Breaches{{10, "TBR-55"}}));
  EXPECT_EQ(game.judge(shake(donkey, 4, 1)), (Breaches{{10, "TBR-55"}}));
  const Scene none_ahead{{{4, {"chicken"}}, {3, {"donkey-0", "dog-1"}}}};
  EXPECT_EQ(turn_of_seat_0(none_ahead, "shake", optional_use()).judge(choose(donkey, 4)), (Breaches{{10, "TBR-40"}}));
  EXPECT_EQ(turn_of_seat_0(none_ahead, "shake", optional_use()).judge(choose(donkey, 3)), (Breaches{{10, "TBR-55"}}));
}

TEST(BremensReferenceShake, WhereNothingAtAllIsPossibleNothingMoves) {
  const std::map<int, std::vector<std::string>> board{
      {9, {"chicken"}}, {2, {"cat-2"}}, {4, {"cat-1"}}, {3, {"donkey-0", "dog-1"}}};
  for (const Readings& readings : {Readings{}, carrying(), optional_use(), optional_use(carrying())}) {
    EXPECT_EQ(legal(board, readings), stuck_on(3));
  }
}

TEST(BremensReferenceShake, AShakeThatMovesOnlyRidersIsAMove) {
  const Scene scene{
      {{9, {"dog-0", "chicken"}}, {3, {"donkey-0", "dog-1"}}, {4, {"cat-1"}}}, {}, 0, {{dog, donkey}, {cat}, {cat}}};
  EXPECT_EQ(turn_of_seat_0(scene, "shake").legal_turns(), std::vector<Turn>{shake(donkey, 3, 2)});
  EXPECT_EQ(turn_of_seat_0(scene, "shake").judge(choose(dog, 9)), (Breaches{{11, "TBR-30"}}));
  EXPECT_EQ(turn_of_seat_0(scene, "shake").judge(nothing()), (Breaches{{12, "TBR-30"}}));
}

}  // namespace
