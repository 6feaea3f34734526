// Deals, plays and recorded results in a log: the rows of the trace format, each with a twin that keeps the rule.
#include "tests/bucket_brigade/trace_text.hpp"

namespace rulecheck::bucket_brigade {
namespace {

/// The last heat of a game of five, as the trace format publishes it: seat 0 is at turn, red has one space left.
const std::string published =
    R"("position":{"first_dealer":0,"results":[[5,0,3,0,2],[1,2,3,4,5],[0,0,9,0,0],[2,2,2,2,2]],)"
    R"("heat":{"bears":{"red":12,"blue":3,"green":7,"yellow":9},"hands":[["red-walk","joker-run"],)"
    R"(["blue-walk","blue-walk"],["red-run","green-walk"],["yellow-walk","yellow-walk"],["blue-run","joker-walk"]]}})";

/// The same table, in a heat that is not the last one: seat 1 dealt, seat 2 is at turn and has what seat 0 has above.
const std::string earlier =
    R"("position":{"first_dealer":0,"results":[[5,0,3,0,2]],"heat":{"bears":{"red":12,"blue":3,"green":7,"yellow":9},)"
    R"("hands":[["red-run","green-walk"],["blue-walk","blue-walk"],["red-walk","joker-run"],)"
    R"(["yellow-walk","yellow-walk"],["blue-run","joker-walk"]]}})";

const std::string finished = R"("position":{"first_dealer":2,"results":[[1,2,3],[0,0,0],[6,0,0]]})";
const std::string first_heat = R"("setup":{"first_dealer":1})";

const std::vector<std::string> bear_words{"red", "blue", "green", "yellow"};
std::string on(std::size_t bear) { return R"("bear":")" + bear_words[bear % 4] + "\""; }
std::string to(int space) { return R"("to":)" + std::to_string(space); }

/// Plays a card of a bear, and a joker like it, by seat 2, with the bears on spaces 1 to 4 in their order.
/// @param sort "-walk" or "-run"; @param refused what a wrong bear or space breaks
template <class D>
void expect_card(Trial& trial, std::size_t bear, const std::string& sort, int steps, const std::string& refused) {
  const auto expect = [&](const std::string& suit, const std::string& more, const std::string& verdict) {
    const std::string start =
        R"("position":{"first_dealer":0,"results":[[0,0,0]],"heat":{"bears":{"red":1,"blue":2,"green":3,"yellow":4},)"
        R"("hands":[["red-walk"],["red-walk"],[")" +
        suit + sort + R"("]]}})";
    expect_verdict<Model<D>>(trial, trace(3, start, play(2, suit + sort, more)), verdict);
  };
  const std::string& own = bear_words[bear];
  const int goal = static_cast<int>(bear) + 1 + steps;
  for (const std::string& right : {on(bear), to(goal), on(bear) + "," + to(goal)}) expect(own, right, "conforms");
  expect(own, "", "conforms");
  expect("joker", on(bear), "conforms");
  expect("joker", on(bear) + "," + to(goal), "conforms");
  expect("joker", "", "0 BUB-16");
  expect("joker", to(goal), "0 BUB-16");
  for (const int wrong : {goal - 1, goal + 1, 13}) {
    expect(own, to(wrong), refused);
    expect("joker", on(bear) + "," + to(wrong), "0 BUB-16");
  }
  for (const std::size_t other : {bear + 1, bear + 2, bear + 3}) {
    expect(own, on(other), refused);
    expect(own, on(other) + "," + to(goal), refused);
  }
}

}  // namespace

EXAMPLE(BucketBrigadeTracePlay, ThePublishedExampleConforms, clause::joker_moves_any_bear,
        clause::heat_ends_in_the_cave, clause::record_totals_from_zero, clause::add_up_the_heats,
        clause::highest_total_wins) {
  const Replay replay = replay_text<Model<D>>(
      trace(5, published, play(0, "joker-run", R"("bear":"red","to":13)") + "," + score("9,0,6,5,0"),
            R"({"totals":[17,4,23,11,9],"winners":[2]})"),
      "x.json");
  trial.expect(
      json_line(replay) ==
          R"({"file":"x.json","game":"bucket-brigade","verdict":"conforms","at":null,"clauses":[],"message":"",)"
          R"("over":true,"result":{"heats":[[5,0,3,0,2],[1,2,3,4,5],[0,0,9,0,0],[2,2,2,2,2],[9,0,6,5,0]],)"
          R"("totals":[17,4,23,11,9],"winners":[2]}})",
      [&] { return "the verdict of the trace format, and it is " + json_line(replay); });
}

