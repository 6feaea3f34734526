// Stored games that show what can happen in a round.
#include "tests/bremen/witness_trace.hpp"

namespace rulecheck::bremen {
namespace {

/// The trace of a game broken off after so many rounds.
std::string broken_off(const StoredGame& game, std::size_t rounds) {
  nlohmann::json trace = game.trace();
  const auto records = static_cast<std::ptrdiff_t>(rounds) * (game.players() + 1);
  trace["moves"] = nlohmann::json(game.trace()["moves"].begin(), game.trace()["moves"].begin() + records);
  trace.erase("result");
  return trace.dump();
}

/// How many rounds have been played when somebody has won seven of them; 0 if nobody ever has.
std::size_t seventh_win(const StoredGame& game) {
  std::map<int, int> won;
  std::size_t played = 0;
  for (const ToldRound& round : game.rounds()) {
    ++played;
    if (++won[round.taker] == 7) return played;
  }
  return 0;
}

/// Plays on in every legal way, each to the end of the game. @param left plays until then
template <class D>
void expect_every_end_to_be_lost(Trial& trial, const Model<D>& model, const typename Model<D>::State& state, int left) {
  trial.expect(model.over(state) == (left == 0), "the game to end with round 12 and not before");
  if (left == 0) {
    trial.expect(model.result(state).won == false, "the game to be lost");
    trial.next_case();
    return;
  }
  const std::vector<Move> moves = model.legal(state);
  trial.expect(!moves.empty(), "somebody to have a play");
  for (const Move& move : moves) expect_every_end_to_be_lost(trial, model, model.step(state, move), left - 1);
}

}  // namespace

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
  const std::size_t seventh = seventh_win(game);
  trial.expect(0 < seventh && seventh <= 9, "somebody to have won seven rounds by the ninth");
  for (std::size_t played = seventh; played < 12; ++played) {
    const Replay answer = replay_text<Model<D>>(broken_off(game, played));
    trial.expect(answer.verdict == TraceVerdict::conforms && !answer.over, "the game to go on");
  }
  trial.witness({&clause::game_end, &clause::condition_one_four_players}, false, game.path());
}

EXHAUSTIVE(BremenWitness, AfterASeventhRoundWonEveryWayToPlayOnIsLost, clause::game_end,
           clause::condition_one_four_players, clause::both_conditions_win) {
  const StoredGame game("seventh-round-won");
  trial.unit("ways to play on");
  const auto record =
      read_record<Model<Concrete>>(read_envelope(TraceNode::parse(broken_off(game, seventh_win(game)), game.path())));
  const Model<D> model(record.settings);
  auto state = model.begin(std::get<Setup>(record.start));
  for (const Move& move : record.moves) state = model.step(state, move);
  expect_every_end_to_be_lost<D>(trial, model, state, 4 * (12 - static_cast<int>(seventh_win(game))));
}

}  // namespace rulecheck::bremen
