// "Conditions of victory" and "Conditions of defeat": when the game is over, how it ended, and what is claimed of it.
#include "model/harmony_of_bremen/ending.hpp"

#include "smt/harmony_of_bremen/steps.hpp"

namespace rulecheck::harmony_of_bremen {
namespace {

template <class D>
Outcome<Symbolic> outcome_of(const book::Table& state) {
  return read_in<Outcome<Symbolic>>(outcome<D>(read_in<State<D>>(state)));
}
template <class D>
SymBool is_over_by_the_rules(const book::Table& state) {
  return plain(is_over<D>(read_in<State<D>>(state)));
}
SymBool is_lost(const Outcome<Symbolic>& ways) { return ways.lost_by_failures || ways.lost_in_the_last_round; }

}  // namespace

PROOF(HarmonyOfBremenEnding, EveryPileShowsTheNumberOfFailures, clause::piles_show_failures,
      clause::failure_lies_beside) {
  const book::Ensemble<D> ensemble;
  const auto failed = [](const book::Table& state) { return plain(failures<D>(read_in<State<D>>(state))); };
  proof.assume(ensemble.legal());
  for (std::size_t seat = 0; seat < book::players; ++seat) {
    proof.claim(book::numbered("the pile of seat", seat), failed(ensemble.before) == ensemble.before.pile[seat] &&
                                                              failed(ensemble.after) == ensemble.after.pile[seat]);
  }
  proof.claim("one more after an ensemble that failed",
              failed(ensemble.after) == failed(ensemble.before) + book::one_if(!ensemble.succeeds()));
}

PROOF(HarmonyOfBremenEnding, AGameIsOverExactlyIfItIsWonOrLost, clause::ten_rounds_then_success,
      clause::last_success_wins, clause::third_failure_loses, clause::last_failure_loses) {
  const book::Table state = book::any_state();
  proof.assume_invariant(book::is_counted(state));
  const auto ways = outcome_of<D>(state);
  const SymBool last = state.ensemble_played && state.round == SymNum(10), over = is_over_by_the_rules<D>(state);
  proof.claim("the last ensemble", plain(last_ensemble_is_played<D>(read_in<State<D>>(state))) == last);
  proof.claim("won with a success in round 10", ways.won == (last && state.succeeded));
  proof.claim("lost with three failures", ways.lost_by_failures == (state.pile[2] == SymNum(3)));
  proof.claim("lost with a failure in round 10", ways.lost_in_the_last_round == (last && !state.succeeded));
  proof.claim("over exactly if it is won or lost", over == (ways.won || is_lost(ways)));
  proof.claim("never both", !(ways.won && is_lost(ways)));
  proof.claim("over as the book says", over == book::is_over(state));
  proof.possible("won", ways.won);
  proof.possible("lost in round 3", is_lost(ways) && state.round == SymNum(3));
  proof.claim("not before round 3", implies(over, SymNum(3) <= state.round));
}

PROOF(HarmonyOfBremenEnding, BothDefeatsHoldExactlyIfTheLastEnsembleIsTheThirdToFail, clause::third_failure_loses,
      clause::last_failure_loses) {
  const book::Ensemble<D> ensemble;
  proof.assume(ensemble.legal());
  const auto ways = outcome_of<D>(ensemble.after);
  const SymBool last = ensemble.before.round == SymNum(10), third = ensemble.before.pile[0] == SymNum(2);
  proof.claim("exactly if it is the last one and the third that fails",
              (ways.lost_by_failures && ways.lost_in_the_last_round) == (last && third && !ensemble.succeeds()));
  proof.possible("both", ways.lost_by_failures && ways.lost_in_the_last_round);
  proof.possible("three failures only", ways.lost_by_failures && !ways.lost_in_the_last_round);
  proof.possible("the last failure only", !ways.lost_by_failures && ways.lost_in_the_last_round);
}

PROOF(HarmonyOfBremenEnding, AFailedLastRoundLosesWhateverCameBefore, clause::last_failure_loses,
      clause::earlier_failures_do_not_matter) {
  const book::Ensemble<D> ensemble;
  proof.assume(ensemble.legal() && ensemble.before.round == SymNum(10));
  const auto ways = outcome_of<D>(ensemble.after);
  for (int failed = 0; failed <= 2; ++failed) {
    const std::string name = std::to_string(failed) + " failures before";
    const SymBool before = ensemble.before.pile[0] == SymNum(failed);
    proof.claim(name, implies(before && !ensemble.succeeds(), ways.lost_in_the_last_round && !ways.won));
    proof.claim(name + ": a success wins", implies(before && ensemble.succeeds(), ways.won && !is_lost(ways)));
    proof.possible(name + ": it can fail", before && !ensemble.succeeds());
  }
}

PROOF(HarmonyOfBremenEnding, TheThirdFailureEndsTheGameAtOnce, clause::third_failure_loses,
      clause::ensemble_then_tuning, clause::no_tuning_after_round_nine) {
  const book::Ensemble<D> ensemble;
  const book::Table &before = ensemble.before, &after = ensemble.after;
  proof.assume(ensemble.legal());
  const SymBool third = before.pile[0] == SymNum(2) && !ensemble.succeeds(), last = before.round == SymNum(10);
  proof.claim("over after an ensemble exactly if it is the third to fail or the last one",
              is_over_by_the_rules<D>(after) == (third || last));
  proof.claim("no round follows a third failure", implies(third, after.round == before.round && after.ensemble_played &&
                                                                     book::lead_stays(before.morning, after.morning)));
  proof.claim("no cards are passed then", implies(third, !plain(is_tuning_due<D>(read_in<State<D>>(after)))));
  proof.possible("in round 9", third && before.round == SymNum(9));
}

PROOF(HarmonyOfBremenEnding, TheResultIsReadOffTheTable, clause::piles_show_failures, clause::ensemble_then_tuning,
      clause::success_is_discarded, clause::last_success_wins, clause::ten_rounds_then_success) {
  const book::Table state = book::any_state();
  proof.assume_invariant(book::is_counted(state));
  const auto end = read_in<Ending<Symbolic>>(ending<D>(read_in<State<D>>(state)));
  const SymNum rounds = select(state.ensemble_played, state.round, state.round - SymNum(1));
  proof.claim("failures", end.failures == state.pile[3]);
  proof.claim("rounds", end.rounds == rounds && plain(played_rounds<D>(read_in<State<D>>(state))) == rounds);
  proof.claim("discards: four for each ensemble that succeeded", end.discards == SymNum(4) * (rounds - state.pile[1]));
  proof.claim("won", end.won == (state.succeeded && state.ensemble_played && rounds == SymNum(10)));
  proof.assume(book::is_over(state));
  proof.claim("0 to 3 failures in 3 to 10 rounds, 0 to 40 discards",
              SymNum(0) <= end.failures && end.failures <= SymNum(3) && SymNum(3) <= end.rounds &&
                  end.rounds <= SymNum(10) && SymNum(0) <= end.discards && end.discards <= SymNum(40));
  proof.claim("who wins has discarded 32 cards or more", implies(end.won, SymNum(32) <= end.discards));
}

PROOF(HarmonyOfBremenEnding, AClaimIsWrongExactlyWhereItDiffers, clause::last_success_wins, clause::third_failure_loses,
      clause::last_failure_loses, clause::piles_show_failures, clause::ensemble_then_tuning,
      clause::success_is_discarded) {
  const book::Table state = book::any_state();
  const auto read = read_in<State<D>>(state);
  const SymNum claimed = any_num("claimed");
  const SymBool claimed_won = any_bool("claimed_won");
  const auto number = read_in<typename D::Num>(claimed);
  proof.assume_invariant(book::is_counted(state));
  const SymBool last = state.ensemble_played && state.round == SymNum(10);
  const auto denied_ways = read_in<Outcome<Symbolic>>(denied<D>(read, typename D::Bool(claimed_won)));
  proof.claim("before the end", plain(claims_too_early<D>(read)) == !book::is_over(state));
  proof.claim("lost, although it is won", denied_ways.won == (last && state.succeeded && !claimed_won));
  proof.claim("won, although three ensembles failed",
              denied_ways.lost_by_failures == (book::has_failed_thrice(state) && claimed_won));
  proof.claim("won, although the last one failed",
              denied_ways.lost_in_the_last_round == (last && !state.succeeded && claimed_won));
  proof.claim("failures", plain(claims_wrong_failures<D>(read, number)) == !(claimed == state.pile[3]));
  proof.claim("rounds", plain(claims_wrong_rounds<D>(read, number)) == !(claimed == book::played(state)));
  proof.claim("discards", plain(claims_wrong_discards<D>(read, number)) == !(claimed == state.discards));
}

}  // namespace rulecheck::harmony_of_bremen
