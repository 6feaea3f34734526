#include "smt/core/condition_terms.hpp"

#include <fmt/format.h>

#include <map>
#include <optional>

#include "smt/core/equivalence.hpp"
#include "smt/core/prover.hpp"

namespace rulecheck {
namespace {

/// A condition, and what is assumed where it was met.
struct Met {
  SymBool assumptions, condition;
};

std::map<Site, std::vector<Met>> conditions;
const Outputs* filled = nullptr;

/// Whether the condition can be this, wherever it was met; nothing where the solvers do not know.
std::optional<bool> can_be(bool wanted, const Site& site, const std::vector<Met>& met) {
  bool known = true;
  for (const Met& one : met) {
    const SymBool query = one.assumptions && (wanted ? one.condition : !one.condition);
    const Answer first = decide_with_z3(query.term, budget_of_a_site.z3).answer;
    if (first == Answer::satisfiable) return true;
    known &= first == Answer::unsatisfiable;
  }
  if (!known) return std::nullopt;
  Prover prover("conditions", budget_of_a_site);
  for (const Met& one : met) {
    const Ruling ruling = prover.decide(one.assumptions && (wanted ? one.condition : !one.condition), place(site));
    if (ruling.verdict != Verdict::passed) return std::nullopt;
  }
  return false;
}

}  // namespace

void KeepConditions::keep(Operator op, const std::source_location& at, const Symbolic::Bool& condition) {
  Sites::instance().variant(op, at);  // so that the clauses of the place are recorded
  conditions[{at.file_name(), at.line(), at.column(), op}].push_back({filled->assumptions(), condition});
}

bool prove_conditions(const std::string& game, const std::string& folder, EvidenceWriter& writer) {
  conditions.clear();
  Sites::instance().record(true);
  for (const auto& [name, body] : output_bodies()) {
    Outputs outputs;
    filled = &outputs;
    body.conditions(outputs);
  }
  const auto records = Sites::instance().records();
  Sites::instance().record(false);
  std::size_t constants = 0, undecided = 0, all = 0;
  for (const auto& [site, met] : conditions) {
    if (!site.file.starts_with(folder)) continue;
    ++all;
    const std::optional<bool> can_hold = can_be(true, site, met), can_fail = can_be(false, site, met);
    if (!can_hold || !can_fail) {
      ++undecided;
      fmt::print("{}: {}: not decided\n", place(site), text(site.op).symbol);
    }
    if (can_hold.value_or(true) == can_fail.value_or(true)) continue;
    ConditionRecord record;
    record.game = game;
    record.site = place(site);
    record.operator_ = text(site.op).symbol;
    if (const auto found = records.find(site); found != records.end()) {
      for (const Clause* clause : found->second.clauses) record.clauses.emplace_back(clause->id);
    }
    record.constant = can_hold.value_or(true);
    writer.condition(record);
    ++constants;
    fmt::print("{}: {}: proved to be always {}\n", record.site, record.operator_, *record.constant);
  }
  fmt::print("{} conditions of {}: {} proved constant, {} not decided\n", all, game, constants, undecided);
  return all > 0;
}

}  // namespace rulecheck
