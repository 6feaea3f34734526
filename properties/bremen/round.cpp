// "How to Play", said of whole random games without the reference: who may play what, and who wins a round.
#include "properties/bremen/seen.hpp"
#include "properties/core/check.hpp"

namespace rulecheck::bremen {
namespace {

/// Whether a piece wins against another one that was led or played in the same round.
bool beats(Pieces one, Pieces other) {
  if (animal_number(one) == animal_number(other)) return number(one) > number(other);
  return is_chicken(one);
}

}  // namespace

PROPERTY(1000, BremenRound, WhoHoldsTheLedAnimalPlaysItAndAllOthersAreFree, clause::follow_suit, clause::void_plays_any,
         clause::leader_plays_any, clause::new_leader_plays_any, clause::later_rounds_alike) {
  for (const NotedRound& round : play_and_note<D>(trial).rounds) {
    for (const NotedPlay& play : round.plays) {
      trial.expect((play.hand_before & play.piece) != 0, "a piece out of the hand to be played");
      if (&play == &round.plays.front()) {
        trial.expect(play.offered == play.hand_before, "the leader to be free to play any piece");
        continue;
      }
      const Pieces following = alike(play.hand_before, round.led());
      trial.expect(following == 0 || animal_number(play.piece) == animal_number(round.led()),
                   "nobody who holds the led animal to play another");
      trial.expect(play.offered == (following != 0 ? following : play.hand_before),
                   "every piece of the led animal to be allowed, or every piece where there is none");
      if (following == 0) trial.label("somebody could not follow");
    }
  }
  trial.require_share("somebody could not follow", 0.5);
}

PROPERTY(1000, BremenRound, EverybodyPlaysOnceARoundClockwiseFromTheLeader, clause::play_clockwise,
         clause::one_piece_per_round, clause::winner_leads) {
  const Chronicle game = play_and_note<D>(trial);
  int leader = game.start.leader;
  for (const NotedRound& round : game.rounds) {
    int seat = leader;
    for (const NotedPlay& play : round.plays) {
      trial.expect(play.seat == seat, "the seats to play clockwise, beginning with the leader");
      seat = left_of(seat, game.players);
    }
    trial.expect(round.winner >= 0 && round.after.leader == round.winner, "the winner to lead the next round");
    leader = round.winner;
  }
}

PROPERTY(1000, BremenRound, TheOneWinnerPlayedAChickenOrTheLedAnimalAndNobodyBeatsIt, clause::highest_chicken_wins,
         clause::highest_led_animal_wins, clause::later_rounds_alike) {
  for (const NotedRound& round : play_and_note<D>(trial).rounds) {
    trial.expect(round.winner >= 0, "exactly one seat to win the round");
    const Pieces winning = round.winning_piece();
    trial.expect(is_chicken(winning) || animal_number(winning) == animal_number(round.led()),
                 "a chicken or a piece of the led animal to win");
    for (const NotedPlay& play : round.plays) {
      const bool counts = is_chicken(play.piece) || animal_number(play.piece) == animal_number(round.led());
      trial.expect(!counts || !beats(play.piece, winning), "nobody to beat the winner");
    }
    if (is_chicken(winning) && !is_chicken(round.led())) trial.label("a chicken beat the led animal");
  }
  trial.require_share("a chicken beat the led animal", 0.2);
}

PROPERTY(1000, BremenRound, TheWinnerTakesAllPiecesAndNobodyElseTakesAny, clause::winner_takes_all) {
  const Chronicle game = play_and_note<D>(trial);
  std::vector<int> won(static_cast<std::size_t>(game.players), 0);
  Pieces face_down = 0;
  for (const NotedRound& round : game.rounds) {
    trial.expect(round.winner >= 0, "exactly one seat to win the round");
    won[static_cast<std::size_t>(round.winner)] += game.players;
    face_down |= round.played();
    trial.expect(round.after.won == won, "the winner alone to have as many pieces more as were played");
    trial.expect(round.after.face_down == face_down, "all pieces played so far to lie face down");
    for (const Pieces single : round.after.table) trial.expect(single == 0, "the table to be empty");
  }
}

/// How many of the highest chickens in use this hand holds without a gap, from 13 downwards.
static int top_chickens(Pieces hand) {
  int count = 0;
  while (count < 13 && (hand & piece(Animal::chicken, 13 - count)) != 0) ++count;
  return count;
}

PROPERTY(1000, BremenRound, TheHighestChickensWinARoundEach, clause::highest_chicken_wins,
         clause::one_piece_per_round) {
  // Who holds the k highest chickens plays at least k - 1 of them, each in a round of its own, and wins there.
  const Chronicle game = play_and_note<D>(trial);
  for (std::size_t seat = 0; seat < game.start.hand.size(); ++seat) {
    const int top = top_chickens(game.start.hand[seat]);
    trial.expect(game.end().won[seat] >= (top - 1) * game.players,
                 "the holder of the k highest chickens to win at least k - 1 rounds");
    if (top >= 2) trial.label("somebody holds Chicken 12 and 13");
    if (top >= 4) trial.label("somebody holds the four highest chickens");
  }
  trial.require_share("somebody holds Chicken 12 and 13", 0.05);
  trial.require_share("somebody holds the four highest chickens", 0.01);
}

}  // namespace rulecheck::bremen
