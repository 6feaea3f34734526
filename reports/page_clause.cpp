// Clauses and checks on the page.
#include <fmt/format.h>

#include <algorithm>

#include "reports/explain_json.hpp"
#include "reports/page_data.hpp"
#include "reports/render.hpp"

namespace rulecheck::page {

std::string reading_anchor(const Register& rules, const Reading& reading) {
  return fmt::format("reading-{}-{}", rules.game, reading.name);
}

data pieces(std::string_view name) {
  data all{data::type::list};
  while (!name.empty()) {
    const std::size_t end = std::min(name.find_first_of("_."), name.size() - 1) + 1;
    all << text(name.substr(0, end));
    name.remove_prefix(end);
  }
  return all;
}

data clause_links(std::span<const Clause* const> clauses) {
  return list(clauses,
              [](const Clause* clause) { return objects({{"id", text(clause->id)}, {"name", text(clause->name)}}); });
}

data check_data(const CheckResult& check) {
  return objects({{"check", pieces(check.listed.check)},
                  {"kind", text(name(check.listed.kind))},
                  {"verdict", text(check.verdict_name())},
                  {"passed", flag(check.passed())},
                  {"amount", text(grouped(check.amount))},
                  {"unit", text(check.unit)},
                  {"seeds", list(check.seeds, [](std::uint64_t seed) { return text(std::to_string(seed)); })},
                  {"readings", texts(check.readings)},
                  {"messages", texts(check.messages)},
                  {"source", text(check.listed.file + ":" + std::to_string(check.listed.line))},
                  {"command", text_or_none(check.command)}});
}

namespace {

std::string mutants_text(const GameCoverage& game, const Clause& clause) {
  std::string all;
  for (const MutantSide side : {MutantSide::properties, MutantSide::proofs}) {
    int killed = 0, equivalent = 0, total = 0;
    for (const MutantRecord& mutant : game.mutants) {
      if (mutant.side != side || std::ranges::find(mutant.clauses, clause.id) == mutant.clauses.end()) continue;
      ++total;
      if (mutant.verdict == MutantVerdict::killed) ++killed;
      if (mutant.verdict == MutantVerdict::equivalent) ++equivalent;
    }
    if (total == 0) continue;
    all += fmt::format("{}{}: {} of {} killed", all.empty() ? "" : "; ", name(side), killed, total);
    if (equivalent > 0) all += fmt::format(", {} proved equivalent", equivalent);
  }
  return all;
}

data witnesses_data(const GameCoverage& game, const Clause& clause) {
  data all{data::type::list};
  for (const auto& [witness, passed] : game.witnesses) {
    if (std::ranges::find(witness.clauses, clause.id) == witness.clauses.end()) continue;
    std::string together;
    for (const std::string& id : witness.clauses)
      if (id != clause.id) together += (together.empty() ? "" : ", ") + id;
    all << objects({{"breaks", flag(witness.breaks)},
                    {"together", text_or_none(together)},
                    {"trace", text(witness.trace)},
                    {"passed", flag(passed)}});
  }
  return all;
}

// What the register says about a clause elsewhere.
data notes_data(const Register& rules, const Clause& clause) {
  data all{data::type::list};
  const auto add = [&all](std::string_view anchor, std::string_view label, std::string_view statement,
                          std::string_view chosen = "", std::string_view why = "") {
    all << objects({{"anchor", text(anchor)},
                    {"label", text(label)},
                    {"text", text(statement)},
                    {"chosen", text_or_none(chosen)},
                    {"why", text_or_none(why)}});
  };
  for (const Finding& finding : rules.findings)
    if (cites(finding.clauses, clause)) add(finding.id, finding.id, finding.statement);
  for (const Reading& reading : rules.readings)
    if (cites(reading.clauses, clause)) add(reading_anchor(rules, reading), reading.name, reading.question);
  for (const Question& question : rules.questions)
    if (cites(question.clauses, clause)) add(question.id, question.id, question.open, question.chosen, question.why);
  return all;
}

}  // namespace

data clause_data(const GameCoverage& game, const ClauseCoverage& covered) {
  const Clause& clause = *covered.clause;
  const data witnesses = witnesses_data(game, clause);
  const data notes = notes_data(*game.game_register, clause);
  return objects({{"id", text(clause.id)},
                  {"name", text(clause.name)},
                  {"name_pieces", pieces(clause.name)},
                  {"kind", text(name(clause.kind))},
                  {"section", text(clause.section)},
                  {"text", text(clause.text)},
                  {"level", text(name(covered.level))},
                  {"counted_as", text(name(covered.counted_as()))},
                  {"met", flag(covered.met())},
                  {"status", text(covered.met() ? "met" : "unmet")},
                  {"refuted", flag(covered.refuted)},
                  {"needs", list(clause.needs,
                                 [&covered](Level level) {
                                   const bool missing =
                                       std::ranges::find(covered.missing, level) != covered.missing.end();
                                   return objects({{"level", text(name(level))}, {"missing", flag(missing)}});
                                 })},
                  {"unobservable", text_or_none(clause.unobservable)},
                  {"argument", text_or_none(clause.argument)},
                  {"mutants", text_or_none(mutants_text(game, clause))},
                  {"has_checks", flag(!covered.checks.empty())},
                  {"checks", list(covered.checks, [](const CheckResult* check) { return check_data(*check); })},
                  {"has_witnesses", flag(witnesses.is_non_empty_list())},
                  {"witnesses", witnesses},
                  {"has_notes", flag(notes.is_non_empty_list())},
                  {"notes", notes}});
}

}  // namespace rulecheck::page
