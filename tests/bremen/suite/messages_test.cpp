// What `rulecheck replay` says of a wrong claim or a move of no known form: what was claimed, and what is right.
#include <gtest/gtest.h>

#include "model/core/games.hpp"

namespace rulecheck {
namespace {

/// What is said of a game of four. @param hands of one piece, by seat; @param claim the claimed result
std::string said_of_claim(const std::string& hands, const std::string& won, const std::string& claim) {
  return replay_text(all_games(),
                     R"({"format":"rulecheck-trace/1","game":"bremen","players":4,"position":{"hands":)" + hands +
                         R"(,"won":)" + won + R"(},"moves":[],"result":)" + claim + "}",
                     "x.json")
      .message;
}

/// Lost: the pieces won are wrong, and two dogs are left.
std::string said_when_lost(const std::string& claim) {
  return said_of_claim(R"([["dog-7"],["cat-4"],["dog-10"],["chicken-5"]])", "[20,16,12,0]", claim);
}

/// Won with 10 points.
std::string said_when_won(const std::string& claim) {
  return said_of_claim(R"([["cat-6"],["dog-2"],["donkey-10"],["chicken-8"]])", "[24,16,8,0]", claim);
}

std::string said_of_move(const std::string& move) {
  return replay_text(all_games(),
                     R"({"format":"rulecheck-trace/1","game":"bremen","players":4,"setup":{"deals":[{"hands":)"
                     R"([[],[],[],[]]}]},"moves":[)" +
                         move + "]}",
                     "x.json")
      .message;
}

TEST(BremenMessages, AWrongClaimIsSaidWithTheRightValue) {
  EXPECT_EQ(said_when_lost(R"({"captured":[20,12,16,0]})"),
            R"(wrong "captured": seat 1: 12 instead of 16, seat 2: 16 instead of 12)");
  EXPECT_EQ(said_when_lost(R"({"left":["dog-7","cat-4","cat-10","chicken-5"]})"),
            R"(wrong "left": seat 2: cat-10 instead of dog-10)");
  EXPECT_EQ(said_when_lost(R"({"condition1":true})"), R"(wrong "condition1": true instead of false)");
  EXPECT_EQ(said_when_won(R"({"condition2":false})"), R"(wrong "condition2": false instead of true)");
  EXPECT_EQ(said_when_won(R"({"won":false})"), R"(wrong "won": false instead of true)");
  EXPECT_EQ(said_when_won(R"({"score":11})"), R"(wrong "score": 11 instead of 10)");
  EXPECT_EQ(said_when_won(R"({"score":null})"), R"(wrong "score": null instead of 10)");
  EXPECT_EQ(said_when_won(R"({"title":"The Thrilling Band"})"),
            R"(wrong "title": "The Thrilling Band" instead of "The Spirited Band")");
  EXPECT_EQ(said_when_won(R"({"title":null})"), R"(wrong "title": null instead of "The Spirited Band")");
}

TEST(BremenMessages, EachWrongValueIsSaid) {
  EXPECT_EQ(
      said_when_won(R"({"captured":[0,16,8,24],"won":false,"score":12})"),
      R"(wrong "captured": seat 0: 0 instead of 24, seat 3: 24 instead of 0; wrong "won": false instead of true; )"
      R"(wrong "score": 12 instead of 10)");
}

TEST(BremenMessages, AMoveOfNoKnownFormIsToldWhichFormsThereAre) {
  const std::string forms = "expected a play (player, play) or the winner's taking (take)";
  EXPECT_EQ(said_of_move("{}"), "$.moves[0]: no keys that would tell what it is; " + forms);
  EXPECT_EQ(said_of_move(R"({"type":"play","player":0,"piece":"dog-7"})"),
            "$.moves[0]: the keys do not tell what it is; " + forms);
  EXPECT_EQ(said_of_move(R"(["dog-7"])"), "$.moves[0]: a list where an object is expected; " + forms);
  EXPECT_EQ(said_of_move(R"({"player":0,"take":0})"),
            "$.moves[0].player: unknown key; expected the winner's taking (take)");
}

}  // namespace
}  // namespace rulecheck
