// "Rounds 3 - 4": who guesses, what a guess changes, and how long a guessing round can be.
#include "smt/eselsbruecke/guesses.hpp"

namespace rulecheck::eselsbruecke {
namespace {

/// Turns that a guessing round has had, if each takes a tile or a player from what there was at first.
template <int players>
SymNum turns_so_far(const SymNum& tiles, const book::Table<players>& state) {
  return tiles + SymNum(players - 1) - book::size(book::hidden<players>(state)) -
         book::how_many(book::all_that_go_on<players>(state));
}

}  // namespace

PROOF(EselsbrueckeGuessing, TheNextIsTheFirstClockwiseWhoIsStillIn, clause::clockwise_until_all_are_named,
      clause::guess_again, clause::mistake_puts_out, clause::storyteller_never_guesses) {
  book::for_each_number_of_players([&]<int players>() {
    const auto state = book::any_state<players>();
    const auto read = read_in<State<D, players>>(state);
    for (std::size_t seat = 0; seat < players; ++seat) {
      const SymNum next = plain(next_guesser<D, players>(read, typename D::Num(book::number(seat))));
      SymBool right(true), passed_over(true);
      for (std::size_t place = 1; place <= players; ++place) {
        const std::size_t candidate = (seat + place) % players;
        const SymBool in = book::goes_on<players>(state, candidate);
        right = right && implies(passed_over && in, next == book::number(candidate));
        passed_over = passed_over && !in;
      }
      proof.claim(book::with_players(players) + book::numbered(", after seat", seat),
                  right && implies(passed_over, next == book::number(seat)));
      proof.claim(book::with_players(players) + book::numbered(", still in is seat", seat),
                  plain(still_guesses<D, players>(read, typename D::Num(book::number(seat)))) ==
                      book::goes_on<players>(state, seat));
    }
    proof.claim(book::with_players(players) + ", somebody has erred",
                plain(somebody_erred<D, players>(read)) == book::some_erred<players>(state));
  });
}

PROOF(EselsbrueckeGuessing, WhoNamesAMotifGetsItsTileAndWhoDoesNotIsOut, clause::named_tile_is_won,
      clause::mistake_puts_out, clause::last_motif_in_own_hand) {
  book::for_each_number_of_players([&]<int players>() {
    const book::Guessing<D, players> turn;
    const auto& [before, after] = std::tie(turn.before, turn.after);
    using Table = book::Table<players>;
    proof.reset();
    proof.assume(book::is_going_on<players>(before) && turn.legal());
    const SymSet won = select(turn.succeeds(), turn.guess.tile, SymSet());
    SymBool open(true), hands(true), outs(true);
    for (std::size_t seat = 0; seat < players; ++seat) {
      const SymBool is_he = turn.guess.seat == book::number(seat);
      open = open && after.open[seat] == select(is_he, before.open[seat] | won, before.open[seat]);
      hands = hands && after.hand[seat] == before.hand[seat] - won;
      outs = outs && after.out[seat] == (before.out[seat] || (is_he && !turn.succeeds()));
    }
    const std::string name = book::with_players(players);
    proof.claim(name + ": it lies open before him", open);
    proof.claim(name + ": it is in no hand any more", implies(turn.succeeds(), hands));
    proof.claim(name + ": who does not is out, and nobody else", outs);
    proof.claim(name + ": nothing else changes",
                book::same_but<players>(after, before, &Table::hand, &Table::open, &Table::out, &Table::guesser));
    proof.possible(name + ": he gets it from one who is out",
                   turn.holds_it(1) && before.out[1] && !turn.is_own() && !turn.guess.keeps);
  });
}

PROOF(EselsbrueckeGuessing, AGuessingRoundEndsWhenAllIsNamedOrEverybodyIsOut, clause::clockwise_until_all_are_named,
      clause::storyteller_never_guesses) {
  book::for_each_number_of_players([&]<int players>() {
    const book::Guessing<D, players> turn;
    proof.reset();
    proof.assume(book::is_going_on<players>(turn.before) && turn.legal());
    const auto ends = [](const book::Table<players>& state) {
      return plain(guessing_ends<D, players>(read_in<State<D, players>>(state)));
    };
    const std::string name = book::with_players(players);
    proof.claim(name + ": not while it goes on", !ends(turn.before));
    proof.claim(name + ": after a guess", ends(turn.after) == (is_empty(book::hidden<players>(turn.after)) ||
                                                               !book::somebody_goes_on<players>(turn.after)));
    proof.claim(name + ": else it goes on as a round does",
                implies(!ends(turn.after), book::is_going_on<players>(turn.after)));
  });
}

PROOF(EselsbrueckeGuessing, EveryTurnNamesOneTileOrPutsOnePlayerOut, clause::named_tile_is_won,
      clause::mistake_puts_out, clause::clockwise_until_all_are_named) {
  book::for_each_number_of_players([&]<int players>() {
    const book::Guessing<D, players> turn;
    const auto& [before, after] = std::tie(turn.before, turn.after);
    proof.reset();
    proof.assume(book::is_going_on<players>(before) && turn.legal());
    const SymNum one(1), tiles = book::size(book::hidden<players>(before)),
                         tiles_after = book::size(book::hidden<players>(after));
    const SymNum guessers = book::how_many(book::all_that_go_on<players>(before)),
                 guessers_after = book::how_many(book::all_that_go_on<players>(after));
    const std::string name = book::with_players(players);
    proof.claim(name + ": one tile, or one player",
                select(turn.succeeds(), tiles_after == tiles - one && guessers_after == guessers,
                       tiles_after == tiles && guessers_after == guessers - one));
    proof.claim(name + ": never both, for each of them was there", one <= tiles && one <= guessers);
  });
}

/// As each turn takes one of them and the round ends when either is used up.
PROOF(EselsbrueckeGuessing, NoGuessingRoundHasMoreTurnsThanTilesAndPlayersLessTwo, clause::named_tile_is_won,
      clause::mistake_puts_out, clause::clockwise_until_all_are_named, clause::tell_then_distribute) {
  book::for_each_number_of_players([&]<int players>() {
    const book::Guessing<D, players> turn;
    const auto& [before, after] = std::tie(turn.before, turn.after);
    const SymNum tiles = any_num("tiles"), turns = turns_so_far<players>(tiles, before),
                 turns_after = turns_so_far<players>(tiles, after);
    const std::string name = book::with_players(players);
    proof.reset();
    proof.assume(book::is_going_on<players>(before) && turn.legal() && book::within(1, tiles, 9));
    proof.assume((book::hidden<players>(before) | book::open_ones<players>(before)) == book::first_elements(tiles));
    proof.claim(name + ": one turn more", turns_after == turns + SymNum(1));
    proof.claim(name + ": at most tiles and players less two", turns_after <= tiles + SymNum(players - 2));
    proof.claim(name + ": without a mistake a turn for each tile that is named",
                implies(!book::some_erred<players>(after), turns_after == book::size(book::open_ones<players>(after))));
    proof.claim(name + ": and it ends with the last one exactly",
                implies(!book::some_erred<players>(after),
                        plain(guessing_ends<D, players>(read_in<State<D, players>>(after))) == (turns_after == tiles)));
    if (players == 4) {
      proof.possible(name + ": as many as that", tiles == SymNum(3) && turns_after == SymNum(5));
    }
    proof.reset();
    const auto& state = turn.before;
    proof.assume(book::is_agreement<players>(turn.agreement) && book::is_seat<players>(state.storyteller) &&
                 book::within(3, state.round, 7) && state.round <= book::rounds_of(turn.agreement) &&
                 !book::some_erred<players>(state));
    const auto dealt = read_in<book::Table<players>>(
        distribute<D, players>(read_in<Agreement<D>>(turn.agreement), read_in<State<D, players>>(state)));
    proof.claim(name + ": none at first",
                turns_so_far<players>(book::story_size<players>(turn.agreement, state), dealt) == SymNum(0));
  });
}

PROOF(EselsbrueckeGuessing, EachErrsAtMostOnce, clause::mistake_puts_out, clause::clockwise_until_all_are_named) {
  book::for_each_number_of_players([&]<int players>() {
    const book::Guessing<D, players> turn;
    const std::string name = book::with_players(players);
    proof.reset();
    proof.assume(book::is_going_on<players>(turn.before) && turn.is_guess());
    for (std::size_t seat = 0; seat < players; ++seat) {
      proof.claim(name + book::numbered(", out and guesses: seat", seat),
                  implies(turn.before.out[seat] && turn.guess.seat == book::number(seat), turn.broken.out));
      proof.claim(name + book::numbered(", stays out: seat", seat),
                  implies(turn.before.out[seat] && turn.legal(), turn.after.out[seat]));
    }
  });
}

/// Special Case 1: what has been named is of no use to him but as a hint.
PROOF(EselsbrueckeGuessing, WhoWasDealtNoTileGetsOneThatIsLeftOrNothing, clause::named_motifs_as_aid) {
  book::for_each_number_of_players([&]<int players>() {
    const book::Guessing<D, players> turn;
    const auto& [before, after] = std::tie(turn.before, turn.after);
    const SymNum& seat = turn.guess.seat;
    proof.reset();
    proof.assume_invariant(book::is_of_a_story<players>(turn.agreement, before));
    proof.assume(book::is_going_on<players>(before) && turn.legal() && !turn.guess.keeps);
    proof.assume(book::story_size<players>(turn.agreement, before) < book::place<players>(before, seat));
    const SymSet had = book::of_seat(before.open, seat), has = book::of_seat(after.open, seat);
    const SymSet unnamed = book::hidden<players>(before) - book::of_seat(before.hand, seat);
    const SymBool is_left = overlaps(unnamed, turn.guess.tile);
    const std::string name = book::with_players(players);
    proof.claim(name + ": one that is left lies open before him, and he is still in",
                implies(is_left, has == (had | turn.guess.tile) && !book::of_seat(after.out, seat)));
    proof.claim(name + ": else he gets nothing", implies(!is_left, has == had && book::of_seat(after.out, seat)));
    if (players >= 5) proof.possible(name + ": he comes to guess, and one is left", is_left);
  });
}

PROOF(EselsbrueckeGuessing, WithoutATileNobodyGuessesBeforeAMistake, clause::no_tile_no_guess,
      clause::clockwise_until_all_are_named) {
  book::for_each_number_of_players([&]<int players>() {
    const book::Guessing<D, players> turn;
    const auto& before = turn.before;
    proof.reset();
    proof.assume_invariant(book::is_of_a_story<players>(turn.agreement, before) && book::is_in_turn<players>(before));
    proof.assume(book::is_going_on<players>(before) && turn.legal());
    const SymNum tiles = book::story_size<players>(turn.agreement, before);
    const std::string name = book::with_players(players);
    proof.claim(name + ": who guesses was dealt one as long as nobody has erred",
                book::some_erred<players>(before) || book::place<players>(before, turn.guess.seat) <= tiles);
    SymBool nothing_won(true);
    for (std::size_t seat = 0; seat < players; ++seat) {
      const SymBool has_none = tiles < book::place<players>(before, book::number(seat));
      nothing_won = nothing_won &&
                    implies(has_none && !book::some_erred<players>(before), turn.after.open[seat] == before.open[seat]);
    }
    proof.claim(name + ": till then the others win nothing", nothing_won);
    proof.claim(name + ": they go on in turn without a mistake",
                implies(!is_empty(book::hidden<players>(turn.after)), book::is_in_turn<players>(turn.after)));
    if (players >= 5) {
      proof.possible(name + ": after a mistake one without a tile guesses",
                     tiles < book::place<players>(before, turn.guess.seat));
    }
  });
}

}  // namespace rulecheck::eselsbruecke
