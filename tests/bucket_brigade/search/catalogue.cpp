// Bucket Brigade: the games that are stored as witnesses.
#include <fmt/format.h>

#include "properties/bucket_brigade/heat_lengths.hpp"
#include "tests/bucket_brigade/search/heat.hpp"
#include "tests/witness_search/witness.hpp"

namespace rulecheck::bucket_brigade {
namespace {

using D = Concrete;

template <int players, class Worth>
Record extreme_heat(const HeatEnds& ends, const Worth& worth) {
  const BestEnd best = best_end<D, players>(ends, worth);
  return heat_of(players, ends.ways_to(best.end), best.finisher ? Keeper::finisher : Keeper::another);
}

template <int players>
void add_extremes(const Agreement<D>& agreement, const HeatEnds& many, const HeatEnds& few,
                  std::vector<Witness>& found) {
  const auto recorded = [&](int points, bool finisher) {
    return known(heat_result<D>(agreement.readings, D::Num(points), D::Bool(finisher)));
  };
  const auto name = [](const char* what) { return fmt::format("{}-{}-players", what, players); };
  found.push_back(witness(name("largest-result"), "a heat with the largest result that is possible",
                          extreme_heat<players>(many, recorded)));
  found.push_back(witness(name("most-points"), "a heat after which the cards of a hand score as much as is possible",
                          extreme_heat<players>(many, [](int points, bool) { return points; })));
  found.push_back(witness(name("fewest-points"),
                          "a heat after which the cards of a hand score as little as is possible",
                          extreme_heat<players>(few, [](int points, bool) { return -points; })));
}

void add_lengths(const BearTrack& track, std::vector<Witness>& found) {
  for (const int sign : {-1, 1}) {
    std::uint64_t tried = 0;
    const HeatLength length = extreme_length(track, sign, tried);
    const char* word = sign < 0 ? "shortest" : "longest";
    for (int players = 3; players <= 5; ++players) {
      found.push_back(witness(fmt::format("{}-heat-{}-players", word, players),
                              fmt::format("a heat of {} plays, the {} that is possible", length.plays, word),
                              heat_of(players, length.ways, Keeper::nobody)));
    }
  }
}

/// A whole game that ends like this.
struct WholeGame {
  const char* name;
  const char* comment;
  int players;
  const char* label;  ///< see labels_of_end()
  bool tied_players_lose = false;
};
constexpr std::array whole_games{
    WholeGame{"whole-game-3-players", "a game of three heats that one player wins by the total", 3,
              "the total decides"},
    WholeGame{"whole-game-4-players", "a game of four heats that the last heat decides", 4, "the last heat decides"},
    WholeGame{"whole-game-5-players", "a game of five heats that several players win together", 5, "several win"},
    WholeGame{"nobody-wins", "equal in total and last heat, and by the reading nobody wins", 4, "nobody wins", true}};

}  // namespace
}  // namespace rulecheck::bucket_brigade

std::vector<rulecheck::Witness> rulecheck::find_witnesses() {
  using namespace bucket_brigade;  // NOLINT(google-build-using-namespace)
  std::vector<Witness> found;
  const Agreement<D> agreement = agreed<D>(Settings{});
  const BearTrack track(agreement);
  const HeatEnds many(track, 1), few(track, -1);
  add_extremes<3>(agreement, many, few, found);
  add_extremes<4>(agreement, many, few, found);
  add_extremes<5>(agreement, many, few, found);
  add_lengths(track, found);
  for (const WholeGame& wanted : whole_games) {
    const Model<D> model(Settings{.players = wanted.players, .tied_players_lose = wanted.tied_players_lose});
    found.push_back(find_game(model, wanted.name, wanted.comment, wanted.label));
  }
  return found;
}
