// What the Bremen model does besides carrying entries into the rule text and back: words, labels, and what it says when
// rules lead to something that no game can come to.
#include "model/bremen/model.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "model/core/record.hpp"

namespace rulecheck::bremen {
namespace {

using Num = Concrete::Num;
using Set = Concrete::Set;
using enum Animal;

const Model<Concrete> three(Settings{3}), four(Settings{4});

/// Seat 0 leads round 12.
Log<Concrete, 4> before_round_twelve() {
  Log<Concrete, 4> log;
  log.game.hand = {Set(piece(dog, 7) | piece(cat, 9)), Set(piece(dog, 8) | piece(cat, 1)),
                   Set(piece(dog, 9) | piece(cat, 2)), Set(piece(dog, 10) | piece(cat, 3))};
  log.game.won = {Num(20), Num(16), Num(8), Num(0)};
  log.game.round = Num(12);
  return log;
}

TEST(BremenModel, PiecesHaveTheNamesOfATrace) {
  EXPECT_EQ(piece_name(piece(chicken, 1)), "chicken-1");
  EXPECT_EQ(piece_name(piece(donkey, 13)), "donkey-13");
  EXPECT_EQ(piece_name(piece(dog, 10)), "dog-10");
  EXPECT_EQ(piece_name(piece(cat, 4)), "cat-4");
  EXPECT_EQ(piece_names(piece(cat, 4) | piece(dog, 10)), "dog-10, cat-4");
  EXPECT_EQ(piece_names(0), "nothing");
}

TEST(BremenModel, WhatIsNotOnePieceHasANameInBrackets) {
  EXPECT_EQ(piece_name(0), "[nothing]");
  EXPECT_EQ(piece_name(piece(cat, 4) | piece(dog, 10)), "[dog-10, cat-4]");
  EXPECT_EQ(piece_name(PieceSet{1} << 14), "[chicken-14]");
}

TEST(BremenModel, AStateIsDescribedInOneLine) {
  EXPECT_EQ(four.describe(before_round_twelve()),
            "round 12, leader 0, turn 0; seat 0 holds dog-7, cat-9, played nothing, won 20; seat 1 holds dog-8, cat-1, "
            "played nothing, won 16; seat 2 holds dog-9, cat-2, played nothing, won 8; seat 3 holds dog-10, cat-3, "
            "played nothing, won 0; center nothing");
}

TEST(BremenModel, AGameHasTwelveRoundsOfPlays) {
  EXPECT_EQ(three.most_moves(), 36);
  EXPECT_EQ(four.most_moves(), 48);
}

TEST(BremenModel, LabelsSayWhatHappened) {
  Choices choices(std::uint64_t{5});
  for (int games = 0; games < 100; ++games) {
    const auto game = play_game(four, choices);
    const bremen::Setup& setup = std::get<bremen::Setup>(game.record.start);
    const Claim result = four.result(game.end);
    const auto labels = four.labels(setup, game.record.moves, game.end);
    std::vector<std::string> expected{*result.won ? "won" : "lost"};
    if (*result.condition_one) expected.emplace_back("condition 1");
    if (*result.condition_two) expected.emplace_back("condition 2");
    if (setup.deals.size() != 1) expected.emplace_back("redealt");
    if (game.record.moves.size() != 48) expected.emplace_back("takes recorded");
    if (*result.won) expected.push_back(result.title.value().value());
    EXPECT_THAT(labels, testing::ElementsAreArray(expected));
  }
}

TEST(BremenModel, TheTakerOfARoundIsARecordDirectlyAfterIt) {
  Model<Concrete>::State state = before_round_twelve();
  EXPECT_TRUE(four.records(state).empty());
  int player = 0;
  for (const PieceSet single : {piece(dog, 7), piece(dog, 8), piece(dog, 9)}) {
    state = four.step(state, Play{player++, single});
    EXPECT_TRUE(four.records(state).empty());
  }
  state = four.step(state, Play{player, piece(dog, 10)});
  ASSERT_EQ(four.records(state).size(), 1U);
  EXPECT_EQ(std::get<Take>(four.records(state)[0]).player, 3);
  state = four.step(state, Take{3});
  EXPECT_TRUE(four.records(state).empty());
}

TEST(BremenModel, ASeatThatDoesNotExistIsADefect) {
  Choices choices(std::uint64_t{1});
  for (const int seat : {-1, 4}) {
    auto log = before_round_twelve();
    log.game.turn = Num(seat);
    EXPECT_THROW(four.draw_move(log, Plan{}, choices), ModelDefect);
    log = before_round_twelve();
    log.game.leader = Num(seat);
    EXPECT_THROW(four.draw_plan(log, choices), ModelDefect);
  }
  EXPECT_NO_THROW(four.draw_move(before_round_twelve(), Plan{}, choices));
}

TEST(BremenModel, APlayerWithoutALegalPlayIsADefect) {
  Choices choices(std::uint64_t{1});
  auto log = before_round_twelve();
  log.game.hand[0] = Set();
  EXPECT_THROW(four.draw_move(log, Plan{}, choices), ModelDefect);
}

TEST(BremenModel, AWonGameWithoutATitleIsADefect) {
  Log<Concrete, 3> log;
  log.game.won = {Num(24), Num(12), Num(0)};
  log.game.center = Set(piece(chicken, 9));
  log.game.round = Num(13);
  log.game.hand = {Set(piece(cat, 13)), Set(piece(dog, 5)), Set(piece(donkey, 4))};
  EXPECT_EQ(three.result(log).score.value().value(), 21);
  log.game.hand[2] = Set(piece(donkey, 3));  // not in use: a score of 22
  EXPECT_THROW(three.result(log), ModelDefect);
}

}  // namespace
}  // namespace rulecheck::bremen
