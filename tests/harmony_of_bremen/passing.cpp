// "Tuning", step 1: cards that are passed one after another, and what the prohibition to pass one on is for.
#include "model/harmony_of_bremen/passing.hpp"

#include <algorithm>

#include "model/harmony_of_bremen/tuning.hpp"
#include "properties/core/check.hpp"
#include "tests/harmony_of_bremen/tables.hpp"

namespace rulecheck::harmony_of_bremen {
namespace {

/// Passing on: what was received is taken up at once, as if nothing forbade it.
template <class D>
Passing<D> passed_and_taken_up(const Passing<D>& passing, std::size_t seat, int number) {
  Passing<D> next = pass<D>(passing, seat, Given<D>::num(number));
  next.hand = take_up<D>(next);
  for (auto& card : next.received) card = Given<D>::num(no_card);
  return next;
}

}  // namespace

/// Establishes a finding.
EXHAUSTIVE(HarmonyOfBremenPassing, OneAfterAnotherComesToTheSameHands, clause::pass_one_left, clause::no_passing_on,
           clause::always_to_the_left) {
  // Two cards in each hand, all four seats in any order.
  const auto state = played<D>(agreement_of<D>(true), orderly_round<D>(8, 0), true);
  const Hands hands = hands_in<D>(state.hand);
  std::array<std::size_t, 4> order{0, 1, 2, 3};
  do {
    for (unsigned choice = 0; choice < 16; ++choice) {
      Numbers cards{};
      for (std::size_t seat = 0; seat < 4; ++seat) cards.at(seat) = hands.at(seat).at((choice >> seat) % 2);
      auto passing = begin_passing<D>(state.hand);
      for (const std::size_t seat : order) {
        const auto card = Given<D>::num(cards.at(seat));
        trial.expect(!known(passes_on<D>(passing, seat, card)) &&
                         !known(passes_a_foreign_card<D>(passing, seat, card)) &&
                         !known(passes_a_second_card<D>(passing, seat)),
                     "a card in hand to be passed");
        passing = pass<D>(passing, seat, card);
        trial.expect(known(passes_a_second_card<D>(passing, seat)), "one card to be passed");
      }
      Hands expected = hands;
      for (std::size_t seat = 0; seat < 4; ++seat) {
        std::erase(expected.at(seat), cards.at(seat));
        expected.at((seat + 1) % 4).push_back(cards.at(seat));
      }
      for (auto& hand : expected) std::ranges::sort(hand);
      trial.next_case();
      trial.expect(hands_in<D>(take_up<D>(passing)) == expected, "every card to be one seat further");
      trial.expect(hands_in<D>(tune<D>(state, given_numbers<D>(cards)).hand) == expected, "the same hands at once");
    }
  } while (std::ranges::next_permutation(order).found);
}

/// Establishes a finding.
EXAMPLE(HarmonyOfBremenPassing, WithoutTheProhibitionACardGoesRoundTheTable, clause::no_passing_on,
        clause::pass_one_left) {
  // Seats 0 to 3 hold 21, 1, 31, 11.
  const auto start = played<D>(agreement_of<D>(true), orderly_round<D>(9, 0), true);
  auto passing = begin_passing<D>(start.hand);
  auto round_the_table = passing;
  for (std::size_t seat = 0; seat < 4; ++seat) {
    const auto card = Given<D>::num(21);
    trial.expect(known(passes_on<D>(passing, seat, card)) == (seat != 0), "the card to be somebody else's");
    trial.expect(!known(passes_a_foreign_card<D>(passing, seat, card)), "the card to have been received");
    trial.expect(!known(passes_on<D>(round_the_table, seat, card)), "nothing to be noticed where cards are taken up");
    passing = pass<D>(passing, seat, card);
    round_the_table = passed_and_taken_up<D>(round_the_table, seat, 21);
  }
  trial.expect(hands_in<D>(round_the_table.hand) == Hands{{{21}, {1}, {31}, {11}}},
               "the card to be back, and no other to move");
}

EXAMPLE(HarmonyOfBremenPassing, ACardOfTheSameNumberMayBePassed, clause::no_passing_on, clause::pass_on_later) {
  auto passing = begin_passing<D>(given_hands<D>({{{5, 6}, {5, 7}, {8, 9}, {1, 2}}}));
  passing = pass<D>(passing, 0, Given<D>::num(5));
  trial.expect(!known(passes_on<D>(passing, 1, Given<D>::num(5))), "a 5 that was held before");
  passing = pass<D>(passing, 1, Given<D>::num(5));
  trial.expect(known(passes_on<D>(passing, 2, Given<D>::num(5))), "a 5 that was received");
  trial.expect(!known(passes_on<D>(passing, 2, Given<D>::num(6))), "a 6 that was not received");
  trial.expect(known(passes_a_foreign_card<D>(passing, 2, Given<D>::num(6))), "a 6 that is nobody's");
  trial.expect(!known(passes_on<D>(passing, 2, Given<D>::num(9))), "a 9 in hand");
  passing = pass<D>(passing, 2, Given<D>::num(9));
  passing = pass<D>(passing, 3, Given<D>::num(1));
  const auto later = begin_passing<D>(take_up<D>(passing));
  trial.expect(hands_in<D>(later.hand) == Hands{{{1, 6}, {5, 7}, {5, 8}, {2, 9}}}, "cards one seat further");
  for (const auto& [seat, card] : {std::pair{0, 1}, {1, 5}, {2, 5}, {3, 9}}) {
    trial.expect(!known(passes_on<D>(later, static_cast<std::size_t>(seat), Given<D>::num(card))) &&
                     !known(passes_a_foreign_card<D>(later, static_cast<std::size_t>(seat), Given<D>::num(card))),
                 "what was received to be passed on in the next round");
  }
}

}  // namespace rulecheck::harmony_of_bremen
