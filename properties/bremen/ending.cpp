// "Object of the Game" and "End of the Game", said of whole random games without the reference.
#include "properties/bremen/seen.hpp"
#include "properties/core/check.hpp"

namespace rulecheck::bremen {

PROPERTY(1000, BremenEnding, AfterTwelveRoundsEverybodyHasOnePieceLeft, clause::twelve_rounds, clause::game_end,
         clause::all_win_or_lose_together) {
  const Chronicle game = play_and_note<D>(trial);
  trial.expect(game.rounds.size() == 12, "a game to have twelve rounds");
  for (std::size_t seat = 0; seat < game.end().hand.size(); ++seat) {
    trial.expect(std::has_single_bit(game.end().hand[seat]), "everybody to have exactly one piece left");
    trial.expect(game.result.left->at(seat) == game.end().hand[seat], "the result to name the piece that is left");
    trial.expect(game.result.captured->at(seat) == game.end().won[seat], "the result to count the won pieces");
  }
}

PROPERTY(2000, BremenEnding, AllWinExactlyWithTheRightNumbersAndFourAnimals, clause::both_conditions_win,
         clause::condition_one_three_players, clause::condition_one_four_players, clause::condition_two_three_players,
         clause::condition_two_four_players, clause::all_win_or_lose_together) {
  const Chronicle game = play_and_note<D>(trial);
  const std::multiset<int> won(game.end().won.begin(), game.end().won.end());
  const bool right_numbers = game.players == 3 ? won == std::multiset{0, 12, 24} : won == std::multiset{0, 8, 16, 24};
  std::set<int> animals_left;
  for (const Pieces left : game.end().hand) animals_left.insert(animal_number(left));
  if (game.players == 3) animals_left.insert(animal_number(game.end().center));
  const bool four_animals = animals_left.size() == 4;
  trial.expect(game.result.condition_one == right_numbers, "condition 1 to hold with 24, 12, 0 or 24, 16, 8, 0 pieces");
  trial.expect(game.result.condition_two == four_animals, "condition 2 to hold with four different animals");
  trial.expect(game.result.won == (right_numbers && four_animals), "all to win exactly if both conditions hold");
  if (*game.result.won) trial.label(std::to_string(game.players) + " players won");
  if (right_numbers != four_animals) trial.label(right_numbers ? "condition 1 alone" : "condition 2 alone");
  for (const char* label : {"3 players won", "4 players won", "condition 1 alone", "condition 2 alone"}) {
    trial.require_share(label, 0.01);
  }
}

}  // namespace rulecheck::bremen
