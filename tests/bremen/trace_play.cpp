// Plays and takings in a log: the rows "play" and "take" of the trace format, each with a twin that keeps the rule.
#include "tests/bremen/trace_text.hpp"

namespace rulecheck::bremen {
namespace {

/// Round 12 of a game of four: seat 0 leads, and seat 2 could win with a dog.
const std::string last_round =
    R"("position":{"hands":[["dog-7","donkey-6"],["cat-4","donkey-2"],["dog-10","cat-8"],["chicken-5","dog-8"]],)"
    R"("won":[20,16,8,0],"leader":0})";
const std::string dogs = play(0, "dog-7") + "," + play(1, "cat-4") + "," + play(2, "dog-10") + "," + play(3, "dog-8");

/// Round 11 of a game of four, with the same led animals.
const std::string round_eleven =
    R"("position":{"hands":[["dog-7","donkey-6","cat-1"],["cat-4","donkey-2","cat-2"],["dog-10","cat-8","cat-3"],)"
    R"(["chicken-5","dog-8","cat-5"]],"won":[16,16,8,0],"leader":0})";

/// Round 12 of a game of three: seat 1 leads.
const std::string three_players =
    R"("position":{"hands":[["dog-7","donkey-6"],["cat-4","donkey-7"],["dog-10","chicken-8"]],)"
    R"("won":[21,12,0],"leader":1,"center":"cat-5"})";

/// The game of four is over.
const std::string over = R"("position":{"hands":[["dog-7"],["cat-4"],["dog-10"],["chicken-5"]],"won":[20,16,12,0]})";

}  // namespace

EXAMPLE(BremenTracePlay, ThePublishedExampleConforms, clause::highest_led_animal_wins, clause::winner_takes_all,
        clause::follow_suit, clause::void_plays_any, clause::game_end) {
  const Replay replay = replay_text<Model<D>>(
      trace(4, last_round, dogs + R"(,{"take":2})", R"({"captured":[20,16,12,0],"won":false})"), "x.json");
  trial.expect(json_line(replay) ==
                   R"({"file":"x.json","game":"bremen","verdict":"conforms","at":null,"clauses":[],"message":"",)"
                   R"("over":true,"result":{"captured":[20,16,12,0],"left":["donkey-6","donkey-2","cat-8",)"
                   R"("chicken-5"],"condition1":false,"condition2":false,"won":false,"score":null,"title":null}})",
               [&] { return "the verdict of the trace format, and it is " + json_line(replay); });
}

EXAMPLE(BremenTracePlay, ThePublishedCounterexampleBreaksTheRuleToFollow, clause::follow_suit) {
  const Replay replay = replay_text<Model<D>>(
      trace(4, last_round, play(0, "dog-7") + "," + play(1, "cat-4") + "," + play(2, "cat-8")), "x.json");
  trial.expect(json_line(replay) ==
                   R"({"file":"x.json","game":"bremen","verdict":"violates","at":2,"clauses":["BRE-24"],)"
                   R"("message":"seat 2 holds dog-10 and played cat-8","over":false,"result":null})",
               [&] { return "the verdict of the trace format, and it is " + json_line(replay); });
}

EXAMPLE(BremenTracePlay, AfterTheEndNothingIsPlayed, clause::game_end, clause::twelve_rounds) {
  expect_verdict<Model<D>>(trial, trace(4, over), "conforms, over");
  expect_verdict<Model<D>>(trial, trace(4, over, play(0, "dog-7")), "0 BRE-41");
  expect_verdict<Model<D>>(trial, trace(4, last_round, dogs), "conforms, over");
  expect_verdict<Model<D>>(trial, trace(4, last_round, dogs + "," + play(2, "cat-8")), "4 BRE-41");
  const Replay replay = replay_text<Model<D>>(trace(4, last_round, dogs + "," + play(2, "cat-8")));
  trial.expect(replay.over && !replay.result.empty(), "the steps before the wrong one to end the game");
}

EXAMPLE(BremenTracePlay, TheEndIsNamedBeforeAnythingElse, clause::game_end) {
  expect_verdict<Model<D>>(trial, trace(4, over, play(1, "dog-7")), "0 BRE-41");
}

EXAMPLE(BremenTracePlay, TheHolderOfDonkeyOneLeadsAGameOfFour, clause::first_leader_four_players,
        clause::leader_plays_any) {
  const Names pieces = pieces_by_animal(4);  // Donkey 1 goes to seat 13 mod 4 = 1
  const std::string start = setup(circle_deal(pieces));
  expect_verdict<Model<D>>(trial, trace(4, start, play(1, "donkey-1")), "conforms");
  expect_verdict<Model<D>>(trial, trace(4, start, play(1, "chicken-2")), "conforms");
  expect_verdict<Model<D>>(trial, trace(4, start, play(0, "chicken-1")), "0 BRE-21");
  expect_verdict<Model<D>>(trial, trace(4, start, play(1, "donkey-1") + "," + play(3, "donkey-3")), "1 BRE-22");
}

EXAMPLE(BremenTracePlay, TheHolderOfDonkeyFourLeadsAGameOfThree, clause::first_leader_three_players,
        clause::leader_plays_any) {
  Names pieces = pieces_by_animal(3);  // Donkey 4 goes to seat 10 mod 3 = 1, Donkey 5 to seat 2
  const auto start = [&] { return setup(circle_deal(pieces)); };
  expect_verdict<Model<D>>(trial, trace(3, start(), play(1, "donkey-4")), "conforms");
  expect_verdict<Model<D>>(trial, trace(3, start(), play(2, "donkey-5")), "0 BRE-20");
  std::swap(pieces[10], pieces[39]);  // Donkey 4 into the center
  expect_verdict<Model<D>>(trial, trace(3, start(), play(2, "donkey-5")), "conforms");
  expect_verdict<Model<D>>(trial, trace(3, start(), play(1, "cat-13")), "0 BRE-20");
}

EXAMPLE(BremenTracePlay, InAPositionOfThirteenPiecesTheRuleSaysWhoLeads, clause::first_leader_four_players) {
  std::vector<Names> hands(4);
  for (const std::string& name : pieces_by_animal(4))
    hands[name[1] == 'h' ? 0 : name[2] == 'n' ? 1 : name[1] == 'o' ? 2 : 3].push_back(name);
  const std::string start = R"("position":{"hands":)" + lists(hands) + R"(,"won":[0,0,0,0]})";
  expect_verdict<Model<D>>(trial, trace(4, start, play(1, "donkey-9")), "conforms");
  expect_verdict<Model<D>>(trial, trace(4, start, play(0, "chicken-9")), "0 BRE-21");
}

EXAMPLE(BremenTracePlay, TheWinnerOfARoundLeadsTheNext, clause::winner_leads, clause::new_leader_plays_any,
        clause::later_rounds_alike) {
  expect_verdict<Model<D>>(trial, trace(4, round_eleven, dogs + "," + play(2, "cat-8")), "conforms");
  expect_verdict<Model<D>>(trial, trace(4, round_eleven, dogs + "," + play(2, "cat-3")), "conforms");
  expect_verdict<Model<D>>(trial, trace(4, round_eleven, dogs + "," + play(3, "chicken-5")), "4 BRE-30");
  expect_verdict<Model<D>>(trial, trace(4, last_round, play(1, "cat-4")), "0 BRE-30");
  expect_verdict<Model<D>>(trial, trace(3, three_players, play(1, "cat-4")), "conforms");
  expect_verdict<Model<D>>(trial, trace(3, three_players, play(0, "dog-7")), "0 BRE-30");
}

EXAMPLE(BremenTracePlay, PlayersFollowClockwise, clause::play_clockwise) {
  expect_verdict<Model<D>>(trial, trace(4, last_round, play(0, "dog-7") + "," + play(1, "donkey-2")), "conforms");
  expect_verdict<Model<D>>(trial, trace(4, last_round, play(0, "dog-7") + "," + play(3, "dog-8")), "1 BRE-22");
  expect_verdict<Model<D>>(trial, trace(4, last_round, play(0, "dog-7") + "," + play(0, "donkey-6")), "1 BRE-22");
  expect_verdict<Model<D>>(trial,
                           trace(3, three_players, play(1, "cat-4") + "," + play(2, "dog-10") + "," + play(0, "dog-7")),
                           "conforms, over");
  expect_verdict<Model<D>>(trial, trace(3, three_players, play(1, "cat-4") + "," + play(0, "dog-7")), "1 BRE-22");
}

EXAMPLE(BremenTracePlay, APlayedPieceComesFromTheOwnHand, clause::one_piece_per_round) {
  expect_verdict<Model<D>>(trial, trace(4, last_round, play(0, "donkey-6")), "conforms");
  expect_verdict<Model<D>>(trial, trace(4, last_round, play(0, "donkey-2")), "0 BRE-04");   // in the hand of seat 1
  expect_verdict<Model<D>>(trial, trace(4, last_round, play(0, "donkey-13")), "0 BRE-04");  // won already
  expect_verdict<Model<D>>(trial, trace(3, three_players, play(1, "cat-5")), "0 BRE-04");   // in the center
  expect_verdict<Model<D>>(trial, trace(3, three_players, play(1, "cat-1")), "0 BRE-04");   // not in use
  expect_verdict<Model<D>>(trial, trace(4, round_eleven, dogs + "," + play(2, "dog-10")), "4 BRE-04");  // played before
}

EXAMPLE(BremenTracePlay, AFollowerWithTheLedAnimalPlaysIt, clause::follow_suit, clause::void_plays_any) {
  const std::string led = play(0, "dog-7") + "," + play(1, "donkey-2") + ",";
  expect_verdict<Model<D>>(trial, trace(4, last_round, led + play(2, "dog-10")), "conforms");
  expect_verdict<Model<D>>(trial, trace(4, last_round, led + play(2, "cat-8")), "2 BRE-24");
  // A chicken is no way out either.
  expect_verdict<Model<D>>(trial, trace(4, last_round, led + play(2, "dog-10") + "," + play(3, "dog-8")),
                           "conforms, over");
  expect_verdict<Model<D>>(trial, trace(4, last_round, led + play(2, "dog-10") + "," + play(3, "chicken-5")),
                           "3 BRE-24");
  // Seats 1 and 2 are out of donkeys or have one.
  expect_verdict<Model<D>>(
      trial, trace(4, last_round, play(0, "donkey-6") + "," + play(1, "donkey-2") + "," + play(2, "cat-8")),
      "conforms");
  expect_verdict<Model<D>>(trial, trace(4, last_round, play(0, "donkey-6") + "," + play(1, "cat-4")), "1 BRE-24");
}

EXAMPLE(BremenTracePlay, TheTurnIsNamedBeforeThePieceAndThePieceBeforeFollowing, clause::play_clockwise,
        clause::one_piece_per_round, clause::follow_suit) {
  expect_verdict<Model<D>>(trial, trace(4, last_round, play(0, "dog-7") + "," + play(3, "cat-13")), "1 BRE-22");
  const std::string led = play(0, "dog-7") + "," + play(1, "donkey-2") + ",";
  const Replay replay = replay_text<Model<D>>(trace(4, last_round, led + play(2, "cat-13")));
  trial.expect(verdict_of(replay) == "2 BRE-04", "the piece that is not in hand to be named alone");
  trial.expect(replay.broken == std::vector<const Clause*>{&clause::one_piece_per_round, &clause::follow_suit},
               "both clauses to be known as broken");
}

EXAMPLE(BremenTracePlay, PiecesAreTakenDirectlyAfterARound, clause::winner_takes_all, clause::game_end) {
  expect_verdict<Model<D>>(trial, trace(4, round_eleven, dogs + R"(,{"take":2})"), "conforms");
  expect_verdict<Model<D>>(trial, trace(4, round_eleven, dogs + R"(,{"take":2},)" + play(2, "cat-8")), "conforms");
  expect_verdict<Model<D>>(trial, trace(4, round_eleven, R"({"take":2})"), "0 BRE-34");
  expect_verdict<Model<D>>(trial, trace(4, round_eleven, play(0, "dog-7") + R"(,{"take":0})"), "1 BRE-34");
  expect_verdict<Model<D>>(trial, trace(4, round_eleven, dogs + R"(,{"take":2},{"take":2})"), "5 BRE-34");
  expect_verdict<Model<D>>(trial, trace(4, last_round, dogs + R"(,{"take":2})"), "conforms, over");
  expect_verdict<Model<D>>(trial, trace(4, last_round, dogs + R"(,{"take":2},{"take":2})"), "5 BRE-41");
  expect_verdict<Model<D>>(trial, trace(4, over, R"({"take":2})"), "0 BRE-41");
  const Replay replay = replay_text<Model<D>>(trace(4, round_eleven, R"({"take":2})"));
  trial.expect(replay.broken == std::vector<const Clause*>{&clause::winner_takes_all},
               "nobody to be the wrong winner where there is nothing to win");
}

EXAMPLE(BremenTracePlay, WithoutAChickenTheHighestOfTheLedAnimalTakes, clause::highest_led_animal_wins) {
  expect_verdict<Model<D>>(trial, trace(4, last_round, dogs + R"(,{"take":3})"), "4 BRE-28");
  expect_verdict<Model<D>>(trial, trace(4, last_round, dogs + R"(,{"take":0})"), "4 BRE-28");
  const Replay replay = replay_text<Model<D>>(trace(4, last_round, dogs + R"(,{"take":3})"));
  trial.expect(replay.over && !replay.result.empty(), "the plays before it to end the game");
}

EXAMPLE(BremenTracePlay, WithAChickenTheHighestChickenTakes, clause::highest_chicken_wins) {
  const std::string donkeys =
      play(0, "donkey-6") + "," + play(1, "donkey-2") + "," + play(2, "cat-8") + "," + play(3, "chicken-5");
  expect_verdict<Model<D>>(trial, trace(4, last_round, donkeys + R"(,{"take":3})"), "conforms, over");
  expect_verdict<Model<D>>(trial, trace(4, last_round, donkeys + R"(,{"take":0})"), "4 BRE-27");
  // The lowest chicken is one, too.
  const std::string with_chicken_one =
      R"("position":{"hands":[["dog-7","donkey-6"],["cat-4","donkey-2"],["chicken-1","cat-8"],["cat-5","dog-8"]],)"
      R"("won":[20,16,8,0],"leader":0})";
  const std::string round =
      play(0, "dog-7") + "," + play(1, "cat-4") + "," + play(2, "chicken-1") + "," + play(3, "dog-8");
  expect_verdict<Model<D>>(trial, trace(4, with_chicken_one, round + R"(,{"take":2})"), "conforms, over");
  expect_verdict<Model<D>>(trial, trace(4, with_chicken_one, round + R"(,{"take":3})"), "4 BRE-27");
}

}  // namespace rulecheck::bremen
