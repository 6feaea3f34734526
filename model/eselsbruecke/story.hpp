// Eselsbrücke, "Rounds 1 - 2": stories, and the fields on which their tiles lie.
#pragma once
#include "model/eselsbruecke/state.hpp"

namespace rulecheck::eselsbruecke {

/// The player at turn has told his story of this round.
template <class D, int players>
typename D::Bool has_told(const Agreement<D>& agreement, const State<D, players>& state) {
  const Renders<D> rule{clause::tell_then_distribute, clause::next_free_field};
  return is_a_story<D>(agreement, state.round) &&
         !is_empty(at(state.field, state.storyteller) & field_of_story<D>(state.round));
}

/// The player at turn has to tell a story before anything else.
template <class D, int players>
typename D::Bool story_is_due(const Agreement<D>& agreement, const State<D, players>& state) {
  const Renders<D> rule{clause::tell_then_distribute};
  return is_a_story<D>(agreement, state.round) && !has_told<D, players>(agreement, state);  // ESL-19
}

/// The state after the story that is due.
template <class D, int players>
State<D, players> tell(const Agreement<D>& agreement, State<D, players> state) {
  const Renders<D> rule{clause::tiles_of_a_story, clause::next_free_field, clause::stories_go_clockwise};
  state.bag = state.bag - tiles_of_story<D>(agreement, state.round);  // ESL-12
  // ESL-16
  put(state.field, state.storyteller, at(state.field, state.storyteller) | field_of_story<D>(state.round));
  where(only_stories_are_told<D, players>(state), state,
        [](State<D, players>& told) { told = pass_the_turn<D, players>(told); });  // ESL-17
  return state;
}

/// What a story breaks; it is legal where nothing holds.
template <class D>
struct BrokenStory {
  using Bool = typename D::Bool;
  Bool game_is_over;      ///< ESL-48
  Bool while_guessing;    ///< ESL-28
  Bool no_story;          ///< of this round: ESL-44
  Bool told_already;      ///< ESL-19
  Bool wrong_early_turn;  ///< ESL-17
  Bool wrong_later_turn;  ///< ESL-53
  Bool wrong_number;      ///< of tiles: ESL-12
  static constexpr auto fields =
      std::tuple{&BrokenStory::game_is_over, &BrokenStory::while_guessing,   &BrokenStory::no_story,
                 &BrokenStory::told_already, &BrokenStory::wrong_early_turn, &BrokenStory::wrong_later_turn,
                 &BrokenStory::wrong_number};
};

/// @param seat of the storyteller, 0 to players − 1; @param tiles how many, 0 at least
template <class D, int players>
BrokenStory<D> judge_story(const Agreement<D>& agreement, const State<D, players>& state, typename D::Num seat,
                           typename D::Num tiles) {
  const Renders<D> rule{clause::no_stories_at_the_end, clause::tell_then_distribute, clause::tiles_of_a_story,
                        clause::clockwise_until_all_are_named};
  return {is_over<D, players>(agreement, state),
          state.guessing,                          // ESL-28
          !is_a_story<D>(agreement, state.round),  // ESL-44
          has_told<D, players>(agreement, state),  // ESL-19
          is_wrong_early_turn<D, players>(state, seat),
          is_wrong_later_turn<D, players>(state, seat),
          tiles != tiles_of_story<D>(agreement, state.round)};  // ESL-12
}

}  // namespace rulecheck::eselsbruecke
