// "Chicken Piece": the symbols on the cards.
#include "model/the_bremens/chicken.hpp"

#include "tests/the_bremens/tables.hpp"

namespace rulecheck::the_bremens {

EXAMPLE(TheBremensChicken, EachCardMovesItByItsOwnSymbol, clause::chicken_player_moves_the_chicken,
        clause::chicken_moves_in_full) {
  Settings settings;
  settings.chicken_steps = {9, 8, 7, 6, 5, 4, 3, 2, 1, 2, 3, 4, 5, 6};
  const auto board = agreed<D>(settings).board;
  for (Card card = 0; card < 14; ++card) {
    trial.expect(known(chicken_steps<D>(board, given_card<D>(card))) ==
                     settings.chicken_steps.at(static_cast<std::size_t>(card)),
                 "its own symbol");
  }
  trial.expect(known(chicken_steps<D>(board, Given<D>::set(0))) == 0, "no card, no step");
}

}  // namespace rulecheck::the_bremens
