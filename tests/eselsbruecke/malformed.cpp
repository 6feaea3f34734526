// What makes a trace of Eselsbrücke malformed, and where the message says it is. No evidence of any clause.
#include "tests/eselsbruecke/trace_text.hpp"

namespace rulecheck::eselsbruecke {
namespace {

const std::string head = R"({"format":"rulecheck-trace/1","game":"eselsbruecke","players":)";
const std::string start = R"("setup":{"start":0})";
const std::string no_moves = R"(,"moves":[]})";

using Case = PlacedText;

/// A game of three. @param more keys before the setup, with a comma after them
Case game(const std::string& more, const std::string& place) { return {trace(3, more + start), place}; }
Case options(const std::string& inside, const std::string& place) {
  return game(R"("options":{)" + inside + "},", place);
}
Case entry(const std::string& moves, const std::string& place) { return {trace(3, start, moves), place}; }
Case at(const std::string& inside, const std::string& place) {
  return {trace(3, R"("position":{)" + inside + "}"), place};
}
Case laid_aside(const std::string& text, const std::string& moves, const std::string& place) {
  return {trace(3, reading("revealed-stop", "aside") + text, moves), place};
}
Case claims(const std::string& claim, const std::string& place) { return {trace(3, start, "", claim), place}; }

template <class D>
void envelopes(Trial& trial) {
  expect_malformed<Model<D>>(trial, {{"{", "byte 2"},
                                     {"[]", "$"},
                                     {head + "2," + start + no_moves, "$.players"},
                                     {head + "7," + start + no_moves, "$.players"},
                                     {head + "3.0," + start + no_moves, "$.players"},
                                     {head + "\"3\"," + start + no_moves, "$.players"},
                                     {head + "3" + no_moves, "$"},
                                     {head + "3," + start + R"(,"position":{})" + no_moves, "$"},
                                     {head + "3," + start + "}", "$"},
                                     {head + "3," + start + R"(,"moves":{}})", "$.moves"},
                                     {head + "3," + start + R"(,"moves":[],"remark":""})", "$.remark"},
                                     {head + "3," + start + R"(,"moves":[],"comment":1})", "$.comment"}});
  expect_well_formed<Model<D>>(trial, {{head + "3," + start + no_moves, ""}, {head + "6," + start + no_moves, ""}});
}

template <class D>
void readings_and_options(Trial& trial) {
  const std::string expert = R"("side":"expert",)";
  expect_malformed<Model<D>>(
      trial, {game(R"("readings":[],)", "$.readings"),
              game(reading("base", "point"), "$.readings.base"),
              game(reading("base-tile", "points"), "$.readings[\"base-tile\"]"),
              game(reading("erring-open-tiles", "lose"), "$.readings[\"erring-open-tiles\"]"),
              game(reading("own-motif", "wrong"), "$.readings[\"own-motif\"]"),
              game(reading("repeated-motif", "wrong"), "$.readings[\"repeated-motif\"]"),
              game(reading("revealed-stop", "stay"), "$.readings[\"revealed-stop\"]"),
              game(reading("second-aid", "pass"), "$.readings[\"second-aid\"]"),
              game(R"("readings":{"base-tile":true},)", "$.readings[\"base-tile\"]"),
              game(R"("options":[],)", "$.options"),
              options(R"("rounds":6)", "$.options.rounds"),
              options(R"("side":"easy")", "$.options.side"),
              options(R"("side":1)", "$.options.side"),
              options(R"("story_tiles":[3,3,4,5,5])", "$.options.story_tiles"),
              options(R"("side":"normal","story_tiles":[3,3,4,5,5])", "$.options.story_tiles"),
              options(expert + R"("story_tiles":[3,3,4,5])", "$.options.story_tiles"),
              options(expert + R"("story_tiles":[3,3,4,5,10])", "$.options.story_tiles[4]"),
              options(expert + R"("story_tiles":[0,3,4,5,5])", "$.options.story_tiles[0]"),
              {trace(6, R"("options":{)" + expert + R"("story_tiles":[9,9,9,1,2]},)" + start), "$.options.story_tiles"},
              {trace(5, R"("options":{)" + expert + R"("story_tiles":[9,9,9,8,1]},)" + start), "$.options.story_tiles"},
              options(R"("penalties":[1,2,3])", "$.options.penalties"),
              options(R"("penalties":[1,2,2,3,4])", "$.options.penalties"),
              options(R"("penalties":[2,2,2,3])", "$.options.penalties[0]"),
              options(R"("penalties":[1,2,2,2])", "$.options.penalties[3]"),
              options(R"("penalties":[1,21,2,3])", "$.options.penalties[1]"),
              options(R"("penalties":[1,2,-1,3])", "$.options.penalties[2]"),
              options(expert + R"("penalties":[1,2,2,3])", "$.options.penalties"),
              options(expert + R"("penalties":[1,2,2,3,2.5])", "$.options.penalties[4]")});
  expect_well_formed<Model<D>>(trial,
                               {options(R"("side":"normal","penalties":[1,20,0,3])", ""),
                                options(expert + R"("story_tiles":[1,9,9,9,9],"penalties":[20,0,0,20,20])", ""),
                                {trace(6, R"("options":{)" + expert + R"("story_tiles":[9,9,9,1,1]},)" + start), ""},
                                {trace(5, R"("options":{)" + expert + R"("story_tiles":[9,9,9,7,1]},)" + start), ""},
                                game(reading("base-tile", "marker"), ""),
                                game(reading("second-aid", "none"), "")});
}

template <class D>
void starts(Trial& trial) {
  const auto tiles = [](int number, char tile) {
    return std::string("\"") + std::string(static_cast<std::size_t>(number), tile) + "\"";
  };
  const std::string seats = R"("start":0,"storyteller":0)", three = R"("stacks":["p","",""])";
  const std::string first = R"("round":1,)" + seats + ",";
  expect_malformed<Model<D>>(
      trial,
      {{trace(3, R"("setup":{})"), "$.setup"},
       {trace(3, R"("setup":{"start":3})"), "$.setup.start"},
       {trace(3, R"("setup":{"start":-1})"), "$.setup.start"},
       {trace(3, R"("setup":{"start":0,"bag":[]})"), "$.setup.bag"},
       at("", "$.position"),
       at(seats + "," + three, "$.position"),
       at(R"("round":1,"start":0,)" + three, "$.position"),
       at(R"("round":1,"storyteller":0,)" + three, "$.position"),
       at(R"("round":1,)" + seats, "$.position"),
       at(first + three + R"(,"hands":[])", "$.position.hands"),
       at(first + three + R"(,"aside":[0,0,0])", "$.position.aside"),
       at(R"("round":0,)" + seats + "," + three, "$.position.round"),
       at(R"("round":8,)" + seats + "," + three, "$.position.round"),
       at(R"("round":1,"start":3,"storyteller":0,)" + three, "$.position.start"),
       at(R"("round":1,"start":0,"storyteller":3,)" + three, "$.position.storyteller"),
       at(R"("round":7,"start":0,"storyteller":1,)" + three, "$.position.storyteller"),
       at(first + R"("stacks":["p",""])", "$.position.stacks"),
       at(first + R"("stacks":["p","","",""])", "$.position.stacks"),
       at(first + R"("stacks":["p","","q"])", "$.position.stacks[2]"),
       at(first + R"("stacks":["p","",1])", "$.position.stacks[2]"),
       at(first + R"("stacks":["p","P",""])", "$.position.stacks[1]"),
       at(first + R"("stacks":["p","",)" + tiles(180, 'p') + "]", "$.position.stacks"),
       at(first + R"("stacks":["s","",)" + tiles(30, 's') + "]", "$.position.stacks"),
       laid_aside(R"("position":{)" + first + three + R"(,"aside":[0,0]})", "", "$.position.aside"),
       laid_aside(R"("position":{)" + first + three + R"(,"aside":[0,0,-1]})", "", "$.position.aside[2]"),
       laid_aside(R"("position":{)" + first + three + R"(,"aside":[0,0,31]})", "", "$.position.aside[2]"),
       laid_aside(R"("position":{)" + first + R"("stacks":["","","s"],"aside":[0,0,30]})", "", "$.position.stacks")});
  expect_well_formed<Model<D>>(
      trial, {at(R"("round":7,"start":2,"storyteller":2,)" + three, ""),
              at(first + three, ""),
              at(first + R"("stacks":["","",)" + tiles(180, 'p') + "]", ""),
              at(first + R"("stacks":["","",)" + tiles(30, 's') + "]", ""),
              {trace(3, R"("options":{"side":"expert"},"position":{"round":8,)" + seats + "," + three + "}"), ""},
              laid_aside(R"("position":{)" + first + R"("stacks":["","",""],"aside":[0,0,30]})", "", "")});
}

template <class D>
void entries(Trial& trial) {
  expect_malformed<Model<D>>(
      trial,
      {entry("1", "$.moves[0]"), entry("{}", "$.moves[0]"), entry(R"({"comment":"nothing else"})", "$.moves[0]"),
       entry(R"({"story":0})", "$.moves[0]"), entry(story(3, "abc"), "$.moves[0].story"),
       entry(R"({"story":0,"tiles":"abc"})", "$.moves[0].tiles"),
       entry(R"({"story":0,"tiles":["a",""]})", "$.moves[0].tiles[1]"),
       entry(R"({"story":0,"tiles":["a",1]})", "$.moves[0].tiles[1]"),
       entry(R"({"story":0,"tiles":[],"hands":[]})", "$.moves[0].hands"), entry(story(0, "aba"), "$.moves[0].tiles[2]"),
       entry(list({story(0, "abc"), story(1, "dec")}), "$.moves[1].tiles[2]"),
       entry(R"({"distribute":0})", "$.moves[0]"), entry(distribution(3, {"a", "b", "c"}), "$.moves[0].distribute"),
       entry(distribution(0, {"a", "b"}), "$.moves[0].hands"),
       entry(distribution(0, {"a", "b", "ca"}), "$.moves[0].hands[2][1]"),
       entry(R"({"distribute":0,"hands":[[""],[],[]]})", "$.moves[0].hands[0][0]"),
       entry(R"({"distribute":0,"hands":[[],[],1]})", "$.moves[0].hands[2]"), entry(R"({"guess":0})", "$.moves[0]"),
       entry(names(3, "a"), "$.moves[0].guess"), entry(names(0, ""), "$.moves[0].name"),
       entry(keeps(0, ""), "$.moves[0].keep"), entry(R"({"guess":0,"name":1})", "$.moves[0].name"),
       entry(R"({"guess":0,"timeout":false})", "$.moves[0].timeout"),
       entry(R"({"guess":0,"timeout":1})", "$.moves[0].timeout"),
       entry(R"({"guess":0,"name":"a","keep":"a"})", "$.moves[0].name"),
       entry(R"({"guess":0,"name":"a","timeout":true})", "$.moves[0].name"), entry(settles(3), "$.moves[0].settle"),
       entry(settles(0, R"("lost":[0,0])"), "$.moves[0].lost"),
       entry(settles(0, R"("lost":[0,0,1.5])"), "$.moves[0].lost[2]"),
       entry(settles(0, R"("lost":[0,0,1000000001])"), "$.moves[0].lost[2]"),
       entry(settles(0, R"("stop":1)"), "$.moves[0].stop"),
       entry(settles(0, stacks_are({"", ""})), "$.moves[0].stacks"),
       entry(settles(0, stacks_are({"", "", "x"})), "$.moves[0].stacks[2]"),
       entry(settles(0, R"("aside":[0,0,0])"), "$.moves[0].aside"),
       laid_aside(start, settles(0, R"("aside":[0,0])"), "$.moves[0].aside"),
       laid_aside(start, settles(0, R"("aside":[0,0,"0"])"), "$.moves[0].aside[2]"),
       // Before anything is replayed: the first move breaks a clause, the second is malformed.
       entry(list({story(1, "abc"), names(0, "")}), "$.moves[1].name")});
  expect_well_formed<Model<D>>(
      trial,
      {entry(R"({"story":2,"tiles":[]})", ""), entry(list({story(0, "abc"), distribution(0, {"a", "b", "c"})}), ""),
       entry(R"({"guess":2,"timeout":true,"comment":"nothing"})", ""),
       entry(settles(2, R"("lost":[-1000000000,0,1000000000],"stop":false)"), ""), entry(settles(0), ""),
       laid_aside(start, settles(0, R"("aside":[0,-1,99])"), "")});
}

template <class D>
void claimed_results(Trial& trial) {
  expect_malformed<Model<D>>(
      trial, {claims("[]", "$.result"), claims(R"({"score":[0,0,0]})", "$.result.score"),
              claims(R"({"tiles":[0,0]})", "$.result.tiles"), claims(R"({"tiles":[0,0,"0"]})", "$.result.tiles[2]"),
              claims(R"({"stops":[0,0,0,0]})", "$.result.stops"), claims(R"({"stops":0})", "$.result.stops"),
              claims(R"({"winners":[3]})", "$.result.winners[0]"),
              claims(R"({"winners":[0,0]})", "$.result.winners[1]"), claims(R"({"winners":0})", "$.result.winners")});
  expect_well_formed<Model<D>>(
      trial, {claims("{}", ""), claims(R"({"tiles":[-1,0,1000000000],"stops":[0,0,0],"winners":[]})", ""),
              claims(R"({"winners":[2,0,1]})", "")});
}

// NOLINTBEGIN(cppcoreguidelines-macro-usage,bugprone-macro-parentheses)
#define MALFORMED(Name, body)                                                                            \
  [[maybe_unused]] const bool Name##_registered = register_check(                                        \
      {RULECHECK_GAME_NAME, "EselsbrueckeMalformed", #Name, CheckKind::example, {}, __FILE__, __LINE__}, \
      {body<Concrete>, body<Mutant<Concrete>>, body<Observed<Concrete>>}, 1)
// NOLINTEND(cppcoreguidelines-macro-usage,bugprone-macro-parentheses)

MALFORMED(EnvelopesAreRefusedWithTheirPlace, envelopes);
MALFORMED(ReadingsAndOptionsAreRefusedWithTheirPlace, readings_and_options);
MALFORMED(StartsAreRefusedWithTheirPlace, starts);
MALFORMED(EntriesAreRefusedWithTheirPlace, entries);
MALFORMED(ClaimsAreRefusedWithTheirPlace, claimed_results);

}  // namespace
}  // namespace rulecheck::eselsbruecke
