// Entries of a log: what a declaration, an ensemble and a tuning break, and a game that is taken up where it stands.
#include "model/harmony_of_bremen/log.hpp"

#include "smt/harmony_of_bremen/steps.hpp"

namespace rulecheck::harmony_of_bremen {
namespace {

/// A free state in a round of a game, and the cards of four players.
template <class D>
struct Judged {
  book::Agreed agreement = book::any_agreement();
  book::Table state = book::any_state();
  book::Numbers cards = any_nums<4>("card");
  Agreement<D> agreed = read_in<Agreement<D>>(agreement);
  State<D> read = read_in<State<D>>(state);
  BySeat<typename D::Num> given = read_in<BySeat<typename D::Num>>(cards);

  SymBool last() const { return state.ensemble_played && state.round == SymNum(10); }
  SymBool due() const { return state.ensemble_played && !book::is_over(state); }
  /// Ways in which the game has ended.
  SymBool ended_so(const Outcome<Symbolic>& ways) const {
    return ways.won == (last() && state.succeeded) && ways.lost_by_failures == book::has_failed_thrice(state) &&
           ways.lost_in_the_last_round == (last() && !state.succeeded);
  }
  SymBool somebody_lacks_his_card() const {
    SymBool some(false);
    for (std::size_t seat = 0; seat < book::players; ++seat) {
      some = some || !book::has(state.hand[seat], cards[seat]);
    }
    return some;
  }
  SymBool leader_plays(const SymNum& number) const {
    SymBool result(true);
    for (std::size_t seat = 0; seat < book::players; ++seat) {
      result = result && implies(state.morning[seat], cards[seat] == number);
    }
    return result;
  }
};

SymBool none(const Outcome<Symbolic>& ways) {
  return !ways.won && !ways.lost_by_failures && !ways.lost_in_the_last_round;
}
SymBool none(const BrokenEnsemble<Symbolic>& broken) {
  return none(broken.over) && !broken.leaves_out_the_last_tuning && !broken.leaves_out_a_tuning && !broken.undeclared &&
         !broken.foreign_card && !broken.leader_plays_another;
}

}  // namespace

PROOF(HarmonyOfBremenLog, ADeclarationIsJudgedAsTheBookSays, clause::leader_declares, clause::leader_moves_clockwise,
      clause::declaration_stands, clause::last_cards_undeclared, clause::hard_variant, clause::ensemble_then_tuning) {
  const Judged<D> judged;
  const book::Table& state = judged.state;
  const SymNum seat = any_num("seat"), number = any_num("number");
  const SymBool declared_before = any_bool("declared_before");
  proof.assume(book::is_seat(seat) && book::in_time(state));
  const auto broken = read_in<BrokenDeclaration<Symbolic>>(
      judge_declaration<D>(judged.agreed, Log<D>{judged.read, typename D::Bool(declared_before)}, typename D::Num(seat),
                           typename D::Num(number)));
  SymBool leading(false);
  for (std::size_t at = 0; at < book::players; ++at) {
    leading = leading || (seat == book::seat_number(at) && state.morning[at]);
  }
  proof.claim("the game is over", judged.ended_so(broken.over));
  proof.claim("before the tuning of round 9",
              broken.leaves_out_the_last_tuning == (judged.due() && state.round == SymNum(9)));
  proof.claim("before another tuning", broken.leaves_out_a_tuning == (judged.due() && !(state.round == SymNum(9))));
  proof.claim("in the last round", broken.in_the_last_round == (SymNum(10) <= state.round));
  proof.claim("a second time", broken.again == state.declared);
  proof.claim("not by the leader, in the first declaration",
              broken.first_without_leading == (!leading && !declared_before));
  proof.claim("not by the leader, in a later one", broken.later_without_leading == (!leading && declared_before));
  proof.claim("not held", broken.not_held == !(judged.agreement.free_declaration || book::leader_has(state, number)));
}

PROOF(HarmonyOfBremenLog, ADeclarationChangesNothingElse, clause::leader_declares, clause::declaration_stands) {
  const book::Table state = book::any_state();
  const SymNum number = any_num("number");
  const auto after = read_in<book::Table>(declare<D>(read_in<State<D>>(state), typename D::Num(number)));
  proof.claim("the number is declared", after.declared && after.declaration == number);
  proof.claim("nobody's cards change", book::same_hands(after.hand, state.hand) && book::same_table(after, state));
  proof.claim("nor round and leader", after.round == state.round && after.ensemble_played == state.ensemble_played &&
                                          after.succeeded == state.succeeded &&
                                          book::lead_stays(after.morning, state.morning));
}

PROOF(HarmonyOfBremenLog, AnEnsembleIsJudgedAsTheBookSays, clause::one_card_from_hand, clause::leader_declares,
      clause::leader_plays_the_declared, clause::last_cards_undeclared, clause::steps_of_the_ensemble,
      clause::hard_variant, clause::ensemble_then_tuning) {
  const Judged<D> judged;
  const book::Table& state = judged.state;
  proof.assume(book::in_time(state));
  const auto broken = read_in<BrokenEnsemble<Symbolic>>(judge_ensemble<D>(judged.read, judged.given));
  proof.claim("the game is over", judged.ended_so(broken.over));
  proof.claim("before the tuning of round 9",
              broken.leaves_out_the_last_tuning == (judged.due() && state.round == SymNum(9)));
  proof.claim("before another tuning", broken.leaves_out_a_tuning == (judged.due() && !(state.round == SymNum(9))));
  proof.claim("nothing is declared, though it is not the last round",
              broken.undeclared == (state.round <= SymNum(9) && !state.declared));
  proof.claim("a card that is not in hand", broken.foreign_card == judged.somebody_lacks_his_card());
  proof.claim("the leader plays another number",
              broken.leader_plays_another == (state.declared && !judged.leader_plays(state.declaration)));
}

PROOF(HarmonyOfBremenLog, AnyCardsInHandMayBePlayedWithTheDeclaredOne, clause::others_choose_freely,
      clause::leader_plays_the_declared, clause::last_cards_undeclared) {
  const Judged<D> judged;
  const book::Table& state = judged.state;
  proof.assume(book::in_time(state) && !state.ensemble_played && state.pile[0] <= SymNum(2));
  proof.assume(!judged.somebody_lacks_his_card());
  const auto broken = read_in<BrokenEnsemble<Symbolic>>(judge_ensemble<D>(judged.read, judged.given));
  const SymBool as_declared = state.declared && judged.leader_plays(state.declaration);
  proof.claim("in a round with a declaration", implies(as_declared, none(broken)));
  proof.claim("without one in the last round", implies(state.round == SymNum(10) && !state.declared, none(broken)));
}

PROOF(HarmonyOfBremenLog, ATuningIsJudgedAsTheBookSays, clause::ensemble_then_tuning,
      clause::no_tuning_after_round_nine, clause::pass_one_left, clause::no_passing_on, clause::pass_on_later) {
  const Judged<D> judged;
  const book::Table& state = judged.state;
  proof.assume(book::in_time(state));
  const auto broken = read_in<BrokenTuning<Symbolic>>(judge_tuning<D>(judged.agreed, judged.read, judged.given));
  const SymBool left_out = state.round == SymNum(10) && !state.ensemble_played && !judged.agreement.hard_variant;
  proof.claim("the game is over", judged.ended_so(broken.over));
  proof.claim("after round 9", broken.after_round_nine == left_out);
  proof.claim("not due", broken.out_of_order == (!judged.due() && !left_out));
  proof.claim("cards that are not in hand",
              (broken.exchange.passes_on || broken.exchange.foreign_card) == judged.somebody_lacks_his_card());
}

/// A game that is taken up before a round is where it would be if the rounds before had been played.
PROOF(HarmonyOfBremenLog, AGameIsTakenUpWherePlayingWouldHaveLed, clause::success_is_discarded,
      clause::failure_lies_beside, clause::ensemble_then_tuning, clause::leader_shows_morning) {
  using Num = typename D::Num;
  const auto role = any_nums<4>("role");
  const auto hands = book::any_hands("hand");
  const SymNum round = any_num("round"), failed = any_num("failed");
  for (std::size_t leader = 0; leader < book::players; ++leader) {
    const auto begun =
        begin<D>(read_in<BySeat<Num>>(role), read_in<BySeat<Hand<D>>>(hands), Num(book::seat_number(leader)));
    const auto taken_up = read_in<book::Table>(resume<D>(begun, Num(round), Num(failed)));
    const std::string name = book::numbered("leader", leader);
    proof.reset();
    proof.claim(name + ": roles, hands and leader as given",
                book::same(taken_up.role, role) && book::same_hands(taken_up.hand, hands) &&
                    book::leads(taken_up.morning, leader) && taken_up.round == round && !taken_up.declared &&
                    !taken_up.ensemble_played);
    proof.claim(
        name + ": round 1 is the beginning",
        implies(round == SymNum(1) && failed == SymNum(0),
                taken_up.pile[0] == SymNum(0) && book::piles_are_equal(taken_up) && taken_up.discards == SymNum(0)));
    proof.assume(SymNum(1) <= round && round <= SymNum(9) && SymNum(0) <= failed && failed < round);
    const book::Ensemble<D> ensemble(taken_up);
    const auto later = read_in<book::Table>(
        resume<D>(begun, Num(round + SymNum(1)), Num(failed + book::one_if(!ensemble.succeeds()))));
    proof.claim(name + ": a round more leads to the piles and discards of the next one",
                book::same_table(ensemble.after, later));
    proof.claim(name + ": what the invariant says holds", book::are_accounted_for(taken_up));
  }
}

}  // namespace rulecheck::harmony_of_bremen
