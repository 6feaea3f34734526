// Stored games that show what a deal allows: redeals, many chickens that are won with, a deal that nobody can win.
#include "tests/bremen/witness_trace.hpp"

namespace rulecheck::bremen {
namespace {

/// How many chickens the hand with the most of them has in this deal.
long most_chickens(const nlohmann::json& deal) {
  long most = 0;
  for (const nlohmann::json& hand : deal.at("hands")) most = std::max(most, chickens_in(hand));
  return most;
}

/// Expects that the same hands, dealt in a setup, must not be played.
template <class D>
void expect_a_redeal_to_be_due(Trial& trial, const StoredGame& game) {
  nlohmann::json trace = game.trace();
  auto deal = nlohmann::json::object({{"hands", game.hands()}});
  if (game.center()) deal["center"] = *game.center();
  trace["setup"]["deals"] = nlohmann::json::array({deal});
  trace.erase("position");
  const Replay answer = replay_text<Model<D>>(trace.dump());
  trial.expect(answer.verdict == TraceVerdict::violates && answer.at == TraceStep::setup,
               "a setup with these hands not to be played");
  trial.expect(answer.clauses == std::vector<const Clause*>{&clause::redeal_at_eight_chickens},
               "the redeal to be what is missing");
}

}  // namespace

EXAMPLE(BremenWitness, AfterADealWithEightChickensAnotherOneIsPlayed, clause::redeal_at_eight_chickens,
        clause::redeal_until_fewer) {
  for (const char* name : {"redeal-three-players", "redeal-four-players"}) {
    const StoredGame game(name);
    expect_won<D>(trial, game);
    trial.expect(game.deals().size() == 2, "two deals");
    trial.expect(most_chickens(game.deals()[0]) >= 8, "somebody to have 8 chickens in the first deal");
    trial.expect(most_chickens(game.deals()[1]) < 8, "nobody to have 8 chickens in the second deal");
    trial.witness({&clause::redeal_at_eight_chickens, &clause::redeal_until_fewer}, false, game.path());

    nlohmann::json first_alone = game.trace();
    first_alone["setup"]["deals"].erase(1);
    first_alone["moves"] = nlohmann::json::array();
    first_alone.erase("result");
    const Replay answer = replay_text<Model<D>>(first_alone.dump());
    trial.expect(answer.verdict == TraceVerdict::conforms && !answer.over, "a redeal still to come to break nothing");
  }
}

EXAMPLE(BremenWitness, DonkeyFiveLeadsWhereDonkeyFourIsLeftOver, clause::first_leader_three_players,
        clause::center_piece) {
  const StoredGame game("donkey-four-in-the-center");
  expect_won<D>(trial, game);
  trial.expect(game.center() == "donkey-4", "Donkey 4 to be left over");
  trial.expect(game.deals().back().at("circle").back() == "donkey-4", "it to be the last piece of the circle");
  const auto leader = static_cast<std::size_t>(game.rounds().front().seats.front());
  trial.expect(std::ranges::count(game.hands()[leader], "donkey-5") == 1, "the leader to have Donkey 5");
  trial.witness({&clause::first_leader_three_players, &clause::center_piece}, false, game.path());
}

EXAMPLE(BremenWitness, SevenHighestChickensCanWinWithFourPlayers, clause::redeal_at_eight_chickens,
        clause::condition_one_four_players) {
  const StoredGame game("seven-highest-chickens");
  expect_won<D>(trial, game);
  trial.expect(game.deals().size() == 1 && chickens_from(game.hands()[0], 7) == 7,
               "seat 0 to be dealt the chickens from 7 to 13");
  trial.witness({&clause::redeal_at_eight_chickens}, false, game.path());
}

EXAMPLE(BremenWitness, AnEightChickenDealCanBeWon, clause::redeal_at_eight_chickens, clause::redeal_until_fewer) {
  const StoredGame game("eight-chickens");
  trial.expect(chickens_in(game.hands()[0]) >= 8, "seat 0 to have eight chickens");
  trial.expect(game.hands()[0].size() == 13, "the position to be one before round 1");
  expect_a_redeal_to_be_due<D>(trial, game);
  expect_won<D>(trial, game);
  trial.witness({&clause::redeal_at_eight_chickens}, false, game.path());
}

EXAMPLE(BremenWitness, NineTopChickensCanWinWithThreePlayers, clause::redeal_at_eight_chickens,
        clause::forty_pieces_for_three) {
  const StoredGame game("nine-highest-chickens");
  trial.expect(game.players() == 3 && chickens_from(game.hands()[0], 5) == 9,
               "seat 0 to have the chickens from 5 to 13");
  trial.expect(game.hands()[0].size() == 13, "the position to be one before round 1");
  trial.expect(animal_of(game.center().value()) != "chicken", "no chicken to be in the center");
  expect_a_redeal_to_be_due<D>(trial, game);
  expect_won<D>(trial, game);
  trial.witness({&clause::redeal_at_eight_chickens}, false, game.path());
}

EXAMPLE(BremenWitness, AnUnwinnableDealIsNoRedeal, clause::redeal_at_eight_chickens, clause::redeal_until_fewer) {
  const StoredGame game("unwinnable-deal");
  expect_legal_and_over<D>(trial, game);
  trial.expect(game.deals().size() == 1 && most_chickens(game.deals()[0]) < 8, "nobody to have 8 chickens");
  trial.expect(game.claim().at("captured") == std::vector{48, 0, 0, 0}, "seat 0 to win every round");
  trial.expect(game.claim().at("won") == false, "the game to be lost");
  trial.witness({&clause::redeal_at_eight_chickens, &clause::redeal_until_fewer}, false, game.path());
}

}  // namespace rulecheck::bremen
