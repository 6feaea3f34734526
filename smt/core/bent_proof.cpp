#include "smt/core/bent_proof.hpp"

#include <set>
#include <stdexcept>

#include "smt/core/decision.hpp"

namespace rulecheck {
namespace {

/// Work per query; a refutation is found quickly or hardly ever.
constexpr unsigned budget_of_a_bend = 5'000'000;

/// Equal terms are one object in Z3.
bool same(const SymBool& a, const SymBool& b) { return z3::eq(a.term, b.term); }

bool can_hold(const SymBool& query) {
  return decide_with_z3(query.term, budget_of_a_bend).answer == Answer::satisfiable;
}
bool cannot_hold(const SymBool& query) {
  return decide_with_z3(query.term, budget_of_a_bend).answer == Answer::unsatisfiable;
}

void same_number(const std::vector<Goal>& written, const std::vector<Goal>& bent) {
  if (written.size() != bent.size()) throw std::logic_error("a proof states other goals in Mutant than in Symbolic");
}

}  // namespace

bool BentProof::notices() {
  const Proof& written = as_written();
  Proof bent;
  try {
    bodies_.mutant(bent);
  } catch (const std::out_of_range&) {  // a constant that the bend has pushed beyond 16 bits
    return true;
  }
  same_number(written.goals(), bent.goals());
  same_number(written.possibilities(), bent.possibilities());
  for (std::size_t i = 0; i < bent.goals().size(); ++i) {
    const Goal &goal = bent.goals()[i], &before = written.goals()[i];
    if (same(goal.assumptions, before.assumptions) && same(goal.claim, before.claim)) continue;
    if (can_hold(goal.assumptions && !goal.claim)) return true;
  }
  std::set<unsigned> asked;
  for (std::size_t i = 0; i < bent.goals().size(); ++i) {
    const SymBool& assumptions = bent.goals()[i].assumptions;
    if (same(assumptions, written.goals()[i].assumptions)) continue;
    if (!asked.insert(Z3_get_ast_id(Symbolic::context(), assumptions.term)).second) continue;
    if (cannot_hold(assumptions)) return true;
  }
  for (std::size_t i = 0; i < bent.possibilities().size(); ++i) {
    const Goal &goal = bent.possibilities()[i], &before = written.possibilities()[i];
    if (same(goal.assumptions, before.assumptions) && same(goal.claim, before.claim)) continue;
    if (cannot_hold(goal.assumptions && goal.claim)) return true;
  }
  return false;
}

void BentProof::record_sites() {
  as_written();
  Proof ignored;
  bodies_.mutant(ignored);
}

const Proof& BentProof::as_written() {
  if (!as_written_) {
    as_written_.emplace();
    bodies_.symbolic(*as_written_);
  }
  return *as_written_;
}

}  // namespace rulecheck
