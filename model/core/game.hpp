// A game of the suite without its types: what the command line and the reports use.
#pragma once
#include <map>

#include "model/core/replay.hpp"

namespace rulecheck {

/// A random game, written down.
struct WrittenGame {
  std::string trace;                ///< JSON, one line; replays without a breach
  std::string result;               ///< JSON; empty where the game was left, as it need not end
  std::vector<std::string> labels;  ///< what happened in it
  std::size_t moves;
};

class Game {
 public:
  Game() = default;
  Game(const Game&) = delete;
  Game& operator=(const Game&) = delete;
  virtual ~Game() = default;

  [[nodiscard]] virtual const Register& clause_register() const = 0;
  [[nodiscard]] virtual PlayerRange players() const = 0;
  /// Judges a trace whose envelope is in order. `file` of the answer is left empty.
  /// @throws InputError if the trace is malformed
  [[nodiscard]] virtual Replay replay_trace(const TraceEnvelope& trace) const = 0;
  /// Plays a whole random game. @param players within players()
  [[nodiscard]] virtual WrittenGame play(int players, Choices& choices) const = 0;
};

/// The game of a model: `const Game& rulecheck::<game>::game()` returns a static GameOf<Model<Concrete>>.
template <GameModel M>
class GameOf final : public Game {
 public:
  [[nodiscard]] const Register& clause_register() const override { return M::clause_register(); }
  [[nodiscard]] PlayerRange players() const override { return M::players(); }
  [[nodiscard]] Replay replay_trace(const TraceEnvelope& trace) const override {
    return replay<M>(read_record<M>(trace));
  }
  [[nodiscard]] WrittenGame play(int number_of_players, Choices& choices) const override {
    const M model(M::draw_settings(number_of_players, choices));
    PlayedGame<M> game = play_game(model, choices);
    if (!model.over(game.end)) return {write_trace(game.record), {}, {left_unfinished}, game.record.moves.size()};
    game.record.claim = model.result(game.end);
    return {write_trace(game.record), M::write_claim(model.settings(), *game.record.claim),
            model.labels(std::get<typename M::Setup>(game.record.start), game.record.moves, game.end),
            game.record.moves.size()};
  }
};

}  // namespace rulecheck
