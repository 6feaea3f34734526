// Who gets the chicken card: all cases, beside a count written out here.
#include "model/the_bremens/round.hpp"

#include <fmt/format.h>

#include "properties/core/check.hpp"
#include "properties/the_bremens/seen.hpp"

namespace rulecheck::the_bremens {
namespace {

/// The values that the players show, by seat.
using Values = std::vector<int>;

/// All combinations of values for so many players.
template <class Body>
void for_each_values(int players, Body body) {
  Values shown(static_cast<std::size_t>(players), 1);
  for (;;) {
    body(shown);
    std::size_t seat = 0;
    while (seat < shown.size() && shown[seat] == 7) shown[seat++] = 1;
    if (seat == shown.size()) return;
    ++shown[seat];
  }
}

/// The seat to which it is the fewest steps clockwise from the holder, of those with the highest value.
/// @param holder_is_near whether it is no step to the holder himself, or once round the table
int closest(const Values& shown, int holder, bool holder_is_near) {
  const int players = static_cast<int>(shown.size()), highest = *std::ranges::max_element(shown);
  int best = -1, fewest = players + 1;
  for (int seat = 0; seat < players; ++seat) {
    if (shown.at(static_cast<std::size_t>(seat)) != highest) continue;
    int steps = (seat + players - holder) % players;
    if (steps == 0 && !holder_is_near) steps = players;
    if (steps < fewest) best = seat, fewest = steps;
  }
  return best;
}

template <class D>
Board<D> board_for(int players) {
  return agreed<D>(Settings{players, {}, 20, {}, default_chicken_steps}).board;
}

/// By seat: a number card or a special card of this value. In a game no special card is there twice; here nothing is
/// dealt.
template <class D>
BySeat<typename D::Set> cards_of(const Values& shown, bool special) {
  std::vector<Card> all;
  for (const int value : shown) all.push_back(value - 1 + (special ? 7 : 0));
  return given_cards<D>(all);
}

int power(int base, int exponent) { return exponent == 0 ? 1 : base * power(base, exponent - 1); }

}  // namespace

/// Establishes a finding: how often it matters whether the holder is the closest to himself. The example decides that
/// he is not.
EXHAUSTIVE(TheBremensRound, TheTwoReadingsOfClosestDifferIfTheHolderIsTied, clause::highest_gets_chicken_card,
           clause::tie_goes_clockwise, clause::chicken_belongs_to_the_highest, clause::special_has_a_value,
           clause::example_tie_leaves_the_holder) {
  trial.unit("values and holders");
  for (int players = 3; players <= 5; ++players) {
    const Board<D> board = board_for<D>(players);
    int cases = 0, different = 0, keeps = 0;
    for_each_values(players, [&](const Values& shown) {
      const int highest = *std::ranges::max_element(shown);
      const auto tied = std::ranges::count(shown, highest);
      const auto numbers = cards_of<D>(shown, false), specials = cards_of<D>(shown, true);
      for (int holder = 0; holder < players; ++holder) {
        trial.next_case();
        ++cases;
        const bool holds_highest = shown.at(static_cast<std::size_t>(holder)) == highest;
        const int expected = closest(shown, holder, false), otherwise = closest(shown, holder, true);
        const int seat = known(next_holder<D>(board, numbers, Given<D>::num(holder)));
        trial.expect(seat == expected, "the card to go to the closest of the highest, the holder last of all");
        trial.expect(known(next_holder<D>(board, specials, Given<D>::num(holder))) == seat,
                     "special cards to count like numbers");
        trial.expect((seat == holder) == (holds_highest && tied == 1), "the holder to keep it exactly if he is alone");
        trial.expect((seat != otherwise) == (holds_highest && tied > 1),
                     "the readings to differ exactly if the holder is one of several");
        different += seat != otherwise ? 1 : 0;
        keeps += seat == holder ? 1 : 0;
      }
    });
    // Whatever the others show, the holder is tied with the highest of them by exactly one value. He is alone where all
    // of them show less.
    int alone = 0;
    for (int value = 1; value <= 7; ++value) alone += power(value - 1, players - 1);
    trial.expect(cases == players * power(7, players), "all values and holders");
    trial.expect(different == players * power(7, players - 1), "as many differences as the others have combinations");
    trial.expect(keeps == players * alone, "as many times that the holder is alone");
    trial.quantity(fmt::format("cases in which the two readings of closest differ, {} players", players),
                   fmt::format("{} of {}", different, cases));
  }
}

}  // namespace rulecheck::the_bremens
