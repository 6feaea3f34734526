// The Bremens, "A Game Round" and "The Animals": which animals a player may choose, which of them can move, and whether
// he must choose one.
#pragma once
#include "model/the_bremens/shake.hpp"

namespace rulecheck::the_bremens {

/// Whether the card moves this animal of the seat now: TBR-24 to TBR-32, TBR-55 to TBR-60.
/// @param card a single one; @param animal not in Goal
template <class D>
typename D::Bool moves_now(const Agreement<D>& agreement, const State<D>& state, typename D::Set card,
                           typename D::Num animal, typename D::Num from) {
  const Renders<D> rule{clause::matching_animal_moves, clause::chicken_holds_animals, clause::one_to_five};
  using Bool = typename D::Bool;
  using Num = typename D::Num;
  using Set = typename D::Set;
  Bool able = can_go<D>(agreement, state, animal, from, steps_of<D>(card));  // TBR-18, TBR-24
  where(card == Set(one_to_five), able, [&](Bool& some) {
    some = Bool(false);
    for (int steps = 1; steps <= 5; ++steps) {
      some = some || can_go<D>(agreement, state, animal, from, Num(steps));  // TBR-59
    }
  });
  where(card == Set(skip), able, [&](Bool& some) { some = skips_somewhere<D>(agreement, state, from); });  // TBR-56
  where(card == Set(shake), able,
        [&](Bool& some) { some = moves_anything<D>(shaking<D>(agreement, state, animal, from)); });  // TBR-55
  return able && state.chicken != from;                                                              // TBR-32
}

/// Whether the card can move this animal of the seat.
/// @param card a single one
template <class D>
typename D::Bool can_move(const Agreement<D>& agreement, const State<D>& state, typename D::Num seat,
                          typename D::Set card, typename D::Num animal) {
  const Renders<D> rule{clause::matching_animal_moves, clause::home_card_is_out_of_use};
  return !is_home<D>(agreement.board, state, animal, seat) &&
         moves_now<D>(agreement, state, card, animal, space_of<D>(state, animal, seat));  // TBR-18, TBR-50
}

/// Whether the animal card of this animal is in the hand.
template <class D>
typename D::Bool holds_animal_card(const State<D>& state, typename D::Num seat, typename D::Num animal) {
  const Renders<D> rule{clause::play_an_animal_card};
  using Set = typename D::Set;
  typename D::Bool held(false);
  for (std::size_t other = 0; other < animals; ++other) {
    held = held || (animal == numbered<D>(other) && overlaps(at(state.animals_in_hand, seat), Set(animal_card(other))));
  }
  return held;  // TBR-17
}

/// Whether the player may choose this animal: its card is in hand, or the card played asks for none.
template <class D>
typename D::Bool may_be_chosen(const Agreement<D>& agreement, const State<D>& state, typename D::Num seat,
                               typename D::Set card, typename D::Num animal) {
  const Renders<D> rule{clause::play_an_animal_card, clause::anyone};
  return select(card == typename D::Set(anyone), !is_home<D>(agreement.board, state, animal, seat),
                holds_animal_card<D>(state, seat, animal));  // TBR-17, TBR-58
}

/// Whether an animal that the player may choose can move.
template <class D>
typename D::Bool some_animal_can_move(const Agreement<D>& agreement, const State<D>& state, typename D::Num seat,
                                      typename D::Set card) {
  const Renders<D> rule{clause::blocked_player_decides};
  typename D::Bool some(false);
  for (std::size_t animal = 0; animal < animals; ++animal) {
    some = some || (may_be_chosen<D>(agreement, state, seat, card, numbered<D>(animal)) &&
                    can_move<D>(agreement, state, seat, card, numbered<D>(animal)));
  }
  return some;  // TBR-30
}

}  // namespace rulecheck::the_bremens
