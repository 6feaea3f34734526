// Eselsbrücke: which clauses the entries of a log break, with the numbers of the checks as the trace format orders
// them.
#pragma once
#include "model/core/breach.hpp"
#include "model/eselsbruecke/log.hpp"
#include "model/eselsbruecke/motifs.hpp"

namespace rulecheck::eselsbruecke {

template <class D, int players>
Breaches judge_telling(const Agreement<D>& agreement, const Log<D, players>& log, const StoryEntry& entry);

template <class D, int players>
Breaches judge_dealing(const Agreement<D>& agreement, const Log<D, players>& log, const MotifRecord& motifs,
                       const DistributionEntry& entry);

template <class D, int players>
Breaches judge_naming(const Agreement<D>& agreement, const Log<D, players>& log, const MotifRecord& motifs,
                      const GuessEntry& entry);

template <class D, int players>
Breaches judge_settling(const Agreement<D>& agreement, const Log<D, players>& log, const SettlementEntry& entry);

template <class D, int players>
Breaches judge_result(const Agreement<D>& agreement, const Log<D, players>& log, const Claim& claim);

}  // namespace rulecheck::eselsbruecke
