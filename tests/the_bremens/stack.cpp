// "The Animals": what stands on a space, who may end there, and how free spaces are counted.
#include "model/the_bremens/stack.hpp"

#include "model/the_bremens/targets.hpp"
#include "tests/the_bremens/tables.hpp"

namespace rulecheck::the_bremens {

EXHAUSTIVE(TheBremensStack, AnAnimalMayEndWhereAllAreLarger, clause::order_of_sizes, clause::smaller_climbs_on_top,
           clause::same_or_larger_is_blocked, clause::nothing_rests_on_the_chicken,
           clause::only_the_final_space_blocks) {
  for (int animal = 0; animal < 3; ++animal) {
    for (unsigned pieces = 0; pieces < 16; ++pieces) {
      std::vector<Placed> placed;
      bool smaller = false;
      for (std::size_t other = 0; other < 3; ++other) {
        if ((pieces >> other & 1U) == 0) continue;
        placed.push_back({other, 1, 8});
        smaller = smaller || static_cast<int>(other) <= animal;
      }
      const bool chicken = pieces >= 8;
      const auto state = board_of<D>(placed, chicken ? 8 : 5);
      trial.next_case();
      trial.expect(known(may_end_in<D>(agreement_of<D>().board, state, Given<D>::num(animal), Given<D>::num(8))) ==
                       (!smaller && !chicken),
                   "only larger animals there");
      trial.expect(known(is_free<D>(stack_on<D>(state, Given<D>::num(8)))) == (pieces == 0), "no piece there");
    }
  }
}

EXAMPLE(TheBremensStack, FreeSpacesAreCountedOnceEach, clause::skip, clause::shake) {
  const std::vector<std::vector<Placed>> boards{
      {},
      {{0, 0, 4}},
      {{2, 0, 4}, {1, 1, 4}, {0, 2, 4}},
      {{2, 0, 5}, {0, 1, 5}},
      {{2, 0, 3}, {2, 1, 4}, {1, 0, 4}, {1, 1, 6}, {0, 0, 6}, {0, 1, 7}, {2, 2, 21}}};
  for (const auto& placed : boards) {
    const auto state = board_of<D>(placed);
    for (int low = 0; low <= 20; ++low) {
      for (int high = low + 1; high <= 21; ++high) {
        int free = 0;
        for (int space = low + 1; space < high; ++space) {
          bool taken = space == 5;
          for (const auto& piece : placed) taken = taken || piece.space == space;
          if (!taken) ++free;
        }
        trial.expect(known(free_spaces_between<D>(state, Given<D>::num(low), Given<D>::num(high))) == free,
                     "the spaces without a piece");
      }
    }
  }
}

EXHAUSTIVE(TheBremensStack, StepsLeadAheadAndNotBeyondTheGoal, clause::full_amount, clause::home_card_is_out_of_use) {
  for (const bool exact : {false, true}) {
    auto agreement = agreement_of<D>(3, 6);
    agreement.readings.exact_goal = Given<D>::truth(exact);
    for (int from = 0; from <= 6; ++from) {
      for (int steps = 1; steps <= 9; ++steps) {
        for (int to = 0; to <= 7; ++to) {
          const bool right = from + steps <= 7 ? to == from + steps : to == 7 && !exact;
          trial.next_case();
          trial.expect(
              known(leads_to<D>(agreement, Given<D>::num(from), Given<D>::num(steps), Given<D>::num(to))) == right,
              "the space so many ahead");
        }
      }
    }
  }
}

EXAMPLE(TheBremensStack, CardsHaveTheirValuesAndSteps, clause::number_special_and_animal_cards,
        clause::special_has_a_value, clause::nine, clause::seven, clause::anyone, clause::double_move) {
  trial.expect(known(value_of<D>(Given<D>::set(0))) == 0, "no card to have no value");
  for (int value = 1; value <= 7; ++value) {
    const auto number = Given<D>::set(number_card(value)), special = Given<D>::set(special_card(value));
    trial.expect(known(value_of<D>(number)) == value && known(value_of<D>(special)) == value, "the printed value");
    trial.expect(known(steps_of<D>(number)) == value, "a number card to move its value");
    trial.expect(known(steps_of<D>(special)) == (value == 6 ? 9 : value), "only NINE to move otherwise");
  }
}

}  // namespace rulecheck::the_bremens
