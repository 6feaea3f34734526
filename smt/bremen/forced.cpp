// What a deal forces: one that no play can win.
#include "model/bremen/ending.hpp"

#include <algorithm>

#include "smt/bremen/plays.hpp"
#include "smt/core/free_counts.hpp"

namespace rulecheck::bremen {
namespace {

/// The deal that nobody can win. By seat: A has the top of everything, B all other chickens.
constexpr std::size_t a = 0, b = 1, c = 2;
std::uint64_t unwinnable_hand(std::size_t seat) {
  using namespace book;
  switch (seat) {
    case a:
      return numbers(chicken, 7, 13) | numbers(donkey, 12, 13) | numbers(dog, 12, 13) | numbers(cat, 12, 13);
    case b:
      return numbers(chicken, 1, 6) | numbers(donkey, 2, 3) | numbers(dog, 1, 3) | numbers(cat, 1, 2);
    case c:
      return numbers(donkey, 1, 1) | numbers(donkey, 4, 6) | numbers(dog, 4, 7) | numbers(cat, 3, 7);
    default:
      return numbers(donkey, 7, 11) | numbers(dog, 8, 11) | numbers(cat, 8, 11);
  }
}

/// What a seat has not yet parted with of the pieces that it was dealt.
SymSet kept(const State<Symbolic, 4>& state, std::size_t seat) {
  return (state.hand[seat] | state.table[seat]) & SymSet(unwinnable_hand(seat));
}

/// Seat A has won every round, and B, as long as it has a chicken, has as many of every other animal as A: it has to
/// follow whatever A leads.
SymBool a_wins_everything(const State<Symbolic, 4>& state) {
  SymBool result = state.leader == select(state.round == SymNum(1), book::seat_number(c), book::seat_number(a));
  for (std::size_t seat = 0; seat < 4; ++seat) {
    result = result && state.won[seat] == (seat == a ? SymNum(4) * (state.round - SymNum(1)) : SymNum(0)) &&
             contains(SymSet(unwinnable_hand(seat)), state.hand[seat] | state.table[seat]) &&
             !overlaps(state.hand[seat], state.table[seat]);
  }
  SymBool can_follow(true);
  for (int animal = book::donkey; animal <= book::cat; ++animal) {
    can_follow =
        can_follow && book::how_many(kept(state, a), animal, 1, 13) <= book::how_many(kept(state, b), animal, 1, 13);
  }
  const SymBool b_has_chicken = overlaps(kept(state, b), SymSet(book::numbers(book::chicken, 1, 13)));
  const SymBool a_has_all = kept(state, a) == SymSet(unwinnable_hand(a));
  return result && (!b_has_chicken || can_follow) && (state.round != SymNum(1) || a_has_all);
}

/// Who has played in this round has followed the animal that was led: A in round 1, and B while it has a chicken.
SymBool followed(const State<Symbolic, 4>& state, const book::Table<4>& table, std::size_t leader, std::size_t plays) {
  SymBool result(true);
  for (std::size_t place = 1; place < plays; ++place) {
    const std::size_t seat = book::clockwise<4>(leader, place);
    const SymBool same_animal = table.pieces[seat].animal == table.pieces[leader].animal;
    const SymBool b_has_chicken = overlaps(kept(state, b), SymSet(book::numbers(book::chicken, 1, 13)));
    if (seat == a) result = result && same_animal;
    if (seat == b) result = result && (same_animal || !b_has_chicken);
  }
  return result;
}

template <class D>
SymBool everybody_wins_with(const State<Symbolic, 4>& state, const SymBool& second) {
  const auto first = condition_one<D, 4>(book::each<typename D::Num>(state.won));
  return plain(everybody_wins<D>(first, typename D::Bool(second)));
}

template <class D>
void unwinnable_deal_is_played(Proof& proof) {
  Deal<Symbolic, 4> deal;
  for (std::size_t seat = 0; seat < 4; ++seat) deal.hand[seat] = SymSet(unwinnable_hand(seat));
  const auto read = book::read_in<D>(deal);
  proof.claim("the deal is complete", book::complete<4>(deal));
  proof.claim("it is not dealt again", !plain(must_redeal<D, 4>(read)));
  const auto first = book::terms(begin<D, 4>(read));
  proof.claim("so it begins", a_wins_everything(first) && first.round == SymNum(1));
}

template <class D>
void a_wins_every_round(Proof& proof, std::size_t leader) {
  for (std::size_t plays = 0; plays < 4; ++plays) {
    const book::Play<D, 4> play(leader, plays);
    const auto legal = plain(legal_plays<D, 4>(book::read_in<D, 4>(play.before)));
    proof.reset();
    proof.assume(play.legal() && SymNum(1) <= play.before.round && contains(legal, play.single));
    proof.assume_invariant(a_wins_everything(play.before) && followed(play.before, play.table, leader, plays));
    proof.claim(book::progress(leader, plays), a_wins_everything(play.after));
    if (plays < 3) {
      proof.claim(book::progress(leader, plays) + ", following", followed(play.after, play.table, leader, plays + 1));
    }
  }
}

template <class D>
void unwinnable_deal_is_lost(Proof& proof) {
  proof.reset();
  const auto state = book::any_state<4>();
  proof.assume_invariant(a_wins_everything(state));
  proof.assume(plain(is_over<D, 4>(book::read_in<D, 4>(state))) && state.round <= SymNum(13));
  proof.claim("everybody loses", !everybody_wins_with<D>(state, any_bool("condition_two")));
}

}  // namespace

PROOF(BremenForced, TheUnwinnableDealLosesWhateverIsPlayed, clause::redeal_at_eight_chickens,
      clause::redeal_until_fewer, clause::all_win_or_lose_together) {
  unwinnable_deal_is_played<D>(proof);
  a_wins_every_round<D>(proof, c);
  a_wins_every_round<D>(proof, a);
  unwinnable_deal_is_lost<D>(proof);
}

}  // namespace rulecheck::bremen
