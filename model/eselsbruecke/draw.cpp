#include "model/eselsbruecke/draw.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace rulecheck::eselsbruecke {
namespace {

/// One of the numbers from `lowest` to `highest`.
int from_to(int lowest, int highest, Choices& choices) {
  return lowest + static_cast<int>(choices.below(static_cast<std::uint32_t>(highest - lowest + 1)));
}

int draw_seat(int players, Choices& choices) { return from_to(0, players - 1, choices); }

auto& one_of(auto& list, Choices& choices) { return list[choices.below(static_cast<std::uint32_t>(list.size()))]; }

/// Tiles for five stories; a hundred and eighty are enough for them and the bases.
std::vector<int> draw_story_tiles(int players, Choices& choices) {
  int left = 180 / players - 1;
  std::vector<int> tiles;
  for (int more = 4; more >= 0; --more) {
    tiles.push_back(from_to(1, std::min(9, left - more), choices));
    left -= tiles.back();
  }
  return tiles;
}

}  // namespace

Motif other_word(const OpenRound& round) {
  Motif word = "something else";
  const auto is_motif = [&word](const Motifs& motifs) { return std::ranges::find(motifs, word) != motifs.end(); };
  while (is_motif(round.own) || is_motif(round.sought) || is_motif(round.named)) word += "'";
  return word;
}

Settings draw_settings(int players, Choices& choices) {
  Settings settings;
  settings.players = players;
  settings.base_is_a_marker = choices.happens(1, 4);
  settings.open_tiles_are_forfeited = choices.happens(1, 4);
  settings.own_motif_is_a_mistake = choices.happens(1, 4);
  settings.repeated_motif_is_illegal = choices.happens(1, 4);
  settings.revealed_stop_goes_aside = choices.happens(1, 4);
  settings.aid_is_not_passed_on = choices.happens(1, 4);
  settings.expert = choices.happens(1, 4);
  settings.penalties = default_penalties(settings.expert);
  if (choices.happens(1, 2)) return settings;
  if (settings.expert) settings.story_tiles = draw_story_tiles(players, choices);
  for (std::size_t story = 0; story < settings.penalties.size(); ++story) {
    const bool printed = !settings.expert && (story == 0 || story == 3);
    if (!printed) settings.penalties[story] = choices.happens(1, 4) ? from_to(0, 20, choices) : from_to(0, 5, choices);
  }
  return settings;
}

Plan draw_plan(Choices& choices) {
  Plan plan;
  const std::uint32_t sort = choices.below(4);
  for (int& memory : plan.memory) {
    memory = sort == 0 ? 8 : sort == 1 ? 7 : sort == 2 ? from_to(0, 8, choices) : from_to(4, 8, choices);
  }
  plan.hard_beginnings = choices.happens(1, 4) ? 6 : 1;
  return plan;
}

Motifs shuffled(Motifs tiles, Choices& choices) {
  for (auto left = static_cast<std::uint32_t>(tiles.size()); left > 1; --left) {
    std::swap(tiles[left - 1], tiles[choices.below(left)]);
  }
  return tiles;
}

GuessEntry draw_guess(const OpenRound& round, const Plan& plan, Choices& choices) {
  using Kind = GuessEntry::Kind;
  if (round.must_keep) return {round.guesser, Kind::keep, round.own.front()};
  const int memory = plan.memory.at(static_cast<std::size_t>(round.guesser));
  const bool hard = round.named.empty() && choices.happens(static_cast<std::uint32_t>(plan.hard_beginnings), 8);
  if (!hard && !round.sought.empty() && choices.below(8) < static_cast<std::uint32_t>(memory)) {
    return {round.guesser, Kind::name, one_of(round.sought, choices)};
  }
  switch (choices.below(4)) {
    case 0:
      return {round.guesser, Kind::name, other_word(round)};
    case 1:
      if (round.own_is_a_mistake && !round.own.empty()) return {round.guesser, Kind::name, one_of(round.own, choices)};
      break;
    case 2:
      if (round.repeated_is_a_mistake && !round.named.empty()) {
        return {round.guesser, Kind::name, one_of(round.named, choices)};
      }
      break;
    default:
      break;
  }
  return {round.guesser, Kind::timeout, {}};
}

