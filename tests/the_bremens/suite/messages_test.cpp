// What `rulecheck replay` says of a wrong claim or a move of no known form: what was claimed, and what is right.
#include <gtest/gtest.h>

#include "model/core/games.hpp"

namespace rulecheck {
namespace {

/// What is said of moves before the end of a game, and of a claim.
std::string said(const std::string& moves, const std::string& claim = "") {
  return replay_text(all_games(),
                     R"({"format":"rulecheck-trace/1","game":"the-bremens","players":3,"position":{"board":)"
                     R"({"18":["donkey-0","cat-1"],"7":["dog-2"],"9":["chicken"]},)"
                     R"("home":["cat-0","dog-0","dog-1","donkey-1"],"start":0},"moves":[)" +
                         moves + "]" + (claim.empty() ? "" : R"(,"result":)" + claim) + "}",
                     "x.json")
      .message;
}

const std::string last_turn =
    R"({"reveal":["3","4","5"],"chicken_card":2},{"turn":0,"plays":[{"animal":"donkey","to":21}]})";

TEST(TheBremensMessages, AWrongClaimIsSaidWithTheRightValue) {
  EXPECT_EQ(said(last_turn, R"({"winner":1,"ranking":[[1],[0],[2]]})"), "");
  EXPECT_EQ(said(last_turn, R"({"winner":0})"), "wrong winner: 0 instead of 1");
  EXPECT_EQ(
      said(last_turn, R"({"ranking":[[0],[1],[2]]})"),
      "wrong ranking, which does not begin with the winner alone: 0, then 1, then 2 instead of 1, then 0, then 2");
  EXPECT_EQ(said(last_turn, R"({"ranking":[[1],[2,0]]})"),
            "wrong ranking of seats with different numbers of animals in Goal: 1, then 0 and 2 instead of 1, then 0, "
            "then 2");
}

TEST(TheBremensMessages, AWrongMoveIsSaidWithItsCardAndSpaces) {
  const std::string revealed = R"({"reveal":["3","4","5"]},)";
  EXPECT_EQ(said(revealed + R"({"turn":0,"plays":[{"animal":"donkey","to":20}]})"),
            "3 does not take the donkey from space 18 to space 20");
  EXPECT_EQ(said(revealed + R"({"turn":0,"plays":[{"animal":"donkey","to":21,"riders_to":17}]})"),
            "only with SHAKE it is said where riders go");
  EXPECT_EQ(said(revealed + R"({"turn":0})"), "no animal is chosen although one can move");
  EXPECT_EQ(said(R"({"reveal":["3","4","seven"]})"), "a card is shown that is not in hand: seat 2");
}

TEST(TheBremensMessages, AMoveOfNoKnownFormIsToldWhichFormsThereAre) {
  EXPECT_EQ(
      said(R"({"animal":"donkey","to":21})"),
      "$.moves[0]: the keys do not tell what it is; expected a reveal (reveal; maybe chicken_card), a turn (turn; "
      "maybe plays, chicken) or a redeal (redeal)");
}

}  // namespace
}  // namespace rulecheck
