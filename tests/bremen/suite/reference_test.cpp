// The reference of Bremen by itself: the rulebook's own examples, every rule once by hand, and whole random games.

#include "properties/bremen/reference.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <optional>
#include <random>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace {

using namespace rulecheck::bremen::reference;

/// A hand written down as animals with their numbers.
std::vector<Piece> hand_of(std::initializer_list<std::pair<const char*, std::vector<int>>> animals) {
  std::vector<Piece> hand;
  for (const auto& [animal, numbers] : animals) {
    for (const int number : numbers) hand.push_back({animal, number});
  }
  return hand;
}

/// The circle from which seat 0, taking first, and the others would take exactly this deal.
std::vector<Piece> circle_of(const Deal& deal) {
  std::vector<Piece> circle;
  for (std::size_t row = 0; row < 13; ++row) {
    for (const std::vector<Piece>& hand : deal.hands) circle.push_back(hand.at(row));
  }
  if (deal.center) circle.push_back(*deal.center);
  return circle;
}

/// Four players; seat 2 (the book's Player C) holds no Donkey, seat 0 (Player A) holds Donkey 1 and leads.
Deal deal_of_the_first_example() {
  return {{hand_of({{"Donkey", {1, 2, 3, 7}}, {"Chicken", {1, 2, 3}}, {"Dog", {1, 2, 3}}, {"Cat", {1, 2, 3}}}),
           hand_of({{"Donkey", {4, 5, 6, 9}}, {"Chicken", {4, 5, 6}}, {"Dog", {4, 5, 6}}, {"Cat", {4, 5, 6}}}),
           hand_of({{"Chicken", {7, 8, 9, 10}}, {"Dog", {7, 8, 9, 10, 11, 12, 13}}, {"Cat", {7, 8}}}),
           hand_of({{"Donkey", {8, 10, 11, 12, 13}}, {"Chicken", {11, 12, 13}}, {"Cat", {9, 10, 11, 12, 13}}})},
          std::nullopt};
}

/// Four players; seat 0 (the book's Player A) holds all the Donkeys, so nobody else can ever follow one.
Deal deal_of_the_second_example() {
  return {{hand_of({{"Donkey", {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13}}}),
           hand_of({{"Chicken", {2, 3, 4, 5, 6}}, {"Cat", {1, 2, 3, 4}}, {"Dog", {1, 2, 3, 4}}}),
           hand_of({{"Chicken", {1, 7, 8, 9}}, {"Cat", {5, 6, 7}}, {"Dog", {5, 6, 7, 8, 9, 10}}}),
           hand_of({{"Chicken", {10, 11, 12, 13}}, {"Cat", {8, 9, 10, 11, 12, 13}}, {"Dog", {11, 12, 13}}})},
          std::nullopt};
}

/// Three players; seat 1 holds seven Chickens, Donkey 4 lies in the centre, seat 2 holds Donkey 5.
Deal deal_with_donkey_4_in_the_center() {
  return {{hand_of({{"Chicken", {4, 5}}, {"Dog", {4, 5, 6, 7, 8, 9, 10}}, {"Cat", {4, 5, 6, 7}}}),
           hand_of({{"Chicken", {6, 7, 8, 9, 10, 11, 12}}, {"Dog", {11, 12, 13}}, {"Donkey", {6, 7, 8}}}),
           hand_of({{"Chicken", {13}}, {"Cat", {8, 9, 10, 11, 12, 13}}, {"Donkey", {5, 9, 10, 11, 12, 13}}})},
          Piece{"Donkey", 4}};
}

std::string reason_for_refusing(Game game, int seat, const Piece& piece) {
  EXPECT_FALSE(game.may_play(seat, piece));
  try {
    game.play(seat, piece);
  } catch (const std::logic_error& error) {
    return error.what();
  }
  return "not refused";
}

TEST(BremenReference, ThreePlayersUseFortyPiecesFromFourUpwards) {
  const std::vector<Piece> pieces = pieces_in_use(3);
  EXPECT_EQ(pieces.size(), 40U);
  EXPECT_EQ(std::set<Piece>(pieces.begin(), pieces.end()).size(), 40U);
  EXPECT_EQ(std::count(pieces.begin(), pieces.end(), Piece{"Cat", 3}), 0);
  EXPECT_EQ(std::count(pieces.begin(), pieces.end(), Piece{"Cat", 4}), 1);
  EXPECT_EQ(std::count(pieces.begin(), pieces.end(), Piece{"Dog", 13}), 1);
}

