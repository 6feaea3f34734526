// What the registers say, for people and programs: `rulecheck clauses` and `rulecheck explain`.
#pragma once
#include <ostream>
#include <span>
#include <string_view>

#include "model/core/clause.hpp"

namespace rulecheck {

/// Prints all clauses of the registers, one per line; as JSON one object per line with `game`, `id`, `name`, `kind`,
/// `section`, `text`, `needs`, `unobservable` (null if empty).
void print_clauses(std::span<const Register* const> registers, bool json, std::ostream& out);

/// Prints one clause with all that concerns it: kind, section, text, needs, why it is unobservable, the argument, and
/// the readings, questions and findings that cite it. As JSON one object with these keys and `line`, `register`.
/// @param clause its id ("BRE-24") or its name ("follow_suit"); a name that several games have prints all of them
/// @throws InputError for an unknown one, naming the nearest ids
void explain_clause(std::span<const Register* const> registers, std::string_view clause, bool json, std::ostream& out);

}  // namespace rulecheck
