// coverage.json
#include <nlohmann/json.hpp>

#include "reports/render.hpp"

namespace rulecheck {
namespace {

using nlohmann::ordered_json;

ordered_json ids_of(std::span<const Clause* const> clauses) {
  ordered_json ids = ordered_json::array();
  for (const Clause* clause : clauses) ids.push_back(clause->id);
  return ids;
}

ordered_json levels_of(std::span<const Level> levels) {
  ordered_json names = ordered_json::array();
  for (const Level level : levels) names.push_back(name(level));
  return names;
}

ordered_json null_if_empty(std::string_view text) { return text.empty() ? ordered_json(nullptr) : ordered_json(text); }

ordered_json check_json(const CheckResult& check) {
  return {{"name", check.listed.check},
          {"kind", name(check.listed.kind)},
          {"verdict", check.verdict_name()},
          {"amount", check.amount},
          {"unit", check.unit},
          {"file", check.listed.file},
          {"line", check.listed.line},
          {"seeds", check.seeds},
          {"readings", check.readings},
          {"command", check.command},
          {"messages", check.messages}};
}

ordered_json clause_json(const ClauseCoverage& covered) {
  const Clause& clause = *covered.clause;
  ordered_json checks = ordered_json::array();
  for (const CheckResult* check : covered.checks) checks.push_back(check_json(*check));
  return {{"id", clause.id},
          {"name", clause.name},
          {"kind", name(clause.kind)},
          {"section", clause.section},
          {"text", clause.text},
          {"needs", levels_of(clause.needs)},
          {"level", name(covered.level)},
          {"met", covered.met()},
          {"unobservable", null_if_empty(clause.unobservable)},
          {"argument", null_if_empty(clause.argument)},
          {"checks", checks}};
}

ordered_json counts_json(const GameCoverage& game) {
  const auto counts = game.counts();
  ordered_json json = ordered_json::object();
  for (const Level level : level_order) json[std::string(name(level))] = counts.at(static_cast<std::size_t>(level));
  json["total"] = game.clauses.size();
  return json;
}

ordered_json reading_json(const Reading& reading) {
  return {{"name", reading.name},
          {"question", reading.question},
          {"choices", std::vector<std::string_view>(reading.choices.begin(), reading.choices.end())},
          {"argument", reading.argument},
          {"decided_by", null_if_empty(reading.decided_by)},
          {"clauses", ids_of(reading.clauses)}};
}

ordered_json question_json(const Question& question) {
  return {{"id", question.id},
          {"clauses", ids_of(question.clauses)},
          {"open", question.open},
          {"chosen", question.chosen},
          {"why", question.why}};
}

ordered_json finding_json(const FindingCoverage& covered) {
  const Finding& finding = *covered.finding;
  return {{"id", finding.id},
          {"kind", finding.kind},
          {"clauses", ids_of(finding.clauses)},
          {"statement", finding.statement},
          {"established", covered.established},
          {"argued", covered.argued()},
          {"checks", std::vector<std::string_view>(finding.checks.begin(), finding.checks.end())},
          {"argument", null_if_empty(finding.argument)}};
}

ordered_json mutant_counts_json(const MutantCounts& counts) {
  return {{"killed", counts.killed},
          {"survived", counts.survived},
          {"equivalent", counts.equivalent},
          {"unknown", counts.unknown},
          {"total", counts.total()}};
}

ordered_json mutants_json(const GameCoverage& game) {
  ordered_json table = ordered_json::array();
  for (const MutantRecord& mutant : game.mutants)
    table.push_back({{"side", name(mutant.side)},
                     {"site", mutant.site},
                     {"operator", mutant.operator_},
                     {"replacement", mutant.replacement},
                     {"clauses", mutant.clauses},
                     {"verdict", name(mutant.verdict)},
                     {"by", mutant.by}});
  return {{"properties", mutant_counts_json(count_mutants(game, MutantSide::properties))},
          {"proofs", mutant_counts_json(count_mutants(game, MutantSide::proofs))},
          {"table", table}};
}

ordered_json conditions_json(const GameCoverage& game) {
  ordered_json table = ordered_json::array();
  for (const ConditionRecord& condition : game.conditions)
    table.push_back({{"site", condition.site},
                     {"operator", condition.operator_},
                     {"clauses", condition.clauses},
                     {"seen_true", condition.seen_true},
                     {"seen_false", condition.seen_false},
                     {"constant", condition.constant ? ordered_json(*condition.constant) : ordered_json(nullptr)}});
  return table;
}

template <typename Record, typename Write>
ordered_json attested_json(const std::vector<Attested<Record>>& records, const Write& write) {
  ordered_json all = ordered_json::array();
  for (const auto& [record, passed] : records) {
    ordered_json json = write(record);
    json["check"] = record.check;
    json["check_passed"] = passed;
    all.push_back(std::move(json));
  }
  return all;
}

template <typename Records, typename Write>
ordered_json list_json(const Records& records, const Write& write) {
  ordered_json all = ordered_json::array();
  for (const auto& record : records) all.push_back(write(record));
  return all;
}

ordered_json checks_json(const GameCoverage& game) {
  ordered_json all = ordered_json::array();
  for (const auto& [check, result] : game.checks) {
    ordered_json json = check_json(result);
    json["clauses"] = result.listed.clauses;
    all.push_back(std::move(json));
  }
  return all;
}

ordered_json game_json(const GameCoverage& game) {
  const Register& rules = *game.game_register;
  return {{"game", rules.game},
          {"title", rules.title},
          {"register", rules.path},
          {"counts", counts_json(game)},
          {"clauses", list_json(game.clauses, clause_json)},
          {"readings", list_json(rules.readings, reading_json)},
          {"questions", list_json(rules.questions, question_json)},
          {"findings", list_json(game.findings, finding_json)},
          {"checks", checks_json(game)},
          {"mutants", mutants_json(game)},
          {"conditions", conditions_json(game)},
          {"quantities",
           attested_json(game.quantities,
                         [](const QuantityRecord& r) { return ordered_json{{"name", r.name}, {"value", r.value}}; })},
          {"witnesses", attested_json(game.witnesses,
                                      [](const WitnessRecord& r) {
                                        return ordered_json{
                                            {"clauses", r.clauses}, {"breaks", r.breaks}, {"trace", r.trace}};
                                      })},
          {"distributions", attested_json(game.distributions, [](const DistributionRecord& r) {
             return ordered_json{{"cases", r.cases}, {"labels", r.labels}};
           })}};
}

ordered_json problem_json(const Problem& problem) {
  return {{"kind", problem.kind},
          {"game", null_if_empty(problem.game)},
          {"place", problem.place},
          {"text", problem.text},
          {"note", problem.note}};
}

}  // namespace

std::string render_json(const Coverage& coverage) {
  ordered_json games = ordered_json::object();
  for (const GameCoverage& game : coverage.games) games[std::string(game.game_register->game)] = game_json(game);
  const ordered_json all{
      {"good", coverage.good()}, {"games", games}, {"problems", list_json(coverage.problems, problem_json)}};
  return all.dump(2, ' ', false, ordered_json::error_handler_t::replace) + "\n";
}

}  // namespace rulecheck
