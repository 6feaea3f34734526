// The Bremens, "Riding Along", "Goal" and "When a player runs out of Animal cards": what a play changes on the table.
#pragma once
#include "model/the_bremens/choosing.hpp"
#include "model/the_bremens/ending.hpp"

namespace rulecheck::the_bremens {

/// An animal is chosen, as a log records it.
template <class D>
struct Play {
  typename D::Num animal;        ///< 0 to 2
  typename D::Num to;            ///< where it stands afterwards, 0 to length + 1
  typename D::Bool lays_card;    ///< whether it is said that its card is laid down
  typename D::Bool says_riders;  ///< whether it is said where its riders go
  typename D::Num riders_to;     ///< the space that is said, 0 to length + 1
  static constexpr auto fields =
      std::tuple{&Play::animal, &Play::to, &Play::lays_card, &Play::says_riders, &Play::riders_to};
};

/// The state after pieces have been moved: from top to bottom, so that riders arrive first.
/// @param moved the pieces; at most one of each size
/// @param to 0 to length + 1
template <class D>
State<D> move_pieces(const Agreement<D>& agreement, State<D> state, const ByAnimal<BySeat<typename D::Bool>>& moved,
                     typename D::Num to) {
  const Renders<D> rule{clause::riders_move_along, clause::riders_arrive_first, clause::third_animal_home_wins};
  using Bool = typename D::Bool;
  using Num = typename D::Num;
  Bool home = to == goal<D>(agreement.board);
  for (std::size_t animal = 0; animal < animals; ++animal) {
    Bool left_behind = agreement.readings.arrival_stops && is_over<D>(agreement.board, state);  // TBR-51
    for (std::size_t seat = 0; seat < seats; ++seat) {
      Bool moves = moved[animal][seat] && !left_behind;
      Bool arrives = moves && home;
      state.space[animal][seat] = select(moves, to, state.space[animal][seat]);  // TBR-31
      state.arrivals = state.arrivals + select(arrives, Num(1), Num(0));
      state.arrival[animal][seat] = select(arrives, state.arrivals, state.arrival[animal][seat]);  // TBR-52
    }
  }
  return state;
}

/// Which pieces are the chosen animal of the seat, and which are its riders. @param from its space
template <class D>
struct Carried {
  ByAnimal<BySeat<typename D::Bool>> itself, riders;
  static constexpr auto fields = std::tuple{&Carried::itself, &Carried::riders};
};

template <class D>
Carried<D> carried(const State<D>& state, typename D::Num seat, typename D::Num animal, typename D::Num from) {
  const Renders<D> rule{clause::riders_move_along, clause::matching_animal_moves};
  const auto riding = riders<D>(state, animal, from);
  Carried<D> pieces;
  for (std::size_t other = 0; other < animals; ++other) {
    for (std::size_t owner = 0; owner < seats; ++owner) {
      pieces.itself[other][owner] = animal == numbered<D>(other) && seat == numbered<D>(owner);  // TBR-18
      pieces.riders[other][owner] = riding[other] && state.space[other][owner] == from;          // TBR-31
    }
  }
  return pieces;
}

/// The animal cards of a seat that are of use: those of animals not in Goal.
template <class D>
typename D::Set cards_of_use(const Board<D>& board, const State<D>& state, std::size_t seat) {
  const Renders<D> rule{clause::home_card_is_out_of_use};
  using Set = typename D::Set;
  Set of_use;
  for (std::size_t animal = 0; animal < animals; ++animal) {
    of_use = of_use | select(state.space[animal][seat] == goal<D>(board), Set(), Set(animal_card(animal)));  // TBR-50
  }
  return of_use;
}

/// The state after cards of no use have left the hands, and all that lie on the table have returned to empty ones.
template <class D>
State<D> return_animal_cards(const Board<D>& board, State<D> state) {
  const Renders<D> rule{clause::animal_cards_return, clause::home_card_is_out_of_use};
  using Set = typename D::Set;
  for (std::size_t seat = 0; seat < seats; ++seat) {
    const Set of_use = cards_of_use<D>(board, state, seat);
    const Set kept = state.animals_in_hand[seat] & of_use;               // TBR-50
    state.animals_in_hand[seat] = select(is_empty(kept), of_use, kept);  // TBR-22
  }
  return state;
}

/// Lays down the card of an animal of the seat.
template <class D>
State<D> lay_animal_card(State<D> state, typename D::Num seat, typename D::Num animal) {
  const Renders<D> rule{clause::play_an_animal_card};
  using Set = typename D::Set;
  Set laid;
  for (std::size_t other = 0; other < animals; ++other) {
    laid = laid | select(animal == numbered<D>(other), Set(animal_card(other)), Set());
  }
  put(state.animals_in_hand, seat, at(state.animals_in_hand, seat) - laid);  // TBR-17
  return state;
}

/// The state after a legal play of a player who moves animals. @param card that he has shown
template <class D>
State<D> make_play(const Agreement<D>& agreement, State<D> state, typename D::Num seat, typename D::Set card,
                   const Play<D>& play) {
  const Renders<D> rule{clause::play_an_animal_card, clause::riders_move_along, clause::shake, clause::anyone,
                        clause::double_returns_cards_in_between};
  using Bool = typename D::Bool;
  const auto from = space_of<D>(state, play.animal, seat);
  const Carried<D> pieces = carried<D>(state, seat, play.animal, from);
  // TBR-31, TBR-55: riders stay on, or are shaken off
  state = move_pieces<D>(agreement, state, pieces.riders, select(play.says_riders, play.riders_to, play.to));
  state = move_pieces<D>(agreement, state, pieces.itself, play.to);
  Bool lays = card != typename D::Set(anyone) || play.lays_card;  // TBR-58
  where(lays, state, [&](State<D>& laid) { laid = lay_animal_card<D>(laid, seat, play.animal); });
  return return_animal_cards<D>(agreement.board, state);  // TBR-64: before a second play, too
}

}  // namespace rulecheck::the_bremens
