// "Chicken Piece": where the chicken may go.
#include "model/the_bremens/chicken.hpp"

#include "smt/the_bremens/state.hpp"

namespace rulecheck::the_bremens {
namespace {

/// The chicken on any space of any board, with any symbol.
struct Chicken {
  Board<Symbolic> board = book::any_board();
  SymNum from = any_num("from"), to = any_num("to"), steps = any_num("symbol");

  SymBool in_range() const {
    return book::is_board(board) && book::is_inner(board, from) && book::is_space(board, to) &&
           book::within(1, steps, 9);
  }
  SymBool room_ahead() const { return from + steps <= board.length; }
  SymBool room_behind() const { return SymNum(1) <= from - steps; }
  /// Forwards or back by the steps, within the board; if neither fits it stays.
  SymBool goes() const {
    return (room_ahead() && to == from + steps) || (room_behind() && to == from - steps) ||
           (!room_ahead() && !room_behind() && to == from);
  }
  /// One to five spaces, forwards or back.
  SymBool goes_up_to_five() const {
    SymBool some(false);
    for (int spaces = 1; spaces <= 5; ++spaces) {
      some = some || to == from + SymNum(spaces) || to == from - SymNum(spaces);
    }
    return some;
  }
};

SymBool none(const BrokenChickenMove<Symbolic>& broken) {
  return !broken.leaves_the_board && !broken.not_by_seven && !broken.not_in_full;
}
template <class D>
BrokenChickenMove<Symbolic> judged(const Chicken& chicken, const SymSet& card) {
  return read_in<BrokenChickenMove<Symbolic>>(
      judge_chicken_move<D>(read_in<Board<D>>(chicken.board), typename D::Num(chicken.from), typename D::Set(card),
                            typename D::Num(chicken.to)));
}

}  // namespace

PROOF(TheBremensChicken, TheSymbolOnTheCardSaysHowFarItGoes, clause::chicken_player_moves_the_chicken,
      clause::chicken_moves_in_full) {
  const auto board = book::any_board();
  for (std::size_t kind = 0; kind < book::kinds; ++kind) {
    proof.claim(book::card_name(kind), plain(chicken_steps<D>(read_in<Board<D>>(board),
                                                              typename D::Set(book::just(kind)))) == board.steps[kind]);
  }
  proof.claim("without a card nowhere",
              plain(chicken_steps<D>(read_in<Board<D>>(board), typename D::Set())) == SymNum(0));
}

PROOF(TheBremensChicken, ItMovesAsTheBookSays, clause::chicken_player_moves_the_chicken,
      clause::only_the_chicken_goes_both_ways, clause::chicken_stays_between, clause::chicken_moves_in_full,
      clause::chicken_turns_round, clause::seven) {
  const Chicken chicken;
  const auto board = read_in<Board<D>>(chicken.board);
  const typename D::Num from(chicken.from), to(chicken.to), steps(chicken.steps);
  proof.assume(chicken.in_range());
  proof.claim("neither Start nor Goal", plain(is_between<D>(board, to)) == book::is_inner(chicken.board, chicken.to));
  proof.claim("shut in", plain(is_shut_in<D>(board, from, steps)) == (!chicken.room_ahead() && !chicken.room_behind()));
  proof.claim("by SEVEN", plain(goes_by_seven<D>(from, to)) == chicken.goes_up_to_five());
  const SymBool by_steps = chicken.to == chicken.from + chicken.steps || chicken.to == chicken.from - chicken.steps;
  proof.claim("by the steps, or not at all if there is room neither way",
              plain(goes_in_full<D>(board, from, steps, to)) ==
                  (by_steps || (chicken.to == chicken.from && !chicken.room_ahead() && !chicken.room_behind())));
  for (std::size_t kind = 0; kind < book::kinds; ++kind) {
    const auto broken = judged<D>(chicken, book::just(kind));
    const std::string name = book::card_name(kind);
    const SymBool card_is_seven(kind == book::seven);
    Chicken by_card = chicken;
    by_card.steps = chicken.board.steps[kind];
    proof.claim(name + ": into Start or Goal", broken.leaves_the_board == !book::is_inner(chicken.board, chicken.to));
    proof.claim(name + ": not one to five", broken.not_by_seven == (card_is_seven && !chicken.goes_up_to_five()));
    proof.claim(name + ": all moves that are legal",
                none(broken) == (book::is_inner(chicken.board, chicken.to) &&
                                 select(card_is_seven, chicken.goes_up_to_five(), by_card.goes())));
    const SymBool other_number =
        !(chicken.to == chicken.from + by_card.steps) && !(chicken.to == chicken.from - by_card.steps);
    const SymBool stays_rightly = chicken.to == chicken.from && !by_card.room_ahead() && !by_card.room_behind();
    proof.claim(name + ": not the full number",
                broken.not_in_full == (!card_is_seven && other_number && !stays_rightly));
  }
}

PROOF(TheBremensChicken, ItChangesItsSpaceUnlessItIsShutIn, clause::chicken_moves_in_full, clause::chicken_turns_round,
      clause::chicken_stays_between, clause::seven) {
  const Chicken chicken;
  proof.assume(chicken.in_range());
  for (std::size_t kind = 0; kind < book::kinds; ++kind) {
    Chicken by_card = chicken;
    by_card.steps = chicken.board.steps[kind];
    const SymBool shut_in = SymBool(kind != book::seven) && !by_card.room_ahead() && !by_card.room_behind();
    const SymBool legal = none(judged<D>(chicken, book::just(kind)));
    proof.claim(book::card_name(kind) + ": it stays on the board",
                implies(legal, book::is_inner(chicken.board, chicken.to)));
    proof.claim(book::card_name(kind) + ": it stays where it is exactly if it is shut in",
                implies(legal, (chicken.to == chicken.from) == shut_in));
  }
}

PROOF(TheBremensChicken, ItIsNeverWithoutALegalMove, clause::chicken_turns_round, clause::seven) {
  const Chicken chicken;
  proof.assume(chicken.in_range());
  for (std::size_t kind = 0; kind < book::kinds; ++kind) {
    const SymNum steps = kind == book::seven ? SymNum(1) : chicken.board.steps[kind];
    Chicken somewhere = chicken, by_card = chicken;
    by_card.steps = steps;
    somewhere.to = select(by_card.room_ahead(), chicken.from + steps,
                          select(by_card.room_behind(), chicken.from - steps, chicken.from));
    proof.claim(book::card_name(kind), none(judged<D>(somewhere, book::just(kind))));
    proof.possible(book::card_name(kind) + ": there can be moves both ways",
                   by_card.room_ahead() && by_card.room_behind());
  }
}

/// Of a board of so many spaces there is a space on which so many steps fit neither way exactly if it is shorter than
/// twice the steps.
PROOF(TheBremensChicken, ItCanBeShutInExactlyOnBoardsShorterThanTwiceItsSteps, clause::chicken_turns_round,
      clause::chicken_stays_between) {
  const Chicken chicken;
  const auto board = read_in<Board<D>>(chicken.board);
  proof.assume(chicken.in_range());
  for (int steps = 1; steps <= 9; ++steps) {
    const SymBool shut_in = plain(is_shut_in<D>(board, typename D::Num(chicken.from), typename D::Num(SymNum(steps))));
    const SymBool is_short = chicken.board.length <= SymNum(2 * steps - 1);
    const std::string name = std::to_string(steps) + " steps";
    // On the middle space, or the one before the middle, if anywhere.
    const SymNum middle((chicken.board.length.term + 1) / 2);
    proof.claim(name + ": only there", implies(shut_in, is_short));
    proof.claim(
        name + ": there in the middle",
        implies(is_short, plain(is_shut_in<D>(board, typename D::Num(middle), typename D::Num(SymNum(steps)))) &&
                              book::is_inner(chicken.board, middle)));
    // A board has two spaces at least, so that a single step always fits.
    if (steps > 1)
      proof.possible(name + ": on a board of that length", shut_in && chicken.board.length == SymNum(2 * steps - 1));
  }
}

}  // namespace rulecheck::the_bremens
