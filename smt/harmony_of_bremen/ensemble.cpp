// "Ensemble", steps 2 to 4: what cards are judged to be, and where they go.
#include "model/harmony_of_bremen/ensemble.hpp"

#include <algorithm>

#include "smt/harmony_of_bremen/steps.hpp"

namespace rulecheck::harmony_of_bremen {
namespace {

/// What the rules make of these cards, by seat.
template <class D>
SymBool judged(const book::Numbers& role, const book::Numbers& cards) {
  using Numbers = BySeat<typename D::Num>;
  return plain(succeeds<D>(in_role_order<D>(read_in<Numbers>(role), read_in<Numbers>(cards))));
}
template <class D>
SymBool judged(const book::Numbers& from_the_rooster) {
  return plain(succeeds<D>(read_in<ByRole<typename D::Num>>(from_the_rooster)));
}
template <class D>
book::Numbers in_order(const book::Numbers& role, const book::Numbers& cards) {
  using Numbers = BySeat<typename D::Num>;
  return read_in<book::Numbers>(in_role_order<D>(read_in<Numbers>(role), read_in<Numbers>(cards)));
}

SymBool all_differ(const book::Numbers& cards) {
  SymBool result(true);
  for (std::size_t one = 0; one < book::players; ++one) {
    for (std::size_t other = 0; other < one; ++other) result = result && cards[one] != cards[other];
  }
  return result;
}
/// As told where everybody's number is compared with everybody else's. @param cards from the rooster to the donkey
SymBool every_pair_grows(const book::Numbers& cards) {
  SymBool result(true);
  for (std::size_t later = 0; later < book::players; ++later) {
    for (std::size_t earlier = 0; earlier < later; ++earlier) result = result && cards[earlier] < cards[later];
  }
  return result;
}
SymBool no_pair_falls(const book::Numbers& cards) {
  SymBool result(true);
  for (std::size_t later = 0; later < book::players; ++later) {
    for (std::size_t earlier = 0; earlier < later; ++earlier) result = result && cards[earlier] <= cards[later];
  }
  return result;
}

}  // namespace

PROOF(HarmonyOfBremenEnsemble, NeighboursInTheOrderSettleAllPairs, clause::numbers_grow, clause::rooster_cat_dog_donkey,
      clause::judge_the_order, clause::equal_is_not_growing, clause::example_cat_and_dog_equal) {
  const auto cards = any_nums<4>("card");
  proof.claim("a success exactly if all six pairs grow", judged<D>(cards) == every_pair_grows(cards));
  proof.claim("equal numbers fail, whosever they are", implies(!all_differ(cards), !judged<D>(cards)));
  proof.claim("the cat and the dog", implies(cards[1] == cards[2], !judged<D>(cards)));
  proof.claim("only equal numbers are wrong: no pair falls, and one is equal",
              plain(only_equal_numbers_are_wrong<D>(read_in<ByRole<typename D::Num>>(cards))) ==
                  (no_pair_falls(cards) && !all_differ(cards)));
  proof.possible("a success", judged<D>(cards));
}

PROOF(HarmonyOfBremenEnsemble, CardsAreJudgedByAnimalNotBySeat, clause::one_of_each_animal, clause::numbers_grow,
      clause::judge_the_order, clause::random_roles_night_side_up) {
  const auto role = any_nums<4>("role"), cards = any_nums<4>("card");
  proof.assume(book::are_roles(role));
  const auto ordered = in_order<D>(role, cards);
  SymBool in_place(true);
  for (std::size_t seat = 0; seat < book::players; ++seat) {
    in_place = in_place && at(ordered, role[seat]) == cards[seat];
  }
  proof.claim("each card lies at its animal's place", in_place);
  for (std::size_t seat = 0; seat < book::players; ++seat) {
    auto seated = role, played = cards;
    std::swap(seated[seat], seated[book::left(seat)]);
    std::swap(played[seat], played[book::left(seat)]);
    const std::string name = book::numbered("neighbours from seat", seat) + " on";
    proof.claim(name + " change places with their cards: these lie in the same order",
                book::same(in_order<D>(seated, played), ordered));
    proof.possible(name + " change animals only: that can decide", judged<D>(seated, cards) && !judged<D>(role, cards));
  }
}

/// Seat by seat as the rooster's.
PROOF(HarmonyOfBremenEnsemble, AnEnsembleSucceedsExactlyIfTheNumbersGrow, clause::numbers_grow,
      clause::rooster_cat_dog_donkey, clause::judge_the_order, clause::one_of_each_animal) {
  for (std::size_t rooster = 0; rooster < book::players; ++rooster) {
    book::Table state = book::any_state();
    state.role[rooster] = SymNum(0);
    const book::Ensemble<D> ensemble(state);
    proof.reset();
    proof.assume(book::are_roles(state.role));
    proof.claim(book::numbered("the rooster is seat", rooster),
                ensemble.after.succeeded == book::grow(state.role, ensemble.cards));
  }
}

PROOF(HarmonyOfBremenEnsemble, OneOfTwentyFourDistributionsOfAnimalsSucceeds, clause::numbers_grow,
      clause::one_of_each_animal, clause::equal_is_not_growing) {
  const auto cards = any_nums<4>("card");
  std::array<std::size_t, 4> animal{0, 1, 2, 3};
  std::vector<SymBool> successes;
  do {
    book::Numbers role;
    for (std::size_t seat = 0; seat < book::players; ++seat) role[seat] = book::seat_number(animal[seat]);
    successes.push_back(judged<D>(role, cards));
  } while (std::next_permutation(animal.begin(), animal.end()));
  proof.claim("exactly one if all numbers differ, else none",
              SymBool(successes.size() == 24) && book::how_many(successes) == book::one_if(all_differ(cards)));
}

PROOF(HarmonyOfBremenEnsemble, WhatTheTableSaysOfAnEnsembleIsJudged, clause::judge_the_order,
      clause::equal_is_not_growing) {
  const auto cards = any_nums<4>("card");
  const SymBool stated = any_bool("stated");
  const auto wrong = read_in<WrongJudgement<Symbolic>>(
      judge_statement<D>(read_in<ByRole<typename D::Num>>(cards), typename D::Bool(stated)));
  const SymBool success = every_pair_grows(cards), equal_only = no_pair_falls(cards) && !all_differ(cards);
  proof.claim("equal numbers are taken to grow", wrong.takes_equal_for_growing == (stated && equal_only));
  proof.claim("any other mistake", wrong.otherwise == ((stated && !success && !equal_only) || (!stated && success)));
  proof.claim("no mistake exactly if it is said as it is",
              (!wrong.otherwise && !wrong.takes_equal_for_growing) == (stated == success));
}

PROOF(HarmonyOfBremenEnsemble, EverybodyPlaysOneCardOfHisHand, clause::one_card_from_hand, clause::numbers_grow) {
  const book::Ensemble<D> ensemble;
  proof.assume(ensemble.legal());
  for (std::size_t seat = 0; seat < book::players; ++seat) {
    proof.claim(book::numbered("the card is gone from the hand of seat", seat),
                book::one_place_changes(ensemble.before.hand[seat], ensemble.after.hand[seat], ensemble.cards[seat],
                                        book::nothing()));
  }
}

PROOF(HarmonyOfBremenEnsemble, CardsAreDiscardedOrLieInThePiles, clause::success_is_discarded,
      clause::failure_lies_beside, clause::steps_of_the_ensemble) {
  const book::Ensemble<D> ensemble;
  const book::Table &before = ensemble.before, &after = ensemble.after;
  proof.assume(ensemble.legal());
  const SymBool& success = ensemble.succeeds();
  proof.claim("after a success four more discards, else none",
              after.discards == select(success, before.discards + SymNum(4), before.discards));
  for (std::size_t seat = 0; seat < book::players; ++seat) {
    proof.claim(book::numbered("after a failure one more card beside seat", seat),
                after.pile[seat] == select(success, before.pile[seat], before.pile[seat] + SymNum(1)));
  }
  proof.claim("nothing is declared any more, the animals are the same",
              !after.declared && book::same(after.role, before.role));
  proof.possible("a success", success);
  proof.possible("a third failure", !success && after.pile[3] == SymNum(3));
}

PROOF(HarmonyOfBremenEnsemble, TheRoundGoesOnAfterTheEnsembleButForRoundNine, clause::steps_of_the_ensemble,
      clause::no_tuning_after_round_nine, clause::hard_variant, clause::leader_moves_clockwise) {
  const book::Ensemble<D> ensemble;
  const book::Table &before = ensemble.before, &after = ensemble.after;
  proof.assume(ensemble.legal() && book::somebody_leads(before.morning));
  const SymBool skips = ensemble.skips_tuning();
  proof.claim("the same round and leader, and the ensemble has been played",
              implies(!skips, after.round == before.round && after.ensemble_played &&
                                  book::lead_stays(before.morning, after.morning)));
  proof.claim("or round 10 begins with the next leader",
              implies(skips, after.round == SymNum(10) && !after.ensemble_played &&
                                 book::lead_moves(before.morning, after.morning)));
  proof.possible("round 10 begins after a failure", skips && !ensemble.succeeds());
}

PROOF(HarmonyOfBremenEnsemble, ADeclaredNumberThatIsNotHeldLeavesNoEnsemble, clause::leader_declares,
      clause::leader_plays_the_declared, clause::one_card_from_hand) {
  const book::Agreed agreement = book::any_agreement();
  const book::Table state = book::any_state();
  const SymNum number = any_num("number");
  const auto read = read_in<State<D>>(state);
  const auto cards = read_in<BySeat<typename D::Num>>(any_nums<4>("card"));
  const auto declared = declare<D>(read, typename D::Num(number));
  proof.assume(book::somebody_leads(state.morning) && !book::leader_has(state, number));
  proof.claim("whatever is played, somebody lacks a card or the leader plays another",
              plain(plays_a_foreign_card<D>(declared, cards)) || plain(leader_plays_another<D>(declared, cards)));
  proof.claim("refused unless a declaration is free",
              plain(declares_what_is_not_held<D>(read_in<Agreement<D>>(agreement), read, typename D::Num(number))) ==
                  !agreement.free_declaration);
}

/// For the animal with so many before it in the order; cards are from the rooster's on. The deck has numbers from the
/// lowest to the highest, in whatever quantities.
PROOF(HarmonyOfBremenEnsemble, WhichDeclarationsCanSucceed, clause::leader_declares, clause::numbers_grow,
      clause::leader_plays_the_declared, clause::equal_is_not_growing) {
  const SymNum lowest = any_num("lowest"), highest = any_num("highest"), declared = any_num("declared");
  for (std::size_t before = 0; before < book::players; ++before) {
    auto cards = any_nums<4>("card");
    cards[before] = declared;
    book::Numbers next_to_it;
    SymBool from_the_deck(true), these_as_well(true);
    for (std::size_t role = 0; role < book::players; ++role) {
      next_to_it[role] = declared + SymNum(static_cast<int>(role) - static_cast<int>(before));
      from_the_deck = from_the_deck && lowest <= cards[role] && cards[role] <= highest;
      these_as_well = these_as_well && lowest <= next_to_it[role] && next_to_it[role] <= highest;
    }
    const SymNum below = book::seat_number(before), above = book::seat_number(3 - before);
    const SymBool room = lowest + below <= declared && declared <= highest - above;
    const SymBool succeeding = from_the_deck && judged<D>(cards);
    proof.reset();
    proof.assume(book::is_number(lowest) && book::is_number(highest) && book::is_number(declared));
    const std::string name = "with " + std::to_string(before) + " animals before the leader's";
    proof.claim(name + ": not without room below and above", implies(succeeding, room));
    proof.claim(name + ": with it the numbers next to it succeed",
                implies(room, these_as_well && judged<D>(next_to_it)));
    proof.possible(name + ": the lowest one", succeeding && declared == lowest + below);
    proof.possible(name + ": the highest one", succeeding && declared == highest - above);
  }
}

}  // namespace rulecheck::harmony_of_bremen
