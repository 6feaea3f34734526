// Eselsbrücke: what happened in a random game, in words that are counted over many games.
#pragma once
#include <map>
#include <string>
#include <vector>

#include "model/eselsbruecke/entries.hpp"

namespace rulecheck::eselsbruecke {

/// A guessing round, as everybody at the table has seen it.
struct SeenRound {
  /// Whether somebody named or kept a motif, or made a mistake.
  struct Turn {
    GuessEntry guess;
    bool right = false;
  };
  std::vector<std::size_t> dealt;  ///< by seat: tiles that were distributed
  std::vector<Turn> turns;
  SettlementEntry end;  ///< complete
  int penalty = 0;      ///< for each mistake
};

std::vector<std::string> labels_of_round(const SeenRound& round);
/// @param end complete
std::vector<std::string> labels_of_end(const Claim& end);
/// Label → the share of random games that has it at least.
std::map<std::string, double> label_shares();

}  // namespace rulecheck::eselsbruecke
