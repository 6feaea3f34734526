// What always holds of a game: proved of every state, from the deal on and from play to play.
#include "smt/bucket_brigade/turns.hpp"
#include "smt/core/free_counts.hpp"

namespace rulecheck::bucket_brigade {
namespace {

template <class D, int players>
void invariant_is_well_formed(Proof& proof) {
  const FreeCounts sizes;
  const auto state = book::any_state<players>();
  const auto board = book::any_agreement().board;
  const auto read = read_in<State<D, players>>(state);
  proof.reset();
  SymBool seats_and_heats = book::is_seat<players>(state.dealer) && book::is_seat<players>(state.turn) &&
                            SymNum(1) <= state.heat && state.heat <= SymNum(players + 1) &&
                            implies(state.in_heat, state.heat <= SymNum(players));
  const SymBool conserved = plain(cards_are_conserved<D, players>(read));
  const SymBool on_their_way =
      plain(bears_are_on_their_way<D>(read_in<Board<D>>(board), read_in<ByBear<typename D::Num>>(state.space)));
  const SymBool by_the_rules = plain(results_are_recorded<D, players>(read));
  const SymBool in_turn = plain(hands_are_in_turn<D, players>(read));
  proof.claim(book::with<players>("conserved is a partition"), conserved == book::partition(book::places(state)));
  proof.claim(book::with<players>("no bear is in the cave"), on_their_way == book::on_their_way(board, state.space));
  proof.claim(book::with<players>("the invariant is its parts, within the ranges"),
              plain(invariant<D, players>(read_in<Board<D>>(board), read)) ==
                  (seats_and_heats && by_the_rules && implies(state.in_heat, conserved && in_turn && on_their_way)));
  proof.assume(SymNum(1) <= state.heat && state.heat <= SymNum(players + 1));
  proof.claim(book::with<players>("results to come are 0, the others not negative"),
              by_the_rules == book::results_recorded<players>(state));
}

template <class D, int players>
void hands_in_turn_are_as_told(Proof& proof) {
  proof.reset();
  auto state = book::any_state<players>();
  book::for_each_turn<players>([&](std::size_t dealer, std::size_t turn) {
    const FreeCounts sizes;
    state.dealer = book::seat_number(dealer);
    state.turn = book::seat_number(turn);
    proof.claim(book::at_turn<players>(dealer, turn),
                plain(hands_are_in_turn<D, players>(read_in<State<D, players>>(state))) ==
                    (count(state.discards) == SymNum(book::discards<players>) &&
                     book::hands_in_turn<players>(state, dealer, turn)));
  });
}

/// The state after a deal of hands that are apart.
template <class D, int players>
void deals_are_well_formed(Proof& proof) {
  const FreeCounts sizes;
  const auto before = book::any_state<players>();
  const auto hands = any_sets<players>("dealt");
  const auto after = read_in<book::Table<players>>(
      deal<D, players>(read_in<State<D, players>>(before), read_in<BySeat<typename D::Set, players>>(hands)));
  proof.reset();
  SymSet all;
  for (const SymSet& hand : hands) {
    proof.assume(!overlaps(all, hand) && contains(SymSet(book::deck), hand));
    all = all | hand;
  }
  proof.claim(book::with<players>("each card is in one place"), book::partition(book::places(after)));
  for (const SymSet& hand : hands) proof.assume(count(hand) == SymNum(book::dealt_each<players>));
  for (std::size_t dealer = 0; dealer < players; ++dealer) {
    const std::size_t first = book::clockwise<players>(dealer, 1);
    proof.claim(book::with<players>(book::numbered("everybody has as many cards, dealer", dealer)),
                book::hands_in_turn<players>(after, dealer, first));
  }
}

template <class D, int players>
void plays_conserve_cards(Proof& proof) {
  book::for_each_seat<players>([&](std::size_t seat) {
    const FreeCounts sizes;
    const book::Turn<D, players> turn(seat);
    proof.reset();
    proof.assume(turn.card.in_game && contains(turn.before.hand[seat], turn.card.set));
    proof.assume_invariant(book::partition(book::places(turn.before)));
    proof.claim(book::with<players>(book::numbered("seat", seat)), book::partition(book::places(turn.after)));
  });
}

/// In a heat that goes on, the hands are in turn again, and the discards are as many.
template <class D, int players>
void plays_keep_hands_in_turn(Proof& proof) {
  book::for_each_turn<players>([&](std::size_t dealer, std::size_t seat) {
    const FreeCounts sizes;
    const book::Turn<D, players> turn(seat);
    const std::size_t next = book::clockwise<players>(seat, 1);
    proof.reset();
    proof.assume(turn.legal() && turn.before.dealer == book::seat_number(dealer));
    proof.assume(count(turn.card.set) == SymNum(1) && sizes_subtract(turn.before.hand[seat], turn.card.set));
    proof.assume_invariant(book::hands_in_turn<players>(turn.before, dealer, seat));
    for (std::size_t holder = 0; holder < players; ++holder) {
      const SymSet expected = holder == seat ? turn.before.hand[holder] - turn.card.set : turn.before.hand[holder];
      proof.assume(same_size(turn.after.hand[holder], expected));
    }
    proof.assume(same_size(turn.after.discards, turn.before.discards));
    proof.claim(book::at_turn<players>(dealer, seat),
                implies(!turn.ends(), turn.after.dealer == book::seat_number(dealer) &&
                                          turn.after.turn == book::seat_number(next) &&
                                          count(turn.after.discards) == count(turn.before.discards) &&
                                          book::hands_in_turn<players>(turn.after, dealer, next)));
  });
}

/// So after k plays in a heat everybody has the cards that were dealt but for the turns that were had. Seats are
/// counted from the dealer's here; no rule is read.
template <int players>
void hands_follow_from_the_plays(Proof& proof) {
  for (std::size_t turn = 0; turn < players; ++turn) {
    const FreeCounts sizes;
    const auto state = book::any_state<players>();
    proof.reset();
    SymSet all;
    SymNum sum(0);
    for (const SymSet& place : book::places(state)) {
      proof.assume(sizes_add_up(all, place) && !overlaps(all, place));
      all = all | place;
      sum = sum + count(place);
    }
    proof.assume(same_size(all, SymSet(book::deck)) && all == SymSet(book::deck));
    proof.assume(count(state.discards) == SymNum(book::discards<players>));
    proof.assume_invariant(book::hands_in_turn<players>(state, 0, turn));
    proof.assume(sizes.in_range());
    const SymNum more(static_cast<int>(book::before<players>(0, turn)));
    const SymNum rounds = SymNum(book::dealt_each<players>) - count(state.hand[turn]);
    const std::string name = book::with<players>(book::numbered("turn", turn));
    proof.claim(name + ": hands, pile and discards are 55 cards", sum == SymNum(55));
    proof.claim(name + ": the pile has a card for each turn", count(state.played) == SymNum(players) * rounds + more);
  }
}

template <class D, int players>
void plays_keep_bears_and_seats(Proof& proof) {
  book::for_each_seat<players>([&](std::size_t seat) {
    const FreeCounts sizes;
    const book::Turn<D, players> turn(seat);
    const auto& after = turn.after;
    proof.reset();
    proof.assume(turn.legal());
    const std::string name = book::with<players>(book::numbered("seat", seat));
    proof.claim(name + ": bears of a heat that goes on are on their way",
                implies(after.in_heat, book::on_their_way(turn.agreement.board, after.space)));
    proof.claim(name + ": seats and heats are in range",
                book::is_seat<players>(after.dealer) && book::is_seat<players>(after.turn) && SymNum(1) <= after.heat &&
                    after.heat <= SymNum(players + 1) && implies(after.in_heat, after.heat <= SymNum(players)));
  });
}

}  // namespace

PROOF(BucketBrigadeState, TheInvariantSaysWhatAWellFormedStateIs, clause::fifty_five_cards,
      clause::heat_ends_in_the_cave, clause::record_totals_from_zero, clause::as_many_heats_as_players) {
  invariant_is_well_formed<D, 3>(proof);
  invariant_is_well_formed<D, 4>(proof);
  invariant_is_well_formed<D, 5>(proof);
}

PROOF(BucketBrigadeState, HandsAreInTurnExactlyAsTold, clause::begin_left_of_the_dealer, clause::play_one_card,
      clause::discard_from_this_heat) {
  hands_in_turn_are_as_told<D, 3>(proof);
  hands_in_turn_are_as_told<D, 4>(proof);
  hands_in_turn_are_as_told<D, 5>(proof);
}

PROOF(BucketBrigadeState, EveryDealIsWellFormed, clause::fifty_five_cards, clause::deal_the_rest_evenly,
      clause::discard_from_this_heat) {
  deals_are_well_formed<D, 3>(proof);
  deals_are_well_formed<D, 4>(proof);
  deals_are_well_formed<D, 5>(proof);
}

PROOF(BucketBrigadeState, EveryPlayLeavesEachCardInOnePlace, clause::fifty_five_cards, clause::play_one_card) {
  plays_conserve_cards<D, 3>(proof);
  plays_conserve_cards<D, 4>(proof);
  plays_conserve_cards<D, 5>(proof);
}

PROOF(BucketBrigadeState, EveryPlayLeavesTheHandsInTurn, clause::play_one_card, clause::turn_ends,
      clause::begin_left_of_the_dealer) {
  plays_keep_hands_in_turn<D, 3>(proof);
  plays_keep_hands_in_turn<D, 4>(proof);
  plays_keep_hands_in_turn<D, 5>(proof);
}

LEMMA(BucketBrigadeState, HandsAreWhatWasDealtButForTheTurnsHad) {
  hands_follow_from_the_plays<3>(proof);
  hands_follow_from_the_plays<4>(proof);
  hands_follow_from_the_plays<5>(proof);
}

PROOF(BucketBrigadeState, EveryPlayKeepsBearsSeatsAndHeatsInRange, clause::heat_ends_in_the_cave,
      clause::as_many_heats_as_players) {
  plays_keep_bears_and_seats<D, 3>(proof);
  plays_keep_bears_and_seats<D, 4>(proof);
  plays_keep_bears_and_seats<D, 5>(proof);
}

}  // namespace rulecheck::bucket_brigade