TEST(BremenReference, FourPlayersUseAllFiftyTwoPieces) {
  const std::vector<Piece> pieces = pieces_in_use(4);
  EXPECT_EQ(pieces.size(), 52U);
  EXPECT_EQ(std::set<Piece>(pieces.begin(), pieces.end()).size(), 52U);
  EXPECT_EQ(std::count(pieces.begin(), pieces.end(), Piece{"Chicken", 1}), 1);
  EXPECT_THROW(pieces_in_use(5), std::logic_error);
}

TEST(BremenReference, TheCircleIsDealtClockwiseFromTheFirstTaker) {
  const std::vector<Piece> circle = pieces_in_use(3);
  const Deal deal = deal_from_circle(3, circle, 2);
  EXPECT_EQ(deal.hands.at(2).front(), (Piece{"Chicken", 4}));
  EXPECT_EQ(deal.hands.at(0).front(), (Piece{"Chicken", 5}));
  EXPECT_EQ(deal.hands.at(1).front(), (Piece{"Chicken", 6}));
  EXPECT_EQ(deal.hands.at(2).at(1), (Piece{"Chicken", 7}));
  EXPECT_EQ(deal.hands.at(1).size(), 13U);
  EXPECT_EQ(deal.center, (Piece{"Cat", 13}));
  EXPECT_FALSE(deal_from_circle(4, pieces_in_use(4), 0).center);
}

TEST(BremenReference, ACircleWithAPieceTwiceOrAFirstTakerWithoutASeatIsRefused) {
  std::vector<Piece> circle = pieces_in_use(4);
  EXPECT_THROW(deal_from_circle(4, circle, 4), std::logic_error);
  EXPECT_THROW(deal_from_circle(3, circle, 0), std::logic_error);
  circle.at(0) = circle.at(1);
  EXPECT_THROW(deal_from_circle(4, circle, 0), std::logic_error);
}

TEST(BremenReference, EightChickensInOneHandAreRedealtAndSevenAreNot) {
  Deal deal = deal_with_donkey_4_in_the_center();
  EXPECT_FALSE(must_be_redealt(deal));
  EXPECT_NO_THROW(Game{deal});
  std::swap(deal.hands.at(0).front(), deal.hands.at(1).back());
  EXPECT_TRUE(must_be_redealt(deal));
  EXPECT_THROW(Game{deal}, std::logic_error);
}

TEST(BremenReference, AChickenInTheCenterIsInNobodysHand) {
  Deal deal = deal_with_donkey_4_in_the_center();
  std::swap(*deal.center, deal.hands.at(2).front());
  EXPECT_EQ(deal.center, (Piece{"Chicken", 13}));
  EXPECT_FALSE(must_be_redealt(deal));
}

TEST(BremenReference, DonkeyOneLeadsWithFourPlayers) {
  EXPECT_EQ(first_leader(deal_of_the_first_example()), 0);
  EXPECT_EQ(Game(deal_from_circle(4, circle_of(deal_of_the_first_example()), 3)).leader(), 3);
}

TEST(BremenReference, DonkeyFourLeadsWithThreePlayersAndDonkeyFiveIfItLiesInTheCenter) {
  Deal deal = deal_with_donkey_4_in_the_center();
  EXPECT_EQ(first_leader(deal), 2);
  std::swap(*deal.center, deal.hands.at(1).back());
  EXPECT_EQ(first_leader(deal), 1);
}

TEST(BremenReference, FirstExampleOfTheBookIsWonByDonkeyEight) {
  Game game(deal_of_the_first_example());
  game.play(0, {"Donkey", 7});
  game.play(1, {"Donkey", 4});
  game.play(2, {"Dog", 10});
  EXPECT_EQ(game.table().size(), 3U);
  EXPECT_FALSE(game.last_round_winner());
  game.play(3, {"Donkey", 8});
  EXPECT_EQ(game.last_round_winner(), 3);
  EXPECT_EQ(game.captured().at(3), hand_of({{"Donkey", {7, 4}}, {"Dog", {10}}, {"Donkey", {8}}}));
  EXPECT_TRUE(game.table().empty());
  EXPECT_EQ(game.leader(), 3);
  EXPECT_EQ(game.round(), 2);
}

