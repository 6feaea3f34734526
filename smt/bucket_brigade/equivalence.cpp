// What the rules of scoring give, for bent rules that give the same: `< 0` and `<= 0` of a number that counts for
// nothing where it is 0.
#include "smt/core/equivalence.hpp"

#include "model/bucket_brigade/score.hpp"
#include "smt/bucket_brigade/points.hpp"
#include "smt/core/free_counts.hpp"

namespace rulecheck::bucket_brigade {

EQUIVALENCE(BucketBrigadeScore, ColourScore) {
  const FreeCounts sizes;
  const book::Agreed agreement = book::any_agreement();
  const auto readings = read_in<Readings<D>>(agreement.readings);
  const SymSet hand = any_set("hand");
  for (std::size_t bear = 0; bear < 4; ++bear) {
    outputs.reset();
    outputs.assume(book::Colour(hand, bear).in_range());
    for (int value = -9; value <= 9; ++value) {
      outputs.add(
          book::numbered("bear", bear) + " on " + std::to_string(value),
          colour_score<D>(readings, typename D::Set(hand), static_cast<int>(bear), typename D::Num(SymNum(value))));
    }
  }
}

EQUIVALENCE(BucketBrigadeScore, HeatResult) {
  const book::Agreed agreement = book::any_agreement();
  const SymNum points = any_num("points");
  outputs.assume(SymNum(-900) <= points && points <= SymNum(900));
  outputs.add("raised", raised_to_zero<D>(typename D::Num(points)));
  outputs.add("result", heat_result<D>(read_in<Readings<D>>(agreement.readings), typename D::Num(points),
                                       typename D::Bool(any_bool("finished"))));
}

}  // namespace rulecheck::bucket_brigade
