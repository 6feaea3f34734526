#include "model/bucket_brigade/seek.hpp"

namespace rulecheck::bucket_brigade {
namespace {

/// Plays that way_out() tries at most. After the first play of a way out it finds the rest of that way with no more.
constexpr int most_tries = 4000;

/// Calls visit(choice) for every play of the player at turn, until it returns true. @return whether it did
template <class Visit>
bool any_play(const OpenHeat& heat, const Visit& visit) {
  for (int sort = 0; sort < sorts; ++sort) {
    for (int bear = 0; bear < static_cast<int>(heat.space.size()); ++bear) {
      if (heat.allows({sort, bear}) && visit(Choice{sort, bear})) return true;
    }
  }
  return false;
}

/// @param first becomes the first play of the way
bool finds_a_way(const OpenHeat& heat, int& tries, Choice& first) {
  const auto ends = [&](const Choice& choice) {
    first = choice;
    return heat.arrival(choice) == heat.cave;
  };
  if (any_play(heat, ends)) return true;
  return any_play(heat, [&](const Choice& choice) {
    if (tries == 0) return false;
    --tries;
    Choice next;
    if (!finds_a_way(heat.after(choice), tries, next)) return false;
    first = choice;
    return true;
  });
}

int steps(int sort) { return sort % 2 == 0 ? 1 : 2; }

}  // namespace

bool OpenHeat::allows(const Choice& choice) const {
  const int suit = choice.sort / 2;
  if (held.at(static_cast<std::size_t>(turn)).at(static_cast<std::size_t>(choice.sort)) == 0) return false;
  if (suit != 4 && suit != choice.bear) return false;
  return !overrun_forbidden || space.at(static_cast<std::size_t>(choice.bear)) + steps(choice.sort) <= cave;
}

int OpenHeat::arrival(const Choice& choice) const {
  const int goal = space.at(static_cast<std::size_t>(choice.bear)) + steps(choice.sort);
  return goal < cave ? goal : cave;
}

OpenHeat OpenHeat::after(const Choice& choice) const {
  OpenHeat next = *this;
  next.space.at(static_cast<std::size_t>(choice.bear)) = arrival(choice);
  --next.held.at(static_cast<std::size_t>(turn)).at(static_cast<std::size_t>(choice.sort));
  next.turn = (turn + 1) % players;
  return next;
}

std::optional<Choice> way_out(const OpenHeat& heat) {
  int tries = most_tries;
  Choice first;
  return finds_a_way(heat, tries, first) ? std::optional(first) : std::nullopt;
}

}  // namespace rulecheck::bucket_brigade
