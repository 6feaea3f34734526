// Speed of The Harmony of Bremen: one iteration is one whole game of the deck by default. The deal is such that many
// ensembles succeed; what is declared, played and passed is drawn.
#include <benchmark/benchmark.h>

#include <stdexcept>
#include <utility>

#include "model/core/record.hpp"
#include "model/harmony_of_bremen/model.hpp"
#include "properties/harmony_of_bremen/whole_game.hpp"
#include "tests/bench/harmony_of_bremen_yardstick.hpp"
#include "tests/bench/yardstick.hpp"

namespace rulecheck::harmony_of_bremen {
namespace {

using Pack = std::array<std::int16_t, 48>;
using Game = State<Concrete>;
using Four = BySeat<Concrete::Num>;

/// The deck by default, ascending.
Pack whole_pack() {
  Pack cards{};
  for (std::size_t card = 0; card < cards.size(); ++card) cards[card] = static_cast<std::int16_t>(1 + card / 4);
  return cards;
}

/// Any order in which of four cards that are dealt one after another the later ones are higher, so that games get far.
void shuffle(Pack& cards, yardstick::Random& random) {
  for (std::size_t last = cards.size() - 1; last > 0; --last) {
    std::swap(cards[last], cards[random.below(static_cast<unsigned>(last + 1))]);
  }
  for (std::size_t four = 0; four + 4 <= cards.size(); four += 4) {
    std::sort(cards.begin() + static_cast<std::ptrdiff_t>(four), cards.begin() + static_cast<std::ptrdiff_t>(four) + 4);
  }
}

void by_hand(benchmark::State& benchmark) {
  yardstick::Random random(1);
  Pack cards = whole_pack();
  yardstick::Concert concert;
  const auto any_cards = [&] {
    yardstick::FourCards chosen{};
    for (std::size_t seat = 0; seat < 4; ++seat) chosen[seat] = concert.hand[seat][random.below(concert.size)];
    return chosen;
  };
  bool legal = true;
  for ([[maybe_unused]] auto _ : benchmark) {
    shuffle(cards, random);
    yardstick::deal(concert, cards);
    while (!concert.over()) {
      const yardstick::FourCards chosen = any_cards();
      if (concert.round < 10) legal = yardstick::declare(concert, concert.leader, chosen[concert.leader]) && legal;
      legal = yardstick::play(concert, chosen) && legal;
      if (concert.tuning_due) legal = yardstick::pass(concert, any_cards()) && legal;
    }
    benchmark::DoNotOptimize(concert);
  }
  if (!legal) throw std::logic_error("a move is not legal");
}
BENCHMARK(by_hand)->Name("harmony-of-bremen/yardstick");

/// Throws if anything of what a move breaks holds.
template <class Broken>
void demand_legal(const Broken& broken) {
  const auto holds = [](const auto& value) {
    if constexpr (std::is_same_v<std::remove_cvref_t<decltype(value)>, Concrete::Bool>) {
      return known(value);
    } else {
      return std::apply([&](auto... field) { return (known(value.*field) || ...); },
                        std::remove_cvref_t<decltype(value)>::fields);
    }
  };
  const bool any = std::apply([&](auto... field) { return (holds(broken.*field) || ...); }, Broken::fields);
  if (any) throw std::logic_error("a move breaks a rule");
}

/// @param after_each_move is shown the game
template <class AfterEachMove>
void through_the_rules(benchmark::State& benchmark, AfterEachMove after_each_move) {
  yardstick::Random random(1);
  Pack cards = whole_pack();
  const auto agreement = agreed<Concrete>(Settings{});
  const auto roles = given_numbers<Concrete>({0, 1, 2, 3});
  int size = 10;
  // Where cards lie in a hand means nothing to the rules, so that here the places with cards have to be found.
  const auto any_cards = [&](const Game& game) {
    Four chosen;
    for (std::size_t seat = 0; seat < 4; ++seat) {
      auto skip = random.below(static_cast<unsigned>(size));
      for (const auto& place : game.hand[seat]) {
        if (known(place) == no_card || skip-- > 0) continue;
        chosen[seat] = place;
        break;
      }
    }
    return chosen;
  };
  for ([[maybe_unused]] auto _ : benchmark) {
    shuffle(cards, random);
    BySeat<Hand<Concrete>> hands;
    for (std::size_t card = 0; card < 40; ++card) hands[card % 4][card / 4] = Concrete::Num(cards[card]);
    Log<Concrete> log{begin<Concrete>(roles, hands, Concrete::Num(0)), Concrete::Bool(false)};
    size = 10;
    while (!known(is_over<Concrete>(log.game))) {
      const Four chosen = any_cards(log.game);
      if (known(has_declaration<Concrete>(log.game))) {
        const auto leader = leader_of<Concrete>(log.game.morning);
        const auto number = chosen[static_cast<std::size_t>(known(leader))];
        demand_legal(judge_declaration<Concrete>(agreement, log, leader, number));
        log = {declare<Concrete>(log.game, number), Concrete::Bool(true)};
        after_each_move(agreement, log.game);
      }
      demand_legal(judge_ensemble<Concrete>(log.game, chosen));
      log.game = play<Concrete>(agreement, log.game, chosen);
      after_each_move(agreement, log.game);
      --size;
      if (!known(is_tuning_due<Concrete>(log.game))) continue;
      const Four passed = any_cards(log.game);
      demand_legal(judge_tuning<Concrete>(agreement, log.game, passed));
      log.game = tune<Concrete>(log.game, passed);
      after_each_move(agreement, log.game);
    }
    benchmark::DoNotOptimize(log);
  }
}

void rules(benchmark::State& benchmark) {
  through_the_rules(benchmark, [](const auto&, const Game&) {});
}
BENCHMARK(rules)->Name("harmony-of-bremen/rule text");

void rules_with_invariant(benchmark::State& benchmark) {
  through_the_rules(benchmark, [](const Agreement<Concrete>& agreement, const Game& game) {
    if (!known(invariant<Concrete>(agreement, game))) throw std::logic_error("the invariant does not hold");
  });
}
BENCHMARK(rules_with_invariant)->Name("harmony-of-bremen/rule text, invariant after each move");

void through_the_contract(benchmark::State& benchmark) {
  std::uint64_t seed = 0;
  for ([[maybe_unused]] auto _ : benchmark) {
    Choices choices(++seed);
    const Model<Concrete> model(Model<Concrete>::draw_settings(4, choices));
    benchmark::DoNotOptimize(play_game(model, choices));
  }
}
BENCHMARK(through_the_contract)->Name("harmony-of-bremen/random game through the contract");

void beside_the_reference(benchmark::State& benchmark) {
  std::uint64_t seed = 0;
  for ([[maybe_unused]] auto _ : benchmark) {
    Trial trial{Choices(++seed)};
    WholeGame<Concrete>(trial).play();
  }
}
BENCHMARK(beside_the_reference)->Name("harmony-of-bremen/game beside the reference");

}  // namespace
}  // namespace rulecheck::harmony_of_bremen
