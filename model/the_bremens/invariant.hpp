// The Bremens: what must hold of every state of every game.
#pragma once
#include "model/the_bremens/moving.hpp"
#include "model/the_bremens/setup.hpp"

namespace rulecheck::the_bremens {

/// Every animal is in Start, on the board or in Goal, and no two of one size share a space of the board.
template <class D>
typename D::Bool stacks_shrink_upwards(const Board<D>& board, const State<D>& state) {
  const Renders<D> rule{clause::order_of_sizes, clause::same_or_larger_is_blocked};
  using Num = typename D::Num;
  typename D::Bool right(true);
  for (const auto& pieces : state.space) {
    for (std::size_t seat = 0; seat < seats; ++seat) {
      right = right && Num(0) <= pieces[seat] && pieces[seat] <= goal<D>(board);
      for (std::size_t other = 0; other < seat; ++other) {
        right = right && (pieces[seat] != pieces[other] || pieces[seat] == Num(0) || pieces[seat] == goal<D>(board));
      }
    }
  }
  return right;
}

/// The pieces in Goal, and only those, are numbered from 1.
template <class D>
typename D::Bool arrivals_are_numbered(const Board<D>& board, const State<D>& state) {
  const Renders<D> rule{clause::riders_arrive_first, clause::home_card_is_out_of_use};
  using Num = typename D::Num;
  typename D::Bool right(true);
  Num home(0);
  for (int place = 0; place < animals * seats; ++place) {
    const Num& space = state.space[static_cast<std::size_t>(place / seats)][static_cast<std::size_t>(place % seats)];
    const Num& own = state.arrival[static_cast<std::size_t>(place / seats)][static_cast<std::size_t>(place % seats)];
    auto arrived = space == goal<D>(board);
    home = home + select(arrived, Num(1), Num(0));
    right = right && arrived == (own != Num(0)) && Num(0) <= own && own <= state.arrivals;
    for (int before = 0; before < place; ++before) {
      const auto size = static_cast<std::size_t>(before / seats), seat = static_cast<std::size_t>(before % seats);
      right = right && (own != state.arrival[size][seat] || own == Num(0));
    }
  }
  return right && home == state.arrivals;
}

/// A seat has its number cards and one special card in hand or on the discard pile; one without player has none.
template <class D>
typename D::Bool cards_are_complete(const Board<D>& board, const State<D>& state, std::size_t seat) {
  const Renders<D> rule{clause::take_a_colour, clause::deal_a_special, clause::personal_discard_pile};
  using Num = typename D::Num;
  using Set = typename D::Set;
  const Set all = state.hand[seat] | state.discard[seat];
  auto plays = numbered<D>(seat) < board.players;
  auto shown = select(plays && state.in_round, Num(1), Num(0));
  return is_empty(state.hand[seat] & state.discard[seat]) &&
         (all & Set(number_cards)) == select(plays, Set(number_cards), Set()) &&
         count(all & Set(special_cards)) == select(plays, Num(1), Num(0)) && count(state.shown[seat]) == shown &&
         contains(state.discard[seat], state.shown[seat]) &&
         (!plays || count(state.hand[seat]) == count(state.hand[0]));
}

/// Every special card is in exactly one place.
template <class D>
typename D::Bool specials_are_conserved(const State<D>& state) {
  const Renders<D> rule{clause::deal_a_special, clause::cards_return_after_eight};
  using Set = typename D::Set;
  Set seen = state.pile;
  typename D::Bool apart(true);
  for (std::size_t seat = 0; seat < seats; ++seat) {
    const Set own = (state.hand[seat] | state.discard[seat]) & Set(special_cards);
    apart = apart && is_empty(seen & own);
    seen = seen | own;
  }
  return apart && seen == Set(special_cards);
}

/// Animal cards in hand are those of animals not in Goal, and there is one as long as there is such an animal.
template <class D>
typename D::Bool animal_cards_are_of_use(const Board<D>& board, const State<D>& state, std::size_t seat) {
  const Renders<D> rule{clause::animal_cards_return, clause::home_card_is_out_of_use};
  const auto of_use = cards_of_use<D>(board, state, seat);
  return contains(of_use, state.animals_in_hand[seat]) && (is_empty(of_use) || !is_empty(state.animals_in_hand[seat]));
}

/// What holds of every state of every game.
template <class D>
typename D::Bool invariant(const Board<D>& board, const State<D>& state) {
  const Renders<D> rule{clause::badge_follows_chicken_card, clause::chicken_stays_between};
  using Num = typename D::Num;
  const auto is_seat = [&](Num seat) { return Num(0) <= seat && seat < board.players; };
  typename D::Bool right = stacks_shrink_upwards<D>(board, state) && arrivals_are_numbered<D>(board, state) &&
                           specials_are_conserved<D>(state) && Num(1) <= state.chicken &&
                           state.chicken <= board.length && is_seat(state.badge) && is_seat(state.holder) &&
                           is_seat(state.turn) && (state.in_round || state.badge == state.holder);
  for (std::size_t seat = 0; seat < seats; ++seat) {
    auto plays = numbered<D>(seat) < board.players;
    for (const auto& space : state.space) right = right && (plays || space[seat] == Num(0));
    right = right && cards_are_complete<D>(board, state, seat) && animal_cards_are_of_use<D>(board, state, seat);
  }
  return right;
}

}  // namespace rulecheck::the_bremens
