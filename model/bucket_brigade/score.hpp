// Bucket Brigade, "Scoring": what the cards left in hand are worth, the bonus, what is recorded.
#pragma once
#include "model/bucket_brigade/setup.hpp"

namespace rulecheck::bucket_brigade {

/// How many pairs so many walk-cards of a colour make.
/// @param walks 0 to 6
template <class D>
typename D::Num pairs_among(typename D::Num walks) {
  const Renders<D> rule{clause::pair_scores_five_times};
  using Num = typename D::Num;
  Num pairs(0);
  for (int pair = 1; 2 * pair <= walks_each; ++pair) pairs = select(Num(2 * pair) <= walks, Num(pair), pairs);
  return pairs;
}

/// How many times the space-value of their bear the cards of one colour score.
/// @param walks 0 to 6; @param pairs of these; @param runs 0 to 5
/// @return 0 to 25
template <class D>
typename D::Num multiple(typename D::Num walks, typename D::Num pairs, typename D::Num runs) {
  const Renders<D> rule{clause::pair_scores_five_times, clause::remaining_walk_scores_once, clause::run_scores_double};
  using Num = typename D::Num;
  // BUB-23, BUB-24, BUB-25
  return pairs * Num(5) + (walks - pairs - pairs) + runs * Num(2);
}

/// The points of one colour's cards in a hand.
/// @param bear 0 to 3; @param value of the space on which it stands
template <class D>
typename D::Num colour_score(const Readings<D>& readings, typename D::Set hand, int bear, typename D::Num value) {
  const Renders<D> rule{clause::score_by_own_bear, clause::pair_scores_five_times};
  using Num = typename D::Num;
  Num walks = count(hand & typename D::Set(walks_of(bear)));
  Num runs = count(hand & typename D::Set(runs_of(bear)));
  typename D::Bool unpaired = readings.pairing_is_optional && value < Num(0);
  Num pairs = select(unpaired, Num(0), pairs_among<D>(walks));
  return value * multiple<D>(walks, pairs, runs);  // BUB-22
}

/// The points of all cards in a hand; may be negative. Jokers are in no colour and add nothing.
template <class D>
typename D::Num card_points(const Agreement<D>& agreement, typename D::Set hand, const ByBear<typename D::Num>& space) {
  const Renders<D> rule{clause::score_remaining_cards, clause::jokers_count_nothing, clause::score_by_own_bear};
  typename D::Num points;
  for (std::size_t bear = 0; bear < bears.size(); ++bear) {
    const auto value = at(agreement.board.value, space[bear]);  // BUB-22
    // BUB-20, BUB-21
    points = points + colour_score<D>(agreement.readings, hand, static_cast<int>(bear), value);
  }
  return points;
}

/// The points, or 0 where they are negative.
template <class D>
typename D::Num raised_to_zero(typename D::Num points) {
  const Renders<D> rule{clause::record_totals_from_zero};
  using Num = typename D::Num;
  return select(points < Num(0), Num(0), points);
}

/// What is recorded for a player.
/// @param points of the cards
template <class D>
typename D::Num heat_result(const Readings<D>& readings, typename D::Num points, typename D::Bool finished) {
  const Renders<D> rule{clause::bonus_for_finishing, clause::record_totals_from_zero};
  using Num = typename D::Num;
  Num bonus = select(finished, Num(6), Num(0));  // BUB-19
  return select(readings.clamp_before_bonus, raised_to_zero<D>(points) + bonus,
                raised_to_zero<D>(points + bonus));  // BUB-26
}

/// What is recorded for everybody.
/// @param hand by seat: the cards left; @param space by bear: where it stands
/// @param finisher the seat that finished the heat
template <class D, int players>
BySeat<typename D::Num, players> heat_results(const Agreement<D>& agreement,
                                              const BySeat<typename D::Set, players>& hand,
                                              const ByBear<typename D::Num>& space, typename D::Num finisher) {
  const Renders<D> rule{clause::bonus_for_finishing, clause::score_remaining_cards};
  using Num = typename D::Num;
  BySeat<Num, players> results;
  for (std::size_t seat = 0; seat < players; ++seat) {
    Num points = card_points<D>(agreement, hand[seat], space);
    results[seat] = heat_result<D>(agreement.readings, points, finisher == Num(static_cast<int>(seat)));
  }
  return results;
}

}  // namespace rulecheck::bucket_brigade
