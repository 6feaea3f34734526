// Claimed results in a log: the row "result" of the trace format, each with a twin that keeps the rule.
#include "tests/bucket_brigade/trace_text.hpp"

namespace rulecheck::bucket_brigade {
namespace {

/// Totals 10, 12, 12 and 5; of those with 12 points seat 2 has the better last heat, seat 3 the best of all.
const std::string over = R"("position":{"first_dealer":3,"results":[[9,4,6,0],[0,7,1,0],[1,0,0,0],[0,1,5,5]]})";

/// Totals 11, 11 and 10; seats 0 and 1 have 6 points from the last heat.
const std::string tied = R"("position":{"first_dealer":0,"results":[[3,3,0],[2,2,9],[6,6,1]]})";

template <class D>
void expect_claim(Trial& trial, int players, const std::string& start, const std::string& claim,
                  const std::string& expected) {
  expect_verdict<Model<D>>(trial, trace(players, start, "", claim), expected);
}

}  // namespace

EXAMPLE(BucketBrigadeTraceResult, NothingNeedBeClaimed, clause::add_up_the_heats) {
  expect_claim<D>(trial, 4, over, "{}", "conforms, over");
  const Replay replay = replay_text<Model<D>>(trace(4, over));
  trial.expect(replay.result == R"({"heats":[[9,4,6,0],[0,7,1,0],[1,0,0,0],[0,1,5,5]],"totals":[10,12,12,5],)"
                                R"("winners":[2]})",
               [&] { return "sums of the heats, and it is " + replay.result; });
}

EXAMPLE(BucketBrigadeTraceResult, AResultIsClaimedAfterTheLastHeatOnly, clause::add_up_the_heats) {
  const std::string before = R"("position":{"first_dealer":3,"results":[[9,4,6,0],[0,7,1,0],[1,0,0,0]]})";
  expect_claim<D>(trial, 4, before, "{}", "result BUB-28");
  expect_claim<D>(trial, 4, before, R"({"totals":[1,2,3,4],"winners":[0]})", "result BUB-28");
  expect_claim<D>(trial, 4, R"("setup":{"first_dealer":0})", "{}", "result BUB-28");
  expect_verdict<Model<D>>(trial, trace(4, before), "conforms");
}

EXAMPLE(BucketBrigadeTraceResult, WrongResultsOfAHeatBreakTheRecord, clause::record_totals_from_zero) {
  expect_claim<D>(trial, 4, over, R"({"heats":[[9,4,6,0],[0,7,1,0],[1,0,0,0],[0,1,5,5]]})", "conforms, over");
  expect_claim<D>(trial, 4, over, R"({"heats":[[9,4,6,0],[0,7,1,0],[1,0,0,0],[0,1,5,4]]})", "result BUB-26");
  expect_claim<D>(trial, 4, over, R"({"heats":[[8,4,6,0],[0,7,1,0],[1,0,0,0],[0,1,5,5]]})", "result BUB-26");
  expect_claim<D>(trial, 4, over, R"({"heats":[[0,7,1,0],[9,4,6,0],[1,0,0,0],[0,1,5,5]]})", "result BUB-26");
}

EXAMPLE(BucketBrigadeTraceResult, WrongTotalsBreakTheSum, clause::add_up_the_heats) {
  expect_claim<D>(trial, 4, over, R"({"totals":[10,12,12,5]})", "conforms, over");
  expect_claim<D>(trial, 4, over, R"({"totals":[9,12,12,5]})", "result BUB-28");
  expect_claim<D>(trial, 4, over, R"({"totals":[10,12,12,-1000000000]})", "result BUB-28");
  expect_claim<D>(trial, 4, over, R"({"totals":[12,10,12,5]})", "result BUB-28");
}

EXAMPLE(BucketBrigadeTraceResult, WrongHeatsAndTotalsAreBothReported, clause::record_totals_from_zero,
        clause::add_up_the_heats) {
  expect_claim<D>(trial, 4, over, R"({"heats":[[9,4,6,0],[0,7,1,0],[1,0,0,0],[0,1,5,4]],"totals":[10,12,12,4]})",
                  "result BUB-26 BUB-28");
  expect_claim<D>(trial, 4, over, R"({"totals":[10,12,12,4],"winners":[0]})", "result BUB-28 BUB-29");
}

EXAMPLE(BucketBrigadeTraceResult, WrongWinnersBreakTheTotalOrTheLastHeat, clause::highest_total_wins,
        clause::better_final_heat_wins, clause::most_points_win) {
  expect_claim<D>(trial, 4, over, R"({"winners":[2]})", "conforms, over");
  expect_claim<D>(trial, 4, over, R"({"winners":[0]})", "result BUB-29");
  expect_claim<D>(trial, 4, over, R"({"winners":[3]})", "result BUB-29");
  expect_claim<D>(trial, 4, over, R"({"winners":[2,3]})", "result BUB-29");
  expect_claim<D>(trial, 4, over, R"({"winners":[1]})", "result BUB-30");
  expect_claim<D>(trial, 4, over, R"({"winners":[1,2]})", "result BUB-30");
  expect_claim<D>(trial, 4, over, R"({"winners":[]})", "result BUB-30");
}

EXAMPLE(BucketBrigadeTraceResult, WinnersOfATieMayBeListedInAnyOrder, clause::better_final_heat_wins) {
  expect_claim<D>(trial, 3, tied, R"({"winners":[0,1]})", "conforms, over");
  expect_claim<D>(trial, 3, tied, R"({"winners":[1,0]})", "conforms, over");
  expect_claim<D>(trial, 3, tied, R"({"winners":[0]})", "result BUB-30");
  expect_claim<D>(trial, 3, tied, R"({"winners":[]})", "result BUB-30");
  expect_claim<D>(trial, 3, tied, R"({"winners":[0,1,2]})", "result BUB-29");
  const std::string nobody = R"("readings":{"residual-tie":"none"},)" + tied;
  expect_claim<D>(trial, 3, nobody, R"({"winners":[]})", "conforms, over");
  expect_claim<D>(trial, 3, nobody, R"({"winners":[0,1]})", "result BUB-30");
  expect_claim<D>(trial, 3, nobody, R"({"winners":[2]})", "result BUB-29");
}

}  // namespace rulecheck::bucket_brigade