TEST(BremenReference, SecondExampleOfTheBookIsWonByTheHighestChicken) {
  Game game(deal_of_the_second_example());
  game.play(0, {"Donkey", 1});
  game.play(1, {"Cat", 4});
  game.play(2, {"Dog", 10});
  game.play(3, {"Cat", 13});
  EXPECT_EQ(game.last_round_winner(), 0);
  game.play(0, {"Donkey", 6});
  game.play(1, {"Chicken", 3});
  game.play(2, {"Chicken", 1});
  game.play(3, {"Cat", 8});
  EXPECT_EQ(game.last_round_winner(), 1);
  EXPECT_EQ(game.captured().at(0).size(), 4U);
  EXPECT_EQ(game.captured().at(1).size(), 4U);
  EXPECT_EQ(game.leader(), 1);
}

TEST(BremenReference, AFollowerHoldingTheLedAnimalHasToPlayItAndMayNotPlayAChicken) {
  Game game(deal_of_the_first_example());
  game.play(0, {"Donkey", 7});
  EXPECT_EQ(game.playable(), hand_of({{"Donkey", {4, 5, 6, 9}}}));
  EXPECT_NE(reason_for_refusing(game, 1, {"Chicken", 4}).find("animal led"), std::string::npos);
  EXPECT_NE(reason_for_refusing(game, 1, {"Dog", 4}).find("animal led"), std::string::npos);
  game.play(1, {"Donkey", 9});
  EXPECT_EQ(game.playable(), game.hands().at(2));
}

TEST(BremenReference, AChickenThatIsLedHasToBeFollowedToo) {
  Game game(deal_of_the_first_example());
  EXPECT_EQ(game.playable(), game.hands().at(0));
  game.play(0, {"Chicken", 2});
  EXPECT_EQ(game.playable(), hand_of({{"Chicken", {4, 5, 6}}}));
}

TEST(BremenReference, PlaysOutOfTurnAndOfPiecesNotHeldAreRefused) {
  const Game game(deal_of_the_first_example());
  EXPECT_NE(reason_for_refusing(game, 1, {"Donkey", 4}).find("turn"), std::string::npos);
  EXPECT_NE(reason_for_refusing(game, 7, {"Donkey", 4}).find("turn"), std::string::npos);
  EXPECT_NE(reason_for_refusing(game, 0, {"Donkey", 4}).find("does not hold"), std::string::npos);
  EXPECT_THROW(outcome(game), std::logic_error);
}

TEST(BremenReference, ScoreExampleOfTheBookIsTenPoints) {
  const Outcome example =
      outcome_of({24, 16, 8, 0}, hand_of({{"Dog", {6}}, {"Cat", {2}}, {"Chicken", {10}}, {"Donkey", {8}}}), {});
  EXPECT_TRUE(example.won);
  EXPECT_EQ(example.score, 10);
  EXPECT_EQ(example.title, "The Spirited Band");
}

TEST(BremenReference, WithoutBothConditionsThereIsNoWinAndNoScore) {
  const Outcome animals_only =
      outcome_of({20, 16, 8, 4}, hand_of({{"Dog", {6}}, {"Cat", {2}}, {"Chicken", {10}}, {"Donkey", {8}}}), {});
  EXPECT_FALSE(animals_only.condition1);
  EXPECT_TRUE(animals_only.condition2);
  EXPECT_FALSE(animals_only.won);
  EXPECT_FALSE(animals_only.score);
  const Outcome amounts_only =
      outcome_of({0, 8, 24, 16}, hand_of({{"Dog", {6, 7}}, {"Chicken", {10}}, {"Donkey", {8}}}), {});
  EXPECT_TRUE(amounts_only.condition1);
  EXPECT_FALSE(amounts_only.condition2);
  EXPECT_FALSE(amounts_only.won);
  EXPECT_FALSE(amounts_only.title);
}

TEST(BremenReference, WithThreePlayersTheCenterPieceIsTheFourthAnimal) {
  const std::vector<Piece> left = hand_of({{"Dog", {4}}, {"Cat", {13}}, {"Chicken", {10}}});
  const Outcome lowest = outcome_of({24, 0, 12}, left, Piece{"Donkey", 9});
  EXPECT_TRUE(lowest.won);
  EXPECT_EQ(lowest.score, 3);
  EXPECT_EQ(lowest.title, "The Dreaming Band");
  EXPECT_EQ(outcome_of({0, 24, 12}, left, Piece{"Donkey", 9}).score, 21);
  EXPECT_FALSE(outcome_of({24, 0, 12}, left, Piece{"Dog", 9}).won);
  EXPECT_FALSE(outcome_of({24, 6, 6}, left, Piece{"Donkey", 9}).condition1);
}

