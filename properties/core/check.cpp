#include "properties/core/check.hpp"

#include <fmt/format.h>

#include "properties/core/property.hpp"

namespace rulecheck {
namespace {

/// Random cases that a bent rule is shown, and over which conditions are observed.
constexpr std::uint64_t cases_for_mutants = 60, cases_for_conditions = 200;

/// Runs random cases so that Sites notes what they evaluate, until so many in a row have shown nothing new.
void note_places(void (*body)(Trial&), std::uint64_t cases) {
  constexpr std::uint64_t cases_without_news = 25;
  std::uint64_t since_news = 0, known = Sites::instance().novelties();
  for (std::uint64_t index = 0; index < cases && since_news < cases_without_news; ++index) {
    if (fails_in_some_case(body, 1, run_seed() + index)) return;
    since_news = Sites::instance().novelties() == known ? since_news + 1 : 0;
    known = Sites::instance().novelties();
  }
}

std::vector<std::string> ids(const std::vector<const Clause*>& clauses) {
  std::vector<std::string> result;
  for (const Clause* clause : clauses) result.emplace_back(clause->id);
  return result;
}

/// Records that a passed check leaves beside its own.
void write_side_records(const Trial& trial, const std::string& check, const std::string& game, EvidenceWriter& writer) {
  for (const auto& [name, value] : trial.quantities()) writer.quantity({check, game, name, value});
  for (const auto& witness : trial.witnesses()) {
    writer.witness({check, game, ids(witness.clauses), witness.breaks, witness.path});
  }
}

/// EXAMPLE and EXHAUSTIVE: the body once, with seeded choices.
Outcome run_once(const Check& check, void (*body)(Trial&), EvidenceWriter& writer) {
  Outcome outcome;
  Trial trial{Choices(run_seed())};
  try {
    run_body(body, trial);
  } catch (const std::exception& error) {
    outcome.verdict = Verdict::failed;
    const std::string trace = trial.shown();
    outcome.message = fmt::format("{}{}{}", error.what(), trace.empty() ? "" : "\ntrace: ", trace);
    outcome.amount = trial.expectations();
    return outcome;
  } catch (...) {
    outcome.verdict = Verdict::failed;
    outcome.message = thrown_without_words;
    return outcome;
  }
  const bool exhaustive = check.kind == CheckKind::exhaustive;
  outcome.amount = exhaustive ? trial.cases() : trial.expectations();
  outcome.unit = !trial.unit().empty() ? trial.unit() : exhaustive ? "cases" : "expectations";
  // A body that expects nothing cannot fail.
  outcome.verdict = outcome.amount > 0 && trial.expectations() > 0 ? Verdict::passed : Verdict::no_cases;
  if (outcome.verdict == Verdict::passed) {
    write_side_records(trial, check.full_name(), check.game, writer);
  } else {
    outcome.amount = 0;
    outcome.message = "the check looked at no case or expected nothing";
  }
  return outcome;
}

Outcome run_random(const Check& check, void (*body)(Trial&), std::uint64_t cases, EvidenceWriter& writer) {
  PropertyOutcome result = run_property(check.full_name(), body, cases * run_effort(), run_seed());
  result.outcome.unit = result.unit.empty() ? "cases" : result.unit;
  if (!result.labels.empty()) {
    writer.distribution({check.full_name(), check.game, result.outcome.amount, result.labels});
    for (const auto& [label, count] : result.labels)
      fmt::print("  {}: {} of {}\n", label, count, result.outcome.amount);
  }
  return result.outcome;
}

}  // namespace

void Trial::fail(const std::string& what) { throw ExpectationFailed("expected " + what); }

void run_body(void (*body)(Trial&), Trial& trial) {
  try {
    body(trial);
  } catch (const CaseLeft&) {  // its label says so
  }
}

void Trial::witness(std::vector<const Clause*> clauses, bool breaks, const std::string& path) {
  witnesses_.push_back({std::move(clauses), breaks, path});
}

bool register_check(const CheckPlace& place, const Bodies& bodies, std::uint64_t cases) {
  Check check{.suite = place.suite,
              .name = place.name,
              .game = place.game,
              .kind = place.kind,
              .clauses = place.clauses,
              .file = place.file,
              .line = place.line,
              .run = {},
              .notices = {},
              .record_sites = {},
              .record_conditions = {}};
  const bool random = place.kind == CheckKind::property;
  const std::uint64_t few = random ? cases_for_mutants : 1, more = random ? cases_for_conditions : 1;
  // The function looks its check up by name, so that it need not keep a copy of it.
  check.run = [name = check.full_name(), concrete = bodies.concrete, cases, random](EvidenceWriter& writer) {
    const Check& self = Registry::instance().checks().at(name);
    return random ? run_random(self, concrete, cases, writer) : run_once(self, concrete, writer);
  };
  check.notices = [few, mutant = bodies.mutant] { return fails_in_some_case(mutant, few, run_seed()); };
  check.record_sites = [mutant = bodies.mutant, few] { note_places(mutant, few); };
  check.record_conditions = [observed = bodies.observed, more] { note_places(observed, more); };
  return Registry::instance().add(std::move(check));
}

}  // namespace rulecheck
