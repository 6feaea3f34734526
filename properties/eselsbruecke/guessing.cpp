// "Rounds 3 - 4" and "Special Cases": every course of a guessing round, beside what the rulebook says.
#include "model/eselsbruecke/guessing.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "properties/eselsbruecke/courses.hpp"

namespace rulecheck::eselsbruecke {
namespace {

/// Expects of every course what a guessing round is said to be like, and notes how long they are.
template <class D, int players>
class CourseWatch : public Courses<D, players> {
 public:
  CourseWatch(Trial& trial, const Agreement<D>& agreement, int storyteller, int tiles, bool passed_on)
      : Courses<D, players>(agreement),
        trial_(trial),
        storyteller_(storyteller),
        tiles_(tiles),
        passed_on_(passed_on) {}
  int longest = 0;
  std::uint64_t courses = 0, faultless = 0, without_a_tile_guessed = 0;

 private:
  /// How many seats from the storyteller, clockwise.
  [[nodiscard]] int place(int seat) const { return (seat + players - storyteller_) % players; }
  [[nodiscard]] bool was_dealt(int seat) const { return place(seat) <= tiles_; }

  void at_turn(const Log<D, players>& log, const NotedGuessing& before, const Course& course) override {
    const int seat = before.guesser;
    const auto size = static_cast<std::size_t>(seat);
    trial_.expect(seat != storyteller_, "the storyteller not to guess");
    trial_.expect(before.in_hands() != 0, "something to be left for whoever comes to guess");
    trial_.expect(!before.out.at(size), "nobody to guess who has made a mistake");
    if (course.turns == 0) trial_.expect(place(seat) == 1, "the storyteller's left neighbour to begin");
    trial_.expect(was_dealt(seat) || before.mistakes() > 0, "nobody without a tile to guess before a mistake");
    if (course.guesses.at(size) > 0) {
      trial_.expect(before.mistakes() > 0 || tiles_ >= players, "nobody to be at turn again unless others are out");
    }
    // Special Case 1.
    if (!was_dealt(seat) && course.turns == before.mistakes()) {
      ++without_a_tile_guessed;
      const bool first_of_them = place(seat) == tiles_ + 1;
      trial_.expect(before.hand.at(size) == (first_of_them || passed_on_ ? 1U : 0U), "the first tile to be an aid");
    } else if (!was_dealt(seat)) {
      trial_.expect((before.hand.at(size) & ~Tiles{1}) == 0, "no other tile to come to who was dealt none");
    }
    // A mistake is a mistake: no word, a wrong one, the own motif, one that has been named.
    if (std::popcount(before.in_hands()) < 2) return;
    const auto after_mistake = [&](Tiles tile) {
      return noted<D, players>(enter_guess<D, players>(this->agreement(), log.game, guess_of<D>({seat, tile})));
    };
    const NotedGuessing plain = after_mistake(0);
    for (const Tiles tile : single_tiles(before.named() | before.hand.at(size))) {
      trial_.expect(after_mistake(tile) == plain, "a motif of his own or one named already to be like any mistake");
    }
  }

  void after_turn(const NotedGuessing& before, const Said& said, const NotedGuessing& after,
                  const Course& course) override {
    const int seat = said.seat;
    const auto size = static_cast<std::size_t>(seat);
    const Tiles won = after.named() & ~before.named();
    const int newly_out = after.mistakes() - before.mistakes();
    trial_.expect(won == said.wins(before), "the tile to be won whose motif is named, and no other");
    trial_.expect(newly_out == (said.wins(before) == 0 ? 1 : 0), "who names none to be put out, and nobody else");
    trial_.expect(std::popcount(won) + newly_out == 1, "a turn to name one tile or to put out one player");
    trial_.expect(std::popcount(after.named()) + after.mistakes() == course.turns, "each turn to be accounted for");
    trial_.expect(newly_out == 0 || after.out.at(size), "the one at turn to be put out");
    trial_.expect((after.open.at(size) ^ before.open.at(size)) == won, "the one at turn to win the tile");
    trial_.expect((won & before.hand.at(size)) == 0, "his own tile not to be named");
    trial_.expect((after.in_hands() | after.named()) == (Tiles{1} << tiles_) - 1, "every tile to be somewhere");
    int next = seat;
    do {
      next = (next + 1) % players;
    } while (next == storyteller_ || after.out.at(static_cast<std::size_t>(next)));
    trial_.expect(after.guesser == next, "the next clockwise to guess who is not out");
  }

