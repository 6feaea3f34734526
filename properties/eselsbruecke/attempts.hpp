// Eselsbrücke: steps that are drawn without the model, near to what might be legal.
#pragma once
#include <algorithm>
#include <optional>
#include <string>

#include "properties/eselsbruecke/boards.hpp"
#include "properties/eselsbruecke/drawn.hpp"
#include "properties/eselsbruecke/side_by_side.hpp"

namespace rulecheck::eselsbruecke {

/// A seat, mostly the one that is likely.
inline int draw_seat_near(int likely, int players, Choices& choices) {
  return choices.happens(1, 8) ? draw_number(players, choices) : likely;
}

/// So many words that are on no tile of a random game.
inline Motifs odd_words(int number) {
  Motifs words;
  for (int word = 0; word < number; ++word) words.push_back("odd word " + std::to_string(word));
  return words;
}

/// A story, mostly of the right number of tiles.
inline Move draw_any_story(const reference::Game& game, Choices& choices) {
  const std::vector<int>& usual = game.settings().story_tiles;
  int tiles = game.round() <= reference::number_of(usual) ? reference::at(usual, game.round() - 1) : usual.back();
  if (choices.happens(1, 4)) tiles = std::max(0, tiles - 1 + draw_number(3, choices));
  if (choices.happens(1, 16)) tiles = draw_number(12, choices);
  return StoryEntry{draw_seat_near(game.storyteller(), game.settings().players, choices), odd_words(tiles)};
}

/// Tiles that might be distributed: those of the story whose turn it is, of another one, or of none.
inline Motifs draw_tiles_to_deal(const reference::Game& game, const Boards& boards, Choices& choices) {
  const auto right = boards.told().find({game.storyteller(), game.round() - 2});
  Motifs tiles;
  if (right != boards.told().end() && choices.happens(7, 8)) {
    tiles = right->second;
  } else if (!boards.told().empty() && choices.happens(1, 2)) {
    tiles = std::next(boards.told().begin(), draw_number(reference::number_of(boards.told()), choices))->second;
  } else {
    const int number = std::clamp(game.round() - 3, 0, game.settings().stories() - 1);
    tiles = odd_words(reference::at(game.settings().story_tiles, number));
  }
  if (choices.happens(1, 8) && !tiles.empty()) tiles.pop_back();
  if (choices.happens(1, 8)) tiles.push_back("odd word 99");
  const auto swap_in = [&](const Motif& other) {
    if (!tiles.empty() && std::ranges::find(tiles, other) == tiles.end()) draw_one(tiles, choices) = other;
  };
  if (choices.happens(1, 12)) swap_in("another odd word");
  if (choices.happens(1, 12) && !boards.distributed().empty()) swap_in(draw_one(boards.distributed(), choices));
  return in_any_order(tiles, choices);
}

/// A distribution, mostly of the right tiles, and mostly one for everybody in turn.
inline Move draw_any_distribution(const reference::Game& game, const Boards& boards, Choices& choices) {
  const int players = game.settings().players;
  DistributionEntry entry{draw_seat_near(game.storyteller(), players, choices),
                          std::vector<Motifs>(static_cast<std::size_t>(players))};
  const bool anyhow = choices.happens(1, 8);
  int place = 0;
  for (const Motif& tile : draw_tiles_to_deal(game, boards, choices)) {
    place = std::min(place + 1, players);
    int seat = (game.storyteller() + place) % players;
    if (anyhow && choices.happens(1, 2)) seat = draw_number(players, choices);
    reference::at(entry.hands, seat).push_back(tile);
  }
  return entry;
}

/// A guess of any sort, mostly of the player at turn and mostly of a motif of the story.
inline Move draw_any_guess(const reference::Game& game, const Boards& boards, Choices& choices) {
  const int players = game.settings().players;
  const bool guessing = game.due() == reference::Step::guess;
  GuessEntry entry{draw_number(players, choices), GuessEntry::Kind::name, {}};
  Motifs words = odd_words(1);
  if (guessing) {
    const reference::GuessingRound& round = game.guessing();
    if (choices.happens(5, 8)) entry.seat = round.player_to_guess().value();
    const Motifs& own = reference::at(round.hands(), entry.seat);
    const std::uint32_t sort = choices.below(4);
    if (sort == 0 && !own.empty()) words = own;
    if (sort == 1 && !round.named().empty()) words = round.named();
    if (sort == 2) words = round.unnamed();
  } else if (!boards.told().empty()) {
    words = boards.told().rbegin()->second;
  }
  const std::uint32_t sort = choices.below(8);
  if (sort == 0) return GuessEntry{entry.seat, GuessEntry::Kind::timeout, {}};
  if (sort < 3) entry.kind = GuessEntry::Kind::keep;
  entry.motif = draw_one(words, choices);
  return entry;
}

/// A stack that differs from another one in one place, or not.
inline StackText draw_stack_near(StackText stack, Choices& choices) {
  const std::uint32_t sort = choices.below(4);
  const auto place = choices.below(static_cast<std::uint32_t>(stack.size()) + 1);
  if (sort == 0 || stack.empty()) return stack.insert(place, 1, choices.happens(1, 2) ? 's' : 'p');
  const std::size_t tile = std::min<std::size_t>(place, stack.size() - 1);
  if (sort == 1) return stack.erase(tile, 1);
  if (sort == 2) stack[tile] = stack[tile] == 'p' ? 's' : 'p';
  if (sort == 3) std::swap(stack[tile], draw_one(stack, choices));
  return stack;
}

/// What a guessing round led to, some parts of it left out or wrong, at several seats at once.
inline Move draw_any_settlement(const reference::Game& game, Choices& choices) {
  const int players = game.settings().players;
  SettlementEntry entry;
  if (game.just_settled()) {
    entry = settlement_in_reference(game.settings(), *game.just_settled());
  } else {
    entry.storyteller = game.storyteller();
    entry.lost = std::vector<int>(static_cast<std::size_t>(players));
    entry.stop = true;
    entry.stacks = std::vector<StackText>(static_cast<std::size_t>(players));
  }
  if (choices.happens(1, 12)) entry.storyteller = draw_number(players, choices);
  if (choices.happens(1, 3)) entry.stop = !*entry.stop;
  const auto bend = [&](std::vector<int>& numbers) {
    for (int& number : numbers) {
      if (choices.happens(1, 4)) number += choices.happens(1, 16) ? 1000 : -1 + draw_number(4, choices);
    }
  };
  if (choices.happens(1, 2)) bend(*entry.lost);
  if (entry.aside && choices.happens(1, 4)) bend(*entry.aside);
  const bool other_stacks = choices.happens(1, 2);
  for (StackText& stack : *entry.stacks) {
    if (other_stacks && choices.happens(1, 3)) stack = draw_stack_near(stack, choices);
  }
  if (choices.happens(1, 4)) entry.lost.reset();
  if (choices.happens(1, 4)) entry.stop.reset();
  if (choices.happens(1, 4)) entry.stacks.reset();
  if (choices.happens(1, 2)) entry.aside.reset();
  return entry;
}

/// A step of any sort, mostly of the one that is due.
inline Move draw_any_step(const reference::Game& game, const Boards& boards, Choices& choices) {
  if (game.just_settled() ? choices.happens(1, 2) : choices.happens(1, 32)) return draw_any_settlement(game, choices);
  auto due = static_cast<std::uint32_t>(game.due());
  if (due > 2 || choices.happens(1, 8)) due = choices.below(3);
  if (due == 0) return draw_any_story(game, choices);
  if (due == 1) return draw_any_distribution(game, boards, choices);
  return draw_any_guess(game, boards, choices);
}

/// A result near to another one. @param truth complete
inline Claim draw_any_claim(Claim claim, int players, Choices& choices) {
  const auto bend = [&](std::vector<int>& numbers) {
    for (int& number : numbers) {
      if (choices.happens(1, 4)) number += -1 + draw_number(3, choices);
    }
  };
  if (choices.happens(1, 4)) bend(*claim.tiles);
  if (choices.happens(1, 4)) bend(*claim.stops);
  if (choices.happens(3, 4)) {
    claim.winners->clear();
    for (int seat = 0; seat < players; ++seat) {
      if (choices.happens(1, 3)) claim.winners->push_back(seat);
    }
    claim.winners = in_any_order(*claim.winners, choices);
  }
  if (choices.happens(1, 4)) claim.tiles.reset();
  if (choices.happens(1, 4)) claim.stops.reset();
  if (choices.happens(1, 8)) claim.winners.reset();
  return claim;
}

}  // namespace rulecheck::eselsbruecke
