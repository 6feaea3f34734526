// The Bremens, "Chicken Piece": where the chicken may be moved.
#pragma once
#include "model/the_bremens/state.hpp"

namespace rulecheck::the_bremens {

/// The symbol on the card: how many spaces it moves the chicken. 0 of no card.
template <class D>
typename D::Num chicken_steps(const Board<D>& board, typename D::Set card) {
  const Renders<D> rule{clause::chicken_player_moves_the_chicken, clause::chicken_moves_in_full};
  using Num = typename D::Num;
  Num steps(0);
  for (std::size_t kind = 0; kind < cards; ++kind) {
    steps = select(card == typename D::Set(std::uint64_t{1} << kind), board.steps[kind], steps);  // TBR-20, TBR-37
  }
  return steps;
}

/// Whether the chicken may be on this space.
template <class D>
typename D::Bool is_between(const Board<D>& board, typename D::Num space) {
  const Renders<D> rule{clause::chicken_stays_between};
  return typename D::Num(0) < space && space < goal<D>(board);  // TBR-36
}

/// Whether the chicken can go so many spaces neither forwards nor back.
template <class D>
typename D::Bool is_shut_in(const Board<D>& board, typename D::Num chicken, typename D::Num steps) {
  const Renders<D> rule{clause::chicken_turns_round, clause::chicken_stays_between};
  return !is_between<D>(board, chicken + steps) && !is_between<D>(board, chicken - steps);  // TBR-36, TBR-38
}

/// Whether the chicken goes from one space to another with SEVEN, wherever that is.
template <class D>
typename D::Bool goes_by_seven(typename D::Num from, typename D::Num to) {
  const Renders<D> rule{clause::seven};
  using Num = typename D::Num;
  return from != to && to <= from + Num(5) && from <= to + Num(5);  // TBR-61
}

/// Whether the chicken goes from one space to another by so many steps, wherever that is; it stays if it is shut in.
template <class D>
typename D::Bool goes_in_full(const Board<D>& board, typename D::Num from, typename D::Num steps, typename D::Num to) {
  const Renders<D> rule{clause::chicken_moves_in_full, clause::only_the_chicken_goes_both_ways,
                        clause::chicken_turns_round};
  return to == from + steps || to == from - steps ||
         (to == from && is_shut_in<D>(board, from, steps));  // TBR-33, TBR-37, TBR-38
}

/// What a move of the chicken breaks; it is legal where nothing holds.
template <class D>
struct BrokenChickenMove {
  using Bool = typename D::Bool;
  Bool leaves_the_board;  ///< TBR-36
  Bool not_by_seven;      ///< TBR-61
  Bool not_in_full;       ///< TBR-37
  static constexpr auto fields = std::tuple{&BrokenChickenMove::leaves_the_board, &BrokenChickenMove::not_by_seven,
                                            &BrokenChickenMove::not_in_full};
};

/// @param card with which the chicken moves, a single one; @param to 0 to length + 1
template <class D>
BrokenChickenMove<D> judge_chicken_move(const Board<D>& board, typename D::Num from, typename D::Set card,
                                        typename D::Num to) {
  const Renders<D> rule{clause::chicken_stays_between, clause::seven, clause::chicken_moves_in_full};
  auto by_seven = card == typename D::Set(seven);
  return {!is_between<D>(board, to), by_seven && !goes_by_seven<D>(from, to),
          !by_seven && !goes_in_full<D>(board, from, chicken_steps<D>(board, card), to)};
}

}  // namespace rulecheck::the_bremens
