// The Harmony of Bremen, "The aim of the game" and "Kinds of cards": the animals, the seats, and whose card shows which
// side.
#pragma once
#include <array>
#include <cstdint>
#include <tuple>

#include "generated/harmony_of_bremen/clause.hpp"
#include "model/core/domain.hpp"

namespace rulecheck::harmony_of_bremen {

/// HOB-01: exactly four play.
inline constexpr int seats = 4;

/// The animals, in the order in which the numbers of their cards must grow. Numbers of roles in the rule text are
/// these.
enum class Role : std::uint8_t { rooster, cat, dog, donkey };

/// One entry per seat. Seats are 0 to 3, clockwise, so that the left neighbour of a seat is the next one.
template <class T>
using BySeat = std::array<T, static_cast<std::size_t>(seats)>;

/// One entry per role.
template <class T>
using ByRole = std::array<T, static_cast<std::size_t>(seats)>;

template <class T>
const T& of(const ByRole<T>& by_role, Role role) {
  return by_role[static_cast<std::size_t>(role)];
}

/// The number of a seat as a value of the domain.
template <class D>
typename D::Num seat_number(std::size_t seat) {
  return typename D::Num(static_cast<int>(seat));
}

/// The seat to the left of this one.
template <class D>
typename D::Num left_neighbour(typename D::Num seat) {
  const Renders<D> rule{clause::pass_one_left, clause::hand_over_the_lead, clause::always_to_the_left};
  using Num = typename D::Num;
  return select(seat == Num(seats - 1), Num(0), seat + Num(1));
}

/// Whether every animal is somebody's. @param role by seat
template <class D>
typename D::Bool roles_are_distributed(const BySeat<typename D::Num>& role) {
  const Renders<D> rule{clause::one_of_each_animal};
  using Bool = typename D::Bool;
  Bool right(true);
  for (std::size_t animal = 0; animal < seats; ++animal) {
    Bool somebody(false);
    for (const auto& own : role) somebody = somebody || own == seat_number<D>(animal);
    right = right && somebody;
  }
  return right;
}

/// Whether exactly one player card shows its morning side. @param morning by seat
template <class D>
typename D::Bool one_card_shows_morning(const BySeat<typename D::Bool>& morning) {
  const Renders<D> rule{clause::player_and_number_cards, clause::leader_shows_morning};
  using Num = typename D::Num;
  Num shown;
  for (const auto& side : morning) shown = shown + select(side, Num(1), Num(0));
  return shown == Num(1);  // HOB-09
}

/// The seat of the player whose card shows its morning side; exactly one does.
template <class D>
typename D::Num leader_of(const BySeat<typename D::Bool>& morning) {
  const Renders<D> rule{clause::leader_shows_morning};
  typename D::Num leader;
  for (std::size_t seat = 1; seat < seats; ++seat) leader = select(morning[seat], seat_number<D>(seat), leader);
  return leader;
}

}  // namespace rulecheck::harmony_of_bremen
