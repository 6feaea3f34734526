// Speed of The Bremens: one iteration is one whole game of four players on the board by default, judged move by move.
// The games are drawn before; all ways play the same ones.
#include <benchmark/benchmark.h>

#include <stdexcept>
#include <utility>
#include <vector>

#include "model/core/record.hpp"
#include "model/the_bremens/model.hpp"
#include "properties/the_bremens/short_board.hpp"
#include "properties/the_bremens/whole_game.hpp"
#include "tests/bench/the_bremens_yardstick.hpp"

namespace rulecheck::the_bremens {
namespace {

using Plain = Model<Concrete>;

constexpr std::size_t number_of_games = 64;

Settings settings_by_default() {
  Settings settings;
  settings.players = 4;
  return settings;
}

/// The games that are played.
const std::vector<GameRecord<Plain>>& games() {
  static const std::vector<GameRecord<Plain>> all = [] {
    std::vector<GameRecord<Plain>> drawn;
    const Plain model(settings_by_default());
    for (std::uint64_t seed = 1; drawn.size() < number_of_games; ++seed) {
      Choices choices(seed);
      drawn.push_back(play_game(model, choices).record);
    }
    return drawn;
  }();
  return all;
}

void demand(bool legal) {
  if (!legal) throw std::logic_error("a move is not legal");
}

std::array<std::uint8_t, 4> four(const std::vector<Card>& by_seat) {
  std::array<std::uint8_t, 4> all{};
  for (std::size_t seat = 0; seat < 4; ++seat) all.at(seat) = static_cast<std::uint8_t>(by_seat.at(seat));
  return all;
}

bool enter(yardstick::Race& race, const Move& move) {
  if (const auto* entry = std::get_if<RevealEntry>(&move)) return yardstick::show(race, four(entry->cards));
  if (const auto* entry = std::get_if<RedealEntry>(&move)) return yardstick::deal_anew(race, four(entry->specials));
  const auto& turn = std::get<TurnEntry>(move);
  const auto seat = static_cast<std::uint8_t>(turn.seat);
  if (turn.chicken) return yardstick::move_chicken(race, seat, static_cast<std::uint8_t>(*turn.chicken));
  std::array<yardstick::Step, 2> steps;
  for (std::size_t play = 0; play < turn.plays.size(); ++play) {
    const PlayEntry& entry = turn.plays[play];
    steps.at(play) = {static_cast<std::uint8_t>(entry.animal), static_cast<std::uint8_t>(entry.to),
                      static_cast<std::int8_t>(entry.riders_to.value_or(-1))};
  }
  return yardstick::move_animals(race, seat, steps, turn.plays.size());
}

void by_hand(benchmark::State& benchmark) {
  std::size_t next = 0;
  yardstick::Race race;
  for ([[maybe_unused]] auto _ : benchmark) {
    const GameRecord<Plain>& game = games()[next++ % number_of_games];
    const auto& setup = std::get<Setup>(game.start);
    yardstick::deal(race, four(setup.specials), static_cast<std::uint8_t>(setup.start));
    for (const Move& move : game.moves) demand(enter(race, move));
    demand(race.over);
    benchmark::DoNotOptimize(race);
  }
}
BENCHMARK(by_hand)->Name("the-bremens/yardstick");

/// @param after_each_move is shown the state
template <class AfterEachMove>
void through_the_rules(benchmark::State& benchmark, AfterEachMove after_each_move) {
  std::size_t next = 0;
  const Plain model(settings_by_default());
  for ([[maybe_unused]] auto _ : benchmark) {
    const GameRecord<Plain>& game = games()[next++ % number_of_games];
    auto state = model.begin(std::get<Setup>(game.start));
    for (const Move& move : game.moves) {
      demand(model.judge(state, move).empty());
      state = model.step(state, move);
      after_each_move(model, state);
    }
    demand(model.over(state));
    benchmark::DoNotOptimize(state);
  }
}

void rules(benchmark::State& benchmark) {
  through_the_rules(benchmark, [](const Plain&, const State<Concrete>&) {});
}
BENCHMARK(rules)->Name("the-bremens/rule text");

void rules_with_invariant(benchmark::State& benchmark) {
  through_the_rules(benchmark, [](const Plain& model, const State<Concrete>& state) {
    if (!model.invariant(state)) throw std::logic_error("the invariant does not hold");
  });
}
BENCHMARK(rules_with_invariant)->Name("the-bremens/rule text, invariant after each move");

void through_the_contract(benchmark::State& benchmark) {
  std::uint64_t seed = 0;
  const Plain model(settings_by_default());
  for ([[maybe_unused]] auto _ : benchmark) {
    Choices choices(++seed);
    benchmark::DoNotOptimize(play_game(model, choices));
  }
}
BENCHMARK(through_the_contract)->Name("the-bremens/random game through the contract");

void beside_the_reference(benchmark::State& benchmark) {
  std::uint64_t seed = 0;
  for ([[maybe_unused]] auto _ : benchmark) {
    Trial trial{Choices(++seed)};
    WholeGame<Concrete>(trial).play();
  }
}
BENCHMARK(beside_the_reference)->Name("the-bremens/game beside the reference");

/// Not a game: everything that can come of three animals on a board of three spaces. Items are states.
void explored(benchmark::State& benchmark) {
  Settings settings;
  settings.length = 3;
  Position start;
  start.chicken = 2;
  for (int animal = 0; animal < 3; ++animal) {
    start.animals.push_back({animal});
    for (int seat = 0; seat < 3; ++seat) {
      if (animal == seat) continue;
      start.space.at(static_cast<std::size_t>(animal)).at(static_cast<std::size_t>(seat)) = settings.goal();
      start.home.push_back({animal, seat});
    }
  }
  std::uint64_t states = 0;
  for ([[maybe_unused]] auto _ : benchmark) {
    Trial trial{Choices(std::uint64_t{1})};
    ShortBoard<Concrete> board(trial, settings, {{0, 1}, {0, 1}, {0, 1}});
    board.explore(start);
    states += board.states();
  }
  benchmark.SetItemsProcessed(static_cast<std::int64_t>(states));
}
BENCHMARK(explored)->Name("the-bremens/short board explored, items are states");

}  // namespace
}  // namespace rulecheck::the_bremens
