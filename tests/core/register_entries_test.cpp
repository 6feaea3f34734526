// Faults between the entries of a register: ids, names, citations, needs. Every sort is an error with its line.
#include <gtest/gtest.h>

#include "tests/core/lantern_register.hpp"

namespace rulecheck::lantern {
namespace {

TEST(RegisterEntries, DuplicateId) {
  EXPECT_EQ(first_error_of(with("id = \"LAN-03\"", "id = \"LAN-01\"")),
            error(13, "clause LAN-01: duplicate id 'LAN-01'"));
}

TEST(RegisterEntries, IdsOutOfOrder) {
  EXPECT_EQ(first_error_of(with("id = \"LAN-03\"", "id = \"LAN-00\"")), error(13, "clause LAN-00: ids must ascend"));
}

TEST(RegisterEntries, IdWithAnotherPrefix) {
  EXPECT_EQ(first_error_of(with("id = \"LAN-01\"", "id = \"TEN-01\"")),
            error(5, "clause TEN-01: id 'TEN-01' is not of the form LAN- and two digits"));
}

TEST(RegisterEntries, IdWithOneDigit) {
  EXPECT_EQ(first_error_of(with("id = \"LAN-03\"", "id = \"LAN-3\"")),
            error(13, "clause LAN-3: id 'LAN-3' is not of the form LAN- and two digits"));
}

TEST(RegisterEntries, IdOfAQuestionWithoutItsLetter) {
  EXPECT_EQ(errors_of(with("id = \"LAN-Q1\"", "id = \"LAN-11\"")),
            error(29, "question LAN-11: id 'LAN-11' is not of the form LAN-Q and a number"));
}

TEST(RegisterEntries, IdOfAFindingWithALeadingZero) {
  EXPECT_EQ(errors_of(with("id = \"LAN-F1\"", "id = \"LAN-F01\"")),
            error(35, "finding LAN-F01: id 'LAN-F01' is not of the form LAN-F and a number"));
}

TEST(RegisterEntries, DuplicateName) {
  EXPECT_EQ(errors_of(with("name = \"whisper\"", "name = \"light_the_lantern\"")),
            error(13, "clause LAN-03: duplicate name 'light_the_lantern', first in line 5"));
}

TEST(RegisterEntries, PassageClaimedAndFlavour) {
  EXPECT_EQ(errors_of(with("0000000000000000000000000000000000000000000000000000000000000002",
                           "0000000000000000000000000000000000000000000000000000000000000001")),
            error(5,
                  "clause LAN-01: passage 0000000000000000000000000000000000000000000000000000000000000001 is declared "
                  "flavour as well"));
}

TEST(RegisterEntries, ArguedWithoutAnArgument) {
  EXPECT_EQ(errors_of(with("argument = \"Speech changes no state.\"\n", "")),
            error(13, "clause LAN-03: needs 'argued' but has no 'argument'"));
}

TEST(RegisterEntries, ArgumentThatNothingNeeds) {
  EXPECT_EQ(errors_of(with("needs = [\"proved\", \"example\"]", "needs = [\"proved\", \"example\"]\nargument = \"x\"")),
            error(5, "clause LAN-01: has an 'argument' but does not need 'argued'"));
}

TEST(RegisterEntries, ObservableClauseArgued) {
  EXPECT_EQ(first_error_of(with("unobservable = \"A log is silent.\"\n", "")),
            error(13, "clause LAN-03: only a social or unobservable clause can be 'argued'"));
}

TEST(RegisterEntries, UnobservableClauseNotArgued) {
  EXPECT_EQ(errors_of(with(
                "needs = [\"argued\"]\nunobservable = \"A log is silent.\"\nargument = \"Speech changes no state.\"",
                "needs = [\"proved\", \"example\"]\nunobservable = \"A log is silent.\"")),
            error(13, "clause LAN-03: a social or unobservable clause needs 'argued'"));
}

TEST(RegisterEntries, SocialClauseNotArgued) {
  EXPECT_EQ(errors_of(with("\"obligation\"", "\"social\"")),
            error(5, "clause LAN-01: a social or unobservable clause needs 'argued'"));
}

TEST(RegisterEntries, ObligationWithoutAStrongNeed) {
  EXPECT_EQ(errors_of(with("needs = [\"proved\", \"example\"]", "needs = [\"property\", \"example\"]")),
            error(5, "clause LAN-01: an observable obligation needs 'proved' or 'exhaustive'"));
}

TEST(RegisterEntries, ObligationWithoutATest) {
  EXPECT_EQ(errors_of(with("needs = [\"proved\", \"example\"]", "needs = [\"proved\", \"fuzzed\"]")),
            error(5, "clause LAN-01: an observable obligation needs 'property' or 'example'"));
}

TEST(RegisterEntries, ReadingThatCitesAnUnknownClause) {
  EXPECT_EQ(errors_of(with("clauses = [\"LAN-01\"]", "clauses = [\"LAN-02\"]")),
            error(22, "reading lamp: cites unknown clause 'LAN-02'"));
}

TEST(RegisterEntries, QuestionThatCitesAnUnknownClause) {
  EXPECT_EQ(errors_of(with("clauses = [\"LAN-01\", \"LAN-03\"]", "clauses = [\"LAN-01\", \"LAN-04\"]")),
            error(29, "question LAN-Q1: cites unknown clause 'LAN-04'"));
}

TEST(RegisterEntries, FindingThatCitesAnUnknownClause) {
  EXPECT_EQ(errors_of(with("clauses = [\"LAN-03\"]", "clauses = [\"LAN-3\"]")),
            error(35, "finding LAN-F1: cites unknown clause 'LAN-3'"));
}

TEST(RegisterEntries, NoNeeds) {
  EXPECT_EQ(errors_of(with("needs = [\"proved\", \"example\"]", "needs = []")),
            error(5, "clause LAN-01: an observable obligation needs 'proved' or 'exhaustive'") +
                error(5, "clause LAN-01: an observable obligation needs 'property' or 'example'") +
                error(12, "clause LAN-01: 'needs' is an empty list"));
}

}  // namespace
}  // namespace rulecheck::lantern
