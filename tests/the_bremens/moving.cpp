// "Riding Along", "Goal" and the return of animal cards: what a play changes.
#include "model/the_bremens/moving.hpp"

#include "tests/the_bremens/tables.hpp"

namespace rulecheck::the_bremens {

EXAMPLE(TheBremensMoving, AnAnimalTakesAlongWhatIsOnItsBackAndNothingElse, clause::riders_move_along,
        clause::order_of_sizes, clause::matching_animal_moves) {
  // On space 8 from bottom to top: the donkey of seat 2, the dog of seat 1, the cat of seat 0.
  const auto before = board_of<D>({{2, 2, 8}, {1, 1, 8}, {0, 0, 8}, {2, 1, 12}});
  const auto after = [&](int animal, int seat) {
    return make_play<D>(agreement_of<D>(), before, Given<D>::num(seat), Given<D>::set(number_card(3)),
                        play_of<D>(animal, 11));
  };
  trial.expect(spaces_of(after(2, 2)) == spaces_of(board_of<D>({{2, 2, 11}, {1, 1, 11}, {0, 0, 11}, {2, 1, 12}})),
               "all three to move with the donkey");
  trial.expect(spaces_of(after(1, 1)) == spaces_of(board_of<D>({{2, 2, 8}, {1, 1, 11}, {0, 0, 11}, {2, 1, 12}})),
               "the cat to move with the dog");
  trial.expect(spaces_of(after(0, 0)) == spaces_of(board_of<D>({{2, 2, 8}, {1, 1, 8}, {0, 0, 11}, {2, 1, 12}})),
               "the cat to move alone");
}

EXAMPLE(TheBremensMoving, NothingIsCarriedOutOfStart, clause::riders_move_along, clause::animals_begin_at_start) {
  const auto after = make_play<D>(agreement_of<D>(), board_of<D>({}), Given<D>::num(0), Given<D>::set(number_card(3)),
                                  play_of<D>(2, 3));
  trial.expect(spaces_of(after) == spaces_of(board_of<D>({{2, 0, 3}})), "the donkey to leave alone");
}

EXAMPLE(TheBremensMoving, RidersArriveBeforeTheirCarrier, clause::riders_arrive_first,
        clause::home_card_is_out_of_use) {
  const auto before = board_of<D>({{2, 2, 18}, {1, 1, 18}, {0, 0, 18}});
  const auto after =
      make_play<D>(agreement_of<D>(), before, Given<D>::num(2), Given<D>::set(number_card(3)), play_of<D>(2, 21));
  trial.expect(known(after.arrival[0][0]) == 1 && known(after.arrival[1][1]) == 2 && known(after.arrival[2][2]) == 3,
               "top to bottom");
  trial.expect(known(after.arrivals) == 3, "three in Goal");
  trial.expect(known(after.animals_in_hand[0]) == 6 && known(after.animals_in_hand[1]) == 5,
               "the cards of riders to be out of use");
  trial.expect(known(after.animals_in_hand[2]) == 3, "the card of the donkey, too");
}

EXAMPLE(TheBremensMoving, CardsAreLaidAndReturn, clause::animal_cards_return, clause::play_an_animal_card,
        clause::anyone) {
  auto state = board_of<D>({});
  const auto play = [&](int animal, int to, std::uint64_t card, bool lays) {
    auto chosen = play_of<D>(animal, to);
    chosen.lays_card = Given<D>::truth(lays);
    state = make_play<D>(agreement_of<D>(), state, Given<D>::num(1), Given<D>::set(card), chosen);
    return known(state.animals_in_hand[1]);
  };
  trial.expect(play(0, 1, number_card(1), false) == 6, "dog and donkey left");
  trial.expect(play(2, 4, anyone, false) == 6, "no card laid with ANYONE");
  trial.expect(play(1, 4, anyone, true) == 4, "a card laid with ANYONE");
  trial.expect(play(2, 11, number_card(7), false) == 7, "all three to return");
  trial.expect(known(state.animals_in_hand[0]) == 7 && known(state.animals_in_hand[2]) == 7, "no other hand changed");
}

EXAMPLE(TheBremensMoving, TheWinnersLastPieceMayLeaveOthersBehind, clause::third_animal_home_wins,
        clause::riders_arrive_first) {
  const auto before = board_of<D>({{2, 0, 18}, {1, 1, 18}, {0, 1, 21}, {2, 1, 21}, {0, 2, 18}});
  for (const bool stops : {false, true}) {
    auto agreement = agreement_of<D>();
    agreement.readings.arrival_stops = Given<D>::truth(stops);
    const auto after =
        make_play<D>(agreement, before, Given<D>::num(0), Given<D>::set(number_card(3)), play_of<D>(2, 21));
    trial.expect(known(after.space[0][2]) == 21 && known(after.space[1][1]) == 21, "cat and dog to arrive");
    trial.expect(known(after.space[2][0]) == (stops ? 18 : 21), "the donkey to be left behind or not");
    trial.expect(known(is_over<D>(agreement.board, after)), "the game to be over");
  }
}

EXAMPLE(TheBremensMoving, ShakenRidersGoBackTogether, clause::shake) {
  const auto before = board_of<D>({{2, 2, 8}, {1, 1, 8}, {0, 0, 8}});
  auto play = play_of<D>(2, 9);
  play.says_riders = Given<D>::truth(true);
  play.riders_to = Given<D>::num(7);
  const auto after = make_play<D>(agreement_of<D>(), before, Given<D>::num(2), Given<D>::set(shake), play);
  trial.expect(spaces_of(after) == spaces_of(board_of<D>({{2, 2, 9}, {1, 1, 7}, {0, 0, 7}})), "one back and one ahead");
}

}  // namespace rulecheck::the_bremens
