#include "reports/explain.hpp"

#include <fmt/format.h>
#include <fmt/ostream.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <string>
#include <variant>
#include <vector>

#include "model/core/input_error.hpp"
#include "reports/explain_json.hpp"

namespace rulecheck {
namespace {

std::vector<std::string> labels(std::span<const Clause* const> clauses) {
  std::vector<std::string> all;
  for (const Clause* clause : clauses) all.push_back(fmt::format("{} {}", clause->id, clause->name));
  return all;
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

// What is open about a game, an entry per line

std::string id_list(std::span<const Clause* const> clauses) {
  std::string all;
  for (const Clause* clause : clauses) all += (all.empty() ? "" : ", ") + std::string(clause->id);
  return all;
}

void print_line(const Finding& finding, std::ostream& out) {
  fmt::print(out, "  {} {}: {} ({})\n", finding.id, finding.kind, finding.statement, id_list(finding.clauses));
}

void print_line(const Reading& reading, std::ostream& out) {
  fmt::print(out, "  {}: {} {}; default {} ({})\n", reading.name, reading.question, fmt::join(reading.choices, " or "),
             reading.choices.front(), id_list(reading.clauses));
}

void print_line(const Question& question, std::ostream& out) {
  fmt::print(out, "  {}: {} ({})\n", question.id, question.open, id_list(question.clauses));
}

template <typename Note>
void print_lines(const char* heading, std::span<const Note> notes, std::ostream& out) {
  fmt::print(out, "{}: {}\n", heading, notes.empty() ? "none" : std::to_string(notes.size()));
  for (const Note& note : notes) print_line(note, out);
}

void overview_as_text(const Register& game, std::ostream& out) {
  fmt::print(out, "{}: what is unclear or wrong in its rulebook. rulecheck explain ID says more of a line.\n",
             game.title);
  print_lines("findings, defects of the rulebook", game.findings, out);
  print_lines("readings, open points with a switch in a log", game.readings, out);
  print_lines("questions, open points settled with a reason", game.questions, out);
}

void overview_as_json(const Register& game, std::ostream& out) {
  for (const Finding& finding : game.findings) out << as_json(game, finding).dump() << "\n";
  for (const Reading& reading : game.readings) out << as_json(game, reading).dump() << "\n";
  for (const Question& question : game.questions) out << as_json(game, question).dump() << "\n";
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

/// What is printed: an entry, or the overview of a game.
using Asked = std::variant<const Entry*, const Register*>;

void print(const Entry& entry, bool json, std::ostream& out) {
  std::visit(
      [&](const auto* subject) {
        json ? void(out << as_json(*entry.game, *subject).dump() << "\n") : as_text(*entry.game, *subject, out);
      },
      entry.subject);
}

void print(const Register& game, bool json, std::ostream& out) {
  json ? overview_as_json(game, out) : overview_as_text(game, out);
}

/// The game with this name, in any case; null if there is none.
const Register* game_named(std::span<const Register* const> registers, std::string_view text) {
  for (const Register* game : registers)
    if (lower_case(text) == game->game) return game;
  return nullptr;
}

/// Adds the entries that have this name. @param within their game, null for any
/// @throws InputError if there are none
void find_entries(std::span<const Register* const> registers, const std::vector<Entry>& entries, const Register* within,
                  const std::string& name, std::vector<Asked>& found) {
  const std::size_t before = found.size();
  std::vector<Entry> candidates;
  for (const Entry& entry : entries) {
    if (within != nullptr && entry.game != within) continue;
    candidates.push_back(entry);
    if (distance(entry, name) == 0) found.emplace_back(&entry);
  }
  if (found.size() > before) return;
  std::vector<std::string_view> games;
  for (const Register* game : registers) games.push_back(game->game);
  throw InputError(
      "command line", name,
      fmt::format("no {}clause, reading, question or finding has this id or name; the nearest are {}. "
                  "rulecheck explain GAME lists what is open, rulecheck clauses GAME the clauses; expected "
                  "for GAME one of: {}",
                  within == nullptr ? "game, " : "", nearest(candidates, name), fmt::join(games, ", ")));
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
  // Nothing is printed before every name has been found.
  std::vector<Asked> asked_for;
  const Register* within = nullptr;
  for (std::size_t i = 0; i < names.size(); ++i) {
    const Register* game = game_named(registers, names[i]);
    const bool stands_alone = i + 1 == names.size() || game_named(registers, names[i + 1]) != nullptr;
    if (game == nullptr) {
      find_entries(registers, entries, within, names[i], asked_for);
    } else if (stands_alone) {
      asked_for.emplace_back(game);
    }
    if (game != nullptr) within = game;
  }
  for (const Asked& asked : asked_for) {
    if (!json && &asked != &asked_for.front()) out << "\n";
    std::visit([&](const auto* subject) { print(*subject, json, out); }, asked);
  }
}

}  // namespace rulecheck
