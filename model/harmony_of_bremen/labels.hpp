// The Harmony of Bremen: what happened in a random game, in words that are counted over many games.
#pragma once
#include <map>
#include <string>
#include <vector>

#include "model/harmony_of_bremen/entries.hpp"

namespace rulecheck::harmony_of_bremen {

/// @param roles by seat; @param moves all of the game
std::vector<std::string> labels_of_moves(const Numbers& roles, const std::vector<Move>& moves);
/// @param end complete
std::vector<std::string> labels_of_end(const Claim& end);
/// Label → the share of random games that has it at least.
std::map<std::string, double> label_shares();

}  // namespace rulecheck::harmony_of_bremen
