// "Scoring", said of whole random games without the reference.
#include "properties/bucket_brigade/chronicle.hpp"
#include "properties/core/check.hpp"

namespace rulecheck::bucket_brigade {
namespace {

/// The heats of the same plays under other settings; what was scored is all that may differ.
template <class D>
std::vector<std::vector<int>> scored_under(const Settings& settings, const Chronicle& game, Trial& trial) {
  const Model<D> model(settings);
  auto state = model.begin(Setup{game.first_dealer});
  const auto make = [&](const Move& move) {
    trial.expect(model.judge(state, move).empty(), "the same plays to be legal whatever they score");
    state = model.step(state, move);
  };
  for (const NotedHeat& heat : game.heats) {
    make(heat.deal);
    for (const NotedPlay& play : heat.plays) make(play.entry);
  }
  trial.expect(model.over(state), "the same plays to end the game");
  return seen<D>(state).results;
}

}  // namespace

PROPERTY(2000, BucketBrigadeScore, EverybodyGetsTheCardsLeftAndTheFinisherTheBonus, clause::bonus_for_finishing,
         clause::score_remaining_cards, clause::jokers_count_nothing, clause::score_by_own_bear,
         clause::pair_scores_five_times, clause::remaining_walk_scores_once, clause::run_scores_double,
         clause::record_totals_from_zero) {
  const Chronicle game = play_and_note<D>(trial);
  for (const NotedHeat& heat : game.heats) {
    trial.expect(heat.results().size() == heat.end().hand.size(), "a result for everybody");
    for (std::size_t seat = 0; seat < heat.results().size(); ++seat) {
      const bool finished = heat.finisher() == static_cast<int>(seat);
      const int points = laid_out(game.settings, heat.end().hand[seat], heat.end().space),
                result = heat.results()[seat];
      trial.expect(result >= 0, "no result to be negative");
      if (!finished) {
        trial.expect(result == std::max(points, 0), "the points of the cards, or 0");
      } else if (game.settings.clamp_before_bonus) {
        trial.expect(result == std::max(points, 0) + 6, "the points of the cards or 0, and 6");
      } else {
        trial.expect(result == std::max(points + 6, 0), "the points of the cards and 6, or 0");
      }
      trial.label(points < 0 ? "cards below 0" : points == 0 ? "cards of 0" : "cards above 0");
      if (finished && points < 0) trial.label("a finisher with cards below 0");
    }
  }
  for (const char* label : {"cards below 0", "cards of 0", "cards above 0", "a finisher with cards below 0"}) {
    trial.require_share(label, 0.1);
  }
}

PROPERTY(1000, BucketBrigadeScore, TheBonusMattersForNegativeCardsByWhenTheyAreRaised, clause::bonus_for_finishing,
         clause::record_totals_from_zero) {
  const Chronicle game = play_and_note<D>(trial);
  Settings after = game.settings, before = game.settings;
  after.clamp_before_bonus = false;
  before.clamp_before_bonus = true;
  const auto late = scored_under<D>(after, game, trial), early = scored_under<D>(before, game, trial);
  for (std::size_t heat = 0; heat < game.heats.size(); ++heat) {
    const NotedHeat& noted = game.heats[heat];
    for (std::size_t seat = 0; seat < noted.results().size(); ++seat) {
      const bool finished = noted.finisher() == static_cast<int>(seat);
      const int points = laid_out(game.settings, noted.end().hand[seat], noted.end().space);
      trial.expect((late.at(heat).at(seat) != early.at(heat).at(seat)) == (finished && points < 0),
                   "a difference exactly for a finisher with negative cards");
      if (!finished || points >= 0) continue;
      trial.expect(early[heat][seat] == 6 && late[heat][seat] < 6, "the whole bonus, or what is left of it");
      trial.label(late[heat][seat] == 0 ? "nothing is left of the bonus" : "something is left of the bonus");
    }
  }
  for (const char* label : {"nothing is left of the bonus", "something is left of the bonus"}) {
    trial.require_share(label, 0.1);
  }
}

PROPERTY(1000, BucketBrigadeScore, PairsCostSomethingOnNegativeValuesOnly, clause::pair_scores_five_times,
         clause::remaining_walk_scores_once) {
  const Chronicle game = play_and_note<D>(trial);
  Settings always = game.settings, where_it_pays = game.settings;
  always.pairing_is_optional = false;
  where_it_pays.pairing_is_optional = true;
  const auto paired = scored_under<D>(always, game, trial), free = scored_under<D>(where_it_pays, game, trial);
  for (std::size_t heat = 0; heat < game.heats.size(); ++heat) {
    const Seen& end = game.heats[heat].end();
    for (std::size_t seat = 0; seat < end.hand.size(); ++seat) {
      bool pair_below_zero = false;
      for (int bear = 0; bear < 4; ++bear) {
        const int space = end.space.at(static_cast<std::size_t>(bear));
        const bool pair = std::popcount(end.hand[seat] & cards_of_sort(sort_of(bear, false))) >= 2;
        pair_below_zero = pair_below_zero || (pair && game.settings.values.at(static_cast<std::size_t>(space)) < 0);
      }
      const int with = paired.at(heat).at(seat), without = free.at(heat).at(seat);
      trial.expect(with <= without, "nobody to lose by a choice");
      trial.expect(with == without || pair_below_zero, "no difference without a pair on a negative value");
      if (with != without) trial.label("a pair cost something");
    }
  }
  trial.require_share("a pair cost something", 0.3);
}

}  // namespace rulecheck::bucket_brigade
