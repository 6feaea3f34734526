// A rulebook text as a list of passages: every sentence, heading and table row, with its place and digest.
#pragma once
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace rulecheck {

/// One sentence, heading or table row of a rulebook. Equal passages have equal digests, wherever they stand.
struct Passage {
  int line;            ///< of the text, from 1
  std::string text;    ///< normalized: NFKC, white space folded, bullet removed, case kept
  std::string digest;  ///< SHA-256 of `text` in UTF-8
};

/// Splits a rulebook text. A line is a paragraph; a paragraph is split into sentences by the rules of Unicode's annex
/// 29 (so 。！？ end a sentence, and neither an abbreviation before a small letter nor a decimal point does). Kept
/// whole: a heading, and a table row (a line that begins with `|`; the line of dashes under a table's head is no
/// passage). A list number stays with its sentence, because rulebooks refer to it; a bullet is removed.
/// @param file names the text in errors
/// @throws InputError where the text is not UTF-8
std::vector<Passage> split_passages(std::string_view text, const std::string& file);

/// Reads a file and splits it.
/// @throws InputError if it cannot be read or is not UTF-8
std::vector<Passage> read_passages(const std::filesystem::path& path);

}  // namespace rulecheck
