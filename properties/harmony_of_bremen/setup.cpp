// "Preparing the game", said of whole random games without the reference.
#include "properties/core/check.hpp"
#include "properties/harmony_of_bremen/chronicle.hpp"

namespace rulecheck::harmony_of_bremen {

PROPERTY(1000, HarmonyOfBremenSetup, AGameBeginsWithTenCardsEachAndOneLeader, clause::one_of_each_animal,
         clause::random_roles_night_side_up, clause::deal_ten, clause::leader_shows_morning) {
  const Chronicle game = play_and_note<D>(trial);
  const Seen& start = game.rounds.front().start;
  for (std::size_t seat = 0; seat < start.hands.size(); ++seat) {
    std::vector<int> dealt = game.setup.hands.at(seat);
    std::ranges::sort(dealt);
    trial.expect(start.hands.at(seat) == dealt && dealt.size() == 10,
                 "everybody to hold the ten cards that were dealt");
    const bool leads = static_cast<int>(seat) == game.setup.leader;
    trial.expect(start.light.at(seat) == leads, "the card of the leader alone to show the morning");
    trial.expect(start.pile.at(seat) == 0, "nothing to lie beside a player card");
  }
  trial.expect(start.discards == 0 && start.round == 1 && !start.declared, "nothing to have happened");
  for (const NotedRound& round : game.rounds) {
    trial.expect(round.ensemble.after.roles == game.setup.roles, "everybody to keep the animal");
  }
  Numbers animals = game.setup.roles;
  std::ranges::sort(animals);
  trial.expect(animals == Numbers{0, 1, 2, 3}, "each animal once");
}

PROPERTY(1000, HarmonyOfBremenSetup, CardsInTheBoxTakeNoPart, clause::left_over_cards_unused, clause::deal_ten) {
  const Chronicle game = play_and_note<D>(trial);
  Deck box = game.settings.deck, dealt;
  for (const auto& hand : game.setup.hands) {
    for (const int number : hand) {
      trial.expect(box[number] > 0, "no card to be dealt that there is not");
      --box[number];
      ++dealt[number];
    }
  }
  Deck played;
  for (const NotedRound& round : game.rounds) {
    for (const int number : round.ensemble.cards) ++played[number];
  }
  for (const auto& [number, times] : played) {
    trial.expect(times <= dealt[number], "no card to be played that was not dealt");
    if (box[number] > 0 && times == dealt[number]) trial.label("all but those in the box were played");
  }
  trial.require_share("all but those in the box were played", 0.3);
}

}  // namespace rulecheck::harmony_of_bremen