EXAMPLE(BucketBrigadeTracePlay, ThePublishedCounterexampleBreaksTheWalk, clause::walk_one_space) {
  const Replay replay = replay_text<Model<D>>(trace(5, published, play(0, "red-walk", R"("bear":"blue")")), "x.json");
  trial.expect(json_line(replay) ==
                   R"({"file":"x.json","game":"bucket-brigade","verdict":"violates","at":0,"clauses":["BUB-14"],)"
                   R"("message":"seat 0 plays red-walk on blue, but a card of a colour moves the bear of that colour",)"
                   R"("over":false,"result":null})",
               [&] { return "the verdict of the trace format, and it is " + json_line(replay); });
}

// Row "score".

EXAMPLE(BucketBrigadeTracePlay, ResultsAreRecordedDirectlyAfterAHeat, clause::add_up_the_heats,
        clause::heat_ends_in_the_cave, clause::record_totals_from_zero) {
  const std::string ends = play(2, "red-walk"), results = score("6,0,6,5,0");
  expect_verdict<Model<D>>(trial, trace(5, earlier, ends + "," + results), "conforms");
  expect_verdict<Model<D>>(trial, trace(5, earlier, ends + "," + score("6,0,6,5,1")), "1 BUB-26");
  expect_verdict<Model<D>>(trial, trace(5, earlier, ends + "," + score("7,0,6,5,0")), "1 BUB-26");
  expect_verdict<Model<D>>(trial, trace(5, earlier, ends + "," + results + "," + results), "2 BUB-18");
  expect_verdict<Model<D>>(trial, trace(5, earlier, results), "0 BUB-18");
  expect_verdict<Model<D>>(trial, trace(5, first_heat, score("0,0,0,0,0")), "0 BUB-18");
  expect_verdict<Model<D>>(trial, trace(5, earlier, play(2, "joker-run", R"("bear":"blue")") + "," + results),
                           "1 BUB-18");
  const std::string next = deal_move(2, deal_in_order(5, 0).text());
  expect_verdict<Model<D>>(trial, trace(5, earlier, ends + "," + next + "," + results), "2 BUB-18");
  expect_verdict<Model<D>>(trial, trace(3, finished, score("6,0,0")), "0 BUB-28");
  const std::string last = play(0, "red-walk") + "," + score("6,0,6,5,0");
  expect_verdict<Model<D>>(trial, trace(5, published, last), "conforms, over");
  expect_verdict<Model<D>>(trial, trace(5, published, last + "," + score("6,0,6,5,0")), "2 BUB-28");
}

EXAMPLE(BucketBrigadeTracePlay, ResultsThatAreNotDueAreNotCompared, clause::heat_ends_in_the_cave,
        clause::record_totals_from_zero) {
  // The second heat has not ended, and the first one had other results.
  const Replay replay = replay_text<Model<D>>(trace(5, earlier, score("9,9,9,9,9")));
  trial.expect(replay.broken == std::vector{&clause::heat_ends_in_the_cave},
               [&] { return "the wrong time alone: " + describe(replay); });
}

// Rows "deal, play".

EXAMPLE(BucketBrigadeTracePlay, AfterTheLastHeatNothingIsDealtOrPlayed, clause::add_up_the_heats,
        clause::as_many_heats_as_players) {
  expect_verdict<Model<D>>(trial, trace(3, finished), "conforms, over");
  expect_verdict<Model<D>>(trial, trace(3, finished, deal_move(2, deal_in_order(3, 10).text())), "0 BUB-28");
  expect_verdict<Model<D>>(trial, trace(3, finished, deal_move(0, deal_in_order(3, 9).text())), "0 BUB-28");
  expect_verdict<Model<D>>(trial, trace(3, finished, play(0, "red-run")), "0 BUB-28");
  expect_verdict<Model<D>>(trial, trace(5, published, play(0, "red-walk") + "," + play(0, "joker-run")), "1 BUB-28");
}

EXAMPLE(BucketBrigadeTracePlay, CardsAreDealtBeforeTheyArePlayed, clause::first_dealer, clause::heat_ends_in_the_cave) {
  const std::string next = deal_move(2, deal_in_order(5, 0).text());
  expect_verdict<Model<D>>(trial, trace(5, first_heat, play(2, "red-run")), "0 BUB-06");
  expect_verdict<Model<D>>(trial, trace(5, earlier, play(2, "red-walk") + "," + play(2, "joker-run")), "1 BUB-18");
  expect_verdict<Model<D>>(trial, trace(5, earlier, play(2, "red-walk") + "," + next + "," + play(3, "red-run")),
                           "conforms");
  expect_verdict<Model<D>>(trial, trace(5, earlier, next), "0 BUB-18");
  expect_verdict<Model<D>>(
      trial, trace(5, R"("position":{"first_dealer":0,"results":[[0,0,0,0,0]]})", play(2, "red-run")), "0 BUB-18");
}

