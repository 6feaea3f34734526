// A whole random game of The Harmony of Bremen as it was played, noted without any rule.
#pragma once
#include <utility>

#include "properties/core/walk.hpp"
#include "properties/harmony_of_bremen/seen.hpp"

namespace rulecheck::harmony_of_bremen {

/// What everybody does with one card at the same time.
struct NotedCards {
  Numbers cards{};  ///< by seat
  Seen before, after;
};

struct NotedRound {
  Seen start;
  std::optional<DeclareEntry> declaration;
  NotedCards ensemble;
  std::optional<NotedCards> tuning;
};

struct Chronicle {
  Settings settings;
  Setup setup;
  std::vector<NotedRound> rounds;  ///< at least one
  Seen end;
  Claim result;
};

/// The cards as they lie from the rooster to the donkey.
inline Numbers by_animal(const Numbers& roles, const Numbers& cards) {
  Numbers row{};
  for (std::size_t seat = 0; seat < row.size(); ++seat)
    row.at(static_cast<std::size_t>(roles.at(seat))) = cards.at(seat);
  return row;
}

/// Whether each is larger than all before it.
inline bool grows(const Numbers& row) {
  for (std::size_t later = 1; later < row.size(); ++later) {
    if (std::any_of(row.begin(), row.begin() + static_cast<std::ptrdiff_t>(later),
                    [&](int earlier) { return earlier >= row.at(later); })) {
      return false;
    }
  }
  return true;
}

/// Whether this ensemble should have been a success.
inline bool sounds_well(const NotedRound& round) {
  return grows(by_animal(round.ensemble.before.roles, round.ensemble.cards));
}

/// Cards in a fixed order after one has been taken away and, if it is said, one has come.
inline std::vector<int> exchanged(std::vector<int> cards, int gone, std::optional<int> come = {}) {
  if (const auto at = std::ranges::find(cards, gone); at != cards.end()) cards.erase(at);
  if (come) cards.push_back(*come);
  std::ranges::sort(cards);
  return cards;
}

/// Plays a random game and notes what happened.
template <class D>
Chronicle play_and_note(Trial& trial) {
  Walk<Model<D>> walk(trial);
  Chronicle game{walk.model().settings(), walk.setup(), {}, {}, {}};
  bool begins = true;
  while (!walk.over()) {
    const Seen before = seen<D>(walk.state());
    if (std::exchange(begins, false)) game.rounds.push_back({before, {}, {}, {}});
    const Move move = walk.go_on();
    const Seen after = seen<D>(walk.state());
    NotedRound& round = game.rounds.back();
    if (const auto* declaration = std::get_if<DeclareEntry>(&move)) {
      trial.expect(!round.declaration, "one declaration in a round");
      round.declaration = *declaration;
    } else if (const auto* ensemble = std::get_if<EnsembleEntry>(&move)) {
      trial.expect(round.ensemble.after.round == 0, "one ensemble in a round");
      round.ensemble = {ensemble->cards, before, after};
    } else {
      trial.expect(!round.tuning, "one tuning in a round");
      round.tuning = {std::get<TuningEntry>(move).passed, before, after};
    }
    begins = after.round != before.round;
  }
  for (const NotedRound& round : game.rounds)
    trial.expect(round.ensemble.after.round != 0, "an ensemble in each round");
  game.end = seen<D>(walk.state());
  game.result = walk.model().result(walk.state());
  for (const bool hard : {false, true}) {
    const char* label = hard ? "hard" : "standard";
    if (game.settings.hard_variant == hard) trial.label(label);
    trial.require_share(label, 0.3);
  }
  return game;
}

}  // namespace rulecheck::harmony_of_bremen
