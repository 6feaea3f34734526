// "Setup": the first state, and a new deal.
#include "model/the_bremens/invariant.hpp"
#include "tests/the_bremens/tables.hpp"

namespace rulecheck::the_bremens {
namespace {

template <class D>
bool holds(const State<D>& state, int players = 3) {
  return known(invariant<D>(agreement_of<D>(players).board, state));
}

}  // namespace

EXAMPLE(TheBremensSetup, EverybodyBeginsWithElevenCardsAndThreeAnimalsInStart, clause::take_a_colour,
        clause::deal_a_special, clause::one_hand, clause::animals_begin_at_start, clause::chicken_begins_on_its_symbol,
        clause::first_start_player, clause::number_special_and_animal_cards, clause::chicken_and_animal_pieces) {
  for (int players = 3; players <= 5; ++players) {
    std::vector<Card> dealt;
    for (int seat = 0; seat < players; ++seat) dealt.push_back(13 - seat);
    const auto state = begin<D>(agreement_of<D>(players).board, given_cards<D>(dealt), Given<D>::num(players - 1));
    for (std::size_t seat = 0; seat < 5; ++seat) {
      const bool plays = static_cast<int>(seat) < players;
      trial.expect(known(state.hand[seat]) == (plays ? 127U + (1U << dealt.at(seat)) : 0U), "seven numbers, a special");
      trial.expect(known(state.animals_in_hand[seat]) == 7 && known(state.discard[seat]) == 0, "three animal cards");
      for (const auto& pieces : state.space) trial.expect(known(pieces[seat]) == 0, "all in Start");
    }
    trial.expect(known(count(state.pile)) == 7 - players, "the other specials beside the board");
    trial.expect(known(state.chicken) == 10, "the chicken on its symbol");
    trial.expect(known(state.badge) == players - 1 && known(state.holder) == players - 1, "badge and chicken card");
    trial.expect(holds<D>(state, players), "the invariant to hold");
  }
}

EXAMPLE(TheBremensSetup, NewSpecialsAreDealtFromAllSeven, clause::cards_return_after_eight) {
  auto state = board_of<D>({});
  for (std::size_t seat = 0; seat < 3; ++seat) std::swap(state.hand[seat], state.discard[seat]);
  trial.expect(known(is_redeal_due<D>(agreement_of<D>().board, state)), "a deal to be due");
  state = redeal<D>(state, given_cards<D>({9, 7, 13}));
  trial.expect(known(state.hand[0]) == 127U + (1U << 9U) && known(state.hand[1]) == 127U + (1U << 7U) &&
                   known(state.hand[2]) == 127U + (1U << 13U),
               "numbers and new specials in hand");
  trial.expect(known(state.pile) == (1U << 8U | 1U << 10U | 1U << 11U | 1U << 12U), "the other four beside the board");
  trial.expect(holds<D>(state) && !known(is_redeal_due<D>(agreement_of<D>().board, state)), "the game to go on");
  state.pile = Given<D>::set(1U << 8U);
  state = redeal<D>(state, given_cards<D>({9, 7, 13}));
  trial.expect(known(state.pile) == 1U << 8U, "nothing to return that was not used");
}

}  // namespace rulecheck::the_bremens
