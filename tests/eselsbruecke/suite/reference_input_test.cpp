// The reference of Eselsbrücke by itself: what is no game, no position, no move and no claim is refused.

#include <gtest/gtest.h>

#include <stdexcept>
#include <string>
#include <vector>

#include "tests/eselsbruecke/suite/reference_table.hpp"

namespace {

using namespace rulecheck::eselsbruecke::reference;

/// A position of three players before the turn of seat 0 in round 3.
Position some_position() { return turn_of_seat_0(3, {"p", "p", "p"}); }

Settings aside_settings() {
  Settings settings = normal_settings(3);
  settings.readings.revealed_stop_aside = true;
  return settings;
}

TEST(EselsbrueckeReferenceInput, ThreeToSixPlayAndOneOfThemStarts) {
  EXPECT_NO_THROW(Game(normal_settings(3), 2));
  EXPECT_NO_THROW(Game(normal_settings(6), 5));
  EXPECT_THROW(Game(normal_settings(2), 0), std::logic_error);
  EXPECT_THROW(Game(normal_settings(7), 0), std::logic_error);
  EXPECT_THROW(Game(normal_settings(3), 3), std::logic_error);
  EXPECT_THROW(Game(normal_settings(3), -1), std::logic_error);
}

TEST(EselsbrueckeReferenceInput, TheNormalSideLeavesOnlyTheMiddlePenaltiesOpen) {
  Settings settings = normal_settings(3);
  settings.penalties = {1, 0, 20, 3};
  EXPECT_NO_THROW(Game(settings, 0));
  settings.penalties = {1, 0, 21, 3};
  EXPECT_THROW(Game(settings, 0), std::logic_error);
  settings.penalties = {1, -1, 2, 3};
  EXPECT_THROW(Game(settings, 0), std::logic_error);
  settings.penalties = {2, 2, 2, 3};
  EXPECT_THROW(Game(settings, 0), std::logic_error);
  settings.penalties = {1, 2, 2, 4};
  EXPECT_THROW(Game(settings, 0), std::logic_error);
  settings.penalties = {1, 2, 3};
  EXPECT_THROW(Game(settings, 0), std::logic_error);
  settings = normal_settings(3);
  settings.story_tiles = {3, 3, 4, 4};
  EXPECT_THROW(Game(settings, 0), std::logic_error);
}

TEST(EselsbrueckeReferenceInput, TheExpertSideHasFiveStoriesWithinTheSupply) {
  Settings settings = expert_settings(6);
  settings.penalties = {0, 20, 0, 20, 7};
  settings.story_tiles = {9, 9, 9, 1, 1};  // six times 30 tiles
  EXPECT_NO_THROW(Game(settings, 0));
  settings.story_tiles = {9, 9, 9, 1, 2};
  EXPECT_THROW(Game(settings, 0), std::logic_error);
  settings.story_tiles = {3, 3, 4, 0, 5};
  EXPECT_THROW(Game(settings, 0), std::logic_error);
  settings.story_tiles = {3, 3, 4, 10, 5};
  EXPECT_THROW(Game(settings, 0), std::logic_error);
  settings.story_tiles = {3, 3, 4, 5};
  EXPECT_THROW(Game(settings, 0), std::logic_error);
}

TEST(EselsbrueckeReferenceInput, APositionIsBeforeATurnOfTheGame) {
  Position position = some_position();
  position.round = 0;
  EXPECT_THROW(Game(normal_settings(3), position), std::logic_error);
  position.round = 7;
  EXPECT_NO_THROW(Game(normal_settings(3), position));
  position.storyteller = 1;
  EXPECT_THROW(Game(normal_settings(3), position), std::logic_error);
  EXPECT_NO_THROW(Game(expert_settings(3), position));
  position.round = 8;
  EXPECT_THROW(Game(normal_settings(3), position), std::logic_error);
  position = some_position();
  position.start = 3;
  EXPECT_THROW(Game(normal_settings(3), position), std::logic_error);
  position = some_position();
  position.storyteller = 3;
  EXPECT_THROW(Game(normal_settings(3), position), std::logic_error);
  EXPECT_THROW(Game(normal_settings(4), some_position()), std::logic_error);
}

TEST(EselsbrueckeReferenceInput, APositionHasNoMoreTilesThanTheGame) {
  EXPECT_NO_THROW(Game(normal_settings(3), turn_of_seat_0(3, {std::string(180, 'p'), std::string(30, 's'), ""})));
  EXPECT_THROW(Game(normal_settings(3), turn_of_seat_0(3, {std::string(180, 'p'), "p", ""})), std::logic_error);
  EXPECT_THROW(Game(normal_settings(3), turn_of_seat_0(3, {"s", std::string(30, 's'), ""})), std::logic_error);
  EXPECT_THROW(stack_of("pq"), std::logic_error);
  EXPECT_EQ(letters_of(stack_of("pps")), "pps");
}

TEST(EselsbrueckeReferenceInput, StopTilesAreLaidAsideInOneReadingOnly) {
  Position position = turn_of_seat_0(3, {std::string(28, 's'), "p", "p"});
  position.aside = {1, 0, 1};
  EXPECT_NO_THROW(Game(aside_settings(), position));
  EXPECT_THROW(Game(normal_settings(3), position), std::logic_error);
  position.aside = {1, 1, 1};
  EXPECT_THROW(Game(aside_settings(), position), std::logic_error);
  position.aside = {1, 0};
  EXPECT_THROW(Game(aside_settings(), position), std::logic_error);
  position.aside = {-1, 0, 0};
  EXPECT_THROW(Game(aside_settings(), position), std::logic_error);
  Settlement settlement{0};
  settlement.aside = {0, 0, 0};
  EXPECT_THROW(Game(normal_settings(3), some_position()).judge(settlement), std::logic_error);
}

TEST(EselsbrueckeReferenceInput, AMotifIsOnOneTile) {
  Game game(normal_settings(3), 0);
  EXPECT_THROW(game.judge(Story{0, {"A", "B", "A"}}), std::logic_error);
  EXPECT_THROW(game.judge(Story{0, {"A", "B", ""}}), std::logic_error);
  game.play(Story{0, {"A", "B", "C"}});
  EXPECT_THROW(game.judge(Story{1, {"C", "D", "E"}}), std::logic_error);
  EXPECT_THROW(game.judge(Distribution{0, {{"A"}, {"B"}, {"A"}}}), std::logic_error);
  EXPECT_THROW(game.judge(Distribution{0, {{"A"}, {"B"}, {""}}}), std::logic_error);
}

TEST(EselsbrueckeReferenceInput, MovesOfSeatsThatDoNotExistAreRefused) {
  const Game game = guessing_begins(normal_settings(3), 5);
  EXPECT_THROW(game.judge(Story{3, {"K"}}), std::logic_error);
  EXPECT_THROW(game.judge(Distribution{-1, {{}, {}, {}}}), std::logic_error);
  EXPECT_THROW(game.judge(Distribution{0, {{}, {}}}), std::logic_error);
  EXPECT_THROW(game.judge(forgets(3)), std::logic_error);
  EXPECT_THROW(game.judge(Settlement{3}), std::logic_error);
  EXPECT_THROW(game.judge(names(1, "")), std::logic_error);
  EXPECT_THROW(game.judge(Guess{1, Attempt::timeout, "A"}), std::logic_error);
}

TEST(EselsbrueckeReferenceInput, ListsBySeatHaveAnEntryForEachSeat) {
  const Game game = after(guessing_begins(normal_settings(3), 5), {forgets(1), forgets(2)});
  Settlement settlement{0};
  settlement.lost = {0, 0};
  EXPECT_THROW(game.judge(settlement), std::logic_error);
  settlement.lost = {0, 2, 2};
  settlement.stacks = stacks_of({"p", "p"});
  EXPECT_THROW(game.judge(settlement), std::logic_error);
  Claim claim;
  claim.tiles = {0, 0, 0, 0};
  EXPECT_THROW(game.judge(claim), std::logic_error);
  claim.tiles.reset();
  claim.stops = {0};
  EXPECT_THROW(game.judge(claim), std::logic_error);
}

TEST(EselsbrueckeReferenceInput, WinnersAreSeatsAndNamedOnce) {
  const Game game(normal_settings(3), turn_of_seat_0(7, {"p", "p", "p"}));
  Claim claim;
  claim.winners = {0, 0};
  EXPECT_THROW(game.judge(claim), std::logic_error);
  claim.winners = {3};
  EXPECT_THROW(game.judge(claim), std::logic_error);
}

TEST(EselsbrueckeReferenceInput, AMoveThatBreaksARuleIsNotMade) {
  Game game = guessing_begins(normal_settings(3), 5);
  EXPECT_THROW(game.play(Story{0, {"K", "L", "M"}}), std::logic_error);
  EXPECT_THROW(game.play(Distribution{0, {{"K"}, {"L"}, {"M"}}}), std::logic_error);
  EXPECT_THROW(game.play(names(2, "A")), std::logic_error);
  EXPECT_THROW(game.play(Move(Settlement{0})), std::logic_error);
  EXPECT_EQ(game.guessing().player_to_guess(), 1);
  EXPECT_EQ(game.guessing().guesses(), 0);
}

TEST(EselsbrueckeReferenceInput, WhatIsNotThereIsNotToBeHad) {
  EXPECT_THROW(Game(normal_settings(3), 0).guessing(), std::logic_error);
  EXPECT_THROW(Game(normal_settings(3), 0).result(), std::logic_error);
  EXPECT_THROW(guessing_begins(normal_settings(3), 5).position(), std::logic_error);
}

}  // namespace
