// The reference of The Harmony of Bremen by itself: the last rounds, the variant, the end, claimed results.

#include <gtest/gtest.h>

#include <stdexcept>
#include <vector>

#include "tests/harmony_of_bremen/suite/reference_table.hpp"

namespace {

using namespace rulecheck::harmony_of_bremen::reference;

/// The last round of a game in which everybody has one card.
Game after_round_10(const std::vector<int>& cards, int failures) {
  Game game(Settings{}, before_round_10(cards, failures));
  game.play(Ensemble{cards, {}});
  return game;
}

/// What the clauses say of each kind of move once the game is over.
void expect_over(const Game& game, const Breaches& breaches) {
  EXPECT_TRUE(game.over());
  EXPECT_EQ(game.due(), Step::nothing);
  EXPECT_FALSE(game.round());
  EXPECT_FALSE(game.leader());
  EXPECT_TRUE(game.legal_moves().empty());
  EXPECT_FALSE(game.is_stuck());
  EXPECT_EQ(game.judge(Declaration{0, 1}), breaches);
  EXPECT_EQ(game.judge(Ensemble{{1, 1, 1, 1}, {}}), breaches);
  EXPECT_EQ(game.judge(Tuning{{1, 1, 1, 1}, {}}), breaches);
}

TEST(HarmonyReferenceEndings, TheFirstExampleOfTheTracesIsWon) {
  Game game(Settings{}, before_round_9());
  game.play(Declaration{0, 7});
  game.play(Ensemble{{7, 1, 11, 4}, true});
  EXPECT_FALSE(game.over());
  game.play(Ensemble{{8, 2, 9, 5}, {}});
  EXPECT_EQ(game.result(), (Result{true, 2, 10, 32}));
  EXPECT_TRUE(game.judge(Claim{true, 2, 10, 32}).empty());
  expect_over(game, {{1, "HOB-28"}});
}

TEST(HarmonyReferenceEndings, TheSecondExampleOfTheTracesBreaksTheDeclaration) {
  Game game(Settings{}, before_round_9());
  game.play(Declaration{0, 7});
  EXPECT_EQ(reported(game.judge(Ensemble{{8, 1, 11, 4}, {}})), Clauses{"HOB-17"});
  EXPECT_FALSE(game.over());
  EXPECT_THROW(game.result(), std::logic_error);
}

TEST(HarmonyReferenceEndings, AfterRoundNineThereIsNoTuningAndTheLeadMovesOn) {
  const Game game = after_ensemble_of_round_9(Settings{});
  EXPECT_EQ(game.round(), 10);
  EXPECT_EQ(game.leader(), 1);
  EXPECT_EQ(game.due(), Step::ensemble);
  EXPECT_EQ(game.hands(), (std::vector<Cards>{{8}, {2}, {9}, {5}}));
  EXPECT_EQ(game.judge(Tuning{{8, 2, 9, 5}, {}}), (Breaches{{2, "HOB-26"}}));
  EXPECT_EQ(game.judge(Declaration{1, 2}), (Breaches{{3, "HOB-27"}}));
  EXPECT_EQ(game.judge(Declaration{0, 2}), (Breaches{{3, "HOB-27"}}));
  EXPECT_EQ(game.legal_moves(), (std::vector<Move>{Ensemble{{8, 2, 9, 5}, true}}));
  EXPECT_EQ(game.judge(Ensemble{{8, 2, 9, 4}, {}}), (Breaches{{4, "HOB-12"}}));
  EXPECT_EQ(game.judge(Ensemble{{8, 2, 9, 5}, false}), (Breaches{{5, "HOB-18"}}));
}

TEST(HarmonyReferenceEndings, APositionBeforeTheLastRoundIsAfterRoundNine) {
  const Game game(Settings{}, before_round_10({1, 4, 7, 10}, 0));
  EXPECT_EQ(game.judge(Tuning{{1, 4, 7, 10}, {}}), (Breaches{{2, "HOB-26"}}));
  const Game hard(settings_of(true), before_round_10({1, 4, 7, 10}, 0));
  EXPECT_EQ(hard.judge(Tuning{{1, 4, 7, 10}, {}}), (Breaches{{2, "HOB-11"}}));
  EXPECT_EQ(hard.judge(Declaration{1, 4}), (Breaches{{3, "HOB-27"}}));
}

TEST(HarmonyReferenceEndings, TheHardVariantTunesAfterRoundNineToo) {
  Game game = after_ensemble_of_round_9(settings_of(true));
  EXPECT_EQ(game.round(), 9);
  EXPECT_EQ(game.leader(), 0);
  EXPECT_EQ(game.due(), Step::tuning);
  EXPECT_EQ(game.judge(Ensemble{{8, 2, 9, 5}, {}}), (Breaches{{2, "HOB-35"}}));
  EXPECT_EQ(game.judge(Declaration{1, 2}), (Breaches{{2, "HOB-35"}}));
  EXPECT_EQ(game.judge(Tuning{{8, 8, 9, 5}, {}}), (Breaches{{3, "HOB-23"}}));
  EXPECT_EQ(game.legal_moves(), (std::vector<Move>{Tuning{{8, 2, 9, 5}, std::vector{1, 2, 3, 0}}}));
  game.play(Tuning{{8, 2, 9, 5}, {}});
  EXPECT_EQ(game.round(), 10);
  EXPECT_EQ(game.leader(), 1);
  EXPECT_EQ(game.judge(Tuning{{5, 8, 2, 9}, {}}), (Breaches{{2, "HOB-11"}}));
  EXPECT_EQ(game.judge(Declaration{1, 8}), (Breaches{{3, "HOB-27"}}));
  // The received cards are played: dog 5, rooster 8, donkey 2, cat 9, and that is the third failure.
  game.play(Ensemble{{5, 8, 2, 9}, false});
  EXPECT_EQ(game.result(), (Result{false, 3, 10, 28}));
}

TEST(HarmonyReferenceEndings, TheHardVariantIsWonWithReceivedCards) {
  Position position = before_round_9();
  position.roles = {Role::rooster, Role::cat, Role::dog, Role::donkey};
  position.hands = {{1, 5}, {2, 6}, {3, 7}, {4, 2}};
  Game game(settings_of(true), position);
  EXPECT_EQ(game.judge(Tuning{{5, 6, 7, 2}, {}}), (Breaches{{2, "HOB-11"}}));
  game.play(Declaration{0, 1});
  game.play(Ensemble{{1, 2, 3, 4}, true});
  game.play(Tuning{{5, 6, 7, 2}, {}});
  game.play(Ensemble{{2, 5, 6, 7}, true});
  EXPECT_EQ(game.result(), (Result{true, 2, 10, 32}));
}

TEST(HarmonyReferenceEndings, TheThirdFailureLosesAtOnce) {
  Game game(Settings{}, descending_preparation());
  game.play(Declaration{2, 7});
  game.play(Ensemble{{1, 4, 7, 10}, false});
  game.play(Tuning{{1, 4, 7, 10}, {}});
  game.play(Declaration{3, 10});
  game.play(Ensemble{{1, 4, 7, 10}, false});
  game.play(Tuning{{10, 1, 4, 7}, {}});
  EXPECT_EQ(game.failures(), 2);
  EXPECT_EQ(game.round(), 3);
  EXPECT_EQ(game.leader(), 0);
  game.play(Declaration{0, 2});
  game.play(Ensemble{{2, 5, 8, 11}, false});
  EXPECT_EQ(game.set_aside(), (std::vector<Cards>{{1, 1, 2}, {4, 4, 5}, {7, 7, 8}, {10, 10, 11}}));
  EXPECT_EQ(game.result(), (Result{false, 3, 3, 0}));
  expect_over(game, {{1, "HOB-29"}});
}

TEST(HarmonyReferenceEndings, TheThirdFailureInRoundNineLeavesNoLastRound) {
  Position position = before_round_9();
  position.hands.at(3) = {4, 7};
  for (const bool hard : {false, true}) {
    Game game(settings_of(hard), position);
    game.play(Declaration{0, 7});
    game.play(Ensemble{{7, 1, 11, 7}, false});
    EXPECT_EQ(game.result(), (Result{false, 3, 9, 24}));
    expect_over(game, {{1, "HOB-29"}});
  }
}

TEST(HarmonyReferenceEndings, ALastRoundThatFailsLosesWhateverTheFailuresBefore) {
  const Game game = after_round_10({4, 1, 7, 10}, 0);
  EXPECT_EQ(game.result(), (Result{false, 1, 10, 36}));
  expect_over(game, {{1, "HOB-30"}});
  expect_over(after_round_10({4, 4, 7, 10}, 1), {{1, "HOB-30"}});
}

TEST(HarmonyReferenceEndings, AThirdFailureInTheLastRoundLosesTwice) {
  const Game game = after_round_10({4, 1, 7, 10}, 2);
  EXPECT_EQ(game.result(), (Result{false, 3, 10, 28}));
  expect_over(game, {{1, "HOB-29"}, {1, "HOB-30"}});
  EXPECT_EQ(reported(game.judge(Claim{true, {}, {}, {}})), (Clauses{"HOB-29", "HOB-30"}));
}

TEST(HarmonyReferenceEndings, AResultBeforeTheEndIsNotDue) {
  const Game game = after_ensemble_of_round_9(Settings{});
  EXPECT_EQ(game.judge(Claim{}), (Breaches{{1, "HOB-28"}}));
  EXPECT_EQ(game.judge(Claim{false, 7, 7, 7}), (Breaches{{1, "HOB-28"}}));
}

TEST(HarmonyReferenceEndings, AWrongWinBreaksTheClauseByWhichTheGameEnded) {
  EXPECT_EQ(reported(after_round_10({1, 4, 7, 10}, 2).judge(Claim{false, {}, {}, {}})), Clauses{"HOB-28"});
  EXPECT_EQ(reported(after_round_10({4, 1, 7, 10}, 1).judge(Claim{true, {}, {}, {}})), Clauses{"HOB-30"});
  Position position = before_round_8();
  position.failures = 2;
  position.roles = {Role::donkey, Role::dog, Role::cat, Role::rooster};
  Game game(Settings{}, position);
  game.play(Declaration{2, 7});
  game.play(Ensemble{{1, 4, 7, 10}, {}});
  EXPECT_EQ(game.judge(Claim{true, 3, 8, 20}), (Breaches{{2, "HOB-29"}}));
}

TEST(HarmonyReferenceEndings, AWrongResultBreaksTheClausesOfItsParts) {
  const Game game = after_round_10({1, 4, 7, 10}, 1);
  EXPECT_EQ(game.result(), (Result{true, 1, 10, 36}));
  EXPECT_TRUE(game.judge(Claim{}).empty());
  EXPECT_TRUE(game.judge(Claim{true, 1, 10, 36}).empty());
  EXPECT_EQ(game.judge(Claim{{}, 2, {}, {}}), (Breaches{{2, "HOB-31"}}));
  EXPECT_EQ(game.judge(Claim{{}, {}, 1, {}}), (Breaches{{2, "HOB-11"}}));
  EXPECT_EQ(game.judge(Claim{true, 1, 10, 4}), (Breaches{{2, "HOB-20"}}));
  EXPECT_EQ(reported(game.judge(Claim{false, 0, -1, 40})), (Clauses{"HOB-11", "HOB-20", "HOB-28", "HOB-31"}));
}

TEST(HarmonyReferenceEndings, WithOneNumberInTheDeckEveryEnsembleFails) {
  Settings settings;
  settings.deck = {{7, 99}};
  Preparation preparation = ascending_preparation();
  preparation.hands.assign(4, {7, 7, 7, 7, 7, 7, 7, 7, 7, 7});
  Game game(settings, preparation);
  for (const int leader : {2, 3}) {
    EXPECT_EQ(game.legal_moves(), (std::vector<Move>{Declaration{leader, 7}}));
    game.play(Declaration{leader, 7});
    EXPECT_EQ(game.judge(Ensemble{{7, 7, 7, 7}, true}), (Breaches{{5, "HOB-19"}}));
    EXPECT_EQ(game.legal_moves(), (std::vector<Move>{Ensemble{{7, 7, 7, 7}, false}}));
    game.play(Ensemble{{7, 7, 7, 7}, {}});
    EXPECT_EQ(game.legal_moves(), (std::vector<Move>{Tuning{{7, 7, 7, 7}, std::vector{1, 2, 3, 0}}}));
    game.play(Tuning{{7, 7, 7, 7}, {}});
  }
  game.play(Declaration{0, 7});
  game.play(Ensemble{{7, 7, 7, 7}, {}});
  EXPECT_EQ(game.hands(), std::vector<Cards>(4, {7, 7, 7, 7, 7, 7, 7}));
  EXPECT_EQ(game.result(), (Result{false, 3, 3, 0}));
}

}  // namespace
