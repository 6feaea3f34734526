// Bucket Brigade as a game model: carries entries of a log into the rule text and its answers back. No rule stands
// here.
#pragma once

#include "model/bucket_brigade/draw.hpp"
#include "model/bucket_brigade/entering.hpp"
#include "model/bucket_brigade/labels.hpp"
#include "model/core/game_model.hpp"
#include "model/core/mutant.hpp"
#include "model/core/observed.hpp"

namespace rulecheck {
class Game;
}

namespace rulecheck::bucket_brigade {

/// Bucket Brigade for the command line and the reports.
const Game& game();

/// Fulfils the contract of model/core/game_model.hpp; what each function does is said there.
template <class D>
class Model {
 public:
  using Settings = bucket_brigade::Settings;
  using Setup = bucket_brigade::Setup;
  using Position = bucket_brigade::Position;
  using Move = bucket_brigade::Move;
  using Claim = bucket_brigade::Claim;
  using State = std::variant<Log<D, 3>, Log<D, 4>, Log<D, 5>>;
  using Plan = bucket_brigade::Plan;

  explicit Model(Settings settings) : settings_(std::move(settings)), agreement_(agreed<D>(settings_)) {}
  static const Register& clause_register() { return bucket_brigade::clause_register(); }
  static PlayerRange players() { return {3, 5}; }
  const Settings& settings() const { return settings_; }
  /// Readings and board as the rule text has them.
  const Agreement<D>& agreement() const { return agreement_; }

  State begin(const Setup& setup) const;
  State begin_at(const Position& position) const;
  Breaches judge_setup(const Setup&, bool) const { return {}; }
  static bool every_setup_conforms() { return true; }
  Breaches judge(const State& state, const Move& move) const;
  Breaches judge_claim(const State& state, const Claim& claim) const;
  /// All plays in all ways to write them down; some of the deals.
  std::vector<Move> legal(const State& state) const;
  bool lists_all(const State& state) const;
  std::vector<Move> records(const State& state) const;
  State step(const State& state, const Move& move) const;
  bool over(const State& state) const;
  Claim result(const State& state) const;
  bool invariant(const State& state) const;
  std::optional<Position> position(const State& state) const;
  std::string describe(const State& state) const;
  /// A deal for each heat, and a play for each card in hand.
  int most_moves() const { return settings_.players * (1 + std::popcount(all_cards)); }

  static Settings draw_settings(int players, Choices& choices) {
    return bucket_brigade::draw_settings(players, choices);
  }
  Setup draw_setup(Choices& choices) const {
    return {static_cast<int>(choices.below(static_cast<std::uint32_t>(settings_.players)))};
  }
  Setup attempt_setup(Choices& choices) const { return draw_setup(choices); }
  Plan draw_plan(const State&, Choices& choices) const { return bucket_brigade::draw_plan(choices); }
  Move draw_move(const State& state, const Plan& plan, Choices& choices) const;
  Move attempt(const State& state, Choices& choices) const;
  Claim attempt_claim(const State& state, Choices& choices) const;
  std::vector<std::string> labels(const Setup& setup, std::span<const Move> moves, const State& end) const;
  static std::map<std::string, double> label_shares() { return bucket_brigade::label_shares(); }

  static Settings read_settings(int players, const TraceNode& readings, const TraceNode& options) {
    return bucket_brigade::read_settings(players, readings, options);
  }
  static Setup read_setup(const Settings& settings, const TraceNode& node) {
    return bucket_brigade::read_setup(settings, node);
  }
  static Position read_position(const Settings& settings, const TraceNode& node) {
    return bucket_brigade::read_position(settings, node);
  }
  static Move read_move(const Settings& settings, const TraceNode& node) {
    return bucket_brigade::read_move(settings, node);
  }
  static Claim read_claim(const Settings& settings, const TraceNode& node) {
    return bucket_brigade::read_claim(settings, node);
  }
  static std::string write_readings(const Settings& settings) { return bucket_brigade::write_readings(settings); }
  static std::string write_options(const Settings& settings) { return bucket_brigade::write_options(settings); }
  static std::string write_setup(const Settings&, const Setup& setup) { return bucket_brigade::write_setup(setup); }
  static std::string write_position(const Settings&, const Position& position) {
    return bucket_brigade::write_position(position);
  }
  static std::string write_move(const Settings&, const Move& move) { return bucket_brigade::write_move(move); }
  static std::string write_claim(const Settings&, const Claim& claim) { return bucket_brigade::write_claim(claim); }

 private:
  Settings settings_;
  Agreement<D> agreement_;
};

extern template class Model<Concrete>;
extern template class Model<Mutant<Concrete>>;
extern template class Model<Observed<Concrete>>;

}  // namespace rulecheck::bucket_brigade
