// The Harmony of Bremen: games in which it is known before the deal which ensembles succeed, and all combinations of
// numbers and animals.
//
// Every seat is dealt the cards that it is going to play in the rounds 1 to 9, and one card more, which is passed in
// every tuning and played in the last round. It comes to the seat on the left eight or nine times. No card that is
// played earlier has the number of one of these four.
#pragma once
#include <bitset>

#include "properties/harmony_of_bremen/chronicle.hpp"

namespace rulecheck::harmony_of_bremen {

/// The deck of a planned game: enough of each number.
inline const Deck planned_deck{{1, 40}, {2, 40}, {3, 40}, {4, 40}, {5, 40}, {6, 2}, {7, 2}, {8, 2}, {9, 2}};

struct PlannedGame {
  Setup setup;
  std::vector<Move> moves;  ///< of all ten rounds
};

/// Calls visit(roles) for each of the ways to give four animals to four seats.
template <class Visit>
void for_each_assignment(const Visit& visit) {
  Numbers roles{0, 1, 2, 3};
  do visit(std::as_const(roles));
  while (std::ranges::next_permutation(roles).found);
}

/// Calls visit(numbers) for four numbers from `lowest` to `highest` each.
template <class Visit>
void for_each_numbers(int lowest, int highest, const Visit& visit) {
  Numbers numbers{};
  auto& [first, second, third, fourth] = numbers;
  for (first = lowest; first <= highest; ++first) {
    for (second = lowest; second <= highest; ++second) {
      for (third = lowest; third <= highest; ++third) {
        for (fourth = lowest; fourth <= highest; ++fourth) visit(std::as_const(numbers));
      }
    }
  }
}

/// Cards by seat that succeed or, in one way or another, do not.
inline Numbers planned_cards(const Numbers& roles, bool success, std::size_t round) {
  // Failures: two neighbours equal, two others equal, all in the wrong order, one in the wrong place.
  static constexpr std::array<Numbers, 4> failing{Numbers{1, 2, 2, 4}, {2, 3, 2, 5}, {4, 3, 2, 1}, {5, 2, 3, 4}};
  const Numbers early = success ? Numbers{1, 2, 3, 5} : failing.at(round % failing.size());
  const Numbers last = success ? Numbers{6, 7, 8, 9} : Numbers{6, 7, 7, 8};
  Numbers cards{};
  for (std::size_t seat = 0; seat < cards.size(); ++seat) {
    cards.at(seat) = (round == 9 ? last : early).at(static_cast<std::size_t>(roles.at(seat)));
  }
  return cards;
}

/// @param outcomes by round, from 0: whether its ensemble succeeds
inline PlannedGame planned_game(bool hard, const std::bitset<10>& outcomes, int leader = 0,
                                const Numbers& roles = {2, 0, 3, 1}) {
  PlannedGame game{{roles, {}, leader}, {}};
  const int tunings = hard ? 9 : 8;
  const Numbers last = planned_cards(roles, outcomes.test(9), 9);
  // What a seat passes after so many tunings: the card comes to the left once in each of the others.
  const auto passed = [&](int tuning, int seat) {
    return last.at(static_cast<std::size_t>((seat + tunings - tuning) % 4));
  };
  for (int seat = 0; seat < 4; ++seat) game.setup.hands.at(static_cast<std::size_t>(seat)).push_back(passed(0, seat));
  for (int round = 0; round < 10; ++round) {
    const auto index = static_cast<std::size_t>(round);
    const Numbers cards = planned_cards(roles, outcomes.test(index), index);
    if (round < 9) {
      for (std::size_t seat = 0; seat < cards.size(); ++seat) game.setup.hands.at(seat).push_back(cards.at(seat));
      const int declarer = (leader + round) % 4;
      game.moves.emplace_back(DeclareEntry{declarer, cards.at(static_cast<std::size_t>(declarer))});
    }
    game.moves.emplace_back(EnsembleEntry{cards, outcomes.test(index)});
    if (round >= tunings) continue;
    TuningEntry tuning;
    for (int seat = 0; seat < 4; ++seat) tuning.passed.at(static_cast<std::size_t>(seat)) = passed(round, seat);
    game.moves.emplace_back(tuning);
  }
  return game;
}

}  // namespace rulecheck::harmony_of_bremen
