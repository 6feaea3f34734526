// What makes a trace of Bucket Brigade malformed, and where the message says it is. No evidence of any clause.
#include "tests/bucket_brigade/trace_text.hpp"

namespace rulecheck::bucket_brigade {
namespace {

const std::string head = R"({"format":"rulecheck-trace/1","game":"bucket-brigade","players":)";
const std::string setup = R"("setup":{"first_dealer":0})";
const std::string moves = R"(,"moves":[)";

using Case = PlacedText;

/// A game of three that begins with a setup. @param more keys besides, with a comma after them
Case three(const std::string& more, const std::string& list, const std::string& place) {
  return {head + "3," + more + setup + moves + list + "]}", place};
}
/// A game of three from a position. @param position its inside
Case at(const std::string& position, const std::string& place, const std::string& options = "") {
  return {head + "3," + options + R"("position":{)" + position + "}" + moves + "]}", place};
}
/// A position within the second heat of a game of three in which seat 2 begins. @param hands by seat
Case in_heat(const std::string& hands, const std::string& place) {
  return at(
      R"("first_dealer":0,"results":[[0,0,0]],"heat":{"bears":{"red":0,"blue":0,"green":0,"yellow":0},"hands":[)" +
          hands + "]}",
      place);
}
Case with_bears(const std::string& bears, const std::string& place, const std::string& options = "") {
  return at(R"("first_dealer":0,"results":[],"heat":{"bears":{)" + bears + R"(},"hands":[["red-run"],["red-run"],[)" +
                R"("red-run"]]})",
            place, options);
}
Case with_values(int players, int spaces, const std::string& place, const std::string& last = "3") {
  std::string values;
  for (int space = 1; space < spaces; ++space) values += "0,";
  return {head + std::to_string(players) + R"(,"options":{"values":[)" + values + last + "]}," + setup + moves + "]}",
          place};
}
Case claims(const std::string& claim, const std::string& place) {
  return {head + "3," + setup + moves + R"(],"result":)" + claim + "}", place};
}

/// Names of cards, one of them often. @param number how often
std::string often(const std::string& card, int number) {
  std::string text;
  for (int i = 0; i < number; ++i) text += (i == 0 ? "\"" : ",\"") + card + "\"";
  return "[" + text + "]";
}

template <class D>
void envelopes(Trial& trial) {
  expect_malformed<Model<D>>(
      trial,
      {{"{", "byte 2"},
       {"[]", "$"},
       {"\xff", "byte 1"},
       {head + "3," + setup + moves + R"(],"moves":[]})", "$"},
       {head + "2," + setup + moves + "]}", "$.players"},
       {head + "6," + setup + moves + "]}", "$.players"},
       {head + "3.0," + setup + moves + "]}", "$.players"},
       {head + "\"3\"," + setup + moves + "]}", "$.players"},
       {head + "3" + moves + "]}", "$"},
       {head + "3," + setup + R"(,"position":{})" + moves + "]}", "$"},
       {head + "3," + setup + "}", "$"},
       {head + "3," + setup + R"(,"moves":{}})", "$.moves"},
       {head + "3," + setup + moves + R"(],"remark":""})", "$.remark"},
       {head + "3," + setup + moves + R"(],"comment":1})", "$.comment"},
       {R"({"format":"rulecheck-trace/2","game":"bucket-brigade","players":3,)" + setup + moves + "]}", "$.format"},
       {R"({"format":"rulecheck-trace/1","game":"bremen","players":3,)" + setup + moves + "]}", "$.game"}});
  expect_well_formed<Model<D>>(trial, {{head + "5," + setup + moves + R"(],"comment":"a game"})", ""}});
}

template <class D>
void readings_and_options(Trial& trial) {
  expect_malformed<Model<D>>(
      trial, {three(R"("readings":[],)", "", "$.readings"),
              three(R"("readings":{"over-run":"clamp"},)", "", "$.readings[\"over-run\"]"),
              three(R"("readings":{"overrun":"allowed"},)", "", "$.readings.overrun"),
              three(R"("readings":{"overrun":true},)", "", "$.readings.overrun"),
              three(R"("readings":{"negative-clamp":"clamp"},)", "", "$.readings[\"negative-clamp\"]"),
              three(R"("readings":{"pairing":null},)", "", "$.readings.pairing"),
              three(R"("readings":{"residual-tie":"all"},)", "", "$.readings[\"residual-tie\"]"),
              three(R"("options":{"length":13},)", "", "$.options.length"),
              three(R"("options":{"values":"none"},)", "", "$.options.values"),
              three(R"("options":{"values":[0,0.5,3]},)", "", "$.options.values[1]"),
              three(R"("options":{"values":[-10,0,3]},)", "", "$.options.values[0]"),
              three(R"("options":{"values":[0,10,3]},)", "", "$.options.values[1]"),
              with_values(3, 2, "$.options.values"), with_values(3, 17, "$.options.values"),
              with_values(4, 21, "$.options.values"), with_values(5, 22, "$.options.values"),
              with_values(3, 3, "$.options.values[2]", "2"), with_values(5, 21, "$.options.values[20]", "-3")});
  expect_well_formed<Model<D>>(
      trial, {three(R"("readings":{"overrun":"clamp","negative-clamp":"after-bonus"},)", "", ""),
              three(R"("readings":{"pairing":"optional","residual-tie":"none"},)", "", ""),
              three(R"("options":{"values":[-9,9,3]},)", "", ""), with_values(3, 3, ""), with_values(3, 16, ""),
              with_values(4, 20, ""), with_values(5, 21, "")});
}

template <class D>
void starts(Trial& trial) {
  const std::string bears = R"("red":0,"blue":0,"green":0,"yellow":)";
  const std::string short_board = R"("options":{"values":[0,0,3]},)";
  expect_malformed<Model<D>>(
      trial,
      {{head + "3," + R"("setup":{})" + moves + "]}", "$.setup"},
       {head + "3," + R"("setup":{"first_dealer":3})" + moves + "]}", "$.setup.first_dealer"},
       {head + "3," + R"("setup":{"first_dealer":0,"values":[]})" + moves + "]}", "$.setup.values"},
       at(R"("first_dealer":0)", "$.position"),
       at(R"("results":[])", "$.position"),
       at(R"("first_dealer":3,"results":[])", "$.position.first_dealer"),
       at(R"("first_dealer":0,"results":[[0,0]])", "$.position.results[0]"),
       at(R"("first_dealer":0,"results":[[0,0,-1]])", "$.position.results[0][2]"),
       at(R"("first_dealer":0,"results":[[0,0,0],[0,1000,0]])", "$.position.results[1][1]"),
       at(R"("first_dealer":0,"results":[[0,0,0],[0,0,0],[0,0,0],[0,0,0]])", "$.position.results"),
       at(R"("first_dealer":0,"results":[[0,0,0],[0,0,0],[0,0,0]],"heat":{})", "$.position.heat"),
       at(R"("first_dealer":0,"results":[],"heat":{})", "$.position.heat"),
       with_bears(R"("red":0,"blue":0,"green":0)", "$.position.heat.bears"),
       with_bears(bears + R"(0,"white":0)", "$.position.heat.bears.white"),
       with_bears(bears + "13", "$.position.heat.bears.yellow"),
       with_bears(bears + "-1", "$.position.heat.bears.yellow"),
       with_bears(bears + "2", "$.position.heat.bears.yellow", short_board),
       in_heat(R"(["red-run"],["red-run"])", "$.position.heat.hands"),
       in_heat(R"(["red-run"],["red-run"],["white-run"])", "$.position.heat.hands[2][0]"),
       in_heat(R"(["red-run"],["red-run"],"red-run")", "$.position.heat.hands[2]"),
       in_heat("[],[],[]", "$.position.heat.hands"),
       in_heat(often("joker-run", 2) + "," + often("joker-run", 2) + "," + often("joker-run", 2),
               "$.position.heat.hands[2][1]"),
       // Seat 2 begins: it never has more cards than the others, nor two cards fewer.
       in_heat(R"(["red-run"],["red-run"],["red-run","blue-run"])", "$.position.heat.hands[2]"),
       in_heat(R"(["red-run","red-walk"],["red-run"],["red-run"])", "$.position.heat.hands[0]"),
       in_heat(R"(["red-run"],["red-run","red-walk"],["red-run","blue-run"])", "$.position.heat.hands[0]"),
       in_heat(often("red-walk", 3) + "," + often("blue-walk", 3) + R"(,["red-run"])", "$.position.heat.hands[2]")});
  expect_well_formed<Model<D>>(
      trial,
      {at(R"("first_dealer":2,"results":[[0,0,999],[1,2,3],[0,0,0]])", ""), with_bears(bears + "12", ""),
       with_bears(bears + "1", "", short_board), in_heat(R"(["red-run"],["red-run"],[])", ""),
       in_heat(R"([],["red-run"],[])", ""), in_heat(R"(["red-run","red-walk"],["red-run","red-walk"],["red-run"])", ""),
       in_heat(R"(["red-run"],["red-run","red-walk"],["red-run"])", "")});
}

template <class D>
void sizes_of_hands_in_a_position(Trial& trial) {
  const auto hands = [](int players, std::size_t discards) {
    const DealtCards cards = deal_in_order(players, discards);
    return head + std::to_string(players) + R"(,"position":{"first_dealer":0,"results":[],"heat":{"bears":{"red":0,)" +
           R"("blue":0,"green":0,"yellow":0},)" + cards.text(false) + "}}" + moves + "]}";
  };
  expect_well_formed<Model<D>>(trial, {{hands(3, 10), ""}, {hands(4, 3), ""}, {hands(5, 0), ""}});
  expect_malformed<Model<D>>(trial, {{hands(3, 7), "$.position.heat.hands[1]"},
                                     {hands(4, 0), "$.position.heat.hands[1]"},
                                     {hands(3, 1), "$.position.heat.hands[1]"}});
}

template <class D>
void entries(Trial& trial) {
  const DealtCards cards = deal_in_order(3, 10);
  DealtCards doubled = cards;
  doubled.discards.emplace_back("joker-run");
  expect_malformed<Model<D>>(
      trial, {three("", "1", "$.moves[0]"), three("", "{}", "$.moves[0]"),
              three("", R"({"comment":"nothing else"})", "$.moves[0]"), three("", R"({"player":0})", "$.moves[0]"),
              three("", play(3, "red-run"), "$.moves[0].player"), three("", play(0, "red"), "$.moves[0].card"),
              three("", play(0, "red-run", R"("bear":"white")"), "$.moves[0].bear"),
              three("", play(0, "red-run", R"("bear":0)"), "$.moves[0].bear"),
              three("", play(0, "red-run", R"("to":14)"), "$.moves[0].to"),
              three("", play(0, "red-run", R"("to":-1)"), "$.moves[0].to"),
              three(R"("options":{"values":[0,0,3]},)", play(0, "red-run", R"("to":3)"), "$.moves[0].to"),
              three("", play(0, "red-run", R"("from":0)"), "$.moves[0].from"),
              three("", play(0, "red-run", R"("comment":0)"), "$.moves[0].comment"),
              three("", score("0,0"), "$.moves[0].score"), three("", score("0,0,1000000001"), "$.moves[0].score[2]"),
              three("", score("0,0,null"), "$.moves[0].score[2]"),
              three("", R"({"score":[0,0,0],"player":0})", "$.moves[0].player"),
              three("", R"({"deal":0})", "$.moves[0]"), three("", deal_move(3, cards.text()), "$.moves[0].deal"),
              three("", R"({"deal":0,"hands":[[],[]]})", "$.moves[0].hands"),
              three("", R"({"deal":0,"hands":[[],[],[]],"score":[0,0,0]})", "$.moves[0].score"),
              three("", R"({"deal":0,"hands":[[],[],["red-jog"]]})", "$.moves[0].hands[2][0]"),
              three("", R"({"deal":0,"hands":[[],[],)" + often("red-run", 6) + "]}", "$.moves[0].hands[2][5]"),
              three("", R"({"deal":0,"hands":[[],[],)" + often("red-walk", 7) + "]}", "$.moves[0].hands[2][6]"),
              three("", deal_move(0, doubled.text()), "$.moves[0].discards[10]"),
              // Before anything is replayed: the first move breaks a clause, the second is malformed.
              three("", play(0, "red-run") + "," + play(0, "red"), "$.moves[1].card")});
  expect_well_formed<Model<D>>(
      trial, {three("", play(2, "joker-walk", R"("bear":"yellow","to":13,"comment":"now")"), ""),
              three("", score("-1000000000,0,1000000000"), ""), three("", R"({"deal":2,"hands":[[],[],[]]})", ""),
              three("", R"({"deal":0,"hands":[[],[],)" + often("red-walk", 6) + R"(],"discards":[]})", "")});
}

template <class D>
void claimed_results(Trial& trial) {
  expect_malformed<Model<D>>(
      trial, {claims("[]", "$.result"), claims(R"({"winner":0})", "$.result.winner"),
              claims(R"({"totals":[0,0]})", "$.result.totals"), claims(R"({"totals":[0,0,"0"]})", "$.result.totals[2]"),
              claims(R"({"heats":[[0,0,0],[0,0,0]]})", "$.result.heats"),
              claims(R"({"heats":[[0,0,0],[0,0,0],[0,0]]})", "$.result.heats[2]"),
              claims(R"({"winners":0})", "$.result.winners"), claims(R"({"winners":[3]})", "$.result.winners[0]"),
              claims(R"({"winners":[1,0,1]})", "$.result.winners[2]")});
  expect_well_formed<Model<D>>(trial,
                               {claims(R"({"winners":[2,0,1],"totals":[-1,0,1000000000]})", ""), claims("{}", "")});
}

// NOLINTBEGIN(cppcoreguidelines-macro-usage,bugprone-macro-parentheses)
#define MALFORMED(Name, body)                                                                             \
  [[maybe_unused]] const bool Name##_registered = register_check(                                         \
      {RULECHECK_GAME_NAME, "BucketBrigadeMalformed", #Name, CheckKind::example, {}, __FILE__, __LINE__}, \
      {body<Concrete>, body<Mutant<Concrete>>, body<Observed<Concrete>>}, 1)
// NOLINTEND(cppcoreguidelines-macro-usage,bugprone-macro-parentheses)

MALFORMED(EnvelopesAreRefusedWithTheirPlace, envelopes);
MALFORMED(ReadingsAndOptionsAreRefusedWithTheirPlace, readings_and_options);
MALFORMED(StartsAreRefusedWithTheirPlace, starts);
MALFORMED(HandsLargerThanDealtAreRefused, sizes_of_hands_in_a_position);
MALFORMED(EntriesAreRefusedWithTheirPlace, entries);
MALFORMED(ClaimsAreRefusedWithTheirPlace, claimed_results);

}  // namespace
}  // namespace rulecheck::bucket_brigade
