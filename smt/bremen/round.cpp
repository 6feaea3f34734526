// "How to Play": whose turn it is, which plays are legal, who wins a round.
#include "model/bremen/round.hpp"

#include "smt/bremen/plays.hpp"
#include "smt/core/free_counts.hpp"

namespace rulecheck::bremen {
namespace {

template <class D, int players>
SymNum winner_of(const BySeat<SymSet, players>& table, const SymNum& leader) {
  return plain(round_winner<D, players>(book::each<typename D::Set>(table), typename D::Num(leader)));
}

template <class D, int players>
void winner_is_as_told(Proof& proof) {
  proof.reset();
  const book::Table<players> table;
  proof.assume(table.distinct());
  for (std::size_t leader = 0; leader < players; ++leader) {
    const SymNum winner = winner_of<D, players>(table.sets(), book::seat_number(leader));
    SymBool as_told = book::is_seat<players>(winner);
    for (std::size_t seat = 0; seat < players; ++seat) {
      as_told = as_told && (winner == book::seat_number(seat)) == table.wins(seat, leader);
    }
    proof.claim(book::with<players>("one winner when seat " + std::to_string(leader) + " leads"), as_told);
  }
}

template <class D, int players>
void winner_played_chicken_or_led_animal(Proof& proof) {
  proof.reset();
  const book::Table<players> table;
  proof.assume(table.distinct());
  for (std::size_t leader = 0; leader < players; ++leader) {
    const SymNum winner = winner_of<D, players>(table.sets(), book::seat_number(leader));
    SymBool can_win(true);
    for (std::size_t seat = 0; seat < players; ++seat) {
      const book::Piece& piece = table.pieces[seat];
      const SymBool counts = piece.is(book::chicken) || piece.animal == table.pieces[leader].animal;
      can_win = can_win && implies(winner == book::seat_number(seat), counts);
    }
    proof.claim(book::with<players>("no other animal wins when seat " + std::to_string(leader) + " leads"), can_win);
  }
  SymBool lowest = table.pieces[0].number == SymNum(book::lowest_number<players>);
  for (std::size_t seat = 1; seat < players; ++seat) {
    lowest = lowest && SymNum(book::lowest_number<players>) < table.pieces[seat].number;
  }
  proof.possible(book::with<players>("the lowest number of all wins"),
                 lowest && winner_of<D, players>(table.sets(), SymNum(0)) == SymNum(0));
}

template <class D, int players>
void order_of_followers_is_free(Proof& proof) {
  proof.reset();
  const book::Table<players> table;
  proof.assume(table.distinct());
  const SymNum winner = winner_of<D, players>(table.sets(), SymNum(0));
  for (std::size_t seat = 1; seat + 1 < players; ++seat) {
    auto swapped = table.sets();
    std::swap(swapped[seat], swapped[seat + 1]);
    const SymNum here = book::seat_number(seat), next = book::seat_number(seat + 1);
    const SymNum expected = select(winner == here, next, select(winner == next, here, winner));
    proof.claim(book::with<players>("seats " + std::to_string(seat) + " and " + std::to_string(seat + 1) + " swap"),
                winner_of<D, players>(swapped, SymNum(0)) == expected);
  }
  auto moved = table.sets();
  for (std::size_t seat = 0; seat < players; ++seat) {
    moved[book::clockwise<players>(seat, 1)] = table.pieces[seat].set;
  }
  proof.claim(
      book::with<players>("everybody moves one seat"),
      winner_of<D, players>(moved, SymNum(1)) == select(winner == SymNum(players - 1), SymNum(0), winner + SymNum(1)));
}

template <class D, int players>
SymSet legal(const State<Symbolic, players>& state) {
  return plain(legal_plays<D, players>(book::read_in<D, players>(state)));
}
template <class D, int players>
Broken<D> judged(const State<Symbolic, players>& state, std::size_t seat, const book::Piece& piece) {
  return judge<D, players>(book::read_in<D, players>(state), typename D::Num(book::seat_number(seat)),
                           typename D::Set(piece.set));
}

/// A follower has to play the led animal where there is one in hand; nobody else has to.
template <int players>
SymBool has_to_follow(const State<Symbolic, players>& state, const book::Table<players>& table, std::size_t leader,
                      std::size_t plays, std::size_t seat) {
  return SymBool(plays > 0) && book::has_animal(state.hand[seat], table.pieces[leader].animal);
}

template <class D, int players>
void judgement_is_the_rule(Proof& proof) {
  const book::Table<players> table;
  const book::Piece piece = book::any_piece<players>("piece");
  book::for_each_turn<players>([&](std::size_t leader, std::size_t plays) {
    const auto state = book::any_state_with<players>(table, leader, plays);
    const std::size_t turn = book::clockwise<players>(leader, plays);
    proof.reset();
    proof.assume(table.distinct() && piece.in_game);
    SymBool over(true), turns(true), foreign(true);
    for (std::size_t seat = 0; seat < players; ++seat) {
      const Broken<D> broken = judged<D, players>(state, seat, piece);
      over = over && plain(broken.game_is_over) == (SymNum(12) < state.round);
      turns = turns && plain(broken.out_of_turn) == SymBool(seat != turn);
      foreign = foreign && plain(broken.foreign_piece) == !book::has_piece(state.hand[seat], piece);
    }
    const std::string name = book::progress(leader, plays);
    proof.claim(book::with<players>(name + ": over, turn"), over && turns);
    proof.claim(book::with<players>(name + ": piece in hand"), foreign);
    proof.assume(book::has_piece(state.hand[turn], piece));
    proof.claim(
        book::with<players>(name + ": following"),
        plain(judged<D, players>(state, turn, piece).not_followed) ==
            (has_to_follow<players>(state, table, leader, plays, turn) && piece.animal != table.pieces[leader].animal));
  });
}

template <class D, int players>
void legal_plays_are_the_unbroken_ones(Proof& proof) {
  const book::Table<players> table;
  const book::Piece piece = book::any_piece<players>("piece");
  proof.reset();
  proof.assume(table.distinct() && piece.in_game);
  book::for_each_turn<players>([&](std::size_t leader, std::size_t plays) {
    const auto state = book::any_state_with<players>(table, leader, plays);
    const std::size_t turn = book::clockwise<players>(leader, plays);
    const Broken<D> broken = judged<D, players>(state, turn, piece);
    const SymBool unbroken = !(plain(broken.game_is_over) || plain(broken.out_of_turn) || plain(broken.foreign_piece) ||
                               plain(broken.not_followed));
    const SymBool is_legal = book::has_piece(legal<D, players>(state), piece);
    const SymBool by_the_book =
        state.round <= SymNum(12) && book::has_piece(state.hand[turn], piece) &&
        (!has_to_follow<players>(state, table, leader, plays, turn) || piece.animal == table.pieces[leader].animal);
    proof.claim(book::with<players>(book::progress(leader, plays)), is_legal == by_the_book && unbroken == by_the_book);
  });
}

template <class D, int players>
void leader_and_void_play_any(Proof& proof) {
  const book::Table<players> table;
  proof.reset();
  proof.assume(table.distinct());
  book::for_each_turn<players>([&](std::size_t leader, std::size_t plays) {
    const auto state = book::any_state_with<players>(table, leader, plays);
    const SymSet& hand = state.hand[book::clockwise<players>(leader, plays)];
    const SymBool any_may_be_played = legal<D, players>(state) == hand;
    const SymBool free_choice = plays == 0 ? SymBool(true) : !book::has_animal(hand, table.pieces[leader].animal);
    proof.claim(book::with<players>(book::progress(leader, plays)),
                implies(state.round <= SymNum(12) && free_choice, any_may_be_played));
  });
}

template <class D, int players>
void somebody_can_always_play(Proof& proof) {
  const book::Table<players> table;
  book::for_each_turn<players>([&](std::size_t leader, std::size_t plays) {
    const FreeCounts sizes;
    const auto state = book::any_state_with<players>(table, leader, plays);
    const SymSet& hand = state.hand[book::clockwise<players>(leader, plays)];
    proof.reset();
    proof.assume(table.distinct() && SymNum(1) <= state.round && state.round <= SymNum(12));
    proof.assume_invariant(count(hand) == SymNum(14) - state.round);
    proof.assume(implies(is_empty(hand), count(hand) == SymNum(0)));
    proof.claim(book::with<players>(book::progress(leader, plays)), !is_empty(legal<D, players>(state)));
  });
}

/// All that the rest of a state has to be after this play.
template <int players>
SymBool played(const State<Symbolic, players>& before, const State<Symbolic, players>& after, std::size_t turn,
               const SymSet& single) {
  SymBool result = after.center == before.center;
  for (std::size_t seat = 0; seat < players; ++seat) {
    result = result && after.hand[seat] == (seat == turn ? before.hand[seat] - single : before.hand[seat]);
  }
  return result;
}

template <class D, int players>
void play_in_a_round(Proof& proof) {
  proof.reset();
  const book::Table<players> table;
  proof.assume(table.distinct());
  book::for_each_turn<players>([&](std::size_t leader, std::size_t plays) {
    if (plays + 1 == players) return;
    const auto before = book::any_state_with<players>(table, leader, plays);
    const std::size_t turn = book::clockwise<players>(leader, plays);
    const SymSet single = table.pieces[turn].set;
    const auto after = book::terms(step<D, players>(book::read_in<D, players>(before), typename D::Set(single)));
    SymBool goes_on = played<players>(before, after, turn, single) && after.leader == before.leader &&
                      after.turn == book::seat_number(book::clockwise<players>(turn, 1)) &&
                      after.round == before.round && after.face_down == before.face_down;
    for (std::size_t seat = 0; seat < players; ++seat) {
      goes_on = goes_on && after.won[seat] == before.won[seat] &&
                after.table[seat] == (seat == turn ? single : before.table[seat]);
    }
    proof.claim(book::with<players>(book::progress(leader, plays)), goes_on);
  });
}

template <class D, int players>
void last_play_of_a_round(Proof& proof) {
  proof.reset();
  const book::Table<players> table;
  proof.assume(table.distinct());
  SymSet all;
  for (const book::Piece& piece : table.pieces) all = all | piece.set;
  for (std::size_t leader = 0; leader < players; ++leader) {
    const auto before = book::any_state_with<players>(table, leader, players - 1);
    const std::size_t turn = book::clockwise<players>(leader, players - 1);
    const SymSet single = table.pieces[turn].set;
    const auto after = book::terms(step<D, players>(book::read_in<D, players>(before), typename D::Set(single)));
    SymBool taken = played<players>(before, after, turn, single) && after.face_down == (before.face_down | all) &&
                    after.round == before.round + SymNum(1);
    SymBool winner_leads(true), winner_takes(true);
    for (std::size_t seat = 0; seat < players; ++seat) {
      const SymBool wins = table.wins(seat, leader);
      const SymNum number = book::seat_number(seat);
      taken = taken && is_empty(after.table[seat]);
      winner_leads = winner_leads && (after.leader == number) == wins && (after.turn == number) == wins;
      winner_takes = winner_takes && after.won[seat] == before.won[seat] + select(wins, SymNum(players), SymNum(0));
    }
    const std::string name = "leader " + std::to_string(leader);
    proof.claim(book::with<players>(name + ": the table is cleared"), taken);
    proof.claim(book::with<players>(name + ": the winner leads"), winner_leads);
    proof.claim(book::with<players>(name + ": the winner takes all"), winner_takes);
  }
}

template <class D, int players>
void rounds_are_alike(Proof& proof) {
  proof.reset();
  auto first = book::any_state<players>(), later = first;
  first.round = SymNum(1);
  proof.assume(SymNum(2) <= later.round && later.round <= SymNum(12));
  proof.claim(book::with<players>("the same plays are legal"), legal<D, players>(first) == legal<D, players>(later));
  const SymSet single = any_set("single");
  const auto after_first = book::terms(step<D, players>(book::read_in<D, players>(first), typename D::Set(single)));
  const auto after_later = book::terms(step<D, players>(book::read_in<D, players>(later), typename D::Set(single)));
  SymBool same = after_first.face_down == after_later.face_down && after_first.center == after_later.center &&
                 after_first.leader == after_later.leader && after_first.turn == after_later.turn &&
                 after_first.round - first.round == after_later.round - later.round;
  for (std::size_t seat = 0; seat < players; ++seat) {
    same = same && after_first.hand[seat] == after_later.hand[seat] &&
           after_first.table[seat] == after_later.table[seat] && after_first.won[seat] == after_later.won[seat];
  }
  proof.claim(book::with<players>("a play does the same"), same);
}

}  // namespace

PROOF(BremenRound, TheHighestChickenElseTheHighestLedAnimalWinsAlone, clause::highest_chicken_wins,
      clause::highest_led_animal_wins) {
  winner_is_as_told<D, 3>(proof);
  winner_is_as_told<D, 4>(proof);
}

PROOF(BremenRound, APieceThatIsNeitherChickenNorLedAnimalNeverWins, clause::highest_chicken_wins,
      clause::highest_led_animal_wins) {
  winner_played_chicken_or_led_animal<D, 3>(proof);
  winner_played_chicken_or_led_animal<D, 4>(proof);
}

PROOF(BremenRound, TheWinnerDoesNotDependOnTheOrderOfTheFollowers, clause::highest_chicken_wins,
      clause::highest_led_animal_wins) {
  order_of_followers_is_free<D, 3>(proof);
  order_of_followers_is_free<D, 4>(proof);
}

PROOF(BremenRound, APlayIsJudgedAsTheBookSays, clause::game_end, clause::play_clockwise, clause::one_piece_per_round,
      clause::follow_suit) {
  judgement_is_the_rule<D, 3>(proof);
  judgement_is_the_rule<D, 4>(proof);
}

PROOF(BremenRound, TheLegalPlaysAreThoseThatBreakNothing, clause::follow_suit, clause::leader_plays_any,
      clause::void_plays_any, clause::new_leader_plays_any, clause::game_end) {
  legal_plays_are_the_unbroken_ones<D, 3>(proof);
  legal_plays_are_the_unbroken_ones<D, 4>(proof);
}

PROOF(BremenRound, LeaderAndWhoeverCannotFollowMayPlayAnyPiece, clause::leader_plays_any, clause::new_leader_plays_any,
      clause::void_plays_any) {
  leader_and_void_play_any<D, 3>(proof);
  leader_and_void_play_any<D, 4>(proof);
}

PROOF(BremenRound, NobodyIsEverWithoutALegalPlay, clause::follow_suit, clause::void_plays_any,
      clause::one_piece_per_round) {
  proof.claim("a set that is empty has size 0", count(SymSet()) == SymNum(0));
  somebody_can_always_play<D, 3>(proof);
  somebody_can_always_play<D, 4>(proof);
}

PROOF(BremenRound, APieceGoesFromHandToTableAndTheTurnToTheLeft, clause::play_clockwise, clause::one_piece_per_round) {
  play_in_a_round<D, 3>(proof);
  play_in_a_round<D, 4>(proof);
}

PROOF(BremenRound, TheWinnerTakesTheWholeTableAndLeads, clause::winner_takes_all, clause::winner_leads,
      clause::highest_chicken_wins, clause::highest_led_animal_wins) {
  last_play_of_a_round<D, 3>(proof);
  last_play_of_a_round<D, 4>(proof);
}

PROOF(BremenRound, LaterRoundsArePlayedAsTheFirst, clause::later_rounds_alike, clause::new_leader_plays_any) {
  rounds_are_alike<D, 3>(proof);
  rounds_are_alike<D, 4>(proof);
}

}  // namespace rulecheck::bremen
