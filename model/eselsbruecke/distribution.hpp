// Eselsbrücke, "Rounds 3 - 4": the tiles of an earlier story go to the other players.
#pragma once
#include "model/eselsbruecke/story.hpp"

namespace rulecheck::eselsbruecke {

/// The story that is guessed in this round, from 1.
template <class D, int players>
typename D::Num guessed_story(const State<D, players>& state) {
  const Renders<D> rule{clause::distributed_field};
  return state.round - typename D::Num(2);  // ESL-11
}

/// As many tiles, numbered from 0. @param number 0 to 9
template <class D>
typename D::Set first_tiles(typename D::Num number) {
  const Renders<D> rule{clause::tiles_of_a_story};
  using Set = typename D::Set;
  Set tiles;
  for (int tile = 0; tile < most_tiles; ++tile) {
    tiles = tiles | select(typename D::Num(tile) < number, Set(std::uint64_t{1} << tile), Set());
  }
  return tiles;
}

/// By seat: the tiles of the story of two rounds before that the player at turn distributes, and keeps.
template <class D, int players>
BySeat<typename D::Set, players> dealt_hands(const Agreement<D>& agreement, const State<D, players>& state) {
  const Renders<D> rule{clause::tell_then_distribute, clause::storyteller_takes_the_rest, clause::no_tile_no_guess};
  using Set = typename D::Set;
  Set tiles = first_tiles<D>(tiles_of_story<D>(agreement, guessed_story<D, players>(state)));
  BySeat<Set, players> hands;
  typename D::Num seat = state.storyteller;
  for (int tile = 0; tile < players - 1; ++tile) {
    seat = left_neighbour<D, players>(seat);
    Set own = tiles & Set(std::uint64_t{1} << tile);
    put(hands, seat, own);  // ESL-19, ESL-22
    tiles = tiles - own;
  }
  put(hands, state.storyteller, tiles);  // ESL-21
  return hands;
}

/// The state after the distribution that is due.
template <class D, int players>
State<D, players> distribute(const Agreement<D>& agreement, State<D, players> state) {
  const Renders<D> rule{clause::distributed_field, clause::tell_then_distribute};
  state.hand = dealt_hands<D, players>(agreement, state);
  put(state.field, state.storyteller,
      at(state.field, state.storyteller) - field_of_story<D>(guessed_story<D, players>(state)));  // ESL-11
  state.guessing = typename D::Bool(true);
  return state;
}

/// A distribution, as a log records it.
template <class D, int players>
struct Distribution {
  typename D::Num seat;                     ///< of the player who distributes, 0 to players − 1
  BySeat<typename D::Num, players> number;  ///< by seat: how many tiles the player then holds, 0 at least
  typename D::Bool has_foreign;             ///< whether one of them is no tile of the story of two rounds before
  static constexpr auto fields = std::tuple{&Distribution::seat, &Distribution::number, &Distribution::has_foreign};
};

/// What a distribution breaks; it is legal where nothing holds.
template <class D>
struct BrokenDistribution {
  using Bool = typename D::Bool;
  Bool game_is_over;      ///< ESL-48
  Bool while_guessing;    ///< ESL-28
  Bool too_early;         ///< in round 1 or 2: ESL-10
  Bool untold;            ///< a story must be told first: ESL-19
  Bool wrong_early_turn;  ///< ESL-17
  Bool wrong_later_turn;  ///< ESL-53
  Bool other_tiles;       ///< than those of the story: ESL-11
  Bool wrong_hand;        ///< of another player: ESL-19
  Bool wrong_rest;        ///< in the storyteller's hand: ESL-21
  static constexpr auto fields = std::tuple{
      &BrokenDistribution::game_is_over, &BrokenDistribution::while_guessing,   &BrokenDistribution::too_early,
      &BrokenDistribution::untold,       &BrokenDistribution::wrong_early_turn, &BrokenDistribution::wrong_later_turn,
      &BrokenDistribution::other_tiles,  &BrokenDistribution::wrong_hand,       &BrokenDistribution::wrong_rest};
};

/// Not exactly the tiles of the story of two rounds before are distributed.
template <class D, int players>
typename D::Bool distributes_other_tiles(const Agreement<D>& agreement, const State<D, players>& state,
                                         const Distribution<D, players>& distribution) {
  const Renders<D> rule{clause::distributed_field};
  typename D::Num tiles;
  for (const auto& number : distribution.number) tiles = tiles + number;
  return distribution.has_foreign || tiles != tiles_of_story<D>(agreement, guessed_story<D, players>(state));  // ESL-11
}

template <class D, int players>
BrokenDistribution<D> judge_distribution(const Agreement<D>& agreement, const State<D, players>& state,
                                         const Distribution<D, players>& distribution) {
  const Renders<D> rule{clause::six_rounds, clause::tell_then_distribute, clause::storyteller_takes_the_rest,
                        clause::clockwise_until_all_are_named};
  using Num = typename D::Num;
  const auto hands = dealt_hands<D, players>(agreement, state);
  typename D::Bool wrong_hand(false), wrong_rest(false);
  for (std::size_t seat = 0; seat < players; ++seat) {
    typename D::Bool wrong = distribution.number[seat] != count(hands[seat]);
    typename D::Bool is_storyteller = state.storyteller == Num(static_cast<int>(seat));
    wrong_hand = wrong_hand || (wrong && !is_storyteller);  // ESL-19
    wrong_rest = wrong_rest || (wrong && is_storyteller);   // ESL-21
  }
  typename D::Bool too_early = only_stories_are_told<D, players>(state);  // ESL-10
  return {is_over<D, players>(agreement, state),
          state.guessing,  // ESL-28
          too_early,
          !too_early && story_is_due<D, players>(agreement, state),  // ESL-19
          is_wrong_early_turn<D, players>(state, distribution.seat),
          is_wrong_later_turn<D, players>(state, distribution.seat),
          distributes_other_tiles<D, players>(agreement, state, distribution),
          wrong_hand,
          wrong_rest};
}

}  // namespace rulecheck::eselsbruecke
