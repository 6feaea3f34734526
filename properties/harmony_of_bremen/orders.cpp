// Which orders of four numbers succeed with which animals, and which declarations can come to a success: everything
// tried out.
#include <fmt/format.h>

#include <set>

#include "properties/core/check.hpp"
#include "properties/harmony_of_bremen/planned_game.hpp"

namespace rulecheck::harmony_of_bremen {
namespace {

/// Before the last round, so that nothing is declared and each seat has one card.
template <class D>
auto before_the_cards(const Model<D>& model, const Numbers& roles, const Numbers& cards) {
  Position position{10, 0, roles, {}, 0};
  for (std::size_t seat = 0; seat < cards.size(); ++seat) position.hands.at(seat) = {cards.at(seat)};
  return model.begin_at(position);
}

/// The clauses that it breaks to say of these cards that they succeeded, or that they failed.
template <class D>
std::vector<const Clause*> broken_by_saying(const Model<D>& model, const Numbers& roles, const Numbers& cards,
                                            bool success) {
  return clauses_of(model.judge(before_the_cards<D>(model, roles, cards), EnsembleEntry{cards, success}));
}

/// How many ways there are to rank so many players, ties allowed: those in the first place, then the others.
int rankings(int players) {
  if (players == 0) return 1;
  int sum = 0, ways = 1;  // to choose who comes first
  for (int first = 1; first <= players; ++first) {
    ways = ways * (players - first + 1) / first;
    sum += ways * rankings(players - first);
  }
  return sum;
}

/// The ranks of four numbers, from 0; equal numbers have equal ranks.
Numbers ranks(const Numbers& numbers) {
  const std::set<int> distinct(numbers.begin(), numbers.end());
  Numbers all{};
  for (std::size_t seat = 0; seat < all.size(); ++seat) {
    all.at(seat) = static_cast<int>(std::distance(distinct.begin(), distinct.find(numbers.at(seat))));
  }
  return all;
}

/// The different numbers of a deck that has this many cards of each of its numbers.
Settings deck_of(int lowest, int highest, int copies) {
  Settings settings;
  settings.deck.clear();
  for (int number = lowest; number <= highest; ++number) settings.deck[number] = copies;
  return settings;
}

}  // namespace

/// Every ranking of four cards with ties, near together and as far apart as there are numbers; every animal everywhere.
EXHAUSTIVE(HarmonyOfBremenOrders, OneAssignmentOfAnimalsSucceedsIfNumbersDifferAndElseNone, clause::one_of_each_animal,
           clause::rooster_cat_dog_donkey, clause::judge_the_order, clause::equal_is_not_growing, clause::numbers_grow,
           clause::random_roles_night_side_up) {
  trial.unit("rankings and assignments");
  for (const Numbers& scale : {Numbers{0, 1, 2, 3}, Numbers{0, 333, 998, 999}}) {
    Settings settings;
    settings.deck.clear();
    for (const int number : scale) settings.deck[number] = 40;
    const Model<D> model(settings);
    std::set<Numbers> seen_rankings;
    int total = 0;
    for_each_numbers(0, 3, [&](const Numbers& drawn) {
      const Numbers ranking = ranks(drawn);
      if (!seen_rankings.insert(ranking).second) return;
      Numbers cards{};
      for (std::size_t seat = 0; seat < 4; ++seat)
        cards.at(seat) = scale.at(static_cast<std::size_t>(ranking.at(seat)));
      const bool distinct = std::set<int>(cards.begin(), cards.end()).size() == 4;
      int successes = 0, never_falling = 0;
      for_each_assignment([&](const Numbers& roles) {
        trial.next_case();
        const bool success = broken_by_saying<D>(model, roles, cards, true).empty();
        const bool failure = broken_by_saying<D>(model, roles, cards, false).empty();
        trial.expect(success != failure, "an ensemble to be a success or a failure and not both");
        successes += success ? 1 : 0;
        const auto breaks = broken_by_saying<D>(model, roles, cards, !success);
        const bool equality_alone = !success && std::ranges::is_sorted(by_animal(roles, cards));
        never_falling += equality_alone ? 1 : 0;
        const Clause& named = equality_alone ? clause::equal_is_not_growing : clause::judge_the_order;
        trial.expect(breaks == std::vector<const Clause*>{&named},
                     "a wrong judgement to break the clause that it denies");
      });
      trial.expect(successes == (distinct ? 1 : 0), "one assignment to succeed if all numbers differ, and else none");
      trial.expect((never_falling > 0) == !distinct, "some to fail by equality alone if any are equal");
      total += successes;
    });
    trial.expect(static_cast<int>(seen_rankings.size()) == rankings(4), "all rankings to have been tried");
    trial.quantity("rankings of four cards, ties allowed", std::to_string(rankings(4)));
    trial.quantity("rankings and animals that succeed",
                   fmt::format("{} of {}", total, 24 * static_cast<int>(seen_rankings.size())));
  }
}

/// Cards and animals that go to other seats together succeed or fail as before; every way to change seats.
EXHAUSTIVE(HarmonyOfBremenOrders, WhereTheAnimalsSitDoesNotMatter, clause::rooster_cat_dog_donkey,
           clause::judge_the_order, clause::one_of_each_animal) {
  trial.unit("cards and seatings");
  const Model<D> model(deck_of(1, 4, 40));
  const Numbers in_order{0, 1, 2, 3};
  for_each_numbers(1, 4, [&](const Numbers& cards) {
    const bool success = broken_by_saying<D>(model, in_order, cards, true).empty();
    for_each_assignment([&](const Numbers& seat_of) {
      trial.next_case();
      Numbers roles{}, moved{};
      for (std::size_t place = 0; place < 4; ++place) {
        const auto seat = static_cast<std::size_t>(seat_of.at(place));
        roles.at(seat) = in_order.at(place);
        moved.at(seat) = cards.at(place);
      }
      trial.expect(broken_by_saying<D>(model, roles, moved, true).empty() == success, "the same judgement");
    });
  });
}

/// Every four cards of small decks. A number can come to a success if enough numbers are below and above it.
EXHAUSTIVE(HarmonyOfBremenOrders, ADeclarationCanSucceedIfThereAreNumbersForTheOthers, clause::leader_declares,
           clause::numbers_grow, clause::rooster_cat_dog_donkey, clause::judge_the_order) {
  trial.unit("ensembles");
  const Numbers in_order{0, 1, 2, 3};
  for (int numbers = 1; numbers <= 12; ++numbers) {
    const int lowest = 1, highest = numbers;
    const Model<D> model(deck_of(lowest, highest, 40));
    std::array<std::set<int>, 4> useful;
    int successes = 0;
    for_each_numbers(lowest, highest, [&](const Numbers& cards) {
      trial.next_case();
      if (!broken_by_saying<D>(model, in_order, cards, true).empty()) return;
      ++successes;
      for (std::size_t role = 0; role < 4; ++role) useful.at(role).insert(cards.at(role));
    });
    for (int below = 0; below < 4; ++below) {
      const int above = 3 - below;
      std::set<int> expected;
      for (int number = lowest; number <= highest; ++number) {
        if (number - lowest >= below && highest - number >= above) expected.insert(number);
      }
      trial.expect(useful.at(static_cast<std::size_t>(below)) == expected,
                   "the numbers that leave one to each animal below and above");
    }
    // Any four different numbers succeed in one order, and no others do.
    const int choices = numbers * (numbers - 1) * (numbers - 2) * (numbers - 3) / 24;
    trial.expect(successes == choices, "as many successes as there are choices of four numbers");
    if (numbers != 12) continue;
    trial.quantity("ensembles of numbers 1 to 12 that succeed", fmt::format("{} of {}", successes, 12 * 12 * 12 * 12));
    trial.quantity("numbers 1 to 12 that each animal can declare with success", std::to_string(useful.front().size()));
  }
}

}  // namespace rulecheck::harmony_of_bremen
