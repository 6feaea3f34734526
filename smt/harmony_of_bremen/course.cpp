// Whole games: who leads when, which histories win, what is settled before the last round.
#include "smt/harmony_of_bremen/steps.hpp"

namespace rulecheck::harmony_of_bremen {
namespace {

/// The seat that leads in a round if this one leads in the first: the seats in turn, clockwise.
SymNum leader_in(const SymNum& round, const SymNum& first) {
  return SymNum((first + round - SymNum(1)).term & Symbolic::context().bv_val(3, Symbolic::num_bits));
}
SymBool leads_in_turn(const book::Table& state, const SymNum& first) {
  SymBool result(true);
  for (std::size_t seat = 0; seat < book::players; ++seat) {
    result = result && state.morning[seat] == (leader_in(state.round, first) == book::seat_number(seat));
  }
  return result;
}
template <class D>
Outcome<Symbolic> outcome_of(const State<D>& state) {
  return read_in<Outcome<Symbolic>>(outcome<D>(state));
}
template <class D>
BySeat<typename D::Num> numbers(const book::Numbers& cards) {
  return read_in<BySeat<typename D::Num>>(cards);
}
SymBool same(const Outcome<Symbolic>& one, const Outcome<Symbolic>& other) {
  return one.won == other.won && one.lost_by_failures == other.lost_by_failures &&
         one.lost_in_the_last_round == other.lost_in_the_last_round;
}

/// Ten ensembles that succeed or fail in any order. Every animal sits at its own number and plays that number, but for
/// the donkey where the ensemble is to fail. Hands are left out: how a game goes on depends on what is played alone.
template <class D>
struct History {
  book::Agreed agreed = book::any_agreement();
  std::vector<SymBool> succeeds, exchanges;  ///< by round: the ensemble does so, cards are passed afterwards
  State<D> state;

  History() {
    book::Numbers role;
    BySeat<book::Cards> hands;
    for (std::size_t seat = 0; seat < book::players; ++seat) {
      role[seat] = book::seat_number(seat);
      hands[seat].fill(book::nothing());
    }
    state = begin<D>(numbers<D>(role), read_in<BySeat<Hand<D>>>(hands), typename D::Num(SymNum(0)));
    for (int round = 1; round <= 10; ++round) {
      succeeds.push_back(any_bool("success_in_round_" + std::to_string(round)));
      go_on(succeeds.back());
    }
  }

