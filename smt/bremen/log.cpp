// Entries of a log beside legal plays: who takes a round, what a claimed result says.
#include "model/bremen/log.hpp"

#include "smt/bremen/state.hpp"

namespace rulecheck::bremen {
namespace {

template <class D, int players>
void taking_is_judged(Proof& proof) {
  proof.reset();
  const auto game = book::any_state<players>();
  const auto finished = book::any_sets<players>("finished");
  const SymNum seat = any_num("taker");
  const Log<D, players> log{book::read_in<D, players>(game), book::each<typename D::Set>(finished)};
  const WrongTake<D> wrong = judge_take<D, players>(log, typename D::Num(seat));
  SymBool nothing(true), chicken(false);
  for (const SymSet& single : finished) {
    nothing = nothing && single == SymSet();
    chicken = chicken || overlaps(single, SymSet(book::numbers(book::chicken, 1, 13)));
  }
  const SymBool over = SymNum(13) <= game.round, other = seat != game.leader;
  proof.claim(book::with<players>("nothing to take, the game is over"), plain(wrong.game_is_over) == (nothing && over));
  proof.claim(book::with<players>("nothing to take, the game goes on"),
              plain(wrong.nothing_to_take) == (nothing && !over));
  proof.claim(book::with<players>("another seat than the winner's, a chicken was played"),
              plain(wrong.highest_chicken) == (!nothing && other && chicken));
  proof.claim(book::with<players>("another seat than the winner's, no chicken was played"),
              plain(wrong.highest_led) == (!nothing && other && !chicken));
}

template <class D, int players>
void turn_is_judged(Proof& proof) {
  proof.reset();
  const auto game = book::any_state<players>();
  const SymNum seat = any_num("player");
  proof.assume(book::is_seat<players>(game.leader));
  const WrongTurn<D> wrong = judge_turn<D, players>(book::read_in<D, players>(game), typename D::Num(seat));
  SymBool nothing_led(false);
  for (std::size_t leader = 0; leader < players; ++leader) {
    nothing_led = nothing_led || (game.leader == book::seat_number(leader) && game.table[leader] == SymSet());
  }
  const SymBool out_of_turn = seat != game.turn, first = game.round == SymNum(1);
  proof.claim(book::with<players>("the first play of the game"),
              plain(wrong.first_leader) == (out_of_turn && nothing_led && first));
  proof.claim(book::with<players>("the first play of a later round"),
              plain(wrong.later_leader) == (out_of_turn && nothing_led && !first));
  proof.claim(book::with<players>("any other play"), plain(wrong.follower) == (out_of_turn && !nothing_led));
}

/// An end of a game of which every value is free.
template <int players>
Ending<Symbolic, players> any_ending() {
  return {book::any_nums<players>("captured"),
          book::any_sets<players>("left"),
          any_bool("condition1"),
          any_bool("condition2"),
          any_bool("won"),
          any_num("score"),
          any_num("title")};
}

template <class D, int players>
void claims_are_compared(Proof& proof) {
  using Bool = typename D::Bool;
  using Num = typename D::Num;
  proof.reset();
  const auto truth = any_ending<players>();
  const Ending<D, players> end{book::each<Num>(truth.captured),
                               book::each<typename D::Set>(truth.left),
                               Bool(truth.condition_one),
                               Bool(truth.condition_two),
                               Bool(truth.won),
                               Num(truth.score),
                               Num(truth.title)};
  const auto captured = book::any_nums<players>("claimed_captured");
  const auto left = book::any_sets<players>("claimed_left");
  const SymBool condition = any_bool("claimed");
  const SymNum number = any_num("claimed_number");
  SymBool same_captured(true), same_left(true);
  for (std::size_t seat = 0; seat < players; ++seat) {
    same_captured = same_captured && captured[seat] == truth.captured[seat];
    same_left = same_left && left[seat] == truth.left[seat];
  }
  proof.claim(book::with<players>("pieces won"),
              plain(claims_wrong_captures<D, players>(end, book::each<Num>(captured))) == (!same_captured));
  proof.claim(book::with<players>("pieces left"),
              plain(claims_wrong_pieces_left<D, players>(end, book::each<typename D::Set>(left))) == (!same_left));
  const auto differs = [&](const SymBool& value) { return select(value, !condition, condition); };
  proof.claim(book::with<players>("condition 1"),
              plain(claims_wrong_condition_one<D, players>(end, Bool(condition))) == differs(truth.condition_one));
  proof.claim(book::with<players>("condition 2"),
              plain(claims_wrong_condition_two<D, players>(end, Bool(condition))) == differs(truth.condition_two));
  proof.claim(book::with<players>("won"),
              plain(claims_wrong_outcome<D, players>(end, Bool(condition))) == differs(truth.won));
  proof.claim(book::with<players>("a score or title only after a victory"),
              plain(claims_score_without_victory<D, players>(end)) == select(truth.won, SymBool(false), SymBool(true)));
  proof.claim(book::with<players>("score"),
              plain(claims_wrong_score<D, players>(end, Num(number))) == (truth.won && number != truth.score));
  proof.claim(book::with<players>("title"),
              plain(claims_wrong_title<D, players>(end, Num(number))) == (truth.won && number != truth.title));
}

template <class D, int players>
void claim_is_too_early(Proof& proof) {
  proof.reset();
  const auto game = book::any_state<players>();
  proof.claim(book::with<players>("before round 12 has ended"),
              plain(claims_too_early<D, players>(book::read_in<D, players>(game))) == (game.round <= SymNum(12)));
}

}  // namespace

PROOF(BremenLog, ExactlyTheWinnerTakesWhatWasPlayed, clause::winner_takes_all, clause::highest_chicken_wins,
      clause::highest_led_animal_wins, clause::game_end) {
  taking_is_judged<D, 3>(proof);
  taking_is_judged<D, 4>(proof);
}

PROOF(BremenLog, AWrongTurnBreaksTheClauseThatSaysWhoseItIs, clause::first_leader_three_players,
      clause::first_leader_four_players, clause::winner_leads, clause::play_clockwise) {
  turn_is_judged<D, 3>(proof);
  turn_is_judged<D, 4>(proof);
}

PROOF(BremenLog, AClaimIsWrongExactlyWhereItDiffers, clause::score_after_victory, clause::winner_takes_all,
      clause::all_win_or_lose_together, clause::condition_one_three_players, clause::condition_one_four_players,
      clause::condition_two_three_players, clause::condition_two_four_players, clause::both_conditions_win,
      clause::score, clause::titles_three_players, clause::titles_four_players) {
  claims_are_compared<D, 3>(proof);
  claims_are_compared<D, 4>(proof);
}

PROOF(BremenLog, AResultIsClaimedAfterRoundTwelve, clause::game_end) {
  claim_is_too_early<D, 3>(proof);
  claim_is_too_early<D, 4>(proof);
}

}  // namespace rulecheck::bremen
