#include "model/core/register.hpp"

#include <toml++/toml.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <optional>

#include "model/core/digest.hpp"

namespace rulecheck {
namespace {

/// A string of the register with its line.
struct LocatedText {
  std::string text;
  int line;
};

int line_of(const toml::node& node) { return static_cast<int>(node.source().begin.line); }

bool is_blank(const std::string& text) { return text.find_first_not_of(" \t\r\n") == std::string::npos; }

std::string quoted(std::string_view text) { return "'" + std::string(text) + "'"; }

/// Reads the keys of one table and remembers which there may be; everything wrong becomes a problem.
class TableReader {
 public:
  TableReader(const toml::table& table, std::string title, int line, std::vector<RegisterProblem>& problems)
      : table_(table), title_(std::move(title)), line_(line), problems_(problems) {}

  int line() const { return line_; }

  void problem(int line, const std::string& message) { problems_.push_back({line, title_ + ": " + message}); }

  /// The string under the key; an absent optional one is empty, a present one may not be blank.
  LocatedText text(std::string_view key, bool required = true) {
    const toml::node* const node = find(key, required);
    if (node == nullptr) return {"", line_};
    const auto value = node->value_exact<std::string>();
    if (!value) problem(line_of(*node), quoted(key) + " must be a string");
    if (value && is_blank(*value)) problem(line_of(*node), quoted(key) + " is empty");
    return {value.value_or(""), line_of(*node)};
  }

  /// The list of strings under the key; a required one has at least one entry; no entry twice.
  std::vector<LocatedText> texts(std::string_view key, bool required = true) {
    const toml::node* const node = find(key, required);
    if (node == nullptr) return {};
    const toml::array* const array = node->as_array();
    if (array == nullptr) {
      problem(line_of(*node), quoted(key) + " must be a list of strings");
      return {};
    }
    if (required && array->empty()) problem(line_of(*node), quoted(key) + " is an empty list");
    std::vector<LocatedText> list;
    for (const toml::node& element : *array) {
      const auto value = element.value_exact<std::string>();
      const auto same = [&value](const LocatedText& other) { return value == other.text; };
      if (!value || is_blank(*value)) {
        problem(line_of(element), quoted(key) + " must be a list of non-empty strings");
      } else if (std::any_of(list.begin(), list.end(), same)) {
        problem(line_of(element), quoted(key) + " has '" + *value + "' twice");
      } else {
        list.push_back({*value, line_of(element)});
      }
    }
    return list;
  }

  std::vector<std::string> plain_texts(std::string_view key, bool required = true) {
    std::vector<std::string> list;
    for (LocatedText& entry : texts(key, required)) list.push_back(std::move(entry.text));
    return list;
  }

  /// Digests of passages.
  std::vector<std::string> digests(std::string_view key) {
    std::vector<std::string> list;
    for (const LocatedText& entry : texts(key, false)) {
      if (!is_sha256(entry.text)) {
        problem(entry.line, quoted(key) + ": '" + entry.text + "' is no SHA-256 (64 lower-case hexadecimal digits)");
      }
      list.push_back(entry.text);
    }
    return list;
  }

  /// Says that this key is read elsewhere.
  void allow(std::string_view key) { known_.emplace_back(key); }

  /// Names every key that was not asked for.
  void reject_other_keys() {
    for (const auto& [key, node] : table_) {
      if (std::find(known_.begin(), known_.end(), key.str()) == known_.end()) {
        problem(static_cast<int>(key.source().begin.line), "unknown key " + quoted(key.str()));
      }
    }
  }

 private:
  const toml::node* find(std::string_view key, bool required) {
    known_.emplace_back(key);
    const toml::node* const node = table_.get(key);
    if (node == nullptr && required) problem(line_, "missing key " + quoted(key));
    return node;
  }

