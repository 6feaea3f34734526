// coverage.md, and the line per game on the console.
#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <iterator>
#include <numeric>

#include "reports/render.hpp"

namespace rulecheck {
namespace {

// Text of others inside a table cell: no markup of ours, no HTML, no new line.
std::string cell(std::string_view text) {
  std::string safe;
  for (const char c : text) {
    if (c == '\n' || c == '\r') {
      safe += ' ';
    } else if (c == '<') {
      safe += "&lt;";
    } else if (c == '&') {
      safe += "&amp;";
    } else {
      if (std::string_view("\\`*_|[]#~>").find(c) != std::string_view::npos) safe += '\\';
      safe += c;
    }
  }
  return safe;
}

std::string needs_of(const Clause& clause) {
  std::string text;
  for (const Level level : clause.needs) text += (text.empty() ? "" : ", ") + std::string(name(level));
  return text;
}

void write_problems(std::string& page, const Coverage& coverage) {
  if (coverage.problems.empty()) return;
  fmt::format_to(std::back_inserter(page), "## {}\n\n| what | game | where | |\n|---|---|---|---|\n",
                 problems_title(coverage));
  for (const Problem& problem : coverage.problems)
    fmt::format_to(std::back_inserter(page), "| {}{} | {} | {} | {} |\n", cell(problem.kind),
                   problem.note ? " (note)" : "", cell(problem.game), cell(problem.place), cell(problem.text));
  page += "\n";
}

void write_counts(std::string& page, const Coverage& coverage) {
  page += "| game |";
  for (const Level level : level_order) fmt::format_to(std::back_inserter(page), " {} |", name(level));
  page += " clauses |\n|---|--:|--:|--:|--:|--:|--:|--:|--:|\n";
  for (const GameCoverage& game : coverage.games) {
    const auto counts = game.counts();
    fmt::format_to(std::back_inserter(page), "| {} |", cell(game.game_register->title));
    for (const Level level : level_order)
      fmt::format_to(std::back_inserter(page), " {} |", counts.at(static_cast<std::size_t>(level)));
    fmt::format_to(std::back_inserter(page), " {} |\n", game.clauses.size());
  }
  page += "\n";
}

void write_findings(std::string& page, const GameCoverage& game) {
  if (game.findings.empty()) return;
  page += "| finding | kind | clauses | statement | |\n|---|---|---|---|---|\n";
  for (const FindingCoverage& covered : game.findings) {
    std::string clauses;
    for (const Clause* clause : covered.finding->clauses)
      clauses += (clauses.empty() ? "" : ", ") + std::string(clause->id);
    fmt::format_to(std::back_inserter(page), "| {} | {} | {} | {} | {} |\n", cell(covered.finding->id),
                   cell(covered.finding->kind), cell(clauses), cell(covered.finding->statement),
                   covered.established ? "established" : (covered.argued() ? "argued" : "**not established**"));
  }
  page += "\n";
}

void write_mutants(std::string& page, const GameCoverage& game) {
  for (const MutantSide side : {MutantSide::properties, MutantSide::proofs}) {
    const MutantCounts counts = count_mutants(game, side);
    if (counts.total() == 0) continue;
    fmt::format_to(std::back_inserter(page),
                   "Mutants, {}: {} of {} killed, {} equivalent (proved), {} survived, {} unknown.\n\n", name(side),
                   counts.killed, counts.total(), counts.equivalent, counts.survived, counts.unknown);
  }
}

void write_clauses(std::string& page, const GameCoverage& game) {
  fmt::format_to(std::back_inserter(page), "<details><summary>All {} clauses</summary>\n\n", game.clauses.size());
  page += "| clause | name | kind | level | needs | met |\n|---|---|---|---|---|---|\n";
  for (const ClauseCoverage& covered : game.clauses)
    fmt::format_to(std::back_inserter(page), "| {} | {} | {} | {} | {} | {} |\n", cell(covered.clause->id),
                   cell(covered.clause->name), name(covered.clause->kind), name(covered.level),
                   needs_of(*covered.clause), covered.met() ? "yes" : "**no**");
  page += "\n</details>\n\n";
}

}  // namespace

std::string grouped(std::uint64_t amount) {
  std::string digits = std::to_string(amount);
  for (std::size_t place = digits.size(); place > 3;) digits.insert(place -= 3, "\u202f");
  return digits;
}

std::string summary_line(const GameCoverage& game) {
  const auto counts = game.counts();
  std::string line = fmt::format("{}: {} clauses:", game.game_register->game, game.clauses.size());
  for (const Level level : level_order)
    fmt::format_to(std::back_inserter(line), "{} {} {}", level == Level::proved ? "" : ",",
                   counts.at(static_cast<std::size_t>(level)), name(level));
  return line;
}

std::string counts_table(const std::vector<ClauseCounts>& games) {
  ClauseCounts sum{"all games", {}};
  std::size_t width = sum.game.size();
  for (const ClauseCounts& one : games) {
    width = std::max(width, one.game.size());
    std::ranges::transform(sum.counts, one.counts, sum.counts.begin(), std::plus());
  }
  std::string table = fmt::format("{:<{}}  clauses", "", width);
  for (const Level level : level_order) fmt::format_to(std::back_inserter(table), "  {}", name(level));
  const auto add_line = [&](const ClauseCounts& one) {
    fmt::format_to(std::back_inserter(table), "\n{:<{}}  {:>7}", one.game, width,
                   std::accumulate(one.counts.begin(), one.counts.end(), 0));
    for (const Level level : level_order) {
      fmt::format_to(std::back_inserter(table), "  {:>{}}", one.counts.at(static_cast<std::size_t>(level)),
                     name(level).size());
    }
  };
  for (const ClauseCounts& one : games) add_line(one);
  if (games.size() > 1) add_line(sum);
  return table + "\n";
}

std::string render_markdown(const Coverage& coverage) {
  std::string page = "# Clause coverage\n\n";
  page += coverage.good() ? "Every clause has the evidence that it needs, and every check that exists has passed.\n\n"
                          : "**Not complete:** see the problems.\n\n";
  write_counts(page, coverage);
  write_problems(page, coverage);
  for (const GameCoverage& game : coverage.games) {
    fmt::format_to(std::back_inserter(page), "## {}\n\n", cell(game.game_register->title));
    write_findings(page, game);
    write_mutants(page, game);
    write_clauses(page, game);
  }
  return page;
}

}  // namespace rulecheck
