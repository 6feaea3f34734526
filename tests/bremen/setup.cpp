// "Game Setup": dealing around the circle, the piece left over, redeals, who leads round 1.
#include "model/bremen/setup.hpp"

#include "model/bremen/state.hpp"

#include "properties/bremen/given.hpp"
#include "properties/core/check.hpp"

namespace rulecheck::bremen {
namespace {

using enum Animal;

/// All pieces in use in ascending order of their index, the circle's first piece first.
template <class D, int players>
Circle<D, players> ascending_circle() {
  Circle<D, players> circle;
  std::size_t place = 0;
  for (Pieces rest = pieces_in_use<players>; rest != 0; rest &= rest - 1)
    circle[place++] = set_of<D>(rest & (~rest + 1));
  return circle;
}

/// A deal in which only the hands matter.
template <class D, int players>
Deal<D, players> hands_of(const BySeat<Pieces, players>& hands, Pieces center = 0) {
  Deal<D, players> deal;
  for (std::size_t seat = 0; seat < hands.size(); ++seat) deal.hand[seat] = set_of<D>(hands[seat]);
  deal.center = set_of<D>(center);
  return deal;
}

}  // namespace

EXAMPLE(BremenSetup, FourPlayersTakeEveryFourthPiece, clause::take_clockwise, clause::take_the_next_piece,
        clause::all_pieces_for_four) {
  const auto circle = ascending_circle<D, 4>();
  for (int first = 0; first < 4; ++first) {
    const auto deal = take_around<D, 4>(circle, typename D::Num(first));
    for (int place = 0; place < 52; ++place) {
      const auto taker = static_cast<std::size_t>((first + place) % 4);
      trial.expect(known(contains(deal.hand[taker], circle[static_cast<std::size_t>(place)])),
                   "each piece to go to the next player clockwise");
    }
    for (const auto& hand : deal.hand) trial.expect(known(count(hand)) == 13, "everybody to take 13 pieces");
    trial.expect(known(deal.center) == 0, "no piece in the center");
  }
}

EXAMPLE(BremenSetup, ThreePlayersLeaveTheLastPieceInTheCenter, clause::take_clockwise, clause::take_the_next_piece,
        clause::center_piece, clause::forty_pieces_for_three) {
  const auto circle = ascending_circle<D, 3>();
  for (int first = 0; first < 3; ++first) {
    const auto deal = take_around<D, 3>(circle, typename D::Num(first));
    for (int place = 0; place < 39; ++place) {
      const auto taker = static_cast<std::size_t>((first + place) % 3);
      trial.expect(known(contains(deal.hand[taker], circle[static_cast<std::size_t>(place)])),
                   "each piece to go to the next player clockwise");
    }
    for (const auto& hand : deal.hand) trial.expect(known(count(hand)) == 13, "everybody to take 13 pieces");
    trial.expect(known(deal.center) == piece(cat, 13), "the last piece of the circle to lie in the center");
  }
}

EXAMPLE(BremenSetup, ThreePlayersUseTheFortyPiecesFromFourUpwards, clause::forty_pieces_for_three, clause::pieces) {
  Pieces forty = 0;
  for (Animal animal : animals) {
    for (int number = 4; number <= 13; ++number) forty |= piece(animal, number);
  }
  trial.expect(std::popcount(forty) == 40, "forty pieces");
  trial.expect(!known(uses_wrong_pieces<D, 3>(set_of<D>(forty))), "the forty pieces to be right");
  trial.expect(known(uses_wrong_pieces<D, 3>(set_of<D>(forty & ~piece(dog, 4)))), "a missing piece to be noticed");
  trial.expect(known(uses_wrong_pieces<D, 3>(set_of<D>(forty | piece(dog, 3)))), "a Dog 3 to be noticed");
  trial.expect(known(uses_wrong_pieces<D, 3>(set_of<D>((forty & ~piece(dog, 4)) | piece(dog, 3)))),
               "an exchanged piece to be noticed");
}

EXAMPLE(BremenSetup, FourPlayersUseAllFiftyTwoPieces, clause::all_pieces_for_four, clause::pieces) {
  Pieces all = 0;
  for (Animal animal : animals) {
    for (int number = 1; number <= 13; ++number) all |= piece(animal, number);
  }
  trial.expect(std::popcount(all) == 52, "fifty-two pieces");
  trial.expect(!known(uses_wrong_pieces<D, 4>(set_of<D>(all))), "all pieces to be right");
  for (Pieces rest = all; rest != 0; rest &= rest - 1) {
    trial.expect(known(uses_wrong_pieces<D, 4>(set_of<D>(all & ~(rest & (~rest + 1))))),
                 "a missing piece to be noticed");
  }
}

EXAMPLE(BremenSetup, EveryHandHasThirteenPieces, clause::take_the_next_piece) {
  const auto deal = take_around<D, 4>(ascending_circle<D, 4>(), typename D::Num(0));
  trial.expect(!known(has_wrong_hand_size<D, 4>(deal)), "the dealt hands to have the right size");
  for (std::size_t seat = 0; seat < 4; ++seat) {
    auto fewer = deal, more = deal;
    fewer.hand[seat] = fewer.hand[seat] - lowest(fewer.hand[seat]);
    more.hand[seat] = more.hand[seat] | lowest(deal.hand[(seat + 1) % 4]);
    trial.expect(known(has_wrong_hand_size<D, 4>(fewer)), "twelve pieces to be noticed");
    trial.expect(known(has_wrong_hand_size<D, 4>(more)), "fourteen pieces to be noticed");
  }
}

EXAMPLE(BremenSetup, StatedHandsAndCenterAreComparedWithTheCircle, clause::take_the_next_piece, clause::center_piece) {
  const auto deal = take_around<D, 3>(ascending_circle<D, 3>(), typename D::Num(1));
  trial.expect(!known(differs_in_hands<D, 3>(deal, deal)), "the same hands not to differ");
  trial.expect(!known(differs_in_center<D, 3>(deal, deal)), "the same center piece not to differ");
  for (std::size_t seat = 0; seat < 3; ++seat) {
    auto exchanged = deal;
    exchanged.hand[seat] = (deal.hand[seat] - lowest(deal.hand[seat])) | deal.center;
    trial.expect(known(differs_in_hands<D, 3>(exchanged, deal)), "an exchanged piece in a hand to be noticed");
    trial.expect(!known(differs_in_center<D, 3>(exchanged, deal)), "only the hand to differ");
  }
  auto other = deal;
  other.center = lowest(deal.hand[0]);
  trial.expect(known(differs_in_center<D, 3>(other, deal)), "another center piece to be noticed");
}

EXAMPLE(BremenSetup, EightChickensInOneHandAreRedealtAndSevenAreNot, clause::redeal_at_eight_chickens,
        clause::redeal_until_fewer) {
  const Pieces seven = pieces(chicken, 4, 10), eight = pieces(chicken, 4, 11), others = pieces(dog, 4, 8);
  for (std::size_t seat = 0; seat < 4; ++seat) {
    BySeat<Pieces, 4> hands{others, others, others, others};
    hands[seat] = seven | pieces(dog, 4, 9);
    trial.expect(!known(must_redeal<D, 4>(hands_of<D, 4>(hands))), "seven chickens to be played");
    hands[seat] = eight | others;
    trial.expect(known(must_redeal<D, 4>(hands_of<D, 4>(hands))), "eight chickens to be redealt");
  }
  for (int lowest = 1; lowest <= 6; ++lowest) {
    const BySeat<Pieces, 4> hands{pieces(chicken, lowest, lowest + 7), others, others, others};
    trial.expect(known(must_redeal<D, 4>(hands_of<D, 4>(hands))), "any eight chickens to be redealt");
  }
  trial.expect(known(must_redeal<D, 3>(hands_of<D, 3>({others, others, pieces(chicken, 4, 13)}))), "ten to be redealt");
  trial.expect(!known(must_redeal<D, 3>(hands_of<D, 3>({seven, others, others}, piece(chicken, 11)))),
               "a chicken in the center to count for nobody");
  trial.expect(!known(must_redeal<D, 4>(hands_of<D, 4>({pieces(chicken, 1, 6), pieces(chicken, 7, 13), 0, 0}))),
               "chickens in different hands not to be added");
}

EXAMPLE(BremenSetup, DonkeyOneLeadsWithFourPlayers, clause::first_leader_four_players) {
  for (int seat = 0; seat < 4; ++seat) {
    BySeat<Pieces, 4> hands{piece(donkey, 2), piece(donkey, 3), piece(donkey, 4), piece(donkey, 5)};
    hands[static_cast<std::size_t>(seat)] = pieces(donkey, 1, 1) | piece(cat, 9);
    trial.expect(known(first_leader<D, 4>(hands_of<D, 4>(hands))) == seat, "the holder of Donkey 1 to lead");
  }
}

EXAMPLE(BremenSetup, DonkeyFourOrFiveLeadsWithThreePlayers, clause::first_leader_three_players) {
  for (int seat = 0; seat < 3; ++seat) {
    BySeat<Pieces, 3> hands{piece(donkey, 6), piece(donkey, 7), piece(donkey, 8)};
    const auto holder_of_four = static_cast<std::size_t>(seat),
               holder_of_five = static_cast<std::size_t>((seat + 1) % 3);
    hands[holder_of_four] = piece(donkey, 4) | piece(cat, 9);
    hands[holder_of_five] = piece(donkey, 5) | piece(cat, 8);
    trial.expect(known(first_leader<D, 3>(hands_of<D, 3>(hands, piece(dog, 5)))) == seat,
                 "the holder of Donkey 4 to lead");
    hands[holder_of_four] = piece(cat, 9);
    trial.expect(known(first_leader<D, 3>(hands_of<D, 3>(hands, piece(donkey, 4)))) == (seat + 1) % 3,
                 "the holder of Donkey 5 to lead where Donkey 4 lies in the center");
  }
}

EXAMPLE(BremenSetup, TheGameBeginsWithTheDealAndNothingPlayed, clause::first_leader_three_players,
        clause::first_leader_four_players, clause::center_piece, clause::twelve_rounds) {
  for (int first = 0; first < 3; ++first) {
    const auto deal = take_around<D, 3>(ascending_circle<D, 3>(), typename D::Num(first));
    const auto state = begin<D, 3>(deal);
    trial.expect(known(invariant<D, 3>(state)), "the state to be sound");
    trial.expect(known(state.round) == 1, "round 1 to be next");
    trial.expect(known(contains(at(state.hand, state.turn), set_of<D>(piece(donkey, 4)))), "Donkey 4's holder to play");
    trial.expect(known(state.leader) == known(state.turn), "the leader to play first");
    trial.expect(known(state.center) == known(deal.center), "the center piece to stay");
    for (std::size_t seat = 0; seat < 3; ++seat) {
      trial.expect(known(state.hand[seat]) == known(deal.hand[seat]), "the hands to be those dealt");
      trial.expect(known(state.won[seat]) == 0 && known(state.table[seat]) == 0, "nothing to be won or played");
    }
  }
}

}  // namespace rulecheck::bremen
