// "Scoring": the rulebook's example, and hand cases for every sort of points.
#include "model/bucket_brigade/score.hpp"

#include "properties/core/check.hpp"
#include "tests/bucket_brigade/hands.hpp"
#include "tests/bucket_brigade/trace_text.hpp"

namespace rulecheck::bucket_brigade {
namespace {

/// A board that has these values on spaces 0 to 3, and the bears on these spaces in their order.
template <class D>
Agreement<D> four_values(const std::array<int, 4>& values, const Settings& readings = {}) {
  Settings settings = readings;
  settings.values.assign(values.begin(), values.end());
  return agreed<D>(settings);
}
template <class D>
ByBear<typename D::Num> one_bear_on_each() {
  return {Given<D>::num(0), Given<D>::num(1), Given<D>::num(2), Given<D>::num(3)};
}

template <class D>
int colour_points(Cards hand, int bear, int value, bool optional = false) {
  Readings<D> readings;
  readings.pairing_is_optional = Given<D>::truth(optional);
  return known(colour_score<D>(readings, Given<D>::set(hand), bear, Given<D>::num(value)));
}

template <class D>
int result_of(int points, bool finished, bool before_bonus) {
  Readings<D> readings;
  readings.clamp_before_bonus = Given<D>::truth(before_bonus);
  return known(heat_result<D>(readings, Given<D>::num(points), Given<D>::truth(finished)));
}

/// Points of walk-cards, taken two by two as long as there are two.
int laid_out(int walks, int value) {
  int points = 0;
  for (; walks >= 2; walks -= 2) points += 5 * value;
  return walks == 1 ? points + value : points;
}

}  // namespace

EXAMPLE(BucketBrigadeScore, TheExampleOfTheRulebookScoresEleven, clause::example_scoring, clause::score_remaining_cards,
        clause::score_by_own_bear, clause::pair_scores_five_times, clause::remaining_walk_scores_once,
        clause::run_scores_double) {
  const Cards first = some_of(0, 1, 0), second = some_of(1, 2, 0), third = some_of(2, 3, 0), fourth = some_of(3, 0, 1);
  trial.expect(colour_points<D>(first, 0, -1) == -1, "-1 for a walk-card on -1");
  trial.expect(colour_points<D>(second, 1, 0) == 0, "0 for a pair on 0");
  trial.expect(colour_points<D>(third, 2, 1) == 6, "6 for a pair and a walk-card on 1");
  trial.expect(colour_points<D>(fourth, 3, 3) == 6, "6 for a run-card on 3");
  const auto agreement = four_values<D>({-1, 0, 1, 3});
  const Cards hand = first | second | third | fourth;
  trial.expect(known(card_points<D>(agreement, Given<D>::set(hand), one_bear_on_each<D>())) == 11, "11 points");
  trial.expect(result_of<D>(11, false, false) == 11 && result_of<D>(11, true, false) == 17, "a bonus on top");
}

EXAMPLE(BucketBrigadeScore, JokersAddNothing, clause::jokers_count_nothing) {
  const auto agreement = four_values<D>({9, 9, 9, 3});
  const auto points = [&](Cards hand) {
    return known(card_points<D>(agreement, Given<D>::set(hand), one_bear_on_each<D>()));
  };
  trial.expect(points(jokers) == 0, "0 points for all jokers");
  trial.expect(points(jokers | some_of(0, 1, 0)) == 9, "a joker not to complete a pair");
  trial.expect(points(jokers | some_of(1, 0, 1)) == 18, "a joker not to add to a run-card");
}

EXAMPLE(BucketBrigadeScore, EachColourScoresByItsOwnBear, clause::score_by_own_bear) {
  const auto agreement = four_values<D>({-2, 4, 7, 3});
  const auto points = [&](Cards hand) {
    return known(card_points<D>(agreement, Given<D>::set(hand), one_bear_on_each<D>()));
  };
  trial.expect(points(some_of(0, 0, 1)) == -4, "-4 for a red run-card");
  trial.expect(points(some_of(1, 0, 1)) == 8, "8 for a blue run-card");
  trial.expect(points(some_of(2, 0, 1)) == 14, "14 for a green run-card");
  trial.expect(points(some_of(3, 0, 1)) == 6, "6 for a yellow run-card");
  trial.expect(points(some_of(0, 1, 0) | some_of(1, 1, 0)) == 2, "walk-cards of two colours not to be a pair");
}

EXHAUSTIVE(BucketBrigadeScore, EveryHandOfAColourScoresCardByCard, clause::pair_scores_five_times,
           clause::remaining_walk_scores_once, clause::run_scores_double) {
  trial.unit("hands");
  for (int bear = 0; bear < 4; ++bear) {
    for (int walks = 0; walks <= 6; ++walks) {
      for (int runs = 0; runs <= 5; ++runs) {
        for (int value = -9; value <= 9; ++value) {
          const Cards hand = some_of(bear, walks, runs) | some_of((bear + 1) % 5, 3, 1);
          const int alone = walks * value + runs * 2 * value, paired = laid_out(walks, value) + runs * 2 * value;
          trial.next_case();
          trial.expect(colour_points<D>(hand, bear, value) == paired, "as many pairs as possible, then the rest");
          trial.expect(colour_points<D>(hand, bear, value, true) == (value < 0 ? alone : paired),
                       "no pairs on a negative value where they are optional");
        }
      }
    }
  }
}

EXAMPLE(BucketBrigadeScore, ASumBelowZeroIsRecordedAsZero, clause::record_totals_from_zero,
        clause::bonus_for_finishing) {
  for (const bool before_bonus : {false, true}) {
    trial.expect(result_of<D>(-1, false, before_bonus) == 0, "0 for -1");
    trial.expect(result_of<D>(-40, false, before_bonus) == 0, "0 for -40");
    trial.expect(result_of<D>(0, false, before_bonus) == 0, "0 for 0");
    trial.expect(result_of<D>(1, false, before_bonus) == 1, "1 for 1");
    trial.expect(result_of<D>(0, true, before_bonus) == 6, "the bonus for 0");
    trial.expect(result_of<D>(5, true, before_bonus) == 11, "5 and the bonus");
  }
  trial.expect(result_of<D>(-1, true, false) == 5 && result_of<D>(-1, true, true) == 6, "-1 and the bonus");
  trial.expect(result_of<D>(-6, true, false) == 0 && result_of<D>(-6, true, true) == 6, "-6 and the bonus");
  trial.expect(result_of<D>(-7, true, false) == 0 && result_of<D>(-7, true, true) == 6, "-7 and the bonus");
}

EXAMPLE(BucketBrigadeScore, OnlyTheFinisherGetsTheBonus, clause::bonus_for_finishing, clause::score_remaining_cards) {
  const auto agreement = four_values<D>({-1, 0, 1, 3});
  const BySeat<typename D::Set, 3> hands{Given<D>::set(some_of(2, 1, 0)), Given<D>::set(some_of(3, 2, 0)),
                                         Given<D>::set(some_of(0, 1, 1))};
  for (int finisher = 0; finisher < 3; ++finisher) {
    const auto results = heat_results<D, 3>(agreement, hands, one_bear_on_each<D>(), Given<D>::num(finisher));
    trial.expect(known(results[0]) == (finisher == 0 ? 7 : 1), "1 point of seat 0, and perhaps the bonus");
    trial.expect(known(results[1]) == (finisher == 1 ? 21 : 15), "15 points of seat 1, and perhaps the bonus");
    trial.expect(known(results[2]) == (finisher == 2 ? 3 : 0), "-3 points of seat 2, and perhaps the bonus");
  }
}

/// Establishes a finding: the bonus does not save a finisher whose cards score -6 or less.
EXAMPLE(BucketBrigadeScore, AFinisherCanBeLeftWithNothing, clause::bonus_for_finishing,
        clause::record_totals_from_zero) {
  const std::string file = "tests/bucket_brigade/traces/finding/finisher-without-points.json";
  const Replay replay = replay_file<Model<D>>(file);
  trial.expect(replay.verdict == TraceVerdict::conforms && replay.over, [&] { return describe(replay); });
  trial.expect(replay.result.starts_with(R"({"heats":[[9,4,0],[0,7,12],[0,14,6]])"),
               [&] { return "seat 0 to finish with nothing: " + replay.result; });
  trial.witness({&clause::bonus_for_finishing, &clause::record_totals_from_zero}, false, file);
}

}  // namespace rulecheck::bucket_brigade
