// What a step of a game breaks, and which of it is named first.
#pragma once
#include <string>
#include <vector>

#include "model/core/clause.hpp"

namespace rulecheck {

/// One clause that a step breaks. The checks of a step are made in the order of (part, number); the first place at
/// which a clause is broken ends the judgement of the step.
struct Breach {
  const Clause* clause;
  int number;           ///< of the check, in the trace format's table of this kind of step
  std::string message;  ///< who did what, e.g. "seat 2 holds dog-4 and played cat-2"
  int part = 0;         ///< steps that are judged piece by piece: which deal, which play of a turn
};

/// All clauses that a step breaks, in any order; empty where it conforms.
using Breaches = std::vector<Breach>;

/// Those that are reported: all at the first (part, number) at which a clause is broken, by id, each clause once.
Breaches first_broken(const Breaches& breaches);

/// The clauses of some breaches, by id, each once.
std::vector<const Clause*> clauses_of(const Breaches& breaches);

/// The messages of some breaches, joined by "; ", each once.
std::string messages_of(const Breaches& breaches);

/// Where a claimed list differs from the right one: "seat 0: 9 instead of 3 (cards -3, bonus 6), seat 2: 1 instead of
/// 0".
/// @param claimed as long as `right`, by seat; @param reasons what stands in brackets, by seat; empty for no brackets
std::string differences_by_seat(const std::vector<std::string>& claimed, const std::vector<std::string>& right,
                                const std::vector<std::string>& reasons = {});

/// Numbers as words of a message.
std::vector<std::string> in_words(const std::vector<int>& numbers);

}  // namespace rulecheck