TEST(BremenReference, EachScoreHasTheTitleOfItsRow) {
  EXPECT_EQ(title_for(4, 24), "The Exceptionally Wonderful Best Band in Town");
  EXPECT_EQ(title_for(4, 23), "The Deeply Moving Band");
  EXPECT_EQ(title_for(4, 20), "The Deeply Moving Band");
  EXPECT_EQ(title_for(4, 19), "The Thrilling Band");
  EXPECT_EQ(title_for(4, 4), "The Dreaming Band");
  EXPECT_EQ(title_for(3, 21), "The Exceptionally Wonderful Best Band in Town");
  EXPECT_EQ(title_for(3, 20), "The Deeply Moving Band");
  EXPECT_EQ(title_for(3, 4), "The Stylish Band");
  EXPECT_EQ(title_for(3, 0), "The Dreaming Band");
  for (int score = 0; score <= 24; ++score) EXPECT_TRUE(title_for(4, score)) << score;
  for (int score = 0; score <= 21; ++score) EXPECT_TRUE(title_for(3, score)) << score;
  EXPECT_FALSE(title_for(4, 25));
  EXPECT_FALSE(title_for(4, -1));
  EXPECT_FALSE(title_for(3, 22));
}

class BremenReferenceGames : public testing::TestWithParam<int> {};

/// Every piece that is anywhere in the game, in order.
std::vector<Piece> all_pieces(const Game& game) {
  std::vector<Piece> all;
  for (const auto& hand : game.hands()) all.insert(all.end(), hand.begin(), hand.end());
  for (const auto& pieces : game.captured()) all.insert(all.end(), pieces.begin(), pieces.end());
  for (const Play& play : game.table()) all.push_back(play.piece);
  if (game.center()) all.push_back(*game.center());
  std::sort(all.begin(), all.end());
  return all;
}

TEST_P(BremenReferenceGames, RandomGamesKeepEveryPieceAndEndAfterTwelveRounds) {
  const int players = GetParam();
  std::mt19937 random(20240607);
  const auto below = [&](std::size_t bound) { return static_cast<std::size_t>(random() % bound); };
  std::vector<Piece> circle = pieces_in_use(players);
  std::vector<Piece> sorted = circle;
  std::sort(sorted.begin(), sorted.end());
  int redeals = 0;
  int wins = 0;
  int games = 0;
  while (games < 3000) {
    for (std::size_t last = circle.size() - 1; last > 0; --last) std::swap(circle.at(last), circle.at(below(last + 1)));
    const Deal deal = deal_from_circle(players, circle, static_cast<int>(below(static_cast<std::size_t>(players))));
    if (must_be_redealt(deal)) {
      ++redeals;
      continue;
    }
    Game game(deal);
    int plays = 0;
    while (!game.over()) {
      const std::vector<Piece> choices = game.playable();
      ASSERT_FALSE(choices.empty());
      ASSERT_EQ(game.round(), 1 + plays / players);
      ASSERT_EQ(game.table().size(), static_cast<std::size_t>(plays % players));
      if (plays % players == 0 && plays > 0) {
        ASSERT_EQ(game.leader(), game.last_round_winner());
        ASSERT_EQ(game.player_to_move(), game.leader());
      }
      game.play(*game.player_to_move(), choices.at(below(choices.size())));
      ++plays;
      if (games < 200) {
        ASSERT_EQ(all_pieces(game), sorted);
      }
    }
    ASSERT_EQ(all_pieces(game), sorted);
    ASSERT_EQ(plays, 12 * players);
    ASSERT_TRUE(game.playable().empty());
    ASSERT_FALSE(game.player_to_move());
    ASSERT_FALSE(game.may_play(0, game.hands().at(0).at(0)));
    const Outcome end = outcome(game);
    ASSERT_EQ(end.left.size(), static_cast<std::size_t>(players));
    ASSERT_EQ(end.won, end.condition1 && end.condition2);
    ASSERT_EQ(end.score.has_value(), end.won);
    ASSERT_EQ(end.title.has_value(), end.won);
    wins += end.won ? 1 : 0;
    ++games;
  }
  EXPECT_GT(redeals, 0);
  EXPECT_GT(wins, 0);
}

INSTANTIATE_TEST_SUITE_P(Players, BremenReferenceGames, testing::Values(3, 4));

}  // namespace
