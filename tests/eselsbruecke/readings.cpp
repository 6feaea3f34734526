// For every reading two stored traces that differ in it alone and come to another verdict or result.
#include "tests/eselsbruecke/trace_text.hpp"

namespace rulecheck::eselsbruecke {
namespace {

template <class D>
void expect_reading(Trial& trial, const std::string& name, const std::string& expected) {
  const std::string file = "tests/eselsbruecke/traces/reading/" + name + ".json";
  const Replay replay = replay_file<Model<D>>(file);
  trial.expect(verdict_of(replay) == expected,
               [&] { return file + ": " + expected + ", and it is: " + describe(replay); });
}

}  // namespace

// Each of these establishes a finding.

EXAMPLE(EselsbrueckeReadings, TheBaseTileCountsOrMarks, clause::base_tile, clause::penalty_of_the_field,
        clause::most_tiles_decide) {
  expect_reading<D>(trial, "base-tile-point", "conforms");
  expect_reading<D>(trial, "base-tile-marker", "14 ESL-33");
  // What lies in a stack counts in both; the base is in no stack if it is a marker.
  const std::string end = before(7, 0, 0, {"pp", "p", ""});
  for (const std::string& start : {end, reading("base-tile", "marker") + end}) {
    expect_verdict<Model<D>>(trial, trace(3, start, "", R"({"tiles":[2,1,0],"winners":[0]})"), "conforms, over");
  }
}

EXAMPLE(EselsbrueckeReadings, WhatAnErringPlayerKeeps, clause::open_tiles_go_first,
        clause::faultless_keep_their_tiles) {
  expect_reading<D>(trial, "erring-open-tiles-keep", "conforms");
  expect_reading<D>(trial, "erring-open-tiles-forfeit", "6 ESL-35");
  // A penalty of two takes both open tiles, so that nothing is left to keep.
  const std::vector<std::string> moves{
      distribution(0, {"d", "a", "b", "c"}), names(1, "b"), fails(2), fails(3), names(1, "d"), fails(1)};
  for (const std::string& first : {std::string(), reading("erring-open-tiles", "forfeit")}) {
    const auto ends = [&](const char* stack) {
      std::vector<std::string> all = moves;
      all.push_back(settles(0, stacks_are({"", stack, "", ""})));
      return trace(4, first + before(5, 0, 0, {"", "sp", "p", "p"}), list(all));
    };
    expect_verdict<Model<D>>(trial, ends("sp"), "conforms");
    expect_verdict<Model<D>>(trial, ends("psp"), "6 ESL-35");
    expect_verdict<Model<D>>(trial, ends("p"), "6 ESL-35");
  }
}

EXAMPLE(EselsbrueckeReadings, NamingTheOwnMotif, clause::not_the_own_motif, clause::mistake_puts_out) {
  expect_reading<D>(trial, "own-motif-illegal", "1 ESL-24");
  expect_reading<D>(trial, "own-motif-mistake", "conforms");
}

EXAMPLE(EselsbrueckeReadings, NamingAMotifAgain, clause::left_neighbour_begins, clause::mistake_puts_out) {
  expect_reading<D>(trial, "repeated-motif-mistake", "conforms");
  expect_reading<D>(trial, "repeated-motif-illegal", "2 ESL-23");
}

EXAMPLE(EselsbrueckeReadings, ARevealedStopTileProtectsAgainOrNot, clause::revealed_stop_ends_giving) {
  expect_reading<D>(trial, "revealed-stop-stays", "conforms");
  expect_reading<D>(trial, "revealed-stop-aside", "17 ESL-33");
}

EXAMPLE(EselsbrueckeReadings, ASecondPlayerWithoutATile, clause::first_tile_as_aid, clause::not_the_own_motif) {
  expect_reading<D>(trial, "second-aid-pass-on", "6 ESL-24");
  expect_reading<D>(trial, "second-aid-none", "conforms");
}

}  // namespace rulecheck::eselsbruecke
