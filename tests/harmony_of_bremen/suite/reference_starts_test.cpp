// The reference of The Harmony of Bremen by itself: cards, animals, decks, setups and positions.

#include <gtest/gtest.h>

#include <stdexcept>
#include <vector>

#include "tests/harmony_of_bremen/suite/reference_table.hpp"

namespace {

using namespace rulecheck::harmony_of_bremen::reference;

TEST(HarmonyReferenceStarts, FourAnimalsHaveNames) {
  EXPECT_EQ(name_of(Role::rooster), "rooster");
  EXPECT_EQ(name_of(Role::donkey), "donkey");
  EXPECT_EQ(role_named("cat"), Role::cat);
  EXPECT_EQ(role_named("dog"), Role::dog);
  EXPECT_FALSE(role_named("chicken"));
}

TEST(HarmonyReferenceStarts, TheDefaultDeckHasFourCopiesOfOneToTwelve) {
  const Deck deck = Settings{}.deck;
  EXPECT_EQ(deck.size(), 12U);
  for (int number = 1; number <= 12; ++number) EXPECT_EQ(deck.at(number), 4);
}

TEST(HarmonyReferenceStarts, ADeckHasFortyCardsOrMore) {
  const auto describe = [](const Deck& deck) { require_described({deck, false, {}}); };
  EXPECT_NO_THROW(describe({{7, 40}}));
  EXPECT_NO_THROW(describe({{7, 99}}));
  EXPECT_NO_THROW(describe({{0, 39}, {999, 1}}));
  EXPECT_THROW(describe({{7, 39}}), std::logic_error);
  EXPECT_THROW(describe({}), std::logic_error);
}

TEST(HarmonyReferenceStarts, ADeckHasOneToNinetyNineCopiesOfNumbersUpToThreeDigits) {
  const auto describe = [](const Deck& deck) { require_described({deck, false, {}}); };
  EXPECT_THROW(describe({{7, 100}}), std::logic_error);
  EXPECT_THROW(describe({{7, 99}, {8, 0}}), std::logic_error);
  EXPECT_THROW(describe({{1000, 40}}), std::logic_error);
  EXPECT_THROW(describe({{-1, 40}}), std::logic_error);
}

TEST(HarmonyReferenceStarts, AGameBeginsWithTheDeclarationOfItsLeader) {
  const Game game(Settings{}, ascending_preparation());
  EXPECT_EQ(game.round(), 1);
  EXPECT_EQ(game.leader(), 2);
  EXPECT_EQ(game.due(), Step::declaration);
  EXPECT_FALSE(game.declared());
  EXPECT_FALSE(game.over());
  EXPECT_EQ(game.failures(), 0);
  EXPECT_EQ(game.discards(), 0);
  EXPECT_EQ(game.rounds_played(), 0);
  EXPECT_EQ(game.hands(), ascending_preparation().hands);
  EXPECT_EQ(game.roles(), ascending_preparation().roles);
  EXPECT_EQ(game.set_aside(), std::vector<Cards>(4));
  EXPECT_EQ(game.legal_moves(), (std::vector<Move>{Declaration{2, 7}, Declaration{2, 8}, Declaration{2, 9}}));
}

TEST(HarmonyReferenceStarts, AHandThatHasNotTenCardsBreaksTheSetup) {
  EXPECT_TRUE(judge(Settings{}, ascending_preparation()).empty());
  Preparation preparation = ascending_preparation();
  take_one(preparation.hands.at(3), 12);
  EXPECT_EQ(judge(Settings{}, preparation), (Breaches{{1, "HOB-06"}}));
  preparation.hands.at(0).insert(12);
  EXPECT_EQ(judge(Settings{}, preparation), (Breaches{{1, "HOB-06"}}));
  EXPECT_THROW(Game(Settings{}, preparation), std::logic_error);
  preparation.hands.assign(4, {});
  EXPECT_EQ(judge(Settings{}, preparation), (Breaches{{1, "HOB-06"}}));
}

TEST(HarmonyReferenceStarts, ASetupOfCardsThatDoNotExistIsRefused) {
  Preparation preparation = ascending_preparation();
  take_one(preparation.hands.at(0), 3);
  preparation.hands.at(0).insert(13);
  EXPECT_THROW(judge(Settings{}, preparation), std::logic_error);
  take_one(preparation.hands.at(0), 13);
  preparation.hands.at(0).insert(7);  // the fifth 7, the others being in another hand
  EXPECT_THROW(judge(Settings{}, preparation), std::logic_error);
  Settings settings;
  settings.deck[7] = 5;
  EXPECT_TRUE(judge(settings, preparation).empty());
}

TEST(HarmonyReferenceStarts, ASetupWithoutFourAnimalsOrFourHandsOrALeaderIsRefused) {
  Preparation preparation = ascending_preparation();
  preparation.roles.at(0) = Role::cat;
  EXPECT_THROW(judge(Settings{}, preparation), std::logic_error);
  preparation = ascending_preparation();
  preparation.hands.pop_back();
  EXPECT_THROW(judge(Settings{}, preparation), std::logic_error);
  preparation = ascending_preparation();
  preparation.leader = 4;
  EXPECT_THROW(judge(Settings{}, preparation), std::logic_error);
}

TEST(HarmonyReferenceStarts, APositionBringsItsRoundLeaderFailuresAndDiscards) {
  const Game game(Settings{}, before_round_9());
  EXPECT_EQ(game.round(), 9);
  EXPECT_EQ(game.leader(), 0);
  EXPECT_EQ(game.failures(), 2);
  EXPECT_EQ(game.discards(), 24);  // 8 rounds, 2 failures: 6 times 4 cards
  EXPECT_EQ(game.rounds_played(), 8);
  EXPECT_EQ(game.due(), Step::declaration);
  EXPECT_EQ(game.position(), before_round_9());
  EXPECT_EQ(Game(Settings{}, before_round_10({1, 2, 3, 4}, 0)).due(), Step::ensemble);
}

TEST(HarmonyReferenceStarts, ThereIsNoPositionInTheMidstOfARound) {
  EXPECT_THROW(before_tuning_of_round_8(Settings{}).position(), std::logic_error);
  Game game(Settings{}, before_round_9());
  game.play(Declaration{0, 7});
  EXPECT_THROW(game.position(), std::logic_error);
}

TEST(HarmonyReferenceStarts, APositionThatBreaksAnInvariantIsRefused) {
  const auto refused = [](const Position& position) { EXPECT_THROW(Game(Settings{}, position), std::logic_error); };
  Position position = before_round_9();
  position.failures = 3;
  refused(position);
  position.failures = -1;
  refused(position);
  position = before_round_9();
  position.round = 8;
  refused(position);
  position.hands.assign(4, {});
  position.round = 11;
  refused(position);
  position = before_round_9();
  take_one(position.hands.at(3), 4);
  refused(position);
  position.hands.at(3).insert(13);
  refused(position);
  position = before_round_9();
  position.hands = {{7, 7}, {7, 7}, {7, 1}, {1, 2}};
  refused(position);
  position = before_round_9();
  position.roles.at(3) = Role::dog;
  refused(position);
  position = before_round_9();
  position.leader = -1;
  refused(position);
}

TEST(HarmonyReferenceStarts, BeforeARoundFewerEnsemblesHaveFailedThanRoundsHaveBeenPlayedAtMost) {
  Position position{1, 2, ascending_preparation().roles, ascending_preparation().hands, 1};
  EXPECT_THROW(Game(Settings{}, position), std::logic_error);
  position.failures = 0;
  EXPECT_EQ(Game(Settings{}, position).discards(), 0);
  for (Cards& hand : position.hands) hand.erase(hand.begin());
  position.round = 2;
  position.failures = 1;
  EXPECT_EQ(Game(Settings{}, position).discards(), 0);
  position.failures = 2;
  EXPECT_THROW(Game(Settings{}, position), std::logic_error);
}

}  // namespace
