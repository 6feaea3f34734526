// The reference of Eselsbrücke by itself: whole games on either side, whose ends can be computed by hand.

#include <gtest/gtest.h>

#include <vector>

#include "tests/eselsbruecke/suite/reference_table.hpp"

namespace {

using namespace rulecheck::eselsbruecke::reference;

/// The player to guess names a tile in another hand, or keeps the last one.
Guess right_guess(const GuessingRound& round) {
  const int player = round.player_to_guess().value();
  if (round.holds_the_last(player)) return keeps(player, round.unnamed().front());
  for (const Motif& motif : round.unnamed()) {
    if (!contains(round.hands().at(static_cast<std::size_t>(player)), motif)) return names(player, motif);
  }
  throw std::logic_error("there is nothing to name");
}

/// The moves of a whole game, and how many of each sort.
struct Played {
  Game game;
  int stories = 0;
  int distributions = 0;
  int guesses = 0;
};

/// A game from its setup in which everybody remembers everything, or nobody anything.
Played play_to_the_end(const Settings& settings, int start, bool remembering) {
  Played played{Game(settings, start)};
  Game& game = played.game;
  while (!game.over()) {
    if (game.due() == Step::story) {
      game.play(story_due(game));
      ++played.stories;
    } else if (game.due() == Step::distribution) {
      const int story = game.round() - 2;
      const Motifs tiles = story_tiles_of(story, game.storyteller(), at(settings.story_tiles, story - 1));
      game.play(Distribution{game.storyteller(), dealt(settings.players, game.storyteller(), tiles)});
      ++played.distributions;
    } else {
      const GuessingRound& round = game.guessing();
      game.play(remembering ? right_guess(round) : forgets(round.player_to_guess().value()));
      ++played.guesses;
    }
  }
  return played;
}

/// The same number for each of the seats.
std::vector<int> each(int players, int number) { return std::vector<int>(static_cast<std::size_t>(players), number); }

TEST(EselsbrueckeReferenceGames, ThreeWhoRememberEverythingHaveFifteenPicturesTheBaseAndFourStopTiles) {
  const Played played = play_to_the_end(normal_settings(3), 1, true);
  EXPECT_EQ(played.game.result(), (Result{each(3, 20), each(3, 4), {0, 1, 2}}));
  EXPECT_EQ(played.stories, 12);
  EXPECT_EQ(played.distributions, 12);
  EXPECT_EQ(played.guesses, 45);
}

TEST(EselsbrueckeReferenceGames, SixWhoRememberEverythingHaveAsManyTilesAsThree) {
  const Played played = play_to_the_end(normal_settings(6), 4, true);
  EXPECT_EQ(played.game.result(), (Result{each(6, 20), each(6, 4), {0, 1, 2, 3, 4, 5}}));
  EXPECT_EQ(played.guesses, 90);
}

TEST(EselsbrueckeReferenceGames, OnTheExpertSideThereAreFiveMorePicturesAndOneMoreStopTile) {
  const Played played = play_to_the_end(expert_settings(4), 0, true);
  EXPECT_EQ(played.game.result(), (Result{each(4, 26), each(4, 5), {0, 1, 2, 3}}));
  EXPECT_EQ(played.stories, 20);
  EXPECT_EQ(played.distributions, 20);
  EXPECT_EQ(played.guesses, 80);
}

TEST(EselsbrueckeReferenceGames, AMarkerCountsNothingAtTheEnd) {
  Settings settings = normal_settings(5);
  settings.readings.base_tile_marker = true;
  EXPECT_EQ(play_to_the_end(settings, 3, true).game.result().tiles, each(5, 19));
}

TEST(EselsbrueckeReferenceGames, WhereNobodyRemembersAnythingNothingIsLeft) {
  const Played played = play_to_the_end(normal_settings(5), 2, false);
  EXPECT_EQ(played.game.result(), (Result{each(5, 0), each(5, 0), {0, 1, 2, 3, 4}}));
  EXPECT_EQ(played.guesses, 80);  // 20 guessing rounds, in each of which four players err
}

TEST(EselsbrueckeReferenceGames, AnExpertGameTellsInItsFifthRoundAndNotInItsSixth) {
  Game game(expert_settings(3), turn_of_seat_0(5, {"p", "p", "p"}));
  EXPECT_EQ(game.due(), Step::story);
  EXPECT_EQ(game.judge(Story{0, first_letters(4)}), (Breaches{{5, "ESL-12"}}));
  EXPECT_EQ(game.judge(Distribution{0, dealt(3, 0, first_letters(4))}), (Breaches{{3, "ESL-19"}}));
  EXPECT_TRUE(game.judge(story_due(game)).empty());
  EXPECT_EQ(Game(expert_settings(3), turn_of_seat_0(6, {"p", "p", "p"})).judge(Story{0, first_letters(5)}),
            (Breaches{{3, "ESL-44"}}));
}

TEST(EselsbrueckeReferenceGames, AnExpertMistakeCostsWhatTheStoryInTheSameRoundSays) {
  const std::vector<Move> mistakes{forgets(1), forgets(2)};
  const Settings settings = expert_settings(3);
  EXPECT_EQ(after(guessing_begins(settings, 3), mistakes).just_settled().value().lost, (std::vector<int>{0, 2, 2}));
  EXPECT_EQ(after(guessing_begins(settings, 5), mistakes).just_settled().value().lost, (std::vector<int>{0, 3, 3}));
  EXPECT_EQ(after(guessing_begins(settings, 7), mistakes).just_settled().value().lost, (std::vector<int>{0, 4, 4}));
}

TEST(EselsbrueckeReferenceGames, AFullStoryOfNineTilesIsDistributedAndGuessed) {
  Settings settings = expert_settings(3);
  settings.story_tiles = {9, 3, 4, 5, 5};
  const Played played = play_to_the_end(settings, 0, true);
  EXPECT_EQ(played.game.result().tiles, each(3, 32));
  EXPECT_EQ(played.guesses, 78);
}

}  // namespace
