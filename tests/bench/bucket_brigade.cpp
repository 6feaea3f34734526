// Speed of Bucket Brigade: one iteration is one whole game of four players, dealt and played at random.
#include <benchmark/benchmark.h>

#include <stdexcept>
#include <utility>

#include "model/bucket_brigade/model.hpp"
#include "model/core/record.hpp"
#include "properties/bucket_brigade/whole_game.hpp"
#include "tests/bench/bucket_brigade_yardstick.hpp"
#include "tests/bench/yardstick.hpp"

namespace rulecheck::bucket_brigade {
namespace {

constexpr int players = 4;
using Pack = std::array<std::uint64_t, 55>;
using Game = State<Concrete, players>;

Pack whole_pack() {
  Pack cards{};
  std::size_t place = 0;
  for (Cards rest = all_cards; rest != 0; rest &= rest - 1) cards.at(place++) = rest & (~rest + 1);
  return cards;
}

void shuffle(Pack& cards, yardstick::Random& random) {
  for (std::size_t last = cards.size() - 1; last > 0; --last) {
    std::swap(cards[last], cards[random.below(static_cast<unsigned>(last + 1))]);
  }
}

std::uint64_t any_of(std::uint64_t hand, yardstick::Random& random) {
  return yardstick::nth(hand, random.below(static_cast<unsigned>(std::popcount(hand))));
}

void by_hand(benchmark::State& benchmark) {
  yardstick::Random random(1);
  Pack cards = whole_pack();
  for ([[maybe_unused]] auto _ : benchmark) {
    yardstick::Track track;
    while (!yardstick::over(track)) {
      shuffle(cards, random);
      yardstick::deal(track, cards);
      while (track.in_heat) yardstick::play(track, any_of(track.hand[track.turn], random), random.below(4));
    }
    benchmark::DoNotOptimize(track);
  }
}
BENCHMARK(by_hand)->Name("bucket-brigade/yardstick");

/// Whether a play breaks anything.
bool breaks(const BrokenPlay<Concrete>& broken) {
  return std::apply([&](auto... field) { return (known(broken.*field) || ...); }, BrokenPlay<Concrete>::fields);
}

/// @param after_each_play is shown the board and the game
template <class AfterEachPlay>
void through_the_rules(benchmark::State& benchmark, AfterEachPlay after_each_play) {
  yardstick::Random random(1);
  Pack cards = whole_pack();
  const auto agreement = agreed<Concrete>(Settings{});
  for ([[maybe_unused]] auto _ : benchmark) {
    Game game = begin<Concrete, players>(Concrete::Num(0));
    while (!known(is_over<Concrete, players>(game))) {
      shuffle(cards, random);
      BySeat<Concrete::Set, players> hands;
      for (std::size_t place = 3; place < cards.size(); ++place) hands[place % players].bits |= cards[place];
      game = deal<Concrete, players>(game, hands);
      while (known(game.in_heat)) {
        const auto single = Concrete::Set(any_of(known(at(game.hand, game.turn)), random));
        const Play<Concrete> play{game.turn,
                                  single,
                                  Concrete::Bool(known(is_joker<Concrete>(single))),
                                  Concrete::Num(static_cast<int>(random.below(4))),
                                  {},
                                  {}};
        if (breaks(judge<Concrete, players>(agreement, game, play))) throw std::logic_error("a play breaks a rule");
        game = step<Concrete, players>(agreement, game, single, moved_bear<Concrete>(play));
        after_each_play(agreement.board, game);
      }
    }
    benchmark::DoNotOptimize(game);
  }
}

void rules(benchmark::State& benchmark) {
  through_the_rules(benchmark, [](const auto&, const Game&) {});
}
BENCHMARK(rules)->Name("bucket-brigade/rule text");

void rules_with_invariant(benchmark::State& benchmark) {
  through_the_rules(benchmark, [](const Board<Concrete>& board, const Game& game) {
    if (!known(invariant<Concrete, players>(board, game))) throw std::logic_error("the invariant does not hold");
  });
}
BENCHMARK(rules_with_invariant)->Name("bucket-brigade/rule text, invariant after each play");

void through_the_contract(benchmark::State& benchmark) {
  std::uint64_t seed = 0;
  for ([[maybe_unused]] auto _ : benchmark) {
    Choices choices(++seed);
    const Model<Concrete> model(Model<Concrete>::draw_settings(players, choices));
    benchmark::DoNotOptimize(play_game(model, choices));
  }
}
BENCHMARK(through_the_contract)->Name("bucket-brigade/random game through the contract");

void beside_the_reference(benchmark::State& benchmark) {
  std::uint64_t seed = 0;
  for ([[maybe_unused]] auto _ : benchmark) {
    Trial trial{Choices(++seed)};
    WholeGame<Concrete>(trial).play();
  }
}
BENCHMARK(beside_the_reference)->Name("bucket-brigade/game beside the reference");

}  // namespace
}  // namespace rulecheck::bucket_brigade
