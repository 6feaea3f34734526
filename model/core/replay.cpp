#include "model/core/replay.hpp"

#include <fmt/format.h>

namespace rulecheck {
namespace {

std::string step_json(const Replay& replay) {
  if (!replay.at) return "null";
  if (*replay.at == TraceStep::move) return std::to_string(replay.move);
  return *replay.at == TraceStep::setup ? R"("setup")" : R"("result")";
}

std::string step_words(const Replay& replay) {
  if (*replay.at == TraceStep::move) return fmt::format("move {}", replay.move);
  return *replay.at == TraceStep::setup ? "setup" : "result";
}

}  // namespace

std::string_view name(TraceVerdict verdict) {
  if (verdict == TraceVerdict::conforms) return "conforms";
  return verdict == TraceVerdict::violates ? "violates" : "malformed";
}

std::string json_line(const Replay& replay) {
  std::string clauses;
  for (const Clause* clause : replay.clauses) clauses += (clauses.empty() ? "" : ",") + json_text(clause->id);
  return fmt::format(
      R"({{"file":{},"game":{},"verdict":"{}","at":{},"clauses":[{}],"message":{},"over":{},"result":{}}})",
      json_text(replay.file), replay.game.empty() ? "null" : json_text(replay.game), name(replay.verdict),
      step_json(replay), clauses, json_text(replay.message), replay.over,
      replay.result.empty() ? "null" : replay.result);
}

std::string describe(const Replay& replay) {
  std::string text = replay.file + ": " + std::string(name(replay.verdict));
  if (replay.verdict == TraceVerdict::malformed) return text + ": " + replay.message;
  if (replay.verdict == TraceVerdict::violates) {
    text += ": ";
    for (const Clause* clause : replay.clauses) text += fmt::format("[{} {}] ", clause->id, clause->name);
    text += step_words(replay) + ": " + replay.message + " (moves, seats and deals are counted from 0)";
  }
  if (replay.over) return text + "\n  the game is over; its result is " + replay.result;
  return text + (replay.verdict == TraceVerdict::conforms ? ", not over" : "");
}

Replay malformed(const InputError& error, const std::string& file) {
  Replay answer;
  answer.file = file;
  answer.verdict = TraceVerdict::malformed;
  answer.message = (error.place.empty() ? "" : error.place + ": ") + error.expected;
  return answer;
}

}  // namespace rulecheck
