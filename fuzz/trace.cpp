// Traces from any bytes, of every game: whatever a file holds, the answer is a verdict with all that belongs to it.
#include <nlohmann/json.hpp>

#include "fuzz/core/harness.hpp"
#include "fuzz/core/libfuzzer.hpp"
#include "model/core/games.hpp"

namespace rulecheck::fuzz {
namespace {

void expect(bool holds, const char* what, const Replay& replay) {
  if (!holds) throw std::runtime_error(std::string("expected ") + what + ": " + json_line(replay));
}

void replay_input(Input input) {
  const std::string text(input.begin(), input.end());
  const Replay replay = replay_text(all_games(), text, "input.json");
  const auto line = nlohmann::json::parse(json_line(replay));
  expect(line.size() == 8, "a line with eight keys", replay);
  expect(line == nlohmann::json::parse(json_line(replay_text(all_games(), text, "input.json"))),
         "the same answer to the same trace", replay);
  expect(replay.over == !replay.result.empty(), "a result exactly where the game is over", replay);
  expect(line["result"].is_object() == replay.over, "a result that is a record", replay);
  expect(!describe(replay).empty(), "words for people", replay);
  const bool violates = replay.verdict == TraceVerdict::violates, malformed = replay.verdict == TraceVerdict::malformed;
  expect(violates == replay.at.has_value() && violates == !replay.clauses.empty(),
         "a step and what it breaks exactly where a trace violates", replay);
  expect(replay.message.empty() == (replay.verdict == TraceVerdict::conforms), "words for what is wrong", replay);
  expect(replay.game.empty() == malformed && (!malformed || !replay.over), "nothing of a malformed trace", replay);
  Trial::feature(std::hash<std::string>()(std::string(name(replay.verdict)) + (replay.over ? " over" : "")));
  for (const Clause* clause : replay.clauses) Trial::feature(std::hash<std::string_view>()(clause->id));
}

}  // namespace

/// One check for each game, so that each has evidence of its own; all of them do the same with an input.
std::vector<Harness> harnesses() {
  std::vector<Harness> all;
  for (const Game* game : all_games()) {
    const Register& game_register = game->clause_register();
    const std::string name(game_register.game);
    all.push_back({name,
                   "TraceFuzz" + std::string(game_register.prefix),
                   "AnyBytesGetAVerdict",
                   {},
                   __FILE__,
                   __LINE__,
                   game_register.edition,
                   replay_input,
                   {"fuzz/regressions/trace", "tests/" + folder_of_game(name) + "/traces"}});
  }
  return all;
}

}  // namespace rulecheck::fuzz
