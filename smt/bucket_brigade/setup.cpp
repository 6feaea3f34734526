// "Game Preparation": who deals when, how many cards everybody gets, who begins.
#include "model/bucket_brigade/setup.hpp"

#include "model/bucket_brigade/log.hpp"
#include "smt/bucket_brigade/state.hpp"
#include "smt/core/free_counts.hpp"

namespace rulecheck::bucket_brigade {
namespace {

template <class D, int players>
void game_begins(Proof& proof) {
  const SymNum first = any_num("first");
  const auto state = read_in<book::Table<players>>(begin<D, players>(typename D::Num(first)));
  SymBool nothing = !state.in_heat && is_empty(state.played) && is_empty(state.discards);
  for (const SymSet& hand : state.hand) nothing = nothing && is_empty(hand);
  for (const auto& heat : state.result) {
    for (const SymNum& result : heat) nothing = nothing && result == SymNum(0);
  }
  proof.claim(book::with<players>("the first heat is dealt by the oldest"),
              state.heat == SymNum(1) && state.dealer == first && state.turn == first);
  proof.claim(book::with<players>("nothing is dealt or recorded"), nothing);
}

/// The state after a deal, from a free one.
template <class D, int players>
book::Table<players> dealt(const book::Table<players>& before, const BySeat<SymSet, players>& hands) {
  return read_in<book::Table<players>>(
      deal<D, players>(read_in<State<D, players>>(before), read_in<BySeat<typename D::Set, players>>(hands)));
}

template <class D, int players>
void heat_begins(Proof& proof) {
  proof.reset();
  const auto before = book::any_state<players>();
  const auto hands = any_sets<players>("dealt");
  const auto state = dealt<D, players>(before, hands);
  SymBool as_dealt = is_empty(state.played) && state.in_heat, kept = state.heat == before.heat;
  SymBool rest(true), at_the_beehives(true);
  for (std::size_t seat = 0; seat < players; ++seat) {
    as_dealt = as_dealt && state.hand[seat] == hands[seat];
    for (std::size_t heat = 0; heat < players; ++heat) {
      kept = kept && state.result[heat][seat] == before.result[heat][seat];
    }
  }
  for (int index = 0; index < 64; ++index) {
    SymBool in_a_hand(false);
    for (const SymSet& hand : hands) in_a_hand = in_a_hand || book::has_element(hand, index);
    const SymBool exists(index < 60 && index % 12 <= 10);
    rest = rest && book::has_element(state.discards, index) == (exists && !in_a_hand);
  }
  for (const SymNum& bear : state.space) at_the_beehives = at_the_beehives && bear == SymNum(0);
  proof.claim(book::with<players>("hands as dealt, nothing played"), as_dealt);
  proof.claim(book::with<players>("what is in no hand is discarded"), rest);
  proof.claim(book::with<players>("all bears are at the beehives"), at_the_beehives);
  proof.claim(book::with<players>("heat, dealer and results stay"), kept && state.dealer == before.dealer);
  proof.assume(book::is_seat<players>(before.dealer));
  proof.claim(book::with<players>("the dealer's left neighbour begins"),
              state.turn == book::left_of<players>(before.dealer));
}

/// Hands of cards that are apart, with their sizes free.
template <int players>
struct FreeHands {
  FreeCounts sizes;
  BySeat<SymSet, players> hands = any_sets<players>("dealt");
  SymSet all;

