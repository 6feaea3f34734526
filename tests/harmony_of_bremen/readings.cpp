// For the reading stored traces that differ in it alone and come to another verdict.
#include "tests/harmony_of_bremen/trace_text.hpp"

namespace rulecheck::harmony_of_bremen {
namespace {

template <class D>
Replay replayed(const std::string& name) {
  return replay_file<Model<D>>("tests/harmony_of_bremen/traces/reading/" + name + ".json");
}

const std::string free_to_declare = R"("readings":{"declaration":"free"},)";

}  // namespace

/// Establishes a finding.
EXAMPLE(HarmonyOfBremenReadings, ANumberThatIsNotHeldIsRefusedOrLeavesNoEnsemble, clause::leader_declares,
        clause::leader_plays_the_declared, clause::one_card_from_hand) {
  const Replay refused = replayed<D>("declaration-must-hold");
  trial.expect(verdict_of(refused) == "0 HOB-14",
               [&] { return "the declaration to be refused: " + describe(refused); });
  const Replay accepted = replayed<D>("declaration-free");
  trial.expect(verdict_of(accepted) == "conforms", [&] { return "the declaration to stand: " + describe(accepted); });
  const std::string start = free_to_declare + before_round(9, "[7,8],[1,2],[9,11],[4,5]", 0);
  for (const char* cards : {"7,1,9,4", "8,2,11,5"}) {
    expect_verdict<Model<D>>(trial, trace(start, list({declaration(0, 9), ensemble(cards)})), "1 HOB-17");
  }
  expect_verdict<Model<D>>(trial, trace(start, list({declaration(0, 9), ensemble("9,1,11,4")})), "1 HOB-12");
  expect_verdict<Model<D>>(trial, trace(start, list({declaration(0, 9), declaration(0, 7)})), "1 HOB-37");
  // A number of which there is no card at all.
  expect_verdict<Model<D>>(trial, trace(start, declaration(0, 999)), "conforms");
  const Model<D> model({.free_declaration = true});
  const Position position{9, 0, {2, 0, 3, 1}, {{{7, 8}, {1, 2}, {9, 11}, {4, 5}}}, 0};
  const auto state = model.step(model.begin_at(position), DeclareEntry{0, 9});
  trial.expect(model.legal(state).empty() && !model.over(state), "nothing to be legal, and the game not to be over");
}

EXAMPLE(HarmonyOfBremenReadings, ANumberThatIsHeldMayBeDeclaredInBoth, clause::leader_declares) {
  const std::string start = before_round(9, "[7,8],[1,2],[9,11],[4,5]", 0);
  const std::string moves = list({declaration(0, 8), ensemble("8,1,9,4")});
  expect_verdict<Model<D>>(trial, trace(start, moves), "conforms");
  expect_verdict<Model<D>>(trial, trace(free_to_declare + start, moves), "conforms");
  expect_verdict<Model<D>>(trial, trace(R"("readings":{"declaration":"must-hold"},)" + start, moves), "conforms");
}

}  // namespace rulecheck::harmony_of_bremen
