// "Ensemble" and "The last round", said of whole random games without the reference.
#include "properties/core/check.hpp"
#include "properties/harmony_of_bremen/chronicle.hpp"

namespace rulecheck::harmony_of_bremen {

PROPERTY(1000, HarmonyOfBremenEnsemble, OneCardLeavesEveryHand, clause::one_card_from_hand, clause::numbers_grow,
         clause::steps_of_the_ensemble) {
  const Chronicle game = play_and_note<D>(trial);
  for (const NotedRound& round : game.rounds) {
    const NotedCards& played = round.ensemble;
    for (std::size_t seat = 0; seat < played.cards.size(); ++seat) {
      const std::vector<int>& hand = played.before.hands.at(seat);
      trial.expect(std::ranges::count(hand, played.cards.at(seat)) > 0, "everybody to hold the card that he plays");
      trial.expect(played.after.hands.at(seat) == exchanged(hand, played.cards.at(seat)),
                   "that card to leave the hand and no other");
      if (std::ranges::count(hand, played.cards.at(seat)) > 1) trial.label("one of several equal cards was played");
    }
  }
  trial.require_share("one of several equal cards was played", 0.3);
}

PROPERTY(1000, HarmonyOfBremenEnsemble, TheLeaderPlaysWhatHeDeclaredFromHisHand, clause::leader_declares,
         clause::leader_plays_the_declared, clause::last_cards_undeclared, clause::declaration_stands) {
  const Chronicle game = play_and_note<D>(trial);
  for (std::size_t index = 0; index < game.rounds.size(); ++index) {
    const NotedRound& round = game.rounds[index];
    const auto leader = static_cast<std::size_t>(round.start.leader());
    trial.expect(round.declaration.has_value() == (index < 9), "a number to be declared in every round but the tenth");
    trial.expect(round.ensemble.before.declared.has_value() == (index < 9), "it to stand until cards are played");
    trial.expect(!round.ensemble.after.declared, "nothing to be declared after they have been");
    if (!round.declaration) {
      trial.label("a last round");
      continue;
    }
    trial.expect(round.declaration->player == static_cast<int>(leader), "the leader to declare");
    trial.expect(round.ensemble.before.declared == round.declaration->number, "the number to be the one declared");
    trial.expect(round.ensemble.cards.at(leader) == round.declaration->number, "the leader to play it");
  }
  trial.require_share("a last round", 0.2);
}

PROPERTY(1000, HarmonyOfBremenEnsemble, TheOthersMayPlayAnyCardInHand, clause::others_choose_freely,
         clause::leader_plays_the_declared, clause::one_card_from_hand, clause::last_cards_undeclared) {
  Walk<Model<D>> walk(trial);
  while (!walk.over()) {
    const Seen now = seen<D>(walk.state());
    const auto leader = static_cast<std::size_t>(now.leader());
    if (!now.ensemble_played && (now.declared || now.round == 10)) {
      EnsembleEntry entry;
      for (std::size_t seat = 0; seat < entry.cards.size(); ++seat) {
        const auto& hand = now.hands.at(seat);
        entry.cards.at(seat) = hand.at(trial.choices.below(static_cast<std::uint32_t>(hand.size())));
      }
      const int drawn = entry.cards.at(leader);
      if (now.declared) entry.cards.at(leader) = *now.declared;
      trial.expect(walk.model().judge(walk.state(), entry).empty(),
                   [&] { return walk.written(entry) + " to be legal"; });
      if (now.declared && drawn != *now.declared) {
        entry.cards.at(leader) = drawn;
        const Breaches breaches = walk.model().judge(walk.state(), entry);
        trial.expect(clauses_of(breaches) == std::vector<const Clause*>{&clause::leader_plays_the_declared},
                     "the leader alone not to be free to play another number");
        trial.label("the leader held another number");
      }
    }
    walk.go_on();
  }
  trial.require_share("the leader held another number", 0.5);
}

PROPERTY(1000, HarmonyOfBremenEnsemble, CardsAreClearedAwayByTheirOrder, clause::judge_the_order,
         clause::success_is_discarded, clause::failure_lies_beside, clause::rooster_cat_dog_donkey,
         clause::equal_is_not_growing) {
  const Chronicle game = play_and_note<D>(trial);
  for (const NotedRound& round : game.rounds) {
    const Seen &before = round.ensemble.before, &after = round.ensemble.after;
    const bool success = sounds_well(round);
    trial.expect(after.succeeded == success, "an ensemble to succeed exactly if its numbers grow");
    trial.expect(after.discards == before.discards + (success ? 4 : 0), "four discards after a success, else none");
    for (std::size_t seat = 0; seat < after.pile.size(); ++seat) {
      trial.expect(after.pile.at(seat) == before.pile.at(seat) + (success ? 0 : 1),
                   "a card beside every player card after a failure, else none");
    }
    const Numbers row = by_animal(before.roles, round.ensemble.cards);
    trial.label(success ? "a success" : std::ranges::is_sorted(row) ? "a failure by equal numbers" : "another failure");
  }
  for (const char* label : {"a success", "a failure by equal numbers", "another failure"}) {
    trial.require_share(label, 0.05);
  }
}

}  // namespace rulecheck::harmony_of_bremen
