#include "model/nim/model.hpp"

#include <fmt/format.h>

#include "model/core/game.hpp"
#include "model/core/given.hpp"

namespace rulecheck::nim {
namespace {

/// Collects what is broken, under the number of its check.
class Findings {
 public:
  template <class Bool>
  void check(int number, const Bool& broken, const Clause& clause, std::string message) {
    if (known(broken)) breaches_.push_back({&clause, number, std::move(message)});
  }
  Breaches take() { return std::move(breaches_); }

 private:
  Breaches breaches_;
};

int from_to(int lowest, int highest, Choices& choices) {
  return lowest + static_cast<int>(choices.below(static_cast<std::uint32_t>(highest - lowest + 1)));
}

}  // namespace

template <class D>
auto Model<D>::begin(const Setup& setup) const -> State {
  return nim::begin<D>(Given<D>::num(setup.heap), Given<D>::num(settings_.most), Given<D>::truth(settings_.last_loses));
}

template <class D>
auto Model<D>::begin_at(const Position& position) const -> State {
  return {Given<D>::num(position.heap), Given<D>::num(position.turn), Given<D>::num(settings_.most),
          Given<D>::truth(settings_.last_loses)};
}

template <class D>
Breaches Model<D>::judge_setup(const Setup& setup, bool) const {
  Findings findings;
  findings.check(1, is_wrong_heap<D>(Given<D>::num(setup.heap)), clause::heap,
                 fmt::format("a heap of {} stones", setup.heap));
  return findings.take();
}

template <class D>
Breaches Model<D>::judge(const State& state, const Move& move) const {
  const Broken<D> broken = nim::judge<D>(state, Given<D>::num(move.player), Given<D>::num(move.take));
  const std::string took = fmt::format("seat {} takes {}", move.player, move.take);
  Findings findings;
  findings.check(1, broken.game_is_over, clause::game_end, "the game is over");
  findings.check(2, broken.out_of_turn, clause::take_turns, took + " out of turn");
  findings.check(3, broken.beyond_limit, clause::limit, fmt::format("{}; 1 to {} are allowed", took, settings_.most));
  findings.check(4, broken.beyond_heap, clause::take_what_is_there, fmt::format("{} of {}", took, known(state.heap)));
  return findings.take();
}

template <class D>
Breaches Model<D>::judge_claim(const State& state, const Claim& claim) const {
  Findings findings;
  findings.check(1, claims_too_early<D>(state), clause::game_end, "the game is not over");
  if (claim.winner) {
    findings.check(2, claims_wrong_winner<D>(state, Given<D>::num(*claim.winner)), clause::last_stone,
                   fmt::format("seat {} has not won", *claim.winner));
  }
  return findings.take();
}

template <class D>
auto Model<D>::legal(const State& state) const -> std::vector<Move> {
  std::vector<Move> moves;
  for (int take = 1; take <= settings_.most; ++take) {
    const Move move{known(state.turn), take};
    if (judge(state, move).empty()) moves.push_back(move);
  }
  return moves;
}

template <class D>
auto Model<D>::step(const State& state, const Move& move) const -> State {
  return nim::step<D>(state, Given<D>::num(move.take));
}

template <class D>
auto Model<D>::position(const State& state) const -> std::optional<Position> {
  return Position{known(state.heap), known(state.turn)};
}

template <class D>
std::string Model<D>::describe(const State& state) const {
  return fmt::format("{} stones, turn {}", known(state.heap), known(state.turn));
}

template <class D>
Settings Model<D>::draw_settings(int, Choices& choices) {
  return {.most = from_to(1, largest_limit, choices), .last_loses = choices.happens(1, 2)};
}

template <class D>
Setup Model<D>::draw_setup(Choices& choices) const {
  return {from_to(1, largest_heap, choices)};
}

template <class D>
Move Model<D>::draw_move(const State& state, const Plan&, Choices& choices) const {
  const std::vector<Move> moves = legal(state);
  if (moves.empty()) throw ModelDefect("nobody may move, and the game is not over: " + describe(state));
  return moves[choices.below(static_cast<std::uint32_t>(moves.size()))];
}

template <class D>
Move Model<D>::attempt(const State&, Choices& choices) const {
  return {from_to(0, 1, choices), from_to(0, settings_.most + 1, choices)};
}

template <class D>
Setup Model<D>::attempt_setup(Choices& choices) const {
  return {choices.happens(1, 2) ? 0 : largest_heap + 1};
}

template <class D>
Claim Model<D>::attempt_claim(const State& state, Choices& choices) const {
  if (choices.happens(1, 4)) return {};
  return {known(winner<D>(state)) + from_to(-1, 1, choices)};
}

template <class D>
std::vector<std::string> Model<D>::labels(const Setup&, std::span<const Move>, const State& end) const {
  return {fmt::format("seat {} wins", *result(end).winner)};
}

const Game& game() {
  static const GameOf<Model<Concrete>> nim;
  return nim;
}

static_assert(GameModel<Model<Concrete>> && GameModel<Model<Mutant<Concrete>>> && GameModel<Model<Observed<Concrete>>>);

template class Model<Concrete>;
template class Model<Mutant<Concrete>>;
template class Model<Observed<Concrete>>;

}  // namespace rulecheck::nim
