// What lies where in whole random games: no card gets lost or comes back in a heat.
#include "properties/bucket_brigade/chronicle.hpp"
#include "properties/core/check.hpp"

namespace rulecheck::bucket_brigade {
namespace {

/// How often each of the 64 possible cards is somewhere in a state.
std::array<int, 64> times_seen(const Seen& state) {
  std::array<int, 64> times{};
  std::vector<CardSet> places = state.hand;
  places.push_back(state.played);
  places.push_back(state.discards);
  for (const CardSet place : places) {
    for (CardSet rest = place; rest != 0; rest &= rest - 1)
      ++times.at(static_cast<std::size_t>(std::countr_zero(rest)));
  }
  return times;
}

}  // namespace

PROPERTY(1000, BucketBrigadeState, EveryCardIsInOnePlaceThroughoutAHeat, clause::fifty_five_cards,
         clause::play_one_card, clause::discard_from_this_heat) {
  std::array<int, 64> once{};
  for (int sort = 0; sort < 10; ++sort) {
    for (CardSet rest = cards_of_sort(sort); rest != 0; rest &= rest - 1) {
      ++once.at(static_cast<std::size_t>(std::countr_zero(rest)));
    }
  }
  const Chronicle game = play_and_note<D>(trial);
  for (const NotedHeat& heat : game.heats) {
    trial.expect(times_seen(heat.start) == once, "all 55 cards once after the deal");
    for (const NotedPlay& play : heat.plays) {
      trial.expect(times_seen(play.after) == once, "all 55 cards once after every play");
      trial.expect(play.after.discards == heat.start.discards, "the discards to stay out of the heat");
    }
  }
}

PROPERTY(1000, BucketBrigadeState, HandsShrinkInTurn, clause::play_one_card, clause::turn_ends,
         clause::begin_left_of_the_dealer) {
  const Chronicle game = play_and_note<D>(trial);
  for (const NotedHeat& heat : game.heats) {
    for (const NotedPlay& play : heat.plays) {
      int most = 0, fewest = 15, all = 0;
      for (const CardSet hand : play.after.hand) {
        most = std::max(most, std::popcount(hand));
        fewest = std::min(fewest, std::popcount(hand));
        all += std::popcount(hand);
      }
      trial.expect(most - fewest <= 1, "nobody to have had two turns more than another");
      trial.expect(all + std::popcount(play.after.played) == 55 - std::popcount(heat.start.discards),
                   "every card that leaves a hand to lie on the pile");
      if (most != fewest) trial.label("somebody has had a turn more");
    }
  }
  trial.require_share("somebody has had a turn more", 0.9);
}

}  // namespace rulecheck::bucket_brigade
