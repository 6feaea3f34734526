// Speed of Eselsbrücke: one iteration is one whole game of four players on the normal side, judged move by move. The
// games are drawn before; all ways play the same ones.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <stdexcept>
#include <utility>
#include <vector>

#include "model/core/record.hpp"
#include "model/eselsbruecke/model.hpp"
#include "properties/eselsbruecke/whole_game.hpp"
#include "tests/bench/eselsbruecke_yardstick.hpp"

namespace rulecheck::eselsbruecke {
namespace {

using Plain = Model<Concrete>;

constexpr std::size_t number_of_games = 64;

Settings settings_by_default() {
  Settings settings;
  settings.players = 4;
  return settings;
}

/// The games that are played, from seat 0 on and without records of settlements.
const std::vector<std::vector<Move>>& games() {
  static const std::vector<std::vector<Move>> all = [] {
    std::vector<std::vector<Move>> drawn;
    const Plain model(settings_by_default());
    for (std::uint64_t seed = 1; drawn.size() < number_of_games; ++seed) {
      Choices choices(seed);
      GameRecord<Plain> game = play_game(model, choices).record;
      if (std::get<Setup>(game.start).start != 0) continue;
      std::erase_if(game.moves, [](const Move& move) { return std::holds_alternative<SettlementEntry>(move); });
      drawn.push_back(std::move(game.moves));
    }
    return drawn;
  }();
  return all;
}

void demand(bool legal) {
  if (!legal) throw std::logic_error("a move is not legal");
}

/// A move as the yardstick has it, in which motifs have become tiles.
struct Entered {
  std::size_t sort = 0;  ///< as in Move
  std::uint8_t seat = 0, tile = 0;
  bool keeps = false;
  std::size_t number = 0;
  std::array<std::uint8_t, 4> sizes{};
};

std::vector<Entered> entered(const std::vector<Move>& moves) {
  std::vector<Entered> all;
  Motifs tiles;
  for (const Move& move : moves) {
    Entered& entry = all.emplace_back();
    entry.sort = move.index();
    if (const auto* story = std::get_if<StoryEntry>(&move)) {
      entry.seat = static_cast<std::uint8_t>(story->seat);
      entry.number = story->tiles.size();
    } else if (const auto* distribution = std::get_if<DistributionEntry>(&move)) {
      entry.seat = static_cast<std::uint8_t>(distribution->seat);
      tiles.clear();
      for (std::size_t place = 1; place <= 4; ++place) {
        const std::size_t seat = (entry.seat + place) % 4;
        const Motifs& hand = distribution->hands.at(seat);
        entry.sizes.at(seat) = static_cast<std::uint8_t>(hand.size());
        tiles.insert(tiles.end(), hand.begin(), hand.end());
      }
    } else {
      const auto& guess = std::get<GuessEntry>(move);
      entry.seat = static_cast<std::uint8_t>(guess.seat);
      entry.keeps = guess.kind == GuessEntry::Kind::keep;
      const auto tile = std::ranges::find(tiles, guess.motif);
      if (tile != tiles.end()) entry.tile = static_cast<std::uint8_t>(1U << (tile - tiles.begin()));
    }
  }
  return all;
}

bool enter(yardstick::Memory& memory, const Entered& entry) {
  if (entry.sort == 0) return yardstick::tell(memory, entry.seat, entry.number);
  if (entry.sort == 1) return yardstick::distribute(memory, entry.seat, entry.sizes);
  return yardstick::guess(memory, entry.seat, entry.tile, entry.keeps);
}

/// Throws unless the yardstick ends a game with the stacks of the model.
void demand_same_end(const yardstick::Memory& memory, const std::vector<Move>& moves) {
  const Plain model(settings_by_default());
  auto state = model.begin({});
  for (const Move& move : moves) state = model.step(state, move);
  const Claim end = model.result(state);
  for (std::size_t seat = 0; seat < 4; ++seat) {
    demand(memory.pile.at(seat).height == end.tiles->at(seat));
    demand(std::popcount(memory.pile.at(seat).stops) == end.stops->at(seat));
  }
}

void by_hand(benchmark::State& benchmark) {
  std::vector<std::vector<Entered>> all;
  yardstick::Memory memory;
  for (const auto& moves : games()) {
    all.push_back(entered(moves));
    yardstick::begin(memory);
    for (const Entered& move : all.back()) demand(enter(memory, move));
    demand_same_end(memory, moves);
  }
  std::size_t next = 0;
  for ([[maybe_unused]] auto _ : benchmark) {
    yardstick::begin(memory);
    for (const Entered& move : all[next++ % number_of_games]) demand(enter(memory, move));
    demand(memory.over());
    benchmark::DoNotOptimize(memory);
  }
}
BENCHMARK(by_hand)->Name("eselsbruecke/yardstick");

/// @param after_each_move is shown the state
template <class AfterEachMove>
void through_the_rules(benchmark::State& benchmark, AfterEachMove after_each_move) {
  std::size_t next = 0;
  const Plain model(settings_by_default());
  for ([[maybe_unused]] auto _ : benchmark) {
    auto state = model.begin({});
    for (const Move& move : games()[next++ % number_of_games]) {
      demand(model.judge(state, move).empty());
      state = model.step(state, move);
      after_each_move(model, state);
    }
    demand(model.over(state));
    benchmark::DoNotOptimize(state);
  }
}

void rules(benchmark::State& benchmark) {
  through_the_rules(benchmark, [](const Plain&, const Plain::State&) {});
}
BENCHMARK(rules)->Name("eselsbruecke/rule text");

void rules_with_invariant(benchmark::State& benchmark) {
  through_the_rules(benchmark, [](const Plain& model, const Plain::State& state) {
    if (!model.invariant(state)) throw std::logic_error("the invariant does not hold");
  });
}
BENCHMARK(rules_with_invariant)->Name("eselsbruecke/rule text, invariant after each move");

void through_the_contract(benchmark::State& benchmark) {
  std::uint64_t seed = 0;
  const Plain model(settings_by_default());
  for ([[maybe_unused]] auto _ : benchmark) {
    Choices choices(++seed);
    benchmark::DoNotOptimize(play_game(model, choices));
  }
}
BENCHMARK(through_the_contract)->Name("eselsbruecke/random game through the contract");

void beside_the_reference(benchmark::State& benchmark) {
  std::uint64_t seed = 0;
  for ([[maybe_unused]] auto _ : benchmark) {
    Trial trial{Choices(++seed)};
    WholeGame<Concrete>(trial).play();
  }
}
BENCHMARK(beside_the_reference)->Name("eselsbruecke/game beside the reference");

}  // namespace
}  // namespace rulecheck::eselsbruecke
