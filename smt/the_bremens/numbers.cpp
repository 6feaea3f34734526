// No rule leaves the 16 bits that a number has in the proofs, so that they speak of the program's numbers.
#include "model/the_bremens/invariant.hpp"
#include "model/the_bremens/turn.hpp"
#include "smt/core/free_counts.hpp"
#include "smt/the_bremens/plays.hpp"

namespace rulecheck::the_bremens {
namespace {

/// Sums of ones and noughts: what each comes to on the way, and a free variable in place of each of these sums, of
/// which is known that it is at most as much as has been added. That this follows from the one before is claimed for
/// itself.
struct Counting {
  std::vector<std::pair<SymNum, SymNum>> parts;
  SymBool in_range{true};    ///< all of that is so of the free variables
  SymBool one_by_one{true};  ///< each is at most so much if the one before is

  /// @param sum the ones and noughts added up, possibly taken away from something
  /// @param first what the number is at most with which it begins
  void add(const SymNum& sum, int first = 1) {
    const bool taken_away = sum.term.decl().decl_kind() == Z3_OP_BSUB;
    std::vector<SymNum> sums{taken_away ? SymNum(sum.term.arg(1)) : sum};
    while (is_sum(sums.back()) && !sums.back().term.arg(0).is_numeral()) sums.emplace_back(sums.back().term.arg(0));
    for (int highest = first; !sums.empty(); ++highest, sums.pop_back()) {
      const SymNum so_far = any_num("counted" + std::to_string(parts.size()));
      const SymBool is_count = SymNum(0) <= so_far && so_far <= SymNum(highest);
      one_by_one = one_by_one && implies(in_range && with_parts(so_far == sums.back(), parts), is_count);
      parts.emplace_back(sums.back(), so_far);
      in_range = in_range && is_count;
    }
  }
  /// That a sum does not leave the range, with the free variables in place of what is added, but not of itself.
  /// @param condition "the sum, in more bits, is what is added, in more bits"
  SymBool of_what_is_added(const z3::expr& condition) const {
    const z3::expr itself = condition.arg(0).arg(0);
    std::vector<std::pair<SymNum, SymNum>> others;
    for (const auto& part : parts) {
      if (!z3::eq(part.first.term, itself)) others.push_back(part);
    }
    return with_parts(SymBool(condition), others);
  }

