// The Bremens: what lies where while the game is played. Within a space the order of a stack follows from the sizes,
// since every piece is smaller than the one below it.
#pragma once
#include "model/the_bremens/agreement.hpp"

namespace rulecheck::the_bremens {

/// A game between two records of its log.
template <class D>
struct State {
  using Num = typename D::Num;
  using Set = typename D::Set;
  ByAnimal<BySeat<Num>> space;    ///< of each animal piece: Start is 0, the board 1 to its length, Goal one more
  ByAnimal<BySeat<Num>> arrival;  ///< of each animal piece: the how manieth in Goal it is, from 1; 0 before that
  Num arrivals;                   ///< pieces in Goal
  Num chicken;                    ///< the space of the chicken piece
  BySeat<Set> hand;               ///< number and special cards in hand
  BySeat<Set> discard;            ///< the discard piles, with the card of this round
  BySeat<Set> shown;              ///< the card of this round; empty between rounds
  Set pile;                       ///< special cards beside the board
  BySeat<Set> animals_in_hand;    ///< animal cards; of the others those of pieces not in Goal lie on the table
  Num badge;                      ///< seat of the start player
  Num holder;                     ///< seat that has the chicken card
  Num turn;                       ///< seat whose turn is next; between rounds nothing reads it
  typename D::Bool in_round;      ///< whether the cards of a round are revealed and not all turns are done
  static constexpr auto fields =
      std::tuple{&State::space,   &State::arrival, &State::arrivals, &State::chicken,         &State::hand,
                 &State::discard, &State::shown,   &State::pile,     &State::animals_in_hand, &State::badge,
                 &State::holder,  &State::turn,    &State::in_round};
};

/// The space of an animal. @param animal 0 to 2; @param seat of its owner
template <class D>
typename D::Num space_of(const State<D>& state, typename D::Num animal, typename D::Num seat) {
  typename D::Num space;
  for (std::size_t other = 0; other < animals; ++other) {
    space = select(animal == numbered<D>(other), at(state.space[other], seat), space);
  }
  return space;
}

/// The number of the space that is the Goal.
template <class D>
typename D::Num goal(const Board<D>& board) {
  return board.length + typename D::Num(1);
}

/// Whether this animal of the seat is in Goal.
template <class D>
typename D::Bool is_home(const Board<D>& board, const State<D>& state, typename D::Num animal, typename D::Num seat) {
  return space_of<D>(state, animal, seat) == goal<D>(board);
}

}  // namespace rulecheck::the_bremens
