// A whole random game of Bucket Brigade in the model and in the reference, compared state by state.
#pragma once
#include "properties/bucket_brigade/comparison.hpp"
#include "properties/core/walk.hpp"

namespace rulecheck::bucket_brigade {

/// What a whole game beside the reference is evidence for.
inline constexpr auto whole_game_clauses = clause_list(
    clause::four_bears, clause::fifty_five_cards, clause::most_points_win, clause::as_many_heats_as_players,
    clause::first_dealer, clause::dealer_moves_left, clause::bears_start_at_the_beehives,
    clause::discard_from_this_heat, clause::deal_the_rest_evenly, clause::begin_left_of_the_dealer,
    clause::play_one_card, clause::walk_one_space, clause::run_two_spaces, clause::joker_moves_any_bear,
    clause::turn_ends, clause::heat_ends_in_the_cave, clause::bonus_for_finishing, clause::score_remaining_cards,
    clause::jokers_count_nothing, clause::score_by_own_bear, clause::pair_scores_five_times,
    clause::remaining_walk_scores_once, clause::run_scores_double, clause::record_totals_from_zero,
    clause::add_up_the_heats, clause::highest_total_wins, clause::better_final_heat_wins);

/// The two games as they stand.
template <class D>
class WholeGame {
 public:
  /// Draws players, readings, board and first dealer.
  explicit WholeGame(Trial& trial)
      : trial_(trial),
        walk_(trial),
        comparison_(trial, walk_.model(),
                    reference::Game(in_reference(walk_.model().settings()), walk_.setup().first_dealer)) {}

  void play() {
    for (compare(); !walk_.over(); compare()) {
      walk_.go_on();
      // The move, and perhaps the results of the heat that it ended.
      const auto& moves = walk_.record().moves;
      for (; entered_ < moves.size(); ++entered_) enter(moves[entered_]);
    }
    comparison_.compare_result(walk_.state());
    label();
  }

 private:
  void compare() {
    comparison_.compare(walk_.state());
    comparison_.compare_attempts(walk_.state());
  }

  void enter(const Move& move) {
    const Reported expected = expected_of(comparison_.game(), move);
    trial_.expect(expected.empty(), [&] { return write_move(move) + " to break " + in_words(expected); });
    comparison_.enter(move);
  }

  void label() {
    for (const std::string& label : walk_.model().labels(walk_.setup(), walk_.record().moves, walk_.state())) {
      trial_.label(label);
    }
    for (const auto& [label, share] : Model<D>::label_shares()) trial_.require_share(label, share);
    const Settings& settings = walk_.model().settings();
    const auto classify = [&](const std::string& name, bool holds, double share = 0.1) {
      if (holds) trial_.label(name);
      trial_.require_share(name, share);
    };
    for (int players = 3; players <= 5; ++players) {
      classify(std::to_string(players) + " players", settings.players == players);
    }
    classify("the board by default", settings.values == default_values);
    classify("another board", settings.values != default_values);
    classify("overrun forbidden", settings.overrun_forbidden);
    classify("clamp before the bonus", settings.clamp_before_bonus);
    classify("optional pairs", settings.pairing_is_optional);
    classify("tied players lose", settings.tied_players_lose);
    const auto& moves = walk_.record().moves;
    classify("results recorded",
             std::ranges::any_of(moves, [](const Move& move) { return std::holds_alternative<ScoreEntry>(move); }),
             0.05);
    for (const char* clause : {"BUB-06", "BUB-07", "BUB-10", "BUB-11", "BUB-12", "BUB-13", "BUB-14", "BUB-15", "BUB-16",
                               "BUB-18", "BUB-26", "BUB-28"}) {
      trial_.require_share(clause, 0.05);
    }
  }

  Trial& trial_;
  Walk<Model<D>> walk_;
  Comparison<D> comparison_;
  std::size_t entered_ = 0;
};

}  // namespace rulecheck::bucket_brigade
