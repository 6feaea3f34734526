// What a properties' claim on Bremen looks at: a state, and a whole game, as plain numbers without any rule.
#pragma once
#include <bit>
#include <set>
#include <vector>

#include "model/bremen/model.hpp"
#include "properties/core/walk.hpp"

namespace rulecheck::bremen {

/// A state as anybody could describe it who walks around the table.
struct Seen {
  std::vector<Pieces> hand, table;  ///< by seat
  std::vector<int> won;             ///< by seat: pieces
  Pieces face_down = 0, center = 0;
  int leader = 0, turn = 0, round = 0;
};

template <class D>
Seen seen(const typename Model<D>::State& state) {
  return std::visit(
      [](const auto& log) {
        Seen all;
        for (const auto& pieces : log.game.hand) all.hand.push_back(known(pieces));
        for (const auto& pieces : log.game.table) all.table.push_back(known(pieces));
        for (const auto& number : log.game.won) all.won.push_back(known(number));
        all.face_down = known(log.game.face_down);
        all.center = known(log.game.center);
        all.leader = known(log.game.leader);
        all.turn = known(log.game.turn);
        all.round = known(log.game.round);
        return all;
      },
      state);
}

/// "Chicken", "Donkey", "Dog", "Cat" are 0 to 3.
inline int animal_number(Pieces single) { return std::countr_zero(single) / 16; }
inline int number(Pieces single) { return std::countr_zero(single) % 16; }
inline bool is_chicken(Pieces single) { return animal_number(single) == 0; }

/// The pieces of a set, one by one.
inline std::vector<Pieces> one_by_one(Pieces pieces) {
  std::vector<Pieces> singles;
  for (; pieces != 0; pieces &= pieces - 1) singles.push_back(pieces & (~pieces + 1));
  return singles;
}

/// Those of the pieces that are of the same animal as a single one.
inline Pieces alike(Pieces pieces, Pieces single) {
  Pieces same = 0;
  for (const Pieces other : one_by_one(pieces)) {
    if (animal_number(other) == animal_number(single)) same |= other;
  }
  return same;
}

/// The seat to the left.
inline int left_of(int seat, int players) { return (seat + 1) % players; }

/// A piece that was played.
struct NotedPlay {
  int seat;
  Pieces piece, hand_before, offered;  ///< `offered`: what the model calls legal
};

/// A whole round.
struct NotedRound {
  std::vector<NotedPlay> plays;  ///< in order
  Seen after;
  int winner;  ///< who has more won pieces than before; -1 if that is not exactly one seat

  Pieces led() const { return plays.front().piece; }
  Pieces played() const {
    Pieces all = 0;
    for (const NotedPlay& play : plays) all |= play.piece;
    return all;
  }
  Pieces winning_piece() const {
    for (const NotedPlay& play : plays) {
      if (play.seat == winner) return play.piece;
    }
    return 0;
  }
};

/// A whole game.
struct Chronicle {
  int players;
  Seen start;
  std::vector<NotedRound> rounds;
  Claim result;

  const Seen& end() const { return rounds.back().after; }
};

/// Plays a random game and notes what happened.
template <class D>
Chronicle play_and_note(Trial& trial) {
  Walk<Model<D>> walk(trial);
  Chronicle game{walk.model().settings().players, seen<D>(walk.state()), {}, {}};
  NotedRound round{{}, game.start, -1};
  std::vector<int> won = game.start.won;
  while (!walk.over()) {
    const Seen before = seen<D>(walk.state());
    Pieces offered = 0;
    for (const Move& move : walk.model().legal(walk.state())) {
      const Play& play = std::get<Play>(move);
      trial.expect(play.player == before.turn, "only the seat at turn to be offered a play");
      offered |= play.piece;
    }
    const Play play = std::get<Play>(walk.go_on());
    round.plays.push_back({play.player, play.piece, before.hand.at(static_cast<std::size_t>(play.player)), offered});
    round.after = seen<D>(walk.state());
    if (round.plays.size() < won.size()) continue;
    int winners = 0;
    for (std::size_t seat = 0; seat < won.size(); ++seat) {
      if (round.after.won[seat] == won[seat]) continue;
      round.winner = static_cast<int>(seat);
      ++winners;
    }
    if (winners != 1) round.winner = -1;
    won = round.after.won;
    game.rounds.push_back(round);
    round = NotedRound{{}, round.after, -1};
  }
  trial.expect(round.plays.empty() && !game.rounds.empty(), "a game to consist of whole rounds");
  game.result = walk.model().result(walk.state());
  return game;
}

}  // namespace rulecheck::bremen
