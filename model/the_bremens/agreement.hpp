// The Bremens: what stays the same during a game: the players, the board, the symbols on the cards, and how unclear
// clauses are read.
#pragma once
#include "model/the_bremens/pieces.hpp"

namespace rulecheck::the_bremens {

/// What is printed on board and cards, and for how many players. The book's pictures that show it are lost.
template <class D>
struct Board {
  using Num = typename D::Num;
  Num players;        ///< 3 to 5
  Num length;         ///< spaces between Start and Goal, 2 to 60
  Num chicken_start;  ///< the space with the chicken symbol, 1 to length
  ByCard<Num> steps;  ///< by card: the chicken symbol, 1 to 9; nothing reads that of SEVEN
  static constexpr auto fields = std::tuple{&Board::players, &Board::length, &Board::chicken_start, &Board::steps};
};

/// The readings of unclear clauses; each is false by default. The names in traces stand first.
template <class D>
struct Readings {
  using Bool = typename D::Bool;
  Bool exact_goal;            ///< overshoot: a move with surplus steps is impossible
  Bool free_card;             ///< forced-move: an animal must be chosen, possibly one that cannot move
  Bool may_decline;           ///< forced-move: nothing is ever forced; never together with free_card
  Bool second_optional;       ///< double-second: the second animal of DOUBLE may be left out
  Bool shake_to_nearest;      ///< shake-target: riders go to the nearest free space behind
  Bool shake_onto_stacks;     ///< shake-target: a single rider may land on a larger animal; never with the one above
  Bool shake_into_start;      ///< shake-start: riders may go back into Start
  Bool shake_carries;         ///< shake-blocked: riders that cannot go back stay on, and the animal moves ahead
  Bool shake_optional;        ///< shake-use: the player may move ahead with the riders instead
  Bool anyone_may_lay_card;   ///< anyone-card: a play with ANYONE may lay the animal's card
  Bool skip_without_goal;     ///< skip-goal: Goal is no space that SKIP counts or reaches
  Bool arrival_stops;         ///< arrival: what stands below the winner's last piece stays where it was
  Bool chicken_player_plays;  ///< chicken-player-card: the chicken player lays an animal card, without a move
  static constexpr auto fields =
      std::tuple{&Readings::exact_goal,          &Readings::free_card,         &Readings::may_decline,
                 &Readings::second_optional,     &Readings::shake_to_nearest,  &Readings::shake_onto_stacks,
                 &Readings::shake_into_start,    &Readings::shake_carries,     &Readings::shake_optional,
                 &Readings::anyone_may_lay_card, &Readings::skip_without_goal, &Readings::arrival_stops,
                 &Readings::chicken_player_plays};
};

/// Everything that stays the same during a game.
template <class D>
struct Agreement {
  Board<D> board;
  Readings<D> readings;
  static constexpr auto fields = std::tuple{&Agreement::board, &Agreement::readings};
};

}  // namespace rulecheck::the_bremens
