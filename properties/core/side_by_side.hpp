// A model beside somebody else's opinion: what the two report a step for.
#pragma once
#include <string>
#include <vector>

#include "model/core/breach.hpp"
#include "properties/core/check.hpp"

namespace rulecheck {

/// The clauses that a step is reported for, by id; none where it conforms.
using Reported = std::vector<std::string>;

/// The ids of clauses, in their order.
Reported ids_of(const std::vector<const Clause*>& clauses);
/// What a step with these breaches is reported for.
Reported reported(const Breaches& breaches);
/// Clauses for a message: "HOB-12 HOB-17 "; "nothing " where there is none.
std::string in_words(const Reported& clauses);

/// Expects a model to report a step, right or wrong, for what was expected; every clause becomes a label of the case.
/// @param actual what the model judged; @param step writes the step, called only on failure
template <class Words>
void expect_reported(Trial& trial, const Breaches& actual, const Reported& expected, Words&& step) {
  const Reported by_model = reported(actual);
  trial.expect(by_model == expected,
               [&] { return step() + " to break " + in_words(expected) + "and not " + in_words(by_model); });
  for (const std::string& clause : expected) trial.label(clause);
}

}  // namespace rulecheck
