// The Harmony of Bremen, "Ensemble" and "The last round": a number is declared, four cards are played, judged and laid
// aside.
#pragma once
#include "model/harmony_of_bremen/tuning.hpp"

namespace rulecheck::harmony_of_bremen {

/// Whether the leader holds a card with this number.
template <class D>
typename D::Bool leader_holds(const State<D>& state, typename D::Num number) {
  const Renders<D> rule{clause::leader_declares};
  typename D::Bool held(false);
  for (std::size_t seat = 0; seat < seats; ++seat) {
    held = held || (state.morning[seat] && holds<D>(state.hand[seat], number));
  }
  return held;
}

/// Whether this is a round in which the leader declares a number.
template <class D>
typename D::Bool has_declaration(const State<D>& state) {
  const Renders<D> rule{clause::leader_declares, clause::last_cards_undeclared};
  return state.round != typename D::Num(last_round);  // HOB-14, HOB-27
}

// What a declaration or an ensemble breaks that comes at a wrong time.

/// It comes before the tuning that follows round 9.
template <class D>
typename D::Bool leaves_out_the_last_tuning(const State<D>& state) {
  const Renders<D> rule{clause::hard_variant};
  return is_tuning_due<D>(state) && state.round == typename D::Num(last_round - 1);  // HOB-35
}

/// It comes before the tuning of an earlier round.
template <class D>
typename D::Bool leaves_out_a_tuning(const State<D>& state) {
  const Renders<D> rule{clause::ensemble_then_tuning};
  return is_tuning_due<D>(state) && state.round != typename D::Num(last_round - 1);  // HOB-11
}

// What a declaration breaks.

template <class D>
typename D::Bool declares_in_the_last_round(const State<D>& state) {
  const Renders<D> rule{clause::last_cards_undeclared};
  return !has_declaration<D>(state);  // HOB-27
}

/// A number has been declared in this round already.
template <class D>
typename D::Bool declares_again(const State<D>& state) {
  const Renders<D> rule{clause::declaration_stands};
  return state.declared;  // HOB-37
}

/// The player who declares is not the leader. @param seat of the player
template <class D>
typename D::Bool declares_without_leading(const State<D>& state, typename D::Num seat) {
  const Renders<D> rule{clause::leader_declares, clause::leader_moves_clockwise};
  return !at(state.morning, seat);  // HOB-10, HOB-14
}

/// The number is one that the leader cannot play.
template <class D>
typename D::Bool declares_what_is_not_held(const Agreement<D>& agreement, const State<D>& state,
                                           typename D::Num number) {
  const Renders<D> rule{clause::leader_declares};
  return !agreement.free_declaration && !leader_holds<D>(state, number);  // HOB-14
}

/// The state after the leader has declared a number.
template <class D>
State<D> declare(State<D> state, typename D::Num number) {
  const Renders<D> rule{clause::leader_declares};
  state.declared = typename D::Bool(true);
  state.declaration = number;  // HOB-14
  return state;
}

// What an ensemble breaks.

/// Cards are played though no number has been declared.
template <class D>
typename D::Bool plays_undeclared(const State<D>& state) {
  const Renders<D> rule{clause::leader_declares, clause::steps_of_the_ensemble};
  return has_declaration<D>(state) && !state.declared;  // HOB-14, HOB-41
}

/// Somebody plays a card that he does not have in hand. @param cards by seat
template <class D>
typename D::Bool plays_a_foreign_card(const State<D>& state, const BySeat<typename D::Num>& cards) {
  const Renders<D> rule{clause::one_card_from_hand, clause::others_choose_freely};
  typename D::Bool foreign(false);
  for (std::size_t seat = 0; seat < seats; ++seat) foreign = foreign || !holds<D>(state.hand[seat], cards[seat]);
  return foreign;  // HOB-12, HOB-15
}

/// The leader plays another number than the one declared. @param cards by seat
template <class D>
typename D::Bool leader_plays_another(const State<D>& state, const BySeat<typename D::Num>& cards) {
  const Renders<D> rule{clause::leader_plays_the_declared, clause::others_choose_freely};
  typename D::Bool another(false);
  for (std::size_t seat = 0; seat < seats; ++seat) {
    another = another || (state.morning[seat] && cards[seat] != state.declaration);
  }
  return state.declared && another;  // HOB-17
}

// The judgement.

/// The cards as they lie from the rooster to the donkey. @param cards by seat
template <class D>
ByRole<typename D::Num> in_role_order(const BySeat<typename D::Num>& role, const BySeat<typename D::Num>& cards) {
  const Renders<D> rule{clause::one_of_each_animal, clause::numbers_grow, clause::judge_the_order};
  ByRole<typename D::Num> ordered;
  for (std::size_t seat = 0; seat < seats; ++seat) put(ordered, role[seat], cards[seat]);
  return ordered;
}

/// Whether the numbers grow from role to role.
template <class D>
typename D::Bool succeeds(const ByRole<typename D::Num>& cards) {
  const Renders<D> rule{clause::numbers_grow, clause::rooster_cat_dog_donkey, clause::judge_the_order,
                        clause::equal_is_not_growing, clause::example_cat_and_dog_equal};
  // HOB-02, HOB-13, HOB-18, HOB-19
  return of(cards, Role::rooster) < of(cards, Role::cat) && of(cards, Role::cat) < of(cards, Role::dog) &&
         of(cards, Role::dog) < of(cards, Role::donkey);
}

/// Whether the numbers fall nowhere from role to role, and some are equal.
template <class D>
typename D::Bool only_equal_numbers_are_wrong(const ByRole<typename D::Num>& cards) {
  const Renders<D> rule{clause::equal_is_not_growing};
  typename D::Bool never_fall = of(cards, Role::rooster) <= of(cards, Role::cat) &&
                                of(cards, Role::cat) <= of(cards, Role::dog) &&
                                of(cards, Role::dog) <= of(cards, Role::donkey);
  return never_fall && !succeeds<D>(cards);  // HOB-19
}

/// The state after four cards have been played and judged. @param cards by seat, all from the hands
template <class D>
State<D> play(const Agreement<D>& agreement, State<D> state, const BySeat<typename D::Num>& cards) {
  const Renders<D> rule{clause::success_is_discarded, clause::failure_lies_beside, clause::steps_of_the_ensemble};
  using Bool = typename D::Bool;
  using Num = typename D::Num;
  Bool success = succeeds<D>(in_role_order<D>(state.role, cards));
  for (std::size_t seat = 0; seat < seats; ++seat) {
    state.hand[seat] = without<D>(state.hand[seat], cards[seat]);           // HOB-12
    state.pile[seat] = state.pile[seat] + select(success, Num(0), Num(1));  // HOB-21
  }
  state.discards = state.discards + select(success, Num(seats), Num(0));  // HOB-20
  state.succeeded = success;
  state.declared = Bool(false);
  state.ensemble_played = Bool(true);
  where(skips_tuning<D>(agreement, state), state, [](State<D>& played) { played = next_round<D>(played); });  // HOB-26
  return state;
}

/// What the statement breaks that an ensemble succeeded, or that it did not.
template <class D>
struct WrongJudgement {
  typename D::Bool takes_equal_for_growing;  ///< HOB-19
  typename D::Bool otherwise;                ///< HOB-18
  static constexpr auto fields = std::tuple{&WrongJudgement::takes_equal_for_growing, &WrongJudgement::otherwise};
};

/// @param cards from the rooster to the donkey
template <class D>
WrongJudgement<D> judge_statement(const ByRole<typename D::Num>& cards, typename D::Bool stated) {
  const Renders<D> rule{clause::judge_the_order, clause::equal_is_not_growing};
  typename D::Bool wrong = !(stated == succeeds<D>(cards)), equal = only_equal_numbers_are_wrong<D>(cards);
  return {wrong && equal, wrong && !equal};
}

}  // namespace rulecheck::harmony_of_bremen
