// The Bremens: turns that are legal, and one drawn at random.
#pragma once
#include "model/the_bremens/draw.hpp"
#include "model/the_bremens/turn.hpp"

namespace rulecheck::the_bremens {

/// Every legal turn. @param table of the state, in which a turn is due
template <class D>
std::vector<TurnEntry> legal_turns(const Settings& settings, const Agreement<D>& agreement, const State<D>& state,
                                   const Table& table);

/// A legal turn. @param table of the state, in which a turn is due
/// @throws ModelDefect if there is none
template <class D>
TurnEntry draw_turn(const Settings& settings, const Agreement<D>& agreement, const State<D>& state, const Table& table,
                    const Plan& plan, Choices& choices);

}  // namespace rulecheck::the_bremens
