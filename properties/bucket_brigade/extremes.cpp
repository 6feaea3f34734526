// The largest result of a heat and the range of points that one player's cards can have, on the board by default:
// bounds over every end of a heat (extremes.hpp), and stored heats that reach them.
#include "properties/bucket_brigade/extremes.hpp"

#include <fmt/format.h>

#include "properties/core/check.hpp"
#include "tests/bucket_brigade/trace_text.hpp"

namespace rulecheck::bucket_brigade {
namespace {

/// A stored heat as its trace leaves it: what every player's cards score and what was recorded for them.
struct StoredHeat {
  std::vector<int> points, results;
};

template <class D>
StoredHeat stored_heat(Trial& trial, const std::string& name, const std::vector<const Clause*>& clauses) {
  const std::string file = "tests/bucket_brigade/traces/witness/" + name + ".json";
  const Replay replay = replay_file<Model<D>>(file);
  trial.expect(replay.verdict == TraceVerdict::conforms, [&] { return file + " to conform: " + describe(replay); });
  trial.witness(clauses, false, file);
  const auto [model, state] = reached_by<D>(file);
  trial.expect(model.settings().values == default_values, "the board by default");
  const Position position = model.position(state).value_or(Position{});
  trial.expect(!position.heat && position.results.size() == 1, "a heat that has just ended");
  StoredHeat heat{{}, position.results.front()};
  std::visit(
      [&](const auto& log) {
        for (const auto& hand : log.game.hand) {
          heat.points.push_back(known(card_points<D>(model.agreement(), hand, log.game.space)));
        }
      },
      state);
  return heat;
}

/// Largest results.
template <class D, int players>
void expect_largest_result(Trial& trial, const Agreement<D>& agreement, const HeatEnds& ends) {
  const auto recorded = [&](int points, bool finisher) {
    return known(heat_result<D>(agreement.readings, Given<D>::num(points), Given<D>::truth(finisher)));
  };
  // More points are never recorded as less, so that the most points of all are enough to look at.
  for (int points = -100; points < 100; ++points) {
    trial.expect(recorded(points, false) <= recorded(points + 1, false), "more points to give no smaller result");
    trial.expect(recorded(points, true) <= recorded(points + 1, true), "more points to give no smaller result");
  }
  const BestEnd best = best_end<D, players>(ends, recorded);
  const std::string name = fmt::format("largest-result-{}-players", players);
  const StoredHeat heat = stored_heat<D>(trial, name, {&clause::record_totals_from_zero, &clause::bonus_for_finishing});
  trial.expect(std::ranges::max(heat.results) == best.worth, [&] {
    return fmt::format("{} to reach {}, and it has {}", name, best.worth, std::ranges::max(heat.results));
  });
  trial.quantity(fmt::format("largest result of a heat, {} players", players), std::to_string(best.worth));
}

/// Most points (sign 1) or fewest (sign -1).
template <class D, int players>
void expect_extreme_points(Trial& trial, const HeatEnds& ends, int sign) {
  const BestEnd best = best_end<D, players>(ends, [sign](int points, bool) { return sign * points; });
  const char* word = sign > 0 ? "most" : "fewest";
  const std::string name = fmt::format("{}-points-{}-players", word, players);
  const StoredHeat heat = stored_heat<D>(trial, name, {&clause::score_remaining_cards});
  const int reached = sign > 0 ? std::ranges::max(heat.points) : std::ranges::min(heat.points);
  trial.expect(reached == sign * best.worth,
               [&] { return fmt::format("{} to reach {}, and it has {}", name, sign * best.worth, reached); });
  trial.quantity(fmt::format("{} points of the cards left in a hand, {} players", word, players),
                 std::to_string(sign * best.worth));
}

}  // namespace

EXHAUSTIVE(BucketBrigadeExtremes, TheLargestResultOfAHeatIsReached, clause::bonus_for_finishing,
           clause::score_remaining_cards, clause::pair_scores_five_times, clause::remaining_walk_scores_once,
           clause::run_scores_double, clause::record_totals_from_zero, clause::heat_ends_in_the_cave) {
  trial.unit("combinations");
  const auto agreement = agreed<D>(Settings{});
  const HeatEnds ends(BearTrack(agreement), 1);
  trial.next_case(ends.tried());
  expect_largest_result<D, 3>(trial, agreement, ends);
  expect_largest_result<D, 4>(trial, agreement, ends);
  expect_largest_result<D, 5>(trial, agreement, ends);
}

EXHAUSTIVE(BucketBrigadeExtremes, TheMostAndTheFewestPointsOfAHandAreReached, clause::score_remaining_cards,
           clause::score_by_own_bear, clause::pair_scores_five_times, clause::remaining_walk_scores_once,
           clause::run_scores_double, clause::heat_ends_in_the_cave) {
  trial.unit("combinations");
  const BearTrack track(agreed<D>(Settings{}));
  for (const int sign : {1, -1}) {
    const HeatEnds ends(track, sign);
    trial.next_case(ends.tried());
    expect_extreme_points<D, 3>(trial, ends, sign);
    expect_extreme_points<D, 4>(trial, ends, sign);
    expect_extreme_points<D, 5>(trial, ends, sign);
  }
}

}  // namespace rulecheck::bucket_brigade
