// Stored games from the first deal to the winners, one for each way in which a game can be decided.
#include "tests/bucket_brigade/trace_text.hpp"

namespace rulecheck::bucket_brigade {
namespace {

/// The result of a game.
struct Result {
  std::vector<std::vector<int>> heats;
  std::vector<int> totals, winners;
};

/// A stored game that conforms and is over, with its result.
template <class D>
Result stored_result(Trial& trial, const std::string& name, const Clause& clause) {
  const std::string file = "tests/bucket_brigade/traces/witness/" + name + ".json";
  const Replay replay = replay_file<Model<D>>(file);
  trial.expect(replay.verdict == TraceVerdict::conforms && replay.over,
               [&] { return file + " to conform and to be over: " + describe(replay); });
  trial.witness({&clause}, false, file);
  const auto record = read_record<Model<D>>(read_envelope(TraceNode::read(file)));
  const Claim claim = record.claim.value_or(Claim{});
  const Result result{claim.heats.value_or(std::vector<std::vector<int>>()), claim.totals.value_or(std::vector<int>()),
                      claim.winners.value_or(std::vector<int>())};
  const auto players = static_cast<std::size_t>(record.settings.players);
  trial.expect(claim.winners.has_value() && result.totals.size() == players && result.heats.size() == players,
               "the whole result to be claimed, with as many heats as players");
  return result;
}

/// How many players have the highest of these numbers.
std::ptrdiff_t at_the_top(const std::vector<int>& numbers) {
  return std::ranges::count(numbers, std::ranges::max(numbers));
}

/// The results of the last heat of those with the highest total.
std::vector<int> last_heat_of_the_first(const Result& result) {
  std::vector<int> last;
  for (std::size_t seat = 0; seat < result.totals.size(); ++seat) {
    if (result.totals.at(seat) == std::ranges::max(result.totals)) last.push_back(result.heats.back().at(seat));
  }
  return last;
}

}  // namespace

EXAMPLE(BucketBrigadeTraceGames, ThreeHeatsThatOnePlayerWinsByTheTotal, clause::as_many_heats_as_players,
        clause::add_up_the_heats, clause::highest_total_wins, clause::most_points_win) {
  const Result result = stored_result<D>(trial, "whole-game-3-players", clause::highest_total_wins);
  trial.expect(at_the_top(result.totals) == 1 && result.winners.size() == 1, "one player to be first");
}

EXAMPLE(BucketBrigadeTraceGames, FourHeatsOfWhichTheLastDecides, clause::as_many_heats_as_players,
        clause::add_up_the_heats, clause::better_final_heat_wins) {
  const Result result = stored_result<D>(trial, "whole-game-4-players", clause::better_final_heat_wins);
  trial.expect(at_the_top(result.totals) > 1 && at_the_top(last_heat_of_the_first(result)) == 1,
               "several totals to be equal, and one of the last heats to be better");
  trial.expect(result.winners.size() == 1, "one player to win");
}

EXAMPLE(BucketBrigadeTraceGames, FiveHeatsThatSeveralPlayersWin, clause::as_many_heats_as_players,
        clause::add_up_the_heats, clause::better_final_heat_wins) {
  const Result result = stored_result<D>(trial, "whole-game-5-players", clause::better_final_heat_wins);
  const auto level = at_the_top(last_heat_of_the_first(result));
  trial.expect(level > 1 && result.winners.size() == static_cast<std::size_t>(level), "all of them to win");
}

EXAMPLE(BucketBrigadeTraceGames, FourHeatsThatNobodyWins, clause::as_many_heats_as_players, clause::add_up_the_heats,
        clause::better_final_heat_wins) {
  const Result result = stored_result<D>(trial, "nobody-wins", clause::better_final_heat_wins);
  trial.expect(at_the_top(last_heat_of_the_first(result)) > 1 && result.winners.empty(), "nobody to win");
}

}  // namespace rulecheck::bucket_brigade
