// Turns as the proofs speak of them: where a bear arrives, when a heat ends, one legal play.
#pragma once
#include "model/bucket_brigade/play.hpp"
#include "smt/bucket_brigade/state.hpp"

namespace rulecheck::bucket_brigade::book {

/// The value of a card: how many spaces it is worth.
inline SymNum steps(const Card& card) { return select(card.is_run(), SymNum(2), SymNum(1)); }
/// A run-card on a bear that has one space left only.
inline SymBool too_far(const Agreed& agreement, const SymNum& position, const Card& card) {
  return card.is_run() && position + SymNum(1) == agreement.board.cave;
}
/// Where a bear arrives from this space, which is before the cave: one or two spaces on, but never behind the cave.
inline SymNum arrives(const Agreed& agreement, const SymNum& position, const Card& card) {
  return select(card.is_walk() || too_far(agreement, position, card), position + SymNum(1), position + SymNum(2));
}

/// A heat goes on, this seat has the turn and plays a card on a bear; everything else is free.
template <class D, int players>
struct Turn {
  Agreed agreement = any_agreement();
  Table<players> before = any_state<players>(), after;
  std::size_t turn;
  Card card = any_card("card");
  SymNum bear, position, arrival;

  /// @param moved the bear; any if it is not given
  explicit Turn(std::size_t seat, const SymNum& moved = any_num("bear")) : turn(seat), bear(moved) {
    before.turn = seat_number(seat);
    before.in_heat = SymBool(true);
    position = at(before.space, bear);
    arrival = arrives(agreement, position, card);
    after =
        read_in<Table<players>>(step<D, players>(read_in<Agreement<D>>(agreement), read_in<State<D, players>>(before),
                                                 typename D::Set(card.set), typename D::Num(bear)));
  }
  /// What is assumed of every play: the card is in hand and moves the bear, the rest is in range.
  SymBool legal() const {
    const SymBool moves = is_bear(bear) && (card.is_joker() || bear == card.suit);
    const SymBool fits = !(agreement.readings.overrun_forbidden && too_far(agreement, position, card));
    return card.in_game && contains(before.hand[turn], card.set) && moves && fits && is_board(agreement.board) &&
           on_their_way(agreement.board, before.space) && SymNum(1) <= before.heat && before.heat <= SymNum(players) &&
           is_seat<players>(before.dealer);
  }
  SymBool ends() const { return arrival == agreement.board.cave; }
};

/// What the cards left after a turn are worth, by seat, and any numbers for it, points0 and so on: what is claimed of a
/// turn with these in its place (with_parts) holds whatever cards are worth; see BucketBrigadeScore for that.
template <class D, int players>
std::vector<std::pair<SymNum, SymNum>> any_points(const Turn<D, players>& turn) {
  const auto agreement = read_in<Agreement<D>>(turn.agreement);
  auto left = read_in<State<D, players>>(turn.before);
  advance<D, players>(left, agreement.board, typename D::Set(turn.card.set), typename D::Num(turn.bear));
  const auto points = any_nums<players>("points");
  std::vector<std::pair<SymNum, SymNum>> parts;
  for (std::size_t holder = 0; holder < players; ++holder) {
    parts.emplace_back(plain(card_points<D>(agreement, left.hand[holder], left.space)), points[holder]);
  }
  return parts;
}

template <int players, class Body>
void for_each_seat(Body&& body) {
  for (std::size_t seat = 0; seat < players; ++seat) body(seat);
}

}  // namespace rulecheck::bucket_brigade::book
