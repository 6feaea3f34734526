// What the evidence shows, clause by clause.
#include "reports/coverage.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "reports/merge.hpp"

namespace rulecheck {
namespace {

void name_lines(const std::vector<LineProblem>& lines, std::string_view kind, std::vector<Problem>& problems) {
  for (const LineProblem& line : lines)
    problems.push_back({std::string(kind), "", line.file + ":" + std::to_string(line.line), line.what});
}

void enter_checks(std::vector<GameCoverage>& games, const CheckList& existing, std::vector<Problem>& problems) {
  for (const ListedCheck& listed : existing.checks) {
    GameCoverage* game = game_named(games, listed.game, listed.check, problems);
    if (game == nullptr) continue;
    const auto [place, is_new] = game->checks.try_emplace(listed.check);
    if (is_new) place->second.listed = listed;
    if (!is_new)
      problems.push_back({"duplicate-check", listed.game, listed.check,
                          "stands in " + place->second.listed.file + ":" + std::to_string(place->second.listed.line) +
                              " and in " + listed.file + ":" + std::to_string(listed.line)});
    name_unknown_clauses(*game, listed.clauses, listed.check, problems);
  }
}

// A need is met by passed evidence of exactly this level; only a proof, which covers all states, stands in for an
// exhaustive check, which covers those within a bound.
bool satisfied(Level need, const Clause& clause, const std::set<Level>& passed) {
  if (need == Level::argued) return !clause.argument.empty();
  if (need == Level::exhaustive && passed.contains(Level::proved)) return true;
  return passed.contains(need);
}

ClauseCoverage cover_clause(const Clause& clause, const GameCoverage& game) {
  ClauseCoverage coverage;
  coverage.clause = &clause;
  std::set<Level> passed;
  for (const auto& [check, result] : game.checks) {
    if (std::ranges::find(result.listed.clauses, clause.id) == result.listed.clauses.end()) continue;
    coverage.checks.push_back(&result);
    if (result.passed()) passed.insert(level_of(result.listed.kind));
    if (result.verdict && !result.passed()) coverage.refuted = true;
  }
  for (const Level need : clause.needs)
    if (!satisfied(need, clause, passed)) coverage.missing.push_back(need);
  const bool argued = std::ranges::find(clause.needs, Level::argued) != clause.needs.end() && !clause.argument.empty();
  coverage.level = !passed.empty() ? *passed.rbegin() : (argued ? Level::argued : Level::unmet);
  // A register without needs would be met by nothing at all.
  if (clause.needs.empty()) coverage.missing.push_back(Level::unmet);
  return coverage;
}

std::string unmet_text(const ClauseCoverage& clause) {
  if (clause.clause->needs.empty()) return "the register says no needs for it";
  std::string text;
  for (const Level level : clause.missing) text += (text.empty() ? "needs " : ", ") + std::string(name(level));
  if (clause.refuted) text += std::string(text.empty() ? "" : "; ") + "a check that cites it did not pass";
  return text;
}

FindingCoverage cover_finding(const Finding& finding, const GameCoverage& game, std::vector<Problem>& problems) {
  FindingCoverage coverage;
  coverage.finding = &finding;
  const std::string game_name(game.game_register->game);
  for (const std::string_view check : finding.checks) {
    const auto found = game.checks.find(std::string(check));
    if (found == game.checks.end())
      problems.push_back({"unknown-check", game_name, std::string(finding.id),
                          "rests on " + std::string(check) + ", which does not exist"});
    if (found == game.checks.end() || !found->second.passed()) coverage.not_passed.emplace_back(check);
  }
  coverage.established = !finding.checks.empty() && coverage.not_passed.empty();
  for (const std::string& check : coverage.not_passed)
    problems.push_back({"not-established", game_name, std::string(finding.id), check + " has not passed in this run"});
  if (finding.checks.empty() && finding.argument.empty())
    problems.push_back({"not-established", game_name, std::string(finding.id), "has neither checks nor an argument"});
  return coverage;
}

/// What shorter runs leave to longer ones. A note: the evidence that there is counts, and says what it is.
void note_what_was_left_out(const GameCoverage& game, std::vector<Problem>& problems) {
  const auto note = [&](const char* kind, std::string text) {
    problems.push_back({kind, std::string(game.game_register->game), "", std::move(text), true});
  };
  const auto decided_alone =
      std::ranges::count_if(game.checks, [](const auto& check) { return check.second.unit == queries_to_one; });
  if (decided_alone > 0) {
    std::string text = fmt::format("{} proofs were decided by Z3 alone", decided_alone);
    if (game.conditions.empty()) text += ", conditions were not looked at";
    if (game.mutants.empty()) text += ", no rule was bent";
    note("quick-run", text + "; ./dev test does all of it");
  }
  const int to_properties = count_mutants(game, MutantSide::properties).total();
  const int to_proofs = count_mutants(game, MutantSide::proofs).total();
  if (to_proofs < to_properties) {
    note("one-side", fmt::format("of {} mutants {} were shown to the proofs, too", to_properties, to_proofs));
  }
}

}  // namespace

std::string_view CheckResult::verdict_name() const {
  if (verdict) return name(*verdict);
  return stale ? "stale" : "not-run";
}

std::array<int, 7> GameCoverage::counts() const {
  std::array<int, 7> all{};
  for (const ClauseCoverage& clause : clauses) ++all.at(static_cast<std::size_t>(clause.counted_as()));
  return all;
}

MutantCounts count_mutants(const GameCoverage& game, MutantSide side) {
  MutantCounts counts;
  for (const MutantRecord& mutant : game.mutants) {
    if (mutant.side != side) continue;
    switch (mutant.verdict) {
      case MutantVerdict::killed:
        ++counts.killed;
        break;
      case MutantVerdict::survived:
        ++counts.survived;
        break;
      case MutantVerdict::equivalent:
        ++counts.equivalent;
        break;
      case MutantVerdict::unknown:
        ++counts.unknown;
        break;
    }
  }
  return counts;
}

bool Coverage::good() const {
  return std::ranges::all_of(problems, [](const Problem& problem) { return problem.note; });
}

Coverage work_out_coverage(std::span<const Register* const> registers, const CheckList& existing,
                           const Evidence& evidence) {
  Coverage coverage;
  for (const Register* game_register : registers) coverage.games.emplace_back().game_register = game_register;
  std::ranges::sort(coverage.games, {}, [](const GameCoverage& game) { return game.game_register->game; });
  name_lines(existing.problems, "unreadable-check-list", coverage.problems);
  name_lines(evidence.problems, "unreadable-evidence", coverage.problems);
  enter_checks(coverage.games, existing, coverage.problems);
  merge_check_results(coverage.games, evidence, coverage.problems);
  merge_mutants(coverage.games, evidence, coverage.problems);
  merge_conditions(coverage.games, evidence, coverage.problems);
  merge_figures(coverage.games, evidence, coverage.problems);
  for (GameCoverage& game : coverage.games) {
    for (const Clause* clause : game.game_register->clauses) {
      game.clauses.push_back(cover_clause(*clause, game));
      if (!game.clauses.back().met())
        coverage.problems.push_back({"unmet", std::string(game.game_register->game),
                                     std::string(clause->id) + " " + std::string(clause->name),
                                     unmet_text(game.clauses.back())});
    }
    for (const Finding& finding : game.game_register->findings)
      game.findings.push_back(cover_finding(finding, game, coverage.problems));
  }
  for (const GameCoverage& game : coverage.games) note_what_was_left_out(game, coverage.problems);
  std::ranges::sort(coverage.problems);
  const auto repeated = std::ranges::unique(coverage.problems);
  coverage.problems.erase(repeated.begin(), repeated.end());
  return coverage;
}

}  // namespace rulecheck
