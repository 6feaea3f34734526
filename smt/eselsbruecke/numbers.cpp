// No rule leaves the 16 bits that a number has in the proofs, so that they speak of the program's numbers.
#include <algorithm>
#include <set>

#include "model/eselsbruecke/invariant.hpp"
#include "model/eselsbruecke/log.hpp"
#include "smt/core/free_counts.hpp"
#include "smt/eselsbruecke/upkeep.hpp"

namespace rulecheck::eselsbruecke {
namespace {

/// As much as a number can be, and less than nothing, that the rules add to others.
constexpr int most_added = 250;

/// The numbers that are added or taken away in the sums of a rule, and how many there are in the two parts of each.
class Sums {
 public:
  /// @param in_range what an overflow watch has noted: "the sum, in more bits, is what is added, in more bits"
  explicit Sums(const SymBool& in_range) {
    for (z3::expr rest = in_range.term; rest.is_and(); rest = rest.arg(0), ++operations_) {
      const z3::expr sum = rest.arg(1).arg(0).arg(0);
      parts_.emplace(sum.decl().decl_kind() == Z3_OP_BADD, add(sum.arg(0)), add(sum.arg(1)));
    }
  }
  std::size_t operations() const { return operations_; }
  /// None of the numbers is large.
  SymBool are_small() const {
    SymBool all(true);
    for (const SymNum& number : added_) all = all && book::within(-most_added, number, most_added);
    return all;
  }
  /// So many small numbers together are in range, and no larger than that many times the largest.
  SymBool stay_in_range() const {
    const SymNum one = any_num("one"), other = any_num("other");
    SymBool all(true);
    for (const auto& [adds, in_one, in_other] : parts_) {
      const int most_of_one = in_one * most_added, most_of_other = in_other * most_added;
      const Symbolic::OverflowWatch watch;
      const SymNum sum = adds ? one + other : one - other;
      all = all &&
            implies(book::within(-most_of_one, one, most_of_one) && book::within(-most_of_other, other, most_of_other),
                    watch.in_range() && book::within(-most_of_one - most_of_other, sum, most_of_one + most_of_other));
    }
    return all;
  }

 private:
  /// @return how many numbers are added up in this term
  int add(const z3::expr& term) {
    const Z3_decl_kind kind = term.decl().decl_kind();
    if (kind == Z3_OP_BADD || kind == Z3_OP_BSUB) return add(term.arg(0)) + add(term.arg(1));
    if (std::none_of(added_.begin(), added_.end(), [&](const SymNum& known) { return z3::eq(known.term, term); })) {
      added_.emplace_back(term);
    }
    return 1;
  }

  std::vector<SymNum> added_;
  std::set<std::tuple<bool, int, int>> parts_;
  std::size_t operations_ = 0;
};

/// Runs a rule and claims that no sum or difference in it leaves the range.
template <class Rule>
void stays_in_range(Proof& proof, const std::string& name, const FreeCounts& sizes, Rule&& rule) {
  const Symbolic::OverflowWatch watch;
  rule();
  const Sums sums(watch.in_range());
  proof.claim(name + ", " + std::to_string(watch.operations()) + " operations: small numbers",
              SymBool(watch.operations() > 0 && watch.operations() == sums.operations()) &&
                  implies(sizes.in_range(), sums.are_small()));
  proof.claim(name + ": so many of them", sums.stay_in_range());
}

/// Numbers that a state can have: tiles as many as there are.
template <int players>
SymBool has_its_tiles(const book::Table<players>& state) {
  SymBool result =
      book::within(0, state.bag, 180) && book::within(0, state.supply, 30) && book::within(0, state.removed, 180);
  for (std::size_t seat = 0; seat < players; ++seat) {
    const book::Pile& stack = state.stack[seat];
    result = result && book::within(0, stack.pictures, 180) && book::within(0, stack.stops, most_stops) &&
             book::within(0, state.aside[seat], 30);
    for (const SymNum& below : stack.below) result = result && book::within(0, below, 180);
  }
  return result;
}

template <class D, int players>
void rules_stay_in_range(Proof& proof) {
  using Num = typename D::Num;
  const FreeCounts sizes;
  const book::Before<D, players> before;
  const auto& agreed = before.agreed;
  const auto& read = before.read;
  const auto claim = [&](const std::string& what, auto&& rule) {
    stays_in_range(proof, before.name + ", " + what, sizes, rule);
  };
  const auto guess = read_in<Guess<D>>(Guess<Symbolic>{any_num("guesses"), any_set("tile"), any_bool("keeps")});
  const auto numbers = any_nums<players>("number");
  proof.reset();
  proof.assume(book::is_agreement<players>(before.agreement) &&
               book::is_in_time<players>(before.agreement, before.state) && has_its_tiles<players>(before.state) &&
               book::is_seat<players>(any_num("guesses")));
  for (const SymNum& number : numbers) proof.assume(book::within(0, number, 240));
  claim("a turn", [&] { pass_the_turn<D, players>(read); });
  claim("a beginning", [&] { begin<D, players>(agreed, read.start); });
  claim("a story", [&] { tell<D, players>(agreed, read); });
  claim("a story that is judged", [&] { judge_story<D, players>(agreed, read, Num(numbers[0]), Num(numbers[1])); });
  claim("a distribution", [&] { distribute<D, players>(agreed, read); });
  claim("a distribution that is judged", [&] {
    judge_distribution<D, players>(
        agreed, read,
        read_in<Distribution<D, players>>(Distribution<Symbolic, players>{numbers[0], numbers, any_bool("foreign")}));
  });
  claim("a guess", [&] { enter_guess<D, players>(agreed, read, guess); });
  claim("a guess that is judged", [&] { judge_guess<D, players>(agreed, read, guess); });
  claim("what is lost", [&] { settlement<D, players>(agreed, read); });
  const auto lost = any_nums<players>("lost");
  for (const SymNum& tiles : lost) proof.assume(book::within(0, tiles, 240));
  const Settlement<Symbolic, players> settled{before.state.storyteller, before.state.out, lost,
                                              any_bools<players>("stopped"), any_bool("rewarded")};
  claim("a settlement", [&] { settle<D, players>(agreed, read, read_in<Settlement<D, players>>(settled)); });
  claim("a game that is taken up", [&] {
    State<D, players> begun = begin<D, players>(agreed, read.start);
    begun.stack = read.stack;
    begun.aside = read.aside;
    resume<D, players>(agreed, begun, read.round, read.storyteller);
  });
  claim("an ending", [&] { ending<D, players>(read); });
  claim("the invariant", [&] { invariant<D, players>(agreed, read); });
}

}  // namespace

LEMMA(EselsbrueckeNumbers, NoRuleLeavesTheRangeOfNumbersWithThreePlayers) { rules_stay_in_range<D, 3>(proof); }
LEMMA(EselsbrueckeNumbers, NoRuleLeavesTheRangeOfNumbersWithFourPlayers) { rules_stay_in_range<D, 4>(proof); }
LEMMA(EselsbrueckeNumbers, NoRuleLeavesTheRangeOfNumbersWithFivePlayers) { rules_stay_in_range<D, 5>(proof); }
LEMMA(EselsbrueckeNumbers, NoRuleLeavesTheRangeOfNumbersWithSixPlayers) { rules_stay_in_range<D, 6>(proof); }

}  // namespace rulecheck::eselsbruecke
