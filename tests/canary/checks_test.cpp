// A check that is wrong must not pass: each way in which one can be wrong, run as a child process.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <regex>
#include <string>

#include "model/core/evidence_reader.hpp"
#include "tests/canary/child_process.hpp"

namespace rulecheck::canary {
namespace {

using testing::HasSubstr;

Ended run_wrong(const std::string& check, const std::string& environment = "") {
  return run_canary("wrong", "--gtest_filter=Canary." + check, environment);
}

std::string evidence_into(const TemporaryFolder& folder) { return "RULECHECK_EVIDENCE=" + folder.path().string(); }

/// The verdict in the evidence of the only check that ran.
Verdict recorded_verdict(const TemporaryFolder& folder) {
  const Evidence evidence = read_evidence(folder.path());
  EXPECT_TRUE(evidence.problems.empty());
  EXPECT_EQ(evidence.ends.size(), 1U);
  return evidence.ends.empty() ? Verdict::skipped : evidence.ends.front().verdict;
}

TEST(PropertyCanary, TrueChecksPass) {
  const Ended ended = run_canary("good", "");
  EXPECT_EQ(ended.exit_code, 0) << ended.output;
  EXPECT_THAT(ended.output, HasSubstr("500 cases"));
}

TEST(PropertyCanary, AFalsePropertyIsCaughtShrunkAndRepeatable) {
  const TemporaryFolder folder;
  const Ended ended = run_wrong("Below200", evidence_into(folder));
  EXPECT_EQ(ended.exit_code, 1);
  EXPECT_THAT(ended.output, HasSubstr("every number to be below 200"));
  EXPECT_THAT(ended.output, HasSubstr("[CAN-01 small]"));
  // The smallest case there is: one number, the first that is wrong.
  EXPECT_THAT(ended.output, HasSubstr("trace: {\"numbers\":[200]}"));
  EXPECT_EQ(recorded_verdict(folder), Verdict::failed);
  std::smatch repeat;
  ASSERT_TRUE(std::regex_search(ended.output, repeat, std::regex("RULECHECK_CHOICES=([0-9a-f]+) ")));
  EXPECT_EQ(repeat[1], "c8");
  const Ended again = run_wrong("Below200", "RULECHECK_CHOICES=" + repeat[1].str());
  EXPECT_EQ(again.exit_code, 1);
  EXPECT_THAT(again.output, HasSubstr("trace: {\"numbers\":[200]}"));
  const Ended other_case = run_wrong("Below200", "RULECHECK_CHOICES=01");
  EXPECT_EQ(other_case.exit_code, 0) << other_case.output;
}

TEST(PropertyCanary, TheSameSeedFailsAlikeAndIsNamed) {
  const Ended one = run_wrong("Rare", "RULECHECK_SEED=5"), two = run_wrong("Rare", "RULECHECK_SEED=5");
  const auto reason = [](const Ended& ended) {
    return ended.output.substr(ended.output.find("gave-up")).substr(0, 60);
  };
  EXPECT_EQ(reason(one), reason(two));
}

TEST(PropertyCanary, ShrinkingHasADeadline) {
  const auto begun = std::chrono::steady_clock::now();
  const Ended ended = run_wrong("Slow");
  EXPECT_EQ(ended.exit_code, 1);
  EXPECT_THAT(ended.output, HasSubstr("shrinking was cut short"));
  EXPECT_LT(std::chrono::steady_clock::now() - begun, std::chrono::seconds(60));
}

TEST(PropertyCanary, ZeroCasesAreNoPass) {
  const TemporaryFolder folder;
  EXPECT_EQ(run_wrong("ZeroCases", evidence_into(folder)).exit_code, 1);
  EXPECT_EQ(recorded_verdict(folder), Verdict::no_cases);
}

TEST(PropertyCanary, ACheckThatExpectsNothingIsNoPass) {
  for (const char* check : {"NoExpectation", "NoCase", "NoRandomExpectation"}) {
    const TemporaryFolder folder;
    EXPECT_EQ(run_wrong(check, evidence_into(folder)).exit_code, 1) << check;
    EXPECT_EQ(recorded_verdict(folder), Verdict::no_cases) << check;
  }
}

TEST(PropertyCanary, ALabelThatComesTooRarelyIsNoPass) {
  const TemporaryFolder folder;
  const Ended ended = run_wrong("Rare", evidence_into(folder));
  EXPECT_EQ(ended.exit_code, 1);
  EXPECT_THAT(ended.output, HasSubstr("50.00 % are needed"));
  EXPECT_EQ(recorded_verdict(folder), Verdict::gave_up);
}

TEST(PropertyCanary, ACrashPrintsItsChoicesAndLeavesItsStartAlone) {
  for (const char* check : {"Abort", "Segfault"}) {
    const TemporaryFolder folder;
    const Ended ended = run_wrong(check, evidence_into(folder));
    EXPECT_NE(ended.exit_code, 0) << check;
    std::smatch repeat;
    ASSERT_TRUE(std::regex_search(ended.output, repeat, std::regex("RULECHECK_CHOICES=([0-9a-f]+) "))) << ended.output;
    const Evidence evidence = read_evidence(folder.path());
    EXPECT_TRUE(evidence.ends.empty()) << check;
    ASSERT_EQ(evidence.crashes.size(), 1U) << check;
    EXPECT_EQ(evidence.crashes.front().check, std::string("Canary.") + check);
    const Ended again = run_wrong(check, "RULECHECK_CHOICES=" + repeat[1].str());
    EXPECT_THAT(again.output, HasSubstr("crashed in a case of Canary." + std::string(check)));
  }
}

TEST(PropertyCanary, WhateverIsThrownFails) {
  for (const char* check : {"OddThrow", "OddThrowOnce"}) {
    const TemporaryFolder folder;
    EXPECT_EQ(run_wrong(check, evidence_into(folder)).exit_code, 1) << check;
    EXPECT_EQ(recorded_verdict(folder), Verdict::failed) << check;
  }
}

TEST(PropertyCanary, TwoChecksWithOneNameAreRefused) {
  const Ended ended = run_canary("twice", "");
  EXPECT_NE(ended.exit_code, 0);
  EXPECT_THAT(ended.output, HasSubstr("the check Canary.Same is already defined at"));
}

TEST(PropertyCanary, BadUsageEndsWithTwo) {
  for (const char* arguments : {"--gtest_filter=Canary.Missing", "--no-such-flag", "--list", "Canary.Exact"}) {
    EXPECT_EQ(run_canary("good", arguments).exit_code, 2) << arguments;
  }
  EXPECT_EQ(run_canary("good", "", "RULECHECK_SEED=many").exit_code, 2);
  EXPECT_EQ(run_canary("good", "", "RULECHECK_EFFORT=0").exit_code, 2);
  EXPECT_EQ(run_canary("good", "", "RULECHECK_CHOICES=xyz").exit_code, 2);
  EXPECT_EQ(run_canary("nothing", "").exit_code, 2);
}

TEST(PropertyCanary, AListThatCannotBeWrittenFails) {
  EXPECT_NE(run_canary("good", "--list /proc/list.jsonl").exit_code, 0);
}

TEST(PropertyCanary, EvidenceThatCannotBeWrittenFails) {
  const Ended ended = run_canary("good", "", "RULECHECK_EVIDENCE=/proc/evidence");
  EXPECT_NE(ended.exit_code, 0);
  EXPECT_THAT(ended.output, HasSubstr("evidence"));
}

TEST(PropertyCanary, RandomCasesRepeatedFromTheEnvironmentAreNoFullRun) {
  const TemporaryFolder folder;
  EXPECT_EQ(
      run_canary("good", "--gtest_filter=Canary.Random", evidence_into(folder) + " RULECHECK_CHOICES=01").exit_code, 0);
  const Evidence evidence = read_evidence(folder.path());
  ASSERT_EQ(evidence.ends.size(), 1U);
  EXPECT_EQ(evidence.ends.front().amount, 1U);
}

TEST(PropertyCanary, EffortMultipliesTheCases) {
  const Ended ended = run_canary("good", "--gtest_filter=Canary.Random", "RULECHECK_EFFORT=3");
  EXPECT_THAT(ended.output, HasSubstr("1500 cases"));
}

#if !defined(__clang__)
TEST(PropertyCanary, AllBentRulesThatAreNoticedAreCounted) {
  const TemporaryFolder folder;
  const Ended ended = run_canary("good", "--mutants", evidence_into(folder));
  EXPECT_EQ(ended.exit_code, 0) << ended.output;
  const Evidence evidence = read_evidence(folder.path());
  // `<` to `<=` and `>=`, 10 to 11 and 9.
  EXPECT_EQ(evidence.mutants.size(), 4U);
  for (const MutantRecord& mutant : evidence.mutants) EXPECT_EQ(mutant.verdict, MutantVerdict::killed);
}

TEST(PropertyCanary, ABentRuleThatNobodyNoticesIsNamed) {
  const TemporaryFolder folder;
  const Ended ended = run_canary("unnoticed", "--mutants", evidence_into(folder));
  EXPECT_EQ(ended.exit_code, 1);
  EXPECT_THAT(ended.output, HasSubstr("survived"));
  std::size_t survived = 0;
  for (const MutantRecord& mutant : read_evidence(folder.path()).mutants) {
    survived += mutant.verdict == MutantVerdict::survived ? 1 : 0;
  }
  // 5 and 15 stay on their sides with `<=`, 11 and 9; only `>=` turns them round.
  EXPECT_EQ(survived, 3U);
}

TEST(PropertyCanary, BentRulesThatAreLeftAreThoseThatNothingKilledBefore) {
  const TemporaryFolder folder;
  EXPECT_EQ(run_canary("unnoticed", "--mutants recorded", evidence_into(folder)).exit_code, 0);
  const std::size_t shown = read_evidence(folder.path()).mutants.size();
  const Ended ended = run_canary("unnoticed", "--mutants left", evidence_into(folder));
  EXPECT_EQ(ended.exit_code, 0);
  EXPECT_THAT(ended.output, HasSubstr("1 others were killed already"));
  EXPECT_EQ(read_evidence(folder.path()).mutants.size(), shown + 3);
}

TEST(PropertyCanary, WithoutEvidenceAllBentRulesAreLeft) {
  const TemporaryFolder folder;
  EXPECT_EQ(run_canary("good", "--mutants left", evidence_into(folder)).exit_code, 0);
  EXPECT_EQ(read_evidence(folder.path()).mutants.size(), 4U);
}

TEST(PropertyCanary, ABentRuleThatNeverEndsIsUnknownAndNotKilled) {
  const TemporaryFolder folder;
  const Ended ended = run_canary("endless", "--mutants", evidence_into(folder) + " RULECHECK_MUTANT_SECONDS=2");
  EXPECT_EQ(ended.exit_code, 1);
  std::size_t unknown = 0;
  for (const MutantRecord& mutant : read_evidence(folder.path()).mutants) {
    if (mutant.verdict != MutantVerdict::unknown) continue;
    ++unknown;
    EXPECT_TRUE(mutant.by.empty());
  }
  // The next number is the same one, or the one before.
  EXPECT_EQ(unknown, 2U) << ended.output;
}

TEST(PropertyCanary, ACheckThatFailsAnywayNoticesNothing) {
  const TemporaryFolder folder;
  const Ended ended = run_canary("always-failing", "--mutants", evidence_into(folder));
  EXPECT_EQ(ended.exit_code, 1);
  for (const MutantRecord& mutant : read_evidence(folder.path()).mutants) {
    EXPECT_NE(mutant.verdict, MutantVerdict::killed);
  }
}
#endif

}  // namespace
}  // namespace rulecheck::canary
