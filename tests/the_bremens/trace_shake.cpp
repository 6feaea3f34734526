// SHAKE in a log: the rows of the trace format, and what each reading makes of it.
#include "tests/the_bremens/trace_text.hpp"

namespace rulecheck::the_bremens {
namespace {

const std::string donkey_only = first_holds(R"("donkey")");
const std::string chicken_far = R"("20":["chicken"],)";

/// Seat 0 plays SHAKE with the donkey. @param readings those that are not the default
std::string shake_with(const std::string& board, const std::string& play, const std::string& readings = "") {
  const std::string start =
      (readings.empty() ? "" : R"("readings":{)" + readings + "},") + position(board, specials("shake") + donkey_only);
  return trace(start, {shows(R"("shake","7","1")"), turn(0, {play})});
}

const std::string to_nearest = R"("shake-target":"nearest")", onto_stacks = R"("shake-target":"stack")";
const std::string into_start = R"("shake-start":"allowed")", riders_carried = R"("shake-blocked":"carry")";
const std::string shaking_optional = R"("shake-use":"optional")";

}  // namespace

EXAMPLE(TheBremensTraceShake, RidersGoBackOneAndTheAnimalAheadOne, clause::shake) {
  for (const char* riding : {R"("dog-1")", R"("cat-1")", R"("dog-1","cat-2")"}) {
    const std::string board = chicken_far + R"("8":["donkey-0",)" + riding + "]";
    expect_verdict<Model<D>>(trial, shake_with(board, shakes("donkey", 9, 7)), "conforms");
    for (int to = 8; to <= 21; ++to) {
      if (to != 9) expect_verdict<Model<D>>(trial, shake_with(board, shakes("donkey", to, 7)), "1 TBR-55");
    }
    for (int to = 0; to <= 21; ++to) {
      if (to != 7) expect_verdict<Model<D>>(trial, shake_with(board, shakes("donkey", 9, to)), "1 TBR-55");
    }
    expect_verdict<Model<D>>(trial, shake_with(board, plays("donkey", 9)), "1 TBR-55");
    expect_verdict<Model<D>>(trial, shake_with(board, plays("donkey", 8)), "1 TBR-55");
    expect_verdict<Model<D>>(trial, shake_with(board, shakes("donkey", 7, 7)), "1 TBR-25");
    // The shaken ones are not carried along.
    const std::string start = position(board, specials("shake") + R"(,"animals":[["donkey"],["dog","cat"],["cat"]])");
    expect_verdict<Model<D>>(trial,
                             trace(start, {shows(R"("shake","1","7")"), turn(0, {shakes("donkey", 9, 7)}),
                                           turn(1, {plays(riding == std::string(R"("cat-1")") ? "cat" : "dog", 8)})}),
                             "conforms");
  }
}

EXAMPLE(TheBremensTraceShake, TheStepAheadIsMadeIfPossible, clause::shake, clause::same_or_larger_is_blocked,
        clause::nothing_rests_on_the_chicken) {
  const std::string rider = R"("8":["donkey-0","dog-1"],)";
  expect_verdict<Model<D>>(trial, shake_with(chicken_far + rider + R"("9":["cat-2"])", shakes("donkey", 8, 7)),
                           "conforms");
  expect_verdict<Model<D>>(trial, shake_with(chicken_far + rider + R"("9":["cat-2"])", shakes("donkey", 9, 7)),
                           "1 TBR-29");
  expect_verdict<Model<D>>(trial, shake_with(rider + R"("9":["chicken"])", shakes("donkey", 9, 7)), "1 TBR-40");
  expect_verdict<Model<D>>(trial, shake_with(rider + R"("9":["chicken"])", shakes("donkey", 8, 7)), "conforms");
  expect_verdict<Model<D>>(trial, shake_with(rider + R"("9":["donkey-2","chicken"])", shakes("donkey", 9, 7)),
                           "1 TBR-40");
  // Into the Goal, alone.
  const std::string last = R"("5":["chicken"],"20":["donkey-0","dog-1"])";
  expect_verdict<Model<D>>(trial, shake_with(last, shakes("donkey", 21, 19)), "conforms");
}

EXAMPLE(TheBremensTraceShake, WithoutRidersItIsAPlainOne, clause::shake, clause::same_or_larger_is_blocked) {
  const std::string alone = chicken_far + R"("8":["donkey-0"])", blocked = alone + R"(,"9":["dog-1"])";
  expect_verdict<Model<D>>(trial, shake_with(alone, plays("donkey", 9)), "conforms");
  expect_verdict<Model<D>>(trial, shake_with(alone, plays("donkey", 8)), "1 TBR-55");
  expect_verdict<Model<D>>(trial, shake_with(alone, plays("donkey", 10)), "1 TBR-55");
  expect_verdict<Model<D>>(trial, shake_with(alone, shakes("donkey", 9, 7)), "1 TBR-55");
  expect_verdict<Model<D>>(trial, shake_with(blocked, plays("donkey", 8)), "conforms");
  expect_verdict<Model<D>>(trial, shake_with(blocked, plays("donkey", 9)), "1 TBR-29");
  // In Start nobody rides.
  expect_verdict<Model<D>>(trial, shake_with(R"("20":["chicken"])", plays("donkey", 1)), "conforms");
  expect_verdict<Model<D>>(trial, shake_with(R"("20":["chicken"])", shakes("donkey", 1, 0), into_start), "1 TBR-55");
}

EXAMPLE(TheBremensTraceShake, NothingIsShakenUnderTheChicken, clause::shake, clause::chicken_holds_animals) {
  const std::string held = R"("8":["donkey-0","dog-1","chicken"])";
  for (const std::string& readings : {std::string(), riders_carried, shaking_optional}) {
    expect_verdict<Model<D>>(trial, shake_with(held, plays("donkey", 8), readings), "conforms");
    expect_verdict<Model<D>>(trial, shake_with(held, plays("donkey", 9), readings), "1 TBR-32");
    expect_verdict<Model<D>>(trial, shake_with(held, shakes("donkey", 8, 7), readings), "1 TBR-55");
    expect_verdict<Model<D>>(trial, shake_with(held, shakes("donkey", 9, 7), readings), "1 TBR-32 TBR-55");
  }
}

EXAMPLE(TheBremensTraceShake, RidersThatCannotGoBackKeepTheAnimalOrRideOn, clause::shake, clause::riders_move_along) {
  const std::string taken = chicken_far + R"("8":["donkey-0","dog-1"],"7":["donkey-2"])";
  expect_verdict<Model<D>>(trial, shake_with(taken, plays("donkey", 8)), "conforms");
  expect_verdict<Model<D>>(trial, shake_with(taken, plays("donkey", 9)), "1 TBR-55");
  expect_verdict<Model<D>>(trial, shake_with(taken, shakes("donkey", 9, 7)), "1 TBR-55");
  expect_verdict<Model<D>>(trial, shake_with(taken, shakes("donkey", 9, 6)), "1 TBR-55");
  expect_verdict<Model<D>>(trial, shake_with(taken, plays("donkey", 9), riders_carried), "conforms");
  expect_verdict<Model<D>>(trial, shake_with(taken, plays("donkey", 8), riders_carried), "1 TBR-55");
  expect_verdict<Model<D>>(trial, shake_with(taken, plays("donkey", 9), shaking_optional), "conforms");
  expect_verdict<Model<D>>(trial, shake_with(taken, plays("donkey", 8), shaking_optional), "1 TBR-55");
  const std::string shut = taken + R"(,"9":["cat-1"])";
  expect_verdict<Model<D>>(trial, shake_with(shut, plays("donkey", 8)), "conforms");
  expect_verdict<Model<D>>(trial, shake_with(shut, plays("donkey", 9)), "1 TBR-55");
  for (const std::string& readings : {riders_carried, shaking_optional}) {
    expect_verdict<Model<D>>(trial, shake_with(shut, plays("donkey", 8), readings), "conforms");
    expect_verdict<Model<D>>(trial, shake_with(shut, plays("donkey", 9), readings), "1 TBR-29");
  }
  // The chicken alone takes a space, too.
  expect_verdict<Model<D>>(trial, shake_with(R"("8":["donkey-0","dog-1"],"7":["chicken"])", plays("donkey", 8)),
                           "conforms");
}

EXAMPLE(TheBremensTraceShake, RidersGoToTheNearestFreeSpace, clause::shake) {
  const std::string board =
      R"("7":["donkey-2"],"6":["dog-2","cat-2"],"5":["chicken"],"8":["donkey-0","dog-1","cat-1"])";
  for (int to = 0; to <= 21; ++to) {
    expect_verdict<Model<D>>(trial, shake_with(board, shakes("donkey", 9, to), to_nearest),
                             to == 4 ? "conforms" : "1 TBR-55");
  }
  const std::string shut = R"("1":["chicken"],"2":["donkey-0","dog-1"])";
  expect_verdict<Model<D>>(trial, shake_with(shut, plays("donkey", 2), to_nearest), "conforms");
  expect_verdict<Model<D>>(trial, shake_with(shut, shakes("donkey", 3, 0), to_nearest), "1 TBR-55");
  expect_verdict<Model<D>>(trial, shake_with(shut, shakes("donkey", 3, 0), to_nearest + "," + into_start), "conforms");
  expect_verdict<Model<D>>(trial, shake_with(shut, plays("donkey", 2), to_nearest + "," + into_start), "1 TBR-55");
  expect_verdict<Model<D>>(trial, shake_with(board, shakes("donkey", 9, 0), to_nearest + "," + into_start), "1 TBR-55");
}

EXAMPLE(TheBremensTraceShake, ASingleRiderMayLandOnALargerAnimal, clause::shake) {
  const auto expect = [&](const std::string& riding, const std::string& behind, bool lands) {
    const std::string board = (behind.find("chicken") == std::string::npos ? chicken_far : "") + R"("8":["donkey-0",)" +
                              riding + R"(],"7":[)" + behind + "]";
    expect_verdict<Model<D>>(trial, shake_with(board, shakes("donkey", 9, 7), onto_stacks),
                             lands ? "conforms" : "1 TBR-55");
    expect_verdict<Model<D>>(trial, shake_with(board, plays("donkey", 8), onto_stacks),
                             lands ? "1 TBR-55" : "conforms");
    expect_verdict<Model<D>>(trial, shake_with(board, shakes("donkey", 9, 7)), "1 TBR-55");
  };
  expect(R"("dog-1")", R"("donkey-2")", true);
  expect(R"("dog-1")", R"("dog-2")", false);
  expect(R"("dog-1")", R"("cat-2")", false);
  expect(R"("dog-1")", R"("donkey-2","cat-2")", false);
  expect(R"("cat-1")", R"("donkey-2","dog-2")", true);
  expect(R"("cat-1")", R"("dog-2")", true);
  expect(R"("cat-1")", R"("cat-2")", false);
  expect(R"("cat-1")", R"("chicken")", false);
  expect(R"("dog-1")", R"("donkey-2","chicken")", false);
  expect(R"("dog-1","cat-1")", R"("donkey-2")", false);
}

EXAMPLE(TheBremensTraceShake, FromTheFirstSpaceOnlyIntoStart, clause::shake) {
  const std::string board = chicken_far + R"("1":["donkey-0","dog-1"])";
  for (const std::string& target : {std::string(), to_nearest + ",", onto_stacks + ","}) {
    const std::string never = target.empty() ? "" : target.substr(0, target.size() - 1);
    expect_verdict<Model<D>>(trial, shake_with(board, plays("donkey", 1), never), "conforms");
    expect_verdict<Model<D>>(trial, shake_with(board, shakes("donkey", 2, 0), never), "1 TBR-55");
    expect_verdict<Model<D>>(trial, shake_with(board, shakes("donkey", 2, 0), target + into_start), "conforms");
    expect_verdict<Model<D>>(trial, shake_with(board, plays("donkey", 1), target + into_start), "1 TBR-55");
    const std::string second = chicken_far + R"("2":["donkey-0","dog-1"])";
    expect_verdict<Model<D>>(trial, shake_with(second, shakes("donkey", 3, 0), target + into_start), "1 TBR-55");
    expect_verdict<Model<D>>(trial, shake_with(second, shakes("donkey", 3, 1), target + into_start), "conforms");
  }
}

EXAMPLE(TheBremensTraceShake, ShakingMayBeOptional, clause::shake) {
  const std::string board = chicken_far + R"("8":["donkey-0","dog-1"])";
  expect_verdict<Model<D>>(trial, shake_with(board, shakes("donkey", 9, 7), shaking_optional), "conforms");
  expect_verdict<Model<D>>(trial, shake_with(board, plays("donkey", 9), shaking_optional), "conforms");
  expect_verdict<Model<D>>(trial, shake_with(board, plays("donkey", 8), shaking_optional), "1 TBR-55");
  expect_verdict<Model<D>>(trial, shake_with(board, plays("donkey", 10), shaking_optional), "1 TBR-55");
  const std::string blocked = board + R"(,"9":["cat-2"])";
  expect_verdict<Model<D>>(trial, shake_with(blocked, plays("donkey", 9), shaking_optional), "1 TBR-29");
  expect_verdict<Model<D>>(trial, shake_with(blocked, plays("donkey", 8), shaking_optional), "1 TBR-55");
  expect_verdict<Model<D>>(trial, shake_with(blocked, shakes("donkey", 8, 7), shaking_optional), "conforms");
}

EXAMPLE(TheBremensTraceShake, WhatShakesSomethingCanMove, clause::shake, clause::blocked_player_decides) {
  const auto chosen = [](const std::string& board, const std::string& play) {
    return trace(position(board, specials("shake") + first_holds(R"("cat","donkey")")),
                 {shows(R"("shake","7","1")"), turn(0, {play})});
  };
  // The donkey can shake off its rider, though it cannot go ahead.
  const std::string shaking = R"("20":["chicken"],"1":["cat-1"],"8":["donkey-0","dog-1"],"9":["cat-2"])";
  expect_verdict<Model<D>>(trial, chosen(shaking, plays("cat", 0)), "1 TBR-30");
  expect_verdict<Model<D>>(trial, chosen(shaking, shakes("donkey", 8, 7)), "conforms");
  // It cannot do either.
  const std::string stuck = shaking + R"(,"7":["donkey-2"])";
  expect_verdict<Model<D>>(trial, chosen(stuck, plays("cat", 0)), "conforms");
  expect_verdict<Model<D>>(trial, chosen(stuck, plays("donkey", 8)), "conforms");
}

}  // namespace rulecheck::the_bremens
