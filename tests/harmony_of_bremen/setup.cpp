// "Preparing the game": roles, hands, the first leader, and hands that hold equal numbers.
#include "model/harmony_of_bremen/setup.hpp"

#include <algorithm>

#include "properties/core/check.hpp"
#include "tests/harmony_of_bremen/tables.hpp"

namespace rulecheck::harmony_of_bremen {

EXAMPLE(HarmonyOfBremenSetup, TheFirstLeaderAloneShowsTheMorning, clause::random_roles_night_side_up,
        clause::leader_shows_morning, clause::player_and_number_cards) {
  for (int leader = 0; leader < 4; ++leader) {
    const auto state = given_start<D>(seated_roles, orderly_hands(10), leader);
    std::array<bool, 4> expected{};
    expected.at(static_cast<std::size_t>(leader)) = true;
    trial.expect(mornings<D>(state) == expected, "the leader's card alone to show its morning side");
    trial.expect(known(one_card_shows_morning<D>(state.morning)), "one morning side");
    trial.expect(known(leader_of<D>(state.morning)) == leader, "the leader to be known by it");
    trial.expect(known(state.round) == 1 && !known(state.declared) && !known(state.ensemble_played),
                 "the first round to begin");
    trial.expect(known(failures<D>(state)) == 0 && known(state.discards) == 0, "nothing to lie on the table");
  }
}

EXAMPLE(HarmonyOfBremenSetup, HandsAreThoseDealt, clause::deal_ten) {
  const auto state = given_start<D>(seated_roles, orderly_hands(10), 0);
  trial.expect(hands_in<D>(state.hand) == orderly_hands(10), "the cards that were dealt");
  for (const auto& hand : state.hand) trial.expect(known(number_of_cards<D>(hand)) == 10, "ten cards each");
}

EXAMPLE(HarmonyOfBremenSetup, FortyCardsTakePartWhateverTheDeck, clause::left_over_cards_unused, clause::deal_ten) {
  const auto state = given_start<D>(seated_roles, orderly_hands(10), 0);
  int cards = 0;
  for (const auto& hand : state.hand) cards += known(number_of_cards<D>(hand));
  trial.expect(cards == 40, "ten cards of each player, and no others");
  const auto agreement = agreement_of<D>(false);
  const auto after = played<D>(agreement, state, true);
  cards = known(after.discards);
  for (const auto& hand : after.hand) cards += known(number_of_cards<D>(hand));
  trial.expect(cards == 40, "the same cards after an ensemble");
}

EXAMPLE(HarmonyOfBremenSetup, AHandOfNineOrElevenIsWrong, clause::deal_ten) {
  trial.expect(!known(deals_a_wrong_hand<D>(given_numbers<D>({10, 10, 10, 10}))), "ten cards each to be right");
  for (std::size_t seat = 0; seat < 4; ++seat) {
    for (const int size : {0, 9, 11, 40}) {
      Numbers sizes{10, 10, 10, 10};
      sizes.at(seat) = size;
      trial.expect(known(deals_a_wrong_hand<D>(given_numbers<D>(sizes))), "another number of cards to be wrong");
    }
  }
}

EXAMPLE(HarmonyOfBremenSetup, EveryWayToDealTheAnimalsIsOne, clause::one_of_each_animal,
        clause::random_roles_night_side_up) {
  int ways = 0;
  for (int code = 0; code < 256; ++code) {
    const Numbers roles{code / 64, code / 16 % 4, code / 4 % 4, code % 4};
    Numbers sorted = roles;
    std::ranges::sort(sorted);
    const bool distinct = sorted == Numbers{0, 1, 2, 3};
    trial.expect(known(roles_are_distributed<D>(given_numbers<D>(roles))) == distinct, "four different animals");
    ways += distinct ? 1 : 0;
  }
  trial.expect(ways == 24, "24 ways to deal four animals");
}

EXAMPLE(HarmonyOfBremenSetup, EqualCardsLeaveAHandOneByOne, clause::one_card_from_hand, clause::pass_one_left) {
  auto hand = given_hand<D>({5, 6, 5, 5, 6, 0, 999});
  const auto leaves = [&](int number, const std::vector<int>& left) {
    trial.expect(known(holds<D>(hand, Given<D>::num(number))), "the card to be held");
    hand = without<D>(hand, Given<D>::num(number));
    trial.expect(cards_of<D>(hand) == left, "one card of that number to be gone");
    trial.expect(known(number_of_cards<D>(hand)) == static_cast<int>(left.size()), "one card fewer");
  };
  leaves(5, {0, 5, 5, 6, 6, 999});
  leaves(6, {0, 5, 5, 6, 999});
  leaves(5, {0, 5, 6, 999});
  leaves(0, {5, 6, 999});
  leaves(5, {6, 999});
  trial.expect(!known(holds<D>(hand, Given<D>::num(5))), "no 5 to be left");
  hand = with<D>(hand, Given<D>::num(6));
  trial.expect(cards_of<D>(hand) == std::vector{6, 6, 999}, "a card more");
  hand = with<D>(hand, Given<D>::num(0));
  trial.expect(cards_of<D>(hand) == std::vector{0, 6, 6, 999}, "another card more");
}

}  // namespace rulecheck::harmony_of_bremen
