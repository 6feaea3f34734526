// The Bremens, "A Game Round" and "Chicken Piece": what a turn is, and what it breaks besides what each play says.
#pragma once
#include "model/the_bremens/chicken.hpp"
#include "model/the_bremens/play.hpp"
#include "model/the_bremens/round.hpp"

namespace rulecheck::the_bremens {

/// A turn as a log records it, without what its plays say.
template <class D>
struct Turn {
  typename D::Num seat;           ///< of the player
  typename D::Num plays;          ///< how many animals are chosen, 0 to 2
  typename D::Bool says_chicken;  ///< whether it is said where the chicken ends
  static constexpr auto fields = std::tuple{&Turn::seat, &Turn::plays, &Turn::says_chicken};
};

/// What a turn breaks at its wrong time or in its form.
template <class D>
struct BrokenTurn {
  using Bool = typename D::Bool;
  Bool game_is_over;             ///< TBR-51
  Bool redeal_is_due;            ///< TBR-23
  Bool unrevealed;               ///< TBR-12
  Bool out_of_turn;              ///< TBR-16
  Bool chicken_player_plays;     ///< TBR-19
  Bool chicken_is_left;          ///< TBR-20
  Bool moves_foreign_chicken;    ///< TBR-34
  Bool chicken_player_not_once;  ///< where he lays a card: not exactly one: TBR-17
  Bool second_without_double;    ///< TBR-17
  static constexpr auto fields = std::tuple{
      &BrokenTurn::game_is_over,          &BrokenTurn::redeal_is_due,           &BrokenTurn::unrevealed,
      &BrokenTurn::out_of_turn,           &BrokenTurn::chicken_player_plays,    &BrokenTurn::chicken_is_left,
      &BrokenTurn::moves_foreign_chicken, &BrokenTurn::chicken_player_not_once, &BrokenTurn::second_without_double};
};

template <class D>
BrokenTurn<D> judge_turn(const Agreement<D>& agreement, const State<D>& state, const Turn<D>& turn) {
  const Renders<D> rule{clause::third_animal_home_wins,
                        clause::cards_return_after_eight,
                        clause::reveal_one_card,
                        clause::one_at_a_time,
                        clause::chicken_player_moves_no_animal,
                        clause::chicken_player_moves_the_chicken,
                        clause::chicken_belongs_to_the_highest,
                        clause::highest_special_moves_the_chicken,
                        clause::play_an_animal_card,
                        clause::double_move};
  using Bool = typename D::Bool;
  using Num = typename D::Num;
  Bool has_chicken = turn.seat == state.holder, plays_one = agreement.readings.chicken_player_plays;
  Bool doubles = at(state.shown, turn.seat) == typename D::Set(double_move);
  return {is_over<D>(agreement.board, state),                 // TBR-51
          is_redeal_due<D>(agreement.board, state),           // TBR-23
          !state.in_round,                                    // TBR-12
          turn.seat != state.turn,                            // TBR-16
          has_chicken && !plays_one && turn.plays != Num(0),  // TBR-19, TBR-42
          has_chicken && !turn.says_chicken,                  // TBR-20, TBR-42
          !has_chicken && turn.says_chicken,                  // TBR-34
          has_chicken && plays_one && turn.plays != Num(1),   // TBR-17
          !has_chicken && turn.plays == Num(2) && !doubles};  // TBR-17, TBR-57
}

/// What it breaks how the chicken player lays an animal card; at most one holds.
template <class D>
struct BrokenLaying {
  using Bool = typename D::Bool;
  Bool home;       ///< the animal is in Goal: TBR-50
  Bool not_plain;  ///< the card is not in hand, or said to be laid as with ANYONE: TBR-17
  Bool moves;      ///< the animal or riders are said to move: TBR-19
  static constexpr auto fields = std::tuple{&BrokenLaying::home, &BrokenLaying::not_plain, &BrokenLaying::moves};
};

/// @param seat of the chicken player
template <class D>
BrokenLaying<D> judge_laying(const Board<D>& board, const State<D>& state, typename D::Num seat, const Play<D>& play) {
  const Renders<D> rule{clause::home_card_is_out_of_use, clause::play_an_animal_card,
                        clause::chicken_player_moves_no_animal};
  using Bool = typename D::Bool;
  Bool home = is_home<D>(board, state, play.animal, seat);
  Bool not_plain = play.lays_card || !holds_animal_card<D>(state, seat, play.animal);
  Bool moves = play.says_riders || play.to != space_of<D>(state, play.animal, seat);
  return {home, !home && not_plain, !home && !not_plain && moves};  // TBR-50, TBR-17, TBR-19
}

/// The state after the chicken player has laid an animal card, where he does.
template <class D>
State<D> lay_without_a_move(const Board<D>& board, State<D> state, typename D::Num seat, typename D::Num animal) {
  const Renders<D> rule{clause::play_an_animal_card, clause::animal_cards_return};
  return return_animal_cards<D>(board, lay_animal_card<D>(state, seat, animal));  // TBR-17, TBR-22
}

/// The state after the chicken has been moved. @param to 1 to length
template <class D>
State<D> move_chicken(State<D> state, typename D::Num to) {
  const Renders<D> rule{clause::chicken_player_moves_the_chicken};
  state.chicken = to;  // TBR-20
  return state;
}

}  // namespace rulecheck::the_bremens
