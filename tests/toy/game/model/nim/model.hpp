// Nim as a game model: carries entries of a log into the rule text and its answers back. No rule stands here.
#pragma once
#include <map>

#include "model/core/game_model.hpp"
#include "model/core/mutant.hpp"
#include "model/core/observed.hpp"
#include "model/nim/entries.hpp"
#include "model/nim/heap.hpp"

namespace rulecheck {
class Game;
}

namespace rulecheck::nim {

const Register& clause_register();
/// Nim for the command line and the reports.
const Game& game();

/// Fulfils the contract of model/core/game_model.hpp; what each function does is said there.
template <class D>
class Model {
 public:
  using Settings = nim::Settings;
  using Setup = nim::Setup;
  using Position = nim::Position;
  using Move = nim::Move;
  using Claim = nim::Claim;
  using State = nim::State<D>;
  /// Random players of Nim are after nothing.
  struct Plan {};

  explicit Model(Settings settings) : settings_(settings) {}
  static const Register& clause_register() { return nim::clause_register(); }
  static PlayerRange players() { return {2, 2}; }
  const Settings& settings() const { return settings_; }

  State begin(const Setup& setup) const;
  State begin_at(const Position& position) const;
  Breaches judge_setup(const Setup& setup, bool goes_on) const;
  Breaches judge(const State& state, const Move& move) const;
  Breaches judge_claim(const State& state, const Claim& claim) const;
  std::vector<Move> legal(const State& state) const;
  std::vector<Move> records(const State&) const { return {}; }
  State step(const State& state, const Move& move) const;
  bool over(const State& state) const { return known(is_over<D>(state)); }
  Claim result(const State& state) const { return {known(winner<D>(state))}; }
  bool invariant(const State& state) const { return known(nim::invariant<D>(state)); }
  std::optional<Position> position(const State& state) const;
  std::string describe(const State& state) const;
  int most_moves() const { return largest_heap; }

  static Settings draw_settings(int players, Choices& choices);
  Setup draw_setup(Choices& choices) const;
  Plan draw_plan(const State&, Choices&) const { return {}; }
  Move draw_move(const State& state, const Plan& plan, Choices& choices) const;
  Move attempt(const State& state, Choices& choices) const;
  Setup attempt_setup(Choices& choices) const;
  Claim attempt_claim(const State& state, Choices& choices) const;
  std::vector<std::string> labels(const Setup& setup, std::span<const Move> moves, const State& end) const;
  static std::map<std::string, double> label_shares() { return {{"seat 0 wins", 0.2}, {"seat 1 wins", 0.2}}; }

  static Settings read_settings(int players, const TraceNode& readings, const TraceNode& options) {
    return nim::read_settings(players, readings, options);
  }
  static Setup read_setup(const Settings&, const TraceNode& node) { return nim::read_setup(node); }
  static Position read_position(const Settings&, const TraceNode& node) { return nim::read_position(node); }
  static Move read_move(const Settings&, const TraceNode& node) { return nim::read_move(node); }
  static Claim read_claim(const Settings&, const TraceNode& node) { return nim::read_claim(node); }
  static std::string write_readings(const Settings& settings) { return nim::write_readings(settings); }
  static std::string write_options(const Settings& settings) { return nim::write_options(settings); }
  static std::string write_setup(const Settings&, const Setup& setup) { return nim::write_setup(setup); }
  static std::string write_position(const Settings&, const Position& position) { return nim::write_position(position); }
  static std::string write_move(const Settings&, const Move& move) { return nim::write_move(move); }
  static std::string write_claim(const Settings&, const Claim& claim) { return nim::write_claim(claim); }

 private:
  Settings settings_;
};

extern template class Model<Concrete>;
extern template class Model<Mutant<Concrete>>;
extern template class Model<Observed<Concrete>>;

}  // namespace rulecheck::nim
