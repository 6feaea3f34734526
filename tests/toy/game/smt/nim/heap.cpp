// Nim, proved for every state: what a move breaks, what it changes, who wins. The claims speak of numbers alone.
#include "model/nim/heap.hpp"

#include "smt/core/proof.hpp"

namespace rulecheck::nim {
namespace {

/// A state whose parts are free, and the same parts as terms.
template <class D>
struct AnyState {
  SymNum heap = any_num("heap"), turn = any_num("turn"), most = any_num("most");
  SymBool last_loses = any_bool("last_loses");
  State<D> state{typename D::Num(heap), typename D::Num(turn), typename D::Num(most), typename D::Bool(last_loses)};

  SymBool is_well_formed() const {
    return SymNum(0) <= heap && heap <= SymNum(40) && (turn == SymNum(0) || turn == SymNum(1));
  }
  SymBool is_agreed() const { return SymNum(1) <= most && most <= SymNum(5); }
};

/// The values that an integer of a trace can have do not fit; those beyond this range are judged like its ends.
SymBool is_small(const SymNum& number) { return SymNum(-1000) <= number && number <= SymNum(1000); }

}  // namespace

PROOF(NimHeap, AGameBeginsWithOneToFortyStonesAndSeatZero, clause::heap, clause::take_turns) {
  const AnyState<D> any;
  const SymBool right = SymNum(1) <= any.heap && any.heap <= SymNum(40);
  proof.claim("wrong heaps", plain(is_wrong_heap<D>(any.state.heap)) == !right);
  const State<D> begun = begin<D>(any.state.heap, any.state.most, any.state.last_loses);
  proof.claim("the heap, the limit and the reading are kept", plain(begun.heap) == any.heap &&
                                                                  plain(begun.most) == any.most &&
                                                                  plain(begun.last_loses) == any.last_loses);
  proof.claim("seat 0 begins", plain(begun.turn) == SymNum(0));
  proof.assume(right);
  proof.claim("the invariant holds", plain(invariant<D>(begun)));
}

PROOF(NimHeap, AMoveBreaksExactlyWhatTheTextForbids, clause::take_turns, clause::limit, clause::take_what_is_there,
      clause::game_end) {
  const AnyState<D> any;
  const SymNum seat = any_num("seat"), stones = any_num("stones");
  proof.assume_invariant(any.is_well_formed() && any.is_agreed() && is_small(stones));
  const Broken<D> broken = judge<D>(any.state, typename D::Num(seat), typename D::Num(stones));
  SymBool allowed(false);
  for (int limit = 1; limit <= 5; ++limit) allowed = allowed || (stones == SymNum(limit) && SymNum(limit) <= any.most);
  proof.claim("limit", plain(broken.beyond_limit) == !allowed);
  proof.claim("turn", plain(broken.out_of_turn) == !(seat == any.turn));
  proof.claim("what is there", plain(broken.beyond_heap) == !(stones <= any.heap));
  proof.claim("end", plain(broken.game_is_over) == !(SymNum(1) <= any.heap));
  proof.claim("a claim before the end is too early", plain(claims_too_early<D>(any.state)) == (SymNum(1) <= any.heap));
  proof.assume(SymNum(1) <= any.heap);
  const Broken<D> one = judge<D>(any.state, any.state.turn, typename D::Num(SymNum(1)));
  proof.claim("one stone can always be taken", !plain(one.game_is_over) && !plain(one.out_of_turn) &&
                                                   !plain(one.beyond_limit) && !plain(one.beyond_heap));
}

PROOF(NimHeap, ALegalMoveTakesItsStonesAndPassesTheTurn, clause::take_turns, clause::limit, clause::heap) {
  const AnyState<D> any;
  const SymNum stones = any_num("stones");
  proof.claim("the invariant says what a well-formed state is", plain(invariant<D>(any.state)) == any.is_well_formed());
  proof.assume_invariant(any.is_well_formed());
  proof.assume(SymNum(1) <= stones && stones <= any.heap);
  const State<D> after = step<D>(any.state, typename D::Num(stones));
  proof.claim("the stones leave the heap", plain(after.heap) + stones == any.heap);
  proof.claim("the other seat is next", plain(after.turn) == SymNum(1) - any.turn);
  proof.claim("the invariant is kept", plain(invariant<D>(after)));
  proof.claim("limit and reading stay", plain(after.most) == any.most && plain(after.last_loses) == any.last_loses);
  proof.possible("the heap becomes empty", plain(after.heap) == SymNum(0));
}

PROOF(NimHeap, WhoTakesTheLastStoneWinsOrLosesByTheReading, clause::last_stone) {
  const AnyState<D> any;
  const SymNum claimed = any_num("claimed");
  proof.assume_invariant(any.is_well_formed());
  // The last move takes the whole heap; it is made by the seat whose turn it is.
  const State<D> after = step<D>(any.state, any.state.heap);
  const SymNum won = select(any.last_loses, SymNum(1) - any.turn, any.turn);
  proof.claim("the winner", plain(winner<D>(after)) == won);
  proof.claim("claims", plain(claims_wrong_winner<D>(after, typename D::Num(claimed))) == !(claimed == won));
}

}  // namespace rulecheck::nim
