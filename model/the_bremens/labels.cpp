#include "model/the_bremens/labels.hpp"

#include <algorithm>
#include <set>

#include "model/the_bremens/names.hpp"

namespace rulecheck::the_bremens {
namespace {

/// What happened in one turn.
void add_turn(std::set<std::string>& said, const TurnEntry& turn, Card card) {
  if (turn.chicken) {
    if (card == index_of::seven) said.insert("the chicken moved by SEVEN");
    return;
  }
  if (card >= index_of::specials) said.insert("an animal moved by a special card");
  if (turn.plays.empty()) said.insert("a player chose no animal");
  if (turn.plays.size() == 2 && turn.plays[0].animal == turn.plays[1].animal)
    said.insert("DOUBLE chose one animal twice");
  for (const PlayEntry& play : turn.plays) {
    if (play.riders_to)
      said.insert(*play.riders_to == 0 ? "riders were shaken off into Start" : "riders were shaken off");
    if (play.card) said.insert("ANYONE laid a card");
  }
}

/// Whether several players showed the highest value, and whether all did.
void add_reveal(std::set<std::string>& said, const RevealEntry& reveal) {
  std::vector<int> values;
  for (const Card card : reveal.cards) values.push_back(printed_value(card));
  const auto tied = std::ranges::count(values, *std::ranges::max_element(values));
  if (tied > 1) said.insert("the highest value was tied");
  if (tied == std::ssize(values)) said.insert("all were tied");
}

}  // namespace

std::vector<std::string> labels_of(const Settings& settings, const std::vector<Move>& moves, const Claim& end) {
  std::set<std::string> said;
  const RevealEntry* shown = nullptr;
  int last = 0;
  for (const Move& move : moves) {
    if (const auto* reveal = std::get_if<RevealEntry>(&move)) {
      add_reveal(said, *reveal);
      shown = reveal;
    } else if (const auto* turn = std::get_if<TurnEntry>(&move)) {
      if (shown != nullptr) add_turn(said, *turn, shown->cards.at(static_cast<std::size_t>(turn->seat)));
      last = turn->seat;
    } else {
      said.insert("special cards were dealt anew");
    }
  }
  if (end.winner != last) said.insert("won on an opponent's turn");
  const bool level = std::ranges::any_of(*end.ranking, [](const auto& group) { return group.size() > 1; });
  if (level) said.insert("the ranking has level seats");
  if (settings.length <= 6) said.insert("a short board");
  return {said.begin(), said.end()};
}

std::map<std::string, double> label_shares() {
  return {{"the chicken moved by SEVEN", 0.05},
          {"an animal moved by a special card", 0.3},
          {"a player chose no animal", 0.1},
          {"DOUBLE chose one animal twice", 0.05},
          {"riders were shaken off", 0.05},
          {"riders were shaken off into Start", 0.002},
          {"ANYONE laid a card", 0.03},
          {"the highest value was tied", 0.3},
          {"all were tied", 0.03},
          {"special cards were dealt anew", 0.2},
          {"won on an opponent's turn", 0.02},
          {"the ranking has level seats", 0.01}};
}

}  // namespace rulecheck::the_bremens
