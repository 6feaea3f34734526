// What lies where in whole random games: no piece gets lost or comes back.
#include "properties/bremen/seen.hpp"
#include "properties/core/check.hpp"

namespace rulecheck::bremen {

PROPERTY(1000, BremenState, EveryPieceIsPlayedOnceAtMostAndNeverComesBack, clause::pieces, clause::one_piece_per_round,
         clause::winner_takes_all) {
  const Chronicle game = play_and_note<D>(trial);
  Pieces gone = 0;
  for (const NotedRound& round : game.rounds) {
    for (const NotedPlay& play : round.plays) {
      trial.expect(std::has_single_bit(play.piece) && (gone & play.piece) == 0, "a piece that was not played before");
      gone |= play.piece;
    }
    Pieces held = round.after.center;
    for (const Pieces hand : round.after.hand) held |= hand;
    trial.expect((held & gone) == 0, "no played piece to come back into a hand");
    Pieces dealt = game.start.center;
    for (const Pieces hand : game.start.hand) dealt |= hand;
    trial.expect((held | gone) == dealt, "every dealt piece to be in a hand, in the center or played");
  }
}

PROPERTY(1000, BremenState, HandsShrinkByOnePieceARound, clause::one_piece_per_round, clause::twelve_rounds) {
  const Chronicle game = play_and_note<D>(trial);
  for (std::size_t finished = 1; finished <= game.rounds.size(); ++finished) {
    const Seen& after = game.rounds[finished - 1].after;
    for (std::size_t seat = 0; seat < after.hand.size(); ++seat) {
      const Pieces before = finished == 1 ? game.start.hand[seat] : game.rounds[finished - 2].after.hand[seat];
      trial.expect(std::popcount(after.hand[seat]) == 13 - static_cast<int>(finished),
                   "a hand to have 13 pieces less one for each finished round");
      for (const NotedPlay& play : game.rounds[finished - 1].plays) {
        if (play.seat != static_cast<int>(seat)) continue;
        trial.expect((before ^ after.hand[seat]) == play.piece, "a hand to lose exactly the piece that was played");
      }
    }
  }
}

PROPERTY(1000, BremenState, WonPiecesAddUpToThoseOfTheFinishedRounds, clause::winner_takes_all, clause::twelve_rounds) {
  const Chronicle game = play_and_note<D>(trial);
  int pieces_played = 0;
  for (const NotedRound& round : game.rounds) {
    pieces_played += game.players;
    int all = 0;
    for (const int won : round.after.won) {
      trial.expect(won >= 0 && won % game.players == 0, "a seat to have won whole rounds");
      all += won;
    }
    trial.expect(all == pieces_played, "all pieces of finished rounds to have been won by somebody");
    trial.expect(std::popcount(round.after.face_down) == pieces_played,
                 "all pieces of finished rounds to lie face down");
  }
}

}  // namespace rulecheck::bremen
