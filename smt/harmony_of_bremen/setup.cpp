// "Preparing the game": how a game begins.
#include "model/harmony_of_bremen/setup.hpp"

#include "smt/harmony_of_bremen/state.hpp"

namespace rulecheck::harmony_of_bremen {

PROOF(HarmonyOfBremenSetup, AGameBeginsWithTenCardsEachAndNothingElse, clause::random_roles_night_side_up,
      clause::deal_ten, clause::leader_shows_morning, clause::left_over_cards_unused, clause::player_and_number_cards) {
  const auto role = any_nums<4>("role");
  const auto hands = book::any_hands("hand");
  const auto read_role = read_in<BySeat<typename D::Num>>(role);
  const auto read_hands = read_in<BySeat<Hand<D>>>(hands);
  for (std::size_t leader = 0; leader < book::players; ++leader) {
    const auto state =
        read_in<book::Table>(begin<D>(read_role, read_hands, typename D::Num(book::seat_number(leader))));
    const std::string name = book::numbered("leader", leader);
    proof.claim(name + ": only his card is in the morning", book::leads(state.morning, leader));
    proof.claim(name + ": roles and hands as dealt",
                book::same(state.role, role) && book::same_hands(state.hand, hands));
    proof.claim(name + ": round 1, no card lies anywhere else",
                state.round == SymNum(1) && state.discards == SymNum(0) && state.pile[0] == SymNum(0) &&
                    book::piles_are_equal(state) && !state.declared && !state.ensemble_played);
  }
}

PROOF(HarmonyOfBremenSetup, AnyHandThatIsNotOfTenCardsIsWrong, clause::deal_ten) {
  const auto sizes = any_nums<4>("size");
  SymBool all_ten(true);
  for (const SymNum& size : sizes) all_ten = all_ten && size == SymNum(10);
  proof.claim("a wrong hand", plain(deals_a_wrong_hand<D>(read_in<BySeat<typename D::Num>>(sizes))) == !all_ten);
}

}  // namespace rulecheck::harmony_of_bremen
