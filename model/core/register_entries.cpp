// What must hold between the entries of a register.
#include <algorithm>
#include <array>
#include <initializer_list>
#include <map>
#include <set>

#include "model/core/register.hpp"

namespace rulecheck {
namespace {

constexpr std::array<std::string_view, 92> keywords{
    "alignas",      "alignof",  "and",        "and_eq",    "asm",       "auto",         "bitand",
    "bitor",        "bool",     "break",      "case",      "catch",     "char",         "char16_t",
    "char32_t",     "char8_t",  "class",      "co_await",  "co_return", "co_yield",     "compl",
    "concept",      "const",    "const_cast", "consteval", "constexpr", "constinit",    "continue",
    "decltype",     "default",  "delete",     "do",        "double",    "else",         "enum",
    "dynamic_cast", "explicit", "export",     "extern",    "false",     "float",        "for",
    "friend",       "goto",     "if",         "inline",    "int",       "long",         "mutable",
    "namespace",    "new",      "noexcept",   "not",       "not_eq",    "nullptr",      "operator",
    "or",           "or_eq",    "private",    "protected", "public",    "register",     "reinterpret_cast",
    "requires",     "return",   "short",      "signed",    "sizeof",    "static",       "static_assert",
    "static_cast",  "struct",   "switch",     "template",  "this",      "thread_local", "throw",
    "true",         "try",      "typedef",    "typeid",    "typename",  "union",        "unsigned",
    "using",        "virtual",  "void",       "volatile",  "wchar_t",   "while",        "xor",
    "xor_eq"};

/// The name that the generated header uses itself.
constexpr std::string_view generated_name = "lists";

bool has(const std::vector<Level>& needs, std::initializer_list<Level> any) {
  return std::find_first_of(needs.begin(), needs.end(), any.begin(), any.end()) != needs.end();
}

bool is_number(std::string_view text) {
  return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

class EntryChecker {
 public:
  explicit EntryChecker(RegisterFile& file) : file_(file) {}

  void check_clauses() {
    for (const ClauseEntry& clause : file_.clauses) {
      check_id("clause", clause.id, "", clause.line);
      check_unique("name", clause.name, "clause " + clause.id, clause.line);
      check_needs(clause);
      check_passages(clause);
    }
  }

  void check_others() {
    for (const ReadingEntry& reading : file_.readings) {
      check_unique("reading", reading.name, "reading " + reading.name, reading.line);
      check_citations("reading " + reading.name, reading.clauses, reading.line);
    }
    last_number_.clear();
    for (const QuestionEntry& question : file_.questions) {
      check_id("question", question.id, "Q", question.line);
      check_citations("question " + question.id, question.clauses, question.line);
    }
    last_number_.clear();
    for (const FindingEntry& finding : file_.findings) {
      check_id("finding", finding.id, "F", finding.line);
      check_citations("finding " + finding.id, finding.clauses, finding.line);
    }
  }

 private:
  void problem(int line, std::string message) { file_.problems.push_back({line, std::move(message)}); }

  /// Prefix, dash, letter, number (of two digits where there is no letter); ascending, hence unique.
  void check_id(const std::string& what, const std::string& id, const std::string& letter, int line) {
    if (id.empty()) return;
    const std::string begin = file_.prefix + "-" + letter;
    const bool begins = id.compare(0, begin.size(), begin) == 0;
    const std::string number = begins ? id.substr(begin.size()) : "";
    if (!is_number(number) || (letter.empty() ? number.size() != 2 : number.size() > 2 || number.front() == '0')) {
      const std::string form = begin + (letter.empty() ? " and two digits" : " and a number");
      problem(line, what + " " + id + ": id '" + id + "' is not of the form " + form);
      return;
    }
    const std::string padded = number.size() == 1 ? "0" + number : number;
    if (!seen_ids_.insert(id).second) {
      problem(line, what + " " + id + ": duplicate id '" + id + "'");
    } else if (padded < last_number_) {
      problem(line, what + " " + id + ": ids must ascend");
    }
    last_number_ = std::max(last_number_, padded);
  }

  void check_unique(const std::string& what, const std::string& name, const std::string& entry, int line) {
    if (name.empty()) return;
    const auto [found, fresh] = seen_names_.try_emplace(what + " " + name, line);
    if (!fresh) {
      problem(line, entry + ": duplicate " + what + " '" + name + "', first in line " + std::to_string(found->second));
    }
  }

  void check_needs(const ClauseEntry& clause) {
    const std::string title = "clause " + clause.id + ": ";
    const bool argued = has(clause.needs, {Level::argued});
    const bool unobservable = !clause.unobservable.empty();
    const bool social = clause.kind == ClauseKind::social;
    if (argued && clause.argument.empty()) problem(clause.line, title + "needs 'argued' but has no 'argument'");
    if (!argued && !clause.argument.empty())
      problem(clause.line, title + "has an 'argument' but does not need 'argued'");
    if (argued && !social && !unobservable) {
      problem(clause.line, title + "only a social or unobservable clause can be 'argued'");
    }
    if (!argued && (social || unobservable)) {
      problem(clause.line, title + "a social or unobservable clause needs 'argued'");
    }
    const bool rule = clause.kind == ClauseKind::obligation || clause.kind == ClauseKind::prohibition ||
                      clause.kind == ClauseKind::definition || clause.kind == ClauseKind::table;
    if (!rule || unobservable) return;
    if (!has(clause.needs, {Level::proved, Level::exhaustive})) {
      problem(clause.line,
              title + "an observable " + std::string(name(clause.kind)) + " needs 'proved' or 'exhaustive'");
    }
    if (!has(clause.needs, {Level::property, Level::example})) {
      problem(clause.line,
              title + "an observable " + std::string(name(clause.kind)) + " needs 'property' or 'example'");
    }
  }

  void check_passages(const ClauseEntry& clause) {
    for (const std::string& passage : clause.passages) {
      if (std::find(file_.flavour.begin(), file_.flavour.end(), passage) != file_.flavour.end()) {
        problem(clause.line, "clause " + clause.id + ": passage " + passage + " is declared flavour as well");
      }
    }
  }

  void check_citations(const std::string& entry, const std::vector<std::string>& ids, int line) {
    for (const std::string& id : ids) {
      const auto same = [&id](const ClauseEntry& clause) { return clause.id == id; };
      if (std::none_of(file_.clauses.begin(), file_.clauses.end(), same)) {
        problem(line, entry + ": cites unknown clause '" + id + "'");
      }
    }
  }

  RegisterFile& file_;
  std::string last_number_;
  std::set<std::string> seen_ids_;
  std::map<std::string, int> seen_names_;
};

}  // namespace

void check_entries(RegisterFile& file) {
  EntryChecker checker(file);
  checker.check_clauses();
  checker.check_others();
}

bool is_constant_name(std::string_view text) {
  const auto allowed = [](char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') || letter == '_';
  };
  const auto among = [text](const auto& names) { return std::find(names.begin(), names.end(), text) != names.end(); };
  return !text.empty() && text.front() >= 'a' && text.front() <= 'z' &&
         std::all_of(text.begin(), text.end(), allowed) && text.find("__") == std::string_view::npos &&
         !among(keywords) && text != generated_name;
}

std::string folder_of_game(std::string_view game) {
  std::string folder(game);
  std::replace(folder.begin(), folder.end(), '-', '_');
  return folder;
}

}  // namespace rulecheck
