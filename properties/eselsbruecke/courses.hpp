// Every course that a guessing round of Eselsbrücke can take, turn by turn. What is expected of a course is said by
// those who look on; here the rules are only asked who guesses next and what a guess leads to.
#pragma once
#include <bit>
#include <vector>

#include "model/eselsbruecke/entering.hpp"
#include "properties/core/check.hpp"

namespace rulecheck::eselsbruecke {

/// A set of tiles, one bit for each.
using Tiles = std::uint64_t;

/// A guessing round as anybody sees it who stands at the table and knows all hands.
struct NotedGuessing {
  std::vector<Tiles> hand, open;  ///< by seat
  std::vector<bool> out;          ///< by seat
  int guesser = 0;

  bool operator==(const NotedGuessing&) const = default;
  [[nodiscard]] Tiles in_hands() const {
    Tiles all = 0;
    for (const Tiles own : hand) all |= own;
    return all;
  }
  [[nodiscard]] Tiles named() const {
    Tiles all = 0;
    for (const Tiles own : open) all |= own;
    return all;
  }
  [[nodiscard]] int mistakes() const {
    int all = 0;
    for (const bool one : out) all += one ? 1 : 0;
    return all;
  }
};

template <class D, int players>
NotedGuessing noted(const State<D, players>& state) {
  NotedGuessing all;
  for (std::size_t seat = 0; seat < players; ++seat) {
    all.hand.push_back(known(state.hand[seat]));
    all.open.push_back(known(state.open[seat]));
    all.out.push_back(known(state.out[seat]));
  }
  all.guesser = known(state.guesser);
  return all;
}

/// What has happened in a course so far.
struct Course {
  int turns = 0;
  int aided = 0;             ///< players who have come to guess with nothing dealt to them and nothing named
  std::vector<int> guesses;  ///< by seat
};

/// An agreement in which a mistake costs nothing, and the last story of the expert side has so many tiles.
template <class D>
Agreement<D> harmless(int tiles) {
  Settings settings;
  settings.expert = true;
  settings.story_tiles.assign(5, tiles);
  settings.penalties.assign(5, 0);
  return agreed<D>(settings);
}

/// Before the first guess of a seat's last story. Every player has one picture tile.
template <class D, int players>
Log<D, players> last_story_dealt(const Agreement<D>& agreement, int storyteller) {
  auto begun = begin<D, players>(agreement, Given<D>::num(0));
  Log<D, players> log;
  log.game = resume<D, players>(agreement, begun, Given<D>::num(7), Given<D>::num(storyteller));
  return log_distribution<D, players>(agreement, log);
}

/// Somebody names this tile, or keeps it; none: he remembers nothing.
struct Said {
  int seat = 0;
  Tiles tile = 0;
  bool keeps = false;

  /// The tile that comes to lie open before him: the one that he keeps, or one that another player holds.
  [[nodiscard]] Tiles wins(const NotedGuessing& before) const {
    return keeps ? tile : tile & before.in_hands() & ~before.hand.at(static_cast<std::size_t>(seat));
  }
};

template <class D>
Guess<D> guess_of(const Said& said) {
  return {Given<D>::num(said.seat), Given<D>::set(said.tile), Given<D>::truth(said.keeps)};
}

/// The tiles of a set, each one by itself.
inline std::vector<Tiles> single_tiles(Tiles tiles) {
  std::vector<Tiles> all;
  for (; tiles != 0; tiles &= tiles - 1) all.push_back(tiles & (~tiles + 1));
  return all;
}

/// Follows every course of one guessing round: whoever is at turn makes a mistake, or names each of the tiles that he
/// can name, or keeps the last one.
template <class D, int players>
class Courses {
 public:
  virtual ~Courses() = default;

  /// All courses of the guessing round of this seat's last story.
  void follow_all(int storyteller) {
    Course course;
    course.guesses.assign(players, 0);
    follow(last_story_dealt<D, players>(agreement_, storyteller), course);
  }

 protected:
  explicit Courses(const Agreement<D>& agreement) : agreement_(agreement) {}
  Courses(const Courses&) = default;
  Courses& operator=(const Courses&) = default;

  /// Before a turn.
  virtual void at_turn(const Log<D, players>& log, const NotedGuessing& before, const Course& course) = 0;
  /// After a guess that does not end the guessing round.
  /// @param before it; @param said the guess; @param after it
  virtual void after_turn(const NotedGuessing& /*before*/, const Said& /*said*/, const NotedGuessing& /*after*/,
                          const Course& /*course*/) {}
  /// After the guess that ends it.
  /// @param before it; @param said the guess; @param log with the settlement
  virtual void at_the_end(const NotedGuessing& /*before*/, const Said& /*said*/, const Log<D, players>& /*log*/,
                          const Course& /*course*/) {}

  const Agreement<D>& agreement() const { return agreement_; }

 private:
  void follow(const Log<D, players>& log, const Course& course) {
    const NotedGuessing before = noted<D, players>(log.game);
    at_turn(log, before, course);
    const int seat = before.guesser;
    const Tiles own = before.hand.at(static_cast<std::size_t>(seat)), all = before.in_hands();
    if (own == all && std::popcount(all) == 1) {
      go_on(log, before, course, {seat, own, true});
      return;
    }
    go_on(log, before, course, {seat});
    for (const Tiles tile : single_tiles(all & ~own)) go_on(log, before, course, {seat, tile});
  }

  void go_on(const Log<D, players>& log, const NotedGuessing& before, Course course, const Said& said) {
    const auto next = log_guess<D, players>(agreement_, log, guess_of<D>(said));
    ++course.turns;
    ++course.guesses.at(static_cast<std::size_t>(before.guesser));
    if (known(next.guessing_just_ended)) {
      at_the_end(before, said, next, course);
      return;
    }
    if (course.turns > 9 + players) throw ExpectationFailed("expected a guessing round to come to an end");
    after_turn(before, said, noted<D, players>(next.game), course);
    follow(next, course);
  }

  const Agreement<D>& agreement_;
};

}  // namespace rulecheck::eselsbruecke
