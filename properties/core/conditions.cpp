#include "properties/core/conditions.hpp"

#include <fmt/format.h>

#include "model/core/sites.hpp"
#include "properties/core/registry.hpp"

namespace rulecheck {
namespace {
ConditionProver chosen_prover = nullptr;
}

void set_condition_prover(ConditionProver prover) { chosen_prover = prover; }
ConditionProver condition_prover() { return chosen_prover; }

bool run_conditions(const std::string& game, const std::string& folder, EvidenceWriter& writer) {
  Sites::instance().record(true);
  for (const auto& [name, check] : Registry::instance().checks()) {
    if (check.record_conditions) check.record_conditions();
  }
  const auto records = Sites::instance().records();
  Sites::instance().record(false);
  std::size_t seen = 0, both = 0;
  for (const auto& [site, record] : records) {
    if (!site.file.starts_with(folder) || (!record.seen_true && !record.seen_false)) continue;
    ConditionRecord condition;
    condition.game = game;
    condition.site = place(site);
    condition.operator_ = text(site.op).symbol;
    for (const Clause* clause : record.clauses) condition.clauses.emplace_back(clause->id);
    condition.seen_true = record.seen_true;
    condition.seen_false = record.seen_false;
    writer.condition(condition);
    ++seen;
    if (record.seen_true && record.seen_false) {
      ++both;
    } else {
      fmt::print("{}: {}: seen {} only\n", condition.site, condition.operator_, record.seen_true ? "true" : "false");
    }
  }
  fmt::print("{} conditions of {}: {} seen true and false\n", seen, game, both);
  return seen > 0;
}

}  // namespace rulecheck
