// The reference of The Bremens by itself: the book's example, the chicken card, the order of turns, the end of a round,
// the animal cards and the redeal.

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

#include "tests/the_bremens/suite/reference_table.hpp"

namespace {

using namespace rulecheck::the_bremens::reference;

/// A table that fits the example of the book: seats 0 to 3 are Red, Blue, Yellow and Green.
Scene example_of_the_book() {
  return {{{2, {"donkey-0", "dog-2"}}, {6, {"donkey-1", "cat-1"}}, {12, {"dog-3"}}, {15, {"chicken"}}},
          {},
          0,
          {{cat, dog, donkey}, {cat, dog, donkey}, {cat, dog, donkey}, {dog}}};
}

TEST(BremensReferenceRounds, TheExampleOfTheBook) {
  Game game = revealed(four_players(), example_of_the_book(), {"7", "3", "seven", "2"});
  EXPECT_EQ(game.chicken_card_holder(), 2);
  EXPECT_EQ(game.start_player(), 0);

  EXPECT_EQ(game.to_move(), 0);
  game.play(Turn{0, {{donkey, 9}}, {}});
  EXPECT_EQ(stack_on(game, 9), (Clauses{"donkey-0", "dog-2"}));

  EXPECT_EQ(game.to_move(), 1);
  EXPECT_EQ(game.judge(Turn{1, {{donkey, 9}}, {}}), (Breaches{{10, "TBR-29"}}));
  EXPECT_EQ(game.judge(Turn{1, {{donkey, 6}}, {}}), (Breaches{{11, "TBR-30"}}));
  game.play(Turn{1, {{cat, 9}}, {}});
  EXPECT_EQ(stack_on(game, 9), (Clauses{"donkey-0", "dog-2", "cat-1"}));

  EXPECT_EQ(game.to_move(), 2);
  game.play(Turn{2, {}, 12});
  EXPECT_EQ(stack_on(game, 12), (Clauses{"dog-3", "chicken"}));

  EXPECT_EQ(game.to_move(), 3);
  EXPECT_EQ(game.legal_turns(), (std::vector<Turn>{{3, {}, {}}, {3, {{dog, 12}}, {}}}));
  game.play(Turn{3, {{dog, 12}}, {}});
  EXPECT_EQ(at(game.animal_cards(), 3), (Animals{cat, dog, donkey}));
  EXPECT_EQ(game.start_player(), 2);
  EXPECT_EQ(game.chicken_card_holder(), 2);
  EXPECT_EQ(game.due(), Step::reveal);
}

/// Who gets the chicken card when these cards are turned up.
int receiver(const std::vector<std::string>& cards, int holder) {
  Settings settings;
  settings.players = static_cast<int>(cards.size());
  const Scene scene{{{9, {"chicken"}}}, {}, holder};
  return revealed(settings, scene, cards).chicken_card_holder();
}

TEST(BremensReferenceRounds, TheHighestCardGetsTheChickenCard) {
  EXPECT_EQ(receiver({"1", "6", "5"}, 0), 1);
  EXPECT_EQ(receiver({"1", "5", "6"}, 0), 2);
  EXPECT_EQ(receiver({"6", "1", "5"}, 0), 0);
  EXPECT_EQ(receiver({"4", "nine", "5", "one-to-five", "1"}, 3), 1);
}

TEST(BremensReferenceRounds, OfTiedPlayersTheNextClockwiseFromTheHolderGetsIt) {
  EXPECT_EQ(receiver({"5", "5", "5"}, 0), 1);
  EXPECT_EQ(receiver({"5", "5", "5"}, 1), 2);
  EXPECT_EQ(receiver({"5", "5", "5"}, 2), 0);
  EXPECT_EQ(receiver({"5", "1", "1", "5"}, 0), 3);
  EXPECT_EQ(receiver({"5", "1", "1", "5"}, 3), 0);
  EXPECT_EQ(receiver({"5", "1", "1", "5"}, 1), 3);
  EXPECT_EQ(receiver({"5", "1", "5", "1", "5"}, 3), 4);
}

TEST(BremensReferenceRounds, SpecialCardsCountTheirValues) {
  EXPECT_EQ(receiver({"2", "shake", "1"}, 2), 0);
  EXPECT_EQ(receiver({"1", "shake", "1"}, 0), 1);
  EXPECT_EQ(receiver({"1", "skip", "1"}, 2), 1);
  EXPECT_EQ(receiver({"2", "double", "2"}, 2), 1);
  EXPECT_EQ(receiver({"3", "anyone", "3"}, 2), 1);
  EXPECT_EQ(receiver({"4", "one-to-five", "4"}, 2), 1);
  EXPECT_EQ(receiver({"5", "nine", "5"}, 2), 1);
  EXPECT_EQ(receiver({"7", "nine", "5"}, 2), 0);
  EXPECT_EQ(receiver({"6", "seven", "6"}, 2), 1);
}

TEST(BremensReferenceRounds, ARevealIsRefusedForACardThatIsNotHeldOrAWrongChickenCard) {
  const Game game(three_players(), position_of({{{9, {"chicken"}}}, {}, 1}));
  EXPECT_EQ(game.judge(Reveal{{"7", "7", "seven"}}), (Breaches{{4, "TBR-12"}}));
  EXPECT_EQ(game.judge(Reveal{{"7", "7", "seven"}, 1}), (Breaches{{4, "TBR-12"}}));
  EXPECT_EQ(game.judge(Reveal{{"7", "7", "6"}, 2}), (Breaches{{5, "TBR-13"}}));
  EXPECT_EQ(game.judge(Reveal{{"7", "7", "6"}, 1}), (Breaches{{5, "TBR-15"}}));
  EXPECT_TRUE(game.judge(Reveal{{"7", "7", "6"}, 0}).empty());
  EXPECT_TRUE(game.judge(Reveal{{"7", "7", "6"}}).empty());
  EXPECT_EQ(game.judge(Turn{1, {}, {}}), (Breaches{{3, "TBR-12"}}));
  EXPECT_EQ(game.judge(Redeal{{"skip", "nine", "seven"}}), (Breaches{{2, "TBR-23"}}));
}

TEST(BremensReferenceRounds, ACardIsGoneOnceItHasBeenTurnedUp) {
  Game game = revealed(three_players(), {{{9, {"chicken"}}}}, {"3", "6", "2"});
  EXPECT_EQ(at(game.hands(), 0), Cards{"1"});
  EXPECT_EQ(at(game.discards(), 0), Cards{"3"});
  EXPECT_EQ(game.judge(Reveal{{"1", "1", "1"}}), (Breaches{{3, "TBR-21"}}));
  game.play(Turn{0, {{cat, 3}}, {}});
  game.play(Turn{1, {}, 3});
  game.play(Turn{2, {{cat, 2}}, {}});
  EXPECT_EQ(game.judge(Reveal{{"3", "1", "1"}}), (Breaches{{4, "TBR-12"}}));
}

TEST(BremensReferenceRounds, TurnsGoClockwiseFromTheOldStartPlayer) {
  Game game = revealed(four_players(), {{{9, {"chicken"}}}, {}, 2}, {"4", "7", "3", "2"});
  EXPECT_EQ(game.judge(Turn{1, {}, 2}), (Breaches{{4, "TBR-16"}}));
  EXPECT_EQ(game.judge(Turn{3, {{cat, 2}}, {}}), (Breaches{{4, "TBR-16"}}));
  game.play(Turn{2, {{cat, 3}}, {}});
  EXPECT_EQ(game.judge(Turn{2, {{dog, 3}}, {}}), (Breaches{{4, "TBR-16"}}));
  game.play(Turn{3, {{cat, 2}}, {}});
  game.play(Turn{0, {{cat, 4}}, {}});
  EXPECT_EQ(game.start_player(), 2);
  game.play(Turn{1, {}, 2});
  EXPECT_EQ(game.start_player(), 1);
  EXPECT_EQ(stack_on(game, 2), (Clauses{"cat-3", "chicken"}));
}

TEST(BremensReferenceRounds, AnimalCardsComeBackWhenTheLastOneIsLaidDown) {
  Scene scene{{{9, {"chicken"}}, {1, {"cat-0"}}}, {}, 0, {{cat, dog}, {cat}, {cat}}};
  Game game = after(turn_of_seat_0(scene, "3"), choose(cat, 4));
  EXPECT_EQ(at(game.animal_cards(), 0), Animals{dog});
  EXPECT_EQ(at(game.animal_cards_laid_down(), 0), (Animals{cat, donkey}));
  EXPECT_EQ(turn_of_seat_0({{{9, {"chicken"}}}, {}, 0, {{dog}, {cat}, {cat}}}, "3").judge(choose(cat, 3)),
            (Breaches{{8, "TBR-17"}}));
  scene.animals.at(0) = {cat};
  game = after(turn_of_seat_0(scene, "3"), choose(cat, 4));
  EXPECT_EQ(at(game.animal_cards(), 0), (Animals{cat, dog, donkey}));
  EXPECT_TRUE(at(game.animal_cards_laid_down(), 0).empty());
}

TEST(BremensReferenceRounds, TheCardOfAnAnimalInGoalIsNeitherInHandNorOnTheTable) {
  Scene scene{{{9, {"chicken"}}, {19, {"cat-0"}}}, {"dog-0"}, 0, {{cat, donkey}, {cat}, {cat}}};
  Game game = after(turn_of_seat_0(scene, "2"), choose(cat, 21));
  EXPECT_EQ(home_of(game), (Clauses{"dog-0", "cat-0"}));
  EXPECT_EQ(at(game.animal_cards(), 0), Animals{donkey});
  EXPECT_TRUE(at(game.animal_cards_laid_down(), 0).empty());
  scene.animals.at(0) = {cat};
  game = after(turn_of_seat_0(scene, "2"), choose(cat, 21));
  EXPECT_EQ(at(game.animal_cards(), 0), Animals{donkey});
}

TEST(BremensReferenceRounds, ARiderBroughtHomeByAnotherPlayerLeavesNoEmptyHand) {
  const Scene scene{{{9, {"chicken"}}, {19, {"donkey-0", "dog-2"}}}, {}, 0, {{donkey}, {cat}, {dog}}};
  const Game game = after(turn_of_seat_0(scene, "2"), choose(donkey, 21));
  EXPECT_EQ(home_of(game), (Clauses{"dog-2", "donkey-0"}));
  EXPECT_EQ(at(game.animal_cards(), 2), (Animals{cat, donkey}));
  EXPECT_EQ(at(game.animal_cards(), 0), (Animals{cat, dog}));
}

TEST(BremensReferenceRounds, TheLastAnimalCardComesBackEveryTime) {
  const Scene scene{{{9, {"chicken"}}, {5, {"cat-0"}}}, {"dog-0", "donkey-0"}};
  const Game game = after(turn_of_seat_0(scene, "2"), choose(cat, 7));
  EXPECT_EQ(at(game.animal_cards(), 0), Animals{cat});
}

TEST(BremensReferenceRounds, WhenAllCardsAreUsedSpecialCardsAreDealtAnew) {
  Position position = position_of({{{8, {"chicken"}}}});
  position.cards = {{"nine"}, {"7"}, {"2"}};
  Game game(three_players(), position);
  game.play(Reveal{{"nine", "7", "2"}, 1});
  game.play(Turn{0, {{donkey, 9}}, {}});
  EXPECT_EQ(game.judge(Redeal{{"skip", "nine", "seven"}}), (Breaches{{2, "TBR-23"}}));
  game.play(Turn{1, {}, 15});
  game.play(Turn{2, {{cat, 2}}, {}});
  EXPECT_EQ(game.due(), Step::redeal);
  EXPECT_EQ(game.judge(Reveal{{"1", "1", "1"}}), (Breaches{{2, "TBR-23"}}));
  EXPECT_EQ(game.judge(Turn{1, {}, {}}), (Breaches{{2, "TBR-23"}}));
  EXPECT_EQ(game.legal_redeals().size(), 7U * 6U * 5U);
  game.play(Redeal{{"skip", "nine", "seven"}});
  EXPECT_EQ(at(game.hands(), 1), (Cards{"1", "2", "3", "4", "5", "6", "7", "nine"}));
  EXPECT_TRUE(at(game.discards(), 1).empty());
  EXPECT_EQ(at(game.animal_cards(), 0), (Animals{cat, dog}));
  EXPECT_EQ(game.start_player(), 1);
  EXPECT_EQ(game.due(), Step::reveal);
}

TEST(BremensReferenceRounds, EveryCardOfEachHandCanBeTurnedUp) {
  const Game game(three_players(), Preparation{{"skip", "nine", "seven"}, 0});
  EXPECT_EQ(game.legal_reveals().size(), 8U * 8U * 8U);
  for (const Reveal& reveal : game.legal_reveals()) ASSERT_TRUE(game.judge(reveal).empty());
}

}  // namespace
