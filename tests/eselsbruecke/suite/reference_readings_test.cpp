// The reference of Eselsbrücke by itself: for each reading a game that tells its two values apart.

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/eselsbruecke/suite/reference_table.hpp"

namespace {

using namespace rulecheck::eselsbruecke::reference;

/// The default of the traces for three players, with one reading turned to its other value.
Settings three_players_with(bool Readings::* reading) {
  Settings settings = normal_settings(3);
  settings.readings.*reading = true;
  return settings;
}

/// Round 3 of a game from its setup, after the first player to guess has made a mistake and the other one has not.
Game one_mistake_from_the_setup(const Settings& settings) {
  Game game(settings, 0);
  game.play(Story{0, {"A", "B", "C"}});
  while (game.round() < 3) game.play(story_due(game));
  game.play(story_due(game));
  return after(game, {Distribution{0, {{"C"}, {"A"}, {"B"}}}, forgets(1), names(2, "A"), names(2, "C"), keeps(2, "B")});
}

/// In round 5, in which a mistake costs 1 here, seat 2 has two open tiles and makes one.
Game two_open_tiles_and_a_penalty_of_one(Settings settings) {
  settings.penalties = {1, 2, 1, 3};
  return after(guessing_begins(settings, 5, {"p", "p", "sp"}),
               {forgets(1), names(2, "A"), names(2, "C"), names(2, "Z")});
}

/// In round 5, in which a mistake costs 2, seats 1 and 2 err in the turn of seat 0, then seats 2 and 0 in that of
/// seat 1.
Game two_mistakes_of_seat_2(const Settings& settings, const std::string& stack) {
  return after(guessing_begins(settings, 5, {"p", "pp", stack}),
               {forgets(1), forgets(2), Distribution{1, {{"L"}, {"M", "N"}, {"K"}}}, forgets(2), forgets(0)});
}

TEST(EselsbrueckeReferenceReadings, TheBaseTileIsAPointThatCanBeLost) {
  const Game game = one_mistake_from_the_setup(normal_settings(3));
  EXPECT_EQ(game.just_settled().value().lost, (std::vector<int>{0, 1, 0}));
  EXPECT_EQ(game.stacks(), stacks_of({"p", "", "pppp"}));
}

TEST(EselsbrueckeReferenceReadings, TheBaseTileIsAMarkerAndNoneOfTheTilesOwned) {
  const Game game = one_mistake_from_the_setup(three_players_with(&Readings::base_tile_marker));
  EXPECT_EQ(game.just_settled().value().lost, (std::vector<int>{0, 0, 0}));
  EXPECT_EQ(game.stacks(), stacks_of({"", "", "ppp"}));
}

TEST(EselsbrueckeReferenceReadings, OpenTilesThatThePenaltyLeavesAreKept) {
  const Game game = two_open_tiles_and_a_penalty_of_one(normal_settings(3));
  EXPECT_EQ(game.just_settled().value().lost, (std::vector<int>{0, 1, 1}));
  EXPECT_EQ(game.stacks(), stacks_of({"p", "", "psp"}));
}

TEST(EselsbrueckeReferenceReadings, OpenTilesThatThePenaltyLeavesAreRemovedAndNotAmongThoseGivenAway) {
  const Game game = two_open_tiles_and_a_penalty_of_one(three_players_with(&Readings::erring_open_tiles_forfeit));
  EXPECT_EQ(game.just_settled().value().lost, (std::vector<int>{0, 1, 1}));
  EXPECT_EQ(game.stacks(), stacks_of({"p", "", "sp"}));
}

TEST(EselsbrueckeReferenceReadings, OpenTilesOfAFaultlessPlayerAreKeptInEitherReading) {
  const Game game = one_mistake_from_the_setup(three_players_with(&Readings::erring_open_tiles_forfeit));
  EXPECT_EQ(game.stacks(), stacks_of({"p", "", "pppp"}));
}

TEST(EselsbrueckeReferenceReadings, NamingTheMotifInHandIsNotAllowed) {
  const Game game = guessing_begins(normal_settings(3), 5);
  EXPECT_EQ(game.judge(names(1, "A")), (Breaches{{4, "ESL-24"}}));
}

TEST(EselsbrueckeReferenceReadings, NamingTheMotifInHandIsAMistake) {
  Game game = guessing_begins(three_players_with(&Readings::own_motif_mistake), 5);
  EXPECT_TRUE(game.judge(names(1, "A")).empty());
  game.play(names(1, "A"));
  EXPECT_EQ(game.guessing().out(), std::set<int>{1});
  EXPECT_EQ(game.guessing().hands(), (Hands{{"C", "D"}, {"A"}, {"B"}}));
  EXPECT_EQ(game.guessing().named(), Motifs{});
}

TEST(EselsbrueckeReferenceReadings, TheLastMotifInHandIsKeptEvenWhereNamingItWouldBeAMistake) {
  const Game game = after(guessing_begins(three_players_with(&Readings::own_motif_mistake), 5),
                          {names(1, "C"), names(2, "D"), names(1, "B"), forgets(2)});
  EXPECT_EQ(game.judge(names(1, "A")), (Breaches{{4, "ESL-47"}}));
}

TEST(EselsbrueckeReferenceReadings, NamingAMotifAgainIsAMistake) {
  const Game game = after(guessing_begins(normal_settings(3), 5), {names(1, "C"), names(2, "C")});
  EXPECT_EQ(game.guessing().out(), std::set<int>{2});
  EXPECT_EQ(game.guessing().open(), (Hands{{}, {"C"}, {}}));
}

TEST(EselsbrueckeReferenceReadings, NamingAMotifAgainIsNotAllowed) {
  Game game = guessing_begins(three_players_with(&Readings::repeated_motif_illegal), 5);
  EXPECT_TRUE(game.judge(names(1, "Z")).empty());
  game.play(names(1, "C"));
  EXPECT_EQ(game.judge(names(2, "C")), (Breaches{{4, "ESL-23"}}));
  EXPECT_EQ(game.judge(names(2, "B")), (Breaches{{4, "ESL-24"}}));
}

TEST(EselsbrueckeReferenceReadings, AMotifThatWasInHandUntilItWasNamedCountsAsNamed) {
  const std::vector<Move> moves{names(1, "B"), names(2, "A")};
  const Game default_game = after(guessing_begins(normal_settings(3), 5), moves);
  EXPECT_TRUE(default_game.judge(names(1, "A")).empty());
  const Game game = after(guessing_begins(three_players_with(&Readings::repeated_motif_illegal), 5), moves);
  EXPECT_EQ(game.judge(names(1, "A")), (Breaches{{4, "ESL-23"}}));
  const Game mistake = after(guessing_begins(three_players_with(&Readings::own_motif_mistake), 5), moves);
  EXPECT_EQ(after(mistake, {names(1, "A")}).guessing().out(), std::set<int>{1});
}

TEST(EselsbrueckeReferenceReadings, ARevealedStopTileStaysAndProtectsAgain) {
  EXPECT_EQ(two_mistakes_of_seat_2(normal_settings(3), "spppp").stacks(), stacks_of({"", "", "spppp"}));
  EXPECT_EQ(two_mistakes_of_seat_2(normal_settings(3), "pspppp").stacks().at(2), stack_of("spppp"));
}

TEST(EselsbrueckeReferenceReadings, ARevealedStopTileIsLaidAsideAndProtectsNothingAnyMore) {
  const Settings settings = three_players_with(&Readings::revealed_stop_aside);
  const Game game = two_mistakes_of_seat_2(settings, "spppp");
  EXPECT_EQ(game.stacks(), stacks_of({"", "", "pp"}));
  EXPECT_EQ(game.aside(), (std::vector<int>{0, 0, 1}));
  EXPECT_EQ(two_mistakes_of_seat_2(settings, "psspp").stacks().at(2), stack_of("pp"));
  EXPECT_EQ(two_mistakes_of_seat_2(settings, "psspp").aside().at(2), 2);
}

TEST(EselsbrueckeReferenceReadings, AStopTileThatEndsNoGivingIsNotLaidAside) {
  const Game game = two_mistakes_of_seat_2(three_players_with(&Readings::revealed_stop_aside), "pppps");
  EXPECT_EQ(game.stacks().at(2), stack_of("s"));
  EXPECT_EQ(game.aside(), (std::vector<int>{0, 0, 0}));
}

TEST(EselsbrueckeReferenceReadings, AStopTileLaidAsideIsStillATileAndAStopTile) {
  Position position{6, 1, 0, stacks_of({"p", "p", "sp"})};
  position.aside = {1, 0, 0};
  Game game(three_players_with(&Readings::revealed_stop_aside), position);
  game = after(game, {Distribution{0, dealt(3, 0, first_letters(5))}, forgets(1), forgets(2)});
  EXPECT_EQ(game.position().aside, (std::vector<int>{1, 0, 1}));
  EXPECT_EQ(game.result(), (Result{{2, 0, 2}, {1, 0, 1}, {0, 2}}));
}

TEST(EselsbrueckeReferenceReadings, WrongStopTilesLaidAsideBreakTheClauseOnStopTiles) {
  Position position = turn_of_seat_0(6, {"p", "p", "sp"});
  position.aside = {1, 0, 0};
  Game game(three_players_with(&Readings::revealed_stop_aside), position);
  game = after(game, {Distribution{0, dealt(3, 0, first_letters(5))}, forgets(1), forgets(2)});
  Settlement settlement{0};
  settlement.aside = {1, 0, 1};
  EXPECT_TRUE(game.judge(settlement).empty());
  settlement.aside = {0, 0, 1};
  EXPECT_EQ(game.judge(settlement), (Breaches{{2, "ESL-41"}}));
  settlement.aside = {1, 0, 0};
  settlement.stacks = stacks_of({"p", "", "sp"});
  EXPECT_EQ(reported(game.judge(settlement)), (Clauses{"ESL-35", "ESL-41"}));
}

TEST(EselsbrueckeReferenceReadings, TheFirstPlayersTileIsPassedOnToASecondPlayerWithoutOne) {
  const Game game = after(guessing_begins(normal_settings(6), 3), {forgets(1), forgets(2), forgets(3), names(4, "Z")});
  EXPECT_EQ(game.guessing().hands(), (Hands{{}, {}, {"B"}, {"C"}, {}, {"A"}}));
  EXPECT_EQ(game.judge(names(5, "A")), (Breaches{{4, "ESL-24"}}));
}

TEST(EselsbrueckeReferenceReadings, ASecondPlayerWithoutATileGetsNone) {
  Settings settings = normal_settings(6);
  settings.readings.second_aid_none = true;
  Game game = after(guessing_begins(settings, 3), {forgets(1), forgets(2), forgets(3), names(4, "Z")});
  EXPECT_EQ(game.guessing().hands(), (Hands{{}, {}, {"B"}, {"C"}, {"A"}, {}}));
  EXPECT_TRUE(game.judge(names(5, "A")).empty());
  game = after(game, {names(5, "A"), names(5, "B"), names(5, "C")});
  EXPECT_EQ(game.stacks(), stacks_of({"pppp", "ppp", "ppp", "ppp", "ppp", "ppppppp"}));
}

}  // namespace
