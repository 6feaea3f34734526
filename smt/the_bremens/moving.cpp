// "Riding Along", "Goal" and "When a player runs out of Animal cards": what a play changes on the table.
#include "smt/the_bremens/arrivals.hpp"

namespace rulecheck::the_bremens {
namespace {

/// The cards of animals of this seat that are not in Goal.
SymBool is_of_use(const Board<Symbolic>& board, const book::Table& state, std::size_t size, std::size_t seat) {
  return !(state.space[size][seat] == book::goal(board));
}
SymBool holds_nothing_of_use(const Board<Symbolic>& board, const book::Table& state, const SymSet& hand,
                             std::size_t seat) {
  SymBool none(true);
  for (std::size_t size = 0; size < book::sizes; ++size) {
    none = none && !(book::has_element(hand, size) && is_of_use(board, state, size, seat));
  }
  return none;
}
/// The hand after cards of no use have left it and, if it is empty then, all others have returned.
SymBool has_returned(const Board<Symbolic>& board, const book::Table& state, const SymSet& hand, const SymSet& after,
                     std::size_t seat) {
  const SymBool empty = holds_nothing_of_use(board, state, hand, seat);
  SymBool result = contains(SymSet(7), after);
  for (std::size_t size = 0; size < book::sizes; ++size) {
    result = result && book::has_element(after, size) ==
                           (is_of_use(board, state, size, seat) && (book::has_element(hand, size) || empty));
  }
  return result;
}

}  // namespace

/// Seat by seat, whatever has been left behind before; then of the pieces that come to Goal.
PROOF(TheBremensMoving, APieceIsLeftBehindOnceASmallerOneHasEndedTheGame, clause::third_animal_home_wins,
      clause::riders_arrive_first) {
  book::for_each_move<D>([&](const book::Move<D>& move, const std::string& name) {
    const book::Arriving arriving(move.after, move.size);
    const auto home = [&](std::size_t size, std::size_t seat) {
      return move.before.space[size][seat] == book::goal(move.board());
    };
    proof.reset();
    proof.assume(move.legal() && !book::is_over(move.board(), move.before));
    proof.assume_invariant(book::are_stacked(move.board(), move.before));
    proof.claim(name + "all are asked", arriving.are_all());
    const SymBool& stops = move.agreement.readings.arrival_stops;
    for (std::size_t size = 0; size <= move.size; ++size) {
      SymBool some(false);
      for (std::size_t seat = 0; seat < book::colours; ++seat) {
        SymBool complete(true);
        for (std::size_t own = 0; own < book::sizes; ++own) {
          const SymBool comes = move.comes_home(own, seat) && !arriving.any_stays(own);
          complete = complete && (home(own, seat) || (SymBool(own < size) && comes));
        }
        proof.claim(name + "whether " + book::numbered("seat", seat) + " is complete before a " + book::named(size),
                    arriving.whatever_ends(arriving.is_complete(size, seat) == complete));
        some = some || arriving.any_is_complete(seat);
      }
      proof.claim(name + "if somebody is, a " + book::named(size) + " stays",
                  arriving.whoever_is_complete(size, arriving.stays(size) == (stops && some)));
    }
  });
}

/// By the proof before, size by size, whatever is in Goal and comes there; no rule is read.
LEMMA(TheBremensMoving, TheFirstCompleteSeatStopsAllThatIsLarger) {
  const book::Move<Symbolic> move(book::donkey);
  std::vector<std::pair<SymBool, SymBool>> free;
  ByAnimal<BySeat<SymBool>> home, comes;
  book::for_each_piece([&](std::size_t size, std::size_t seat) {
    home[size][seat] = any_bool("home_" + book::piece(size, seat));
    comes[size][seat] = any_bool("comes_" + book::piece(size, seat));
    free.emplace_back(move.before.space[size][seat] == book::goal(move.board()), home[size][seat]);
    free.emplace_back(move.comes_home(size, seat), comes[size][seat]);
  });
  for (std::size_t seat = 0; seat < book::colours; ++seat) {
    proof.assume(!(home[0][seat] && home[1][seat] && home[2][seat]));
  }
  std::vector<SymBool> stays;
  for (std::size_t size = 0; size < book::sizes; ++size) {
    SymBool some(false);
    for (std::size_t seat = 0; seat < book::colours; ++seat) {
      SymBool complete(true);
      for (std::size_t own = 0; own < book::sizes; ++own) {
        complete = complete && (home[own][seat] || (own < size ? comes[own][seat] && !stays[own] : SymBool(false)));
      }
      some = some || complete;
    }
    stays.push_back(move.agreement.readings.arrival_stops && some);
    proof.claim("a " + book::named(size) + " stays once a smaller piece was its seat's third",
                book::with_conditions(stays[size] == move.left_behind(size), free));
  }
}

/// Whether or not the game has ended on the way, which the proof before tells.
PROOF(TheBremensMoving, ThePieceOfTheCardMovesAndItsRidersWithIt, clause::riders_move_along,
      clause::matching_animal_moves, clause::animals_advance, clause::third_animal_home_wins, clause::shake) {
  book::for_each_move<D>([&](const book::Move<D>& move, const std::string& name) {
    const book::Arriving arriving(move.after, move.size);
    proof.reset();
    proof.assume(move.legal() && !book::is_over(move.board(), move.before));
    proof.assume_invariant(book::are_stacked(move.board(), move.before));
    for (std::size_t other = 0; other < book::sizes; ++other) {
      SymBool as_told = arriving.are_all();
      for (std::size_t owner = 0; owner < book::colours; ++owner) {
        const SymBool goes = move.moves(other, owner) && !arriving.any_stays(other);
        as_told = as_told &&
                  move.after.space[other][owner] == select(goes, move.target(other), move.before.space[other][owner]);
      }
      proof.claim(name + "where each " + book::named(other) + " is", arriving.whatever_ends(as_told));
    }
    proof.claim(name + "chicken, cards and turn stay", move.after.chicken == move.before.chicken &&
                                                           book::same_cards(move.after, move.before) &&
                                                           book::same_round(move.after, move.before));
  });
}

/// Who arrives is claimed of the pieces, what number he gets of whoever arrives.
PROOF(TheBremensMoving, RidersArriveFirst, clause::riders_arrive_first, clause::third_animal_home_wins,
      clause::home_card_is_out_of_use) {
  book::for_each_move<D>([&](const book::Move<D>& move, const std::string& name) {
    const book::Arriving arriving(move.after, move.size);
    proof.reset();
    proof.assume(move.legal() && !book::is_over(move.board(), move.before));
    proof.assume_invariant(book::are_stacked(move.board(), move.before));
    for (std::size_t other = 0; other < book::sizes; ++other) {
      SymBool as_told = arriving.are_all(), one_at_most(true);
      for (std::size_t owner = 0; owner < book::colours; ++owner) {
        const SymBool arrives = move.comes_home(other, owner) && !arriving.any_stays(other);
        as_told = as_told && arriving.arrives(other, owner, true) == (SymBool(other < move.size) && arrives) &&
                  arriving.arrives(other, owner, false) == (SymBool(other == move.size) && arrives);
        for (std::size_t another = 0; another < owner; ++another) {
          one_at_most = one_at_most && !(move.moves(other, owner) && move.moves(other, another));
        }
      }
      proof.claim(name + "which " + book::named(other) + " arrives", arriving.whatever_ends(as_told));
      proof.claim(name + "one " + book::named(other) + " at most", one_at_most);
    }
    SymNum before_it = move.before.arrivals;
    proof.reset();
    proof.assume(book::within(0, before_it, 15));
    for (std::size_t other = 0; other < book::sizes; ++other) {
      SymBool as_told(true);
      for (std::size_t owner = 0; owner < book::colours; ++owner) {
        as_told = as_told &&
                  move.after.arrival[other][owner] == select(arriving.any_arrives(other, owner), before_it + SymNum(1),
                                                             move.before.arrival[other][owner]);
      }
      proof.claim(name + "the how manieth is each " + book::named(other), arriving.whoever_arrives(other, as_told));
      if (other > move.size) continue;
      proof.claim(name + "how many have arrived with each " + book::named(other),
                  arriving.whoever_arrives(
                      other, arriving.counted(other) == before_it + book::one_if(arriving.any_of_size_arrives(other))));
      before_it = arriving.any_counted(other);
      proof.assume(book::within(0, before_it, 15));
    }
    proof.claim(name + "all that have arrived",
                arriving.whoever_arrives(move.size + 1, move.after.arrivals == before_it));
  });
}

PROOF(TheBremensMoving, CardsReturnWhenNoneOfUseIsInHand, clause::animal_cards_return,
      clause::home_card_is_out_of_use) {
  const auto board = book::any_board();
  const book::Table state = book::any_state();
  const auto after = read_in<book::Table>(return_animal_cards<D>(read_in<Board<D>>(board), read_in<State<D>>(state)));
  for (std::size_t seat = 0; seat < book::colours; ++seat) {
    const SymSet of_use = plain(cards_of_use<D>(read_in<Board<D>>(board), read_in<State<D>>(state), seat));
    SymBool as_told = contains(SymSet(7), of_use);
    for (std::size_t size = 0; size < book::sizes; ++size) {
      as_told = as_told && book::has_element(of_use, size) == is_of_use(board, state, size, seat);
    }
    const std::string name = book::numbered("seat", seat);
    proof.claim(name + ": cards of animals that are out are of use", as_told);
    proof.claim(name + ": the others leave the hand, and these return to an empty one",
                has_returned(board, state, state.animals_in_hand[seat], after.animals_in_hand[seat], seat));
    proof.claim(name + ": a hand is empty then only if all are in Goal",
                is_empty(after.animals_in_hand[seat]) == book::is_complete(board, state, seat));
  }
  proof.claim("nothing else has changed", book::same_animals(after, state) && book::same_cards(after, state) &&
                                              book::same_round(after, state) && after.chicken == state.chicken);
}

PROOF(TheBremensMoving, ACardIsLaidByItsPlayerOnly, clause::play_an_animal_card) {
  const book::Table state = book::any_state();
  const SymNum seat = any_num("seat");
  for (std::size_t size = 0; size < book::sizes; ++size) {
    const auto after = read_in<book::Table>(
        lay_animal_card<D>(read_in<State<D>>(state), typename D::Num(seat), typename D::Num(book::number(size))));
    proof.reset();
    proof.assume(book::within(0, seat, 4));
    SymBool as_told(true);
    for (std::size_t owner = 0; owner < book::colours; ++owner) {
      const SymSet laid = select(seat == book::number(owner), book::just(size), SymSet());
      as_told = as_told && after.animals_in_hand[owner] == state.animals_in_hand[owner] - laid;
    }
    proof.claim("the " + book::named(size) + " card leaves his hand", as_told);
    proof.claim("the " + book::named(size) + " card is laid: nothing else has changed",
                book::same_animals(after, state) && book::same_cards(after, state) && book::same_round(after, state) &&
                    after.chicken == state.chicken);
  }
}

/// The hands after a play, given where the pieces are then.
PROOF(TheBremensMoving, APlayLaysTheCardUnlessItIsAnyone, clause::play_an_animal_card, clause::anyone,
      clause::animal_cards_return, clause::home_card_is_out_of_use) {
  for (std::size_t size = 0; size < book::sizes; ++size) {
    const book::Move<D> move(size);
    proof.reset();
    proof.assume(book::within(0, move.seat, 4));
    const SymBool lays = !(move.card == book::just(book::anyone)) || move.play.lays_card;
    book::Table then = move.before;
    std::vector<std::pair<SymNum, SymNum>> spaces;
    const book::Pieces any = book::any_pieces("space_then");
    book::for_each_piece([&](std::size_t other, std::size_t owner) {
      spaces.emplace_back(move.after.space[other][owner], any[other][owner]);
      then.space[other][owner] = any[other][owner];
    });
    for (std::size_t owner = 0; owner < book::colours; ++owner) {
      const SymSet laid = select(lays && move.seat == book::number(owner), book::just(size), SymSet());
      const SymSet hand = move.before.animals_in_hand[owner] - laid;
      proof.claim("a " + book::named(size) + " is played: the cards of " + book::numbered("seat", owner),
                  with_parts(has_returned(move.board(), then, hand, move.after.animals_in_hand[owner], owner), spaces));
    }
  }
}

/// With the last card that is in hand.
PROOF(TheBremensMoving, TheCardsReturnBetweenTheTwoPlaysOfDouble, clause::double_returns_cards_in_between,
      clause::double_move, clause::animal_cards_return, clause::home_card_is_out_of_use) {
  for (std::size_t size = 0; size < book::sizes; ++size) {
    const book::Move<D> move(size);
    const auto agreed = read_in<Agreement<D>>(move.agreement);
    const auto then = read_in<State<D>>(move.after);
    const typename D::Set card(move.card);
    for (std::size_t owner = 0; owner < book::colours; ++owner) {
      std::vector<std::pair<SymNum, SymNum>> spaces;
      SymBool all_return(true), all_may_be_chosen(true);
      for (std::size_t other = 0; other < book::sizes; ++other) {
        const SymNum space = any_num(book::named(other) + "_then");
        const SymBool out = !(space == book::goal(move.board()));
        spaces.emplace_back(move.after.space[other][owner], space);
        all_return = all_return && book::has_element(move.after.animals_in_hand[owner], other) == out;
        all_may_be_chosen =
            all_may_be_chosen && plain(may_be_chosen<D>(agreed, then, typename D::Num(book::number(owner)), card,
                                                        typename D::Num(book::number(other)))) == out;
      }
      proof.reset();
      proof.assume(move.card == book::just(book::twice) && move.seat == book::number(owner) &&
                   move.before.animals_in_hand[owner] == book::just(size));
      const std::string name = book::piece(size, owner) + " is played: ";
      proof.claim(name + "the cards of all that are out are in hand", with_parts(all_return, spaces));
      proof.claim(name + "each of these may be chosen then, itself, too", with_parts(all_may_be_chosen, spaces));
    }
  }
}

/// Any pieces, where all that move arrive. Where the first complete seat stops them, see the proofs before.
PROOF(TheBremensMoving, PiecesAreMovedFromTopToBottom, clause::riders_arrive_first, clause::riders_move_along) {
  book::Agreed agreement = book::any_agreement();
  agreement.readings.arrival_stops = SymBool(false);
  const book::Table before = book::any_state();
  const SymNum to = any_num("to");
  const SymNum goal = book::goal(agreement.board);
  const ByAnimal<BySeat<SymBool>> moved{any_bools<5>("moved_cat"), any_bools<5>("moved_dog"),
                                        any_bools<5>("moved_donkey")};
  const auto after =
      read_in<book::Table>(move_pieces<D>(read_in<Agreement<D>>(agreement), read_in<State<D>>(before),
                                          read_in<ByAnimal<BySeat<typename D::Bool>>>(moved), typename D::Num(to)));
  proof.assume(book::is_agreement(agreement) && book::within(0, before.arrivals, 15));
  // How many have arrived when those of a size have: the sum on its way.
  std::array<SymNum, book::sizes> sum;
  z3::expr added = after.arrivals.term;
  for (std::size_t size = book::sizes; size-- > 0;) {
    sum[size] = SymNum(added);
    for (std::size_t seat = 0; seat < book::colours && added.num_args() > 0; ++seat) added = added.arg(0);
  }
  std::vector<std::pair<SymNum, SymNum>> smaller;
  for (std::size_t size = 0; size < book::sizes; ++size) {
    SymBool as_told(true);
    SymNum arrived = size == 0 ? before.arrivals : smaller.back().second;
    for (std::size_t seat = 0; seat < book::colours; ++seat) {
      const SymBool moves = moved[size][seat];
      arrived = arrived + book::one_if(moves && to == goal);
      as_told = as_told && after.space[size][seat] == select(moves, to, before.space[size][seat]) &&
                after.arrival[size][seat] == select(moves && to == goal, arrived, before.arrival[size][seat]);
    }
    proof.claim("each " + book::named(size) + " that moves", with_parts(as_told, smaller));
    proof.claim("how many have arrived with each " + book::named(size), with_parts(sum[size] == arrived, smaller));
    smaller.emplace_back(sum[size], any_num(book::named(size) + "s_counted"));
    proof.assume(book::within(0, smaller.back().second, 15));
  }
  proof.claim("nothing else has changed", book::same_cards(after, before) && book::same_animal_cards(after, before) &&
                                              book::same_round(after, before) && after.chicken == before.chicken);
}

}  // namespace rulecheck::the_bremens
