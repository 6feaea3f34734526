// The Bremens: cards in the JSON of a trace.
#pragma once
#include "model/the_bremens/entries.hpp"

namespace rulecheck::the_bremens {

/// A number or special card. @throws InputError where the value is no such card
Card read_card(const TraceNode& node);
/// A special card. @throws InputError where the value is no such card
Card read_special(const TraceNode& node);

}  // namespace rulecheck::the_bremens
