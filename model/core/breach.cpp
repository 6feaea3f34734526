#include "model/core/breach.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>

namespace rulecheck {
namespace {

auto place(const Breach& breach) { return std::tuple(breach.part, breach.number); }

}  // namespace

Breaches first_broken(const Breaches& breaches) {
  Breaches first;
  if (breaches.empty()) return first;
  const auto earliest = place(*std::ranges::min_element(breaches, {}, place));
  for (const Breach& breach : breaches) {
    const bool named = std::ranges::find(first, breach.clause, &Breach::clause) != first.end();
    if (place(breach) == earliest && !named) first.push_back(breach);
  }
  std::ranges::sort(first, {}, [](const Breach& breach) { return breach.clause->id; });
  return first;
}

std::vector<const Clause*> clauses_of(const Breaches& breaches) {
  std::vector<const Clause*> clauses;
  for (const Breach& breach : breaches) clauses.push_back(breach.clause);
  std::ranges::sort(clauses, {}, &Clause::id);
  const auto repeated = std::ranges::unique(clauses);
  clauses.erase(repeated.begin(), repeated.end());
  return clauses;
}

std::string messages_of(const Breaches& breaches) {
  std::vector<std::string> said;
  std::string all;
  for (const Breach& breach : breaches) {
    if (std::ranges::find(said, breach.message) != said.end()) continue;
    said.push_back(breach.message);
    all += (all.empty() ? "" : "; ") + breach.message;
  }
  return all;
}

std::string differences_by_seat(const std::vector<std::string>& claimed, const std::vector<std::string>& right,
                                const std::vector<std::string>& reasons) {
  std::string all;
  for (std::size_t seat = 0; seat < std::min(claimed.size(), right.size()); ++seat) {
    if (claimed[seat] == right[seat]) continue;
    all += fmt::format("{}seat {}: {} instead of {}", all.empty() ? "" : ", ", seat, claimed[seat], right[seat]);
    if (seat < reasons.size()) all += fmt::format(" ({})", reasons[seat]);
  }
  return all;
}

std::vector<std::string> in_words(const std::vector<int>& numbers) {
  std::vector<std::string> words;
  words.reserve(numbers.size());
  for (const int number : numbers) words.push_back(std::to_string(number));
  return words;
}

}  // namespace rulecheck
