// Bucket Brigade: which clauses the entries of a log break, with the numbers of the checks as the trace format orders
// them.
#pragma once
#include "model/bucket_brigade/entries.hpp"
#include "model/bucket_brigade/log.hpp"
#include "model/core/breach.hpp"

namespace rulecheck::bucket_brigade {

template <class D, int players>
Breaches judge_deal(const Log<D, players>& log, const DealEntry& entry);

template <class D, int players>
Breaches judge_play(const Agreement<D>& agreement, const Log<D, players>& log, const PlayEntry& entry);

template <class D, int players>
Breaches judge_recorded(const Agreement<D>& agreement, const Log<D, players>& log, const ScoreEntry& entry);

template <class D, int players>
Breaches judge_result(const Agreement<D>& agreement, const Log<D, players>& log, const Claim& claim);

}  // namespace rulecheck::bucket_brigade
