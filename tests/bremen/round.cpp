// "How to Play": the two examples of the rulebook and hand cases of following, leading and winning a round.
#include "model/bremen/round.hpp"

#include "properties/bremen/given.hpp"
#include "properties/core/check.hpp"

namespace rulecheck::bremen {
namespace {

using enum Animal;

/// The round of the rulebook's first example: nobody has a chicken, seat 2 has no donkey. Two pieces in every hand.
template <class D>
State<D, 4> example_one() {
  return between_rounds<D, 4>({piece(donkey, 7) | piece(cat, 1), piece(donkey, 4) | piece(cat, 2),
                               piece(dog, 10) | piece(cat, 3), piece(donkey, 8) | piece(cat, 4)},
                              {12, 12, 8, 12}, 0);
}

/// The round of the rulebook's second example: seats 1, 2 and 3 have no donkey.
template <class D>
State<D, 4> example_two() {
  return between_rounds<D, 4>({piece(donkey, 6) | piece(cat, 1), piece(chicken, 3) | piece(cat, 2),
                               piece(chicken, 1) | piece(cat, 3), piece(cat, 8) | piece(cat, 4)},
                              {12, 12, 8, 12}, 0);
}

}  // namespace

EXAMPLE(BremenRound, InTheFirstExampleTheHighestDonkeyWinsFourPieces, clause::example_led_animal_wins,
        clause::highest_led_animal_wins, clause::winner_takes_all, clause::winner_leads, clause::later_rounds_alike) {
  const auto before = example_one<D>();
  const auto finished = after<D, 4>(before, {piece(donkey, 7), piece(donkey, 4), piece(dog, 10), piece(donkey, 8)});
  trial.expect(known(finished.leader) == 3, "D, who played the Donkey 8, to win and to lead");
  trial.expect(known(finished.turn) == 3, "D to play next");
  trial.expect(known(finished.won[3]) == 16, "D to have four pieces more");
  trial.expect(known(finished.won[0]) == 12 && known(finished.won[1]) == 12 && known(finished.won[2]) == 8,
               "nobody else to win a piece");
  trial.expect(known(finished.face_down - before.face_down) ==
                   (piece(donkey, 7) | piece(donkey, 4) | piece(dog, 10) | piece(donkey, 8)),
               "exactly the four pieces of the round to lie face down");
  for (const auto& single : finished.table) trial.expect(known(single) == 0, "the table to be empty");
}

EXAMPLE(BremenRound, InTheFirstExampleTheDogIsLegalOnlyWithoutADonkey, clause::example_led_animal_wins,
        clause::follow_suit, clause::void_plays_any) {
  const auto table = after<D, 4>(example_one<D>(), {piece(donkey, 7), piece(donkey, 4)});
  trial.expect(is_legal(judged<D, 4>(table, 2, piece(dog, 10))), "C without a donkey to be free to play a dog");
  auto with_donkey = table;
  with_donkey.hand[2] = with_donkey.hand[2] | set_of<D>(piece(donkey, 5));
  const auto broken = judged<D, 4>(with_donkey, 2, piece(dog, 10));
  trial.expect(known(broken.not_followed), "C with a donkey to break the rule to follow");
  trial.expect(!known(broken.foreign_piece) && !known(broken.out_of_turn) && !known(broken.game_is_over),
               "C to break no other rule");
  trial.expect(is_legal(judged<D, 4>(with_donkey, 2, piece(donkey, 5))), "C to be free to play the donkey");
}

EXAMPLE(BremenRound, InTheSecondExampleTheHighestChickenWinsFourPieces, clause::example_chicken_wins,
        clause::highest_chicken_wins, clause::winner_takes_all, clause::winner_leads, clause::later_rounds_alike) {
  const auto finished =
      after<D, 4>(example_two<D>(), {piece(donkey, 6), piece(chicken, 3), piece(chicken, 1), piece(cat, 8)});
  trial.expect(known(finished.leader) == 1, "B, who played the Chicken 3, to win and to lead");
  trial.expect(known(finished.won[1]) == 16 && known(finished.won[0]) == 12, "B to have four pieces more");
}

EXAMPLE(BremenRound, WithoutTheLedAnimalAnyPieceMayBePlayed, clause::void_plays_any, clause::example_chicken_wins) {
  const auto table = after<D, 4>(example_two<D>(), {piece(donkey, 6)});
  trial.expect(is_legal(judged<D, 4>(table, 1, piece(chicken, 3))), "a chicken to be allowed");
  trial.expect(is_legal(judged<D, 4>(table, 1, piece(cat, 2))), "a cat to be allowed");
  trial.expect(known(legal_plays<D, 4>(table)) == (piece(chicken, 3) | piece(cat, 2)), "both to be offered");
}

EXAMPLE(BremenRound, AFollowerHoldingTheLedAnimalMayNotPlayAnother, clause::follow_suit) {
  const auto lead = between_rounds<D, 4>({piece(donkey, 7) | piece(cat, 1), piece(donkey, 4) | piece(chicken, 13),
                                          piece(dog, 10) | piece(cat, 3), piece(donkey, 8) | piece(donkey, 9)},
                                         {12, 12, 8, 12}, 0);
  const auto table = after<D, 4>(lead, {piece(donkey, 7)});
  trial.expect(known(judged<D, 4>(table, 1, piece(chicken, 13)).not_followed), "a chicken to break the rule");
  trial.expect(known(legal_plays<D, 4>(table)) == piece(donkey, 4), "only the donkey to be offered");
  const auto last = after<D, 4>(table, {piece(donkey, 4), piece(dog, 10)});
  trial.expect(known(legal_plays<D, 4>(last)) == (piece(donkey, 8) | piece(donkey, 9)), "any donkey to be allowed");
}

EXAMPLE(BremenRound, TheLeaderMayPlayAnyPiece, clause::leader_plays_any, clause::new_leader_plays_any) {
  const auto lead = example_two<D>();
  trial.expect(known(legal_plays<D, 4>(lead)) == known(lead.hand[0]), "the whole hand to be offered");
  trial.expect(is_legal(judged<D, 4>(lead, 0, piece(cat, 1))), "the leader of a later round to be free");
  auto first = lead;
  first.leader = first.turn = typename D::Num(3);
  first.round = typename D::Num(1);
  trial.expect(known(legal_plays<D, 4>(first)) == known(first.hand[3]), "the leader of round 1 to be free");
}

EXAMPLE(BremenRound, PlayGoesClockwiseFromTheLeader, clause::play_clockwise, clause::winner_leads,
        clause::first_leader_three_players, clause::first_leader_four_players) {
  auto lead = example_one<D>();
  for (int seat = 0; seat < 4; ++seat) {
    lead.leader = lead.turn = typename D::Num(seat);
    const Pieces any = known(lead.hand[static_cast<std::size_t>(seat)]);
    const auto played = step<D, 4>(lead, lowest(set_of<D>(any)));
    trial.expect(known(played.turn) == (seat + 1) % 4 && known(played.leader) == seat, "the left neighbour to be next");
    for (int other = 0; other < 4; ++other) {
      trial.expect(known(judged<D, 4>(lead, other, piece(cat, 1)).out_of_turn) == (other != seat),
                   "exactly the leader to be allowed to begin");
    }
  }
}

EXAMPLE(BremenRound, APieceMustBeInThePlayersHand, clause::one_piece_per_round) {
  const auto lead = example_one<D>();
  trial.expect(known(judged<D, 4>(lead, 0, piece(donkey, 4)).foreign_piece), "another's piece to be refused");
  trial.expect(known(judged<D, 4>(lead, 0, piece(chicken, 13)).foreign_piece), "a piece won before to be refused");
  trial.expect(!known(judged<D, 4>(lead, 0, piece(donkey, 7)).foreign_piece), "the player's own to be accepted");
  const auto played = after<D, 4>(lead, {piece(donkey, 7)});
  trial.expect(known(played.hand[0]) == piece(cat, 1), "the hand to shrink by the piece played");
  trial.expect(known(played.table[0]) == piece(donkey, 7), "the piece to lie before its player");
}

EXAMPLE(BremenRound, TheLowestNumberWinsARoundThatNobodyElseFollows, clause::highest_led_animal_wins,
        clause::winner_takes_all) {
  const auto lead = between_rounds<D, 4>({piece(dog, 1) | piece(cat, 1), piece(donkey, 13) | piece(cat, 13),
                                          piece(donkey, 12) | piece(cat, 12), piece(donkey, 11) | piece(cat, 11)},
                                         {12, 12, 8, 12}, 0);
  const auto finished = after<D, 4>(lead, {piece(dog, 1), piece(donkey, 13), piece(cat, 12), piece(cat, 11)});
  trial.expect(known(finished.leader) == 0, "the Dog 1 to win");
}

EXAMPLE(BremenRound, ALedChickenIsBeatenByAHigherChickenOnly, clause::highest_chicken_wins,
        clause::highest_led_animal_wins) {
  const auto lead = between_rounds<D, 3>(
      {piece(chicken, 5) | piece(cat, 4), piece(donkey, 13) | piece(cat, 13), piece(chicken, 12) | piece(chicken, 4)},
      {12, 12, 9}, 0, piece(dog, 8));
  trial.expect(known(after<D, 3>(lead, {piece(chicken, 5), piece(donkey, 13), piece(chicken, 12)}).leader) == 2,
               "the higher chicken to win");
  trial.expect(known(after<D, 3>(lead, {piece(chicken, 5), piece(cat, 13), piece(chicken, 4)}).leader) == 0,
               "the led chicken to win against a lower one");
}

EXAMPLE(BremenRound, TheGameEndsWithRoundTwelve, clause::game_end, clause::twelve_rounds, clause::one_piece_per_round) {
  const auto last_round = example_one<D>();
  trial.expect(known(last_round.round) == 12 && !known(is_over<D, 4>(last_round)), "round 12 to be played");
  const auto three = after<D, 4>(last_round, {piece(donkey, 7), piece(donkey, 4), piece(dog, 10)});
  trial.expect(!known(is_over<D, 4>(three)), "the game to go on until the last play of round 12");
  const auto over = after<D, 4>(three, {piece(donkey, 8)});
  trial.expect(known(is_over<D, 4>(over)), "the game to be over");
  trial.expect(known(legal_plays<D, 4>(over)) == 0, "nothing to be offered any more");
  trial.expect(known(judged<D, 4>(over, 3, piece(cat, 4)).game_is_over), "a further play to be refused");
  for (const auto& hand : over.hand) trial.expect(known(count(hand)) == 1, "everybody to have one piece left");
}

/// The winner of a round as the rulebook tells it, with loops: the highest chicken, else the highest of the led animal.
template <int players>
static int winner_by_the_book(const BySeat<Animal, players>& animals_played, const BySeat<int, players>& numbers,
                              int leader) {
  int winner = leader;
  for (int seat = 0; seat < players; ++seat) {
    const auto s = static_cast<std::size_t>(seat), w = static_cast<std::size_t>(winner);
    const bool same = animals_played[s] == animals_played[w];
    if ((same && numbers[s] > numbers[w]) || (!same && animals_played[s] == chicken)) winner = seat;
  }
  return winner;
}

/// Every pattern of animals, every order of numbers (also equal ones of different animals), every leader.
template <class D, int players>
static void every_round(Trial& trial, const BySeat<int, players>& ranks) {
  constexpr std::size_t seats = static_cast<std::size_t>(players);
  const std::size_t kinds = animals.size() * seats;
  std::size_t combinations = 1;
  for (std::size_t seat = 0; seat < seats; ++seat) combinations *= kinds;
  for (std::size_t code = 0; code < combinations; ++code) {
    BySeat<Animal, players> kind{};
    BySeat<int, players> number{};
    BySeat<typename D::Set, players> table;
    Pieces all = 0;
    for (std::size_t seat = 0, rest = code; seat < seats; ++seat, rest /= kinds) {
      kind[seat] = animals[rest % kinds / seats];
      number[seat] = ranks[rest % seats];
      table[seat] = set_of<D>(piece(kind[seat], number[seat]));
      all |= piece(kind[seat], number[seat]);
    }
    if (std::popcount(all) != players) continue;  // there is one piece of each animal and number
    for (int leader = 0; leader < players; ++leader) {
      trial.next_case();
      trial.expect(known(round_winner<D, players>(table, typename D::Num(leader))) ==
                       winner_by_the_book<players>(kind, number, leader),
                   "the highest chicken, or else the highest piece of the led animal, to win");
    }
  }
}

EXHAUSTIVE(BremenRound, EveryPatternOfFourPiecesIsWonByTheRightSeat, clause::highest_chicken_wins,
           clause::highest_led_animal_wins) {
  trial.unit("rounds");
  every_round<D, 4>(trial, {1, 2, 7, 13});
}

EXHAUSTIVE(BremenRound, EveryPatternOfThreePiecesIsWonByTheRightSeat, clause::highest_chicken_wins,
           clause::highest_led_animal_wins) {
  trial.unit("rounds");
  every_round<D, 3>(trial, {4, 9, 13});
}

}  // namespace rulecheck::bremen
