// Each ban is shown an offence and must complain, and something allowed and must not.
#include "tests/tidy/bans.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace rulecheck::tidy {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

const std::set<std::string> two_games{"bremen", "the_bremens"};

TEST(TidyBans, AnIdentifierWithABannedWordIsNamedWithItsReplacement) {
  EXPECT_THAT(
      banned_words({"model/core/digest.cpp", "int a;\nint line_util = 1;\n"}),
      ElementsAre(HasSubstr("model/core/digest.cpp:2: 'line_util' says nothing with 'util'; instead name what")));
  EXPECT_THAT(banned_words({"a.hpp", "class SeatManager;\n"}), ElementsAre(HasSubstr("'SeatManager'")));
}

TEST(TidyBans, AFileWithABannedWordIsNamed) {
  EXPECT_THAT(banned_words({"docs/misc.md", ""}), ElementsAre(HasSubstr("put each thing where its subject is")));
}

TEST(TidyBans, WordsInLiteralsCommentsAndTheStandardLibraryAreAllowed) {
  EXPECT_THAT(banned_words({"a.cpp", "// a helper\nauto x = \"/tmp\"; /* util\n misc */ std::common_type_t<int> y;\n"}),
              IsEmpty());
  EXPECT_THAT(banned_words({"a.cpp", "int utilized = 1'000; int common_ground;\n"}), ElementsAre(HasSubstr("ground")));
}

TEST(TidyBans, ALongFileIsNamed) {
  std::string text;
  for (int line = 0; line < 350; ++line) text += "\n";
  EXPECT_THAT(too_long({"a.cpp", text}), IsEmpty());
  EXPECT_THAT(too_long({"a.cpp", text + "\n"}), ElementsAre(HasSubstr("a.cpp:351: 351 lines")));
}

TEST(TidyBans, AHeaderWithoutPragmaOnceIsNamed) {
  EXPECT_THAT(without_pragma_once({"a.hpp", "// a\n#include <set>\n"}), ElementsAre(HasSubstr("#pragma once")));
  EXPECT_THAT(without_pragma_once({"a.hpp", "// a\n#pragma once\n"}), IsEmpty());
}

TEST(TidyBans, ATestWithoutANameIsNamed) {
  EXPECT_THAT(tests_without_a_name({"a.cpp", "TEST(Round, Test1) {\n"}), ElementsAre(HasSubstr("a.cpp:1: ")));
  EXPECT_THAT(tests_without_a_name({"a.cpp", "TEST(Round, AnAnimalIsLed) {\n"}), IsEmpty());
}

TEST(TidyBans, AnIncludeThatIsNotFromTheRootIsNamed) {
  EXPECT_THAT(
      includes_not_from_the_root({"model/bremen/a.hpp", "#include \"round.hpp\"\n"}, {"model/bremen/round.hpp"}),
      ElementsAre(HasSubstr("\"round.hpp\"")));
  EXPECT_THAT(
      includes_not_from_the_root({"a.hpp", "#include \"model/bremen/round.hpp\"\n"}, {"model/bremen/round.hpp"}),
      IsEmpty());
}

TEST(TidyBans, AnIncludeAcrossABorderIsNamed) {
  EXPECT_THAT(includes_across_borders({"smt/the_bremens/a.cpp", "#include \"model/bremen/round.hpp\"\n"}, two_games),
              ElementsAre(HasSubstr("a game includes another's")));
  EXPECT_THAT(includes_across_borders({"model/core/a.hpp", "#include \"smt/core/proof.hpp\"\n"}, two_games),
              ElementsAre(HasSubstr("the rules include")));
  EXPECT_THAT(
      includes_across_borders({"properties/bremen/reference.hpp", "#include \"model/bremen/round.hpp\"\n"}, two_games),
      ElementsAre(HasSubstr("from the rulebook alone")));
  EXPECT_THAT(includes_across_borders({"properties/bremen/reference_score.hpp", "#include \"model/core/draw.hpp\"\n"},
                                      two_games),
              ElementsAre(HasSubstr("from the rulebook alone")));
  EXPECT_THAT(includes_across_borders({"smt/bremen/a.cpp", "#include \"model/bremen/round.hpp\"\n"}, two_games),
              IsEmpty());
}

TEST(TidyBans, AHeaderThatNothingIncludesIsNamed) {
  EXPECT_THAT(headers_never_included({{"model/a.hpp", "#include \"model/b.hpp\"\n"}, {"model/b.hpp", ""}}),
              ElementsAre(HasSubstr("model/a.hpp:1: nothing includes")));
}

TEST(TidyBans, ASourceThatNoTargetCompilesIsNamed) {
  EXPECT_THAT(files_never_compiled({{"model/a.cpp", ""}, {"model/b.cpp", ""}}, R"("file": "/r/model/a.cpp")"),
              ElementsAre(HasSubstr("model/b.cpp:1: no target")));
}

}  // namespace
}  // namespace rulecheck::tidy
