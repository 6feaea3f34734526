#include "model/eselsbruecke/labels.hpp"

#include <algorithm>

namespace rulecheck::eselsbruecke {

std::vector<std::string> labels_of_round(const SeenRound& round) {
  std::vector<std::string> said;
  const auto add = [&said](bool happened, const char* label) {
    if (happened) said.emplace_back(label);
  };
  std::size_t mistakes = 0, aided = 0;
  for (const SeenRound::Turn& turn : round.turns) {
    const bool without = round.dealt.at(static_cast<std::size_t>(turn.guess.seat)) == 0;
    const bool nothing_named = &turn == &round.turns[mistakes];
    add(turn.guess.kind == GuessEntry::Kind::keep, "a last motif was kept");
    add(without && !nothing_named, "somebody without a tile knew what had been named");
    if (without && nothing_named) ++aided;
    if (!turn.right) ++mistakes;
  }
  add(aided >= 1, "the tile of the first player was an aid");
  add(aided >= 2, "several without a tile came to guess first");
  add(mistakes == 0, "nobody made a mistake in a guessing round");
  add(mistakes + 1 == round.dealt.size(), "everybody made a mistake in a guessing round");
  const std::vector<int> lost = round.end.lost.value_or(std::vector<int>());
  for (std::size_t seat = 0; seat < lost.size(); ++seat) {
    add(lost.at(seat) > 0, "tiles were lost");
    const bool stop_on_top = round.end.stacks && round.end.stacks->at(seat).starts_with('s');
    add(lost.at(seat) > 0 && lost.at(seat) < round.penalty && stop_on_top, "a stop tile saved some");
  }
  const std::vector<int> aside = round.end.aside.value_or(std::vector<int>());
  add(std::ranges::any_of(aside, [](int stops) { return stops > 0; }), "a stop tile was laid aside");
  return said;
}

std::vector<std::string> labels_of_end(const Claim& end) {
  const std::vector<int> tiles = end.tiles.value_or(std::vector<int>(1));
  const std::size_t winners = end.winners.value_or(std::vector<int>()).size();
  if (winners > 1) return {"several win"};
  const int most = *std::ranges::max_element(tiles);
  return {std::ranges::count(tiles, most) == 1 ? "the tiles decide" : "the stop tiles decide"};
}

std::map<std::string, double> label_shares() {
  return {{"the tiles decide", 0.5},
          {"the stop tiles decide", 0.02},
          {"several win", 0.08},
          {"nobody made a mistake in a guessing round", 0.6},
          {"everybody made a mistake in a guessing round", 0.3},
          {"a last motif was kept", 0.7},
          {"somebody without a tile knew what had been named", 0.25},
          {"the tile of the first player was an aid", 0.1},
          {"several without a tile came to guess first", 0.03},
          {"tiles were lost", 0.6},
          {"a stop tile saved some", 0.2},
          {"a stop tile was laid aside", 0.08}};
}

}  // namespace rulecheck::eselsbruecke
