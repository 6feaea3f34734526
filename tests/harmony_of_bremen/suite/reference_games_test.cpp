// Whole random games of The Harmony of Bremen in the reference, and what has to hold of every one of them.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <map>
#include <random>
#include <string>
#include <variant>
#include <vector>

#include "tests/harmony_of_bremen/suite/reference_table.hpp"

namespace {

using namespace rulecheck::harmony_of_bremen::reference;

bool is_success(const Move& move) {
  const auto* ensemble = std::get_if<Ensemble>(&move);
  return ensemble != nullptr && ensemble->success == true;
}

/// How many ensembles in a row would succeed with these hands if everybody played the smallest card that fits.
int prospects(std::vector<Cards> hands, const std::vector<Role>& roles) {
  for (int successes = 0;; ++successes) {
    int last = -1;
    for (const Role role : roles_in_order()) {
      Cards& hand = hands.at(static_cast<std::size_t>(std::find(roles.begin(), roles.end(), role) - roles.begin()));
      const auto card = hand.upper_bound(last);
      if (card == hand.end()) return successes;
      last = *card;
      hand.erase(card);
    }
  }
}

/// What `prospects` says when the move has been made, the leader having no choice after a declaration.
int prospects_after(const Move& move, const Game& game) {
  Game next = game;
  next.play(move);
  std::vector<Cards> hands = next.hands();
  if (next.declared()) at(hands, *next.leader()) = {*next.declared()};
  return prospects(hands, next.roles());
}

/// Games of either difficulty.
class HarmonyReferenceGames : public testing::TestWithParam<bool> {
 protected:
  Settings settings() const { return settings_of(GetParam()); }

  std::size_t below(std::size_t bound) { return random_() % bound; }

  /// Ten cards of the deck for each seat, a leader by chance. Sometimes the cards lie in order, sometimes the animals
  /// sit in order: with both a game can be won, with the first alone it is soon lost.
  Preparation shuffled_preparation(const Deck& deck) {
    std::vector<int> cards;
    for (const auto& [number, copies] : deck) cards.insert(cards.end(), static_cast<std::size_t>(copies), number);
    std::shuffle(cards.begin(), cards.end(), random_);
    if (below(2) == 0) std::sort(cards.begin(), cards.begin() + 40);
    Preparation preparation{roles_in_order(), {}, static_cast<int>(below(4))};
    if (below(2) == 0) std::shuffle(preparation.roles.begin(), preparation.roles.end(), random_);
    for (int seat = 0; seat < 4; ++seat)
      preparation.hands.emplace_back(&at(cards, 10 * seat), &at(cards, 10 * seat) + 10);
    return preparation;
  }

  /// The best of some legal moves for players who see one another's cards, so that games last.
  Move choice(const Game& game) {
    const std::vector<Move> moves = game.legal_moves();
    const bool can_succeed = std::any_of(moves.begin(), moves.end(), is_success);
    std::size_t best = moves.size();
    for (int looked_at = 0; looked_at < 20;) {
      const std::size_t candidate = below(moves.size());
      if (can_succeed && !is_success(moves.at(candidate))) continue;
      ++looked_at;
      if (best == moves.size() || prospects_after(moves.at(candidate), game) > prospects_after(moves.at(best), game)) {
        best = candidate;
      }
    }
    return moves.at(best);
  }

