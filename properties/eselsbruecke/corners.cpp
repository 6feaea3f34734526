// Corners that whole games do not get to, each with one thing wrong or said that no other part of a rule notices.
#include <utility>
#include <vector>

#include "model/eselsbruecke/entering.hpp"
#include "model/eselsbruecke/invariant.hpp"
#include "properties/core/check.hpp"

namespace rulecheck::eselsbruecke {
namespace {

/// How many of these hold.
template <class D>
int wrong_things(const WrongSettlement<D>& wrong) {
  return std::apply([&](auto... part) { return ((known(wrong.*part) ? 1 : 0) + ...); }, WrongSettlement<D>::fields);
}

/// After a guessing round of seat 0's story. @param mistake seat 1 has made one, and a stop tile has saved some
template <class D>
Log<D, 3> settled_log(bool mistake) {
  Log<D, 3> log;
  log.guessing_just_ended = Given<D>::truth(true);
  log.last.rewarded = Given<D>::truth(!mistake);
  log.last.erred[1] = log.last.stopped[1] = Given<D>::truth(mistake);
  log.last.lost[1] = Given<D>::num(mistake ? 2 : 0);
  for (auto& stack : log.game.stack) stack = given_stack<D>("psp");
  return log;
}

/// What is true of it; nothing of that is said.
template <class D>
StatedSettlement<D, 3> true_settlement(const Log<D, 3>& log) {
  StatedSettlement<D, 3> stated;
  stated.lost = log.last.lost;
  stated.stop = log.last.rewarded;
  stated.stack = log.game.stack;
  return stated;
}

/// Before the turn of seat 2 in a round, everybody having this stack.
template <class D>
State<D, 4> between_turns(const Agreement<D>& agreement, int round, const StackText& stack) {
  auto begun = begin<D, 4>(agreement, Given<D>::num(0));
  for (auto& each : begun.stack) each = given_stack<D>(stack);
  return resume<D, 4>(agreement, begun, Given<D>::num(round), Given<D>::num(2));
}

}  // namespace

EXAMPLE(EselsbrueckeCorners, WhatIsNotSaidOfASettlementIsNotWrong, clause::penalty_of_the_field,
        clause::revealed_stop_ends_giving, clause::stop_tile_as_reward, clause::no_reward_after_a_mistake) {
  const Agreement<D> agreement = agreed<D>({});
  for (const bool mistake : {true, false}) {
    const Log<D, 3> log = settled_log<D>(mistake);
    StatedSettlement<D, 3> stated;
    stated.stop = Given<D>::truth(mistake);
    for (auto& number : stated.lost) number = Given<D>::num(9);
    for (auto& number : stated.aside) number = Given<D>::num(5);
    for (auto& stack : stated.stack) stack = given_stack<D>("sss");
    trial.expect(wrong_things<D>(judge_settlement<D, 3>(agreement, log, stated)) == 0, "nothing to be wrong");
  }
}

EXAMPLE(EselsbrueckeCorners, AWrongStackGoesWithoutSayingWhereItsCauseIsNamed, clause::penalty_of_the_field,
        clause::revealed_stop_ends_giving, clause::open_tiles_go_first, clause::stop_tile_as_reward,
        clause::no_reward_after_a_mistake) {
  const Agreement<D> agreement = agreed<D>({});
  const auto truth = [](bool value) { return Given<D>::truth(value); };
  // More lost than a stop tile lets go, or fewer, and the stack to match.
  for (const int lost : {3, 1}) {
    const Log<D, 3> log = settled_log<D>(true);
    StatedSettlement<D, 3> stated = true_settlement<D>(log);
    stated.says_lost = stated.says_stacks = truth(true);
    stated.lost[1] = Given<D>::num(lost);
    stated.stack[1] = given_stack<D>("sp");
    const auto wrong = judge_settlement<D, 3>(agreement, log, stated);
    trial.expect(known(lost == 3 ? wrong.lost_past_a_stop : wrong.wrong_lost), "the number of tiles to be wrong");
    trial.expect(wrong_things<D>(wrong) == 1, "nothing else to be wrong");
  }
  // A stop tile that the storyteller does not get, or gets, and the stack to match.
  for (const bool mistake : {true, false}) {
    const Log<D, 3> log = settled_log<D>(mistake);
    StatedSettlement<D, 3> stated = true_settlement<D>(log);
    stated.says_stop = stated.says_stacks = truth(true);
    stated.stop = truth(mistake);
    stated.stack[0] = given_stack<D>("sspsp");
    const auto wrong = judge_settlement<D, 3>(agreement, log, stated);
    trial.expect(known(mistake ? wrong.unearned_stop : wrong.missing_stop), "the stop tile to be wrong");
    trial.expect(wrong_things<D>(wrong) == 1, "nothing else to be wrong");
  }
}

/// Fields of equally many tiles, so that all tiles are there.
EXAMPLE(EselsbrueckeCorners, AStoryOnTheWrongFieldIsNoticed, clause::next_free_field, clause::distributed_field) {
  const Agreement<D> agreement = agreed<D>({});
  State<D, 4> state = between_turns<D>(agreement, 2, "p");
  trial.expect(known(invariant<D, 4>(agreement, state)), "a state of a game");
  // In round 2 the first two players have told two stories, the others one.
  const std::vector<std::uint64_t> fields{0b011, 0b011, 0b001, 0b001};
  for (std::size_t seat = 0; seat < 4; ++seat) {
    trial.expect(known(state.field[seat]) == fields[seat], "stories on the first fields");
  }
  for (const std::size_t seat : {2U, 3U}) {
    State<D, 4> wrong = state;
    wrong.field[seat] = Given<D>::set(0b010);
    trial.expect(!known(invariant<D, 4>(agreement, wrong)), "blue instead of red to be noticed");
  }
  std::swap(state.field[1], state.field[2]);
  trial.expect(!known(invariant<D, 4>(agreement, state)), "a story on another board to be noticed");
}

EXAMPLE(EselsbrueckeCorners, AStackOutOfOrderIsNoticed, clause::revealed_stop_ends_giving) {
  const Agreement<D> agreement = agreed<D>({});
  const State<D, 4> state = between_turns<D>(agreement, 6, "pspsp");
  trial.expect(known(invariant<D, 4>(agreement, state)), "a state of a game");
  for (const auto& [entry, below] : std::vector<std::pair<std::size_t, int>>{{0, 1}, {1, 3}, {2, 4}, {2, 0}}) {
    State<D, 4> wrong = state;
    wrong.stack[3].below[entry] = Given<D>::num(below);
    trial.expect(!known(invariant<D, 4>(agreement, wrong)), "stop tiles out of order to be noticed");
  }
}

/// It cannot come to this; a guess would not be refused for the round, but for whose turn it is.
EXAMPLE(EselsbrueckeCorners, AGuessIsTooEarlyOnlyWhileNothingIsGuessed, clause::six_rounds) {
  const Agreement<D> agreement = agreed<D>({});
  State<D, 4> state = between_turns<D>(agreement, 2, "p");
  const Guess<D> guess{Given<D>::num(3), Given<D>::set(0), Given<D>::truth(false)};
  trial.expect(known(judge_guess<D, 4>(agreement, state, guess).too_early), "nothing to be guessed in round 2");
  state.guessing = Given<D>::truth(true);
  trial.expect(!known(judge_guess<D, 4>(agreement, state, guess).too_early), "a guessing round to be one in any round");
}

}  // namespace rulecheck::eselsbruecke