  const toml::table& table_;
  std::string title_;
  int line_;
  std::vector<RegisterProblem>& problems_;
  std::vector<std::string> known_;
};

ClauseEntry read_clause(TableReader& reader) {
  ClauseEntry entry;
  entry.line = reader.line();
  entry.id = reader.text("id").text;
  const LocatedText name = reader.text("name");
  entry.name = name.text;
  if (!name.text.empty() && !is_constant_name(name.text)) {
    reader.problem(name.line, "name '" + name.text + "' is no lower-case C++ identifier or is reserved");
  }
  const LocatedText kind = reader.text("kind");
  const auto known_kind = clause_kind_named(kind.text);
  if (!kind.text.empty() && !known_kind) reader.problem(kind.line, "unknown kind '" + kind.text + "'");
  // Of an unknown kind no particular needs are demanded: one error is enough.
  entry.kind = known_kind.value_or(ClauseKind::permission);
  entry.section = reader.text("section").text;
  entry.text = reader.text("text").text;
  entry.passages = reader.digests("passages");
  for (const LocatedText& need : reader.texts("needs")) {
    const auto level = level_named(need.text);
    if (!level || *level == Level::unmet) reader.problem(need.line, "unknown level '" + need.text + "'");
    if (level) entry.needs.push_back(*level);
  }
  entry.unobservable = reader.text("unobservable", false).text;
  entry.argument = reader.text("argument", false).text;
  return entry;
}

ReadingEntry read_reading(TableReader& reader) {
  ReadingEntry entry;
  entry.line = reader.line();
  const LocatedText name = reader.text("name");
  entry.name = name.text;
  if (!name.text.empty() && !is_constant_name(folder_of_game(name.text))) {
    reader.problem(name.line, "name '" + name.text + "' is no lower-case name as it stands in a trace");
  }
  entry.question = reader.text("question").text;
  entry.choices = reader.plain_texts("choices");
  if (entry.choices.size() == 1) reader.problem(reader.line(), "a reading has at least two choices");
  entry.argument = reader.text("argument").text;
  entry.decided_by = reader.text("decided_by", false).text;
  entry.clauses = reader.plain_texts("clauses");
  return entry;
}

QuestionEntry read_question(TableReader& reader) {
  QuestionEntry entry;
  entry.line = reader.line();
  entry.id = reader.text("id").text;
  entry.clauses = reader.plain_texts("clauses");
  entry.open = reader.text("open").text;
  entry.chosen = reader.text("chosen").text;
  entry.why = reader.text("why").text;
  return entry;
}

FindingEntry read_finding(TableReader& reader) {
  constexpr std::array<std::string_view, 6> kinds{"unreachable", "gap",        "contradiction",
                                                  "slip",        "redundancy", "ambiguity"};
  FindingEntry entry;
  entry.line = reader.line();
  entry.id = reader.text("id").text;
  const LocatedText kind = reader.text("kind");
  entry.kind = kind.text;
  if (!kind.text.empty() && std::find(kinds.begin(), kinds.end(), kind.text) == kinds.end()) {
    reader.problem(kind.line, "unknown kind of finding '" + kind.text + "'");
  }
  entry.clauses = reader.plain_texts("clauses");
  entry.statement = reader.text("statement").text;
  for (const LocatedText& check : reader.texts("checks", false)) {
    const std::size_t dot = check.text.find('.');
    const bool one_dot = dot != std::string::npos && dot > 0 && dot + 1 < check.text.size() &&
                         check.text.find('.', dot + 1) == std::string::npos;
    if (!one_dot) reader.problem(check.line, "check '" + check.text + "' is not of the form Suite.Name");
    entry.checks.push_back(check.text);
  }
  entry.argument = reader.text("argument", false).text;
  if (entry.checks.empty() == entry.argument.empty()) {
    reader.problem(reader.line(), "a finding has either 'checks' that establish it or an 'argument'");
  }
  return entry;
}

/// Reads the tables `[[key]]` with the given function.
template <typename Entry>
std::vector<Entry> read_entries(const toml::table& root, std::string_view key, Entry (*read)(TableReader&),
                                std::vector<RegisterProblem>& problems) {
  const toml::node* const node = root.get(key);
  if (node == nullptr) return {};
  if (!node->is_array_of_tables()) {
    problems.push_back({line_of(*node), quoted(key) + " must be written as [[" + std::string(key) + "]] tables"});
    return {};
  }
  std::vector<Entry> entries;
  for (const toml::node& element : *node->as_array()) {
    const toml::table& table = *element.as_table();
    const std::string_view label = table.contains("id") ? "id" : "name";
    TableReader reader(table, std::string(key) + " " + table[label].value_or("?"), line_of(element), problems);
    entries.push_back(read(reader));
    reader.reject_other_keys();
  }
  return entries;
}

void read_head(const toml::table& root, RegisterFile& file) {
  TableReader reader(root, "register", 1, file.problems);
  const LocatedText game = reader.text("game");
  file.game = game.text;
  const std::string folder = std::filesystem::path(file.path).parent_path().filename().string();
  if (!game.text.empty() &&
      (game.text.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") != std::string::npos ||
       folder_of_game(game.text) != folder)) {
    reader.problem(game.line, "game '" + game.text +
                                  "' does not stand in its folder: a name of small letters, digits and " +
                                  "hyphens was expected whose folder is '" + folder + "'");
  }
  file.title = reader.text("title").text;
  const LocatedText prefix = reader.text("prefix");
  file.prefix = prefix.text;
  if (!prefix.text.empty() && prefix.text.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ") != std::string::npos) {
    reader.problem(prefix.line, "prefix '" + prefix.text + "' has other letters than A to Z");
  }
  file.flavour = reader.digests("flavour");
  for (const std::string_view key : {"clause", "reading", "question", "finding"}) reader.allow(key);
  reader.reject_other_keys();
}

}  // namespace

RegisterFile parse_register(std::string_view toml, const std::string& path) {
  RegisterFile file;
  file.path = path;
  try {
    const toml::table root = toml::parse(toml, path);
    read_head(root, file);
    file.clauses = read_entries(root, "clause", read_clause, file.problems);
    file.readings = read_entries(root, "reading", read_reading, file.problems);
    file.questions = read_entries(root, "question", read_question, file.problems);
    file.findings = read_entries(root, "finding", read_finding, file.problems);
    if (file.clauses.empty()) file.problems.push_back({1, "register: there is no [[clause]]"});
    check_entries(file);
  } catch (const toml::parse_error& error) {
    file.problems.push_back({static_cast<int>(error.source().begin.line), std::string(error.description())});
  }
  std::stable_sort(file.problems.begin(), file.problems.end(),
                   [](const RegisterProblem& left, const RegisterProblem& right) { return left.line < right.line; });
  return file;
}

std::string describe_problems(const RegisterFile& file) {
  std::string description;
  for (const RegisterProblem& problem : file.problems) {
    description += file.path + ":" + std::to_string(problem.line) + ": error: " + problem.message + "\n";
  }
  return description;
}

}  // namespace rulecheck
