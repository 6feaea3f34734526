// Clauses, readings, questions and findings as JSON objects; docs/json.md says what their keys are.
#pragma once
#include <nlohmann/json.hpp>
#include <span>
#include <string_view>
#include <vector>

#include "model/core/clause.hpp"

namespace rulecheck {

/// A clause without what else concerns it: `game`, `id`, `name`, `kind`, `section`, `text`, `needs`, `unobservable`.
nlohmann::ordered_json clause_text_json(const Register& game, const Clause& clause);

/// A clause with everything that concerns it.
nlohmann::ordered_json as_json(const Register& game, const Clause& clause);
nlohmann::ordered_json as_json(const Register& game, const Reading& reading);
nlohmann::ordered_json as_json(const Register& game, const Question& question);
nlohmann::ordered_json as_json(const Register& game, const Finding& finding);

/// The levels that a clause needs, by name.
std::vector<std::string_view> need_names(const Clause& clause);

/// Whether a clause is among these.
bool cites(std::span<const Clause* const> clauses, const Clause& clause);

}  // namespace rulecheck
