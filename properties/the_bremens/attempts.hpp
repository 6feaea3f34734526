// The Bremens: steps that are drawn without the rules, near to what might be legal.
#pragma once
#include <algorithm>

#include "properties/the_bremens/drawn.hpp"

namespace rulecheck::the_bremens {

/// One of the numbers of so many, as a host number.
inline int draw_number(int alternatives, Choices& choices) {
  return static_cast<int>(choices.below(static_cast<std::uint32_t>(alternatives)));
}

/// A space near to another one, or any.
inline int draw_space_near(const Settings& settings, int from, Choices& choices) {
  if (choices.happens(1, 8)) return draw_number(settings.goal() + 1, choices);
  return std::clamp(from - 3 + draw_number(13, choices), 0, settings.goal());
}

/// A play of an animal with a card, or something like it.
inline PlayEntry draw_any_play(const Settings& settings, const Seen& state, int seat, int card, Choices& choices) {
  PlayEntry play;
  play.animal = draw_number(3, choices);
  const int from = state.at(static_cast<std::size_t>(play.animal), static_cast<std::size_t>(seat));
  const int steps = card == 12 ? 9 : value_of_card(card);
  const std::uint32_t sort = choices.below(8);
  play.to = sort < 2   ? from
            : sort < 6 ? std::min(from + steps, settings.goal())
                       : draw_space_near(settings, from, choices);
  const bool shakes = card == 7 && !state.riders(play.animal, seat).empty();
  if (shakes ? choices.happens(3, 4) : choices.happens(1, 24)) {
    play.riders_to = choices.happens(3, 4) ? std::max(from - 1, 0) : draw_space_near(settings, from, choices);
  }
  play.card = card == 10 ? choices.happens(1, 3) : choices.happens(1, 24);
  return play;
}

/// A turn of the player who has it, mostly.
inline Move draw_any_turn(const Settings& settings, const Seen& state, Choices& choices) {
  TurnEntry entry;
  const bool stranger = !state.in_round || choices.happens(1, 16);
  entry.seat = stranger ? draw_number(settings.players, choices) : state.turn;
  const auto shown = elements(state.shown.at(static_cast<std::size_t>(entry.seat)));
  const int card = shown.empty() ? draw_number(14, choices) : shown.front();
  const bool chicken_player = entry.seat == state.holder;
  if (chicken_player ? !choices.happens(1, 8) : choices.happens(1, 16)) {
    const int steps = settings.chicken_steps.at(static_cast<std::size_t>(card));
    const std::uint32_t sort = choices.below(4);
    const int to = sort == 0   ? state.chicken + steps
                   : sort == 1 ? state.chicken - steps
                   : sort == 2 ? state.chicken
                               : draw_space_near(settings, state.chicken, choices);
    entry.chicken = std::clamp(to, 0, settings.goal());
  }
  const bool may_lay = settings.readings.chicken_player_card == 1;
  if (chicken_player && !may_lay && !choices.happens(1, 8)) return entry;
  int plays = choices.happens(1, 8) ? 0 : 1;
  if (card == 9 ? choices.happens(3, 4) : choices.happens(1, 16)) plays = 2;
  Seen between = state;
  for (; plays > 0; --plays) {
    entry.plays.push_back(draw_any_play(settings, between, entry.seat, card, choices));
    PlayEntry& play = entry.plays.back();
    auto& space = between.space.at(static_cast<std::size_t>(play.animal)).at(static_cast<std::size_t>(entry.seat));
    if (chicken_player && !choices.happens(1, 4)) play.to = space, play.card = false, play.riders_to.reset();
    space = play.to;
  }
  return entry;
}

/// Cards that may be shown, but for one in some cases.
inline Move draw_any_reveal(const Settings& settings, const Seen& state, Choices& choices) {
  RevealEntry entry;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(settings.players); ++seat) {
    const auto held = elements(state.hand.at(seat));
    const bool foreign = held.empty() || choices.happens(1, 24);
    entry.cards.push_back(foreign ? draw_number(14, choices)
                                  : held.at(choices.below(static_cast<std::uint32_t>(held.size()))));
  }
  if (choices.happens(3, 4)) entry.chicken_card = draw_number(settings.players, choices);
  return entry;
}

/// A step of any kind.
inline Move draw_any_step(const Settings& settings, const Seen& state, Choices& choices) {
  const std::uint32_t sort = choices.below(4);
  if (sort == 0) return RedealEntry{draw_specials(settings.players, choices)};
  if (sort == 1) return draw_any_turn(settings, state, choices);
  return draw_any_reveal(settings, state, choices);
}

/// A ranking, winner or not, of which nothing needs to be true.
inline Claim draw_claim(int players, Choices& choices) {
  Claim claim;
  if (choices.happens(1, 2)) claim.winner = draw_number(players, choices);
  if (choices.happens(1, 4)) return claim;
  std::vector<int> order;
  for (int seat = 0; seat < players; ++seat) {
    order.insert(order.begin() + draw_number(static_cast<int>(order.size()) + 1, choices), seat);
  }
  claim.ranking.emplace();
  for (const int seat : order) {
    if (claim.ranking->empty() || choices.happens(3, 4)) claim.ranking->emplace_back();
    claim.ranking->back().push_back(seat);
  }
  return claim;
}

}  // namespace rulecheck::the_bremens
