// Where the chicken can go: every board up to some length and the longest one, every space and symbol.
#include "model/the_bremens/chicken.hpp"

#include <fmt/format.h>

#include <set>

#include "properties/core/check.hpp"
#include "properties/the_bremens/seen.hpp"

namespace rulecheck::the_bremens {
namespace {

constexpr int most_symbol = 9, longest = 60;
constexpr Card seven_card = 13;

/// Lengths of boards that differ in what the chicken can do, and the longest.
std::vector<int> lengths() {
  std::vector<int> all;
  for (int length = 2; length <= 2 * most_symbol + 2; ++length) all.push_back(length);
  all.push_back(longest);
  return all;
}

template <class D>
Board<D> board_with(int length, int symbol) {
  Settings settings;
  settings.length = length;
  settings.chicken_steps.fill(symbol);
  return agreed<D>(settings).board;
}

/// The spaces to which the chicken may be moved, Start and Goal being tried too.
template <class D>
std::set<int> places(const Board<D>& board, int length, int from, Card card) {
  std::set<int> all;
  for (int to = 0; to <= length + 1; ++to) {
    const auto broken = judge_chicken_move<D>(board, Given<D>::num(from), given_card<D>(card), Given<D>::num(to));
    const bool legal = !known(broken.leaves_the_board) && !known(broken.not_by_seven) && !known(broken.not_in_full);
    if (legal) all.insert(to);
  }
  return all;
}

}  // namespace

EXHAUSTIVE(TheBremensChicken, ItGoesInFullForwardsOrBackAndStaysWhereNeitherIsPossible, clause::chicken_stays_between,
           clause::chicken_moves_in_full, clause::chicken_turns_round, clause::only_the_chicken_goes_both_ways,
           clause::chicken_player_moves_the_chicken) {
  trial.unit("spaces, symbols and lengths");
  for (const int length : lengths()) {
    for (int symbol = 1; symbol <= most_symbol; ++symbol) {
      const Board<D> board = board_with<D>(length, symbol);
      bool shut_in = false;
      for (int from = 1; from <= length; ++from) {
        trial.next_case();
        std::set<int> expected;
        if (from + symbol <= length) expected.insert(from + symbol);
        if (from - symbol >= 1) expected.insert(from - symbol);
        shut_in |= expected.empty();
        if (expected.empty()) expected.insert(from);
        const Card card = (from + symbol) % seven_card;
        trial.expect(places<D>(board, length, from, card) == expected,
                     [&] { return fmt::format("other places from {} by {} of {}", from, symbol, length); });
      }
      trial.expect(shut_in == (length <= 2 * symbol - 1), "a chicken to be shut in on short boards alone");
    }
  }
}

EXHAUSTIVE(TheBremensChicken, SevenTakesItUpToFiveSpacesAndNeverLeavesItShutIn, clause::seven,
           clause::chicken_stays_between, clause::only_the_chicken_goes_both_ways) {
  trial.unit("spaces and lengths");
  for (const int length : lengths()) {
    const Board<D> board = board_with<D>(length, 7);
    for (int from = 1; from <= length; ++from) {
      trial.next_case();
      std::set<int> expected;
      for (int to = std::max(1, from - 5); to <= std::min(length, from + 5); ++to) expected.insert(to);
      expected.erase(from);
      trial.expect(!expected.empty(), "the chicken never to be shut in");
      trial.expect(places<D>(board, length, from, seven_card) == expected, "every space up to five away but its own");
    }
  }
}

}  // namespace rulecheck::the_bremens
