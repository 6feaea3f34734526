// Points as the proofs speak of them: card by card, without a word of the rule text that is proved.
#pragma once
#include "smt/bucket_brigade/state.hpp"

namespace rulecheck::bucket_brigade::book {

/// The walk-cards and run-cards of one colour in a hand, as sizes; see FreeCounts.
struct Colour {
  SymNum walks, runs;

  Colour(const SymSet& hand, std::size_t bear)
      : walks(count(hand & SymSet(book::walks(static_cast<int>(bear))))),
        runs(count(hand & SymSet(book::runs(static_cast<int>(bear))))) {}
  /// For all hands, by BucketBrigadeCards.AHandHasAtMostSixWalkCardsAndFiveRunCardsOfASuit.
  SymBool in_range() const {
    return SymNum(0) <= walks && walks <= SymNum(6) && SymNum(0) <= runs && runs <= SymNum(5);
  }
};

/// So many times a number, added up.
inline SymNum times(int how_often, const SymNum& number) {
  SymNum sum(0);
  for (int i = 0; i < how_often; ++i) sum = sum + number;
  return sum;
}
/// The points of so many walk-cards and run-cards of a bear on this space-value: 5 values a pair, 1 for the walk-card
/// that is left, 2 for each run-card. Where no pairs are made 1 for each walk-card.
inline SymNum points_of(int walks, int runs, bool pairs, const SymNum& value) {
  const SymNum of_walks = pairs ? times(5 * (walks / 2) + walks % 2, value) : times(walks, value);
  return of_walks + times(2 * runs, value);
}
/// The points of one colour: the text of the rules by cases of how many cards there are.
inline SymNum points_of(const Colour& colour, const SymBool& pairs, const SymNum& value) {
  SymNum points(0);
  for (int walks = 0; walks <= 6; ++walks) {
    for (int runs = 0; runs <= 5; ++runs) {
      const SymBool this_many = colour.walks == SymNum(walks) && colour.runs == SymNum(runs);
      points = select(this_many,
                      select(pairs, points_of(walks, runs, true, value), points_of(walks, runs, false, value)), points);
    }
  }
  return points;
}
/// Whether pairs are made on this space-value: always, or with the other reading where they are worth something.
inline SymBool makes_pairs(const Agreed& agreement, const SymNum& value) {
  return !agreement.readings.pairing_is_optional || SymNum(0) <= value;
}

}  // namespace rulecheck::bucket_brigade::book
