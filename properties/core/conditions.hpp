// Condition coverage of the rule text: was every condition seen true and seen false?
#pragma once
#include <string>

#include "model/core/evidence.hpp"

namespace rulecheck {

/// Runs every check of this executable in Observed and writes a record of each condition below `folder`; conditions
/// that were seen with one value only are printed, whether they can have another is for a proof to say.
/// @return whether any condition was seen
bool run_conditions(const std::string& game, const std::string& folder, EvidenceWriter& writer);

/// What an executable of proofs does instead: proves which conditions below `folder` can have one value only, and
/// writes a record of each of those. @return whether there was any condition
using ConditionProver = bool (*)(const std::string& game, const std::string& folder, EvidenceWriter& writer);
void set_condition_prover(ConditionProver prover);
/// nullptr where the executable has none.
ConditionProver condition_prover();

}  // namespace rulecheck
