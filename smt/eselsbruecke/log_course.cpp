// Entries of a log besides guesses: what they leave of the last guessing round, and a game that is taken up where it
// stands.
#include "model/eselsbruecke/log.hpp"
#include "smt/core/free_counts.hpp"
#include "smt/eselsbruecke/upkeep.hpp"

namespace rulecheck::eselsbruecke {
namespace {

template <int players>
Settlement<Symbolic, players> any_settlement() {
  return {any_num("last_storyteller"), any_bools<players>("erred"), any_nums<players>("lost"),
          any_bools<players>("stopped"), any_bool("rewarded")};
}

/// A game between two turns, and the same game taken up with its stacks only.
template <class D, int players>
struct TakenUp {
  book::Before<D, players> before;
  State<D, players> read;
  book::Table<players> after;

  TakenUp() {
    using Num = typename D::Num;
    State<D, players> begun = begin<D, players>(before.agreed, before.read.start);
    begun.stack = before.read.stack;
    begun.aside = before.read.aside;
    read = resume<D, players>(before.agreed, begun, Num(before.state.round), Num(before.state.storyteller));
    after = read_in<book::Table<players>>(read);
  }
};

}  // namespace

PROOF(EselsbrueckeLog, AStoryOrADistributionIsEnteredAsItHappens, clause::tell_then_distribute) {
  book::for_each_number_of_players([&]<int players>() {
    const book::Before<D, players> before;
    const Log<Symbolic, players> log{before.state, any_settlement<players>(), any_bool("just_ended")};
    const auto read = read_in<Log<D, players>>(log);
    const auto told = read_in<Log<Symbolic, players>>(log_story<D, players>(before.agreed, read));
    const auto dealt = read_in<Log<Symbolic, players>>(log_distribution<D, players>(before.agreed, read));
    const auto noted = read_in<Log<Symbolic, players>>(log_settlement<D, players>(read));
    const auto story = read_in<book::Table<players>>(tell<D, players>(before.agreed, before.read));
    const auto distribution = read_in<book::Table<players>>(distribute<D, players>(before.agreed, before.read));
    proof.claim(before.name + ": the story is told", book::same(told.game, story));
    proof.claim(before.name + ": the tiles are distributed", book::same(dealt.game, distribution));
    proof.claim(before.name + ": a settlement that is noted changes nothing", book::same(noted.game, before.state));
    proof.claim(before.name + ": no guessing round has just ended",
                !told.guessing_just_ended && !dealt.guessing_just_ended && !noted.guessing_just_ended);
    proof.claim(before.name + ": the last settlement stays", book::same(told.last, log.last) &&
                                                                 book::same(dealt.last, log.last) &&
                                                                 book::same(noted.last, log.last));
  });
}

PROOF(EselsbrueckeLog, AGameIsTakenUpAtTheTurnThatIsGiven, clause::left_neighbour_begins, clause::next_free_field,
      clause::distributed_field) {
  book::for_each_number_of_players([&]<int players>() {
    const TakenUp<D, players> taken_up;
    const book::Table<players>&before = taken_up.before.state, &after = taken_up.after;
    const book::Agreed& agreement = taken_up.before.agreement;
    using T = book::Table<players>;
    SymBool fields(true);
    for (std::size_t seat = 0; seat < players; ++seat) {
      fields = fields && contains(book::first_elements(book::stories), after.field[seat]);
    }
    book::for_each_story<players>([&](std::size_t seat, std::size_t story) {
      fields = fields && book::field_is_right<players>(agreement, after, SymBool(false), seat, story);
    });
    const std::string& name = taken_up.before.name;
    proof.reset();
    proof.assume(book::is_agreement<players>(agreement) && book::is_in_time<players>(agreement, before));
    proof.claim(name + ": round, seats, stacks",
                book::same_but<players>(after, before, &T::field, &T::hand, &T::open, &T::out, &T::bag, &T::supply,
                                        &T::removed, &T::guesser, &T::guessing));
    proof.claim(name + ": nothing is guessed", book::nothing_is_guessed<players>(after) && !after.guessing);
    proof.claim(name + ": fields as if all turns before had been played", fields);
    proof.claim(name + ": nothing is told in this turn", !book::told_now<players>(agreement, after));
  });
}

PROOF(EselsbrueckeLog, AGameIsTakenUpWithAllItsTiles, clause::picture_and_stop_tiles) {
  book::for_each_number_of_players([&]<int players>() {
    const TakenUp<D, players> taken_up;
    const auto& agreed = taken_up.before.agreed;
    // Whatever has been drawn and lies on the boards.
    book::StandIns parts;
    const SymNum drawn = parts.num(plain(drawn_tiles<D, players>(agreed, taken_up.read)), "drawn");
    for (std::size_t seat = 0; seat < players; ++seat) {
      parts.num(plain(tiles_on<D>(agreed, taken_up.read.field[seat])), "on_fields" + std::to_string(seat));
    }
    const std::string& name = taken_up.before.name;
    proof.claim(name + ": no picture is missing",
                parts.in(plain(missing_pictures<D, players>(agreed, taken_up.read)) == SymNum(0)));
    proof.claim(name + ": no stop tile is missing", plain(missing_stops<D, players>(taken_up.read)) == SymNum(0));
    proof.claim(name + ": what was drawn is not in the bag",
                parts.in(taken_up.after.bag + drawn == SymNum(180 - players)));
  });
}

/// So a position says all that there is to say: with the invariant, the numbers of bag, supply and removed tiles
/// follow.
PROOF(EselsbrueckeLog, OnlyOneNumberOfTilesIsLeftForBagAndSupply, clause::picture_and_stop_tiles) {
  book::for_each_number_of_players([&]<int players>() {
    const book::Before<D, players> before;
    book::Table<players> other = before.state;
    other.removed = any_num("other_removed");
    other.supply = any_num("other_supply");
    const auto read = read_in<State<D, players>>(other);
    const FreeCounts sizes;
    book::StandIns parts;
    for (std::size_t seat = 0; seat < players; ++seat) {
      parts.num(plain(tiles_on<D>(before.agreed, before.read.field[seat])), "on_fields" + std::to_string(seat));
    }
    const SymBool same_pictures = plain(missing_pictures<D, players>(before.agreed, read)) ==
                                  plain(missing_pictures<D, players>(before.agreed, before.read));
    const SymBool same_stops = plain(missing_stops<D, players>(read)) == plain(missing_stops<D, players>(before.read));
    proof.claim(before.name, parts.in(same_pictures == (other.removed == before.state.removed) &&
                                      same_stops == (other.supply == before.state.supply)));
  });
}

}  // namespace rulecheck::eselsbruecke
