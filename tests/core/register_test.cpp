// A register without faults is read whole; every sort of fault in a field is an error with its line.
#include "model/core/register.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/core/lantern_register.hpp"

namespace rulecheck::lantern {
namespace {

TEST(Register, AFaultlessOneIsReadWhole) {
  const RegisterFile file = parse_register(good_register, path);

  EXPECT_EQ(describe_problems(file), "");
  EXPECT_EQ(file.game, "lantern");
  EXPECT_EQ(file.title, "Lantern");
  EXPECT_EQ(file.prefix, "LAN");
  EXPECT_EQ(file.path, path);
  EXPECT_EQ(file.flavour.size(), 1U);
  ASSERT_EQ(file.clauses.size(), 2U);
  EXPECT_EQ(file.clauses[0].id, "LAN-01");
  EXPECT_EQ(file.clauses[0].name, "light_the_lantern");
  EXPECT_EQ(file.clauses[0].kind, ClauseKind::obligation);
  EXPECT_EQ(file.clauses[0].section, "Course / Evening");
  EXPECT_EQ(file.clauses[0].line, 5);
  EXPECT_EQ(file.clauses[0].passages.size(), 1U);
  EXPECT_EQ(file.clauses[0].needs, (std::vector<Level>{Level::proved, Level::example}));
  EXPECT_EQ(file.clauses[1].unobservable, "A log is silent.");
  EXPECT_EQ(file.clauses[1].argument, "Speech changes no state.");
  EXPECT_EQ(file.clauses[1].line, 13);
}

TEST(Register, ReadingsQuestionsAndFindingsAreRead) {
  const RegisterFile file = parse_register(good_register, path);

  ASSERT_EQ(file.readings.size(), 1U);
  EXPECT_EQ(file.readings[0].choices, (std::vector<std::string>{"oil", "gas"}));
  EXPECT_EQ(file.readings[0].decided_by, "The picture.");
  ASSERT_EQ(file.questions.size(), 1U);
  EXPECT_EQ(file.questions[0].clauses, (std::vector<std::string>{"LAN-01", "LAN-03"}));
  EXPECT_EQ(file.questions[0].chosen, "After supper.");
  ASSERT_EQ(file.findings.size(), 1U);
  EXPECT_EQ(file.findings[0].kind, "gap");
  EXPECT_EQ(file.findings[0].checks, std::vector<std::string>{"Lantern.NobodySings"});
}

TEST(Register, AllFaultsAreReportedAtOnceInTheOrderOfLines) {
  std::string text = with("title = \"Lantern\"\n", "");
  text.replace(text.find("\"gap\""), 5, "\"hole\"");
  EXPECT_EQ(errors_of(text),
            error(1, "register: missing key 'title'") + error(36, "finding LAN-F1: unknown kind of finding 'hole'"));
}

TEST(RegisterFault, TomlThatDoesNotParse) {
  const RegisterFile file = parse_register(with("kind = \"obligation\"", "kind = obligation"), path);
  ASSERT_EQ(file.problems.size(), 1U);
  EXPECT_EQ(file.problems[0].line, 8);
}

TEST(RegisterFault, KeyTwice) {
  const RegisterFile file = parse_register(with("kind = \"obligation\"", "name = \"again\""), path);
  ASSERT_EQ(file.problems.size(), 1U);
  EXPECT_EQ(file.problems[0].line, 8);
}

TEST(RegisterFault, NoClauseAtAll) {
  EXPECT_EQ(errors_of("game = \"lantern\"\ntitle = \"Lantern\"\nprefix = \"LAN\"\n"),
            error(1, "register: there is no [[clause]]"));
}

TEST(RegisterFault, UnknownKeyInTheHead) {
  EXPECT_EQ(errors_of(with("prefix = \"LAN\"", "prefix = \"LAN\"\nauthor = \"x\"")),
            error(4, "register: unknown key 'author'"));
}

TEST(RegisterFault, UnknownKeyInAClause) {
  EXPECT_EQ(errors_of(with("kind = \"obligation\"", "kind = \"obligation\"\nnote = \"x\"")),
            error(9, "clause LAN-01: unknown key 'note'"));
}

TEST(RegisterFault, UnknownKeyInAReading) {
  EXPECT_EQ(errors_of(with("question = \"Which lamp?\"", "question = \"Which lamp?\"\ndefault = \"oil\"")),
            error(25, "reading lamp: unknown key 'default'"));
}

TEST(RegisterFault, MissingKey) {
  EXPECT_EQ(errors_of(with("section = \"Course / Evening\"\n", "")), error(5, "clause LAN-01: missing key 'section'"));
}

TEST(RegisterFault, MissingId) {
  EXPECT_EQ(first_error_of(with("id = \"LAN-03\"\n", "")), error(13, "clause whisper: missing key 'id'"));
}

TEST(RegisterFault, EmptyText) {
  EXPECT_EQ(errors_of(with("\"Whoever comes last lights the lantern.\"", "\" \"")),
            error(10, "clause LAN-01: 'text' is empty"));
}

TEST(RegisterFault, NumberWhereTextWasExpected) {
  EXPECT_EQ(errors_of(with("\"Course / Evening\"", "7")), error(9, "clause LAN-01: 'section' must be a string"));
}

TEST(RegisterFault, TextWhereAListWasExpected) {
  EXPECT_EQ(errors_of(with("choices = [\"oil\", \"gas\"]", "choices = \"oil\"")),
            error(25, "reading lamp: 'choices' must be a list of strings"));
}

TEST(RegisterFault, SingleTableWhereSeveralWereExpected) {
  EXPECT_EQ(errors_of(with("[[question]]", "[question]")),
            error(29, "'question' must be written as [[question]] tables"));
}

TEST(RegisterFault, NameThatIsNoIdentifier) {
  EXPECT_EQ(errors_of(with("name = \"whisper\"", "name = \"low-voice\"")),
            error(15, "clause LAN-03: name 'low-voice' is no lower-case C++ identifier or is reserved"));
}

TEST(Register, AReadingIsNamedAsInATrace) { EXPECT_EQ(errors_of(with("name = \"lamp\"", "name = \"lamp-fuel\"")), ""); }

TEST(RegisterFault, ReadingThatNoTraceCanName) {
  EXPECT_EQ(errors_of(with("name = \"lamp\"", "name = \"Lamp fuel\"")),
            error(23, "reading Lamp fuel: name 'Lamp fuel' is no lower-case name as it stands in a trace"));
}

TEST(RegisterFault, NameThatIsAKeyword) {
  EXPECT_EQ(errors_of(with("name = \"whisper\"", "name = \"register\"")),
            error(15, "clause LAN-03: name 'register' is no lower-case C++ identifier or is reserved"));
}

TEST(RegisterFault, NameThatTheGeneratedCodeUses) {
  EXPECT_EQ(errors_of(with("name = \"whisper\"", "name = \"lists\"")),
            error(15, "clause LAN-03: name 'lists' is no lower-case C++ identifier or is reserved"));
}

TEST(RegisterFault, UnknownKind) {
  EXPECT_EQ(errors_of(with("\"obligation\"", "\"duty\"")), error(8, "clause LAN-01: unknown kind 'duty'"));
}

TEST(RegisterFault, UnknownLevel) {
  EXPECT_EQ(errors_of(with("\"proved\", \"example\"", "\"proved\", \"example\", \"sure\"")),
            error(12, "clause LAN-01: unknown level 'sure'"));
}

TEST(RegisterFault, LevelThatNobodyCanNeed) {
  EXPECT_EQ(errors_of(with("\"proved\", \"example\"", "\"proved\", \"example\", \"unmet\"")),
            error(12, "clause LAN-01: unknown level 'unmet'"));
}

TEST(RegisterFault, NeedTwice) {
  EXPECT_EQ(errors_of(with("\"proved\", \"example\"", "\"proved\", \"example\", \"proved\"")),
            error(12, "clause LAN-01: 'needs' has 'proved' twice"));
}

TEST(RegisterFault, MalformedDigest) {
  EXPECT_EQ(errors_of(with("0000000000000000000000000000000000000000000000000000000000000002", "2")),
            error(11, "clause LAN-01: 'passages': '2' is no SHA-256 (64 lower-case hexadecimal digits)"));
}

TEST(RegisterFault, DigestInCapitals) {
  EXPECT_EQ(errors_of(with("0000000000000000000000000000000000000000000000000000000000000001",
                           "000000000000000000000000000000000000000000000000000000000000000A")),
            error(4,
                  "register: 'flavour': '000000000000000000000000000000000000000000000000000000000000000A' is no "
                  "SHA-256 (64 lower-case hexadecimal digits)"));
}

TEST(RegisterFault, ReadingWithOneChoice) {
  EXPECT_EQ(errors_of(with("\"oil\", \"gas\"", "\"oil\"")),
            error(22, "reading lamp: a reading has at least two choices"));
}

TEST(RegisterFault, ReadingWithAChoiceTwice) {
  EXPECT_EQ(errors_of(with("\"oil\", \"gas\"", "\"oil\", \"gas\", \"oil\"")),
            error(25, "reading lamp: 'choices' has 'oil' twice"));
}

TEST(RegisterFault, FindingOfAnUnknownKind) {
  EXPECT_EQ(errors_of(with("\"gap\"", "\"hole\"")), error(37, "finding LAN-F1: unknown kind of finding 'hole'"));
}

TEST(RegisterFault, FindingWithoutCheckOrArgument) {
  EXPECT_EQ(errors_of(with("checks = [\"Lantern.NobodySings\"]", "")),
            error(35, "finding LAN-F1: a finding has either 'checks' that establish it or an 'argument'"));
}

TEST(RegisterFault, FindingWithCheckAndArgument) {
  EXPECT_EQ(
      errors_of(with("checks = [\"Lantern.NobodySings\"]", "checks = [\"Lantern.NobodySings\"]\nargument = \"x\"")),
      error(35, "finding LAN-F1: a finding has either 'checks' that establish it or an 'argument'"));
}

TEST(RegisterFault, CheckWithoutItsSuite) {
  EXPECT_EQ(errors_of(with("\"Lantern.NobodySings\"", "\"NobodySings\"")),
            error(40, "finding LAN-F1: check 'NobodySings' is not of the form Suite.Name"));
}

TEST(RegisterFault, GameOfAnotherFolder) {
  EXPECT_EQ(errors_of(with("game = \"lantern\"", "game = \"candle\"")),
            error(1,
                  "register: game 'candle' does not stand in its folder: a name of small letters, digits and hyphens "
                  "was expected whose folder is 'lantern'"));
}

TEST(RegisterFault, PrefixWithASmallLetter) {
  EXPECT_EQ(first_error_of(with("prefix = \"LAN\"", "prefix = \"LaN\"")),
            error(3, "register: prefix 'LaN' has other letters than A to Z"));
}

TEST(GameFolder, HyphensBecomeUnderscores) {
  EXPECT_EQ(folder_of_game("harmony-of-bremen"), "harmony_of_bremen");
  const std::string text = with("game = \"lantern\"", "game = \"old-lantern\"");
  EXPECT_EQ(describe_problems(parse_register(text, "model/old_lantern/clauses.toml")), "");
}

TEST(ClauseNames, KindsAndLevelsAreReadBackFromTheirNames) {
  for (int kind = 0; kind < 8; ++kind) {
    EXPECT_EQ(clause_kind_named(name(static_cast<ClauseKind>(kind))), static_cast<ClauseKind>(kind));
  }
  for (int level = 0; level < 7; ++level) {
    EXPECT_EQ(level_named(name(static_cast<Level>(level))), static_cast<Level>(level));
  }
  EXPECT_EQ(clause_kind_named("duty"), std::nullopt);
  EXPECT_EQ(level_named("Proved"), std::nullopt);
}

}  // namespace
}  // namespace rulecheck::lantern
