// "A Game Round" and "Chicken Piece": what a turn breaks besides what each play says.
#include "model/the_bremens/turn.hpp"

#include "smt/the_bremens/plays.hpp"

namespace rulecheck::the_bremens {

PROOF(TheBremensTurn, ATurnIsJudgedAsTheBookSays, clause::third_animal_home_wins, clause::cards_return_after_eight,
      clause::reveal_one_card, clause::one_at_a_time, clause::chicken_player_moves_no_animal,
      clause::chicken_player_moves_the_chicken, clause::chicken_belongs_to_the_highest,
      clause::highest_special_moves_the_chicken, clause::play_an_animal_card, clause::double_move,
      clause::ability_needs_own_animals) {
  const book::Agreed agreement = book::any_agreement();
  const book::Table state = book::any_state();
  const Turn<Symbolic> turn{any_num("seat"), any_num("plays"), any_bool("says_chicken")};
  const auto broken = read_in<BrokenTurn<Symbolic>>(
      judge_turn<D>(read_in<Agreement<D>>(agreement), read_in<State<D>>(state), read_in<Turn<D>>(turn)));
  const SymBool over = book::is_over(agreement.board, state), own = turn.seat == state.holder;
  const SymBool lays = agreement.readings.chicken_player_plays;
  SymBool doubles(false);
  for (std::size_t seat = 0; seat < book::colours; ++seat) {
    doubles = doubles || (turn.seat == book::number(seat) && state.shown[seat] == book::just(book::twice));
  }
  proof.assume(book::within(0, turn.seat, 4) && book::within(0, turn.plays, 2));
  proof.claim("the game is over", broken.game_is_over == over);
  proof.claim("specials are to be dealt first",
              broken.redeal_is_due == (!over && !state.in_round && is_empty(state.hand[0])));
  proof.claim("nothing is revealed", broken.unrevealed == !state.in_round);
  proof.claim("another seat has the turn", broken.out_of_turn == !(turn.seat == state.turn));
  proof.claim("the chicken player chooses an animal",
              broken.chicken_player_plays == (own && !lays && SymNum(1) <= turn.plays));
  proof.claim("the chicken player leaves the chicken", broken.chicken_is_left == (own && !turn.says_chicken));
  proof.claim("another one moves the chicken", broken.moves_foreign_chicken == (!own && turn.says_chicken));
  proof.claim("the chicken player does not lay one card",
              broken.chicken_player_not_once == (own && lays && !(turn.plays == SymNum(1))));
  proof.claim("two animals without DOUBLE",
              broken.second_without_double == (!own && turn.plays == SymNum(2) && !doubles));
}

PROOF(TheBremensTurn, WhereTheChickenPlayerLaysACardNothingElseHappens, clause::home_card_is_out_of_use,
      clause::play_an_animal_card, clause::chicken_player_moves_no_animal, clause::animal_cards_return) {
  using Num = typename D::Num;
  const auto board = book::any_board();
  const book::Table state = book::any_state();
  const auto read = read_in<State<D>>(state);
  const auto read_board = read_in<Board<D>>(board);
  book::for_each_piece([&](std::size_t size, std::size_t seat) {
    const Play<Symbolic> play{book::number(size), any_num("to"), any_bool("lays_card"), any_bool("says_riders"),
                              any_num("riders_to")};
    const auto broken = read_in<BrokenLaying<Symbolic>>(
        judge_laying<D>(read_board, read, Num(book::number(seat)), read_in<Play<D>>(play)));
    const SymNum& space = state.space[size][seat];
    const SymBool home = space == book::goal(board), in_hand = book::has_element(state.animals_in_hand[seat], size);
    const SymBool not_plain = !home && (play.lays_card || !in_hand);
    const std::string name = book::piece(size, seat);
    proof.claim(name + ": judged as the book says",
                broken.home == home && broken.not_plain == not_plain &&
                    broken.moves == (!home && !not_plain && (play.says_riders || !(play.to == space))));
    const auto after =
        read_in<book::Table>(lay_without_a_move<D>(read_board, read, Num(book::number(seat)), Num(book::number(size))));
    SymBool hands = contains(SymSet(7), after.animals_in_hand[seat]), last_one = !home;
    for (std::size_t other = 0; other < book::sizes; ++other) {
      const SymBool of_use = !(state.space[other][seat] == book::goal(board));
      if (other != size) last_one = last_one && !(of_use && book::has_element(state.animals_in_hand[seat], other));
    }
    for (std::size_t other = 0; other < book::sizes; ++other) {
      const SymBool of_use = !(state.space[other][seat] == book::goal(board));
      const SymBool kept = SymBool(other != size) && book::has_element(state.animals_in_hand[seat], other);
      hands = hands &&
              implies(!home, book::has_element(after.animals_in_hand[seat], other) == (of_use && (kept || last_one)));
    }
    proof.claim(name + ": its card is laid, and with the last one all return", hands);
    proof.claim(name + ": nothing moves", book::same_animals(after, state) && book::same_cards(after, state) &&
                                              book::same_round(after, state) && after.chicken == state.chicken);
  });
}

PROOF(TheBremensTurn, MovingTheChickenMovesNothingElse, clause::chicken_player_moves_the_chicken,
      clause::chicken_rests_on_top) {
  const book::Table state = book::any_state();
  const SymNum to = any_num("to");
  const auto after = read_in<book::Table>(move_chicken<D>(read_in<State<D>>(state), typename D::Num(to)));
  proof.claim("the chicken is there", after.chicken == to);
  proof.claim("everything else is where it was", book::same_animals(after, state) && book::same_cards(after, state) &&
                                                     book::same_animal_cards(after, state) &&
                                                     book::same_round(after, state));
}

}  // namespace rulecheck::the_bremens
