// Stored games that show what can happen in a round.
#include "tests/bremen/witness_trace.hpp"

namespace rulecheck::bremen {

EXAMPLE(BremenWitness, TheLowestNumberCanWinARound, clause::highest_led_animal_wins, clause::void_plays_any) {
  const StoredGame game("lowest-number-wins-a-round");
  expect_won<D>(trial, game);
  int found = 0;
  for (const ToldRound& round : game.rounds()) {
    const std::string& led = round.pieces.front();
    if (number_of(led) != 1 || animal_of(led) == "chicken" || round.taker != round.seats.front()) continue;
    ++found;
    for (std::size_t i = 1; i < round.pieces.size(); ++i) {
      trial.expect(animal_of(round.pieces[i]) != animal_of(led) && animal_of(round.pieces[i]) != "chicken",
                   "all others to play animals that were not led, and no chicken");
    }
  }
  trial.expect(found > 0, "a round to be won with a 1 that was led");
  trial.witness({&clause::highest_led_animal_wins, &clause::void_plays_any}, false, game.path());
}

EXAMPLE(BremenWitness, AChickenCanBeLed, clause::leader_plays_any, clause::highest_chicken_wins) {
  const StoredGame game("chicken-led");
  expect_won<D>(trial, game);
  const ToldRound round = game.rounds().front();
  std::map<int, int> seat_by_number;
  for (std::size_t i = 0; i < round.pieces.size(); ++i) {
    trial.expect(animal_of(round.pieces[i]) == "chicken", "a chicken to be led, and all to follow");
    seat_by_number[number_of(round.pieces[i])] = round.seats[i];
  }
  trial.expect(round.taker == seat_by_number.rbegin()->second, "the highest chicken to win");
  trial.expect(round.taker != round.seats.front(), "a follower to have it");
  trial.witness({&clause::leader_plays_any, &clause::highest_chicken_wins}, false, game.path());
}

EXAMPLE(BremenWitness, ASeventhRoundWonDoesNotEndTheGame, clause::game_end, clause::condition_one_four_players,
        clause::twelve_rounds) {
  const StoredGame game("seventh-round-won");
  expect_legal_and_over<D>(trial, game);
  trial.expect(game.claim().at("won") == false && game.claim().at("condition1") == false, "the game to be lost");
  std::map<int, int> won;
  std::size_t played = 0;
  for (const ToldRound& round : game.rounds()) {
    ++played;
    if (++won[round.taker] == 7) break;
  }
  trial.expect(won[game.rounds()[played - 1].taker] == 7 && played <= 9,
               "somebody to have won seven rounds by the ninth");
  // 28 pieces now, where condition 1 knows no more than 24; every round is played still.
  for (; played < 12; ++played) {
    nlohmann::json so_far = game.trace();
    const auto records = static_cast<std::ptrdiff_t>(5 * played);
    so_far["moves"] = nlohmann::json(game.trace()["moves"].begin(), game.trace()["moves"].begin() + records);
    so_far.erase("result");
    const Replay answer = replay_text<Model<D>>(so_far.dump());
    trial.expect(answer.verdict == TraceVerdict::conforms && !answer.over, "the game to go on");
  }
  trial.witness({&clause::game_end, &clause::condition_one_four_players}, false, game.path());
}

}  // namespace rulecheck::bremen
