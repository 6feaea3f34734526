// Bremen: which clauses the entries of a log break, with the numbers of the checks as the trace format orders them.
#pragma once
#include "model/bremen/entries.hpp"
#include "model/bremen/log.hpp"
#include "model/core/breach.hpp"

namespace rulecheck::bremen {

/// @param goes_on whether the last deal is played: the trace has moves or a result
template <class D, int players>
Breaches judge_deals(const Setup& setup, bool goes_on);

template <class D, int players>
Breaches judge_play(const Log<D, players>& log, const Play& play);

template <class D, int players>
Breaches judge_taking(const Log<D, players>& log, const Take& take);

template <class D, int players>
Breaches judge_result(const Log<D, players>& log, const Claim& claim);

}  // namespace rulecheck::bremen
