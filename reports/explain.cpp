#include "reports/explain.hpp"

#include <fmt/format.h>
#include <fmt/ostream.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <numeric>
#include <string>
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

Json clause_json(const Register& game, const Clause& clause) {
  return {{"game", game.game},           {"id", clause.id},
          {"name", clause.name},         {"kind", name(clause.kind)},
          {"section", clause.section},   {"text", clause.text},
          {"needs", need_names(clause)}, {"unobservable", text_or_null(clause.unobservable)}};
}

bool cites(std::span<const Clause* const> clauses, const Clause& clause) {
  return std::ranges::find(clauses, &clause) != clauses.end();
}

void explain_as_json(const Register& game, const Clause& clause, std::ostream& out) {
  Json document = clause_json(game, clause);
  document["argument"] = text_or_null(clause.argument);
  document["register"] = game.path;
  document["line"] = clause.line;
  for (const char* list : {"readings", "questions", "findings"}) document[list] = Json::array();
  for (const Reading& reading : game.readings) {
    if (!cites(reading.clauses, clause)) continue;
    const std::vector<std::string_view> choices(reading.choices.begin(), reading.choices.end());
    document["readings"].push_back({{"name", reading.name},
                                    {"question", reading.question},
                                    {"choices", choices},
                                    {"argument", reading.argument},
                                    {"decided_by", text_or_null(reading.decided_by)}});
  }
  for (const Question& question : game.questions) {
    if (!cites(question.clauses, clause)) continue;
    document["questions"].push_back(
        {{"id", question.id}, {"open", question.open}, {"chosen", question.chosen}, {"why", question.why}});
  }
  for (const Finding& finding : game.findings) {
    if (!cites(finding.clauses, clause)) continue;
    const std::vector<std::string_view> checks(finding.checks.begin(), finding.checks.end());
    document["findings"].push_back({{"id", finding.id},
                                    {"kind", finding.kind},
                                    {"statement", finding.statement},
                                    {"checks", checks},
                                    {"argument", text_or_null(finding.argument)}});
  }
  out << document.dump() << "\n";
}

void print_field(std::ostream& out, const char* label, std::string_view text) {
  if (!text.empty()) fmt::print(out, "  {:<13}{}\n", label, text);
}

void explain_as_text(const Register& game, const Clause& clause, std::ostream& out) {
  fmt::print(out, "{} {} ({}, {})\n", clause.id, clause.name, game.title, name(clause.kind));
  print_field(out, "text", clause.text);
  print_field(out, "section", clause.section);
  print_field(out, "needs", fmt::format("{}", fmt::join(need_names(clause), ", ")));
  print_field(out, "unobservable", clause.unobservable);
  print_field(out, "argument", clause.argument);
  print_field(out, "register", fmt::format("{}:{}", game.path, clause.line));
  for (const Reading& reading : game.readings) {
    if (!cites(reading.clauses, clause)) continue;
    fmt::print(out, "\nreading {}: {}\n", reading.name, reading.question);
    print_field(out, "choices", fmt::format("{} (the first is the default)", fmt::join(reading.choices, ", ")));
    print_field(out, "argument", reading.argument);
    print_field(out, "decided by", reading.decided_by);
  }
  for (const Question& question : game.questions) {
    if (!cites(question.clauses, clause)) continue;
    fmt::print(out, "\nquestion {}: {}\n", question.id, question.open);
    print_field(out, "chosen", question.chosen);
    print_field(out, "why", question.why);
  }
  for (const Finding& finding : game.findings) {
    if (!cites(finding.clauses, clause)) continue;
    fmt::print(out, "\nfinding {} ({}): {}\n", finding.id, finding.kind, finding.statement);
    print_field(out, "checks", fmt::format("{}", fmt::join(finding.checks, ", ")));
    print_field(out, "argument", finding.argument);
  }
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

/// The ids, three at most, that have or whose names have the smallest distance to the text.
std::string nearest(std::span<const Register* const> registers, std::string_view text) {
  std::multimap<std::size_t, const Clause*> candidates;
  for (const Register* game : registers) {
    for (const Clause* clause : game->clauses) {
      candidates.emplace(std::min(distance(text, clause->id), distance(text, clause->name)), clause);
    }
  }
  std::vector<std::string> names;
  for (const auto& [letters, clause] : candidates) {
    if (names.size() < 3) names.push_back(fmt::format("{} ({})", clause->id, clause->name));
  }
  return fmt::format("{}", fmt::join(names, ", "));
}

}  // namespace

void print_clauses(std::span<const Register* const> registers, bool json, std::ostream& out) {
  for (const Register* game : registers) {
    for (const Clause* clause : game->clauses) {
      if (json) {
        out << clause_json(*game, *clause).dump() << "\n";
      } else {
        fmt::print(out, "{} {:<28} {:<12} {}\n", clause->id, clause->name, name(clause->kind), clause->text);
      }
    }
  }
}

void explain_clause(std::span<const Register* const> registers, std::string_view clause, bool json, std::ostream& out) {
  bool found = false;
  for (const Register* game : registers) {
    for (const Clause* candidate : game->clauses) {
      if (candidate->id != clause && candidate->name != clause) continue;
      if (found && !json) out << "\n";
      found = true;
      json ? explain_as_json(*game, *candidate, out) : explain_as_text(*game, *candidate, out);
    }
  }
  if (!found) {
    throw InputError("command line", std::string(clause),
                     "no clause has this id or name; the nearest are " + nearest(registers, clause));
  }
}

}  // namespace rulecheck
