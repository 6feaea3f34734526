// A whole random game of Nim in the model and in the reference, side by side.
#pragma once
#include "model/nim/model.hpp"
#include "properties/core/walk.hpp"
#include "properties/nim/reference.hpp"

namespace rulecheck::nim {

/// The clauses that a move is reported for.
inline std::vector<const Clause*> expected_of_move(const reference::Game& game, const Move& move) {
  if (game.over()) return {&clause::game_end};
  if (move.player != game.player_to_move()) return {&clause::take_turns};
  if (!game.is_within_limit(move.take)) return {&clause::limit};
  if (move.take > game.left()) return {&clause::take_what_is_there};
  return {};
}

/// Body of a check: draws a game, plays it to its end in both and compares them before every move.
template <class D>
void model_and_reference_agree(Trial& trial) {
  Walk<Model<D>> walk(trial);
  const Settings& settings = walk.model().settings();
  reference::Game game(walk.setup().heap, settings.most, settings.last_loses);
  const auto compare = [&] {
    trial.expect(walk.model().position(walk.state())->heap == game.left(), "as many stones left");
    trial.expect(walk.over() == game.over(), "the game to be over in both or in none");
    for (int player = 0; player < 2; ++player) {
      for (int take = 0; take <= largest_limit + 1; ++take) {
        const Breaches breaches = walk.model().judge(walk.state(), {player, take});
        trial.expect(clauses_of(first_broken(breaches)) == expected_of_move(game, {player, take}),
                     "the same clause broken");
      }
    }
  };
  for (compare(); !walk.over(); compare()) {
    const Move move = walk.go_on();
    game.take(move.player, move.take);
  }
  trial.expect(walk.model().result(walk.state()).winner == game.winner(), "the same winner");
  trial.label(settings.last_loses ? "the last stone loses" : "the last stone wins");
}

}  // namespace rulecheck::nim
