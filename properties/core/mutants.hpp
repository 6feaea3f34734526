// Mutants of the rule text: which checks of this executable notice that an operator or a constant is bent?
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "model/core/evidence.hpp"
#include "model/core/sites.hpp"

namespace rulecheck {

/// A place of the rule text with the clauses that it renders, and one way to bend it.
struct RuleMutant {
  Bend bend;
  std::vector<const Clause*> clauses;
};

/// Every place of the rule text (files below `folder`) that the checks of this executable reach, in every variant.
std::vector<RuleMutant> rule_mutants(const std::string& folder);

/// Whether a mutant that no check kills can still be told apart from the rule text; asked only for survivors, in a
/// child process, with the mutant bent. @return equivalent only where that is proved
using EquivalenceDecider = MutantVerdict (*)(std::vector<std::string>& by);
void set_equivalence_decider(EquivalenceDecider decider);

/// How a run of all mutants ended.
enum class MutantRun : std::uint8_t {
  all_noticed,    ///< killed or proved equivalent
  some_survived,  ///< or could not be decided
  not_possible    ///< there is no mutant, or a check fails although nothing is bent
};

/// Shows every mutant to the checks, those that cite its clauses first, until one notices it (or to all of them), and
/// writes a record of each. Mutants run in child processes, so a crash of the bent rules ends only that one.
/// @param folder "model/bremen/"; @param all ask every check, for the whole table mutant × check
MutantRun run_mutants(const std::string& game, const std::string& folder, MutantSide side, bool all,
                      EvidenceWriter& writer);

}  // namespace rulecheck
