// Declarations, ensembles and tunings in a log: the rows of the trace format, each with a twin that keeps the rule.
#include "tests/harmony_of_bremen/trace_text.hpp"

namespace rulecheck::harmony_of_bremen {
namespace {

/// Round 9 after two failures, as the trace format publishes it.
const std::string published = before_round(9, "[7,8],[1,2],[9,11],[4,5]", 2);

/// The first round of the orderly game, in full.
const std::vector<std::string> first_round{declaration(0, 7), ensemble("7,1,10,4"), tuning("7,1,10,4")};

/// The orderly game after some entries.
std::string after(std::vector<std::string> moves, const std::string& next) {
  moves.push_back(next);
  return trace(orderly_game, list(moves));
}

}  // namespace

EXAMPLE(HarmonyOfBremenTracePlay, ThePublishedExampleConforms, clause::last_success_wins, clause::success_is_discarded,
        clause::piles_show_failures, clause::no_tuning_after_round_nine) {
  const Replay replay = replay_text<Model<D>>(
      trace(published, list({declaration(0, 7), ensemble("7,1,11,4", R"("success":true)"), ensemble("8,2,9,5")}),
            R"({"won":true,"failures":2,"rounds":10,"discards":32})"),
      "x.json");
  trial.expect(
      json_line(replay) ==
          R"({"file":"x.json","game":"harmony-of-bremen","verdict":"conforms","at":null,"clauses":[],"message":"",)"
          R"("over":true,"result":{"won":true,"failures":2,"rounds":10,"discards":32}})",
      [&] { return "the verdict of the trace format, and it is " + json_line(replay); });
}

EXAMPLE(HarmonyOfBremenTracePlay, ThePublishedCounterexampleBreaksTheDeclaration, clause::leader_plays_the_declared) {
  const Replay replay =
      replay_text<Model<D>>(trace(published, list({declaration(0, 7), ensemble("8,1,11,4")})), "x.json");
  trial.expect(json_line(replay) ==
                   R"({"file":"x.json","game":"harmony-of-bremen","verdict":"violates","at":1,"clauses":["HOB-17"],)"
                   R"("message":"declared 7, played 8","over":false,"result":null})",
               [&] { return "the verdict of the trace format, and it is " + json_line(replay); });
}

// Row "setup".

EXAMPLE(HarmonyOfBremenTracePlay, EverybodyIsDealtTenCards, clause::deal_ten) {
  const auto dealt = [](const std::string& hands) {
    return trace(R"("setup":{)" + roles + R"(,"hands":[)" + hands + R"(],"leader":2})");
  };
  const std::string ones = "1,1,1,1,5,5,5,5,9,9", twos = "2,2,2,2,6,6,6,6,10,10", threes = "3,3,3,3,7,7,7,7,11,11";
  const std::string fours = "4,4,4,4,8,8,8,8,12";
  const auto hands = [&](const std::string& first, const std::string& last) {
    return "[" + first + "],[" + twos + "],[" + threes + "],[" + last + "]";
  };
  expect_verdict<Model<D>>(trial, dealt(hands(ones, fours + ",12")), "conforms");
  expect_verdict<Model<D>>(trial, dealt(hands(ones, fours)), "setup HOB-06");
  expect_verdict<Model<D>>(trial, dealt(hands(ones + ",12", fours)), "setup HOB-06");
  expect_verdict<Model<D>>(trial, dealt(hands(ones + ",12", fours + ",12")), "setup HOB-06");
  expect_verdict<Model<D>>(trial, dealt("[],[],[],[]"), "setup HOB-06");
}

// Rows "all": the game is over.

EXAMPLE(HarmonyOfBremenTracePlay, AfterTheGameNothingIsRecorded, clause::last_success_wins, clause::third_failure_loses,
        clause::last_failure_loses) {
  const auto expect = [&](const std::string& start, const std::string& last, const std::string& ids) {
    const std::vector<std::string> nexts{declaration(0, 7), ensemble("7,1,10,4"), tuning("7,1,10,4")};
    for (const std::string& next : nexts) expect_verdict<Model<D>>(trial, trace(start, list({last, next})), "1 " + ids);
    expect_verdict<Model<D>>(trial, trace(start, last), "conforms, over");
  };
  for (const std::string& option : {std::string(), hard_game}) {
    for (int failures = 0; failures <= 2; ++failures) {
      const std::string start = option + before_round(10, "[7],[1],[10],[4]", failures);
      const std::string failing = option + before_round(10, "[7],[1],[4],[10]", failures);
      expect(start, ensemble("7,1,10,4"), "HOB-28");
      expect(failing, ensemble("7,1,4,10"), failures == 2 ? "HOB-29 HOB-30" : "HOB-30");
    }
  }
  const std::vector<std::string> lost{declaration(0, 7), ensemble("7,2,9,8")};
  const std::string start = before_round(9, "[7,8],[1,2],[9,11],[8,5]", 2);
  expect_verdict<Model<D>>(trial, trace(start, list(lost)), "conforms, over");
  for (const std::string& next : {declaration(0, 8), ensemble("8,1,11,5"), tuning("8,1,11,5")}) {
    expect_verdict<Model<D>>(trial, trace(start, list({lost[0], lost[1], next})), "2 HOB-29");
  }
}

// Rows "declare, ensemble": a tuning is due.

EXAMPLE(HarmonyOfBremenTracePlay, CardsArePassedBeforeTheNextRound, clause::ensemble_then_tuning, clause::hard_variant,
        clause::steps_of_the_ensemble) {
  expect_verdict<Model<D>>(trial, after({first_round[0], first_round[1]}, declaration(0, 7)), "2 HOB-11");
  expect_verdict<Model<D>>(trial, after({first_round[0], first_round[1]}, declaration(1, 1)), "2 HOB-11");
  expect_verdict<Model<D>>(trial, after({first_round[0], first_round[1]}, ensemble("7,1,10,4")), "2 HOB-11");
  expect_verdict<Model<D>>(trial, after(first_round, declaration(1, 1)), "conforms");
  const std::string ninth = list({declaration(0, 7), ensemble("7,1,11,4")});
  for (const std::string& next : {declaration(0, 8), declaration(1, 2), ensemble("8,2,9,5")}) {
    expect_verdict<Model<D>>(trial, trace(hard_game + published, ninth + "," + next), "2 HOB-35");
  }
  expect_verdict<Model<D>>(trial, trace(hard_game + published, ninth + "," + tuning("8,2,9,5")), "conforms");
  expect_verdict<Model<D>>(trial,
                           trace(hard_game + published, ninth + "," + tuning("8,2,9,5") + "," + ensemble("5,8,2,9")),
                           "conforms, over");
  expect_verdict<Model<D>>(trial, trace(published, ninth + "," + ensemble("8,2,9,5")), "conforms, over");
}

// Rows "declare".

EXAMPLE(HarmonyOfBremenTracePlay, NothingIsDeclaredInTheLastRound, clause::last_cards_undeclared) {
  const std::string last = before_round(10, "[7],[1],[10],[4]", 0);
  expect_verdict<Model<D>>(trial, trace(last, declaration(0, 7)), "0 HOB-27");
  expect_verdict<Model<D>>(trial, trace(last, declaration(3, 1)), "0 HOB-27");
  expect_verdict<Model<D>>(trial, trace(hard_game + last, declaration(0, 7)), "0 HOB-27");
  expect_verdict<Model<D>>(trial, trace(last, ensemble("7,1,10,4")), "conforms, over");
  expect_verdict<Model<D>>(trial, trace(published, list({declaration(0, 7), ensemble("7,1,11,4"), declaration(1, 2)})),
                           "2 HOB-27");
  expect_verdict<Model<D>>(trial, trace(published, declaration(0, 8)), "conforms");
}

EXAMPLE(HarmonyOfBremenTracePlay, ANumberIsDeclaredOnce, clause::declaration_stands) {
  expect_verdict<Model<D>>(trial, after({declaration(0, 7)}, declaration(0, 8)), "1 HOB-37");
  expect_verdict<Model<D>>(trial, after({declaration(0, 7)}, declaration(0, 7)), "1 HOB-37");
  expect_verdict<Model<D>>(trial, after({declaration(0, 7)}, declaration(1, 999)), "1 HOB-37");
  expect_verdict<Model<D>>(trial, after({declaration(0, 7)}, ensemble("7,1,10,4")), "conforms");
}

EXAMPLE(HarmonyOfBremenTracePlay, OnlyTheLeaderDeclares, clause::leader_declares, clause::leader_moves_clockwise,
        clause::hand_over_the_lead, clause::leader_shows_morning) {
  expect_verdict<Model<D>>(trial, trace(orderly_game, declaration(0, 7)), "conforms");
  expect_verdict<Model<D>>(trial, trace(orderly_game, declaration(1, 7)), "0 HOB-14");
  expect_verdict<Model<D>>(trial, trace(orderly_game, declaration(3, 4)), "0 HOB-14");
  expect_verdict<Model<D>>(trial, after(first_round, declaration(1, 1)), "conforms");
  for (const int other : {0, 2, 3}) {
    expect_verdict<Model<D>>(trial, after(first_round, declaration(other, 1)), "3 HOB-10");
  }
  // The first declaration of a log that begins later.
  const std::string later = before_round(9, "[7,8],[1,2],[9,11],[4,5]", 1, 3);
  expect_verdict<Model<D>>(trial, trace(later, declaration(3, 4)), "conforms");
  expect_verdict<Model<D>>(trial, trace(later, declaration(0, 7)), "0 HOB-14");
}

EXAMPLE(HarmonyOfBremenTracePlay, TheLeaderHoldsWhatHeDeclares, clause::leader_declares) {
  for (const int held : {7, 8, 9})
    expect_verdict<Model<D>>(trial, trace(orderly_game, declaration(0, held)), "conforms");
  for (const int foreign : {0, 6, 10, 13, 999}) {
    expect_verdict<Model<D>>(trial, trace(orderly_game, declaration(0, foreign)), "0 HOB-14");
  }
}

// Rows "ensemble".

EXAMPLE(HarmonyOfBremenTracePlay, CardsArePlayedAfterADeclaration, clause::leader_declares,
        clause::steps_of_the_ensemble) {
  expect_verdict<Model<D>>(trial, trace(orderly_game, ensemble("7,1,10,4")), "0 HOB-14");
  expect_verdict<Model<D>>(trial, after(first_round, ensemble("7,1,10,4")), "3 HOB-14");
  expect_verdict<Model<D>>(trial, trace(published, ensemble("7,1,11,4")), "0 HOB-14");
  expect_verdict<Model<D>>(trial, after({declaration(0, 7)}, ensemble("7,1,10,4")), "conforms");
}

EXAMPLE(HarmonyOfBremenTracePlay, CardsArePlayedFromTheHand, clause::one_card_from_hand, clause::others_choose_freely) {
  for (const char* cards : {"7,2,10,4", "7,3,12,6", "7,1,11,5"}) {
    expect_verdict<Model<D>>(trial, after({declaration(0, 7)}, ensemble(cards)), "conforms");
  }
  for (const char* cards : {"7,4,10,4", "7,1,9,4", "7,1,10,3", "7,7,10,4"}) {
    expect_verdict<Model<D>>(trial, after({declaration(0, 7)}, ensemble(cards)), "1 HOB-12");
  }
  // Of a number that is held once only one card can be played.
  const std::string start = before_round(9, "[7,8],[1,2],[9,11],[4,5]", 0);
  const std::string played = list({declaration(0, 7), ensemble("7,1,11,4")});
  expect_verdict<Model<D>>(trial, trace(start, played + "," + ensemble("8,2,9,5")), "conforms, over");
  expect_verdict<Model<D>>(trial, trace(start, played + "," + ensemble("8,1,9,5")), "2 HOB-12");
}

EXAMPLE(HarmonyOfBremenTracePlay, TheLeaderPlaysWhatHeDeclared, clause::leader_plays_the_declared) {
  expect_verdict<Model<D>>(trial, after({declaration(0, 8)}, ensemble("8,1,10,4")), "conforms");
  expect_verdict<Model<D>>(trial, after({declaration(0, 8)}, ensemble("7,1,10,4")), "1 HOB-17");
  expect_verdict<Model<D>>(trial, after({declaration(0, 8)}, ensemble("9,1,10,4")), "1 HOB-17");
  // A card that is not held and not declared is wrong in two ways; each seat counts by itself.
  expect_verdict<Model<D>>(trial, after({declaration(0, 8)}, ensemble("1,1,10,4")), "1 HOB-12 HOB-17");
  expect_verdict<Model<D>>(trial, after({declaration(0, 8)}, ensemble("7,4,10,4")), "1 HOB-12 HOB-17");
  // In the second round seat 1 leads.
  std::vector<std::string> second = first_round;
  second.push_back(declaration(1, 7));
  expect_verdict<Model<D>>(trial, after(second, ensemble("8,7,10,4")), "conforms");
  expect_verdict<Model<D>>(trial, after(second, ensemble("8,1,10,4")), "4 HOB-17");
}

EXAMPLE(HarmonyOfBremenTracePlay, AStatedSuccessIsOne, clause::judge_the_order, clause::equal_is_not_growing,
        clause::numbers_grow, clause::rooster_cat_dog_donkey) {
  const auto expect = [&](const std::string& hands, const std::string& cards, const std::string& wrong, bool success) {
    const std::string start = before_round(10, hands, 0);
    const std::string truth = success ? "true" : "false", lie = success ? "false" : "true";
    expect_verdict<Model<D>>(trial, trace(start, ensemble(cards, R"("success":)" + truth)), "conforms, over");
    expect_verdict<Model<D>>(trial, trace(start, ensemble(cards, R"("success":)" + lie)), "0 " + wrong);
    expect_verdict<Model<D>>(trial, trace(start, ensemble(cards)), "conforms, over");
  };
  // Seats 0 to 3 are dog, rooster, donkey, cat.
  expect("[7],[1],[10],[4]", "7,1,10,4", "HOB-18", true);
  expect("[3],[1],[4],[2]", "3,1,4,2", "HOB-18", true);
  expect("[7],[4],[10],[1]", "7,4,10,1", "HOB-18", false);
  expect("[10],[1],[7],[4]", "10,1,7,4", "HOB-18", false);
  expect("[4],[1],[10],[7]", "4,1,10,7", "HOB-18", false);
  expect("[7],[4],[10],[4]", "7,4,10,4", "HOB-19", false);
  expect("[4],[1],[10],[4]", "4,1,10,4", "HOB-19", false);
  expect("[7],[1],[7],[4]", "7,1,7,4", "HOB-19", false);
  expect("[5],[5],[5],[5]", "5,5,5,5", "HOB-19", false);
  // Equal and falling numbers together.
  expect("[7],[4],[6],[4]", "7,4,6,4", "HOB-18", false);
  expect("[4],[4],[7],[7]", "4,4,7,7", "HOB-18", false);
}

// Rows "tuning".

EXAMPLE(HarmonyOfBremenTracePlay, CardsArePassedOnceInARound, clause::ensemble_then_tuning,
        clause::no_tuning_after_round_nine) {
  expect_verdict<Model<D>>(trial, trace(orderly_game, tuning("7,1,10,4")), "0 HOB-11");
  expect_verdict<Model<D>>(trial, after({declaration(0, 7)}, tuning("7,1,10,4")), "1 HOB-11");
  expect_verdict<Model<D>>(trial, after(first_round, tuning("7,1,10,4")), "3 HOB-11");
  const std::string ninth = list({declaration(0, 7), ensemble("7,1,11,4")});
  const std::string passed = tuning("8,2,9,5");
  expect_verdict<Model<D>>(trial, trace(published, ninth + "," + passed), "2 HOB-26");
  expect_verdict<Model<D>>(trial, trace(published, ninth + "," + tuning("9,9,9,9")), "2 HOB-26");
  expect_verdict<Model<D>>(trial, trace(hard_game + published, ninth + "," + passed), "conforms");
  expect_verdict<Model<D>>(trial, trace(hard_game + published, ninth + "," + passed + "," + passed), "3 HOB-11");
  expect_verdict<Model<D>>(trial, trace(published, passed), "0 HOB-11");
  const std::string last = before_round(10, "[7],[1],[10],[4]", 0);
  expect_verdict<Model<D>>(trial, trace(last, tuning("7,1,10,4")), "0 HOB-26");
  expect_verdict<Model<D>>(trial, trace(hard_game + last, tuning("7,1,10,4")), "0 HOB-11");
}

EXAMPLE(HarmonyOfBremenTracePlay, CardsArePassedFromTheHandThatWas, clause::pass_one_left, clause::no_passing_on,
        clause::pass_on_later) {
  const std::vector<std::string> played{first_round[0], first_round[1]};
  for (const char* cards : {"7,1,10,4", "9,3,12,6", "8,2,10,5"}) {
    expect_verdict<Model<D>>(trial, after(played, tuning(cards)), "conforms");
  }
  // Seat 1 gets a 7, seat 2 a 1, seat 3 a 10, seat 0 a 4.
  expect_verdict<Model<D>>(trial, after(played, tuning("7,7,10,4")), "2 HOB-23");
  expect_verdict<Model<D>>(trial, after(played, tuning("7,1,1,4")), "2 HOB-23");
  expect_verdict<Model<D>>(trial, after(played, tuning("7,1,10,10")), "2 HOB-23");
  expect_verdict<Model<D>>(trial, after(played, tuning("4,1,10,4")), "2 HOB-23");
  expect_verdict<Model<D>>(trial, after(played, tuning("7,8,10,4")), "2 HOB-22");
  expect_verdict<Model<D>>(trial, after(played, tuning("10,1,10,4")), "2 HOB-22");
  expect_verdict<Model<D>>(trial, after(played, tuning("7,7,10,5")), "2 HOB-23");
  expect_verdict<Model<D>>(trial, after(played, tuning("7,7,1,4")), "2 HOB-22 HOB-23");
  expect_verdict<Model<D>>(trial, after(played, tuning("7,7,7,7")), "2 HOB-23");
  // What is passed round by three seats was passed by none that held it but one.
  std::vector<std::string> later = first_round;
  later.insert(later.end(), {declaration(1, 2), ensemble("8,2,11,5")});
  expect_verdict<Model<D>>(trial, after(later, tuning("7,7,10,4")), "conforms");
  expect_verdict<Model<D>>(trial, after(later, tuning("4,7,1,10")), "conforms");
  expect_verdict<Model<D>>(trial, after(later, tuning("7,9,10,4")), "5 HOB-22");
}

EXAMPLE(HarmonyOfBremenTracePlay, CardsGoToTheLeftNeighbour, clause::always_to_the_left, clause::pass_one_left) {
  const std::vector<std::string> played{first_round[0], first_round[1]};
  expect_verdict<Model<D>>(trial, after(played, tuning("7,1,10,4", R"("to":[1,2,3,0])")), "conforms");
  for (const char* to : {"[3,0,1,2]", "[2,3,0,1]", "[0,2,3,0]", "[1,1,3,0]", "[1,2,2,0]", "[1,2,3,3]", "[1,3,2,0]"}) {
    expect_verdict<Model<D>>(trial, after(played, tuning("7,1,10,4", std::string(R"("to":)") + to)), "2 HOB-38");
  }
  expect_verdict<Model<D>>(trial, after(played, tuning("7,7,10,4", R"("to":[3,0,1,2])")), "2 HOB-23 HOB-38");
  expect_verdict<Model<D>>(trial, after(played, tuning("7,8,10,4", R"("to":[3,0,1,2])")), "2 HOB-22 HOB-38");
}

}  // namespace rulecheck::harmony_of_bremen
