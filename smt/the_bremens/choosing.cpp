// "A Game Round" and "The Animals": which animals may be chosen, and which of them can move.
#include "model/the_bremens/choosing.hpp"

#include "smt/the_bremens/moves.hpp"

namespace rulecheck::the_bremens {
namespace {

/// An animal of this size on any space before Goal.
template <class D>
struct Chosen {
  book::Agreed agreement = book::any_agreement();
  book::Table state = book::any_state();
  SymNum from = any_num("from");
  Agreement<D> agreed = read_in<Agreement<D>>(agreement);
  State<D> read = read_in<State<D>>(state);

  SymBool in_range() const {
    return book::is_agreement(agreement) && SymNum(0) <= from && from <= agreement.board.length;
  }
  SymBool moves(std::size_t kind, std::size_t size) const {
    return plain(moves_now<D>(agreed, read, typename D::Set(book::just(kind)), typename D::Num(book::number(size)),
                              typename D::Num(from)));
  }
  SymBool shakes_anything(std::size_t size) const {
    return plain(
        moves_anything<D>(shaking<D>(agreed, read, typename D::Num(book::number(size)), typename D::Num(from))));
  }
};

}  // namespace

PROOF(TheBremensChoosing, AnAnimalCanMoveIfTheCardHasASpaceForIt, clause::matching_animal_moves,
      clause::chicken_holds_animals, clause::one_to_five, clause::skip, clause::shake, clause::full_amount,
      clause::same_or_larger_is_blocked) {
  const Chosen<D> chosen;
  const SymNum ahead = any_num("free_ahead");
  proof.assume(chosen.in_range() && book::within(0, ahead, 60));
  const SymNum whole = book::free_by_the_rules<D>(chosen.state, chosen.from, book::goal(chosen.agreement.board));
  for (std::size_t size = 0; size < book::sizes; ++size) {
    const auto can_go = [&](int steps) {
      return book::can_go(chosen.agreement, chosen.state, size, chosen.from, SymNum(steps));
    };
    for (std::size_t kind = 0; kind < book::kinds; ++kind) {
      SymBool space(false);
      if (kind == book::one_to_five) {
        for (int steps = 1; steps <= 5; ++steps) space = space || can_go(steps);
      } else if (kind == book::skip) {
        space = book::can_skip(chosen.agreement, ahead);
      } else if (kind == book::shake) {
        space = any_bool("shakes_anything");
      } else {
        space = can_go(kind == book::nine ? 9 : book::value_of_kind(kind));
      }
      const SymBool claim = chosen.moves(kind, size) == (space && !(chosen.state.chicken == chosen.from));
      proof.claim(book::named(size) + " with " + book::card_name(kind),
                  book::with_conditions(with_parts(claim, {{whole, ahead}}),
                                        {{chosen.shakes_anything(size), any_bool("shakes_anything")}}));
    }
  }
}

PROOF(TheBremensChoosing, NothingMovesUnderTheChicken, clause::chicken_holds_animals) {
  const Chosen<D> chosen;
  proof.assume(chosen.in_range() && chosen.state.chicken == chosen.from);
  for (std::size_t size = 0; size < book::sizes; ++size) {
    for (std::size_t kind = 0; kind < book::kinds; ++kind) {
      proof.claim(book::named(size) + " with " + book::card_name(kind), !chosen.moves(kind, size));
    }
  }
}

PROOF(TheBremensChoosing, AnimalsMayBeChosenByTheCardInHandAndWithAnyoneAllThatAreOut, clause::play_an_animal_card,
      clause::anyone, clause::home_card_is_out_of_use) {
  using Num = typename D::Num;
  const book::Agreed agreement = book::any_agreement();
  const book::Table state = book::any_state();
  const auto agreed = read_in<Agreement<D>>(agreement);
  const auto read = read_in<State<D>>(state);
  book::for_each_piece([&](std::size_t size, std::size_t seat) {
    const Num animal(book::number(size)), of(book::number(seat));
    const SymBool in_hand = book::has_element(state.animals_in_hand[seat], size);
    const SymBool home = state.space[size][seat] == book::goal(agreement.board);
    const std::string name = book::piece(size, seat);
    proof.claim(name + ": its card is in hand", plain(holds_animal_card<D>(read, of, animal)) == in_hand);
    proof.claim(name + ": it is in Goal", plain(is_home<D>(agreed.board, read, animal, of)) == home);
    for (const std::size_t kind : {std::size_t{3}, book::anyone, book::twice}) {
      proof.claim(name + ": it may be chosen with " + book::card_name(kind),
                  plain(may_be_chosen<D>(agreed, read, of, typename D::Set(book::just(kind)), animal)) ==
                      (kind == book::anyone ? !home : in_hand));
    }
    const SymSet card = any_set("card");
    proof.claim(name + ": it may be chosen", plain(may_be_chosen<D>(agreed, read, of, typename D::Set(card), animal)) ==
                                                 select(card == book::just(book::anyone), !home, in_hand));
  });
}

/// Whatever it is that can move.
PROOF(TheBremensChoosing, SomeAnimalCanMoveIfOneThatMayBeChosenCan, clause::blocked_player_decides,
      clause::matching_animal_moves, clause::home_card_is_out_of_use) {
  using Num = typename D::Num;
  const book::Agreed agreement = book::any_agreement();
  const book::Table state = book::any_state();
  const auto agreed = read_in<Agreement<D>>(agreement);
  const auto read = read_in<State<D>>(state);
  const typename D::Set card(any_set("card"));
  for (std::size_t seat = 0; seat < book::colours; ++seat) {
    const Num of(book::number(seat));
    std::vector<std::pair<SymBool, SymBool>> free_moves;
    SymBool some(false);
    for (std::size_t size = 0; size < book::sizes; ++size) {
      const Num animal(book::number(size));
      const SymBool home = state.space[size][seat] == book::goal(agreement.board);
      const SymBool moves = any_bool(book::named(size) + "_moves");
      const SymBool chosen =
          select(plain(card) == book::just(book::anyone), !home, book::has_element(state.animals_in_hand[seat], size));
      some = some || (chosen && !home && moves);
      free_moves.emplace_back(plain(moves_now<D>(agreed, read, card, animal, space_of<D>(read, animal, of))), moves);
      proof.claim(
          book::piece(size, seat) + ": it can move if it is out and the card moves it",
          book::with_conditions(plain(can_move<D>(agreed, read, of, card, animal)) == (!home && moves), free_moves));
    }
    proof.claim(book::numbered("seat", seat),
                book::with_conditions(plain(some_animal_can_move<D>(agreed, read, of, card)) == some, free_moves));
  }
}

}  // namespace rulecheck::the_bremens
