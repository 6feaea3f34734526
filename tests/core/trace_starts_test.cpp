// Starts that make a trace of Bremen malformed: forms of deals, and positions that break what is stated of them.
#include <gtest/gtest.h>

#include "model/core/games.hpp"

namespace rulecheck {
namespace {

/// A start, and the place at which it is malformed; nothing where it is well-formed.
struct Start {
  const char* name;
  int players;
  const char* start;
  const char* place;
};

void PrintTo(const Start& start, std::ostream* out) { *out << start.name; }

class TraceStart : public testing::TestWithParam<Start> {};

TEST_P(TraceStart, IsWellFormedOrRefusedWithItsPlace) {
  const auto& [name, players, start, place] = GetParam();
  const Replay replay = replay_text(all_games(),
                                    R"({"format":"rulecheck-trace/1","game":"bremen","moves":[],"players":)" +
                                        std::to_string(players) + "," + start + "}",
                                    "x.json");
  if (std::string_view(place).empty()) {
    EXPECT_NE(replay.verdict, TraceVerdict::malformed) << replay.message;
  } else {
    EXPECT_EQ(replay.verdict, TraceVerdict::malformed);
    EXPECT_TRUE(replay.message.starts_with(std::string(place) + ": ")) << replay.message;
  }
}

// Hands as such may be anything: what is wrong with them is a violation.
constexpr std::array deals{
    Start{"ACircle", 4, R"("setup":{"deals":[{"circle":["cat-1"],"first_taker":3}]})", ""},
    Start{"HandsOfFour", 4, R"("setup":{"deals":[{"hands":[[],[],["cat-1"],[]]}]})", ""},
    Start{"HandsOfThree", 3, R"("setup":{"deals":[{"hands":[[],[],[]],"center":"cat-1"}]})", ""},
    Start{"BothOfFour", 4, R"("setup":{"deals":[{"circle":[],"first_taker":0,"hands":[[],[],[],[]]}]})", ""},
    Start{"BothOfThree", 3, R"("setup":{"deals":[{"circle":[],"first_taker":0,"hands":[[],[],[]]}]})", ""},
    Start{"BothOfThreeWithCenter", 3,
          R"("setup":{"deals":[{"circle":["cat-1"],"first_taker":0,"hands":[[],[],[]],"center":"cat-1"}]})", ""},
    Start{"SetupIsNoObject", 4, R"("setup":[])", "$.setup"},
    Start{"DealsMissing", 4, R"("setup":{})", "$.setup"},
    Start{"DealsEmpty", 4, R"("setup":{"deals":[]})", "$.setup.deals"},
    Start{"DealsIsNoList", 4, R"("setup":{"deals":{}})", "$.setup.deals"},
    Start{"DealIsNoObject", 4, R"("setup":{"deals":[[]]})", "$.setup.deals[0]"},
    Start{"DealIsEmpty", 4, R"("setup":{"deals":[{}]})", "$.setup.deals[0]"},
    Start{"UnknownKeyInTheSetup", 4, R"("setup":{"deals":[{"circle":[],"first_taker":0}],"leader":0})",
          "$.setup.leader"},
    Start{"UnknownKeyInADeal", 4, R"("setup":{"deals":[{"circle":[],"first_taker":0,"leader":0}]})",
          "$.setup.deals[0].leader"},
    Start{"CircleWithoutFirstTaker", 4, R"("setup":{"deals":[{"circle":[]}]})", "$.setup.deals[0]"},
    Start{"FirstTakerWithoutCircle", 4, R"("setup":{"deals":[{"hands":[[],[],[],[]],"first_taker":0}]})",
          "$.setup.deals[0].first_taker"},
    Start{"FirstTakerThatIsNoSeat", 3, R"("setup":{"deals":[{"circle":[],"first_taker":3}]})",
          "$.setup.deals[0].first_taker"},
    Start{"CenterOfFour", 4, R"("setup":{"deals":[{"hands":[[],[],[],[]],"center":"cat-1"}]})",
          "$.setup.deals[0].center"},
    Start{"CenterMissingForThree", 3, R"("setup":{"deals":[{"hands":[[],[],[]]}]})", "$.setup.deals[0]"},
    Start{"CenterWithACircleAlone", 3, R"("setup":{"deals":[{"circle":[],"first_taker":0,"center":"cat-1"}]})",
          "$.setup.deals[0].center"},
    Start{"CenterInAHand", 3, R"("setup":{"deals":[{"hands":[[],["cat-1"],[]],"center":"cat-1"}]})",
          "$.setup.deals[0].center"},
    Start{"CenterThatIsNull", 3, R"("setup":{"deals":[{"hands":[[],[],[]],"center":null}]})",
          "$.setup.deals[0].center"},
    Start{"PieceTwiceInTheCircle", 4, R"("setup":{"deals":[{"circle":["cat-1","dog-1","cat-1"],"first_taker":0}]})",
          "$.setup.deals[0].circle[2]"},
    Start{"PieceInTwoHands", 4, R"("setup":{"deals":[{"hands":[["cat-1"],[],[],["cat-1"]]}]})",
          "$.setup.deals[0].hands[3][0]"},
    Start{"TooFewHands", 4, R"("setup":{"deals":[{"hands":[[],[],[]]}]})", "$.setup.deals[0].hands"},
    Start{"UnknownPieceInTheCircle", 4, R"("setup":{"deals":[{"circle":["cow-1"],"first_taker":0}]})",
          "$.setup.deals[0].circle[0]"},
    Start{"SecondDealMalformed", 4, R"("setup":{"deals":[{"circle":[],"first_taker":0},{"circle":[]}]})",
          "$.setup.deals[1]"},
};

constexpr const char* thirteen =
    R"("position":{"hands":[["cat-1","cat-2","cat-3","cat-4","cat-5","cat-6","cat-7","cat-8","cat-9","cat-10","cat-11",)"
    R"("cat-12","cat-13"],["dog-1","dog-2","dog-3","dog-4","dog-5","dog-6","dog-7","dog-8","dog-9","dog-10","dog-11",)"
    R"("dog-12","dog-13"],["donkey-1","donkey-2","donkey-3","donkey-4","donkey-5","donkey-6","donkey-7","donkey-8",)"
    R"("donkey-9","donkey-10","donkey-11","donkey-12","donkey-13"],["chicken-1","chicken-2","chicken-3","chicken-4",)"
    R"("chicken-5","chicken-6","chicken-7","chicken-8","chicken-9","chicken-10","chicken-11","chicken-12","chicken-13"]],)"
    R"("won":[0,0,0,0]})";

constexpr const char* thirteen_with_leader =
    R"("position":{"leader":0,"hands":[["cat-1","cat-2","cat-3","cat-4","cat-5","cat-6","cat-7","cat-8","cat-9","cat-10",)"
    R"("cat-11","cat-12","cat-13"],["dog-1","dog-2","dog-3","dog-4","dog-5","dog-6","dog-7","dog-8","dog-9","dog-10",)"
    R"("dog-11","dog-12","dog-13"],["donkey-1","donkey-2","donkey-3","donkey-4","donkey-5","donkey-6","donkey-7",)"
    R"("donkey-8","donkey-9","donkey-10","donkey-11","donkey-12","donkey-13"],["chicken-1","chicken-2","chicken-3",)"
    R"("chicken-4","chicken-5","chicken-6","chicken-7","chicken-8","chicken-9","chicken-10","chicken-11","chicken-12",)"
    R"("chicken-13"]],"won":[0,0,0,0]})";

constexpr std::array positions{
    Start{"ThirteenPieces", 4, thirteen, ""},
    Start{"ThirteenPiecesWithLeader", 4, thirteen_with_leader, "$.position.leader"},
    Start{"FourteenPieces", 4,
          R"("position":{"hands":[["cat-1","cat-2","cat-3","cat-4","cat-5","cat-6","cat-7","cat-8","cat-9","cat-10",)"
          R"("cat-11","cat-12","cat-13","dog-1"],[],[],[]],"won":[0,0,0,0]})",
          "$.position.hands[0]"},
    Start{"OnePiece", 4, R"("position":{"hands":[["cat-1"],["cat-2"],["cat-3"],["cat-4"]],"won":[48,0,0,0]})", ""},
    Start{"OnePieceWithLeader", 4,
          R"("position":{"hands":[["cat-1"],["cat-2"],["cat-3"],["cat-4"]],"won":[48,0,0,0],"leader":0})",
          "$.position.leader"},
    Start{"OfThree", 3, R"("position":{"hands":[["cat-4"],["cat-5"],["cat-6"]],"won":[0,36,0],"center":"cat-7"})", ""},
    Start{"OfThreeWithoutCenter", 3, R"("position":{"hands":[["cat-4"],["cat-5"],["cat-6"]],"won":[0,36,0]})",
          "$.position"},
    Start{"OfThreeWithTheCenterInAHand", 3,
          R"("position":{"hands":[["cat-4"],["cat-5"],["cat-6"]],"won":[0,36,0],"center":"cat-4"})",
          "$.position.center"},
    Start{"OfThreeWithAPieceNotInUse", 3,
          R"("position":{"hands":[["cat-4"],["cat-3"],["cat-6"]],"won":[0,36,0],"center":"cat-7"})",
          "$.position.hands[1][0]"},
    Start{"OfThreeWithACenterNotInUse", 3,
          R"("position":{"hands":[["cat-4"],["cat-5"],["cat-6"]],"won":[0,36,0],"center":"cat-3"})",
          "$.position.center"},
    Start{"OfThreeWithWonOfFour", 3,
          R"("position":{"hands":[["cat-4"],["cat-5"],["cat-6"]],"won":[4,32,0],"center":"cat-7"})",
          "$.position.won[0]"},
    Start{"OfThreeWithLeaderOfFour", 3,
          R"("position":{"hands":[["cat-4","dog-4"],["cat-5","dog-5"],["cat-6","dog-6"]],"won":[0,33,0],"leader":3,)"
          R"("center":"cat-7"})",
          "$.position.leader"},
};

std::string name_of(const testing::TestParamInfo<Start>& info) { return info.param.name; }
INSTANTIATE_TEST_SUITE_P(Deals, TraceStart, testing::ValuesIn(deals), name_of);
INSTANTIATE_TEST_SUITE_P(Positions, TraceStart, testing::ValuesIn(positions), name_of);

}  // namespace
}  // namespace rulecheck
