// A whole game of Eselsbrücke as it was played, noted without any rule.
#pragma once
#include <algorithm>
#include <bit>
#include <map>

#include "model/eselsbruecke/model.hpp"
#include "model/eselsbruecke/telling.hpp"
#include "properties/core/walk.hpp"

namespace rulecheck::eselsbruecke {

/// What lies where, as anybody sees it who may look into the bag and at all hands.
struct NotedTable {
  std::vector<StackText> stacks;             ///< by seat
  std::vector<int> aside, in_hand, is_open;  ///< by seat: how many tiles
  std::vector<bool> out;                     ///< by seat
  std::vector<std::uint64_t> fields;         ///< by seat: one bit for each field that holds a story
  int bag = 0, supply = 0, removed = 0, round = 0, storyteller = 0, guesser = 0;
  bool guessing = false;

  bool operator==(const NotedTable&) const = default;
  [[nodiscard]] int pictures(std::size_t seat) const {
    return static_cast<int>(std::ranges::count(stacks.at(seat), 'p'));
  }
  /// Stop tiles of a player, those laid aside among them.
  [[nodiscard]] int stops(std::size_t seat) const {
    return static_cast<int>(std::ranges::count(stacks.at(seat), 's')) + aside.at(seat);
  }
};

template <class D>
NotedTable noted(const Table<D>& table) {
  return std::visit(
      []<int players>(const Log<D, players>& log) {
        const State<D, players>& game = log.game;
        NotedTable all;
        all.stacks = stack_texts<D, players>(game);
        for (std::size_t seat = 0; seat < players; ++seat) {
          all.aside.push_back(known(game.aside[seat]));
          all.in_hand.push_back(std::popcount(known(game.hand[seat])));
          all.is_open.push_back(std::popcount(known(game.open[seat])));
          all.out.push_back(known(game.out[seat]));
          all.fields.push_back(known(game.field[seat]));
        }
        all.bag = known(game.bag), all.supply = known(game.supply), all.removed = known(game.removed);
        all.round = known(game.round), all.storyteller = known(game.storyteller), all.guesser = known(game.guesser);
        all.guessing = known(game.guessing);
        return all;
      },
      table.log);
}

/// One guess, what lay where before it and after it.
struct NotedGuess {
  GuessEntry guess;
  NotedTable before, after;
};

/// The turn of one player in one round.
struct NotedTurn {
  int round = 0, seat = 0;
  NotedTable before;
  std::optional<StoryEntry> story;
  std::optional<DistributionEntry> distribution;
  NotedTable dealt;  ///< after the distribution, if there is one
  std::vector<NotedGuess> guesses;
  NotedTable after;
};

struct Chronicle {
  Settings settings;
  int start = 0;
  std::vector<NotedTurn> turns;
  NotedTable end;
  Claim result;
};

/// The tiles of a story, from 1, as the settings have them; none for a round in which none is told.
inline int tiles_told(const Settings& settings, int story) {
  static constexpr std::array printed{3, 3, 4, 5};
  if (story < 1 || story > settings.stories()) return 0;
  const auto place = static_cast<std::size_t>(story - 1);
  return settings.expert ? settings.story_tiles.at(place) : printed.at(place);
}

/// A guessing round as somebody hears it who knows which motif went to whom.
struct HeardRound {
  std::vector<bool> erred;  ///< by seat
  std::vector<int> won;     ///< by seat: tiles named or kept
  int mistakes = 0, aided = 0, unnamed = 0;
};

/// Follows the words that were said. @param turn one with a distribution
inline HeardRound heard(const Settings& settings, const NotedTurn& turn) {
  const auto players = static_cast<std::size_t>(settings.players);
  const auto& hands = turn.distribution.value().hands;
  std::map<Motif, std::size_t> holder;  // of what has not been named
  for (std::size_t seat = 0; seat < players; ++seat) {
    for (const Motif& motif : hands.at(seat)) holder[motif] = seat;
  }
  const Motif first = hands.at((static_cast<std::size_t>(turn.seat) + 1) % players).at(0);
  HeardRound round{std::vector(players, false), std::vector(players, 0), 0, 0, 0};
  const std::size_t tiles = holder.size();
  for (const NotedGuess& one : turn.guesses) {
    const auto seat = static_cast<std::size_t>(one.guess.seat);
    if (hands.at(seat).empty() && holder.size() == tiles && !round.erred.at(seat)) {
      if (round.aided == 0 || !settings.aid_is_not_passed_on) holder[first] = seat;
      ++round.aided;
    }
    const auto sought = holder.find(one.guess.motif);
    const bool keeps = one.guess.kind == GuessEntry::Kind::keep;
    if (sought != holder.end() && (keeps || sought->second != seat)) {
      holder.erase(sought);
      ++round.won.at(seat);
    } else {
      round.erred.at(seat) = true;
      ++round.mistakes;
    }
  }
  round.unnamed = static_cast<int>(holder.size());
  return round;
}

/// Plays a random game and notes what happened.
template <class D>
Chronicle play_and_note(Trial& trial) {
  Walk<Model<D>> walk(trial);
  Chronicle game{walk.model().settings(), walk.setup().start, {}, {}, {}};
  const auto is_new = [&](const NotedTable& before) {
    return game.turns.empty() || game.turns.back().seat != before.storyteller ||
           game.turns.back().round != before.round;
  };
  while (!walk.over()) {
    const NotedTable before = noted<D>(walk.state());
    if (is_new(before)) game.turns.push_back({before.round, before.storyteller, before, {}, {}, {}, {}, {}});
    NotedTurn& turn = game.turns.back();
    const Move move = walk.go_on();
    turn.after = noted<D>(walk.state());
    if (const auto* story = std::get_if<StoryEntry>(&move)) {
      trial.expect(!turn.story && !turn.distribution, "one story in a turn, before anything else");
      turn.story = *story;
    } else if (const auto* distribution = std::get_if<DistributionEntry>(&move)) {
      trial.expect(!turn.distribution, "one distribution in a turn");
      turn.distribution = *distribution;
      turn.dealt = turn.after;
    } else {
      trial.expect(turn.distribution.has_value(), "nobody to guess before a distribution");
      turn.guesses.push_back({std::get<GuessEntry>(move), before, turn.after});
    }
  }
  game.end = noted<D>(walk.state());
  game.result = walk.model().result(walk.state());
  for (const bool expert : {false, true}) {
    const char* label = expert ? "expert side" : "normal side";
    if (game.settings.expert == expert) trial.label(label);
    trial.require_share(label, 0.15);
  }
  return game;
}

}  // namespace rulecheck::eselsbruecke
