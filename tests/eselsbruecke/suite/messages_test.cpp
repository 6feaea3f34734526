// What `rulecheck replay` says of a wrong claim or settlement: what was stated, and what is right; and of a wrong move.
#include <gtest/gtest.h>

#include "model/core/games.hpp"
#include "model/core/read_file.hpp"

namespace rulecheck {
namespace {

std::string said(const std::string& moves, const std::string& claim = "", const std::string& readings = "{}") {
  return replay_text(all_games(),
                     R"({"format":"rulecheck-trace/1","game":"eselsbruecke","players":3,"readings":)" + readings +
                         R"(,"position":{"round":6,"start":1,"storyteller":0,"stacks":["pp","ppsp","psp"]},"moves":[)" +
                         moves + "]" + (claim.empty() ? "" : R"(,"result":)" + claim) + "}",
                     "x.json")
      .message;
}

const std::string dealt = R"({"distribute":0,"hands":[["Moon","Key","Fox"],["Bell"],["Pipe"]]},)";
const std::string guessed = dealt + R"({"guess":1,"name":"Fox"},{"guess":2,"timeout":true},{"guess":1,"name":"Moon"},)"
                                    R"({"guess":1,"name":"Pipe"},{"guess":1,"name":"Key"},)";
/// Seat 1 has won all tiles; of the three that seat 2 owes it has lost one, above a stop tile.
const std::string last_round = guessed + R"({"guess":1,"keep":"Bell"})";

TEST(EselsbrueckeMessages, AWrongClaimIsSaidWithTheRightValue) {
  EXPECT_EQ(said(last_round, R"({"tiles":[2,9,2],"stops":[0,1,1],"winners":[1]})"), "");
  EXPECT_EQ(said(last_round, R"({"tiles":[3,9,1]})"), "wrong tiles: seat 0: 3 instead of 2, seat 2: 1 instead of 2");
  EXPECT_EQ(said(last_round, R"({"stops":[0,0,1]})"), "wrong stops: seat 1: 0 instead of 1");
  EXPECT_EQ(said(last_round, R"({"winners":[0,2]})"),
            "wrong winners: 0, 2 instead of 1 (tiles 2, 9, 2; stop tiles 0, 1, 1)");
  EXPECT_EQ(said(last_round, R"({"winners":[]})"),
            "wrong winners: nobody instead of 1 (tiles 2, 9, 2; stop tiles 0, 1, 1)");
}

TEST(EselsbrueckeMessages, AWrongSettlementIsSaidWithTheRightValue) {
  EXPECT_EQ(said(last_round + R"(,{"settle":0,"lost":[0,0,1],"stop":false,"stacks":["pp","pppppppsp","sp"]})"), "");
  EXPECT_EQ(said(last_round + R"(,{"settle":0,"lost":[0,0,3]})"), "wrong lost: seat 2: 3 instead of 1");
  EXPECT_EQ(said(last_round + R"(,{"settle":0,"lost":[0,2,0]})"),
            "wrong lost: seat 1: 2 instead of 0, seat 2: 0 instead of 1");
  EXPECT_EQ(said(last_round + R"(,{"settle":0,"stop":true})"),
            "wrong stop: true instead of false, as somebody made a mistake");
  EXPECT_EQ(said(last_round + R"(,{"settle":0,"stacks":["pp","pppppppsp","psp"]})"),
            R"(wrong stacks: seat 2: "psp" instead of "sp")");
  EXPECT_EQ(said(last_round + R"(,{"settle":0,"aside":[0,0,0]})", "", R"({"revealed-stop":"aside"})"),
            "wrong aside: seat 2: 0 instead of 1");
  EXPECT_EQ(said(last_round + R"(,{"settle":2,"stop":false})"), "no guessing round of seat 2 has just ended");
}

TEST(EselsbrueckeMessages, AWrongGuessIsSaidInThePlayersWords) {
  EXPECT_EQ(said(dealt + R"({"guess":1,"name":"Bell"})"), "seat 1 holds Bell");
  EXPECT_EQ(said(dealt + R"({"guess":2,"name":"Fox"})"), "seat 2 guesses, but it is the turn of seat 1");
  EXPECT_EQ(said(dealt + R"({"guess":0,"timeout":true})"), "seat 0 guesses in a story of its own");
  EXPECT_EQ(said(dealt + R"({"guess":1,"keep":"Bell"})"), "seat 1 keeps Bell, but does not hold the last motif");
  EXPECT_EQ(said(guessed + R"({"guess":1,"name":"Bell"})"), "seat 1 names Bell, but holds the last motif");
  EXPECT_EQ(said(guessed + R"({"guess":1,"timeout":true})"), "seat 1 remembers nothing, but holds the last motif");
  EXPECT_EQ(said(guessed + R"({"guess":2,"name":"Bell"})"), "seat 2 is out of this guessing round");
  const std::string aided = RULECHECK_SOURCE_DIR "/tests/eselsbruecke/traces/reading/second-aid-pass-on.json";
  EXPECT_EQ(replay_text(all_games(), read_file(aided, "a trace"), "x.json").message,
            "seat 5 holds Rose, got as an aid");
}

TEST(EselsbrueckeMessages, AWrongDistributionIsSaidWithTheRightNumbers) {
  EXPECT_EQ(said(R"({"distribute":0,"hands":[["Moon","Key"],["Bell","Fox"],["Pipe"]]})"),
            "wrong hands: seat 1: 2 instead of 1; wrong hands: seat 0: 2 instead of 3, the tiles left over");
  EXPECT_EQ(said(R"({"distribute":1,"hands":[["Bell"],["Moon","Key","Fox"],["Pipe"]]})"),
            "seat 1, but it is the turn of seat 0");
  EXPECT_EQ(said(R"({"story":0,"tiles":["Moon"]})"), "no story is told in this round");
}

TEST(EselsbrueckeMessages, AMoveOfNoKnownFormIsToldWhichFormsThereAre) {
  const std::string forms =
      "expected a story (story, tiles), a distribution (distribute, hands), a guess without a word (guess, timeout), a "
      "last motif that is kept (guess, keep), a motif that is named (guess, name) or a settlement (settle; maybe lost, "
      "stop, stacks";
  EXPECT_EQ(said(R"({"guess":1,"motif":"Fox"})"), "$.moves[0]: the keys do not tell what it is; " + forms + ")");
  EXPECT_EQ(said("{}"), "$.moves[0]: no keys that would tell what it is; " + forms + ")");
  EXPECT_EQ(said("{}", "", R"({"revealed-stop":"aside"})"),
            "$.moves[0]: no keys that would tell what it is; " + forms + ", aside)");
  EXPECT_EQ(said(R"({"guess":1,"name":"Fox","stop":true})"),
            "$.moves[0].stop: unknown key; expected a motif that is named (guess, name)");
}

}  // namespace
}  // namespace rulecheck
