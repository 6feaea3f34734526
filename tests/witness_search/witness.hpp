// The traces that tests/<game>/traces/witness/ holds: what a game's search, tests/<game>/search/, has to give.
#pragma once
#include <algorithm>
#include <stdexcept>
#include <string>
#include <vector>

#include "model/core/record.hpp"
#include "model/core/trace_node.hpp"

namespace rulecheck {

/// A stored trace.
struct Witness {
  std::string name;  ///< of the file, without ".json"
  std::string text;  ///< one line
};

/// A game or a part of one as it is stored. @param comment what it shows, for the readers of the trace
template <GameModel M>
Witness witness(const std::string& name, const std::string& comment, const GameRecord<M>& record) {
  std::string text = write_trace(record);
  text.pop_back();
  return {name, text + ",\"comment\":" + json_text(comment) + "}\n"};
}

/// Plays random games until one ends so, and claims its whole result.
/// @param label which of labels() the game has; @throws std::runtime_error if none of 100,000 games has it
template <GameModel M>
Witness find_game(const M& model, const std::string& name, const std::string& comment, const std::string& label) {
  for (std::uint64_t seed = 1; seed <= 100'000; ++seed) {
    Choices choices(seed);
    PlayedGame<M> game = play_game(model, choices);
    if (!model.over(game.end)) continue;
    const auto labels = model.labels(std::get<typename M::Setup>(game.record.start), game.record.moves, game.end);
    if (std::ranges::find(labels, label) == labels.end()) continue;
    game.record.claim = model.result(game.end);
    return witness(name, comment, game.record);
  }
  throw std::runtime_error("no game found for " + name);
}

/// Every witness of the game of this executable, found anew; names are distinct. The same on every machine. What is
/// found is judged by the rules when it is replayed; the search itself is no evidence. tests/<game>/search/ defines it.
/// @throws std::runtime_error if one is not found
std::vector<Witness> find_witnesses();

}  // namespace rulecheck