  void at_the_end(const NotedGuessing& before, const Said& said, const Log<D, players>& log,
                  const Course& course) override {
    trial_.next_case();
    ++courses;
    int gained = 0, mistakes = 0;
    for (std::size_t each = 0; each < players; ++each) {
      const bool erred = known(log.last.erred[each]);
      mistakes += erred ? 1 : 0;
      gained += known(log.game.stack[each].pictures) - 1;
      trial_.expect(erred || !before.out.at(each), "a mistake to stay one");
      const bool reward = static_cast<int>(each) == storyteller_ && !erred && known(log.last.rewarded);
      trial_.expect(known(log.game.stack[each].stops) == (reward ? 1 : 0), "a stop tile for the storyteller alone");
    }
    trial_.expect(gained + mistakes == course.turns, "each turn to have named one tile or put out one player");
    const auto size = static_cast<std::size_t>(said.seat);
    const bool wins = said.wins(before) != 0;
    trial_.expect(known(log.last.erred[size]) == !wins, "the last one to err exactly if he wins no tile");
    trial_.expect(mistakes - before.mistakes() == (wins ? 0 : 1), "the last turn to put out nobody else");
    const Tiles his = before.open.at(size) | said.wins(before);
    trial_.expect(known(log.game.stack[size].pictures) == 1 + std::popcount(his), "what he won to go on his stack");
    trial_.expect(gained == tiles_ || mistakes == players - 1, "all motifs to be named or everybody to be out");
    trial_.expect(known(log.last.rewarded) == (mistakes == 0), "a stop tile exactly if nobody made a mistake");
    trial_.expect(mistakes > 0 || course.turns == tiles_, "as many turns as tiles without a mistake");
    trial_.expect(course.turns <= tiles_ + players - 2, "no more turns than tiles and players allow");
    if (mistakes == 0) ++faultless;
    longest = std::max(longest, course.turns);
  }

  Trial& trial_;
  int storyteller_, tiles_;
  bool passed_on_;
};

/// Expects of every seat and every guess before every turn that it is refused exactly for what the rulebook says.
template <class D, int players>
class JudgeWatch : public Courses<D, players> {
 public:
  JudgeWatch(Trial& trial, const Agreement<D>& agreement, int storyteller, int tiles, const Settings& settings)
      : Courses<D, players>(agreement),
        trial_(trial),
        storyteller_(storyteller),
        tiles_(tiles),
        own_illegal_(!settings.own_motif_is_a_mistake),
        again_illegal_(settings.repeated_motif_is_illegal) {}

 private:
  void at_turn(const Log<D, players>& log, const NotedGuessing& before, const Course&) override {
    std::vector<Tiles> seen = before.hand;
    seen.insert(seen.end(), before.open.begin(), before.open.end());
    seen.insert(seen.end(), before.out.begin(), before.out.end());
    if (!looked_at_.insert(seen).second) return;
    std::vector<Tiles> tiles = single_tiles((Tiles{1} << tiles_) - 1);
    tiles.push_back(0);
    for (int seat = 0; seat < players; ++seat) {
      for (const Tiles tile : tiles) {
        expect_judged(log, before, seat, tile, false);
        if (tile != 0) expect_judged(log, before, seat, tile, true);
      }
    }
  }

  void expect_judged(const Log<D, players>& log, const NotedGuessing& before, int seat, Tiles tile, bool keeps) {
    trial_.next_case();
    const auto size = static_cast<std::size_t>(seat);
    const auto broken = judge_guess<D, players>(this->agreement(), log.game, guess_of<D>({seat, tile, keeps}));
    const bool dealt = (seat + players - storyteller_) % players <= tiles_ && seat != storyteller_;
    const bool no_mistake = before.mistakes() == 0, out = before.out.at(size), tells = seat == storyteller_;
    const bool waits = !tells && !out && seat != before.guesser;
    trial_.expect(known(broken.own_story) == tells, "the storyteller to be refused, and nobody else for this");
    trial_.expect(known(broken.out) == out, "who is out to be refused");
    trial_.expect(known(broken.without_a_tile) == (waits && !dealt && no_mistake), "who has no tile to wait");
    const bool first = no_mistake && before.named() == 0;
    trial_.expect(known(broken.not_the_first) == (waits && (dealt || !no_mistake) && first), "the first to begin");
    trial_.expect(known(broken.not_the_next) == (waits && (dealt || !no_mistake) && !first), "turns to be kept");
    const bool last = before.hand.at(size) == before.in_hands() && std::popcount(before.in_hands()) == 1;
    const bool kept = keeps && tile == before.hand.at(size);
    trial_.expect(known(broken.last_motif) == (last ? !kept : keeps), "the last motif to be kept by its holder alone");
    const bool names = !last && !keeps;
    const bool own = (before.hand.at(size) & tile) != 0, again = (before.named() & tile) != 0;
    trial_.expect(known(broken.own_motif) == (names && own && own_illegal_), "the own motif to be refused by reading");
    trial_.expect(known(broken.again) == (names && again && again_illegal_), "a second time to be refused by reading");
    trial_.expect(!known(broken.game_is_over) && !known(broken.too_early) && !known(broken.undistributed),
                  "a guessing round to be in progress");
  }

