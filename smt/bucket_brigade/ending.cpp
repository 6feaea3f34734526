// "Game End": the totals, who is ahead of whom, who wins, and when a tie remains.
#include "model/bucket_brigade/ending.hpp"

#include "smt/bucket_brigade/state.hpp"

namespace rulecheck::bucket_brigade {
namespace {

/// Exactly one of these.
template <std::size_t size>
SymBool exactly_one(const std::array<SymBool, size>& all) {
  SymNum number(0);
  for (const SymBool& one : all) number = number + select(one, SymNum(1), SymNum(0));
  return number == SymNum(1);
}
template <std::size_t size>
SymBool none(const std::array<SymBool, size>& all) {
  SymBool some(false);
  for (const SymBool& one : all) some = some || one;
  return !some;
}

/// Totals and results of the last heat of which nothing is known.
template <int players>
struct FreeStandings {
  BySeat<SymNum, players> totals = any_nums<players>("total"), last = any_nums<players>("last");
  book::Agreed agreement = book::any_agreement();

  /// More points, or as many and more in the last heat.
  SymBool better(std::size_t one, std::size_t other) const {
    return totals[other] < totals[one] || (totals[one] == totals[other] && last[other] < last[one]);
  }
  SymBool equal(std::size_t one, std::size_t other) const {
    return totals[one] == totals[other] && last[one] == last[other];
  }
  /// Nobody is better.
  SymBool is_first(std::size_t seat) const {
    SymBool first(true);
    for (std::size_t other = 0; other < players; ++other) first = first && !better(other, seat);
    return first;
  }
  SymBool has_equal(std::size_t seat) const {
    SymBool some(false);
    for (std::size_t other = 0; other < players; ++other) some = some || (SymBool(other != seat) && equal(seat, other));
    return some;
  }
  /// Of two exactly one is better, or they are equal; whoever equals one compares with all others as that one does.
  SymBool is_an_order(std::size_t one, std::size_t other) const {
    SymBool alike(true);
    for (std::size_t third = 0; third < players; ++third) {
      if (third == one || third == other) continue;
      alike = alike && better(third, one) == better(third, other) && better(one, third) == better(other, third);
    }
    return exactly_one(std::array{better(one, other), better(other, one), equal(one, other)}) &&
           equal(one, other) == equal(other, one) && implies(equal(one, other), alike);
  }
  /// Better than everybody else.
  SymBool is_alone_first(std::size_t seat) const {
    SymBool first(true);
    for (std::size_t other = 0; other < players; ++other)
      first = first && (SymBool(other == seat) || better(seat, other));
    return first;
  }
  template <class D>
  BySeat<SymBool, players> winners_by_the_rules(const SymBool& tied_players_lose) const {
    auto readings = agreement.readings;
    readings.tied_players_lose = tied_players_lose;
    BySeat<Standing<D>, players> standing;
    for (std::size_t seat = 0; seat < players; ++seat) {
      standing[seat] = {typename D::Num(totals[seat]), typename D::Num(last[seat])};
    }
    return read_in<BySeat<SymBool, players>>(winners<D, players>(read_in<Readings<D>>(readings), standing));
  }
};

/// Results of a game of which everything is free, 0 to 999 each, and the standings that they make.
template <int players>
struct FreeResults : FreeStandings<players> {
  Results<Symbolic, players> results;

