// What always holds of a game: proved of every state, from the deal on and from play to play.
#include "smt/bremen/state.hpp"
#include "model/bremen/round.hpp"
#include "smt/core/free_counts.hpp"

namespace rulecheck::bremen {
namespace {

/// Numbers that host code can put into a state; far beyond them a sum of four leaves the range of a Num.
template <int players>
SymBool small_numbers(const State<Symbolic, players>& state) {
  auto small = [](const SymNum& number) { return SymNum(-1000) <= number && number <= SymNum(1000); };
  SymBool result = small(state.leader) && small(state.turn) && small(state.round);
  for (const SymNum& won : state.won) result = result && small(won);
  return result;
}

template <class D, int players>
void invariant_is_well_formed(Proof& proof) {
  auto state = book::any_state<players>();
  proof.reset();
  proof.assume(small_numbers<players>(state));
  auto same = [&] {
    return plain(invariant<D, players>(book::read_in<D, players>(state))) == book::well_formed<players>(state);
  };
  const SymBool seats = book::is_seat<players>(state.leader) && book::is_seat<players>(state.turn);
  {
    const FreeCounts sizes;
    proof.claim(book::with<players>("leader or turn is no seat"), seats || same());
  }
  for (std::size_t leader = 0; leader < players; ++leader) {
    for (std::size_t turn = 0; turn < players; ++turn) {
      const FreeCounts sizes;
      state.leader = book::seat_number(leader);
      state.turn = book::seat_number(turn);
      const SymBool claim = same();
      proof.claim(book::with<players>("leader " + std::to_string(leader) + ", turn " + std::to_string(turn)),
                  book::implies(sizes.in_range(), claim));
    }
  }
}

}  // namespace

PROOF(BremenState, TheInvariantSaysWhatAWellFormedStateIs, clause::pieces, clause::one_piece_per_round) {
  invariant_is_well_formed<D, 3>(proof);
  invariant_is_well_formed<D, 4>(proof);
}

}  // namespace rulecheck::bremen
