// "Ensemble": what is declared, which numbers succeed, and where the cards go.
#include "model/harmony_of_bremen/ensemble.hpp"

#include <algorithm>

#include "properties/core/check.hpp"
#include "tests/harmony_of_bremen/tables.hpp"

namespace rulecheck::harmony_of_bremen {

EXAMPLE(HarmonyOfBremenEnsemble, TheLeaderAloneDeclaresAndHoldsTheNumber, clause::leader_declares) {
  for (int leader = 0; leader < 4; ++leader) {
    const auto state = orderly_round<D>(4, 1, leader);
    for (int seat = 0; seat < 4; ++seat) {
      trial.expect(known(declares_without_leading<D>(state, Given<D>::num(seat))) == (seat != leader),
                   "nobody else to declare");
    }
    // Seven cards: 10 times the role and up.
    const int lowest = 10 * seated_roles.at(static_cast<std::size_t>(leader));
    for (int number = 0; number < 40; ++number) {
      const bool held = number >= lowest && number < lowest + 7;
      trial.expect(known(leader_holds<D>(state, Given<D>::num(number))) == held, "the leader's own cards");
      trial.expect(known(declares_what_is_not_held<D>(agreement_of<D>(false), state, Given<D>::num(number))) == !held,
                   "another number to be refused");
      trial.expect(!known(declares_what_is_not_held<D>(agreement_of<D>(false, true), state, Given<D>::num(number))),
                   "no number to be refused where declarations are free");
    }
  }
}

EXAMPLE(HarmonyOfBremenEnsemble, ADeclarationStandsUntilTheCardsArePlayed, clause::leader_declares,
        clause::declaration_stands, clause::leader_plays_the_declared, clause::steps_of_the_ensemble) {
  auto state = orderly_round<D>(2, 0);
  trial.expect(!known(declares_again<D>(state)) && known(plays_undeclared<D>(state)), "a declaration to be due");
  state = declare<D>(state, Given<D>::num(22));
  trial.expect(known(declares_again<D>(state)) && !known(plays_undeclared<D>(state)), "cards to be due");
  trial.expect(known(leader_plays_another<D>(state, given_numbers<D>({21, 22, 30, 10}))), "the leader to be bound");
  trial.expect(!known(leader_plays_another<D>(state, given_numbers<D>({22, 0, 30, 10}))), "the others to be free");
  state = play<D>(agreement_of<D>(false), state, given_numbers<D>({22, 0, 30, 10}));
  trial.expect(!known(state.declared) && known(is_tuning_due<D>(state)), "the tuning to be due");
}

EXAMPLE(HarmonyOfBremenEnsemble, CardsGrowOfOneAssignmentOfAnimalsOutOfTwentyFour, clause::one_of_each_animal,
        clause::judge_the_order, clause::numbers_grow) {
  const Numbers cards{7, 1, 10, 4};
  Numbers roles{0, 1, 2, 3};
  int successes = 0;
  do {
    const auto ordered = in_role_order<D>(given_numbers<D>(roles), given_numbers<D>(cards));
    for (std::size_t seat = 0; seat < 4; ++seat) {
      trial.expect(known(ordered[static_cast<std::size_t>(roles.at(seat))]) == cards.at(seat),
                   "every card to lie where its animal belongs");
    }
    if (known(succeeds<D>(ordered))) {
      ++successes;
      trial.expect(roles == seated_roles, "dog, rooster, donkey, cat");
    }
  } while (std::ranges::next_permutation(roles).found);
  trial.expect(successes == 1, "one assignment to succeed");
}

EXHAUSTIVE(HarmonyOfBremenEnsemble, SuccessFailureAndEqualityOfAllSmallNumbers, clause::rooster_cat_dog_donkey,
           clause::judge_the_order, clause::equal_is_not_growing, clause::numbers_grow,
           clause::example_cat_and_dog_equal) {
  for (int code = 0; code < 625; ++code) {
    const Numbers cards{code / 125, code / 25 % 5, code / 5 % 5, code % 5};
    const std::vector<int> row(cards.begin(), cards.end());
    std::vector<int> distinct = row;
    std::ranges::sort(distinct);
    const bool sorted = distinct == row;
    const auto repeated = std::ranges::unique(distinct);
    const bool equal = !repeated.empty();
    const auto ordered = given_numbers<D>(cards);
    trial.next_case();
    trial.expect(known(succeeds<D>(ordered)) == (sorted && !equal), "growing numbers to succeed");
    trial.expect(known(only_equal_numbers_are_wrong<D>(ordered)) == (sorted && equal), "numbers that never fall");
    for (const bool stated : {false, true}) {
      const auto wrong = judge_statement<D>(ordered, Given<D>::truth(stated));
      const bool lie = stated != (sorted && !equal);
      trial.expect(known(wrong.takes_equal_for_growing) == (lie && sorted && equal), "equal numbers taken for growing");
      trial.expect(known(wrong.otherwise) == (lie && !(sorted && equal)), "another wrong statement");
    }
  }
}

EXAMPLE(HarmonyOfBremenEnsemble, CardsOfASuccessAreDiscardedAndOfAFailureLieBeside, clause::success_is_discarded,
        clause::failure_lies_beside, clause::one_card_from_hand, clause::piles_show_failures) {
  const auto agreement = agreement_of<D>(false);
  const auto before = orderly_round<D>(5, 1);
  trial.expect(known(before.discards) == 12 && known(failures<D>(before)) == 1, "three successes and a failure");
  const auto success = played<D>(agreement, before, true);
  trial.expect(known(success.succeeded) && known(success.discards) == 16, "four discards more");
  const auto failure = played<D>(agreement, before, false);
  trial.expect(!known(failure.succeeded) && known(failure.discards) == 12, "no discard more");
  for (std::size_t seat = 0; seat < 4; ++seat) {
    trial.expect(known(success.pile[seat]) == 1 && known(failure.pile[seat]) == 2, "a card more beside each player");
    for (const auto& state : {success, failure}) {
      trial.expect(known(number_of_cards<D>(state.hand[seat])) == 5, "one of six cards to be gone");
      const auto lowest = Given<D>::num(10 * seated_roles.at(seat));
      trial.expect(!known(holds<D>(state.hand[seat], lowest)), "the card that was played to be gone");
    }
  }
}

EXAMPLE(HarmonyOfBremenEnsemble, WhoPlaysAForeignCardIsNoticed, clause::one_card_from_hand,
        clause::others_choose_freely) {
  const auto state = orderly_round<D>(8, 0);
  const Numbers right{20, 0, 30, 10};
  trial.expect(!known(plays_a_foreign_card<D>(state, given_numbers<D>(right))), "cards in hand");
  for (std::size_t seat = 0; seat < 4; ++seat) {
    for (int card = 0; card < 40; ++card) {
      Numbers cards = right;
      cards.at(seat) = card;
      const bool held = card >= right.at(seat) && card < right.at(seat) + 3;
      trial.expect(known(plays_a_foreign_card<D>(state, given_numbers<D>(cards))) == !held, "three cards in hand");
    }
  }
}

}  // namespace rulecheck::harmony_of_bremen
