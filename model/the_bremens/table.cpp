#include "model/the_bremens/table.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "model/the_bremens/names.hpp"

namespace rulecheck::the_bremens {

bool Table::is_free(int on) const {
  if (chicken == on) return false;
  for (const auto& pieces : space) {
    if (std::ranges::find(pieces, on) != pieces.end()) return false;
  }
  return true;
}

bool Table::carries(int animal, int seat) const {
  const int own = at(animal, seat);
  for (int smaller = 0; smaller < animal && own > 0; ++smaller) {
    if (std::ranges::count(space.at(static_cast<std::size_t>(smaller)), own) > 0) return true;
  }
  return false;
}

Position position_of(const Table& table) {
  return {table.space, table.chicken, table.home, table.badge, table.hands, table.animals};
}

std::string description_of(const Table& table) {
  std::string text = fmt::format("chicken on {}, badge with seat {}, chicken card with seat {}", table.chicken,
                                 table.badge, table.holder);
  if (table.due == Due::turn) text += fmt::format(", turn of seat {}", table.turn);
  for (std::size_t seat = 0; seat < table.hands.size(); ++seat) {
    text += fmt::format("; seat {}:", seat);
    for (std::size_t animal = 0; animal < animal_names.size(); ++animal) {
      text += fmt::format(" {} {}", animal_names.at(animal), table.space.at(animal).at(seat));
    }
    std::vector<std::string_view> cards;
    for (const Card card : table.hands.at(seat)) cards.push_back(card_names.at(static_cast<std::size_t>(card)));
    text += fmt::format(", holds {}", fmt::join(cards, " "));
    if (const auto& card = table.shown.at(seat)) {
      text += fmt::format(", shows {}", card_names.at(static_cast<std::size_t>(*card)));
    }
  }
  return text;
}

std::uint64_t seed_of(const Table& table) {
  std::uint64_t seed = 0;
  const auto add = [&](int value) {
    seed = (seed ^ static_cast<std::uint64_t>(value + 1)) * std::uint64_t{0x100000001b3};
  };
  for (const int value : {static_cast<int>(table.due), table.chicken, table.badge, table.holder, table.turn})
    add(value);
  for (const auto& pieces : table.space) std::ranges::for_each(pieces, add);
  for (const auto& hand : table.hands) {
    std::ranges::for_each(hand, add);
    add(-1);
  }
  for (const auto& held : table.animals) {
    std::ranges::for_each(held, add);
    add(-1);
  }
  return seed;
}

}  // namespace rulecheck::the_bremens
