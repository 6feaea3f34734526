#pragma once

// Tables of Eselsbrücke from which the tests of the reference start.

#include <string>
#include <vector>

#include "properties/eselsbruecke/reference.hpp"

namespace rulecheck::eselsbruecke::reference {

/// The clauses that the traces report for a step.
using Clauses = std::vector<std::string>;

/// The first tiles of A, B, C, …, which are those to guess.
inline Motifs first_letters(int number) {
  Motifs motifs;
  for (int letter = 0; letter < number; ++letter) motifs.push_back(std::string(1, static_cast<char>('A' + letter)));
  return motifs;
}

/// As many tiles that nobody guesses, to be told of by this seat in this round: "1.0.0", "1.0.1", …
inline Motifs story_tiles_of(int round, int seat, int number) {
  Motifs motifs;
  for (int tile = 0; tile < number; ++tile) {
    motifs.push_back(std::to_string(round) + "." + std::to_string(seat) + "." + std::to_string(tile));
  }
  return motifs;
}

/// The story that is due, with as many tiles as it has to have.
inline Story story_due(const Game& game) {
  const int number = at(game.settings().story_tiles, game.round() - 1);
  return {game.storyteller(), story_tiles_of(game.round(), game.storyteller(), number)};
}

/// One tile each for the players to the storyteller's left while there are any, the others for the storyteller.
inline Hands dealt(int players, int storyteller, const Motifs& tiles) {
  Hands hands(static_cast<std::size_t>(players));
  int seat = storyteller;
  for (const Motif& tile : tiles) {
    if (seat != storyteller || tile == tiles.front()) seat = (seat + 1) % players;
    at(hands, seat).push_back(tile);
  }
  return hands;
}

/// A position that has no mark of its own: seat 0 is the start player and has the turn.
inline Position turn_of_seat_0(int round, const std::vector<std::string>& stacks) {
  return {round, 0, 0, stacks_of(stacks)};
}

/// Seat 0 has distributed A, B, C, … in this round: A to seat 1, B to seat 2, …, what is left over to itself.
inline Game guessing_begins(const Settings& settings, int round, const std::vector<std::string>& stacks) {
  Game game(settings, turn_of_seat_0(round, stacks));
  if (game.due() == Step::story) game.play(story_due(game));
  game.play(Distribution{0, dealt(settings.players, 0, first_letters(at(settings.story_tiles, round - 3)))});
  return game;
}

/// The same with stacks of four picture tiles.
inline Game guessing_begins(const Settings& settings, int round) {
  return guessing_begins(settings, round, std::vector<std::string>(static_cast<std::size_t>(settings.players), "pppp"));
}

/// Makes the moves one after the other.
inline Game after(Game game, const std::vector<Move>& moves) {
  for (const Move& move : moves) game.play(move);
  return game;
}

/// What a whole record is reported for.
struct Replayed {
  int at = -1;  ///< the first move that breaks something; -1 if none does
  Clauses clauses;
  bool over = false;
};

/// Makes the moves up to the first one that breaks something.
inline Replayed replay(Game game, const std::vector<Move>& moves) {
  for (int index = 0; index < number_of(moves); ++index) {
    const Breaches breaches = game.judge(at(moves, index));
    if (!breaches.empty()) return {index, reported(breaches), game.over()};
    game.play(at(moves, index));
  }
  return {-1, {}, game.over()};
}

}  // namespace rulecheck::eselsbruecke::reference
