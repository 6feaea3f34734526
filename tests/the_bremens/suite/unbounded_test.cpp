// The rules of The Bremens bound no game (finding TBR-F18): a random game that goes on and on is left, and nothing
// takes it for a defect.
#include <gtest/gtest.h>

#include "model/the_bremens/model.hpp"
#include "properties/core/property.hpp"
#include "properties/core/walk.hpp"

namespace rulecheck::the_bremens {
namespace {

/// Rules that never come to an end.
struct Endless : Model<Concrete> {
  using Model::Model;
  static bool over(const State&) { return false; }
  static State step(const State& state, const Move&) { return state; }
};
/// The same, with the promise that no game is longer.
struct Bounded : Endless {
  using Endless::Endless;
  static int most_moves() { return 30; }
};

Settings three_players() {
  Settings settings;
  settings.players = 3;
  return settings;
}

template <class M>
void walk_on(Trial& trial) {
  Walk<M> walk(trial, M(three_players()));
  while (!walk.over()) walk.go_on();
}

TEST(TheBremensUnbounded, ARandomGameIsLeft) {
  Choices choices(1);
  const auto game = play_game(Endless(three_players()), choices);
  EXPECT_EQ(game.record.moves.size(), moves_before_left);
}

TEST(TheBremensUnbounded, ACaseIsLeftAndLabelled) {
  const PropertyOutcome found = run_property("TheBremensUnbounded.ACaseIsLeftAndLabelled", walk_on<Endless>, 3, 1);
  EXPECT_EQ(found.outcome.verdict, Verdict::passed);
  EXPECT_EQ(found.labels.at(left_unfinished), 3U);
}

TEST(TheBremensUnbounded, WhereABoundIsPromisedALongerGameIsADefect) {
  Choices choices(1);
  EXPECT_THROW(play_game(Bounded(three_players()), choices), ModelDefect);
  EXPECT_TRUE(fails_in_some_case(walk_on<Bounded>, 1, 1));
}

}  // namespace
}  // namespace rulecheck::the_bremens
