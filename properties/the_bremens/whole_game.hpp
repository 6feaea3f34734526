// A whole random game of The Bremens in the model and in the reference, compared state by state.
#pragma once
#include "properties/core/walk.hpp"
#include "properties/the_bremens/comparison.hpp"

namespace rulecheck::the_bremens {

/// What a whole game beside the reference is evidence for.
inline constexpr auto whole_game_clauses = clause_list(
    clause::take_a_colour, clause::deal_a_special, clause::one_hand, clause::animals_begin_at_start,
    clause::chicken_begins_on_its_symbol, clause::first_start_player, clause::reveal_one_card,
    clause::highest_gets_chicken_card, clause::personal_discard_pile, clause::tie_goes_clockwise, clause::one_at_a_time,
    clause::play_an_animal_card, clause::matching_animal_moves, clause::chicken_player_moves_no_animal,
    clause::chicken_player_moves_the_chicken, clause::badge_follows_chicken_card, clause::animal_cards_return,
    clause::cards_return_after_eight, clause::full_amount, clause::animals_advance, clause::order_of_sizes,
    clause::only_the_final_space_blocks, clause::smaller_climbs_on_top, clause::same_or_larger_is_blocked,
    clause::blocked_player_decides, clause::riders_move_along, clause::chicken_holds_animals,
    clause::only_the_chicken_goes_both_ways, clause::chicken_belongs_to_the_highest, clause::chicken_player_starts_next,
    clause::chicken_stays_between, clause::chicken_moves_in_full, clause::chicken_turns_round,
    clause::chicken_rests_on_top, clause::nothing_rests_on_the_chicken, clause::special_has_a_value,
    clause::highest_special_moves_the_chicken, clause::ability_needs_own_animals, clause::home_card_is_out_of_use,
    clause::third_animal_home_wins, clause::riders_arrive_first, clause::rank_by_animals_home,
    clause::rank_by_foremost_animal, clause::shake, clause::skip, clause::double_move, clause::anyone,
    clause::one_to_five, clause::nine, clause::seven);

/// A game under settings that the model draws, or that are drawn here.
template <class D>
Model<D> drawn_game(Choices& choices) {
  if (choices.happens(1, 2)) return drawn_model<Model<D>>(choices);
  return Model<D>(draw_any_settings(choices));
}

/// The two games as they stand.
template <class D>
class WholeGame {
 public:
  /// Draws players, board, symbols, readings and deal.
  explicit WholeGame(Trial& trial)
      : trial_(trial),
        walk_(trial, drawn_game<D>(trial.choices)),
        comparison_(trial, walk_.model(),
                    reference::Game(in_reference(walk_.model().settings()), in_reference(walk_.setup()))) {}

  void play() {
    for (compare(); !walk_.over(); compare()) {
      const Move move = walk_.go_on();
      try {
        comparison_.enter(move);
      } catch (const std::logic_error&) {
        const auto broken = reference::reported(breaches_of(comparison_.game(), move));
        if (broken.empty()) throw;
        trial_.fail(write_move(move) + " to break " + in_words(broken));
      }
    }
    comparison_.compare_result(walk_.state());
    label();
  }

 private:
  void compare() {
    comparison_.compare(walk_.state());
    comparison_.compare_attempts(walk_.state(), 1, 256);
  }

  void classify(const std::string& name, bool holds, double share) {
    if (holds) trial_.label(name);
    trial_.require_share(name, share);
  }

  void label() {
    for (const std::string& label : walk_.model().labels(walk_.setup(), walk_.record().moves, walk_.state())) {
      trial_.label(label);
    }
    const Settings& settings = walk_.model().settings();
    for (int players = 3; players <= 5; ++players) {
      classify(std::to_string(players) + " players", settings.players == players, 0.2);
    }
    classify("a board of two spaces", settings.length == 2, 0.02);
    classify("a board longer than 30", settings.length > 30, 0.02);
    classify("the chicken begins elsewhere", settings.chicken_start.has_value(), 0.2);
    classify("other symbols", settings.chicken_steps != default_chicken_steps, 0.2);
    for (std::size_t reading = 0; reading < reading_names.size(); ++reading) {
      const auto& names = reading_names.at(reading);
      const int chosen = settings.readings.*Chosen::members.at(reading);
      for (int value = 0; value < values_of_readings.at(reading); ++value) {
        classify(std::string(names.name) + " " + std::string(names.values.at(static_cast<std::size_t>(value))),
                 chosen == value, 0.1);
      }
    }
  }

  Trial& trial_;
  Walk<Model<D>> walk_;
  Comparison<D> comparison_;
};

}  // namespace rulecheck::the_bremens
