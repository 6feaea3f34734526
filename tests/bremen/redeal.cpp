// How likely a redeal is: counted exactly through the rule, worked out a second time by a formula without it, and seen
// in simulated deals.
#include <fmt/format.h>

#include <numeric>

#include "properties/bremen/given.hpp"
#include "properties/core/check.hpp"
#include "tests/bremen/shuffled_circle.hpp"

namespace rulecheck::bremen {
namespace {

/// A probability in lowest terms.
struct Fraction {
  std::uint64_t numerator, denominator;

  Fraction(std::uint64_t part, std::uint64_t whole)
      : numerator(part / std::gcd(part, whole)), denominator(whole / std::gcd(part, whole)) {}
  friend bool operator==(const Fraction&, const Fraction&) = default;
  std::string text() const { return fmt::format("{}/{}", numerator, denominator); }
  double value() const { return static_cast<double>(numerator) / static_cast<double>(denominator); }
};

/// How many ways there are to choose k of n, n at most 61; nothing overflows.
std::uint64_t choose(int n, int k) {
  std::uint64_t ways = 1;
  for (int i = 1; i <= k; ++i) ways = ways * static_cast<std::uint64_t>(n - k + i) / static_cast<std::uint64_t>(i);
  return ways;
}

constexpr int chickens_used(int players) { return players == 3 ? 10 : 13; }
constexpr int pieces_used(int players) { return players == 3 ? 40 : 52; }

/// By a formula and not by the rule. Two hands of eight chickens do not occur, so the chances of the players add up:
/// of all ways to choose 13 of the pieces, those with eight chickens or more.
Fraction by_formula(int players) {
  const int chickens_there = chickens_used(players), others = pieces_used(players) - chickens_there;
  std::uint64_t ways = 0;
  for (int held = 8; held <= chickens_there; ++held) ways += choose(chickens_there, held) * choose(others, 13 - held);
  return {static_cast<std::uint64_t>(players) * ways, choose(pieces_used(players), 13)};
}

/// All ways in which the chickens can be spread over the hands (and, with 3 players, the center), and how many sets of
/// places in the circle each of them stands for; all sets of places are equally likely.
template <int players>
class Spreads {
 public:
  using Counts = BySeat<int, players>;

  /// Calls visit(chickens by seat, chickens in the center, sets of places) for each.
  template <class Visit>
  void for_each(Visit&& visit) const {
    Counts held{};
    spread(held, 0, chickens_used(players), 1, visit);
  }

