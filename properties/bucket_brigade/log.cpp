// Logs of whole random games: results may be recorded once after each heat, and only if right.
#include "properties/bucket_brigade/seen.hpp"
#include "properties/core/check.hpp"
#include "properties/core/walk.hpp"

namespace rulecheck::bucket_brigade {
namespace {

using Record = GameRecord<Model<Concrete>>;

/// A whole random game with the results of every heat recorded, and its result.
template <class D>
Record play_with_records(Trial& trial) {
  Walk<Model<D>> walk(trial);
  Record record{walk.model().settings(), walk.setup(), {}, {}};
  while (!walk.over()) {
    record.moves.push_back(walk.go_on());
    const Seen after = seen<D>(walk.state());
    if (!std::holds_alternative<PlayEntry>(record.moves.back()) || after.in_heat) continue;
    trial.expect(after.heat >= 2, "a heat to be over");
    record.moves.emplace_back(ScoreEntry{after.results.at(static_cast<std::size_t>(after.heat - 2))});
  }
  record.claim = walk.model().result(walk.state());
  return record;
}

template <class D>
Replay replayed(const Record& record) {
  return replay_text<Model<D>>(write_trace(record));
}

}  // namespace

PROPERTY(500, BucketBrigadeLog, AWrongOrRepeatedRecordIsRefused, clause::record_totals_from_zero,
         clause::heat_ends_in_the_cave, clause::add_up_the_heats) {
  const Record record = play_with_records<D>(trial);
  std::vector<std::size_t> scores;
  for (std::size_t at = 0; at < record.moves.size(); ++at) {
    if (std::holds_alternative<ScoreEntry>(record.moves[at])) scores.push_back(at);
  }
  const std::size_t chosen = scores.at(trial.choices.below(static_cast<std::uint32_t>(scores.size())));
  const auto expect_refused = [&](const Record& wrong, std::size_t at, const Clause& clause, const char* what) {
    const Replay answer = replayed<D>(wrong);
    trial.expect(answer.verdict == TraceVerdict::violates && answer.at == TraceStep::move && answer.move == at &&
                     answer.clauses == std::vector{&clause},
                 [&] { return std::string(what) + " to be refused: " + describe(answer); });
  };
  Record wrong = record;
  auto& results = std::get<ScoreEntry>(wrong.moves[chosen]).results;
  results[trial.choices.below(static_cast<std::uint32_t>(results.size()))] += trial.choices.happens(1, 2) ? 1 : -1;
  expect_refused(wrong, chosen, clause::record_totals_from_zero, "a wrong result");

  Record twice = record;
  twice.moves.insert(twice.moves.begin() + static_cast<std::ptrdiff_t>(chosen), record.moves[chosen]);
  const bool last = chosen == scores.back();
  trial.label(last ? "after the last heat" : "after an earlier heat");
  trial.require_share("after the last heat", 0.05);
  trial.require_share("after an earlier heat", 0.3);
  expect_refused(twice, chosen + 1, last ? clause::add_up_the_heats : clause::heat_ends_in_the_cave, "a second record");
}

}  // namespace rulecheck::bucket_brigade
