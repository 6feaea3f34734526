// The yardstick of The Bremens: four players on the board by default, by the readings by default, written by hand with
// plain arrays and no rule text, behind an interface that checks every move.
#pragma once
#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace rulecheck::yardstick {

/// An animal that is chosen. `riders_to` is -1 where no riders are shaken off.
struct Step {
  std::uint8_t animal = 0, to = 0;
  std::int8_t riders_to = -1;
};

/// Cards by index: the numbers from 0 on, the special ones from 7 on. Spaces from Start, 0, to Goal.
struct alignas(64) Race {
  static constexpr std::uint8_t players = 4, length = 20, goal = length + 1;
  static constexpr std::uint8_t shake = 7, skip = 8, two_moves = 9, anyone = 10, one_to_five = 11, nine = 12,
                                seven = 13;

  std::array<std::array<std::uint8_t, 4>, 3> space{};         // by animal and seat
  std::array<std::array<std::uint8_t, 3>, goal + 1> piece{};  // by space and animal: seat + 1, or 0
  std::array<std::uint16_t, 4> hand{}, used{};
  std::array<std::uint8_t, 4> animals{7, 7, 7, 7}, home{}, shown{};
  std::uint8_t chicken = length / 2, badge = 0, holder = 0, turn = 0;
  bool in_round = false, over = false;

  static std::uint8_t value(std::uint8_t card) { return static_cast<std::uint8_t>(card % 7 + 1); }
  static std::uint8_t left(std::uint8_t seat) { return static_cast<std::uint8_t>((seat + 1) & 3); }
  bool is_free(std::size_t at) const {
    return at != chicken && piece[at][0] == 0 && piece[at][1] == 0 && piece[at][2] == 0;
  }
  /// Whether an animal may end there.
  bool admits(std::size_t animal, std::size_t at) const {
    if (at >= goal) return true;
    if (at == chicken) return false;
    for (std::size_t size = 0; size <= animal; ++size) {
      if (piece[at][size] != 0) return false;
    }
    return true;
  }
  bool has_riders(std::size_t animal, std::size_t at) const {
    return at != 0 && ((animal > 0 && piece[at][0] != 0) || (animal > 1 && piece[at][1] != 0));
  }
  /// Where SKIP leads.
  std::uint8_t second_free(std::size_t from) const {
    int free = 0;
    for (std::size_t at = from + 1; at < goal; ++at) {
      if (is_free(at) && ++free == 2) return static_cast<std::uint8_t>(at);
    }
    return goal;
  }
  static std::uint8_t after(std::size_t from, std::size_t steps) {
    return static_cast<std::uint8_t>(std::min<std::size_t>(from + steps, goal));
  }
  static std::uint8_t steps(std::uint8_t card) { return card == nine ? 9 : value(card); }

  bool can_move(std::uint8_t seat, std::uint8_t card, std::size_t animal) const {
    const std::size_t from = space[animal][seat];
    if (from == goal || from == chicken) return false;
    if (card == skip) return true;
    if (card == one_to_five) {
      for (std::size_t far = 1; far <= 5; ++far) {
        if (admits(animal, after(from, far))) return true;
      }
      return false;
    }
    if (card == shake && has_riders(animal, from)) return from > 1 && is_free(from - 1);
    return admits(animal, after(from, steps(card)));
  }
  bool may_choose(std::uint8_t seat, std::uint8_t card, std::size_t animal) const {
    return card == anyone ? space[animal][seat] != goal : (animals[seat] >> animal & 1) != 0;
  }
  bool any_can_move(std::uint8_t seat, std::uint8_t card) const {
    for (std::size_t animal = 0; animal < 3; ++animal) {
      if (may_choose(seat, card, animal) && can_move(seat, card, animal)) return true;
    }
    return false;
  }
};

[[gnu::noinline]] inline void deal(Race& race, const std::array<std::uint8_t, 4>& specials, std::uint8_t start) {
  race = {};
  race.badge = race.holder = start;
  for (std::size_t seat = 0; seat < 4; ++seat) {
    race.hand[seat] = static_cast<std::uint16_t>(0x7f | 1 << specials[seat]);
  }
}

/// @return false if that is not legal
[[gnu::noinline]] inline bool deal_anew(Race& race, const std::array<std::uint8_t, 4>& specials) {
  if (race.over || race.in_round || race.hand[0] != 0) return false;
  for (std::size_t seat = 0; seat < 4; ++seat) {
    race.hand[seat] = static_cast<std::uint16_t>(0x7f | 1 << specials[seat]);
    race.used[seat] = 0;
  }
  return true;
}

