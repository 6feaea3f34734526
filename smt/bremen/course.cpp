// How a game goes on from play to play: how long it takes, when it is over, who has won what and leads.
#include "smt/bremen/plays.hpp"
#include "smt/core/free_counts.hpp"

namespace rulecheck::bremen {
namespace {

template <int players>
SymNum pieces_on_table(const State<Symbolic, players>& state) {
  SymNum sum(0);
  for (const SymSet& piece : state.table) sum = sum + select(is_empty(piece), SymNum(0), SymNum(1));
  return sum;
}
/// Plays made so far: n in every round that is over, and those on the table.
template <int players>
SymNum plays_made(const State<Symbolic, players>& state) {
  return SymNum(players) * (state.round - SymNum(1)) + pieces_on_table<players>(state);
}
/// Nobody plays in a thirteenth round.
template <int players>
SymBool ends_between_rounds(const State<Symbolic, players>& state) {
  return state.round <= SymNum(12) ||
         (state.round == SymNum(13) && state.turn == state.leader && pieces_on_table<players>(state) == SymNum(0));
}

template <class D, int players>
void twelve_rounds_are_played(Proof& proof) {
  book::for_each_turn<players>([&](std::size_t leader, std::size_t plays) {
    const book::Play<D, players> play(leader, plays);
    proof.reset();
    proof.assume(play.legal() && SymNum(1) <= play.before.round);
    proof.claim(book::with<players>(book::progress(leader, plays)),
                plays_made<players>(play.after) == plays_made<players>(play.before) + SymNum(1) &&
                    ends_between_rounds<players>(play.after));
  });
}

template <class D, int players>
void over_with_one_piece_each(Proof& proof) {
  book::for_each_turn<players>([&](std::size_t leader, std::size_t plays) {
    const FreeCounts sizes;
    const book::Table<players> table;
    const auto state = book::any_state_with<players>(table, leader, plays);
    SymBool one_each = pieces_on_table<players>(state) == SymNum(0);
    proof.reset();
    proof.assume(table.distinct());
    for (const book::Piece& piece : table.pieces) proof.assume(count(piece.set) == SymNum(1));
    for (const SymSet& hand : state.hand) one_each = one_each && count(hand) == SymNum(1);
    proof.assume_invariant(book::sizes<players>(state) && ends_between_rounds<players>(state));
    const SymBool over = plain(is_over<D, players>(book::read_in<D, players>(state)));
    proof.claim(book::with<players>(book::progress(leader, plays)),
                over == one_each && over == (plays_made<players>(state) == SymNum(12 * players)));
  });
}

template <class D, int players>
void won_pieces_are_whole_rounds(Proof& proof) {
  const auto rounds_won = book::any_nums<players>("rounds_won");
  book::for_each_turn<players>([&](std::size_t leader, std::size_t plays) {
    const book::Play<D, players> play(leader, plays);
    proof.reset();
    proof.assume(play.legal());
    SymBool whole(true);
    SymNum gained(0);
    for (std::size_t seat = 0; seat < players; ++seat) {
      const SymNum& rounds = rounds_won[seat];
      proof.assume(SymNum(0) <= rounds && rounds <= SymNum(12));
      proof.assume_invariant(play.before.won[seat] == SymNum(players) * rounds);
      const SymBool same = play.after.won[seat] == SymNum(players) * rounds;
      const SymBool one_more = play.after.won[seat] == SymNum(players) * (rounds + SymNum(1));
      whole = whole && (same || one_more);
      gained = gained + select(one_more, SymNum(1), SymNum(0));
    }
    proof.claim(book::with<players>(book::progress(leader, plays)),
                whole && gained == SymNum(play.ends_round(leader) ? 1 : 0));
  });
}

/// From round 2 on the leader has won the round before.
template <int players>
SymBool leader_has_won(const State<Symbolic, players>& state) {
  SymBool result(true);
  for (std::size_t seat = 0; seat < players; ++seat) {
    result = result && implies(state.leader == book::seat_number(seat) && SymNum(2) <= state.round,
                               SymNum(players) <= state.won[seat]);
  }
  return result;
}

template <class D, int players>
void whoever_leads_later_has_pieces(Proof& proof) {
  book::for_each_turn<players>([&](std::size_t leader, std::size_t plays) {
    const book::Play<D, players> play(leader, plays);
    proof.reset();
    proof.assume(play.legal());
    for (const SymNum& won : play.before.won) proof.assume(SymNum(0) <= won && won <= SymNum(12 * players));
    proof.assume_invariant(leader_has_won<players>(play.before));
    SymBool never_less(true);
    for (std::size_t seat = 0; seat < players; ++seat) {
      never_less = never_less && play.before.won[seat] <= play.after.won[seat];
    }
    proof.claim(book::with<players>(book::progress(leader, plays)), leader_has_won<players>(play.after) && never_less);
  });
}

}  // namespace

PROOF(BremenState, AGameIsTwelveRoundsOfOnePlayEach, clause::twelve_rounds, clause::one_piece_per_round,
      clause::play_clockwise) {
  twelve_rounds_are_played<D, 3>(proof);
  twelve_rounds_are_played<D, 4>(proof);
}

PROOF(BremenState, TheGameIsOverExactlyWhenEverybodyHasOnePieceLeft, clause::game_end, clause::twelve_rounds,
      clause::all_win_or_lose_together) {
  over_with_one_piece_each<D, 3>(proof);
  over_with_one_piece_each<D, 4>(proof);
}

PROOF(BremenState, PiecesAreWonByWholeRounds, clause::winner_takes_all, clause::condition_one_three_players,
      clause::condition_one_four_players) {
  won_pieces_are_whole_rounds<D, 3>(proof);
  won_pieces_are_whole_rounds<D, 4>(proof);
}

PROOF(BremenState, WhoEndsWithNoPiecesLedAtMostRoundOne, clause::winner_leads, clause::winner_takes_all) {
  whoever_leads_later_has_pieces<D, 3>(proof);
  whoever_leads_later_has_pieces<D, 4>(proof);
}

}  // namespace rulecheck::bremen