 private:
  template <class Visit>
  void spread(Counts& held, std::size_t seat, int left, std::uint64_t places, Visit& visit) const {
    if (seat == held.size()) {
      // With 3 players one chicken more can lie in the center, at its one place.
      if (left == 0 || (players == 3 && left == 1)) visit(held, left, places);
      return;
    }
    for (held[seat] = 0; held[seat] <= std::min(left, hand_size); ++held[seat]) {
      spread(held, seat + 1, left - held[seat], places * ways_in_a_hand(held[seat]), visit);
    }
  }
  /// A row of Pascal's triangle, by addition: places of so many chickens within a hand.
  static std::uint64_t ways_in_a_hand(int held) {
    static const std::array<std::uint64_t, hand_size + 1> row = [] {
      std::array<std::uint64_t, hand_size + 1> numbers{1};
      for (int n = 1; n <= hand_size; ++n) {
        for (std::size_t k = static_cast<std::size_t>(n); k > 0; --k) numbers[k] += numbers[k - 1];
      }
      return numbers;
    }();
    return row[static_cast<std::size_t>(held)];
  }
};

/// Takes so many pieces out of the others: the lowest or the highest.
Pieces take_out(Pieces& from, int how_many, bool highest_first) {
  Pieces taken = 0;
  for (; how_many > 0; --how_many) {
    const Pieces single = highest_first ? std::bit_floor(from) : from & (~from + 1);
    taken |= single;
    from &= ~single;
  }
  return taken;
}

/// A deal with these numbers of chickens.
template <class D, int players>
Deal<D, players> deal_with(const BySeat<int, players>& held, int in_center, bool highest_first) {
  Pieces chickens_left = pieces_in_use<players> & chickens, others = pieces_in_use<players> & ~chickens;
  Deal<D, players> deal;
  for (std::size_t seat = 0; seat < players; ++seat) {
    deal.hand[seat] = set_of<D>(take_out(chickens_left, held[seat], highest_first) |
                                take_out(others, hand_size - held[seat], highest_first));
  }
  if (players == 3) deal.center = set_of<D>(in_center == 1 ? chickens_left : others);
  return deal;
}

/// Every spread of the chickens, judged by the rule.
template <class D, int players>
void expect_exact_probability(Trial& trial) {
  std::uint64_t redealt = 0, all = 0;
  Spreads<players>().for_each([&](const BySeat<int, players>& held, int in_center, std::uint64_t places) {
    const bool redeal = known(must_redeal<D, players>(deal_with<D, players>(held, in_center, false)));
    trial.expect(redeal == known(must_redeal<D, players>(deal_with<D, players>(held, in_center, true))),
                 "a redeal to depend on the numbers of chickens alone");
    all += places;
    if (redeal) redealt += places;
    trial.next_case();
  });
  const Fraction counted(redealt, all), formula = by_formula(players);
  trial.expect(all == choose(pieces_used(players), chickens_used(players)), "every set of places to be counted once");
  trial.expect(counted == formula, [&] {
    return fmt::format("{} of the deals to be redealt; counted {}", formula.text(), counted.text());
  });
  trial.unit("spreads of the chickens over the hands");
  trial.quantity(fmt::format("redeal probability, {} players", players), counted.text());
}

/// Deals from a shuffled circle, as many as the domain is quick enough for: bent rules are shown some of them only.
template <class D>
constexpr int simulated_deals = 2'000;
template <>
constexpr int simulated_deals<Concrete> = 200'000;

constexpr std::uint64_t seed = 20'240'229;

template <class D, int players>
void expect_simulated_frequency(Trial& trial) {
  Choices choices(seed + players);
  auto circle = circle_in_order<D, players>();
  int redealt = 0;
  for (int deal = 0; deal < simulated_deals<D>; ++deal) {
    shuffle<D, players>(circle, choices);
    const int first_taker = static_cast<int>(choices.below(players));
    redealt += known(must_redeal<D, players>(take_around<D, players>(circle, Given<D>::num(first_taker))));
  }
  // Five standard deviations of a count of independent events: chance alone goes beyond that once in a million runs.
  const double chance = by_formula(players).value(), expected = chance * simulated_deals<D>;
  const double difference = redealt - expected;
  trial.expect(difference * difference <= 25 * expected * (1 - chance), [&] {
    return fmt::format("about {:.0f} redeals in {} deals, not {}", expected, simulated_deals<D>, redealt);
  });
  trial.quantity(fmt::format("redeals simulated, {} players, seed {}", players, seed + players),
                 fmt::format("{} of {} deals; {:.1f} expected", redealt, simulated_deals<D>, expected));
}

}  // namespace

EXHAUSTIVE(BremenRedeal, TheExactProbabilityWithFourPlayersIsThatOfTheFormula, clause::redeal_at_eight_chickens,
           clause::redeal_until_fewer, clause::all_pieces_for_four) {
  expect_exact_probability<D, 4>(trial);
}

EXHAUSTIVE(BremenRedeal, TheExactProbabilityWithThreePlayersIsThatOfTheFormula, clause::redeal_at_eight_chickens,
           clause::redeal_until_fewer, clause::forty_pieces_for_three, clause::center_piece) {
  expect_exact_probability<D, 3>(trial);
}

EXAMPLE(BremenRedeal, SimulatedDealsAreRedealtAsOftenAsTheProbabilitySays, clause::redeal_at_eight_chickens,
        clause::take_clockwise, clause::take_the_next_piece, clause::center_piece) {
  expect_simulated_frequency<D, 4>(trial);
  expect_simulated_frequency<D, 3>(trial);
}

}  // namespace rulecheck::bremen
