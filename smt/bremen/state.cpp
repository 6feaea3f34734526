// What always holds of a game: proved of every state, from the deal on and from play to play.
#include "smt/bremen/plays.hpp"
#include "smt/core/free_counts.hpp"

namespace rulecheck::bremen {
namespace {

/// Numbers that host code can put into a state; far beyond them a sum of four leaves the range of a Num.
template <int players>
SymBool small_numbers(const State<Symbolic, players>& state) {
  auto small = [](const SymNum& number) { return SymNum(-1000) <= number && number <= SymNum(1000); };
  SymBool result = small(state.leader) && small(state.turn) && small(state.round);
  for (const SymNum& won : state.won) result = result && small(won);
  return result;
}

template <class D, int players>
void table_in_turn_is_as_told(Proof& proof) {
  auto state = book::any_state<players>();
  for (std::size_t leader = 0; leader < players; ++leader) {
    for (std::size_t turn = 0; turn < players; ++turn) {
      const FreeCounts sizes;
      state.leader = book::seat_number(leader);
      state.turn = book::seat_number(turn);
      proof.claim(
          book::with<players>("in turn, leader " + std::to_string(leader) + ", turn " + std::to_string(turn)),
          plain(table_is_in_turn<D, players>(book::read_in<D, players>(state))) == book::in_turn<players>(state));
    }
  }
}

template <class D, int players>
void invariant_is_well_formed(Proof& proof) {
  proof.reset();
  table_in_turn_is_as_told<D, players>(proof);
  const FreeCounts sizes;
  const auto state = book::any_state<players>();
  const auto read = book::read_in<D, players>(state);
  const SymBool conserved = plain(pieces_are_conserved<D, players>(read));
  const SymBool in_turn = plain(table_is_in_turn<D, players>(read));
  const SymBool sized = plain(sizes_are_right<D, players>(read));
  const SymBool in_range =
      book::is_seat<players>(state.leader) && book::is_seat<players>(state.turn) && state.round <= SymNum(13);
  proof.claim(book::with<players>("conserved is a partition"),
              conserved == book::partition<players>(book::places(state)));
  proof.claim(book::with<players>("the invariant is these three parts, within the ranges"),
              plain(invariant<D, players>(read)) == (in_range && conserved && in_turn && sized));
  const SymBool right_sizes = book::sizes<players>(state);
  proof.assume(sizes.in_range() && small_numbers<players>(state));
  proof.claim(book::with<players>("sizes"), (in_range && sized) == (in_range && right_sizes));
}

/// Whatever piece it is, it is one.
void claim_one_piece_has_size_one(Proof& proof) {
  proof.reset();
  const book::Piece piece = book::any_piece<4>("piece");
  proof.assume(piece.in_game);
  proof.claim("a piece is a set of size 1", count(piece.set) == SymNum(1));
  proof.reset();
}

template <class D, int players>
void plays_conserve_pieces(Proof& proof) {
  book::for_each_turn<players>([&](std::size_t leader, std::size_t plays) {
    const book::Play<D, players> play(leader, plays);
    proof.reset();
    proof.assume(play.legal());
    proof.assume_invariant(book::partition<players>(book::places(play.before)));
    proof.claim(book::with<players>(book::progress(leader, plays)), book::partition<players>(book::places(play.after)));
  });
}

template <class D, int players>
void plays_keep_the_turn(Proof& proof) {
  book::for_each_turn<players>([&](std::size_t leader, std::size_t plays) {
    const FreeCounts sizes;
    const book::Play<D, players> play(leader, plays);
    proof.reset();
    proof.assume(play.table.distinct());
    for (const book::Piece& piece : play.table.pieces) proof.assume(count(piece.set) == SymNum(1));
    proof.claim(book::with<players>(book::progress(leader, plays)), book::in_turn<players>(play.after));
  });
}

template <class D, int players>
void plays_keep_the_sizes(Proof& proof) {
  book::for_each_turn<players>([&](std::size_t leader, std::size_t plays) {
    const FreeCounts sizes;
    const book::Play<D, players> play(leader, plays);
    const SymSet& hand = play.before.hand[play.turn];
    proof.reset();
    proof.assume(play.legal());
    for (const book::Piece& piece : play.table.pieces) proof.assume(count(piece.set) == SymNum(1));
    proof.assume(sizes_subtract(hand, play.single));
    proof.assume_invariant(book::sizes<players>(play.before));
    proof.claim(book::with<players>(book::progress(leader, plays)), book::sizes<players>(play.after));
  });
}

/// n pieces are face down for every round that is over: what lies there grows by the whole table.
template <class D, int players>
void face_down_pieces_are_counted(Proof& proof) {
  for (std::size_t leader = 0; leader < players; ++leader) {
    const FreeCounts sizes;
    const std::size_t turn = book::clockwise<players>(leader, players - 1);
    auto before = book::any_state<players>();
    const SymSet single = before.table[turn];
    before.leader = book::seat_number(leader);
    before.turn = book::seat_number(turn);
    proof.reset();
    SymSet so_far = before.face_down;
    for (const SymSet& piece : before.table) {
      proof.assume(count(piece) == SymNum(1) && !overlaps(so_far, piece));
      proof.assume(sizes_add_up(so_far, piece));
      so_far = so_far | piece;
    }
    before.table[turn] = SymSet();
    const auto after = book::terms(step<D, players>(book::read_in<D, players>(before), typename D::Set(single)));
    proof.assume_invariant(count(before.face_down) == SymNum(players) * (before.round - SymNum(1)));
    proof.claim(book::with<players>("leader " + std::to_string(leader)),
                count(after.face_down) == SymNum(players) * (after.round - SymNum(1)));
  }
}

}  // namespace

PROOF(BremenState, TheInvariantSaysWhatAWellFormedStateIs, clause::pieces, clause::one_piece_per_round) {
  invariant_is_well_formed<D, 3>(proof);
  invariant_is_well_formed<D, 4>(proof);
}

PROOF(BremenState, EveryPlayLeavesEachPieceInOnePlace, clause::pieces, clause::one_piece_per_round,
      clause::winner_takes_all) {
  plays_conserve_pieces<D, 3>(proof);
  plays_conserve_pieces<D, 4>(proof);
}

PROOF(BremenState, EveryPlayLeavesTheTableInTurn, clause::play_clockwise, clause::winner_leads) {
  claim_one_piece_has_size_one(proof);
  plays_keep_the_turn<D, 3>(proof);
  plays_keep_the_turn<D, 4>(proof);
}

PROOF(BremenState, HandsShrinkByOneAndWonPiecesGrowByTheTableEveryRound, clause::one_piece_per_round,
      clause::winner_takes_all, clause::twelve_rounds) {
  claim_one_piece_has_size_one(proof);
  plays_keep_the_sizes<D, 3>(proof);
  plays_keep_the_sizes<D, 4>(proof);
}

PROOF(BremenState, TheWholeTableOfEveryRoundLiesFaceDown, clause::winner_takes_all) {
  face_down_pieces_are_counted<D, 3>(proof);
  face_down_pieces_are_counted<D, 4>(proof);
}

}  // namespace rulecheck::bremen
