// What lies where in whole random games: no card gets lost or comes back.
#include "properties/core/check.hpp"
#include "properties/harmony_of_bremen/chronicle.hpp"

namespace rulecheck::harmony_of_bremen {
namespace {

std::vector<int> all_in_hand(const Seen& state) {
  std::vector<int> cards;
  for (const auto& hand : state.hands) cards.insert(cards.end(), hand.begin(), hand.end());
  return cards;
}

/// Expects every hand to have so many cards, and every card to be in hand, discarded or beside a player card.
void expect_forty_cards(Trial& trial, const Seen& state, std::size_t each) {
  for (const auto& hand : state.hands) trial.expect(hand.size() == each, "equally many cards in every hand");
  int beside = 0;
  for (const int pile : state.pile) beside += pile;
  trial.expect(static_cast<int>(state.cards_in_hand()) + state.discards + beside == 40, "all forty cards to be there");
}

}  // namespace

PROPERTY(1000, HarmonyOfBremenState, FortyCardsAreInPlayThroughoutAGame, clause::deal_ten, clause::one_card_from_hand,
         clause::pass_one_left, clause::success_is_discarded, clause::failure_lies_beside) {
  const Chronicle game = play_and_note<D>(trial);
  std::vector<int> dealt;
  for (const auto& hand : game.setup.hands) dealt.insert(dealt.end(), hand.begin(), hand.end());
  std::ranges::sort(dealt);
  std::vector<int> played;
  std::size_t each = 10;
  for (const NotedRound& round : game.rounds) {
    expect_forty_cards(trial, round.start, each);
    --each;
    expect_forty_cards(trial, round.ensemble.after, each);
    if (round.tuning) expect_forty_cards(trial, round.tuning->after, each);
    played.insert(played.end(), round.ensemble.cards.begin(), round.ensemble.cards.end());
    std::vector<int> all = all_in_hand(round.tuning ? round.tuning->after : round.ensemble.after);
    all.insert(all.end(), played.begin(), played.end());
    std::ranges::sort(all);
    trial.expect(all == dealt, "the cards in hand and those that were played to be the cards that were dealt");
  }
}

PROPERTY(1000, HarmonyOfBremenState, RoundsFollowOneAnother, clause::ensemble_then_tuning,
         clause::steps_of_the_ensemble, clause::steps_of_the_tuning) {
  const Chronicle game = play_and_note<D>(trial);
  int number = 0;
  for (const NotedRound& round : game.rounds) {
    ++number;
    trial.expect(round.start.round == number && !round.start.ensemble_played, "the rounds to be counted from one");
    trial.expect(round.ensemble.before.round == number && !round.ensemble.before.ensemble_played,
                 "the ensemble to come first");
    if (!round.tuning) continue;
    trial.expect(round.tuning->before.round == number && round.tuning->before.ensemble_played, "then the tuning");
    trial.expect(round.tuning->after.round == number + 1, "then the next round");
  }
  trial.expect(game.end.round == number, "the game to end in its last round");
}

}  // namespace rulecheck::harmony_of_bremen
