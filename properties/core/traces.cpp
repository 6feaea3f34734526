#include "properties/core/traces.hpp"

#include "model/core/register.hpp"

namespace rulecheck {

std::string verdict_of(const Replay& replay) {
  if (replay.verdict == TraceVerdict::malformed) return "malformed: " + replay.message;
  if (replay.verdict == TraceVerdict::conforms) return replay.over ? "conforms, over" : "conforms";
  std::string text = *replay.at == TraceStep::move    ? std::to_string(replay.move)
                     : *replay.at == TraceStep::setup ? "setup"
                                                      : "result";
  for (const Clause* clause : replay.clauses) text += " " + std::string(clause->id);
  return text;
}

std::string folder_of_traces(const Register& clauses) { return "tests/" + folder_of_game(clauses.game) + "/traces/"; }

}  // namespace rulecheck
