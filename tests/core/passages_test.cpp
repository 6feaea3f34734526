// A rulebook text falls into sentences, headings and table rows, the same ones whatever its spacing and bullets.
#include "model/core/passages.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "model/core/digest.hpp"
#include "model/core/input_error.hpp"

namespace rulecheck {
namespace {

std::vector<std::string> texts(const std::string& text) {
  std::vector<std::string> list;
  for (const Passage& passage : split_passages(text, "rulebook.txt")) list.push_back(passage.text);
  return list;
}

using Texts = std::vector<std::string>;

TEST(Passages, SentencesOfAParagraphAreSeparate) {
  EXPECT_EQ(texts("The lamp is lit. Is it dark? Then go home!"),
            (Texts{"The lamp is lit.", "Is it dark?", "Then go home!"}));
}

TEST(Passages, AHeadingIsAPassage) {
  EXPECT_EQ(texts("Course\n\nThe lamp is lit."), (Texts{"Course", "The lamp is lit."}));
}

TEST(Passages, JapaneseSentencesNeedNoSpace) {
  EXPECT_EQ(texts("灯をともします。暗いですか？はい！帰ります。"),
            (Texts{"灯をともします。", "暗いですか?", "はい!", "帰ります。"}));
}

TEST(Passages, AJapaneseNoteIsASentenceOfItsOwn) {
  EXPECT_EQ(texts("③灯をともします。 ※灯は消しません。 夜に消します。"),
            (Texts{"3灯をともします。", "※灯は消しません。", "夜に消します。"}));
}

TEST(Passages, AJapaneseQuestionIsOneSentenceAndTheAnswerAsManyAsItHas) {
  EXPECT_EQ(texts("Q: 灯は暗いですか？ \n A: いいえ。明るいです。たとえば、夜は明るいです。"),
            (Texts{"Q: 灯は暗いですか?", "A: いいえ。", "明るいです。", "たとえば、夜は明るいです。"}));
}

TEST(Passages, AJapaneseStepKeepsItsNumberAndAWarningItsColon) {
  EXPECT_EQ(texts("1: 灯をともす（一つ）\n明るくなります。　注意: 「夜」＜「朝」です！"),
            (Texts{"1: 灯をともす(一つ)", "明るくなります。", "注意: 「夜」<「朝」です!"}));
}

TEST(Passages, AQuotationInsideASentenceDoesNotEndIt) {
  EXPECT_EQ(texts("リーダーは声に出します（「灯をともします」など）。次へ進みます。"),
            (Texts{"リーダーは声に出します(「灯をともします」など)。", "次へ進みます。"}));
  EXPECT_EQ(texts("He names the \"lamp\" aloud. She nods."), (Texts{"He names the \"lamp\" aloud.", "She nods."}));
}

TEST(Passages, AFullStopInsideQuotesOrBracketsEndsTheSentenceWithThem) {
  EXPECT_EQ(texts("Take the \"last lamp.\" Go home."), (Texts{"Take the \"last lamp.\"", "Go home."}));
  EXPECT_EQ(texts("Take it. (All may help.) Go home."), (Texts{"Take it.", "(All may help.)", "Go home."}));
}

TEST(Passages, AbbreviationsBeforeASmallLetterAndDecimalPointsDoNotEndASentence) {
  EXPECT_EQ(texts("Take some, e.g. the red one, of 1.5 kg. Go home."),
            (Texts{"Take some, e.g. the red one, of 1.5 kg.", "Go home."}));
}

TEST(Passages, ATableRowIsAPassageAndTheLineOfDashesIsNone) {
  EXPECT_EQ(texts("| Score | Title |\n|---|:---:|\n| 9 | Fine. Very fine. |"),
            (Texts{"| Score | Title |", "| 9 | Fine. Very fine. |"}));
}

TEST(Passages, BulletsAreRemoved) {
  EXPECT_EQ(texts("- one\n• two\n・三つ\n* four\n  • five\n– six"),
            (Texts{"one", "two", "三つ", "four", "five", "six"}));
}

TEST(Passages, ADashThatIsNoBulletStays) { EXPECT_EQ(texts("-3 points"), Texts{"-3 points"}); }

TEST(Passages, AListNumberStaysWithItsSentence) {
  EXPECT_EQ(texts("1. Take a lamp. Light it.\n2) Go home.\n③灯を消す。"),
            (Texts{"1. Take a lamp.", "Light it.", "2) Go home.", "3灯を消す。"}));
}

TEST(Passages, SpacingWidthAndLineEndsMakeNoDifference) {
  const Texts plain = texts("Take 4 lamps (all).\nGo home.");
  EXPECT_EQ(texts("\xEF\xBB\xBF  Take\t４  lamps\u00A0（all）.\r\n\r\n\u3000Go home.  \r\n"), plain);
}

TEST(Passages, CapitalLettersMakeADifference) { EXPECT_NE(texts("Go Home."), texts("Go home.")); }

TEST(Passages, EveryPassageHasItsLineAndTheDigestOfItsText) {
  const auto passages = split_passages("Course\n\nTake it. Go home.\n", "rulebook.txt");
  ASSERT_EQ(passages.size(), 3U);
  EXPECT_EQ(passages[0].line, 1);
  EXPECT_EQ(passages[1].line, 3);
  EXPECT_EQ(passages[2].line, 3);
  EXPECT_EQ(passages[2].digest, sha256("Go home."));
}

TEST(Passages, EqualPassagesHaveEqualDigests) {
  const auto passages = split_passages("4 players\nTake it.\n- 4 players", "rulebook.txt");
  ASSERT_EQ(passages.size(), 3U);
  EXPECT_EQ(passages[0].digest, passages[2].digest);
}

TEST(Passages, AnEmptyTextHasNone) { EXPECT_TRUE(texts("\n \n\t\n").empty()); }

TEST(Passages, TextThatIsNotUtf8IsRejectedWithItsLine) {
  try {
    split_passages("Course\nTake \xFF lamps.", "rulebook.txt");
    FAIL() << "accepted";
  } catch (const InputError& error) {
    EXPECT_STREQ(error.what(), "rulebook.txt: line 2: is not UTF-8");
  }
}

TEST(Passages, AFileThatCannotBeReadIsNamed) {
  EXPECT_THROW(read_passages("no-such-folder/rulebook.txt"), InputError);
  try {
    read_passages(".");
    FAIL() << "accepted";
  } catch (const InputError& error) {
    EXPECT_STREQ(error.what(), ".: is a folder; expected a rulebook text in UTF-8");
  }
}

// The figures are those of NIST's FIPS 180-4 examples.
TEST(Digest, AgreesWithThePublishedExamples) {
  EXPECT_EQ(sha256("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(sha256(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
}

TEST(Digest, IsRecognizedByItsForm) {
  EXPECT_TRUE(is_sha256(sha256("abc")));
  EXPECT_FALSE(is_sha256(sha256("abc").substr(1)));
  EXPECT_FALSE(is_sha256(std::string(63, '0') + "G"));
  EXPECT_FALSE(is_sha256(std::string(63, '0') + "A"));
}

}  // namespace
}  // namespace rulecheck
