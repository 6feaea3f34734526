// The Bremens, "The Animals" and "Special Cards": what a play of an animal breaks.
#pragma once
#include "model/the_bremens/moving.hpp"

namespace rulecheck::the_bremens {

/// What it breaks to choose an animal or to lay its card; at most one holds.
template <class D>
struct BrokenChoice {
  using Bool = typename D::Bool;
  Bool home;                 ///< the animal is in Goal: TBR-50
  Bool lays_without_anyone;  ///< it is said that the card is laid, though the card shown is not ANYONE: TBR-17
  Bool lays_with_anyone;     ///< likewise with ANYONE, where that lays none: TBR-58
  Bool card_not_in_hand;     ///< TBR-17
  static constexpr auto fields = std::tuple{&BrokenChoice::home, &BrokenChoice::lays_without_anyone,
                                            &BrokenChoice::lays_with_anyone, &BrokenChoice::card_not_in_hand};
};

/// What it breaks to say where the animal goes without SHAKE.
template <class D>
struct BrokenMove {
  using Bool = typename D::Bool;
  Bool shakes_off;           ///< riders are said to leave: TBR-31
  Bool stays;                ///< it could move: TBR-18
  Bool held_by_the_chicken;  ///< TBR-32
  Bool wrong_target;         ///< TBR-24, TBR-56, TBR-57, TBR-58, TBR-59 or TBR-60, by the card
  Bool onto_no_larger;       ///< TBR-29
  Bool onto_the_chicken;     ///< TBR-40
  static constexpr auto fields =
      std::tuple{&BrokenMove::shakes_off,   &BrokenMove::stays,          &BrokenMove::held_by_the_chicken,
                 &BrokenMove::wrong_target, &BrokenMove::onto_no_larger, &BrokenMove::onto_the_chicken};
};

/// What it breaks to say where the animal and its riders go with SHAKE.
template <class D>
struct BrokenShake {
  using Bool = typename D::Bool;
  Bool wrong_riders;         ///< TBR-55
  Bool held_by_the_chicken;  ///< TBR-32
  Bool onto_no_larger;       ///< TBR-29
  Bool onto_the_chicken;     ///< TBR-40
  Bool wrong_space;          ///< TBR-55
  static constexpr auto fields =
      std::tuple{&BrokenShake::wrong_riders, &BrokenShake::held_by_the_chicken, &BrokenShake::onto_no_larger,
                 &BrokenShake::onto_the_chicken, &BrokenShake::wrong_space};
};

/// What a play breaks; it is legal where nothing holds.
template <class D>
struct BrokenPlay {
  using Bool = typename D::Bool;
  Bool after_the_end;  ///< the game has ended with the play before it: TBR-51
  BrokenChoice<D> choice;
  Bool goes_back;        ///< TBR-25
  BrokenMove<D> move;    ///< nothing holds with SHAKE
  BrokenShake<D> shake;  ///< nothing holds without SHAKE
  Bool blocked_choice;   ///< it cannot move, though another one that may be chosen can: TBR-30
  static constexpr auto fields =
      std::tuple{&BrokenPlay::after_the_end, &BrokenPlay::choice, &BrokenPlay::goes_back,
                 &BrokenPlay::move,          &BrokenPlay::shake,  &BrokenPlay::blocked_choice};
};

template <class D>
BrokenChoice<D> judge_choice(const Agreement<D>& agreement, const State<D>& state, typename D::Num seat,
                             typename D::Set card, const Play<D>& play) {
  const Renders<D> rule{clause::play_an_animal_card, clause::home_card_is_out_of_use, clause::anyone};
  using Bool = typename D::Bool;
  Bool any = card == typename D::Set(anyone);
  Bool home = is_home<D>(agreement.board, state, play.animal, seat);
  Bool unasked = play.lays_card && !any;
  Bool with_anyone = play.lays_card && any && !agreement.readings.anyone_may_lay_card;
  Bool lacking = (!any || play.lays_card) && !holds_animal_card<D>(state, seat, play.animal);
  return {home, !home && unasked, !home && with_anyone, !home && !unasked && !with_anyone && lacking};
}

/// @param from the space of the animal; @param to not lower
template <class D>
BrokenMove<D> judge_move(const Agreement<D>& agreement, const State<D>& state, typename D::Set card,
                         const Play<D>& play, typename D::Num from) {
  const Renders<D> rule{clause::matching_animal_moves,     clause::full_amount,
                        clause::riders_move_along,         clause::chicken_holds_animals,
                        clause::same_or_larger_is_blocked, clause::nothing_rests_on_the_chicken};
  using Bool = typename D::Bool;
  Bool goes = from < play.to;
  Bool target = is_target<D>(agreement, state, card, from, play.to);
  Bool reached = goes && target && play.to != goal<D>(agreement.board);
  const Stack<D> stack = stack_on<D>(state, play.to);
  return {play.says_riders,                                                     // TBR-31
          !goes && moves_now<D>(agreement, state, card, play.animal, from),     // TBR-18
          goes && state.chicken == from,                                        // TBR-32
          goes && !target,                                                      // TBR-24
          reached && !stack.chicken && holds_no_larger<D>(stack, play.animal),  // TBR-29
          reached && stack.chicken};                                            // TBR-40
}

/// @param from the space of the animal
template <class D>
BrokenShake<D> judge_shake(const Agreement<D>& agreement, const State<D>& state, const Play<D>& play,
                           typename D::Num from) {
  const Renders<D> rule{clause::shake, clause::chicken_holds_animals, clause::same_or_larger_is_blocked,
                        clause::nothing_rests_on_the_chicken};
  using Bool = typename D::Bool;
  const Shaking<D> shaken = shaking<D>(agreement, state, play.animal, from);
  Bool one_ahead = play.to == from + typename D::Num(1);
  Bool keeps_riders = agreement.readings.shake_optional && one_ahead;
  Bool right_riders = shaken.shakes && shakes_off_to<D>(agreement.readings, state, shaken.riding, from, play.riders_to);
  Bool wrong_riders = select(play.says_riders, !right_riders, shaken.shakes && !keeps_riders);
  Bool wrong = play.to != stands_after<D>(shaken);
  Bool blocked = wrong && shaken.goes_ahead && one_ahead;
  Bool under_chicken = state.chicken == play.to;
  return {wrong_riders,                        // TBR-55
          wrong && shaken.held,                // TBR-32
          blocked && !under_chicken,           // TBR-29
          blocked && under_chicken,            // TBR-40
          wrong && !shaken.held && !blocked};  // TBR-55
}

/// @param seat of the player, who moves animals this round; @param card that he has shown
template <class D>
BrokenPlay<D> judge_play(const Agreement<D>& agreement, const State<D>& state, typename D::Num seat,
                         typename D::Set card, const Play<D>& play) {
  const Renders<D> rule{clause::third_animal_home_wins, clause::animals_advance, clause::blocked_player_decides};
  using Bool = typename D::Bool;
  const auto from = space_of<D>(state, play.animal, seat);
  const auto& readings = agreement.readings;
  BrokenPlay<D> broken;
  broken.after_the_end = is_over<D>(agreement.board, state);  // TBR-51
  broken.choice = judge_choice<D>(agreement, state, seat, card, play);
  Bool back = play.to < from;
  broken.goes_back = !broken.choice.home && back;  // TBR-25
  Bool goes_on = !broken.choice.home && !back, shakes = card == typename D::Set(shake);
  where(goes_on && !shakes, broken,
        [&](BrokenPlay<D>& judged) { judged.move = judge_move<D>(agreement, state, card, play, from); });
  where(goes_on && shakes, broken,
        [&](BrokenPlay<D>& judged) { judged.shake = judge_shake<D>(agreement, state, play, from); });
  Bool blocked = !broken.choice.home && !can_move<D>(agreement, state, seat, card, play.animal);
  broken.blocked_choice = !readings.free_card && !readings.may_decline && blocked &&
                          some_animal_can_move<D>(agreement, state, seat, card);  // TBR-30
  return broken;
}

/// Whether a player who has made some plays must make another one.
/// @param state after these plays; @param plays how many, 0 to 2
template <class D>
typename D::Bool owes_a_play(const Agreement<D>& agreement, const State<D>& state, typename D::Num seat,
                             typename D::Set card, typename D::Num plays) {
  const Renders<D> rule{clause::blocked_player_decides, clause::double_move};
  using Num = typename D::Num;
  const auto& readings = agreement.readings;
  auto second = plays == Num(1) && card == typename D::Set(double_move) && !readings.second_optional;  // TBR-57
  return !readings.may_decline && !is_over<D>(agreement.board, state) && (plays == Num(0) || second) &&
         some_animal_can_move<D>(agreement, state, seat, card);  // TBR-30
}

}  // namespace rulecheck::the_bremens
