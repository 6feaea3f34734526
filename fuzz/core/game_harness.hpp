// The harness of a game: the bodies of its conformance checks and of its own properties.
#pragma once
#include "fuzz/core/harness.hpp"
#include "fuzz/core/libfuzzer.hpp"
#include "properties/core/conformance.hpp"

namespace rulecheck::fuzz {

/// @param own the game's own bodies, at least one: they are what the clauses are fuzzed by
template <GameModel M>
std::vector<Harness> game_harness(const std::string& suite, const std::vector<const Clause*>& clauses, const char* file,
                                  int line, const std::vector<void (*)(Trial&)>& own) {
  std::vector<void (*)(Trial&)> bodies{conformance::attempts_are_judged<M>, conformance::traces_replay_alike<M>,
                                       conformance::claims_are_judged<M>, conformance::positions_play_on_alike<M>,
                                       conformance::setups_are_judged<M>};
  // Half of all games are for the game's own bodies; the first one is what an empty input runs.
  for (std::size_t i = 0, others = bodies.size(); i < others; ++i) bodies.insert(bodies.begin(), own[i % own.size()]);
  const std::string game(M::clause_register().game);
  return {{game,
           suite,
           "GamesFromAnyBytesHold",
           clauses,
           file,
           line,
           M::clause_register().edition,
           [bodies](Input input) { play_games(input, bodies); },
           {"fuzz/regressions/" + folder_of_game(game)}}};
}

}  // namespace rulecheck::fuzz
