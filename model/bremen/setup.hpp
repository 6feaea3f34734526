// Bremen, "Game Setup": which pieces are used, how the circle is dealt, when a deal is redealt, who leads round 1.
#pragma once
#include "model/bremen/pieces.hpp"

namespace rulecheck::bremen {

/// One entry per seat.
template <class T, int players>
using BySeat = std::array<T, static_cast<std::size_t>(players)>;

/// Pieces in the circle: 40 with 3 players, 52 with 4.
template <int players>
inline constexpr std::size_t circle_size = players == 3 ? 40 : 52;

/// The seat to the left of this one.
template <class D, int players>
typename D::Num left_neighbour(typename D::Num seat) {
  using Num = typename D::Num;
  return select(seat == Num(players - 1), Num(0), seat + Num(1));
}

/// What the players hold once the circle is empty.
template <class D, int players>
struct Deal {
  using Set = typename D::Set;
  BySeat<Set, players> hand;  ///< by seat
  Set center;                 ///< 3 players: the piece left over; 4 players: nothing
  static constexpr auto fields = std::tuple{&Deal::hand, &Deal::center};
};

/// The pieces of the circle, clockwise from the one that is taken first; each entry is a single piece.
template <class D, int players>
using Circle = std::array<typename D::Set, circle_size<players>>;

/// What everybody holds after taking turns around the circle.
/// @param first_taker seat, 0 to players − 1
template <class D, int players>
Deal<D, players> take_around(const Circle<D, players>& circle, typename D::Num first_taker) {
  const Renders<D> rule{clause::take_clockwise, clause::take_the_next_piece, clause::center_piece};
  Deal<D, players> deal;
  auto taker = first_taker;
  for (int taken = 0; taken < hand_size * players; ++taken) {
    // BRE-13, BRE-15: the next player to the left takes the next piece clockwise, until everybody has 13.
    put(deal.hand, taker, at(deal.hand, taker) | circle[static_cast<std::size_t>(taken)]);
    taker = left_neighbour<D, players>(taker);
  }
  // BRE-16: with 3 players one piece is left over.
  if constexpr (players == 3) deal.center = circle.back();
  return deal;
}

/// Everything that was dealt.
template <class D, int players>
typename D::Set dealt_pieces(const Deal<D, players>& deal) {
  typename D::Set all = deal.center;
  for (const auto& hand : deal.hand) all = all | hand;
  return all;
}

/// Whether pieces are missing or do not belong into the game. Pieces are known to be distinct.
template <class D, int players>
typename D::Bool uses_wrong_pieces(typename D::Set laid_out) {
  const Renders<D> rule{players == 3 ? clause::forty_pieces_for_three : clause::all_pieces_for_four};
  return laid_out != typename D::Set(pieces_in_use<players>);  // BRE-10, BRE-11
}

/// Whether a hand has not the size that every hand gets.
template <class D, int players>
typename D::Bool has_wrong_hand_size(const Deal<D, players>& deal) {
  const Renders<D> rule{clause::take_the_next_piece};
  typename D::Bool wrong(false);
  for (const auto& hand : deal.hand) wrong = wrong || count(hand) != typename D::Num(hand_size);  // BRE-15
  return wrong;
}

/// Whether a stated hand is not the one that the circle gives; the order within a hand is free.
template <class D, int players>
typename D::Bool differs_in_hands(const Deal<D, players>& stated, const Deal<D, players>& from_circle) {
  const Renders<D> rule{clause::take_the_next_piece};
  typename D::Bool differs(false);
  for (std::size_t seat = 0; seat < players; ++seat)
    differs = differs || stated.hand[seat] != from_circle.hand[seat];  // BRE-15
  return differs;
}

/// Whether a stated center piece is not the one that the circle leaves over.
template <class D, int players>
typename D::Bool differs_in_center(const Deal<D, players>& stated, const Deal<D, players>& from_circle) {
  const Renders<D> rule{clause::center_piece};
  return stated.center != from_circle.center;  // BRE-16
}

/// Whether the deal has to be repeated.
template <class D, int players>
typename D::Bool must_redeal(const Deal<D, players>& deal) {
  const Renders<D> rule{clause::redeal_at_eight_chickens, clause::redeal_until_fewer};
  using Num = typename D::Num;
  typename D::Bool redeal(false);
  // BRE-18, BRE-19: eight or more chickens in one hand; a chicken in the center is in nobody's hand.
  for (const auto& hand : deal.hand) redeal = redeal || Num(8) <= count(hand & typename D::Set(chickens));
  return redeal;
}

/// The seat whose hand has this piece; the last seat if no other has it.
template <class D, int players>
typename D::Num holder(const BySeat<typename D::Set, players>& hand, typename D::Set single) {
  using Num = typename D::Num;
  Num seat(players - 1);
  for (int other = players - 2; other >= 0; --other) {
    const typename D::Bool elsewhere = is_empty(hand[static_cast<std::size_t>(other)] & single);
    seat = select(elsewhere, seat, Num(other));
  }
  return seat;
}

/// The seat that leads round 1.
template <class D, int players>
typename D::Num first_leader(const Deal<D, players>& deal) {
  using Set = typename D::Set;
  if constexpr (players == 3) {
    const Renders<D> rule{clause::first_leader_three_players};
    // BRE-20: Donkey 4, or Donkey 5 where Donkey 4 lies in the center.
    Set donkey_four(piece(Animal::donkey, 4)), donkey_five(piece(Animal::donkey, 5));
    return holder<D, players>(deal.hand, select(deal.center == donkey_four, donkey_five, donkey_four));
  } else {
    const Renders<D> rule{clause::first_leader_four_players};
    return holder<D, players>(deal.hand, Set(piece(Animal::donkey, 1)));  // BRE-21
  }
}

}  // namespace rulecheck::bremen
