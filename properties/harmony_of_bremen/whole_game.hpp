// A whole random game of The Harmony of Bremen in the model and in the reference, compared state by state.
#pragma once
#include "properties/core/walk.hpp"
#include "properties/harmony_of_bremen/comparison.hpp"
#include "properties/harmony_of_bremen/drawn.hpp"

namespace rulecheck::harmony_of_bremen {

/// What a whole game beside the reference is evidence for.
inline constexpr auto whole_game_clauses = clause_list(
    clause::one_of_each_animal, clause::numbers_grow, clause::ten_rounds_then_success, clause::player_and_number_cards,
    clause::random_roles_night_side_up, clause::deal_ten, clause::left_over_cards_unused, clause::leader_shows_morning,
    clause::leader_moves_clockwise, clause::ensemble_then_tuning, clause::one_card_from_hand,
    clause::rooster_cat_dog_donkey, clause::leader_declares, clause::others_choose_freely,
    clause::leader_plays_the_declared, clause::judge_the_order, clause::equal_is_not_growing,
    clause::success_is_discarded, clause::failure_lies_beside, clause::pass_one_left, clause::no_passing_on,
    clause::pass_on_later, clause::hand_over_the_lead, clause::no_tuning_after_round_nine,
    clause::last_cards_undeclared, clause::last_success_wins, clause::third_failure_loses, clause::last_failure_loses,
    clause::piles_show_failures, clause::hard_variant, clause::declaration_stands, clause::always_to_the_left,
    clause::earlier_failures_do_not_matter, clause::steps_of_the_ensemble, clause::steps_of_the_tuning);

/// A game under drawn settings; one in eight has an extreme deck.
template <class D>
Model<D> drawn_game(Choices& choices) {
  Settings settings = Model<D>::draw_settings(4, choices);
  if (choices.happens(1, 8)) settings.deck = draw_extreme_deck(choices);
  return Model<D>(std::move(settings));
}

/// The two games as they stand.
template <class D>
class WholeGame {
 public:
  /// Draws readings, variant, deck and deal.
  explicit WholeGame(Trial& trial)
      : trial_(trial),
        walk_(trial, drawn_game<D>(trial.choices)),
        comparison_(trial, walk_.model(),
                    reference::Game(in_reference(walk_.model().settings()), in_reference(walk_.setup()))) {}

  void play() {
    for (compare(); !walk_.over(); compare()) {
      const Move move = walk_.go_on();
      const Reported expected = expected_of(comparison_.game(), move);
      trial_.expect(expected.empty(), [&] { return write_move(move) + " to break " + in_words(expected); });
      comparison_.enter(move);
    }
    comparison_.compare_result(walk_.state());
    label();
  }

 private:
  void compare() {
    comparison_.compare(walk_.state());
    comparison_.compare_attempts(walk_.state());
  }

  void classify(const std::string& name, bool holds, double share) {
    if (holds) trial_.label(name);
    trial_.require_share(name, share);
  }

  void label() {
    for (const std::string& label : walk_.model().labels(walk_.setup(), walk_.record().moves, walk_.state())) {
      trial_.label(label);
    }
    for (const auto& [label, share] : Model<D>::label_shares()) trial_.require_share(label, share);
    const Settings& settings = walk_.model().settings();
    classify("hard", settings.hard_variant, 0.3);
    classify("standard", !settings.hard_variant, 0.3);
    classify("declarations are free", settings.free_declaration, 0.1);
    classify("the deck by default", settings.deck == default_deck, 0.3);
    classify("another deck", settings.deck != default_deck, 0.3);
    const auto has_copies = [&](int least) {
      return std::ranges::any_of(settings.deck, [least](const auto& cards) { return cards.second >= least; });
    };
    classify("99 copies of a number", has_copies(99), 0.03);
    classify("no number twice", !has_copies(2), 0.05);
    classify("0 and 999 in the deck", settings.deck.contains(0) && settings.deck.contains(999), 0.05);
    classify("no more cards than are dealt", number_of_cards(settings.deck) == dealt_cards, 0.03);
    classify("won in the hard variant", settings.hard_variant && comparison_.game().won(), 0.002);
    classify("the last round was reached", comparison_.game().rounds_played() == 10, 0.2);
    trial_.require_share("everything of few numbers was tried", 0.02);
    for (const char* clause :
         {"HOB-10", "HOB-11", "HOB-12", "HOB-14", "HOB-17", "HOB-18", "HOB-19", "HOB-20", "HOB-22", "HOB-23", "HOB-26",
          "HOB-27", "HOB-28", "HOB-29", "HOB-30", "HOB-31", "HOB-35", "HOB-37", "HOB-38"}) {
      trial_.require_share(clause, 0.02);
    }
  }

  Trial& trial_;
  Walk<Model<D>> walk_;
  Comparison<D> comparison_;
};

}  // namespace rulecheck::harmony_of_bremen
