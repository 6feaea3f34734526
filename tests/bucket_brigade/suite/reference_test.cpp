// The reference of Bucket Brigade by itself, but for its scoring: every rule once by hand, the readings.

#include "properties/bucket_brigade/reference.hpp"

#include <gtest/gtest.h>

#include <initializer_list>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "tests/bucket_brigade/suite/cards.hpp"

namespace {

using namespace rulecheck::bucket_brigade::reference;

Settings settings_for(int players, Readings readings = {}) {
  Settings settings;
  settings.players = players;
  settings.readings = readings;
  return settings;
}

/// The pack from the first red walk to the last joker run, dealt out hand by hand, what is left over laid aside.
Deal deal_in_order(int players, int dealer) {
  std::vector<Card> pack;
  for (const auto& [card, count] : whole_pack()) pack.insert(pack.end(), static_cast<std::size_t>(count), card);
  Deal deal{dealer, std::vector<Cards>(static_cast<std::size_t>(players)), Cards{}};
  int next = 0;
  for (Cards& hand : deal.hands) {
    for (int card = 0; card < cards_in_a_hand(players); ++card) ++hand[at(pack, next++)];
  }
  while (next < static_cast<int>(pack.size())) ++present(deal.discards)[at(pack, next++)];
  return deal;
}

/// The position of the traces' example: five players, the last heat, seat 0 to move.
Position last_heat_of_five() {
  return {0,
          {{5, 0, 3, 0, 2}, {1, 2, 3, 4, 5}, {0, 0, 9, 0, 0}, {2, 2, 2, 2, 2}},
          {{Color::red, 12}, {Color::blue, 3}, {Color::green, 7}, {Color::yellow, 9}},
          {counted({red_walk, joker_run}), counted({blue_walk, blue_walk}), counted({red_run, green_walk}),
           counted({yellow_walk, yellow_walk}), counted({blue_run, joker_walk})}};
}

/// A finished game of three with these results.
Game finished_game(std::vector<std::vector<int>> results, Readings readings = {}) {
  return {settings_for(3, readings), Position{0, std::move(results), {}, {}}};
}

TEST(BucketBrigadeReference, ThePackHasFiftyFiveCards) {
  EXPECT_EQ(number_of(whole_pack()), 55);
  EXPECT_EQ(count_of(whole_pack(), joker_walk), 6);
  EXPECT_EQ(count_of(whole_pack(), yellow_run), 5);
  EXPECT_EQ(name_of(joker_run), "joker-run");
  EXPECT_EQ(card_named("green-walk"), green_walk);
  EXPECT_FALSE(card_named("green"));
  EXPECT_EQ(bear_named("blue"), Color::blue);
  EXPECT_FALSE(bear_named("joker"));
}

TEST(BucketBrigadeReference, HandsHaveFifteenThirteenElevenCards) {
  EXPECT_EQ(cards_left_out(3), 10);
  EXPECT_EQ(cards_left_out(4), 3);
  EXPECT_EQ(cards_left_out(5), 0);
  EXPECT_EQ(cards_in_a_hand(3), 15);
  EXPECT_EQ(cards_in_a_hand(4), 13);
  EXPECT_EQ(cards_in_a_hand(5), 11);
  EXPECT_THROW(cards_left_out(6), std::logic_error);
}

TEST(BucketBrigadeReference, TheDealershipMovesToTheLeftAndTheLeftNeighborBegins) {
  Game game(settings_for(3), 2);
  EXPECT_EQ(game.dealer_due(), 2);
  EXPECT_EQ(game.dealer_of(1), 0);
  EXPECT_EQ(game.dealer_of(2), 1);
  game.deal(deal_in_order(3, 2));
  EXPECT_FALSE(game.dealer_due());
  EXPECT_EQ(game.player_to_move(), 0);
  EXPECT_EQ(number_of(present(game.heat().discards)), 10);
  for (const Color bear : bear_colors()) EXPECT_EQ(game.heat().bears.at(bear), 0);
  game.play({0, red_walk, std::nullopt, 1});
  EXPECT_EQ(game.heat().bears.at(Color::red), 1);
  EXPECT_EQ(game.player_to_move(), 1);
  EXPECT_EQ(game.heat().pile, std::vector<Card>{red_walk});
}

TEST(BucketBrigadeReference, CardsLaidAsideThatAreNotStatedAreTheRest) {
  Deal deal = deal_in_order(4, 0);
  const Cards laid_aside = present(deal.discards);
  deal.discards.reset();
  Game game(settings_for(4), 0);
  game.deal(deal);
  EXPECT_EQ(game.heat().discards, laid_aside);
  EXPECT_EQ(laid_aside, counted({joker_run, joker_run, joker_run}));
}

TEST(BucketBrigadeReference, ADealBreaksTheClausesOfItsFaultsInTheOrderOfTheTable) {
  Game game(settings_for(3), 0);
  EXPECT_TRUE(game.judge(deal_in_order(3, 0)).empty());
  EXPECT_EQ(game.judge(deal_in_order(3, 1)), (Breaches{{3, "BUB-06"}}));
  Deal wrong = deal_in_order(3, 1);
  take_one(present(wrong.discards), joker_run);
  wrong.hands.at(2) = {};
  EXPECT_EQ(game.judge(wrong), (Breaches{{3, "BUB-06"}, {4, "BUB-10"}, {4, "BUB-11"}}));
  EXPECT_EQ(reported(game.judge(wrong)), std::vector<std::string>{"BUB-06"});
  wrong.dealer = 0;
  EXPECT_EQ(reported(game.judge(wrong)), (std::vector<std::string>{"BUB-10", "BUB-11"}));
  EXPECT_THROW(game.deal(wrong), std::logic_error);
  Deal large_hand = deal_in_order(3, 0);
  take_one(present(large_hand.discards), joker_run);
  ++large_hand.hands.at(2)[joker_run];
  large_hand.discards.reset();
  EXPECT_EQ(game.judge(large_hand), (Breaches{{4, "BUB-11"}}));
  wrong.hands.at(0)[red_walk] = 7;
  EXPECT_THROW(game.judge(wrong), std::logic_error);
  game.deal(deal_in_order(3, 0));
  EXPECT_EQ(game.judge(deal_in_order(3, 1)), (Breaches{{2, "BUB-18"}}));
}

TEST(BucketBrigadeReference, ALaterDealByTheWrongSeatBreaksAnotherClauseAndFiveLayNothingAside) {
  const Game game(settings_for(5), Position{3, {{0, 0, 6, 0, 0}}, {}, {}});
  EXPECT_EQ(game.dealer_due(), 4);
  EXPECT_EQ(game.judge(deal_in_order(5, 3)), (Breaches{{3, "BUB-07"}}));
  Deal deal = deal_in_order(5, 4);
  EXPECT_TRUE(game.judge(deal).empty());
  take_one(deal.hands.at(4), joker_run);
  present(deal.discards)[joker_run] = 1;
  EXPECT_EQ(game.judge(deal), (Breaches{{4, "BUB-10"}, {4, "BUB-11"}}));
}

TEST(BucketBrigadeReference, APlayWhereADealIsDueBreaksTheClauseOfTheFirstHeatOrOfALaterOne) {
  EXPECT_EQ(Game(settings_for(4), 0).judge(Play{1, red_walk, {}, {}}), (Breaches{{2, "BUB-06"}}));
  const Game later(settings_for(4), Position{0, {{0, 6, 0, 0}}, {}, {}});
  EXPECT_EQ(later.judge(Play{2, red_walk, {}, {}}), (Breaches{{2, "BUB-18"}}));
}

TEST(BucketBrigadeReference, APlayBreaksTheClausesOfItsFaultsInTheOrderOfTheTable) {
  const Game game(settings_for(5), last_heat_of_five());
  EXPECT_EQ(game.player_to_move(), 0);
  const auto broken = [&](const Play& play) { return game.judge(play); };
  EXPECT_EQ(broken({1, blue_walk, {}, 4}), (Breaches{{3, "BUB-12"}}));
  EXPECT_EQ(broken({0, blue_walk, {}, 4}), (Breaches{{4, "BUB-13"}}));
  EXPECT_EQ(broken({0, red_walk, Color::blue, {}}), (Breaches{{5, "BUB-14"}}));
  EXPECT_EQ(broken({2, red_run, Color::green, {}}), (Breaches{{3, "BUB-12"}, {5, "BUB-15"}}));
  EXPECT_EQ(broken({0, joker_run, {}, {}}), (Breaches{{5, "BUB-16"}}));
  EXPECT_EQ(broken({0, red_walk, Color::red, 12}), (Breaches{{6, "BUB-14"}}));
  EXPECT_EQ(broken({2, red_run, {}, 12}), (Breaches{{3, "BUB-12"}, {6, "BUB-15"}}));
  EXPECT_EQ(broken({0, joker_run, Color::yellow, 10}), (Breaches{{6, "BUB-16"}}));
  EXPECT_TRUE(broken({0, joker_run, Color::yellow, 11}).empty());
  EXPECT_TRUE(broken({0, red_walk, {}, {}}).empty());
  EXPECT_THROW(broken({5, red_walk, {}, {}}), std::logic_error);
  EXPECT_THROW(broken({0, red_walk, {}, 14}), std::logic_error);
}

TEST(BucketBrigadeReference, ARunFromTheSpaceBeforeTheCaveEndsThereOrIsForbidden) {
  const Play overrun{0, joker_run, Color::red, std::nullopt};
  EXPECT_EQ(Game(settings_for(5), last_heat_of_five()).space_after(joker_run, Color::red), 13);
  Readings readings;
  readings.overrun_forbidden = true;
  const Game game(settings_for(5, readings), last_heat_of_five());
  EXPECT_EQ(game.judge(overrun), (Breaches{{6, "BUB-16"}}));
  EXPECT_EQ(game.legal_plays(), (std::vector<Play>{{0, red_walk, Color::red, 13},
                                                   {0, joker_run, Color::blue, 5},
                                                   {0, joker_run, Color::green, 9},
                                                   {0, joker_run, Color::yellow, 11}}));
  Position position = last_heat_of_five();
  position.hands.at(0) = counted({red_run, red_run});
  EXPECT_TRUE(Game(settings_for(5, readings), position).is_stuck());
  EXPECT_FALSE(Game(settings_for(5), position).is_stuck());
}

TEST(BucketBrigadeReference, TheExampleOfTheTracesIsPlayedToItsEnd) {
  Game game(settings_for(5), last_heat_of_five());
  EXPECT_EQ(game.legal_plays().size(), 5U);
  EXPECT_EQ(game.judge_recorded({9, 0, 6, 5, 0}), (Breaches{{1, "BUB-18"}}));
  EXPECT_EQ(game.judge(Claim{}), (Breaches{{1, "BUB-28"}}));
  game.play({0, joker_run, Color::red, 13});
  EXPECT_TRUE(game.over());
  EXPECT_TRUE(game.heat_just_ended());
  EXPECT_EQ(game.last_heat().finisher(), 0);
  EXPECT_EQ(game.last_heat().points, (std::vector<int>{3, -5, 6, 5, -2}));
  EXPECT_EQ(game.judge_recorded({9, 0, 6, 5, 1}), (Breaches{{2, "BUB-26"}}));
  game.record({9, 0, 6, 5, 0});
  EXPECT_EQ(game.judge_recorded({9, 0, 6, 5, 0}), (Breaches{{1, "BUB-28"}}));
  EXPECT_EQ(game.totals(), (std::vector<int>{17, 4, 23, 11, 9}));
  EXPECT_EQ(game.winners(), std::vector<int>{2});
  EXPECT_EQ(game.judge(Play{1, blue_walk, {}, {}}), (Breaches{{1, "BUB-28"}}));
  EXPECT_EQ(game.judge(deal_in_order(5, 0)), (Breaches{{1, "BUB-28"}}));
  EXPECT_TRUE(game.legal_plays().empty());
}

TEST(BucketBrigadeReference, AHeatEndsAtOnceAndTheNextDealIsDue) {
  Settings settings = settings_for(3);
  settings.values = {0, -1, 3};
  Game game(settings, 0);
  game.deal(deal_in_order(3, 0));
  EXPECT_EQ(game.player_to_move(), 1);
  game.play({1, blue_run, std::nullopt, 2});
  EXPECT_TRUE(game.deal_is_due());
  EXPECT_FALSE(game.player_to_move());
  EXPECT_EQ(game.dealer_due(), 1);
  EXPECT_EQ(game.judge_recorded({30, 45, 1}), (Breaches{{2, "BUB-26"}}));
  game.deal(deal_in_order(3, 1));
  EXPECT_EQ(game.judge_recorded({30, 45, 0}), (Breaches{{1, "BUB-18"}}));
  // Blue is worth 3, the other bears 0. Seat 0 has 4 blue walks: two pairs. Seat 1 has 2 blue walks and 4 of its 5 blue
  // runs left, and the bonus. Seat 2 has no blue card.
  EXPECT_EQ(game.results(), (std::vector<std::vector<int>>{{2 * 15, 15 + 4 * 6 + 6, 0}}));
}

TEST(BucketBrigadeReference, EqualTotalsAreDecidedByTheFinalHeat) {
  const Game game = finished_game({{9, 3, 0}, {2, 2, 12}, {1, 7, 0}});
  EXPECT_EQ(game.totals(), (std::vector<int>{12, 12, 12}));
  EXPECT_EQ(game.winners(), std::vector<int>{1});
  EXPECT_EQ(finished_game({{9, 3, 0}, {9, 2, 0}, {1, 7, 8}}).winners(), std::vector<int>{0});
}

TEST(BucketBrigadeReference, WhoAreStillLevelAfterTheFinalHeatWinTogetherOrNobodyWins) {
  const std::vector<std::vector<int>> results{{4, 0, 9}, {0, 4, 0}, {6, 6, 1}};
  EXPECT_EQ(finished_game(results).winners(), (std::vector<int>{0, 1}));
  Readings readings;
  readings.residual_tie_unwon = true;
  EXPECT_TRUE(finished_game(results, readings).winners().empty());
  EXPECT_EQ(finished_game({{4, 0, 0}, {0, 4, 0}, {6, 7, 1}}, readings).winners(), std::vector<int>{1});
}

TEST(BucketBrigadeReference, AWrongResultBreaksTheClausesOfItsParts) {
  const Game game = finished_game({{9, 3, 0}, {2, 2, 11}, {1, 7, 0}});
  const auto broken = [&](const Claim& claim) { return game.judge(claim); };
  EXPECT_TRUE(broken({game.results(), std::vector{12, 12, 11}, std::vector{1}}).empty());
  EXPECT_EQ(broken({std::vector<std::vector<int>>(3, {0, 0, 0}), std::vector{12, 12, 10}, std::vector{1}}),
            (Breaches{{2, "BUB-26"}, {2, "BUB-28"}}));
  EXPECT_EQ(broken({{}, {}, std::vector{1, 2}}), (Breaches{{2, "BUB-29"}}));
  EXPECT_EQ(broken({{}, {}, std::vector{0}}), (Breaches{{2, "BUB-30"}}));
  EXPECT_EQ(broken({{}, {}, std::vector{1, 0}}), (Breaches{{2, "BUB-30"}}));
  EXPECT_EQ(broken({{}, {}, std::vector<int>{}}), (Breaches{{2, "BUB-30"}}));
}

TEST(BucketBrigadeReference, SettingsAndPositionsOutsideTheStatedRangesAreRefused) {
  const auto refused = [](const Settings& settings) { EXPECT_THROW(Game(settings, 0), std::logic_error); };
  refused(settings_for(2));
  Settings settings = settings_for(3);
  settings.values = std::vector<int>(17, 3);
  refused(settings);
  settings.values = {0, 0, 2};
  refused(settings);
  settings.values = {0, 10, 3};
  refused(settings);
  Position position = last_heat_of_five();
  position.bears[Color::red] = 13;
  EXPECT_THROW(Game(settings_for(5), position), std::logic_error);
  position.bears[Color::red] = 12;
  EXPECT_NO_THROW(Game(settings_for(5), position));
  position.bears[Color::joker] = 0;
  EXPECT_THROW(Game(settings_for(5), position), std::logic_error);
  position = last_heat_of_five();
  position.results.at(0).at(0) = 1000;
  EXPECT_THROW(Game(settings_for(5), position), std::logic_error);
  position.results.at(0).at(0) = 999;
  EXPECT_NO_THROW(Game(settings_for(5), position));
  position = last_heat_of_five();
  take_one(position.hands.at(1), blue_walk);
  EXPECT_THROW(Game(settings_for(5), position), std::logic_error);
  take_one(position.hands.at(0), red_walk);
  EXPECT_EQ(Game(settings_for(5), position).player_to_move(), 2);
  position.hands.assign(5, Cards{});
  EXPECT_THROW(Game(settings_for(5), position), std::logic_error);
}

}  // namespace
