// Games that never end: positions from which play comes back to the same position, every move on the way being legal.
#include "properties/the_bremens/endless.hpp"

#include "properties/the_bremens/drawn.hpp"

namespace rulecheck::the_bremens {
namespace {

constexpr std::size_t forced_move = 1, chicken_player_card = 10;

/// The readings by default, and those that differ from them in one.
std::vector<Chosen> readings_with_one_changed() {
  std::vector<Chosen> all{Chosen{}};
  for (std::size_t reading = 0; reading < values_of_readings.size(); ++reading) {
    for (int value = 1; value < values_of_readings.at(reading); ++value) {
      all.emplace_back();
      all.back().*Chosen::members.at(reading) = value;
    }
  }
  return all;
}

template <class D>
Model<D> model_of(int players, int length, const Chosen& readings) {
  Settings settings;
  settings.players = players;
  settings.length = length;
  settings.readings = readings;
  return Model<D>(settings);
}

template <class D>
void expect_endless_wall(Trial& trial, int players, int length, const Chosen& readings) {
  trial.next_case();
  const Model<D> model = model_of<D>(players, length, readings);
  EndlessPlay<D>(trial, model, walled_plan(players)).play_from(wall(players, length));
}

}  // namespace

/// Establishes a finding: although moves are forced, a game need not end on any board of six spaces or more.
EXHAUSTIVE(TheBremensEndless, DonkeysWaitInStartForEverBehindAWallOfCatsAndDogs, clause::third_animal_home_wins,
           clause::blocked_player_decides, clause::same_or_larger_is_blocked, clause::cards_return_after_eight) {
  trial.unit("boards");
  for (int players = 3; players <= 5; ++players) {
    for (int length = 6; length <= 60; ++length) expect_endless_wall<D>(trial, players, length, Chosen{});
    for (const Chosen& readings : readings_with_one_changed()) {
      // Who lays an animal card each time that the chicken is moved has all of them in hand by and by.
      if (readings.*Chosen::members.at(chicken_player_card) == 1) continue;
      for (const int length : {6, 13, 20, 60}) expect_endless_wall<D>(trial, players, length, readings);
    }
  }
}

/// Establishes a finding: on boards of up to nine spaces the chicken can hold the last three animals for ever.
EXHAUSTIVE(TheBremensEndless, TheChickenHoldsTheLastAnimalsForEverWhereItIsShutIn, clause::third_animal_home_wins,
           clause::chicken_holds_animals, clause::chicken_turns_round, clause::chicken_stays_between) {
  trial.unit("boards");
  for (int length = 2; length <= 9; ++length) {
    for (const Chosen& readings : readings_with_one_changed()) {
      trial.next_case();
      const Model<D> model = model_of<D>(3, length, readings);
      EndlessPlay<D>(trial, model, high_plan()).play_from(last_stack(length));
    }
  }
}

/// Establishes a finding: by the reading `may-decline` all animals can stay in Start for ever.
EXHAUSTIVE(TheBremensEndless, NobodyEverLeavesStartWhereNothingIsForced, clause::third_animal_home_wins,
           clause::blocked_player_decides) {
  trial.unit("boards");
  for (int players = 3; players <= 5; ++players) {
    for (int length = 2; length <= 60; ++length) {
      for (const int laying : {0, 1}) {
        trial.next_case();
        Chosen readings;
        readings.*Chosen::members.at(forced_move) = 2;
        readings.*Chosen::members.at(chicken_player_card) = laying;
        const Model<D> model = model_of<D>(players, length, readings);
        Position start;
        start.chicken = (length + 1) / 2;
        start.animals.assign(static_cast<std::size_t>(players), {0, 1, 2});
        EndlessPlay<D>(trial, model, walled_plan(players)).play_from(start);
      }
    }
  }
}

}  // namespace rulecheck::the_bremens
