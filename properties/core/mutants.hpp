// Mutants of the rule text: which checks of this executable notice that an operator or a constant is bent?
#pragma once
#include <cstdint>
#include <filesystem>
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

/// Which mutants are shown, and to how many checks.
enum class MutantMode : std::uint8_t {
  first,  ///< all, each until one check notices it
  all,    ///< all, each to every check: the whole table mutant × check
  left    ///< as first, but only those that the other side has not killed, by the evidence that there is
};

/// How a run of all mutants ended.
enum class MutantRun : std::uint8_t {
  all_noticed,    ///< killed or proved equivalent
  some_survived,  ///< or could not be decided
  not_possible    ///< the rules have no place to bend, or a check fails although nothing is bent
};

/// Of these mutants those that the evidence does not hold as killed.
/// @param evidence folder; without any evidence all are left
std::vector<RuleMutant> not_killed_yet(std::vector<RuleMutant> mutants, const std::filesystem::path& evidence);

/// Shows mutants to the checks, those that cite its clauses first, and writes a record of each. Mutants run in child
/// processes, so a crash of the bent rules ends only that one.
/// @param folder "model/bremen/"; @param evidence folder of the evidence so far, may be empty; read in mode `left`
MutantRun run_mutants(const std::string& game, const std::string& folder, MutantSide side, MutantMode mode,
                      const std::filesystem::path& evidence, EvidenceWriter& writer);

}  // namespace rulecheck
