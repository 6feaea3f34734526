// The Harmony of Bremen: the games that are stored as witnesses.
#pragma once
#include <string>
#include <vector>

namespace rulecheck::harmony_of_bremen {

/// A stored trace.
struct Witness {
  std::string name;  ///< of the file, without ".json"
  std::string text;  ///< one line
};

/// Every witness, found anew; names are distinct. The same on every machine.
/// @throws std::runtime_error if one is not found
std::vector<Witness> find_witnesses();

}  // namespace rulecheck::harmony_of_bremen
