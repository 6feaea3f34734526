// Bremen as a game model: carries entries of a log into the rule text and its answers back. No rule stands here.
#pragma once
#include <map>

#include "model/bremen/draw.hpp"
#include "model/bremen/entries.hpp"
#include "model/bremen/log.hpp"
#include "model/core/game_model.hpp"
#include "model/core/given.hpp"
#include "model/core/mutant.hpp"
#include "model/core/observed.hpp"

namespace rulecheck {
class Game;
}

namespace rulecheck::bremen {

const Register& clause_register();
/// Bremen for the command line and the reports.
const Game& game();

/// Fulfils the contract of model/core/game_model.hpp; what each function does is said there.
template <class D>
class Model {
 public:
  using Settings = bremen::Settings;
  using Setup = bremen::Setup;
  using Position = bremen::Position;
  using Move = bremen::Move;
  using Claim = bremen::Claim;
  using State = std::variant<Log<D, 3>, Log<D, 4>>;
  using Plan = bremen::Plan;

  explicit Model(Settings settings) : settings_(settings) {}
  static const Register& clause_register() { return bremen::clause_register(); }
  static PlayerRange players() { return {3, 4}; }
  const Settings& settings() const { return settings_; }

  State begin(const Setup& setup) const;
  State begin_at(const Position& position) const;
  Breaches judge_setup(const Setup& setup, bool goes_on) const;
  Breaches judge(const State& state, const Move& move) const;
  Breaches judge_claim(const State& state, const Claim& claim) const;
  std::vector<Move> legal(const State& state) const;
  std::vector<Move> records(const State& state) const;
  State step(const State& state, const Move& move) const;
  bool over(const State& state) const;
  Claim result(const State& state) const;
  bool invariant(const State& state) const;
  std::optional<Position> position(const State& state) const;
  std::string describe(const State& state) const;
  int most_moves() const { return rounds * settings_.players; }

  static Settings draw_settings(int players, Choices&) { return {players}; }
  Setup draw_setup(Choices& choices) const { return bremen::draw_setup(settings_.players, choices); }
  Setup attempt_setup(Choices& choices) const { return draw_wrong_setup(settings_.players, choices); }
  Plan draw_plan(const State& state, Choices& choices) const;
  Move draw_move(const State& state, const Plan& plan, Choices& choices) const;
  Move attempt(const State& state, Choices& choices) const;
  Claim attempt_claim(const State& state, Choices& choices) const;
  std::vector<std::string> labels(const Setup& setup, std::span<const Move> moves, const State& end) const;
  static std::map<std::string, double> label_shares() {
    return {{"won", 0.05}, {"lost", 0.05}, {"redealt", 0.01}, {"condition 1", 0.05}, {"condition 2", 0.05}};
  }

  static Settings read_settings(int players, const TraceNode& readings, const TraceNode& options) {
    return bremen::read_settings(players, readings, options);
  }
  static Setup read_setup(const Settings& settings, const TraceNode& node) {
    return bremen::read_setup(settings, node);
  }
  static Position read_position(const Settings& settings, const TraceNode& node) {
    return bremen::read_position(settings, node);
  }
  static Move read_move(const Settings& settings, const TraceNode& node) { return bremen::read_move(settings, node); }
  static Claim read_claim(const Settings& settings, const TraceNode& node) {
    return bremen::read_claim(settings, node);
  }
  static std::string write_readings(const Settings&) { return "{}"; }
  static std::string write_options(const Settings&) { return "{}"; }
  static std::string write_setup(const Settings&, const Setup& setup) { return bremen::write_setup(setup); }
  static std::string write_position(const Settings&, const Position& position) {
    return bremen::write_position(position);
  }
  static std::string write_move(const Settings&, const Move& move) { return bremen::write_move(move); }
  static std::string write_claim(const Settings&, const Claim& claim) { return bremen::write_claim(claim); }

 private:
  Settings settings_;
};

extern template class Model<Concrete>;
extern template class Model<Mutant<Concrete>>;
extern template class Model<Observed<Concrete>>;

}  // namespace rulecheck::bremen
