#include "model/the_bremens/draw.hpp"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <utility>

#include "model/the_bremens/candidates.hpp"
#include "model/the_bremens/names.hpp"

namespace rulecheck::the_bremens {
namespace {

// What is drawn does not follow the rule text, so that a bent rule is noticed; a little is written here once more.
constexpr int last_animal = 2, most_drawn_steps = 9, longest_drawn_board = 60;

/// The values of a reading besides the default: 1, or 1 and 2.
constexpr std::array<int, Chosen::members.size()> other_values{1, 2, 1, 2, 1, 1, 1, 1, 1, 1, 1};

int draw_seat(int players, Choices& choices) { return from_to(0, players - 1, choices); }

int draw_length(int players, Choices& choices) {
  switch (choices.below(8)) {
    case 0:
      return default_length(players);
    case 1:
      return from_to(2, longest_drawn_board, choices);
    case 2:
    case 3:
    case 4:
      return from_to(2, 8, choices);
    default:
      return from_to(6, 26, choices);
  }
}

/// Some special cards, one for each seat.
std::vector<Card> draw_specials(int players, Choices& choices) {
  std::vector<Card> specials(static_cast<std::size_t>(index_of::specials));
  std::iota(specials.begin(), specials.end(), index_of::specials);
  for (auto left = static_cast<std::uint32_t>(specials.size()); left > 1; --left) {
    std::swap(specials[left - 1], specials[choices.below(left)]);
  }
  specials.resize(static_cast<std::size_t>(players));
  return specials;
}

/// The seat that gets the chicken card.
int seat_with_chicken(const std::vector<Card>& cards, int holder) {
  const int highest = printed_value(*std::ranges::max_element(cards, {}, printed_value));
  const auto players = static_cast<int>(cards.size());
  int seat = (holder + 1) % players;
  while (printed_value(cards.at(static_cast<std::size_t>(seat))) != highest) seat = (seat + 1) % players;
  return seat;
}

/// A card of the hand with this value, if there is one; else any.
Card draw_card(const std::vector<Card>& hand, int value, Choices& choices) {
  std::vector<Card> fitting;
  std::ranges::copy_if(hand, std::back_inserter(fitting), [&](Card card) { return printed_value(card) == value; });
  return one_of(fitting.empty() ? hand : fitting, choices);
}

/// Any play, near to one that might be legal.
PlayEntry draw_wrong_play(const Settings& settings, const Table& table, int seat, Choices& choices) {
  const Card any_card = from_to(0, index_of::seven, choices);
  const Card card = table.shown.at(static_cast<std::size_t>(seat)).value_or(any_card);
  const auto candidates = play_candidates(settings, table, seat, choices.happens(1, 8) ? any_card : card);
  PlayEntry play{from_to(0, last_animal, choices), from_to(0, settings.goal(), choices), false, {}};
  if (!candidates.empty() && !choices.happens(1, 8)) play = one_of(candidates, choices);
  switch (choices.below(8)) {
    case 0:
      play.to = std::clamp(play.to + from_to(-2, 2, choices), 0, settings.goal());
      break;
    case 1:
      play.card = !play.card;
      break;
    case 2:
      play.riders_to = std::clamp(table.at(play.animal, seat) - from_to(0, 3, choices), 0, settings.goal());
      break;
    case 3:
      play.riders_to.reset();
      break;
    case 4:
      play.animal = from_to(0, last_animal, choices);
      break;
    default:
      break;
  }
  return play;
}

/// The plays with those first that fulfil a condition, else in their order.
template <class Condition>
std::vector<PlayEntry> with_first(const std::vector<PlayEntry>& plays, Condition condition) {
  std::vector<PlayEntry> ordered, others;
  std::ranges::partition_copy(plays, std::back_inserter(ordered), std::back_inserter(others), condition);
  ordered.insert(ordered.end(), others.begin(), others.end());
  return ordered;
}

}  // namespace

int from_to(int lowest, int highest, Choices& choices) {
  return lowest + static_cast<int>(choices.below(static_cast<std::uint32_t>(highest - lowest + 1)));
}

Settings draw_settings(int players, Choices& choices) {
  Settings settings;
  settings.players = players;
  settings.length = draw_length(players, choices);
  if (choices.happens(3, 4)) {
    for (std::size_t reading = 0; reading < other_values.size(); ++reading) {
      if (choices.happens(1, 2))
        settings.readings.*Chosen::members.at(reading) = from_to(1, other_values.at(reading), choices);
    }
  }
  if (choices.happens(1, 2)) settings.chicken_start = from_to(1, settings.length, choices);
  if (choices.happens(1, 2)) {
    const int most = from_to(1, most_drawn_steps, choices);
    for (int& steps : settings.chicken_steps) steps = from_to(1, most, choices);
    settings.chicken_steps.back() = default_chicken_steps.back();
  }
  return settings;
}

Setup draw_setup(const Settings& settings, Choices& choices) {
  std::vector<Card> specials = draw_specials(settings.players, choices);
  return {std::move(specials), draw_seat(settings.players, choices)};
}

Plan draw_plan(const Settings& settings, Choices& choices) {
  Plan plan;
  plan.tied = choices.happens(1, 4);
  plan.climbs = choices.happens(1, 2);
  if (choices.happens(1, 4)) {
    for (bool& idle : plan.idle) idle = choices.happens(2, 3);
    plan.idle.at(static_cast<std::size_t>(draw_seat(settings.players, choices))) = false;
  }
  return plan;
}

RevealEntry draw_reveal(const Table& table, const Plan& plan, Choices& choices) {
  RevealEntry entry;
  const bool tied = plan.tied && choices.happens(3, 4);
  const int value = from_to(1, index_of::specials, choices);
  for (const auto& hand : table.hands) {
    entry.cards.push_back(tied ? draw_card(hand, value, choices) : one_of(hand, choices));
  }
  if (choices.happens(1, 2)) entry.chicken_card = seat_with_chicken(entry.cards, table.holder);
  return entry;
}

RedealEntry draw_redeal(const Settings& settings, Choices& choices) {
  return {draw_specials(settings.players, choices)};
}

std::vector<PlayEntry> draw_order(const Table& table, const Plan& plan, int seat, std::vector<PlayEntry> candidates,
                                  Choices& choices) {
  if (candidates.empty()) return candidates;
  std::ranges::rotate(candidates, candidates.begin() + choices.below(static_cast<std::uint32_t>(candidates.size())));
  // Staying comes last: then even without choices left every game goes on.
  candidates = with_first(candidates, [&](const PlayEntry& play) {
    return play.to != table.at(play.animal, seat) || play.riders_to.has_value();
  });
  if (plan.climbs && choices.happens(3, 4)) {
    candidates = with_first(candidates, [&](const PlayEntry& play) {
      return play.to != table.at(play.animal, seat) && !table.is_free(play.to);
    });
  }
  if (choices.happens(1, 16)) std::ranges::reverse(candidates);
  return candidates;
}

RevealEntry draw_wrong_reveal(const Table& table, Choices& choices) {
  RevealEntry entry;
  const auto players = static_cast<int>(table.hands.size());
  for (const auto& hand : table.hands) {
    entry.cards.push_back(hand.empty() ? from_to(0, index_of::seven, choices) : one_of(hand, choices));
  }
  if (choices.happens(1, 4)) {
    entry.cards.at(static_cast<std::size_t>(draw_seat(players, choices))) = from_to(0, index_of::seven, choices);
  }
  if (choices.happens(3, 4)) entry.chicken_card = draw_seat(players, choices);
  return entry;
}

TurnEntry draw_wrong_turn(const Settings& settings, const Table& table, Choices& choices) {
  TurnEntry entry;
  entry.seat = choices.happens(1, 8) ? draw_seat(settings.players, choices) : table.turn;
  const bool has_chicken = entry.seat == table.holder;
  if (has_chicken != choices.happens(1, 16)) {
    entry.chicken = choices.happens(1, 8) ? from_to(0, settings.goal(), choices)
                                          : one_of(chicken_candidates(settings, table), choices);
  }
  const bool plays_one = settings.readings.chicken_player_card == 1;
  int plays = has_chicken && !plays_one ? 0 : 1;
  if (!has_chicken && table.shown.at(static_cast<std::size_t>(entry.seat)) == Card{index_of::double_move}) plays = 2;
  if (choices.happens(1, 8)) plays = from_to(0, 2, choices);
  for (int play = 0; play < plays; ++play) {
    entry.plays.push_back(draw_wrong_play(settings, table, entry.seat, choices));
    PlayEntry& last = entry.plays.back();
    if (has_chicken && choices.happens(3, 4)) last = {last.animal, table.at(last.animal, entry.seat), false, {}};
  }
  return entry;
}

Claim draw_wrong_claim(const Settings& settings, Claim claim, Choices& choices) {
  if (!claim.ranking) {
    claim.winner = draw_seat(settings.players, choices);
    claim.ranking.emplace();
    for (int seat = 0; seat < settings.players; ++seat) claim.ranking->push_back({seat});
  }
  auto& ranking = *claim.ranking;
  const auto group = choices.below(static_cast<std::uint32_t>(ranking.size()));
  const auto other = choices.below(static_cast<std::uint32_t>(ranking.size()));
  switch (choices.below(5)) {
    case 0:
      claim.winner = draw_seat(settings.players, choices);
      break;
    case 1:
      std::swap(ranking[group], ranking[other]);
      break;
    case 2:  // two groups are one
      if (group == other) break;
      ranking[group].insert(ranking[group].end(), ranking[other].begin(), ranking[other].end());
      std::ranges::sort(ranking[group]);
      ranking.erase(ranking.begin() + other);
      break;
    case 3:  // a group is taken apart
      if (ranking[group].size() < 2) break;
      ranking.insert(ranking.begin() + group, {ranking[group].back()});
      ranking[group + 1].pop_back();
      break;
    default:
      break;
  }
  if (choices.happens(1, 4)) claim.winner.reset();
  if (choices.happens(1, 4)) claim.ranking.reset();
  return claim;
}

}  // namespace rulecheck::the_bremens
