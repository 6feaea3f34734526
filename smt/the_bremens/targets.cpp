// "The Animals" and "Special Cards": to which spaces a card takes an animal.
#include "model/the_bremens/targets.hpp"

#include "smt/the_bremens/moves.hpp"

namespace rulecheck::the_bremens {
namespace {

/// An animal on any space before Goal, and any space ahead of it.
template <class D>
struct Ahead {
  book::Agreed agreement = book::any_agreement();
  book::Table state = book::any_state();
  SymNum from = any_num("from"), to = any_num("to");
  Agreement<D> agreed = read_in<Agreement<D>>(agreement);
  State<D> read = read_in<State<D>>(state);

  SymBool in_range() const {
    return book::is_agreement(agreement) && SymNum(0) <= from && from < to && to <= book::goal(agreement.board);
  }
  SymNum between() const { return book::free_by_the_rules<D>(state, from, to); }
  SymBool is_target(std::size_t kind) const {
    return plain(the_bremens::is_target<D>(agreed, read, typename D::Set(book::just(kind)), typename D::Num(from),
                                           typename D::Num(to)));
  }
  SymBool in_goal() const { return to == book::goal(agreement.board); }
};

}  // namespace

PROOF(TheBremensTargets, ACardMovesAnAnimalByItsValueAndNineByNine, clause::matching_animal_moves, clause::full_amount,
      clause::double_move, clause::anyone, clause::nine, clause::seven, clause::shake, clause::special_has_a_value) {
  for (std::size_t kind = 0; kind < book::kinds; ++kind) {
    proof.claim(book::card_name(kind), plain(steps_of<D>(typename D::Set(book::just(kind)))) == book::spaces_of(kind));
  }
}

PROOF(TheBremensTargets, AnAnimalGoesInFullAndEndsInGoalIfThatIsNearer, clause::full_amount,
      clause::home_card_is_out_of_use, clause::same_or_larger_is_blocked, clause::only_the_final_space_blocks) {
  using Num = typename D::Num;
  const Ahead<D> way;
  const SymNum steps = any_num("steps");
  proof.assume(way.in_range() && book::within(1, steps, 9));
  proof.claim("where it ends", plain(leads_to<D>(way.agreed, Num(way.from), Num(steps), Num(way.to))) ==
                                   book::leads(way.agreement, way.from, steps, way.to));
  for (std::size_t size = 0; size < book::sizes; ++size) {
    proof.claim(book::named(size) + ": it can go",
                plain(can_go<D>(way.agreed, way.read, Num(book::number(size)), Num(way.from), Num(steps))) ==
                    book::can_go(way.agreement, way.state, size, way.from, steps));
    const SymNum end =
        select(way.from + steps < book::goal(way.agreement.board), way.from + steps, book::goal(way.agreement.board));
    const SymBool ends_rightly = book::leads(way.agreement, way.from, steps, way.to) &&
                                 book::may_end(way.agreement.board, way.state, size, way.to);
    proof.claim(book::named(size) + ": it can go exactly if there is one space where it may end",
                implies(way.to == end, book::can_go(way.agreement, way.state, size, way.from, steps) == ends_rightly) &&
                    implies(ends_rightly, way.to == end));
  }
}

PROOF(TheBremensTargets, EveryCardHasTheTargetsThatTheBookSays, clause::full_amount, clause::skip, clause::one_to_five,
      clause::nine, clause::seven, clause::anyone, clause::double_move, clause::matching_animal_moves) {
  const Ahead<D> way;
  const SymNum between = any_num("free_between");
  proof.assume(way.in_range());
  for (std::size_t kind = 0; kind < book::kinds; ++kind) {
    if (kind == book::shake) continue;  // SHAKE has its own proofs
    SymBool expected = book::leads(way.agreement, way.from, book::spaces_of(kind), way.to);
    if (kind == book::one_to_five) expected = way.to <= way.from + SymNum(5);
    if (kind == book::skip) {
      expected = book::skips(way.agreement, way.to, between, book::is_free(way.state, way.to));
    }
    proof.claim(book::card_name(kind), with_parts(way.is_target(kind) == expected, {{way.between(), between}}));
  }
}

PROOF(TheBremensTargets, OneToFiveAllowsWhatAStepFewerOrMoreAllows, clause::one_to_five) {
  const Ahead<D> way;
  SymBool some(false);
  for (int steps = 1; steps <= 5; ++steps) {
    some = some || (book::leads(way.agreement, way.from, SymNum(steps), way.to));
  }
  proof.assume(way.in_range());
  proof.claim("exactly what one of the numbers 1 to 5 allows", way.is_target(book::one_to_five) == some);
}

PROOF(TheBremensTargets, TheTargetOfSkipIsFree, clause::skip) {
  const Ahead<D> way;
  const SymNum between = any_num("free_between");
  proof.assume(way.in_range());
  const SymBool free = book::is_free(way.state, way.to);
  proof.claim("on the board",
              with_parts(implies(way.is_target(book::skip) && !way.in_goal(), free), {{way.between(), between}}));
  for (std::size_t size = 0; size < book::sizes; ++size) {
    proof.claim(
        "so that a " + book::named(size) + " may end there",
        with_parts(implies(way.is_target(book::skip), book::may_end(way.agreement.board, way.state, size, way.to)),
                   {{way.between(), between}}));
  }
}

/// By what FreeSpacesAreCountedOneByOne says of the spaces that are free.
PROOF(TheBremensTargets, SkipHasOneTargetOrNone, clause::skip) {
  using Num = typename D::Num;
  const Ahead<D> way;
  const SymNum ahead = any_num("free_ahead"), to_goal = book::goal(way.agreement.board);
  const SymNum whole = book::free_by_the_rules<D>(way.state, way.from, to_goal);
  const SymBool somewhere = plain(skips_somewhere<D>(way.agreed, way.read, Num(way.from)));
  proof.assume(way.in_range() && book::within(0, ahead, 60));
  proof.claim("there is one exactly if so many spaces are free",
              with_parts(somewhere == book::can_skip(way.agreement, ahead), {{whole, ahead}}));
  // What is free on the way to a space, between two and behind them, free in number.
  const SymNum first = any_num("free_before"), second = any_num("free_in_between"), rest = any_num("free_behind");
  const SymBool one_free = any_bool("one_is_free"), other_free = any_bool("other_is_free");
  const SymNum other = any_num("other");
  proof.reset();
  proof.assume(book::is_agreement(way.agreement) && way.from < way.to && way.to < other && other <= to_goal);
  proof.assume(book::within(0, first, 60) && book::within(0, second, 60) && book::within(0, rest, 60));
  const SymNum up_to_other = first + book::one_if(one_free) + second;
  const SymBool one = book::skips(way.agreement, way.to, first, one_free);
  const SymBool another = book::skips(way.agreement, other, up_to_other, other_free);
  proof.claim("never two", !(one && another));
  const SymNum all = select(other == to_goal, up_to_other, up_to_other + book::one_if(other_free) + rest);
  proof.claim("with a target so many are free", implies(another, book::can_skip(way.agreement, all)));
  // Going back from Goal space by space the free ones become fewer, one at a time: where there are two or more, one has
  // just one before it. With fewer there is Goal, or no target.
  proof.claim(
      "without one, and fewer than two free, too few are free",
      implies(other == to_goal && !another && up_to_other <= SymNum(1), !book::can_skip(way.agreement, up_to_other)));
}

PROOF(TheBremensTargets, SkipFailsOnlyForWantOfFreeSpaces, clause::skip) {
  using Num = typename D::Num;
  const Ahead<D> way;
  const SymNum ahead = any_num("free_ahead"), to_goal = book::goal(way.agreement.board);
  const SymNum whole = book::free_by_the_rules<D>(way.state, way.from, to_goal);
  const SymBool somewhere = plain(skips_somewhere<D>(way.agreed, way.read, Num(way.from)));
  const auto& readings = way.agreement.readings;
  proof.assume(way.in_range() && book::within(0, ahead, 60));
  proof.claim("if Goal counts and surplus is lost it never fails",
              with_parts(implies(!readings.skip_without_goal && !readings.exact_goal, somewhere), {{whole, ahead}}));
  proof.claim(
      "if Goal counts and surplus is forbidden it fails only where Goal is the first free space",
      with_parts(implies(!readings.skip_without_goal && readings.exact_goal, somewhere == !(ahead == SymNum(0))),
                 {{whole, ahead}}));
  proof.claim("if Goal does not count it fails with fewer than two",
              with_parts(implies(readings.skip_without_goal, somewhere == (SymNum(2) <= ahead)), {{whole, ahead}}));
}

}  // namespace rulecheck::the_bremens
