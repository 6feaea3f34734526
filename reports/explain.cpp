#include "reports/explain.hpp"

#include <fmt/format.h>
#include <fmt/ostream.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <numeric>
#include <string>
#include <variant>
#include <vector>

#include "model/core/input_error.hpp"

namespace rulecheck {
namespace {

using Json = nlohmann::ordered_json;

std::vector<std::string_view> need_names(const Clause& clause) {
  std::vector<std::string_view> names;
  for (const Level need : clause.needs) names.push_back(name(need));
  return names;
}

Json text_or_null(std::string_view text) { return text.empty() ? Json(nullptr) : Json(text); }

std::vector<std::string> labels(std::span<const Clause* const> clauses) {
  std::vector<std::string> all;
  for (const Clause* clause : clauses) all.push_back(fmt::format("{} {}", clause->id, clause->name));
  return all;
}

bool cites(std::span<const Clause* const> clauses, const Clause& clause) {
  return std::ranges::find(clauses, &clause) != clauses.end();
}

// As JSON

Json clause_text_json(const Register& game, const Clause& clause) {
  return {{"game", game.game},           {"id", clause.id},
          {"name", clause.name},         {"kind", name(clause.kind)},
          {"section", clause.section},   {"text", clause.text},
          {"needs", need_names(clause)}, {"unobservable", text_or_null(clause.unobservable)}};
}

Json ids(std::span<const Clause* const> clauses) {
  Json all = Json::array();
  for (const Clause* clause : clauses) all.push_back(clause->id);
  return all;
}

Json as_json(const Register& game, const Reading& reading) {
  const std::vector<std::string_view> choices(reading.choices.begin(), reading.choices.end());
  return {{"game", game.game},
          {"name", reading.name},
          {"question", reading.question},
          {"choices", choices},
          {"argument", reading.argument},
          {"decided_by", text_or_null(reading.decided_by)},
          {"clauses", ids(reading.clauses)}};
}

Json as_json(const Register& game, const Question& question) {
  return {{"game", game.game},         {"id", question.id},   {"open", question.open},
          {"chosen", question.chosen}, {"why", question.why}, {"clauses", ids(question.clauses)}};
}

Json as_json(const Register& game, const Finding& finding) {
  const std::vector<std::string_view> checks(finding.checks.begin(), finding.checks.end());
  return {{"game", game.game},
          {"id", finding.id},
          {"kind", finding.kind},
          {"statement", finding.statement},
          {"checks", checks},
          {"argument", text_or_null(finding.argument)},
          {"clauses", ids(finding.clauses)}};
}

template <typename Note>
Json notes_json(const Register& game, std::span<const Note> notes, const Clause& clause) {
  Json all = Json::array();
  for (const Note& note : notes)
    if (cites(note.clauses, clause)) all.push_back(as_json(game, note));
  return all;
}

Json as_json(const Register& game, const Clause& clause) {
  Json document = clause_text_json(game, clause);
  document["argument"] = text_or_null(clause.argument);
  document["register"] = game.path;
  document["line"] = clause.line;
  document["readings"] = notes_json(game, game.readings, clause);
  document["questions"] = notes_json(game, game.questions, clause);
  document["findings"] = notes_json(game, game.findings, clause);
  return document;
}

// For people

void print_field(std::ostream& out, const char* label, std::string_view text) {
  if (!text.empty()) fmt::print(out, "  {:<13}{}\n", label, text);
}

void print(const Reading& reading, std::ostream& out) {
  fmt::print(out, "reading {}: {}\n", reading.name, reading.question);
  print_field(out, "choices", fmt::format("{} (the first is the default)", fmt::join(reading.choices, ", ")));
  print_field(out, "argument", reading.argument);
  print_field(out, "decided by", reading.decided_by);
  print_field(out, "clauses", fmt::format("{}", fmt::join(labels(reading.clauses), ", ")));
}

void print(const Question& question, std::ostream& out) {
  fmt::print(out, "question {}: {}\n", question.id, question.open);
  print_field(out, "chosen", question.chosen);
  print_field(out, "why", question.why);
  print_field(out, "clauses", fmt::format("{}", fmt::join(labels(question.clauses), ", ")));
}

void print(const Finding& finding, std::ostream& out) {
  fmt::print(out, "finding {} ({}): {}\n", finding.id, finding.kind, finding.statement);
  print_field(out, "checks", fmt::format("{}", fmt::join(finding.checks, ", ")));
  print_field(out, "argument", finding.argument);
  print_field(out, "clauses", fmt::format("{}", fmt::join(labels(finding.clauses), ", ")));
}

template <typename Note>
void print_notes(std::span<const Note> notes, const Clause& clause, std::ostream& out) {
  for (const Note& note : notes) {
    if (!cites(note.clauses, clause)) continue;
    out << "\n";
    print(note, out);
  }
}

void as_text(const Register& game, const Clause& clause, std::ostream& out) {
  fmt::print(out, "{} {} ({}, {})\n", clause.id, clause.name, game.title, name(clause.kind));
  print_field(out, "text", clause.text);
  print_field(out, "section", clause.section);
  print_field(out, "needs", fmt::format("{}", fmt::join(need_names(clause), ", ")));
  print_field(out, "unobservable", clause.unobservable);
  print_field(out, "argument", clause.argument);
  print_field(out, "register", fmt::format("{}:{}", game.path, clause.line));
  print_notes(game.readings, clause, out);
  print_notes(game.questions, clause, out);
  print_notes(game.findings, clause, out);
}

template <typename Note>
void as_text(const Register& game, const Note& note, std::ostream& out) {
  print(note, out);
  print_field(out, "register", game.path);
}

// Finding what is asked for

/// Something that a register says, and what it can be asked for by.
struct Entry {
  const Register* game;
  std::variant<const Clause*, const Reading*, const Question*, const Finding*> subject;
  std::vector<std::string_view> names;

