// "Object of the Game" and "End of the Game": the two conditions, each alone and together.
#include "model/bremen/ending.hpp"

#include "properties/bremen/given.hpp"
#include "properties/core/check.hpp"

namespace rulecheck::bremen {
namespace {

using enum Animal;

template <class D, int players>
BySeat<typename D::Num, players> tally(const BySeat<int, players>& won) {
  BySeat<typename D::Num, players> result;
  for (std::size_t seat = 0; seat < won.size(); ++seat) result[seat] = typename D::Num(won[seat]);
  return result;
}

template <class D, int players>
BySeat<typename D::Set, players> left_in_hand(const BySeat<Pieces, players>& left) {
  BySeat<typename D::Set, players> result;
  for (std::size_t seat = 0; seat < left.size(); ++seat) result[seat] = set_of<D>(left[seat]);
  return result;
}

}  // namespace

EXHAUSTIVE(BremenEnding, WithFourPlayersOnlyTheFourNumbersInAnyOrderMeetConditionOne,
           clause::condition_one_four_players) {
  trial.unit("tallies");
  int met = 0;
  // Every number of rounds for every seat, also those that no game of twelve rounds ends with.
  for (int code = 0; code < 13 * 13 * 13 * 13; ++code) {
    std::array<int, 4> won{4 * (code % 13), 4 * (code / 13 % 13), 4 * (code / 169 % 13), 4 * (code / 2197)};
    const bool holds = known(condition_one<D, 4>(tally<D, 4>(won)));
    std::sort(won.begin(), won.end());
    trial.next_case();
    trial.expect(holds == (won == std::array<int, 4>{0, 8, 16, 24}), "condition 1 exactly for 24, 16, 8 and 0");
    met += holds;
  }
  trial.expect(met == 4 * 3 * 2, "every order to be met once");
}

EXHAUSTIVE(BremenEnding, WithThreePlayersOnlyTheThreeNumbersInAnyOrderMeetConditionOne,
           clause::condition_one_three_players) {
  trial.unit("tallies");
  int met = 0;
  for (int code = 0; code < 13 * 13 * 13; ++code) {
    std::array<int, 3> won{3 * (code % 13), 3 * (code / 13 % 13), 3 * (code / 169)};
    const bool holds = known(condition_one<D, 3>(tally<D, 3>(won)));
    std::sort(won.begin(), won.end());
    trial.next_case();
    trial.expect(holds == (won == std::array<int, 3>{0, 12, 24}), "condition 1 exactly for 24, 12 and 0");
    met += holds;
  }
  trial.expect(met == 3 * 2, "every order to be met once");
}

EXHAUSTIVE(BremenEnding, ConditionTwoIsMetByFourDifferentAnimalsOnly, clause::condition_two_four_players,
           clause::condition_two_three_players) {
  trial.unit("combinations of animals");
  for (int code = 0; code < 256; ++code) {
    std::array<int, 4> kind{code % 4, code / 4 % 4, code / 16 % 4, code / 64};
    std::array<Pieces, 4> single{};
    for (std::size_t i = 0; i < 4; ++i) single[i] = piece(Animal(kind[i]), 5 + static_cast<int>(i));
    const auto four = condition_two<D, 4>(left_in_hand<D, 4>(single), typename D::Set());
    const auto three = condition_two<D, 3>(left_in_hand<D, 3>({single[0], single[1], single[2]}), set_of<D>(single[3]));
    std::sort(kind.begin(), kind.end());
    const bool different = std::adjacent_find(kind.begin(), kind.end()) == kind.end();
    trial.next_case();
    trial.expect(known(four) == different, "condition 2 of four players exactly for four different animals");
    trial.expect(known(three) == different, "condition 2 of three players to count the center piece");
  }
}

EXHAUSTIVE(BremenEnding, EverybodyWinsExactlyWithBothConditions, clause::both_conditions_win,
           clause::all_win_or_lose_together) {
  using Bool = typename D::Bool;
  for (bool first : {false, true}) {
    for (bool second : {false, true}) {
      trial.next_case();
      trial.expect(known(everybody_wins<D>(Bool(first), Bool(second))) == (first && second),
                   "a win with both conditions only");
    }
  }
}

}  // namespace rulecheck::bremen
