// Bremen: the games that are stored as witnesses.
#pragma once
#include "tests/bremen/search/find.hpp"

namespace rulecheck::bremen {

/// Every game that is looked for; names are distinct.
std::vector<Wanted> wanted_games();

}  // namespace rulecheck::bremen
