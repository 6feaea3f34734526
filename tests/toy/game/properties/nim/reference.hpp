// Nim once more, written from the rulebook alone: stones in a row, each taken by somebody. It shares no code with the
// model.
#pragma once
#include <cstddef>
#include <vector>

namespace rulecheck::nim::reference {

class Game {
 public:
  Game(int stones, int most, bool last_stone_loses)
      : taken_by_(static_cast<std::size_t>(stones), nobody), most_(most), last_stone_loses_(last_stone_loses) {}

  int left() const {
    int stones = 0;
    for (const int taker : taken_by_) stones += taker == nobody ? 1 : 0;
    return stones;
  }
  bool over() const { return left() == 0; }
  int player_to_move() const { return moves_ % 2; }
  /// Whether a move of so many stones keeps the limit.
  bool is_within_limit(int stones) const {
    for (int allowed = 1; allowed <= most_; ++allowed) {
      if (stones == allowed) return true;
    }
    return false;
  }
  /// Requires that the move keeps all rules.
  void take(int player, int stones) {
    for (int& taker : taken_by_) {
      if (taker != nobody || stones == 0) continue;
      taker = player;
      --stones;
    }
    ++moves_;
  }
  /// Requires that the game is over.
  int winner() const {
    const int last = taken_by_.back();
    if (!last_stone_loses_) return last;
    return last == 0 ? 1 : 0;
  }

 private:
  static constexpr int nobody = -1;
  std::vector<int> taken_by_;  // by stone
  int most_, moves_ = 0;
  bool last_stone_loses_;
};

}  // namespace rulecheck::nim::reference
