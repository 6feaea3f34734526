// "A Game Round": cards that are compared, and when rounds and games end.
#include "model/the_bremens/round.hpp"

#include "tests/the_bremens/tables.hpp"

namespace rulecheck::the_bremens {

EXAMPLE(TheBremensRound, TheHighestValueIsThatOfACard, clause::highest_gets_chicken_card, clause::special_has_a_value) {
  trial.expect(known(highest_value<D>(given_cards<D>({}))) == 0, "no card, no value");
  for (Card card = 0; card < 14; ++card) {
    for (Card other = 0; other <= card % 7; ++other) {
      trial.expect(known(highest_value<D>(given_cards<D>({other, card, other}))) == card % 7 + 1, "the higher one");
    }
  }
}

EXAMPLE(TheBremensRound, NothingIsDealtAndNoRoundBeginsByItself, clause::cards_return_after_eight,
        clause::third_animal_home_wins, clause::badge_follows_chicken_card) {
  const auto board = agreement_of<D>().board;
  for (const int last : {9, 21}) {
    auto state = board_of<D>({{0, 1, 21}, {1, 1, 21}, {2, 1, last}});
    trial.expect(!known(is_redeal_due<D>(board, state)), "cards to be in hand");
    for (std::size_t seat = 0; seat < 3; ++seat) std::swap(state.hand[seat], state.discard[seat]);
    trial.expect(known(is_redeal_due<D>(board, state)) == (last == 9), "cards to be dealt unless the game is over");
    trial.expect(!known(end_turn<D>(board, state).in_round), "no round");
  }
}

}  // namespace rulecheck::the_bremens
