#include "model/bucket_brigade/draw.hpp"

#include <algorithm>
#include <utility>

#include "model/bucket_brigade/state.hpp"

namespace rulecheck::bucket_brigade {
namespace {

/// One of the numbers from `lowest` to `highest`.
int from_to(int lowest, int highest, Choices& choices) {
  return lowest + static_cast<int>(choices.below(static_cast<std::uint32_t>(highest - lowest + 1)));
}

int draw_seat(int players, Choices& choices) { return from_to(0, players - 1, choices); }
int draw_bear(Choices& choices) { return from_to(0, static_cast<int>(bears.size()) - 1, choices); }

const auto& one_of(const auto& list, Choices& choices) {
  return list[choices.below(static_cast<std::uint32_t>(list.size()))];
}

/// Space-values of a drawn length, the last one 3.
std::vector<int> draw_values(int players, Choices& choices) {
  const auto [fewest, most] = board_sizes(players);
  std::vector<int> values(static_cast<std::size_t>(from_to(fewest, most, choices)));
  const std::uint32_t sort = choices.below(4);
  for (int& value : values) value = sort == 0 ? from_to(-9, -1, choices) : from_to(-9, 9, choices);
  if (sort == 1) std::ranges::sort(values);
  values.back() = 3;
  return values;
}

// BUB-10, BUB-11, written here once more: what is drawn does not follow the rule text, so that a bent rule is noticed.
int discards_with(int players) { return players == 3 ? 10 : players == 4 ? 3 : 0; }

/// Every card, shuffled.
std::vector<CardSet> shuffled_cards(Choices& choices) {
  std::vector<CardSet> cards;
  for (CardSet rest = all_cards; rest != 0; rest &= rest - 1) cards.push_back(rest & (~rest + 1));
  for (auto left = static_cast<std::uint32_t>(cards.size()); left > 1; --left) {
    std::swap(cards[left - 1], cards[choices.below(left)]);
  }
  return cards;
}

/// A heat that begins with these hands.
OpenHeat open_heat(const Settings& settings, const DealEntry& deal) {
  OpenHeat heat;
  heat.players = settings.players;
  heat.cave = settings.cave();
  heat.turn = (deal.dealer + 1) % settings.players;
  heat.overrun_forbidden = settings.overrun_forbidden;
  for (std::size_t seat = 0; seat < deal.hands.size(); ++seat) heat.held.at(seat) = counted(deal.hands[seat]);
  return heat;
}

/// Those of the plays with the least cost.
std::vector<Choice> cheapest(const std::vector<Choice>& plays, const auto& cost) {
  std::vector<Choice> best;
  for (const Choice& play : plays) {
    if (!best.empty() && cost(play) > cost(best.front())) continue;
    if (!best.empty() && cost(play) < cost(best.front())) best.clear();
    best.push_back(play);
  }
  return best;
}

/// Those of the plays that serve the plan best.
std::vector<Choice> planned(const OpenHeat& heat, const std::vector<Choice>& plays, const Plan& plan) {
  switch (plan.style) {
    case Plan::Style::hasty:
      return cheapest(plays, [&](const Choice& play) { return -heat.arrival(play); });
    case Plan::Style::slow:
      return cheapest(plays, [&](const Choice& play) { return heat.arrival(play); });
    case Plan::Style::greedy: {
      const int favourite = plan.favourite.at(static_cast<std::size_t>(heat.turn));
      return cheapest(plays, [&](const Choice& play) {
        return (play.bear == favourite ? 0 : 1) + (play.sort / 2 == favourite ? 2 : 0);
      });
    }
    case Plan::Style::any:
      break;
  }
  return plays;
}

/// Whether the heat can end after this play, as far as can be seen.
bool leaves_a_way_out(const OpenHeat& heat, const Choice& play) {
  return heat.arrival(play) == heat.cave || way_out(heat.after(play)).has_value();
}

}  // namespace

std::array<int, sorts> counted(CardSet cards) {
  std::array<int, sorts> numbers{};
  for (int sort = 0; sort < sorts; ++sort) {
    numbers.at(static_cast<std::size_t>(sort)) = std::popcount(cards & cards_of_sort(sort));
  }
  return numbers;
}

Settings draw_settings(int players, Choices& choices) {
  Settings settings;
  settings.players = players;
  settings.overrun_forbidden = choices.happens(1, 4);
  settings.clamp_before_bonus = choices.happens(1, 4);
  settings.pairing_is_optional = choices.happens(1, 4);
  settings.tied_players_lose = choices.happens(1, 2);
  if (choices.happens(1, 2)) settings.values = draw_values(players, choices);
  return settings;
}

Plan draw_plan(Choices& choices) {
  Plan plan;
  plan.style = static_cast<Plan::Style>(choices.below(4));
  for (int& bear : plan.favourite) bear = draw_bear(choices);
  return plan;
}

DealEntry draw_deal(const Settings& settings, int dealer, Choices& choices) {
  DealEntry deal;
  deal.dealer = dealer;
  const auto discards = static_cast<std::size_t>(discards_with(settings.players));
  for (int redrawn = 0; redrawn < 3; ++redrawn) {
    const std::vector<CardSet> cards = shuffled_cards(choices);
    deal.hands.assign(static_cast<std::size_t>(settings.players), 0);
    CardSet taken_out = 0;
    for (std::size_t place = 0; place < cards.size(); ++place) {
      (place < discards ? taken_out : deal.hands[place % deal.hands.size()]) |= cards[place];
    }
    deal.discards = taken_out;
    if (!settings.overrun_forbidden || way_out(open_heat(settings, deal))) break;
  }
  if (choices.happens(1, 2)) deal.discards.reset();
  return deal;
}

Choice draw_choice(const OpenHeat& heat, const std::vector<Choice>& legal, const Plan& plan, Choices& choices) {
  // Now and then a player forgets the plan.
  const Choice drawn = one_of(choices.happens(1, 8) ? legal : planned(heat, legal, plan), choices);
  if (!heat.overrun_forbidden || leaves_a_way_out(heat, drawn)) return drawn;
  // If there is none, or the rules do not allow it, anything will do.
  const Choice way = way_out(heat).value_or(drawn);
  return std::ranges::find(legal, way) != legal.end() ? way : drawn;
}

PlayEntry write_down(const OpenHeat& heat, const Choice& choice, Choices& choices) {
  PlayEntry entry{heat.turn, choice.sort, {}, {}};
  if (choice.sort / 2 == joker_suit || choices.happens(1, 4)) entry.bear = choice.bear;
  if (choices.happens(1, 4)) entry.to = heat.arrival(choice);
  return entry;
}

DealEntry draw_wrong_deal(const Settings& settings, int dealer, Choices& choices) {
  DealEntry deal = draw_deal(settings, dealer, choices);
  auto& hand = deal.hands[choices.below(static_cast<std::uint32_t>(deal.hands.size()))];
  const CardSet single = hand & (~hand + 1);
  switch (choices.below(4)) {
    case 0:
      deal.dealer = draw_seat(settings.players, choices);
      break;
    case 1:  // a card goes to the discards
      hand &= ~single;
      if (deal.discards) *deal.discards |= single;
      break;
    case 2:  // a card goes to another hand
      hand &= ~single;
      deal.hands[choices.below(static_cast<std::uint32_t>(deal.hands.size()))] |= single;
      break;
    default:
      if (!deal.discards) deal.discards.emplace(0);
      *deal.discards &= *deal.discards - 1;
  }
  return deal;
}

PlayEntry draw_wrong_play(const OpenHeat& heat, Choices& choices) {
  const Choice drawn{from_to(0, sorts - 1, choices), draw_bear(choices)};
  PlayEntry entry = write_down(heat, drawn, choices);
  // Mostly a card that the player has.
  std::vector<int> held;
  for (int sort = 0; sort < sorts; ++sort) {
    if (heat.held.at(static_cast<std::size_t>(heat.turn)).at(static_cast<std::size_t>(sort)) != 0) held.push_back(sort);
  }
  if (!held.empty() && choices.happens(7, 8)) {
    const int sort = one_of(held, choices);
    const int bear = sort / 2 == joker_suit ? drawn.bear : sort / 2;
    entry = write_down(heat, {sort, bear}, choices);
  }
  switch (choices.below(5)) {
    case 0:
      entry.player = draw_seat(heat.players, choices);
      break;
    case 1:
      entry.bear = draw_bear(choices);
      break;
    case 2:
      entry.bear.reset();
      break;
    case 3:
      entry.to = from_to(0, heat.cave, choices);
      break;
    default:
      break;
  }
  return entry;
}

Claim draw_wrong_claim(Claim claim, int players, Choices& choices) {
  const auto by_seat = [&](int number) { return std::vector<int>(static_cast<std::size_t>(players), number); };
  const auto seat = static_cast<std::size_t>(draw_seat(players, choices));
  const auto heat = static_cast<std::size_t>(draw_seat(players, choices));
  const auto keep = [&](auto& value) {
    if (choices.happens(1, 4)) value.reset();
  };
  keep(claim.heats), keep(claim.totals), keep(claim.winners);
  switch (choices.below(4)) {
    case 0:
      if (!claim.heats) claim.heats.emplace(static_cast<std::size_t>(players), by_seat(0));
      claim.heats->at(heat).at(seat) += from_to(-1, 1, choices);
      break;
    case 1:
      if (!claim.totals) claim.totals = by_seat(0);
      claim.totals->at(seat) += from_to(-1, 1, choices);
      break;
    case 2: {  // one winner more or less
      if (!claim.winners) claim.winners.emplace();
      auto& winners = *claim.winners;
      const auto found = std::ranges::find(winners, static_cast<int>(seat));
      found == winners.end() ? winners.insert(winners.begin(), static_cast<int>(seat)) : winners.erase(found);
      break;
    }
    default:
      if (claim.winners) claim.winners = std::vector{static_cast<int>(seat)};
      break;
  }
  return claim;
}

ScoreEntry draw_wrong_score(std::vector<int> results, Choices& choices) {
  results[choices.below(static_cast<std::uint32_t>(results.size()))] += from_to(-1, 1, choices);
  return {std::move(results)};
}

}  // namespace rulecheck::bucket_brigade
