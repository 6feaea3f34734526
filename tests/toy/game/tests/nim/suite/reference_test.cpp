// The reference of Nim by itself: every rule once by hand, both readings.
#include "properties/nim/reference.hpp"

#include <gtest/gtest.h>

namespace rulecheck::nim::reference {
namespace {

TEST(NimReference, SeatsMoveInTurnAndTakeWhatTheyTake) {
  Game game(5, 3, false);
  EXPECT_EQ(game.left(), 5);
  EXPECT_EQ(game.player_to_move(), 0);
  game.take(0, 3);
  EXPECT_EQ(game.left(), 2);
  EXPECT_EQ(game.player_to_move(), 1);
  game.take(1, 1);
  EXPECT_EQ(game.player_to_move(), 0);
  EXPECT_FALSE(game.over());
  game.take(0, 1);
  EXPECT_TRUE(game.over());
}

TEST(NimReference, AMoveTakesOneStoneToTheLimit) {
  const Game game(40, 3, false);
  EXPECT_FALSE(game.is_within_limit(0));
  for (const int stones : {1, 2, 3}) EXPECT_TRUE(game.is_within_limit(stones));
  EXPECT_FALSE(game.is_within_limit(4));
}

TEST(NimReference, TheLastStoneWinsOrLoses) {
  for (const bool loses : {false, true}) {
    Game game(4, 2, loses);
    game.take(0, 2);
    game.take(1, 2);
    EXPECT_EQ(game.winner(), loses ? 0 : 1);
  }
}

}  // namespace
}  // namespace rulecheck::nim::reference
