#include "model/harmony_of_bremen/seek.hpp"

#include <algorithm>
#include <utility>

namespace rulecheck::harmony_of_bremen {
namespace {

/// The seat that has a role.
std::size_t seat_of(const OpenTable& table, int role) {
  return static_cast<std::size_t>(std::ranges::find(table.roles, role) - table.roles.begin());
}

/// Takes these cards out of the hands.
void take_out(OpenTable& table, const Numbers& cards) {
  for (std::size_t seat = 0; seat < cards.size(); ++seat) {
    auto& hand = table.hands.at(seat);
    hand.erase(std::ranges::find(hand, cards.at(seat)));
  }
}

/// How many ensembles in harmony are found one after another, from low numbers to high ones.
int ensembles_left(OpenTable table) {
  const std::size_t rooster = seat_of(table, 0);
  int found = 0;
  while (!table.hands.at(rooster).empty()) {
    const auto cards = harmony(table, rooster, table.hands.at(rooster).front());
    if (!cards) break;
    take_out(table, *cards);
    ++found;
  }
  return found;
}

/// How far each card of a seat is from where its animal stands among all cards in hand; 0 or less where it fits.
std::vector<int> distances(const OpenTable& table, std::size_t seat) {
  std::vector<int> all;
  for (const auto& hand : table.hands) all.insert(all.end(), hand.begin(), hand.end());
  std::ranges::sort(all);
  const std::size_t each = all.size() / table.hands.size();
  const std::size_t quarter = static_cast<std::size_t>(table.roles.at(seat)) * each;
  const int lowest = all.at(quarter), highest = all.at(quarter + each - 1);
  std::vector<int> found;
  for (const int number : table.hands.at(seat)) found.push_back(std::max(lowest - number, number - highest));
  return found;
}

}  // namespace

std::vector<int> OpenTable::numbers(std::size_t seat) const {
  std::vector<int> distinct = hands.at(seat);
  const auto repeated = std::ranges::unique(distinct);
  distinct.erase(repeated.begin(), repeated.end());
  return distinct;
}

std::optional<Numbers> harmony(const OpenTable& table, std::size_t seat, int number) {
  Numbers cards{};
  cards.at(seat) = number;
  const int own = table.roles.at(seat);
  int bound = number;
  for (int role = own - 1; role >= 0; --role) {
    const std::size_t other = seat_of(table, role);
    const auto& hand = table.hands.at(other);
    const auto above = std::ranges::lower_bound(hand, bound);
    if (above == hand.begin()) return std::nullopt;
    bound = cards.at(other) = *(above - 1);
  }
  bound = number;
  for (int role = own + 1; role < static_cast<int>(cards.size()); ++role) {
    const std::size_t other = seat_of(table, role);
    const auto& hand = table.hands.at(other);
    const auto above = std::ranges::upper_bound(hand, bound);
    if (above == hand.end()) return std::nullopt;
    bound = cards.at(other) = *above;
  }
  return cards;
}

std::vector<int> harmonious_numbers(const OpenTable& table) {
  const auto leader = static_cast<std::size_t>(table.leader);
  std::vector<int> best;
  int most = 0;
  for (const int number : table.numbers(leader)) {
    const auto cards = harmony(table, leader, number);
    if (!cards) continue;
    OpenTable rest = table;
    take_out(rest, *cards);
    const int left = ensembles_left(std::move(rest));
    if (left > most) best.clear();
    most = std::max(most, left);
    if (left == most) best.push_back(number);
  }
  return best;
}

OpenTable fitting_part(const OpenTable& table) {
  OpenTable part = table;
  for (std::size_t seat = 0; seat < table.hands.size(); ++seat) {
    const std::vector<int> distance = distances(table, seat);
    part.hands.at(seat).clear();
    for (std::size_t card = 0; card < distance.size(); ++card) {
      if (distance[card] <= 0) part.hands.at(seat).push_back(table.hands.at(seat)[card]);
    }
  }
  return part;
}

int least_fitting(const OpenTable& table, std::size_t seat) {
  const std::vector<int> distance = distances(table, seat);
  return table.hands.at(seat).at(static_cast<std::size_t>(std::ranges::max_element(distance) - distance.begin()));
}

}  // namespace rulecheck::harmony_of_bremen
