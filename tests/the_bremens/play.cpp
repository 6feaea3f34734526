// "The Animals" and "Special Cards": what a play is said to break, and when another one is owed.
#include "model/the_bremens/play.hpp"

#include "tests/the_bremens/tables.hpp"

namespace rulecheck::the_bremens {
namespace {

/// The cat of seat 0 is in Goal, its dog on space 10; the dog's card alone is in hand.
template <class D>
State<D> one_animal_to_choose() {
  auto state = board_of<D>({{0, 0, 21}, {1, 0, 10}}, 20);
  state.animals_in_hand[0] = Given<D>::set(2);
  return state;
}

template <class Broken>
int reasons(const Broken& broken) {
  return std::apply([&](auto... field) { return (... + (known(broken.*field) ? 1 : 0)); }, Broken::fields);
}

}  // namespace

EXAMPLE(TheBremensPlay, AWrongChoiceHasOneReason, clause::play_an_animal_card, clause::home_card_is_out_of_use,
        clause::anyone) {
  const auto state = one_animal_to_choose<D>();
  for (const int reading : {0, 1}) {
    Settings settings;
    settings.readings.anyone_card = reading;
    for (const Card card : {0, 10}) {
      for (const bool lays : {false, true}) {
        for (int animal = 0; animal < 3; ++animal) {
          const auto broken = judge_choice<D>(agreed<D>(settings), state, Given<D>::num(0), given_card<D>(card),
                                              given_play<D>({animal, 15, lays, {}}));
          const bool by_anyone = card == 10, without_card = by_anyone && !lays;
          const bool right = animal != 0 && (animal == 1 || without_card) && (!lays || (by_anyone && reading == 1));
          trial.expect(reasons(broken) == (right ? 0 : 1), "one reason if it is wrong, else none");
          trial.expect(known(broken.home) == (animal == 0), "an animal in Goal");
        }
      }
    }
  }
}

EXAMPLE(TheBremensPlay, NothingIsSaidOfAMoveBackOrOfAnAnimalInGoal, clause::home_card_is_out_of_use,
        clause::animals_advance) {
  const auto agreement = agreement_of<D>();
  const auto state = one_animal_to_choose<D>();
  for (Card card = 0; card < 14; ++card) {
    for (const auto& [animal, to] : {std::pair{0, 21}, std::pair{0, 4}, std::pair{1, 9}, std::pair{1, 0}}) {
      const auto broken =
          judge_play<D>(agreement, state, Given<D>::num(0), given_card<D>(card), play_of<D>(animal, to));
      trial.expect(known(broken.choice.home) == (animal == 0) && known(broken.goes_back) == (animal == 1),
                   "in Goal, or going back");
      trial.expect(reasons(broken.move) == 0 && reasons(broken.shake) == 0 && !known(broken.blocked_choice),
                   "and nothing else");
    }
  }
}

EXAMPLE(TheBremensPlay, NoPlayIsOwedOnceSomebodyHasWon, clause::third_animal_home_wins, clause::blocked_player_decides,
        clause::double_move) {
  const auto agreement = agreement_of<D>();
  std::vector<Placed> placed{{0, 1, 21}, {1, 1, 21}};
  for (const bool over : {false, true}) {
    const auto state = board_of<D>(placed);
    for (const int plays : {0, 1}) {
      trial.expect(
          known(owes_a_play<D>(agreement, state, Given<D>::num(0), given_card<D>(9), Given<D>::num(plays))) == !over,
          "two animals with DOUBLE, unless an opponent has won by the first");
    }
    placed.push_back({2, 1, 21});
  }
}

}  // namespace rulecheck::the_bremens
