// Canaries on the report's side: whatever is no executed pass must be named and stop the gate.
#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <string>

#include "tests/reports/pretend_run.hpp"

namespace rulecheck {
namespace {

using nlohmann::json;

/// The problem of this kind at this place, or null.
json problem(const PretendReport& report, const std::string& kind, const std::string& place) {
  const json all = json::parse(report.json);
  for (const json& one : all.at("problems"))
    if (one.at("kind") == kind && one.at("place") == place) return one;
  return nullptr;
}

json clause(const PretendReport& report, const std::string& game, const std::string& id) {
  const json all = json::parse(report.json);
  for (const json& one : all.at("games").at(game).at("clauses"))
    if (one.at("id") == id) return one;
  return nullptr;
}

/// The gate fails, the problem is named in JSON, page, Markdown and on the console.
void expect_stopped(const PretendReport& report, const std::string& kind, const std::string& place) {
  EXPECT_EQ(report.exit_code, 1);
  EXPECT_FALSE(problem(report, kind, place).is_null()) << kind << " at " << place << " not named:\n" << report.out;
  EXPECT_NE(report.html.find(">" + kind + "<"), std::string::npos);
  EXPECT_NE(report.markdown.find(kind), std::string::npos);
  EXPECT_NE(report.out.find(kind + ": "), std::string::npos);
}

TEST(Gate, ARunInWhichEverythingPassesPasses) {
  PretendRun run;
  run.fill();
  const PretendReport report = run.report();
  EXPECT_EQ(report.exit_code, 0) << report.out;
  EXPECT_TRUE(json::parse(report.json).at("problems").empty());
  EXPECT_EQ(report.err, "");
}

TEST(Gate, WithoutItTheSameProblemsAreSaidAndTheExitCodeIsGood) {
  PretendRun run;
  run.fill([](CheckRecord& check) {
    if (check.check == "Lantern.BurnsDown") check.verdict = Verdict::failed;
  });
  run.options.gate = false;
  const PretendReport report = run.report();
  EXPECT_EQ(report.exit_code, 0);
  EXPECT_FALSE(problem(report, "failed", "Lantern.BurnsDown").is_null());
}

class EveryVerdict : public testing::TestWithParam<Verdict> {};

TEST_P(EveryVerdict, ThatIsNoPassStopsTheGateAndLeavesTheClauseUnmet) {
  PretendRun run;
  run.fill([](CheckRecord& check) {
    if (check.check != "Lantern.BurnsDown") return;
    check.verdict = GetParam();
    check.message = "the candle grew";
  });
  const PretendReport report = run.report();
  expect_stopped(report, std::string(name(GetParam())), "Lantern.BurnsDown");
  EXPECT_EQ(problem(report, std::string(name(GetParam())), "Lantern.BurnsDown").at("text"), "the candle grew");
  const json burns_down = clause(report, "lantern", "LAN-03");
  EXPECT_FALSE(burns_down.at("met"));
  EXPECT_EQ(burns_down.at("level"), "unmet");
  EXPECT_FALSE(problem(report, "unmet", "LAN-03 burns_down").is_null());
}

INSTANTIATE_TEST_SUITE_P(NotPassed, EveryVerdict,
                         testing::Values(Verdict::failed, Verdict::unknown, Verdict::timeout, Verdict::vacuous,
                                         Verdict::gave_up, Verdict::no_cases, Verdict::no_solver, Verdict::skipped,
                                         Verdict::crashed),
                         [](const auto& parameter) {
                           std::string label(name(parameter.param));
                           std::erase(label, '-');
                           return label;
                         });

/// Runs all but the property of LAN-03, whose evidence the test makes.
CheckRecord all_but_burns_down(PretendRun& run) {
  CheckRecord left_out;
  for (const CheckRecord& check : PretendRun::full_run()) {
    run.list_check(check);
    if (check.check == "Lantern.BurnsDown")
      left_out = check;
    else
      run.ran(check);
  }
  return left_out;
}

TEST(Gate, ACheckThatStartedAndDidNotEndHasCrashed) {
  PretendRun run;
  run.started(all_but_burns_down(run));
  const PretendReport report = run.report();
  expect_stopped(report, "crashed", "Lantern.BurnsDown");
  EXPECT_FALSE(clause(report, "lantern", "LAN-03").at("met"));
}

TEST(Gate, ACheckThatDidNotRunIsNamed) {
  PretendRun run;
  all_but_burns_down(run);
  const PretendReport report = run.report();
  expect_stopped(report, "not-run", "Lantern.BurnsDown");
  EXPECT_EQ(clause(report, "lantern", "LAN-03").at("checks").at(0).at("verdict"), "not-run");
}

TEST(Gate, ACheckThatNoClauseNeedsMustStillRun) {
  PretendRun run;
  run.fill();
  CheckRecord extra = PretendRun::full_run().front();
  extra.check = "Lantern.Extra";
  extra.clauses = {};
  run.list_check(extra);
  expect_stopped(run.report(), "not-run", "Lantern.Extra");
}

TEST(Gate, AHalfWrittenLineStopsEvenIfEverythingElsePassed) {
  PretendRun run;
  run.fill();
  run.write_raw("cut.jsonl", R"({"record":"end","check":"Lantern.Burn)");
  expect_stopped(run.report(), "unreadable-evidence", "cut.jsonl:1");
}

TEST(Gate, AnUnknownVerdictIsNoPass) {
  PretendRun run;
  const CheckRecord left_out = all_but_burns_down(run);
  run.write_raw("odd.jsonl",
                "{\"record\":\"start\",\"check\":\"Lantern.BurnsDown\",\"game\":\"lantern\",\"kind\":\"property\"}\n"
                "{\"record\":\"end\",\"check\":\"Lantern.BurnsDown\",\"game\":\"lantern\",\"kind\":\"property\","
                "\"clauses\":[\"LAN-03\"],\"verdict\":\"ok\",\"amount\":1,\"unit\":\"evenings\",\"seed\":0,"
                "\"readings\":{},\"file\":\"properties/lantern/candle.cpp\",\"line\":12,\"command\":\"\","
                "\"edition\":\"edition-of-today\",\"message\":\"\",\"seconds\":0}\n");
  const PretendReport report = run.report();
  expect_stopped(report, "unreadable-evidence", "odd.jsonl:2");
  EXPECT_FALSE(clause(report, "lantern", "LAN-03").at("met"));
}

TEST(Gate, APassWithoutASingleCaseIsNoPass) {
  PretendRun run;
  run.fill([](CheckRecord& check) {
    if (check.check == "Lantern.BurnsDown") check.amount = 0;
  });
  const PretendReport report = run.report();
  expect_stopped(report, "no-cases", "Lantern.BurnsDown");
  EXPECT_FALSE(clause(report, "lantern", "LAN-03").at("met"));
}

TEST(Gate, EvidenceOfAnotherEditionDoesNotCount) {
  PretendRun run;
  run.fill([](CheckRecord& check) {
    if (check.check == "Lantern.BurnsDown") check.edition = "edition-of-yesterday";
  });
  const PretendReport report = run.report();
  expect_stopped(report, "stale", "Lantern.BurnsDown");
  EXPECT_FALSE(clause(report, "lantern", "LAN-03").at("met"));
}

TEST(Gate, EvidenceOfAFileThatTheBuildDoesNotKnowDoesNotCount) {
  PretendRun run;
  CheckRecord check = all_but_burns_down(run);
  check.file = "elsewhere/candle.cpp";
  check.edition = "";
  run.ran(check);
  expect_stopped(run.report(), "stale", "Lantern.BurnsDown");
}

TEST(Gate, StaleEvidenceBesideAPassOfThisEditionIsOnlyANote) {
  PretendRun run;
  run.fill();
  CheckRecord old = PretendRun::full_run().front();
  old.edition = "edition-of-yesterday";
  run.ran(old);
  const PretendReport report = run.report();
  EXPECT_EQ(report.exit_code, 0) << report.out;
  EXPECT_EQ(problem(report, "stale", old.check).at("note"), true);
}

TEST(Gate, AProofByOneSolverCountsAndTheReportSaysSo) {
  PretendRun run;
  run.fill([](CheckRecord& record) {
    if (record.kind == CheckKind::proof) record.unit = queries_to_one;
  });
  const PretendReport report = run.report();
  EXPECT_EQ(report.exit_code, 0) << report.out;
  const auto note = problem(report, "quick-run", "");
  EXPECT_EQ(note.at("note"), true);
  EXPECT_NE(note.at("text").get<std::string>().find("decided by Z3 alone"), std::string::npos);
}

TEST(Gate, EvidenceOfACheckThatDoesNotExistIsNamed) {
  PretendRun run;
  run.fill();
  CheckRecord ghost = PretendRun::full_run().front();
  ghost.check = "Lantern.Ghost";
  run.ran(ghost);
  expect_stopped(run.report(), "unknown-check", "Lantern.Ghost");
}

TEST(Gate, EvidenceOfAnUnknownGameIsNamed) {
  PretendRun run;
  run.fill();
  CheckRecord elsewhere = PretendRun::full_run().front();
  elsewhere.game = "torch";
  run.ran(elsewhere);
  expect_stopped(run.report(), "unknown-game", "Lantern.OneFlame");
}

TEST(Gate, ACheckThatCitesAnUnknownClauseIsNamed) {
  PretendRun run;
  run.fill();
  CheckRecord extra = PretendRun::full_run().front();
  extra.check = "Lantern.Extra";
  extra.clauses = {"LAN-99"};
  run.list_check(extra);
  run.ran(extra);
  expect_stopped(run.report(), "unknown-clause", "Lantern.Extra");
}

TEST(Gate, EvidenceThatContradictsTheListOfChecksDoesNotCount) {
  const auto spoilt = [](const std::function<void(CheckRecord&)>& change) {
    PretendRun run;
    CheckRecord check = all_but_burns_down(run);
    change(check);
    run.ran(check);
    const PretendReport report = run.report();
    expect_stopped(report, "disagrees", "Lantern.BurnsDown");
    EXPECT_FALSE(clause(report, "lantern", "LAN-03").at("met"));
  };
  spoilt([](CheckRecord& check) { check.kind = CheckKind::proof; });
  spoilt([](CheckRecord& check) { check.clauses = {"LAN-03", "LAN-01"}; });
  spoilt([](CheckRecord& check) { check.file = "properties/lantern/wick.cpp"; });
}

TEST(Gate, ACheckListedTwiceIsNamed) {
  PretendRun run;
  run.fill();
  run.list_check(PretendRun::full_run().front());
  expect_stopped(run.report(), "duplicate-check", "Lantern.OneFlame");
}

TEST(Gate, ABrokenListOfChecksIsNamed) {
  PretendRun run;
  run.fill();
  std::ofstream(run.options.checks / "broken.jsonl") << "{\"check\":\"Lantern.Half";
  expect_stopped(run.report(), "unreadable-check-list", "broken.jsonl:1");
}

TEST(Gate, AFindingIsEstablishedOnlyByChecksThatPassedInThisRun) {
  PretendRun run;
  run.fill([](CheckRecord& check) {
    if (check.check == "Lantern.NeverTwoFlames") check.verdict = Verdict::unknown;
  });
  const PretendReport report = run.report();
  expect_stopped(report, "not-established", "LAN-F1");
  EXPECT_EQ(json::parse(report.json).at("games").at("lantern").at("findings").at(0).at("established"), false);
}

TEST(Gate, WithoutAnyEvidenceOneLineSaysSoAndThePageSaysTheRest) {
  PretendRun run;
  for (const CheckRecord& check : PretendRun::full_run()) run.list_check(check);
  const PretendReport report = run.report();
  EXPECT_EQ(report.exit_code, 1);
  EXPECT_EQ(
      report.out.find("no evidence in " + run.options.evidence.string() + "; run ./dev verify\n             clauses"),
      0U)
      << report.out;
  EXPECT_EQ(report.out.find("not-run"), std::string::npos) << report.out;
  EXPECT_FALSE(problem(report, "not-run", "Lantern.BurnsDown").is_null());
}

TEST(Gate, AFolderThatIsMissingIsBadInput) {
  PretendRun run;
  run.fill();
  run.options.evidence = run.folder / "nowhere";
  PretendReport report = run.report();
  EXPECT_EQ(report.exit_code, 2);
  EXPECT_NE(report.err.find("nowhere: expected the folder"), std::string::npos) << report.err;
  EXPECT_NE(report.err.find("in the repository or with --evidence"), std::string::npos) << report.err;
  run.options.evidence = run.folder / "evidence";
  run.options.checks = run.folder / "nowhere";
  EXPECT_EQ(run.report().exit_code, 2);
}

TEST(Gate, AReportThatCannotBeWrittenIsAnError) {
  PretendRun run;
  run.fill();
  std::ofstream(run.folder / "file") << "no folder";
  run.options.out = run.folder / "file";
  const PretendReport report = run.report();
  EXPECT_EQ(report.exit_code, 2);
  EXPECT_NE(report.err.find("cannot be written"), std::string::npos) << report.err;
}

}  // namespace
}  // namespace rulecheck
