#include "tests/tidy/bans.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <regex>
#include <string_view>
#include <utility>

namespace rulecheck::tidy {
namespace {

constexpr std::size_t longest_file = 350;

/// A word and what to write instead.
constexpr std::array<std::pair<std::string_view, std::string_view>, 11> words{{
    {"tmp", "name what the value is"},
    {"util", "name what the functions do: \"passages\", \"digest\""},
    {"utils", "name what the functions do: \"passages\", \"digest\""},
    {"utility", "name what the functions do: \"passages\", \"digest\""},
    {"mgr", "name what it does: \"runner\", \"writer\", \"list\""},
    {"manager", "name what it does: \"runner\", \"writer\", \"list\""},
    {"helper", "name what it does: \"read_line\", \"splitter\""},
    {"helpers", "name what they do: \"line_reading\", \"splitting\""},
    {"misc", "put each thing where its subject is"},
    {"common", "name what is shared: \"core\", \"vocabulary\""},
    {"foo", "use a name of the game or of the field"},
}};

std::string at(const Source& source, std::size_t line, const std::string& what) {
  return source.path + ":" + std::to_string(line) + ": " + what;
}

bool is_letter(char letter) { return std::isalnum(static_cast<unsigned char>(letter)) != 0; }

/// The words of a name in small letters: "ledAnimal_count" gives led, animal, count.
std::vector<std::string> words_of(std::string_view name) {
  std::vector<std::string> result(1);
  bool after_small = false;
  for (const char letter : name) {
    const bool capital = std::isupper(static_cast<unsigned char>(letter)) != 0;
    if (!is_letter(letter) || (capital && after_small)) result.emplace_back();
    if (is_letter(letter)) result.back().push_back(static_cast<char>(std::tolower(static_cast<unsigned char>(letter))));
    after_small = is_letter(letter) && !capital;
  }
  return result;
}

/// Complaints about one name.
void judge_name(const Source& source, std::size_t line, std::string_view name, Complaints& complaints) {
  for (const std::string& word : words_of(name)) {
    const auto* banned =
        std::find_if(words.begin(), words.end(), [&](const auto& entry) { return entry.first == word; });
    if (banned == words.end()) continue;
    complaints.push_back(
        at(source, line,
           "'" + std::string(name) + "' says nothing with '" + word + "'; instead " + std::string(banned->second)));
  }
}

/// Paths of the quoted includes of a file, with their lines.
std::vector<std::pair<std::size_t, std::string>> includes_of(const Source& source) {
  static const std::regex include(R"re(^\s*#\s*include\s*"([^"]+)".*)re");
  std::vector<std::pair<std::size_t, std::string>> result;
  std::size_t number = 0;
  for (const std::string_view line : lines_of(source.text)) {
    ++number;
    std::match_results<std::string_view::const_iterator> match;
    if (std::regex_match(line.begin(), line.end(), match, include)) result.emplace_back(number, match[1].str());
  }
  return result;
}

/// The game whose folder the path is in ("model/bremen/round.hpp", "generated/bremen/clause.hpp"); empty if none.
std::string game_of(const std::string& path, const std::set<std::string>& games) {
  const std::size_t start = path.find('/') + 1;
  const std::size_t end = std::min(path.find_first_of("/.", start), path.size());
  const std::string folder = path.substr(start, end - start);
  return games.contains(folder) ? folder : "";
}

bool is_below(const std::string& path, std::string_view folder) { return path.starts_with(folder); }

}  // namespace

Complaints banned_words(const Source& source) {
  Complaints complaints;
  judge_name(source, 1, source.path, complaints);
  if (!is_cpp(source)) return complaints;
  const std::string code = code_only(source.text);
  static const std::regex identifier(R"((std::)?[A-Za-z_]\w*)");
  std::size_t number = 0;
  for (const std::string_view line : lines_of(code)) {
    ++number;
    if (line.starts_with("#include")) continue;
    using Iterator = std::regex_iterator<std::string_view::const_iterator>;
    for (Iterator match(line.begin(), line.end(), identifier); match != Iterator(); ++match) {
      if (!(*match)[1].matched) judge_name(source, number, match->str(), complaints);
    }
  }
  return complaints;
}

Complaints too_long(const Source& source) {
  const bool is_source = is_cpp(source) || has_extension(source, ".cmake") || source.path == "CMakeLists.txt";
  const std::size_t count = lines_of(source.text).size();
  if (!is_source || count <= longest_file) return {};
  return {at(source, count,
             std::to_string(count) + " lines cannot be seen whole; split the file by subject, at most " +
                 std::to_string(longest_file) + " lines each")};
}

Complaints without_pragma_once(const Source& source) {
  const std::vector<std::string_view> lines = lines_of(source.text);
  if (!has_extension(source, ".hpp") || std::find(lines.begin(), lines.end(), "#pragma once") != lines.end()) return {};
  return {at(source, 1, "write `#pragma once` above the first include")};
}

Complaints tests_without_a_name(const Source& source) {
  static const std::regex nameless(
      R"(^(TEST|TEST_F|TEST_P|EXAMPLE|PROPERTY|EXHAUSTIVE|PROOF)\(\w+,\s*([Tt]est_?\d*|Works|Basic|Simple|Ok)\b.*)");
  Complaints complaints;
  if (!is_cpp(source)) return complaints;
  const std::string code = code_only(source.text);
  std::size_t number = 0;
  for (const std::string_view line : lines_of(code)) {
    ++number;
    if (!std::regex_match(line.begin(), line.end(), nameless)) continue;
    complaints.push_back(
        at(source, number, "a test's name is a sentence: AFollowerHoldingTheLedAnimalMayNotPlayAnother"));
  }
  return complaints;
}

Complaints includes_not_from_the_root(const Source& source, const std::set<std::string>& paths) {
  Complaints complaints;
  if (!is_cpp(source)) return complaints;
  for (const auto& [line, path] : includes_of(source)) {
    if (paths.contains(path) || is_below(path, "generated/")) continue;
    complaints.push_back(at(source, line, "\"" + path + "\" is not there; write the path from the repository's root"));
  }
  return complaints;
}

Complaints includes_across_borders(const Source& source, const std::set<std::string>& games) {
  Complaints complaints;
  if (!is_cpp(source)) return complaints;
  const std::string own = game_of(source.path, games);
  const bool rules = is_below(source.path, "model/");
  const bool reference = is_below(source.path, "properties/") && source.path.find("/reference") != std::string::npos;
  for (const auto& [line, path] : includes_of(source)) {
    const std::string other = game_of(path, games);
    if (!own.empty() && !other.empty() && own != other) {
      complaints.push_back(
          at(source, line, "a game includes another's \"" + path + "\"; move what they share to core/"));
    }
    if (rules && !is_below(path, "model/") && !is_below(path, "generated/")) {
      complaints.push_back(
          at(source, line, "the rules include \"" + path + "\"; what checks them includes them instead"));
    }
    if (reference && is_below(path, "model/")) {
      complaints.push_back(
          at(source, line, "the reference includes \"" + path + "\"; write it from the rulebook alone"));
    }
  }
  return complaints;
}

Complaints headers_never_included(const std::vector<Source>& sources) {
  std::set<std::string> included;
  for (const Source& source : sources) {
    for (const auto& [line, path] : includes_of(source)) included.insert(path);
  }
  Complaints complaints;
  for (const Source& source : sources) {
    if (!has_extension(source, ".hpp") || included.contains(source.path)) continue;
    complaints.push_back(at(source, 1, "nothing includes this header; include it where it is meant or remove it"));
  }
  return complaints;
}

Complaints files_never_compiled(const std::vector<Source>& sources, const std::string& compile_commands) {
  Complaints complaints;
  for (const Source& source : sources) {
    if (!has_extension(source, ".cpp") || compile_commands.find("/" + source.path + "\"") != std::string::npos)
      continue;
    complaints.push_back(at(source, 1, "no target compiles this file; move it to a folder of docs/architecture.md"));
  }
  return complaints;
}

}  // namespace rulecheck::tidy