StoryEntry draw_wrong_story(int players, int seat, int round, int number, Choices& choices) {
  StoryEntry story{seat, {}};
  if (choices.happens(1, 2)) {
    story.seat = draw_seat(players, choices);
  } else if (choices.happens(3, 4)) {
    number = std::max(0, number + from_to(-1, 1, choices));
  }
  // Motifs that no story of a random game has, so that it may still come later.
  for (int tile = 1; tile <= number; ++tile) story.tiles.push_back(fmt::format("odd {}.{}.{}", seat, round, tile));
  return story;
}

DistributionEntry draw_wrong_distribution(DistributionEntry entry, Choices& choices) {
  Motifs& hand = one_of(entry.hands, choices);
  Motifs& other = one_of(entry.hands, choices);
  switch (choices.below(5)) {
    case 0:
      entry.seat = draw_seat(static_cast<int>(entry.hands.size()), choices);
      break;
    case 1:  // a tile that is no tile of the story
      if (hand.empty()) hand.emplace_back();
      hand.back() = "something else";
      break;
    case 2:  // a tile less
      if (!hand.empty()) hand.pop_back();
      break;
    case 3:  // a tile more
      hand.emplace_back("something else");
      break;
    default:  // a tile goes to another hand
      if (!hand.empty()) {
        const Motif moved = hand.back();
        hand.pop_back();
        other.push_back(moved);
      }
      break;
  }
  return entry;
}

GuessEntry draw_wrong_guess(const OpenRound& round, Choices& choices) {
  using Kind = GuessEntry::Kind;
  GuessEntry guess{round.guesser, static_cast<Kind>(choices.below(3)), {}};
  if (guess.kind == Kind::timeout && choices.happens(3, 4)) guess.kind = Kind::name;
  if (choices.happens(1, 2)) guess.seat = draw_seat(round.players, choices);
  if (guess.kind == Kind::timeout) return guess;
  Motifs all{other_word(round)};
  for (const Motifs& some : {round.own, round.sought, round.named}) all.insert(all.end(), some.begin(), some.end());
  guess.motif = !round.own.empty() && choices.happens(1, 2) ? one_of(round.own, choices) : one_of(all, choices);
  return guess;
}

SettlementEntry draw_wrong_settlement(SettlementEntry entry, Choices& choices) {
  const auto keep = [&](auto& value) {
    if (choices.happens(1, 4)) value.reset();
  };
  const auto players = static_cast<int>(entry.lost ? entry.lost->size() : 3);
  const auto seat = static_cast<std::size_t>(draw_seat(players, choices));
  switch (choices.below(6)) {
    case 0:
      entry.storyteller = draw_seat(players, choices);
      break;
    case 1:
      if (entry.lost) entry.lost->at(seat) += from_to(-1, 1, choices);
      break;
    case 2:
      if (entry.stop) entry.stop = !*entry.stop;
      break;
    case 3:
      if (entry.stacks) entry.stacks->at(seat) += choices.happens(1, 2) ? 'p' : 's';
      break;
    case 4:
      if (entry.stacks && !entry.stacks->at(seat).empty()) {
        StackText& stack = entry.stacks->at(seat);
        std::swap(stack.front(), stack[choices.below(static_cast<std::uint32_t>(stack.size()))]);
      }
      break;
    default:
      if (entry.aside) entry.aside->at(seat) += from_to(-1, 1, choices);
      break;
  }
  keep(entry.lost), keep(entry.stop), keep(entry.stacks), keep(entry.aside);
  return entry;
}

Claim draw_wrong_claim(Claim claim, int players, Choices& choices) {
  const auto seat = static_cast<std::size_t>(draw_seat(players, choices));
  const auto keep = [&](auto& value) {
    if (choices.happens(1, 4)) value.reset();
  };
  keep(claim.tiles), keep(claim.stops), keep(claim.winners);
  const auto bend = [&](std::optional<std::vector<int>>& numbers) {
    if (!numbers) numbers.emplace(static_cast<std::size_t>(players), 0);
    numbers->at(seat) += from_to(-1, 1, choices);
  };
  switch (choices.below(4)) {
    case 0:
      bend(claim.tiles);
      break;
    case 1:
      bend(claim.stops);
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

}  // namespace rulecheck::eselsbruecke
