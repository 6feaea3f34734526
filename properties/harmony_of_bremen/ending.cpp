// "Victory" and "Defeat", said of whole random games without the reference.
#include "properties/core/check.hpp"
#include "properties/harmony_of_bremen/chronicle.hpp"

namespace rulecheck::harmony_of_bremen {

PROPERTY(2000, HarmonyOfBremenEnding, AGameEndsWithTheThirdFailureOrTheLastRound, clause::last_success_wins,
         clause::third_failure_loses, clause::last_failure_loses, clause::ten_rounds_then_success,
         clause::earlier_failures_do_not_matter, clause::ensemble_then_tuning) {
  const Chronicle game = play_and_note<D>(trial);
  int failures = 0;
  std::size_t rounds = 0;
  bool last = false;
  for (const NotedRound& round : game.rounds) {
    trial.expect(rounds < 10 && failures < 3, "the game to be over after ten rounds, and after three failures");
    last = sounds_well(round);
    failures += last ? 0 : 1;
    ++rounds;
  }
  trial.expect(rounds == 10 || failures == 3, "the game not to end before");
  const bool won = rounds == 10 && last && failures < 3;
  trial.expect(game.result.won == won, "the players to win exactly with a success in the last round");
  trial.expect(game.result.rounds == static_cast<int>(rounds), "the rounds that were played to be counted");
  trial.expect(game.result.failures == failures, "the failures to be counted");
  trial.expect(game.result.discards == 4 * (static_cast<int>(rounds) - failures), "four discards for each success");
  trial.label(won             ? "won"
              : rounds < 10   ? "lost early"
              : failures == 3 ? "lost in both ways"
                              : "lost in the last round");
  for (const char* label : {"won", "lost early", "lost in both ways", "lost in the last round"}) {
    trial.require_share(label, 0.01);
  }
}

PROPERTY(1000, HarmonyOfBremenEnding, EveryPileIsAsHighAsTheFailuresAreMany, clause::piles_show_failures,
         clause::failure_lies_beside) {
  const Chronicle game = play_and_note<D>(trial);
  int failures = 0;
  for (const NotedRound& round : game.rounds) {
    for (const int pile : round.start.pile) trial.expect(pile == failures, "every pile to show the failures so far");
    failures += sounds_well(round) ? 0 : 1;
    for (const int pile : round.ensemble.after.pile) trial.expect(pile == failures, "this one included");
  }
  trial.label(std::to_string(failures) + " failures");
  for (const char* label : {"0 failures", "1 failures", "2 failures", "3 failures"}) trial.require_share(label, 0.01);
}

}  // namespace rulecheck::harmony_of_bremen
