// Hands and games in progress for cases of The Harmony of Bremen.
#pragma once
#include <array>

#include "model/harmony_of_bremen/entering.hpp"
#include "model/harmony_of_bremen/telling.hpp"

namespace rulecheck::harmony_of_bremen {

/// Seats 0 to 3 are dog, rooster, donkey, cat.
inline constexpr Numbers seated_roles{2, 0, 3, 1};

/// Cards of which those in the same place succeed together. @param cards in each hand, 1 to 10
inline Hands orderly_hands(std::size_t cards) {
  Hands hands;
  for (std::size_t seat = 0; seat < hands.size(); ++seat) {
    for (std::size_t card = 0; card < cards; ++card) {
      hands.at(seat).push_back(10 * seated_roles.at(seat) + static_cast<int>(card));
    }
  }
  return hands;
}

/// The orderly game before a round, with so many failures, led by a seat.
template <class D>
State<D> orderly_round(int round, int failed, int leader = 0) {
  return resume<D>(given_start<D>(seated_roles, orderly_hands(static_cast<std::size_t>(11 - round)), leader),
                   Given<D>::num(round), Given<D>::num(failed));
}

template <class D>
Agreement<D> agreement_of(bool hard_variant, bool free_declaration = false) {
  return {Given<D>::truth(hard_variant), Given<D>::truth(free_declaration)};
}

/// The hands of a game, ascending.
template <class D>
Hands hands_in(const BySeat<Hand<D>>& hand) {
  Hands hands;
  for (std::size_t seat = 0; seat < hands.size(); ++seat) hands.at(seat) = cards_of<D>(hand[seat]);
  return hands;
}

/// By seat: whether the player card shows its morning side.
template <class D>
std::array<bool, 4> mornings(const State<D>& state) {
  std::array<bool, 4> shown{};
  for (std::size_t seat = 0; seat < shown.size(); ++seat) shown.at(seat) = known(state.morning[seat]);
  return shown;
}

/// A number declared by the leader, if it is to be, and cards that succeed or fail.
template <class D>
State<D> played(const Agreement<D>& agreement, State<D> state, bool success) {
  const OpenTable table = open_table<D>(state);
  Numbers cards{};
  for (std::size_t seat = 0; seat < cards.size(); ++seat) cards.at(seat) = table.hands.at(seat).front();
  if (!success) {
    // The dog and the cat have each other's animals.
    std::swap(state.role[0], state.role[3]);
  }
  const auto leader = static_cast<std::size_t>(table.leader);
  if (known(has_declaration<D>(state))) state = declare<D>(state, Given<D>::num(cards.at(leader)));
  state = play<D>(agreement, state, given_numbers<D>(cards));
  if (!success) std::swap(state.role[0], state.role[3]);
  return state;
}

}  // namespace rulecheck::harmony_of_bremen
