// What `rulecheck replay` says of a wrong claim or a move of no known form: what was claimed, and what is right.
#include <gtest/gtest.h>

#include "model/core/games.hpp"

namespace rulecheck {
namespace {

std::string said(const std::string& moves, const std::string& claim = "") {
  return replay_text(all_games(),
                     R"({"format":"rulecheck-trace/1","game":"harmony-of-bremen","players":4,"position":{"round":10,)"
                     R"("leader":0,"roles":["dog","rooster","donkey","cat"],"hands":[[7],[1],[9],[4]],"failures":1},)"
                     R"("moves":[)" +
                         moves + "]" + (claim.empty() ? "" : R"(,"result":)" + claim) + "}",
                     "x.json")
      .message;
}

/// The last round, which succeeds: nine ensembles of four cards are discarded, one failed.
const std::string last_round = R"({"ensemble":[7,1,9,4]})";

TEST(HarmonyOfBremenMessages, AWrongClaimIsSaidWithTheRightValue) {
  EXPECT_EQ(said(last_round, R"({"won":true,"failures":1,"rounds":10,"discards":36})"), "");
  EXPECT_EQ(said(last_round, R"({"won":false})"), "wrong won: false instead of true");
  EXPECT_EQ(said(last_round, R"({"failures":2})"), "wrong failures: 2 instead of 1");
  EXPECT_EQ(said(last_round, R"({"rounds":9,"discards":40})"),
            "wrong rounds: 9 instead of 10; wrong discards: 40 instead of 36");
}

TEST(HarmonyOfBremenMessages, AMoveOfNoKnownFormIsToldWhichFormsThereAre) {
  const std::string forms =
      "expected a declaration (player, declare), an ensemble (ensemble; maybe success) or a tuning (tuning; maybe to)";
  EXPECT_EQ(said(R"({"type":"ensemble","cards":[7,1,9,4]})"), "$.moves[0]: the keys do not tell what it is; " + forms);
  EXPECT_EQ(said("{}"), "$.moves[0]: no keys that would tell what it is; " + forms);
  EXPECT_EQ(said(R"({"Ensemble":[7,1,9,4]})"), "$.moves[0]: the keys do not tell what it is; " + forms);
  EXPECT_EQ(said(R"({"ensemble":[7,1,9,4],"player":0})"),
            "$.moves[0].player: unknown key; expected an ensemble (ensemble; maybe success)");
}

}  // namespace
}  // namespace rulecheck
