// "Conditions of victory" and "Conditions of defeat": when a game is over and how.
#include "model/harmony_of_bremen/ending.hpp"

#include "tests/harmony_of_bremen/tables.hpp"
#include "tests/harmony_of_bremen/trace_text.hpp"

namespace rulecheck::harmony_of_bremen {
namespace {

/// Expects the ways in which a game has ended to be these.
template <class D>
void expect_outcome(Trial& trial, const State<D>& state, bool won, bool by_failures, bool in_the_last_round) {
  const auto ways = outcome<D>(state);
  trial.expect(known(ways.won) == won, "won");
  trial.expect(known(ways.lost_by_failures) == by_failures, "lost by the third failure");
  trial.expect(known(ways.lost_in_the_last_round) == in_the_last_round, "lost in the last round");
  trial.expect(known(is_over<D>(state)) == (won || by_failures || in_the_last_round), "over in one of these ways");
}

}  // namespace

EXAMPLE(HarmonyOfBremenEnding, EveryRoundWithEveryNumberOfFailures, clause::last_success_wins,
        clause::third_failure_loses, clause::last_failure_loses, clause::earlier_failures_do_not_matter,
        clause::ten_rounds_then_success) {
  for (int round = 1; round <= 10; ++round) {
    for (int failed = 0; failed <= std::min(2, round - 1); ++failed) {
      const auto before = orderly_round<D>(round, failed);
      expect_outcome<D>(trial, before, false, false, false);
      for (const bool hard : {false, true}) {
        const bool last = round == 10;
        const auto agreement = agreement_of<D>(hard);
        expect_outcome<D>(trial, played<D>(agreement, before, true), last, false, false);
        expect_outcome<D>(trial, played<D>(agreement, before, false), false, failed == 2, last);
      }
    }
  }
}

EXAMPLE(HarmonyOfBremenEnding, TheResultTellsRoundsFailuresAndDiscards, clause::ensemble_then_tuning,
        clause::piles_show_failures, clause::success_is_discarded) {
  const auto expect = [&](int round, int failed, bool success, const std::string& expected) {
    const auto state = played<D>(agreement_of<D>(false), orderly_round<D>(round, failed), success);
    const std::string result = write_claim(result_of<D>(state));
    trial.expect(result == expected, [&] { return expected + ", and it is " + result; });
  };
  expect(10, 0, true, R"({"won":true,"failures":0,"rounds":10,"discards":40})");
  expect(10, 2, true, R"({"won":true,"failures":2,"rounds":10,"discards":32})");
  expect(10, 0, false, R"({"won":false,"failures":1,"rounds":10,"discards":36})");
  expect(10, 2, false, R"({"won":false,"failures":3,"rounds":10,"discards":28})");
  expect(3, 2, false, R"({"won":false,"failures":3,"rounds":3,"discards":0})");
  expect(9, 2, false, R"({"won":false,"failures":3,"rounds":9,"discards":24})");
}

EXAMPLE(HarmonyOfBremenEnding, WhatIsClaimedIsCompared, clause::last_success_wins, clause::third_failure_loses,
        clause::last_failure_loses, clause::piles_show_failures, clause::ensemble_then_tuning,
        clause::success_is_discarded) {
  const auto lost = played<D>(agreement_of<D>(false), orderly_round<D>(6, 2), false);
  trial.expect(!known(claims_too_early<D>(lost)) && known(claims_too_early<D>(orderly_round<D>(6, 2))), "the end");
  for (int number = 0; number <= 20; ++number) {
    const auto given = Given<D>::num(number);
    trial.expect(known(claims_wrong_failures<D>(lost, given)) == (number != 3), "three failures");
    trial.expect(known(claims_wrong_rounds<D>(lost, given)) == (number != 6), "six rounds");
    trial.expect(known(claims_wrong_discards<D>(lost, given)) == (number != 12), "twelve discards");
  }
  trial.expect(known(denied<D>(lost, Given<D>::truth(true)).lost_by_failures), "a defeat to be denied");
  trial.expect(!known(denied<D>(lost, Given<D>::truth(false)).lost_by_failures), "a defeat to be owned");
}

/// Establishes a finding.
EXAMPLE(HarmonyOfBremenEnding, AGameIsWonAfterTwoFailures, clause::ten_rounds_then_success, clause::last_success_wins,
        clause::third_failure_loses) {
  const std::string file = "tests/harmony_of_bremen/traces/finding/won-after-two-failures.json";
  const Replay replay = replay_file<Model<D>>(file);
  trial.expect(replay.verdict == TraceVerdict::conforms &&
                   replay.result == R"({"won":true,"failures":2,"rounds":10,"discards":32})",
               [&] { return "a game that is won: " + describe(replay); });
  trial.witness({&clause::ten_rounds_then_success, &clause::last_success_wins}, false, file);
}

}  // namespace rulecheck::harmony_of_bremen
