// What the model of The Harmony of Bremen does besides carrying entries into the rule text and back: words, labels, and
// what it says when rules lead to something that no game can come to.
#include "model/harmony_of_bremen/model.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "model/core/record.hpp"

namespace rulecheck::harmony_of_bremen {
namespace {

using Num = Concrete::Num;
using Bool = Concrete::Bool;

const Model<Concrete> standard(Settings{});

Log<Concrete> before_round_nine() {
  return standard.begin_at(Position{9, 3, {2, 0, 3, 1}, {{{8, 7}, {1, 2}, {11, 9}, {4, 5}}}, 2});
}

TEST(HarmonyOfBremenModel, AStateIsDescribedInOneLine) {
  auto log = before_round_nine();
  EXPECT_EQ(standard.describe(log),
            "round 9, failures 2, leader 3; seat 0 (dog) holds 7 8; seat 1 (rooster) holds 1 2; seat 2 (donkey) holds "
            "9 11; seat 3 (cat) holds 4 5");
  log = standard.step(log, DeclareEntry{3, 4});
  EXPECT_THAT(standard.describe(log), testing::HasSubstr("leader 3, declared 4; seat 0"));
  log = standard.step(log, EnsembleEntry{{7, 1, 4, 4}, {}});
  EXPECT_THAT(standard.describe(log), testing::HasSubstr("failures 3, leader 3, ensemble failed; seat 0"));
}

TEST(HarmonyOfBremenModel, AGameHasThirtyMovesAtMost) { EXPECT_EQ(standard.most_moves(), 30); }

TEST(HarmonyOfBremenModel, NothingIsRecordedThatFollowsFromWhatWasPlayed) {
  EXPECT_TRUE(standard.records(before_round_nine()).empty());
}

TEST(HarmonyOfBremenModel, LabelsSayHowGamesEnd) {
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    Choices choices(seed);
    const auto game = play_game(standard, choices);
    const Claim result = standard.result(game.end);
    const auto labels =
        standard.labels(std::get<harmony_of_bremen::Setup>(game.record.start), game.record.moves, game.end);
    const auto says = [&](const std::string& label) { return std::ranges::count(labels, label) == 1; };
    EXPECT_EQ(says("won"), *result.won);
    EXPECT_EQ(says("won with 2 failures"), *result.won && result.failures == 2);
    EXPECT_EQ(says("lost by the third failure"), result.failures == 3);
    EXPECT_EQ(says("lost in the last round"), !*result.won && result.rounds == 10);
    EXPECT_EQ(says("lost in both ways"), result.failures == 3 && result.rounds == 10);
    EXPECT_EQ(says("lost by a single failure"), !*result.won && result.failures == 1);
    EXPECT_EQ(says("lost after three rounds"), result.rounds == 3);
    EXPECT_EQ(says("lost in round 9"), result.rounds == 9);
  }
}

TEST(HarmonyOfBremenModel, LabelsTellTiesOfNeighboursAndOfOthers) {
  const harmony_of_bremen::Setup setup{{0, 1, 2, 3}, {}, 0};
  auto end = before_round_nine();
  end.game.ensemble_played = Bool(true);
  const auto tells = [&](const Numbers& cards, const std::string& label) {
    const std::vector<Move> moves{EnsembleEntry{cards, {}}};
    return std::ranges::count(standard.labels(setup, moves, end), label) == 1;
  };
  const std::string equal = "an ensemble failed by equal numbers alone";
  const std::string far = "roles that are not adjacent played equal numbers";
  EXPECT_TRUE(tells({1, 2, 2, 3}, equal));
  EXPECT_FALSE(tells({1, 2, 3, 4}, equal));
  EXPECT_FALSE(tells({2, 2, 1, 3}, equal));
  EXPECT_TRUE(tells({2, 3, 2, 4}, far));
  EXPECT_TRUE(tells({2, 3, 4, 2}, far));
  EXPECT_TRUE(tells({1, 3, 4, 3}, far));
  EXPECT_FALSE(tells({1, 2, 2, 3}, far));
}

TEST(HarmonyOfBremenModel, ARoleThatDoesNotExistIsADefect) {
  for (const int role : {-1, 4}) {
    auto log = before_round_nine();
    log.game.role[2] = Num(role);
    EXPECT_THROW(standard.legal(log), ModelDefect);
  }
  EXPECT_NO_THROW(standard.legal(before_round_nine()));
}

TEST(HarmonyOfBremenModel, AHandWithoutACardBeforeTheEndIsADefect) {
  Choices choices(std::uint64_t{1});
  auto log = before_round_nine();
  for (auto& place : log.game.hand[1]) place = Num(no_card);
  EXPECT_THROW(standard.legal(log), ModelDefect);
  EXPECT_THROW(standard.draw_move(log, Plan{}, choices), ModelDefect);
  EXPECT_NO_THROW(standard.draw_move(before_round_nine(), Plan{}, choices));
}

}  // namespace
}  // namespace rulecheck::harmony_of_bremen
