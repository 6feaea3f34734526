// What a properties' claim on Bucket Brigade looks at: a state as plain numbers, without any rule.
#pragma once
#include <array>
#include <bit>
#include <vector>

#include "model/bucket_brigade/model.hpp"

namespace rulecheck::bucket_brigade {

/// A state as anybody could describe it who stands at the table.
struct Seen {
  std::vector<CardSet> hand;  ///< by seat
  CardSet played = 0, discards = 0;
  std::array<int, 4> space{};             ///< by bear
  std::vector<std::vector<int>> results;  ///< by heat and seat, of all heats, also of those still to come
  int heat = 0, dealer = 0, turn = 0;
  bool in_heat = false, heat_just_ended = false;
};

template <class D>
Seen seen(const typename Model<D>::State& state) {
  return std::visit(
      [](const auto& log) {
        Seen all;
        for (const auto& cards : log.game.hand) all.hand.push_back(known(cards));
        all.played = known(log.game.played);
        all.discards = known(log.game.discards);
        for (std::size_t bear = 0; bear < all.space.size(); ++bear) all.space.at(bear) = known(log.game.space[bear]);
        for (const auto& heat : log.game.result) {
          all.results.emplace_back();
          for (const auto& result : heat) all.results.back().push_back(known(result));
        }
        all.heat = known(log.game.heat);
        all.dealer = known(log.game.dealer);
        all.turn = known(log.game.turn);
        all.in_heat = known(log.game.in_heat);
        all.heat_just_ended = known(log.heat_just_ended);
        return all;
      },
      state);
}

/// The seat to the left.
inline int left_of(int seat, int players) { return (seat + 1) % players; }

}  // namespace rulecheck::bucket_brigade
