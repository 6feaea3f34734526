#include "model/core/passages.hpp"

#include <unicode/brkiter.h>
#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/ustring.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <stdexcept>

#include "model/core/digest.hpp"
#include "model/core/input_error.hpp"
#include "model/core/read_file.hpp"

namespace rulecheck {
namespace {

using icu::UnicodeString;

void require(UErrorCode status, const char* what) {
  if (U_FAILURE(status)) throw std::runtime_error(std::string("ICU: ") + what + ": " + u_errorName(status));
}

/// The line as UTF-16, or nothing if it is not UTF-8.
std::optional<UnicodeString> decoded(std::string_view line) {
  UErrorCode status = U_ZERO_ERROR;
  std::int32_t length = 0;
  const auto bytes = static_cast<std::int32_t>(line.size());
  u_strFromUTF8(nullptr, 0, &length, line.data(), bytes, &status);
  if (status != U_BUFFER_OVERFLOW_ERROR && U_FAILURE(status)) return std::nullopt;
  return UnicodeString::fromUTF8(icu::StringPiece(line.data(), bytes));
}

bool is_space(UChar32 letter) { return u_isUWhiteSpace(letter) != 0 || letter == 0xFEFF || letter == 0x200B; }

/// Runs of white space become one space; none at the ends.
UnicodeString folded(const UnicodeString& text) {
  UnicodeString result;
  bool pending = false;
  for (std::int32_t index = 0; index < text.length(); index = text.moveIndex32(index, 1)) {
    const UChar32 letter = text.char32At(index);
    if (is_space(letter)) {
      pending = !result.isEmpty();
    } else {
      if (pending) result.append(UChar32{' '});
      pending = false;
      result.append(letter);
    }
  }
  return result;
}

/// Without the bullet that it begins with: one of •・*, or a dash before a space.
UnicodeString without_bullet(const UnicodeString& line) {
  const UChar32 first = line.char32At(0);
  const bool dash = first == '-' || first == '*' || first == 0x2013;
  const bool bullet = first == 0x2022 || first == 0x30FB || (dash && line.length() > 1 && is_space(line.char32At(1)));
  return bullet ? folded(UnicodeString(line, 1)) : line;
}

/// Length of the list number that the line begins with, with what follows it: "12. ", "3) ", "①"; 0 if there is none.
std::int32_t list_number_length(const UnicodeString& line) {
  std::int32_t index = 0;
  if (line.char32At(0) >= 0x2460 && line.char32At(0) <= 0x2473) return 1;
  while (index < line.length() && line[index] >= '0' && line[index] <= '9') ++index;
  const bool number = index > 0 && index + 1 < line.length() && (line[index] == '.' || line[index] == ')');
  return number && is_space(line.char32At(index + 1)) ? index + 2 : 0;
}

/// Whether this is the line of dashes under the head of a table.
bool is_separator_row(const UnicodeString& line) {
  for (std::int32_t index = 0; index < line.length(); ++index) {
    const char16_t letter = line[index];
    if (letter != '|' && letter != '-' && letter != ':' && letter != ' ') return false;
  }
  return line.indexOf('-') >= 0;
}

class Splitter {
 public:
  Splitter() {
    UErrorCode status = U_ZERO_ERROR;
    normalizer_ = icu::Normalizer2::getNFKCInstance(status);
    require(status, "no normalizer");
    sentences_.reset(icu::BreakIterator::createSentenceInstance(icu::Locale::getRoot(), status));
    require(status, "no sentence rules");
  }

  void split(const UnicodeString& raw_line, int line_number, std::vector<Passage>& passages) {
    const UnicodeString folded_line = folded(raw_line);
    if (folded_line.isEmpty()) return;
    if (folded_line[0] == '|') {
      if (!is_separator_row(folded_line)) add(folded_line, line_number, passages);
      return;
    }
    const UnicodeString line = without_bullet(folded_line);
    const std::int32_t number = list_number_length(line);
    const UnicodeString body(line, number);
    sentences_->setText(body);
    std::int32_t begin = sentences_->first();
    for (std::int32_t end = sentences_->next(); end != icu::BreakIterator::DONE; end = sentences_->next()) {
      const UnicodeString sentence(body, begin, end - begin);
      add(begin == 0 ? UnicodeString(line, 0, number) + sentence : sentence, line_number, passages);
      begin = end;
    }
  }

 private:
  void add(const UnicodeString& sentence, int line_number, std::vector<Passage>& passages) const {
    UErrorCode status = U_ZERO_ERROR;
    const UnicodeString normalized = folded(normalizer_->normalize(sentence, status));
    require(status, "normalization failed");
    Passage passage{.line = line_number, .text = {}, .digest = {}};
    normalized.toUTF8String(passage.text);
    passage.digest = sha256(passage.text);
    if (!passage.text.empty()) passages.push_back(std::move(passage));
  }

  const icu::Normalizer2* normalizer_ = nullptr;
  std::unique_ptr<icu::BreakIterator> sentences_;
};

}  // namespace

std::vector<Passage> split_passages(std::string_view text, const std::string& file) {
  Splitter splitter;
  std::vector<Passage> passages;
  int line_number = 0;
  while (!text.empty()) {
    ++line_number;
    const std::size_t end = std::min(text.find('\n'), text.size());
    const auto line = decoded(text.substr(0, end));
    if (!line) throw InputError(file, "line " + std::to_string(line_number), "is not UTF-8");
    splitter.split(*line, line_number, passages);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return passages;
}

std::vector<Passage> read_passages(const std::filesystem::path& path) {
  constexpr const char* expected = "a rulebook text in UTF-8";
  std::vector<Passage> passages = split_passages(read_file(path, expected), path.string());
  if (passages.empty()) throw InputError(path.string(), "", std::string("the file is empty; expected ") + expected);
  return passages;
}

}  // namespace rulecheck
