#include "model/harmony_of_bremen/labels.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace rulecheck::harmony_of_bremen {

std::vector<std::string> labels_of_moves(const Numbers& roles, const std::vector<Move>& moves) {
  bool tie = false, far_tie = false;
  for (const Move& move : moves) {
    const auto* ensemble = std::get_if<EnsembleEntry>(&move);
    if (ensemble == nullptr) continue;
    Numbers ordered{};
    for (std::size_t seat = 0; seat < ordered.size(); ++seat) {
      ordered.at(static_cast<std::size_t>(roles.at(seat))) = ensemble->cards.at(seat);
    }
    tie = tie || (std::ranges::is_sorted(ordered) && std::ranges::adjacent_find(ordered) != ordered.end());
    far_tie = far_tie || ordered[0] == ordered[2] || ordered[0] == ordered[3] || ordered[1] == ordered[3];
  }
  std::vector<std::string> said;
  if (tie) said.emplace_back("an ensemble failed by equal numbers alone");
  if (far_tie) said.emplace_back("roles that are not adjacent played equal numbers");
  return said;
}

std::vector<std::string> labels_of_end(const Claim& end) {
  const int failures = end.failures.value_or(0), rounds = end.rounds.value_or(0);
  if (end.won.value_or(false)) return {"won", fmt::format("won with {} failures", failures)};
  std::vector<std::string> said;
  if (failures == 3) said.emplace_back("lost by the third failure");
  if (rounds == 10) said.emplace_back("lost in the last round");
  if (failures == 3 && rounds == 10) said.emplace_back("lost in both ways");
  if (failures == 1 && rounds == 10) said.emplace_back("lost by a single failure");
  if (rounds == 3) said.emplace_back("lost after three rounds");
  if (rounds == 9) said.emplace_back("lost in round 9");
  return said;
}

std::map<std::string, double> label_shares() {
  return {{"won", 0.03},
          {"won with 0 failures", 0.02},
          {"won with 1 failures", 0.002},
          {"won with 2 failures", 0.001},
          {"lost by the third failure", 0.2},
          {"lost in the last round", 0.05},
          {"lost in both ways", 0.01},
          {"lost by a single failure", 0.01},
          {"lost after three rounds", 0.05},
          {"lost in round 9", 0.01},
          {"an ensemble failed by equal numbers alone", 0.05},
          {"roles that are not adjacent played equal numbers", 0.05}};
}

}  // namespace rulecheck::harmony_of_bremen
