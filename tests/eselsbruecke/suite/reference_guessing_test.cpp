// The reference of Eselsbrücke by itself: who guesses when, what is a mistake, and both special cases.

#include <gtest/gtest.h>

#include <set>
#include <vector>

#include "tests/eselsbruecke/suite/reference_table.hpp"

namespace {

using namespace rulecheck::eselsbruecke::reference;

/// Seats 1, 2, 3 hold A, B, C and seat 0, the storyteller, holds D.
Game four_tiles_for_four() { return guessing_begins(normal_settings(4), 5); }
/// Seats 1, 2 hold A, B and seat 0, the storyteller, holds C and D.
Game four_tiles_for_three() { return guessing_begins(normal_settings(3), 5); }
/// Seats 1, 2, 3 hold A, B, C; seat 4 and, of six, seat 5 hold nothing.
Game three_tiles_for(int players) { return guessing_begins(normal_settings(players), 3); }
/// Nobody who held a tile has remembered any, and it is the turn of seat 4.
Game nobody_remembers(int players) { return after(three_tiles_for(players), {forgets(1), forgets(2), forgets(3)}); }

/// Story 1 of six players has as many tiles as this, and it is to be guessed.
Game short_story(int tiles) {
  Settings settings = expert_settings(6);
  settings.story_tiles.front() = tiles;
  return guessing_begins(settings, 3);
}

TEST(EselsbrueckeReferenceGuessing, TheStorytellersLeftNeighborGuessesFirst) {
  const Game game = four_tiles_for_four();
  EXPECT_EQ(game.guessing().player_to_guess(), 1);
  EXPECT_TRUE(game.judge(names(1, "B")).empty());
  EXPECT_EQ(game.judge(names(2, "A")), (Breaches{{3, "ESL-23"}}));
  EXPECT_EQ(game.judge(forgets(3)), (Breaches{{3, "ESL-23"}}));
}

TEST(EselsbrueckeReferenceGuessing, TheNextInClockwiseOrderGoesOn) {
  const Game game = after(four_tiles_for_four(), {names(1, "B")});
  EXPECT_EQ(game.guessing().player_to_guess(), 2);
  EXPECT_EQ(game.judge(names(3, "A")), (Breaches{{3, "ESL-28"}}));
  EXPECT_EQ(game.judge(forgets(1)), (Breaches{{3, "ESL-28"}}));
}

TEST(EselsbrueckeReferenceGuessing, AGuessAfterAMistakeIsNoFirstGuess) {
  const Game game = after(four_tiles_for_four(), {forgets(1)});
  EXPECT_EQ(game.judge(names(3, "A")), (Breaches{{3, "ESL-28"}}));
}

TEST(EselsbrueckeReferenceGuessing, TheStorytellerNeverGuesses) {
  EXPECT_EQ(four_tiles_for_four().judge(names(0, "A")), (Breaches{{3, "ESL-29"}}));
  const Game game = after(four_tiles_for_four(), {names(1, "B"), names(2, "A"), names(3, "D")});
  EXPECT_EQ(game.judge(keeps(0, "C")), (Breaches{{3, "ESL-29"}}));
  EXPECT_EQ(game.guessing().player_to_guess(), 1);
}

TEST(EselsbrueckeReferenceGuessing, ATileNamedComesFromWhoeverHoldsIt) {
  Game game = after(four_tiles_for_four(), {names(1, "C")});
  EXPECT_EQ(game.guessing().hands(), (Hands{{"D"}, {"A"}, {"B"}, {}}));
  EXPECT_EQ(game.guessing().open(), (Hands{{}, {"C"}, {}, {}}));
  game.play(names(2, "D"));
  EXPECT_EQ(game.guessing().hands(), (Hands{{}, {"A"}, {"B"}, {}}));
  EXPECT_EQ(game.guessing().open(), (Hands{{}, {"C"}, {"D"}, {}}));
  EXPECT_EQ(game.guessing().named(), (Motifs{"C", "D"}));
}

TEST(EselsbrueckeReferenceGuessing, AWrongNameAndATimeoutPutAPlayerOut) {
  const Game game = after(four_tiles_for_four(), {names(1, "Z"), forgets(2), names(3, "A")});
  EXPECT_EQ(game.guessing().out(), (std::set<int>{1, 2}));
  EXPECT_EQ(game.guessing().open(), (Hands{{}, {}, {}, {"A"}}));
  EXPECT_EQ(game.guessing().player_to_guess(), 3);
  EXPECT_EQ(game.judge(names(1, "B")), (Breaches{{3, "ESL-27"}}));
  EXPECT_EQ(game.judge(forgets(2)), (Breaches{{3, "ESL-27"}}));
}

TEST(EselsbrueckeReferenceGuessing, AMotifIsWrongUnlessItIsSpeltAsOnTheTile) {
  EXPECT_EQ(after(four_tiles_for_four(), {names(1, "b")}).guessing().out(), std::set<int>{1});
  EXPECT_EQ(after(four_tiles_for_four(), {names(1, "B ")}).guessing().out(), std::set<int>{1});
}

TEST(EselsbrueckeReferenceGuessing, ATileOfAPlayerWhoIsOutCanStillBeNamed) {
  const Game game = after(four_tiles_for_four(), {forgets(1), names(2, "A")});
  EXPECT_EQ(game.guessing().open(), (Hands{{}, {}, {"A"}, {}}));
  EXPECT_EQ(game.guessing().hands(), (Hands{{"D"}, {}, {"B"}, {"C"}}));
}

TEST(EselsbrueckeReferenceGuessing, TheOnlyPlayerLeftGoesOnAlone) {
  Game game = after(four_tiles_for_three(), {forgets(1), names(2, "A")});
  EXPECT_EQ(game.guessing().player_to_guess(), 2);
  game.play(names(2, "C"));
  EXPECT_EQ(game.guessing().player_to_guess(), 2);
  EXPECT_EQ(game.judge(names(1, "D")), (Breaches{{3, "ESL-27"}}));
}

TEST(EselsbrueckeReferenceGuessing, WithAllTilesNamedTheGuessingRoundIsOver) {
  const Game game = after(four_tiles_for_four(), {names(1, "B"), names(2, "A"), names(3, "D"), names(1, "C")});
  EXPECT_TRUE(game.between_turns());
  EXPECT_EQ(game.stacks(), stacks_of({"spppp", "pppppp", "ppppp", "ppppp"}));
}

TEST(EselsbrueckeReferenceGuessing, WithAllPlayersOutTheGuessingRoundIsOverAndTheTilesAreGone) {
  const Game game = after(four_tiles_for_three(), {names(1, "Z"), names(2, "Z")});
  EXPECT_TRUE(game.between_turns());
  EXPECT_EQ(game.stacks(), stacks_of({"pppp", "pp", "pp"}));
}

TEST(EselsbrueckeReferenceGuessing, WhoeverHoldsTheLastTileKeepsItAndDoesNothingElse) {
  const Game game =
      after(four_tiles_for_three(), {names(1, "C"), names(2, "D"), names(1, "B"), forgets(2)});  // A is left
  EXPECT_TRUE(game.guessing().holds_the_last(1));
  EXPECT_EQ(game.judge(names(1, "A")), (Breaches{{4, "ESL-47"}}));
  EXPECT_EQ(game.judge(names(1, "B")), (Breaches{{4, "ESL-47"}}));
  EXPECT_EQ(game.judge(names(1, "Z")), (Breaches{{4, "ESL-47"}}));
  EXPECT_EQ(game.judge(forgets(1)), (Breaches{{4, "ESL-47"}}));
  EXPECT_EQ(game.judge(keeps(1, "B")), (Breaches{{4, "ESL-47"}}));
  EXPECT_EQ(game.judge(keeps(2, "A")), (Breaches{{3, "ESL-27"}}));
  EXPECT_TRUE(game.judge(keeps(1, "A")).empty());
  EXPECT_EQ(after(game, {keeps(1, "A")}).stacks(), stacks_of({"pppp", "ppppppp", "ppp"}));
}

TEST(EselsbrueckeReferenceGuessing, NothingElseCanBeKept) {
  EXPECT_EQ(four_tiles_for_three().judge(keeps(1, "A")), (Breaches{{4, "ESL-47"}}));
  EXPECT_EQ(four_tiles_for_three().judge(keeps(1, "C")), (Breaches{{4, "ESL-47"}}));
  const Game last_tile_of_seat_1 = after(four_tiles_for_three(), {names(1, "C"), names(2, "D"), names(1, "B")});
  EXPECT_EQ(last_tile_of_seat_1.judge(keeps(2, "A")), (Breaches{{4, "ESL-47"}}));
  EXPECT_EQ(last_tile_of_seat_1.judge(keeps(1, "A")), (Breaches{{3, "ESL-28"}}));
  EXPECT_TRUE(last_tile_of_seat_1.judge(names(2, "A")).empty());
  const Game last_two_tiles = after(four_tiles_for_three(), {names(1, "C"), names(2, "D")});
  EXPECT_EQ(last_two_tiles.judge(keeps(1, "A")), (Breaches{{4, "ESL-47"}}));
}

TEST(EselsbrueckeReferenceGuessing, APlayerWithoutATileWaitsAsLongAsNobodyIsMistaken) {
  EXPECT_EQ(three_tiles_for(5).judge(names(4, "A")), (Breaches{{3, "ESL-22"}}));
  EXPECT_EQ(three_tiles_for(5).judge(names(3, "A")), (Breaches{{3, "ESL-23"}}));
  Game game = after(three_tiles_for(5), {names(1, "B")});
  EXPECT_EQ(game.judge(names(4, "A")), (Breaches{{3, "ESL-22"}}));
  EXPECT_EQ(game.judge(names(3, "A")), (Breaches{{3, "ESL-28"}}));
  game.play(forgets(2));
  EXPECT_EQ(game.judge(names(4, "A")), (Breaches{{3, "ESL-28"}}));
}

TEST(EselsbrueckeReferenceGuessing, WithoutAMistakeAPlayerWithoutATileComesAwayEmptyHanded) {
  const Game game = after(three_tiles_for(5), {names(1, "B"), names(2, "C"), names(3, "A")});
  EXPECT_TRUE(game.between_turns());
  EXPECT_EQ(game.stacks(), stacks_of({"spppp", "ppppp", "ppppp", "ppppp", "pppp"}));
}

TEST(EselsbrueckeReferenceGuessing, AfterAMistakeAPlayerWithoutATileGuessesByTheMotifsNamed) {
  Game game = after(three_tiles_for(5), {forgets(1), names(2, "A"), names(3, "B")});
  EXPECT_EQ(game.guessing().player_to_guess(), 4);
  EXPECT_EQ(game.guessing().hands(), (Hands{{}, {}, {}, {"C"}, {}}));
  game.play(names(4, "C"));
  EXPECT_EQ(game.stacks(), stacks_of({"pppp", "ppp", "ppppp", "ppppp", "ppppp"}));
}

TEST(EselsbrueckeReferenceGuessing, IfNobodyRememberedAPlayerWithoutATileGetsTheFirstPlayers) {
  Game game = nobody_remembers(5);
  EXPECT_EQ(game.guessing().hands(), (Hands{{}, {}, {"B"}, {"C"}, {"A"}}));
  EXPECT_EQ(game.judge(names(4, "A")), (Breaches{{4, "ESL-24"}}));
  EXPECT_EQ(game.judge(keeps(4, "A")), (Breaches{{4, "ESL-47"}}));
  game = after(game, {names(4, "B"), names(4, "C")});
  EXPECT_TRUE(game.guessing().holds_the_last(4));
  game.play(keeps(4, "A"));
  EXPECT_EQ(game.stacks(), stacks_of({"pppp", "ppp", "ppp", "ppp", "ppppppp"}));
}

TEST(EselsbrueckeReferenceGuessing, OnceAMotifIsNamedNoTileIsPassedOn) {
  const Game game = after(nobody_remembers(6), {names(4, "B")});
  EXPECT_EQ(game.guessing().player_to_guess(), 5);
  EXPECT_EQ(game.guessing().hands(), (Hands{{}, {}, {}, {"C"}, {"A"}, {}}));
  EXPECT_TRUE(game.judge(names(5, "A")).empty());
  EXPECT_TRUE(after(game, {names(5, "C")}).guessing().holds_the_last(4));
}

TEST(EselsbrueckeReferenceGuessing, TheFirstPlayersTileIsPassedOnToEveryoneWithoutOne) {
  Game game = after(short_story(2), {forgets(1), forgets(2)});
  EXPECT_EQ(game.guessing().hands(), (Hands{{}, {}, {"B"}, {"A"}, {}, {}}));
  game.play(forgets(3));
  EXPECT_EQ(game.guessing().hands(), (Hands{{}, {}, {"B"}, {}, {"A"}, {}}));
  game.play(forgets(4));
  EXPECT_EQ(game.guessing().hands(), (Hands{{}, {}, {"B"}, {}, {}, {"A"}}));
}

TEST(EselsbrueckeReferenceGuessing, AStoryOfOneTileIsKeptByTheFirstPlayer) {
  const Game game = short_story(1);
  EXPECT_EQ(game.judge(forgets(1)), (Breaches{{4, "ESL-47"}}));
  EXPECT_EQ(game.judge(keeps(2, "A")), (Breaches{{3, "ESL-22"}}));
  EXPECT_EQ(after(game, {keeps(1, "A")}).stacks(), stacks_of({"spppp", "ppppp", "pppp", "pppp", "pppp", "pppp"}));
}

}  // namespace
