// For every reading stored traces that differ in it alone and come to another verdict.
#include "tests/the_bremens/trace_text.hpp"

namespace rulecheck::the_bremens {
namespace {

/// Expects the stored trace of a reading to have these verdicts, one for each value.
/// @param kind which of several traces of the reading, with a dash before it
template <class D>
void expect_apart(Trial& trial, const std::string& name,
                  const std::vector<std::pair<std::string, std::string>>& by_value, const std::string& kind = "") {
  bool differ = false;
  for (const auto& [value, verdict] : by_value) {
    expect_stored<D>(trial, "reading/" + name + "-" + value + kind, verdict);
    differ = differ || verdict != by_value.front().second;
  }
  trial.expect(differ, "the values to be told apart");
}

}  // namespace

EXAMPLE(TheBremensReadings, Overshoot, clause::full_amount, clause::home_card_is_out_of_use) {
  expect_apart<D>(trial, "overshoot", {{"clamp", "conforms"}, {"exact", "1 TBR-24"}});
}

EXAMPLE(TheBremensReadings, ForcedMove, clause::play_an_animal_card, clause::matching_animal_moves,
        clause::blocked_player_decides) {
  expect_apart<D>(trial, "forced-move",
                  {{"must-if-able", "1 TBR-30"}, {"free-card", "2 TBR-30"}, {"may-decline", "conforms"}});
}

EXAMPLE(TheBremensReadings, DoubleSecond, clause::double_move) {
  expect_apart<D>(trial, "double-second", {{"required", "1 TBR-30"}, {"optional", "conforms"}});
}

EXAMPLE(TheBremensReadings, ShakeTarget, clause::shake) {
  expect_apart<D>(trial, "shake-target", {{"strict", "1 TBR-55"}, {"nearest", "1 TBR-55"}, {"stack", "conforms"}});
  expect_apart<D>(trial, "shake-target", {{"strict", "1 TBR-55"}, {"nearest", "conforms"}, {"stack", "1 TBR-55"}},
                  "-two-back");
  expect_apart<D>(trial, "shake-target", {{"strict", "conforms"}, {"nearest", "1 TBR-55"}, {"stack", "1 TBR-55"}},
                  "-stays");
}

EXAMPLE(TheBremensReadings, ShakeStart, clause::shake) {
  expect_apart<D>(trial, "shake-start", {{"never", "1 TBR-55"}, {"allowed", "conforms"}});
}

EXAMPLE(TheBremensReadings, ShakeBlocked, clause::shake, clause::riders_move_along) {
  expect_apart<D>(trial, "shake-blocked", {{"nothing", "1 TBR-55"}, {"carry", "conforms"}});
}

EXAMPLE(TheBremensReadings, ShakeUse, clause::shake) {
  expect_apart<D>(trial, "shake-use", {{"required", "1 TBR-55"}, {"optional", "conforms"}});
}

EXAMPLE(TheBremensReadings, AnyoneCard, clause::anyone, clause::blocked_player_decides) {
  expect_apart<D>(trial, "anyone-card", {{"none", "1 TBR-58"}, {"optional", "conforms"}});
}

EXAMPLE(TheBremensReadings, SkipGoal, clause::skip) {
  expect_apart<D>(trial, "skip-goal", {{"counts", "conforms"}, {"not-counted", "1 TBR-56"}});
}

EXAMPLE(TheBremensReadings, Arrival, clause::third_animal_home_wins, clause::riders_arrive_first) {
  expect_apart<D>(trial, "arrival", {{"all", "conforms, over"}, {"stop", "result TBR-53"}});
}

EXAMPLE(TheBremensReadings, ChickenPlayerCard, clause::play_an_animal_card, clause::chicken_player_moves_no_animal) {
  expect_apart<D>(trial, "chicken-player-card", {{"none", "conforms"}, {"plays", "3 TBR-17"}});
}

}  // namespace rulecheck::the_bremens