 private:
  std::mt19937 random_{20240815};
};

/// Every card that is anywhere in a game that began with a setup.
Cards all_cards(const Game& game) {
  Cards all = game.discard_pile();
  for (const Cards& hand : game.hands()) all.insert(hand.begin(), hand.end());
  for (const Cards& cards : game.set_aside()) all.insert(cards.begin(), cards.end());
  return all;
}

/// Whether the players in the order of their numbers are rooster, cat, dog and donkey, and no two share a place.
bool lined_up(const std::vector<int>& cards, const std::vector<Role>& roles) {
  std::map<int, std::vector<Role>> roles_by_number;
  for (int seat = 0; seat < 4; ++seat) roles_by_number[at(cards, seat)].push_back(at(roles, seat));
  std::vector<Role> line;
  for (const auto& [number, sharing] : roles_by_number) line.push_back(sharing.front());
  return line == std::vector<Role>{Role::rooster, Role::cat, Role::dog, Role::donkey};
}

/// What a log of one game holds.
struct Log {
  std::string steps;  ///< d, e, t for each move
  int successes = 0;
  int failures = 0;
  bool last_succeeded = false;
};

TEST_P(HarmonyReferenceGames, RandomGamesKeepEveryCardAndEndByTheThirdFailureOrTheLastRound) {
  int won = 0, lost_early = 0, lost_last = 0;
  std::string standard_game, hard_game;
  for (int round = 1; round <= 8; ++round) standard_game += "det";
  hard_game = standard_game + "dete";
  standard_game += "dee";
  for (int repetition = 0; repetition < 150; ++repetition) {
    const Preparation preparation = shuffled_preparation(settings().deck);
    Game game(settings(), preparation);
    const Cards dealt = all_cards(game);
    ASSERT_EQ(dealt.size(), 40U);
    Log log;
    while (!game.over()) {
      const Move move = choice(game);
      const int leader = game.leader().value();
      ASSERT_EQ(leader, (preparation.leader + game.round().value() - 1) % 4);
      ASSERT_TRUE(game.judge(move).empty());
      log.steps += "det"[move.index()];
      if (const auto* ensemble = std::get_if<Ensemble>(&move)) {
        log.last_succeeded = lined_up(ensemble->cards, preparation.roles);
        ++(log.last_succeeded ? log.successes : log.failures);
        ASSERT_EQ(ensemble->success, log.last_succeeded);
        if (game.declared()) {
          ASSERT_EQ(at(ensemble->cards, leader), *game.declared());
        }
      }
      game.play(move);
      ASSERT_EQ(all_cards(game), dealt);
    }
    const bool all_rounds = log.successes + log.failures == 10;
    ASSERT_TRUE(all_rounds || log.failures == 3);
    const std::string& whole_game = GetParam() ? hard_game : standard_game;
    ASSERT_TRUE(all_rounds ? log.steps == whole_game : whole_game.starts_with(log.steps));
    const bool wins = all_rounds && log.last_succeeded;
    ASSERT_EQ(game.result(), (Result{wins, log.failures, log.successes + log.failures, 4 * log.successes}));
    for (const Cards& cards : game.set_aside()) ASSERT_EQ(static_cast<int>(cards.size()), log.failures);
    ++(wins ? won : all_rounds ? lost_last : lost_early);
  }
  EXPECT_GT(won, 0);
  EXPECT_GT(lost_last, 0);
  EXPECT_GT(lost_early, 0);
}

TEST_P(HarmonyReferenceGames, AGameGoesOnFromItsPositionsAsItWouldHaveGoneOn) {
  int positions = 0;
  for (int repetition = 0; repetition < 10; ++repetition) {
    Game game(settings(), shuffled_preparation(settings().deck));
    Game resumed = game;
    while (!game.over()) {
      if (game.between_rounds()) {
        resumed = Game(settings(), game.position());
        ++positions;
      }
      ASSERT_EQ(resumed.hands(), game.hands());
      ASSERT_EQ(resumed.due(), game.due());
      ASSERT_EQ(resumed.leader(), game.leader());
      const Move move = choice(game);
      game.play(move);
      resumed.play(move);
    }
    ASSERT_EQ(resumed.result(), game.result());
  }
  EXPECT_GT(positions, 10 * 3);
}

/// Every list of four of these numbers.
std::vector<std::vector<int>> all_fours(const Deck& deck) {
  std::vector<Cards> whole_deck(4);
  for (Cards& numbers : whole_deck) {
    for (const auto& [number, copies] : deck) numbers.insert(number);
  }
  return one_card_of_each(whole_deck);
}

TEST_P(HarmonyReferenceGames, WhatIsOnTheListBreaksNothingAndWhatIsNotBreaksARule) {
  Settings few_numbers = settings();
  few_numbers.deck = {{0, 9}, {3, 9}, {4, 9}, {5, 9}, {999, 9}};
  int listed = 0, refused = 0;
  for (int repetition = 0; repetition < 6; ++repetition) {
    Game game(few_numbers, shuffled_preparation(few_numbers.deck));
    while (!game.over()) {
      std::vector<Move> allowed;
      for (int seat = 0; seat < 4; ++seat) {
        for (const auto& [number, copies] : few_numbers.deck) {
          const Declaration declaration{seat, number};
          if (game.judge(declaration).empty()) allowed.emplace_back(declaration);
        }
      }
      for (const std::vector<int>& cards : all_fours(few_numbers.deck)) {
        for (const bool success : {false, true}) {
          const Ensemble ensemble{cards, success};
          ++(game.judge(ensemble).empty() ? listed : refused);
          if (game.judge(ensemble).empty()) allowed.emplace_back(ensemble);
        }
        const Tuning tuning{cards, std::vector{1, 2, 3, 0}};
        if (game.judge(tuning).empty()) allowed.emplace_back(tuning);
      }
      ASSERT_EQ(allowed, game.legal_moves());
      game.play(choice(game));
    }
  }
  EXPECT_GT(listed, 0);
  EXPECT_GT(refused, 0);
}

INSTANTIATE_TEST_SUITE_P(Difficulties, HarmonyReferenceGames, testing::Bool(),
                         [](const auto& difficulty) { return difficulty.param ? "hard" : "standard"; });

}  // namespace
