// "Tuning" and "What changes in round 9": when cards are exchanged and who leads next.
#include "model/harmony_of_bremen/tuning.hpp"

#include "properties/core/check.hpp"
#include "tests/harmony_of_bremen/tables.hpp"

namespace rulecheck::harmony_of_bremen {

EXAMPLE(HarmonyOfBremenTuning, TheLeadGoesRoundTheTable, clause::leader_moves_clockwise, clause::hand_over_the_lead,
        clause::leader_shows_morning, clause::steps_of_the_tuning) {
  for (int leader = 0; leader < 4; ++leader) {
    auto state = played<D>(agreement_of<D>(false), orderly_round<D>(3, 0, leader), true);
    trial.expect(known(leader_of<D>(state.morning)) == leader, "the leader to stay until the cards are passed");
    state = tune<D>(state, given_numbers<D>({21, 1, 31, 11}));
    std::array<bool, 4> expected{};
    expected.at(static_cast<std::size_t>((leader + 1) % 4)) = true;
    trial.expect(mornings<D>(state) == expected, "the left neighbour's card alone to show its morning side");
    trial.expect(known(state.round) == 4 && !known(state.ensemble_played), "the next round to begin");
  }
}

EXAMPLE(HarmonyOfBremenTuning, EveryCardGoesOneSeatToTheLeft, clause::pass_one_left, clause::always_to_the_left) {
  const auto state = played<D>(agreement_of<D>(false), orderly_round<D>(8, 0), true);
  const auto tuned = tune<D>(state, given_numbers<D>({21, 2, 31, 12}));
  trial.expect(hands_in<D>(tuned.hand) == Hands{{{12, 22}, {1, 21}, {2, 32}, {11, 31}}}, "cards one seat further");
  trial.expect(!known(passes_elsewhere<D>(given_numbers<D>({1, 2, 3, 0}))), "the left neighbours");
  for (std::size_t seat = 0; seat < 4; ++seat) {
    for (int other = 0; other < 4; ++other) {
      Numbers to{1, 2, 3, 0};
      const bool left = to.at(seat) == other;
      to.at(seat) = other;
      trial.expect(known(passes_elsewhere<D>(given_numbers<D>(to))) == !left, "nobody else");
    }
  }
}

EXAMPLE(HarmonyOfBremenTuning, RoundNineEndsWithItsEnsembleUnlessTheGameIsHard, clause::no_tuning_after_round_nine,
        clause::hard_variant, clause::leader_moves_clockwise) {
  for (int round = 1; round <= 9; ++round) {
    const auto standard = played<D>(agreement_of<D>(false), orderly_round<D>(round, 0), true);
    const auto hard = played<D>(agreement_of<D>(true), orderly_round<D>(round, 0), true);
    const bool skipped = round == 9;
    trial.expect(known(is_tuning_due<D>(standard)) == !skipped && known(is_tuning_due<D>(hard)),
                 "tuning after 8 rounds");
    trial.expect(known(standard.round) == (skipped ? 10 : round) && known(hard.round) == round, "a round to end");
    trial.expect(known(leader_of<D>(standard.morning)) == (skipped ? 1 : 0), "the lead to change with the round");
    trial.expect(known(tunes_after_round_nine<D>(agreement_of<D>(false), standard)) == skipped, "a tuning left out");
    trial.expect(!known(tunes_after_round_nine<D>(agreement_of<D>(true), hard)), "no tuning left out");
    trial.expect(!known(tunes_out_of_order<D>(agreement_of<D>(false), standard)), "a tuning due or left out");
  }
  const auto ninth = played<D>(agreement_of<D>(true), orderly_round<D>(9, 0), true);
  for (const auto& hand : ninth.hand) trial.expect(known(number_of_cards<D>(hand)) == 1, "one card in each hand");
  const auto last = tune<D>(ninth, given_numbers<D>({21, 1, 31, 11}));
  trial.expect(hands_in<D>(last.hand) == Hands{{{11}, {21}, {1}, {31}}}, "the last cards to be those received");
  trial.expect(known(last.round) == 10 && known(leader_of<D>(last.morning)) == 1, "the last round to begin");
}

EXAMPLE(HarmonyOfBremenTuning, TheThirdFailureEndsTheRound, clause::third_failure_loses, clause::ensemble_then_tuning,
        clause::no_tuning_after_round_nine) {
  for (int round = 3; round <= 10; ++round) {
    for (const bool hard : {false, true}) {
      const auto agreement = agreement_of<D>(hard);
      const auto lost = played<D>(agreement, orderly_round<D>(round, 2), false);
      trial.expect(known(lost.round) == round && known(leader_of<D>(lost.morning)) == 0, "the round not to go on");
      trial.expect(!known(is_tuning_due<D>(lost)) && known(tunes_out_of_order<D>(agreement, lost)), "no tuning");
      trial.expect(!known(tunes_after_round_nine<D>(agreement, lost)), "no tuning that is left out");
    }
  }
}

EXAMPLE(HarmonyOfBremenTuning, NobodyTunesOutOfOrder, clause::ensemble_then_tuning,
        clause::no_tuning_after_round_nine) {
  for (const bool hard : {false, true}) {
    const auto agreement = agreement_of<D>(hard);
    for (int round = 1; round <= 9; ++round) {
      trial.expect(known(tunes_out_of_order<D>(agreement, orderly_round<D>(round, 0))), "an ensemble to come first");
    }
    const auto last = orderly_round<D>(10, 0);
    trial.expect(known(tunes_after_round_nine<D>(agreement, last)) == !hard, "the tuning of round 9 to be left out");
    trial.expect(known(tunes_out_of_order<D>(agreement, last)) == hard, "or to be over");
    const auto over = played<D>(agreement, last, true);
    trial.expect(!known(tunes_after_round_nine<D>(agreement, over)) && known(tunes_out_of_order<D>(agreement, over)),
                 "nothing after the game");
  }
}

EXAMPLE(HarmonyOfBremenTuning, EachSeatIsJudgedByItself, clause::pass_one_left, clause::no_passing_on) {
  // Seats 0 to 3 hold 22, 2, 32, 12 and the numbers below them.
  const auto state = played<D>(agreement_of<D>(false), orderly_round<D>(8, 0), true);
  const Numbers right{22, 2, 32, 12};
  for (std::size_t seat = 0; seat < 4; ++seat) {
    Numbers cards = right;
    cards.at(seat) = right.at((seat + 3) % 4);
    auto broken = judge_exchange<D>(state, given_numbers<D>(cards));
    trial.expect(known(broken.passes_on) && !known(broken.foreign_card), "what the right neighbour passes");
    for (const int foreign : {right.at((seat + 1) % 4), right.at((seat + 2) % 4), 999}) {
      cards.at(seat) = foreign;
      broken = judge_exchange<D>(state, given_numbers<D>(cards));
      trial.expect(!known(broken.passes_on) && known(broken.foreign_card), "what nobody passes to this seat");
    }
  }
  const auto fine = judge_exchange<D>(state, given_numbers<D>(right));
  trial.expect(!known(fine.passes_on) && !known(fine.foreign_card), "cards in hand");
}

}  // namespace rulecheck::harmony_of_bremen
