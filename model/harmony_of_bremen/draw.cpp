#include "model/harmony_of_bremen/draw.hpp"

#include <algorithm>
#include <utility>

namespace rulecheck::harmony_of_bremen {
namespace {

// HOB-06, written here once more: what is drawn does not follow the rule text, so that a bent rule is noticed.
constexpr std::size_t hand_size = 10;

/// One of the numbers from `lowest` to `highest`.
int from_to(int lowest, int highest, Choices& choices) {
  return lowest + static_cast<int>(choices.below(static_cast<std::uint32_t>(highest - lowest + 1)));
}

std::size_t draw_seat(Choices& choices) { return choices.below(4); }

const auto& one_of(const auto& list, Choices& choices) {
  return list[choices.below(static_cast<std::uint32_t>(list.size()))];
}

void shuffle(auto& list, Choices& choices) {
  for (auto left = static_cast<std::uint32_t>(list.size()); left > 1; --left) {
    std::swap(list[left - 1], list[choices.below(left)]);
  }
}

Numbers shuffled_seats(Choices& choices) {
  Numbers seats{0, 1, 2, 3};
  shuffle(seats, choices);
  return seats;
}

/// At least 40 cards: single ones, many of a few numbers, or anything.
Deck draw_deck(Choices& choices) {
  Deck deck;
  const std::uint32_t sort = choices.below(3);
  const int least = from_to(dealt_cards, 60, choices);
  for (int cards = 0; cards < least;) {
    int number = from_to(0, 999, choices);
    while (deck.contains(number)) number = (number + 1) % 1000;
    deck[number] = sort == 0 ? 1 : sort == 1 ? from_to(5, 20, choices) : from_to(1, 6, choices);
    cards += deck[number];
  }
  return deck;
}

/// Every card of the deck, ascending.
std::vector<int> all_cards(const Deck& deck) {
  std::vector<int> cards;
  for (const auto& [number, copies] : deck) cards.insert(cards.end(), static_cast<std::size_t>(copies), number);
  return cards;
}

/// Cards by seat, one of each hand; the leader's is the declared one.
Numbers any_cards(const OpenTable& table, Choices& choices) {
  Numbers cards{};
  for (std::size_t seat = 0; seat < cards.size(); ++seat) cards.at(seat) = one_of(table.hands.at(seat), choices);
  if (table.declared) cards.at(static_cast<std::size_t>(table.leader)) = *table.declared;
  return cards;
}

/// Whether the numbers grow from the rooster to the donkey.
bool grow(const OpenTable& table, const Numbers& cards) {
  Numbers ordered{};
  for (std::size_t seat = 0; seat < cards.size(); ++seat) {
    ordered.at(static_cast<std::size_t>(table.roles.at(seat))) = cards.at(seat);
  }
  return ordered[0] < ordered[1] && ordered[1] < ordered[2] && ordered[2] < ordered[3];
}

bool in_harmony(const OpenTable& table, const Plan& plan) {
  const int round = std::clamp(table.round, 1, static_cast<int>(plan.in_harmony.size()));
  return plan.in_harmony.at(static_cast<std::size_t>(round - 1));
}

/// The number of any card of the deck.
int any_number(const Settings& settings, Choices& choices) {
  return std::next(settings.deck.begin(), choices.below(static_cast<std::uint32_t>(settings.deck.size())))->first;
}

/// The table with a card in every hand.
OpenTable filled(OpenTable table, const Settings& settings) {
  for (auto& hand : table.hands) {
    if (hand.empty()) hand.push_back(settings.deck.begin()->first);
  }
  return table;
}

}  // namespace

Settings draw_settings(int players, Choices& choices) {
  Settings settings;
  settings.players = players;
  settings.free_declaration = choices.happens(1, 4);
  settings.hard_variant = choices.happens(1, 2);
  if (choices.happens(1, 2)) settings.deck = draw_deck(choices);
  return settings;
}

Setup draw_setup(const Settings& settings, Choices& choices) {
  Setup setup;
  setup.roles = shuffled_seats(choices);
  setup.leader = static_cast<int>(draw_seat(choices));
  std::vector<int> cards = all_cards(settings.deck);
  shuffle(cards, choices);
  cards.resize(dealt_cards);
  if (!choices.happens(1, 2)) std::ranges::sort(cards);
  for (std::size_t seat = 0; seat < setup.hands.size(); ++seat) {
    const auto first = cards.begin() + static_cast<std::ptrdiff_t>(hand_size) * setup.roles.at(seat);
    setup.hands.at(seat).assign(first, first + static_cast<std::ptrdiff_t>(hand_size));
  }
  return setup;
}

Plan draw_plan(Choices& choices) {
  Plan plan;
  plan.orderly = !choices.happens(1, 4);
  if (choices.happens(1, 8)) return plan;
  plan.in_harmony.fill(true);
  for (std::uint32_t failures = choices.below(4); failures > 0; --failures) {
    plan.in_harmony.at(choices.below(10)) = false;
  }
  if (choices.happens(1, 4)) plan.in_harmony.back() = false;
  return plan;
}

DeclareEntry draw_declaration(const OpenTable& table, const Plan& plan, Choices& choices) {
  const bool careful = plan.orderly || in_harmony(table, plan);
  std::vector<int> good = careful ? harmonious_numbers(fitting_part(table)) : std::vector<int>();
  if (careful && good.empty()) good = harmonious_numbers(table);
  const auto& hand = table.hands.at(static_cast<std::size_t>(table.leader));
  return {table.leader, one_of(good.empty() ? hand : good, choices)};
}

EnsembleEntry draw_ensemble(const OpenTable& table, const Plan& plan, Choices& choices) {
  const auto leader = static_cast<std::size_t>(table.leader);
  EnsembleEntry entry{any_cards(table, choices), {}};
  const bool succeed = in_harmony(table, plan);
  if (succeed || plan.orderly) {
    const Numbers drawn = entry.cards;
    auto found = harmony(fitting_part(table), leader, drawn.at(leader));
    if (!found) found = harmony(table, leader, drawn.at(leader));
    const Numbers good = found.value_or(drawn);
    entry.cards = good;
    // Who fails on purpose spoils as little as possible.
    for (int redrawn = 0; !succeed && redrawn < 8 && grow(table, entry.cards); ++redrawn) {
      const std::size_t seat = (leader + 1 + choices.below(3)) % good.size();
      entry.cards = good;
      entry.cards.at(seat) = one_of(table.hands.at(seat), choices);
    }
  }
  if (choices.happens(1, 2)) entry.success = grow(table, entry.cards);
  return entry;
}

TuningEntry draw_tuning(const OpenTable& table, const Plan& plan, Choices& choices) {
  TuningEntry entry;
  for (std::size_t seat = 0; seat < entry.passed.size(); ++seat) {
    const bool fitting = plan.orderly && !choices.happens(1, 32);
    entry.passed.at(seat) = fitting ? least_fitting(table, seat) : one_of(table.hands.at(seat), choices);
  }
  if (choices.happens(1, 4)) entry.to = Numbers{1, 2, 3, 0};
  return entry;
}

Setup draw_wrong_setup(const Settings& settings, Choices& choices) {
  Setup setup = draw_setup(settings, choices);
  auto& hand = setup.hands.at(draw_seat(choices));
  const int card = hand.back();
  switch (choices.below(4)) {
    case 0:  // a card stays in the box
      hand.pop_back();
      break;
    case 1:  // a card goes to another hand, or stays
      hand.pop_back();
      setup.hands.at(draw_seat(choices)).push_back(card);
      break;
    case 2:  // two hands are one
      setup.hands[0].insert(setup.hands[0].end(), setup.hands[1].begin(), setup.hands[1].end());
      setup.hands[1].clear();
      break;
    default:
      break;
  }
  return setup;
}

DeclareEntry draw_wrong_declaration(const OpenTable& table, const Settings& settings, Choices& choices) {
  DeclareEntry entry = draw_declaration(filled(table, settings), {}, choices);
  if (choices.happens(1, 2)) {
    entry.player = static_cast<int>(draw_seat(choices));
  } else {
    entry.number = choices.happens(1, 2) ? any_number(settings, choices) : from_to(0, 999, choices);
  }
  return entry;
}

EnsembleEntry draw_wrong_ensemble(const OpenTable& table, const Settings& settings, Choices& choices) {
  EnsembleEntry entry{any_cards(filled(table, settings), choices), {}};
  // What was declared without being held may be no card at all.
  const auto leader = static_cast<std::size_t>(table.leader);
  if (!settings.deck.contains(entry.cards.at(leader))) entry.cards.at(leader) = any_number(settings, choices);
  entry.success = grow(table, entry.cards);
  switch (choices.below(4)) {
    case 0:
      entry.cards.at(draw_seat(choices)) = any_number(settings, choices);
      break;
    case 1:
      entry.cards.at(leader) = one_of(filled(table, settings).hands.at(leader), choices);
      break;
    case 2:
      entry.success = !*entry.success;
      break;
    default: {
      const std::size_t one = draw_seat(choices), other = draw_seat(choices);
      std::swap(entry.cards.at(one), entry.cards.at(other));
    }
  }
  if (choices.happens(1, 4)) entry.success.reset();
  return entry;
}

TuningEntry draw_wrong_tuning(const OpenTable& table, const Settings& settings, Choices& choices) {
  TuningEntry entry = draw_tuning(filled(table, settings), {}, choices);
  const std::size_t seat = draw_seat(choices);
  switch (choices.below(4)) {
    case 0:
      entry.passed.at(seat) = any_number(settings, choices);
      break;
    case 1:  // what the right neighbour passes
      entry.passed.at((seat + 1) % entry.passed.size()) = entry.passed.at(seat);
      break;
    case 2:
      entry.to = shuffled_seats(choices);
      break;
    default:
      if (!entry.to) entry.to = Numbers{1, 2, 3, 0};
      entry.to->at(seat) = static_cast<int>(draw_seat(choices));
  }
  return entry;
}

Claim draw_wrong_claim(Claim claim, Choices& choices) {
  const auto keep = [&](auto& value) {
    if (choices.happens(1, 4)) value.reset();
  };
  keep(claim.won), keep(claim.failures), keep(claim.rounds), keep(claim.discards);
  switch (choices.below(5)) {
    case 0:
      claim.won = !claim.won.value_or(false);
      break;
    case 1:
      claim.failures = claim.failures.value_or(0) + from_to(-1, 1, choices);
      break;
    case 2:
      claim.rounds = claim.rounds.value_or(0) + from_to(-1, 1, choices);
      break;
    case 3:
      claim.discards = claim.discards.value_or(0) + 4 * from_to(-1, 1, choices);
      break;
    default:
      break;
  }
  return claim;
}

}  // namespace rulecheck::harmony_of_bremen
