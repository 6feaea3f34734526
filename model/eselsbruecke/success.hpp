// Eselsbrücke, "Success and Failure" and "Stop Tiles": what becomes of the tiles after a guessing round.
#pragma once
#include "model/eselsbruecke/guessing.hpp"

namespace rulecheck::eselsbruecke {

/// What a guessing round led to.
template <class D, int players>
struct Settlement {
  using Bool = typename D::Bool;
  typename D::Num storyteller;            ///< whose story was guessed
  BySeat<Bool, players> erred;            ///< by seat: who made a mistake
  BySeat<typename D::Num, players> lost;  ///< by seat: tiles given away
  BySeat<Bool, players> stopped;          ///< by seat: whether a stop tile ended the giving
  Bool rewarded;                          ///< whether the storyteller gets a stop tile
  static constexpr auto fields = std::tuple{&Settlement::storyteller, &Settlement::erred, &Settlement::lost,
                                            &Settlement::stopped, &Settlement::rewarded};
};

/// What the guessing round that ends here leads to.
template <class D, int players>
Settlement<D, players> settlement(const Agreement<D>& agreement, const State<D, players>& state) {
  const Renders<D> rule{clause::penalty_of_the_field, clause::stop_tile_as_reward, clause::no_reward_after_a_mistake};
  using Num = typename D::Num;
  Settlement<D, players> result;
  result.storyteller = state.storyteller;
  result.erred = state.out;
  Num penalty = penalty_of_story<D>(agreement, guessed_story<D, players>(state));
  for (std::size_t seat = 0; seat < players; ++seat) {
    Num due = select(state.out[seat], penalty, Num(0));  // ESL-33
    const Giving<D> given = giving<D>(state.stack[seat], count(state.open[seat]), due);
    result.lost[seat] = given.lost;
    result.stopped[seat] = given.stopped;
  }
  result.rewarded = !somebody_erred<D, players>(state);  // ESL-38, ESL-39
  return result;
}

/// The state after a guessing round that led to this; the turn goes on.
template <class D, int players>
State<D, players> settle(const Agreement<D>& agreement, State<D, players> state,
                         const Settlement<D, players>& settlement) {
  const Renders<D> rule{clause::faultless_keep_their_tiles, clause::given_tiles_leave,
                        clause::open_tiles_go_first,        clause::revealed_stop_ends_giving,
                        clause::stop_tile_as_reward,        clause::clockwise_until_all_are_named};
  using Num = typename D::Num;
  Num removed = count(unnamed<D, players>(state));  // ESL-28
  for (std::size_t seat = 0; seat < players; ++seat) {
    Num open = count(state.open[seat]), lost = settlement.lost[seat];
    // erring-open-tiles
    Num forfeited = select(agreement.readings.open_tiles_are_forfeited && settlement.erred[seat],
                           open_beyond<D>(open, lost), Num(0));
    Stack<D>& stack = state.stack[seat];
    stack.pictures = stack.pictures + open - lost - forfeited;  // ESL-32, ESL-35
    removed = removed + lost + forfeited;                       // ESL-34
    // revealed-stop
    Num laid_aside = select(agreement.readings.revealed_stop_goes_aside && settlement.stopped[seat], Num(1), Num(0));
    stack.stops = stack.stops - laid_aside;
    state.aside[seat] = state.aside[seat] + laid_aside;
    where(settlement.rewarded && state.storyteller == Num(static_cast<int>(seat)), stack,
          [](Stack<D>& rewarded) { rewarded = with_stop<D>(rewarded); });  // ESL-38
    state.hand[seat] = typename D::Set();
    state.open[seat] = typename D::Set();
    state.out[seat] = typename D::Bool(false);
  }
  state.supply = state.supply - select(settlement.rewarded, Num(1), Num(0));
  state.removed = state.removed + removed;
  state.guessing = typename D::Bool(false);
  return pass_the_turn<D, players>(state);  // ESL-53
}

}  // namespace rulecheck::eselsbruecke
