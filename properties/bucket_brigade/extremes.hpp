// Bucket Brigade: the largest and the smallest number of points that the cards left in one hand can have when a heat
// ends, found by trying out everything that they depend on.
//
// What they depend on. Let a player be left with some cards when a heat ends. For each bear there are, of its colour,
// walk-cards and run-cards that the player has kept and others that were played, and jokers that were played for it.
// Together the played cards bring each bear to its space, exactly one of them into the cave. Nobody has the same card:
// kept and played cards of a colour are at most six walk-cards and five run-cards, and so are the jokers played for all
// bears. The number of plays says how many turns the player has had, hence how many cards he may have kept.
// All this is tried out for every bear (ways_of_a_bear) and for all four together (Points). Every end of a heat is
// among it. Some combinations are none: the player may have to keep other cards as well, of which nothing is said. So
// what is found is a bound that no heat exceeds; a stored heat that reaches it shows that it is the exact figure.
//
// What may be left out. Everything that is used up is limited from above alone: cards kept by those that are left to
// the player, and these are no more after more plays; jokers by their number. So a combination that keeps, plays and
// uses no fewer cards than another one, for no more points, leads to nothing better than the other one does. Bears are
// alike (BearTrack), so that one is tried out for all, and a hand scores the sum of its colours (proved:
// BucketBrigadeScore.AHandScoresItsColoursByTheirOwnBears).
#pragma once
#include <algorithm>
#include <cstdint>

#include "properties/bucket_brigade/bear_track.hpp"

namespace rulecheck::bucket_brigade {

/// What became of one bear and of the cards of its colour.
struct BearWay {
  int walks_kept = 0, runs_kept = 0, walks_played = 0, runs_played = 0, joker_walks = 0, joker_runs = 0;
  int space = 0, points = 0;
  bool home = false;  ///< whether it ended the heat

  int kept() const { return walks_kept + runs_kept; }
  int plays() const { return walks_played + runs_played + joker_walks + joker_runs; }
};

/// A table with one best entry for each amount of what is used up.
class Points {
 public:
  /// What has been used up by some of the bears.
  struct Used {
    bool home = false;
    int kept = 0, joker_walks = 0, joker_runs = 0, plays = 0;
  };
  struct Entry {
    int points = 0;
    int before = -1;  ///< the entry without the last bear
    int way = -1;     ///< of the last bear
  };

  /// @param sign 1: more points are better; -1: fewer are
  explicit Points(int sign) : sign_(sign), entries_(size), there_(size, false) {}

  /// @return false where so much cannot be used up
  static bool fits(const Used& used) {
    return used.kept <= most_kept && used.joker_walks <= walks_each && used.joker_runs <= runs_each &&
           used.plays <= most_plays;
  }
  static int index_of(const Used& used) {
    return (((int{used.home} * (most_kept + 1) + used.kept) * (walks_each + 1) + used.joker_walks) * (runs_each + 1) +
            used.joker_runs) *
               (most_plays + 1) +
           used.plays;
  }
  static Used used_at(int index) {
    Used used;
    const auto take = [&index](int values) {
      const int value = index % values;
      index /= values;
      return value;
    };
    used.plays = take(most_plays + 1);
    used.joker_runs = take(runs_each + 1);
    used.joker_walks = take(walks_each + 1);
    used.kept = take(most_kept + 1);
    used.home = index == 1;
    return used;
  }

  void offer(const Used& used, const Entry& entry) {
    const auto at = static_cast<std::size_t>(index_of(used));
    if (there_[at] && sign_ * entry.points <= sign_ * entries_[at].points) return;
    there_[at] = true;
    entries_[at] = entry;
  }
  const Entry& at(int index) const { return entries_.at(static_cast<std::size_t>(index)); }

  /// The entries that no other entry is at least as good as with no more used up.
  std::vector<int> worthwhile() const {
    std::vector<int> chosen;
    // The best that is to be had with so much or less; in the order of the indices everything smaller comes first.
    std::vector<int> best(size, nothing);
    for (int index = 0; index < size; ++index) {
      int& here = best[static_cast<std::size_t>(index)];
      const Used used = used_at(index);
      const auto see = [&](bool possible, int step) {
        if (possible) here = std::max(here, best[static_cast<std::size_t>(index - step)]);
      };
      see(used.plays > 0, 1);
      see(used.joker_runs > 0, most_plays + 1);
      see(used.joker_walks > 0, (most_plays + 1) * (runs_each + 1));
      see(used.kept > 0, (most_plays + 1) * (runs_each + 1) * (walks_each + 1));
      if (!there_[static_cast<std::size_t>(index)] || sign_ * at(index).points <= here) continue;
      here = sign_ * at(index).points;
      chosen.push_back(index);
    }
    return chosen;
  }

