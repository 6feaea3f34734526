// A bent rule is equivalent only where both solvers prove it, of every output, and the bent place is among them.
#include "smt/core/equivalence.hpp"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <sstream>

#include "tests/smt/environment.hpp"

namespace rulecheck::smt_test {
namespace {

using testing::HasSubstr;

/// Says something twice: what is below ten is below twenty.
template <class D>
typename D::Bool is_a_digit(typename D::Num number) {
  using Num = typename D::Num;
  return number < Num(10) && number < Num(20);
}

/// A rule that no EQUIVALENCE mentions.
template <class D>
typename D::Bool is_large(typename D::Num number) {
  return typename D::Num(100) < number;
}

/// Always true, though neither side is.
template <class D>
typename D::Bool is_a_number(typename D::Num number) {
  using Num = typename D::Num;
  return number < Num(31) || Num(30) < number;
}
constexpr int line_of_is_a_number = __LINE__ - 2;

EQUIVALENCE(Lantern, Number) { outputs.add("number", is_a_number<D>(typename D::Num(any_num("number")))); }

EQUIVALENCE(Lantern, Small) {
  const SymNum number = any_num("number");
  outputs.assume(SymNum(0) <= number);
  outputs.add("small", is_a_digit<D>(typename D::Num(number)));
}

/// By "operator -> replacement": what is decided of each mutant of a rule.
template <class Evaluate>
std::map<std::string, MutantVerdict> decided(Evaluate evaluate) {
  Sites::instance().record(true);
  evaluate();
  const auto records = Sites::instance().records();
  Sites::instance().record(false);
  std::map<std::string, MutantVerdict> verdicts;
  for (const auto& [site, record] : records) {
    for (int variant = 1; variant <= text(site.op).variants(); ++variant) {
      Sites::instance().bend({site, variant});
      std::vector<std::string> by;
      const MutantVerdict verdict = decide_equivalence(by);
      Sites::instance().straighten();
      const auto replacement = text(site.op).replacements[static_cast<std::size_t>(variant - 1)];
      verdicts[std::string(text(site.op).symbol) + std::to_string(site.column) + " " + std::string(replacement)] =
          verdict;
      EXPECT_EQ(by, verdict == MutantVerdict::equivalent ? std::vector<std::string>{"Lantern.Small"}
                                                         : std::vector<std::string>{});
    }
  }
  return verdicts;
}

std::map<std::string, MutantVerdict> decided_of_small() {
  return decided([] { is_a_digit<Mutant<Concrete>>(Concrete::Num(3)); });
}

std::size_t how_many(const std::map<std::string, MutantVerdict>& verdicts, MutantVerdict verdict) {
  std::size_t count = 0;
  for (const auto& [mutant, decided] : verdicts) count += decided == verdict;
  return count;
}

TEST(Equivalence, OnlyWhatChangesNothingIsEquivalent) {
  const auto verdicts = decided_of_small();
  // Equivalent: 20 to 19 and to 21, `<` 20 to `<=`, `&&` to its left side.
  EXPECT_EQ(how_many(verdicts, MutantVerdict::equivalent), 4U);
  EXPECT_EQ(how_many(verdicts, MutantVerdict::survived), 7U);
  EXPECT_EQ(verdicts.size(), 11U);
#if !defined(__clang__)
  EXPECT_EQ(verdicts.at("&&27 left side only"), MutantVerdict::equivalent);
  EXPECT_EQ(verdicts.at("&&27 right side only"), MutantVerdict::survived);
#endif
}

TEST(Equivalence, NeedsTheSecondSolver) {
  const FakeSolver silent("exit 0");
  const auto verdicts = decided_of_small();
  EXPECT_EQ(how_many(verdicts, MutantVerdict::equivalent), 0U);
  EXPECT_EQ(how_many(verdicts, MutantVerdict::unknown), 4U);
}

TEST(Equivalence, APlaceThatIsNotReachedIsNotEquivalent) {
  const auto verdicts = decided([] { is_large<Mutant<Concrete>>(Concrete::Num(3)); });
  EXPECT_EQ(how_many(verdicts, MutantVerdict::survived), verdicts.size());
  EXPECT_EQ(verdicts.size(), 4U);
}

TEST(Equivalence, OutputsAreTakenApart) {
  Outputs outputs;
  const std::array<SymNum, 2> pair{any_num("a"), any_num("b")};
  outputs.assume(any_bool("b"));
  outputs.add("pair", pair);
  outputs.reset();
  outputs.add("set", any_set("s"));
  ASSERT_EQ(outputs.all().size(), 3U);
  EXPECT_EQ(outputs.all()[0].name, "pair[0]");
  EXPECT_EQ(outputs.all()[1].name, "pair[1]");
  EXPECT_FALSE(outputs.all()[1].assumptions.term.is_true());
  EXPECT_TRUE(outputs.all()[2].assumptions.term.is_true());
}

TEST(ConditionTerms, OnlyConditionsOfOneValueAreConstant) {
  const Folder folder;
  {
    EvidenceWriter writer(folder.path, "test");
    EXPECT_TRUE(prove_conditions("lantern", "tests/smt/", writer));
  }
  std::stringstream written;
  for (const auto& entry : std::filesystem::directory_iterator(folder.path))
    written << std::ifstream(entry.path()).rdbuf();
  const std::string records = written.str();
  EXPECT_EQ(std::count(records.begin(), records.end(), '\n'), 1) << records;
  EXPECT_THAT(records, HasSubstr(fmt::format("\"site\":\"tests/smt/equivalence_test.cpp:{}:", line_of_is_a_number)));
  EXPECT_THAT(records, HasSubstr("\"operator\":\"||\""));
  EXPECT_THAT(records, HasSubstr("\"constant\":true"));
}

TEST(ConditionTerms, AConstantNeedsTheSecondSolver) {
  const FakeSolver silent("exit 0");
  const Folder folder;
  EvidenceWriter writer(folder.path, "test");
  prove_conditions("lantern", "tests/smt/", writer);
  EXPECT_TRUE(std::filesystem::is_empty(folder.path));
}

}  // namespace
}  // namespace rulecheck::smt_test
