#include "model/bucket_brigade/labels.hpp"

#include <algorithm>

namespace rulecheck::bucket_brigade {

std::vector<std::string> labels_of_heat(const OpenHeat& heat, const PlayEntry& last, const std::vector<int>& results) {
  const bool joker = last.sort / 2 == 4, run = last.sort % 2 == 1;
  const auto bear = static_cast<std::size_t>(joker ? last.bear.value_or(0) : last.sort / 2);
  std::vector<std::string> said;
  if (joker) said.emplace_back("a joker ended a heat");
  if (run && heat.space.at(bear) + 1 == heat.cave) said.emplace_back("a bear overran the cave");
  const int finisher = results.at(static_cast<std::size_t>(last.player));
  if (finisher == 0) said.emplace_back("who finished got nothing");
  if (finisher > 0 && finisher < 6) said.emplace_back("who finished got less than the bonus");
  if (finisher > 6) said.emplace_back("who finished got more than the bonus");
  if (std::ranges::count(results, 0) == static_cast<std::ptrdiff_t>(results.size())) {
    said.emplace_back("nobody got anything in a heat");
  }
  return said;
}

std::vector<std::string> labels_of_end(const std::vector<int>& totals, std::size_t winners) {
  if (winners == 0) return {"nobody wins"};
  if (winners > 1) return {"several win"};
  const int most = *std::ranges::max_element(totals);
  return {std::ranges::count(totals, most) == 1 ? "the total decides" : "the last heat decides"};
}

std::map<std::string, double> label_shares() {
  return {{"the total decides", 0.3},
          {"the last heat decides", 0.01},
          {"several win", 0.01},
          {"nobody wins", 0.01},
          {"a joker ended a heat", 0.05},
          {"a bear overran the cave", 0.05},
          {"who finished got nothing", 0.05},
          {"who finished got less than the bonus", 0.05},
          {"nobody got anything in a heat", 0.01},
          {"who finished got more than the bonus", 0.05}};
}

}  // namespace rulecheck::bucket_brigade
