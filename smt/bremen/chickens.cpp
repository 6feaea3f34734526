// What holding chickens forces: how many rounds their holder wins, and which deals are lost by that alone.
#include <bit>

#include "model/bremen/ending.hpp"
#include "smt/bremen/plays.hpp"
#include "smt/core/free_counts.hpp"

namespace rulecheck::bremen {
namespace {

/// What this seat has not yet parted with: its hand and its piece on the table.
template <int players>
SymSet kept(const State<Symbolic, players>& state, std::size_t seat) {
  return state.hand[seat] | state.table[seat];
}
template <int players>
SymSet kept_by_others(const State<Symbolic, players>& state, std::size_t seat) {
  SymSet all;
  for (std::size_t other = 0; other < players; ++other) {
    if (other != seat) all = all | kept<players>(state, other);
  }
  return all;
}
/// What each seat keeps is nobody else's, and no piece is both in its hand and on the table.
template <int players>
SymBool kept_apart(const State<Symbolic, players>& state) {
  std::vector<SymSet> all(state.hand.begin(), state.hand.end());
  all.insert(all.end(), state.table.begin(), state.table.end());
  return book::apart(all);
}

/// The chickens from the number `from` (free, 1 to 13) up.
SymSet chickens_from(const SymNum& from) {
  SymSet all;
  for (int number = 1; number <= 13; ++number) {
    all = select(from == SymNum(number), SymSet(book::numbers(book::chicken, number, 13)), all);
  }
  return all;
}
const std::uint64_t every_chicken = book::numbers(book::chicken, 1, 13);

/// The rounds that a seat has won, as a number whose multiple by n is the number of its pieces.
template <int players>
SymBool has_won_rounds(const SymNum& won, const SymNum& rounds_won) {
  return won == SymNum(players) * rounds_won && SymNum(0) <= rounds_won && rounds_won <= SymNum(12);
}

/// A seat holds the highest chickens: nobody else has any from a number up, and the rounds that it has won together
/// with those of them that it still has are at least `k`.
template <int players>
SymBool has_the_highest(const State<Symbolic, players>& state, std::size_t seat, const SymSet& top,
                        const SymNum& rounds_won, const SymNum& k) {
  return !overlaps(kept_by_others<players>(state, seat), top) &&
         k <= rounds_won + count(kept<players>(state, seat) & top);
}

/// How the plays of a round that is not yet complete leave what every seat keeps, and a complete round changes it, is
/// claimed for all seats at once and for each seat.
template <class Claim>
void claim_for_seats(Proof& proof, const std::string& name, std::size_t players, bool ends_round, Claim&& claim) {
  SymBool all(true);
  for (std::size_t seat = 0; seat < players; ++seat) {
    const SymBool of_seat = claim(seat);
    if (ends_round) proof.claim(name + ", seat " + std::to_string(seat), of_seat);
    all = all && of_seat;
  }
  if (!ends_round) proof.claim(name, all);
}

template <class D, int players>
void plays_keep_the_highest(Proof& proof) {
  const SymNum from = any_num("from"), k = any_num("k"), rounds_won = any_num("rounds_won");
  const SymSet top = chickens_from(from);
  book::for_each_turn<players>([&](std::size_t leader, std::size_t plays) {
    const book::Play<D, players> play(leader, plays);
    proof.reset();
    proof.assume(play.legal() && SymNum(1) <= from && from <= SymNum(13) && SymNum(0) <= k && k <= SymNum(13));
    proof.assume_invariant(kept_apart<players>(play.before));
    auto keeps_the_highest = [&](std::size_t seat) {
      const FreeCounts sizes;
      const SymSet before = kept<players>(play.before, seat) & top, after = kept<players>(play.after, seat) & top;
      const SymSet& own = play.table.pieces[seat].set;
      const SymNum more = select(play.after.won[seat] == play.before.won[seat], SymNum(0), SymNum(1));
      const SymBool known = count(own) == SymNum(1) && sizes_subtract(before, own) && same_size(before - own, after) &&
                            same_size(before, after);
      const SymBool so_far = has_won_rounds<players>(play.before.won[seat], rounds_won) &&
                             has_the_highest<players>(play.before, seat, top, rounds_won, k);
      const SymBool still = has_the_highest<players>(play.after, seat, top, rounds_won + more, k) &&
                            play.after.won[seat] == SymNum(players) * (rounds_won + more);
      return implies(known && so_far && sizes.in_range(), still);
    };
    claim_for_seats(proof, book::with<players>(book::progress(leader, plays)), players, play.ends_round(leader),
                    keeps_the_highest);
    if (leader == 0 && play.ends_round(leader)) {
      proof.possible(book::with<players>("a holder of the two highest, with one of them played"),
                     from == SymNum(12) && k == SymNum(2) && play.table.pieces[0].is(book::chicken) &&
                         has_won_rounds<players>(play.before.won[0], rounds_won) &&
                         has_the_highest<players>(play.before, 0, top, rounds_won, k));
    }
  });
}

/// The end of a game of a player who was dealt the k highest chickens in play; one piece is left in the hand.
template <class D, int players>
struct End {
  SymNum k = any_num("k"), rounds_won = any_num("rounds_won"), from = any_num("from");
  State<Symbolic, players> state = book::any_state<players>();
  SymSet top = chickens_from(from);