  Trial& trial_;
  int storyteller_, tiles_;
  bool own_illegal_, again_illegal_;
  std::set<std::vector<Tiles>> looked_at_;
};

template <class D, int players>
void follow_all_courses(Trial& trial) {
  for (int tiles = 3; tiles <= 5; ++tiles) {
    for (const bool passed_on : {true, false}) {
      Agreement<D> agreement = harmless<D>(tiles);
      agreement.readings.aid_is_not_passed_on = Given<D>::truth(!passed_on);
      // The table is the same from every seat; the small ones are looked at from each.
      const int storytellers = players <= 4 || tiles == 3 ? players : 1;
      for (int storyteller = 0; storyteller < storytellers; ++storyteller) {
        CourseWatch<D, players> watch(trial, agreement, storyteller, tiles, passed_on);
        watch.follow_all(storyteller);
        trial.expect(watch.longest == tiles + players - 2, "the bound on the turns to be reached");
        trial.expect(watch.faultless > 0 && watch.faultless < watch.courses, "courses with and without a mistake");
        trial.expect((watch.without_a_tile_guessed > 0) == (tiles < players - 1), "the aid to be needed by some");
        if (passed_on && storyteller == 0) {
          trial.quantity(fmt::format("courses of a guessing round, {} players, {} tiles", players, tiles),
                         fmt::format("{}, {} without a mistake", watch.courses, watch.faultless));
        }
      }
    }
  }
}

template <class D, int players>
void judge_all_guesses(Trial& trial) {
  for (int tiles = 3; tiles <= 4; ++tiles) {
    for (int reading = 0; reading < 8; ++reading) {
      Settings settings;
      settings.own_motif_is_a_mistake = (reading & 1) != 0;
      settings.repeated_motif_is_illegal = (reading & 2) != 0;
      Agreement<D> agreement = harmless<D>(tiles);
      agreement.readings.own_motif_is_a_mistake = Given<D>::truth(settings.own_motif_is_a_mistake);
      agreement.readings.repeated_motif_is_illegal = Given<D>::truth(settings.repeated_motif_is_illegal);
      agreement.readings.aid_is_not_passed_on = Given<D>::truth((reading & 4) != 0);
      const int storyteller = (reading + tiles) % players;
      JudgeWatch<D, players>(trial, agreement, storyteller, tiles, settings).follow_all(storyteller);
    }
  }
}

}  // namespace

EXHAUSTIVE(EselsbrueckeCourses, EveryTurnNamesOneTileOrPutsOutOnePlayer, clause::left_neighbour_begins,
           clause::named_tile_is_won, clause::mistake_puts_out, clause::clockwise_until_all_are_named,
           clause::storyteller_never_guesses, clause::guess_again, clause::no_tile_no_guess,
           clause::stop_tile_as_reward, clause::no_reward_after_a_mistake, clause::named_motifs_as_aid,
           clause::first_tile_as_aid, clause::last_motif_in_own_hand) {
  trial.unit("courses");
  follow_all_courses<D, 3>(trial);
  follow_all_courses<D, 4>(trial);
  follow_all_courses<D, 5>(trial);
  follow_all_courses<D, 6>(trial);
}

EXHAUSTIVE(EselsbrueckeCourses, EveryGuessIsRefusedExactlyForWhatTheBookSays, clause::left_neighbour_begins,
           clause::not_the_own_motif, clause::mistake_puts_out, clause::clockwise_until_all_are_named,
           clause::storyteller_never_guesses, clause::no_tile_no_guess, clause::last_motif_in_own_hand) {
  trial.unit("guesses");
  judge_all_guesses<D, 3>(trial);
  judge_all_guesses<D, 4>(trial);
  judge_all_guesses<D, 5>(trial);
  judge_all_guesses<D, 6>(trial);
}

}  // namespace rulecheck::eselsbruecke
