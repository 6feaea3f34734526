// The Harmony of Bremen: which clauses the entries of a log break, with the numbers of the checks as the trace format
// orders them.
#pragma once
#include "model/core/breach.hpp"
#include "model/harmony_of_bremen/entries.hpp"
#include "model/harmony_of_bremen/log.hpp"

namespace rulecheck::harmony_of_bremen {

template <class D>
Breaches judge_hands(const Setup& setup);

template <class D>
Breaches judge_declared(const Agreement<D>& agreement, const Log<D>& log, const DeclareEntry& entry);

template <class D>
Breaches judge_played(const Log<D>& log, const EnsembleEntry& entry);

template <class D>
Breaches judge_passed(const Agreement<D>& agreement, const Log<D>& log, const TuningEntry& entry);

template <class D>
Breaches judge_result(const Log<D>& log, const Claim& claim);

}  // namespace rulecheck::harmony_of_bremen
