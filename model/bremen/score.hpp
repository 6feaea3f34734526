// Bremen, "Score and Titles on Victory".
#pragma once
#include <string_view>

#include "model/bremen/ending.hpp"

namespace rulecheck::bremen {

/// The seat that won exactly this many pieces; the last seat if no other did.
template <class D, int players>
typename D::Num seat_that_won(const BySeat<typename D::Num, players>& won, typename D::Num pieces) {
  using Num = typename D::Num;
  Num seat(players - 1);
  for (int other = players - 2; other >= 0; --other) {
    seat = select(won[static_cast<std::size_t>(other)] == pieces, Num(other), seat);
  }
  return seat;
}

/// The score of a game that was won.
/// @param left by seat: the piece left in hand
/// @return 0 to 24 with 4 players, 3 to 21 with 3
template <class D, int players>
typename D::Num score(const BySeat<typename D::Num, players>& won, const BySeat<typename D::Set, players>& left) {
  const Renders<D> rule{clause::score};
  using Num = typename D::Num;
  Num most = number_on<D>(at(left, seat_that_won<D, players>(won, Num(24))));
  Num none = number_on<D>(at(left, seat_that_won<D, players>(won, Num(0))));
  return most - none + Num(12);  // BRE-44
}

/// The titles, best first: the rows of both tables.
inline constexpr std::array<std::string_view, 6> titles{"The Exceptionally Wonderful Best Band in Town",
                                                        "The Deeply Moving Band",
                                                        "The Thrilling Band",
                                                        "The Spirited Band",
                                                        "The Stylish Band",
                                                        "The Dreaming Band"};

/// A row of the table of titles: the scores from `lowest` to `highest`.
template <class D>
struct TitleRow {
  typename D::Num lowest, highest;
};

/// The table of titles, in the order of `titles`.
template <class D, int players>
std::array<TitleRow<D>, titles.size()> title_rows() {
  using Num = typename D::Num;
  if constexpr (players == 3) {
    const Renders<D> rule{clause::titles_three_players};
    return {{{Num(21), Num(21)},
             {Num(17), Num(20)},
             {Num(13), Num(16)},
             {Num(9), Num(12)},
             {Num(4), Num(8)},
             {Num(0), Num(3)}}};  // BRE-48
  } else {
    const Renders<D> rule{clause::titles_four_players};
    return {{{Num(24), Num(24)},
             {Num(20), Num(23)},
             {Num(15), Num(19)},
             {Num(10), Num(14)},
             {Num(5), Num(9)},
             {Num(0), Num(4)}}};  // BRE-47
  }
}

/// The row of the table in which this score stands, an index into `titles`; their number if it stands in none.
template <class D, int players>
typename D::Num title_row(typename D::Num score) {
  const Renders<D> rule{clause::award_title};
  using Num = typename D::Num;
  Num result(static_cast<int>(titles.size()));
  const auto rows = title_rows<D, players>();
  for (std::size_t row = 0; row < rows.size(); ++row) {
    result =
        select(rows[row].lowest <= score && score <= rows[row].highest, Num(static_cast<int>(row)), result);  // BRE-46
  }
  return result;
}

}  // namespace rulecheck::bremen
