// "A Game Round": who gets the chicken card, whose turn it is, when a round ends.
#include "model/the_bremens/round.hpp"

#include "smt/the_bremens/plays.hpp"

namespace rulecheck::the_bremens {
namespace {

/// So many players, one of whom holds the chicken card, and a card of each, of any value. That cards have values is
/// TheBremensPieces.EveryCardHasTheValueThatIsPrintedOnIt; free variables stand for them.
template <class D>
struct Shown {
  std::size_t players, holder;
  BySeat<SymSet> shown = any_sets<5>("shown");
  Board<Symbolic> board = book::any_board();
  BySeat<SymNum> value = any_nums<5>("value");
  BySeat<typename D::Set> read = read_in<BySeat<typename D::Set>>(shown);
  std::vector<std::pair<SymNum, SymNum>> values;

  Shown(std::size_t of, std::size_t held_by) : players(of), holder(held_by) {
    board.players = book::number(players);
    typename D::Num seat(book::number(holder));
    for (std::size_t place = 1; place < book::colours; ++place) {
      seat = left_neighbour<D>(read_in<Board<D>>(board), seat);
      values.emplace_back(plain(value_of<D>(at(read, seat))), value[(holder + place) % players]);
    }
    for (std::size_t at_seat = 0; at_seat < book::colours; ++at_seat) {
      const SymNum theirs = at_seat < players ? value[at_seat] : SymNum(0);
      values.emplace_back(plain(value_of<D>(read[at_seat])), theirs);
      values.emplace_back(plain(value_of<D>(at(read, typename D::Num(book::number(at_seat))))), theirs);
    }
  }
  SymBool in_range() const {
    SymBool result(true);
    for (const SymNum& printed : value) result = result && book::within(1, printed, 7);
    return result;
  }
  /// Seats are passed clockwise.
  SymBool are_passed_clockwise() const {
    SymBool result(true);
    typename D::Num seat(book::number(holder));
    for (std::size_t place = 1; place < book::colours; ++place) {
      seat = left_neighbour<D>(read_in<Board<D>>(board), seat);
      result = result && plain(seat) == book::number((holder + place) % players);
    }
    return result;
  }
  SymBool valued(const SymBool& claim) const { return with_parts(claim, values); }
  std::string name() const {
    return std::to_string(players) + " players, seat " + std::to_string(holder) + " holds it";
  }
  /// Nobody's value is higher.
  SymBool is_highest(std::size_t seat) const {
    SymBool result(true);
    for (std::size_t other = 0; other < players; ++other) result = result && value[other] <= value[seat];
    return result;
  }
  /// Places clockwise from the holder, who is himself so many places away.
  std::size_t distance(std::size_t seat, std::size_t of_the_holder) const {
    return seat == holder ? of_the_holder : (seat + players - holder) % players;
  }
  /// It has a highest card, and no other one with such a card is closer.
  SymBool is_closest(std::size_t seat, std::size_t of_the_holder) const {
    SymBool result = is_highest(seat);
    for (std::size_t other = 0; other < players; ++other) {
      if (distance(other, of_the_holder) < distance(seat, of_the_holder)) result = result && !is_highest(other);
    }
    return result;
  }
  /// Somebody but the holder has a highest card.
  SymBool another_is_highest() const {
    SymBool some(false);
    for (std::size_t other = 0; other < players; ++other) {
      if (other != holder) some = some || is_highest(other);
    }
    return some;
  }
  SymNum next() const {
    return plain(next_holder<D>(read_in<Board<D>>(board), read, typename D::Num(book::number(holder))));
  }
};

template <class Body>
void for_each_holder(Body&& body) {
  for (std::size_t players = 3; players <= 5; ++players) {
    for (std::size_t holder = 0; holder < players; ++holder) body(players, holder);
  }
}

/// Whose turn it is, seat by seat.
SymNum left_of(std::size_t players, std::size_t seat) { return book::number((seat + 1) % players); }

}  // namespace

PROOF(TheBremensRound, TheChickenCardGoesToTheHighestOfThemToTheFirstAfterTheHolder, clause::highest_gets_chicken_card,
      clause::tie_goes_clockwise, clause::chicken_belongs_to_the_highest, clause::special_has_a_value,
      clause::highest_special_moves_the_chicken) {
  for_each_holder([&](std::size_t players, std::size_t holder) {
    const Shown<D> revealed(players, holder);
    proof.reset();
    proof.assume(revealed.in_range());
    const SymNum next = revealed.next();
    SymBool exactly(true), one_of_them(false);
    for (std::size_t seat = 0; seat < players; ++seat) {
      exactly = exactly && (next == book::number(seat)) == revealed.is_closest(seat, players);
      one_of_them = one_of_them || next == book::number(seat);
    }
    proof.claim(revealed.name() + ": to that one of the highest, the holder coming last",
                revealed.valued(exactly && one_of_them));
    proof.claim(revealed.name() + ": he keeps it exactly if his card alone is the highest",
                revealed.valued((next == book::number(holder)) == !revealed.another_is_highest()));
    proof.claim(revealed.name() + ": all are asked clockwise", revealed.are_passed_clockwise());
  });
}

/// If the holder were the closest to himself he would keep the card whenever he is tied. The example of the book has
/// the card leave him.
PROOF(TheBremensRound, TheTwoReadingsOfClosestDifferExactlyIfTheHolderIsTied, clause::tie_goes_clockwise,
      clause::chicken_belongs_to_the_highest) {
  for_each_holder([&](std::size_t players, std::size_t holder) {
    const Shown<D> revealed(players, holder);
    proof.reset();
    proof.assume(revealed.in_range());
    const SymNum next = revealed.next();
    SymBool differ(false);
    for (std::size_t seat = 0; seat < players; ++seat) {
      differ = differ || (revealed.is_closest(seat, 0) && !(next == book::number(seat)));
    }
    proof.claim(revealed.name() + ": exactly if he and another one are the highest",
                revealed.valued(differ == (revealed.is_highest(holder) && revealed.another_is_highest())));
    proof.possible(revealed.name() + ": they can differ", revealed.valued(differ));
  });
}

PROOF(TheBremensRound, AllTiedPassTheCardToTheLeft, clause::tie_goes_clockwise) {
  for_each_holder([&](std::size_t players, std::size_t holder) {
    const Shown<D> revealed(players, holder);
    proof.reset();
    proof.assume(revealed.in_range());
    SymBool all(true);
    for (std::size_t seat = 0; seat < players; ++seat) all = all && revealed.is_highest(seat);
    proof.claim(revealed.name(), revealed.valued(implies(all, revealed.next() == left_of(players, holder))));
  });
}

PROOF(TheBremensRound, TheHighestValueIsNobodysLess, clause::highest_gets_chicken_card, clause::special_has_a_value,
      clause::number_special_and_animal_cards) {
  for (std::size_t players = 3; players <= 5; ++players) {
    const Shown<D> revealed(players, 0);
    const SymNum highest = plain(highest_value<D>(revealed.read));
    SymBool at_least(true), somebodys(false);
    for (std::size_t seat = 0; seat < players; ++seat) {
      at_least = at_least && revealed.value[seat] <= highest;
      somebodys = somebodys || highest == revealed.value[seat];
    }
    proof.reset();
    proof.assume(revealed.in_range());
    proof.claim(std::to_string(players) + " players", revealed.valued(at_least && somebodys));
  }
}

PROOF(TheBremensRound, AClaimToTheChickenCardIsJudgedByIt, clause::highest_gets_chicken_card,
      clause::tie_goes_clockwise) {
  for_each_holder([&](std::size_t players, std::size_t holder) {
    const Shown<D> revealed(players, holder);
    const auto& shown = revealed.read;
    book::Table state = book::any_state();
    state.holder = book::number(holder);
    proof.reset();
    proof.assume(revealed.in_range());
    SymBool lower(true), another(true);
    for (std::size_t seat = 0; seat < players; ++seat) {
      const typename D::Num said(book::number(seat));
      lower = lower && plain(favours_a_lower_card<D>(shown, said)) == !revealed.is_highest(seat);
      another = another && plain(favours_another_of_the_tied<D>(read_in<State<D>>(state),
                                                                read_in<Board<D>>(revealed.board), shown, said)) ==
                               (revealed.is_highest(seat) && !revealed.is_closest(seat, players));
    }
    proof.claim(revealed.name() + ": a card that is not the highest", revealed.valued(lower));
    proof.claim(revealed.name() + ": a highest one, but another is closer", revealed.valued(another));
  });
}

PROOF(TheBremensRound, ARevealShowsACardOfEverybodysHand, clause::reveal_one_card, clause::personal_discard_pile,
      clause::one_at_a_time, clause::badge_follows_chicken_card) {
  const auto board = book::any_board();
  const book::Table state = book::any_state();
  const auto shown = any_sets<5>("revealed");
  const auto read = read_in<State<D>>(state);
  const auto given = read_in<BySeat<typename D::Set>>(shown);
  const auto after = read_in<book::Table>(reveal<D>(read_in<Board<D>>(board), read, given));
  SymBool from_hand(true), foreign(false);
  for (std::size_t seat = 0; seat < book::colours; ++seat) {
    from_hand = from_hand && after.hand[seat] == state.hand[seat] - shown[seat] && after.shown[seat] == shown[seat] &&
                after.discard[seat] == (state.discard[seat] | shown[seat]);
    SymBool lacks(false);
    for (std::size_t element = 0; element < 64; ++element) {
      lacks = lacks || (book::has_element(shown[seat], element) && !book::has_element(state.hand[seat], element));
    }
    foreign = foreign || lacks;
  }
  proof.claim("it goes from the hand to the discard pile", from_hand);
  proof.claim("the start player begins", after.in_round && after.turn == state.badge && after.badge == state.badge);
  proof.claim("pieces, pile and animal cards stay", book::same_animals(after, state) && after.pile == state.pile &&
                                                        book::same_animal_cards(after, state) &&
                                                        after.chicken == state.chicken);
  proof.claim("the chicken card goes to whom it is said to go",
              after.holder == plain(next_holder<D>(read_in<Board<D>>(board), given, typename D::Num(state.holder))));
  proof.claim("a card that is not in its player's hand", plain(shows_a_foreign_card<D>(read, given)) == foreign);
  proof.claim("a round that is not over", plain(reveals_during_a_round<D>(read)) == state.in_round);
}

PROOF(TheBremensRound, TheTurnPassesToTheLeftUntilTheRoundEnds, clause::one_at_a_time,
      clause::badge_follows_chicken_card, clause::chicken_player_starts_next, clause::third_animal_home_wins) {
  const book::Table state = book::any_state();
  auto board = book::any_board();
  const auto read = read_in<State<D>>(state);
  for (std::size_t players = 3; players <= 5; ++players) {
    board.players = book::number(players);
    const auto after = read_in<book::Table>(end_turn<D>(read_in<Board<D>>(board), read));
    const SymBool over = book::is_over(board, state);
    SymNum next(0);
    for (std::size_t seat = 0; seat < players; ++seat) {
      next = select(state.turn == book::number(seat), left_of(players, seat), next);
    }
    const SymBool ends = next == state.badge && !over;
    const std::string name = std::to_string(players) + " players";
    proof.reset();
    proof.assume(SymNum(0) <= state.turn && state.turn < book::number(players));
    proof.claim(name + ": the left neighbour", after.turn == next);
    proof.claim(name + ": the round ends when the start player would be next, unless the game is over",
                after.in_round == (state.in_round && !ends));
    proof.claim(name + ": then who has the chicken card gets the badge",
                after.badge == select(ends, state.holder, state.badge) && after.holder == state.holder);
    SymBool shown(true), kept(true);
    for (std::size_t seat = 0; seat < book::colours; ++seat) {
      shown = shown && after.shown[seat] == select(ends, SymSet(), state.shown[seat]);
      kept = kept && after.hand[seat] == state.hand[seat] && after.discard[seat] == state.discard[seat];
    }
    proof.claim(name + ": no card is shown any more then", shown);
    proof.claim(name + ": nothing else changes", kept && book::same_animals(after, state) && after.pile == state.pile &&
                                                     book::same_animal_cards(after, state) &&
                                                     after.chicken == state.chicken);
  }
}

PROOF(TheBremensRound, EverybodyHasOneTurnInEveryRound, clause::one_at_a_time, clause::badge_follows_chicken_card,
      clause::chicken_player_moves_no_animal, clause::chicken_player_starts_next) {
  for_each_holder([&](std::size_t players, std::size_t start) {
    const Shown<D> revealed(players, start);
    book::Table state = book::any_state();
    state.badge = state.holder = book::number(start);
    proof.reset();
    proof.assume(!book::is_over(revealed.board, state));
    const auto board = read_in<Board<D>>(revealed.board);
    auto now = reveal<D>(board, read_in<State<D>>(state), revealed.read);
    SymBool in_turn(true);
    std::vector<SymBool> chicken_turns;
    const SymNum holder = plain(now.holder);
    for (std::size_t place = 0; place < players; ++place) {
      const SymNum seat = book::number((start + place) % players);
      in_turn = in_turn && plain(now.in_round) && plain(now.turn) == seat && plain(now.holder) == holder;
      chicken_turns.push_back(holder == seat);
      now = end_turn<D>(board, now);
    }
    const std::string name = std::to_string(players) + " players, seat " + std::to_string(start) + " begins";
    proof.claim(name + ": clockwise", in_turn);
    proof.claim(name + ": then the round is over, and badge and chicken card are with the same one",
                !plain(now.in_round) && plain(now.badge) == holder && plain(now.holder) == holder);
    proof.assume(SymNum(0) <= holder && holder < book::number(players));
    proof.claim(name + ": one of the turns is the chicken player's", book::how_many(chicken_turns) == SymNum(1));
  });
}

}  // namespace rulecheck::the_bremens
