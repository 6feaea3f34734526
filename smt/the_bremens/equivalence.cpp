// Where a bent rule gives the same: the greatest of some numbers is found with `<` as with `<=`, and from 0 as from
// less; a single card is in a hand that has something in common with it.
#include "smt/core/equivalence.hpp"

#include "model/the_bremens/choosing.hpp"
#include "model/the_bremens/ending.hpp"
#include "model/the_bremens/round.hpp"
#include "smt/the_bremens/state.hpp"

namespace rulecheck::the_bremens {

EQUIVALENCE(TheBremensRound, HighestValue) {
  const auto shown = any_sets<5>("shown");
  for (std::size_t seat = 0; seat < 3; ++seat) outputs.assume(book::is_card(shown[seat]));
  outputs.add("highest", highest_value<D>(read_in<BySeat<typename D::Set>>(shown)));
}

EQUIVALENCE(TheBremensEnding, WhatIsCompared) {
  const auto board = book::any_board();
  const book::Table state = book::any_state();
  const auto read = read_in<State<D>>(state);
  outputs.assume(book::is_board(board));
  book::for_each_piece([&](std::size_t size, std::size_t seat) {
    outputs.assume(book::is_space(board, state.space[size][seat]) && SymNum(0) <= state.arrival[size][seat]);
  });
  for (std::size_t seat = 0; seat < book::colours; ++seat) {
    outputs.add(book::numbered("last arrival of seat", seat), last_arrival<D>(read, seat));
  }
  // Who is further is all that matters of how far; it is the same question of all seats.
  for (const auto& [seat, other] : {std::pair{0U, 1U}, {2U, 3U}, {4U, 0U}}) {
    const auto read_board = read_in<Board<D>>(board);
    outputs.add(book::numbered("seat", seat) + book::numbered(" is further than seat", other),
                foremost<D>(read_board, read, other) < foremost<D>(read_board, read, seat));
  }
}

EQUIVALENCE(TheBremensChoosing, CardInHand) {
  const auto read = read_in<State<D>>(book::any_state());
  outputs.add("in hand",
              holds_animal_card<D>(read, typename D::Num(any_num("seat")), typename D::Num(any_num("animal"))));
}

}  // namespace rulecheck::the_bremens
