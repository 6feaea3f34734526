// The Harmony of Bremen: cards that succeed, found with all hands open, so that random games get far. Not rules: what
// is found here is judged by them.
#pragma once
#include <optional>

#include "model/harmony_of_bremen/entries.hpp"

namespace rulecheck::harmony_of_bremen {

/// A game in progress with all cards face up.
struct OpenTable {
  Numbers roles{};
  Hands hands;  ///< ascending
  int leader = 0, round = 1;
  std::optional<int> declared;  ///< the number that the leader has to play

  /// The numbers in a hand, ascending, each once.
  std::vector<int> numbers(std::size_t seat) const;
};

/// Cards by seat of which the seat plays this number and all grow from the rooster to the donkey: below the number the
/// highest ones that will do, above it the lowest. Empty where there are none.
std::optional<Numbers> harmony(const OpenTable& table, std::size_t seat, int number);

/// The numbers of the leader with which the others can be in harmony and after which the most ensembles can still be in
/// harmony, ascending. Empty where there are none.
std::vector<int> harmonious_numbers(const OpenTable& table);

/// The cards only that lie where their animals stand among all cards in hand.
OpenTable fitting_part(const OpenTable& table);

/// The card of this seat that is farthest from where its animal stands among all cards in hand.
int least_fitting(const OpenTable& table, std::size_t seat);

}  // namespace rulecheck::harmony_of_bremen
