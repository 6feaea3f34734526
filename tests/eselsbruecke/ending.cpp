// "End of Game": tiles, stop tiles and winners, and wrong claims about them.
#include "tests/eselsbruecke/trace_text.hpp"

namespace rulecheck::eselsbruecke {
namespace {

/// The verdict on a claim of a game of four that is over.
template <class D>
void expect_claim(Trial& trial, const std::vector<std::string>& stacks, const std::string& claim,
                  const std::string& expected) {
  expect_verdict<Model<D>>(trial, trace(4, before(7, 1, 1, stacks), "", claim), expected);
}

}  // namespace

EXAMPLE(EselsbrueckeEnding, StopTilesCountAndBreakTies, clause::most_tiles_win, clause::stop_tile_is_a_point,
        clause::most_tiles_decide, clause::stop_tiles_break_ties, clause::several_winners) {
  const std::vector<std::string> clear{"pp", "sps", "p", ""}, tied{"ppp", "pps", "psp", "ps"},
      stops{"ppp", "pps", "sps", "ps"};
  expect_claim<D>(trial, clear, R"({"tiles":[2,3,1,0],"stops":[0,2,0,0],"winners":[1]})", "conforms, over");
  expect_claim<D>(trial, tied, R"({"tiles":[3,3,3,2],"stops":[0,1,1,1],"winners":[2,1]})", "conforms, over");
  expect_claim<D>(trial, stops, R"({"winners":[2]})", "conforms, over");
  expect_claim<D>(trial, {"", "", "", ""}, R"({"winners":[0,1,2,3]})", "conforms, over");
  for (const char* winners : {"[0]", "[0,1]", "[1,3]", "[3,1]", "[]", "[1,2]"}) {
    const bool low = std::string(winners) != "[]" && std::string(winners) != "[1]";
    expect_claim<D>(trial, clear, std::string(R"({"winners":)") + winners + "}",
                    low ? "result ESL-49" : "result ESL-51");
  }
  expect_claim<D>(trial, tied, R"({"winners":[1]})", "result ESL-51");
  expect_claim<D>(trial, tied, R"({"winners":[]})", "result ESL-51");
  expect_claim<D>(trial, tied, R"({"winners":[0]})", "result ESL-50");
  expect_claim<D>(trial, tied, R"({"winners":[0,1,2]})", "result ESL-50");
  expect_claim<D>(trial, tied, R"({"winners":[3]})", "result ESL-49");
  expect_claim<D>(trial, tied, R"({"winners":[0,3]})", "result ESL-49");
  expect_claim<D>(trial, stops, R"({"winners":[1]})", "result ESL-50");
  expect_claim<D>(trial, stops, R"({"winners":[1,2]})", "result ESL-50");
  for (int seat = 0; seat < 4; ++seat) {
    for (const int wrong : {-1, 1}) {
      std::vector<int> tiles{2, 3, 1, 0}, stop_tiles{0, 2, 0, 0};
      tiles.at(static_cast<std::size_t>(seat)) += wrong;
      stop_tiles.at(static_cast<std::size_t>(seat)) += wrong;
      expect_claim<D>(trial, clear, fmt::format(R"({{"tiles":[{}]}})", fmt::join(tiles, ",")), "result ESL-49");
      expect_claim<D>(trial, clear, fmt::format(R"({{"stops":[{}]}})", fmt::join(stop_tiles, ",")), "result ESL-50");
    }
  }
  expect_claim<D>(trial, clear, R"({"tiles":[0,0,0,0],"stops":[0,0,0,0],"winners":[]})", "result ESL-49 ESL-50 ESL-51");
}

EXAMPLE(EselsbrueckeEnding, StopTilesLaidAsideCount, clause::stop_tile_is_a_point, clause::stop_tiles_break_ties) {
  const std::string start =
      reading("revealed-stop", "aside") + before(7, 0, 0, {"p", "ps", "pp"}, R"(,"aside":[2,1,0])");
  expect_verdict<Model<D>>(trial, trace(3, start, "", R"({"tiles":[3,3,2],"stops":[2,2,0],"winners":[0,1]})"),
                           "conforms, over");
  expect_verdict<Model<D>>(trial, trace(3, start, "", R"({"tiles":[1,2,2]})"), "result ESL-49");
  expect_verdict<Model<D>>(trial, trace(3, start, "", R"({"stops":[0,1,0]})"), "result ESL-50");
}

EXAMPLE(EselsbrueckeEnding, TheGameEndsAfterItsLastRound, clause::ends_after_the_last_round, clause::expert_variant) {
  const std::string expert = R"("options":{"side":"expert"},)";
  for (int round = 1; round <= 7; ++round) {
    expect_verdict<Model<D>>(trial, trace(3, before(round, 0, 0, {"", "", ""}), "", "{}"),
                             round == 7 ? "conforms, over" : "result ESL-48");
    expect_verdict<Model<D>>(trial, trace(3, expert + before(round, 0, 0, {"", "", ""}), "", "{}"), "result ESL-48");
  }
  expect_verdict<Model<D>>(trial, trace(3, expert + before(8, 0, 0, {"", "", ""}), "", "{}"), "conforms, over");
}

}  // namespace rulecheck::eselsbruecke
