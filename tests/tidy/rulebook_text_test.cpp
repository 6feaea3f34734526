// The rulebooks are copyrighted: no sentence of theirs stands in this repository.
#include <gtest/gtest.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

#include <filesystem>
#include <map>

#include "model/core/passages.hpp"
#include "tests/tidy/sources.hpp"

namespace rulecheck::tidy {
namespace {

/// Shorter sentences may well be written twice by chance.
constexpr int fewest_words = 6;

/// The words of a text in small letters, each with a space before and after; marks, figures kept, line ends and comment
/// marks gone, so that a sentence is found however it is broken into lines.
std::string as_words(std::string_view text, int* count = nullptr) {
  icu::UnicodeString words(UChar32{' '});
  int counted = 0;
  const auto unicode =
      icu::UnicodeString::fromUTF8(icu::StringPiece(text.data(), static_cast<std::int32_t>(text.size())));
  for (std::int32_t index = 0; index < unicode.length(); index = unicode.moveIndex32(index, 1)) {
    const UChar32 letter = unicode.char32At(index);
    const bool in_word = u_isalnum(letter) != 0;
    if (in_word) words.append(u_tolower(letter));
    if (!in_word && !words.endsWith(UChar32{' '})) {
      words.append(UChar32{' '});
      ++counted;
    }
  }
  if (!words.endsWith(UChar32{' '})) {
    words.append(UChar32{' '});
    ++counted;
  }
  if (count != nullptr) *count = counted;
  std::string result;
  return words.toUTF8String(result);
}

/// Sentences of the text that stand in the source too. Rows of tables are figures and names, which are facts.
std::vector<std::string> copied_sentences(const std::vector<Passage>& passages, const Source& source) {
  const std::string text = as_words(source.text);
  std::vector<std::string> copied;
  for (const Passage& passage : passages) {
    if (passage.text.starts_with('|')) continue;
    int count = 0;
    const std::string sentence = as_words(passage.text, &count);
    if (count >= fewest_words && text.find(sentence) != std::string::npos)
      copied.push_back(source.path + ":" + sentence);
  }
  return copied;
}

TEST(RulebookText, ACopiedSentenceIsFoundHoweverItIsBrokenAndMarked) {
  const std::vector<Passage> passages =
      split_passages("The oldest player takes the first piece. Short one.", "invented");
  EXPECT_EQ(copied_sentences(passages, {"a.cpp", "// The oldest\n// player *takes* the\n// first piece!\n"}).size(),
            1U);
  EXPECT_TRUE(copied_sentences(passages, {"a.cpp", "// The oldest player takes a first piece. Short one.\n"}).empty());
}

TEST(RulebookText, NoSentenceOfARulebookStandsInTheRepository) {
  const std::filesystem::path folder = std::filesystem::path(RULECHECK_SOURCE_DIR) / "../shared/rulebooks";
  if (!std::filesystem::is_directory(folder)) GTEST_SKIP() << "skipped: no rulebook texts";
  std::vector<Passage> passages;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    for (Passage& passage : read_passages(entry.path())) passages.push_back(std::move(passage));
  }
  ASSERT_FALSE(passages.empty());
  for (const Source& source : repository_sources()) {
    for (const std::string& place : copied_sentences(passages, source)) {
      ADD_FAILURE() << place << "\n  is the rulebook's; say it in your own words";
    }
  }
}

}  // namespace
}  // namespace rulecheck::tidy
