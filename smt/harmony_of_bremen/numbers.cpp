// No rule leaves the 16 bits that a number has in the proofs, so that they speak of the program's numbers.
#include "model/harmony_of_bremen/invariant.hpp"
#include "smt/harmony_of_bremen/steps.hpp"

namespace rulecheck::harmony_of_bremen {
namespace {

/// A sum of ones and noughts: what it comes to on the way, and a free variable in place of each of these sums, of which
/// is known how it follows from the one before and that it is at most as much as has been added.
struct Counting {
  std::vector<std::pair<SymNum, SymNum>> parts;
  SymBool in_range{true};    ///< all of that is so of the free variables
  SymBool one_by_one{true};  ///< each is at most so much if those before are

  Counting() = default;
  explicit Counting(const SymNum& sum) {
    std::vector<SymNum> sums{sum};
    while (is_sum(sums.back()) && is_sum(SymNum(sums.back().term.arg(0)))) {
      sums.emplace_back(sums.back().term.arg(0));
    }
    for (std::size_t added = 1; !sums.empty(); ++added, sums.pop_back()) {
      const SymNum so_far = any_num("counted_in_" + std::to_string(added) + "_places");
      const SymBool follows = with_parts(so_far == sums.back(), parts);
      const SymBool is_count = SymNum(0) <= so_far && so_far <= SymNum(static_cast<int>(added));
      one_by_one = one_by_one && implies(in_range && follows, is_count);
      parts.emplace_back(sums.back(), so_far);
      in_range = in_range && follows && is_count;
    }
  }

 private:
  static bool is_sum(const SymNum& number) { return number.term.decl().decl_kind() == Z3_OP_BADD; }
};

/// Runs a rule and claims that no sum, difference or product in it leaves the range.
template <class Rule>
void stays_in_range(Proof& proof, const std::string& name, Rule&& rule, const Counting& counting = {}) {
  const Symbolic::OverflowWatch watch;
  rule();
  proof.claim(
      name + ", " + std::to_string(watch.operations()) + " operations",
      SymBool(watch.operations() > 0) && implies(counting.in_range, with_parts(watch.in_range(), counting.parts)));
}

}  // namespace

LEMMA(HarmonyOfBremenNumbers, NoRuleLeavesTheRangeOfNumbers) {
  using Num = typename D::Num;
  const book::Agreed agreement = book::any_agreement();
  const book::Table state = book::any_state();
  const auto read = read_in<State<D>>(state);
  const auto agreed = read_in<Agreement<D>>(agreement);
  const auto cards = read_in<BySeat<Num>>(any_nums<4>("card"));
  const auto begun = begin<D>(read.role, read.hand, Num(any_num("leader")));
  proof.assume_invariant(book::is_counted(state));
  stays_in_range(proof, "an ensemble", [&] { play<D>(agreed, read, cards); });
  stays_in_range(proof, "a tuning", [&] { tune<D>(read, cards); });
  stays_in_range(proof, "a tuning that is judged", [&] { judge_tuning<D>(agreed, read, cards); });
  stays_in_range(proof, "the end", [&] { ending<D>(read); });
  stays_in_range(proof, "a claim", [&] { claims_wrong_rounds<D>(read, Num(any_num("claimed"))); });
  for (std::size_t seat = 0; seat < book::players; ++seat) {
    book::Table one_hand = state;
    for (std::size_t other = 0; other < book::players; ++other) {
      if (other != seat) one_hand.hand[other].fill(book::nothing());
    }
    const auto read_one_hand = read_in<State<D>>(one_hand);
    const Counting counting(plain(number_of_cards<D>(read_one_hand.hand[seat])));
    const std::string name = book::numbered("the hand of seat", seat);
    proof.claim(name + " is counted one by one", counting.one_by_one);
    stays_in_range(proof, "invariant, with " + name, [&] { invariant<D>(agreed, read_one_hand); }, counting);
  }
  proof.reset();
  const SymNum round = any_num("round"), failed = any_num("failed");
  proof.assume(SymNum(1) <= round && round <= SymNum(10) && SymNum(0) <= failed && failed < round);
  stays_in_range(proof, "taking up a game", [&] { resume<D>(begun, Num(round), Num(failed)); });
}

}  // namespace rulecheck::harmony_of_bremen
