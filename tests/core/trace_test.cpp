// Whole traces: what makes one malformed, and how a verdict is written down. The game is Bremen; what it says of
// well-formed traces is checked in tests/bremen/.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "model/core/games.hpp"

namespace rulecheck {
namespace {

/// A trace that conforms; cases change one thing in it.
const std::string good =
    R"({"format":"rulecheck-trace/1","game":"bremen","players":4,"readings":{},"options":{},)"
    R"("position":{"hands":[["dog-7","donkey-6"],["cat-4","donkey-2"],["dog-10","cat-8"],["chicken-5","dog-8"]],)"
    R"("won":[20,16,8,0],"leader":0},"moves":[{"player":0,"play":"dog-7","comment":"c"},{"player":1,"play":"cat-4"}],)"
    R"("comment":"end"})";

/// The good trace with one piece of its text exchanged, which must be there.
std::string changed(const std::string& from, const std::string& to) {
  std::string text = good;
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return text.replace(at, from.size(), to);
}

Replay replayed(const std::string& text) { return replay_text(all_games(), text, "x.json"); }

/// A trace that must be malformed, with a message that begins with this place.
struct Malformed {
  const char* name;
  const char* from;
  const char* to;
  const char* place;
};

void PrintTo(const Malformed& wrong, std::ostream* out) { *out << wrong.name; }

class MalformedTrace : public testing::TestWithParam<Malformed> {};

TEST_P(MalformedTrace, IsRefusedWithItsPlace) {
  const auto& [name, from, to, place] = GetParam();
  const Replay replay = replayed(changed(from, to));
  EXPECT_EQ(replay.verdict, TraceVerdict::malformed) << changed(from, to);
  EXPECT_TRUE(replay.message.starts_with(std::string(place) + ": ")) << replay.message;
  EXPECT_TRUE(json_line(replay).starts_with(
      R"({"file":"x.json","game":null,"verdict":"malformed","at":null,"clauses":[],"message":)"));
  EXPECT_TRUE(json_line(replay).ends_with(R"(,"over":false,"result":null})"));
}

constexpr std::array wrong_envelopes{
    Malformed{"UnknownKey", R"("comment":"end"})", R"("remark":"end"})", "$.remark"},
    Malformed{"DuplicateKey", R"("readings":{})", R"("game":"bremen")", "$"},
    Malformed{"DuplicateKeyInAMove", R"("play":"dog-7")", R"("player":0)", "$.moves[0]"},
    Malformed{"FormatMissing", R"("format":"rulecheck-trace/1",)", "", "$"},
    Malformed{"FormatOfAnotherVersion", "trace/1", "trace/2", "$.format"},
    Malformed{"FormatIsNoString", R"("rulecheck-trace/1")", "1", "$.format"},
    Malformed{"GameMissing", R"("game":"bremen",)", "", "$"},
    Malformed{"GameUnknown", R"("bremen")", R"("chess")", "$.game"},
    Malformed{"GameInCapitals", R"("bremen")", R"("Bremen")", "$.game"},
    Malformed{"PlayersMissing", R"("players":4,)", "", "$"},
    Malformed{"TooFewPlayers", R"("players":4)", R"("players":2)", "$.players"},
    Malformed{"TooManyPlayers", R"("players":4)", R"("players":5)", "$.players"},
    Malformed{"PlayersWithFraction", R"("players":4)", R"("players":4.0)", "$.players"},
    Malformed{"PlayersWithExponent", R"("players":4)", R"("players":4e0)", "$.players"},
    Malformed{"PlayersInAString", R"("players":4)", R"("players":"4")", "$.players"},
    Malformed{"PlayersBeyond64Bits", R"("players":4)", R"("players":18446744073709551620)", "$.players"},
    Malformed{"PlayersThatAreFourWhenCutOff", R"("players":4)", R"("players":4294967300)", "$.players"},
    Malformed{"ReadingsIsNoObject", R"("readings":{})", R"("readings":[])", "$.readings"},
    Malformed{"ReadingUnknown", R"("readings":{})", R"("readings":{"overshoot":"clamp"})", "$.readings.overshoot"},
    Malformed{"OptionsIsNoObject", R"("options":{})", R"("options":null)", "$.options"},
    Malformed{"OptionUnknown", R"("options":{})", R"("options":{"length":20})", "$.options.length"},
    Malformed{"BothStarts", R"("readings":{})", R"("setup":{"deals":[]})", "$"},
    Malformed{"NoStart", R"("position")", R"("moves")", "$"},
    Malformed{"MovesMissing", R"("moves":)", R"("result":)", "$"},
    Malformed{"MovesIsNoList", R"("moves":[{"player":0,"play":"dog-7","comment":"c"},{"player":1,"play":"cat-4"}])",
              R"("moves":{})", "$.moves"},
    Malformed{"CommentIsNoString", R"("comment":"end"})", R"("comment":1})", "$.comment"},
    Malformed{"CommentOfAMoveIsNoString", R"("dog-7","comment":"c")", R"("dog-7","comment":null)",
              "$.moves[0].comment"},
    Malformed{"ResultIsNoObject", R"("comment":"end"})", R"("result":[]})", "$.result"},
    Malformed{"ResultIsNull", R"("comment":"end"})", R"("result":null})", "$.result"},
};

constexpr std::array wrong_positions{
    Malformed{"PositionWithUnknownKey", R"("leader":0)", R"("leader":0,"round":12)", "$.position.round"},
    Malformed{"CenterWithFourPlayers", R"("leader":0)", R"("leader":0,"center":"cat-9")", "$.position.center"},
    Malformed{"HandsMissing", R"("hands":)", R"("hand":)", "$.position"},
    Malformed{"TooFewHands", R"(["dog-7","donkey-6"],)", "", "$.position.hands"},
    Malformed{"TooManyHands", R"(["dog-7","donkey-6"],)", R"(["dog-7","donkey-6"],["cat-1","cat-2"],)",
              "$.position.hands"},
    Malformed{"HandIsNoList", R"(["dog-7","donkey-6"])", R"("dog-7")", "$.position.hands[0]"},
    Malformed{"HandsOfDifferentSize", R"(["cat-4","donkey-2"])", R"(["cat-4"])", "$.position.hands[1]"},
    Malformed{"HandThatIsEmpty", R"(["dog-7","donkey-6"])", "[]", "$.position.hands[0]"},
    Malformed{"PieceTwiceInOneHand", R"(["cat-4","donkey-2"])", R"(["cat-4","cat-4"])", "$.position.hands[1][1]"},
    Malformed{"PieceInTwoHands", R"("donkey-2")", R"("dog-7")", "$.position.hands[1][1]"},
    Malformed{"PieceWithNumberZero", R"("donkey-2")", R"("donkey-0")", "$.position.hands[1][1]"},
    Malformed{"PieceWithNumberFourteen", R"("donkey-2")", R"("donkey-14")", "$.position.hands[1][1]"},
    Malformed{"PieceWithLeadingZero", R"("donkey-2")", R"("donkey-02")", "$.position.hands[1][1]"},
    Malformed{"PieceOfAnotherAnimal", R"("donkey-2")", R"("rooster-2")", "$.position.hands[1][1]"},
    Malformed{"PieceInCapitals", R"("donkey-2")", R"("Donkey-2")", "$.position.hands[1][1]"},
    Malformed{"PieceWithASpace", R"("donkey-2")", R"("donkey-2 ")", "$.position.hands[1][1]"},
    Malformed{"PieceThatIsANumber", R"("donkey-2")", "2", "$.position.hands[1][1]"},
    Malformed{"WonOfTooFewSeats", "[20,16,8,0]", "[20,16,8]", "$.position.won"},
    Malformed{"WonThatIsNoMultiple", "[20,16,8,0]", "[20,16,7,1]", "$.position.won[2]"},
    Malformed{"WonThatIsNegative", "[20,16,8,0]", "[20,16,12,-4]", "$.position.won[3]"},
    Malformed{"WonWithTheWrongSum", "[20,16,8,0]", "[20,16,8,4]", "$.position.won"},
    Malformed{"LeaderMissing", R"(,"leader":0)", "", "$.position"},
    Malformed{"LeaderThatIsNoSeat", R"("leader":0)", R"("leader":4)", "$.position.leader"},
    Malformed{"LeaderBelowZero", R"("leader":0)", R"("leader":-1)", "$.position.leader"},
    Malformed{"LeaderThatIsNull", R"("leader":0)", R"("leader":null)", "$.position.leader"},
};

constexpr std::array wrong_moves{
    Malformed{"MoveIsNoObject", R"({"player":1,"play":"cat-4"})", R"("cat-4")", "$.moves[1]"},
    Malformed{"MoveIsEmpty", R"({"player":1,"play":"cat-4"})", "{}", "$.moves[1]"},
    Malformed{"PlayerMissing", R"({"player":1,)", "{", "$.moves[1]"},
    Malformed{"PlayMissing", R"(,"play":"cat-4")", "", "$.moves[1]"},
    Malformed{"PlayerThatIsNoSeat", R"("player":1)", R"("player":4)", "$.moves[1].player"},
    Malformed{"PlayerBelowZero", R"("player":1)", R"("player":-1)", "$.moves[1].player"},
    Malformed{"PlayerWithFraction", R"("player":1)", R"("player":1.5)", "$.moves[1].player"},
    Malformed{"PlayOfAnUnknownPiece", R"("play":"cat-4")", R"("play":"cat-14")", "$.moves[1].play"},
    Malformed{"PlayOfAList", R"("play":"cat-4")", R"("play":["cat-4"])", "$.moves[1].play"},
    Malformed{"UnknownKeyInAMove", R"("play":"cat-4")", R"("play":"cat-4","to":1)", "$.moves[1].to"},
    Malformed{"TakeThatIsNoSeat", R"({"player":1,"play":"cat-4"})", R"({"take":4})", "$.moves[1].take"},
    Malformed{"TakeTogetherWithAPlay", R"("play":"cat-4")", R"("play":"cat-4","take":1)", "$.moves[1].take"},
};

constexpr std::array wrong_results{
    Malformed{"UnknownKeyInTheResult", R"("comment":"end"})", R"("result":{"winner":0}})", "$.result.winner"},
    Malformed{"CapturedOfTooFewSeats", R"("comment":"end"})", R"("result":{"captured":[1,2,3]}})", "$.result.captured"},
    Malformed{"CapturedWithFraction", R"("comment":"end"})", R"("result":{"captured":[1,2,3,4.5]}})",
              "$.result.captured[3]"},
    Malformed{"CapturedBeyondABillion", R"("comment":"end"})", R"("result":{"captured":[1,2,3,1000000001]}})",
              "$.result.captured[3]"},
    Malformed{"CapturedThatIsNull", R"("comment":"end"})", R"("result":{"captured":null}})", "$.result.captured"},
    Malformed{"LeftOfTooManySeats", R"("comment":"end"})",
              R"("result":{"left":["cat-1","cat-2","cat-3","cat-4","cat-5"]}})", "$.result.left"},
    Malformed{"LeftOfAnUnknownPiece", R"("comment":"end"})", R"("result":{"left":["cat-1","cat-2","cat-3","cow-4"]}})",
              "$.result.left[3]"},
    Malformed{"ConditionThatIsANumber", R"("comment":"end"})", R"("result":{"condition1":1}})", "$.result.condition1"},
    Malformed{"OutcomeThatIsNull", R"("comment":"end"})", R"("result":{"won":null}})", "$.result.won"},
    Malformed{"ScoreThatIsAString", R"("comment":"end"})", R"("result":{"score":"10"}})", "$.result.score"},
    Malformed{"TitleThatIsANumber", R"("comment":"end"})", R"("result":{"title":10}})", "$.result.title"},
};

std::string name_of_case(const testing::TestParamInfo<Malformed>& info) { return info.param.name; }
INSTANTIATE_TEST_SUITE_P(Envelope, MalformedTrace, testing::ValuesIn(wrong_envelopes), name_of_case);
INSTANTIATE_TEST_SUITE_P(Position, MalformedTrace, testing::ValuesIn(wrong_positions), name_of_case);
INSTANTIATE_TEST_SUITE_P(Moves, MalformedTrace, testing::ValuesIn(wrong_moves), name_of_case);
INSTANTIATE_TEST_SUITE_P(Result, MalformedTrace, testing::ValuesIn(wrong_results), name_of_case);

TEST(Trace, TheTraceThatTheCasesChangeConforms) {
  const Replay replay = replayed(good);
  EXPECT_EQ(replay.verdict, TraceVerdict::conforms) << replay.message;
  EXPECT_EQ(json_line(replay),
            R"({"file":"x.json","game":"bremen","verdict":"conforms","at":null,"clauses":[],"message":"","over":false,)"
            R"("result":null})");
}

TEST(Trace, WhatIsNoObjectIsMalformed) {
  for (const char* text : {"[]", "null", "\"bremen\"", "1"}) {
    EXPECT_EQ(replayed(text).verdict, TraceVerdict::malformed) << text;
    EXPECT_TRUE(replayed(text).message.ends_with("where an object is expected")) << replayed(text).message;
  }
}

TEST(Trace, MalformedWinsOverAnEarlierViolation) {
  const std::string text = changed(R"("play":"dog-7","comment":"c"},{"player":1,"play":"cat-4"})",
                                   R"("play":"cat-13"},{"player":1,"play":"cat-14"})");
  EXPECT_EQ(replayed(text).verdict, TraceVerdict::malformed);
  EXPECT_TRUE(replayed(text).message.starts_with("$.moves[1].play: ")) << replayed(text).message;
}

TEST(Trace, TheLineOfAVerdictIsJsonWithExactlyItsKeysInAnyFileName) {
  Replay replay = replayed(good);
  replay.file = "a \"quoted\"\n\xff name.json";
  const auto line = nlohmann::json::parse(json_line(replay));
  std::vector<std::string> keys;
  for (const auto& [key, value] : line.items()) keys.push_back(key);
  EXPECT_EQ(keys, (std::vector<std::string>{"at", "clauses", "file", "game", "message", "over", "result", "verdict"}));
  EXPECT_EQ(json_line(replay).find('\n'), std::string::npos);
}

TEST(Trace, AVerdictForPeopleNamesFileClauseStepAndWhatIsWrong) {
  EXPECT_EQ(describe(replayed(changed("cat-4\"}]", "donkey-2\"},{\"player\":2,\"play\":\"cat-8\"}]"))),
            "x.json: violates: [BRE-24 follow_suit] move 2: seat 2 holds dog-10 and played cat-8 "
            "(moves, seats and deals are counted from 0)");
  EXPECT_EQ(describe(replayed(changed(R"("players":4)", R"("players":9)"))),
            "x.json: malformed: $.players: 9: expected an integer from 3 to 4");
  for (const char* nothing : {"", " \r\n\t\n"})
    EXPECT_EQ(describe(replayed(nothing)), "x.json: malformed: the file is empty; expected a trace");
}

}  // namespace
}  // namespace rulecheck
