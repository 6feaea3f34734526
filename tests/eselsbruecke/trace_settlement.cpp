// Records of what a guessing round led to: each part by itself, for every seat.
#include "tests/eselsbruecke/trace_text.hpp"

namespace rulecheck::eselsbruecke {
namespace {

/// Seats 1, 2, 3 hold a, b, c, the storyteller d. Nobody errs: 1 wins b and c, 2 wins a, 3 wins d.
const std::vector<std::string> faultless{distribution(0, {"d", "a", "b", "c"}), names(1, "b"), names(2, "a"),
                                         names(3, "d"), names(1, "c")};
/// Seats 2 and 3 err, seat 2 after winning a tile. Seat 1 wins b, d and c and keeps a tile in the end.
const std::vector<std::string> two_err{distribution(0, {"d", "a", "b", "c"}),
                                       names(1, "b"),
                                       names(2, "d"),
                                       fails(3),
                                       names(1, "c"),
                                       fails(2),
                                       keeps(1, "a")};

/// @param stacks before
template <class D>
void expect_settled(Trial& trial, const std::string& more, std::vector<std::string> moves,
                    const std::vector<std::string>& stacks, const std::string& stated, const std::string& expected) {
  moves.push_back(settles(0, stated));
  expect_verdict<Model<D>>(trial, trace(4, more + before(5, 0, 0, stacks), list(moves)), expected);
}

std::string numbers(const std::string& key, const std::vector<int>& values) {
  return fmt::format(R"("{}":[{}])", key, fmt::join(values, ","));
}

const std::string aside = reading("revealed-stop", "aside");
const std::vector<std::string> some{"p", "pp", "sp", "psp"};

}  // namespace

EXAMPLE(EselsbrueckeTraceSettlement, EveryLossIsCompared, clause::penalty_of_the_field,
        clause::revealed_stop_ends_giving, clause::nothing_left_to_give, clause::open_tiles_go_first) {
  // Two tiles are due: seat 2 gives the open one and meets a stop tile, seat 3 meets one after a tile.
  expect_settled<D>(trial, "", two_err, some, numbers("lost", {0, 0, 1, 1}), "conforms");
  expect_settled<D>(trial, "", two_err, some, numbers("lost", {0, 0, 2, 1}), "7 ESL-41");
  expect_settled<D>(trial, "", two_err, some, numbers("lost", {0, 0, 1, 2}), "7 ESL-41");
  expect_settled<D>(trial, "", two_err, some, numbers("lost", {0, 0, 0, 1}), "7 ESL-33");
  expect_settled<D>(trial, "", two_err, some, numbers("lost", {0, 0, 1, 0}), "7 ESL-33");
  expect_settled<D>(trial, "", two_err, some, numbers("lost", {1, 0, 1, 1}), "7 ESL-33");
  expect_settled<D>(trial, "", two_err, some, numbers("lost", {0, -1, 1, 1}), "7 ESL-33");
  expect_settled<D>(trial, "", two_err, some, numbers("lost", {0, 1, 1, 3}), "7 ESL-33 ESL-41");
  // No stop tile is met where the penalty is paid before one, or where there is none.
  const std::vector<std::string> deep{"p", "pp", "psp", "ppsp"};
  expect_settled<D>(trial, "", two_err, deep, numbers("lost", {0, 0, 2, 2}), "conforms");
  expect_settled<D>(trial, "", two_err, deep, numbers("lost", {0, 0, 3, 2}), "7 ESL-33");
  expect_settled<D>(trial, "", two_err, {"p", "pp", "", "p"}, numbers("lost", {0, 0, 1, 1}), "conforms");
  expect_settled<D>(trial, "", two_err, {"p", "pp", "", "p"}, numbers("lost", {0, 0, 2, 1}), "7 ESL-33");
}

EXAMPLE(EselsbrueckeTraceSettlement, EveryStackIsCompared, clause::faultless_keep_their_tiles,
        clause::open_tiles_go_first, clause::stop_tile_as_reward, clause::no_reward_after_a_mistake,
        clause::given_tiles_leave) {
  const std::vector<std::string> right{"p", "ppppp", "sp", "sp"};
  expect_settled<D>(trial, "", two_err, some, stacks_are(right), "conforms");
  const std::vector<std::string> clauses{"ESL-39", "ESL-32", "ESL-35", "ESL-35"};
  for (std::size_t seat = 0; seat < 4; ++seat) {
    for (const std::string other : {"", "pppppp", "ps", "s", "ssp"}) {
      std::vector<std::string> wrong = right;
      wrong.at(seat) = other;
      expect_settled<D>(trial, "", two_err, some, stacks_are(wrong), "7 " + clauses.at(seat));
      // A wrong number of lost tiles, or a wrong stop tile, is said instead.
      std::vector<int> lost{0, 0, 1, 1};
      lost.at(seat) -= 1;
      expect_settled<D>(trial, "", two_err, some, numbers("lost", lost) + "," + stacks_are(wrong), "7 ESL-33");
    }
  }
  expect_settled<D>(trial, "", two_err, some, R"("stop":true,)" + stacks_are({"sp", "ppppp", "sp", "sp"}), "7 ESL-39");
  expect_settled<D>(trial, "", two_err, some, R"("stop":true,)" + stacks_are({"sp", "p", "sp", "sp"}),
                    "7 ESL-32 ESL-39");
  const std::vector<std::string> all{"sp", "pppp", "psp", "ppsp"};
  expect_settled<D>(trial, "", faultless, some, R"("stop":true,"lost":[0,0,0,0],)" + stacks_are(all), "conforms");
  for (std::size_t seat = 0; seat < 4; ++seat) {
    std::vector<std::string> wrong = all;
    wrong.at(seat) += "s";
    expect_settled<D>(trial, "", faultless, some, stacks_are(wrong), seat == 0 ? "5 ESL-38" : "5 ESL-32");
  }
  expect_settled<D>(trial, "", faultless, some, R"("stop":false,)" + stacks_are({"p", "pppp", "psp", "ppsp"}),
                    "5 ESL-38");
  expect_settled<D>(trial, "", faultless, some, R"("stop":false,)" + stacks_are({"p", "pppp", "sp", "ppsp"}),
                    "5 ESL-32 ESL-38");
}

EXAMPLE(EselsbrueckeTraceSettlement, WhatIsLaidAsideIsCompared, clause::revealed_stop_ends_giving) {
  const std::vector<std::string> right{"p", "ppppp", "p", "p"};
  const std::string whole = numbers("aside", {0, 0, 1, 1}) + "," + stacks_are(right);
  expect_settled<D>(trial, aside, two_err, some, whole, "conforms");
  for (std::size_t seat = 0; seat < 4; ++seat) {
    for (const int difference : {-1, 1}) {
      std::vector<int> wrong{0, 0, 1, 1};
      wrong.at(seat) += difference;
      expect_settled<D>(trial, aside, two_err, some, numbers("aside", wrong), "7 ESL-41");
    }
  }
  expect_settled<D>(trial, aside, two_err, some, stacks_are({"p", "ppppp", "sp", "p"}), "7 ESL-35");
  // A stop tile that is laid aside leaves those below it in the stack.
  const std::vector<std::string> several{"p", "pp", "spsp", "pspsp"};
  expect_settled<D>(trial, aside, two_err, several, stacks_are({"p", "ppppp", "psp", "psp"}), "conforms");
  // A penalty that is paid where a stop tile comes next does not touch it.
  const std::vector<std::string> exact{"p", "pp", "psp", "ppsp"};
  expect_settled<D>(trial, aside, two_err, exact,
                    numbers("aside", {0, 0, 0, 0}) + "," + stacks_are({"p", "ppppp", "sp", "sp"}), "conforms");
}

EXAMPLE(EselsbrueckeTraceSettlement, PenaltiesFollowTheField, clause::penalty_of_the_field,
        clause::example_red_costs_one, clause::example_stop_after_two, clause::expert_variant) {
  const auto expect = [&](const std::string& more, int round, const std::string& hidden, int due) {
    std::vector<std::string> moves;
    if (!hidden.empty()) moves.push_back(story(0, hidden));
    const std::string tiles = round == 3 || round == 4 ? "abc" : round == 5 ? "abcd" : "abcde";
    moves.push_back(distribution(0, {tiles.substr(2), "a", "b"}));
    moves.push_back(fails(1));
    moves.push_back(fails(2));
    for (const int lost : {due - 1, due, due + 1}) {
      std::vector<std::string> all = moves;
      all.push_back(settles(0, numbers("lost", {0, lost, lost})));
      const std::string verdict = lost == due ? "conforms" : std::to_string(all.size() - 1) + " ESL-33";
      expect_verdict<Model<D>>(trial, trace(3, more + before(round, 0, 0, {"p", "ppppppppp", "ppppppppp"}), list(all)),
                               verdict);
    }
  };
  expect("", 3, "klmn", 1);
  expect("", 4, "klmno", 2);
  expect("", 5, "", 2);
  expect("", 6, "", 3);
  const std::string other = R"("options":{"penalties":[1,5,6,3]},)";
  expect(other, 4, "klmno", 5);
  expect(other, 5, "", 6);
  const std::string expert = R"("options":{"side":"expert","penalties":[4,5,6,7,8]},)";
  expect(expert, 3, "klmn", 4);
  expect(expert, 5, "klmno", 6);
  expect(expert, 6, "", 7);
  expect(expert, 7, "", 8);
}

}  // namespace rulecheck::eselsbruecke
