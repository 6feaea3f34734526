// What the model of Bucket Brigade does besides carrying entries into the rule text and back: words, labels, and what
// it says when rules lead to something that no game can come to.
#include "model/bucket_brigade/model.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <set>

#include "model/core/record.hpp"
#include "tests/bucket_brigade/hands.hpp"

namespace rulecheck::bucket_brigade {
namespace {

using Num = Concrete::Num;
using Set = Concrete::Set;
using AnyState = Model<Concrete>::State;

const Model<Concrete> three(Settings{3}), four(Settings{4}), five(Settings{5});

/// The last heat of three players, seat 0 to play, the red bear one space before the cave.
AnyState last_heat() {
  const HeatEntry heat{{12, 6, 8, 10},
                       {some_of(0, 1, 1) | some_of(3, 0, 1) | some_of(4, 1, 0),
                        some_of(1, 2, 0) | some_of(2, 1, 0) | some_of(4, 0, 1), some_of(2, 0, 1) | some_of(3, 3, 0)}};
  return three.begin_at({0, {{9, 4, 0}, {0, 7, 12}}, heat});
}

/// What of this state the rules work on, to be changed by hand.
Log<Concrete, 3> log_of(const AnyState& state) { return std::get<Log<Concrete, 3>>(state); }

TEST(BucketBrigadeModel, CardsAndBearsHaveTheNamesOfATrace) {
  EXPECT_EQ(sort_name(sort_of(0, false)), "red-walk");
  EXPECT_EQ(sort_name(sort_of(2, true)), "green-run");
  EXPECT_EQ(sort_name(sort_of(4, true)), "joker-run");
  EXPECT_EQ(bear_name(1), "blue");
  EXPECT_EQ(bear_name(3), "yellow");
}

TEST(BucketBrigadeModel, AStateIsDescribedInOneLine) {
  EXPECT_EQ(three.describe(last_heat()),
            "heat 3, dealer 2; heat 1: 9, 4, 0; heat 2: 0, 7, 12, turn 0; red on space 12; blue on space 6; green on "
            "space 8; yellow on space 10; seat 0 holds 1 red-walk 1 red-run 1 yellow-run 1 joker-walk; seat 1 holds 2 "
            "blue-walk 1 green-walk 1 joker-run; seat 2 holds 1 green-run 3 yellow-walk");
  EXPECT_EQ(five.describe(five.begin({4})), "heat 1, dealer 4; the next heat is not dealt");
}

TEST(BucketBrigadeModel, AGameHasADealOfEveryPlayerAndAPlayOfEveryCardAtMost) {
  EXPECT_EQ(three.most_moves(), 3 * 56);
  EXPECT_EQ(four.most_moves(), 4 * 56);
  EXPECT_EQ(five.most_moves(), 5 * 56);
}

TEST(BucketBrigadeModel, PlaysAreListedInEveryWayToWriteThemDown) {
  // With and without its bear and its space a red walk, a red run and a yellow run; a joker on each of four bears.
  EXPECT_EQ(three.legal(last_heat()).size(), 3U * 4 + 4U * 2);
  EXPECT_TRUE(three.lists_all(last_heat()));
  Settings settings{3};
  settings.overrun_forbidden = true;
  EXPECT_EQ(Model<Concrete>(settings).legal(last_heat()).size(), 2U * 4 + 4U * 2);
}

TEST(BucketBrigadeModel, OfDealsOneIsListedWithItsDiscardsAndWithoutThem) {
  const AnyState begun = three.begin({1});
  const std::vector<Move> deals = three.legal(begun);
  ASSERT_EQ(deals.size(), 2U);
  EXPECT_FALSE(three.lists_all(begun));
  const DealEntry with = std::get<DealEntry>(deals[0]), without = std::get<DealEntry>(deals[1]);
  EXPECT_EQ(with.dealer, 1);
  EXPECT_EQ(std::popcount(with.discards.value()), 10);
  EXPECT_FALSE(without.discards.has_value());
  EXPECT_EQ(with.hands, without.hands);
}

TEST(BucketBrigadeModel, TheResultsOfAHeatAreARecordDirectlyAfterIt) {
  AnyState state = last_heat();
  EXPECT_TRUE(three.records(state).empty());
  state = three.step(state, PlayEntry{0, sort_of(0, false), {}, {}});
  ASSERT_EQ(three.records(state).size(), 1U);
  // 6 and 2 for run-cards and the bonus; a pair on -1; a pair and one more on 1.
  const ScoreEntry score = std::get<ScoreEntry>(three.records(state)[0]);
  EXPECT_THAT(score.results, testing::ElementsAre(14, 0, 6));
  EXPECT_TRUE(three.records(three.step(state, score)).empty());
  EXPECT_TRUE(three.over(state));
  EXPECT_TRUE(three.legal(state).empty());
}

/// What is said of a random game, and what is to be said by its entries and its result.
struct Labelled {
  std::vector<std::string> said;
  std::set<std::string> expected;
};

Labelled labelled_game(const Model<Concrete>& model, std::uint64_t seed) {
  std::set<std::string> expected;
  std::vector<int> finishers;
  Choices choices(seed);
  const auto game = play_game(model, choices, [&](const AnyState& before, const Move& move, const AnyState& after) {
    const auto* play = std::get_if<PlayEntry>(&move);
    if (play == nullptr || model.position(after)->heat) return;  // the heat goes on
    finishers.push_back(play->player);
    const bool joker = play->sort >= sort_of(4, false);
    if (joker) expected.emplace("a joker ended a heat");
    const auto bear = static_cast<std::size_t>(joker ? play->bear.value() : play->sort / 2);
    const int left = model.settings().cave() - model.position(before)->heat->bears.at(bear);
    if (left == 1 && play->sort % 2 == 1) expected.emplace("a bear overran the cave");
  });
  const Claim result = model.result(game.end);
  for (std::size_t heat = 0; heat < finishers.size(); ++heat) {
    const std::vector<int>& points = result.heats->at(heat);
    const int finisher = points.at(static_cast<std::size_t>(finishers[heat]));
    if (finisher == 0) expected.emplace("who finished got nothing");
    if (finisher >= 1 && finisher <= 5) expected.emplace("who finished got less than the bonus");
    if (finisher >= 7) expected.emplace("who finished got more than the bonus");
    if (points == std::vector<int>(points.size(), 0)) expected.emplace("nobody got anything in a heat");
  }
  std::vector<int> totals = *result.totals;
  std::ranges::sort(totals, std::greater());
  const std::size_t winners = result.winners->size();
  expected.emplace(winners == 0             ? "nobody wins"
                   : winners > 1            ? "several win"
                   : totals[0] == totals[1] ? "the last heat decides"
                                            : "the total decides");
  return {model.labels(std::get<bucket_brigade::Setup>(game.record.start), game.record.moves, game.end), expected};
}

TEST(BucketBrigadeModel, LabelsSayWhatHappened) {
  std::set<std::string> seen;
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    Choices choices(seed);
    const int players = 3 + static_cast<int>(seed % 3);
    const Model<Concrete> model(Model<Concrete>::draw_settings(players, choices));
    const auto [said, expected] = labelled_game(model, seed);
    EXPECT_THAT(said, testing::UnorderedElementsAreArray(expected)) << "seed " << seed;
    seen.insert(said.begin(), said.end());
  }
  std::set<std::string> known_labels;
  for (const auto& [label, share] : Model<Concrete>::label_shares()) known_labels.insert(label);
  EXPECT_EQ(seen, known_labels);
}

TEST(BucketBrigadeModel, LabelsTellAnOverrunFromARunThatFits) {
  OpenHeat heat;
  heat.space = {12, 11, 0, 0};
  const auto says = [&](int sort, std::optional<int> bear) {
    const auto labels = labels_of_heat(heat, PlayEntry{0, sort, bear, {}}, {6, 0, 0, 0});
    return std::ranges::count(labels, "a bear overran the cave") == 1;
  };
  EXPECT_TRUE(says(sort_of(0, true), {}));
  EXPECT_FALSE(says(sort_of(0, false), {}));
  EXPECT_FALSE(says(sort_of(1, true), {}));
  EXPECT_TRUE(says(sort_of(4, true), 0));
  EXPECT_FALSE(says(sort_of(4, false), 0));
  EXPECT_FALSE(says(sort_of(4, true), 1));
}

TEST(BucketBrigadeModel, LabelsTellHowManyWinAndByWhat) {
  using testing::ElementsAre;
  EXPECT_THAT(labels_of_end({5, 5, 0}, 0), ElementsAre("nobody wins"));
  EXPECT_THAT(labels_of_end({5, 5, 0}, 2), ElementsAre("several win"));
  EXPECT_THAT(labels_of_end({5, 5, 0}, 1), ElementsAre("the last heat decides"));
  EXPECT_THAT(labels_of_end({4, 5, 0}, 1), ElementsAre("the total decides"));
}

TEST(BucketBrigadeModel, ASeatThatDoesNotExistIsADefect) {
  Choices choices(std::uint64_t{1});
  for (const int seat : {-1, 3}) {
    auto log = log_of(last_heat());
    log.game.turn = Num(seat);
    EXPECT_THROW(three.legal(log), ModelDefect);
    EXPECT_THROW(three.draw_move(log, Plan{}, choices), ModelDefect);
    log = log_of(three.begin({0}));
    log.game.dealer = Num(seat);
    EXPECT_THROW(three.legal(log), ModelDefect);
    EXPECT_THROW(three.draw_move(log, Plan{}, choices), ModelDefect);
    EXPECT_THROW(three.position(log), ModelDefect);
  }
  EXPECT_NO_THROW(three.draw_move(last_heat(), Plan{}, choices));
  EXPECT_NO_THROW(three.draw_move(three.begin({0}), Plan{}, choices));
}

TEST(BucketBrigadeModel, AHeatThatDoesNotExistIsADefect) {
  for (const int heat : {0, 5}) {
    auto log = log_of(last_heat());
    log.game.heat = Num(heat);
    EXPECT_THROW(three.position(log), ModelDefect);
  }
  auto log = log_of(three.begin({0}));
  EXPECT_NO_THROW(three.records(log));
  log.heat_just_ended = Concrete::Bool(true);
  EXPECT_THROW(three.records(log), ModelDefect);
}

TEST(BucketBrigadeModel, APlayerWithoutAPlayIsADefect) {
  Choices choices(std::uint64_t{1});
  Settings settings{3};
  settings.overrun_forbidden = true;
  const Model<Concrete> forbidding(settings);
  auto log = log_of(last_heat());
  log.game.hand[0] = Set(some_of(0, 0, 2));
  EXPECT_TRUE(forbidding.legal(log).empty());
  EXPECT_THROW(forbidding.draw_move(log, Plan{}, choices), ModelDefect);
  EXPECT_NO_THROW(three.draw_move(log, Plan{}, choices));
  log.game.hand[0] = Set();
  EXPECT_THROW(three.draw_move(log, Plan{}, choices), ModelDefect);
}

/// Two players; the red bear has two spaces before it, and may not overrun the cave.
OpenHeat narrow_heat() {
  OpenHeat heat;
  heat.players = 2;
  heat.overrun_forbidden = true;
  heat.space = {11, 0, 0, 0};
  return heat;
}

TEST(BucketBrigadeModel, AWayOutEndsTheHeatByPlaysThatAreAllowed) {
  OpenHeat heat = narrow_heat();
  const Choice red_walk{sort_of(0, false), 0}, red_run{sort_of(0, true), 0}, blue_walk{sort_of(1, false), 1};
  EXPECT_EQ(way_out(heat), std::nullopt) << "nobody has a card";
  heat.held[0][static_cast<std::size_t>(red_run.sort)] = 1;
  EXPECT_EQ(way_out(heat), red_run);
  heat.space[0] = 12;
  EXPECT_EQ(way_out(heat), std::nullopt) << "the run does not fit";
  heat.held[0][static_cast<std::size_t>(blue_walk.sort)] = 1;
  heat.held[1][static_cast<std::size_t>(red_walk.sort)] = 1;
  EXPECT_EQ(way_out(heat), blue_walk) << "then the other walks in";
}

TEST(BucketBrigadeModel, RandomPlayersLeaveAWayOut) {
  OpenHeat heat = narrow_heat();
  const Choice red_walk{sort_of(0, false), 0}, red_run{sort_of(0, true), 0}, blue_walk{sort_of(1, false), 1};
  for (const Choice& play : {red_walk, blue_walk}) heat.held[0][static_cast<std::size_t>(play.sort)] = 1;
  heat.held[1][static_cast<std::size_t>(red_run.sort)] = 1;
  int walks = 0;
  for (std::uint64_t seed = 1; seed <= 50; ++seed) {
    Choices choices(seed);
    // After the red walk the other's run would not fit.
    EXPECT_EQ(draw_choice(heat, {red_walk, blue_walk}, Plan{}, choices), blue_walk) << "seed " << seed;
    OpenHeat open = heat;
    open.overrun_forbidden = false;
    if (draw_choice(open, {red_walk, blue_walk}, Plan{}, choices) == red_walk) ++walks;
  }
  EXPECT_GT(walks, 0) << "where the run may overrun, both are played";
}

}  // namespace
}  // namespace rulecheck::bucket_brigade
