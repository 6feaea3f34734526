// The reference of The Bremens by itself: how a game begins, and from what positions.

#include <gtest/gtest.h>

#include <stdexcept>
#include <string>
#include <vector>

#include "tests/the_bremens/suite/reference_table.hpp"

namespace {

using namespace rulecheck::the_bremens::reference;

const Preparation setup_of_four{{"skip", "nine", "seven", "shake"}, 2};

/// A position of three players with nothing but the chicken on the board.
Scene only_the_chicken() { return {{{9, {"chicken"}}}}; }

TEST(BremensReferenceStarts, AllAnimalsBeginInStartAndTheChickenOnItsSpace) {
  const Game game(four_players(), setup_of_four);
  EXPECT_EQ(game.board().last_space(), 20);
  EXPECT_EQ(game.board().goal(), 21);
  EXPECT_EQ(game.board().spaces.front().size(), 12U);
  EXPECT_EQ(stack_on(game, 10), Clauses{"chicken"});
  EXPECT_TRUE(game.board().home.empty());
  EXPECT_EQ(place_of(game, "donkey-3"), 0);
}

TEST(BremensReferenceStarts, EverybodyHoldsElevenCards) {
  const Game game(four_players(), setup_of_four);
  for (int seat = 0; seat < 4; ++seat) {
    EXPECT_EQ(at(game.hands(), seat).size() + at(game.animal_cards(), seat).size(), 11U);
  }
  EXPECT_EQ(at(game.hands(), 1), (Cards{"1", "2", "3", "4", "5", "6", "7", "nine"}));
  EXPECT_EQ(at(game.animal_cards(), 1), (Animals{cat, dog, donkey}));
}

TEST(BremensReferenceStarts, TheStartPlayerHasBadgeAndChickenCard) {
  const Game game(four_players(), setup_of_four);
  EXPECT_EQ(game.start_player(), 2);
  EXPECT_EQ(game.chicken_card_holder(), 2);
  EXPECT_EQ(game.due(), Step::reveal);
  EXPECT_FALSE(game.to_move());
}

TEST(BremensReferenceStarts, FivePlayersHaveALongerBoard) {
  Settings settings;
  settings.players = 5;
  const Game game(settings, Preparation{{"skip", "nine", "seven", "shake", "double"}, 0});
  EXPECT_EQ(game.board().goal(), 25);
  EXPECT_EQ(stack_on(game, 12), Clauses{"chicken"});
}

TEST(BremensReferenceStarts, LengthAndChickenSpaceCanBeChosen) {
  Settings settings = three_players();
  settings.length = 7;
  EXPECT_EQ(stack_on(Game(settings, Preparation{{"skip", "nine", "seven"}, 0}), 3), Clauses{"chicken"});
  settings.chicken_start = 7;
  EXPECT_EQ(stack_on(Game(settings, Preparation{{"skip", "nine", "seven"}, 0}), 7), Clauses{"chicken"});
}

TEST(BremensReferenceStarts, SettingsOutsideTheirRangesAreRefused) {
  const Preparation setup{{"skip", "nine", "seven"}, 0};
  Settings settings = three_players();
  settings.length = 1;
  EXPECT_THROW(Game(settings, setup), std::logic_error);
  settings.length = 61;
  EXPECT_THROW(Game(settings, setup), std::logic_error);
  settings.length = 60;
  settings.chicken_start = 61;
  EXPECT_THROW(Game(settings, setup), std::logic_error);
  settings.chicken_start = 60;
  settings.symbols = {{"seven", 3}};
  EXPECT_THROW(Game(settings, setup), std::logic_error);
  settings.symbols = {{"7", 10}};
  EXPECT_THROW(Game(settings, setup), std::logic_error);
  settings.symbols = {{"7", 9}};
  EXPECT_NO_THROW(Game(settings, setup));
  settings.players = 2;
  EXPECT_THROW(Game(settings, setup), std::logic_error);
}

TEST(BremensReferenceStarts, SpecialCardsOfASetupAreDifferentSpecialCards) {
  EXPECT_THROW(Game(three_players(), Preparation{{"skip", "skip", "seven"}, 0}), std::logic_error);
  EXPECT_THROW(Game(three_players(), Preparation{{"skip", "7", "seven"}, 0}), std::logic_error);
  EXPECT_THROW(Game(three_players(), Preparation{{"skip", "seven"}, 0}), std::logic_error);
  EXPECT_THROW(Game(three_players(), Preparation{{"skip", "nine", "seven"}, 3}), std::logic_error);
}

TEST(BremensReferenceStarts, WhatAPositionDoesNotStateIsInStartAndInHand) {
  const Game game(three_players(), position_of({{{9, {"dog-2", "chicken"}}}, {"cat-1"}, 1}));
  EXPECT_EQ(place_of(game, "cat-0"), 0);
  EXPECT_EQ(place_of(game, "cat-1"), 21);
  EXPECT_EQ(place_of(game, "dog-2"), 9);
  EXPECT_EQ(at(game.hands(), 2), (Cards{"1", "2", "3", "4", "5", "6", "7"}));
  EXPECT_EQ(at(game.animal_cards(), 1), (Animals{dog, donkey}));
  EXPECT_EQ(game.start_player(), 1);
  EXPECT_EQ(game.chicken_card_holder(), 1);
}

TEST(BremensReferenceStarts, AnimalCardsThatAreNotInHandLieOnTheTable) {
  const Game game(three_players(), position_of({{{9, {"chicken"}}}, {"cat-1"}, 0, {{cat}, {dog}, {cat, dog, donkey}}}));
  EXPECT_EQ(at(game.animal_cards_laid_down(), 0), (Animals{dog, donkey}));
  EXPECT_EQ(at(game.animal_cards_laid_down(), 1), Animals{donkey});
  EXPECT_EQ(at(game.animal_cards_laid_down(), 2), Animals{});
}

/// Whether nothing can begin from this scene of three players.
bool is_refused(const Scene& scene) {
  try {
    const Game game(three_players(), position_of(scene));
    return false;
  } catch (const std::logic_error&) {
    return true;
  }
}

TEST(BremensReferenceStarts, ABoardThatCannotBeIsRefused) {
  EXPECT_FALSE(is_refused({{{20, {"donkey-0", "dog-2", "cat-1", "chicken"}}}}));
  EXPECT_TRUE(is_refused({{{9, {"dog-0"}}}})) << "no chicken";
  EXPECT_TRUE(is_refused({{{9, {"chicken"}}, {8, {"chicken"}}}})) << "two chickens";
  EXPECT_TRUE(is_refused({{{0, {"chicken"}}}})) << "the chicken in Start";
  EXPECT_TRUE(is_refused({{{21, {"chicken"}}}})) << "the chicken in Goal";
  EXPECT_TRUE(is_refused({{}, {"chicken"}})) << "the chicken at home";
  EXPECT_TRUE(is_refused({{{9, {"chicken", "cat-0"}}}})) << "a cat on the chicken";
  EXPECT_TRUE(is_refused({{{9, {"chicken"}}, {8, {"cat-0", "dog-1"}}}})) << "a dog on a cat";
  EXPECT_TRUE(is_refused({{{9, {"chicken"}}, {8, {"cat-0", "cat-1"}}}})) << "a cat on a cat";
  EXPECT_TRUE(is_refused({{{9, {"chicken"}}, {8, {"cat-0"}}, {7, {"cat-0"}}}})) << "a cat twice";
  EXPECT_TRUE(is_refused({{{9, {"chicken"}}, {8, {"cat-0"}}}, {"cat-0"}})) << "a cat on the way and at home";
  EXPECT_TRUE(is_refused({{{9, {"chicken"}}, {8, {"cat-3"}}}})) << "a fourth player's cat";
  EXPECT_TRUE(is_refused({{{9, {"chicken"}}, {8, {}}}})) << "an empty space";
}

TEST(BremensReferenceStarts, HandsThatCannotBeAreRefused) {
  Position position = position_of(only_the_chicken());
  position.cards = {{"1", "skip"}, {"1", "2"}, {"1", "nine"}};
  EXPECT_NO_THROW(Game(three_players(), position));
  position.cards = {{"1", "skip"}, {"1", "2"}, {"1"}};
  EXPECT_THROW(Game(three_players(), position), std::logic_error) << "not equally many";
  position.cards = {{"nine", "skip"}, {"1", "2"}, {"1", "2"}};
  EXPECT_THROW(Game(three_players(), position), std::logic_error) << "two specials of a seat";
  position.cards = {{"1", "skip"}, {"1", "skip"}, {"1", "2"}};
  EXPECT_THROW(Game(three_players(), position), std::logic_error) << "a special twice";
  position.cards = std::vector<Cards>(3);
  EXPECT_THROW(Game(three_players(), position), std::logic_error) << "no cards";
}

TEST(BremensReferenceStarts, AnimalCardsThatCannotBeAreRefused) {
  Scene scene{{{9, {"chicken"}}}, {"cat-1"}, 0, {{cat}, {dog}, {cat}}};
  EXPECT_FALSE(is_refused(scene));
  scene.animals.at(1) = {cat};
  EXPECT_TRUE(is_refused(scene)) << "the card of an animal that is home";
  scene.animals.at(1) = {};
  EXPECT_TRUE(is_refused(scene)) << "no card, though two animals are on the way";
  scene.home = {"cat-1", "dog-1", "donkey-1"};
  EXPECT_FALSE(is_refused(scene));
}

TEST(BremensReferenceStarts, APositionInWhichThreePiecesAreHomeIsOver) {
  const Game game(three_players(),
                  position_of({{{9, {"chicken"}}}, {"cat-2", "dog-1", "cat-1", "donkey-2", "donkey-1", "dog-2"}}));
  EXPECT_TRUE(game.over());
  EXPECT_EQ(game.due(), Step::nothing);
  EXPECT_TRUE(game.legal_moves().empty());
  EXPECT_EQ(game.result(), (Result{1, {{1}, {2}, {0}}}));
}

}  // namespace
