// Eselsbrücke: how random games are drawn. Not rules: what is drawn here is judged by them.
#pragma once
#include <array>

#include "model/core/choices.hpp"
#include "model/eselsbruecke/entries.hpp"

namespace rulecheck::eselsbruecke {

/// A guessing round with all tiles face up, as the player at turn would like to see it.
struct OpenRound {
  int players = 3, guesser = 0;
  bool must_keep = false;             ///< whether he holds the last motif
  bool own_is_a_mistake = false;      ///< whether he may name what he holds, and be out
  bool repeated_is_a_mistake = true;  ///< whether he may name what has been named, and be out
  Motifs own, sought, named;          ///< in his hand; in another hand; lying open
};

/// What the players of a random game are after.
struct Plan {
  /// by seat: of 8 times, how often the player remembers a motif
  std::array<int, 6> memory{8, 8, 8, 8, 8, 8};
  /// of 8 guessing rounds, in how many nobody remembers a first motif
  int hard_beginnings = 0;
};

/// A word that is the motif of no tile among these.
Motif other_word(const OpenRound& round);

/// Readings and options. Half of the games have options that are the default.
Settings draw_settings(int players, Choices& choices);
Plan draw_plan(Choices& choices);
/// Any order of the tiles.
Motifs shuffled(Motifs tiles, Choices& choices);
GuessEntry draw_guess(const OpenRound& round, const Plan& plan, Choices& choices);

// Entries that are mostly wrong in one place.
/// @param seat of the player whose turn it is; @param round in progress; @param number of tiles that is right
StoryEntry draw_wrong_story(int players, int seat, int round, int number, Choices& choices);
/// @param right what would be distributed
DistributionEntry draw_wrong_distribution(DistributionEntry right, Choices& choices);
GuessEntry draw_wrong_guess(const OpenRound& round, Choices& choices);
/// With some keys left out. @param truth complete
SettlementEntry draw_wrong_settlement(SettlementEntry truth, Choices& choices);
/// With some keys left out. @param truth may be empty
Claim draw_wrong_claim(Claim truth, int players, Choices& choices);

}  // namespace rulecheck::eselsbruecke