  [[nodiscard]] std::string label() const {
    return names.size() == 1 ? std::string(names[0]) : fmt::format("{} ({})", names[0], names[1]);
  }
};

std::vector<Entry> entries_of(std::span<const Register* const> registers) {
  std::vector<Entry> all;
  for (const Register* game : registers) {
    for (const Clause* clause : game->clauses) all.push_back({game, clause, {clause->id, clause->name}});
    for (const Reading& reading : game->readings) all.push_back({game, &reading, {reading.name}});
    for (const Question& question : game->questions) all.push_back({game, &question, {question.id}});
    for (const Finding& finding : game->findings) all.push_back({game, &finding, {finding.id}});
  }
  return all;
}

std::string lower_case(std::string_view text) {
  std::string lower(text);
  for (char& letter : lower)
    if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
  return lower;
}

/// How many letters have to be changed, added or removed to turn one text into the other.
std::size_t distance(std::string_view left, std::string_view right) {
  std::vector<std::size_t> row(right.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 1; i <= left.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i;
    for (std::size_t j = 1; j <= right.size(); ++j) {
      const std::size_t replaced = diagonal + (left[i - 1] == right[j - 1] ? 0 : 1);
      diagonal = row[j];
      row[j] = std::min({replaced, row[j] + 1, row[j - 1] + 1});
    }
  }
  return row.back();
}

/// How far a text is from being one of the names, in any case; 0 if it is.
std::size_t distance(const Entry& entry, std::string_view text) {
  const std::string wanted = lower_case(text);
  std::size_t least = std::string::npos;
  for (const std::string_view name : entry.names) least = std::min(least, distance(wanted, lower_case(name)));
  return least;
}

/// The entries, three at most, that have the smallest distance to the text.
std::string nearest(const std::vector<Entry>& entries, std::string_view text) {
  std::multimap<std::size_t, std::string> candidates;
  for (const Entry& entry : entries) candidates.emplace(distance(entry, text), entry.label());
  std::vector<std::string> names;
  for (const auto& [letters, label] : candidates)
    if (names.size() < 3) names.push_back(label);
  return fmt::format("{}", fmt::join(names, ", "));
}

}  // namespace

void print_clauses(std::span<const Register* const> registers, bool json, std::ostream& out) {
  for (const Register* game : registers) {
    for (const Clause* clause : game->clauses) {
      if (json) {
        out << clause_text_json(*game, *clause).dump() << "\n";
      } else {
        fmt::print(out, "{} {:<28} {:<12} {}\n", clause->id, clause->name, name(clause->kind), clause->text);
      }
    }
  }
}

void explain(std::span<const Register* const> registers, std::span<const std::string> names, bool json,
             std::ostream& out) {
  const std::vector<Entry> entries = entries_of(registers);
  std::vector<const Entry*> asked_for;
  for (const std::string& name : names) {
    const std::size_t before = asked_for.size();
    for (const Entry& entry : entries)
      if (distance(entry, name) == 0) asked_for.push_back(&entry);
    if (asked_for.size() > before) continue;
    throw InputError(
        "command line", name,
        "no clause, reading, question or finding has this id or name; the nearest are " + nearest(entries, name));
  }
  for (const Entry* entry : asked_for) {
    if (!json && entry != asked_for.front()) out << "\n";
    std::visit(
        [&](const auto* subject) {
          json ? void(out << as_json(*entry->game, *subject).dump() << "\n") : as_text(*entry->game, *subject, out);
        },
        entry->subject);
  }
}

}  // namespace rulecheck
