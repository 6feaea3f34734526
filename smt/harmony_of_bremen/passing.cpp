// "Tuning", step 1: cards that are passed one by one or all at once, and the prohibition to pass on what one received.
#include "model/harmony_of_bremen/passing.hpp"

#include <algorithm>

#include "smt/harmony_of_bremen/state.hpp"

namespace rulecheck::harmony_of_bremen {
namespace {

Passing<Symbolic> any_passing() { return {book::any_hands("hand"), any_nums<4>("received"), any_bools<4>("passed")}; }

/// The hands after all have passed their cards in this order and taken up what they got.
template <class D>
BySeat<book::Cards> hands_after(const std::array<std::size_t, 4>& order, const BySeat<book::Cards>& hands,
                                const book::Numbers& cards) {
  auto passing = begin_passing<D>(read_in<BySeat<Hand<D>>>(hands));
  for (const std::size_t seat : order) passing = pass<D>(passing, seat, typename D::Num(cards[seat]));
  return read_in<BySeat<book::Cards>>(take_up<D>(passing));
}

}  // namespace

PROOF(HarmonyOfBremenPassing, ACardGoesFromOneHandToTheLeft, clause::pass_one_left, clause::always_to_the_left) {
  const auto passing = any_passing();
  const SymNum card = any_num("card");
  for (std::size_t seat = 0; seat < book::players; ++seat) {
    const auto after = read_in<Passing<Symbolic>>(pass<D>(read_in<Passing<D>>(passing), seat, typename D::Num(card)));
    SymBool others(true);
    for (std::size_t other = 0; other < book::players; ++other) {
      if (other != seat) others = others && book::same(after.hand[other], passing.hand[other]);
      others = others && after.passed[other] == (passing.passed[other] || SymBool(other == seat));
      const bool receives = other == book::left(seat);
      others = others && after.received[other] == (receives ? card : passing.received[other]);
    }
    const std::string name = book::numbered("seat", seat);
    proof.claim(name + ": nobody else has passed or received anything", others);
    proof.claim(name + ": the card is gone",
                implies(book::has(passing.hand[seat], card) && book::is_number(card),
                        book::size(after.hand[seat]) + SymNum(1) == book::size(passing.hand[seat])));
  }
}

PROOF(HarmonyOfBremenPassing, NothingHasBeenPassedAtFirst, clause::pass_one_left, clause::no_passing_on) {
  const auto hands = book::any_hands("hand");
  const auto passing = read_in<Passing<Symbolic>>(begin_passing<D>(read_in<BySeat<Hand<D>>>(hands)));
  SymBool nothing(true);
  for (std::size_t seat = 0; seat < book::players; ++seat) {
    nothing = nothing && !passing.passed[seat] && passing.received[seat] == book::nothing();
  }
  proof.claim("nothing is received", nothing);
  proof.claim("hands as they were", book::same_hands(passing.hand, hands));
}

PROOF(HarmonyOfBremenPassing, APassIsJudgedAsTheBookSays, clause::pass_one_left, clause::no_passing_on,
      clause::pass_on_later) {
  const auto passing = any_passing();
  const auto read = read_in<Passing<D>>(passing);
  const SymNum card = any_num("card");
  const auto number = read_in<typename D::Num>(card);
  for (std::size_t seat = 0; seat < book::players; ++seat) {
    const SymBool held = book::has(passing.hand[seat], card), received = passing.received[seat] == card;
    const std::string name = book::numbered("seat", seat);
    proof.claim(name + ": a second card", plain(passes_a_second_card<D>(read, seat)) == passing.passed[seat]);
    proof.claim(name + ": what was in hand before is neither passed on nor foreign",
                implies(held, !plain(passes_on<D>(read, seat, number)) &&
                                  !plain(passes_a_foreign_card<D>(read, seat, number))));
    proof.claim(name + ": what is not in hand is passed on if it was received, else it is foreign",
                implies(!held, plain(passes_on<D>(read, seat, number)) == received &&
                                   plain(passes_a_foreign_card<D>(read, seat, number)) == !received));
  }
}

PROOF(HarmonyOfBremenPassing, InWhateverOrderCardsArePassedTheHandsAreTheSame, clause::pass_one_left,
      clause::no_passing_on) {
  const auto hands = book::any_hands("hand");
  const auto cards = any_nums<4>("card");
  std::array<std::size_t, 4> order{0, 1, 2, 3};
  const auto in_turn = hands_after<D>(order, hands, cards);
  SymBool all_the_same(true);
  while (std::next_permutation(order.begin(), order.end())) {
    all_the_same = all_the_same && book::same_hands(hands_after<D>(order, hands, cards), in_turn);
  }
  proof.claim("all 24 orders", all_the_same);
}

PROOF(HarmonyOfBremenPassing, TakingACardUpBeforePassingAnotherComesToTheSameHand, clause::no_passing_on,
      clause::pass_one_left, clause::pass_on_later) {
  const book::Cards hand = book::any_cards("hand");
  const SymNum card = any_num("card"), received = any_num("received"), nothing = book::nothing();
  const auto read = read_in<Hand<D>>(hand);
  const auto passed = read_in<typename D::Num>(card), got = read_in<typename D::Num>(received);
  const auto less = read_in<book::Cards>(without<D>(read, passed)), more = read_in<book::Cards>(with<D>(read, got));
  const auto passed_first = read_in<book::Cards>(with<D>(without<D>(read, passed), got));
  const auto taken_up_first = read_in<book::Cards>(without<D>(with<D>(read, got), passed));
  proof.assume(book::is_number(card) && book::is_number(received));
  proof.assume(book::has(hand, card) && book::has(hand, nothing));
  proof.claim("passed first: it goes", book::one_place_changes(hand, less, card, nothing));
  proof.claim(
      "then the other one comes",
      with_parts(implies(book::has(less, nothing), book::one_place_changes(less, passed_first, nothing, received)),
                 book::any_cards_for(less, "hand_in_between")));
  proof.claim("taken up first: it comes", book::one_place_changes(hand, more, nothing, received));
  proof.claim("then the other one goes",
              with_parts(implies(book::has(more, card), book::one_place_changes(more, taken_up_first, card, nothing)),
                         book::any_cards_for(more, "hand_in_between")));
  proof.claim("it is still there then", book::has(more, card));
}

PROOF(HarmonyOfBremenPassing, OneByOneACardCouldGoRoundTheTable, clause::no_passing_on) {
  const auto hands = book::any_hands("hand");
  const SymNum card = any_num("card");
  proof.assume(book::is_number(card) && book::has(hands[0], card));
  auto passing = begin_passing<D>(read_in<BySeat<Hand<D>>>(hands));
  SymBool passed_on(true), theirs(true), nobody_elses(true);
  for (std::size_t seat = 0; seat < book::players; ++seat) {
    const auto number = read_in<typename D::Num>(card);
    if (seat != 0) {
      passed_on = passed_on && plain(passes_on<D>(passing, seat, number));
      nobody_elses = nobody_elses && !book::has(hands[seat], card);
    }
    theirs = theirs && !plain(passes_a_foreign_card<D>(passing, seat, number));
    passing = pass<D>(passing, seat, number);
  }
  proof.claim("it is nobody's but one's: the other three pass it on", nobody_elses == passed_on);
  proof.claim("no card of theirs is foreign", theirs);
  const auto hands_then = read_in<BySeat<book::Cards>>(passing.hand);
  proof.claim("they keep their hands",
              implies(nobody_elses, book::same(hands_then[1], hands[1]) && book::same(hands_then[2], hands[2]) &&
                                        book::same(hands_then[3], hands[3])));
  proof.claim("and the card is back", plain(passing.received[0]) == card);
  proof.possible("with ten cards in each hand",
                 passed_on && book::size(hands[0]) == SymNum(10) && book::size(hands[3]) == SymNum(10));
}

}  // namespace rulecheck::harmony_of_bremen
