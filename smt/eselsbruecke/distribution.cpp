// "Rounds 3 and 4": who gets which tile, who gets none, what is left over, and what a recorded distribution breaks.
#include "model/eselsbruecke/distribution.hpp"

#include "smt/eselsbruecke/dealing.hpp"

namespace rulecheck::eselsbruecke {
namespace {

/// A distribution in any state of a round in which something is distributed.
template <class D, int players>
struct Dealing {
  book::Agreed agreement = book::any_agreement();
  book::Table<players> before = book::any_state<players>();
  Agreement<D> agreed = read_in<Agreement<D>>(agreement);
  State<D, players> read = read_in<State<D, players>>(before);
  book::Hands<players> dealt = read_in<book::Hands<players>>(dealt_hands<D, players>(agreed, read));

  /// How many tiles the story has.
  SymNum tiles() const { return book::tiles_of(agreement, before.round - SymNum(2)); }
  SymBool is_possible() const {
    return book::is_agreement<players>(agreement) && book::is_in_time<players>(agreement, before) &&
           book::is_story(agreement, before.round - SymNum(2));
  }
  SymBool tells(std::size_t seat) const { return before.storyteller == book::number(seat); }
};

template <class D, int players>
void distributions_are_judged(Proof& proof) {
  const Dealing<D, players> dealing;
  const book::Table<players>& state = dealing.before;
  const Distribution<Symbolic, players> given{any_num("seat"), any_nums<players>("number"), any_bool("foreign")};
  const auto broken = read_in<BrokenDistribution<Symbolic>>(
      judge_distribution<D, players>(dealing.agreed, dealing.read, read_in<Distribution<D, players>>(given)));
  const SymBool early = state.round <= SymNum(2), another = given.seat != state.storyteller;
  const SymBool due = plain(story_is_due<D, players>(dealing.agreed, dealing.read));
  const std::string name = book::with_players(players);
  proof.reset();
  proof.assume(book::is_agreement<players>(dealing.agreement) && book::is_in_time<players>(dealing.agreement, state));
  proof.claim(name + ": the game is over", broken.game_is_over == (book::rounds_of(dealing.agreement) < state.round));
  proof.claim(name + ": somebody guesses", broken.while_guessing == state.guessing);
  proof.claim(name + ": too early", broken.too_early == early);
  proof.claim(name + ": a story comes first", broken.untold == (due && !early));
  proof.claim(name + ": another one's turn, early", broken.wrong_early_turn == (another && early));
  proof.claim(name + ": another one's turn, later", broken.wrong_later_turn == (another && !early));
  proof.assume(dealing.is_possible());
  SymBool wrong_hand(false), wrong_rest(false);
  SymNum all(0);
  for (std::size_t seat = 0; seat < players; ++seat) {
    const SymNum place = book::seats_between<players>(state.storyteller, book::number(seat));
    const SymNum one = book::one_if(place <= dealing.tiles());
    const SymNum left_over = dealing.tiles() - SymNum(players - 1);
    const SymNum rest = select(SymNum(0) < left_over, left_over, SymNum(0));
    wrong_hand = wrong_hand || (!dealing.tells(seat) && given.number[seat] != one);
    wrong_rest = wrong_rest || (dealing.tells(seat) && given.number[seat] != rest);
    all = all + given.number[seat];
  }
  proof.claim(name + ": a wrong hand", broken.wrong_hand == wrong_hand);
  proof.claim(name + ": a wrong rest", broken.wrong_rest == wrong_rest);
  proof.claim(name + ": other tiles", broken.other_tiles == (given.has_foreign || all != dealing.tiles()));
  proof.claim(name + ": one reason of those that exclude each other",
              book::at_most_one({broken.too_early, broken.untold}) &&
                  book::at_most_one({broken.wrong_early_turn, broken.wrong_later_turn}));
  proof.claim(name + ": legal exactly if it is due and everybody gets what is his",
              book::nothing_broken(broken) ==
                  (!state.guessing && !due && !another && !broken.other_tiles && !wrong_hand && !wrong_rest));
}

}  // namespace

PROOF(EselsbrueckeDistribution, EachOfTheNextPlayersGetsOneTileAndTheStorytellerTheRest, clause::tell_then_distribute,
      clause::storyteller_takes_the_rest, clause::no_tile_no_guess, clause::distributed_field) {
  book::for_each_number_of_players([&]<int players>() {
    const Dealing<D, players> dealing;
    SymSet all;
    for (std::size_t tile = 0; tile < book::tiles; ++tile) {
      all = all | select(book::number(tile) < dealing.tiles(), book::just(tile), SymSet());
    }
    proof.reset();
    proof.assume(dealing.is_possible());
    proof.claim(book::with_players(players) + ": the tiles of the story",
                plain(first_tiles<D>(typename D::Num(dealing.tiles()))) == all);
    for (std::size_t seat = 0; seat < players; ++seat) {
      proof.claim(book::with_players(players) + ", " + book::numbered("seat", seat),
                  dealing.dealt[seat] == book::dealt<players>(seat, dealing.before.storyteller, dealing.tiles()));
    }
  });
}

PROOF(EselsbrueckeDistribution, TheTilesLeaveTheFieldAndGuessingBegins, clause::distributed_field,
      clause::tell_then_distribute) {
  book::for_each_number_of_players([&]<int players>() {
    const Dealing<D, players> dealing;
    const auto& before = dealing.before;
    const auto after = read_in<book::Table<players>>(distribute<D, players>(dealing.agreed, dealing.read));
    SymBool fields(true);
    for (std::size_t seat = 0; seat < players; ++seat) {
      for (std::size_t story = 1; story <= book::stories; ++story) {
        const SymBool leaves = dealing.tells(seat) && before.round == book::number(story + 2);
        fields = fields && book::has_element(after.field[seat], story - 1) ==
                               (book::has_element(before.field[seat], story - 1) && !leaves);
      }
    }
    const std::string name = book::with_players(players);
    using T = book::Table<players>;
    proof.reset();
    proof.assume(dealing.is_possible());
    proof.claim(name + ": the field of two rounds before is emptied", fields);
    proof.claim(name + ": its tiles are in hands", book::same(after.hand, dealing.dealt) && after.guessing);
    proof.claim(name + ": nothing else changes",
                book::same_but<players>(after, before, &T::field, &T::hand, &T::guessing));
  });
}

PROOF(EselsbrueckeDistribution, ADistributionIsJudgedAsTheBookSays, clause::six_rounds, clause::tell_then_distribute,
      clause::storyteller_takes_the_rest, clause::distributed_field, clause::ends_after_the_last_round,
      clause::clockwise_until_all_are_named, clause::stories_go_clockwise, clause::next_storyteller_clockwise) {
  book::for_each_number_of_players([&]<int players>() { distributions_are_judged<D, players>(proof); });
}

/// Tiles are left over exactly if there are more of them than other players, whatever the number of players is.
PROOF(EselsbrueckeDistribution, TilesAreLeftOverExactlyIfThereAreMoreThanOtherPlayers,
      clause::storyteller_takes_the_rest) {
  book::for_each_number_of_players([&]<int players>() {
    const Dealing<D, players> dealing;
    const SymSet& rest = book::of_seat(dealing.dealt, dealing.before.storyteller);
    const std::string name = book::with_players(players);
    proof.reset();
    proof.assume(dealing.is_possible());
    proof.claim(name, !is_empty(rest) == (SymNum(players - 1) < dealing.tiles()));
    // "Fewer players than tiles" would be too narrow.
    proof.possible(name + ": as many tiles as players, and one is left over",
                   dealing.tiles() == SymNum(players) && rest == book::just(players - 1));
  });
}

/// More than four players is neither needed nor enough for somebody to get nothing.
PROOF(EselsbrueckeDistribution, SomebodyGetsNoTileExactlyIfThereAreFewerThanOtherPlayers, clause::no_tile_no_guess) {
  book::for_each_number_of_players([&]<int players>() {
    const Dealing<D, players> dealing;
    SymBool somebody(false);
    for (std::size_t seat = 0; seat < players; ++seat) {
      const SymNum place = book::seats_between<players>(dealing.before.storyteller, book::number(seat));
      const SymBool without = is_empty(dealing.dealt[seat]) && !dealing.tells(seat);
      somebody = somebody || without;
      proof.reset();
      proof.assume(dealing.is_possible());
      proof.claim(book::with_players(players) + ", " + book::numbered("seat", seat),
                  without == (dealing.tiles() < place));
    }
    const std::string name = book::with_players(players);
    proof.claim(name, somebody == (dealing.tiles() < SymNum(players - 1)));
    proof.assume(!dealing.agreement.expert);
    if (players <= 4) proof.claim(name + ": never on the normal side", !somebody);
    if (players == 5) {
      proof.claim(name + ": with red and blue only", somebody == (dealing.before.round <= SymNum(4)));
    }
    if (players == 6) {
      proof.claim(name + ": with all but yellow", somebody == (dealing.before.round <= SymNum(5)));
    }
  });
}

/// That the storyteller takes the rest says nothing new.
PROOF(EselsbrueckeDistribution, TheOtherHandsDecideWhatTheStorytellerHolds, clause::storyteller_takes_the_rest,
      clause::tell_then_distribute, clause::distributed_field) {
  book::for_each_number_of_players([&]<int players>() {
    const Dealing<D, players> dealing;
    const Distribution<Symbolic, players> given{any_num("seat"), any_nums<players>("number"), any_bool("foreign")};
    const auto broken = read_in<BrokenDistribution<Symbolic>>(
        judge_distribution<D, players>(dealing.agreed, dealing.read, read_in<Distribution<D, players>>(given)));
    proof.reset();
    proof.assume(dealing.is_possible());
    proof.claim(book::with_players(players), implies(!broken.other_tiles && !broken.wrong_hand, !broken.wrong_rest));
    proof.possible(book::with_players(players) + ": a wrong rest alone, of other tiles",
                   broken.wrong_rest && !broken.wrong_hand);
  });
}

}  // namespace rulecheck::eselsbruecke