  explicit End(Proof& proof) {
    proof.reset();
    state.table = {};
    for (std::size_t seat = 0; seat < players; ++seat) {
      const auto left = book::any_piece<players>("left" + std::to_string(seat));
      proof.assume(left.in_game);
      state.hand[seat] = left.set;
    }
    const SymSet& last = state.hand[0];
    proof.assume(count(last) == SymNum(1) && sizes_subtract(last, last & top));
    proof.assume(same_size(last & top, SymSet()));
    proof.assume(SymNum(1) <= from && from <= SymNum(13) && SymNum(0) <= k && k <= SymNum(13));
    proof.assume(has_won_rounds<players>(state.won[0], rounds_won));
    proof.assume_invariant(has_the_highest<players>(state, 0, top, rounds_won, k));
  }
  SymBool first_condition() const { return plain(condition_one<D, players>(book::each<typename D::Num>(state.won))); }
  SymBool won() const {
    using Set = typename D::Set;
    using Bool = typename D::Bool;
    const Bool second = condition_two<D, players>(book::each<Set>(state.hand), Set(state.center));
    return plain(everybody_wins<D>(Bool(first_condition()), second));
  }
};

template <class D, int players>
void highest_win_all_but_one(Proof& proof) {
  const FreeCounts sizes;
  const End<D, players> end(proof);
  proof.assume(sizes.in_range());
  proof.claim(book::with<players>("at least k - 1 rounds"), end.k - SymNum(1) <= end.rounds_won);
  proof.claim(book::with<players>("two are enough to have pieces"),
              implies(SymNum(2) <= end.k, SymNum(players) <= end.state.won[0]));
  const int too_many = players == 3 ? 10 : 8;
  proof.claim(book::with<players>(std::to_string(too_many) + " of them lose the game"),
              implies(SymNum(too_many) <= end.k, !end.won()));
  if constexpr (players == 3) {
    proof.claim("3 players: with a chicken in the center 9 of them lose the game",
                implies(SymNum(9) <= end.k && overlaps(end.state.center, SymSet(every_chicken)) &&
                            book::is_one(end.state.center),
                        !end.won()));
  }
}

/// At the deal: all of them are in the hand, none is played, no round is won.
template <int players>
void deal_has_the_highest(Proof& proof) {
  proof.reset();
  const FreeCounts sizes;
  const auto deal = book::any_deal<players>();
  const SymSet top = chickens_from(any_num("from")) & SymSet(book::in_use<players>);
  State<Symbolic, players> state;
  state.hand = deal.hand;
  state.center = deal.center;
  proof.assume(book::partition<players>(book::places(deal)));
  proof.assume(contains(deal.hand[0] | deal.center, top));
  proof.assume(same_size(kept<players>(state, 0) & top, top - deal.center));
  proof.claim(book::with<players>("held from the deal on"),
              has_the_highest<players>(state, 0, top, SymNum(0), count(top - deal.center)));
}

/// By how much a seat's chickens, with the rounds that it has won, outnumber the others' is never less than at the
/// deal.
template <int players>
SymBool outnumbers(const State<Symbolic, players>& state, std::size_t seat, const SymNum& rounds_won,
                   const SymNum& surplus) {
  const SymSet own = kept<players>(state, seat) & SymSet(every_chicken);
  const SymSet others = kept_by_others<players>(state, seat) & SymSet(every_chicken);
  return surplus + count(others) <= rounds_won + count(own);
}

/// What a play changes of the chickens that the seats keep: nothing, or, where it ends the round, every chicken on the
/// table is gone; and where one of them was beaten, another seat has played a chicken, too.
template <class D, int players>
void chickens_go_by_rounds(Proof& proof) {
  const SymSet chicken(every_chicken);
  book::for_each_turn<players>([&](std::size_t leader, std::size_t plays) {
    const book::Play<D, players> play(leader, plays);
    proof.reset();
    proof.assume(play.legal());
    proof.assume_invariant(kept_apart<players>(play.before));
    SymBool nothing_changes(true), chickens_go(true), beaten_by_another(true), wins_a_round_or_none(true);
    for (std::size_t seat = 0; seat < players; ++seat) {
      const SymSet before = kept<players>(play.before, seat) & chicken,
                   after = kept<players>(play.after, seat) & chicken;
      const SymNum &won = play.before.won[seat], &won_after = play.after.won[seat];
      const book::Piece& piece = play.table.pieces[seat];
      SymBool another(false);
      for (std::size_t other = 0; other < players; ++other) {
        another = another || (SymBool(other != seat) && play.table.pieces[other].is(book::chicken));
      }
      nothing_changes = nothing_changes && after == before && won_after == won;
      chickens_go = chickens_go && after == before - piece.set &&
                    select(piece.is(book::chicken), contains(before, piece.set), !overlaps(before, piece.set));
      wins_a_round_or_none = wins_a_round_or_none && (won_after == won || won_after == won + SymNum(players));
      beaten_by_another = beaten_by_another && implies(piece.is(book::chicken) && won_after == won, another);
    }
    const std::string name = book::with<players>(book::progress(leader, plays));
    if (!play.ends_round(leader)) {
      proof.claim(name + ", nothing changes", nothing_changes);
      return;
    }
    proof.claim(name + ", the chickens on the table go", chickens_go);
    proof.claim(name + ", a seat wins one round or none", wins_a_round_or_none);
    proof.claim(name + ", a chicken is beaten by another", beaten_by_another);
  });
}

/// So the surplus of a seat (the first one here) is kept, for these sets whatever they are.
template <int players>
void going_chickens_keep_the_surplus(Proof& proof) {
  const FreeCounts sizes;
  const SymNum surplus = any_num("surplus"), rounds_won = any_num("rounds_won");
  const SymBool wins = any_bool("wins");
  const SymSet own = any_set("own"), others = any_set("others");
  BySeat<SymBool, players> chicken;
  SymSet own_after = own, others_after = others;
  proof.reset();
  proof.assume(SymNum(-13) <= surplus && surplus <= SymNum(13) && SymNum(0) <= rounds_won && rounds_won <= SymNum(12));
  SymBool another(false);
  for (std::size_t seat = 0; seat < players; ++seat) {
    SymSet& holders = seat == 0 ? own_after : others_after;
    const SymSet piece = any_set("piece" + std::to_string(seat)), before = holders;
    chicken[seat] = any_bool("chicken" + std::to_string(seat));
    holders = holders - piece;
    proof.assume(count(piece) == SymNum(1) && sizes_subtract(before, piece) && same_size(before, holders));
    proof.assume(select(chicken[seat], contains(before, piece), !overlaps(before, piece)));
    if (seat != 0) another = another || chicken[seat];
  }
  proof.assume(sizes.in_range());
  const SymNum rounds_after = rounds_won + select(wins, SymNum(1), SymNum(0));
  const SymBool outnumbers = surplus + count(others) <= rounds_won + count(own);
  proof.claim(book::with<players>("the surplus stays"),
              implies(implies(chicken[0] && !wins, another) && outnumbers,
                      surplus + count(others_after) <= rounds_after + count(own_after)));
}

/// Everybody's chickens are in the hands at the deal, or one of them in the center.
template <int players>
void deal_has_a_surplus(Proof& proof) {
  const FreeCounts sizes;
  const auto deal = book::any_deal<players>();
  const SymSet chicken(every_chicken & book::in_use<players>), own = deal.hand[0] & chicken;
  State<Symbolic, players> state;
  state.hand = deal.hand;
  state.center = deal.center;
  proof.reset();
  proof.assume(book::partition<players>(book::places(deal)));
  const SymSet others = kept_by_others<players>(state, 0) & chicken, center = deal.center & chicken;
  proof.assume(sizes_subtract(chicken, own) && sizes_subtract(chicken - own, center) &&
               same_size(chicken - own - center, others) && sizes.in_range());
  const SymNum all(std::popcount(every_chicken & book::in_use<players>));
  proof.claim(book::with<players>("at the deal the surplus is what it is"),
              count(own) + count(others) + count(center) == all);
}

template <class D, int players>
void many_chickens_lose(Proof& proof, int all, int too_many) {
  const FreeCounts sizes;
  const SymNum k = any_num("k"), rounds_won = any_num("rounds_won");
  auto state = book::any_state<players>();
  state.table = {};
  const SymSet& last = state.hand[0];
  proof.reset();
  proof.assume(SymNum(0) <= k && k <= SymNum(all) && has_won_rounds<players>(state.won[0], rounds_won));
  proof.assume(count(last) == SymNum(1) && sizes_subtract(last, last & SymSet(every_chicken)));
  const SymNum others = SymNum(all) - k;
  proof.assume_invariant(outnumbers<players>(state, 0, rounds_won, k - others));
  proof.assume(sizes.in_range());
  proof.claim(book::with<players>("at least k - 1 rounds but for the others' chickens"),
              k - SymNum(1) - others <= rounds_won);
  proof.claim(
      book::with<players>(std::to_string(too_many) + " chickens lose the game"),
      implies(SymNum(too_many) <= k, !plain(condition_one<D, players>(book::each<typename D::Num>(state.won)))));
}

}  // namespace

PROOF(BremenForced, TheHighestChickensWinARoundEachFromPlayToPlay, clause::highest_chicken_wins,
      clause::winner_takes_all) {
  deal_has_the_highest<3>(proof);
  deal_has_the_highest<4>(proof);
  plays_keep_the_highest<D, 3>(proof);
  plays_keep_the_highest<D, 4>(proof);
}

PROOF(BremenForced, TheHolderOfTheHighestChickensWinsAllRoundsOfThemButOne, clause::highest_chicken_wins,
      clause::redeal_at_eight_chickens, clause::condition_one_three_players, clause::condition_one_four_players,
      clause::condition_two_three_players) {
  highest_win_all_but_one<D, 3>(proof);
  highest_win_all_but_one<D, 4>(proof);
}

PROOF(BremenForced, ChickensBeyondThoseOfTheOthersWinRoundsFromPlayToPlay, clause::highest_chicken_wins,
      clause::winner_takes_all) {
  deal_has_a_surplus<3>(proof);
  deal_has_a_surplus<4>(proof);
  chickens_go_by_rounds<D, 3>(proof);
  chickens_go_by_rounds<D, 4>(proof);
  going_chickens_keep_the_surplus<3>(proof);
  going_chickens_keep_the_surplus<4>(proof);
}

PROOF(BremenForced, TooManyChickensInOneHandLoseWhateverTheirNumbers, clause::highest_chicken_wins,
      clause::redeal_at_eight_chickens, clause::condition_one_three_players, clause::condition_one_four_players) {
  many_chickens_lose<D, 3>(proof, 10, 10);
  many_chickens_lose<D, 4>(proof, 13, 11);
}

}  // namespace rulecheck::bremen
