// A game's card and section on the page.
#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "reports/page_data.hpp"
#include "reports/render.hpp"

namespace rulecheck::page {
namespace {

std::string percent(std::uint64_t part, std::uint64_t whole) {
  if (whole == 0) return "–";
  return fmt::format("{:.1f} %", 100.0 * static_cast<double>(part) / static_cast<double>(whole));
}

data finding_data(const FindingCoverage& covered) {
  const Finding& finding = *covered.finding;
  return objects({{"id", text(finding.id)},
                  {"kind", text(finding.kind)},
                  {"statement", text(finding.statement)},
                  {"established", flag(covered.established)},
                  {"argued", flag(covered.argued())},
                  {"open", flag(!covered.established && !covered.argued())},
                  {"argument", text_or_none(finding.argument)},
                  {"checks", texts(finding.checks)},
                  {"clauses", clause_links(finding.clauses)}});
}

data mutant_data(const MutantRecord& mutant) {
  const bool noticed = mutant.verdict == MutantVerdict::killed || mutant.verdict == MutantVerdict::equivalent;
  return objects({{"site", text(mutant.site)},
                  {"operator", text(mutant.operator_)},
                  {"replacement", text(mutant.replacement)},
                  {"side", text(name(mutant.side))},
                  {"verdict", text(name(mutant.verdict))},
                  {"noticed", flag(noticed)},
                  {"clauses", texts(mutant.clauses)},
                  {"by", texts(mutant.by)}});
}

data mutant_sides(const GameCoverage& game) {
  data sides{data::type::list};
  for (const MutantSide side : {MutantSide::properties, MutantSide::proofs}) {
    const MutantCounts counts = count_mutants(game, side);
    if (counts.total() == 0) continue;
    const auto number = [](int value) { return text(std::to_string(value)); };
    const auto killed = static_cast<std::uint64_t>(counts.killed);
    sides << objects(
        {{"side", text(name(side))},
         {"killed", number(counts.killed)},
         {"total", number(counts.total())},
         {"has_equivalent", flag(counts.equivalent > 0)},
         {"equivalent", number(counts.equivalent)},
         {"survived", number(counts.survived)},
         {"unknown", number(counts.unknown)},
         {"rate", text(percent(killed, static_cast<std::uint64_t>(counts.total())))},
         {"rate_without", text(percent(killed, static_cast<std::uint64_t>(counts.total() - counts.equivalent)))}});
  }
  return sides;
}

bool covered(const ConditionRecord& condition) {
  return condition.constant.has_value() || (condition.seen_true && condition.seen_false);
}

data condition_data(const ConditionRecord& condition) {
  const auto yes_no = [](bool value) { return text(value ? "yes" : "no"); };
  return objects({{"site", text(condition.site)},
                  {"operator", text(condition.operator_)},
                  {"seen_true", yes_no(condition.seen_true)},
                  {"seen_false", yes_no(condition.seen_false)},
                  {"constant", text(condition.constant ? (*condition.constant ? "true" : "false") : "")},
                  {"clauses", texts(condition.clauses)}});
}

data distribution_data(const Attested<DistributionRecord>& attested) {
  const DistributionRecord& record = attested.record;
  return objects({{"check", text(record.check)},
                  {"cases", text(grouped(record.cases))},
                  {"passed", flag(attested.check_passed)},
                  {"labels", list(record.labels, [&record](const auto& label) {
                     // A label may be given several times in one case: then it has a rate, and no share.
                     const bool is_share = label.second <= record.cases;
                     const double rate = static_cast<double>(label.second) / static_cast<double>(record.cases);
                     const std::string share = is_share ? percent(label.second, record.cases) : "100";
                     const std::string shown =
                         is_share || record.cases == 0 ? share : fmt::format("{:.1f} per case", rate);
                     return objects({{"label", text(label.first)},
                                     {"count", text(grouped(label.second))},
                                     {"percent", text(shown)},
                                     {"share", text(share.substr(0, share.find(' ')))}});
                   })}});
}

void add_register(data& object, const GameCoverage& game) {
  const Register& rules = *game.game_register;
  object.set("has_findings", flag(!game.findings.empty()));
  object.set("findings", list(game.findings, finding_data));
  object.set("has_readings", flag(!rules.readings.empty()));
  object.set("readings", list(rules.readings, [&rules](const Reading& reading) {
               return objects({{"anchor", text(reading_anchor(rules, reading))},
                               {"name", text(reading.name)},
                               {"question", text(reading.question)},
                               {"choices", texts(reading.choices)},
                               {"argument", text(reading.argument)},
                               {"decided_by", text_or_none(reading.decided_by)},
                               {"clauses", clause_links(reading.clauses)}});
             }));
  object.set("has_questions", flag(!rules.questions.empty()));
  object.set("questions", list(rules.questions, [](const Question& question) {
               return objects({{"id", text(question.id)},
                               {"open", text(question.open)},
                               {"chosen", text(question.chosen)},
                               {"why", text(question.why)},
                               {"clauses", clause_links(question.clauses)}});
             }));
}

void add_measurements(data& object, const GameCoverage& game) {
  std::vector<MutantRecord> surviving;
  std::ranges::copy_if(game.mutants, std::back_inserter(surviving), [](const MutantRecord& mutant) {
    return mutant.verdict == MutantVerdict::survived || mutant.verdict == MutantVerdict::unknown;
  });
  std::vector<ConditionRecord> uncovered;
  std::ranges::copy_if(game.conditions, std::back_inserter(uncovered),
                       [](const ConditionRecord& condition) { return !covered(condition); });
  object.set("mutant_sides", mutant_sides(game));
  object.set("has_mutants", flag(!game.mutants.empty()));
  object.set("mutants", list(game.mutants, mutant_data));
  object.set("has_surviving", flag(!surviving.empty()));
  object.set("surviving", list(surviving, mutant_data));
  object.set("has_conditions", flag(!game.conditions.empty()));
  object.set("conditions", list(game.conditions, condition_data));
  object.set("conditions_total", text(std::to_string(game.conditions.size())));
  object.set("conditions_covered", text(std::to_string(game.conditions.size() - uncovered.size())));
  object.set("has_uncovered", flag(!uncovered.empty()));
  object.set("uncovered", list(uncovered, condition_data));
  object.set("has_quantities", flag(!game.quantities.empty()));
  object.set("quantities", list(game.quantities, [](const Attested<QuantityRecord>& quantity) {
               return objects({{"name", text(quantity.record.name)},
                               {"value", text(quantity.record.value)},
                               {"check", text(quantity.record.check)},
                               {"passed", flag(quantity.check_passed)}});
             }));
  object.set("has_distributions", flag(!game.distributions.empty()));
  object.set("distributions", list(game.distributions, distribution_data));
}

}  // namespace

data game_data(const GameCoverage& game) {
  const auto counts = game.counts();
  const auto established = std::ranges::count_if(game.findings, &FindingCoverage::established);
  const auto argued = std::ranges::count_if(game.findings, &FindingCoverage::argued);
  const auto passed = std::ranges::count_if(game.checks, [](const auto& check) { return check.second.passed(); });
  data object = objects(
      {{"game", text(game.game_register->game)},
       {"title", text(game.game_register->title)},
       {"register", text(game.game_register->path)},
       {"total", text(std::to_string(game.clauses.size()))},
       {"bar_label", text(summary_line(game))},
       {"counts", list(level_order,
                       [&counts](Level level) {
                         const int count = counts.at(static_cast<std::size_t>(level));
                         return objects({{"level", text(name(level))},
                                         {"count", text(std::to_string(count))},
                                         {"any", flag(count > 0)}});
                       })},
       {"checks_passed", text(std::to_string(passed))},
       {"checks_total", text(std::to_string(game.checks.size()))},
       {"findings_established", text(std::to_string(established))},
       {"findings_argued", text(std::to_string(argued))},
       {"findings_total", text(std::to_string(game.findings.size()))},
       {"checks", list(game.checks, [](const auto& check) { return check_data(check.second); })},
       {"clauses", list(game.clauses, [&game](const ClauseCoverage& clause) { return clause_data(game, clause); })}});
  add_register(object, game);
  add_measurements(object, game);
  return object;
}

}  // namespace rulecheck::page
