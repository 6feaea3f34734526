// Nim: hand cases, the small space as a whole, and stored logs that keep and break each clause.
#include "model/nim/heap.hpp"

#include "model/core/replay.hpp"
#include "model/nim/model.hpp"
#include "properties/core/check.hpp"

namespace rulecheck::nim {
namespace {

template <class D>
State<D> state_of(int heap, int turn, int most = 3, bool last_loses = false) {
  using Num = typename D::Num;
  return {Num(heap), Num(turn), Num(most), typename D::Bool(last_loses)};
}

/// Expects the stored trace "<id>-legal.json" to conform, and "<id>-breaks.json" to break this clause alone.
template <class D>
void expect_bite(Trial& trial, const Clause& clause) {
  const std::string path = "tests/nim/traces/" + std::string(clause.id);
  const Replay legal = replay_file<Model<D>>(path + "-legal.json");
  trial.expect(legal.verdict == TraceVerdict::conforms, [&] { return path + " to conform: " + describe(legal); });
  trial.witness({&clause}, false, path + "-legal.json");
  const Replay breaks = replay_file<Model<D>>(path + "-breaks.json");
  trial.expect(breaks.verdict == TraceVerdict::violates && breaks.clauses == std::vector{&clause},
               [&] { return path + " to break this clause alone: " + describe(breaks); });
  trial.witness({&clause}, true, path + "-breaks.json");
}

}  // namespace

EXAMPLE(NimHeap, SeatZeroBeginsAndTheStonesTakenAreGone, clause::heap, clause::take_turns, clause::limit) {
  using Num = typename D::Num;
  const State<D> begun = begin<D>(Num(7), Num(3), typename D::Bool(false));
  trial.expect(known(begun.heap) == 7 && known(begun.turn) == 0, "7 stones, and seat 0 to begin");
  const State<D> after = step<D>(begun, Num(3));
  trial.expect(known(after.heap) == 4 && known(after.turn) == 1, "4 stones left, and seat 1 to be next");
  trial.expect(known(step<D>(after, Num(1)).turn) == 0, "seat 0 to be next again");
}

/// The reading's distinguishing case: one game, two results.
EXAMPLE(NimHeap, TheSameGameHasAnotherWinnerUnderTheOtherReading, clause::last_stone) {
  using Num = typename D::Num;
  const State<D> wins = step<D>(state_of<D>(2, 1, 3, false), Num(2)),
                 loses = step<D>(state_of<D>(2, 1, 3, true), Num(2));
  trial.expect(known(is_over<D>(wins)) && known(winner<D>(wins)) == 1, "seat 1 to win with the last stone");
  trial.expect(known(is_over<D>(loses)) && known(winner<D>(loses)) == 0, "seat 1 to lose with the last stone");
}

EXAMPLE(NimHeap, StoredLogsKeepAndBreakEachClause, clause::heap, clause::take_turns, clause::limit,
        clause::take_what_is_there, clause::game_end, clause::last_stone) {
  for (const Clause* clause : {&clause::heap, &clause::take_turns, &clause::limit, &clause::take_what_is_there,
                               &clause::game_end, &clause::last_stone}) {
    expect_bite<D>(trial, *clause);
  }
}

EXHAUSTIVE(NimHeap, EveryMoveFromEveryHeapIsJudgedByTheText, clause::take_turns, clause::limit,
           clause::take_what_is_there, clause::game_end) {
  trial.unit("moves");
  for (int code = 0; code < 41 * 2 * 5 * 2 * 7; ++code) {
    const int heap = code % 41, turn = code / 41 % 2, most = 1 + code / 82 % 5, seat = code / 410 % 2;
    const int stones = code / 820;
    const Broken<D> broken = judge<D>(state_of<D>(heap, turn, most), typename D::Num(seat), typename D::Num(stones));
    trial.next_case();
    trial.expect(known(broken.out_of_turn) == (seat != turn), "exactly the other seat to be out of turn");
    trial.expect(known(broken.beyond_limit) == (stones == 0 || stones > most), "1 stone to the limit to be allowed");
    trial.expect(known(broken.beyond_heap) == (stones > heap), "no more stones than there are to be allowed");
    trial.expect(known(broken.game_is_over) == (heap == 0), "the empty heap to end the game");
  }
}

EXHAUSTIVE(NimHeap, OneToFortyStonesAreAHeapAndTheInvariantKnowsThem, clause::heap, clause::take_turns) {
  for (int heap = -2; heap <= 43; ++heap) {
    trial.expect(known(is_wrong_heap<D>(typename D::Num(heap))) == (heap < 1 || heap > 40), "1 to 40 stones to begin");
    for (int turn = -1; turn <= 2; ++turn) {
      const bool right = heap >= 0 && heap <= 40 && (turn == 0 || turn == 1);
      trial.next_case();
      trial.expect(known(invariant<D>(state_of<D>(heap, turn))) == right, "0 to 40 stones, turn 0 or 1");
    }
  }
}

EXHAUSTIVE(NimHeap, AHeapOfOneIsOverAfterTheOnlyMoveThereIs, clause::heap, clause::take_turns) {
  for (int most = 1; most <= largest_limit; ++most) {
    const Model<D> model({.most = most});
    const auto begun = model.begin({1});
    const std::vector<Move> moves = model.legal(begun);
    trial.next_case();
    trial.expect(moves.size() == 1 && moves[0].player == 0, "seat 0 to have a single move");
    trial.expect(model.over(model.step(begun, moves[0])), "the game to be over before seat 1 has moved");
  }
}

}  // namespace rulecheck::nim
