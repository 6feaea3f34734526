// Whole games of Eselsbrücke in which it is planned who remembers what, played through the public model.
#pragma once
#include <algorithm>
#include <stdexcept>

#include "model/core/record.hpp"
#include "model/eselsbruecke/model.hpp"

namespace rulecheck::eselsbruecke {

/// A guessing round with all hands face up, noted without any rule: what is left of each story.
struct OpenHands {
  int players = 3, storyteller = 0;
  std::vector<Motifs> hands;  ///< by seat: what nobody has named
  Motifs named;               ///< in the order in which they were named
  /// All that nobody has named.
  [[nodiscard]] Motifs sought() const {
    Motifs all;
    for (const Motifs& hand : hands) all.insert(all.end(), hand.begin(), hand.end());
    return all;
  }
};

/// A guess of a seat at turn: what it keeps if it holds the last motif, else a motif that it does not hold, if there is
/// one and it remembers.
inline GuessEntry planned_guess(const OpenHands& table, int seat, bool remembers) {
  using Kind = GuessEntry::Kind;
  const Motifs& own = table.hands.at(static_cast<std::size_t>(seat));
  const Motifs sought = table.sought();
  if (sought.size() == 1 && own == sought) return {seat, Kind::keep, own.front()};
  for (const Motif& motif : sought) {
    if (remembers && std::ranges::find(own, motif) == own.end()) return {seat, Kind::name, motif};
  }
  return {seat, Kind::timeout, {}};
}

/// Plays games move by move; what does not conform is an error.
template <class D>
class PlannedGame {
 public:
  PlannedGame(const Settings& settings, int start)
      : model_(settings), state_(model_.begin(Setup{start})), record_{settings, Setup{start}, {}, {}} {}

  const Model<D>& model() const { return model_; }
  const typename Model<D>::State& state() const { return state_; }
  bool over() const { return model_.over(state_); }

  /// @throws std::runtime_error for a move that does not conform
  void make(const Move& move) {
    if (const Breaches breaches = model_.judge(state_, move); !breaches.empty()) {
      throw std::runtime_error(write_move(move) + ": " + messages_of(breaches));
    }
    state_ = model_.step(state_, move);
    record_.moves.push_back(move);
  }

  /// The turn of one seat in one round. @param remembers called as remembers(storyteller, seat): whether the seat names
  /// a motif when it comes to guess
  template <class Remembers>
  void take_turn(int round, int seat, const Remembers& remembers) {
    const Settings& settings = record_.settings;
    if (round <= settings.stories()) make(StoryEntry{seat, motifs(seat, round)});
    if (round < 3) return;
    OpenHands table{settings.players, seat, {}, {}};
    const DistributionEntry distribution = dealt(settings.players, seat, motifs(seat, round - 2));
    make(distribution);
    table.hands = distribution.hands;
    std::vector<bool> out(static_cast<std::size_t>(settings.players), false);
    const Motif first = table.hands.at(static_cast<std::size_t>((seat + 1) % settings.players)).at(0);
    for (int guesser = (seat + 1) % settings.players; !table.sought().empty();) {
      const auto place = static_cast<std::size_t>(guesser);
      if (guesser == seat || out.at(place)) {
        if (std::ranges::count(out, true) == settings.players - 1) break;
        guesser = (guesser + 1) % settings.players;
        continue;
      }
      if (distribution.hands.at(place).empty() && table.named.empty() && !settings.aid_is_not_passed_on) {
        for (Motifs& hand : table.hands) std::erase(hand, first);
        table.hands.at(place) = {first};
      }
      const GuessEntry guess = planned_guess(table, guesser, remembers(seat, guesser));
      make(guess);
      if (guess.kind == GuessEntry::Kind::timeout) {
        out.at(place) = true;
      } else {
        for (Motifs& hand : table.hands) std::erase(hand, guess.motif);
        table.named.push_back(guess.motif);
      }
      guesser = (guesser + 1) % settings.players;
    }
  }

  /// The whole game, from the first story to the last guess.
  template <class Remembers>
  void play(const Remembers& remembers) {
    const int start = std::get<Setup>(record_.start).start;
    for (int round = 1; round <= record_.settings.rounds(); ++round) {
      for (int place = 0; place < record_.settings.players; ++place) {
        take_turn(round, (start + place) % record_.settings.players, remembers);
      }
    }
  }

  /// The moves so far, and the result if the game is over.
  GameRecord<Model<D>> record() const {
    GameRecord<Model<D>> all = record_;
    if (over()) all.claim = model_.result(state_);
    return all;
  }

 private:
  /// The motifs of a story: names of their own.
  Motifs motifs(int seat, int story) const {
    static constexpr std::array printed{3, 3, 4, 5};
    const Settings& settings = record_.settings;
    const auto place = static_cast<std::size_t>(story - 1);
    const int number = settings.expert ? settings.story_tiles.at(place) : printed.at(place);
    Motifs all;
    for (int tile = 1; tile <= number; ++tile) {
      all.push_back("motif " + std::to_string(seat) + "." + std::to_string(story) + "." + std::to_string(tile));
    }
    return all;
  }

  Model<D> model_;
  typename Model<D>::State state_;
  GameRecord<Model<D>> record_;
};

}  // namespace rulecheck::eselsbruecke
