// "Course of Play": what follows from how far a game is, and how all tiles are counted.
#include "model/eselsbruecke/progress.hpp"

#include "smt/core/free_counts.hpp"
#include "smt/eselsbruecke/invariant.hpp"

namespace rulecheck::eselsbruecke {
namespace {

/// A state of a game before a turn or in it, and the same read by the rules.
template <class D, int players>
struct Moment {
  book::Agreed agreement = book::any_agreement();
  book::Table<players> state = book::any_state<players>();
  Agreement<D> agreed = read_in<Agreement<D>>(agreement);
  State<D, players> read = read_in<State<D, players>>(state);
  std::string name = book::with_players(players);

  SymBool in_time() const {
    return book::is_agreement<players>(agreement) && book::is_in_time<players>(agreement, state);
  }
};
template <class Num>
Num numbered_story(std::size_t story) {
  return Num(static_cast<int>(story));
}

}  // namespace

PROOF(EselsbrueckeProgress, AStoryIsToldInTheTurnOfItsRoundAndDistributedTwoRoundsLater, clause::six_rounds,
      clause::distributed_field, clause::stories_go_clockwise, clause::next_storyteller_clockwise,
      clause::donkey_moves_on) {
  using Num = typename D::Num;
  book::for_each_number_of_players([&]<int players>() {
    const Moment<D, players> moment;
    proof.reset();
    proof.assume(moment.in_time());
    for (std::size_t seat = 0; seat < players; ++seat) {
      SymBool told(true), distributed(true);
      for (std::size_t story = 1; story <= book::stories; ++story) {
        const Num whose = numbered_story<Num>(seat), which = numbered_story<Num>(story);
        told = told && plain(was_told<D, players>(moment.agreed, moment.read, whose, which)) ==
                           book::is_told<players>(moment.agreement, moment.state, SymBool(false), seat, story);
        distributed = distributed && plain(was_distributed<D, players>(moment.read, whose, which)) ==
                                         book::is_turn_over<players>(moment.state, seat, book::number(story + 2));
      }
      proof.claim(moment.name + ", " + book::numbered("seat", seat) + ": told", told);
      proof.claim(moment.name + ", " + book::numbered("seat", seat) + ": distributed", distributed);
    }
  });
}

PROOF(EselsbrueckeProgress, AFieldIsFullUntilItsStoryIsDistributed, clause::next_free_field,
      clause::distributed_field) {
  using Num = typename D::Num;
  book::for_each_number_of_players([&]<int players>() {
    const Moment<D, players> moment;
    const auto full = read_in<BySeat<SymSet, players>>(full_fields<D, players>(moment.agreed, moment.read));
    for (std::size_t seat = 0; seat < players; ++seat) {
      SymBool right = contains(book::first_elements(book::stories), full[seat]);
      book::StandIns parts;
      for (std::size_t story = 1; story <= book::stories; ++story) {
        const Num whose = numbered_story<Num>(seat), which = numbered_story<Num>(story);
        const std::string entry = std::to_string(story);
        const SymBool told =
            parts.truth(plain(was_told<D, players>(moment.agreed, moment.read, whose, which)), "told" + entry);
        const SymBool gone =
            parts.truth(plain(was_distributed<D, players>(moment.read, whose, which)), "distributed" + entry);
        right = right && book::has_element(full[seat], story - 1) == (told && !gone);
      }
      proof.claim(moment.name + ", " + book::numbered("seat", seat), parts.in(right));
    }
  });
}

PROOF(EselsbrueckeProgress, TheTilesOfAllStoriesToldAreDrawn, clause::tiles_of_a_story) {
  using Num = typename D::Num;
  book::for_each_number_of_players([&]<int players>() {
    const Moment<D, players> moment;
    book::StandIns parts;
    SymNum sum(0);
    book::for_each_story<players>([&](std::size_t seat, std::size_t story) {
      const Num which = numbered_story<Num>(story);
      const SymBool told =
          parts.truth(plain(was_told<D, players>(moment.agreed, moment.read, numbered_story<Num>(seat), which)),
                      "told" + std::to_string(seat) + "_" + std::to_string(story));
      const SymNum tiles = parts.num(plain(tiles_of_story<D>(moment.agreed, which)), "tiles" + std::to_string(story));
      sum = sum + select(told, tiles, SymNum(0));
    });
    proof.claim(moment.name, parts.in(plain(drawn_tiles<D, players>(moment.agreed, moment.read)) == sum));
  });
}

PROOF(EselsbrueckeProgress, TheTilesOnABoardAreThoseOfTheStoriesThatLieThere, clause::tiles_of_a_story,
      clause::next_free_field) {
  const book::Agreed agreement = book::any_agreement();
  SymBool all(true);
  for (std::uint64_t fields = 0; fields < 32; ++fields) {
    const SymBool right = plain(tiles_on<D>(read_in<Agreement<D>>(agreement), typename D::Set(fields))) ==
                          book::on_fields(agreement, SymSet(fields));
    all = all && (fields < 16 ? right : implies(agreement.expert, right));
  }
  proof.claim("whichever they are", all);
}

PROOF(EselsbrueckeProgress, ATileIsMissingExactlyIfItIsNowhere, clause::picture_and_stop_tiles, clause::base_tile) {
  book::for_each_number_of_players([&]<int players>() {
    const FreeCounts sizes;
    const Moment<D, players> moment;
    book::StandIns parts;
    book::Sums<players> sums;
    for (std::size_t seat = 0; seat < players; ++seat) {
      sums.on_fields[seat] =
          parts.num(plain(tiles_on<D>(moment.agreed, moment.read.field[seat])), "on_fields" + std::to_string(seat));
      sums.held[seat] = count(moment.state.hand[seat]);
      sums.open[seat] = count(moment.state.open[seat]);
    }
    const SymNum pictures = plain(missing_pictures<D, players>(moment.agreed, moment.read));
    const SymNum stops = plain(missing_stops<D, players>(moment.read));
    proof.reset();
    proof.claim(moment.name + ": of 180 pictures",
                parts.in(pictures + book::all_pictures<players>(moment.agreement, moment.state, sums) == SymNum(180)));
    proof.claim(moment.name + ": of 30 stop tiles", stops + book::all_stops<players>(moment.state) == SymNum(30));
  });
}

PROOF(EselsbrueckeProgress, SeatsAreCountedClockwise, clause::stories_go_clockwise) {
  using Num = typename D::Num;
  book::for_each_number_of_players([&]<int players>() {
    const SymNum from = any_num("from"), to = any_num("to");
    proof.reset();
    proof.assume(book::is_seat<players>(from) && book::is_seat<players>(to));
    proof.claim(book::with_players(players),
                plain(distance<D, players>(Num(from), Num(to))) == book::seats_between<players>(from, to));
  });
}

}  // namespace rulecheck::eselsbruecke
