// "End of Game": how many tiles anybody can end with, as an induction over a game: what a player has, and could still
// get, never grows.
#include "model/eselsbruecke/ending.hpp"
#include "model/eselsbruecke/story.hpp"
#include "smt/eselsbruecke/invariant.hpp"
#include "smt/eselsbruecke/settling.hpp"

namespace rulecheck::eselsbruecke {
namespace {

/// A story that is told in this game has not been settled: the turn in which it is guessed is not over.
template <int players>
SymBool is_ahead(const book::Agreed& agreement, const book::Table<players>& state, std::size_t seat,
                 std::size_t story) {
  return book::is_story(agreement, book::number(story)) &&
         !book::is_turn_over<players>(state, seat, book::number(story + 2));
}

/// Victory points of a player.
template <int players>
SymNum points(const book::Table<players>& state, std::size_t seat) {
  return state.stack[seat].pictures + state.stack[seat].stops + state.aside[seat];
}

/// By seat and story: whether it is ahead.
template <int players>
using Ahead = BySeat<std::array<SymBool, book::stories>, players>;

template <int players>
Ahead<players> stories_ahead(const book::Agreed& agreement, const book::Table<players>& state) {
  Ahead<players> ahead;
  book::for_each_story<players>([&](std::size_t seat, std::size_t story) {
    ahead[seat][story - 1] = is_ahead<players>(agreement, state, seat, story);
  });
  return ahead;
}

/// All tiles of each story of others that is ahead, and a stop tile for each of his own.
template <int players>
SymNum still_to_get(const book::Agreed& agreement, const Ahead<players>& ahead, std::size_t player) {
  SymNum sum(0);
  book::for_each_story<players>([&](std::size_t seat, std::size_t story) {
    const SymNum most = seat == player ? SymNum(1) : book::tiles_of(agreement, story);
    sum = sum + select(ahead[seat][story - 1], most, SymNum(0));
  });
  return sum;
}

}  // namespace

PROOF(EselsbrueckeLargestCount, ItIsABaseAllStoriesOfTheOthersAndAStopTileForEachOfHisOwn, clause::base_tile,
      clause::six_rounds, clause::tiles_of_a_story, clause::stop_tiles_aside) {
  book::for_each_number_of_players([&]<int players>() {
    const auto agreement = book::any_agreement();
    const SymNum start = any_num("start");
    const auto begun =
        read_in<book::Table<players>>(begin<D, players>(read_in<Agreement<D>>(agreement), typename D::Num(start)));
    const SymNum base = book::one_if(!agreement.readings.base_is_a_marker);
    const auto ahead = stories_ahead<players>(agreement, begun);
    proof.reset();
    proof.assume(book::is_agreement<players>(agreement) && book::is_seat<players>(start));
    for (std::size_t seat = 0; seat < players; ++seat) {
      const std::string name = book::with_players(players) + book::numbered(", seat", seat);
      SymBool all_ahead(true);
      for (std::size_t story = 1; story <= book::stories; ++story) {
        all_ahead = all_ahead && ahead[seat][story - 1] == book::is_story(agreement, book::number(story));
      }
      proof.claim(name + ": before the first story", points<players>(begun, seat) == base && all_ahead);
      proof.claim(
          name + ": on the normal side",
          implies(!agreement.expert, still_to_get<players>(agreement, ahead, seat) == SymNum(4 + 15 * (players - 1))));
    }
  });
}

/// So what a player has grows by this at most.
PROOF(EselsbrueckeLargestCount, AGuessingRoundBringsAllTilesOfTheStoryAtMostOrAStopTile,
      clause::faultless_keep_their_tiles, clause::stop_tile_as_reward, clause::stop_tile_is_a_point) {
  book::for_each_number_of_players([&]<int players>() {
    const book::Settled<D, players> end;
    const auto& [before, after] = std::tie(end.before, end.after);
    const SymNum of_story = any_num("of_story");
    for (std::size_t seat = 0; seat < players; ++seat) {
      const SymNum pictures = after.stack[seat].pictures - before.stack[seat].pictures;
      const SymNum stops = after.stack[seat].stops + after.aside[seat] - before.stack[seat].stops - before.aside[seat];
      const SymBool own = before.storyteller == book::number(seat);
      proof.reset();
      proof.assume(end.in_range() && end.open[seat] <= of_story && implies(own, end.open[seat] == SymNum(0)));
      proof.claim(book::with_players(players) + book::numbered(", seat", seat),
                  end.parts(stops == book::one_if(own && end.rewarded) &&
                            select(own, pictures <= SymNum(0), pictures <= of_story)));
    }
  });
}

/// And what he can still get shrinks by as much: this one story is no longer ahead, …
PROOF(EselsbrueckeLargestCount, AStoryIsAheadUntilItsGuessingRoundIsOver, clause::distributed_field,
      clause::next_storyteller_clockwise, clause::donkey_moves_on, clause::six_rounds) {
  book::for_each_number_of_players([&]<int players>() {
    const book::Settled<D, players> end;
    const auto before = stories_ahead<players>(end.agreement, end.before);
    const auto after = stories_ahead<players>(end.agreement, end.after);
    proof.reset();
    proof.assume(end.in_range());
    SymBool was_ahead(true), one_less(true);
    book::for_each_story<players>([&](std::size_t seat, std::size_t story) {
      const SymBool was = before[seat][story - 1];
      const SymBool guessed =
          end.before.storyteller == book::number(seat) && end.before.round == book::number(story + 2);
      was_ahead = was_ahead && implies(guessed, was);
      one_less = one_less && after[seat][story - 1] == (was && !guessed);
    });
    proof.claim(book::with_players(players) + ": the story that is guessed was ahead", was_ahead);
    proof.claim(book::with_players(players) + ": it is the only one that is no longer", one_less);
  });
}

/// … and a sum over all of them, added one by one, is less by what this one could bring. No rule is read.
LEMMA(EselsbrueckeLargestCount, OneStoryLessIsAheadByItsTiles) {
  const SymNum before = any_num("before"), after = any_num("after"), most = any_num("most"), drop = any_num("drop");
  const SymBool ahead = any_bool("ahead"), guessed = any_bool("guessed"), added = any_bool("added");
  proof.assume(book::within(0, before, 300) && book::within(0, most, 9) && book::within(0, drop, 9));
  proof.assume(after + select(added, drop, SymNum(0)) == before);
  proof.assume(implies(guessed, ahead && !added && most == drop));
  const SymNum with_it = before + select(ahead, most, SymNum(0));
  const SymNum less = after + select(ahead && !guessed, most, SymNum(0));
  proof.claim("one more story", less + select(added || guessed, drop, SymNum(0)) == with_it);
}

PROOF(EselsbrueckeLargestCount, NoOtherMoveBringsATile, clause::named_tile_is_won, clause::tell_then_distribute,
      clause::stories_go_clockwise) {
  book::for_each_number_of_players([&]<int players>() {
    const auto agreement = book::any_agreement();
    const auto state = book::any_state<players>();
    const auto agreed = read_in<Agreement<D>>(agreement);
    const auto read = read_in<State<D, players>>(state);
    const auto before = stories_ahead<players>(agreement, state);
    const Guess<D> guess{typename D::Num(state.guesser), typename D::Set(any_set("tile")),
                         typename D::Bool(any_bool("keeps"))};
    proof.reset();
    proof.assume(book::is_agreement<players>(agreement) && book::is_in_time<players>(agreement, state) &&
                 state.round <= book::rounds_of(agreement));
    for (const auto& [move, then] : {std::pair{"telling", tell<D, players>(agreed, read)},
                                     std::pair{"distributing", distribute<D, players>(agreed, read)},
                                     std::pair{"guessing", enter_guess<D, players>(agreed, read, guess)}}) {
      const auto next = read_in<book::Table<players>>(then);
      SymBool same = book::same(next.stack, state.stack) && book::same(next.aside, state.aside);
      const auto after = stories_ahead<players>(agreement, next);
      book::for_each_story<players>([&](std::size_t seat, std::size_t story) {
        same = same && after[seat][story - 1] == before[seat][story - 1];
      });
      proof.claim(book::with_players(players) + ": " + move, same);
    }
  });
}

PROOF(EselsbrueckeLargestCount, NothingIsAheadInTheEnd, clause::ends_after_the_last_round, clause::most_tiles_decide) {
  book::for_each_number_of_players([&]<int players>() {
    const auto agreement = book::any_agreement();
    const auto state = book::any_state<players>();
    const auto agreed = read_in<Agreement<D>>(agreement);
    const auto read = read_in<State<D, players>>(state);
    const auto end = read_in<Ending<Symbolic, players>>(ending<D, players>(read));
    const auto ahead = stories_ahead<players>(agreement, state);
    proof.reset();
    proof.assume(book::is_agreement<players>(agreement) && book::is_in_time<players>(agreement, state) &&
                 plain(is_over<D, players>(agreed, read)));
    for (std::size_t seat = 0; seat < players; ++seat) {
      proof.claim(book::with_players(players) + book::numbered(", seat", seat),
                  still_to_get<players>(agreement, ahead, seat) == SymNum(0) &&
                      end.tiles[seat] == points<players>(state, seat));
    }
  });
}

}  // namespace rulecheck::eselsbruecke
