// The scoring of Bucket Brigade's reference by itself: the rulebook's own example, every rule once by hand, the
// readings.

#include "properties/bucket_brigade/reference_score.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "tests/bucket_brigade/suite/cards.hpp"

namespace {

using namespace rulecheck::bucket_brigade::reference;

/// A board with the example's values on the spaces 0, 1, 2 and 3.
const std::vector<int> values_of_the_example{-1, 0, 1, 3};
const Bears bears_of_the_example{{Color::red, 0}, {Color::blue, 1}, {Color::green, 2}, {Color::yellow, 3}};

TEST(BucketBrigadeReferenceScore, ScoringExampleOfTheBookIsElevenPoints) {
  const Cards hand = counted({red_walk, blue_walk, blue_walk, green_walk, green_walk, green_walk, yellow_run});
  EXPECT_EQ(points_for_a_bear(hand, Color::red, -1, {}), -1);
  EXPECT_EQ(points_for_a_bear(hand, Color::blue, 0, {}), 0);
  EXPECT_EQ(points_for_a_bear(hand, Color::green, 1, {}), 6);
  EXPECT_EQ(points_for_a_bear(hand, Color::yellow, 3, {}), 6);
  EXPECT_EQ(points_of_cards(hand, bears_of_the_example, values_of_the_example, {}), 11);
  EXPECT_EQ(recorded_result(11, false, {}), 11);
  EXPECT_EQ(recorded_result(11, true, {}), 17);
}

TEST(BucketBrigadeReferenceScore, JokersCountNothingAndWalksPairWithinOneColorOnly) {
  const std::vector<int> values{0, 2, 3};
  const Bears bears{{Color::red, 1}, {Color::blue, 1}, {Color::green, 1}, {Color::yellow, 2}};
  EXPECT_EQ(points_of_cards(counted({joker_walk, joker_walk, joker_run}), bears, values, {}), 0);
  EXPECT_EQ(points_of_cards(counted({red_walk, blue_walk}), bears, values, {}), 4);
  EXPECT_EQ(points_of_cards(counted({red_walk, red_walk}), bears, values, {}), 10);
  EXPECT_EQ(points_of_cards(counted({red_walk, joker_walk}), bears, values, {}), 2);
  EXPECT_EQ(points_of_cards(counted({red_run, red_run, green_run}), bears, values, {}), 12);
  EXPECT_EQ(points_of_cards(Cards{{yellow_walk, 6}, {yellow_run, 5}}, bears, values, {}), 75);
}

TEST(BucketBrigadeReferenceScore, PairsForABearOnANegativeValueAreCompulsoryOrNot) {
  const Cards hand = counted({red_walk, red_walk, red_walk, red_run});
  EXPECT_EQ(points_for_a_bear(hand, Color::red, -1, {}), -8);
  Readings optional_pairs;
  optional_pairs.pairs_optional = true;
  EXPECT_EQ(points_for_a_bear(hand, Color::red, -1, optional_pairs), -5);
  EXPECT_EQ(points_for_a_bear(hand, Color::red, 1, optional_pairs), 8);
}

TEST(BucketBrigadeReferenceScore, ANegativeTotalIsRaisedToZeroWithTheBonusOrBeforeIt) {
  Readings before;
  before.clamped_before_bonus = true;
  EXPECT_EQ(recorded_result(-1, false, {}), 0);
  EXPECT_EQ(recorded_result(-4, true, {}), 2);
  EXPECT_EQ(recorded_result(-9, true, {}), 0);
  EXPECT_EQ(recorded_result(-4, true, before), 6);
  EXPECT_EQ(recorded_result(-4, false, before), 0);
  EXPECT_EQ(recorded_result(5, true, before), 11);
}

}  // namespace
