// "Score and Titles on Victory": the rulebook's example, and every score against the printed tables.
#include "model/bremen/score.hpp"

#include <string>
#include <utility>
#include <vector>

#include "properties/bremen/given.hpp"
#include "properties/core/check.hpp"

namespace rulecheck::bremen {
namespace {

using enum Animal;

template <class D, int players>
int score_of(const BySeat<int, players>& won, const BySeat<Pieces, players>& left) {
  BySeat<typename D::Num, players> pieces_won;
  BySeat<typename D::Set, players> left_over;
  for (std::size_t seat = 0; seat < won.size(); ++seat) {
    pieces_won[seat] = typename D::Num(won[seat]);
    left_over[seat] = set_of<D>(left[seat]);
  }
  return known(score<D, players>(pieces_won, left_over));
}

template <class D, int players>
std::string title_of(int score) {
  const auto row = static_cast<std::size_t>(known(title_row<D, players>(typename D::Num(score))));
  return row < titles.size() ? std::string(titles[row]) : row == titles.size() ? "no title" : "no row at all";
}

/// The rows of a table as pairs of its first and last score.
template <class D, int players>
std::vector<std::pair<int, int>> rows_of_table() {
  std::vector<std::pair<int, int>> rows;
  for (const auto& row : title_rows<D, players>()) rows.emplace_back(known(row.lowest), known(row.highest));
  return rows;
}

}  // namespace

EXAMPLE(BremenScore, TheExampleOfTheRulebookScoresTen, clause::example_score, clause::score) {
  // The animals are ours, the rulebook prints none; they do not matter for the score.
  trial.expect(
      score_of<D, 4>({24, 16, 8, 0}, {piece(cat, 6), piece(dog, 2), piece(chicken, 10), piece(donkey, 8)}) == 10,
      "6 − 8 + 12 = 10");
}

EXHAUSTIVE(BremenScore, TheScoreIsTheDifferenceOfTwoNumbersPlusTwelve, clause::score) {
  // Every pair of pieces for every two seats; the others' pieces are chosen to be misleading.
  for (std::size_t most = 0; most < 4; ++most) {
    for (std::size_t none = 0; none < 4; ++none) {
      if (most == none) continue;
      for (int a = 0; a < 52; ++a) {
        for (int b = 0; b < 52; ++b) {
          std::array<int, 4> won{16, 16, 16, 16};
          std::array<Pieces, 4> left{piece(dog, 3), piece(dog, 3), piece(dog, 3), piece(dog, 3)};
          won[most] = 24;
          won[none] = 0;
          left[most] = piece(Animal(a / 13), a % 13 + 1);
          left[none] = piece(Animal(b / 13), b % 13 + 1);
          trial.next_case();
          trial.expect(score_of<D, 4>(won, left) == (a % 13 + 1) - (b % 13 + 1) + 12,
                       "the number of the player with 24 pieces less that of the player with none, plus 12");
        }
      }
    }
  }
}

EXHAUSTIVE(BremenScore, TheScoreOfThreePlayersTakesTheRightSeats, clause::score) {
  std::array<int, 3> order{0, 12, 24};
  do {
    std::array<Pieces, 3> left{piece(dog, 4), piece(cat, 9), piece(donkey, 13)};
    const std::array<int, 3> numbers{4, 9, 13};
    const auto seat_with = [&](int won) {
      return static_cast<std::size_t>(std::find(order.begin(), order.end(), won) - order.begin());
    };
    trial.next_case();
    trial.expect(score_of<D, 3>(order, left) == numbers[seat_with(24)] - numbers[seat_with(0)] + 12,
                 "the seats with 24 and with no pieces to count");
  } while (std::next_permutation(order.begin(), order.end()));
}

EXHAUSTIVE(BremenScore, EveryPieceHasItsNumber, clause::pieces, clause::score) {
  for (int animal = 0; animal < 4; ++animal) {
    for (int number = 1; number <= 13; ++number) {
      trial.next_case();
      trial.expect(known(number_on<D>(set_of<D>(piece(Animal(animal), number)))) == number, "the number on the piece");
    }
  }
}

EXHAUSTIVE(BremenScore, TheSeatWithThatManyPiecesIsFound, clause::score) {
  for (std::size_t seat = 0; seat < 4; ++seat) {
    BySeat<typename D::Num, 4> won{typename D::Num(1), typename D::Num(2), typename D::Num(3), typename D::Num(4)};
    won[seat] = typename D::Num(24);
    trial.next_case();
    trial.expect(known(seat_that_won<D, 4>(won, typename D::Num(24))) == static_cast<int>(seat), "the seat with 24");
  }
}

EXAMPLE(BremenScore, TheRowsAreThePrintedOnes, clause::titles_four_players, clause::titles_three_players) {
  using Rows = std::vector<std::pair<int, int>>;
  trial.expect(rows_of_table<D, 4>() == Rows{{24, 24}, {20, 23}, {15, 19}, {10, 14}, {5, 9}, {0, 4}},
               "the rows of the table for four players");
  trial.expect(rows_of_table<D, 3>() == Rows{{21, 21}, {17, 20}, {13, 16}, {9, 12}, {4, 8}, {0, 3}},
               "the rows of the table for three players");
}

EXHAUSTIVE(BremenScore, EveryScoreOfFourPlayersHasThePrintedTitle, clause::titles_four_players, clause::award_title) {
  for (int score = -40; score <= 60; ++score) {
    const char* printed = score > 24 || score < 0 ? "no title"
                          : score == 24           ? "The Exceptionally Wonderful Best Band in Town"
                          : score >= 20           ? "The Deeply Moving Band"
                          : score >= 15           ? "The Thrilling Band"
                          : score >= 10           ? "The Spirited Band"
                          : score >= 5            ? "The Stylish Band"
                                                  : "The Dreaming Band";
    trial.next_case();
    trial.expect(title_of<D, 4>(score) == printed, [&] { return "the printed title for " + std::to_string(score); });
  }
}

EXHAUSTIVE(BremenScore, EveryScoreOfThreePlayersHasThePrintedTitle, clause::titles_three_players, clause::award_title) {
  for (int score = -40; score <= 60; ++score) {
    const char* printed = score > 21 || score < 0 ? "no title"
                          : score == 21           ? "The Exceptionally Wonderful Best Band in Town"
                          : score >= 17           ? "The Deeply Moving Band"
                          : score >= 13           ? "The Thrilling Band"
                          : score >= 9            ? "The Spirited Band"
                          : score >= 4            ? "The Stylish Band"
                                                  : "The Dreaming Band";
    trial.next_case();
    trial.expect(title_of<D, 3>(score) == printed, [&] { return "the printed title for " + std::to_string(score); });
  }
}

}  // namespace rulecheck::bremen
