// Whole random games of Bucket Brigade in the reference, and what has to hold of every one of them.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <map>
#include <random>
#include <vector>

#include "properties/bucket_brigade/reference.hpp"

namespace {

using namespace rulecheck::bucket_brigade::reference;

class BucketBrigadeReferenceGames : public testing::TestWithParam<int> {
 protected:
  int players() const { return GetParam(); }

  std::size_t below(std::size_t bound) { return random_() % bound; }

  /// The whole pack, shuffled, and dealt out one card after another.
  Deal shuffled_deal(int dealer) {
    std::vector<Card> pack;
    for (const auto& [card, count] : whole_pack()) pack.insert(pack.end(), static_cast<std::size_t>(count), card);
    std::shuffle(pack.begin(), pack.end(), random_);
    Deal deal{dealer, std::vector<Cards>(static_cast<std::size_t>(players())), Cards{}};
    for (int card = 0; card < 55; ++card) {
      const bool in_a_hand = card < players() * cards_in_a_hand(players());
      ++(in_a_hand ? at(deal.hands, card % players()) : present(deal.discards))[at(pack, card)];
    }
    return deal;
  }

  Settings settings(Readings readings = {}) const {
    Settings described;
    described.players = players();
    described.readings = readings;
    return described;
  }

 private:
  std::mt19937 random_{20240815};
};

/// Every card that is anywhere in a heat.
Cards all_cards(const Heat& heat) {
  Cards all = counted(heat.pile);
  add(all, present(heat.discards));
  for (const Cards& hand : heat.hands) add(all, hand);
  return all;
}

/// The cards of one color as the example adds them up, in one sum.
int computed_points(const Heat& heat, const std::vector<int>& values, int seat) {
  int points = 0;
  for (const auto& [bear, space] : heat.bears) {
    const int walks = count_of(at(heat.hands, seat), {bear, 1});
    const int runs = count_of(at(heat.hands, seat), {bear, 2});
    points += at(values, space) * (5 * (walks / 2) + walks % 2 + 2 * runs);
  }
  return points;
}

void expect_scored(const FinishedHeat& finished, const Settings& settings) {
  int in_the_cave = 0;
  for (const auto& [bear, space] : finished.heat.bears) in_the_cave += space == settings.last_space() ? 1 : 0;
  ASSERT_EQ(in_the_cave, 1);
  for (int seat = 0; seat < settings.players; ++seat) {
    const int points = computed_points(finished.heat, settings.values, seat);
    ASSERT_EQ(at(finished.points, seat), points);
    ASSERT_EQ(at(finished.results, seat), std::max(0, points + (seat == finished.finisher() ? 6 : 0)));
  }
}

TEST_P(BucketBrigadeReferenceGames, RandomGamesKeepEveryCardAndEndWithTheLastPlayersHeat) {
  std::map<int, int> games_by_number_of_winners;
  int overruns = 0;
  for (int round = 0; round < 1000; ++round) {
    const int first_dealer = round % players();
    Game game(settings(), first_dealer);
    std::vector<int> deals(static_cast<std::size_t>(players()), 0);
    while (!game.over()) {
      ++at(deals, present(game.dealer_due()));
      game.deal(shuffled_deal(present(game.dealer_due())));
      ASSERT_EQ(all_cards(game.heat()), whole_pack());
      for (int plays = 0; game.heat_in_progress(); ++plays) {
        ASSERT_EQ(present(game.player_to_move()), (game.dealer_of(game.heats_finished()) + 1 + plays) % players());
        const std::vector<Play> choices = game.legal_plays();
        ASSERT_FALSE(choices.empty());
        const Play& play = choices.at(below(choices.size()));
        const int before = game.heat().bears.at(present(play.bear));
        ASSERT_EQ(present(play.to), std::min(before + play.card.steps, 13));
        overruns += before + play.card.steps > 13 ? 1 : 0;
        game.play(play);
      }
      ASSERT_EQ(all_cards(game.last_heat().heat), whole_pack());
      expect_scored(game.last_heat(), game.settings());
    }
    ASSERT_EQ(deals, std::vector<int>(deals.size(), 1));
    ASSERT_EQ(game.heats_finished(), players());
    const Result result = game.result();
    ASSERT_TRUE(game.judge(Claim{result.heats, result.totals, result.winners}).empty());
    ++games_by_number_of_winners[static_cast<int>(result.winners.size())];
  }
  EXPECT_EQ(games_by_number_of_winners[0], 0);
  EXPECT_GT(games_by_number_of_winners[1], 900);
  EXPECT_GT(overruns, 0);
}

TEST_P(BucketBrigadeReferenceGames, WhereOverrunsAreForbiddenEveryPlayOnTheListIsAllowedAndNoOtherCardIs) {
  Readings readings;
  readings.overrun_forbidden = true;
  int refused = 0;
  for (int round = 0; round < 200; ++round) {
    Game game(settings(readings), 0);
    game.deal(shuffled_deal(0));
    while (game.heat_in_progress() && !game.is_stuck()) {
      const std::vector<Play> choices = game.legal_plays();
      for (const auto& [card, count] : whole_pack()) {
        for (const Color bear : bear_colors()) {
          const bool listed = std::any_of(choices.begin(), choices.end(),
                                          [&](const Play& play) { return play.card == card && play.bear == bear; });
          const Play play{present(game.player_to_move()), card, bear, {}};
          ASSERT_EQ(game.judge(play).empty(), listed);
          refused += game.judge(play) == Breaches{{6, card.is_joker() ? "BUB-16" : "BUB-15"}} ? 1 : 0;
        }
      }
      game.play(choices.at(below(choices.size())));
    }
  }
  EXPECT_GT(refused, 0);
}

INSTANTIATE_TEST_SUITE_P(Players, BucketBrigadeReferenceGames, testing::Values(3, 4, 5));

}  // namespace
