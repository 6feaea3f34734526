// No rule leaves the 16 bits that a number has in the proofs, so that they speak of the program's numbers.
#include "model/bremen/score.hpp"
#include "smt/bremen/plays.hpp"
#include "smt/core/free_counts.hpp"

namespace rulecheck::bremen {
namespace {

/// Runs a rule and claims that no sum, difference or product in it leaves the range.
template <class Rule>
void stays_in_range(Proof& proof, const std::string& name, Rule&& rule) {
  const Symbolic::OverflowWatch watch;
  rule();
  proof.claim(name + ", " + std::to_string(watch.operations()) + " operations",
              SymBool(watch.operations() > 0) && watch.in_range());
}

/// Whatever lies where: seats are seats, rounds 1 to 13, and nobody has more pieces than there are rounds for.
template <int players>
State<Symbolic, players> any_state_in_range(Proof& proof) {
  const auto state = book::any_state<players>();
  proof.assume(book::is_seat<players>(state.leader) && book::is_seat<players>(state.turn));
  proof.assume(SymNum(1) <= state.round && state.round <= SymNum(13));
  for (const SymNum& won : state.won) proof.assume(SymNum(0) <= won && won <= SymNum(12 * players));
  return state;
}

template <class D, int players>
void rules_stay_in_range(Proof& proof) {
  using Set = typename D::Set;
  using Num = typename D::Num;
  proof.reset();
  const auto state = any_state_in_range<players>(proof);
  const auto read = book::read_in<D, players>(state);
  const Set single(any_set("single"));
  stays_in_range(proof, book::with<players>("step"), [&] { step<D, players>(read, single); });
  {
    const FreeCounts sizes;
    const Symbolic::OverflowWatch watch;
    invariant<D, players>(read);
    proof.claim(book::with<players>("invariant"), implies(sizes.in_range(), watch.in_range()));
  }
  Circle<D, players> circle;
  for (std::size_t place = 0; place < circle.size(); ++place) {
    circle[place] = Set(any_set("circle" + std::to_string(place)));
  }
  for (int first = 0; first < players; ++first) {
    stays_in_range(proof, book::with<players>("deal from seat " + std::to_string(first)),
                   [&] { take_around<D, players>(circle, Num(SymNum(first))); });
  }
  BySeat<SymSet, players> left;
  for (std::size_t seat = 0; seat < players; ++seat) {
    const auto piece = book::any_piece<players>("left" + std::to_string(seat));
    proof.assume(piece.in_game);
    left[seat] = piece.set;
  }
  stays_in_range(proof, book::with<players>("score"), [&] { score<D, players>(read.won, book::each<Set>(left)); });
}

}  // namespace

LEMMA(BremenNumbers, NoRuleLeavesTheRangeOfNumbers) {
  rules_stay_in_range<D, 3>(proof);
  rules_stay_in_range<D, 4>(proof);
}

}  // namespace rulecheck::bremen