  explicit FreeHands(Proof& proof) {
    proof.reset();
    for (const SymSet& hand : hands) {
      proof.assume(!overlaps(all, hand) && contains(SymSet(book::deck), hand) && sizes_add_up(all, hand));
      all = all | hand;
    }
    proof.assume(sizes_subtract(SymSet(book::deck), all) && contains(SymSet(book::deck), all));
  }
};

template <class D, int players>
void hands_and_discards_have_their_sizes(Proof& proof) {
  const FreeHands<players> free(proof);
  const auto state = dealt<D, players>(book::any_state<players>(), free.hands);
  SymBool as_many(true);
  for (const SymSet& hand : free.hands) as_many = as_many && count(hand) == SymNum(book::dealt_each<players>);
  proof.assume(same_size(state.discards, SymSet(book::deck) - free.all) && free.sizes.in_range());
  proof.claim(book::with<players>("hands of the right size leave the right number of discards"),
              implies(as_many, count(state.discards) == SymNum(book::discards<players>)));
  SymBool even(true);
  for (const SymSet& hand : free.hands) even = even && count(hand) == count(free.hands[0]);
  proof.claim(book::with<players>("even hands and the right number of discards are hands of the right size"),
              implies(even && count(state.discards) == SymNum(book::discards<players>), as_many));
}

template <class D, int players>
void wrong_deals(Proof& proof) {
  proof.reset();
  const FreeCounts sizes;
  const auto hands = any_sets<players>("dealt");
  const SymSet discards = any_set("discards");
  SymBool right(true);
  for (const SymSet& hand : hands) right = right && count(hand) == SymNum(book::dealt_each<players>);
  proof.claim(book::with<players>("some hand has another size"),
              plain(deals_a_wrong_hand<D, players>(read_in<BySeat<typename D::Set, players>>(hands))) == !right);
  proof.claim(book::with<players>("another number is discarded"),
              plain(discards_a_wrong_number<D, players>(typename D::Set(discards))) ==
                  !(count(discards) == SymNum(book::discards<players>)));
}

template <class D, int players>
void wrong_dealers(Proof& proof) {
  proof.reset();
  const auto state = book::any_state<players>();
  const SymNum seat = any_num("seat");
  proof.assume(SymNum(1) <= state.heat && state.heat <= SymNum(players + 1));
  const auto broken = judge_dealer<D, players>(read_in<State<D, players>>(state), typename D::Num(seat));
  const SymBool other = !(seat == state.dealer), first = state.heat == SymNum(1);
  proof.claim(book::with<players>("all heats have been played"),
              plain(broken.game_is_over) == (state.heat == SymNum(players + 1)));
  proof.claim(book::with<players>("a heat is going on"), plain(broken.during_a_heat) == state.in_heat);
  proof.claim(book::with<players>("not the oldest"), plain(broken.wrong_first_dealer) == (first && other));
  proof.claim(book::with<players>("not the next dealer"), plain(broken.wrong_later_dealer) == (!first && other));
}

/// A whole game as far as dealers go: the rules deal and end one heat after the other, whatever happens in them.
template <class D, int players>
void everybody_deals_and_begins(Proof& proof) {
  proof.reset();
  const FreeCounts sizes;
  const SymNum first = any_num("first");
  proof.assume(book::is_seat<players>(first));
  const auto agreement = read_in<Agreement<D>>(book::any_agreement());
  auto game = begin<D, players>(typename D::Num(first));
  BySeat<SymNum, players> deals, begins;
  SymNum expected = first;
  for (int heat = 1; heat <= players; ++heat) {
    game = deal<D, players>(game, read_in<BySeat<typename D::Set, players>>(any_sets<players>("dealt")));
    for (std::size_t seat = 0; seat < players; ++seat) {
      const SymNum number = book::seat_number(seat);
      deals[seat] = deals[seat] + select(plain(game.dealer) == number, SymNum(1), SymNum(0));
      begins[seat] = begins[seat] + select(plain(game.turn) == number, SymNum(1), SymNum(0));
    }
    proof.claim(book::with<players>("heat " + std::to_string(heat) + " is dealt by the next in turn"),
                plain(game.dealer) == expected && plain(game.turn) == book::left_of<players>(expected) &&
                    plain(game.heat) == SymNum(heat) && !plain(is_over<D, players>(game)));
    expected = book::left_of<players>(expected);
    finish_heat<D, players>(game, agreement);
  }
  SymBool once(true);
  for (std::size_t seat = 0; seat < players; ++seat)
    once = once && deals[seat] == SymNum(1) && begins[seat] == SymNum(1);
  proof.claim(book::with<players>("each deals once and begins once"), once);
  proof.claim(book::with<players>("then the game is over"), plain(is_over<D, players>(game)));
}

}  // namespace

PROOF(BucketBrigadeSetup, TheOldestDealsTheFirstHeat, clause::first_dealer) {
  game_begins<D, 3>(proof);
  game_begins<D, 4>(proof);
  game_begins<D, 5>(proof);
}

PROOF(BucketBrigadeSetup, AHeatBeginsAsItWasDealt, clause::bears_start_at_the_beehives, clause::discard_from_this_heat,
      clause::deal_the_rest_evenly, clause::begin_left_of_the_dealer, clause::fifty_five_cards) {
  heat_begins<D, 3>(proof);
  heat_begins<D, 4>(proof);
  heat_begins<D, 5>(proof);
}

PROOF(BucketBrigadeSetup, FifteenThirteenOrElevenCardsEachAndTheRestIsDiscarded, clause::discard_from_this_heat,
      clause::deal_the_rest_evenly, clause::fifty_five_cards) {
  hands_and_discards_have_their_sizes<D, 3>(proof);
  hands_and_discards_have_their_sizes<D, 4>(proof);
  hands_and_discards_have_their_sizes<D, 5>(proof);
}

PROOF(BucketBrigadeSetup, AnotherNumberOfCardsIsNoticed, clause::discard_from_this_heat, clause::deal_the_rest_evenly) {
  wrong_deals<D, 3>(proof);
  wrong_deals<D, 4>(proof);
  wrong_deals<D, 5>(proof);
}

PROOF(BucketBrigadeSetup, ADealIsJudgedByWhoseItIs, clause::first_dealer, clause::dealer_moves_left,
      clause::as_many_heats_as_players, clause::heat_ends_in_the_cave, clause::add_up_the_heats) {
  wrong_dealers<D, 3>(proof);
  wrong_dealers<D, 4>(proof);
  wrong_dealers<D, 5>(proof);
}

PROOF(BucketBrigadeSetup, EachPlayerDealsOnceAndBeginsOnce, clause::dealer_moves_left, clause::first_dealer,
      clause::as_many_heats_as_players, clause::begin_left_of_the_dealer) {
  everybody_deals_and_begins<D, 3>(proof);
  everybody_deals_and_begins<D, 4>(proof);
  everybody_deals_and_begins<D, 5>(proof);
}

PROOF(BucketBrigadeSetup, WithoutDiscardsOnlyOneFiveElevenOrFiftyFiveGetEvenHands, clause::deal_the_rest_evenly,
      clause::fifty_five_cards) {
  const SymNum takers = any_num("players"), each = any_num("each");
  proof.assume(SymNum(1) <= takers && takers <= SymNum(55) && SymNum(1) <= each && each <= SymNum(55));
  proof.assume(takers * each == plain(count(typename D::Set(all_cards))));
  for (int number : {1, 5, 11, 55}) {
    proof.possible("even for " + std::to_string(number), takers == SymNum(number));
  }
  proof.claim("for no other number",
              takers == SymNum(1) || takers == SymNum(5) || takers == SymNum(11) || takers == SymNum(55));
}

}  // namespace rulecheck::bucket_brigade
