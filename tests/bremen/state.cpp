// What must always hold: every way in which a state can be wrong is noticed, and only a wrong state is.
#include "model/bremen/state.hpp"

#include "properties/bremen/given.hpp"
#include "properties/core/check.hpp"

namespace rulecheck::bremen {
namespace {

using enum Animal;

/// Round 11: three pieces in every hand, seats 2 and 3 have played; seat 0 is next.
template <class D>
State<D, 4> in_round_eleven() {
  const auto lead = between_rounds<D, 4>(
      {pieces(dog, 1, 3), pieces(cat, 1, 3), pieces(donkey, 1, 3), pieces(chicken, 1, 3)}, {12, 12, 8, 8}, 2);
  return after<D, 4>(lead, {piece(donkey, 3), piece(chicken, 1)});
}

}  // namespace

EXAMPLE(BremenState, SoundStatesAreAccepted, clause::pieces, clause::one_piece_per_round, clause::winner_takes_all) {
  const auto state = in_round_eleven<D>();
  trial.expect(known(state.round) == 11 && known(state.turn) == 0, "the position to be that of the example");
  trial.expect(known(invariant<D, 4>(state)), "a round in progress to be sound");
  trial.expect(known(invariant<D, 4>(after<D, 4>(state, {piece(dog, 1), piece(cat, 1)}))),
               "a finished round to be sound");
  const auto three =
      between_rounds<D, 3>({piece(dog, 4), piece(cat, 4), piece(donkey, 4)}, {0, 12, 24}, 0, piece(cat, 5));
  trial.expect(known(invariant<D, 3>(three)), "the end of a game of three to be sound");
  const auto four =
      between_rounds<D, 4>({piece(dog, 4), piece(cat, 4), piece(donkey, 4), piece(dog, 5)}, {48, 0, 0, 0}, 0);
  trial.expect(known(invariant<D, 4>(four)), "the end of a game of four to be sound");
}

EXAMPLE(BremenState, APieceInTwoPlacesOrInNoneIsNoticed, clause::pieces) {
  const auto sound = in_round_eleven<D>();
  for (std::size_t seat = 0; seat < 4; ++seat) {
    auto twice = sound, lost = sound;
    // Keeping the sizes: a piece that is also face down replaces one of the hand.
    twice.hand[seat] = (sound.hand[seat] - lowest(sound.hand[seat])) | set_of<D>(piece(dog, 13));
    trial.expect(!known(invariant<D, 4>(twice)), "a piece both in hand and face down to be noticed");
    trial.expect(!known(pieces_are_conserved<D, 4>(twice)), "it to be noticed as a piece in two places");
    lost.face_down = sound.face_down - set_of<D>(piece(dog, 13));
    trial.expect(!known(pieces_are_conserved<D, 4>(lost)), "a lost piece to be noticed");
  }
  auto shared = sound;
  shared.hand[0] = (sound.hand[0] - set_of<D>(piece(dog, 1))) | set_of<D>(piece(cat, 1));
  shared.face_down = sound.face_down | set_of<D>(piece(dog, 1));
  trial.expect(!known(pieces_are_conserved<D, 4>(shared)), "a piece in two hands to be noticed");
  auto laid = sound;
  laid.table[2] = set_of<D>(piece(donkey, 1));
  laid.face_down = sound.face_down | set_of<D>(piece(donkey, 3));
  trial.expect(!known(pieces_are_conserved<D, 4>(laid)), "a piece in hand and on the table to be noticed");
  auto center = sound;
  center.center = set_of<D>(piece(dog, 13));
  trial.expect(!known(pieces_are_conserved<D, 4>(center)), "a piece in the center and face down to be noticed");
}

EXAMPLE(BremenState, ForThreePlayersTheCenterHoldsExactlyOnePiece, clause::center_piece, clause::pieces) {
  const auto three =
      between_rounds<D, 3>({piece(dog, 4), piece(cat, 4), piece(donkey, 4)}, {0, 12, 24}, 0, piece(cat, 5));
  auto none = three;
  none.center = typename D::Set();
  none.face_down = three.face_down | three.center;
  trial.expect(known(pieces_are_conserved<D, 3>(none)) && !known(invariant<D, 3>(none)),
               "an empty center to be noticed");
  auto small = three;
  small.face_down = three.face_down | set_of<D>(piece(dog, 3));
  trial.expect(!known(invariant<D, 3>(small)), "a piece that is not used with three players to be noticed");
  auto four = in_round_eleven<D>();
  four.center = set_of<D>(piece(dog, 13));
  four.face_down = four.face_down - four.center;
  trial.expect(known(pieces_are_conserved<D, 4>(four)) && !known(invariant<D, 4>(four)),
               "a center piece with four players to be noticed");
}

EXAMPLE(BremenState, TheTableFillsClockwiseFromTheLeader, clause::play_clockwise, clause::one_piece_per_round) {
  const auto sound = in_round_eleven<D>();
  auto wrong_turn = sound, other_leader = sound, gap = sound;
  wrong_turn.turn = typename D::Num(1);
  trial.expect(!known(invariant<D, 4>(wrong_turn)), "a turn before its time to be noticed");
  other_leader.leader = typename D::Num(3);
  trial.expect(!known(invariant<D, 4>(other_leader)), "a leader who did not play first to be noticed");
  gap.table[2] = typename D::Set();
  gap.table[0] = sound.table[2];
  trial.expect(!known(table_is_in_turn<D, 4>(gap)), "pieces before the wrong seats to be noticed");
  auto two = sound;
  two.table[2] = set_of<D>(piece(donkey, 3) | piece(donkey, 2));
  two.hand[2] = sound.hand[2] - set_of<D>(piece(donkey, 2));
  trial.expect(known(sizes_are_right<D, 4>(two)) && !known(invariant<D, 4>(two)),
               "two pieces played at once to be noticed");
  auto unplayed = sound;
  unplayed.turn = typename D::Num(2);
  trial.expect(!known(invariant<D, 4>(unplayed)), "a full table at the leader's turn to be noticed");
}

EXAMPLE(BremenState, SizesFollowFromTheRound, clause::one_piece_per_round, clause::winner_takes_all) {
  const auto sound = in_round_eleven<D>();
  for (std::size_t seat = 0; seat < 4; ++seat) {
    auto fewer = sound;
    const auto missing = lowest(sound.hand[seat]);
    fewer.hand[seat] = sound.hand[seat] - missing;
    fewer.face_down = sound.face_down | missing;
    trial.expect(known(pieces_are_conserved<D, 4>(fewer)) && !known(invariant<D, 4>(fewer)),
                 "a short hand to be noticed");
    auto richer = sound, in_debt = sound;
    richer.won[seat] = sound.won[seat] + typename D::Num(4);
    trial.expect(!known(invariant<D, 4>(richer)), "pieces won that nobody played to be noticed");
    in_debt.won[seat] = typename D::Num(-1);
    in_debt.won[(seat + 1) % 4] = sound.won[(seat + 1) % 4] + sound.won[seat] + typename D::Num(1);
    trial.expect(!known(invariant<D, 4>(in_debt)), "a negative number of pieces won to be noticed");
  }
}

EXAMPLE(BremenState, SeatsAndRoundsStayInTheirRanges, clause::twelve_rounds, clause::play_clockwise) {
  const auto sound =
      between_rounds<D, 4>({piece(dog, 4), piece(cat, 4), piece(donkey, 4), piece(dog, 5)}, {48, 0, 0, 0}, 3);
  trial.expect(known(invariant<D, 4>(sound)), "seat 3 to be a leader");
  for (int seat : {-1, 4}) {
    auto leader = sound, turn = sound, both = sound;
    leader.leader = typename D::Num(seat);
    turn.turn = typename D::Num(seat);
    both.leader = both.turn = typename D::Num(seat);
    trial.expect(!known(invariant<D, 4>(leader)) && !known(invariant<D, 4>(turn)) && !known(invariant<D, 4>(both)),
                 "a seat that does not exist to be noticed");
  }
  // A seat left of the first is not the last one, nor one right of the last a turn after everybody has played.
  auto before_first = after<D, 4>(
      between_rounds<D, 4>({pieces(dog, 1, 2), pieces(cat, 1, 2), pieces(donkey, 1, 2), pieces(chicken, 1, 2)},
                           {12, 12, 8, 12}, 3),
      {piece(chicken, 1)});
  trial.expect(known(invariant<D, 4>(before_first)), "the leader's piece alone on the table to be sound");
  before_first.leader = typename D::Num(-1);
  trial.expect(!known(invariant<D, 4>(before_first)), "a leader that does not exist to be noticed");
  auto full = before_first;
  full.leader = typename D::Num(3);
  for (std::size_t seat = 0; seat < 3; ++seat) {
    full.table[seat] = lowest(full.hand[seat]);
    full.hand[seat] = full.hand[seat] - full.table[seat];
  }
  for (int seat : {-1, 4}) {
    full.turn = typename D::Num(seat);
    trial.expect(!known(invariant<D, 4>(full)), "a turn of nobody to be noticed");
  }
  auto late = between_rounds<D, 4>({0, 0, 0, 0}, {52, 0, 0, 0}, 0);
  late.round = typename D::Num(14);
  trial.expect(!known(invariant<D, 4>(late)), "a fourteenth round to be noticed");
  const auto whole = between_rounds<D, 4>(
      {pieces(dog, 1, 13), pieces(cat, 1, 13), pieces(donkey, 1, 13), pieces(chicken, 1, 13)}, {0, 0, 0, 0}, 0);
  trial.expect(known(invariant<D, 4>(whole)), "round 1 to be sound");
}

}  // namespace rulecheck::bremen