  explicit FreeResults(Proof& proof) {
    proof.reset();
    this->totals = {};
    for (std::size_t heat = 0; heat < players; ++heat) {
      results[heat] = any_nums<players>("result" + std::to_string(heat) + ".");
      for (std::size_t seat = 0; seat < players; ++seat) {
        proof.assume(SymNum(0) <= results[heat][seat] && results[heat][seat] <= SymNum(999));
        this->totals[seat] = this->totals[seat] + results[heat][seat];
        this->last[seat] = results[heat][seat];
      }
    }
  }
};

template <class D, int players>
void totals_are_sums(Proof& proof) {
  const FreeResults<players> free(proof);
  const auto sums = read_in<BySeat<SymNum, players>>(totals<D, players>(read_in<Results<D, players>>(free.results)));
  SymBool right(true);
  for (std::size_t seat = 0; seat < players; ++seat) {
    SymNum sum(0);
    for (std::size_t heat = players; heat-- > 0;) sum = sum + free.results[heat][seat];
    right = right && sums[seat] == sum && SymNum(0) <= sum && sum <= SymNum(999 * players);
  }
  proof.claim(book::with<players>("each one's results of all heats"), right);
  const auto standing = standings<D, players>(read_in<Results<D, players>>(free.results));
  SymBool read_off(true);
  for (std::size_t seat = 0; seat < players; ++seat) {
    read_off =
        read_off && plain(standing[seat].total) == free.totals[seat] && plain(standing[seat].last) == free.last[seat];
  }
  proof.claim(book::with<players>("the sum and the last heat decide"), read_off);
}

template <class D, int players>
void winners_are_the_first(Proof& proof) {
  const FreeStandings<players> free;
  const auto shared = free.template winners_by_the_rules<D>(SymBool(false));
  const auto alone = free.template winners_by_the_rules<D>(SymBool(true));
  for (std::size_t seat = 0; seat < players; ++seat) {
    proof.claim(book::with<players>(book::numbered("shared: wins exactly if nobody is better, seat", seat)),
                shared[seat] == free.is_first(seat));
    proof.claim(book::with<players>(book::numbered("none: wins exactly if it is better than everybody, seat", seat)),
                alone[seat] == free.is_alone_first(seat));
  }
}

/// The same of a game that is over, from its state.
template <class D, int players>
void ending_is_read_off(Proof& proof) {
  const FreeResults<players> free(proof);
  auto state = book::any_state<players>();
  state.result = free.results;
  const auto end = read_in<Ending<Symbolic, players>>(
      ending<D, players>(read_in<Readings<D>>(free.agreement.readings), read_in<State<D, players>>(state)));
  SymBool results(true), sums(true), winners(true);
  for (std::size_t seat = 0; seat < players; ++seat) {
    for (std::size_t heat = 0; heat < players; ++heat) {
      results = results && end.heats[heat][seat] == free.results[heat][seat];
    }
    sums = sums && end.totals[seat] == free.totals[seat];
    const SymBool loses_tie = free.agreement.readings.tied_players_lose && free.has_equal(seat);
    winners = winners && end.wins[seat] == (free.is_first(seat) && !loses_tie);
  }
  proof.claim(book::with<players>("the results"), results);
  proof.claim(book::with<players>("the totals"), sums);
  proof.claim(book::with<players>("the winners"), winners);
}

/// Seat by seat: nobody is ahead of it. That there is such a seat, and that standings are an order, is
/// BucketBrigadeEnding.PlayersAreInATotalPreorder.
template <class D, int players>
void ties_remain(Proof& proof) {
  for (std::size_t first = 0; first < players; ++first) {
    proof.reset();
    const FreeStandings<players> free;
    const auto shared = free.template winners_by_the_rules<D>(SymBool(false));
    const auto alone = free.template winners_by_the_rules<D>(SymBool(true));
    proof.assume(free.is_first(first));
    for (std::size_t other = 0; other < players; ++other) {
      if (other != first) proof.assume(free.is_an_order(first, other));
    }
    const SymBool tied = free.has_equal(first);
    SymBool equals_win(true);
    for (std::size_t seat = 0; seat < players; ++seat) {
      equals_win = equals_win && shared[seat] == (SymBool(seat == first) || free.equal(seat, first));
    }
    const std::string name = book::with<players>(book::numbered("nobody is ahead of seat", first));
    proof.claim(name + ": it wins, with all who equal it in sum and last heat, and no others", equals_win);
    proof.claim(name + ": one winner exactly if nobody equals it in both", exactly_one(shared) == !tied);
    proof.claim(name + ": with the other reading nobody wins exactly in a tie, else one",
                none(alone) == tied && exactly_one(alone) == !tied);
    proof.possible(name + ": a tie", tied && SymNum(0) < free.totals[first]);
  }
}

template <class D, int players>
void claims_are_compared(Proof& proof) {
  proof.reset();
  Ending<Symbolic, players> truth, claimed;
  for (std::size_t heat = 0; heat < players; ++heat) {
    truth.heats[heat] = any_nums<players>("result" + std::to_string(heat) + ".");
    claimed.heats[heat] = any_nums<players>("claimed" + std::to_string(heat) + ".");
  }
  truth.totals = any_nums<players>("total");
  claimed.totals = any_nums<players>("claimed_total");
  truth.wins = any_bools<players>("wins");
  claimed.wins = any_bools<players>("claimed_wins");
  const auto end = read_in<Ending<D, players>>(truth), said = read_in<Ending<D, players>>(claimed);
  SymBool same_heats(true), same_totals(true), same_winners(true), too_low(false);
  for (std::size_t seat = 0; seat < players; ++seat) {
    same_totals = same_totals && claimed.totals[seat] == truth.totals[seat];
    same_winners = same_winners && claimed.wins[seat] == truth.wins[seat];
    for (std::size_t other = 0; other < players; ++other) {
      same_heats = same_heats && claimed.heats[seat][other] == truth.heats[seat][other];
      too_low = too_low || (claimed.wins[seat] && truth.totals[seat] < truth.totals[other]);
    }
  }
  const auto wrong = judge_winners<D, players>(end, said.wins);
  proof.claim(book::with<players>("results of the heats"),
              plain(claims_wrong_heats<D, players>(end, said.heats)) == !same_heats);
  proof.claim(book::with<players>("totals"), plain(claims_wrong_totals<D, players>(end, said.totals)) == !same_totals);
  proof.claim(book::with<players>("a winner with less than the highest total"), plain(wrong.too_low) == too_low);
  proof.claim(book::with<players>("other wrong winners"), plain(wrong.otherwise_off) == (!same_winners && !too_low));
  const auto state = book::any_state<players>();
  proof.assume(SymNum(1) <= state.heat && state.heat <= SymNum(players + 1));
  proof.claim(
      book::with<players>("a claim before all heats have been played"),
      plain(claims_too_early<D, players>(read_in<State<D, players>>(state))) == !(state.heat == SymNum(players + 1)));
}

/// Free standings.
struct Free {
  SymNum total, last;
  explicit Free(const std::string& name) : total(any_num(name + ".total")), last(any_num(name + ".last")) {}
  SymBool equals(const Free& other) const { return total == other.total && last == other.last; }
};
template <class D>
SymBool ahead(const Free& one, const Free& other) {
  using Num = typename D::Num;
  return plain(is_ahead<D>(Standing<D>{Num(one.total), Num(one.last)}, Standing<D>{Num(other.total), Num(other.last)}));
}

}  // namespace

PROOF(BucketBrigadeEnding, TotalsAreTheSumsOfTheHeats, clause::add_up_the_heats, clause::better_final_heat_wins) {
  totals_are_sums<D, 3>(proof);
  totals_are_sums<D, 4>(proof);
  totals_are_sums<D, 5>(proof);
}

PROOF(BucketBrigadeEnding, PlayersAreInATotalPreorder, clause::most_points_win, clause::highest_total_wins,
      clause::better_final_heat_wins) {
  const Free a("a"), b("b"), c("c");
  proof.claim("more points come first", implies(b.total < a.total, ahead<D>(a, b) && !ahead<D>(b, a)));
  proof.claim("with as many points the better last heat",
              implies(a.total == b.total, ahead<D>(a, b) == (b.last < a.last)));
  proof.claim("nobody is ahead of himself", !ahead<D>(a, a));
  proof.claim("of two one is ahead, or they are equal in both",
              (ahead<D>(a, b) && !ahead<D>(b, a) && !a.equals(b)) ||
                  (!ahead<D>(a, b) && ahead<D>(b, a) && !a.equals(b)) ||
                  (!ahead<D>(a, b) && !ahead<D>(b, a) && a.equals(b)));
  proof.claim("ahead of one who is ahead is ahead", implies(ahead<D>(a, b) && ahead<D>(b, c), ahead<D>(a, c)));
  proof.claim("standings are an order", FreeStandings<3>().is_an_order(0, 1));
  proof.claim("not behind one who is not behind is not behind",
              implies(!ahead<D>(b, a) && !ahead<D>(c, b), !ahead<D>(c, a)));
}

PROOF(BucketBrigadeEnding, WhoeverNobodyIsAheadOfWins, clause::most_points_win, clause::highest_total_wins,
      clause::better_final_heat_wins) {
  winners_are_the_first<D, 3>(proof);
  winners_are_the_first<D, 4>(proof);
  winners_are_the_first<D, 5>(proof);
}

PROOF(BucketBrigadeEnding, ATieRemainsExactlyWhereSumAndLastHeatAreEqual, clause::highest_total_wins,
      clause::better_final_heat_wins) {
  ties_remain<D, 3>(proof);
  ties_remain<D, 4>(proof);
  ties_remain<D, 5>(proof);
}

PROOF(BucketBrigadeEnding, TheEndIsReadOffTheRecordedResults, clause::add_up_the_heats, clause::highest_total_wins,
      clause::better_final_heat_wins, clause::record_totals_from_zero) {
  ending_is_read_off<D, 3>(proof);
  ending_is_read_off<D, 4>(proof);
  ending_is_read_off<D, 5>(proof);
}

PROOF(BucketBrigadeEnding, AClaimIsWrongExactlyWhereItDiffers, clause::record_totals_from_zero,
      clause::add_up_the_heats, clause::highest_total_wins, clause::better_final_heat_wins) {
  claims_are_compared<D, 3>(proof);
  claims_are_compared<D, 4>(proof);
  claims_are_compared<D, 5>(proof);
}

}  // namespace rulecheck::bucket_brigade
