#pragma once

// Games of The Bremens drawn at random: settings, starts and moves.

#include <algorithm>
#include <cstddef>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "tests/the_bremens/suite/reference_table.hpp"

namespace rulecheck::the_bremens::reference {

/// Draws whatever a game needs.
class Draw {
 public:
  explicit Draw(unsigned seed) : random_(seed) {}

  /// 0 to `bound` - 1.
  int below(int bound) { return static_cast<int>(random_() % static_cast<unsigned>(bound)); }
  bool toss() { return below(2) == 0; }
  template <class T>
  const T& one_of(const std::vector<T>& list) {
    return at(list, below(static_cast<int>(list.size())));
  }

  Readings readings() {
    Readings readings;
    readings.overshoot_exact = toss();
    readings.forced_move =
        one_of(std::vector{ForcedMove::must_if_able, ForcedMove::free_card, ForcedMove::may_decline});
    readings.double_second_optional = toss();
    readings.shake_target = one_of(std::vector{ShakeTarget::strict, ShakeTarget::nearest, ShakeTarget::stack});
    readings.shake_start_allowed = toss();
    readings.shake_blocked_carry = toss();
    readings.shake_use_optional = toss();
    readings.anyone_card_optional = toss();
    readings.skip_goal_not_counted = toss();
    readings.arrival_stops = toss();
    readings.chicken_player_plays_card = toss();
    return readings;
  }

  /// Any number of players and any readings, the symbols of some cards changed, on a board of 2 to `longest` spaces.
  Settings settings(int longest) {
    Settings settings;
    settings.players = 3 + below(3);
    settings.length = 2 + below(longest - 1);
    if (toss()) settings.chicken_start = 1 + below(*settings.length);
    for (const char* card : {"1", "7", "nine", "shake"}) {
      if (toss()) settings.symbols[card] = 1 + below(9);
    }
    settings.readings = readings();
    return settings;
  }

  std::vector<std::string> specials(int players) {
    std::vector<std::string> cards = special_cards();
    std::shuffle(cards.begin(), cards.end(), random_);
    cards.resize(static_cast<std::size_t>(players));
    return cards;
  }

  Game game(const Settings& settings) {
    return {settings, Preparation{specials(settings.players), below(settings.players)}};
  }

  /// One of the legal moves, whatever is due.
  Move legal_move(const Game& game) {
    if (game.due() == Step::turn) return one_of(game.legal_turns());
    if (game.due() == Step::redeal) return Redeal{specials(game.players())};
    Reveal reveal;
    for (const Cards& hand : game.hands()) reveal.cards.push_back(one_of(std::vector(hand.begin(), hand.end())));
    return reveal;
  }

 private:
  std::mt19937 random_;
};

}  // namespace rulecheck::the_bremens::reference
