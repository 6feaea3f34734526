// For every reading stored traces that differ in it alone and come to another verdict or another result.
#include "tests/bucket_brigade/trace_text.hpp"

namespace rulecheck::bucket_brigade {
namespace {

template <class D>
Replay replayed(const std::string& name) {
  return replay_file<Model<D>>("tests/bucket_brigade/traces/reading/" + name + ".json");
}

/// Expects a stored trace to conform, to be over and to have a result that ends like this.
template <class D>
void expect_result(Trial& trial, const std::string& name, const std::string& ending) {
  const Replay replay = replayed<D>(name);
  trial.expect(replay.verdict == TraceVerdict::conforms && replay.over && replay.result.ends_with(ending),
               [&] { return name + " to end with " + ending + ": " + describe(replay); });
}

}  // namespace

EXAMPLE(BucketBrigadeReadings, ARunBeforeTheCaveIsClampedOrForbidden, clause::run_two_spaces) {
  // The run-card is left for nobody: 2 for yellow, 3 for a red walk-card, and the bonus.
  expect_result<D>(trial, "overrun-clamp", R"([11,14,6]],"totals":[20,25,18],"winners":[1]})");
  const Replay forbidden = replayed<D>("overrun-forbidden");
  trial.expect(verdict_of(forbidden) == "0 BUB-15", [&] { return "the run to be refused: " + describe(forbidden); });
}

EXAMPLE(BucketBrigadeReadings, ANegativeSumIsRaisedAfterOrBeforeTheBonus, clause::record_totals_from_zero,
        clause::bonus_for_finishing) {
  // A pair and a run-card of a bear on -1: -5 - 2 = -7, and -7 + 6 is negative still.
  expect_result<D>(trial, "negative-clamp-after-bonus", R"([0,14,6]],"totals":[9,25,18],"winners":[1]})");
  expect_result<D>(trial, "negative-clamp-before-bonus", R"([6,14,6]],"totals":[15,25,18],"winners":[1]})");
}

EXAMPLE(BucketBrigadeReadings, APairOnANegativeValueIsCompulsoryOrOptional, clause::pair_scores_five_times,
        clause::remaining_walk_scores_once) {
  // 3 - 5 = -2 is raised to 0; 3 - 1 - 1 = 1.
  expect_result<D>(trial, "pairing-compulsory", R"([14,0,6]],"totals":[23,11,18],"winners":[0]})");
  expect_result<D>(trial, "pairing-optional", R"([14,1,6]],"totals":[23,12,18],"winners":[0]})");
}

EXAMPLE(BucketBrigadeReadings, ATieInEverythingIsSharedOrWonByNobody, clause::better_final_heat_wins) {
  expect_result<D>(trial, "residual-tie-shared", R"("totals":[11,11,10],"winners":[0,1]})");
  expect_result<D>(trial, "residual-tie-none", R"("totals":[11,11,10],"winners":[]})");
}

}  // namespace rulecheck::bucket_brigade
