// What `rulecheck replay` says of a wrong claim or a move of no known form: what was claimed, what is right, and why.
#include <gtest/gtest.h>

#include "model/core/games.hpp"

namespace rulecheck {
namespace {

std::string said(const std::string& start, const std::string& moves, const std::string& claim = "") {
  return replay_text(all_games(),
                     R"({"format":"rulecheck-trace/1","game":"bucket-brigade","players":3,)" + start + R"(,"moves":[)" +
                         moves + "]" + (claim.empty() ? "" : R"(,"result":)" + claim) + "}",
                     "x.json")
      .message;
}

/// The last heat of three: seat 0 ends it with a joker on red. Blue stands on a space of value -1, green on one of
/// value 1, red gets to the cave, value 3. Cards: 4 blue runs -8; 5 red walks, two pairs and one, 33; likewise
/// green 11.
const std::string last_heat =
    R"("position":{"first_dealer":0,"results":[[5,0,3],[1,2,3]],"heat":{"bears":{"red":12,"blue":3,"green":9,"yellow":0},)"
    R"("hands":[["blue-run","blue-run","blue-run","blue-run","joker-run"],)"
    R"(["red-walk","red-walk","red-walk","red-walk","red-walk"],)"
    R"(["green-walk","green-walk","green-walk","green-walk","green-walk"]]}})";
const std::string last_play = R"({"player":0,"card":"joker-run","bear":"red"})";
const std::string bonus_apart = R"("readings":{"negative-clamp":"before-bonus"},)";

std::string recorded(const std::string& results) { return last_play + R"(,{"score":[)" + results + "]}"; }

TEST(BucketBrigadeMessages, AWrongResultOfAHeatIsSaidWithWhatItIsMadeOf) {
  EXPECT_EQ(said(last_heat, recorded("0,33,11")), "");
  EXPECT_EQ(said(last_heat, recorded("6,33,12")),
            "wrong results: seat 0: 6 instead of 0 (cards -8, bonus 6, together raised to 0), "
            "seat 2: 12 instead of 11 (cards 11)");
  EXPECT_EQ(said(bonus_apart + last_heat, recorded("6,33,11")), "");
  EXPECT_EQ(said(bonus_apart + last_heat, recorded("0,33,11")),
            "wrong results: seat 0: 0 instead of 6 (cards -8 raised to 0, bonus 6)");
}

TEST(BucketBrigadeMessages, ANegativeResultIsSaidToBeRaised) {
  // A walk of blue into the cave ends it; all other bears stand on spaces of value -1.
  const std::string heat =
      R"("options":{"values":[-1,-1,3]},"position":{"first_dealer":0,"results":[],"heat":{"bears":)"
      R"({"red":0,"blue":1,"green":1,"yellow":0},"hands":[["red-walk","red-run"],["blue-walk","green-run"],)"
      R"(["green-walk","red-run"]]}})";
  EXPECT_EQ(said(heat, R"({"player":1,"card":"blue-walk"},{"score":[-3,4,-3]})"),
            "wrong results: seat 0: -3 instead of 0 (cards -3 raised to 0), seat 2: -3 instead of 0 "
            "(cards -3 raised to 0)");
  EXPECT_EQ(said(heat, R"({"player":1,"card":"blue-walk"},{"score":[0,6,0]})"),
            "wrong results: seat 1: 6 instead of 4 (cards -2, bonus 6)");
}

TEST(BucketBrigadeMessages, AWrongClaimIsSaidWithTheRightValue) {
  EXPECT_EQ(said(last_heat, last_play, R"({"heats":[[5,9,3],[1,2,3],[6,33,11]]})"),
            "wrong heats: heat 1 of 3, seat 1: 9 instead of 0; heat 3 of 3, seat 0: 6 instead of 0 (cards -8, bonus 6, "
            "together raised to 0)");
  EXPECT_EQ(said(last_heat, last_play, R"({"totals":[12,35,17]})"),
            "wrong totals: seat 0: 12 instead of 6 (5 + 1 + 0)");
  EXPECT_EQ(said(last_heat, last_play, R"({"winners":[0,2]})"),
            "wrong winners: 0, 2 instead of 1 (totals 6, 35, 17; last heat 0, 33, 11)");
  EXPECT_EQ(said(last_heat, last_play, R"({"winners":[]})"),
            "wrong winners: nobody instead of 1 (totals 6, 35, 17; last heat 0, 33, 11)");
}

TEST(BucketBrigadeMessages, CardsThatAreNotKnownAreNotCounted) {
  const std::string after = R"("position":{"first_dealer":0,"results":[[5,0,3],[1,2,3],[0,33,11]]})";
  EXPECT_EQ(said(after, "", R"({"heats":[[5,0,3],[1,2,3],[6,33,11]]})"),
            "wrong heats: heat 3 of 3, seat 0: 6 instead of 0");
}

TEST(BucketBrigadeMessages, AMoveOfNoKnownFormIsToldWhichFormsThereAre) {
  const std::string start = R"("setup":{"first_dealer":0})";
  const std::string forms =
      "expected a deal (deal, hands; maybe discards), a play (player, card; maybe bear, to) or the results of a heat "
      "(score)";
  EXPECT_EQ(said(start, R"({"hands":[[],[],[]]})"), "$.moves[0]: the keys do not tell what it is; " + forms);
  EXPECT_EQ(said(start, R"({"type":"play","player":0,"play":"red-run"})"),
            "$.moves[0]: the keys do not tell what it is; " + forms);
  EXPECT_EQ(said(start, "\"red-run\""), "$.moves[0]: a string where an object is expected; " + forms);
  EXPECT_EQ(said(start, R"({"card":"red-run"})"),
            "$.moves[0]: the key \"player\" is missing; expected a play (player, card; maybe bear, to)");
}

}  // namespace
}  // namespace rulecheck
