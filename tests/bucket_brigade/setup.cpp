// "Game Preparation": what is discarded and dealt, who deals and who begins, and which numbers of players come out
// even.
#include "model/bucket_brigade/setup.hpp"

#include "properties/core/check.hpp"
#include "tests/bucket_brigade/hands.hpp"
#include "tests/bucket_brigade/trace_text.hpp"

namespace rulecheck::bucket_brigade {
namespace {

/// Expects a heat to begin with so many discards and cards in each hand.
template <class D, int players>
void expect_numbers(Trial& trial, int discards, int in_hand) {
  const auto hands = hands_in_order<D, players>(discards);
  trial.expect(!known(deals_a_wrong_hand<D, players>(hands)), "hands of the right size");
  for (int first = 0; first < players; ++first) {
    const auto begun = begin<D, players>(Given<D>::num(first));
    trial.expect(known(begun.heat) == 1 && known(begun.dealer) == first && !known(begun.in_heat),
                 "the oldest player to deal the first heat");
    const auto dealt = deal<D, players>(begun, hands);
    trial.expect(known(dealt.turn) == (first + 1) % players, "the dealer's left neighbour to begin");
    trial.expect(std::popcount(known(dealt.discards)) == discards, "the discards to be what is left");
    trial.expect(known(dealt.played) == 0, "nothing to be played yet");
    trial.expect(known(dealt.in_heat), "the heat to have begun");
    for (const auto& space : dealt.space) trial.expect(known(space) == 0, "every bear to stand at the beehives");
    CardSet all = known(dealt.discards);
    for (const auto& hand : dealt.hand) {
      trial.expect(std::popcount(known(hand)) == in_hand && (known(hand) & all) == 0, "distinct cards in each hand");
      all |= known(hand);
    }
    trial.expect(std::popcount(all) == 55, "55 cards altogether");
  }
  for (int number = 0; number <= 12; ++number) {
    CardSet some = 0;
    for (CardSet rest = all_cards; std::popcount(some) < number; rest &= rest - 1) some |= rest & (~rest + 1);
    trial.expect(known(discards_a_wrong_number<D, players>(Given<D>::set(some))) == (number != discards),
                 "exactly one number of discards to be right");
  }
}

}  // namespace

EXAMPLE(BucketBrigadeSetup, SixWalkCardsAndFiveRunCardsOfFourBearsAndOfTheJokers, clause::fifty_five_cards,
        clause::four_bears) {
  trial.expect(bears.size() == 4, "four bears");
  CardSet all = 0;
  for (int suit = 0; suit < 5; ++suit) {
    trial.expect(std::popcount(walks_of(suit)) == 6 && std::popcount(runs_of(suit)) == 5, "six and five cards");
    trial.expect((walks_of(suit) & runs_of(suit)) == 0 && (all & (walks_of(suit) | runs_of(suit))) == 0,
                 "every card to belong to one suit");
    for (CardSet rest = walks_of(suit) | runs_of(suit); rest != 0; rest &= rest - 1) {
      const CardSet single = rest & (~rest + 1);
      const auto card = Given<D>::set(single);
      trial.expect(known(is_joker<D>(card)) == (suit == 4), "the fifth suit to be the jokers");
      trial.expect(known(is_run<D>(card)) == ((single & runs_of(suit)) != 0), "run-cards to be told from walk-cards");
      if (suit < 4) trial.expect(known(own_bear<D>(card)) == suit, "a card to have the bear of its colour");
    }
    all |= walks_of(suit) | runs_of(suit);
  }
  trial.expect(all == all_cards && std::popcount(all) == 55, "55 cards");
}

EXAMPLE(BucketBrigadeSetup, TenThreeOrNoDiscardsAndFifteenThirteenOrElevenCardsInHand, clause::discard_from_this_heat,
        clause::deal_the_rest_evenly, clause::first_dealer, clause::begin_left_of_the_dealer,
        clause::bears_start_at_the_beehives, clause::fifty_five_cards) {
  expect_numbers<D, 3>(trial, 10, 15);
  expect_numbers<D, 4>(trial, 3, 13);
  expect_numbers<D, 5>(trial, 0, 11);
}

EXAMPLE(BucketBrigadeSetup, AHandWithACardMoreOrLessIsWrong, clause::deal_the_rest_evenly) {
  for (std::size_t seat = 0; seat < 4; ++seat) {
    auto hands = hands_in_order<D, 4>(3);
    const CardSet hand = known(hands[seat]);
    hands[seat] = Given<D>::set(hand & (hand - 1));
    trial.expect(known(deals_a_wrong_hand<D, 4>(hands)), "12 cards to be too few");
    hands[seat] = Given<D>::set(hand | 1U);
    trial.expect(known(deals_a_wrong_hand<D, 4>(hands)), "14 cards to be too many");
  }
}

EXAMPLE(BucketBrigadeSetup, AHeatInProgressIsTakenUpAtItsTurn, clause::begin_left_of_the_dealer, clause::turn_ends,
        clause::dealer_moves_left) {
  const Model<D> model({.players = 4});
  for (int first = 0; first < 4; ++first) {
    for (int finished = 0; finished < 4; ++finished) {
      for (int plays = 0; plays < 8; ++plays) {
        Position position{first, std::vector<std::vector<int>>(static_cast<std::size_t>(finished), {0, 1, 2, 3}), {}};
        HeatEntry heat{{1, 2, 3, 4}, {0, 0, 0, 0}};
        const int beginner = (first + finished + 1) % 4;
        for (int seat = 0; seat < 4; ++seat) {
          const int turns = plays / 4 + ((seat - beginner + 4) % 4 < plays % 4 ? 1 : 0);
          CardSet hand = walks_of(seat) | runs_of(seat);
          for (int played = 0; played < turns; ++played) hand &= hand - 1;
          heat.hands[static_cast<std::size_t>(seat)] = hand;
        }
        position.heat = heat;
        const auto state = model.begin_at(position);
        const int turn = (beginner + plays) % 4;
        for (int seat = 0; seat < 4; ++seat) {
          const Breaches breaches = model.judge(state, PlayEntry{seat, sort_of(seat, true), {}, {}});
          trial.expect(breaches.empty() == (seat == turn), "exactly one seat to be at turn");
        }
        trial.expect(write_position(position) == write_position(model.position(state).value_or(Position{})),
                     "the same position again");
      }
    }
  }
}

/// Establishes a finding.
EXHAUSTIVE(BucketBrigadeSetup, WhichNumbersOfPlayersGetEvenHands, clause::discard_from_this_heat,
           clause::deal_the_rest_evenly) {
  const int cards = std::popcount(all_cards);
  trial.expect(cards == 55, "55 cards");
  for (int players = 2; players <= cards; ++players) {
    // Discards are named for three and for four players.
    const int left = players == 3 ? cards - 10 : players == 4 ? cards - 3 : cards;
    int in_hand = 0;
    for (int dealt = players; dealt <= left; dealt += players) ++in_hand;
    const bool even = in_hand * players == left;
    const bool expected = players == 3 || players == 4 || players == 5 || players == 11 || players == 55;
    trial.next_case();
    trial.expect(even == expected, "even hands with 3, 4, 5, 11 and 55 players only");
  }
  trial.expect(!known(deals_a_wrong_hand<D, 3>(hands_in_order<D, 3>(10))), "15 cards each with three players");
  trial.expect(!known(deals_a_wrong_hand<D, 4>(hands_in_order<D, 4>(3))), "13 cards each with four players");
  trial.expect(!known(deals_a_wrong_hand<D, 5>(hands_in_order<D, 5>(0))), "11 cards each with five players");
}

}  // namespace rulecheck::bucket_brigade
