#include "tests/tidy/sources.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <stdexcept>

namespace rulecheck::tidy {
namespace {

/// What the command prints.
std::string output_of(const std::string& command) {
  FILE* pipe = popen(command.c_str(), "r");
  if (pipe == nullptr) throw std::runtime_error("cannot run: " + command);
  std::string output;
  std::array<char, 4096> buffer{};
  while (const std::size_t count = fread(buffer.data(), 1, buffer.size(), pipe)) output.append(buffer.data(), count);
  if (pclose(pipe) != 0) throw std::runtime_error("failed: " + command);
  return output;
}

}  // namespace

std::vector<std::string> repository_paths() {
  const std::filesystem::path root = RULECHECK_SOURCE_DIR;
  std::vector<std::string> paths;
  if (std::filesystem::exists(root / ".git")) {
    // The folder is declared safe because a checkout may belong to another user than the one who tests it.
    std::istringstream list(output_of("git -c safe.directory='*' -C '" + root.string() +
                                      "' ls-files --cached --others --exclude-standard --deduplicate"));
    for (std::string path; std::getline(list, path);) paths.push_back(path);
  } else {
    for (std::filesystem::recursive_directory_iterator entry(root), end; entry != end; ++entry) {
      if (entry.depth() == 0 && entry->path().filename().string().starts_with("build"))
        entry.disable_recursion_pending();
      if (entry->is_regular_file()) paths.push_back(std::filesystem::relative(entry->path(), root).string());
    }
  }
  std::sort(paths.begin(), paths.end());
  return paths;
}

namespace {

std::vector<Source> read_sources() {
  const std::filesystem::path root = RULECHECK_SOURCE_DIR;
  std::vector<Source> sources;
  for (const std::string& path : repository_paths()) {
    std::ifstream file(root / path, std::ios::binary);
    if (!file) continue;  // removed, not yet committed
    std::string text(std::istreambuf_iterator<char>(file), {});
    if (text.find('\0') == std::string::npos) sources.push_back({path, std::move(text)});
  }
  if (sources.empty()) throw std::runtime_error("no file in " + root.string());
  return sources;
}

/// Where the literal that opens at `start` ends: after its closing quote.
std::size_t end_of_literal(std::string_view text, std::size_t start) {
  const char quote = text[start];
  if (quote == '"' && start > 0 && text[start - 1] == 'R') {
    const std::size_t open = text.find('(', start);
    if (open == std::string_view::npos) return text.size();
    const std::string close = ")" + std::string(text.substr(start + 1, open - start - 1)) + "\"";
    const std::size_t end = text.find(close, open);
    return end == std::string_view::npos ? text.size() : end + close.size();
  }
  std::size_t end = start + 1;
  while (end < text.size() && text[end] != quote && text[end] != '\n') end += text[end] == '\\' ? 2U : 1U;
  return std::min(end + 1, text.size());
}

/// Whether the quote at `place` separates digits, as in 1'000'000.
bool is_digit_separator(std::string_view text, std::size_t place) {
  return place > 0 && std::isxdigit(static_cast<unsigned char>(text[place - 1])) != 0 && place + 1 < text.size() &&
         std::isxdigit(static_cast<unsigned char>(text[place + 1])) != 0 && text.substr(place + 2, 1) != "'";
}

/// Where the comment or literal that begins at `place` ends; `place` itself if none does.
std::size_t end_of_blank(std::string_view text, std::size_t place) {
  if (text.substr(place, 2) == "//") return std::min(text.find('\n', place), text.size());
  if (text.substr(place, 2) == "/*") {
    const std::size_t end = text.find("*/", place + 2);
    return end == std::string_view::npos ? text.size() : end + 2;
  }
  const bool quoted = text[place] == '"' || (text[place] == '\'' && !is_digit_separator(text, place));
  return quoted ? end_of_literal(text, place) : place;
}

}  // namespace

bool has_extension(const Source& source, std::string_view extension) { return source.path.ends_with(extension); }

bool is_cpp(const Source& source) { return has_extension(source, ".cpp") || has_extension(source, ".hpp"); }

const std::vector<Source>& repository_sources() {
  static const std::vector<Source> sources = read_sources();
  return sources;
}

std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    lines.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

std::string code_only(std::string_view text) {
  std::string code(text);
  for (std::size_t place = 0; place < text.size();) {
    const std::size_t end = end_of_blank(text, place);
    for (std::size_t blank = place; blank < end; ++blank) {
      if (code[blank] != '\n') code[blank] = ' ';
    }
    place = std::max(end, place + 1);
  }
  return code;
}

}  // namespace rulecheck::tidy
