// The contract that every game fulfils. Replay, conformance checks, fuzzing, mutants and the command line know a game
// through it alone.
#pragma once
#include <concepts>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/breach.hpp"
#include "model/core/choices.hpp"
#include "model/core/clause.hpp"

namespace rulecheck {

class TraceNode;

/// How many may play.
struct PlayerRange {
  int fewest, most;
};

/// The rules led to something that no game can come to: nobody may move, a game that never ends, a seat that does not
/// exist. Never thrown by correct rules; a bent rule that causes it has been noticed.
class ModelDefect : public std::logic_error {
 public:
  using std::logic_error::logic_error;
};

/// `rulecheck::<game>::Model<D>`, a class template over the value domain, fulfils this in every domain whose values are
/// known (Concrete, Mutant<Concrete>, Observed<Concrete>). An object is the game under given settings; it holds no
/// state. The entries of a trace (Settings, Setup, Position, Move, Claim) are plain host data, the same in all domains;
/// State is what the rule text works on. No function but read_* throws anything except ModelDefect.
///
/// **Types**
/// - `Settings`: `int players`, readings and options; copyable.
/// - `Setup`, `Position`: the two starts that a trace can have. `Move`: any record of `moves`. `Claim`: a `result` of
///   which any key may be missing. All copyable.
/// - `State`: a game between two records, with all that later records refer back to; copyable.
/// - `Plan`: what the players of a random game are after; drawn once per game. It makes rare endings frequent.
///
/// **The game**
/// - `begin(setup)`: requires that judge_setup is empty. `begin_at(position)`: the position is taken as given.
/// - `judge_setup(setup, goes_on)`: all clauses that a setup breaks; `goes_on`: the trace has moves or a result.
/// - `judge(state, move)`: all clauses that a well-formed record breaks here, of whatever kind it is.
/// - `judge_claim(state, claim)`: all clauses that a claimed result breaks here, also where the game is not over.
/// - `legal(state)`: the moves that carry the game on and break nothing; empty where the game is over. Where they are
///   too many to list (dealing, simultaneous choices) a selection, never empty for it.
/// - optional: `lists_all(state)`: whether legal(state) is complete; where it is missing it always is.
/// - `records(state)`: the records that may be made here but need not be, and that are true (who takes, who scores).
/// - `step(state, move)`: the state after a record for which judge is empty.
/// - `over(state)`; `result(state)`: complete, requires over.
/// - `invariant(state)`: what holds of every state that play from a setup can reach.
/// - `position(state)`: the state as a position, where the format can express it here; begin_at of it plays on alike.
/// - `describe(state)`: for people, one line.
/// - optional: `most_moves()`: no game has more moves than this, records() not counted; where it is missing the rules
///   bound no game, and random ones are left after `moves_before_left` (model/core/record.hpp).
///
/// **Random games.** All decisions come from Choices: any bytes, also none, give a complete game. Everything that the
/// rules allow must be possible.
/// - `draw_settings(players, choices)`, `draw_setup(choices)`: conforms, may hold deals that are not played.
/// - `draw_plan(state, choices)`, `draw_move(state, plan, choices)`: a legal move; requires not over. Throws
///   ModelDefect where the rules leave none.
/// - `attempt(state, choices)`: any well-formed record, mostly an illegal one, near to what would be legal.
/// - `attempt_setup(choices)`, `attempt_claim(state, choices)`: likewise, mostly wrong in one place.
/// - optional: `every_setup_conforms()`: whether no well-formed setup breaks a clause, so that attempt_setup cannot
///   be wrong; where it is missing some do.
/// - `labels(setup, moves, end)`: what happened in a game, for distributions: "won", "redealt", … Requires over(end).
/// - optional: `label_shares()`: label → the share of random games that has it at least, 0 to 1.
///
/// **Traces** (throw InputError for what is malformed; the contents are not judged)
/// - `read_settings(players, readings, options)`, `read_setup(settings, node)`, `read_position(settings, node)`,
///   `read_move(settings, node)`, `read_claim(settings, node)`. The key `comment` of a move is gone already.
/// - optional: `check_moves(settings, moves, node)`: what makes the list of all moves malformed; node is the list.
/// - `write_readings(settings)`, `write_options(settings)`, `write_setup(settings, setup)`,
///   `write_position(settings, position)`, `write_move(settings, move)`, `write_claim(settings, claim)`: JSON; reading
///   it back gives the same.
template <class M>
concept GameModel =
    std::copyable<typename M::Settings> && std::copyable<typename M::Setup> && std::copyable<typename M::Position> &&
    std::copyable<typename M::Move> && std::copyable<typename M::Claim> && std::copyable<typename M::State> &&
    std::copyable<typename M::Plan> && std::constructible_from<M, typename M::Settings> &&
    requires(const M& model, const typename M::Settings& settings, const typename M::Setup& setup,
             const typename M::Position& position, const typename M::Move& move, const typename M::Claim& claim,
             const typename M::State& state, const typename M::Plan& plan, std::span<const typename M::Move> moves,
             Choices& choices, const TraceNode& node, bool goes_on, int players) {
      { M::clause_register() } -> std::same_as<const Register&>;
      { M::players() } -> std::same_as<PlayerRange>;
      { settings.players } -> std::convertible_to<int>;
      { model.settings() } -> std::same_as<const typename M::Settings&>;

      { model.begin(setup) } -> std::same_as<typename M::State>;
      { model.begin_at(position) } -> std::same_as<typename M::State>;
      { model.judge_setup(setup, goes_on) } -> std::same_as<Breaches>;
      { model.judge(state, move) } -> std::same_as<Breaches>;
      { model.judge_claim(state, claim) } -> std::same_as<Breaches>;
      { model.legal(state) } -> std::same_as<std::vector<typename M::Move>>;
      { model.records(state) } -> std::same_as<std::vector<typename M::Move>>;
      { model.step(state, move) } -> std::same_as<typename M::State>;
      { model.over(state) } -> std::same_as<bool>;
      { model.result(state) } -> std::same_as<typename M::Claim>;
      { model.invariant(state) } -> std::same_as<bool>;
      { model.position(state) } -> std::same_as<std::optional<typename M::Position>>;
      { model.describe(state) } -> std::same_as<std::string>;

      { M::draw_settings(players, choices) } -> std::same_as<typename M::Settings>;
      { model.draw_setup(choices) } -> std::same_as<typename M::Setup>;
      { model.draw_plan(state, choices) } -> std::same_as<typename M::Plan>;
      { model.draw_move(state, plan, choices) } -> std::same_as<typename M::Move>;
      { model.attempt(state, choices) } -> std::same_as<typename M::Move>;
      { model.attempt_setup(choices) } -> std::same_as<typename M::Setup>;
      { model.attempt_claim(state, choices) } -> std::same_as<typename M::Claim>;
      { model.labels(setup, moves, state) } -> std::same_as<std::vector<std::string>>;

      { M::read_settings(players, node, node) } -> std::same_as<typename M::Settings>;
      { M::read_setup(settings, node) } -> std::same_as<typename M::Setup>;
      { M::read_position(settings, node) } -> std::same_as<typename M::Position>;
      { M::read_move(settings, node) } -> std::same_as<typename M::Move>;
      { M::read_claim(settings, node) } -> std::same_as<typename M::Claim>;
      { M::write_readings(settings) } -> std::same_as<std::string>;
      { M::write_options(settings) } -> std::same_as<std::string>;
      { M::write_setup(settings, setup) } -> std::same_as<std::string>;
      { M::write_position(settings, position) } -> std::same_as<std::string>;
      { M::write_move(settings, move) } -> std::same_as<std::string>;
      { M::write_claim(settings, claim) } -> std::same_as<std::string>;
    };

}  // namespace rulecheck
