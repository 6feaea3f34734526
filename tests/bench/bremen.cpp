// Speed of Bremen: one iteration is one whole game of four players, dealt and played at random.
#include <benchmark/benchmark.h>

#include <stdexcept>
#include <utility>

#include "fuzz/core/harness.hpp"
#include "model/bremen/model.hpp"
#include "model/bremen/round.hpp"
#include "model/core/record.hpp"
#include "properties/bremen/whole_game.hpp"
#include "tests/bench/yardstick.hpp"

namespace rulecheck::bremen {
namespace {

constexpr std::size_t players = 4;
using Game = State<Concrete, players>;

template <class Element>
void shuffle(std::array<Element, 52>& pieces, yardstick::Random& random) {
  for (std::size_t last = pieces.size() - 1; last > 0; --last) {
    std::swap(pieces[last], pieces[random.below(static_cast<unsigned>(last + 1))]);
  }
}

void by_hand(benchmark::State& benchmark) {
  yardstick::Random random(1);
  std::array<std::uint64_t, 52> circle{};
  for (std::size_t i = 0; i < circle.size(); ++i) circle[i] = std::uint64_t{1} << (16 * (i / 13) + i % 13);
  for ([[maybe_unused]] auto _ : benchmark) {
    shuffle(circle, random);
    yardstick::Table table;
    for (std::size_t i = 0; i < circle.size(); ++i) table.hand[i % players] |= circle[i];
    while (!yardstick::over(table)) {
      const std::uint64_t legal = yardstick::legal(table);
      yardstick::play(table, yardstick::nth(legal, random.below(static_cast<unsigned>(std::popcount(legal)))));
    }
    benchmark::DoNotOptimize(table);
  }
}
BENCHMARK(by_hand)->Name("bremen/yardstick");

/// @param after_each_play is shown the game
template <class AfterEachPlay>
void through_the_rules(benchmark::State& benchmark, AfterEachPlay after_each_play) {
  yardstick::Random random(1);
  Circle<Concrete, players> circle;
  std::size_t place = 0;
  for (Pieces rest = all_pieces; rest != 0; rest &= rest - 1) circle[place++] = Concrete::Set(rest & (~rest + 1));
  for ([[maybe_unused]] auto _ : benchmark) {
    shuffle(circle, random);
    Game game = begin<Concrete, players>(take_around<Concrete, players>(circle, Concrete::Num(0)));
    while (!known(is_over<Concrete, players>(game))) {
      const Pieces legal = known(legal_plays<Concrete, players>(game));
      const Pieces single = yardstick::nth(legal, random.below(static_cast<unsigned>(std::popcount(legal))));
      advance<Concrete, players>(game, Concrete::Set(single));
      after_each_play(game);
    }
    benchmark::DoNotOptimize(game);
  }
}

void rules(benchmark::State& benchmark) {
  through_the_rules(benchmark, [](const Game&) {});
}
BENCHMARK(rules)->Name("bremen/rule text");

void rules_with_invariant(benchmark::State& benchmark) {
  through_the_rules(benchmark, [](const Game& game) {
    if (!known(invariant<Concrete, players>(game))) throw std::logic_error("the invariant does not hold");
  });
}
BENCHMARK(rules_with_invariant)->Name("bremen/rule text, invariant after each play");

void through_the_contract(benchmark::State& benchmark) {
  std::uint64_t seed = 0;
  for ([[maybe_unused]] auto _ : benchmark) {
    Choices choices(++seed);
    const Model<Concrete> model(Model<Concrete>::draw_settings(players, choices));
    benchmark::DoNotOptimize(play_game(model, choices));
  }
}
BENCHMARK(through_the_contract)->Name("bremen/random game through the contract");

/// What fuzz/bremen.cpp mostly does with an input: a game of three or four players beside the reference.
void through_the_harness(benchmark::State& benchmark) {
  constexpr std::array<void (*)(Trial&), 1> bodies{[](Trial& trial) { WholeGame<Concrete>(trial).play(); }};
  yardstick::Random random(1);
  // Too short for a second game; what is missing counts as 0.
  std::array<std::uint8_t, 64> input{};
  for ([[maybe_unused]] auto _ : benchmark) {
    for (std::uint8_t& byte : input) byte = static_cast<std::uint8_t>(random.below(256));
    fuzz::play_games(input, bodies);
  }
}
BENCHMARK(through_the_harness)->Name("bremen/game beside the reference");

}  // namespace
}  // namespace rulecheck::bremen
