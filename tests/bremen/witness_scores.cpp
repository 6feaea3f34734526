// Every score and every title is reached: complete games, won with each of them.
#include <fmt/format.h>

#include "tests/bremen/witness_trace.hpp"

namespace rulecheck::bremen {
namespace {

/// The rulebook's tables of titles: the lowest score of each row, best first.
struct Row {
  int lowest;
  const char* title;
};

constexpr std::array<Row, 6> four_players{{{24, "The Exceptionally Wonderful Best Band in Town"},
                                           {20, "The Deeply Moving Band"},
                                           {15, "The Thrilling Band"},
                                           {10, "The Spirited Band"},
                                           {5, "The Stylish Band"},
                                           {0, "The Dreaming Band"}}};

constexpr std::array<Row, 6> three_players{{{21, "The Exceptionally Wonderful Best Band in Town"},
                                            {17, "The Deeply Moving Band"},
                                            {13, "The Thrilling Band"},
                                            {9, "The Spirited Band"},
                                            {4, "The Stylish Band"},
                                            {0, "The Dreaming Band"}}};

/// The number left to the player with so many pieces, minus that left to the player with none, plus 12.
int score_of(const StoredGame& game) {
  std::map<int, int> number_by_captured;
  for (std::size_t seat = 0; seat < game.left().size(); ++seat) {
    number_by_captured[game.captured()[seat]] = number_of(game.left()[seat]);
  }
  return number_by_captured.at(24) - number_by_captured.at(0) + 12;
}

/// Expects a game of each score from `lowest` to `highest`, and all six titles among them.
template <class D>
void expect_every_score(Trial& trial, const char* players, int lowest, int highest, const std::array<Row, 6>& rows,
                        const std::vector<const Clause*>& shown) {
  std::set<std::string> titles;
  for (int score = lowest; score <= highest; ++score) {
    const StoredGame game(fmt::format("{}-players-score-{:02}", players, score));
    expect_won<D>(trial, game);
    trial.expect(score_of(game) == score && game.claim().at("score") == score,
                 [&] { return fmt::format("{} to have the score {}", game.path(), score); });
    const auto* row = std::ranges::find_if(rows, [score](const Row& each) { return each.lowest <= score; });
    trial.expect(game.claim().at("title") == row->title,
                 [&] { return fmt::format("the score {} to earn the title {}", score, row->title); });
    titles.insert(row->title);
    trial.witness(shown, false, game.path());
  }
  trial.expect(titles.size() == rows.size(), "all six titles to be reached");
}

}  // namespace

EXAMPLE(BremenWitness, FourPlayersReachEveryScoreFrom0To24AndEveryTitle, clause::score, clause::titles_four_players,
        clause::award_title, clause::score_after_victory, clause::condition_one_four_players,
        clause::condition_two_four_players, clause::all_win_or_lose_together, clause::both_conditions_win,
        clause::first_leader_four_players) {
  expect_every_score<D>(trial, "four", 0, 24, four_players, {&clause::score, &clause::titles_four_players});
}

EXAMPLE(BremenWitness, ThreePlayersReachEveryScoreFrom3To21AndEveryTitle, clause::score, clause::titles_three_players,
        clause::award_title, clause::score_after_victory, clause::condition_one_three_players,
        clause::condition_two_three_players, clause::all_win_or_lose_together, clause::both_conditions_win,
        clause::first_leader_three_players) {
  expect_every_score<D>(trial, "three", 3, 21, three_players, {&clause::score, &clause::titles_three_players});
}

}  // namespace rulecheck::bremen
