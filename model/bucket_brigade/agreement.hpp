// Bucket Brigade: what the text leaves open and the players agree on before a game, the board and the readings.
#pragma once
#include "model/bucket_brigade/cards.hpp"

namespace rulecheck::bucket_brigade {

/// Spaces that a board has at most, the beehives among them. No game has so many: it is one more than the option
/// allows, so that checks can show what would then happen.
inline constexpr std::size_t most_spaces = 22;

/// The way from the beehives, space 0, to the cave. The cave has the highest number of a space that is used.
template <class D>
struct Board {
  std::array<typename D::Num, most_spaces> value;  ///< by space: its space-value, −9 to 9; beyond the cave anything
  typename D::Num cave;                            ///< the last space, 1 to 21
  static constexpr auto fields = std::tuple{&Board::value, &Board::cave};
};

/// The readings; each is false by default.
template <class D>
struct Readings {
  typename D::Bool overrun_forbidden;    ///< overrun: a run-card may not be played one space before the cave
  typename D::Bool clamp_before_bonus;   ///< negative-clamp: cards are raised to 0 before the bonus is added
  typename D::Bool pairing_is_optional;  ///< pairing: on a negative value no pairs are made
  typename D::Bool tied_players_lose;    ///< residual-tie: who is equal in total and last heat does not win
  static constexpr auto fields = std::tuple{&Readings::overrun_forbidden, &Readings::clamp_before_bonus,
                                            &Readings::pairing_is_optional, &Readings::tied_players_lose};
};

/// Everything that stays the same during a game, but for the number of players.
template <class D>
struct Agreement {
  Board<D> board;
  Readings<D> readings;
  static constexpr auto fields = std::tuple{&Agreement::board, &Agreement::readings};
};

}  // namespace rulecheck::bucket_brigade