/// @return false if that is not legal
[[gnu::noinline]] inline bool show(Race& race, const std::array<std::uint8_t, 4>& cards) {
  if (race.over || race.in_round) return false;
  std::uint8_t highest = 0;
  for (std::size_t seat = 0; seat < 4; ++seat) {
    if ((race.hand[seat] >> cards[seat] & 1) == 0) return false;
    highest = std::max(highest, Race::value(cards[seat]));
  }
  for (std::size_t seat = 0; seat < 4; ++seat) {
    race.hand[seat] = static_cast<std::uint16_t>(race.hand[seat] ^ 1 << cards[seat]);
    race.used[seat] = static_cast<std::uint16_t>(race.used[seat] | 1 << cards[seat]);
  }
  race.shown = cards;
  do race.holder = Race::left(race.holder);
  while (Race::value(cards[race.holder]) != highest);
  race.turn = race.badge;
  race.in_round = true;
  return true;
}

inline void end_turn(Race& race) {
  if (race.over) return;
  race.turn = Race::left(race.turn);
  if (race.turn != race.badge) return;
  race.badge = race.holder;
  race.in_round = false;
}

/// @return false if that is not legal
[[gnu::noinline]] inline bool move_chicken(Race& race, std::uint8_t seat, std::uint8_t to) {
  if (race.over || !race.in_round || seat != race.turn || seat != race.holder) return false;
  if (to == 0 || to >= Race::goal) return false;
  const int far = to > race.chicken ? to - race.chicken : race.chicken - to;
  const std::uint8_t card = race.shown[seat];
  // On a board of 20 spaces a chicken is never shut in.
  if (card == Race::seven ? far < 1 || far > 5 : far != Race::value(card)) return false;
  race.chicken = to;
  end_turn(race);
  return true;
}

/// Moves what is on a space, from the smallest animal to this one; in Start the animal of this seat alone.
inline void carry(Race& race, std::uint8_t seat, std::size_t largest, std::size_t from, std::uint8_t to) {
  for (std::size_t size = from == 0 ? largest : 0; size <= largest; ++size) {
    const std::uint8_t owner = from == 0 ? static_cast<std::uint8_t>(seat + 1) : race.piece[from][size];
    if (owner == 0) continue;
    race.piece[from][size] = 0;
    race.space[size][owner - 1U] = to;
    if (to != Race::goal) {
      race.piece[to][size] = owner;
      continue;
    }
    race.animals[owner - 1U] = static_cast<std::uint8_t>(race.animals[owner - 1U] & ~(1 << size));
    if (++race.home[owner - 1U] == 3) race.over = true;
  }
}

/// Cards on the table return to empty hands.
inline void return_cards(Race& race) {
  for (std::size_t seat = 0; seat < 4; ++seat) {
    if (race.animals[seat] != 0) continue;
    for (std::size_t animal = 0; animal < 3; ++animal) {
      if (race.space[animal][seat] != Race::goal) {
        race.animals[seat] = static_cast<std::uint8_t>(race.animals[seat] | 1 << animal);
      }
    }
  }
}

/// Whether a step goes where the card leads.
inline bool leads_there(const Race& race, std::uint8_t card, const Step& step, std::size_t from) {
  const std::size_t animal = step.animal;
  if (card == Race::shake && race.has_riders(animal, from)) {
    return step.riders_to == static_cast<int>(from) - 1 && step.to == (race.admits(animal, from + 1) ? from + 1 : from);
  }
  if (step.riders_to >= 0 || step.to <= from || !race.admits(animal, step.to)) return false;
  if (card == Race::skip) return step.to == race.second_free(from);
  if (card == Race::one_to_five) return step.to <= from + 5;
  return step.to == Race::after(from, Race::steps(card));
}

/// @return false if that is not legal
[[gnu::noinline]] inline bool move_animals(Race& race, std::uint8_t seat, const std::array<Step, 2>& steps,
                                           std::size_t count) {
  if (race.over || !race.in_round || seat != race.turn || seat == race.holder) return false;
  const std::uint8_t card = race.shown[seat];
  if (count == 2 && card != Race::two_moves) return false;
  for (std::size_t number = 0; number < count; ++number) {
    const Step& step = steps[number];
    if (race.over || !race.may_choose(seat, card, step.animal)) return false;
    const std::uint8_t from = race.space[step.animal][seat];
    if (race.can_move(seat, card, step.animal)) {
      if (!leads_there(race, card, step, from)) return false;
      if (step.riders_to >= 0) carry(race, seat, step.animal - 1U, from, static_cast<std::uint8_t>(step.riders_to));
      if (step.to != from) carry(race, seat, step.animal, from, step.to);
    } else if (step.to != from || step.riders_to >= 0 || race.any_can_move(seat, card)) {
      return false;
    }
    if (card != Race::anyone) {
      race.animals[seat] = static_cast<std::uint8_t>(race.animals[seat] & ~(1 << step.animal));
    }
    return_cards(race);
  }
  const bool owes = count == 0 || (count == 1 && card == Race::two_moves);
  if (owes && !race.over && race.any_can_move(seat, card)) return false;
  end_turn(race);
  return true;
}

}  // namespace rulecheck::yardstick
