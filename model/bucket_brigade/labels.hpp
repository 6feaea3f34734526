// Bucket Brigade: what happened in a random game, in words that are counted over many games.
#pragma once
#include <map>
#include <string>
#include <vector>

#include "model/bucket_brigade/seek.hpp"

namespace rulecheck::bucket_brigade {

/// @param heat before its last play; @param results what was recorded for it
std::vector<std::string> labels_of_heat(const OpenHeat& heat, const PlayEntry& last, const std::vector<int>& results);
/// @param totals by seat; @param winners how many
std::vector<std::string> labels_of_end(const std::vector<int>& totals, std::size_t winners);
/// Label → the share of random games that has it at least.
std::map<std::string, double> label_shares();

}  // namespace rulecheck::bucket_brigade
