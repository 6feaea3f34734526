// "Components": the cards that there are, and what the rules read off a single one.
#include "smt/bucket_brigade/cards.hpp"

#include "model/bucket_brigade/cards.hpp"

namespace rulecheck::bucket_brigade {
namespace {

/// Exactly the cards of the suits from `first` on, with numbers from `from` to `to`.
SymBool holds_exactly(const SymSet& set, int first, int last, int from, int to) {
  SymBool result(true);
  for (int index = 0; index < 64; ++index) {
    const int suit = index / 12, number = index % 12;
    const bool belongs = first <= suit && suit <= last && from <= number && number <= to;
    result = result && book::has_element(set, index) == SymBool(belongs);
  }
  return result;
}

}  // namespace

PROOF(BucketBrigadeCards, EverySuitHasSixWalkCardsAndFiveRunCards, clause::fifty_five_cards, clause::four_bears) {
  using Set = typename D::Set;
  proof.claim("all cards", holds_exactly(plain(Set(all_cards)), 0, 4, 0, 10));
  proof.claim("55 cards", book::how_many(plain(Set(all_cards)), ~std::uint64_t{0}) == SymNum(55));
  proof.claim("run-cards", holds_exactly(plain(Set(all_runs)), 0, 4, 6, 10));
  proof.claim("jokers", holds_exactly(plain(Set(jokers)), 4, 4, 0, 10));
  for (int suit = 0; suit < 5; ++suit) {
    proof.claim(book::numbered("walk-cards of suit", static_cast<std::size_t>(suit)),
                holds_exactly(plain(Set(walks_of(suit))), suit, suit, 0, 5));
    proof.claim(book::numbered("run-cards of suit", static_cast<std::size_t>(suit)),
                holds_exactly(plain(Set(runs_of(suit))), suit, suit, 6, 10));
  }
  proof.claim("four bears", SymBool(bears.size() == 4));
}

PROOF(BucketBrigadeCards, ACardShowsItsSuitAndItsKind, clause::fifty_five_cards, clause::four_bears,
      clause::joker_moves_any_bear) {
  const book::Card card = book::any_card("card");
  const typename D::Set single(card.set);
  proof.assume(card.in_game);
  proof.claim("jokers", plain(is_joker<D>(single)) == card.is_joker());
  proof.claim("run-cards", plain(is_run<D>(single)) == card.is_run());
  proof.claim("the bear of a colour", implies(!card.is_joker(), plain(own_bear<D>(single)) == card.suit));
}

// The other proofs rely on what is claimed here of sizes.
LEMMA(BucketBrigadeCards, SizesOfSetsAddUpAndSubtract) { claim_sizes_add_up_and_subtract(proof); }

LEMMA(BucketBrigadeCards, ACardIsOne) {
  const book::Card card = book::any_card("card");
  proof.assume(card.in_game);
  proof.claim("a card is a set of size 1, and a run-card one run-card", book::counts_as_one(card));
}

LEMMA(BucketBrigadeCards, AHandHasAtMostSixWalkCardsAndFiveRunCardsOfASuit) {
  const SymSet hand = any_set("hand");
  for (int suit = 0; suit < 5; ++suit) {
    const SymNum walks = count(hand & SymSet(book::walks(suit))), runs = count(hand & SymSet(book::runs(suit)));
    const std::string name = book::numbered("suit", static_cast<std::size_t>(suit));
    proof.claim(name, SymNum(0) <= walks && walks <= SymNum(6) && SymNum(0) <= runs && runs <= SymNum(5));
    proof.claim(name + ", one by one",
                walks == book::how_many(hand, book::walks(suit)) && runs == book::how_many(hand, book::runs(suit)));
  }
}

}  // namespace rulecheck::bucket_brigade
