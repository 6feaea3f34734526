// Special cards in a log: the rows of the trace format, each with a twin that keeps the rule.
#include "tests/the_bremens/trace_text.hpp"

namespace rulecheck::the_bremens {
namespace {

const std::string donkey_alone = R"("5":["chicken"],"8":["donkey-0"])";

/// Seat 0 shows a special card and takes its turn. @param more other keys of the position, with a comma before them
std::string first_special(const std::string& card, const std::string& board, const std::vector<std::string>& chosen,
                          const std::string& more = "", const std::string& readings = "") {
  const std::string start =
      readings + position(board, specials(card, "seven", card == "nine" ? "skip" : "nine") + more);
  return trace(start, {shows("\"" + card + R"(","7","1")"), turn(0, chosen)});
}

const std::string laying = R"(,"card":true)";

}  // namespace

EXAMPLE(TheBremensTraceSpecial, SkipCountsFreeSpaces, clause::skip) {
  const std::string board = R"("5":["chicken"],"8":["donkey-0","dog-1"],"9":["donkey-1","cat-1"],"11":["cat-2"])";
  const std::string only = first_holds(R"("donkey")");
  for (int to = 9; to <= 21; ++to) {
    expect_verdict<Model<D>>(trial, first_special("skip", board, {plays("donkey", to)}, only),
                             to == 12 ? "conforms" : "1 TBR-56");
  }
  expect_verdict<Model<D>>(trial, first_special("skip", board, {plays("donkey", 8)}, only), "1 TBR-18");
  // The chicken's space is not free.
  const std::string chicken = R"("9":["chicken"],"8":["donkey-0"])";
  expect_verdict<Model<D>>(trial, first_special("skip", chicken, {plays("donkey", 11)}), "conforms");
  expect_verdict<Model<D>>(trial, first_special("skip", chicken, {plays("donkey", 10)}), "1 TBR-56");
  const std::string held = R"("8":["donkey-0","chicken"])";
  expect_verdict<Model<D>>(trial, first_special("skip", held, {plays("donkey", 10)}, only), "1 TBR-32");
}

EXAMPLE(TheBremensTraceSpecial, SkipNearTheGoal, clause::skip, clause::full_amount) {
  const std::string two = R"("5":["chicken"],"18":["donkey-0"])", one = R"("5":["chicken"],"19":["donkey-0"])";
  const std::string none = R"("5":["chicken"],"20":["donkey-0"])", only = first_holds(R"("donkey")");
  const auto expect = [&](const std::string& board, int to, const std::string& readings, const std::string& verdict) {
    expect_verdict<Model<D>>(trial, first_special("skip", board, {plays("donkey", to)}, only, readings), verdict);
  };
  const std::string exact = reading("overshoot", "exact"), without = reading("skip-goal", "not-counted");
  const std::string both = R"("readings":{"overshoot":"exact","skip-goal":"not-counted"},)";
  for (const std::string& readings : {std::string(), exact, without, both}) {
    expect(two, 20, readings, "conforms");
    expect(two, 21, readings, "1 TBR-56");
    const bool counts = readings.empty() || readings == exact;
    expect(one, 21, readings, counts ? "conforms" : "1 TBR-56");
    expect(one, 19, readings, counts ? "1 TBR-18" : "conforms");
    expect(one, 20, readings, "1 TBR-56");
    expect(none, 21, readings, readings.empty() ? "conforms" : "1 TBR-56");
    expect(none, 20, readings, readings.empty() ? "1 TBR-18" : "conforms");
  }
}

EXAMPLE(TheBremensTraceSpecial, DoubleMovesTwoAnimals, clause::double_move, clause::double_returns_cards_in_between,
        clause::play_an_animal_card) {
  const std::string only = first_holds(R"("donkey")");
  const auto expect = [&](const std::vector<std::string>& chosen, const std::string& more, const std::string& verdict,
                          const std::string& readings = "") {
    expect_verdict<Model<D>>(trial, first_special("double", donkey_alone, chosen, more, readings), verdict);
  };
  expect({plays("donkey", 11), plays("cat", 3)}, "", "conforms");
  expect({plays("donkey", 11), plays("donkey", 14)}, "", "1 TBR-17");
  expect({plays("donkey", 11), plays("donkey", 14)}, only, "conforms");
  expect({plays("donkey", 11), plays("cat", 3)}, only, "conforms");
  expect({plays("donkey", 12), plays("cat", 3)}, "", "1 TBR-57");
  expect({plays("donkey", 11), plays("cat", 4)}, "", "1 TBR-57");
  expect({plays("donkey", 11)}, "", "1 TBR-30");
  expect({}, "", "1 TBR-30");
  expect({plays("donkey", 11)}, "", "conforms", reading("double-second", "optional"));
  expect({}, "", "1 TBR-30", reading("double-second", "optional"));
  expect({plays("donkey", 11)}, "", "1 TBR-30", reading("forced-move", "free-card"));
  expect({plays("donkey", 11)}, "", "conforms", reading("forced-move", "may-decline"));
  // The first two moves: onto the same space only the smaller one, later.
  expect({plays("dog", 3), plays("cat", 3)}, "", "conforms");
  expect({plays("cat", 3), plays("dog", 3)}, "", "1 TBR-29");
}

EXAMPLE(TheBremensTraceSpecial, DoubleEndsWithTheGame, clause::double_move, clause::third_animal_home_wins) {
  const std::string board = R"("5":["chicken"],"18":["donkey-0"])", home = R"(,"home":["cat-0","dog-0"])";
  expect_verdict<Model<D>>(trial, first_special("double", board, {plays("donkey", 21)}, home), "conforms, over");
  expect_verdict<Model<D>>(trial, first_special("double", board, {plays("donkey", 21), plays("donkey", 21)}, home),
                           "1 TBR-51");
}

EXAMPLE(TheBremensTraceSpecial, AnyoneNeedsNoCard, clause::anyone, clause::blocked_player_decides) {
  const std::string cat = first_holds(R"("cat")"), optional = reading("anyone-card", "optional");
  const auto expect = [&](const std::vector<std::string>& chosen, const std::string& verdict,
                          const std::string& readings = "", const std::string& board = donkey_alone) {
    expect_verdict<Model<D>>(trial, first_special("anyone", board, chosen, cat, readings), verdict);
  };
  expect({plays("donkey", 12)}, "conforms");
  expect({plays("cat", 4)}, "conforms");
  expect({plays("donkey", 11)}, "1 TBR-58");
  expect({plays("cat", 4, laying)}, "1 TBR-58");
  expect({plays("cat", 4, laying)}, "conforms", optional);
  expect({plays("donkey", 12, laying)}, "1 TBR-17", optional);
  expect({plays("donkey", 12)}, "conforms", optional);
  expect({}, "1 TBR-30");
  expect({plays("donkey", 8)}, "1 TBR-18");
  // An animal without its card in hand counts as one that may be chosen.
  const std::string blocked = R"("5":["chicken"],"4":["cat-1"],"8":["donkey-0"])";
  expect({plays("cat", 0)}, "1 TBR-30", "", blocked);
  const std::string all_blocked = R"("4":["cat-1"],"8":["donkey-0","chicken"])";
  expect({plays("cat", 0)}, "conforms", "", all_blocked);
  expect({plays("donkey", 8)}, "conforms", "", all_blocked);
  expect({}, "conforms", "", all_blocked);
}

EXAMPLE(TheBremensTraceSpecial, OneToFiveMovesOneToFive, clause::one_to_five, clause::same_or_larger_is_blocked) {
  for (int to = 9; to <= 21; ++to) {
    expect_verdict<Model<D>>(trial, first_special("one-to-five", donkey_alone, {plays("donkey", to)}),
                             to <= 13 ? "conforms" : "1 TBR-59");
  }
  const std::string only = first_holds(R"("donkey")");
  const std::string wall =
      R"("5":["chicken"],"8":["donkey-0"],"9":["cat-1"],"10":["cat-2"],"11":["dog-1"],"12":["dog-2"],"13":["donkey-2"])";
  for (int to = 9; to <= 13; ++to) {
    expect_verdict<Model<D>>(trial, first_special("one-to-five", wall, {plays("donkey", to)}, only), "1 TBR-29");
  }
  expect_verdict<Model<D>>(trial, first_special("one-to-five", wall, {plays("donkey", 8)}, only), "conforms");
  const std::string gap =
      R"("5":["chicken"],"8":["donkey-0"],"9":["cat-1"],"10":["cat-2"],"11":["dog-1"],"12":["dog-2"])";
  expect_verdict<Model<D>>(trial, first_special("one-to-five", gap, {plays("donkey", 8)}, only), "1 TBR-18");
  expect_verdict<Model<D>>(trial, first_special("one-to-five", gap, {plays("donkey", 13)}, only), "conforms");
  const std::string near = R"("5":["chicken"],"18":["donkey-0"])";
  for (const std::string& readings : {std::string(), reading("overshoot", "exact")}) {
    for (int to = 19; to <= 21; ++to) {
      expect_verdict<Model<D>>(trial, first_special("one-to-five", near, {plays("donkey", to)}, only, readings),
                               "conforms");
    }
  }
}

EXAMPLE(TheBremensTraceSpecial, NineMovesNineAndSevenSeven, clause::nine, clause::seven, clause::full_amount) {
  for (int to = 9; to <= 21; ++to) {
    expect_verdict<Model<D>>(trial, first_special("nine", donkey_alone, {plays("donkey", to)}),
                             to == 17 ? "conforms" : "1 TBR-60");
  }
  // The chicken card goes to the other of two sevens.
  const std::string tied = position(donkey_alone, specials("seven", "shake", "nine"));
  for (int to = 9; to <= 21; ++to) {
    expect_verdict<Model<D>>(trial, trace(tied, {shows(R"("seven","7","1")", 1), turn(0, {plays("donkey", to)})}),
                             to == 15 ? "conforms" : "1 TBR-24");
  }
}

}  // namespace rulecheck::the_bremens
