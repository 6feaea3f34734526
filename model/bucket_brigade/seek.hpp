// Bucket Brigade: whether a heat in progress can still end. Where a bear may not overrun the cave a player can be left
// without a play, and random games stay clear of that. Not rules: whatever is sought is legal by the rules or is not
// played.
#pragma once
#include <optional>

#include "model/bucket_brigade/entries.hpp"

namespace rulecheck::bucket_brigade {

/// Plays by players who do not follow the rule text: a sort of card and the bear that it advances.
struct Choice {
  int sort = 0, bear = 0;
  bool operator==(const Choice&) const = default;
};

/// A heat with all cards face up.
struct OpenHeat {
  int players = 4, cave = 13, turn = 0;
  bool overrun_forbidden = false;
  std::array<int, 4> space{};
  std::array<std::array<int, sorts>, 5> held{};  ///< by seat and sort: how many cards

  /// Whether the player at turn has the card and may play it on this bear.
  bool allows(const Choice& choice) const;
  /// Where the bear arrives.
  int arrival(const Choice& choice) const;
  /// The heat after a play.
  OpenHeat after(const Choice& choice) const;
};

/// The first of some plays that end the heat, without anybody being left without a play before. Empty where there are
/// none, or where so many plays have been tried in vain.
std::optional<Choice> way_out(const OpenHeat& heat);

}  // namespace rulecheck::bucket_brigade
