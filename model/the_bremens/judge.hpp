// The Bremens: which clauses the entries of a log break, with the numbers of the checks as the trace format orders
// them.
#pragma once
#include "model/core/findings.hpp"
#include "model/the_bremens/entries.hpp"
#include "model/the_bremens/turn.hpp"

namespace rulecheck::the_bremens {

template <class D>
Breaches judge_reveal(const Agreement<D>& agreement, const State<D>& state, const RevealEntry& entry);

template <class D>
Breaches judge_turn(const Agreement<D>& agreement, const State<D>& state, const TurnEntry& entry,
                    Words words = Words::said);

template <class D>
Breaches judge_redeal(const Agreement<D>& agreement, const State<D>& state);

template <class D>
Breaches judge_result(const Agreement<D>& agreement, const State<D>& state, const Claim& claim);

/// Whether a play breaks nothing at the turn of a seat that moves animals, where it is the next play of the turn.
template <class D>
bool may_play(const Agreement<D>& agreement, const State<D>& state, int seat, const PlayEntry& entry);

/// The state after a turn that breaks nothing.
template <class D>
State<D> take_turn(const Agreement<D>& agreement, State<D> state, const TurnEntry& entry);

}  // namespace rulecheck::the_bremens