 private:
  static constexpr int most_kept = 15, most_plays = 55, nothing = -100000;
  static constexpr int size = 2 * (most_kept + 1) * (walks_each + 1) * (runs_each + 1) * (most_plays + 1);
  int sign_;
  std::vector<Entry> entries_;
  std::vector<bool> there_;
};

/// Every way of one bear. @param visit called with each
template <class Visit>
void for_each_way_of_a_bear(const BearTrack& track, const Visit& visit) {
  BearWay way;
  auto& [walks_kept, runs_kept, walks, runs, joker_walks, joker_runs, space, points, home] = way;
  for (walks = 0; walks <= walks_each; ++walks) {
    for (joker_walks = 0; joker_walks <= walks_each; ++joker_walks) {
      for (runs = 0; runs <= runs_each; ++runs) {
        for (joker_runs = 0; joker_runs <= runs_each; ++joker_runs) {
          const std::optional<int> reached = track.after(walks + joker_walks, runs + joker_runs);
          if (!reached) continue;
          space = *reached;
          home = space == track.cave();
          for (walks_kept = 0; walks_kept <= walks_each - walks; ++walks_kept) {
            for (runs_kept = 0; runs_kept <= runs_each - runs; ++runs_kept) {
              points = track.points(space, walks_kept, runs_kept);
              visit(std::as_const(way));
            }
          }
        }
      }
    }
  }
}

/// The ends of heats, as far as one hand goes.
class HeatEnds {
 public:
  /// An end, with what became of each bear.
  struct End {
    Points::Used used;
    int points = 0;
    int index = -1;
  };

  /// @param sign 1: looks for many points, -1: for few
  HeatEnds(const BearTrack& track, int sign) {
    Points of_one(sign);
    for_each_way_of_a_bear(track, [&](const BearWay& way) {
      ++tried_;
      const Points::Used used{way.home, way.kept(), way.joker_walks, way.joker_runs, way.plays()};
      of_one.offer(used, {way.points, -1, static_cast<int>(ways_.size())});
      if (of_one.at(Points::index_of(used)).way == static_cast<int>(ways_.size())) ways_.push_back(way);
    });
    const std::vector<int> single = of_one.worthwhile();
    layers_.push_back(of_one);
    for (int bears_done = 1; bears_done < 4; ++bears_done) add_a_bear(single, sign);
  }

  /// How many combinations were tried out.
  std::uint64_t tried() const { return tried_; }

  /// All that is worthwhile, with exactly one bear in the cave.
  std::vector<End> all() const {
    std::vector<End> ends;
    for (const int index : layers_.back().worthwhile()) {
      const Points::Used used = Points::used_at(index);
      if (used.home) ends.push_back({used, layers_.back().at(index).points, index});
    }
    return ends;
  }

  /// What became of each bear, the last one first.
  std::vector<BearWay> ways_to(const End& end) const {
    std::vector<BearWay> ways;
    int index = end.index;
    for (std::size_t layer = layers_.size(); layer > 0; --layer) {
      const Points::Entry& entry = layers_[layer - 1].at(index);
      ways.push_back(ways_.at(static_cast<std::size_t>(entry.way)));
      index = entry.before;
    }
    return ways;
  }

 private:
  void add_a_bear(const std::vector<int>& single, int sign) {
    const Points& of_one = layers_.front();
    const Points& before = layers_.back();
    Points together(sign);
    for (const int index : before.worthwhile()) {
      const Points::Used used = Points::used_at(index);
      for (const int more : single) {
        ++tried_;
        Points::Used sum = Points::used_at(more);
        if (used.home && sum.home) continue;
        sum.home = sum.home || used.home;
        sum.kept += used.kept;
        sum.joker_walks += used.joker_walks;
        sum.joker_runs += used.joker_runs;
        sum.plays += used.plays;
        if (!Points::fits(sum)) continue;
        together.offer(sum, {before.at(index).points + of_one.at(more).points, index, of_one.at(more).way});
      }
    }
    layers_.push_back(std::move(together));
  }

  std::vector<BearWay> ways_;
  std::vector<Points> layers_;  ///< of one bear, of two, three and four
  std::uint64_t tried_ = 0;
};

/// How many turns players have had when a heat ends with a play.
struct Turns {
  int finisher = 0;          ///< the player who made that play
  int fewest_of_others = 0;  ///< whoever else has had the fewest
};

/// @return by number of plays, from 0 to all cards in hand
template <class D, int players>
std::vector<Turns> turns_by_plays() {
  std::vector<Turns> all(1);
  BySeat<int, players> had{};
  auto seat = left_neighbour<D, players>(Given<D>::num(0));
  for (int plays = 1; plays <= players * hand_size<players>; ++plays) {
    const auto now = static_cast<std::size_t>(known(seat));
    ++had.at(now);
    Turns turns{had.at(now), hand_size<players>};
    for (std::size_t other = 0; other < had.size(); ++other) {
      if (other != now) turns.fewest_of_others = std::min(turns.fewest_of_others, had.at(other));
    }
    all.push_back(turns);
    seat = left_neighbour<D, players>(seat);
  }
  return all;
}

/// The best of the ends that leave a player enough cards.
struct BestEnd {
  HeatEnds::End end;
  bool finisher = false;
  int worth = 0;
};
/// @param worth of the points, with the bonus for the finisher; @throws std::logic_error where no heat can end
template <class D, int players, class Worth>
BestEnd best_end(const HeatEnds& ends, const Worth& worth) {
  const std::vector<Turns> turns = turns_by_plays<D, players>();
  std::optional<BestEnd> best;
  for (const HeatEnds::End& end : ends.all()) {
    if (end.used.plays >= static_cast<int>(turns.size())) continue;
    const Turns& had = turns.at(static_cast<std::size_t>(end.used.plays));
    for (const bool finisher : {false, true}) {
      const int turns_had = finisher ? had.finisher : had.fewest_of_others;
      if (end.used.kept > hand_size<players> - turns_had) continue;
      const int value = worth(end.points, finisher);
      if (!best || value > best->worth) best = BestEnd{end, finisher, value};
    }
  }
  if (!best) throw std::logic_error("no heat can end");
  return *best;
}

}  // namespace rulecheck::bucket_brigade
