// A random game that a check walks through move by move; where the check fails, the game so far is shown.
#pragma once
#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "model/core/replay.hpp"
#include "properties/core/check.hpp"

namespace rulecheck {

/// The game under drawn settings for a drawn number of players.
template <GameModel M>
M drawn_model(Choices& choices) {
  const auto [fewest, most] = M::players();
  const int players = fewest + static_cast<int>(choices.below(static_cast<std::uint32_t>(most - fewest + 1)));
  return M(M::draw_settings(players, choices));
}

/// All decisions come from the choices of the trial. What is drawn must break nothing, or the trial fails.
template <GameModel M>
class Walk {
 public:
  using Move = typename M::Move;
  using State = typename M::State;

  explicit Walk(Trial& trial) : Walk(trial, drawn_model<M>(trial.choices)) {}
  Walk(Trial& trial, const M& model)
      : trial_(trial),
        model_(model),
        record_(
            std::make_shared<GameRecord<M>>(GameRecord<M>{model.settings(), model.draw_setup(trial.choices), {}, {}})) {
    trial.unit("games");
    trial.show([record = record_] { return write_trace(*record); });
    trial.expect(model_.judge_setup(setup(), true).empty(), "a drawn setup to break nothing");
    state_ = std::make_unique<State>(model_.begin(setup()));
    plan_ = std::make_unique<typename M::Plan>(model_.draw_plan(*state_, trial.choices));
    with_records_ = trial.choices.happens(1, 4);
  }

  const M& model() const { return model_; }
  const State& state() const { return *state_; }
  bool over() const { return model_.over(*state_); }
  /// What has happened so far; without a claim.
  const GameRecord<M>& record() const { return *record_; }
  const typename M::Setup& setup() const { return std::get<typename M::Setup>(record_->start); }
  /// The moves so far except those that need not be recorded.
  const std::vector<Move>& moves_without_records() const { return moves_; }
  /// The state after so many of these.
  State state_after(std::size_t moves) const {
    State state = model_.begin(setup());
    for (std::size_t i = 0; i < moves; ++i) state = model_.step(state, moves_[i]);
    return state;
  }

  /// Makes the next move, and sometimes a record of what it led to. Requires not over. Leaves the case where the game
  /// is long enough and need not end.
  /// @return the move
  Move go_on() {
    if (is_left(model_, static_cast<int>(moves_.size()))) trial_.leave(left_unfinished);
    Move move = model_.draw_move(*state_, *plan_, trial_.choices);
    trial_.expect(model_.judge(*state_, move).empty(),
                  [&] { return "a drawn move to break nothing: " + written(move); });
    make(move);
    moves_.push_back(move);
    if (with_records_ && trial_.choices.happens(1, 2)) make_a_record();
    return move;
  }

  /// Whether legal() promises to list every legal move here.
  bool lists_all() const {
    if constexpr (requires { model_.lists_all(*state_); }) return model_.lists_all(*state_);
    return true;
  }
  /// Whether this is one of the moves that the model lists as legal or as true records.
  bool is_listed(const Move& move) const {
    const std::string text = written(move);
    const auto is_it = [&](const Move& other) { return written(other) == text; };
    return std::ranges::any_of(model_.legal(*state_), is_it) || std::ranges::any_of(model_.records(*state_), is_it);
  }

  std::string written(const Move& move) const { return M::write_move(model_.settings(), move); }
  /// In a fixed order.
  std::vector<std::string> written(const std::vector<Move>& moves) const {
    std::vector<std::string> texts;
    for (const Move& move : moves) texts.push_back(written(move));
    std::ranges::sort(texts);
    return texts;
  }

 private:
  void make(const Move& move) {
    record_->moves.push_back(move);
    *state_ = model_.step(*state_, move);
  }
  void make_a_record() {
    const std::vector<Move> records = model_.records(*state_);
    if (records.empty()) return;
    const Move& chosen = records[trial_.choices.below(static_cast<std::uint32_t>(records.size()))];
    trial_.expect(model_.judge(*state_, chosen).empty(),
                  [&] { return "a true record to break nothing: " + written(chosen); });
    make(chosen);
  }

  Trial& trial_;
  M model_;
  std::shared_ptr<GameRecord<M>> record_;
  std::unique_ptr<State> state_;
  std::unique_ptr<typename M::Plan> plan_;
  std::vector<Move> moves_;
  bool with_records_ = false;
};

}  // namespace rulecheck
