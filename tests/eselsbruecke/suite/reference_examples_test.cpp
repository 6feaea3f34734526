// The reference of Eselsbrücke by itself: the examples that the book goes through, and those of the traces.

#include <gtest/gtest.h>

#include <vector>

#include "tests/eselsbruecke/suite/reference_table.hpp"

namespace {

using namespace rulecheck::eselsbruecke::reference;

constexpr int mario = 0;
constexpr int claudia = 1;
constexpr int nils = 2;
constexpr int birgit = 3;

/// Two rounds of stories and Mario's third one. His first was of three tiles that the others now get.
Game marios_first_story() {
  Game game(normal_settings(4), mario);
  game.play(Story{mario, {"Traffic Jam", "Snow White", "Three"}});
  while (game.round() < 3) game.play(story_due(game));
  game.play(story_due(game));
  game.play(Distribution{mario, {{}, {"Traffic Jam"}, {"Three"}, {"Snow White"}}});
  return game;
}

/// Claudia and Nils have named a tile each, and it is Birgit's turn.
Game birgits_turn() { return after(marios_first_story(), {names(claudia, "Snow White"), names(nils, "Traffic Jam")}); }

TEST(EselsbrueckeReferenceExamples, TheTilesNamedGoFromTheirHoldersToTheGuessers) {
  const Game game = birgits_turn();
  EXPECT_EQ(game.guessing().open(), (Hands{{}, {"Snow White"}, {"Traffic Jam"}, {}}));
  EXPECT_EQ(game.guessing().hands(), (Hands{{}, {}, {"Three"}, {}}));
  EXPECT_EQ(game.guessing().player_to_guess(), birgit);
}

TEST(EselsbrueckeReferenceExamples, ClaudiaMayNotNameWhatSheHolds) {
  EXPECT_EQ(marios_first_story().judge(names(claudia, "Traffic Jam")), (Breaches{{4, "ESL-24"}}));
}

TEST(EselsbrueckeReferenceExamples, TheOrderOfGuessingFitsNoOtherSeating) {
  EXPECT_EQ(marios_first_story().judge(names(nils, "Traffic Jam")), (Breaches{{3, "ESL-23"}}));
  const Game game = after(marios_first_story(), {names(claudia, "Snow White")});
  EXPECT_EQ(game.judge(names(birgit, "Traffic Jam")), (Breaches{{3, "ESL-28"}}));
}

TEST(EselsbrueckeReferenceExamples, AfterBirgitsMistakeClaudiaNamesTheLastTile) {
  Game game = after(birgits_turn(), {forgets(birgit)});
  EXPECT_EQ(game.guessing().player_to_guess(), claudia);
  game.play(names(claudia, "Three"));
  const Outcome& outcome = game.just_settled().value();
  EXPECT_EQ(outcome.erred, std::set<int>{birgit});
  EXPECT_EQ(outcome.lost, (std::vector<int>{0, 0, 0, 1}));
  EXPECT_FALSE(outcome.stop);
  EXPECT_EQ(game.stacks(), stacks_of({"p", "ppp", "pp", ""}));
  EXPECT_EQ(game.storyteller(), claudia);
}

TEST(EselsbrueckeReferenceExamples, HadBirgitKnownTheLastTileMarioWouldHaveAStopTile) {
  const Game game = after(birgits_turn(), {names(birgit, "Three")});
  EXPECT_TRUE(game.just_settled().value().stop);
  EXPECT_EQ(game.stacks(), stacks_of({"sp", "pp", "pp", "pp"}));
}

TEST(EselsbrueckeReferenceExamples, AStopTileInThirdPlaceSavesClaudiaTheThirdTile) {
  Game game = guessing_begins(normal_settings(4), 6, {"p", "ppspp", "p", "p"});  // seat 0 is Birgit here
  game = after(game, {forgets(1), names(2, "A"), names(3, "B"), names(2, "C"), names(3, "D"), names(2, "E")});
  EXPECT_EQ(game.just_settled().value().lost, (std::vector<int>{0, 2, 0, 0}));
  EXPECT_EQ(game.just_settled().value().saved_by_stop, std::set<int>{1});
  EXPECT_EQ(game.stacks().at(1), stack_of("spp"));
}

/// The last turn of a game for three.
Position position_of_the_traces() { return {6, 1, 0, stacks_of({"pp", "ppsp", "psp"})}; }

Distribution distribution_of_the_traces() { return {0, {{"Moon", "Key", "Fox"}, {"Bell"}, {"Pipe"}}}; }

TEST(EselsbrueckeReferenceExamples, TheFirstTraceConformsAndEndsTheGame) {
  Settlement settlement{0};
  settlement.lost = {0, 0, 1};
  settlement.stop = false;
  const std::vector<Move> moves{distribution_of_the_traces(),
                                names(1, "Fox"),
                                forgets(2),
                                names(1, "Moon"),
                                names(1, "Pipe"),
                                names(1, "Key"),
                                keeps(1, "Bell"),
                                settlement};
  const Game start(normal_settings(3), position_of_the_traces());
  const Replayed replayed = replay(start, moves);
  EXPECT_EQ(replayed.at, -1);
  EXPECT_TRUE(replayed.over);
  const Game game = after(start, moves);
  EXPECT_EQ(game.result(), (Result{{2, 9, 2}, {0, 1, 1}, {1}}));
  Claim claim;
  claim.tiles = {2, 9, 2};
  claim.stops = {0, 1, 1};
  claim.winners = {1};
  EXPECT_TRUE(game.judge(claim).empty());
}

TEST(EselsbrueckeReferenceExamples, TheSecondTraceViolatesAtTheMotifInHand) {
  const Replayed replayed =
      replay(Game(normal_settings(3), position_of_the_traces()), {distribution_of_the_traces(), names(1, "Bell")});
  EXPECT_EQ(replayed.at, 1);
  EXPECT_EQ(replayed.clauses, Clauses{"ESL-24"});
  EXPECT_FALSE(replayed.over);
}

}  // namespace
