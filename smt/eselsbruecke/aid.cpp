// "Special Cases": the tile that helps a player without one, and the last motif in one's own hand.
#include "smt/eselsbruecke/guesses.hpp"

namespace rulecheck::eselsbruecke {
namespace {

/// Before a guess, the player at turn gets the tile of the first one if he has to.
template <class D, int players>
struct Aided {
  book::Agreed agreement = book::any_agreement();
  book::Table<players> before = book::any_state<players>(), after;

  Aided() {
    after = read_in<book::Table<players>>(
        with_aid<D, players>(read_in<Agreement<D>>(agreement), read_in<State<D, players>>(before)));
  }
  /// Before anything is named everybody's hand is what he was dealt; the first tile alone has been handed on, at most.
  SymBool first_tile_may_be_anywhere() const {
    SymBool result(true);
    for (std::size_t seat = 0; seat < players; ++seat) {
      const SymNum place = book::place<players>(before, book::number(seat));
      const SymBool is_first = place == SymNum(1);
      const SymSet& hand = before.hand[seat];
      result = result && (hand == SymSet(1) || !book::has_element(hand, 0)) &&
               implies(is_first, hand == SymSet(1) || is_empty(hand));
    }
    return result && book::has_element(book::hidden<players>(before), 0);
  }
};

}  // namespace

PROOF(EselsbrueckeAid, WhoHasNoTileBeforeAnythingIsNamedGetsThatOfTheFirstPlayer, clause::first_tile_as_aid) {
  book::for_each_number_of_players([&]<int players>() {
    const Aided<D, players> aid;
    const auto& [before, after] = std::tie(aid.before, aid.after);
    const SymBool due = book::gets_aid<players>(aid.agreement, before);
    SymBool his_alone(true), others(true), unchanged(true);
    for (std::size_t seat = 0; seat < players; ++seat) {
      const SymBool is_he = before.guesser == book::number(seat);
      his_alone = his_alone && book::has_element(after.hand[seat], 0) == is_he;
      others = others && after.hand[seat] - SymSet(1) == before.hand[seat] - SymSet(1);
      unchanged = unchanged && after.hand[seat] == before.hand[seat];
    }
    proof.reset();
    proof.assume(book::is_round<players>(before) && aid.first_tile_may_be_anywhere());
    const std::string name = book::with_players(players);
    proof.claim(name + ": then he has it, and he alone", implies(due, his_alone));
    proof.claim(name + ": no other tile changes hands", others);
    proof.claim(name + ": otherwise nothing does", implies(!due, unchanged));
    proof.claim(name + ": nothing else changes", book::same_but<players>(after, before, &book::Table<players>::hand));
    proof.claim(name + ": tiles that nobody has named stay what they are",
                book::hidden<players>(after) == book::hidden<players>(before));
    proof.claim(name + ": he needs no second one", !book::needs_aid<players>(after) || !due);
    proof.possible(name + ": it is handed on by one who got it",
                   due && is_empty(book::of_seat(before.hand, book::left<players>(before.storyteller))));
  });
}

PROOF(EselsbrueckeAid, WithoutHandingOnOnlyTheFirstPlayerGivesHisTile, clause::first_tile_as_aid) {
  book::for_each_number_of_players([&]<int players>() {
    const Aided<D, players> aid;
    const auto& [before, after] = std::tie(aid.before, aid.after);
    const SymNum first = book::left<players>(before.storyteller);
    proof.reset();
    proof.assume(book::is_round<players>(before) && aid.first_tile_may_be_anywhere());
    proof.assume(aid.agreement.readings.aid_is_not_passed_on && book::needs_aid<players>(before));
    const SymBool is_with_the_first = book::has_element(book::of_seat(before.hand, first), 0);
    proof.claim(book::with_players(players) + ": he gets it exactly from the first",
                book::has_element(book::of_seat(after.hand, before.guesser), 0) == is_with_the_first);
    proof.possible(book::with_players(players) + ": another one has it already", !is_with_the_first);
  });
}

/// It takes a mistake, and more players than tiles besides the storyteller.
PROOF(EselsbrueckeAid, AidIsGivenAfterMistakesOnlyAndWhereSomeWereDealtNothing, clause::first_tile_as_aid,
      clause::no_tile_no_guess, clause::mistake_puts_out) {
  book::for_each_number_of_players([&]<int players>() {
    const book::Guessing<D, players> turn;
    const auto& [before, after] = std::tie(turn.before, turn.after);
    const std::string name = book::with_players(players);
    proof.reset();
    proof.assume_invariant(book::is_of_a_story<players>(turn.agreement, before) && book::is_in_turn<players>(before));
    proof.assume(book::is_going_on<players>(before) && turn.legal() && book::somebody_goes_on<players>(after));
    const SymSet first_before = book::of_seat(before.hand, after.guesser), first(1);
    const SymBool gets_it = !overlaps(first_before, first) && overlaps(book::of_seat(after.hand, after.guesser), first);
    proof.claim(
        name + ": whoever gets it held nothing, and a mistake has just been made",
        implies(gets_it, is_empty(first_before) && !turn.succeeds() && is_empty(book::open_ones<players>(after))));
    proof.claim(name + ": it is all that he holds then",
                implies(gets_it, book::of_seat(after.hand, after.guesser) == first));
    SymBool as_dealt(true);
    for (std::size_t seat = 0; seat < players; ++seat) {
      const SymNum place = book::place<players>(before, book::number(seat));
      const SymBool dealt = SymNum(1) <= place && place <= book::story_size<players>(turn.agreement, before);
      as_dealt = as_dealt && implies(dealt, !is_empty(before.hand[seat]));
    }
    if (players >= 5) {
      proof.possible(name + ": it happens where all hold what they were dealt", gets_it && as_dealt);
    } else {
      const SymBool enough = SymNum(players - 1) <= book::story_size<players>(turn.agreement, before);
      proof.claim(name + ": not where all hold what they were dealt and there was one for each",
                  implies(as_dealt && enough, !gets_it));
    }
  });
}

PROOF(EselsbrueckeAid, WhoHoldsTheLastMotifKeepsItAndTheRoundEnds, clause::last_motif_in_own_hand,
      clause::clockwise_until_all_are_named) {
  book::for_each_number_of_players([&]<int players>() {
    const book::Guessing<D, players> turn;
    const auto& [before, after] = std::tie(turn.before, turn.after);
    const std::string name = book::with_players(players);
    const auto read = read_in<State<D, players>>(before);
    proof.reset();
    proof.assume(book::is_going_on<players>(before) && turn.is_guess());
    const SymBool last = book::has_the_last<players>(before, turn.guess.seat);
    proof.claim(name + ": who holds it",
                plain(holds_the_last<D, players>(read, typename D::Num(turn.guess.seat))) == last);
    proof.assume(turn.legal() && last);
    SymBool his(true);
    for (std::size_t seat = 0; seat < players; ++seat) {
      const SymSet gained = select(turn.guess.seat == book::number(seat), book::hidden<players>(before), SymSet());
      his = his && after.open[seat] == (before.open[seat] | gained) && after.out[seat] == before.out[seat];
    }
    proof.claim(name + ": it lies open before him, and he has not erred", his);
    proof.claim(
        name + ": nothing is left, the round ends",
        is_empty(book::hidden<players>(after)) && plain(guessing_ends<D, players>(read_in<State<D, players>>(after))));
  });
}

PROOF(EselsbrueckeAid, TheTileGotAsAnAidIsInHisOwnHand, clause::first_tile_as_aid, clause::not_the_own_motif) {
  book::for_each_number_of_players([&]<int players>() {
    const book::Guessing<D, players> turn;
    const SymBool aided = book::of_seat(turn.before.hand, turn.guess.seat) == SymSet(1);
    proof.reset();
    proof.assume(book::is_going_on<players>(turn.before) && turn.is_guess() && aided &&
                 !turn.agreement.readings.own_motif_is_a_mistake && turn.guess.tile == SymSet(1));
    proof.claim(book::with_players(players) + ": he may not name it",
                implies(!turn.guess.keeps, turn.broken.own_motif || turn.broken.last_motif));
  });
}

}  // namespace rulecheck::eselsbruecke