EXAMPLE(BucketBrigadeTracePlay, EveryHeatHasItsDealer, clause::first_dealer, clause::dealer_moves_left) {
  const std::string cards = deal_in_order(4, 3).text();
  expect_verdict<Model<D>>(trial, trace(4, first_heat, deal_move(1, cards)), "conforms");
  expect_verdict<Model<D>>(trial, trace(4, first_heat, deal_move(2, cards)), "0 BUB-06");
  const std::string third = R"("position":{"first_dealer":3,"results":[[0,0,0,0],[0,0,0,0]]})";
  expect_verdict<Model<D>>(trial, trace(4, third, deal_move(1, cards)), "conforms");
  expect_verdict<Model<D>>(trial, trace(4, third, deal_move(3, cards)), "0 BUB-07");
  expect_verdict<Model<D>>(trial, trace(4, third, deal_move(0, cards)), "0 BUB-07");
  expect_verdict<Model<D>>(trial, trace(4, third, deal_move(2, cards)), "0 BUB-07");
}

EXAMPLE(BucketBrigadeTracePlay, DiscardsAndHandsHaveTheirNumbers, clause::discard_from_this_heat,
        clause::deal_the_rest_evenly) {
  const std::vector<std::size_t> discards{10, 3, 0};
  for (int players = 3; players <= 5; ++players) {
    const DealtCards right = deal_in_order(players, discards[static_cast<std::size_t>(players - 3)]);
    const auto expect = [&](const std::string& cards, const std::string& verdict) {
      expect_verdict<Model<D>>(trial, trace(players, first_heat, deal_move(1, cards)), verdict);
    };
    expect(right.text(), "conforms");
    expect(right.text(false), "conforms");
    DealtCards wrong = right;  // a card too few in a hand, and where it could be: nowhere, discarded, in another hand
    const std::string single = wrong.hands[0].back();
    wrong.hands[0].pop_back();
    expect(wrong.text(false), "0 BUB-11");
    expect(wrong.text(), "0 BUB-11");
    wrong.discards.push_back(single);
    expect(wrong.text(), "0 BUB-10 BUB-11");
    expect(wrong.text(false), "0 BUB-11");
    wrong.discards.pop_back();
    wrong.hands[1].push_back(single);
    expect(wrong.text(), "0 BUB-11");
    if (players == 5) continue;
    wrong = right;
    wrong.discards.pop_back();
    expect(wrong.text(), "0 BUB-10");
    wrong.discards.clear();
    expect(wrong.text(), "0 BUB-10");
  }
}

EXAMPLE(BucketBrigadeTracePlay, AWrongDealerIsNamedBeforeWrongCards, clause::first_dealer,
        clause::discard_from_this_heat, clause::deal_the_rest_evenly) {
  DealtCards wrong = deal_in_order(3, 10);
  wrong.hands[0].pop_back();
  expect_verdict<Model<D>>(trial, trace(3, first_heat, deal_move(0, wrong.text(false))), "0 BUB-06");
}

// Row "play".

EXAMPLE(BucketBrigadeTracePlay, TheDealersLeftNeighbourBegins, clause::begin_left_of_the_dealer, clause::turn_ends) {
  const std::string deal = deal_move(1, deal_in_order(3, 10).text());  // seats 0, 1, 2 get every third card
  expect_verdict<Model<D>>(trial, trace(3, first_heat, deal + "," + play(2, "blue-walk")), "conforms");
  expect_verdict<Model<D>>(trial, trace(3, first_heat, deal + "," + play(1, "blue-walk")), "1 BUB-12");
  expect_verdict<Model<D>>(trial, trace(3, first_heat, deal + "," + play(0, "blue-walk")), "1 BUB-12");
  const std::string round = play(2, "blue-walk") + "," + play(0, "blue-walk") + "," + play(1, "blue-walk");
  expect_verdict<Model<D>>(trial, trace(3, first_heat, deal + "," + round + "," + play(2, "blue-run")), "conforms");
  expect_verdict<Model<D>>(trial, trace(3, first_heat, deal + "," + round + "," + play(0, "blue-run")), "4 BUB-12");
  expect_verdict<Model<D>>(trial, trace(3, first_heat, deal + "," + play(2, "blue-walk") + "," + play(2, "blue-run")),
                           "2 BUB-12");
}

