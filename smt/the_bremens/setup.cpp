// "Setup" and "When all players run out of Number and Special cards": what everybody begins with, and begins anew with.
#include "model/the_bremens/setup.hpp"

#include "smt/the_bremens/plays.hpp"

namespace rulecheck::the_bremens {
namespace {

const SymSet numbers(std::uint64_t{0x7F}), specials(std::uint64_t{0x3F80});

}  // namespace

PROOF(TheBremensSetup, EverybodyBeginsWithElevenCardsAndThreePiecesInStart, clause::take_a_colour,
      clause::deal_a_special, clause::one_hand, clause::animals_begin_at_start, clause::chicken_begins_on_its_symbol,
      clause::first_start_player, clause::number_special_and_animal_cards, clause::chicken_and_animal_pieces) {
  const auto board = book::any_board();
  const auto special = any_sets<5>("special");
  const SymNum start = any_num("start");
  const auto state = read_in<book::Table>(
      begin<D>(read_in<Board<D>>(board), read_in<BySeat<typename D::Set>>(special), typename D::Num(start)));
  SymBool at_start(true), hands(true), animals_held(true), nothing_played(true);
  SymSet pile = specials;
  book::for_each_piece([&](std::size_t size, std::size_t seat) {
    at_start = at_start && state.space[size][seat] == SymNum(0) && state.arrival[size][seat] == SymNum(0);
  });
  for (std::size_t seat = 0; seat < book::colours; ++seat) {
    const SymBool plays = book::number(seat) < board.players;
    hands = hands && state.hand[seat] == (select(plays, numbers, SymSet()) | special[seat]);
    animals_held = animals_held && state.animals_in_hand[seat] == SymSet(7);
    nothing_played = nothing_played && is_empty(state.discard[seat]) && is_empty(state.shown[seat]);
    pile = pile - special[seat];
  }
  proof.claim("all animals are in Start", at_start && state.arrivals == SymNum(0));
  proof.claim("everybody has the numbers and a special", hands);
  proof.claim("and three animal cards", animals_held);
  proof.claim("the other specials are the pile", state.pile == pile);
  proof.claim("nothing has been played", nothing_played && !state.in_round);
  proof.claim("the chicken is on its symbol", state.chicken == board.chicken_start);
  proof.claim("the start player has badge and chicken card",
              state.badge == start && state.holder == start && state.turn == start);
}

PROOF(TheBremensSetup, SpecialsAreDealtAnewWhenAllCardsAreUsed, clause::cards_return_after_eight) {
  const auto board = book::any_board();
  const book::Table state = book::any_state();
  const auto read = read_in<State<D>>(state);
  const auto read_board = read_in<Board<D>>(board);
  const SymBool due = !state.in_round && is_empty(state.hand[0]) && !book::is_over(board, state);
  proof.claim("due after a round if no card is left", plain(is_redeal_due<D>(read_board, read)) == due);
  proof.claim("else too early", plain(redeals_too_early<D>(read_board, read)) == !due);
  const auto special = any_sets<5>("special");
  const auto after = read_in<book::Table>(redeal<D>(read, read_in<BySeat<typename D::Set>>(special)));
  SymBool hands(true), piles(true);
  SymSet pile = state.pile;
  for (std::size_t seat = 0; seat < book::colours; ++seat) {
    hands = hands && after.hand[seat] == ((state.discard[seat] & numbers) | special[seat]);
    piles = piles && is_empty(after.discard[seat]) && after.shown[seat] == state.shown[seat];
    pile = pile | (state.discard[seat] & specials);
  }
  for (const SymSet& card : special) pile = pile - card;
  proof.claim("the numbers return, with a new special", hands);
  proof.claim("nothing is left on the discard piles", piles);
  proof.claim("all other specials are the pile", after.pile == pile);
  proof.claim("pieces and badge stay", book::same_animals(after, state) && book::same_animal_cards(after, state) &&
                                           book::same_round(after, state) && after.chicken == state.chicken);
}

}  // namespace rulecheck::the_bremens
