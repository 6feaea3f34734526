// The Bremens: everything that can come of a position on a short board, if every player may show each of a few cards
// again in every round. What games with these cards come to is among it, whatever cards are used up.
#pragma once
#include <algorithm>
#include <cstdint>
#include <unordered_map>

#include "properties/core/check.hpp"
#include "properties/the_bremens/seen.hpp"

namespace rulecheck::the_bremens {

/// A board of at most six spaces for three players, between rounds, in one word: spaces of the animals, chicken, animal
/// cards in hand, badge. Who arrived in Goal when decides nothing that is still to come.
class Packed {
 public:
  static std::uint64_t pack(const Seen& state) {
    std::uint64_t word = static_cast<std::uint64_t>(state.badge);
    const auto add = [&](std::uint64_t value) { word = word << 3 | value; };
    for (const auto& places : state.space) {
      for (std::size_t seat = 0; seat < 3; ++seat) add(static_cast<std::uint64_t>(places.at(seat)));
    }
    for (std::size_t seat = 0; seat < 3; ++seat) add(state.animals.at(seat));
    add(static_cast<std::uint64_t>(state.chicken));
    return word;
  }

  /// @param hands number and special cards, by seat
  static Position unpack(std::uint64_t word, int goal, const std::vector<std::vector<Card>>& hands) {
    Position position;
    const auto take = [&] {
      const auto value = static_cast<int>(word & 7);
      word >>= 3;
      return value;
    };
    position.chicken = take();
    position.animals.resize(3);
    for (std::size_t seat = 3; seat > 0; --seat) {
      position.animals.at(seat - 1) = elements(static_cast<std::uint64_t>(take()));
    }
    for (int animal = 2; animal >= 0; --animal) {
      for (int seat = 2; seat >= 0; --seat) {
        const int space = take();
        position.space.at(static_cast<std::size_t>(animal)).at(static_cast<std::size_t>(seat)) = space;
        if (space == goal) position.home.push_back({animal, seat});
      }
    }
    position.start = static_cast<int>(word);
    position.cards = hands;
    return position;
  }
};

/// Explores all that follows from a position. Every state on the way is expected to fulfil the invariant, and somebody
/// to be able to go on.
template <class D>
class ShortBoard {
 public:
  /// @param shown by seat, ascending: the cards that may be shown in every round
  ShortBoard(Trial& trial, Settings settings, std::vector<std::vector<Card>> shown)
      : trial_(trial), model_(std::move(settings)), cards_(std::move(shown)) {}

  void explore(Position start) {
    start.cards = cards_;
    number_of(seen<D>(model_.begin_at(start)));
    for (std::size_t next = 0; next < words_.size(); ++next) expand(next);
  }

  /// Positions between rounds.
  std::size_t positions() const { return words_.size(); }
  /// States, those within rounds included; one that is reached in several ways counts each time.
  std::uint64_t states() const { return states_; }
  /// Turns with which a game ended.
  std::uint64_t ends() const { return ends_; }
  /// Of these, such as leave players level in the ranking.
  std::uint64_t level_ends() const { return level_ends_; }
  /// Plays of animals that shake riders off.
  std::uint64_t shaken() const { return shaken_; }
  /// The most rounds that a game lasts, the last one included; 0 if it can come back to a position, and so has no end.
  std::size_t most_rounds() const {
    std::vector<std::size_t> rounds(words_.size(), 0);
    std::vector<char> mark(words_.size(), 0);
    std::vector<std::pair<std::size_t, std::size_t>> path{{0, 0}};
    mark[0] = 1;
    while (!path.empty()) {
      auto& [at, tried] = path.back();
      if (tried == after_[at].size()) {
        mark[at] = 2;
        std::size_t longest = 0;
        for (const std::uint32_t next : after_[at]) longest = std::max(longest, rounds[next]);
        rounds[at] = longest + 1;
        path.pop_back();
        continue;
      }
      const std::uint32_t next = after_[at][tried++];
      if (mark[next] == 1) return 0;
      if (mark[next] == 2) continue;
      mark[next] = 1;
      path.emplace_back(next, 0);
    }
    return rounds[0];
  }

 private:
  using State = typename Model<D>::State;

  static bool shakes_off(const Move& move) {
    const auto* turn = std::get_if<TurnEntry>(&move);
    return turn != nullptr &&
           std::ranges::any_of(turn->plays, [](const auto& play) { return play.riders_to.has_value(); });
  }

  std::uint32_t number_of(const Seen& state) {
    const std::uint64_t word = Packed::pack(state);
    const auto [place, is_new] = numbers_.emplace(word, static_cast<std::uint32_t>(words_.size()));
    if (is_new) {
      words_.push_back(word);
      after_.emplace_back();
    }
    return place->second;
  }

  void expand(std::size_t number) {
    const State before = model_.begin_at(Packed::unpack(words_[number], model_.settings().goal(), cards_));
    RevealEntry shown{{0, 0, 0}, {}};
    for (const Card first : cards_[0]) {
      for (const Card second : cards_[1]) {
        for (const Card third : cards_[2]) {
          shown.cards = {first, second, third};
          trial_.expect(model_.judge(before, shown).empty(), "the cards to be revealed");
          go_on(number, model_.step(before, shown));
        }
      }
    }
    auto& after = after_[number];
    std::ranges::sort(after);
    after.erase(std::unique(after.begin(), after.end()), after.end());
  }

  void go_on(std::size_t number, const State& state) {
    ++states_;
    trial_.expect(model_.invariant(state), [&] { return "the invariant to hold: " + model_.describe(state); });
    if (model_.over(state)) {
      ++ends_;
      const Claim result = model_.result(state);
      trial_.expect(result.ranking->front() == std::vector{result.winner.value()}, "one winner");
      if (result.ranking->size() < 3) ++level_ends_;
      return;
    }
    if (!known(state.in_round)) {
      const std::uint32_t next = number_of(seen<D>(state));
      after_[number].push_back(next);
      return;
    }
    const std::vector<Move> moves = model_.legal(state);
    trial_.expect(!moves.empty(), [&] { return "somebody to be able to go on: " + model_.describe(state); });
    for (const Move& move : moves) {
      if (shakes_off(move)) ++shaken_;
      go_on(number, model_.step(state, move));
    }
  }

  Trial& trial_;
  Model<D> model_;
  std::vector<std::vector<Card>> cards_;
  std::vector<std::uint64_t> words_;
  std::unordered_map<std::uint64_t, std::uint32_t> numbers_;
  std::vector<std::vector<std::uint32_t>> after_;
  std::uint64_t states_ = 0, ends_ = 0, level_ends_ = 0, shaken_ = 0;
};

}  // namespace rulecheck::the_bremens
