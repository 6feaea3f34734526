// The Bremens: what happened in a game, for the distributions of random games.
#pragma once
#include <map>
#include <string>
#include <vector>

#include "model/the_bremens/entries.hpp"

namespace rulecheck::the_bremens {

/// @param moves of a whole game that is over; @param end its result
std::vector<std::string> labels_of(const Settings& settings, const std::vector<Move>& moves, const Claim& end);

/// The share of random games that has a label at least.
std::map<std::string, double> label_shares();

}  // namespace rulecheck::the_bremens
