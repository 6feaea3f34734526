// Random cases of one body, through RapidCheck: counted by us, shrunk within a deadline, failures shown as traces.
#pragma once
#include <cstdint>
#include <map>
#include <string>

#include "properties/core/check.hpp"

namespace rulecheck {

/// What came of the random cases of a property.
struct PropertyOutcome {
  Outcome outcome;
  std::map<std::string, std::uint64_t> labels;
  std::string unit;
};

/// @param name full name of the check: a part of the seed and of the command that repeats a case
/// @param cases how many, at least 1; 0 gives the verdict no-cases
PropertyOutcome run_property(const std::string& name, void (*body)(Trial&), std::uint64_t cases, std::uint64_t seed);

/// Shows the body this many seeded cases without shrinking: does one fail?
bool fails_in_some_case(void (*body)(Trial&), std::uint64_t cases, std::uint64_t seed);

/// The seed of case number `index`.
std::uint64_t case_seed(std::uint64_t seed, const std::string& name, std::uint64_t index);

}  // namespace rulecheck
