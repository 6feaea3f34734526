// One game, or a part of one, as its trace records it; and whole random games.
#pragma once
#include <utility>
#include <variant>

#include "model/core/game_model.hpp"

namespace rulecheck {

/// What a trace holds, already read. Well-formed, but not judged.
template <GameModel M>
struct GameRecord {
  typename M::Settings settings;
  std::variant<typename M::Setup, typename M::Position> start;
  std::vector<typename M::Move> moves;
  std::optional<typename M::Claim> claim;
};

/// Random games of rules that bound no game are left after so many moves.
inline constexpr int moves_before_left = 2000;
/// How such a game is labelled.
inline constexpr const char* left_unfinished = "left, as it need not end";

/// Whether a random game that is not over after so many moves is left as it stands: rules without a bound need not
/// end it. @param moves records() not counted
/// @throws ModelDefect where the rules bound it, and it should be over
template <GameModel M>
bool is_left(const M& model, int moves) {
  if constexpr (requires { model.most_moves(); }) {
    if (moves >= model.most_moves()) throw ModelDefect("the game does not end");
    return false;
  } else {
    return moves >= moves_before_left;
  }
}

/// A random game and its last state, which is over unless the game was left.
template <GameModel M>
struct PlayedGame {
  GameRecord<M> record;
  typename M::State end;
};

/// Plays one whole random game from a drawn setup, sometimes with the records that are optional; see is_left.
/// @param watch called as watch(before, move, after) for every record, in order
/// @throws ModelDefect where the rules let the game get stuck or go on without end
template <GameModel M, class Watch>
PlayedGame<M> play_game(const M& model, Choices& choices, Watch&& watch) {
  typename M::Setup setup = model.draw_setup(choices);
  typename M::State state = model.begin(setup);
  const typename M::Plan plan = model.draw_plan(state, choices);
  PlayedGame<M> game{{model.settings(), std::move(setup), {}, {}}, state};
  const auto make = [&](const typename M::Move& move) {
    typename M::State after = model.step(state, move);
    watch(std::as_const(state), move, std::as_const(after));
    game.record.moves.push_back(move);
    state = std::move(after);
  };
  const bool with_records = choices.happens(1, 4);
  const auto make_a_record = [&] {
    if (!with_records || !choices.happens(1, 2)) return;
    const std::vector<typename M::Move> records = model.records(state);
    if (!records.empty()) make(records[choices.below(static_cast<std::uint32_t>(records.size()))]);
  };
  for (int moves = 0; !model.over(state) && !is_left(model, moves); ++moves) {
    make(model.draw_move(state, plan, choices));
    make_a_record();
  }
  game.end = std::move(state);
  return game;
}

template <GameModel M>
PlayedGame<M> play_game(const M& model, Choices& choices) {
  return play_game(model, choices, [](const auto&, const auto&, const auto&) {});
}

/// A record as the text of a trace.
template <GameModel M>
std::string write_trace(const GameRecord<M>& record) {
  const auto& settings = record.settings;
  std::string text = R"({"format":"rulecheck-trace/1","game":")" + std::string(M::clause_register().game) +
                     R"(","players":)" + std::to_string(settings.players);
  const std::string readings = M::write_readings(settings), options = M::write_options(settings);
  if (readings != "{}") text += R"(,"readings":)" + readings;
  if (options != "{}") text += R"(,"options":)" + options;
  if (const auto* setup = std::get_if<typename M::Setup>(&record.start)) {
    text += R"(,"setup":)" + M::write_setup(settings, *setup);
  } else {
    text += R"(,"position":)" + M::write_position(settings, std::get<typename M::Position>(record.start));
  }
  text += R"(,"moves":[)";
  for (std::size_t i = 0; i < record.moves.size(); ++i) {
    text += (i == 0 ? "" : ",") + M::write_move(settings, record.moves[i]);
  }
  text += "]";
  if (record.claim) text += R"(,"result":)" + M::write_claim(settings, *record.claim);
  return text + "}";
}

}  // namespace rulecheck
