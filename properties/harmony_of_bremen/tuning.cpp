// "Tuning" and "What changes in round 9", said of whole random games without the reference.
#include <map>

#include "properties/core/check.hpp"
#include "properties/harmony_of_bremen/chronicle.hpp"

namespace rulecheck::harmony_of_bremen {

PROPERTY(1000, HarmonyOfBremenTuning, EveryCardThatIsPassedComesToTheLeftNeighbour, clause::pass_one_left,
         clause::always_to_the_left, clause::steps_of_the_tuning) {
  const Chronicle game = play_and_note<D>(trial);
  for (const NotedRound& round : game.rounds) {
    if (!round.tuning) continue;
    const NotedCards& passed = *round.tuning;
    for (std::size_t seat = 0; seat < passed.cards.size(); ++seat) {
      const std::size_t left = left_of(seat);
      trial.expect(std::ranges::count(passed.before.hands.at(seat), passed.cards.at(seat)) > 0,
                   "everybody to have held the card that he passes");
      trial.expect(passed.after.hands.at(left) ==
                       exchanged(passed.before.hands.at(left), passed.cards.at(left), passed.cards.at(seat)),
                   "a card to go away and one to come from the right");
    }
    trial.expect(passed.after.discards == passed.before.discards && passed.after.pile == passed.before.pile,
                 "nothing else to move");
    trial.label("cards were passed");
  }
  trial.require_share("cards were passed", 0.9);
}

PROPERTY(1000, HarmonyOfBremenTuning, CardsArePassedEightTimesOrNineUnlessTheGameEndsBefore,
         clause::ensemble_then_tuning, clause::no_tuning_after_round_nine, clause::hard_variant,
         clause::third_failure_loses) {
  const Chronicle game = play_and_note<D>(trial);
  std::size_t times = 0;
  for (const NotedRound& round : game.rounds) times += round.tuning ? 1U : 0U;
  const std::size_t rounds = game.rounds.size(), all = game.settings.hard_variant ? 9 : 8;
  trial.expect(times == std::min(rounds - 1, all), "cards to be passed after every round but the ninth and the last");
  if (rounds == 10) {
    const std::size_t in_hand = game.rounds[8].ensemble.after.cards_in_hand();
    trial.expect(in_hand == 4, "a single card to be left in each hand after round 9");
    trial.label(game.settings.hard_variant ? "nine times" : "eight times");
    const Hands &before = game.rounds[8].ensemble.after.hands, &last = game.rounds[9].start.hands;
    for (std::size_t seat = 0; seat < last.size(); ++seat) {
      const std::size_t now_at = game.settings.hard_variant ? left_of(seat) : seat;
      trial.expect(last.at(now_at) == before.at(seat), "the last cards to stay, in the hard variant to go one seat on");
    }
  }
  for (const char* label : {"eight times", "nine times"}) trial.require_share(label, 0.1);
}

PROPERTY(1000, HarmonyOfBremenTuning, TheLeadGoesRoundTheTableOnce, clause::leader_moves_clockwise,
         clause::hand_over_the_lead, clause::leader_shows_morning, clause::leader_declares) {
  const Chronicle game = play_and_note<D>(trial);
  int leader = game.setup.leader;
  Numbers declarations{};
  for (const NotedRound& round : game.rounds) {
    trial.expect(round.start.leader() == leader, "the left neighbour of the last leader to lead");
    trial.expect(round.ensemble.before.leader() == leader, "the same one as long as the round lasts");
    if (round.declaration) ++declarations.at(static_cast<std::size_t>(round.declaration->player));
    leader = left_of(leader);
  }
  trial.expect(game.end.leader() == game.rounds.back().start.leader(), "the lead to stay where the game ends");
  if (game.rounds.size() < 10) return;
  trial.label("all rounds were played");
  for (int step = 0, seat = game.setup.leader; step < 4; ++step, seat = left_of(seat)) {
    trial.expect(declarations.at(static_cast<std::size_t>(seat)) == (step == 0 ? 3 : 2),
                 "the first leader to declare three times and the others twice");
  }
  trial.require_share("all rounds were played", 0.2);
}

/// Follows a card of which no other has been dealt with the same number.
PROPERTY(1000, HarmonyOfBremenTuning, ACardGoesOneSeatInARoundAtMost, clause::no_passing_on, clause::pass_on_later,
         clause::pass_one_left) {
  const Chronicle game = play_and_note<D>(trial);
  std::map<int, int> dealt;
  for (const auto& hand : game.setup.hands) {
    for (const int number : hand) ++dealt[number];
  }
  std::erase_if(dealt, [](const auto& cards) { return cards.second > 1; });
  trial.require_share("a card unlike all others", 0.2);
  trial.require_share("it was passed on in a later round", 0.1);
  if (dealt.empty()) return;
  trial.label("a card unlike all others");
  const int marked = std::next(dealt.begin(), trial.choices.below(static_cast<std::uint32_t>(dealt.size())))->first;
  const auto holder = [marked](const Seen& state) {
    const auto holds = [marked](const auto& hand) { return std::ranges::find(hand, marked) != hand.end(); };
    return static_cast<std::size_t>(std::ranges::find_if(state.hands, holds) - state.hands.begin());
  };
  int passed = 0;
  for (const NotedRound& round : game.rounds) {
    const std::size_t seat = holder(round.start);
    if (seat == 4) break;
    if (!round.tuning || holder(round.tuning->before) == 4) continue;
    const std::size_t next = holder(round.tuning->after);
    trial.expect(next == seat || next == left_of(seat), "a card to stay or to go one seat to the left");
    const bool chosen = round.tuning->cards.at(seat) == marked;
    trial.expect(chosen == (next != seat), "a card to go exactly if its holder passes it");
    passed += chosen ? 1 : 0;
  }
  if (passed >= 2) trial.label("it was passed on in a later round");
}

}  // namespace rulecheck::harmony_of_bremen
