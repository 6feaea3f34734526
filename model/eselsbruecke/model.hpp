// Eselsbrücke as a game model: carries entries of a log into the rule text and its answers back. No rule stands here.
#pragma once

#include "model/core/game_model.hpp"
#include "model/core/mutant.hpp"
#include "model/core/observed.hpp"
#include "model/eselsbruecke/draw.hpp"
#include "model/eselsbruecke/entering.hpp"
#include "model/eselsbruecke/invariant.hpp"
#include "model/eselsbruecke/labels.hpp"

namespace rulecheck {
class Game;
}

namespace rulecheck::eselsbruecke {

/// Eselsbrücke for the command line and the reports.
const Game& game();

/// A game between two records: what the rule text works on, and the motifs whose tiles it only numbers.
template <class D>
struct Table {
  std::variant<Log<D, 3>, Log<D, 4>, Log<D, 5>, Log<D, 6>> log;
  SharedMotifs motifs;  ///< never empty
};

/// Fulfils the contract of model/core/game_model.hpp; what each function does is said there.
template <class D>
class Model {
 public:
  using Settings = eselsbruecke::Settings;
  using Setup = eselsbruecke::Setup;
  using Position = eselsbruecke::Position;
  using Move = eselsbruecke::Move;
  using Claim = eselsbruecke::Claim;
  using State = Table<D>;
  using Plan = eselsbruecke::Plan;

  explicit Model(Settings settings) : settings_(std::move(settings)), agreement_(agreed<D>(settings_)) {}
  static const Register& clause_register() { return eselsbruecke::clause_register(); }
  static PlayerRange players() { return {3, 6}; }  // ESL-03
  const Settings& settings() const { return settings_; }
  /// Readings and options as the rule text has them.
  const Agreement<D>& agreement() const { return agreement_; }

  State begin(const Setup& setup) const;
  State begin_at(const Position& position) const;
  Breaches judge_setup(const Setup&, bool) const { return {}; }
  static bool every_setup_conforms() { return true; }
  Breaches judge(const State& state, const Move& move) const;
  Breaches judge_claim(const State& state, const Claim& claim) const;
  /// One story, two ways to distribute; of guesses all with a motif of the story, and one other word.
  std::vector<Move> legal(const State& state) const;
  /// Where the last motif must be kept, and where the game is over.
  bool lists_all(const State& state) const;
  /// With every selection of what need not be said.
  std::vector<Move> records(const State& state) const;
  State step(const State& state, const Move& move) const;
  bool over(const State& state) const;
  Claim result(const State& state) const;
  bool invariant(const State& state) const;
  std::optional<Position> position(const State& state) const;
  std::string describe(const State& state) const;
  /// A story and a distribution for each story, and a guess for each tile and each mistake.
  int most_moves() const { return settings_.players * settings_.stories() * (2 + most_tiles + settings_.players - 1); }

  static Settings draw_settings(int players, Choices& choices) { return eselsbruecke::draw_settings(players, choices); }
  Setup draw_setup(Choices& choices) const {
    return {static_cast<int>(choices.below(static_cast<std::uint32_t>(settings_.players)))};
  }
  Setup attempt_setup(Choices& choices) const { return draw_setup(choices); }
  Plan draw_plan(const State&, Choices& choices) const { return eselsbruecke::draw_plan(choices); }
  Move draw_move(const State& state, const Plan& plan, Choices& choices) const;
  Move attempt(const State& state, Choices& choices) const;
  Claim attempt_claim(const State& state, Choices& choices) const;
  std::vector<std::string> labels(const Setup& setup, std::span<const Move> moves, const State& end) const;
  static std::map<std::string, double> label_shares() { return eselsbruecke::label_shares(); }

  static Settings read_settings(int players, const TraceNode& readings, const TraceNode& options) {
    return eselsbruecke::read_settings(players, readings, options);
  }
  static Setup read_setup(const Settings& settings, const TraceNode& node) {
    return eselsbruecke::read_setup(settings, node);
  }
  static Position read_position(const Settings& settings, const TraceNode& node) {
    return eselsbruecke::read_position(settings, node);
  }
  static Move read_move(const Settings& settings, const TraceNode& node) {
    return eselsbruecke::read_move(settings, node);
  }
  static Claim read_claim(const Settings& settings, const TraceNode& node) {
    return eselsbruecke::read_claim(settings, node);
  }
  static void check_moves(const Settings&, std::span<const Move> moves, const TraceNode& node) {
    eselsbruecke::check_moves(moves, node);
  }
  static std::string write_readings(const Settings& settings) { return eselsbruecke::write_readings(settings); }
  static std::string write_options(const Settings& settings) { return eselsbruecke::write_options(settings); }
  static std::string write_setup(const Settings&, const Setup& setup) { return eselsbruecke::write_setup(setup); }
  static std::string write_position(const Settings&, const Position& position) {
    return eselsbruecke::write_position(position);
  }
  static std::string write_move(const Settings&, const Move& move) { return eselsbruecke::write_move(move); }
  static std::string write_claim(const Settings&, const Claim& claim) { return eselsbruecke::write_claim(claim); }

 private:
  Settings settings_;
  Agreement<D> agreement_;
};

extern template class Model<Concrete>;
extern template class Model<Mutant<Concrete>>;
extern template class Model<Observed<Concrete>>;

}  // namespace rulecheck::eselsbruecke
