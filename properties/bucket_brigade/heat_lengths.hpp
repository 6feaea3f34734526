// Bucket Brigade: how few and how many plays a heat can have, found by trying out everything that they depend on.
//
// For each bear so many cards of its colour and so many jokers are played, which bring it to its space; exactly one
// bear gets into the cave, and all bears together use no more jokers than there are. All this is tried out for one bear
// and for four together. Which cards are in which hand only makes it harder, so what is found is a bound; a stored heat
// that reaches it shows that it is the exact figure.
#pragma once
#include <array>
#include <optional>

#include "properties/bucket_brigade/extremes.hpp"

namespace rulecheck::bucket_brigade {

/// A heat of so many plays, with what was played for each bear.
struct HeatLength {
  int plays = 0;
  std::vector<BearWay> ways;
};

/// The shortest heat (sign -1) or the longest one (sign 1). @param tried receives the number of combinations
inline HeatLength extreme_length(const BearTrack& track, int sign, std::uint64_t& tried) {
  // By whether a bear is in the cave, walk-cards and run-cards of the jokers: the best so far.
  using Lengths = std::array<std::optional<HeatLength>, 84>;
  const auto place = [](bool home, int joker_walks, int joker_runs) {
    return static_cast<std::size_t>((home ? 42 : 0) + joker_walks * 6 + joker_runs);
  };
  const auto offer = [sign](std::optional<HeatLength>& best, const HeatLength& length) {
    if (!best || sign * length.plays > sign * best->plays) best = length;
  };
  Lengths single, all;
  for_each_way_of_a_bear(track, [&](const BearWay& way) {
    ++tried;
    if (way.kept() == 0) offer(single[place(way.home, way.joker_walks, way.joker_runs)], {way.plays(), {way}});
  });
  all = single;
  for (int bears_done = 1; bears_done < 4; ++bears_done) {
    Lengths together;
    for (std::size_t one = 0; one < all.size(); ++one) {
      for (std::size_t more = 0; more < single.size(); ++more) {
        ++tried;
        const auto& [before, last] = std::pair(all[one], single[more]);
        const bool home = one >= 42 || more >= 42, twice = one >= 42 && more >= 42;
        const std::size_t walks = one % 42 / 6 + more % 42 / 6, runs = one % 6 + more % 6;
        if (!before || !last || twice || walks > walks_each || runs > runs_each) continue;
        HeatLength sum = *before;
        sum.plays += last->plays;
        sum.ways.push_back(last->ways.front());
        offer(together[place(home, static_cast<int>(walks), static_cast<int>(runs))], sum);
      }
    }
    all = together;
  }
  std::optional<HeatLength> best;
  for (std::size_t home = 42; home < all.size(); ++home) {
    if (all[home]) offer(best, *all[home]);
  }
  return best.value();
}

}  // namespace rulecheck::bucket_brigade
