#include "smt/core/equivalence.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <stdexcept>

#include "properties/core/mutants.hpp"
#include "smt/core/prover.hpp"

namespace rulecheck {
namespace {

std::vector<std::pair<std::string, OutputBodies>>& registered() {
  static std::vector<std::pair<std::string, OutputBodies>> bodies;
  return bodies;
}

/// Whether an output can be another one; the assumptions are left out where it goes without.
MutantVerdict compare(const std::string& body, const Outputs::Output& written, const Outputs::Output& bent) {
  const SymBool differs(written.term != bent.term);
  Prover prover(body, budget_of_a_site);
  if (decide_with_z3(differs.term, budget_of_a_site.z3 / 100).answer == Answer::unsatisfiable &&
      prover.decide(differs, written.name).verdict == Verdict::passed) {
    return MutantVerdict::equivalent;
  }
  const Ruling ruling = prover.decide(written.assumptions && differs, written.name);
  if (ruling.decision.answer == Answer::satisfiable) {
    fmt::print(stderr, "{}: {} differs where {}\n", body, written.name, text(ruling.decision.model));
    return MutantVerdict::survived;
  }
  return ruling.verdict == Verdict::passed ? MutantVerdict::equivalent : MutantVerdict::unknown;
}

bool same(const z3::expr& a, const z3::expr& b) { return z3::eq(a, b); }

/// The worst over the outputs of one body; survived at the first one that differs.
MutantVerdict compare(const std::string& name, const OutputBodies& body) {
  Outputs written, bent;
  body.symbolic(written);
  body.mutant(bent);
  if (written.all().size() != bent.all().size()) throw std::logic_error(name + " has other outputs in Mutant");
  MutantVerdict worst = MutantVerdict::equivalent;
  for (std::size_t i = 0; i < written.all().size(); ++i) {
    const Outputs::Output &one = written.all()[i], &other = bent.all()[i];
    if (!same(one.assumptions.term, other.assumptions.term)) throw std::logic_error(name + " assumes rule text");
    if (same(one.term, other.term)) continue;
    const MutantVerdict verdict = compare(name, one, other);
    if (verdict == MutantVerdict::survived) return verdict;
    if (verdict == MutantVerdict::unknown) worst = verdict;
  }
  return worst;
}

}  // namespace

const std::vector<std::pair<std::string, OutputBodies>>& output_bodies() { return registered(); }

bool register_outputs(const std::string& name, const OutputBodies& bodies) {
  auto& all = registered();
  all.emplace_back(name, bodies);
  std::sort(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  set_equivalence_decider(decide_equivalence);
  set_condition_prover(prove_conditions);
  return true;
}

MutantVerdict decide_equivalence(std::vector<std::string>& by) {
  MutantVerdict worst = MutantVerdict::equivalent;
  bool reached = false;
  for (const auto& [name, body] : output_bodies()) {
    Sites::instance().forget_reached();
    const MutantVerdict verdict = compare(name, body);
    if (verdict == MutantVerdict::survived) {
      by.clear();
      return verdict;
    }
    if (verdict == MutantVerdict::unknown) worst = verdict;
    if (Sites::instance().reached()) by.push_back(name);
    reached |= Sites::instance().reached();
  }
  if (!reached) return MutantVerdict::survived;
  if (worst != MutantVerdict::equivalent) by.clear();
  return worst;
}

}  // namespace rulecheck
