// Claimed results in a log: the rows "result" of the trace format, each with a twin that keeps the rule.
#include "tests/bremen/trace_text.hpp"

namespace rulecheck::bremen {
namespace {

/// A lost game of four: the pieces won are wrong, and two dogs are left.
const std::string lost = R"("position":{"hands":[["dog-7"],["cat-4"],["dog-10"],["chicken-5"]],"won":[20,16,12,0]})";

/// A won game of four with the pieces of the rulebook's score example; it does not say the animals.
const std::string won = R"("position":{"hands":[["cat-6"],["dog-2"],["donkey-10"],["chicken-8"]],"won":[24,16,8,0]})";

/// A won game of three.
const std::string won_by_three =
    R"("position":{"hands":[["cat-4"],["dog-5"],["donkey-13"]],"won":[0,24,12],"center":"chicken-7"})";

/// What a claim about a start breaks.
template <class D>
void expect_claim(Trial& trial, int players, const std::string& start, const std::string& claim,
                  const std::string& expected) {
  expect_verdict<Model<D>>(trial, trace(players, start, "", claim), expected);
}

}  // namespace

EXAMPLE(BremenTraceResult, NothingNeedBeClaimed, clause::both_conditions_win) {
  expect_claim<D>(trial, 4, lost, "{}", "conforms, over");
  expect_claim<D>(trial, 4, won, "{}", "conforms, over");
}

EXAMPLE(BremenTraceResult, AResultIsClaimedAfterTheEndOnly, clause::game_end) {
  const std::string before =
      R"("position":{"hands":[["dog-7","dog-1"],["cat-4","cat-1"],["dog-10","dog-2"],["chicken-5","cat-2"]],)"
      R"("won":[20,16,8,0],"leader":0})";
  expect_claim<D>(trial, 4, before, "{}", "result BRE-41");
  expect_claim<D>(trial, 4, before, R"({"won":false,"captured":[1,2,3,4]})", "result BRE-41");
  expect_verdict<Model<D>>(trial, trace(4, before), "conforms");
}

EXAMPLE(BremenTraceResult, TheScoreExampleOfTheRulebookGivesTenPoints, clause::example_score, clause::score,
        clause::titles_four_players, clause::award_title, clause::score_after_victory) {
  const Replay replay = replay_text<Model<D>>(trace(4, won));
  trial.expect(replay.result ==
                   R"({"captured":[24,16,8,0],"left":["cat-6","dog-2","donkey-10","chicken-8"],"condition1":true,)"
                   R"("condition2":true,"won":true,"score":10,"title":"The Spirited Band"})",
               [&] { return "10 points, and it is " + replay.result; });
  expect_claim<D>(trial, 4, won, R"({"score":10,"title":"The Spirited Band"})", "conforms, over");
}

EXAMPLE(BremenTraceResult, WrongCapturesBreakTheTaking, clause::winner_takes_all) {
  expect_claim<D>(trial, 4, lost, R"({"captured":[20,16,12,0]})", "conforms, over");
  expect_claim<D>(trial, 4, lost, R"({"captured":[20,16,0,12]})", "result BRE-34");
  expect_claim<D>(trial, 4, lost, R"({"captured":[20,16,12,-1000000000]})", "result BRE-34");
  expect_claim<D>(trial, 3, won_by_three, R"({"captured":[0,24,12]})", "conforms, over");
  expect_claim<D>(trial, 3, won_by_three, R"({"captured":[12,24,12]})", "result BRE-34");
}

EXAMPLE(BremenTraceResult, WrongPiecesLeftBreakTheEnd, clause::all_win_or_lose_together) {
  expect_claim<D>(trial, 4, lost, R"({"left":["dog-7","cat-4","dog-10","chicken-5"]})", "conforms, over");
  expect_claim<D>(trial, 4, lost, R"({"left":["dog-7","dog-10","cat-4","chicken-5"]})", "result BRE-05");
  expect_claim<D>(trial, 4, lost, R"({"left":["dog-7","cat-4","dog-10","dog-7"]})", "result BRE-05");
  expect_claim<D>(trial, 3, won_by_three, R"({"left":["cat-4","dog-5","donkey-1"]})", "result BRE-05");
}

EXAMPLE(BremenTraceResult, AWrongFirstConditionIsNamed, clause::condition_one_four_players,
        clause::condition_one_three_players) {
  expect_claim<D>(trial, 4, lost, R"({"condition1":false})", "conforms, over");
  expect_claim<D>(trial, 4, lost, R"({"condition1":true})", "result BRE-08");
  expect_claim<D>(trial, 4, won, R"({"condition1":false})", "result BRE-08");
  expect_claim<D>(trial, 3, won_by_three, R"({"condition1":true})", "conforms, over");
  expect_claim<D>(trial, 3, won_by_three, R"({"condition1":false})", "result BRE-06");
}

EXAMPLE(BremenTraceResult, AWrongSecondConditionIsNamed, clause::condition_two_four_players,
        clause::condition_two_three_players) {
  expect_claim<D>(trial, 4, lost, R"({"condition2":false})", "conforms, over");
  expect_claim<D>(trial, 4, lost, R"({"condition2":true})", "result BRE-09");
  expect_claim<D>(trial, 4, won, R"({"condition2":false})", "result BRE-09");
  expect_claim<D>(trial, 3, won_by_three, R"({"condition2":true})", "conforms, over");
  expect_claim<D>(trial, 3, won_by_three, R"({"condition2":false})", "result BRE-07");
  // The piece in the center counts.
  const std::string two_cats =
      R"("position":{"hands":[["cat-4"],["dog-5"],["donkey-13"]],"won":[0,24,12],"center":"cat-7"})";
  expect_claim<D>(trial, 3, two_cats, R"({"condition2":true})", "result BRE-07");
}

EXAMPLE(BremenTraceResult, AWrongOutcomeIsNamed, clause::both_conditions_win) {
  expect_claim<D>(trial, 4, lost, R"({"won":false})", "conforms, over");
  expect_claim<D>(trial, 4, lost, R"({"won":true})", "result BRE-42");
  expect_claim<D>(trial, 4, won, R"({"won":true})", "conforms, over");
  expect_claim<D>(trial, 4, won, R"({"won":false})", "result BRE-42");
}

EXAMPLE(BremenTraceResult, ALostGameHasNeitherScoreNorTitle, clause::score_after_victory) {
  expect_claim<D>(trial, 4, lost, R"({"score":null,"title":null})", "conforms, over");
  expect_claim<D>(trial, 4, lost, R"({"score":14})", "result BRE-43");
  expect_claim<D>(trial, 4, lost, R"({"title":"The Dreaming Band"})", "result BRE-43");
  expect_claim<D>(trial, 4, lost, R"({"title":""})", "result BRE-43");
  expect_claim<D>(trial, 4, lost, R"({"score":-1,"title":null})", "result BRE-43");
}

EXAMPLE(BremenTraceResult, AWonGameHasItsScore, clause::score) {
  expect_claim<D>(trial, 4, won, R"({"score":10})", "conforms, over");
  expect_claim<D>(trial, 4, won, R"({"score":11})", "result BRE-44");
  expect_claim<D>(trial, 4, won, R"({"score":null})", "result BRE-44");
  expect_claim<D>(trial, 4, won, R"({"score":1000000000})", "result BRE-44");
  expect_claim<D>(trial, 3, won_by_three, R"({"score":13})", "conforms, over");
  expect_claim<D>(trial, 3, won_by_three, R"({"score":12})", "result BRE-44");
}

EXAMPLE(BremenTraceResult, AWonGameHasItsTitle, clause::titles_four_players, clause::titles_three_players,
        clause::award_title) {
  expect_claim<D>(trial, 4, won, R"({"title":"The Spirited Band"})", "conforms, over");
  expect_claim<D>(trial, 4, won, R"({"title":"The Thrilling Band"})", "result BRE-47");
  expect_claim<D>(trial, 4, won, R"({"title":"Spirited"})", "result BRE-47");
  expect_claim<D>(trial, 4, won, R"({"title":null})", "result BRE-47");
  expect_claim<D>(trial, 3, won_by_three, R"({"title":"The Thrilling Band"})", "conforms, over");
  expect_claim<D>(trial, 3, won_by_three, R"({"title":"The Spirited Band"})", "result BRE-48");
}

EXAMPLE(BremenTraceResult, AllWrongValuesAreNamedTogether, clause::winner_takes_all, clause::all_win_or_lose_together,
        clause::condition_one_four_players, clause::condition_two_four_players, clause::both_conditions_win,
        clause::score_after_victory, clause::score, clause::titles_four_players) {
  expect_claim<D>(trial, 4, lost,
                  R"({"captured":[20,16,8,4],"left":["dog-7","cat-4","dog-10","cat-5"],"condition1":true,)"
                  R"("condition2":true,"won":true,"score":3,"title":"The Dreaming Band"})",
                  "result BRE-05 BRE-08 BRE-09 BRE-34 BRE-42 BRE-43");
  expect_claim<D>(trial, 4, won, R"({"won":false,"score":null,"title":null})", "result BRE-42 BRE-44 BRE-47");
  expect_claim<D>(trial, 4, won, R"({"won":true,"score":3,"title":"The Dreaming Band"})", "result BRE-44 BRE-47");
}

}  // namespace rulecheck::bremen
