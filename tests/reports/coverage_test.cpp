// What counts for which clause, and how evidence of several processes is put together.
#include "reports/coverage.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "tests/reports/pretend_run.hpp"

namespace rulecheck {
namespace {

/// Checks that exist and evidence, as if they had been read.
struct Material {
  CheckList existing;
  Evidence evidence;

  Material() {
    for (const CheckRecord& check : PretendRun::full_run()) {
      existing.checks.push_back({check.check, check.game, check.kind, check.clauses, check.file, check.line});
      evidence.ends.push_back(check);
    }
  }
  CheckRecord& end(const std::string& check) { return *std::ranges::find(evidence.ends, check, &CheckRecord::check); }
  void drop(const std::string& check) {
    std::erase_if(evidence.ends, [&](const CheckRecord& record) { return record.check == check; });
  }
  [[nodiscard]] Coverage coverage() const { return work_out_coverage(pretend_registers(), existing, evidence); }
};

const GameCoverage& lantern_of(const Coverage& coverage) { return coverage.games.at(0); }

const ClauseCoverage& clause(const Coverage& coverage, std::string_view id) {
  return *std::ranges::find(lantern_of(coverage).clauses, id, [](const ClauseCoverage& c) { return c.clause->id; });
}

const CheckResult& check(const Coverage& coverage, const std::string& name) {
  return lantern_of(coverage).checks.at(name);
}

TEST(Coverage, TheLevelIsTheStrongestThatPassed) {
  const Coverage coverage = Material().coverage();
  EXPECT_EQ(clause(coverage, "LAN-01").level, Level::proved);
  EXPECT_EQ(clause(coverage, "LAN-02").level, Level::proved);
  EXPECT_EQ(clause(coverage, "LAN-03").level, Level::property);
  EXPECT_EQ(clause(coverage, "LAN-04").level, Level::argued);
  EXPECT_EQ(clause(coverage, "LAN-05").level, Level::fuzzed);
  EXPECT_TRUE(coverage.good());
}

TEST(Coverage, TheClassesAddUpToTheClausesAndUnmetIsOneOfThem) {
  Material material;
  material.drop("Lantern.FirstEvening");
  const Coverage coverage = material.coverage();
  const auto counts = lantern_of(coverage).counts();
  EXPECT_EQ(std::accumulate(counts.begin(), counts.end(), 0), 5);
  EXPECT_EQ(counts.at(static_cast<std::size_t>(Level::unmet)), 1);
  EXPECT_EQ(clause(coverage, "LAN-01").level, Level::proved) << "what there is stays visible";
  EXPECT_EQ(clause(coverage, "LAN-01").counted_as(), Level::unmet);
}

TEST(Coverage, EveryNeedIsDemandedOfItsOwnKind) {
  Material material;
  material.drop("Lantern.FirstEvening");
  EXPECT_EQ(clause(material.coverage(), "LAN-01").missing, std::vector{Level::example})
      << "a proof does not show an example";
}

TEST(Coverage, AProofStandsInForAnExhaustiveCheck) {
  Material material;
  material.drop("Lantern.EveryWick");
  EXPECT_TRUE(clause(material.coverage(), "LAN-02").met());
}

TEST(Coverage, NothingElseStandsIn) {
  Material material;
  material.drop("Lantern.BurnsDown");
  for (const CheckKind kind : {CheckKind::proof, CheckKind::exhaustive, CheckKind::fuzz, CheckKind::example}) {
    CheckRecord other = PretendRun::full_run().front();
    other.check = "Lantern.Other" + std::string(name(kind));
    other.kind = kind;
    other.clauses = {"LAN-03"};
    material.existing.checks.push_back({other.check, other.game, other.kind, other.clauses, other.file, other.line});
    material.evidence.ends.push_back(other);
  }
  EXPECT_EQ(clause(material.coverage(), "LAN-03").missing, std::vector{Level::property});
}

TEST(Coverage, AClauseWithACheckThatFailsIsNotMetWhateverElsePassed) {
  Material material;
  material.end("Lantern.NeverTwoFlames").verdict = Verdict::failed;
  const Coverage coverage = material.coverage();
  EXPECT_TRUE(clause(coverage, "LAN-01").missing.empty());
  EXPECT_TRUE(clause(coverage, "LAN-01").refuted);
  EXPECT_FALSE(clause(coverage, "LAN-01").met());
  EXPECT_EQ(clause(coverage, "LAN-02").counted_as(), Level::unmet);
}

TEST(Coverage, ArguedCountsOnlyWithAnArgument) {
  static constexpr std::array needs{Level::argued};
  static constexpr Clause bare{"BAR-01", "bare", ClauseKind::social, "S", "T", {}, needs, "", "", 1};
  static constexpr std::array clauses{&bare};
  static constexpr Register bar{"bar", "Bar", "BAR", "p", clauses, {}, {}, {}, {}, nullptr};
  static constexpr std::array registers{&bar};
  const Coverage coverage = work_out_coverage(registers, {}, {});
  EXPECT_EQ(coverage.games.at(0).clauses.at(0).level, Level::unmet);
  EXPECT_FALSE(coverage.good());
}

TEST(Coverage, AClauseWithoutNeedsIsNotMet) {
  static constexpr Clause bare{"BAR-01", "bare", ClauseKind::social, "S", "T", {}, {}, "", "A reason.", 1};
  static constexpr std::array clauses{&bare};
  static constexpr Register bar{"bar", "Bar", "BAR", "p", clauses, {}, {}, {}, {}, nullptr};
  static constexpr std::array registers{&bar};
  EXPECT_FALSE(work_out_coverage(registers, {}, {}).good());
}

TEST(Coverage, AmountsOfDifferentSeedsAreAdded) {
  Material material;
  material.end("Lantern.BurnsDown").seed = 1;
  CheckRecord second = material.end("Lantern.BurnsDown");
  second.seed = 2;
  second.amount = 500;
  material.evidence.ends.push_back(second);
  const Coverage coverage = material.coverage();
  EXPECT_EQ(check(coverage, "Lantern.BurnsDown").amount, 1500U);
  EXPECT_EQ(check(coverage, "Lantern.BurnsDown").seeds, (std::set<std::uint64_t>{1, 2}));
  EXPECT_TRUE(coverage.good());
}

TEST(Coverage, TheSameWorkDoneTwiceCountsOnce) {
  Material material;
  CheckRecord again = material.end("Lantern.BurnsDown");
  again.amount = 1200;
  material.evidence.ends.push_back(again);
  material.evidence.ends.push_back(material.end("Lantern.OneFlame"));
  EXPECT_EQ(check(material.coverage(), "Lantern.BurnsDown").amount, 1200U);
  EXPECT_EQ(check(material.coverage(), "Lantern.OneFlame").amount, 3U);
}

TEST(Coverage, AmountsOfDifferentReadingsAreAdded) {
  Material material;
  CheckRecord other = material.end("Lantern.BurnsDown");
  other.readings = {{"thread", "wool"}};
  material.evidence.ends.push_back(other);
  const Coverage coverage = material.coverage();
  EXPECT_EQ(check(coverage, "Lantern.BurnsDown").amount, 2000U);
  EXPECT_EQ(check(coverage, "Lantern.BurnsDown").readings, std::set<std::string>{"thread=wool"});
}

TEST(Coverage, OneRecordThatIsNoPassWinsWhereverItStands) {
  for (const bool first : {true, false}) {
    Material material;
    CheckRecord bad = material.end("Lantern.BurnsDown");
    bad.verdict = Verdict::timeout;
    bad.seed = first ? 0 : 9;
    material.evidence.ends.insert(first ? material.evidence.ends.begin() : material.evidence.ends.end(), bad);
    EXPECT_EQ(check(material.coverage(), "Lantern.BurnsDown").verdict, Verdict::timeout);
  }
}

TEST(Coverage, ACrashBesideAPassWins) {
  Material material;
  material.evidence.crashes.push_back({"Lantern.BurnsDown", "lantern", CheckKind::property});
  EXPECT_EQ(check(material.coverage(), "Lantern.BurnsDown").verdict, Verdict::crashed);
}

TEST(Coverage, AmountsInDifferentUnitsAreNotPutTogether) {
  Material material;
  CheckRecord other = material.end("Lantern.BurnsDown");
  other.unit = "candles";
  other.seed = 5;
  material.evidence.ends.push_back(other);
  EXPECT_FALSE(material.coverage().good());
}

MutantRecord mutant(MutantVerdict verdict, std::vector<std::string> by) {
  return {"lantern", MutantSide::properties, "model/lantern/wick.hpp:31:14", "<", "<=", {"LAN-02"},
          verdict,   std::move(by)};
}

TEST(Coverage, AMutantKilledByAnyProcessIsKilled) {
  Material material;
  material.evidence.mutants = {mutant(MutantVerdict::survived, {}), mutant(MutantVerdict::killed, {"B.B"}),
                               mutant(MutantVerdict::killed, {"A.A"}), mutant(MutantVerdict::unknown, {})};
  const Coverage coverage = material.coverage();
  ASSERT_EQ(lantern_of(coverage).mutants.size(), 1U);
  EXPECT_EQ(lantern_of(coverage).mutants[0].verdict, MutantVerdict::killed);
  EXPECT_EQ(lantern_of(coverage).mutants[0].by, (std::vector<std::string>{"A.A", "B.B"}));
  EXPECT_EQ(count_mutants(lantern_of(coverage), MutantSide::properties).killed, 1);
  EXPECT_EQ(count_mutants(lantern_of(coverage), MutantSide::proofs).total(), 0);
}

TEST(Coverage, UnknownIsNoKill) {
  Material material;
  material.evidence.mutants = {mutant(MutantVerdict::survived, {}), mutant(MutantVerdict::unknown, {"A.A"})};
  EXPECT_EQ(lantern_of(material.coverage()).mutants.at(0).verdict, MutantVerdict::unknown);
}

TEST(Coverage, AMutantBothKilledAndEquivalentIsAContradiction) {
  Material material;
  material.evidence.mutants = {mutant(MutantVerdict::equivalent, {"A.A"}), mutant(MutantVerdict::killed, {"B.B"})};
  const Coverage coverage = material.coverage();
  EXPECT_EQ(std::ranges::count(coverage.problems, "contradiction", &Problem::kind), 1);
  EXPECT_FALSE(coverage.good());
}

TEST(Coverage, AMutantKilledOnOneSideAndEquivalentOnTheOtherIsAContradiction) {
  Material material;
  material.evidence.mutants = {mutant(MutantVerdict::killed, {"A.A"}), mutant(MutantVerdict::equivalent, {"B.B"})};
  material.evidence.mutants.at(1).side = MutantSide::proofs;
  const Coverage coverage = material.coverage();
  EXPECT_EQ(std::ranges::count(coverage.problems, "contradiction", &Problem::kind), 1);
}

TEST(Coverage, MutantsThatTheProofsWereNotShownAreANote) {
  Material material;
  material.evidence.mutants = {mutant(MutantVerdict::killed, {"A.A"})};
  EXPECT_EQ(std::ranges::count(material.coverage().problems, "one-side", &Problem::kind), 1);
  material.evidence.mutants.push_back(mutant(MutantVerdict::killed, {"B.B"}));
  material.evidence.mutants.at(1).side = MutantSide::proofs;
  EXPECT_EQ(std::ranges::count(material.coverage().problems, "one-side", &Problem::kind), 0);
}

TEST(Coverage, AConditionSeenByAnyProcessIsSeen) {
  Material material;
  material.evidence.conditions = {
      {"lantern", "model/lantern/wick.hpp:9:3", "<", {"LAN-02"}, true, false, std::nullopt},
      {"lantern", "model/lantern/wick.hpp:9:3", "<", {"LAN-01"}, false, true, std::nullopt}};
  const Coverage coverage = material.coverage();
  ASSERT_EQ(lantern_of(coverage).conditions.size(), 1U);
  EXPECT_TRUE(lantern_of(coverage).conditions[0].seen_true);
  EXPECT_TRUE(lantern_of(coverage).conditions[0].seen_false);
  EXPECT_EQ(lantern_of(coverage).conditions[0].clauses, (std::vector<std::string>{"LAN-01", "LAN-02"}));
}

TEST(Coverage, AConditionSeenAgainstItsProvedConstantIsAContradiction) {
  Material material;
  material.evidence.conditions = {{"lantern", "a.hpp:9:3", "<", {}, true, false, std::nullopt},
                                  {"lantern", "a.hpp:9:3", "<", {}, false, false, false}};
  EXPECT_EQ(material.coverage().problems.at(0).kind, "contradiction");
}

TEST(Coverage, SitesStandInTheOrderOfTheirLines) {
  Material material;
  for (const char* site : {"a.hpp:31:14", "a.hpp:9:20", "a.hpp:9:3"})
    material.evidence.conditions.push_back({"lantern", site, "<", {}, true, true, std::nullopt});
  std::vector<std::string> sites;
  for (const ConditionRecord& condition : lantern_of(material.coverage()).conditions) sites.push_back(condition.site);
  EXPECT_EQ(sites, (std::vector<std::string>{"a.hpp:9:3", "a.hpp:9:20", "a.hpp:31:14"}));
}

TEST(Coverage, AFigureIsWorthAsMuchAsItsCheck) {
  Material material;
  material.evidence.quantities = {{"Lantern.BurnsDown", "lantern", "chance", "1/3"},
                                  {"Lantern.OneFlame", "lantern", "flames", "1"},
                                  {"Lantern.Ghost", "lantern", "ghosts", "0"}};
  material.end("Lantern.BurnsDown").verdict = Verdict::failed;
  const Coverage coverage = material.coverage();
  ASSERT_EQ(lantern_of(coverage).quantities.size(), 2U);
  EXPECT_FALSE(lantern_of(coverage).quantities[0].check_passed);
  EXPECT_TRUE(lantern_of(coverage).quantities[1].check_passed);
  EXPECT_TRUE(std::ranges::any_of(coverage.problems, [](const Problem& p) { return p.place == "Lantern.Ghost"; }));
}

}  // namespace
}  // namespace rulecheck
