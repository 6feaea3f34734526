// What a property's claim on The Bremens looks at: a state as plain numbers, without any rule.
#pragma once
#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "model/the_bremens/model.hpp"

namespace rulecheck::the_bremens {

/// A state as anybody could describe it who stands at the table and may look at all cards. Seats without player have
/// places, too.
struct Seen {
  std::array<std::array<int, 5>, 3> space{};    ///< by animal and seat
  std::array<std::array<int, 5>, 3> arrival{};  ///< by animal and seat: the how manieth in Goal, from 1; else 0
  int arrivals = 0;                             ///< pieces in Goal
  int chicken = 0;                              ///< its space
  std::array<std::uint64_t, 5> hand{}, discard{}, shown{}, animals{};
  std::uint64_t pile = 0;
  int badge = 0, holder = 0, turn = 0;
  bool in_round = false;

  bool operator==(const Seen&) const = default;

  int at(std::size_t animal, std::size_t seat) const { return space.at(animal).at(seat); }
  /// The pieces of all animals on a space, by animal.
  std::array<int, 3> on(int where) const {
    std::array<int, 3> pieces{};
    for (std::size_t animal = 0; animal < 3; ++animal) {
      pieces.at(animal) = static_cast<int>(std::ranges::count(space.at(animal), where));
    }
    return pieces;
  }
  /// Whether there is no piece on a space between Start and Goal.
  bool is_free(int where) const { return chicken != where && on(where) == std::array<int, 3>{}; }
  /// The animals on the back of a piece, by animal and seat; none in Start.
  std::vector<Piece> riders(int animal, int seat) const {
    std::vector<Piece> all;
    const int where = at(static_cast<std::size_t>(animal), static_cast<std::size_t>(seat));
    for (int smaller = 0; smaller < animal && where != 0; ++smaller) {
      for (int owner = 0; owner < 5; ++owner) {
        if (at(static_cast<std::size_t>(smaller), static_cast<std::size_t>(owner)) == where) {
          all.push_back({smaller, owner});
        }
      }
    }
    return all;
  }
  /// How many animals of a seat are on a space.
  int own_on(std::size_t seat, int where) const {
    int pieces = 0;
    for (const auto& places : space) pieces += places.at(seat) == where ? 1 : 0;
    return pieces;
  }
};

template <class D>
Seen seen(const State<D>& state) {
  Seen all;
  for (std::size_t seat = 0; seat < 5; ++seat) {
    for (std::size_t animal = 0; animal < 3; ++animal) {
      all.space.at(animal).at(seat) = known(state.space[animal][seat]);
      all.arrival.at(animal).at(seat) = known(state.arrival[animal][seat]);
    }
    all.hand.at(seat) = known(state.hand[seat]);
    all.discard.at(seat) = known(state.discard[seat]);
    all.shown.at(seat) = known(state.shown[seat]);
    all.animals.at(seat) = known(state.animals_in_hand[seat]);
  }
  all.arrivals = known(state.arrivals);
  all.chicken = known(state.chicken);
  all.pile = known(state.pile);
  all.badge = known(state.badge);
  all.holder = known(state.holder);
  all.turn = known(state.turn);
  all.in_round = known(state.in_round);
  return all;
}

/// The pieces in Goal in the order of arrival.
inline std::vector<Piece> in_goal(const Seen& state) {
  std::vector<Piece> pieces(static_cast<std::size_t>(std::max(state.arrivals, 0)));
  for (int animal = 0; animal < 3; ++animal) {
    for (int seat = 0; seat < 5; ++seat) {
      const int place = state.arrival.at(static_cast<std::size_t>(animal)).at(static_cast<std::size_t>(seat));
      if (place > 0) pieces.at(static_cast<std::size_t>(place) - 1) = {animal, seat};
    }
  }
  return pieces;
}

/// The indices of the elements, ascending.
inline std::vector<int> elements(std::uint64_t set) {
  std::vector<int> all;
  for (; set != 0; set &= set - 1) all.push_back(std::countr_zero(set));
  return all;
}

/// The value of a card by its index: number cards come first, then the special ones.
inline int value_of_card(Card card) { return card % 7 + 1; }

/// The seat to the left.
inline int left_of(int seat, int players) { return (seat + 1) % players; }

}  // namespace rulecheck::the_bremens
