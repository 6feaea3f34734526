// Guesses in a log: which of them are legal, and what the log holds after one.
#include "model/eselsbruecke/log.hpp"

#include "smt/eselsbruecke/guesses.hpp"
#include "smt/eselsbruecke/upkeep.hpp"

namespace rulecheck::eselsbruecke {

PROOF(EselsbrueckeLogGuessing, AGuessIsLegalExactlyIfWhoIsAtTurnSaysWhatMayBeSaid, clause::left_neighbour_begins,
      clause::clockwise_until_all_are_named, clause::storyteller_never_guesses, clause::mistake_puts_out,
      clause::no_tile_no_guess, clause::not_the_own_motif, clause::last_motif_in_own_hand) {
  book::for_each_number_of_players([&]<int players>() {
    const book::Guessing<D, players> turn;
    const auto& before = turn.before;
    proof.reset();
    proof.assume(book::is_going_on<players>(before) && turn.is_guess() &&
                 book::is_of_a_story<players>(turn.agreement, before));
    const std::string name = book::with_players(players);
    const SymBool legal = book::nothing_broken(turn.broken);
    proof.claim(name + ": exactly then", legal == turn.legal());
    proof.claim(name + ": a guess as it keeps what always holds",
                implies(legal, book::may_be_guessed<players>(before, turn.guess)));
    proof.possible(name + ": with a motif", legal && !is_empty(turn.guess.tile) && !turn.guess.keeps);
    proof.assume(turn.guess.seat == before.guesser);
    const SymBool last = book::has_the_last<players>(before, before.guesser);
    proof.claim(name + ": nothing remembered is legal unless it is the last motif",
                implies(is_empty(turn.guess.tile) && !turn.guess.keeps, legal == !last));
    proof.claim(name + ": of the last motif keeping it is, alone",
                implies(last, legal == (turn.guess.keeps && turn.guess.tile == book::hidden<players>(before))));
    proof.claim(name + ": a motif that another one holds may always be named",
                implies(turn.is_of_another() && !turn.guess.keeps, legal == !last));
  });
}

PROOF(EselsbrueckeLogGuessing, WhoGuessesOutOfTurnIsToldWhy, clause::left_neighbour_begins,
      clause::clockwise_until_all_are_named, clause::storyteller_never_guesses, clause::mistake_puts_out,
      clause::no_tile_no_guess) {
  book::for_each_number_of_players([&]<int players>() {
    const book::Guessing<D, players> turn;
    const auto& before = turn.before;
    const auto& broken = turn.broken;
    const SymNum& seat = turn.guess.seat;
    proof.reset();
    proof.assume(book::is_round<players>(before) && turn.is_guess() &&
                 book::is_of_a_story<players>(turn.agreement, before));
    const SymBool teller = seat == before.storyteller, out = book::of_seat(before.out, seat),
                  might = !teller && !out && !(seat == before.guesser);
    const SymBool erred = book::some_erred<players>(before);
    const SymBool without = book::story_size<players>(turn.agreement, before) < book::place<players>(before, seat);
    const SymBool nothing_named = is_empty(book::open_ones<players>(before));
    const std::string name = book::with_players(players);
    proof.claim(name + ": of his own story, or out", broken.own_story == teller && broken.out == out);
    proof.claim(name + ": dealt no tile", broken.without_a_tile == (might && !erred && without));
    proof.claim(name + ": not the first", broken.not_the_first == (might && !erred && !without && nothing_named));
    proof.claim(name + ": not the next", broken.not_the_next == (might && (erred || (!without && !nothing_named))));
  });
}

PROOF(EselsbrueckeLogGuessing, WhatIsSaidIsJudgedAsTheBookSays, clause::not_the_own_motif,
      clause::last_motif_in_own_hand, clause::left_neighbour_begins) {
  book::for_each_number_of_players([&]<int players>() {
    const book::Guessing<D, players> turn;
    const auto& before = turn.before;
    const auto& readings = turn.agreement.readings;
    proof.reset();
    proof.assume(book::is_round<players>(before) && turn.is_guess());
    const SymBool last = book::has_the_last<players>(before, turn.guess.seat), names = !turn.guess.keeps && !last;
    const std::string name = book::with_players(players);
    proof.claim(name + ": the last motif",
                turn.broken.last_motif == select(last, !turn.keeps_the_last(), turn.guess.keeps));
    proof.claim(name + ": his own motif",
                turn.broken.own_motif == (names && turn.is_own() && !readings.own_motif_is_a_mistake));
    proof.claim(name + ": a motif named before",
                turn.broken.again == (names && turn.is_open() && readings.repeated_motif_is_illegal));
  });
}

PROOF(EselsbrueckeLogGuessing, NothingIsGuessedOutsideAGuessingRound, clause::six_rounds, clause::tell_then_distribute,
      clause::ends_after_the_last_round, clause::expert_variant) {
  book::for_each_number_of_players([&]<int players>() {
    const book::Guessing<D, players> turn;
    const auto& before = turn.before;
    proof.reset();
    proof.assume(book::within(1, before.round, 8) && turn.is_guess());
    const SymBool early = before.round <= SymNum(2);
    const std::string name = book::with_players(players);
    proof.claim(name + ": after the last round",
                turn.broken.game_is_over == (book::rounds_of(turn.agreement) < before.round));
    proof.claim(name + ": in the first two", turn.broken.too_early == (!before.guessing && early));
    proof.claim(name + ": before the distribution", turn.broken.undistributed == (!before.guessing && !early));
  });
}

/// A settlement that the log keeps does not change before the next one.
PROOF(EselsbrueckeLogGuessing, TheGuessThatEndsARoundSettlesIt, clause::clockwise_until_all_are_named) {
  book::for_each_number_of_players([&]<int players>() {
    book::Guessing<D, players> turn;
    Log<Symbolic, players> log{turn.before, {}, any_bool("just_ended")};
    log.last = {any_num("last_storyteller"), any_bools<players>("last_erred"), any_nums<players>("last_lost"),
                any_bools<players>("last_stopped"), any_bool("last_rewarded")};
    const auto agreed = read_in<Agreement<D>>(turn.agreement);
    const auto guessed = read_in<Log<Symbolic, players>>(
        log_guess<D, players>(agreed, read_in<Log<D, players>>(log), read_in<Guess<D>>(turn.guess)));
    proof.reset();
    proof.assume(book::is_going_on<players>(turn.before) && turn.legal());
    const SymBool ends = is_empty(book::hidden<players>(turn.after)) || !book::somebody_goes_on<players>(turn.after);
    const std::string name = book::with_players(players);
    proof.claim(name + ": it has just ended", guessed.guessing_just_ended == ends);
    proof.claim(name + ": else the round is as the guess left it, and nothing is settled",
                implies(!ends, book::same(guessed.last, log.last) && guessed.game.guessing &&
                                   book::same(guessed.game.hand, turn.after.hand) &&
                                   book::same(guessed.game.open, turn.after.open) &&
                                   guessed.game.guesser == turn.after.guesser));
    proof.claim(name + ": it is settled with what lies open and who is out then",
                implies(ends, !guessed.game.guessing && book::same(guessed.last.erred, turn.after.out) &&
                                  guessed.last.storyteller == turn.before.storyteller &&
                                  is_empty(book::open_ones<players>(guessed.game))));
    const auto stated = read_in<Log<Symbolic, players>>(log_settlement<D, players>(read_in<Log<D, players>>(log)));
    proof.claim(name + ": a settlement that is stated changes nothing, and is stated once",
                !stated.guessing_just_ended && book::same(stated.game, log.game) && book::same(stated.last, log.last));
  });
}

}  // namespace rulecheck::eselsbruecke
