// "Playing the Game" and "End of a Heat", said of whole random games without the reference.
#include <numeric>

#include "properties/bucket_brigade/chronicle.hpp"
#include "properties/core/check.hpp"

namespace rulecheck::bucket_brigade {

PROPERTY(1000, BucketBrigadePlay, OneCardGoesFromTheHandToThePile, clause::play_one_card, clause::turn_ends,
         clause::begin_left_of_the_dealer) {
  const Chronicle game = play_and_note<D>(trial);
  for (const NotedHeat& heat : game.heats) {
    int seat = left_of(heat.deal.dealer, game.settings.players);
    for (const NotedPlay& play : heat.plays) {
      trial.expect(play.entry.player == seat && play.before.turn == seat, "the turns to go around clockwise");
      for (std::size_t other = 0; other < play.after.hand.size(); ++other) {
        const CardSet gone = play.before.hand[other] & ~play.after.hand[other];
        trial.expect((play.after.hand[other] & ~play.before.hand[other]) == 0, "nobody to get a card");
        if (other != static_cast<std::size_t>(seat)) {
          trial.expect(gone == 0, "nobody else to lose a card");
          continue;
        }
        trial.expect(std::has_single_bit(gone) && (gone & cards_of_sort(play.entry.sort)) != 0,
                     "one card of the sort that is named to leave the hand");
        trial.expect(play.after.played == (play.before.played | gone), "that card to lie on the pile");
      }
      seat = left_of(seat, game.settings.players);
    }
  }
}

PROPERTY(1000, BucketBrigadePlay, OneBearAdvancesByOneOrTwoSpaces, clause::walk_one_space, clause::run_two_spaces,
         clause::joker_moves_any_bear, clause::four_bears) {
  const Chronicle game = play_and_note<D>(trial);
  const int cave = game.settings.cave();
  for (const NotedHeat& heat : game.heats) {
    for (const NotedPlay& play : heat.plays) {
      const int suit = play.entry.sort / 2;
      int moved = 0;
      for (int bear = 0; bear < 4; ++bear) {
        const int advance = play.advance().at(static_cast<std::size_t>(bear));
        trial.expect(advance >= 0, "no bear to go back");
        if (advance == 0) continue;
        ++moved;
        const bool named = bear == play.entry.bear.value_or(bear);
        trial.expect(named && (play.is_joker() ? play.entry.bear.has_value() : bear == suit),
                     "the bear of the card's colour to advance, with a joker the one that is named");
        const int left = cave - play.before.space.at(static_cast<std::size_t>(bear));
        trial.expect(advance == std::min(play.steps(), left), "one space for a walk-card, two for a run-card");
        if (advance == play.steps()) continue;
        trial.expect(!game.settings.overrun_forbidden, "no bear to overrun the cave where that is forbidden");
        trial.label("a run-card was more than enough");
      }
      trial.expect(moved == 1, "one bear to advance");
      if (play.is_joker()) trial.label(play.is_run() ? "a run-card of the jokers" : "a walk-card of the jokers");
    }
  }
  if (game.settings.overrun_forbidden) trial.label("overrun forbidden");
  for (const char* label : {"a run-card was more than enough", "a run-card of the jokers", "a walk-card of the jokers",
                            "overrun forbidden"}) {
    trial.require_share(label, 0.1);
  }
}

PROPERTY(1000, BucketBrigadePlay, AHeatEndsAtOnceWithOneBearInTheCave, clause::heat_ends_in_the_cave,
         clause::bears_start_at_the_beehives) {
  const Chronicle game = play_and_note<D>(trial);
  const int cave = game.settings.cave();
  for (const NotedHeat& heat : game.heats) {
    for (const NotedPlay& play : heat.plays) {
      const auto in_the_cave = std::ranges::count(play.after.space, cave);
      trial.expect(in_the_cave == (&play == &heat.last() ? 1 : 0), "one bear in the cave after the last play only");
      trial.expect(*std::ranges::max_element(play.after.space) <= cave, "no bear to be beyond the cave");
      trial.expect(play.after.in_heat == (&play != &heat.last()), "the heat to be over then, and not before");
    }
    int steps = 0;
    for (const NotedPlay& play : heat.plays) steps += play.steps();
    const int lost = steps - std::accumulate(heat.end().space.begin(), heat.end().space.end(), 0);
    trial.expect(lost == 0 || (lost == 1 && heat.last().is_run()),
                 "one space at most to be lost, by the last run-card");
    const auto plays = static_cast<int>(heat.plays.size());
    trial.expect(2 * plays >= cave && plays <= 4 * (cave - 1) + 1, "a heat to be as long as the way can take");
    if (lost == 1) trial.label("a space was lost");
    if (std::ranges::count(heat.end().space, 0) == 3) trial.label("three bears stayed at the beehives");
    if (std::ranges::count(heat.end().space, cave - 1) > 0) trial.label("another bear was right before the cave");
  }
  for (const char* label :
       {"a space was lost", "three bears stayed at the beehives", "another bear was right before the cave"}) {
    trial.require_share(label, 0.03);
  }
}

}  // namespace rulecheck::bucket_brigade
