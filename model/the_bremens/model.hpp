// The Bremens as a game model: carries entries of a log into the rule text and its answers back. No rule stands here.
#pragma once

#include "model/core/game_model.hpp"
#include "model/core/mutant.hpp"
#include "model/core/observed.hpp"
#include "model/the_bremens/draw.hpp"
#include "model/the_bremens/entering.hpp"
#include "model/the_bremens/invariant.hpp"
#include "model/the_bremens/labels.hpp"

namespace rulecheck {
class Game;
}

namespace rulecheck::the_bremens {

/// The Bremens for the command line and the reports.
const Game& game();

/// Fulfils the contract of model/core/game_model.hpp; what each function does is said there.
template <class D>
class Model {
 public:
  using Settings = the_bremens::Settings;
  using Setup = the_bremens::Setup;
  using Position = the_bremens::Position;
  using Move = the_bremens::Move;
  using Claim = the_bremens::Claim;
  using State = the_bremens::State<D>;
  using Plan = the_bremens::Plan;

  explicit Model(Settings settings) : settings_(std::move(settings)), agreement_(agreed<D>(settings_)) {}
  static const Register& clause_register() { return the_bremens::clause_register(); }
  static PlayerRange players() { return {3, seats}; }
  const Settings& settings() const { return settings_; }
  /// Readings and board as the rule text has them.
  const Agreement<D>& agreement() const { return agreement_; }

  State begin(const Setup& setup) const;
  State begin_at(const Position& position) const;
  Breaches judge_setup(const Setup&, bool) const { return {}; }
  static bool every_setup_conforms() { return true; }
  Breaches judge(const State& state, const Move& move) const;
  Breaches judge_claim(const State& state, const Claim& claim) const;
  /// All turns; some of the reveals and redeals.
  std::vector<Move> legal(const State& state) const;
  bool lists_all(const State& state) const;
  /// Nothing is recorded that follows from what was played.
  std::vector<Move> records(const State&) const { return {}; }
  State step(const State& state, const Move& move) const;
  bool over(const State& state) const;
  Claim result(const State& state) const;
  bool invariant(const State& state) const;
  std::optional<Position> position(const State& state) const;
  std::string describe(const State& state) const;

  static Settings draw_settings(int players, Choices& choices) { return the_bremens::draw_settings(players, choices); }
  Setup draw_setup(Choices& choices) const { return the_bremens::draw_setup(settings_, choices); }
  Setup attempt_setup(Choices& choices) const { return draw_setup(choices); }
  Plan draw_plan(const State&, Choices& choices) const { return the_bremens::draw_plan(settings_, choices); }
  /// Once the choices have run out, what is drawn follows from the table.
  Move draw_move(const State& state, const Plan& plan, Choices& given) const;
  Move attempt(const State& state, Choices& choices) const;
  Claim attempt_claim(const State& state, Choices& choices) const;
  std::vector<std::string> labels(const Setup& setup, std::span<const Move> moves, const State& end) const;
  static std::map<std::string, double> label_shares() { return the_bremens::label_shares(); }

  static Settings read_settings(int players, const TraceNode& readings, const TraceNode& options) {
    return the_bremens::read_settings(players, readings, options);
  }
  static Setup read_setup(const Settings& settings, const TraceNode& node) {
    return the_bremens::read_setup(settings, node);
  }
  static Position read_position(const Settings& settings, const TraceNode& node) {
    return the_bremens::read_position(settings, node);
  }
  static Move read_move(const Settings& settings, const TraceNode& node) {
    return the_bremens::read_move(settings, node);
  }
  static Claim read_claim(const Settings& settings, const TraceNode& node) {
    return the_bremens::read_claim(settings, node);
  }
  static std::string write_readings(const Settings& settings) { return the_bremens::write_readings(settings); }
  static std::string write_options(const Settings& settings) { return the_bremens::write_options(settings); }
  static std::string write_setup(const Settings&, const Setup& setup) { return the_bremens::write_setup(setup); }
  static std::string write_position(const Settings& settings, const Position& position) {
    return the_bremens::write_position(settings, position);
  }
  static std::string write_move(const Settings&, const Move& move) { return the_bremens::write_move(move); }
  static std::string write_claim(const Settings&, const Claim& claim) { return the_bremens::write_claim(claim); }

 private:
  Settings settings_;
  Agreement<D> agreement_;
};

extern template class Model<Concrete>;
extern template class Model<Mutant<Concrete>>;
extern template class Model<Observed<Concrete>>;

}  // namespace rulecheck::the_bremens
