// The Bremens, "The Animals", "Riding Along" and "Chicken Piece": what stands on a space, and what that allows.
#pragma once
#include "model/the_bremens/state.hpp"

namespace rulecheck::the_bremens {

/// What stands on a space between Start and Goal, from top to bottom: the chicken, a cat, a dog, a donkey.
template <class D>
struct Stack {
  typename D::Bool chicken;
  ByAnimal<typename D::Bool> animal;
  static constexpr auto fields = std::tuple{&Stack::chicken, &Stack::animal};
};

/// @param space between Start and Goal
template <class D>
Stack<D> stack_on(const State<D>& state, typename D::Num space) {
  const Renders<D> rule{clause::order_of_sizes, clause::chicken_rests_on_top, clause::chicken_and_animal_pieces};
  using Bool = typename D::Bool;
  Stack<D> stack{state.chicken == space, {}};  // TBR-39, TBR-02
  for (std::size_t animal = 0; animal < animals; ++animal) {
    Bool here(false);
    for (const auto& piece : state.space[animal]) here = here || piece == space;
    stack.animal[animal] = here;
  }
  return stack;
}

/// Whether no piece stands there.
template <class D>
typename D::Bool is_free(const Stack<D>& stack) {
  const Renders<D> rule{clause::skip, clause::shake};
  typename D::Bool taken = stack.chicken;
  for (const auto& here : stack.animal) taken = taken || here;
  return !taken;  // TBR-55, TBR-56
}

/// Whether an animal stands there that is not larger than this one.
template <class D>
typename D::Bool holds_no_larger(const Stack<D>& stack, typename D::Num animal) {
  const Renders<D> rule{clause::order_of_sizes, clause::same_or_larger_is_blocked, clause::smaller_climbs_on_top};
  typename D::Bool held(false);
  for (std::size_t other = 0; other < animals; ++other) {
    held = held || (stack.animal[other] && numbered<D>(other) <= animal);  // TBR-26, TBR-28, TBR-29
  }
  return held;
}

/// Whether this animal may end there: where nothing is, or only larger animals.
template <class D>
typename D::Bool admits(const Stack<D>& stack, typename D::Num animal) {
  const Renders<D> rule{clause::only_the_final_space_blocks, clause::nothing_rests_on_the_chicken};
  return !stack.chicken && !holds_no_larger<D>(stack, animal);  // TBR-27, TBR-40
}

/// Whether this animal may end in this space. @param space not Start
template <class D>
typename D::Bool may_end_in(const Board<D>& board, const State<D>& state, typename D::Num animal,
                            typename D::Num space) {
  const Renders<D> rule{clause::only_the_final_space_blocks};
  return space == goal<D>(board) || admits<D>(stack_on<D>(state, space), animal);  // TBR-27
}

/// The animals, by size, that stand on the back of this one; in Start there are none.
/// @param animal which stands in `space`
template <class D>
ByAnimal<typename D::Bool> riders(const State<D>& state, typename D::Num animal, typename D::Num space) {
  const Renders<D> rule{clause::riders_move_along, clause::order_of_sizes};
  using Num = typename D::Num;
  ByAnimal<typename D::Bool> riding = stack_on<D>(state, space).animal;
  for (std::size_t other = 0; other < animals; ++other) {
    riding[other] = riding[other] && numbered<D>(other) < animal && Num(0) < space;  // TBR-26, TBR-31
  }
  return riding;
}

/// Whether no larger animal stands on the space of this piece.
template <class D>
typename D::Bool is_at_the_bottom(const State<D>& state, std::size_t animal, typename D::Num space) {
  const Renders<D> rule{clause::order_of_sizes};
  typename D::Bool on_others(false);
  for (std::size_t larger = animal + 1; larger < animals; ++larger) {
    for (const auto& other : state.space[larger]) on_others = on_others || other == space;
  }
  return !on_others;
}

/// How many spaces strictly between two spaces have no piece. Each stack counts once, at its lowest piece.
/// Negative unless `before` is lower than `behind`. Both are 0 to length + 1.
template <class D>
typename D::Num free_spaces_between(const State<D>& state, typename D::Num before, typename D::Num behind) {
  const Renders<D> rule{clause::skip, clause::shake};
  using Bool = typename D::Bool;
  using Num = typename D::Num;
  const auto between = [&](Num space) { return before < space && space < behind; };
  Bool chicken_alone = is_free<D>({Bool(false), stack_on<D>(state, state.chicken).animal});
  Num taken = select(chicken_alone && between(state.chicken), Num(1), Num(0));
  for (std::size_t animal = 0; animal < animals; ++animal) {
    for (const Num& piece : state.space[animal]) {
      taken = taken + select(between(piece) && is_at_the_bottom<D>(state, animal, piece), Num(1), Num(0));
    }
  }
  return behind - before - Num(1) - taken;  // TBR-55, TBR-56
}

}  // namespace rulecheck::the_bremens
