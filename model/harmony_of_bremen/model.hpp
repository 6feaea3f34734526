// The Harmony of Bremen as a game model: carries entries of a log into the rule text and its answers back. No rule
// stands here.
#pragma once

#include "model/core/game_model.hpp"
#include "model/core/mutant.hpp"
#include "model/core/observed.hpp"
#include "model/harmony_of_bremen/draw.hpp"
#include "model/harmony_of_bremen/entering.hpp"
#include "model/harmony_of_bremen/invariant.hpp"
#include "model/harmony_of_bremen/labels.hpp"

namespace rulecheck {
class Game;
}

namespace rulecheck::harmony_of_bremen {

/// The Harmony of Bremen for the command line and the reports.
const Game& game();

/// Fulfils the contract of model/core/game_model.hpp; what each function does is said there.
template <class D>
class Model {
 public:
  using Settings = harmony_of_bremen::Settings;
  using Setup = harmony_of_bremen::Setup;
  using Position = harmony_of_bremen::Position;
  using Move = harmony_of_bremen::Move;
  using Claim = harmony_of_bremen::Claim;
  using State = Log<D>;
  using Plan = harmony_of_bremen::Plan;

  explicit Model(Settings settings) : settings_(std::move(settings)), agreement_(agreed<D>(settings_)) {}
  static const Register& clause_register() { return harmony_of_bremen::clause_register(); }
  static PlayerRange players() { return {harmony_of_bremen::seats, harmony_of_bremen::seats}; }
  const Settings& settings() const { return settings_; }
  /// Readings and variant as the rule text has them.
  const Agreement<D>& agreement() const { return agreement_; }

  State begin(const Setup& setup) const;
  State begin_at(const Position& position) const;
  Breaches judge_setup(const Setup& setup, bool goes_on) const;
  Breaches judge(const State& state, const Move& move) const;
  Breaches judge_claim(const State& state, const Claim& claim) const;
  /// All declarations of a number in the leader's hand; some of the cards that may be played or passed.
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
  /// A declaration, an ensemble and a tuning for each round.
  int most_moves() const { return 3 * last_round; }

  static Settings draw_settings(int players, Choices& choices) {
    return harmony_of_bremen::draw_settings(players, choices);
  }
  Setup draw_setup(Choices& choices) const { return harmony_of_bremen::draw_setup(settings_, choices); }
  Setup attempt_setup(Choices& choices) const { return draw_wrong_setup(settings_, choices); }
  Plan draw_plan(const State&, Choices& choices) const { return harmony_of_bremen::draw_plan(choices); }
  Move draw_move(const State& state, const Plan& plan, Choices& choices) const;
  Move attempt(const State& state, Choices& choices) const;
  Claim attempt_claim(const State& state, Choices& choices) const;
  std::vector<std::string> labels(const Setup& setup, std::span<const Move> moves, const State& end) const;
  static std::map<std::string, double> label_shares() { return harmony_of_bremen::label_shares(); }

  static Settings read_settings(int players, const TraceNode& readings, const TraceNode& options) {
    return harmony_of_bremen::read_settings(players, readings, options);
  }
  static Setup read_setup(const Settings& settings, const TraceNode& node) {
    return harmony_of_bremen::read_setup(settings, node);
  }
  static Position read_position(const Settings& settings, const TraceNode& node) {
    return harmony_of_bremen::read_position(settings, node);
  }
  static Move read_move(const Settings& settings, const TraceNode& node) {
    return harmony_of_bremen::read_move(settings, node);
  }
  static Claim read_claim(const Settings&, const TraceNode& node) { return harmony_of_bremen::read_claim(node); }
  static std::string write_readings(const Settings& settings) { return harmony_of_bremen::write_readings(settings); }
  static std::string write_options(const Settings& settings) { return harmony_of_bremen::write_options(settings); }
  static std::string write_setup(const Settings&, const Setup& setup) { return harmony_of_bremen::write_setup(setup); }
  static std::string write_position(const Settings&, const Position& position) {
    return harmony_of_bremen::write_position(position);
  }
  static std::string write_move(const Settings&, const Move& move) { return harmony_of_bremen::write_move(move); }
  static std::string write_claim(const Settings&, const Claim& claim) { return harmony_of_bremen::write_claim(claim); }

 private:
  Settings settings_;
  Agreement<D> agreement_;
};

extern template class Model<Concrete>;
extern template class Model<Mutant<Concrete>>;
extern template class Model<Observed<Concrete>>;

}  // namespace rulecheck::harmony_of_bremen
