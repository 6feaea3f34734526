// "The aim of the game" and "Kinds of cards": the animals, the seats, and the leader.
#include "model/harmony_of_bremen/roles.hpp"

#include "smt/harmony_of_bremen/state.hpp"

namespace rulecheck::harmony_of_bremen {

PROOF(HarmonyOfBremenRoles, EveryAnimalIsSomebodysExactlyIfNoTwoAreTheSame, clause::one_of_each_animal,
      clause::random_roles_night_side_up) {
  const auto role = any_nums<4>("role");
  proof.claim("four animals at four seats",
              plain(roles_are_distributed<D>(read_in<BySeat<typename D::Num>>(role))) == book::are_roles(role));
  proof.possible("the donkey sits first",
                 role[0] == SymNum(3) && plain(roles_are_distributed<D>(read_in<BySeat<typename D::Num>>(role))));
}

PROOF(HarmonyOfBremenRoles, TheLeftNeighbourIsTheNextSeat, clause::pass_one_left, clause::hand_over_the_lead,
      clause::always_to_the_left) {
  for (std::size_t seat = 0; seat < book::players; ++seat) {
    proof.claim(book::numbered("of seat", seat), plain(left_neighbour<D>(typename D::Num(book::seat_number(seat)))) ==
                                                     book::seat_number(book::left(seat)));
  }
}

PROOF(HarmonyOfBremenRoles, TheOneCardInTheMorningShowsTheLeader, clause::player_and_number_cards,
      clause::leader_shows_morning) {
  const auto morning = any_bools<4>("morning");
  const auto read = read_in<BySeat<typename D::Bool>>(morning);
  proof.claim("one card and no other", plain(one_card_shows_morning<D>(read)) == book::somebody_leads(morning));
  for (std::size_t seat = 0; seat < book::players; ++seat) {
    proof.claim(book::numbered("leader", seat),
                implies(book::leads(morning, seat), plain(leader_of<D>(read)) == book::seat_number(seat)));
  }
}

}  // namespace rulecheck::harmony_of_bremen
