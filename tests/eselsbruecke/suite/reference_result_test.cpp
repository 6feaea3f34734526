// The reference of Eselsbrücke by itself: the end of the game, who has won, and results as claimed.

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/eselsbruecke/suite/reference_table.hpp"

namespace {

using namespace rulecheck::eselsbruecke::reference;

/// After the last round, with these stacks.
Game ended(const std::vector<std::string>& stacks) {
  return Game(normal_settings(number_of(stacks)), turn_of_seat_0(7, stacks));
}

Clauses clauses_of_winners(const Game& game, const std::vector<int>& winners) {
  Claim claim;
  claim.winners = winners;
  return reported(game.judge(claim));
}

TEST(EselsbrueckeReferenceResult, TheMostTilesWin) {
  EXPECT_EQ(ended({"pp", "pppp", "ppp"}).result(), (Result{{2, 4, 3}, {0, 0, 0}, {1}}));
  EXPECT_EQ(ended({"sss", "pppp", ""}).result(), (Result{{3, 4, 0}, {3, 0, 0}, {1}}));
}

TEST(EselsbrueckeReferenceResult, AStopTileCountsAsATile) {
  EXPECT_EQ(ended({"sspp", "ppp", "ppp"}).result(), (Result{{4, 3, 3}, {2, 0, 0}, {0}}));
}

TEST(EselsbrueckeReferenceResult, StopTilesBreakATie) {
  EXPECT_EQ(ended({"ppp", "psp", "ss"}).result(), (Result{{3, 3, 2}, {0, 1, 2}, {1}}));
  EXPECT_EQ(ended({"spp", "ssp", "sps", "ssps"}).result(), (Result{{3, 3, 3, 4}, {1, 2, 2, 3}, {3}}));
}

TEST(EselsbrueckeReferenceResult, AFurtherTieHasSeveralWinners) {
  EXPECT_EQ(ended({"pps", "psp", "ppp"}).result(), (Result{{3, 3, 3}, {1, 1, 0}, {0, 1}}));
  EXPECT_EQ(ended({"", "", ""}).result(), (Result{{0, 0, 0}, {0, 0, 0}, {0, 1, 2}}));
}

TEST(EselsbrueckeReferenceResult, TheLastGuessOfTheLastRoundEndsTheGame) {
  const Position position{6, 1, 0, stacks_of({"p", "p", "p"})};
  Game game(normal_settings(3), position);
  game = after(game, {Distribution{0, dealt(3, 0, first_letters(5))}, forgets(1)});
  EXPECT_FALSE(game.over());
  EXPECT_EQ(game.judge(Claim{}), (Breaches{{1, "ESL-48"}}));
  game.play(forgets(2));
  EXPECT_TRUE(game.over());
  EXPECT_EQ(game.due(), Step::nothing);
  EXPECT_EQ(game.position(), (Position{7, 1, 1, stacks_of({"p", "", ""})}));
  EXPECT_TRUE(game.judge(Claim{}).empty());
}

TEST(EselsbrueckeReferenceResult, TheExpertSideEndsARoundLater) {
  const Position position{6, 1, 0, stacks_of({"p", "p", "p"})};
  Game game(expert_settings(3), position);
  game = after(game, {Distribution{0, dealt(3, 0, first_letters(5))}, forgets(1), forgets(2)});
  EXPECT_FALSE(game.over());
  EXPECT_EQ(game.round(), 7);
  EXPECT_TRUE(Game(expert_settings(3), turn_of_seat_0(8, {"p", "p", "p"})).over());
}

TEST(EselsbrueckeReferenceResult, AfterTheEndNothingMayBeDone) {
  const Game game = ended({"p", "p", "p"});
  EXPECT_EQ(game.judge(Story{0, {"A", "B", "C"}}), (Breaches{{1, "ESL-48"}}));
  EXPECT_EQ(game.judge(Distribution{0, {{"C"}, {"A"}, {"B"}}}), (Breaches{{1, "ESL-48"}}));
  EXPECT_EQ(game.judge(names(1, "A")), (Breaches{{1, "ESL-48"}}));
  EXPECT_EQ(game.judge(keeps(0, "A")), (Breaches{{1, "ESL-48"}}));
  EXPECT_EQ(game.judge(Settlement{0}), (Breaches{{1, "ESL-48"}}));
}

TEST(EselsbrueckeReferenceResult, WrongCountsBreakAClauseEach) {
  const Game game = ended({"pps", "psp", "ppp"});
  Claim claim;
  claim.tiles = {3, 3, 2};
  EXPECT_EQ(game.judge(claim), (Breaches{{2, "ESL-49"}}));
  claim.stops = {0, 1, 0};
  EXPECT_EQ(reported(game.judge(claim)), (Clauses{"ESL-49", "ESL-50"}));
  claim.tiles = {3, 3, 3};
  EXPECT_EQ(game.judge(claim), (Breaches{{2, "ESL-50"}}));
  claim.stops = {1, 1, 0};
  claim.winners = {1, 0};
  EXPECT_TRUE(game.judge(claim).empty());
}

TEST(EselsbrueckeReferenceResult, AWrongWinnerBreaksTheClauseByWhichTheyLose) {
  const Game game = ended({"pps", "psp", "ppp", "ss"});
  EXPECT_EQ(clauses_of_winners(game, {3}), Clauses{"ESL-49"});
  EXPECT_EQ(clauses_of_winners(game, {0, 1, 3}), Clauses{"ESL-49"});
  EXPECT_EQ(clauses_of_winners(game, {2}), Clauses{"ESL-50"});
  EXPECT_EQ(clauses_of_winners(game, {0, 1, 2}), Clauses{"ESL-50"});
  EXPECT_EQ(clauses_of_winners(game, {2, 3}), Clauses{"ESL-49"});
  EXPECT_EQ(clauses_of_winners(game, {0}), Clauses{"ESL-51"});
  EXPECT_EQ(clauses_of_winners(game, {}), Clauses{"ESL-51"});
  EXPECT_EQ(clauses_of_winners(game, {0, 1}), Clauses{});
  EXPECT_EQ(clauses_of_winners(ended({"pp", "p", "p"}), {}), Clauses{"ESL-51"});
}

TEST(EselsbrueckeReferenceResult, WinnersAreJudgedByTheTrueCountsAndNotByThoseClaimed) {
  Claim claim;
  claim.tiles = {2, 9, 2};
  claim.winners = {1};
  EXPECT_EQ(ended({"ppp", "pp", "pp"}).judge(claim), (Breaches{{2, "ESL-49"}}));
  claim.stops = {0, 1, 0};
  EXPECT_EQ(reported(ended({"spp", "ppp", "pp"}).judge(claim)), (Clauses{"ESL-49", "ESL-50"}));
}

}  // namespace