 private:
  /// Plays a round if the game is not over.
  void go_on(const SymBool& success) {
    const book::Numbers cards{SymNum(0), SymNum(1), SymNum(2), select(success, SymNum(3), SymNum(0))};
    const book::Numbers none{SymNum(0), SymNum(0), SymNum(0), SymNum(0)};
    const auto before = read_in<book::Table>(state);
    const auto played = play<D>(read_in<Agreement<D>>(agreed), state, numbers<D>(cards));
    const auto tuned = read_in<book::Table>(tune<D>(played, numbers<D>(none)));
    const SymBool due = plain(is_tuning_due<D>(played)), over = plain(is_over<D>(state));
    exchanges.push_back(!over && due);
    state = read_in<State<D>>(select(over, before, select(due, tuned, read_in<book::Table>(played))));
    for (auto& hand : state.hand) hand.fill(typename D::Num(book::nothing()));
  }
};

}  // namespace

PROOF(HarmonyOfBremenCourse, EverybodyLeadsInTurn, clause::leader_moves_clockwise, clause::hand_over_the_lead,
      clause::leader_shows_morning) {
  const SymNum first = any_num("first");
  const book::Table dealt = book::any_state();
  const auto begun = read_in<book::Table>(
      begin<D>(numbers<D>(dealt.role), read_in<BySeat<Hand<D>>>(dealt.hand), typename D::Num(first)));
  proof.assume(book::is_seat(first));
  proof.claim("at the beginning", leads_in_turn(begun, first));
  const book::Ensemble<D> ensemble;
  const book::Tuning<D> tuning;
  proof.assume_invariant(book::in_time(ensemble.before) && leads_in_turn(ensemble.before, first));
  proof.claim("after an ensemble", leads_in_turn(ensemble.after, first));
  proof.claim("after a tuning", leads_in_turn(tuning.after, first));
}

PROOF(HarmonyOfBremenCourse, InTheNineRoundsWithADeclarationTheFirstLeaderDeclaresThriceTheOthersTwice,
      clause::leader_moves_clockwise, clause::hand_over_the_lead, clause::last_cards_undeclared) {
  const book::Table dealt = book::any_state();
  for (std::size_t first = 0; first < book::players; ++first) {
    auto state = begin<D>(numbers<D>(dealt.role), read_in<BySeat<Hand<D>>>(dealt.hand),
                          typename D::Num(book::seat_number(first)));
    std::array<std::vector<SymBool>, 4> declares;
    for (int round = 1; round <= 10; ++round) {
      for (std::size_t seat = 0; seat < book::players; ++seat) {
        declares[seat].push_back(plain(has_declaration<D>(state)) && plain(state.morning[seat]));
      }
      state = next_round<D>(state);
    }
    SymBool as_told(true);
    for (std::size_t seat = 0; seat < book::players; ++seat) {
      as_told = as_told && book::how_many(declares[seat]) == SymNum(seat == first ? 3 : 2);
    }
    proof.claim(book::numbered("first leader", first), as_told);
  }
}

/// Two states that differ in who leads only.
PROOF(HarmonyOfBremenCourse, TheLastRoundEndsTheSameWhoeverLeadsIt, clause::leader_moves_clockwise,
      clause::hand_over_the_lead, clause::no_tuning_after_round_nine, clause::last_cards_undeclared) {
  book::Table one = book::any_state();
  one.round = SymNum(10);
  one.declared = SymBool(false);
  book::Table other = one;
  other.morning = any_bools<4>("other_morning");
  const book::Ensemble<D> ensemble(one), again(other);
  const auto cards = numbers<D>(ensemble.cards);
  const auto broken = read_in<BrokenEnsemble<Symbolic>>(judge_ensemble<D>(read_in<State<D>>(one), cards));
  const auto broken_again = read_in<BrokenEnsemble<Symbolic>>(judge_ensemble<D>(read_in<State<D>>(other), cards));
  SymBool judged_alike = same(broken.over, broken_again.over);
  std::apply(
      [&](auto, auto... breach) { ((judged_alike = judged_alike && broken.*breach == broken_again.*breach), ...); },
      BrokenEnsemble<Symbolic>::fields);
  proof.claim("the same cards may be played", judged_alike);
  proof.claim("the game ends the same way",
              same(outcome_of<D>(read_in<State<D>>(ensemble.after)), outcome_of<D>(read_in<State<D>>(again.after))));
  const auto end = read_in<Ending<Symbolic>>(ending<D>(read_in<State<D>>(ensemble.after)));
  const auto end_again = read_in<Ending<Symbolic>>(ending<D>(read_in<State<D>>(again.after)));
  proof.claim("with the same result", end.won == end_again.won && end.failures == end_again.failures &&
                                          end.rounds == end_again.rounds && end.discards == end_again.discards);
  proof.possible("there can be another leader", book::leads(one.morning, 0) && book::leads(other.morning, 3));
}

/// Seat by seat as the rooster's.
PROOF(HarmonyOfBremenCourse, WithTheLastTuningTheGameIsSettledOnceRoundNineIsPlayed, clause::hard_variant,
      clause::pass_one_left, clause::last_success_wins, clause::last_failure_loses) {
  const auto last = any_nums<4>("last"), cards = any_nums<4>("card");
  for (std::size_t rooster = 0; rooster < book::players; ++rooster) {
    proof.reset();
    book::Table nine = book::any_state();
    book::Numbers shifted;
    for (std::size_t seat = 0; seat < book::players; ++seat) {
      proof.assume(book::is_number(last[seat]) && book::is_number(cards[seat]));
      nine.hand[seat].fill(book::nothing());
      nine.hand[seat][seat] = last[seat];
      shifted[book::left(seat)] = last[seat];
    }
    nine.role[rooster] = SymNum(0);
    nine.round = SymNum(9);
    nine.ensemble_played = SymBool(true);
    proof.assume(book::are_roles(nine.role) && book::is_counted(nine) && !book::has_failed_thrice(nine));
    const auto ten = tune<D>(read_in<State<D>>(nine), numbers<D>(last));
    const auto broken = read_in<BrokenEnsemble<Symbolic>>(judge_ensemble<D>(ten, numbers<D>(cards)));
    const auto agreed = read_in<Agreement<D>>(book::any_agreement());
    const auto ways = outcome_of<D>(play<D>(agreed, ten, numbers<D>(shifted)));
    const std::string name = book::numbered("the rooster is seat", rooster);
    proof.claim(name + ": only the cards received can be played", broken.foreign_card == !book::same(cards, shifted));
    proof.claim(name + ": won exactly if the left-over cards grow one seat on",
                ways.won == book::grow(nine.role, shifted));
    proof.claim(name + ": else lost", ways.lost_in_the_last_round == !ways.won);
    proof.possible(name + ": won although they would not have grown without the tuning",
                   ways.won && !book::grow(nine.role, last));
  }
}

PROOF(HarmonyOfBremenCourse, AGameIsWonExactlyWithASuccessInRoundTenAfterAtMostTwoFailures,
      clause::ten_rounds_then_success, clause::last_success_wins, clause::third_failure_loses,
      clause::last_failure_loses, clause::ensemble_then_tuning, clause::no_tuning_after_round_nine,
      clause::hard_variant) {
  const History<D> history;
  std::vector<SymBool> all_failures, rounds_played, failures_in_time;
  for (const SymBool& success : history.succeeds) {
    const SymBool goes_on = book::how_many(all_failures) <= SymNum(2);
    rounds_played.push_back(goes_on);
    failures_in_time.push_back(goes_on && !success);
    all_failures.push_back(!success);
  }
  const SymNum rounds = book::how_many(rounds_played), failed = book::how_many(failures_in_time);
  const auto end = read_in<Ending<Symbolic>>(ending<D>(history.state));
  proof.claim("every history ends", plain(is_over<D>(history.state)));
  proof.claim("won", end.won == (book::how_many(all_failures) <= SymNum(2) && history.succeeds.back()));
  proof.claim("rounds up to the third failure or the tenth", end.rounds == rounds);
  proof.claim("failures among them", end.failures == failed);
  proof.claim("four discards for each success among them", end.discards == SymNum(4) * (rounds - failed));
  proof.possible("won with two failures", end.won && end.failures == SymNum(2));
  proof.possible("lost in round 3", !end.won && end.rounds == SymNum(3));
  proof.possible("lost with one failure", !end.won && end.failures == SymNum(1));
}

PROOF(HarmonyOfBremenCourse, CardsArePassedEightTimesAtMostOrNineIfItIsMadeHarder, clause::ensemble_then_tuning,
      clause::no_tuning_after_round_nine, clause::hard_variant, clause::third_failure_loses, clause::pass_one_left) {
  const History<D> history;
  const SymBool& hard = history.agreed.hard_variant;
  std::vector<SymBool> failures;
  SymBool as_told(true), no_third(true);
  for (std::size_t round = 0; round < 10; ++round) {
    failures.push_back(!history.succeeds[round]);
    no_third = no_third && book::how_many(failures) <= SymNum(2);
    as_told =
        as_told && history.exchanges[round] == (no_third && (round < 8 ? SymBool(true) : hard && SymBool(round == 8)));
  }
  const SymNum times = book::how_many(history.exchanges);
  proof.claim("after each of the rounds 1 to 8 that does not end the game, and 9 if it is harder", as_told);
  proof.claim("eight or nine times at most", times <= select(hard, SymNum(9), SymNum(8)));
  proof.possible("eight times", !hard && times == SymNum(8));
  proof.possible("nine times", hard && times == SymNum(9));
}

PROOF(HarmonyOfBremenCourse, WhereAllCardsAreEqualTheThirdRoundIsTheLast, clause::equal_is_not_growing,
      clause::third_failure_loses) {
  const SymNum number = any_num("number");
  const book::Numbers cards{number, number, number, number}, role = any_nums<4>("role");
  BySeat<book::Cards> hands;
  for (book::Cards& hand : hands) hand.fill(number);
  const auto agreed = read_in<Agreement<D>>(book::any_agreement());
  proof.assume(book::is_number(number) && book::are_roles(role));
  auto state = begin<D>(numbers<D>(role), read_in<BySeat<Hand<D>>>(hands), typename D::Num(SymNum(0)));
  for (int round = 1; round <= 3; ++round) {
    const std::string name = "round " + std::to_string(round);
    state = play<D>(agreed, declare<D>(state, typename D::Num(number)), numbers<D>(cards));
    const auto ways = outcome_of<D>(state);
    proof.claim(name, ways.lost_by_failures == SymBool(round == 3) && !ways.won && !ways.lost_in_the_last_round);
    if (round == 3) break;
    state = tune<D>(state, numbers<D>(cards));
    SymBool equal(true);
    for (const book::Cards& hand : read_in<BySeat<book::Cards>>(state.hand)) {
      for (const SymNum& place : hand) equal = equal && (place == number || place == book::nothing());
    }
    proof.claim(name + ": all cards in the hands are equal still", equal);
  }
}

}  // namespace rulecheck::harmony_of_bremen
