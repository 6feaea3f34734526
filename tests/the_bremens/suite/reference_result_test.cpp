// The reference of The Bremens by itself: arrival in Goal, the end, the ranking, and claims about them.

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/the_bremens/suite/reference_table.hpp"

namespace {

using namespace rulecheck::the_bremens::reference;

using Ranking = std::vector<std::vector<int>>;

Readings stopping() {
  Readings readings;
  readings.arrival_stops = true;
  return readings;
}

/// The example of the traces.
const Scene example_of_the_traces{{{18, {"donkey-0", "cat-1"}}, {7, {"dog-2"}}, {9, {"chicken"}}},
                                  {"cat-0", "dog-0", "dog-1", "donkey-1"}};

TEST(BremensReferenceResult, TheRiderArrivesFirst) {
  Game game(three_players(), position_of(example_of_the_traces));
  game.play(Reveal{{"3", "4", "5"}, 2});
  game.play(choose(donkey, 21));
  EXPECT_TRUE(game.over());
  EXPECT_EQ(home_of(game), (Clauses{"cat-0", "dog-0", "dog-1", "donkey-1", "cat-1", "donkey-0"}));
  EXPECT_EQ(game.result(), (Result{1, {{1}, {0}, {2}}}));
  EXPECT_TRUE(game.judge(Claim{1, Ranking{{1}, {0}, {2}}}).empty());
}

TEST(BremensReferenceResult, TwoSpacesInsteadOfThree) {
  Game game(three_players(), position_of(example_of_the_traces));
  game.play(Reveal{{"3", "2", "5"}});
  EXPECT_EQ(game.judge(choose(donkey, 20)), (Breaches{{10, "TBR-24"}}));
}

TEST(BremensReferenceResult, NothingGoesOnAfterTheEnd) {
  const Game game = after(revealed(three_players(), example_of_the_traces, {"3", "4", "5"}), choose(donkey, 21));
  EXPECT_EQ(game.judge(Turn{1, {{cat, 4}}, {}}), (Breaches{{1, "TBR-51"}}));
  EXPECT_EQ(game.judge(Reveal{{"1", "1", "1"}}), (Breaches{{1, "TBR-51"}}));
  EXPECT_EQ(game.judge(Redeal{{"skip", "nine", "seven"}}), (Breaches{{1, "TBR-51"}}));
  EXPECT_FALSE(game.to_move());
  EXPECT_TRUE(game.legal_moves().empty());
}

TEST(BremensReferenceResult, WithTheLastCardsTheEndComesBeforeTheRedeal) {
  Position position = position_of({{{9, {"chicken"}}, {18, {"donkey-2"}}}, {"cat-2", "dog-2"}});
  position.cards = {{"1"}, {"7"}, {"3"}};
  Game game(three_players(), position);
  game.play(Reveal{{"1", "7", "3"}});
  game.play(choose(cat, 1));
  game.play(Turn{1, {}, 2});
  game.play(Turn{2, {{donkey, 21}}, {}});
  EXPECT_TRUE(game.over());
  EXPECT_EQ(game.judge(Redeal{{"skip", "nine", "seven"}}), (Breaches{{1, "TBR-51"}}));
}

/// Seat 0 brings a whole stack home; the cat is the last piece of seat 1, the dog of seat 2, the donkey of seat 0.
const Scene three_at_once{{{9, {"chicken"}}, {18, {"donkey-0", "dog-2", "cat-1"}}},
                          {"cat-0", "dog-0", "cat-2", "donkey-2", "dog-1", "donkey-1"}};

TEST(BremensReferenceResult, OneMoveCanBringAllPlayersHomeAndTheTopmostIsTheFirst) {
  const Game game = after(turn_of_seat_0(three_at_once, "3"), choose(donkey, 21));
  EXPECT_EQ(game.result(), (Result{1, {{1}, {2}, {0}}}));
}

TEST(BremensReferenceResult, ByTheReadingWhatIsBelowTheWinnersLastPieceStays) {
  const Game game = after(turn_of_seat_0(three_at_once, "3", stopping()), choose(donkey, 21));
  EXPECT_EQ(stack_on(game, 18), (Clauses{"donkey-0", "dog-2"}));
  EXPECT_EQ(home_of(game).back(), "cat-1");
  EXPECT_EQ(game.result(), (Result{1, {{1}, {2}, {0}}})) << "two home each, the dog is higher than the donkey";
}

TEST(BremensReferenceResult, TheReadingOfArrivalCanChangeTheRanking) {
  // Seats 0 and 2 have a piece home; the donkey is the second one of seat 0, or stays behind the cat of seat 2.
  const Scene tied{{{9, {"chicken"}}, {18, {"donkey-0", "cat-1"}}, {19, {"cat-2"}}},
                   {"cat-0", "dog-2", "dog-1", "donkey-1"}};
  EXPECT_EQ(after(turn_of_seat_0(tied, "3"), choose(donkey, 21)).result().ranking, (Ranking{{1}, {0}, {2}}));
  EXPECT_EQ(after(turn_of_seat_0(tied, "3", stopping()), choose(donkey, 21)).result().ranking,
            (Ranking{{1}, {2}, {0}}));
}

TEST(BremensReferenceResult, WhatRidesAboveTheWinnersLastPieceHasArrivedByBothReadings) {
  const Scene scene{{{9, {"chicken"}}, {18, {"donkey-0", "cat-1"}}}, {"cat-0", "dog-0"}};
  for (const Readings& readings : {Readings{}, stopping()}) {
    const Game game = after(turn_of_seat_0(scene, "3", readings), choose(donkey, 21));
    EXPECT_EQ(home_of(game), (Clauses{"cat-0", "dog-0", "cat-1", "donkey-0"}));
    EXPECT_EQ(game.result(), (Result{0, {{0}, {1}, {2}}}));
  }
}

/// The ranking of four players of a position in which seat 3 has won.
Ranking ranking(std::map<int, std::vector<std::string>> board, const std::vector<std::string>& others_home = {}) {
  Scene scene{std::move(board), {"cat-3", "dog-3", "donkey-3"}};
  scene.home.insert(scene.home.end(), others_home.begin(), others_home.end());
  return Game(four_players(), position_of(scene)).result().ranking;
}

TEST(BremensReferenceResult, MorePiecesHomeRankBeforePiecesFurtherAhead) {
  EXPECT_EQ(
      ranking({{9, {"chicken"}}, {20, {"donkey-0"}}, {19, {"dog-0"}}, {18, {"donkey-1"}}}, {"cat-2", "dog-2", "cat-1"}),
      (Ranking{{3}, {2}, {1}, {0}}));
}

TEST(BremensReferenceResult, TheForemostPieceDecidesThenTheNext) {
  EXPECT_EQ(ranking({{5, {"chicken"}}, {12, {"cat-1"}}, {11, {"cat-0"}}, {10, {"dog-0"}}, {9, {"donkey-2"}}}),
            (Ranking{{3}, {1}, {0}, {2}}));
}

TEST(BremensReferenceResult, OnOneSpaceTheHigherPieceIsAhead) {
  EXPECT_EQ(ranking({{5, {"chicken"}}, {12, {"donkey-2", "dog-0", "cat-1"}}, {11, {"cat-0"}}}),
            (Ranking{{3}, {1}, {0}, {2}}));
}

TEST(BremensReferenceResult, PlayersWithEverythingElseInStartAreLevel) {
  EXPECT_EQ(ranking({{5, {"chicken"}}}), (Ranking{{3}, {0, 1, 2}}));
  EXPECT_EQ(ranking({{5, {"chicken"}}, {1, {"cat-1"}}}), (Ranking{{3}, {1}, {0, 2}}));
  EXPECT_EQ(ranking({{5, {"chicken"}}}, {"cat-1", "dog-0"}), (Ranking{{3}, {0, 1}, {2}}));
}

TEST(BremensReferenceResult, OfPlayersWhoAreAllHomeTheFirstToArriveIsTheFirst) {
  EXPECT_EQ(ranking({{5, {"chicken"}}}, {"cat-1", "cat-0", "dog-0", "dog-1", "donkey-1", "donkey-0"}),
            (Ranking{{3}, {1}, {0}, {2}}));
}

/// What it breaks to claim this of a game of four that seat 3 has won; seat 1 is all home, too, and seat 2 has one
/// piece home; the cat of seat 0 is on the way.
Breaches claim(const Claim& claimed,
               const std::vector<std::string>& others_home = {"cat-1", "dog-1", "donkey-1", "cat-2"}) {
  Scene scene{{{5, {"chicken"}}, {9, {"cat-0"}}}, {"cat-3", "dog-3", "donkey-3"}};
  scene.home.insert(scene.home.end(), others_home.begin(), others_home.end());
  return Game(four_players(), position_of(scene)).judge(claimed);
}
Breaches claim_ranking(const Ranking& ranking) { return claim({{}, ranking}); }

TEST(BremensReferenceResult, AResultIsClaimedAfterTheEndOnly) {
  const Game game(three_players(), position_of(example_of_the_traces));
  EXPECT_EQ(game.judge(Claim{}), (Breaches{{1, "TBR-51"}}));
  EXPECT_EQ(game.judge(Claim{1, {}}), (Breaches{{1, "TBR-51"}}));
}

TEST(BremensReferenceResult, TheWinnerIsClaimed) {
  EXPECT_TRUE(claim({}).empty());
  EXPECT_TRUE(claim({3, {}}).empty());
  EXPECT_EQ(claim({1, {}}), (Breaches{{2, "TBR-51"}}));
  EXPECT_EQ(claim({1, Ranking{{3}, {1}, {2}, {0}}}), (Breaches{{2, "TBR-51"}}));
}

TEST(BremensReferenceResult, ARankingBeginsWithTheWinnerAlone) {
  EXPECT_TRUE(claim_ranking({{3}, {1}, {2}, {0}}).empty());
  EXPECT_EQ(claim_ranking({{1}, {3}, {2}, {0}}), (Breaches{{2, "TBR-51"}}));
  EXPECT_EQ(claim_ranking({{1, 3}, {2}, {0}}), (Breaches{{2, "TBR-51"}}));
  EXPECT_EQ(claim_ranking({{1}, {0}, {3}, {2}}), (Breaches{{2, "TBR-51"}}));
}

TEST(BremensReferenceResult, ARankingPutsMorePiecesHomeFirst) {
  EXPECT_EQ(claim_ranking({{3}, {1}, {0}, {2}}), (Breaches{{2, "TBR-53"}}));
  EXPECT_EQ(claim_ranking({{3}, {1}, {0, 2}}), (Breaches{{2, "TBR-53"}}));
  EXPECT_EQ(claim_ranking({{3}, {2}, {1}, {0}}), (Breaches{{2, "TBR-53"}}));
}

TEST(BremensReferenceResult, ARankingPutsTheFirstToArriveFirst) {
  const std::vector<std::string> two_more{"cat-1", "dog-1", "donkey-1", "cat-2", "dog-2", "donkey-2"};
  EXPECT_TRUE(claim({3, Ranking{{3}, {1}, {2}, {0}}}, two_more).empty());
  EXPECT_EQ(claim({3, Ranking{{3}, {2}, {1}, {0}}}, two_more), (Breaches{{2, "TBR-52"}}));
  EXPECT_EQ(claim({3, Ranking{{3}, {1, 2}, {0}}}, two_more), (Breaches{{2, "TBR-52"}}));
  EXPECT_EQ(reported(claim({3, Ranking{{3}, {0}, {2}, {1}}}, two_more)), (Clauses{"TBR-52", "TBR-53"}));
}

TEST(BremensReferenceResult, ARankingPutsPiecesAheadFirst) {
  EXPECT_TRUE(claim({3, Ranking{{3}, {0}, {1, 2}}}, {}).empty());
  EXPECT_TRUE(claim({3, Ranking{{3}, {0}, {2, 1}}}, {}).empty()) << "the order in a group means nothing";
  EXPECT_EQ(claim({3, Ranking{{3}, {1}, {0}, {2}}}, {}), (Breaches{{2, "TBR-54"}}));
  EXPECT_EQ(claim({3, Ranking{{3}, {0}, {1}, {2}}}, {}), (Breaches{{2, "TBR-54"}}));
  EXPECT_EQ(claim({3, Ranking{{3}, {0, 1, 2}}}, {}), (Breaches{{2, "TBR-54"}}));
}

TEST(BremensReferenceResult, EveryTwoSeatsInTheWrongOrderCountByThemselves) {
  EXPECT_EQ(claim({3, Ranking{{3}, {1}, {0}, {2}}}, {"cat-2"}), (Breaches{{2, "TBR-53"}, {2, "TBR-54"}}));
  EXPECT_EQ(claim({1, Ranking{{3}, {1}, {0}, {2}}}, {"cat-2"}),
            (Breaches{{2, "TBR-51"}, {2, "TBR-53"}, {2, "TBR-54"}}));
}

}  // namespace
