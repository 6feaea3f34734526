#include "properties/core/side_by_side.hpp"

namespace rulecheck {

Reported ids_of(const std::vector<const Clause*>& clauses) {
  Reported ids;
  for (const Clause* clause : clauses) ids.emplace_back(clause->id);
  return ids;
}

Reported reported(const Breaches& breaches) {
  return breaches.empty() ? Reported{} : ids_of(clauses_of(first_broken(breaches)));
}

std::string in_words(const Reported& clauses) {
  std::string text;
  for (const std::string& clause : clauses) text += clause + " ";
  return text.empty() ? "nothing " : text;
}

}  // namespace rulecheck
