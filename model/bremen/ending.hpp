// Bremen, "Object of the Game" and "End of the Game": the two conditions and who wins.
#pragma once
#include "model/bremen/round.hpp"

namespace rulecheck::bremen {

/// Whether some player has won exactly this many pieces.
template <class D, int players>
typename D::Bool somebody_won(const BySeat<typename D::Num, players>& won, typename D::Num pieces) {
  typename D::Bool found = won[0] == pieces;
  for (std::size_t seat = 1; seat < players; ++seat) found = found || won[seat] == pieces;
  return found;
}

/// Condition 1: the pieces won are 24, 12 and 0, or 24, 16, 8 and 0, in some order.
template <class D, int players>
typename D::Bool condition_one(const BySeat<typename D::Num, players>& won) {
  using Num = typename D::Num;
  if constexpr (players == 3) {
    const Renders<D> rule{clause::condition_one_three_players};
    return somebody_won<D, 3>(won, Num(24)) && somebody_won<D, 3>(won, Num(12)) &&
           somebody_won<D, 3>(won, Num(0));  // BRE-06
  } else {
    const Renders<D> rule{clause::condition_one_four_players};
    return somebody_won<D, 4>(won, Num(24)) && somebody_won<D, 4>(won, Num(16)) && somebody_won<D, 4>(won, Num(8)) &&
           somebody_won<D, 4>(won, Num(0));  // BRE-08
  }
}

/// Condition 2: the pieces left in hand, with 3 players together with the center piece, are of four different animals.
/// They are four pieces, so that they differ exactly where every animal is among them.
template <class D, int players>
typename D::Bool condition_two(const BySeat<typename D::Set, players>& left, typename D::Set center) {
  const Renders<D> rule{players == 3 ? clause::condition_two_three_players : clause::condition_two_four_players};
  typename D::Set last = center;
  for (const auto& single : left) last = last | single;
  return same_animal<D>(last) == typename D::Set(all_pieces);  // BRE-07, BRE-09
}

/// Whether everybody wins together; otherwise everybody loses together.
template <class D>
typename D::Bool everybody_wins(typename D::Bool first, typename D::Bool second) {
  const Renders<D> rule{clause::both_conditions_win, clause::all_win_or_lose_together};
  return first && second;  // BRE-05, BRE-42
}

}  // namespace rulecheck::bremen
