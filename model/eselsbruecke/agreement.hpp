// Eselsbrücke, "Expert Variant" and what the boards show: what the players agree on before a game.
#pragma once
#include <array>
#include <cstddef>
#include <tuple>

#include "generated/eselsbruecke/clause.hpp"
#include "model/core/domain.hpp"

namespace rulecheck::eselsbruecke {

/// Stories that one player tells in a game at most, those of the expert side.
inline constexpr int most_stories = 5;

/// One entry per story, the first one that a player tells first.
template <class T>
using ByStory = std::array<T, most_stories>;

/// The choices where the rulebook can be read in several ways; each is false by default.
template <class D>
struct Readings {
  using Bool = typename D::Bool;
  Bool base_is_a_marker;           ///< base-tile: the base is no victory-point tile and lies in no stack
  Bool open_tiles_are_forfeited;   ///< erring-open-tiles: what is open beyond the penalty is removed
  Bool own_motif_is_a_mistake;     ///< own-motif: naming it is no breach of the rules
  Bool repeated_motif_is_illegal;  ///< repeated-motif: naming one again is a breach of the rules
  Bool revealed_stop_goes_aside;   ///< revealed-stop: it protects once only
  Bool aid_is_not_passed_on;       ///< second-aid: a second player without a tile gets nothing
  static constexpr auto fields = std::tuple{&Readings::base_is_a_marker,         &Readings::open_tiles_are_forfeited,
                                            &Readings::own_motif_is_a_mistake,   &Readings::repeated_motif_is_illegal,
                                            &Readings::revealed_stop_goes_aside, &Readings::aid_is_not_passed_on};
};

/// Everything that stays the same during a game.
template <class D>
struct Agreement {
  Readings<D> readings;
  typename D::Bool expert;                ///< whether overview and boards show their expert side: ESL-52
  ByStory<typename D::Num> expert_tiles;  ///< tiles of each story on the expert side, 1 to 9
  ByStory<typename D::Num>
      shown_penalties;  ///< what the clouds show, 0 to 20; the text itself has those of red, yellow
  static constexpr auto fields =
      std::tuple{&Agreement::readings, &Agreement::expert, &Agreement::expert_tiles, &Agreement::shown_penalties};
};

/// How many rounds there are.
template <class D>
typename D::Num last_round(const Agreement<D>& agreement) {
  const Renders<D> rule{clause::overview_of_six_rounds, clause::six_rounds, clause::expert_variant};
  using Num = typename D::Num;
  return select(agreement.expert, Num(7), Num(6));  // ESL-06, ESL-10, ESL-52
}

/// Whether this story, or the story of this round, is one that is told. @param story from 1
template <class D>
typename D::Bool is_a_story(const Agreement<D>& agreement, typename D::Num story) {
  const Renders<D> rule{clause::six_rounds, clause::no_stories_at_the_end, clause::expert_variant};
  using Num = typename D::Num;
  return story <= select(agreement.expert, Num(5), Num(4));  // ESL-10, ESL-44, ESL-52
}

/// How many tiles a story has. @param story one that is told, from 1
template <class D>
typename D::Num tiles_of_story(const Agreement<D>& agreement, typename D::Num story) {
  const Renders<D> rule{clause::tiles_of_a_story, clause::expert_variant};
  using Num = typename D::Num;
  const std::array<Num, 4> printed{Num(3), Num(3), Num(4), Num(5)};  // ESL-12
  return select(agreement.expert, at(agreement.expert_tiles, story - Num(1)), at(printed, story - Num(1)));
}

/// How many tiles a mistake costs. @param story the one that is guessed, from 1
template <class D>
typename D::Num penalty_of_story(const Agreement<D>& agreement, typename D::Num story) {
  const Renders<D> rule{clause::penalty_of_the_field, clause::example_red_costs_one, clause::example_stop_after_two,
                        clause::expert_variant};
  using Num = typename D::Num;
  const ByStory<Num>& shown = agreement.shown_penalties;
  const std::array<Num, 4> normal{Num(1), shown[1], shown[2], Num(3)};                     // ESL-37, ESL-42
  return select(agreement.expert, at(shown, story - Num(1)), at(normal, story - Num(1)));  // ESL-33
}

}  // namespace rulecheck::eselsbruecke
