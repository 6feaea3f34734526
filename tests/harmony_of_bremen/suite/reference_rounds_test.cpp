// The reference of The Harmony of Bremen by itself: what a round's moves do and what they break.

#include <gtest/gtest.h>

#include <stdexcept>
#include <vector>

#include "tests/harmony_of_bremen/suite/reference_table.hpp"

namespace {

using namespace rulecheck::harmony_of_bremen::reference;

/// Before round 8 with cards that several seats hold; seat 2 leads.
Position with_equal_cards() {
  Position position = before_round_8();
  position.hands = {{1, 4, 9}, {4, 5, 6}, {4, 7, 9}, {7, 10, 11}};
  return position;
}

TEST(HarmonyReferenceRounds, TheLeaderDeclaresANumberTheyHold) {
  Game game(Settings{}, before_round_8());
  EXPECT_EQ(game.legal_moves(), (std::vector<Move>{Declaration{2, 7}, Declaration{2, 8}, Declaration{2, 9}}));
  EXPECT_EQ(game.judge(Declaration{2, 6}), (Breaches{{5, "HOB-14"}}));
  EXPECT_EQ(game.judge(Declaration{2, 999}), (Breaches{{5, "HOB-14"}}));
  game.play(Declaration{2, 8});
  EXPECT_EQ(game.declared(), 8);
  EXPECT_EQ(game.due(), Step::ensemble);
}

TEST(HarmonyReferenceRounds, TheFirstDeclarationOfATraceByAnotherSeatAndALaterOneBreakDifferentClauses) {
  Game game(Settings{}, before_round_8());
  EXPECT_EQ(game.judge(Declaration{1, 5}), (Breaches{{4, "HOB-14"}}));
  EXPECT_EQ(game.judge(Declaration{1, 7}), (Breaches{{4, "HOB-14"}}));
  game = before_tuning_of_round_8(Settings{});
  game.play(Tuning{{2, 5, 8, 11}, {}});
  EXPECT_EQ(game.judge(Declaration{2, 9}), (Breaches{{4, "HOB-10"}}));
  EXPECT_EQ(game.judge(Declaration{0, 1}), (Breaches{{4, "HOB-10"}}));
  EXPECT_TRUE(game.judge(Declaration{3, 12}).empty());
}

TEST(HarmonyReferenceRounds, AFirstRoundDeclaredByAnotherSeatBreaksTheClauseOnTheDeclaration) {
  const Game game(Settings{}, ascending_preparation());
  EXPECT_EQ(game.judge(Declaration{3, 10}), (Breaches{{4, "HOB-14"}}));
}

TEST(HarmonyReferenceRounds, ASecondDeclarationBreaksARuleWhoeverMakesIt) {
  Game game(Settings{}, before_round_8());
  game.play(Declaration{2, 8});
  EXPECT_EQ(game.judge(Declaration{2, 8}), (Breaches{{3, "HOB-37"}}));
  EXPECT_EQ(game.judge(Declaration{1, 3}), (Breaches{{3, "HOB-37"}}));
}

TEST(HarmonyReferenceRounds, AnEnsembleWithoutADeclarationBreaksARuleWhateverElseIsWrong) {
  const Game game(Settings{}, before_round_8());
  EXPECT_EQ(game.judge(Ensemble{{1, 4, 7, 10}, true}), (Breaches{{3, "HOB-14"}}));
  EXPECT_EQ(game.judge(Ensemble{{12, 12, 12, 12}, true}), (Breaches{{3, "HOB-14"}}));
}

TEST(HarmonyReferenceRounds, EveryoneIncludingTheLeaderPlaysACardTheyHold) {
  Game game(Settings{}, before_round_8());
  game.play(Declaration{2, 8});
  EXPECT_EQ(game.judge(Ensemble{{4, 4, 8, 10}, {}}), (Breaches{{4, "HOB-12"}}));
  EXPECT_EQ(game.judge(Ensemble{{4, 1, 8, 8}, false}), (Breaches{{4, "HOB-12"}}));
  EXPECT_EQ(game.judge(Ensemble{{1, 4, 7, 10}, false}), (Breaches{{4, "HOB-17"}}));
  EXPECT_EQ(game.judge(Ensemble{{1, 4, 6, 10}, false}), (Breaches{{4, "HOB-12"}, {4, "HOB-17"}}));
  EXPECT_EQ(game.judge(Ensemble{{4, 4, 7, 10}, {}}), (Breaches{{4, "HOB-12"}, {4, "HOB-17"}}));
  EXPECT_TRUE(game.judge(Ensemble{{1, 4, 8, 10}, true}).empty());
}

TEST(HarmonyReferenceRounds, AnEnsembleSucceedsIfTheNumbersGrowFromTheRoosterToTheDonkey) {
  const std::vector<Role> roles{Role::dog, Role::rooster, Role::donkey, Role::cat};
  EXPECT_EQ(in_role_order({7, 1, 11, 4}, roles), (std::vector<int>{1, 4, 7, 11}));
  EXPECT_TRUE(succeeds({7, 1, 11, 4}, roles));
  EXPECT_FALSE(succeeds({1, 4, 7, 11}, roles));
  EXPECT_FALSE(succeeds({7, 1, 7, 4}, roles));
  EXPECT_FALSE(succeeds({4, 1, 11, 4}, roles));
  EXPECT_FALSE(succeeds({7, 4, 11, 4}, roles));
  EXPECT_FALSE(succeeds({11, 1, 7, 4}, roles));
}

TEST(HarmonyReferenceRounds, AWrongSuccessBreaksTheClauseOnEqualNumbersOnlyIfNothingFalls) {
  Game game(Settings{}, with_equal_cards());
  game.play(Declaration{2, 7});
  EXPECT_EQ(game.judge(Ensemble{{4, 4, 7, 10}, true}), (Breaches{{5, "HOB-19"}}));
  EXPECT_EQ(game.judge(Ensemble{{1, 4, 7, 7}, true}), (Breaches{{5, "HOB-19"}}));
  EXPECT_EQ(game.judge(Ensemble{{4, 4, 7, 7}, true}), (Breaches{{5, "HOB-19"}}));
  EXPECT_EQ(game.judge(Ensemble{{9, 4, 7, 7}, true}), (Breaches{{5, "HOB-18"}}));
  EXPECT_EQ(game.judge(Ensemble{{9, 4, 7, 10}, true}), (Breaches{{5, "HOB-18"}}));
  EXPECT_EQ(game.judge(Ensemble{{1, 4, 7, 10}, false}), (Breaches{{5, "HOB-18"}}));
  EXPECT_TRUE(game.judge(Ensemble{{4, 4, 7, 10}, false}).empty());
  EXPECT_TRUE(game.judge(Ensemble{{4, 4, 7, 10}, {}}).empty());
  EXPECT_TRUE(game.judge(Ensemble{{1, 4, 7, 10}, true}).empty());
}

TEST(HarmonyReferenceRounds, ASuccessIsDiscardedAndAFailureIsSetAside) {
  Game game(Settings{}, with_equal_cards());
  game.play(Declaration{2, 7});
  Game failed = game;
  game.play(Ensemble{{1, 5, 7, 10}, {}});
  EXPECT_EQ(game.discard_pile(), (Cards{1, 5, 7, 10}));
  EXPECT_EQ(game.discards(), 32);  // 28 before
  EXPECT_EQ(game.failures(), 0);
  EXPECT_EQ(game.set_aside(), std::vector<Cards>(4));
  failed.play(Ensemble{{4, 4, 7, 10}, {}});
  EXPECT_EQ(failed.set_aside(), (std::vector<Cards>{{4}, {4}, {7}, {10}}));
  EXPECT_EQ(failed.discards(), 28);
  EXPECT_EQ(failed.failures(), 1);
  EXPECT_EQ(failed.hands(), (std::vector<Cards>{{1, 9}, {5, 6}, {4, 9}, {7, 11}}));
  EXPECT_EQ(failed.due(), Step::tuning);
  EXPECT_FALSE(failed.declared());
}

TEST(HarmonyReferenceRounds, NothingElseIsDoneWhileTuningIsDue) {
  const Game game = before_tuning_of_round_8(Settings{});
  EXPECT_EQ(game.round(), 8);
  EXPECT_EQ(game.leader(), 2);
  EXPECT_EQ(game.judge(Declaration{3, 11}), (Breaches{{2, "HOB-11"}}));
  EXPECT_EQ(game.judge(Ensemble{{2, 5, 8, 11}, true}), (Breaches{{2, "HOB-11"}}));
  EXPECT_EQ(before_tuning_of_round_8(settings_of(true)).judge(Declaration{3, 11}), (Breaches{{2, "HOB-11"}}));
}

TEST(HarmonyReferenceRounds, TuningPassesACardToTheLeftAndTheLeftNeighborLeads) {
  Game game = before_tuning_of_round_8(Settings{});
  EXPECT_EQ(game.legal_moves().size(), 16U);
  EXPECT_EQ(game.legal_moves().front(), Move(Tuning{{2, 5, 8, 11}, std::vector{1, 2, 3, 0}}));
  game.play(Tuning{{2, 5, 8, 11}, {}});
  EXPECT_EQ(game.hands(), (std::vector<Cards>{{3, 11}, {2, 6}, {5, 9}, {8, 12}}));
  EXPECT_EQ(game.round(), 9);
  EXPECT_EQ(game.leader(), 3);
  EXPECT_EQ(game.due(), Step::declaration);
}

TEST(HarmonyReferenceRounds, ACardReceivedInTheSameTuningMayNotBePassedOn) {
  const Game game = before_tuning_of_round_8(Settings{});
  EXPECT_EQ(game.judge(Tuning{{2, 2, 8, 11}, {}}), (Breaches{{3, "HOB-23"}}));
  EXPECT_EQ(game.judge(Tuning{{11, 5, 8, 11}, {}}), (Breaches{{3, "HOB-23"}}));
  EXPECT_EQ(game.judge(Tuning{{2, 2, 8, 8}, {}}), (Breaches{{3, "HOB-23"}}));
  EXPECT_EQ(game.judge(Tuning{{11, 11, 8, 11}, {}}), (Breaches{{3, "HOB-23"}}));
}

TEST(HarmonyReferenceRounds, ACardThatIsNeitherHeldNorReceivedCannotBePassed) {
  const Game game = before_tuning_of_round_8(Settings{});
  EXPECT_EQ(game.judge(Tuning{{5, 5, 8, 11}, {}}), (Breaches{{3, "HOB-22"}}));  // from the left, not from the right
  EXPECT_EQ(game.judge(Tuning{{1, 5, 8, 11}, {}}), (Breaches{{3, "HOB-22"}}));  // played in this round
  EXPECT_EQ(game.judge(Tuning{{11, 6, 8, 4}, {}}), (Breaches{{3, "HOB-22"}}));
}

TEST(HarmonyReferenceRounds, EveryFaultOfATuningCounts) {
  const Game game = before_tuning_of_round_8(Settings{});
  EXPECT_EQ(reported(game.judge(Tuning{{1, 1, 8, 11}, {}})), (Clauses{"HOB-22", "HOB-23"}));
  EXPECT_EQ(reported(game.judge(Tuning{{2, 2, 8, 4}, std::vector{0, 0, 0, 0}})),
            (Clauses{"HOB-22", "HOB-23", "HOB-38"}));
  EXPECT_EQ(reported(game.judge(Tuning{{2, 5, 8, 11}, std::vector{3, 0, 1, 2}})), Clauses{"HOB-38"});
  EXPECT_EQ(reported(game.judge(Tuning{{2, 5, 8, 11}, std::vector{1, 2, 3, 1}})), Clauses{"HOB-38"});
  EXPECT_TRUE(game.judge(Tuning{{2, 5, 8, 11}, std::vector{1, 2, 3, 0}}).empty());
}

TEST(HarmonyReferenceRounds, WhoHoldsThePassedNumberAlreadyMayPassIt) {
  Game game(Settings{}, with_equal_cards());
  game.play(Declaration{2, 7});
  game.play(Ensemble{{1, 5, 7, 10}, true});
  const Tuning tuning{{4, 4, 4, 7}, {}};
  EXPECT_TRUE(game.judge(tuning).empty());
  game.play(tuning);
  EXPECT_EQ(game.hands(), (std::vector<Cards>{{7, 9}, {4, 6}, {4, 9}, {4, 11}}));
}

TEST(HarmonyReferenceRounds, TuningThatIsNotDueBreaksTheOrderOfTheRound) {
  Game game(Settings{}, before_round_8());
  const Tuning tuning{{3, 6, 9, 12}, std::vector{0, 0, 0, 0}};
  EXPECT_EQ(game.judge(tuning), (Breaches{{2, "HOB-11"}}));
  game.play(Declaration{2, 7});
  EXPECT_EQ(game.judge(tuning), (Breaches{{2, "HOB-11"}}));
  game.play(Ensemble{{1, 4, 7, 10}, {}});
  game.play(Tuning{{2, 5, 8, 11}, {}});
  EXPECT_EQ(game.judge(tuning), (Breaches{{2, "HOB-11"}}));
  EXPECT_EQ(Game(Settings{}, before_round_9()).judge(tuning), (Breaches{{2, "HOB-11"}}));
}

TEST(HarmonyReferenceRounds, MovesOfCardsOrSeatsThatDoNotExistAreRefused) {
  const Game game = before_tuning_of_round_8(Settings{});
  EXPECT_THROW(game.judge(Declaration{4, 7}), std::logic_error);
  EXPECT_THROW(game.judge(Declaration{2, 1000}), std::logic_error);
  EXPECT_THROW(game.judge(Ensemble{{1, 4, 7, 13}, {}}), std::logic_error);
  EXPECT_THROW(game.judge(Ensemble{{1, 4, 7}, {}}), std::logic_error);
  EXPECT_THROW(game.judge(Tuning{{2, 5, 8, 0}, {}}), std::logic_error);
  EXPECT_THROW(game.judge(Tuning{{2, 5, 8, 11}, std::vector{1, 2, 3}}), std::logic_error);
  EXPECT_THROW(game.judge(Tuning{{2, 5, 8, 11}, std::vector{1, 2, 3, 4}}), std::logic_error);
}

TEST(HarmonyReferenceRounds, AMoveThatBreaksARuleIsNotMade) {
  Game game(Settings{}, before_round_8());
  EXPECT_THROW(game.play(Declaration{2, 6}), std::logic_error);
  EXPECT_THROW(game.play(Ensemble{{1, 4, 7, 10}, {}}), std::logic_error);
  EXPECT_THROW(game.play(Move(Tuning{{1, 4, 7, 10}, {}})), std::logic_error);
  EXPECT_EQ(game.position(), before_round_8());
}

}  // namespace
