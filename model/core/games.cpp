#include "model/core/games.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace rulecheck {
namespace {

Replay replay_document(std::span<const Game* const> games, const TraceNode& document) {
  const TraceEnvelope trace = read_envelope(document);
  if (const Game* game = find_game(games, trace.game)) return game->replay_trace(trace);
  std::vector<std::string_view> names;
  for (const Game* game : games) names.push_back(game->clause_register().game);
  static_cast<void>(trace.root.at("game").one_of(names, "a game of this build"));
  throw ModelDefect("a name that is there was not found");
}

template <class Read>
Replay answer(std::span<const Game* const> games, const std::string& file, Read&& read) {
  try {
    Replay replay = replay_document(games, read());
    replay.file = file;
    return replay;
  } catch (const InputError& error) {
    return malformed(error, file);
  }
}

}  // namespace

const Game* find_game(std::span<const Game* const> games, std::string_view name) {
  const auto found = std::ranges::find(games, name, [](const Game* game) { return game->clause_register().game; });
  return found == games.end() ? nullptr : *found;
}

Replay replay_file(std::span<const Game* const> games, const std::string& file) {
  return answer(games, file, [&] { return TraceNode::read(file); });
}

Replay replay_text(std::span<const Game* const> games, std::string_view text, const std::string& file) {
  return answer(games, file, [&] { return TraceNode::parse(text, file); });
}

}  // namespace rulecheck
