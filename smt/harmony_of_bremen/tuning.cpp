// "Tuning" and "What changes in round 9": when cards are exchanged, what becomes of them, who leads next.
#include "model/harmony_of_bremen/tuning.hpp"

#include "smt/harmony_of_bremen/steps.hpp"

namespace rulecheck::harmony_of_bremen {
namespace {

/// Somebody passes a card that he does not have, of these and what comes to him or not.
SymBool somebody_lacks(const BySeat<book::Cards>& hands, const book::Numbers& cards, bool and_gets_it) {
  SymBool some(false);
  for (std::size_t seat = 0; seat < book::players; ++seat) {
    const SymBool gets_it = cards[book::right(seat)] == cards[seat];
    some = some || (!book::has(hands[seat], cards[seat]) && gets_it == SymBool(and_gets_it));
  }
  return some;
}

}  // namespace

PROOF(HarmonyOfBremenTuning, CardsAreExchangedAfterEveryEnsembleThatDoesNotEndTheGame, clause::ensemble_then_tuning,
      clause::steps_of_the_ensemble, clause::no_tuning_after_round_nine, clause::hard_variant) {
  const book::Agreed agreement = book::any_agreement();
  const book::Table state = book::any_state();
  const auto read = read_in<State<D>>(state);
  const auto agreed = read_in<Agreement<D>>(agreement);
  const SymBool due = state.ensemble_played && !book::is_over(state), nine = state.round == SymNum(9);
  const SymBool left_out = state.round == SymNum(10) && !state.ensemble_played && !agreement.hard_variant;
  proof.claim("due", plain(is_tuning_due<D>(read)) == due);
  proof.claim("left out after round 9 unless it is made harder",
              plain(skips_tuning<D>(agreed, read)) == (due && nine && !agreement.hard_variant));
  proof.claim("passed although it was left out", plain(tunes_after_round_nine<D>(agreed, read)) == left_out);
  proof.claim("passed when nothing is due", plain(tunes_out_of_order<D>(agreed, read)) == (!due && !left_out));
}

PROOF(HarmonyOfBremenTuning, TheLeadGoesToTheLeft, clause::leader_moves_clockwise, clause::hand_over_the_lead,
      clause::steps_of_the_tuning, clause::ensemble_then_tuning, clause::leader_shows_morning) {
  const book::Table state = book::any_state();
  const auto after = read_in<book::Table>(next_round<D>(read_in<State<D>>(state)));
  const auto morning = read_in<BySeat<SymBool>>(hand_over<D>(read_in<BySeat<typename D::Bool>>(state.morning)));
  for (std::size_t seat = 0; seat < book::players; ++seat) {
    proof.claim(book::numbered("from seat", seat),
                implies(book::leads(state.morning, seat), book::leads(morning, book::left(seat))));
  }
  proof.claim("in the next round he leads", book::lead_stays(morning, after.morning));
  proof.claim("the next round begins",
              after.round == state.round + SymNum(1) && !after.ensemble_played && after.declared == state.declared);
  proof.claim("nothing else has changed", book::same_table(after, state) && book::same_hands(after.hand, state.hand));
}

PROOF(HarmonyOfBremenTuning, EveryCardPassedComesToTheLeftNeighbour, clause::pass_one_left, clause::always_to_the_left,
      clause::steps_of_the_tuning, clause::pass_on_later) {
  const book::Tuning<D> tuning;
  const BySeat<book::Cards> apart = tuning.hands_without_what_is_passed();
  proof.assume(book::in_hands(tuning.before.hand, tuning.cards));
  for (std::size_t seat = 0; seat < book::players; ++seat) {
    const book::Cards &before = tuning.before.hand[seat], &after = tuning.after.hand[seat];
    const std::string name = book::numbered("seat", seat);
    proof.claim(name + ": his card goes",
                book::one_place_changes(before, apart[seat], tuning.cards[seat], book::nothing()));
    proof.claim(name + ": then a place is free", book::has(apart[seat], book::nothing()));
    const SymBool comes = book::one_place_changes(apart[seat], after, book::nothing(), tuning.cards[book::right(seat)]);
    proof.claim(name + ": the right neighbour's card comes",
                with_parts(implies(book::has(apart[seat], book::nothing()), comes),
                           book::any_cards_for(apart[seat], "hand" + std::to_string(seat) + "_in_between")));
  }
}

PROOF(HarmonyOfBremenTuning, ATuningChangesHandsAndTheLeadOnly, clause::steps_of_the_tuning, clause::hand_over_the_lead,
      clause::leader_moves_clockwise, clause::ensemble_then_tuning) {
  const book::Tuning<D> tuning;
  proof.assume(book::somebody_leads(tuning.before.morning));
  proof.claim("piles, discards and roles stay", book::same_table(tuning.after, tuning.before));
  proof.claim("the lead moves", book::lead_moves(tuning.before.morning, tuning.after.morning));
  proof.claim("the next round begins", tuning.after.round == tuning.before.round + SymNum(1) &&
                                           !tuning.after.ensemble_played &&
                                           tuning.after.declared == tuning.before.declared);
}

PROOF(HarmonyOfBremenTuning, NoExchangeOfCardsInHandPassesOneOn, clause::no_passing_on, clause::pass_one_left) {
  const book::Table state = book::any_state();
  const auto cards = any_nums<4>("passed");
  const auto broken = read_in<BrokenExchange<Symbolic>>(
      judge_exchange<D>(read_in<State<D>>(state), read_in<BySeat<typename D::Num>>(cards)));
  SymBool all_hold(true);
  for (std::size_t seat = 0; seat < book::players; ++seat) {
    all_hold = all_hold && book::has(state.hand[seat], cards[seat]);
  }
  proof.claim("nobody passes on what he receives, nor what he never had",
              implies(all_hold, !broken.passes_on && !broken.foreign_card));
  proof.claim("nothing is broken only if all hold what they pass",
              implies(!broken.passes_on && !broken.foreign_card, all_hold));
  proof.claim("passed on: not held, but received", broken.passes_on == somebody_lacks(state.hand, cards, true));
  proof.claim("foreign: neither held nor received", broken.foreign_card == somebody_lacks(state.hand, cards, false));
}

PROOF(HarmonyOfBremenTuning, CardsGoToTheLeftNeighbourOnly, clause::always_to_the_left) {
  const auto receiver = any_nums<4>("receiver");
  SymBool elsewhere(false);
  for (std::size_t seat = 0; seat < book::players; ++seat) {
    elsewhere = elsewhere || receiver[seat] != book::seat_number(book::left(seat));
  }
  proof.claim("another receiver", plain(passes_elsewhere<D>(read_in<BySeat<typename D::Num>>(receiver))) == elsewhere);
}

/// The cards that are left after round 9, free, each in any place of its hand.
PROOF(HarmonyOfBremenTuning, TheTuningOfRoundNineLeavesNoChoice, clause::hard_variant, clause::pass_one_left,
      clause::no_tuning_after_round_nine) {
  const auto last = any_nums<4>("last"), place = any_nums<4>("place"), cards = any_nums<4>("passed");
  book::Table state = book::any_state();
  SymBool nothing_else(true);
  for (std::size_t seat = 0; seat < book::players; ++seat) {
    proof.assume(book::is_number(last[seat]) && book::is_number(cards[seat]));
    for (const SymNum& at : state.hand[seat]) {
      nothing_else = nothing_else && (at == last[seat] || at == book::nothing());
    }
  }
  proof.assume(nothing_else && book::in_hands(state.hand, last));
  const auto broken = read_in<BrokenExchange<Symbolic>>(
      judge_exchange<D>(read_in<State<D>>(state), read_in<BySeat<typename D::Num>>(cards)));
  proof.claim("an exchange is legal exactly if everybody passes his last card",
              (!broken.passes_on && !broken.foreign_card) == book::same(cards, last));
  proof.reset();
  for (std::size_t seat = 0; seat < book::players; ++seat) {
    proof.assume(book::is_number(last[seat]) && SymNum(0) <= place[seat] && place[seat] <= SymNum(9));
    state.hand[seat].fill(book::nothing());
    put(state.hand[seat], place[seat], last[seat]);
  }
  const auto after = read_in<book::Table>(tune<D>(read_in<State<D>>(state), read_in<BySeat<typename D::Num>>(last)));
  for (std::size_t seat = 0; seat < book::players; ++seat) {
    proof.claim(book::numbered("the right neighbour's last card is the only one of seat", seat),
                book::has(after.hand[seat], last[book::right(seat)]) && book::size(after.hand[seat]) == SymNum(1));
  }
}

}  // namespace rulecheck::harmony_of_bremen
