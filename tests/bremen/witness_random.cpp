// Games that are played at random: the unwinnable deal, lost whatever is played, and how rarely chance wins.
#include <fmt/format.h>

#include "model/bremen/entering.hpp"
#include "properties/bremen/reference.hpp"
#include "tests/bremen/shuffled_circle.hpp"
#include "tests/bremen/witness_trace.hpp"

namespace rulecheck::bremen {
namespace {

/// One of the pieces of a set that is not empty, each as likely as the others.
Pieces one_of(Pieces all, Choices& choices) {
  for (auto skipped = choices.below(static_cast<std::uint32_t>(std::popcount(all))); skipped > 0; --skipped) {
    all &= all - 1;
  }
  return all & (~all + 1);
}

/// Plays legal pieces at random until the game is over. @return nothing where the rules get stuck or do not end
template <class D, int players>
std::optional<State<D, players>> played_at_random(State<D, players> state, Choices& choices) {
  for (int plays = 0; plays < rounds * players; ++plays) {
    const Pieces legal = known(legal_plays<D, players>(state));
    if (legal == 0) return std::nullopt;
    advance<D, players>(state, Given<D>::set(one_of(legal, choices)));
  }
  return known(is_over<D, players>(state)) ? std::optional(state) : std::nullopt;
}

/// The setup of the stored game; its one deal.
const Setup& unwinnable_setup() {
  static const Setup setup = [] {
    const StoredGame game("unwinnable-deal");
    return Model<Concrete>::read_setup({4}, TraceNode::parse(game.trace().at("setup").dump(), game.path()));
  }();
  return setup;
}

/// The end of a game as the reference judges it: the pieces it left, by name.
template <class D, int players>
reference::Outcome judged_by_the_reference(const State<D, players>& end) {
  static const std::array names{"Chicken", "Donkey", "Dog", "Cat"};
  const auto named = [](Pieces single) {
    const int bit = std::countr_zero(single);
    return reference::Piece{names.at(static_cast<std::size_t>(bit / lane)), bit % lane};
  };
  std::vector<int> won;
  std::vector<reference::Piece> left;
  for (std::size_t seat = 0; seat < players; ++seat) {
    won.push_back(known(end.won[seat]));
    left.push_back(named(known(end.hand[seat])));
  }
  return reference::outcome_of(won, left, players == 3 ? std::optional(named(known(end.center))) : std::nullopt);
}

/// Games that are played at random, as many as the domain is quick enough for: bent rules are shown some of them only.
template <class D>
constexpr int random_games = 100;
template <>
constexpr int random_games<Concrete> = 40'000;

constexpr std::uint64_t seed = 20'240'301;

/// Deals that chance gives, redealt where they must be, and plays that chance makes.
template <class D, int players>
void expect_few_to_be_won(Trial& trial) {
  Choices choices(seed + players);
  auto circle = circle_in_order<D, players>();
  int won = 0;
  for (int game = 0; game < random_games<D>; ++game) {
    Deal<D, players> deal;
    do {
      shuffle<D, players>(circle, choices);
      deal = take_around<D, players>(circle, Given<D>::num(0));
    } while (known(must_redeal<D, players>(deal)));
    const auto end = played_at_random<D, players>(begin<D, players>(deal), choices);
    if (!end) trial.fail("every game to reach its end");
    const bool is_won = known(
        everybody_wins<D>(condition_one<D, players>(end->won), condition_two<D, players>(end->hand, end->center)));
    trial.expect(is_won == judged_by_the_reference<D, players>(*end).won,
                 "model and reference to agree on whether a game is won");
    won += is_won;
  }
  if (random_games<D> >= 10'000) {
    trial.expect(0 < won && won < random_games<D> / 100, [won] {
      return fmt::format("chance to win some games but fewer than one in a hundred; it won {}", won);
    });
  }
  trial.quantity(fmt::format("games won by random play, {} players, seed {}", players, seed + players),
                 fmt::format("{} of {}", won, random_games<D>));
}

}  // namespace

PROPERTY(30000, BremenWitness, TheUnwinnableDealIsLostInEveryRandomPlay, clause::redeal_until_fewer,
         clause::highest_chicken_wins, clause::highest_led_animal_wins, clause::winner_takes_all) {
  trial.unit("games");
  trial.expect(!known(must_redeal<D, 4>(deal_of<D, 4>(unwinnable_setup().deals.front()))), "a deal that is played");
  const auto end = played_at_random<D, 4>(begin<D, 4>(deal_of<D, 4>(unwinnable_setup().deals.front())), trial.choices);
  if (!end) trial.fail("the game to reach its end");
  trial.expect(known(end->won[0]) == 48, "the first seat to win all twelve rounds");
  trial.expect(!known(condition_one<D, 4>(end->won)), "the game to be lost");
}

EXAMPLE(BremenWitness, ChanceSeldomWins, clause::all_win_or_lose_together, clause::condition_one_three_players,
        clause::condition_one_four_players, clause::condition_two_three_players, clause::condition_two_four_players) {
  expect_few_to_be_won<D, 4>(trial);
  expect_few_to_be_won<D, 3>(trial);
}

}  // namespace rulecheck::bremen
