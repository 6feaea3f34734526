// The reference of The Harmony of Bremen by itself: the questions that the book answers at its end, and the one that
// the reading on declarations answers.

#include <gtest/gtest.h>

#include <vector>

#include "tests/harmony_of_bremen/suite/reference_table.hpp"

namespace {

using namespace rulecheck::harmony_of_bremen::reference;

/// Seat 0, the dog, leads round 9 with 7 and 8 and has declared a number that they do not hold.
Game after_an_empty_declaration(int number) {
  Game game(free_settings(), before_round_9());
  game.play(Declaration{0, number});
  return game;
}

TEST(HarmonyReferenceQuestions, ACatAndADogWithEqualNumbersFail) {
  Position position = before_round_9();
  position.hands.at(3) = {5, 7};  // the cat
  position.failures = 0;
  Game game(Settings{}, position);
  game.play(Declaration{0, 7});  // the dog
  EXPECT_EQ(game.judge(Ensemble{{7, 1, 11, 7}, true}), (Breaches{{5, "HOB-19"}}));
  game.play(Ensemble{{7, 1, 11, 7}, false});
  EXPECT_EQ(game.failures(), 1);
}

TEST(HarmonyReferenceQuestions, ADeclarationCannotBeChanged) {
  Game game(Settings{}, before_round_9());
  game.play(Declaration{0, 7});
  EXPECT_EQ(game.judge(Declaration{0, 8}), (Breaches{{3, "HOB-37"}}));
  EXPECT_EQ(game.judge(Ensemble{{8, 1, 11, 4}, {}}), (Breaches{{4, "HOB-17"}}));
}

TEST(HarmonyReferenceQuestions, ACardIsPassedToNobodyButTheLeftNeighbor) {
  const Game game = before_tuning_of_round_8(Settings{});
  EXPECT_EQ(game.judge(Tuning{{2, 5, 8, 11}, std::vector{2, 2, 3, 0}}), (Breaches{{3, "HOB-38"}}));
  EXPECT_EQ(game.judge(Tuning{{2, 5, 8, 11}, std::vector{1, 0, 3, 2}}), (Breaches{{3, "HOB-38"}}));
  EXPECT_EQ(game.judge(Tuning{{2, 5, 8, 11}, std::vector{0, 1, 2, 3}}), (Breaches{{3, "HOB-38"}}));
}

TEST(HarmonyReferenceQuestions, AFailureInTheLastRoundLosesEvenIfItIsTheFirst) {
  Game game(Settings{}, before_round_10({1, 4, 10, 7}, 0));
  game.play(Ensemble{{1, 4, 10, 7}, false});
  EXPECT_TRUE(game.lost_in_the_last_round());
  EXPECT_FALSE(game.lost_by_failures());
  EXPECT_FALSE(game.result().won);
}

TEST(HarmonyReferenceQuestions, WhereDeclarationsAreFreeEveryNumberMayBeDeclared) {
  const Game game(free_settings(), before_round_9());
  EXPECT_TRUE(game.judge(Declaration{0, 8}).empty());
  EXPECT_TRUE(game.judge(Declaration{0, 4}).empty());
  EXPECT_TRUE(game.judge(Declaration{0, 500}).empty());
  EXPECT_EQ(game.judge(Declaration{3, 4}), (Breaches{{4, "HOB-14"}}));
  EXPECT_EQ(game.legal_moves().size(), 1000U);
  EXPECT_EQ(Game(Settings{}, before_round_9()).judge(Declaration{0, 4}), (Breaches{{5, "HOB-14"}}));
}

TEST(HarmonyReferenceQuestions, AFreeDeclarationOfACardThatIsHeldBindsAsAnyOther) {
  Game game = after_an_empty_declaration(8);
  EXPECT_FALSE(game.is_stuck());
  EXPECT_EQ(game.legal_moves().size(), 8U);
  EXPECT_EQ(game.judge(Ensemble{{7, 1, 11, 4}, true}), (Breaches{{4, "HOB-17"}}));
  game.play(Ensemble{{8, 1, 11, 4}, true});
  EXPECT_EQ(game.round(), 10);
}

TEST(HarmonyReferenceQuestions, AFreeDeclarationOfACardThatIsNotHeldLeavesNoEnsemble) {
  const Game game = after_an_empty_declaration(4);
  EXPECT_TRUE(game.is_stuck());
  EXPECT_FALSE(game.over());
  EXPECT_EQ(game.due(), Step::ensemble);
  EXPECT_EQ(reported(game.judge(Ensemble{{4, 1, 11, 4}, {}})), Clauses{"HOB-12"});
  EXPECT_EQ(reported(game.judge(Ensemble{{7, 1, 11, 4}, {}})), Clauses{"HOB-17"});
  EXPECT_EQ(reported(game.judge(Ensemble{{5, 1, 11, 4}, {}})), (Clauses{"HOB-12", "HOB-17"}));
  EXPECT_EQ(reported(game.judge(Declaration{0, 7})), Clauses{"HOB-37"});
  EXPECT_EQ(reported(game.judge(Tuning{{7, 1, 11, 4}, {}})), Clauses{"HOB-11"});
  EXPECT_EQ(reported(game.judge(Claim{false, 3, 9, 24})), Clauses{"HOB-28"});
}

TEST(HarmonyReferenceQuestions, AFreeDeclarationOfANumberOutsideTheDeckLeavesNoEnsemble) {
  const Game game = after_an_empty_declaration(500);
  EXPECT_TRUE(game.is_stuck());
  EXPECT_EQ(reported(game.judge(Ensemble{{7, 1, 11, 4}, {}})), Clauses{"HOB-17"});
}

}  // namespace
