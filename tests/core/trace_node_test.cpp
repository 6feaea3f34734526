// From bytes to JSON values with a place: what is refused, and what the refusal says.
#include "model/core/trace_node.hpp"

#include <gtest/gtest.h>

#include "model/core/input_error.hpp"

namespace rulecheck {
namespace {

/// The place and the words of the InputError that an action throws; nothing if it throws none.
template <class Act>
std::string refusal(Act&& act) {
  try {
    act();
  } catch (const InputError& error) {
    EXPECT_EQ(error.file, "x.json");
    return error.place + ": " + error.expected;
  }
  return "";
}

std::string refusal_of_text(std::string_view text) {
  return refusal([&] { static_cast<void>(TraceNode::parse(text, "x.json")); });
}

TraceNode parsed(std::string_view text) { return TraceNode::parse(text, "x.json"); }

TEST(TraceNode, TextThatIsNotJsonIsRefusedWithItsByte) {
  EXPECT_TRUE(refusal_of_text("]").starts_with("byte 1: not JSON in UTF-8: "));
  EXPECT_TRUE(refusal_of_text("{\"a\":}").starts_with("byte 6: not JSON in UTF-8: "));
  EXPECT_TRUE(refusal_of_text("{} {}").starts_with("byte 4: "));
  EXPECT_TRUE(refusal_of_text("[1,]").starts_with("byte 4: "));
  EXPECT_TRUE(refusal_of_text("// a comment\n{}").starts_with("byte 1: "));
  EXPECT_TRUE(refusal_of_text("[NaN]").starts_with("byte 2: "));
  EXPECT_TRUE(refusal_of_text("[01]").starts_with("byte 3: "));
  EXPECT_TRUE(refusal_of_text("[1e999]").starts_with("byte "));
}

TEST(TraceNode, BytesThatAreNotUtf8AreRefused) {
  EXPECT_TRUE(refusal_of_text("[\"\xff\"]").starts_with("byte 3: not JSON in UTF-8: "));
  EXPECT_TRUE(refusal_of_text("[\"\xc0\xaf\"]").starts_with("byte "));      // overlong
  EXPECT_TRUE(refusal_of_text("[\"\xed\xa0\x80\"]").starts_with("byte "));  // a surrogate
  EXPECT_TRUE(refusal_of_text("[\"\\ud800\"]").starts_with("byte "));       // half a surrogate pair
  EXPECT_TRUE(refusal_of_text("\xff\xfe[\x01").starts_with("byte "));
  EXPECT_EQ(parsed("[\"\xc3\xa9\"]").list()[0].text(), "\xc3\xa9");
}

TEST(TraceNode, ANulByteIsRefusedWhereverItStands) {
  EXPECT_EQ(refusal_of_text(std::string_view("[]\0", 3)), "byte 3: a NUL byte: not JSON in UTF-8");
  EXPECT_EQ(refusal_of_text(std::string_view("\0[]", 3)), "byte 1: a NUL byte: not JSON in UTF-8");
  EXPECT_EQ(refusal_of_text(std::string_view("[\"\0\"]", 5)), "byte 3: a NUL byte: not JSON in UTF-8");
}

TEST(TraceNode, AKeyThatOccursTwiceIsRefusedWithItsPlace) {
  EXPECT_EQ(refusal_of_text(R"({"a":1,"a":1})"), "$: the key \"a\" occurs twice");
  EXPECT_EQ(refusal_of_text(R"({"a":[{},{"b":{"c":1,"d":2,"c":3}}]})"), "$.a[1].b: the key \"c\" occurs twice");
  EXPECT_EQ(refusal_of_text(R"({"a":1,"\u0061":1})"), "$: the key \"a\" occurs twice");
  EXPECT_EQ(refusal_of_text(R"({"a":{"a":1}})"), "");
}

TEST(TraceNode, NestingIsLimited) {
  const auto nested = [](std::size_t depth) { return std::string(depth, '[') + std::string(depth, ']'); };
  EXPECT_EQ(refusal_of_text(nested(64)), "");
  EXPECT_TRUE(refusal_of_text(nested(65)).ends_with("nested deeper than 64"));
  EXPECT_TRUE(refusal_of_text(std::string(10'000'000, '[')).ends_with("nested deeper than 64"));
}

TEST(TraceNode, TheWordsOfARefusalStayShort) {
  EXPECT_LT(refusal_of_text("[\"" + std::string(1'000'000, 'x')).size(), 400U);
  EXPECT_LT(refusal([&] { parsed("{\"" + std::string(1'000'000, 'x') + "\":1}").demand_keys({}, {"a"}); }).size(),
            400U);
}

TEST(TraceNode, IntegersHaveNeitherFractionNorExponent) {
  const auto refused = [](const char* number) {
    return refusal([&] { static_cast<void>(parsed(std::string("[") + number + "]").list()[0].integer()); });
  };
  const std::string fraction =
      "$[0]: a number with a fraction or an exponent, or too large where an integer is expected";
  EXPECT_EQ(refused("1.0"), fraction);
  EXPECT_EQ(refused("1e2"), fraction);
  EXPECT_EQ(refused("1E0"), fraction);
  EXPECT_EQ(refused("-0.0"), fraction);
  EXPECT_EQ(refused("18446744073709551616"), fraction);
  EXPECT_EQ(refused("true"), "$[0]: true or false where an integer is expected");
  EXPECT_EQ(refused("\"1\""), "$[0]: a string where an integer is expected");
  EXPECT_EQ(refused("null"), "$[0]: null where an integer is expected");
}

TEST(TraceNode, IntegersReachFromMinusToPlusABillion) {
  const auto refused = [](const char* number) {
    return refusal([&] { static_cast<void>(parsed(std::string("[") + number + "]").list()[0].integer()); });
  };
  EXPECT_EQ(refused("1000000000"), "");
  EXPECT_EQ(refused("-1000000000"), "");
  EXPECT_NE(refused("1000000001"), "");
  EXPECT_NE(refused("-1000000001"), "");
  EXPECT_NE(refused("9223372036854775807"), "");
  EXPECT_NE(refused("9223372036854775808"), "");  // 2^63
  EXPECT_NE(refused("18446744073709551615"), "");
  EXPECT_NE(refused("4294967296"), "");  // 2^32: 0 where somebody cuts it off
  EXPECT_EQ(parsed("[-0]").list()[0].integer(), 0);
}

TEST(TraceNode, AValueOfTheWrongTypeIsNamedWithWhatIsExpected) {
  const TraceNode node = parsed(R"({"list":[1],"text":"a","truth":true,"number":1,"nothing":null,"object":{}})");
  EXPECT_EQ(refusal([&] { static_cast<void>(node.at("text").list()); }), "$.text: a string where a list is expected");
  EXPECT_EQ(refusal([&] { static_cast<void>(node.at("list").text()); }), "$.list: a list where a string is expected");
  EXPECT_EQ(refusal([&] { static_cast<void>(node.at("number").truth()); }),
            "$.number: a number where true or false is expected");
  EXPECT_EQ(refusal([&] { node.at("nothing").demand_keys({}); }), "$.nothing: null where an object is expected");
  EXPECT_EQ(refusal([&] { static_cast<void>(node.at("truth").keys()); }),
            "$.truth: true or false where an object is expected");
  EXPECT_EQ(refusal([&] { static_cast<void>(node.at("list").list(2, "two things")); }),
            "$.list: a list of 1 where 2 are expected: two things");
}

TEST(TraceNode, KeysMustBeThoseThatAreKnown) {
  const TraceNode node = parsed(R"({"a":1,"we ird":2})");
  EXPECT_EQ(refusal([&] { node.demand_keys({"a", "b"}, {"we ird"}); }), "$: the key \"b\" is missing");
  EXPECT_EQ(refusal([&] { node.demand_keys({"a"}); }), "$[\"we ird\"]: unknown key; expected here: a");
  EXPECT_EQ(refusal([&] { node.without("a").demand_keys({}); }), "$[\"we ird\"]: unknown key; no key is expected here");
  EXPECT_EQ(refusal([&] { node.demand_keys({"a"}, {"we ird", "c"}); }), "");
  EXPECT_EQ(refusal([&] { static_cast<void>(node.at("c")); }), "$: the key \"c\" is missing");
}

TEST(TraceNode, ARangeOfOneNumberIsSaidAsThisNumber) {
  const auto refused = [](int lowest, int highest) {
    return refusal([&] { static_cast<void>(parsed("[3]").list()[0].integer(lowest, highest)); });
  };
  EXPECT_EQ(refused(4, 4), "$[0]: 3: expected 4");
  EXPECT_EQ(refused(4, 5), "$[0]: 3: expected an integer from 4 to 5");
  EXPECT_EQ(refused(3, 3), "");
}

TEST(TraceNode, AnObjectOfNoKnownFormIsToldWhichFormsThereAre) {
  const std::vector<ObjectForm> forms{{"a deal", "deal", {"deal", "hands"}, {"discards"}},
                                      {"a play", "card", {"player", "card"}},
                                      {"the end", "end", {"end"}}};
  const std::string all = "expected a deal (deal, hands; maybe discards), a play (player, card) or the end (end)";
  const auto refused = [&](const char* text) {
    return refusal([&] { static_cast<void>(parsed(text).demand_form(forms)); });
  };
  EXPECT_EQ(refused("{}"), "$: no keys that would tell what it is; " + all);
  EXPECT_EQ(refused(R"({"type":"play","player":0})"), "$: the keys do not tell what it is; " + all);
  EXPECT_EQ(refused("[]"), "$: a list where an object is expected; " + all);
  EXPECT_EQ(refused("null"), "$: null where an object is expected; " + all);
  EXPECT_EQ(refused(R"({"card":1})"), "$: the key \"player\" is missing; expected a play (player, card)");
  EXPECT_EQ(refused(R"({"deal":1})"), "$: the key \"hands\" is missing; expected a deal (deal, hands; maybe discards)");
  EXPECT_EQ(refused(R"({"type":1,"player":0,"card":1})"), "$.type: unknown key; expected a play (player, card)");
  EXPECT_EQ(refused(R"({"player":0,"card":1,"discards":1})"),
            "$.discards: unknown key; expected a play (player, card)");
  EXPECT_EQ(refused(R"({"player":0,"card":1,"end":1})"), "$.end: unknown key beside \"card\"; " + all);
}

TEST(TraceNode, AnObjectOfAKnownFormIsRecognized) {
  const std::vector<ObjectForm> forms{{"a deal", "deal", {"deal", "hands"}, {"discards"}},
                                      {"a play", "card", {"card"}}};
  EXPECT_EQ(parsed(R"({"hands":1,"deal":1})").demand_form(forms), 0U);
  EXPECT_EQ(parsed(R"({"hands":1,"deal":1,"discards":1})").demand_form(forms), 0U);
  EXPECT_EQ(parsed(R"({"card":1})").demand_form(forms), 1U);
}

TEST(TraceNode, ANameMustBeOneOfThoseThatAreKnown) {
  constexpr std::array<std::string_view, 2> names{"cat", "dog"};
  EXPECT_EQ(parsed("[\"dog\"]").list()[0].one_of(names, "an animal"), 1U);
  EXPECT_EQ(refusal([&] { static_cast<void>(parsed("[\"cow\"]").list()[0].one_of(names, "an animal")); }),
            "$[0]: \"cow\" is not an animal; expected one of: cat, dog");
}

TEST(TraceNode, AFileThatCannotBeReadIsRefused) {
  const auto why = [](const std::string& file) {
    try {
      static_cast<void>(TraceNode::read(file));
    } catch (const InputError& error) {
      return error.expected;
    }
    return std::string();
  };
  EXPECT_EQ(why("no/such/file.json"), "cannot be opened: No such file or directory");
  EXPECT_EQ(why("tests"), "cannot be read: Is a directory");
  EXPECT_EQ(why("/dev/zero"), "larger than 64 MiB; a trace is a single game");
  EXPECT_EQ(why("/dev/null"), "the file is empty; expected a trace");
}

}  // namespace
}  // namespace rulecheck
