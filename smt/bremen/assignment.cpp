// Every deal leaves open that condition 2 is met: the hands can be given four different animals, one piece of each.
#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <bitset>

#include "model/bremen/ending.hpp"
#include "smt/bremen/state.hpp"
#include "smt/core/free_counts.hpp"

namespace rulecheck::bremen {
namespace {

/// The animals in some order, one for each hand; with 3 players the last one is that of the center.
using Order = std::array<std::size_t, 4>;

std::vector<Order> orders_of_animals() {
  std::vector<Order> all;
  Order order{0, 1, 2, 3};
  do all.push_back(order);
  while (std::next_permutation(order.begin(), order.end()));
  return all;
}
SymSet of_animal(const SymSet& set, std::size_t animal) {
  return set & SymSet(book::numbers(static_cast<int>(animal), 1, 13));
}
std::string name_of(std::size_t animal) {
  return std::array<std::string, 4>{"chicken", "donkey", "dog", "cat"}[animal];
}

/// Every hand has a piece of the animal that the order gives it, and so has the center.
template <int players>
SymBool hands_have(const Deal<Symbolic, players>& deal, const Order& order) {
  SymBool result(true);
  for (std::size_t seat = 0; seat < players; ++seat) {
    result = result && !is_empty(of_animal(deal.hand[seat], order[seat]));
  }
  return result && (SymBool(players == 4) || !is_empty(of_animal(deal.center, order[3])));
}

/// The size of parts that are apart, put together one by one, is the sum of their sizes, as
/// BremenPieces.SizesOfSetsAddUpAndSubtract says of two; and equal sets have equal sizes.
template <int players>
void sizes_of_parts_add_up(Proof& proof, const std::vector<SymSet>& places, std::size_t animal) {
  const FreeCounts sizes;
  SymSet together;
  SymNum sum(0);
  for (std::size_t place = 0; place < places.size(); ++place) {
    const SymSet before = together, part = of_animal(places[place], animal);
    together = together | part;
    proof.reset();
    proof.assume(count(before) == sum && count(together) == count(before) + count(part));
    sum = sum + count(part);
    proof.claim(book::with<players>(fmt::format("{} in {} places", name_of(animal), place + 1)),
                count(together) == sum);
  }
}

/// What the counting relies on, of true sizes: a place is made up of its animals, an animal of its parts.
template <int players>
void animals_make_up_the_hands(Proof& proof) {
  proof.reset();
  const auto deal = book::any_deal<players>();
  const auto places = book::places<players>(deal);
  const SymSet any = any_set("any");
  SymNum by_animals(0);
  for (std::size_t animal = 0; animal < 4; ++animal) {
    by_animals = by_animals + count(of_animal(any, animal));
  }
  proof.claim(book::with<players>("a set of pieces is its animals"),
              implies(contains(SymSet(book::in_use<4>), any), count(any) == by_animals));
  for (std::size_t animal = 0; animal < 4; ++animal) {
    const std::string name = name_of(animal);
    const SymSet whole(book::numbers(static_cast<int>(animal), book::lowest_number<players>, 13));
    proof.reset();
    proof.assume(book::partition<players>(places));
    SymSet together;
    SymBool parts_apart(true);
    for (const SymSet& place : places) {
      parts_apart = parts_apart && !overlaps(together, of_animal(place, animal));
      together = together | of_animal(place, animal);
    }
    proof.claim(book::with<players>(name + " is in parts that are apart"), parts_apart && together == whole);
    sizes_of_parts_add_up<players>(proof, places, animal);
  }
}

/// Some of four hands or of four animals.
using Some = std::bitset<4>;

/// How many pieces of each animal each hand has, then the center.
template <int players>
using Counts = std::array<std::array<SymNum, 4>, static_cast<std::size_t>(players) + 1>;

/// The hands `some` have pieces of these animals only.
template <class IsNone>
SymBool only_of(Some hands, Some animals, IsNone is_none) {
  SymBool result(true);
  for (std::size_t seat = 0; seat < 4; ++seat) {
    for (std::size_t animal = 0; animal < 4; ++animal) {
      if (hands[seat] && !animals[animal]) result = result && is_none(seat, animal);
    }
  }
  return result;
}

/// Calls `body` with every k hands and every set of animals that is too small for them: k - 1 animals, or, where the
/// center piece is of one more that is not to be had, k animals with that one among them.
template <int players, class Body>
void for_each_too_few(std::size_t center, Body&& body) {
  for (unsigned hands = 1; hands < 1U << players; ++hands) {
    for (unsigned animals = 0; animals < 16; ++animals) {
      const int too_many = std::popcount(hands) - std::popcount(animals);
      if (players == 4 ? too_many == 1 : too_many == 0 && Some(animals)[center]) body(Some(hands), Some(animals));
    }
  }
}

template <int players>
std::string at_center(std::size_t center) {
  return book::with<players>(players == 3 ? name_of(center) + " in the center, " : "");
}
/// "3 players: cat in the center, hands AC: more than dog, cat".
template <int players>
std::string names(std::size_t center, const Some& hands, const Some& animals) {
  std::string letters, list;
  for (std::size_t i = 0; i < 4; ++i) {
    if (hands[i]) letters += "ABCD"[i];
    if (animals[i]) list += (list.empty() ? "" : ", ") + name_of(i);
  }
  return fmt::format("{}hands {}: more than {}", at_center<players>(center), letters, list.empty() ? "nothing" : list);
}

/// By counting alone, 13 in each hand and 13 (with 3 players 10, the center piece among them) of each animal: k hands
/// never have pieces of so few animals only.
template <int players>
void hands_have_many_animals(Proof& proof, std::size_t center) {
  Counts<players> counts;
  for (std::size_t place = 0; place <= players; ++place) {
    for (std::size_t animal = 0; animal < 4; ++animal) {
      counts[place][animal] = place == players
                                  ? SymNum(players == 3 && animal == center ? 1 : 0)
                                  : any_num("count" + std::to_string(place) + "." + std::to_string(animal));
    }
  }
  proof.reset();
  for (std::size_t seat = 0; seat < players; ++seat) {
    SymNum hand(0);
    for (const SymNum& of_animal : counts[seat]) {
      proof.assume(SymNum(0) <= of_animal && of_animal <= SymNum(13));
      hand = hand + of_animal;
    }
    proof.assume(hand == SymNum(13));
  }
  for (std::size_t animal = 0; animal < 4; ++animal) {
    SymNum in_all(0);
    for (const auto& place : counts) in_all = in_all + place[animal];
    proof.assume(in_all == SymNum(players == 3 ? 10 : 13));
  }
  for_each_too_few<players>(center, [&](Some hands, Some animals) {
    proof.claim(names<players>(center, hands, animals),
                !only_of(hands, animals,
                         [&](std::size_t seat, std::size_t animal) { return counts[seat][animal] == SymNum(0); }));
  });
}

/// Where that is so, an order of the animals fits (Hall's theorem for four hands).
template <int players>
void some_order_fits(Proof& proof, std::size_t center) {
  const auto deal = book::any_deal<players>();
  auto is_none = [&](std::size_t seat, std::size_t animal) { return is_empty(of_animal(deal.hand[seat], animal)); };
  proof.reset();
  for_each_too_few<players>(center, [&](Some hands, Some animals) { proof.assume(!only_of(hands, animals, is_none)); });
  if (players == 3) proof.assume(!is_empty(of_animal(deal.center, center)));
  SymBool some(false);
  for (const Order& order : orders_of_animals()) some = some || hands_have<players>(deal, order);
  proof.claim(at_center<players>(center) + "some order of animals fits", some);
}

/// Where an order fits, the lowest piece of each hand's animal is one that condition 2 accepts.
template <class D, int players>
void fitting_orders_meet_the_condition(Proof& proof) {
  using Set = typename D::Set;
  const auto deal = book::any_deal<players>();
  proof.reset();
  proof.assume(players == 3 ? book::is_one(deal.center) : is_empty(deal.center));
  for (std::size_t last = 0; last < 4; ++last) {
    SymBool meets(true);
    for (const Order& order : orders_of_animals()) {
      if (order[3] != last) continue;
      BySeat<SymSet, players> left;
      for (std::size_t seat = 0; seat < players; ++seat) left[seat] = lowest(of_animal(deal.hand[seat], order[seat]));
      const auto condition = condition_two<D, players>(book::each<Set>(left), Set(deal.center));
      meets = meets && implies(hands_have<players>(deal, order), plain(condition));
    }
    proof.claim(book::with<players>("orders with " + name_of(last) + " last"), meets);
  }
}

}  // namespace

PROOF(BremenForced, EveryDealCanMeetConditionTwo, clause::condition_two_three_players,
      clause::condition_two_four_players) {
  animals_make_up_the_hands<3>(proof);
  animals_make_up_the_hands<4>(proof);
  for (std::size_t center = 0; center < 4; ++center) {
    hands_have_many_animals<3>(proof, center);
    some_order_fits<3>(proof, center);
  }
  hands_have_many_animals<4>(proof, 0);
  some_order_fits<4>(proof, 0);
  fitting_orders_meet_the_condition<D, 3>(proof);
  fitting_orders_meet_the_condition<D, 4>(proof);
}

}  // namespace rulecheck::bremen
