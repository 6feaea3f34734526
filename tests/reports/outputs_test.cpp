// The forms of the report: what programs may rely on, that equal runs give equal bytes, that no text becomes markup.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>

#include "reports/coverage.hpp"
#include "reports/page_file.hpp"
#include "reports/snapshot.hpp"
#include "tests/reports/pretend_run.hpp"

namespace rulecheck {
namespace {

using nlohmann::json;

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

TEST(Json, HasTheKeysThatItsReadersRelyOn) {
  PretendRun run;
  run.fill();
  const json all = json::parse(run.report().json);
  const json& game = all.at("games").at("lantern");
  const json& flame = game.at("clauses").at(0);
  EXPECT_EQ(flame.at("id"), "LAN-01");
  EXPECT_EQ(flame.at("name"), "one_flame");
  EXPECT_EQ(flame.at("kind"), "obligation");
  EXPECT_EQ(flame.at("section"), "Evening / Lighting");
  EXPECT_EQ(flame.at("needs"), (json{"proved", "example"}));
  EXPECT_EQ(flame.at("level"), "proved");
  EXPECT_EQ(flame.at("met"), true);
  EXPECT_EQ(flame.at("unobservable"), nullptr);
  EXPECT_EQ(game.at("clauses").at(3).at("unobservable"), "No log holds chairs.");
  const json& check = flame.at("checks").at(0);
  EXPECT_EQ(check.at("name"), "Lantern.FirstEvening");
  EXPECT_EQ(check.at("kind"), "example");
  EXPECT_EQ(check.at("verdict"), "passed");
  EXPECT_EQ(check.at("amount"), 1);
  EXPECT_EQ(check.at("unit"), "cases");
  EXPECT_EQ(check.at("file"), "tests/lantern/flame.cpp");
  EXPECT_EQ(check.at("line"), 12);
  EXPECT_EQ(game.at("readings").at(0).at("choices"), (json{"linen", "wool"}));
  EXPECT_EQ(game.at("questions").at(0).at("id"), "LAN-Q1");
  const json& finding = game.at("findings").at(0);
  EXPECT_EQ(finding.at("id"), "LAN-F1");
  EXPECT_EQ(finding.at("clauses"), (json{"LAN-01", "LAN-02"}));
  EXPECT_EQ(finding.at("statement"), "A second flame cannot be lit.");
  EXPECT_EQ(finding.at("established"), true);
  EXPECT_EQ(game.at("findings").at(1).at("established"), false);
  EXPECT_EQ(game.at("findings").at(1).at("argued"), true);
  EXPECT_EQ(game.at("counts").at("proved"), 2);
  EXPECT_EQ(game.at("counts").at("unmet"), 0);
  EXPECT_EQ(game.at("counts").at("total"), 5);
  EXPECT_TRUE(all.at("problems").empty());
}

TEST(Console, SaysPerGameHowManyClausesAreInEachClassAndWhereTheReportIs) {
  PretendRun run;
  run.fill();
  const PretendReport report = run.report();
  EXPECT_EQ(report.out,
            "             clauses  proved  exhaustive  property  fuzzed  example  argued  unmet\n"
            "lantern            5       2           0         1       1        0       1      0\n"
            "quiet-night        1       0           0         0       0        1       0      0\n"
            "all games          6       2           0         1       1        1       1      0\n"
            "report: " +
                (run.options.out / "index.html").string() + "\n");
}

TEST(Outputs, EqualRunsGiveEqualBytesWhateverTheProcessesTheirOrderAndTheTimes) {
  PretendRun first, second;
  std::vector<CheckRecord> checks = PretendRun::full_run();
  CheckRecord other_seed = checks.at(3);
  other_seed.seed = 2;
  other_seed.command += " --seed 2";
  checks.push_back(other_seed);
  for (const CheckRecord& check : PretendRun::full_run()) {
    first.list_check(check);
    second.list_check(check);
  }
  for (const CheckRecord& check : checks) first.ran(check);
  std::ranges::reverse(checks);
  for (CheckRecord& check : checks) {
    check.seconds *= 3;
    second.ran(check);
  }
  const PretendReport one = first.report(), two = second.report();
  EXPECT_EQ(one.json, two.json);
  EXPECT_EQ(one.markdown, two.markdown);
  EXPECT_EQ(one.html, two.html);
  EXPECT_FALSE(has(one.json + one.markdown + one.html, first.folder.string())) << "a path of this machine";
}

TEST(Outputs, TextOfOthersNeverBecomesMarkup) {
  const std::string hostile = "</td><script>alert('x')</script> {{{style}}} | `a` <img src=x onerror=y> \"&";
  PretendRun run;
  run.fill([&](CheckRecord& check) {
    if (check.check != "Lantern.BurnsDown") return;
    check.verdict = Verdict::failed;
    check.message = hostile;
    check.unit = hostile;
    check.command = hostile;
  });
  run.writer().quantity({"Lantern.OneFlame", "lantern", hostile, hostile});
  run.writer().witness({"Lantern.OneFlame", "lantern", {"LAN-01"}, true, hostile});
  run.writer().distribution({"Lantern.OneFlame", "lantern", 10, {{hostile, 3}}});
  run.writer().mutant(
      {"lantern", MutantSide::proofs, hostile, hostile, hostile, {"LAN-01"}, MutantVerdict::survived, {}});
  const PretendReport report = run.report();
  EXPECT_FALSE(has(report.html, "<script>alert"));
  EXPECT_FALSE(has(report.html, "<img"));
  EXPECT_TRUE(has(report.html, "&lt;script&gt;alert(&apos;x&apos;)&lt;/script&gt; {{{style}}}"));
  EXPECT_TRUE(has(report.html, "Sit close to &lt;b&gt;the&lt;/b&gt; light &amp; talk."));
  EXPECT_FALSE(has(report.markdown, "<script>"));
  EXPECT_TRUE(has(report.markdown, "\\| \\`a\\`"));
}

TEST(Page, NeedsNothingFromOutside) {
  PretendRun run;
  run.fill();
  const std::string html = run.report().html;
  for (const char* outside : {"http://", "https://", "src=", "@import", "url(", "<link"})
    EXPECT_FALSE(has(html, outside)) << outside;
  EXPECT_TRUE(has(html, "default-src 'none'"));
}

TEST(Page, NotesAloneAreNotCalledProblems) {
  PretendRun quick, failed;
  quick.fill([](CheckRecord& record) {
    if (record.kind == CheckKind::proof) record.unit = queries_to_one;
  });
  failed.fill([](CheckRecord& record) {
    if (record.kind == CheckKind::proof) record.verdict = Verdict::failed;
  });
  const PretendReport notes = quick.report(), problems = failed.report();
  ASSERT_EQ(notes.exit_code, 0) << notes.out;
  EXPECT_NE(notes.html.find("<section id=\"problems\" class=\"notes\">\n  <h2>Notes</h2>"), std::string::npos);
  EXPECT_NE(notes.markdown.find("\n## Notes\n"), std::string::npos);
  EXPECT_NE(problems.html.find("<section id=\"problems\">\n  <h2>Problems</h2>"), std::string::npos);
  EXPECT_NE(problems.markdown.find("\n## Problems\n"), std::string::npos);
}

TEST(Page, HoldsItsTemplatesAsTheyAreCommitted) {
  for (const char* file : {"page.mustache", "legend.mustache", "clause.mustache", "check.mustache", "game.mustache",
                           "style.css", "script.js"}) {
    std::ifstream input(std::string(RULECHECK_SOURCE_DIR "/reports/template/") + file, std::ios::binary);
    EXPECT_EQ(page_file(file), std::string(std::istreambuf_iterator<char>(input), {})) << file;
  }
  EXPECT_THROW(page_file("no.such"), std::out_of_range);
}

TEST(Page, ShowsWitnessesMutantsConditionsQuantitiesAndDistributions) {
  PretendRun run;
  run.fill();
  run.writer().quantity({"Lantern.OneFlame", "lantern", "flames per lantern", "1"});
  run.writer().witness({"Lantern.OneFlame", "lantern", {"LAN-01"}, true, "tests/lantern/traces/two.json"});
  run.writer().distribution({"Lantern.BurnsDown", "lantern", 1000, {{"went out", 250}, {"flickered", 2500}}});
  run.writer().mutant({"lantern",
                       MutantSide::proofs,
                       "model/lantern/flame.hpp:3:4",
                       "==",
                       "!=",
                       {"LAN-01"},
                       MutantVerdict::killed,
                       {"Lantern.OneFlame"}});
  run.writer().mutant({"lantern",
                       MutantSide::proofs,
                       "model/lantern/flame.hpp:3:9",
                       "1",
                       "2",
                       {"LAN-01"},
                       MutantVerdict::survived,
                       {}});
  run.writer().condition({"lantern", "model/lantern/flame.hpp:3:4", "==", {"LAN-01"}, true, false, std::nullopt});
  const std::string html = run.report().html;
  EXPECT_TRUE(has(html, "flames per lantern"));
  EXPECT_TRUE(has(html, "build/bin/rulecheck replay tests/lantern/traces/two.json"));
  EXPECT_TRUE(has(html, "<td>went out</td><td class=\"number\">250</td><td class=\"number\">25.0 %</td>"));
  EXPECT_TRUE(
      has(html, "<td>flickered</td><td class=\"number\">2\u202f500</td><td class=\"number\">2.5 per case</td>"));
  EXPECT_TRUE(has(html, "proofs: 1 of 2 killed (50.0 %), 0 proved equivalent, 1 survived, 0 unknown"));
  EXPECT_TRUE(has(html, "0 of 1 were seen true and false or are proved constant"));
}

TEST(Page, SaysOfTheFindingsHowManyAreEstablishedAndHowManyArgued) {
  PretendRun run;
  run.fill();
  EXPECT_TRUE(has(run.report().html, "1 of 2 findings established by checks, 1 argued"));
}

TEST(Page, AClauseShowsWhatWasChosenWhereTheBookIsOpenAndWhy) {
  PretendRun run;
  run.fill();
  EXPECT_TRUE(has(run.report().html,
                  "<a href=\"#LAN-Q1\">LAN-Q1</a> When is it lit?<br>Chosen: At dusk.<br>Why: Nobody says.</li>"));
}

TEST(Page, NamesMayBreakAfterAnUnderscoreOrADot) {
  PretendRun run;
  run.fill();
  const std::string html = run.report().html;
  EXPECT_TRUE(has(html, "<span class=\"name\">one_<wbr>flame<wbr></span>"));
  EXPECT_TRUE(has(html, "<td class=\"check\">Lantern.<wbr>OneFlame<wbr>"));
}

TEST(Snapshot, HasALinePerClauseAndPerFinding) {
  PretendRun run;
  run.fill();
  run.update_snapshots();
  std::ifstream input(run.options.snapshot / "lantern.txt");
  EXPECT_EQ(std::string(std::istreambuf_iterator<char>(input), {}),
            "LAN-01 one_flame proved\nLAN-02 wick_length proved\nLAN-03 burns_down property\nLAN-04 sit_close argued\n"
            "LAN-05 any_oil fuzzed\nLAN-F1 redundancy established\nLAN-F2 ambiguity argued\n");
}

TEST(Snapshot, ADifferenceStopsTheGateAndIsPrintedWithTheCommandThatRewritesIt) {
  PretendRun run;
  run.fill();
  run.update_snapshots();
  std::ofstream(run.options.snapshot / "lantern.txt")
      << "LAN-00 gone proved\nLAN-01 one_flame proved\nLAN-02 wick_length exhaustive\nLAN-03 burns_down property\n"
         "LAN-04 sit_close argued\nLAN-05 any_oil fuzzed\nLAN-F1 redundancy established\n";
  const PretendReport report = run.report(true);
  EXPECT_EQ(report.exit_code, 1);
  EXPECT_TRUE(has(report.out, "gone: LAN-00 gone proved\n"));
  EXPECT_TRUE(has(report.out, "was: LAN-02 wick_length exhaustive, is: LAN-02 wick_length proved\n"));
  EXPECT_TRUE(has(report.out, "new: LAN-F2 ambiguity argued\n"));
  const std::string folder = run.options.snapshot.string();
  EXPECT_TRUE(has(report.out, "build/bin/rulecheck report --update-snapshot --snapshot " + folder + "\n"));
  const PretendReport update = run.update_snapshots();
  EXPECT_EQ(update.exit_code, 0);
  EXPECT_TRUE(has(update.out, "snapshot: wrote " + folder + "/lantern.txt\n")) << update.out;
  EXPECT_EQ(run.report(true).exit_code, 0) << "the update makes it good again";
}

TEST(Snapshot, IsNotWrittenWhileTheGateHasOtherFailures) {
  PretendRun run;
  run.fill([](CheckRecord& check) {
    if (check.check == "Lantern.BurnsDown") check.verdict = Verdict::failed;
  });
  run.options.gate = false;
  const PretendReport update = run.update_snapshots();
  EXPECT_EQ(update.exit_code, 1);
  EXPECT_TRUE(has(update.err, "not written, because the gate has other failures")) << update.err;
  EXPECT_TRUE(has(update.out, "failed: lantern Lantern.BurnsDown")) << update.out;
  EXPECT_FALSE(std::filesystem::exists(run.options.snapshot));
}

TEST(Snapshot, AMissingOneAndOneOfNoGameStopTheGate) {
  PretendRun run;
  run.fill();
  const PretendReport missing = run.report(true);
  EXPECT_EQ(missing.exit_code, 1);
  EXPECT_TRUE(has(missing.out, "snapshot lantern.txt: there is no snapshot yet"));
  run.update_snapshots();
  EXPECT_EQ(run.report(true).exit_code, 0);
  std::ofstream(run.options.snapshot / "torch.txt") << "TOR-01 burn proved\n";
  EXPECT_TRUE(has(run.report(true).out, "snapshot torch.txt: there is no game of this name"));
  EXPECT_TRUE(has(run.update_snapshots().out, "snapshot: removed " + (run.options.snapshot / "torch.txt").string()));
}

TEST(Snapshot, TheSameLinesInAnotherOrderAreADifference) {
  EXPECT_EQ(snapshot_difference("A a proved\nB b proved\n", "B b proved\nA a proved\n").size(), 1U);
  EXPECT_TRUE(snapshot_difference("A a proved\n", "A a proved\n").empty());
}

}  // namespace
}  // namespace rulecheck
