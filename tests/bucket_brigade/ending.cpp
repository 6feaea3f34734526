// "Game End": totals, winners, and what the tie-break leaves open.
#include "model/bucket_brigade/ending.hpp"

#include "properties/core/check.hpp"
#include "tests/bucket_brigade/trace_text.hpp"

namespace rulecheck::bucket_brigade {
namespace {

/// The winners of a game of three with these results by heat.
template <class D>
std::vector<int> winners_of(const std::vector<std::vector<int>>& heats, bool tied_players_lose = false) {
  Readings<D> readings;
  readings.tied_players_lose = Given<D>::truth(tied_players_lose);
  const auto wins = winners<D, 3>(readings, standings<D, 3>(given_results<D, 3>(heats)));
  std::vector<int> seats;
  for (int seat = 0; seat < 3; ++seat) {
    if (known(wins[static_cast<std::size_t>(seat)])) seats.push_back(seat);
  }
  return seats;
}

using Seats = std::vector<int>;

}  // namespace

EXAMPLE(BucketBrigadeEnding, TheHighestSumWins, clause::highest_total_wins, clause::most_points_win,
        clause::add_up_the_heats) {
  for (const bool lose : {false, true}) {
    trial.expect(winners_of<D>({{10, 0, 0}, {0, 5, 0}, {0, 4, 8}}, lose) == Seats{0}, "10 to beat 9 and 8");
    trial.expect(winners_of<D>({{9, 0, 0}, {0, 6, 0}, {0, 4, 8}}, lose) == Seats{1}, "10 to beat 9 and 8");
    trial.expect(winners_of<D>({{0, 0, 9}, {6, 9, 0}, {2, 0, 1}}, lose) == Seats{2}, "10 to beat 9 and 8");
  }
}

EXAMPLE(BucketBrigadeEnding, TheLastHeatDecidesAmongTheFirstOnly, clause::better_final_heat_wins,
        clause::highest_total_wins) {
  for (const bool lose : {false, true}) {
    trial.expect(winners_of<D>({{5, 4, 0}, {5, 4, 0}, {0, 2, 9}}, lose) == Seats{1}, "2 in the last heat to beat 0");
    trial.expect(winners_of<D>({{5, 4, 0}, {3, 5, 0}, {2, 1, 9}}, lose) == Seats{0}, "2 in the last heat to beat 1");
    trial.expect(winners_of<D>({{9, 9, 9}, {3, 2, 1}, {0, 1, 2}}, lose) == Seats{2}, "2 in the last heat to be best");
    // An earlier heat decides nothing.
    trial.expect(winners_of<D>({{9, 0, 0}, {0, 8, 0}, {1, 2, 0}}, lose) == Seats{1}, "2 in the last heat to beat 1");
  }
}

/// Establishes a finding, and tells the reading's choices apart.
EXAMPLE(BucketBrigadeEnding, EqualSumsAndLastHeatsLeaveATie, clause::better_final_heat_wins) {
  const std::vector<std::vector<int>> two{{3, 3, 0}, {2, 2, 9}, {6, 6, 1}}, all{{0, 1, 2}, {2, 1, 0}, {4, 4, 4}};
  trial.expect(winners_of<D>(two) == Seats{0, 1}, "both to win");
  trial.expect(winners_of<D>(two, true).empty(), "nobody to win");
  trial.expect(winners_of<D>(all) == Seats{0, 1, 2}, "all three to win");
  trial.expect(winners_of<D>(all, true).empty(), "nobody to win");
  // A tie further back is none.
  trial.expect(winners_of<D>({{0, 0, 9}, {0, 0, 9}, {1, 1, 0}}, true) == Seats{2}, "seat 2 to win");
  const std::string file = "tests/bucket_brigade/traces/finding/residual-tie.json";
  const Replay replay = replay_file<Model<D>>(file);
  trial.expect(replay.over && replay.result.ends_with(R"("totals":[11,11,10],"winners":[0,1]})"),
               [&] { return "two winners: " + describe(replay); });
  trial.witness({&clause::better_final_heat_wins}, false, file);
}

EXHAUSTIVE(BucketBrigadeEnding, EverySmallEndingIsRankedByTotalThenLastHeat, clause::highest_total_wins,
           clause::better_final_heat_wins, clause::most_points_win) {
  trial.unit("endings");
  // By seat: what the first heats brought, 0 to 2, and what the last one brought, 0 to 2.
  for (int code = 0; code < 729; ++code) {
    std::array<int, 3> before{}, last{};
    for (std::size_t seat = 0, rest = static_cast<std::size_t>(code); seat < 3; ++seat, rest /= 9) {
      before[seat] = static_cast<int>(rest % 3);
      last[seat] = static_cast<int>(rest / 3 % 3);
    }
    int most = 0, best = 0;
    for (std::size_t seat = 0; seat < 3; ++seat) most = std::max(most, before[seat] + last[seat]);
    for (std::size_t seat = 0; seat < 3; ++seat) {
      if (before[seat] + last[seat] == most) best = std::max(best, last[seat]);
    }
    Seats first;
    for (std::size_t seat = 0; seat < 3; ++seat) {
      if (before[seat] + last[seat] == most && last[seat] == best) first.push_back(static_cast<int>(seat));
    }
    const std::vector<std::vector<int>> heats{{0, 0, 0}, {before.begin(), before.end()}, {last.begin(), last.end()}};
    trial.next_case();
    trial.expect(winners_of<D>(heats) == first, "those with the highest total and the best last heat among them");
    trial.expect(winners_of<D>(heats, true) == (first.size() == 1 ? first : Seats{}), "the same if it is one alone");
  }
}

}  // namespace rulecheck::bucket_brigade
