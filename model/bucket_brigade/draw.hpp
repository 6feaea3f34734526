// Bucket Brigade: how random games are drawn. Not rules: what is drawn here is judged by them.
#pragma once
#include "model/bucket_brigade/entries.hpp"
#include "model/bucket_brigade/seek.hpp"
#include "model/core/choices.hpp"

namespace rulecheck::bucket_brigade {

/// What the players of a random game are after.
struct Plan {
  /// hasty: forward with the bear in front; slow: forward with the last one; greedy: each player advances a favourite
  /// bear with other cards than those of its colour.
  enum class Style : std::uint8_t { any, hasty, slow, greedy };
  Style style = Style::any;
  std::array<int, 5> favourite{};  ///< by seat: a bear
};

/// How many cards of each sort there are in a set.
std::array<int, sorts> counted(CardSet cards);

/// Readings and a board. Half of the games have the board that is the default.
Settings draw_settings(int players, Choices& choices);
Plan draw_plan(Choices& choices);

/// Hands and discards, after which the heat can end.
DealEntry draw_deal(const Settings& settings, int dealer, Choices& choices);
/// One of the legal plays, which are at least one; one after which the heat can still end, if there is one.
Choice draw_choice(const OpenHeat& heat, const std::vector<Choice>& legal, const Plan& plan, Choices& choices);
/// A play as an entry, with or without what need not be said.
PlayEntry write_down(const OpenHeat& heat, const Choice& choice, Choices& choices);

/// A deal that is mostly wrong in one place.
DealEntry draw_wrong_deal(const Settings& settings, int dealer, Choices& choices);
/// A play that is mostly wrong in one place.
PlayEntry draw_wrong_play(const OpenHeat& heat, Choices& choices);
/// A claim with one wrong value mostly, and with some values left out.
Claim draw_wrong_claim(Claim truth, int players, Choices& choices);
/// Results of a heat, mostly with one wrong value.
ScoreEntry draw_wrong_score(std::vector<int> results, Choices& choices);

}  // namespace rulecheck::bucket_brigade
