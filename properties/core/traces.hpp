// Expectations on traces, in any domain: stored ones that keep or break a clause, and such as are put together as text.
#pragma once
#include <string>
#include <vector>

#include "model/core/replay.hpp"
#include "properties/core/check.hpp"

namespace rulecheck {

/// Where and what a trace breaks: "2 BRE-24", "setup BRE-11 BRE-15"; "conforms", "conforms, over", "malformed: …".
std::string verdict_of(const Replay& replay);

/// Replays a trace given as text and expects a verdict as verdict_of() words it.
template <GameModel M>
void expect_verdict(Trial& trial, const std::string& text, const std::string& expected) {
  const std::string verdict = verdict_of(replay_text<M>(text));
  trial.expect(verdict == expected,
               [&] { return "\"" + expected + "\", and it is \"" + verdict + "\"; trace: " + text; });
}

/// The stored traces of a game: "tests/the_bremens/traces/" of "the-bremens".
std::string folder_of_traces(const Register& clauses);

/// The stored trace "<id>-legal.json" of a clause conforms. It is the clause's witness.
template <GameModel M>
void expect_legal(Trial& trial, const Clause& clause) {
  const std::string file = folder_of_traces(M::clause_register()) + std::string(clause.id) + "-legal.json";
  const Replay replay = replay_file<M>(file);
  trial.expect(replay.verdict == TraceVerdict::conforms, [&] { return file + " to conform: " + describe(replay); });
  trial.witness({&clause}, false, file);
}

/// Besides, the stored trace "<id>-breaks.json" breaks exactly this clause, checks that come later included.
template <GameModel M>
void expect_bite(Trial& trial, const Clause& clause) {
  expect_legal<M>(trial, clause);
  const std::string file = folder_of_traces(M::clause_register()) + std::string(clause.id) + "-breaks.json";
  const Replay replay = replay_file<M>(file);
  trial.expect(replay.verdict == TraceVerdict::violates && replay.broken == std::vector{&clause},
               [&] { return file + " to break this clause alone: " + describe(replay); });
  trial.witness({&clause}, true, file);
}

/// A trace as text, and the place at which it is malformed.
struct PlacedText {
  std::string text, place;
};

/// Every text is malformed, and the message begins with the place.
template <GameModel M>
void expect_malformed(Trial& trial, const std::vector<PlacedText>& cases) {
  for (const PlacedText& wrong : cases) {
    const Replay replay = replay_text<M>(wrong.text);
    trial.expect(replay.verdict == TraceVerdict::malformed && replay.message.starts_with(wrong.place + ": "),
                 [&] { return wrong.place + ": " + describe(replay) + "; " + wrong.text; });
    trial.expect(!replay.at && replay.clauses.empty() && !replay.over && replay.result.empty(),
                 "nothing to be said of steps");
  }
}

/// The twins of malformed texts, those at the ends of what is allowed, are traces; their places say nothing.
template <GameModel M>
void expect_well_formed(Trial& trial, const std::vector<PlacedText>& cases) {
  for (const PlacedText& good : cases) {
    const Replay replay = replay_text<M>(good.text);
    trial.expect(replay.verdict != TraceVerdict::malformed, [&] { return describe(replay) + "; " + good.text; });
  }
}

}  // namespace rulecheck