EXAMPLE(BucketBrigadeTracePlay, OnlyCardsInHandArePlayed, clause::play_one_card) {
  expect_verdict<Model<D>>(trial, trace(5, published, play(0, "blue-walk")), "0 BUB-13");
  expect_verdict<Model<D>>(trial, trace(5, published, play(0, "red-run")), "0 BUB-13");
  expect_verdict<Model<D>>(trial, trace(5, published, play(0, "joker-walk", R"("bear":"red")")), "0 BUB-13");
  const std::string round = play(0, "joker-run", R"("bear":"blue")") + "," + play(1, "blue-walk") + "," +
                            play(2, "green-walk") + "," + play(3, "yellow-walk") + "," + play(4, "blue-run");
  expect_verdict<Model<D>>(trial, trace(5, published, round), "conforms");
  // The one joker that seat 0 had is played.
  expect_verdict<Model<D>>(trial, trace(5, published, round + "," + play(0, "joker-run", R"("bear":"blue")")),
                           "5 BUB-13");
  expect_verdict<Model<D>>(trial, trace(5, published, round + "," + play(0, "red-walk")), "conforms, over");
  const std::string ends = round.substr(0, round.find(play(4, "blue-run"))) + play(4, "joker-walk", on(0));
  expect_verdict<Model<D>>(trial, trace(5, published, ends), "conforms, over");
}

EXAMPLE(BucketBrigadeTracePlay, TurnComesBeforeCardAndCardBeforeBear, clause::begin_left_of_the_dealer,
        clause::play_one_card) {
  expect_verdict<Model<D>>(trial, trace(5, published, play(1, "green-run", R"("bear":"red")")), "0 BUB-12");
  expect_verdict<Model<D>>(trial, trace(5, published, play(0, "green-run", R"("bear":"red")")), "0 BUB-13");
  expect_verdict<Model<D>>(trial, trace(5, published, play(0, "red-walk", R"("bear":"green","to":12)")), "0 BUB-14");
}

EXAMPLE(BucketBrigadeTracePlay, EachCardMovesItsBear, clause::walk_one_space, clause::run_two_spaces,
        clause::joker_moves_any_bear) {
  for (std::size_t bear = 0; bear < bear_words.size(); ++bear) {
    expect_card<D>(trial, bear, "-walk", 1, "0 BUB-14");
    expect_card<D>(trial, bear, "-run", 2, "0 BUB-15");
  }
}

EXAMPLE(BucketBrigadeTracePlay, ARunOneSpaceBeforeTheCaveEndsThere, clause::run_two_spaces,
        clause::joker_moves_any_bear) {
  const std::string start =
      R"("position":{"first_dealer":0,"results":[[0,0,0]],"heat":{"bears":{"red":12,"blue":11,"green":0,"yellow":0},)"
      R"("hands":[["red-walk","red-walk","red-walk"],["green-walk","green-walk","green-walk"],)"
      R"(["red-run","blue-run","joker-run"]]}})";
  const std::string forbidden = R"("readings":{"overrun":"forbidden"},)" + start;
  expect_verdict<Model<D>>(trial, trace(3, start, play(2, "red-run", R"("to":13)")), "conforms");
  expect_verdict<Model<D>>(trial, trace(3, start, play(2, "red-run", R"("to":12)")), "0 BUB-15");
  expect_verdict<Model<D>>(trial, trace(3, forbidden, play(2, "red-run")), "0 BUB-15");
  expect_verdict<Model<D>>(trial, trace(3, forbidden, play(2, "red-run", R"("to":13)")), "0 BUB-15");
  expect_verdict<Model<D>>(trial, trace(3, start, play(2, "joker-run", R"("bear":"red","to":13)")), "conforms");
  expect_verdict<Model<D>>(trial, trace(3, forbidden, play(2, "joker-run", R"("bear":"red")")), "0 BUB-16");
  expect_verdict<Model<D>>(trial, trace(3, forbidden, play(2, "joker-run", R"("bear":"blue","to":13)")), "conforms");
  expect_verdict<Model<D>>(trial, trace(3, forbidden, play(2, "blue-run", R"("to":13)")), "conforms");
  expect_verdict<Model<D>>(trial, trace(3, forbidden, play(2, "joker-run", R"("bear":"green","to":2)")), "conforms");
}

}  // namespace rulecheck::bucket_brigade
