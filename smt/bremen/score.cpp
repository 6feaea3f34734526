// "Score and Titles on Victory": what the score is, what it can be, and which title it brings.
#include "model/bremen/score.hpp"

#include "smt/bremen/state.hpp"

namespace rulecheck::bremen {
namespace {

/// A row of a printed table of titles.
struct PrintedRow {
  int lowest, highest;
};
/// The tables as they are printed, best title first.
template <int players>
constexpr std::array<PrintedRow, 6> printed_rows() {
  if constexpr (players == 3) {
    return {{{21, 21}, {17, 20}, {13, 16}, {9, 12}, {4, 8}, {0, 3}}};
  } else {
    return {{{24, 24}, {20, 23}, {15, 19}, {10, 14}, {5, 9}, {0, 4}}};
  }
}

/// A game that was won: one free piece left in every hand, free numbers of pieces won.
template <int players>
struct WonGame {
  std::vector<book::Piece> left;
  BySeat<SymNum, players> won = book::any_nums<players>("won");

  WonGame() {
    for (int seat = 0; seat < players; ++seat) left.push_back(book::any_piece<players>("left" + std::to_string(seat)));
  }
  /// The pieces are in the game and of different animals; this seat, and no other, has so many pieces.
  SymBool only(std::size_t seat, int pieces) const {
    SymBool result = won[seat] == SymNum(pieces);
    for (std::size_t other = 0; other < won.size(); ++other) {
      if (other != seat) result = result && won[other] != SymNum(pieces);
    }
    return result;
  }
  SymBool different_animals() const {
    SymBool result(true);
    for (std::size_t one = 0; one < left.size(); ++one) {
      result = result && left[one].in_game;
      for (std::size_t other = 0; other < one; ++other) result = result && left[one].animal != left[other].animal;
    }
    return result;
  }
  template <class D>
  SymNum score_by_the_rules() const {
    BySeat<typename D::Set, players> pieces;
    for (std::size_t seat = 0; seat < left.size(); ++seat) pieces[seat] = typename D::Set(left[seat].set);
    return plain(score<D, players>(book::each<typename D::Num>(won), pieces));
  }
};

template <class D, int players>
void seat_with_the_pieces_is_found(Proof& proof) {
  proof.reset();
  const auto won = book::any_nums<players>("won");
  const SymNum pieces = any_num("pieces");
  const SymNum found = plain(seat_that_won<D, players>(book::each<typename D::Num>(won), typename D::Num(pieces)));
  for (std::size_t seat = 0; seat < players; ++seat) {
    SymBool alone = won[seat] == pieces;
    for (std::size_t other = 0; other < players; ++other) {
      if (other != seat) alone = alone && won[other] != pieces;
    }
    proof.claim(book::with<players>("only seat " + std::to_string(seat) + " has won so many"),
                implies(alone, found == book::seat_number(seat)));
  }
}

template <class D, int players>
void score_is_the_difference(Proof& proof) {
  const WonGame<players> game;
  const SymNum by_the_rules = game.template score_by_the_rules<D>();
  for (std::size_t most = 0; most < players; ++most) {
    for (std::size_t none = 0; none < players; ++none) {
      if (most == none) continue;
      proof.reset();
      proof.assume(game.different_animals() && game.only(most, 24) && game.only(none, 0));
      proof.claim(
          book::with<players>("seat " + std::to_string(most) + " has 24, seat " + std::to_string(none) + " none"),
          by_the_rules + game.left[none].number == game.left[most].number + SymNum(12));
    }
  }
}

/// Some seat has 24 pieces and another none; the score of such games lies between the bounds and reaches both.
template <class D, int players>
void score_is_between(Proof& proof, int lowest, int highest) {
  const WonGame<players> game;
  const SymNum by_the_rules = game.template score_by_the_rules<D>();
  SymBool won(false);
  for (std::size_t most = 0; most < players; ++most) {
    for (std::size_t none = 0; none < players; ++none) {
      if (most != none) won = won || (game.only(most, 24) && game.only(none, 0));
    }
  }
  proof.reset();
  proof.assume(game.different_animals() && won);
  proof.claim(book::with<players>("the score lies between its bounds"),
              SymNum(lowest) <= by_the_rules && by_the_rules <= SymNum(highest));
  for (int score = lowest; score <= highest; ++score) {
    proof.possible(book::with<players>("the score can be " + std::to_string(score)), by_the_rules == SymNum(score));
  }
}

template <class D, int players>
void rows_are_the_printed_ones(Proof& proof) {
  const auto rows = title_rows<D, players>();
  const auto printed = printed_rows<players>();
  SymBool same(true);
  for (std::size_t row = 0; row < rows.size(); ++row) {
    same = same && plain(rows[row].lowest) == SymNum(printed[row].lowest) &&
           plain(rows[row].highest) == SymNum(printed[row].highest);
  }
  proof.claim(book::with<players>("the rows are the printed ones"), same);
}

template <class D, int players>
void table_is_a_partition(Proof& proof, int highest) {
  const auto rows = title_rows<D, players>();
  const SymNum score = any_num("score");
  auto within = [&](std::size_t row) { return plain(rows[row].lowest) <= score && score <= plain(rows[row].highest); };
  SymBool exactly_one(false), some(false);
  for (std::size_t row = 0; row < rows.size(); ++row) {
    SymBool alone = within(row);
    for (std::size_t other = 0; other < rows.size(); ++other) {
      if (other != row) alone = alone && !within(other);
    }
    exactly_one = exactly_one || alone;
    some = some || within(row);
  }
  const SymBool in_table = SymNum(0) <= score && score <= SymNum(highest);
  proof.claim(book::with<players>("every score of the table's range stands in exactly one row"),
              implies(in_table, exactly_one));
  proof.claim(book::with<players>("no other score stands in any row"), implies(!in_table, !some));
}

template <class D, int players>
void title_is_that_of_the_row(Proof& proof) {
  const SymNum score = any_num("score");
  const SymNum row = plain(title_row<D, players>(typename D::Num(score)));
  const auto printed = printed_rows<players>();
  SymBool as_printed(true), in_some(false);
  for (std::size_t index = 0; index < printed.size(); ++index) {
    const SymBool within = SymNum(printed[index].lowest) <= score && score <= SymNum(printed[index].highest);
    as_printed = as_printed && (row == SymNum(static_cast<int>(index))) == within;
    in_some = in_some || within;
  }
  proof.claim(book::with<players>("the title is that of the row with the score"), as_printed);
  proof.claim(book::with<players>("a score in no row has no title"), implies(!in_some, row == SymNum(6)));
}

}  // namespace

PROOF(BremenScore, ASinglePieceShowsItsNumber, clause::pieces, clause::score) {
  const auto piece = book::any_piece<4>("piece");
  proof.assume(piece.in_game);
  proof.claim("the number on a piece", plain(number_on<D>(typename D::Set(piece.set))) == piece.number);
}

PROOF(BremenScore, TheScoreIsTheDifferenceOfTheTwoNumbersPlusTwelve, clause::score) {
  score_is_the_difference<D, 3>(proof);
  score_is_the_difference<D, 4>(proof);
}

PROOF(BremenScore, ThePlayerWithSoManyPiecesIsFound, clause::score) {
  seat_with_the_pieces_is_found<D, 3>(proof);
  seat_with_the_pieces_is_found<D, 4>(proof);
}

PROOF(BremenScore, FourPlayersScoreZeroToTwentyFour, clause::score) { score_is_between<D, 4>(proof, 0, 24); }

PROOF(BremenScore, ThreePlayersNeverScoreBelowThree, clause::score, clause::titles_three_players,
      clause::forty_pieces_for_three) {
  score_is_between<D, 3>(proof, 3, 21);
}

PROOF(BremenScore, TheRowsOfBothTablesAreThePrintedOnes, clause::titles_three_players, clause::titles_four_players) {
  rows_are_the_printed_ones<D, 3>(proof);
  rows_are_the_printed_ones<D, 4>(proof);
}

PROOF(BremenScore, EachTableIsAPartitionOfItsRange, clause::titles_three_players, clause::titles_four_players) {
  table_is_a_partition<D, 3>(proof, 21);
  table_is_a_partition<D, 4>(proof, 24);
}

PROOF(BremenScore, EveryScoreBringsTheTitleOfItsRow, clause::award_title, clause::titles_three_players,
      clause::titles_four_players) {
  title_is_that_of_the_row<D, 3>(proof);
  title_is_that_of_the_row<D, 4>(proof);
}

}  // namespace rulecheck::bremen
