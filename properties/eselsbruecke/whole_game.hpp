// A whole random game of Eselsbrücke in the model and in the reference, compared state by state.
#pragma once
#include "properties/core/walk.hpp"
#include "properties/eselsbruecke/comparison.hpp"

namespace rulecheck::eselsbruecke {

/// What a whole game beside the reference is evidence for.
inline constexpr auto whole_game_clauses = clause_list(
    clause::picture_and_stop_tiles, clause::board_with_four_fields, clause::base_tile, clause::overview_of_six_rounds,
    clause::stop_tiles_aside, clause::other_pictures_in_the_bag, clause::six_rounds, clause::distributed_field,
    clause::tiles_of_a_story, clause::next_free_field, clause::stories_go_clockwise, clause::donkey_moves_on,
    clause::tell_then_distribute, clause::storyteller_takes_the_rest, clause::no_tile_no_guess,
    clause::left_neighbour_begins, clause::not_the_own_motif, clause::named_tile_is_won, clause::mistake_puts_out,
    clause::clockwise_until_all_are_named, clause::storyteller_never_guesses, clause::guess_again,
    clause::faultless_keep_their_tiles, clause::penalty_of_the_field, clause::given_tiles_leave,
    clause::open_tiles_go_first, clause::nothing_left_to_give, clause::stop_tile_as_reward,
    clause::no_reward_after_a_mistake, clause::revealed_stop_ends_giving, clause::stop_tile_is_a_point,
    clause::no_stories_at_the_end, clause::named_motifs_as_aid, clause::first_tile_as_aid,
    clause::last_motif_in_own_hand, clause::ends_after_the_last_round, clause::most_tiles_win,
    clause::most_tiles_decide, clause::stop_tiles_break_ties, clause::several_winners, clause::expert_variant,
    clause::next_storyteller_clockwise);

/// A game under settings that the model draws, or that are drawn here.
template <class D>
Model<D> drawn_game(Choices& choices) {
  if (choices.happens(1, 2)) return drawn_model<Model<D>>(choices);
  return Model<D>(draw_any_settings(choices));
}

/// Labels the case with what is chosen, and demands that everything comes.
inline void label_settings(Trial& trial, const Settings& settings) {
  const auto classify = [&](const std::string& name, bool holds, double share) {
    if (holds) trial.label(name);
    trial.require_share(name, share);
  };
  for (int players = 3; players <= 6; ++players) {
    classify(std::to_string(players) + " players", settings.players == players, 0.15);
  }
  classify("normal side", !settings.expert, 0.3);
  classify("expert side", settings.expert, 0.2);
  const auto reading = [&](const std::string& name, bool other) {
    classify(name, other, 0.2);
    classify("not: " + name, !other, 0.2);
  };
  reading("the base is a marker", settings.base_is_a_marker);
  reading("open tiles are forfeited", settings.open_tiles_are_forfeited);
  reading("the own motif is a mistake", settings.own_motif_is_a_mistake);
  reading("a repeated motif is illegal", settings.repeated_motif_is_illegal);
  reading("a revealed stop tile goes aside", settings.revealed_stop_goes_aside);
  reading("the aid is not passed on", settings.aid_is_not_passed_on);
  const bool usual = settings.penalties == default_penalties(settings.expert);
  classify("penalties by default", usual, 0.05);
  classify("other penalties", !usual, 0.2);
  classify("a mistake costs nothing", std::ranges::count(settings.penalties, 0) > 0, 0.05);
  classify("a mistake costs 20", std::ranges::count(settings.penalties, 20) > 0, 0.01);
  classify("a story of one tile", settings.expert && std::ranges::count(settings.story_tiles, 1) > 0, 0.05);
  classify("a story of nine tiles", settings.expert && std::ranges::count(settings.story_tiles, 9) > 0, 0.05);
}

/// The two games as they stand.
template <class D>
class WholeGame {
 public:
  /// Draws players, options, readings and start player.
  explicit WholeGame(Trial& trial)
      : trial_(trial),
        walk_(trial, drawn_game<D>(trial.choices)),
        comparison_(trial, walk_.model(),
                    reference::Game(in_reference(walk_.model().settings()), walk_.setup().start)) {}

  void play() {
    for (compare(); !walk_.over(); compare()) {
      walk_.go_on();
      // The move, and perhaps a record of the guessing round that it ended.
      const auto& moves = walk_.record().moves;
      for (; entered_ < moves.size(); ++entered_) comparison_.enter(moves[entered_]);
    }
    comparison_.compare_result(walk_.state());
    for (const std::string& label : walk_.model().labels(walk_.setup(), walk_.record().moves, walk_.state())) {
      trial_.label(label);
    }
    for (const auto& [label, share] : Model<D>::label_shares()) trial_.require_share(label, share);
    label_settings(trial_, walk_.model().settings());
    for (const char* clause : {"ESL-10", "ESL-11",
                               "ESL-12", "ESL-17",
                               "ESL-19", "ESL-21",
                               "ESL-22", "ESL-23",
                               "ESL-24", "ESL-27",
                               "ESL-28", "ESL-29",
                               "ESL-32", "ESL-33",
                               "ESL-35", "ESL-38",
                               "ESL-39", "ESL-41",
                               "ESL-44", "ESL-47",
                               "ESL-48", "ESL-49",
                               "ESL-50", "ESL-51",
                               "ESL-53", "every guess was tried"}) {
      trial_.require_share(clause, 0.1);
    }
  }

 private:
  void compare() {
    comparison_.compare(walk_.state());
    comparison_.compare_attempts(walk_.state(), 1, 256);
  }

  Trial& trial_;
  Walk<Model<D>> walk_;
  Comparison<D> comparison_;
  std::size_t entered_ = 0;
};

}  // namespace rulecheck::eselsbruecke
