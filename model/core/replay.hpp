// Replaying a trace: does every step conform, and if not, which is the first that does not and what does it break?
#pragma once
#include <cstddef>

#include "model/core/input_error.hpp"
#include "model/core/record.hpp"
#include "model/core/trace_envelope.hpp"

namespace rulecheck {

/// What became of a trace.
enum class TraceVerdict : std::uint8_t { conforms, violates, malformed };
std::string_view name(TraceVerdict verdict);

/// A step of a trace.
enum class TraceStep : std::uint8_t { setup, move, result };

/// What `rulecheck replay` says of one trace.
struct Replay {
  std::string file;  ///< as the user named it
  std::string game;  ///< empty if malformed
  TraceVerdict verdict = TraceVerdict::conforms;
  std::optional<TraceStep> at;         ///< the first step that breaks a clause, if it violates
  std::size_t move = 0;                ///< index into the moves, where `at` is one
  std::vector<const Clause*> clauses;  ///< that this step is reported for, by id
  std::vector<const Clause*> broken;   ///< all that it breaks, also those that are not reported; by id
  std::string message;                 ///< what is wrong, with its place if malformed; empty if it conforms
  bool over = false;                   ///< whether the steps before the reported one, else all steps, end the game
  std::string result;                  ///< the complete result as JSON if `over`, else empty
};

/// The line that `rulecheck replay --json` prints.
std::string json_line(const Replay& replay);
/// The lines that `rulecheck replay` prints for people.
std::string describe(const Replay& replay);

/// The answer for a trace that is malformed. @param file as the user named it
Replay malformed(const InputError& error, const std::string& file);

/// Reads all of a trace except its envelope. @throws InputError if it is malformed
template <GameModel M>
GameRecord<M> read_record(const TraceEnvelope& trace) {
  const int players = trace.root.at("players").integer(M::players().fewest, M::players().most);
  const typename M::Settings settings = M::read_settings(players, trace.readings, trace.options);
  GameRecord<M> record{settings,
                       trace.root.has("setup")
                           ? decltype(record.start)(M::read_setup(settings, trace.root.at("setup")))
                           : decltype(record.start)(M::read_position(settings, trace.root.at("position"))),
                       {},
                       {}};
  const TraceNode moves = trace.root.at("moves");
  for (const TraceNode& move : moves.list()) {
    if (move.has("comment")) static_cast<void>(move.at("comment").text());
    record.moves.push_back(M::read_move(settings, move.without("comment")));
  }
  if constexpr (requires { M::check_moves(settings, std::span<const typename M::Move>(record.moves), moves); }) {
    M::check_moves(settings, std::span<const typename M::Move>(record.moves), moves);
  }
  if (trace.root.has("result")) record.claim = M::read_claim(settings, trace.root.at("result"));
  return record;
}

/// Judges the steps in order, up to the first that breaks a clause. `file` of the answer is left empty.
template <GameModel M>
Replay replay(const GameRecord<M>& record) {
  const M model(record.settings);
  Replay answer;
  answer.game = M::clause_register().game;
  const auto breaks = [&](const Breaches& all, TraceStep step, std::size_t move) {
    if (all.empty()) return false;
    const Breaches named = first_broken(all);
    answer.verdict = TraceVerdict::violates;
    answer.at = step;
    answer.move = move;
    answer.clauses = clauses_of(named);
    answer.broken = clauses_of(all);
    answer.message = messages_of(named);
    return true;
  };
  const auto* setup = std::get_if<typename M::Setup>(&record.start);
  const bool goes_on = !record.moves.empty() || record.claim.has_value();
  if (setup != nullptr && breaks(model.judge_setup(*setup, goes_on), TraceStep::setup, 0)) return answer;
  typename M::State state =
      setup != nullptr ? model.begin(*setup) : model.begin_at(std::get<typename M::Position>(record.start));
  const auto finish = [&] {
    answer.over = model.over(state);
    if (answer.over) answer.result = M::write_claim(record.settings, model.result(state));
    return answer;
  };
  for (std::size_t i = 0; i < record.moves.size(); ++i) {
    if (breaks(model.judge(state, record.moves[i]), TraceStep::move, i)) return finish();
    state = model.step(state, record.moves[i]);
  }
  if (record.claim) breaks(model.judge_claim(state, *record.claim), TraceStep::result, 0);
  return finish();
}

/// Replays a trace of this game; malformed where it is one of another game, or where `read` throws InputError.
/// @param read gives the TraceNode; @param file how messages name it
template <GameModel M, class Read>
Replay replay_document(const std::string& file, Read&& read) {
  try {
    const TraceEnvelope trace = read_envelope(read());
    if (trace.game != M::clause_register().game) trace.root.at("game").reject("a trace of another game");
    Replay answer = replay<M>(read_record<M>(trace));
    answer.file = file;
    return answer;
  } catch (const InputError& error) {
    return malformed(error, file);
  }
}

/// Replays a trace of this game that is given as text. @param file how messages name it
template <GameModel M>
Replay replay_text(std::string_view text, const std::string& file = "trace") {
  return replay_document<M>(file, [&] { return TraceNode::parse(text, file); });
}

/// Replays a file that holds a trace of this game.
template <GameModel M>
Replay replay_file(const std::string& file) {
  return replay_document<M>(file, [&] { return TraceNode::read(file); });
}

}  // namespace rulecheck
