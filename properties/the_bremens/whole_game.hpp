// A whole random game of The Bremens in the model and in the reference, compared state by state.
#pragma once
#include "properties/core/walk.hpp"
#include "properties/the_bremens/comparison.hpp"

namespace rulecheck::the_bremens {

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
