// The reference of Eselsbrücke by itself: what a mistake costs, what stop tiles do, and settlements as stated.

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "tests/eselsbruecke/suite/reference_table.hpp"

namespace {

using namespace rulecheck::eselsbruecke::reference;

/// Three players in round 6, in which a mistake costs 3 tiles. Seat 1 makes none and gets all five tiles, seat 2 makes
/// one and has nothing but this stack.
Game seat_2_pays_3_from(const std::string& stack) {
  return after(guessing_begins(normal_settings(3), 6, {"p", "p", stack}),
               {names(1, "C"), forgets(2), names(1, "D"), names(1, "E"), names(1, "B"), keeps(1, "A")});
}

/// The same, but seat 2 has an open tile before the mistake.
Game seat_2_pays_3_from_an_open_tile_and(const std::string& stack) {
  return after(guessing_begins(normal_settings(3), 6, {"p", "p", stack}),
               {names(1, "C"), names(2, "D"), names(1, "E"), names(2, "Z"), names(1, "B"), keeps(1, "A")});
}

/// Three players in round 6; nobody makes a mistake.
Game nobody_pays() {
  return after(guessing_begins(normal_settings(3), 6, {"p", "p", "p"}),
               {names(1, "C"), names(2, "D"), names(1, "E"), names(2, "A"), names(1, "B")});
}

Clauses clauses_of_lost(const Game& game, const std::vector<int>& lost) {
  Settlement settlement{0};
  settlement.lost = lost;
  return reported(game.judge(settlement));
}

Clauses clauses_of_stop(const Game& game, bool stop) {
  Settlement settlement{0};
  settlement.stop = stop;
  return reported(game.judge(settlement));
}

Clauses clauses_of_stacks(const Game& game, const std::vector<std::string>& stacks) {
  Settlement settlement{0};
  settlement.stacks = stacks_of(stacks);
  return reported(game.judge(settlement));
}

/// What seat 2 has lost, what is left of its stack, and whether a stop tile saved some of it.
void expect_seat_2(const Game& game, int lost, const std::string& stack, bool saved) {
  const Outcome& outcome = game.just_settled().value();
  EXPECT_EQ(outcome.lost, (std::vector<int>{0, 0, lost}));
  EXPECT_EQ(letters_of(game.stacks().at(2)), stack);
  EXPECT_EQ(outcome.saved_by_stop, saved ? std::set<int>{2} : std::set<int>{});
}

TEST(EselsbrueckeReferenceSettling, WithoutAMistakeEverybodyGetsTheOpenTilesAndTheStorytellerAStopTile) {
  const Game game = nobody_pays();
  EXPECT_TRUE(game.just_settled().value().stop);
  EXPECT_EQ(game.just_settled().value().lost, (std::vector<int>{0, 0, 0}));
  EXPECT_EQ(game.stacks(), stacks_of({"sp", "pppp", "ppp"}));
}

TEST(EselsbrueckeReferenceSettling, AMistakeCostsAsManyTilesAsTheFieldShows) {
  expect_seat_2(seat_2_pays_3_from("pppp"), 3, "p", false);
  expect_seat_2(seat_2_pays_3_from("ppp"), 3, "", false);
  EXPECT_EQ(seat_2_pays_3_from("pppp").stacks(), stacks_of({"p", "pppppp", "p"}));
  EXPECT_FALSE(seat_2_pays_3_from("pppp").just_settled().value().stop);
}

TEST(EselsbrueckeReferenceSettling, TheCostIsThatOfTheStoryWhichIsGuessed) {
  Settings settings = normal_settings(3);
  settings.penalties = {1, 0, 4, 3};
  const std::vector<Move> mistakes{forgets(1), forgets(2)};
  EXPECT_EQ(after(guessing_begins(settings, 3), mistakes).just_settled().value().lost, (std::vector<int>{0, 1, 1}));
  EXPECT_EQ(after(guessing_begins(settings, 4), mistakes).just_settled().value().lost, (std::vector<int>{0, 0, 0}));
  EXPECT_EQ(after(guessing_begins(settings, 5), mistakes).just_settled().value().lost, (std::vector<int>{0, 4, 4}));
  EXPECT_EQ(after(guessing_begins(settings, 6), mistakes).just_settled().value().lost, (std::vector<int>{0, 3, 3}));
}

TEST(EselsbrueckeReferenceSettling, WhoeverHasTooFewTilesGivesAllOfThem) {
  expect_seat_2(seat_2_pays_3_from("pp"), 2, "", false);
  expect_seat_2(seat_2_pays_3_from(""), 0, "", false);
}

TEST(EselsbrueckeReferenceSettling, AStopTileThatTurnsUpEndsTheGiving) {
  expect_seat_2(seat_2_pays_3_from("ppspp"), 2, "spp", true);
  expect_seat_2(seat_2_pays_3_from("pspp"), 1, "spp", true);
  expect_seat_2(seat_2_pays_3_from("sppp"), 0, "sppp", true);
  expect_seat_2(seat_2_pays_3_from("s"), 0, "s", true);
}

TEST(EselsbrueckeReferenceSettling, AStopTileThatDoesNotTurnUpSavesNothing) {
  expect_seat_2(seat_2_pays_3_from("pppsp"), 3, "sp", false);
  expect_seat_2(seat_2_pays_3_from("pppps"), 3, "ps", false);
}

TEST(EselsbrueckeReferenceSettling, OpenTilesAreGivenFirst) {
  expect_seat_2(seat_2_pays_3_from_an_open_tile_and("pppp"), 3, "pp", false);
  expect_seat_2(seat_2_pays_3_from_an_open_tile_and("ppsp"), 3, "sp", false);
  expect_seat_2(seat_2_pays_3_from_an_open_tile_and("psp"), 2, "sp", true);
  expect_seat_2(seat_2_pays_3_from_an_open_tile_and("sp"), 1, "sp", true);
  expect_seat_2(seat_2_pays_3_from_an_open_tile_and(""), 1, "", false);
}

TEST(EselsbrueckeReferenceSettling, AStopTileOnTopDoesNotProtectOpenTiles) {
  const Game game = after(guessing_begins(normal_settings(3), 5, {"p", "", "sp"}),
                          {forgets(1), names(2, "A"), names(2, "C"), names(2, "Z")});
  expect_seat_2(game, 2, "sp", false);
}

TEST(EselsbrueckeReferenceSettling, EveryPlayerWhoErredPaysByThemselves) {
  const Game game = after(guessing_begins(normal_settings(4), 6, {"pp", "psp", "pppp", "p"}),
                          {forgets(1), forgets(2), names(3, "A"), names(3, "Z")});
  EXPECT_EQ(game.just_settled().value().lost, (std::vector<int>{0, 1, 3, 2}));
  EXPECT_EQ(game.stacks(), stacks_of({"pp", "sp", "p", ""}));
}

TEST(EselsbrueckeReferenceSettling, ASettlementThatStatesNothingOrTheTruthIsRight) {
  const Game game = seat_2_pays_3_from("ppspp");
  EXPECT_TRUE(game.judge(Settlement{0}).empty());
  Settlement settlement{0};
  settlement.lost = {0, 0, 2};
  settlement.stop = false;
  settlement.stacks = stacks_of({"p", "pppppp", "spp"});
  EXPECT_TRUE(game.judge(settlement).empty());
}

TEST(EselsbrueckeReferenceSettling, ASettlementIsStatedDirectlyAfterAGuessingRound) {
  const Settlement settlement{0};
  EXPECT_EQ(Game(normal_settings(3), 0).judge(settlement), (Breaches{{1, "ESL-32"}}));
  Game game = guessing_begins(normal_settings(3), 5);
  EXPECT_EQ(game.judge(settlement), (Breaches{{1, "ESL-32"}}));
  game.play(forgets(1));
  EXPECT_EQ(game.judge(settlement), (Breaches{{1, "ESL-32"}}));
  game.play(forgets(2));
  EXPECT_TRUE(game.judge(settlement).empty());
  EXPECT_EQ(after(game, {settlement}).judge(settlement), (Breaches{{1, "ESL-32"}}));
  EXPECT_EQ(after(game, {Distribution{1, {{"K"}, {"L", "M"}, {"N"}}}}).judge(settlement), (Breaches{{1, "ESL-32"}}));
}

TEST(EselsbrueckeReferenceSettling, ASettlementIsTheStorytellersOfThatGuessingRound) {
  const Game game = seat_2_pays_3_from("pppp");
  Settlement settlement{1};
  settlement.stop = true;
  EXPECT_EQ(game.judge(settlement), (Breaches{{1, "ESL-32"}}));
}

TEST(EselsbrueckeReferenceSettling, AfterTheEndOnlyTheLastGuessingRoundCanBeSettled) {
  const Position position{6, 1, 0, stacks_of({"p", "p", "p"})};
  Game game(normal_settings(3), position);
  game = after(game, {Distribution{0, dealt(3, 0, first_letters(5))}, forgets(1), forgets(2)});
  EXPECT_TRUE(game.over());
  EXPECT_TRUE(game.judge(Settlement{0}).empty());
  EXPECT_EQ(game.judge(Settlement{1}), (Breaches{{1, "ESL-32"}}));
  game.play(Settlement{0});
  EXPECT_EQ(game.judge(Settlement{0}), (Breaches{{1, "ESL-48"}}));
  EXPECT_EQ(game.judge(Settlement{1}), (Breaches{{1, "ESL-48"}}));
}

TEST(EselsbrueckeReferenceSettling, AWrongNumberOfTilesGivenAwayBreaksTheClauseOnPaying) {
  const Game game = seat_2_pays_3_from("pppsp");
  EXPECT_EQ(clauses_of_lost(game, {0, 0, 3}), Clauses{});
  EXPECT_EQ(clauses_of_lost(game, {0, 0, 4}), Clauses{"ESL-33"});
  EXPECT_EQ(clauses_of_lost(game, {0, 0, 2}), Clauses{"ESL-33"});
  EXPECT_EQ(clauses_of_lost(game, {0, 0, -3}), Clauses{"ESL-33"});
  EXPECT_EQ(clauses_of_lost(game, {0, 1, 3}), Clauses{"ESL-33"});
  EXPECT_EQ(clauses_of_lost(game, {1, 0, 3}), Clauses{"ESL-33"});
}

TEST(EselsbrueckeReferenceSettling, MoreThanAStopTileAllowedBreaksTheClauseOnStopTiles) {
  const Game game = seat_2_pays_3_from("ppspp");
  EXPECT_EQ(clauses_of_lost(game, {0, 0, 3}), Clauses{"ESL-41"});
  EXPECT_EQ(clauses_of_lost(game, {0, 0, 20}), Clauses{"ESL-41"});
  EXPECT_EQ(clauses_of_lost(game, {0, 0, 1}), Clauses{"ESL-33"});
  EXPECT_EQ(clauses_of_lost(game, {0, 1, 3}), (Clauses{"ESL-33", "ESL-41"}));
  EXPECT_EQ(clauses_of_lost(seat_2_pays_3_from("pp"), {0, 0, 3}), Clauses{"ESL-33"});
}

TEST(EselsbrueckeReferenceSettling, TheStorytellerGetsAStopTileIfAndOnlyIfNobodyErred) {
  EXPECT_EQ(clauses_of_stop(seat_2_pays_3_from("pppp"), true), Clauses{"ESL-39"});
  EXPECT_EQ(clauses_of_stop(seat_2_pays_3_from("pppp"), false), Clauses{});
  EXPECT_EQ(clauses_of_stop(nobody_pays(), false), Clauses{"ESL-38"});
  EXPECT_EQ(clauses_of_stop(nobody_pays(), true), Clauses{});
}

TEST(EselsbrueckeReferenceSettling, AWrongStackBreaksTheClauseThatSaysWhatItIs) {
  const Game mistaken = seat_2_pays_3_from("ppspp");
  EXPECT_EQ(clauses_of_stacks(mistaken, {"p", "pppppp", "pp"}), Clauses{"ESL-35"});
  EXPECT_EQ(clauses_of_stacks(mistaken, {"sp", "pppppp", "spp"}), Clauses{"ESL-39"});
  EXPECT_EQ(clauses_of_stacks(mistaken, {"p", "p", "spp"}), Clauses{"ESL-32"});
  EXPECT_EQ(clauses_of_stacks(mistaken, {"", "", ""}), (Clauses{"ESL-32", "ESL-35", "ESL-39"}));
  EXPECT_EQ(clauses_of_stacks(nobody_pays(), {"p", "pppp", "ppp"}), Clauses{"ESL-38"});
  EXPECT_EQ(clauses_of_stacks(nobody_pays(), {"ps", "pppp", "ppp"}), Clauses{"ESL-38"});
  EXPECT_EQ(clauses_of_stacks(nobody_pays(), {"sp", "ppp", "pppp"}), Clauses{"ESL-32"});
}

TEST(EselsbrueckeReferenceSettling, AStackIsNotLookedAtWhereTheTilesGivenAwayAreWrong) {
  const Game game = seat_2_pays_3_from("ppspp");
  Settlement settlement{0};
  settlement.lost = {0, 0, 3};
  settlement.stacks = stacks_of({"p", "pppppp", "pp"});
  EXPECT_EQ(game.judge(settlement), (Breaches{{2, "ESL-41"}}));
  settlement.stacks = stacks_of({"p", "ppppp", "pp"});
  EXPECT_EQ(reported(game.judge(settlement)), (Clauses{"ESL-32", "ESL-41"}));
  settlement.lost = {1, 0, 2};
  settlement.stacks = stacks_of({"", "pppppp", "spp"});
  EXPECT_EQ(game.judge(settlement), (Breaches{{2, "ESL-33"}}));
}

TEST(EselsbrueckeReferenceSettling, TheStorytellersStackIsNotLookedAtWhereTheStopTileIsWrong) {
  Settlement settlement{0};
  settlement.stop = true;
  settlement.stacks = stacks_of({"sp", "pppppp", "p"});
  EXPECT_EQ(seat_2_pays_3_from("pppp").judge(settlement), (Breaches{{2, "ESL-39"}}));
  settlement.stop = false;
  settlement.stacks = stacks_of({"p", "pppp", "pp"});
  EXPECT_EQ(reported(nobody_pays().judge(settlement)), (Clauses{"ESL-32", "ESL-38"}));
}

}  // namespace
