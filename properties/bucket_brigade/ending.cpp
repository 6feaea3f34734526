// "Game End": who wins, said of whole random games and of drawn results without the reference.
#include "properties/bucket_brigade/chronicle.hpp"
#include "properties/bucket_brigade/drawn_position.hpp"
#include "properties/core/check.hpp"

namespace rulecheck::bucket_brigade {
namespace {

/// Whether the seat is among these.
bool is_among(const std::vector<int>& seats, std::size_t seat) {
  return std::ranges::find(seats, static_cast<int>(seat)) != seats.end();
}

}  // namespace

PROPERTY(1000, BucketBrigadeEnding, TheResultsOfAllHeatsAreAddedUp, clause::add_up_the_heats,
         clause::record_totals_from_zero, clause::most_points_win) {
  const Chronicle game = play_and_note<D>(trial);
  std::vector<int> sums(static_cast<std::size_t>(game.settings.players), 0);
  std::vector<std::vector<int>> heats;
  for (const NotedHeat& heat : game.heats) {
    heats.push_back(heat.results());
    for (std::size_t seat = 0; seat < sums.size(); ++seat) sums[seat] += heat.results()[seat];
  }
  trial.expect(game.result.heats == heats, "the result to hold every heat");
  trial.expect(game.result.totals == sums, "everybody's heats to be added up");
  const int most = *std::ranges::max_element(sums);
  const std::vector<int> winners = game.result.winners.value_or(std::vector<int>());
  for (const int winner : winners) {
    trial.expect(sums.at(static_cast<std::size_t>(winner)) == most, "nobody to have more than a winner");
  }
  if (std::ranges::count(sums, most) == 1) {
    trial.expect(winners.size() == 1, "one winner where one has the most");
    trial.label("one has the most");
  } else {
    trial.label("several have the most");
  }
  trial.require_share("one has the most", 0.3);
  trial.require_share("several have the most", 0.05);
}

PROPERTY(2000, BucketBrigadeEnding, AmongThoseWithTheMostTheLastHeatDecides, clause::highest_total_wins,
         clause::better_final_heat_wins, clause::most_points_win) {
  const Model<D> model = drawn_model<Model<D>>(trial.choices);
  const Settings settings = model.settings();
  const Position position = draw_position(settings, Part::at_the_end, trial.choices);
  trial.unit("ends of games");
  trial.show([settings, position] { return write_trace(GameRecord<Model<Concrete>>{settings, position, {}, {}}); });
  const Claim result = model.result(model.begin_at(position));
  const std::vector<int> totals = result.totals.value_or(std::vector<int>());
  const std::vector<int> winners = result.winners.value_or(std::vector<int>());
  trial.expect(totals.size() == static_cast<std::size_t>(settings.players), "a total for everybody");
  const auto& last = position.results.back();
  const int most = *std::ranges::max_element(totals);
  int best = 0, equals = 0;
  for (std::size_t seat = 0; seat < totals.size(); ++seat) {
    if (totals[seat] == most) best = std::max(best, last[seat]);
  }
  for (std::size_t seat = 0; seat < totals.size(); ++seat) equals += totals[seat] == most && last[seat] == best ? 1 : 0;
  const bool nobody = equals > 1 && settings.tied_players_lose;
  for (std::size_t seat = 0; seat < totals.size(); ++seat) {
    const bool first = totals[seat] == most && last[seat] == best;
    trial.expect(is_among(winners, seat) == (first && !nobody),
                 "those to win who have the most and then the best last heat, if ties count");
  }
  const bool level = std::ranges::count(totals, most) > 1;
  trial.label(!level ? "the total decides" : equals == 1 ? "the last heat decides" : nobody ? "nobody wins" : "a tie");
  for (const char* label : {"the total decides", "the last heat decides", "a tie", "nobody wins"}) {
    trial.require_share(label, 0.05);
  }
}

/// The order of two players by total and last heat is one for all of them: ahead, behind or level, and nothing else.
EXHAUSTIVE(BucketBrigadeEnding, PlayersAreRankedWithoutContradiction, clause::highest_total_wins,
           clause::better_final_heat_wins, clause::most_points_win) {
  trial.unit("triples of standings");
  std::vector<Standing<D>> standings;
  for (int total = 0; total < 5; ++total) {
    for (int last = 0; last <= total; ++last) standings.push_back({Given<D>::num(total), Given<D>::num(last)});
  }
  const auto ahead = [](const auto& one, const auto& other) { return known(is_ahead<D>(one, other)); };
  for (const auto& a : standings) {
    trial.expect(!ahead(a, a), "nobody to be ahead of himself");
    for (const auto& b : standings) {
      const bool level = !ahead(a, b) && !ahead(b, a);
      const bool equal = known(a.total) == known(b.total) && known(a.last) == known(b.last);
      trial.expect(level == equal, "two to be level exactly if both numbers are equal");
      trial.expect(!(ahead(a, b) && ahead(b, a)), "not both to be ahead");
      for (const auto& c : standings) {
        trial.next_case();
        trial.expect(!(ahead(a, b) && ahead(b, c)) || ahead(a, c), "who is ahead of somebody to be ahead of the next");
        trial.expect(!level || ahead(a, c) == ahead(b, c), "those who are level to be ahead of the same players");
      }
    }
  }
}

}  // namespace rulecheck::bucket_brigade
