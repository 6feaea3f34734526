// What makes a trace of The Harmony of Bremen malformed, and where the message says it is. No evidence of any clause.
#include "tests/harmony_of_bremen/trace_text.hpp"

namespace rulecheck::harmony_of_bremen {
namespace {

const std::string head = R"({"format":"rulecheck-trace/1","game":"harmony-of-bremen","players":)";
const std::string moves = R"(,"moves":[)";

using Case = PlacedText;

/// The orderly game. @param more keys before it, with a comma after them
Case game(const std::string& more, const std::string& list, const std::string& place) {
  return {trace(more + orderly_game, list), place};
}
Case entry(const std::string& move, const std::string& place) { return game("", move, place); }
Case set_up(const std::string& inside, const std::string& place) {
  return {head + R"(4,"setup":{)" + inside + "}" + moves + "]}", place};
}
Case at(const std::string& inside, const std::string& place) {
  return {head + R"(4,"position":{)" + inside + "}" + moves + "]}", place};
}
Case with_deck(const std::string& deck, const std::string& place) {
  return game(R"("options":{"deck":{)" + deck + "}},", "", place);
}
Case claims(const std::string& claim, const std::string& place) { return {trace(orderly_game, "", claim), place}; }

const std::string few = R"(,"hands":[[7],[1],[10],[4]],)";

template <class D>
void envelopes(Trial& trial) {
  expect_malformed<Model<D>>(
      trial,
      {{"{", "byte 2"},
       {"[]", "$"},
       {head + "3," + orderly_game + moves + "]}", "$.players"},
       {head + "5," + orderly_game + moves + "]}", "$.players"},
       {head + "4.0," + orderly_game + moves + "]}", "$.players"},
       {head + "\"4\"," + orderly_game + moves + "]}", "$.players"},
       {head + "4" + moves + "]}", "$"},
       {head + "4," + orderly_game + R"(,"position":{})" + moves + "]}", "$"},
       {head + "4," + orderly_game + "}", "$"},
       {head + "4," + orderly_game + R"(,"moves":{}})", "$.moves"},
       {head + "4," + orderly_game + moves + R"(],"remark":""})", "$.remark"},
       {head + "4," + orderly_game + moves + R"(],"comment":1})", "$.comment"},
       {R"({"format":"rulecheck-trace/1","game":"bremen","players":4,)" + orderly_game + moves + "]}", "$.game"}});
  expect_well_formed<Model<D>>(trial, {{head + "4," + orderly_game + moves + R"(],"comment":"a game"})", ""}});
}

template <class D>
void readings_and_options(Trial& trial) {
  const std::string rest = R"("1":4,"2":4,"3":4,"4":4,"5":4,"6":4,"7":4,"8":4,"9":4,"10":4,"11":4)";
  expect_malformed<Model<D>>(
      trial,
      {game(R"("readings":[],)", "", "$.readings"), game(R"("readings":{"declare":"free"},)", "", "$.readings.declare"),
       game(R"("readings":{"declaration":"may-hold"},)", "", "$.readings.declaration"),
       game(R"("readings":{"declaration":true},)", "", "$.readings.declaration"),
       game(R"("options":{"cards":40},)", "", "$.options.cards"),
       game(R"("options":{"variant":"easy"},)", "", "$.options.variant"),
       game(R"("options":{"variant":1},)", "", "$.options.variant"),
       game(R"("options":{"deck":[40]},)", "", "$.options.deck"), with_deck("", "$.options.deck"),
       with_deck(R"("1":39)", "$.options.deck"), with_deck(R"("1":20,"2":19)", "$.options.deck"),
       with_deck(R"("1":0,"2":99)", R"($.options.deck["1"])"), with_deck(R"("1":100)", R"($.options.deck["1"])"),
       with_deck(R"("1":4.0)", R"($.options.deck["1"])"), with_deck(R"("1":"40")", R"($.options.deck["1"])"),
       with_deck(R"("1":40,"01":40)", R"($.options.deck["01"])"),
       with_deck(R"("1":40,"00":40)", R"($.options.deck["00"])"),
       with_deck(R"("1":40,"1000":40)", R"($.options.deck["1000"])"),
       with_deck(R"("1":40,"-1":40)", R"($.options.deck["-1"])"),
       with_deck(R"("1":40,"+1":40)", R"($.options.deck["+1"])"),
       with_deck(R"("1":40,"1 ":40)", R"($.options.deck["1 "])"), with_deck(R"("1":40,"":40)", R"($.options.deck[""])"),
       with_deck(R"("1":40,"1e1":40)", R"($.options.deck["1e1"])"),
       with_deck(R"("1":40,"five":40)", "$.options.deck.five"), with_deck(R"("1":40,"1":40)", "$.options.deck"),
       // Cards that this deck has not, or not often enough.
       with_deck(R"("1":40)", "$.setup.hands[0][0]"), with_deck(rest, "$.setup.hands[2][8]"),
       with_deck(rest + R"(,"12":1)", "$.setup.hands[2][9]")});
  expect_well_formed<Model<D>>(
      trial, {game(R"("readings":{"declaration":"must-hold"},)", "", ""),
              game(R"("readings":{"declaration":"free"},"options":{"variant":"hard"},)", "", ""),
              game(R"("options":{"variant":"standard"},)", "", ""),
              with_deck(rest + R"(,"12":2)", ""),
              {head + R"(4,"options":{"deck":{"0":20,"999":20}},"position":{"round":10,"leader":0,)" + roles +
                   R"(,"hands":[[0],[0],[999],[999]],"failures":0})" + moves + "]}",
               ""}});
}

template <class D>
void setups(Trial& trial) {
  const std::string ten = "1,1,1,1,2,2,2,2,3,3";
  const auto hands = [&](const std::string& last) {
    return R"("hands":[[)" + ten + "],[4,4,4,4,5,5,5,5,6,6],[7,7,7,7,8,8,8,8,9,9]," + last + "]";
  };
  const std::string good = hands("[10,10,10,10,11,11,11,11,12,12]"), led = R"("leader":0)";
  expect_malformed<Model<D>>(
      trial, {set_up("", "$.setup"),
              set_up(roles + "," + good, "$.setup"),
              set_up(roles + "," + led, "$.setup"),
              set_up(good + "," + led, "$.setup"),
              set_up(roles + "," + good + R"(,"leader":4)", "$.setup.leader"),
              set_up(roles + "," + good + R"(,"leader":-1)", "$.setup.leader"),
              set_up(roles + "," + good + "," + led + R"(,"deck":{})", "$.setup.deck"),
              set_up(R"("roles":["dog","rooster","donkey"],)" + good + "," + led, "$.setup.roles"),
              set_up(R"("roles":["dog","rooster","donkey","hen"],)" + good + "," + led, "$.setup.roles[3]"),
              set_up(R"("roles":["dog","rooster","donkey",1],)" + good + "," + led, "$.setup.roles[3]"),
              set_up(R"("roles":["dog","rooster","dog","cat"],)" + good + "," + led, "$.setup.roles[2]"),
              set_up(R"("roles":"dog",)" + good + "," + led, "$.setup.roles"),
              set_up(roles + R"(,"hands":[[1],[2],[3]],)" + led, "$.setup.hands"),
              set_up(roles + "," + hands("7") + "," + led, "$.setup.hands[3]"),
              set_up(roles + "," + hands("[13]") + "," + led, "$.setup.hands[3][0]"),
              set_up(roles + "," + hands("[0]") + "," + led, "$.setup.hands[3][0]"),
              set_up(roles + "," + hands("[1000]") + "," + led, "$.setup.hands[3][0]"),
              set_up(roles + "," + hands("[10,\"10\"]") + "," + led, "$.setup.hands[3][1]"),
              set_up(roles + "," + hands("[10,10.0]") + "," + led, "$.setup.hands[3][1]"),
              set_up(roles + "," + hands("[10,3,3,3]") + "," + led, "$.setup.hands[3][3]"),
              set_up(roles + "," + hands("[12,12,12,12,12]") + "," + led, "$.setup.hands[3][4]")});
  expect_well_formed<Model<D>>(
      trial, {set_up(roles + "," + good + R"(,"leader":3)", ""), set_up(roles + "," + hands("[]") + "," + led, ""),
              set_up(R"("roles":["cat","dog","donkey","rooster"],)" + good + "," + led, "")});
}

template <class D>
void positions(Trial& trial) {
  const auto before = [](int round, int failures) {
    std::string hands;
    for (const char* card : {"7", "1", "10", "4"}) {
      std::string hand;
      for (int cards = 0; cards < 11 - round; ++cards) hand += (cards == 0 ? "" : ",") + std::string(card);
      hands += (hands.empty() ? "[" : ",[") + hand + "]";
    }
    return trace(R"("options":{"deck":{"7":10,"1":10,"10":10,"4":10}},)" + before_round(round, hands, failures));
  };
  const std::string end = R"("failures":0)", ten = R"("round":10,"leader":0,)";
  expect_malformed<Model<D>>(trial,
                             {at("", "$.position"),
                              at(ten + roles + few.substr(0, few.size() - 1), "$.position"),
                              at(R"("leader":0,)" + roles + few + end, "$.position"),
                              at(R"("round":10,)" + roles + few + end, "$.position"),
                              at(ten + few.substr(1) + end, "$.position"),
                              at(ten + roles + "," + end, "$.position"),
                              at(ten + roles + few + end + R"(,"declared":1)", "$.position.declared"),
                              at(R"("round":0,"leader":0,)" + roles + few + end, "$.position.round"),
                              at(R"("round":11,"leader":0,)" + roles + few + end, "$.position.round"),
                              at(R"("round":10,"leader":4,)" + roles + few + end, "$.position.leader"),
                              at(ten + R"("roles":["cat","cat","dog","donkey"])" + few + end, "$.position.roles[1]"),
                              at(ten + roles + R"(,"hands":[[7],[1],[10],[]],)" + end, "$.position.hands[3]"),
                              at(ten + roles + R"(,"hands":[[7],[1,1],[10],[4]],)" + end, "$.position.hands[1]"),
                              at(R"("round":9,"leader":0,)" + roles + few + end, "$.position.hands[0]"),
                              at(ten + roles + R"(,"hands":[[7],[1],[10],[99]],)" + end, "$.position.hands[3][0]"),
                              at(ten + roles + few + R"("failures":3)", "$.position.failures"),
                              at(ten + roles + few + R"("failures":-1)", "$.position.failures"),
                              at(ten + roles + few + R"("failures":null)", "$.position.failures"),
                              {before(1, 1), "$.position.failures"},
                              {before(2, 2), "$.position.failures"}});
  expect_well_formed<Model<D>>(
      trial,
      {at(ten + roles + few + R"("failures":2)", ""), {before(1, 0), ""}, {before(2, 1), ""}, {before(3, 2), ""}});
}

template <class D>
void entries(Trial& trial) {
  expect_malformed<Model<D>>(
      trial,
      {entry("1", "$.moves[0]"), entry("{}", "$.moves[0]"), entry(R"({"comment":"nothing else"})", "$.moves[0]"),
       entry(R"({"player":0})", "$.moves[0]"), entry(R"({"declare":7})", "$.moves[0]"),
       entry(declaration(4, 7), "$.moves[0].player"), entry(declaration(0, 1000), "$.moves[0].declare"),
       entry(declaration(0, -1), "$.moves[0].declare"), entry(R"({"player":0,"declare":"7"})", "$.moves[0].declare"),
       entry(R"({"player":0,"declare":7,"card":7})", "$.moves[0].card"),
       entry(R"({"player":0,"declare":7,"comment":0})", "$.moves[0].comment"),
       entry(ensemble("7,1,10"), "$.moves[0].ensemble"), entry(ensemble("7,1,10,4,5"), "$.moves[0].ensemble"),
       entry(ensemble("7,1,10,13"), "$.moves[0].ensemble[3]"), entry(ensemble("7,1,10,-1"), "$.moves[0].ensemble[3]"),
       entry(ensemble("7,1,10,4", R"("success":1)"), "$.moves[0].success"),
       entry(ensemble("7,1,10,4", R"("player":0)"), "$.moves[0].player"),
       entry(R"({"ensemble":7})", "$.moves[0].ensemble"),
       entry(ensemble("7,1,10,4", R"("tuning":[7,1,10,4])"), "$.moves[0].tuning"),
       entry(tuning("7,1,10"), "$.moves[0].tuning"), entry(tuning("7,1,10,0"), "$.moves[0].tuning[3]"),
       entry(tuning("7,1,10,null"), "$.moves[0].tuning[3]"),
       entry(tuning("7,1,10,4", R"("to":[1,2,3])"), "$.moves[0].to"),
       entry(tuning("7,1,10,4", R"("to":[1,2,3,4])"), "$.moves[0].to[3]"),
       entry(tuning("7,1,10,4", R"("to":3)"), "$.moves[0].to"),
       entry(tuning("7,1,10,4", R"("success":true)"), "$.moves[0].success"),
       // Before anything is replayed: the first move breaks a clause, the second is malformed.
       entry(declaration(1, 7) + "," + declaration(0, 1000), "$.moves[1].declare")});
  expect_well_formed<Model<D>>(trial, {entry(declaration(3, 999), ""), entry(declaration(0, 0), ""),
                                       entry(ensemble("12,12,12,12", R"("success":false,"comment":"now")"), ""),
                                       entry(tuning("1,1,1,1", R"("to":[0,0,0,0])"), "")});
}

template <class D>
void claimed_results(Trial& trial) {
  expect_malformed<Model<D>>(
      trial,
      {claims("[]", "$.result"), claims(R"({"lost":false})", "$.result.lost"), claims(R"({"won":1})", "$.result.won"),
       claims(R"({"failures":"2"})", "$.result.failures"), claims(R"({"failures":1000000001})", "$.result.failures"),
       claims(R"({"rounds":null})", "$.result.rounds"), claims(R"({"discards":4.5})", "$.result.discards"),
       claims(R"({"discards":[4]})", "$.result.discards")});
  expect_well_formed<Model<D>>(
      trial, {claims("{}", ""), claims(R"({"won":true,"failures":-1000000000,"rounds":1000000000,"discards":0})", "")});
}

// NOLINTBEGIN(cppcoreguidelines-macro-usage,bugprone-macro-parentheses)
#define MALFORMED(Name, body)                                                                               \
  [[maybe_unused]] const bool Name##_registered = register_check(                                           \
      {RULECHECK_GAME_NAME, "HarmonyOfBremenMalformed", #Name, CheckKind::example, {}, __FILE__, __LINE__}, \
      {body<Concrete>, body<Mutant<Concrete>>, body<Observed<Concrete>>}, 1)
// NOLINTEND(cppcoreguidelines-macro-usage,bugprone-macro-parentheses)

MALFORMED(EnvelopesAreRefusedWithTheirPlace, envelopes);
MALFORMED(ReadingsAndOptionsAreRefusedWithTheirPlace, readings_and_options);
MALFORMED(SetupsAreRefusedWithTheirPlace, setups);
MALFORMED(PositionsAreRefusedWithTheirPlace, positions);
MALFORMED(EntriesAreRefusedWithTheirPlace, entries);
MALFORMED(ClaimsAreRefusedWithTheirPlace, claimed_results);

}  // namespace
}  // namespace rulecheck::harmony_of_bremen
