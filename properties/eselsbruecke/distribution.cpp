// "Rounds 3 - 4": who gets a tile and who none, for every number of players and of tiles, and beside
// what the rulebook says of it twice.
#include "model/eselsbruecke/distribution.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <type_traits>

#include "model/eselsbruecke/entering.hpp"
#include "properties/core/check.hpp"

namespace rulecheck::eselsbruecke {
namespace {

/// Who has what after a distribution.
struct Shares {
  int tiles = 0, others = 0;
  int with = 0, without = 0;  ///< players other than the storyteller
  int rest = 0;               ///< in the storyteller's hand
};

/// Deals a story of so many tiles, and expects them to go round from the left, in order, one for each.
template <class D, int players>
Shares dealt_shares(Trial& trial, int tiles, int start, int storyteller) {
  Settings settings;
  settings.expert = true;
  settings.story_tiles.assign(5, tiles);
  settings.penalties.assign(5, 1);
  const Agreement<D> agreement = agreed<D>(settings);
  const auto begun = begin<D, players>(agreement, Given<D>::num(start));
  const auto before = resume<D, players>(agreement, begun, Given<D>::num(7), Given<D>::num(storyteller));
  const auto state = distribute<D, players>(agreement, before);
  Shares shares{tiles, players - 1, 0, 0, 0};
  std::uint64_t seen = 0;
  for (int place = 1; place < players; ++place) {
    const std::uint64_t hand = known(state.hand[static_cast<std::size_t>((storyteller + place) % players)]);
    const std::uint64_t expected = place <= tiles ? std::uint64_t{1} << (place - 1) : 0;
    trial.expect(hand == expected, "one tile for each of the next players, as long as there are any");
    seen |= hand;
    ++(hand == 0 ? shares.without : shares.with);
  }
  const std::uint64_t rest = known(state.hand[static_cast<std::size_t>(storyteller)]);
  trial.expect((seen & rest) == 0 && (seen | rest) == (std::uint64_t{1} << tiles) - 1, "every tile in one hand");
  shares.rest = std::popcount(rest);
  trial.expect(known(state.guessing), "a guessing round to begin");
  trial.expect(known(state.guesser) == (storyteller + 1) % players, "the left neighbour to begin it");
  return shares;
}

/// Calls visit(shares) for every number of players and tiles, every start player and every storyteller.
template <class D, class Visit>
void for_each_distribution(Trial& trial, const Visit& visit) {
  const auto deal = [&]<int players>(std::integral_constant<int, players>) {
    for (int tiles = 1; tiles <= 9; ++tiles) {
      for (int start = 0; start < players; ++start) {
        for (int storyteller = 0; storyteller < players; ++storyteller) {
          trial.next_case();
          visit(dealt_shares<D, players>(trial, tiles, start, storyteller));
        }
      }
    }
  };
  deal(std::integral_constant<int, 3>());
  deal(std::integral_constant<int, 4>());
  deal(std::integral_constant<int, 5>());
  deal(std::integral_constant<int, 6>());
}

/// Expects a distribution of a story with four tiles among four players to be refused for what is wrong with it.
template <class D>
void expect_refused_for(Trial& trial, const Agreement<D>& agreement, const State<D, 4>& state,
                        const std::vector<int>& numbers, bool foreign) {
  Distribution<D, 4> distribution;
  distribution.seat = Given<D>::num(2);
  distribution.number = given_numbers<D, 4>(numbers);
  distribution.has_foreign = Given<D>::truth(foreign);
  const auto broken = judge_distribution<D, 4>(agreement, state, distribution);
  const bool others = numbers[0] == 1 && numbers[1] == 1 && numbers[3] == 1;
  const int all = numbers[0] + numbers[1] + numbers[2] + numbers[3];
  trial.expect(known(broken.other_tiles) == (foreign || all != 4), "other tiles to be noticed");
  trial.expect(known(broken.wrong_hand) == !others, "a wrong hand to be noticed");
  trial.expect(known(broken.wrong_rest) == (numbers[2] != 1), "a wrong rest to be noticed");
  trial.expect(!known(broken.wrong_rest) || known(broken.wrong_hand) || known(broken.other_tiles),
               "the rest to be wrong only together with something else");
}

}  // namespace

/// Establishes findings: that with more than four players not everybody gets a tile is true of stories of three tiles
/// alone, and tiles are left over where there are fewer recipients, not fewer players, than tiles.
EXHAUSTIVE(EselsbrueckeDistribution, WhoGetsATileAndWhoNone, clause::tell_then_distribute,
           clause::storyteller_takes_the_rest, clause::no_tile_no_guess, clause::left_neighbour_begins,
           clause::distributed_field) {
  trial.unit("distributions");
  int more_than_four = 0, everybody_has_one = 0, left_over = 0, though_no_fewer_players = 0;
  for_each_distribution<D>(trial, [&](const Shares& shares) {
    trial.expect(shares.with == std::min(shares.tiles, shares.others), "as many to have one as can");
    trial.expect(shares.without == std::max(0, shares.others - shares.tiles), "the others to have none");
    trial.expect(shares.rest == std::max(0, shares.tiles - shares.others), "the storyteller to have the rest");
    trial.expect(shares.without == 0 || shares.rest == 0, "nothing left over while somebody has none");
    if (shares.tiles < 3 || shares.tiles > 5) return;  // no story of the overview
    if (shares.others + 1 > 4) {
      ++more_than_four;
      everybody_has_one += shares.without == 0 ? 1 : 0;
      trial.expect((shares.without == 0) == (shares.tiles == 5 || (shares.tiles == 4 && shares.others == 4)),
                   "everybody to have one of five tiles, and each of five players one of four");
    } else {
      trial.expect(shares.without == 0, "everybody to have one with four players at most");
    }
    if (shares.rest == 0) return;
    ++left_over;
    though_no_fewer_players += shares.others + 1 >= shares.tiles ? 1 : 0;
    trial.expect(shares.others < shares.tiles, "fewer recipients than tiles");
  });
  trial.expect(everybody_has_one > 0 && though_no_fewer_players > 0, "both phrases to be inexact");
  trial.quantity("distributions with more than four players in which everybody gets a tile",
                 fmt::format("{} of {}", everybody_has_one, more_than_four));
  trial.quantity("distributions with tiles left over though no fewer players than tiles take part",
                 fmt::format("{} of {}", though_no_fewer_players, left_over));
}

/// Establishes a finding: that the storyteller takes what is left says nothing new. All ways to give 0 to 4 tiles to
/// each of four seats.
EXHAUSTIVE(EselsbrueckeDistribution, TheRestFollowsFromTheOtherHands, clause::storyteller_takes_the_rest,
           clause::tell_then_distribute, clause::distributed_field) {
  trial.unit("distributions");
  const Agreement<D> agreement = agreed<D>({});
  const auto state =
      resume<D, 4>(agreement, begin<D, 4>(agreement, Given<D>::num(1)), Given<D>::num(5), Given<D>::num(2));
  for (int code = 0; code < 625; ++code) {
    const std::vector<int> numbers{code % 5, code / 5 % 5, code / 25 % 5, code / 125};
    for (const bool foreign : {false, true}) {
      trial.next_case();
      expect_refused_for<D>(trial, agreement, state, numbers, foreign);
    }
  }
}

}  // namespace rulecheck::eselsbruecke
