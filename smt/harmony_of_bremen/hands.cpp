// "Kinds of cards": what a hand holds, and how a card leaves it or comes into it.
#include "model/harmony_of_bremen/hands.hpp"

#include "smt/harmony_of_bremen/cards.hpp"

namespace rulecheck::harmony_of_bremen {
PROOF(HarmonyOfBremenHands, AHandHoldsWhatIsInItsPlaces, clause::one_card_from_hand, clause::deal_ten) {
  const book::Cards hand = book::any_cards("hand");
  const SymNum number = any_num("number");
  const auto read = read_in<Hand<D>>(hand);
  proof.claim("a number is held if it is in a place",
              plain(holds<D>(read, typename D::Num(number))) == book::has(hand, number));
  proof.claim("held exactly if there are some of it",
              plain(holds<D>(read, typename D::Num(number))) == (SymNum(1) <= book::how_many(hand, number)));
  proof.claim("as many cards as places with one", plain(number_of_cards<D>(read)) == book::size(hand));
  proof.claim("ten cards at most", plain(number_of_cards<D>(read)) <= SymNum(10));
  proof.possible("ten cards", plain(number_of_cards<D>(read)) == SymNum(10));
}

PROOF(HarmonyOfBremenHands, OneCardLeavesAHandAndOneComes, clause::one_card_from_hand, clause::pass_one_left) {
  const book::Cards hand = book::any_cards("hand");
  const SymNum card = any_num("card");
  const auto read = read_in<Hand<D>>(hand);
  const auto less = read_in<book::Cards>(without<D>(read, typename D::Num(card)));
  const auto more = read_in<book::Cards>(with<D>(read, typename D::Num(card)));
  proof.assume(book::is_number(card));
  proof.claim("a card that is held leaves one place",
              implies(book::has(hand, card), book::one_place_changes(hand, less, card, book::nothing())));
  proof.claim("one that is not held leaves none", implies(!book::has(hand, card), book::same(hand, less)));
  proof.claim("a card that comes takes a free place",
              implies(book::has(hand, book::nothing()), book::one_place_changes(hand, more, book::nothing(), card)));
  proof.claim("and none if there is none", implies(!book::has(hand, book::nothing()), book::same(hand, more)));
}

/// What the other proofs rely on. The places before and after it are any.
LEMMA(HarmonyOfBremenHands, WhereOnePlaceChangesOneCardGoesOrComes) {
  const book::Cards before = book::any_cards("hand");
  const SymNum from = any_num("from"), to = any_num("to"), number = any_num("number");
  proof.assume(number != book::nothing());
  for (std::size_t changed = 0; changed < before.size(); ++changed) {
    book::Cards earlier = before, later = before;
    earlier[changed] = from;
    later[changed] = to;
    const std::string name = book::numbered("place", changed);
    proof.claim(name + ": of every number as many as before, but for these",
                book::how_many(later, number) + book::one_if(number == from) ==
                    book::how_many(earlier, number) + book::one_if(number == to));
    proof.claim(name + ": as many cards, but for these", book::size(later) + book::one_if(from != book::nothing()) ==
                                                             book::size(earlier) + book::one_if(to != book::nothing()));
  }
}

}  // namespace rulecheck::harmony_of_bremen
