// Bucket Brigade: how far cards take one bear, and what cards of its colour score there, read off the rules.
#pragma once
#include <array>
#include <optional>
#include <stdexcept>
#include <vector>

#include "model/bucket_brigade/play.hpp"
#include "model/core/given.hpp"

namespace rulecheck::bucket_brigade {

/// So many walk-cards and run-cards of a suit, 0 to 4, the lowest ones.
constexpr Cards lowest_cards(int suit, int walks, int runs) {
  Cards cards = 0;
  for (Cards rest = walks_of(suit); walks > 0; --walks, rest &= rest - 1) cards |= rest & (~rest + 1);
  for (Cards rest = runs_of(suit); runs > 0; --runs, rest &= rest - 1) cards |= rest & (~rest + 1);
  return cards;
}

/// The way of a bear as the rules have it, which is the same for every bear.
class BearTrack {
 public:
  /// @throws std::logic_error where the rules treat two bears or two kinds of cards unlike
  template <class D>
  explicit BearTrack(const Agreement<D>& agreement)
      : cave_(known(agreement.board.cave)),
        arrival_(static_cast<std::size_t>(cave_)),
        points_(static_cast<std::size_t>(cave_) + 1) {
    for (int bear = 0; bear < 4; ++bear) {
      read_arrivals<D>(agreement, bear);
      read_points<D>(agreement, bear);
    }
  }

  int cave() const { return cave_; }

  /// Where the bear stands after so many walk-cards and then so many run-cards; nothing where the heat was over before
  /// the last of them. The order matters for the last card alone, since below the cave steps just add up, and the cave
  /// is overrun by a run-card only: whatever is possible in any order is possible in this one.
  std::optional<int> after(int walks, int runs) const {
    int space = 0;
    for (int card = 0; card < walks + runs; ++card) {
      if (space == cave_) return std::nullopt;
      space = arrival_.at(static_cast<std::size_t>(space)).at(card < walks ? 0 : 1);
    }
    return space;
  }

  /// What so many cards of the bear's colour in a hand score when it stands there.
  int points(int space, int walks, int runs) const {
    return points_.at(static_cast<std::size_t>(space)).at(static_cast<std::size_t>(walks * 6 + runs));
  }

 private:
  static void expect_alike(bool first, int& known_before, int now) {
    if (first) known_before = now;
    if (known_before != now) throw std::logic_error("the rules treat two bears unlike");
  }

  template <class D>
  void read_arrivals(const Agreement<D>& agreement, int bear) {
    for (int space = 0; space < cave_; ++space) {
      ByBear<typename D::Num> spaces;
      spaces.at(static_cast<std::size_t>(bear)) = Given<D>::num(space);
      auto& arrival = arrival_.at(static_cast<std::size_t>(space));
      for (const int suit : {bear, joker_suit}) {
        for (const bool run : {false, true}) {
          const auto card = Given<D>::set(run ? lowest_cards(suit, 0, 1) : lowest_cards(suit, 1, 0));
          const auto at = bucket_brigade::arrival<D>(agreement.board, spaces, Given<D>::num(bear), card);
          expect_alike(bear == 0 && suit == 0, arrival.at(run ? 1 : 0), known(at));
          auto after = spaces;
          after.at(static_cast<std::size_t>(bear)) = at;
          if (known(is_heat_over<D>(agreement.board, after)) != (known(at) == cave_)) {
            throw std::logic_error("the heat does not end in the cave");
          }
        }
      }
    }
  }

  template <class D>
  void read_points(const Agreement<D>& agreement, int bear) {
    for (int space = 0; space <= cave_; ++space) {
      auto& points = points_.at(static_cast<std::size_t>(space));
      ByBear<typename D::Num> spaces;
      spaces.at(static_cast<std::size_t>(bear)) = Given<D>::num(space);
      for (int walks = 0; walks <= walks_each; ++walks) {
        for (int runs = 0; runs <= runs_each; ++runs) {
          const auto hand = Given<D>::set(lowest_cards(bear, walks, runs));
          expect_alike(bear == 0, points.at(static_cast<std::size_t>(walks * 6 + runs)),
                       known(card_points<D>(agreement, hand, spaces)));
        }
      }
    }
  }

  int cave_;
  std::vector<std::array<int, 2>> arrival_;  ///< by space: with a walk-card, with a run-card
  std::vector<std::array<int, 42>> points_;  ///< by space, then by walk-cards and run-cards
};

}  // namespace rulecheck::bucket_brigade
