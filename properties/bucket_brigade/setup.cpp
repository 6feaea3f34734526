// "Game Preparation", said of whole random games without the reference.
#include <set>

#include "properties/bucket_brigade/chronicle.hpp"
#include "properties/core/check.hpp"

namespace rulecheck::bucket_brigade {

PROPERTY(1000, BucketBrigadeSetup, TheDealGoesOnceAroundTheTable, clause::as_many_heats_as_players,
         clause::first_dealer, clause::dealer_moves_left, clause::begin_left_of_the_dealer) {
  const Chronicle game = play_and_note<D>(trial);
  const int players = game.settings.players;
  trial.expect(game.heats.size() == static_cast<std::size_t>(players), "as many heats as players");
  std::set<int> dealers, beginners;
  int dealer = game.first_dealer;
  for (const NotedHeat& heat : game.heats) {
    trial.expect(heat.deal.dealer == dealer, "the player to the left of the last dealer to deal");
    const int beginner = heat.plays.front().entry.player;
    trial.expect(beginner == left_of(dealer, players), "the player to the left of the dealer to begin");
    dealers.insert(dealer);
    beginners.insert(beginner);
    dealer = left_of(dealer, players);
  }
  trial.expect(dealers.size() == game.heats.size() && beginners.size() == game.heats.size(),
               "everybody to deal once and to begin once");
}

PROPERTY(1000, BucketBrigadeSetup, EveryHeatBeginsAfreshWithAllCards, clause::bears_start_at_the_beehives,
         clause::discard_from_this_heat, clause::deal_the_rest_evenly, clause::fifty_five_cards) {
  const Chronicle game = play_and_note<D>(trial);
  const int players = game.settings.players;
  const int discards = players == 3 ? 10 : players == 4 ? 3 : 0, in_hand = players == 3 ? 15 : players == 4 ? 13 : 11;
  for (const NotedHeat& heat : game.heats) {
    for (const int space : heat.start.space) trial.expect(space == 0, "all bears to start at the beehives");
    trial.expect(heat.start.played == 0, "nothing to be played yet");
    trial.expect(heat.start.hand == heat.deal.hands, "everybody to hold what was dealt");
    trial.expect(!heat.deal.discards || heat.start.discards == *heat.deal.discards, "what was discarded to be out");
    trial.expect(std::popcount(heat.start.discards) == discards, "ten, three or no discards");
    for (const CardSet hand : heat.start.hand) trial.expect(std::popcount(hand) == in_hand, "15, 13 or 11 cards each");
    if (heat.start.discards != game.heats.front().start.discards) trial.label("other discards in a later heat");
  }
  trial.require_share("other discards in a later heat", 0.4);
}

}  // namespace rulecheck::bucket_brigade
