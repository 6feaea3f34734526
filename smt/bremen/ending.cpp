// "Object of the Game" and "End of the Game": what the two conditions say, and when a tally can still meet the first.
#include "model/bremen/ending.hpp"

#include <algorithm>
#include <numeric>

#include "smt/bremen/state.hpp"

namespace rulecheck::bremen {
namespace {

/// The pieces that the players of a won game have, in some order (Condition 1).
template <int players>
constexpr BySeat<int, players> pieces_of_a_win() {
  if constexpr (players == 3) {
    return {24, 12, 0};
  } else {
    return {24, 16, 8, 0};
  }
}

/// Whether some order of the players fulfils this for every player and the target that falls to him.
template <int players, class Holds>
SymBool in_some_order(const BySeat<int, players>& targets, Holds holds) {
  BySeat<std::size_t, players> order;
  std::iota(order.begin(), order.end(), std::size_t{0});
  SymBool some(false);
  do {
    SymBool all(true);
    for (std::size_t place = 0; place < order.size(); ++place) all = all && holds(order[place], targets[place]);
    some = some || all;
  } while (std::next_permutation(order.begin(), order.end()));
  return some;
}

template <class D, int players>
SymBool condition_one_of(const BySeat<SymNum, players>& won) {
  return plain(condition_one<D, players>(book::each<typename D::Num>(won)));
}

template <class D, int players>
void condition_one_is_the_multiset(Proof& proof) {
  const auto won = book::any_nums<players>("won");
  proof.claim(book::with<players>("condition 1 holds exactly for the printed numbers in some order"),
              condition_one_of<D, players>(won) ==
                  in_some_order<players>(pieces_of_a_win<players>(),
                                         [&](std::size_t seat, int pieces) { return won[seat] == SymNum(pieces); }));
}

template <class D, int players>
void rounds_decide_condition_one(Proof& proof) {
  proof.reset();
  const auto rounds_won = book::any_nums<players>("rounds");
  BySeat<SymNum, players> won;
  for (std::size_t seat = 0; seat < rounds_won.size(); ++seat) {
    proof.assume(SymNum(0) <= rounds_won[seat] && rounds_won[seat] <= SymNum(12));
    won[seat] = SymNum(players) * rounds_won[seat];
  }
  proof.claim(book::with<players>("condition 1 holds exactly for the rounds 8, 4, 0 or 6, 4, 2, 0 in some order"),
              condition_one_of<D, players>(won) ==
                  in_some_order<players>(pieces_of_a_win<players>(), [&](std::size_t seat, int pieces) {
                    return rounds_won[seat] == SymNum(pieces / players);
                  }));
}

template <class D, int players>
void extremes_are_unique(Proof& proof) {
  proof.reset();
  const auto won = book::any_nums<players>("won");
  proof.assume(condition_one_of<D, players>(won));
  for (int pieces : {24, 0}) {
    SymBool exactly_one(false);
    for (std::size_t seat = 0; seat < won.size(); ++seat) {
      SymBool alone = won[seat] == SymNum(pieces);
      for (std::size_t other = 0; other < won.size(); ++other) {
        if (other != seat) alone = alone && won[other] != SymNum(pieces);
      }
      exactly_one = exactly_one || alone;
    }
    proof.claim(book::with<players>("exactly one player has " + std::to_string(pieces) + " pieces"), exactly_one);
  }
}

/// A tally of rounds before the end can become one that meets condition 1 exactly if, in some order, nobody has more
/// rounds than he is to have in the end.
template <class D, int players>
void tally_can_still_win(Proof& proof) {
  proof.reset();
  const auto so_far = book::any_nums<players>("so_far"), to_come = book::any_nums<players>("to_come");
  BySeat<SymNum, players> in_the_end;
  SymNum all(0);
  for (std::size_t seat = 0; seat < so_far.size(); ++seat) {
    proof.assume(SymNum(0) <= so_far[seat] && so_far[seat] <= SymNum(12));
    proof.assume(SymNum(0) <= to_come[seat] && to_come[seat] <= SymNum(12));
    in_the_end[seat] = SymNum(players) * (so_far[seat] + to_come[seat]);
    all = all + so_far[seat] + to_come[seat];
  }
  proof.assume(all == SymNum(12));
  const SymBool within = in_some_order<players>(pieces_of_a_win<players>(), [&](std::size_t seat, int pieces) {
    return so_far[seat] <= SymNum(pieces / players);
  });
  proof.claim(book::with<players>("whoever can still win has, in some order, at most the rounds of a win"),
              implies(condition_one_of<D, players>(in_the_end), within));
  // The other direction: the rounds that are missing to a win, in each order, are a way to win.
  proof.reset();
  BySeat<std::size_t, players> order;
  std::iota(order.begin(), order.end(), std::size_t{0});
  SymBool can_be_won(true);
  do {
    BySeat<SymNum, players> completed;
    SymNum missing(0), played(0);
    SymBool within_order(true);
    for (std::size_t place = 0; place < order.size(); ++place) {
      const std::size_t seat = order[place];
      const SymNum target(pieces_of_a_win<players>()[place] / players);
      within_order = within_order && SymNum(0) <= so_far[seat] && so_far[seat] <= target;
      const SymNum more = target - so_far[seat];
      missing = missing + more;
      played = played + so_far[seat];
      completed[seat] = SymNum(players) * (so_far[seat] + more);
    }
    can_be_won =
        can_be_won && implies(within_order, condition_one_of<D, players>(completed) && missing == SymNum(12) - played);
  } while (std::next_permutation(order.begin(), order.end()));
  proof.claim(book::with<players>("within the rounds of a win the rest can be won, in every order"), can_be_won);
}

template <class D, int players>
void condition_two_is_four_animals(Proof& proof) {
  proof.reset();
  std::vector<book::Piece> last;
  BySeat<typename D::Set, players> left;
  for (std::size_t seat = 0; seat < left.size(); ++seat) {
    last.push_back(book::any_piece<players>("left" + std::to_string(seat)));
    left[seat] = typename D::Set(last.back().set);
  }
  typename D::Set center;
  if constexpr (players == 3) {
    last.push_back(book::any_piece<players>("center"));
    center = typename D::Set(last.back().set);
  }
  SymBool different(true);
  for (std::size_t one = 0; one < last.size(); ++one) {
    proof.assume(last[one].in_game);
    for (std::size_t other = 0; other < one; ++other) {
      different = different && last[one].animal != last[other].animal;
    }
  }
  proof.claim(book::with<players>("condition 2 holds exactly if the four animals differ in pairs"),
              plain(condition_two<D, players>(left, center)) == different);
}

}  // namespace

PROOF(BremenEnding, ConditionOneIsThePrintedNumbersInSomeOrder, clause::condition_one_three_players,
      clause::condition_one_four_players) {
  condition_one_is_the_multiset<D, 3>(proof);
  condition_one_is_the_multiset<D, 4>(proof);
}

PROOF(BremenEnding, ConditionOneIsEightFourZeroOrSixFourTwoZeroRounds, clause::condition_one_three_players,
      clause::condition_one_four_players) {
  rounds_decide_condition_one<D, 3>(proof);
  rounds_decide_condition_one<D, 4>(proof);
}

PROOF(BremenEnding, ThePlayersWithTwentyFourAndWithNoPiecesAreUnique, clause::condition_one_three_players,
      clause::condition_one_four_players, clause::score) {
  extremes_are_unique<D, 3>(proof);
  extremes_are_unique<D, 4>(proof);
}

PROOF(BremenEnding, ATallyCanStillWinExactlyWithinTheRoundsOfAWin, clause::condition_one_three_players,
      clause::condition_one_four_players) {
  tally_can_still_win<D, 3>(proof);
  tally_can_still_win<D, 4>(proof);
}

PROOF(BremenEnding, ConditionTwoIsFourDifferentAnimals, clause::condition_two_three_players,
      clause::condition_two_four_players) {
  condition_two_is_four_animals<D, 3>(proof);
  condition_two_is_four_animals<D, 4>(proof);
}

PROOF(BremenEnding, EverybodyWinsExactlyIfNeitherConditionFails, clause::both_conditions_win,
      clause::all_win_or_lose_together) {
  using Bool = typename D::Bool;
  const SymBool first = any_bool("first"), second = any_bool("second");
  const SymBool won = plain(everybody_wins<D>(Bool(first), Bool(second)));
  const SymBool fails = !first || !second;
  proof.claim("all lose exactly if a condition fails", (!won) == fails);
}

}  // namespace rulecheck::bremen
