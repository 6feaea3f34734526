// What makes a trace of The Bremens malformed, and where the message says it is. No evidence of any clause.
#include "tests/the_bremens/trace_text.hpp"

namespace rulecheck::the_bremens {
namespace {

const std::string set_up = R"("setup":{"specials":["shake","skip","nine"],"start":0})";

using Case = PlacedText;

Case with(const std::string& more, const std::string& place) { return {trace(more + set_up), place}; }
Case set_up_as(const std::string& inside, const std::string& place) {
  return {trace(R"("setup":{)" + inside + "}"), place};
}
Case entry(const std::string& move, const std::string& place) { return {trace(set_up, {move}), place}; }
Case at(const std::string& inside, const std::string& place) {
  return {trace(R"("position":{)" + inside + "}"), place};
}
Case on_board(const std::string& board, const std::string& place) {
  return at(R"("board":{)" + board + R"(},"start":0)", place);
}
Case holding(const std::string& more, const std::string& place) {
  return at(R"("board":{"5":["chicken"]},"start":0,)" + more, place);
}
Case claims(const std::string& claim, const std::string& place) { return {trace(set_up, {}, claim), place}; }
Case plays_as(const std::string& play, const std::string& place) {
  return entry(R"({"turn":0,"plays":[)" + play + "]}", place);
}

template <class D>
void settings(Trial& trial) {
  const auto option = [](const std::string& inside) { return R"("options":{)" + inside + "},"; };
  expect_malformed<Model<D>>(trial, {{trace(set_up, {}, "", 2), "$.players"},
                                     {trace(set_up, {}, "", 6), "$.players"},
                                     with(R"("readings":{"overrun":"clamp"},)", "$.readings.overrun"),
                                     with(reading("overshoot", "stop"), "$.readings.overshoot"),
                                     with(reading("shake-start", ""), R"($.readings["shake-start"])"),
                                     with(R"("readings":{"arrival":1},)", "$.readings.arrival"),
                                     with(option(R"("size":20)"), "$.options.size"),
                                     with(option(R"("length":1)"), "$.options.length"),
                                     with(option(R"("length":61)"), "$.options.length"),
                                     with(option(R"("length":"20")"), "$.options.length"),
                                     with(option(R"("chicken_start":0)"), "$.options.chicken_start"),
                                     with(option(R"("chicken_start":21)"), "$.options.chicken_start"),
                                     with(option(R"("length":8,"chicken_start":9)"), "$.options.chicken_start"),
                                     with(option(R"("chicken_steps":{"seven":3})"), "$.options.chicken_steps.seven"),
                                     with(option(R"("chicken_steps":{"8":3})"), R"($.options.chicken_steps["8"])"),
                                     with(option(R"("chicken_steps":{"1":0})"), R"($.options.chicken_steps["1"])"),
                                     with(option(R"("chicken_steps":{"nine":10})"), "$.options.chicken_steps.nine"),
                                     with(option(R"("chicken_steps":[])"), "$.options.chicken_steps")});
  expect_well_formed<Model<D>>(
      trial,
      {with(reading("shake-target", "stack"), ""), with(option(R"("length":2,"chicken_start":2)"), ""),
       with(option(R"("length":60,"chicken_start":60)"), ""), with(option(R"("chicken_steps":{"1":9,"nine":1})"), "")});
}

template <class D>
void starts(Trial& trial) {
  const std::string dealt = R"("specials":["shake","skip","nine"])";
  expect_malformed<Model<D>>(trial,
                             {set_up_as(dealt, "$.setup"), set_up_as(R"("start":0)", "$.setup"),
                              set_up_as(dealt + R"(,"start":3)", "$.setup.start"),
                              set_up_as(dealt + R"(,"start":0,"cards":[])", "$.setup.cards"),
                              set_up_as(R"("specials":["shake","skip"],"start":0)", "$.setup.specials"),
                              set_up_as(R"("specials":["shake","skip","shake"],"start":0)", "$.setup.specials[2]"),
                              set_up_as(R"("specials":["shake","skip","7"],"start":0)", "$.setup.specials[2]"),
                              at(R"("start":0)", "$.position"), at(R"("board":{"5":["chicken"]})", "$.position"),
                              at(R"("board":{"5":["chicken"]},"start":3)", "$.position.start"),
                              at(R"("board":{"5":["chicken"]},"start":0,"chicken":5)", "$.position.chicken")});
}

template <class D>
void boards(Trial& trial) {
  expect_malformed<Model<D>>(
      trial, {on_board("", "$.position.board"),
              on_board(R"("5":["cat-0"])", "$.position.board"),
              on_board(R"("5":["chicken"],"6":["chicken"])", R"($.position.board["6"])"),
              on_board(R"("0":["chicken"])", R"($.position.board["0"])"),
              on_board(R"("21":["chicken"])", R"($.position.board["21"])"),
              on_board(R"("05":["chicken"])", R"($.position.board["05"])"),
              on_board(R"("five":["chicken"])", "$.position.board.five"),
              on_board(R"("5":["chicken"],"6":[])", R"($.position.board["6"])"),
              on_board(R"("5":["chicken","cat-0"])", R"($.position.board["5"][0])"),
              on_board(R"("5":["chicken"],"6":["cat-0","dog-1"])", R"($.position.board["6"][1])"),
              on_board(R"("5":["chicken"],"6":["dog-0","dog-1"])", R"($.position.board["6"][1])"),
              on_board(R"("5":["chicken"],"6":["dog-0"],"7":["dog-0"])", R"($.position.board["7"][0])"),
              on_board(R"("5":["chicken"],"6":["dog-3"])", R"($.position.board["6"][0])"),
              on_board(R"("5":["chicken"],"6":["hen-0"])", R"($.position.board["6"][0])"),
              on_board(R"("5":["chicken"],"6":["dog"])", R"($.position.board["6"][0])"),
              on_board(R"("5":["chicken"],"6":"dog-0")", R"($.position.board["6"])"),
              holding(R"("home":["cat-0","cat-0"])", "$.position.home[1]"),
              holding(R"("home":["cat-3"])", "$.position.home[0]"),
              holding(R"("home":["chicken"])", "$.position.home[0]"),
              at(R"("board":{"5":["cat-0","chicken"]},"start":0,"home":["cat-0"])", "$.position.home[0]")});
  expect_well_formed<Model<D>>(trial, {on_board(R"("1":["donkey-0","dog-1","cat-2","chicken"])", ""),
                                       on_board(R"("20":["chicken"])", ""), holding(R"("home":[])", "")});
}

template <class D>
void hands(Trial& trial) {
  expect_malformed<Model<D>>(
      trial, {holding(R"("cards":[["1"],["1"]])", "$.position.cards"),
              holding(R"("cards":[["1"],["1"],[]])", "$.position.cards[2]"),
              holding(R"("cards":[["1"],["1"],["1","2"]])", "$.position.cards[2]"),
              holding(R"("cards":[["1","1"],["1","2"],["1","2"]])", "$.position.cards[0][1]"),
              holding(R"("cards":[["skip","nine"],["1","2"],["1","2"]])", "$.position.cards[0][1]"),
              holding(R"("cards":[["skip","1"],["1","2"],["1","skip"]])", "$.position.cards[2][1]"),
              holding(R"("cards":[["8"],["1"],["1"]])", "$.position.cards[0][0]"),
              holding(R"("cards":[[1],["1"],["1"]])", "$.position.cards[0][0]"),
              holding(R"("animals":[["cat"],["cat"]])", "$.position.animals"),
              holding(R"("animals":[["cat"],["cat"],[]])", "$.position.animals[2]"),
              holding(R"("animals":[["cat"],["cat","cat"],["dog"]])", "$.position.animals[1][1]"),
              holding(R"("animals":[["cat"],["chicken"],["dog"]])", "$.position.animals[1][0]"),
              holding(R"("home":["cat-0"],"animals":[["cat"],["cat"],["dog"]])", "$.position.animals[0][0]")});
  expect_well_formed<Model<D>>(
      trial, {holding(R"("cards":[["1","2","3","4","5","6","7","skip"],["1","2","3","4","5","6","7","nine"],)"
                      R"(["7","6","5","4","3","2","1","shake"]])",
                      ""),
              holding(R"("home":["cat-0","dog-0","donkey-0"],"animals":[[],["cat"],["dog"]])", "")});
}

template <class D>
void moves(Trial& trial) {
  const std::string cat = R"({"animal":"cat","to":1)";
  expect_malformed<Model<D>>(trial, {entry("{}", "$.moves[0]"),
                                     entry(R"({"reveal":["1","2"]})", "$.moves[0].reveal"),
                                     entry(R"({"reveal":["1","2","9"]})", "$.moves[0].reveal[2]"),
                                     entry(R"({"reveal":["1","2","3"],"chicken_card":3})", "$.moves[0].chicken_card"),
                                     entry(R"({"reveal":["1","2","3"],"turn":0})", "$.moves[0].turn"),
                                     entry(R"({"redeal":["skip","nine"]})", "$.moves[0].redeal"),
                                     entry(R"({"redeal":["skip","nine","skip"]})", "$.moves[0].redeal[2]"),
                                     entry(R"({"redeal":["skip","nine","1"]})", "$.moves[0].redeal[2]"),
                                     entry(R"({"turn":3})", "$.moves[0].turn"),
                                     entry(R"({"turn":0,"chicken":22})", "$.moves[0].chicken"),
                                     entry(R"({"turn":0,"chicken":-1})", "$.moves[0].chicken"),
                                     entry(R"({"turn":0,"plays":{}})", "$.moves[0].plays"),
                                     entry(R"({"turn":0,"play":[]})", "$.moves[0].play"),
                                     plays_as(cat + "}," + cat + "}," + cat + "}", "$.moves[0].plays"),
                                     plays_as(R"({"animal":"cat"})", "$.moves[0].plays[0]"),
                                     plays_as(R"({"to":1})", "$.moves[0].plays[0]"),
                                     plays_as(R"({"animal":"cat-0","to":1})", "$.moves[0].plays[0].animal"),
                                     plays_as(R"({"animal":"cat","to":22})", "$.moves[0].plays[0].to"),
                                     plays_as(cat + R"(,"card":false})", "$.moves[0].plays[0].card"),
                                     plays_as(cat + R"(,"card":1})", "$.moves[0].plays[0].card"),
                                     plays_as(cat + R"(,"riders_to":22})", "$.moves[0].plays[0].riders_to"),
                                     plays_as(cat + R"(,"riders":0})", "$.moves[0].plays[0].riders")});
  expect_well_formed<Model<D>>(
      trial, {entry(R"({"turn":2,"plays":[],"chicken":21})", ""), entry(R"({"turn":0,"chicken":0,"comment":"x"})", ""),
              plays_as(cat + R"(,"card":true,"riders_to":21})", "")});
}

template <class D>
void results(Trial& trial) {
  expect_malformed<Model<D>>(
      trial, {claims(R"({"winner":3})", "$.result.winner"), claims(R"({"winners":[0]})", "$.result.winners"),
              claims(R"({"ranking":[[0],[1]]})", "$.result.ranking"),
              claims(R"({"ranking":[[0],[1],[1]]})", "$.result.ranking[2][0]"),
              claims(R"({"ranking":[[0],[],[1,2]]})", "$.result.ranking[1]"),
              claims(R"({"ranking":[0,1,2]})", "$.result.ranking[0]"),
              claims(R"({"ranking":[[0],[1],[3]]})", "$.result.ranking[2][0]")});
  expect_well_formed<Model<D>>(trial, {claims(R"({"ranking":[[2,1,0]]})", ""), claims("{}", "")});
}

// NOLINTBEGIN(cppcoreguidelines-macro-usage,bugprone-macro-parentheses)
#define MALFORMED(Name, body)                                                                                         \
  [[maybe_unused]] const bool Name##_registered =                                                                     \
      register_check({RULECHECK_GAME_NAME, "TheBremensMalformed", #Name, CheckKind::example, {}, __FILE__, __LINE__}, \
                     {body<Concrete>, body<Mutant<Concrete>>, body<Observed<Concrete>>}, 1)
// NOLINTEND(cppcoreguidelines-macro-usage,bugprone-macro-parentheses)

MALFORMED(SettingsAreRefusedWithTheirPlace, settings);
MALFORMED(StartsAreRefusedWithTheirPlace, starts);
MALFORMED(BoardsAreRefusedWithTheirPlace, boards);
MALFORMED(HandsAreRefusedWithTheirPlace, hands);
MALFORMED(MovesAreRefusedWithTheirPlace, moves);
MALFORMED(ResultsAreRefusedWithTheirPlace, results);

}  // namespace
}  // namespace rulecheck::the_bremens
