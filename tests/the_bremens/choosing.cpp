// "The Animals" and "Goal": which animals a player may choose, and which of them can move.
#include "model/the_bremens/choosing.hpp"

#include "tests/the_bremens/tables.hpp"

namespace rulecheck::the_bremens {

EXAMPLE(TheBremensChoosing, AnAnimalInGoalCannotMoveWhateverTheCard, clause::home_card_is_out_of_use,
        clause::matching_animal_moves) {
  const auto agreed = agreement_of<D>();
  auto state = board_of<D>({{0, 0, 21}, {1, 0, 10}}, 20);
  state.animals_in_hand[0] = Given<D>::set(2);
  const auto seat = Given<D>::num(0);
  for (Card card = 0; card < 14; ++card) {
    for (int animal = 0; animal < 3; ++animal) {
      const auto chosen = Given<D>::num(animal);
      trial.expect(known(can_move<D>(agreed, state, seat, given_card<D>(card), chosen)) == (animal != 0),
                   "all to move but the one in Goal");
      trial.expect(known(holds_animal_card<D>(state, seat, chosen)) == (animal == 1), "one card in hand");
      const bool without_card = card == 10 && animal == 2;
      trial.expect(
          known(may_be_chosen<D>(agreed, state, seat, given_card<D>(card), chosen)) == (animal == 1 || without_card),
          "the one with a card in hand, and with ANYONE any on the way");
    }
  }
}

}  // namespace rulecheck::the_bremens