 private:
  static bool is_sum(const SymNum& number) { return number.term.decl().decl_kind() == Z3_OP_BADD; }
};

/// Runs a rule and claims that no sum, difference or product in it leaves the range.
template <class Rule>
void stays_in_range(Proof& proof, const std::string& name, Rule&& rule, const Counting& counting = {}) {
  if (!counting.parts.empty()) proof.claim(name + " are counted one by one", counting.one_by_one);
  const Symbolic::OverflowWatch watch;
  rule();
  SymBool all(true);
  std::size_t conditions = 0;
  for (z3::expr rest = watch.in_range().term; rest.is_and(); rest = rest.arg(0), ++conditions) {
    all = all && counting.of_what_is_added(rest.arg(1));
  }
  proof.claim(name + ", " + std::to_string(watch.operations()) + " operations",
              SymBool(watch.operations() > 0 && watch.operations() == conditions) && implies(counting.in_range, all));
}

}  // namespace

/// Of states whose pieces are somewhere, as they always are:
/// TheBremensInvariant.EveryPlayLeavesStacksThatShrinkUpwards.
LEMMA(TheBremensNumbers, NoRuleLeavesTheRangeOfNumbers) {
  using Num = typename D::Num;
  using Set = typename D::Set;
  const FreeCounts sizes;
  const book::Agreed agreement = book::any_agreement();
  const book::Table state = book::any_state();
  const auto agreed = read_in<Agreement<D>>(agreement);
  const auto read = read_in<State<D>>(state);
  const SymNum before = any_num("before"), behind = any_num("behind"), steps = any_num("steps_ahead");
  const Num from(before), to(behind);
  const SymNum seat = any_num("seat"), animal = any_num("animal");
  proof.assume(book::is_agreement(agreement) && book::is_space(agreement.board, before) &&
               book::is_space(agreement.board, behind) && book::within(1, steps, 9) &&
               book::is_seat(agreement.board, seat) && book::is_size(animal));
  proof.assume_invariant(book::are_placed(agreement.board, state) && book::is_inner(agreement.board, state.chicken) &&
                         book::within(0, state.arrivals, 12) && book::is_seat(agreement.board, state.turn) &&
                         book::is_seat(agreement.board, state.holder));
  Counting free_spaces;
  free_spaces.add(plain(free_spaces_between<D>(read, from, to)));
  stays_in_range(proof, "free spaces", [&] { free_spaces_between<D>(read, from, to); }, free_spaces);
  stays_in_range(proof, "a space ahead", [&] { leads_to<D>(agreed, from, Num(steps), to); });
  stays_in_range(proof, "an animal that can go", [&] { can_go<D>(agreed, read, Num(animal), from, Num(steps)); });
  stays_in_range(
      proof, "where a card leads", [&] { is_target<D>(agreed, read, Set(book::just(3)), from, to); }, free_spaces);
  stays_in_range(
      proof, "riders that go back",
      [&] { shakes_off_to<D>(agreed.readings, read, riders<D>(read, Num(animal), to), to, from); }, free_spaces);
  Counting ahead;
  const Num end(book::goal(agreement.board));
  ahead.add(plain(free_spaces_between<D>(read, from, end)));
  stays_in_range(proof, "SKIP", [&] { skips_somewhere<D>(agreed, read, from); }, ahead);
  Counting back;
  back.add(plain(free_spaces_between<D>(read, Num(SymNum(0)), from)));
  back.add(plain(free_spaces_between<D>(read, Num(before - SymNum(1)), from)));
  stays_in_range(proof, "SHAKE", [&] { shaking<D>(agreed, read, Num(animal), from); }, back);
  const Play<Symbolic> play{animal, behind, any_bool("lays_card"), any_bool("says_riders"), any_num("riders_to")};
  proof.assume(book::is_space(agreement.board, play.riders_to));
  Counting judged = back;
  judged.add(plain(free_spaces_between<D>(read, Num(play.riders_to), from)));
  stays_in_range(
      proof, "SHAKE that is judged", [&] { judge_shake<D>(agreed, read, read_in<Play<D>>(play), from); }, judged);
  Counting all = ahead;
  for (const SymNum& sum : {plain(free_spaces_between<D>(read, Num(SymNum(0)), from)),
                            plain(free_spaces_between<D>(read, Num(before - SymNum(1)), from))}) {
    all.add(sum);
  }
  stays_in_range(
      proof, "an animal that can move", [&] { moves_now<D>(agreed, read, Set(any_set("card")), Num(animal), from); },
      all);
  stays_in_range(proof, "the chicken", [&] { judge_chicken_move<D>(agreed.board, from, Set(any_set("card")), to); });
  stays_in_range(proof, "the turn", [&] { end_turn<D>(agreed.board, read); });
  stays_in_range(proof, "the chicken card",
                 [&] { next_holder<D>(agreed.board, read_in<BySeat<Set>>(state.shown), read.holder); });
  const auto move = [&] {
    return move_pieces<D>(agreed, read,
                          read_in<ByAnimal<BySeat<typename D::Bool>>>(ByAnimal<BySeat<SymBool>>{
                              any_bools<5>("moved_cat"), any_bools<5>("moved_dog"), any_bools<5>("moved_donkey")}),
                          to);
  };
  Counting arriving;
  arriving.add(plain(move().arrivals), 12);
  stays_in_range(proof, "pieces that move", move, arriving);
  stays_in_range(proof, "the foremost animal", [&] { foremost<D>(agreed.board, read, 0); });
  stays_in_range(proof, "animals in Goal", [&] { animals_home<D>(agreed.board, read, 0); });
  stays_in_range(proof, "a ranking",
                 [&] { judge_ranking<D>(agreed.board, read, read_in<BySeat<Num>>(any_nums<5>("claimed"))); });
  Counting home;
  SymNum sum(0);
  book::for_each_piece([&](std::size_t size, std::size_t owner) {
    sum = sum + select(state.space[size][owner] == book::goal(agreement.board), SymNum(1), SymNum(0));
  });
  home.add(sum);
  stays_in_range(proof, "the numbers of arrivals", [&] { arrivals_are_numbered<D>(agreed.board, read); }, home);
}

}  // namespace rulecheck::the_bremens
