// The reference of Eselsbrücke by itself: the order of turns, stories and distributions, and what they break.

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/eselsbruecke/suite/reference_table.hpp"

namespace {

using namespace rulecheck::eselsbruecke::reference;

/// Before the turn of seat 0 in this round, for three players.
Game three_players(int round) { return Game(normal_settings(3), turn_of_seat_0(round, {"p", "p", "p"})); }

/// Seat 0 has told its third story and has now to distribute the one from before the position.
Game distribution_due(int players) {
  const std::vector<std::string> stacks(static_cast<std::size_t>(players), "p");
  Game game(normal_settings(players), turn_of_seat_0(3, stacks));
  game.play(Story{0, {"W", "X", "Y", "Z"}});
  return game;
}

/// Three players have told two stories each, and seat 0 its third; of the first it has told A, B and C.
Game known_distribution_due() {
  Game game(normal_settings(3), 0);
  game.play(Story{0, {"A", "B", "C"}});
  while (game.round() < 3) game.play(story_due(game));
  game.play(story_due(game));
  return game;
}

TEST(EselsbrueckeReferenceCourse, EverybodyBeginsWithTheBaseTile) {
  const Game game(normal_settings(3), 2);
  EXPECT_EQ(game.stacks(), stacks_of({"p", "p", "p"}));
  EXPECT_EQ(game.round(), 1);
  EXPECT_EQ(game.storyteller(), 2);
  EXPECT_EQ(game.due(), Step::story);
  EXPECT_TRUE(game.between_turns());
}

TEST(EselsbrueckeReferenceCourse, TheStartPlayerTellsFirstAndTheOthersFollowClockwise) {
  Game game(normal_settings(3), 2);
  EXPECT_EQ(game.judge(Story{0, {"A", "B", "C"}}), (Breaches{{4, "ESL-17"}}));
  game.play(Story{2, {"A", "B", "C"}});
  EXPECT_EQ(game.storyteller(), 0);
  game.play(Story{0, {"D", "E", "F"}});
  EXPECT_EQ(game.judge(Story{2, {"G", "H", "I"}}), (Breaches{{4, "ESL-17"}}));
  game.play(Story{1, {"G", "H", "I"}});
  EXPECT_EQ(game.round(), 2);
  EXPECT_EQ(game.storyteller(), 2);
  EXPECT_EQ(game.judge(Story{1, {"J", "K", "L"}}), (Breaches{{4, "ESL-17"}}));
}

TEST(EselsbrueckeReferenceCourse, AStoryHasAsManyTilesAsItsRoundShows) {
  EXPECT_EQ(three_players(1).judge(Story{0, {"A", "B"}}), (Breaches{{5, "ESL-12"}}));
  EXPECT_EQ(three_players(1).judge(Story{0, {"A", "B", "C", "D"}}), (Breaches{{5, "ESL-12"}}));
  EXPECT_TRUE(three_players(1).judge(Story{0, {"A", "B", "C"}}).empty());
  EXPECT_TRUE(three_players(2).judge(Story{0, {"A", "B", "C"}}).empty());
  EXPECT_EQ(three_players(3).judge(Story{0, {"A", "B", "C"}}), (Breaches{{5, "ESL-12"}}));
  EXPECT_TRUE(three_players(3).judge(Story{0, {"A", "B", "C", "D"}}).empty());
  EXPECT_EQ(three_players(4).judge(Story{0, {"A", "B", "C", "D"}}), (Breaches{{5, "ESL-12"}}));
  EXPECT_TRUE(three_players(4).judge(Story{0, {"A", "B", "C", "D", "E"}}).empty());
  EXPECT_EQ(three_players(4).judge(Story{0, {}}), (Breaches{{5, "ESL-12"}}));
}

TEST(EselsbrueckeReferenceCourse, InTheFirstTwoRoundsNothingIsDistributedOrGuessed) {
  const Distribution distribution{0, {{"C"}, {"A"}, {"B"}}};
  EXPECT_EQ(three_players(1).judge(distribution), (Breaches{{3, "ESL-10"}}));
  EXPECT_EQ(three_players(2).judge(distribution), (Breaches{{3, "ESL-10"}}));
  EXPECT_EQ(three_players(2).judge(Distribution{1, {{}, {}, {}}}), (Breaches{{3, "ESL-10"}}));
  EXPECT_EQ(three_players(1).judge(names(1, "A")), (Breaches{{2, "ESL-10"}}));
  EXPECT_EQ(three_players(2).judge(forgets(0)), (Breaches{{2, "ESL-10"}}));
}

TEST(EselsbrueckeReferenceCourse, FromTheThirdRoundOnTheStoryComesBeforeTheDistribution) {
  const Distribution distribution{0, {{"C"}, {"A"}, {"B"}}};
  EXPECT_EQ(three_players(3).judge(distribution), (Breaches{{3, "ESL-19"}}));
  EXPECT_EQ(three_players(4).judge(Distribution{1, {{}, {}, {}}}), (Breaches{{3, "ESL-19"}}));
  EXPECT_EQ(three_players(3).judge(names(1, "A")), (Breaches{{2, "ESL-19"}}));
  const Game told = distribution_due(3);
  EXPECT_FALSE(told.between_turns());
  EXPECT_TRUE(told.judge(distribution).empty());
  EXPECT_EQ(told.judge(names(1, "A")), (Breaches{{2, "ESL-19"}}));
}

TEST(EselsbrueckeReferenceCourse, AStoryIsToldOncePerTurn) {
  EXPECT_EQ(distribution_due(3).judge(Story{0, {"A", "B", "C", "D"}}), (Breaches{{3, "ESL-19"}}));
  EXPECT_EQ(distribution_due(3).judge(Story{1, {"A"}}), (Breaches{{3, "ESL-19"}}));
}

TEST(EselsbrueckeReferenceCourse, InTheLastTwoRoundsNoStoryIsTold) {
  EXPECT_EQ(three_players(5).judge(Story{0, {"A", "B", "C", "D"}}), (Breaches{{3, "ESL-44"}}));
  EXPECT_EQ(three_players(6).judge(Story{2, {}}), (Breaches{{3, "ESL-44"}}));
  EXPECT_EQ(three_players(5).due(), Step::distribution);
  EXPECT_EQ(three_players(5).judge(names(1, "A")), (Breaches{{2, "ESL-19"}}));
}

TEST(EselsbrueckeReferenceCourse, FromTheThirdRoundOnAWrongSeatBreaksAnotherClause) {
  EXPECT_EQ(three_players(3).judge(Story{1, {"A", "B", "C", "D"}}), (Breaches{{4, "ESL-53"}}));
  EXPECT_EQ(three_players(4).judge(Story{2, {"A"}}), (Breaches{{4, "ESL-53"}}));
  EXPECT_EQ(distribution_due(3).judge(Distribution{1, {{"C"}, {"A"}, {"B"}}}), (Breaches{{4, "ESL-53"}}));
  EXPECT_EQ(three_players(6).judge(Distribution{2, {{}, {}, {}}}), (Breaches{{4, "ESL-53"}}));
}

TEST(EselsbrueckeReferenceCourse, NothingIsToldOrDistributedWhilePlayersGuess) {
  const Game game = guessing_begins(normal_settings(3), 3);
  EXPECT_EQ(game.due(), Step::guess);
  EXPECT_EQ(game.judge(Story{1, {"K", "L", "M", "N"}}), (Breaches{{2, "ESL-28"}}));
  EXPECT_EQ(game.judge(Distribution{1, {{"K"}, {"L"}, {"M"}}}), (Breaches{{2, "ESL-28"}}));
  EXPECT_EQ(guessing_begins(normal_settings(3), 5).judge(Story{0, {}}), (Breaches{{2, "ESL-28"}}));
}

TEST(EselsbrueckeReferenceCourse, TheTilesDistributedAreThoseOfTheStoryOfTwoRoundsAgo) {
  const Game game = known_distribution_due();
  EXPECT_TRUE(game.judge(Distribution{0, {{"A"}, {"C"}, {"B"}}}).empty());
  EXPECT_EQ(game.judge(Distribution{0, {{"A"}, {"C"}, {"D"}}}), (Breaches{{5, "ESL-11"}}));
  EXPECT_EQ(game.judge(Distribution{0, {{}, {"A"}, {"B"}}}), (Breaches{{5, "ESL-11"}}));
  EXPECT_EQ(game.judge(Distribution{0, {{"C", "D"}, {"A"}, {"B"}}}), (Breaches{{5, "ESL-11"}}));
  EXPECT_EQ(game.judge(Distribution{0, dealt(3, 0, story_tiles_of(1, 1, 3))}), (Breaches{{5, "ESL-11"}}));
  EXPECT_EQ(game.judge(Distribution{0, dealt(3, 0, story_tiles_of(2, 0, 3))}), (Breaches{{5, "ESL-11"}}));
  EXPECT_EQ(game.judge(Distribution{0, dealt(3, 0, story_tiles_of(3, 0, 4))}), (Breaches{{5, "ESL-11"}}));
}

TEST(EselsbrueckeReferenceCourse, OfAStoryFromBeforeAPositionOnlyTheNumberOfTilesIsKnown) {
  const Game game = distribution_due(3);
  EXPECT_TRUE(game.judge(Distribution{0, {{"anything"}, {"else"}, {"B"}}}).empty());
  EXPECT_EQ(game.judge(Distribution{0, {{}, {"A"}, {"B"}}}), (Breaches{{5, "ESL-11"}}));
  EXPECT_EQ(game.judge(Distribution{0, {{"C", "D"}, {"A"}, {"B"}}}), (Breaches{{5, "ESL-11"}}));
}

TEST(EselsbrueckeReferenceCourse, ATileThatHasTurnedUpInTheGameIsNotOfAStoryFromBeforeIt) {
  Game game = distribution_due(3);
  EXPECT_EQ(game.judge(Distribution{0, {{"C"}, {"A"}, {"W"}}}), (Breaches{{5, "ESL-11"}}));
  game = after(game, {Distribution{0, {{"C"}, {"A"}, {"B"}}}, forgets(1), forgets(2), Story{1, {"K", "L", "M", "N"}}});
  EXPECT_EQ(game.judge(Distribution{1, {{"P"}, {"Q"}, {"C"}}}), (Breaches{{5, "ESL-11"}}));
  EXPECT_EQ(game.judge(Distribution{1, {{"P"}, {"Q"}, {"X"}}}), (Breaches{{5, "ESL-11"}}));
  EXPECT_TRUE(game.judge(Distribution{1, {{"P"}, {"Q"}, {"R"}}}).empty());
}

TEST(EselsbrueckeReferenceCourse, AStoryOfATileThatWasDistributedBeforeBreaksNothing) {
  const Game game = after(distribution_due(3), {Distribution{0, {{"C"}, {"A"}, {"B"}}}, forgets(1), forgets(2)});
  EXPECT_TRUE(game.judge(Story{1, {"A", "L", "M", "N"}}).empty());
}

TEST(EselsbrueckeReferenceCourse, EachGuesserGetsOneTileAndTheStorytellerThoseLeftOver) {
  const Game game = three_players(5);
  EXPECT_TRUE(game.judge(Distribution{0, {{"C", "D"}, {"A"}, {"B"}}}).empty());
  EXPECT_EQ(reported(game.judge(Distribution{0, {{"D"}, {"A", "C"}, {"B"}}})), (Clauses{"ESL-19", "ESL-21"}));
  EXPECT_EQ(reported(game.judge(Distribution{0, {{"B", "C", "D"}, {"A"}, {}}})), (Clauses{"ESL-19", "ESL-21"}));
  EXPECT_EQ(game.judge(Distribution{0, {{"C", "D"}, {"A", "B"}, {}}}), (Breaches{{6, "ESL-19"}}));
}

TEST(EselsbrueckeReferenceCourse, WhereTilesAreFewTheLastGuessersGetNone) {
  const Game game = distribution_due(6);
  EXPECT_TRUE(game.judge(Distribution{0, {{}, {"A"}, {"B"}, {"C"}, {}, {}}}).empty());
  EXPECT_EQ(game.judge(Distribution{0, {{}, {"A"}, {"B"}, {}, {"C"}, {}}}), (Breaches{{6, "ESL-19"}}));
  EXPECT_EQ(game.judge(Distribution{0, {{}, {"A", "B", "C"}, {}, {}, {}, {}}}), (Breaches{{6, "ESL-19"}}));
  EXPECT_EQ(reported(game.judge(Distribution{0, {{"C"}, {"A"}, {"B"}, {}, {}, {}}})), (Clauses{"ESL-19", "ESL-21"}));
}

TEST(EselsbrueckeReferenceCourse, TilesAreDealtClockwiseFromTheStoryteller) {
  Position position{3, 1, 4, stacks_of({"p", "p", "p", "p", "p"})};
  Game game(normal_settings(5), position);
  game.play(story_due(game));
  EXPECT_TRUE(game.judge(Distribution{4, {{"A"}, {"B"}, {"C"}, {}, {}}}).empty());
  EXPECT_EQ(game.judge(Distribution{4, {{"A"}, {"B"}, {}, {"C"}, {}}}), (Breaches{{6, "ESL-19"}}));
}

TEST(EselsbrueckeReferenceCourse, AfterAGuessingRoundTheNextPlayerHasATurn) {
  Position position{4, 2, 0, stacks_of({"p", "p", "p"})};
  Game game(normal_settings(3), position);
  game.play(story_due(game));
  game = after(game, {Distribution{0, {{"C"}, {"A"}, {"B"}}}, forgets(1), forgets(2)});
  EXPECT_EQ(game.position(), (Position{4, 2, 1, stacks_of({"p", "", ""})}));
  game.play(story_due(game));
  game = after(game, {Distribution{1, {{"E"}, {"F"}, {"D"}}}, forgets(2), forgets(0)});
  EXPECT_EQ(game.position(), (Position{5, 2, 2, stacks_of({"", "", ""})}));
  EXPECT_EQ(game.judge(Distribution{1, dealt(3, 1, first_letters(4))}), (Breaches{{4, "ESL-53"}}));
}

}  // namespace
