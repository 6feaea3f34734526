// "Game Setup": dealing around the circle, when it is done again, and who leads round 1.
#include "model/bremen/setup.hpp"

#include "smt/bremen/state.hpp"
#include "smt/core/free_counts.hpp"

namespace rulecheck::bremen {
namespace {

/// The circle as free sets.
template <int players>
Circle<Symbolic, players> any_circle() {
  Circle<Symbolic, players> circle;
  for (std::size_t place = 0; place < circle.size(); ++place) circle[place] = any_set("circle" + std::to_string(place));
  return circle;
}

template <class D, int players>
Deal<Symbolic, players> taken(const Circle<Symbolic, players>& circle, const SymNum& first_taker) {
  return book::terms(take_around<D, players>(book::each<typename D::Set>(circle), typename D::Num(first_taker)));
}

template <class D, int players>
void pieces_go_round(Proof& proof) {
  const auto circle = any_circle<players>();
  for (std::size_t first = 0; first < players; ++first) {
    const auto deal = taken<D, players>(circle, book::seat_number(first));
    SymBool as_told(true);
    for (std::size_t seat = 0; seat < players; ++seat) {
      SymSet expected;
      for (std::size_t place = 0; place < 13 * players; ++place) {
        if ((first + place) % players == seat) expected = expected | circle[place];
      }
      as_told = as_told && deal.hand[seat] == expected;
    }
    const SymSet left_over = players == 3 ? circle[39] : SymSet();
    proof.claim(book::with<players>("seat " + std::to_string(first) + " takes first"),
                as_told && deal.center == left_over);
  }
}

/// Pieces that two hands (or a hand and the center) take from different places of the circle stay apart.
template <int players>
void hands_are_apart(Proof& proof, const std::vector<std::vector<SymSet>>& taken_pieces,
                     const std::vector<SymSet>& places) {
  for (std::size_t one = 0; one < places.size(); ++one) {
    for (std::size_t other = 0; other < one; ++other) {
      proof.reset();
      for (const SymSet& piece : taken_pieces[one]) {
        for (const SymSet& another : taken_pieces[other]) proof.assume(!overlaps(piece, another));
      }
      proof.claim(book::with<players>("places " + std::to_string(other) + " and " + std::to_string(one) + " are apart"),
                  !overlaps(places[one], places[other]));
    }
  }
  proof.reset();
}

/// Who takes first changes nothing but who has which hand.
template <class D, int players>
void hands_move_round_with_the_first_taker(Proof& proof, const Circle<Symbolic, players>& circle) {
  const auto deal = taken<D, players>(circle, SymNum(0));
  for (std::size_t first = 1; first < players; ++first) {
    const auto moved = taken<D, players>(circle, book::seat_number(first));
    SymBool same = moved.center == deal.center;
    for (std::size_t seat = 0; seat < players; ++seat) {
      same = same && moved.hand[book::clockwise<players>(seat, first)] == deal.hand[seat];
    }
    proof.claim(book::with<players>("seat " + std::to_string(first) + " takes first: the same hands moved round"),
                same);
  }
}

template <class D, int players>
void deal_is_complete(Proof& proof) {
  proof.reset();
  const auto circle = any_circle<players>();
  const auto deal = taken<D, players>(circle, SymNum(0));
  const auto places = book::places(deal);
  hands_move_round_with_the_first_taker<D, players>(proof, circle);
  // By place after the deal (hands by seat, then the center): the pieces that were taken to it.
  std::vector<std::vector<SymSet>> taken_pieces(places.size());
  SymSet laid_out, together;
  for (std::size_t place = 0; place < circle.size(); ++place) {
    const bool left_over = place >= 13 * players;
    taken_pieces[left_over ? players : place % players].push_back(circle[place]);
    laid_out = laid_out | circle[place];
  }
  hands_are_apart<players>(proof, taken_pieces, places);
  for (const SymSet& place : places) together = together | place;
  proof.claim(book::with<players>("no piece is lost"), together == laid_out);

  const FreeCounts sizes;
  SymBool thirteen_each = count(deal.center) == SymNum(players == 3 ? 1 : 0);
  for (std::size_t seat = 0; seat < players; ++seat) {
    SymSet hand;
    for (const SymSet& piece : taken_pieces[seat]) {
      proof.assume(count(piece) == SymNum(1) && !overlaps(hand, piece));
      proof.assume(sizes_add_up(hand, piece));
      hand = hand | piece;
    }
    thirteen_each = thirteen_each && count(deal.hand[seat]) == SymNum(13);
  }
  if constexpr (players == 3) proof.assume(count(circle[39]) == SymNum(1));
  proof.claim(book::with<players>("13 pieces each"), thirteen_each);
}

template <class D, int players>
void wrong_deals(Proof& proof) {
  using Set = typename D::Set;
  const SymSet laid_out = any_set("laid_out");
  SymBool differs(false);
  for (int index = 0; index < 64; ++index) {
    const int number = index % 16;
    const SymBool used(book::lowest_number<players> <= number && number <= 13);
    differs = differs || !(book::has_element(laid_out, index) == used);
  }
  proof.claim(book::with<players>("a piece in use is missing or another one is there"),
              plain(uses_wrong_pieces<D, players>(Set(laid_out))) == differs);

  const auto stated = book::any_deal<players>("stated"), given = book::any_deal<players>("given");
  const auto stated_read = book::read_in<D>(stated), given_read = book::read_in<D>(given);
  SymBool hands_differ(false), center_differs(false), wrong_size(false);
  SymSet together;
  for (int index = 0; index < 64; ++index) {
    for (std::size_t seat = 0; seat < players; ++seat) {
      hands_differ = hands_differ || book::differ_at(stated.hand[seat], given.hand[seat], index);
    }
    center_differs = center_differs || book::differ_at(stated.center, given.center, index);
  }
  for (const SymSet& hand : stated.hand) {
    wrong_size = wrong_size || !(count(hand) == SymNum(13));
    together = together | hand;
  }
  proof.claim(book::with<players>("some hand has another piece than the circle gives"),
              plain(differs_in_hands<D, players>(stated_read, given_read)) == hands_differ);
  proof.claim(book::with<players>("the center has another piece than the circle leaves"),
              plain(differs_in_center<D, players>(stated_read, given_read)) == center_differs);
  proof.claim(book::with<players>("some hand has not 13 pieces"),
              plain(has_wrong_hand_size<D, players>(stated_read)) == wrong_size);
  proof.claim(book::with<players>("what was dealt is in a hand or the center"),
              plain(dealt_pieces<D, players>(stated_read)) == (together | stated.center));
}

template <class D, int players>
void redeal_is_at_eight(Proof& proof) {
  const auto deal = book::any_deal<players>();
  SymBool eight(false);
  for (const SymSet& hand : deal.hand) eight = eight || SymNum(8) <= book::how_many(hand, book::chicken, 1, 13);
  proof.claim(book::with<players>("redealt exactly if some hand has eight chickens"),
              plain(must_redeal<D, players>(book::read_in<D>(deal))) == eight);
}

/// Whether this hand alone makes all pieces be dealt again.
template <class D, int players>
SymBool demands_redeal(const SymSet& hand, std::size_t seat) {
  Deal<Symbolic, players> deal;
  deal.hand[seat] = hand;
  return plain(must_redeal<D, players>(book::read_in<D>(deal)));
}

template <class D, int players>
void one_redeal_at_most(Proof& proof) {
  proof.reset();
  const SymSet one = any_set("one"), other = any_set("other");
  proof.assume(!overlaps(one, other));
  for (std::size_t seat = 0; seat < players; ++seat) {
    for (std::size_t next = 0; next < seat; ++next) {
      proof.claim(book::with<players>("not seats " + std::to_string(next) + " and " + std::to_string(seat)),
                  !(demands_redeal<D, players>(one, seat) && demands_redeal<D, players>(other, next)));
    }
  }
  proof.possible(book::with<players>("one hand can"), demands_redeal<D, players>(one, 0));
}

template <class D, int players>
void first_leader_is_the_holder(Proof& proof) {
  proof.reset();
  const auto deal = book::any_deal<players>();
  proof.assume(book::partition<players>(book::places(deal)));
  proof.assume(players == 3 ? book::is_one(deal.center) : is_empty(deal.center));
  const SymNum leader = plain(first_leader<D, players>(book::read_in<D>(deal)));
  proof.claim(book::with<players>("a seat leads"), book::is_seat<players>(leader));
  for (std::size_t seat = 0; seat < players; ++seat) {
    const SymSet& hand = deal.hand[seat];
    SymBool holds_it = book::has(hand, book::donkey, 1);
    if constexpr (players == 3) {
      const SymBool in_center = book::has(deal.center, book::donkey, 4);
      holds_it = (in_center && book::has(hand, book::donkey, 5)) || (!in_center && book::has(hand, book::donkey, 4));
    }
    proof.claim(book::with<players>("seat " + std::to_string(seat) + " leads if it holds the donkey, else not"),
                (leader == book::seat_number(seat)) == holds_it);
  }
  if constexpr (players == 3) {
    proof.possible("3 players: Donkey 4 in the center", book::has(deal.center, book::donkey, 4));
  }
}

template <class D, int players>
void game_begins_well_formed(Proof& proof) {
  proof.reset();
  const FreeCounts sizes;
  const auto deal = book::any_deal<players>();
  const SymNum leader = plain(first_leader<D, players>(book::read_in<D>(deal)));
  const auto state = book::terms(begin<D, players>(book::read_in<D>(deal)));
  proof.assume(book::complete<players>(deal));
  // Claimed above of every deal.
  proof.assume(book::is_seat<players>(leader));
  proof.claim(book::with<players>("well-formed"), book::well_formed<players>(state));
  SymBool as_dealt = state.center == deal.center && is_empty(state.face_down) && state.round == SymNum(1) &&
                     state.leader == leader && state.turn == leader;
  for (std::size_t seat = 0; seat < players; ++seat) {
    as_dealt =
        as_dealt && state.hand[seat] == deal.hand[seat] && is_empty(state.table[seat]) && state.won[seat] == SymNum(0);
  }
  proof.claim(book::with<players>("hands as dealt, nothing played or won"), as_dealt);
}

}  // namespace

PROOF(BremenSetup, ThePiecesOfTheCircleGoRoundTheSeats, clause::take_clockwise, clause::take_the_next_piece,
      clause::center_piece) {
  pieces_go_round<D, 3>(proof);
  pieces_go_round<D, 4>(proof);
}

PROOF(BremenSetup, EveryDealGivesThirteenPiecesToEachAndLosesNone, clause::take_the_next_piece, clause::center_piece,
      clause::pieces, clause::forty_pieces_for_three, clause::all_pieces_for_four) {
  deal_is_complete<D, 3>(proof);
  deal_is_complete<D, 4>(proof);
}

PROOF(BremenSetup, AStatedDealIsWrongExactlyWhereItDiffers, clause::forty_pieces_for_three, clause::all_pieces_for_four,
      clause::take_the_next_piece, clause::center_piece) {
  wrong_deals<D, 3>(proof);
  wrong_deals<D, 4>(proof);
}

PROOF(BremenSetup, EightChickensInOneHandAreRedealtAndNoFewer, clause::redeal_at_eight_chickens,
      clause::redeal_until_fewer) {
  redeal_is_at_eight<D, 3>(proof);
  redeal_is_at_eight<D, 4>(proof);
}

PROOF(BremenSetup, AtMostOneHandHasEightChickens, clause::redeal_at_eight_chickens) {
  one_redeal_at_most<D, 3>(proof);
  one_redeal_at_most<D, 4>(proof);
}

PROOF(BremenSetup, ExactlyOnePlayerLeadsRoundOneAndHoldsTheDonkey, clause::first_leader_three_players,
      clause::first_leader_four_players) {
  first_leader_is_the_holder<D, 3>(proof);
  first_leader_is_the_holder<D, 4>(proof);
}

PROOF(BremenSetup, TheGameBeginsAsItWasDealt, clause::take_the_next_piece, clause::first_leader_three_players,
      clause::first_leader_four_players) {
  game_begins_well_formed<D, 3>(proof);
  game_begins_well_formed<D, 4>(proof);
}

}  // namespace rulecheck::bremen
