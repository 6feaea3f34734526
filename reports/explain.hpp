// What the registers say, for people and programs: `rulecheck clauses` and `rulecheck explain`.
#pragma once
#include <ostream>
#include <span>
#include <string>
#include <string_view>

#include "model/core/clause.hpp"

namespace rulecheck {

/// Prints all clauses of the registers, one per line; as JSON one object per line with `game`, `id`, `name`, `kind`,
/// `section`, `text`, `needs`, `unobservable` (null if empty).
void print_clauses(std::span<const Register* const> registers, bool json, std::ostream& out);

/// Prints what is asked for. A clause with all that concerns it: kind, section, text, needs, why it is unobservable,
/// the argument, and the readings, questions and findings that cite it. As JSON one object with these keys and `line`,
/// `register`. A reading, question or finding with its fields and the clauses that it cites. A game with its findings,
/// readings and questions, one per line; as JSON the objects of these.
/// @param names ids ("BRE-24", "BRE-Q1", "BRE-F1"), names ("follow_suit", that of a reading) and games ("bremen"), in
///        any case; what several games have prints all of them, unless the game stands before it
/// @throws InputError for an unknown one, naming the nearest and the games; then nothing is printed
void explain(std::span<const Register* const> registers, std::span<const std::string> names, bool json,
             std::ostream& out);

}  // namespace rulecheck
