// Claimed results in a log: the row "result" of the trace format, each with a twin that keeps the rule.
#include "tests/harmony_of_bremen/trace_text.hpp"

namespace rulecheck::harmony_of_bremen {
namespace {

const std::string won = R"({"won":true,"failures":1,"rounds":10,"discards":36})";

/// A last round after one failure. @param cards by seat; seats 0 to 3 are dog, rooster, donkey, cat
std::string last_round_of(const std::string& cards, const std::string& claim, int failures = 1) {
  std::string hands;
  for (const char c : cards) hands += c == ',' ? std::string("],[") : std::string(1, c);
  return trace(before_round(10, "[" + hands + "]", failures), ensemble(cards), claim);
}

/// A game that is lost in round 9.
std::string lost_early(const std::string& claim) {
  return trace(before_round(9, "[7,8],[1,2],[9,11],[8,5]", 2), list({declaration(0, 7), ensemble("7,2,9,8")}), claim);
}

}  // namespace

EXAMPLE(HarmonyOfBremenTraceResult, NothingNeedBeClaimed, clause::last_success_wins) {
  expect_verdict<Model<D>>(trial, last_round_of("7,1,9,4", "{}"), "conforms, over");
  const Replay replay = replay_text<Model<D>>(last_round_of("7,1,9,4", ""));
  trial.expect(replay.result == won, [&] { return "the whole result, and it is " + replay.result; });
}

EXAMPLE(HarmonyOfBremenTraceResult, AResultIsClaimedAfterTheGameOnly, clause::last_success_wins) {
  expect_verdict<Model<D>>(trial, trace(orderly_game, "", "{}"), "result HOB-28");
  expect_verdict<Model<D>>(trial, trace(orderly_game, "", won), "result HOB-28");
  expect_verdict<Model<D>>(trial, trace(orderly_game), "conforms");
  const std::string last = before_round(10, "[7],[1],[9],[4]", 2);
  expect_verdict<Model<D>>(trial, trace(last, "", R"({"failures":2})"), "result HOB-28");
  const std::string ninth = list({declaration(0, 7), ensemble("7,1,9,4")});
  expect_verdict<Model<D>>(trial, trace(before_round(9, "[7,8],[1,2],[9,9],[4,5]", 2), ninth, "{}"), "result HOB-28");
}

EXAMPLE(HarmonyOfBremenTraceResult, AWrongOutcomeBreaksTheWayInWhichTheGameEnded, clause::last_success_wins,
        clause::third_failure_loses, clause::last_failure_loses, clause::earlier_failures_do_not_matter) {
  const std::string yes = R"({"won":true})", no = R"({"won":false})";
  for (int failures = 0; failures <= 2; ++failures) {
    expect_verdict<Model<D>>(trial, last_round_of("7,1,9,4", yes, failures), "conforms, over");
    expect_verdict<Model<D>>(trial, last_round_of("7,1,9,4", no, failures), "result HOB-28");
    expect_verdict<Model<D>>(trial, last_round_of("7,1,4,9", no, failures), "conforms, over");
    expect_verdict<Model<D>>(trial, last_round_of("7,1,4,9", yes, failures),
                             failures == 2 ? "result HOB-29 HOB-30" : "result HOB-30");
  }
  expect_verdict<Model<D>>(trial, lost_early(no), "conforms, over");
  expect_verdict<Model<D>>(trial, lost_early(yes), "result HOB-29");
}

EXAMPLE(HarmonyOfBremenTraceResult, WrongFiguresAreEachReported, clause::piles_show_failures,
        clause::ensemble_then_tuning, clause::success_is_discarded, clause::failure_lies_beside) {
  const auto expect = [&](const std::string& claim, const std::string& verdict) {
    expect_verdict<Model<D>>(trial, last_round_of("7,1,9,4", claim), verdict);
  };
  expect(won, "conforms, over");
  expect(R"({"failures":2})", "result HOB-31");
  expect(R"({"failures":0})", "result HOB-31");
  expect(R"({"failures":-1000000000})", "result HOB-31");
  expect(R"({"rounds":9})", "result HOB-11");
  expect(R"({"rounds":11})", "result HOB-11");
  expect(R"({"discards":32})", "result HOB-20");
  expect(R"({"discards":40})", "result HOB-20");
  expect(R"({"won":false,"failures":0,"rounds":9,"discards":1000000000})", "result HOB-11 HOB-20 HOB-28 HOB-31");
}

EXAMPLE(HarmonyOfBremenTraceResult, AFailureOfTheLastRoundCounts, clause::piles_show_failures,
        clause::failure_lies_beside, clause::success_is_discarded) {
  expect_verdict<Model<D>>(trial, last_round_of("7,1,4,9", R"({"won":false,"failures":2,"rounds":10,"discards":32})"),
                           "conforms, over");
  expect_verdict<Model<D>>(trial, last_round_of("7,1,4,9", R"({"failures":1,"discards":36})"), "result HOB-20 HOB-31");
  expect_verdict<Model<D>>(trial, lost_early(R"({"won":false,"failures":3,"rounds":9,"discards":24})"),
                           "conforms, over");
  expect_verdict<Model<D>>(trial, lost_early(R"({"rounds":8})"), "result HOB-11");
}

}  // namespace rulecheck::harmony_of_bremen
