// The Bremens: entries among which every legal one is that carries a game on, but for reveals and redeals, of which
// there are too many. Not rules: what stands here is judged by them.
#pragma once
#include "model/the_bremens/table.hpp"

namespace rulecheck::the_bremens {

/// Ways to play an animal of a seat with a card, legal or not, each once.
/// @param card that he has shown
std::vector<PlayEntry> play_candidates(const Settings& settings, const Table& table, int seat, Card card);

/// Spaces to which the chicken may be moved, and some others.
std::vector<int> chicken_candidates(const Settings& settings, const Table& table);

/// Some reveals, of which those that name no seat are legal.
std::vector<RevealEntry> some_reveals(const Table& table);
/// Some redeals; all of them are legal where one is due.
std::vector<RedealEntry> some_redeals(const Table& table);

}  // namespace rulecheck::the_bremens
