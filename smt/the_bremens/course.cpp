// Whole games: how far a play brings them, and what would become of them if animal cards returned by the letter only.
#include "model/the_bremens/play.hpp"

#include "smt/the_bremens/plays.hpp"

namespace rulecheck::the_bremens {
namespace {

/// Going to this space with this card breaks nothing.
template <class D>
SymBool may_go(const book::Agreed& agreement, const book::Table& state, std::size_t size, std::size_t kind,
               const SymNum& from, const SymNum& to) {
  const Play<Symbolic> play{book::number(size), to, SymBool(false), SymBool(false), SymNum(0)};
  const auto broken = read_in<BrokenMove<Symbolic>>(
      judge_move<D>(read_in<Agreement<D>>(agreement), read_in<State<D>>(state), typename D::Set(book::just(kind)),
                    read_in<Play<D>>(play), typename D::Num(from)));
  SymBool none(true);
  std::apply([&](auto... field) { ((none = none && !(broken.*field)), ...); }, BrokenMove<Symbolic>::fields);
  return none;
}

/// The animal cards of one player where they return only once all three lie on the table, as the words have it: in
/// hand, on the table, and under pieces in Goal, where they are out of use. No rule text is read.
struct ByTheLetter {
  SymSet hand, table, home;

  SymBool is_well_formed() const {
    return (hand | table | home) == SymSet(7) && !overlaps(hand, table) && !overlaps(hand, home) &&
           !overlaps(table, home);
  }
  /// A card of the hand is laid; its piece comes to Goal, or not.
  ByTheLetter after(const SymSet& card, const SymBool& arrives) const {
    ByTheLetter next{hand - card, select(arrives, table, table | card), select(arrives, home | card, home)};
    const SymBool all_on_the_table = next.table == SymSet(7);
    next.hand = select(all_on_the_table, SymSet(7), next.hand);
    next.table = select(all_on_the_table, SymSet(), next.table);
    return next;
  }
};
SymBool is_animal_card(const SymSet& card) {
  return card == book::just(0) || card == book::just(1) || card == book::just(2);
}

}  // namespace

PROOF(TheBremensCourse, ByTheLetterAPlayerWithAnAnimalInGoalRunsOutOfAnimalCards, clause::animal_cards_return,
      clause::home_card_is_out_of_use) {
  const ByTheLetter held{any_set("hand"), any_set("table"), any_set("home")};
  const SymSet card = any_set("card");
  const ByTheLetter next = held.after(card, any_bool("arrives"));
  proof.assume(held.is_well_formed() && is_animal_card(card) && contains(held.hand, card));
  proof.claim("each card is in one place", next.is_well_formed());
  proof.assume(!is_empty(held.home));
  proof.claim("with an animal in Goal no card returns any more",
              contains(held.hand, next.hand) && !(next.hand == held.hand) && !is_empty(next.home));
  // Two plays later at the latest, and for ever: there is nothing left to lay, and two animals are still out.
  proof.reset();
  ByTheLetter now{SymSet(7), SymSet(), SymSet()};
  now = now.after(book::just(book::cat), SymBool(true));
  now = now.after(book::just(book::dog), SymBool(false));
  now = now.after(book::just(book::donkey), SymBool(false));
  proof.claim("a cat that arrives at once, then dog and donkey: no card is left",
              is_empty(now.hand) && now.table == SymSet(6) && now.home == SymSet(1));
  // The rules give them back.
  const auto board = book::any_board();
  book::Table state = book::any_state();
  state.space[book::cat][0] = book::goal(board);
  state.animals_in_hand[0] = now.hand;
  const auto after = read_in<book::Table>(return_animal_cards<D>(read_in<Board<D>>(board), read_in<State<D>>(state)));
  proof.assume(book::is_board(board) && book::is_inner(board, state.space[book::dog][0]) &&
               book::is_inner(board, state.space[book::donkey][0]));
  proof.claim("as they are read the two of use return", after.animals_in_hand[0] == SymSet(6));
}

/// Who has to play can: what is said to be able to move has a space to go to, and what stays there has none. For SKIP
/// and SHAKE, see the proofs on free spaces.
PROOF(TheBremensCourse, AnAnimalCanMoveExactlyIfAPlayThatMovesItIsLegal, clause::blocked_player_decides,
      clause::matching_animal_moves, clause::full_amount, clause::one_to_five) {
  const book::Agreed agreement = book::any_agreement();
  const book::Table state = book::any_state();
  const SymNum from = any_num("from"), end = book::goal(agreement.board);
  proof.assume(book::is_agreement(agreement) && SymNum(0) <= from && from <= agreement.board.length);
  for (std::size_t size = 0; size < book::sizes; ++size) {
    for (std::size_t kind = 0; kind < book::kinds; ++kind) {
      if (kind == book::skip || kind == book::shake) continue;
      const std::string name = book::named(size) + " with " + book::card_name(kind);
      const auto goes = [&](int steps) {
        const SymNum to = select(from + SymNum(steps) < end, from + SymNum(steps), end);
        return may_go<D>(agreement, state, size, kind, from, to);
      };
      const SymBool stays = may_go<D>(agreement, state, size, kind, from, from);
      const SymBool able = plain(moves_now<D>(read_in<Agreement<D>>(agreement), read_in<State<D>>(state),
                                              typename D::Set(book::just(kind)), typename D::Num(book::number(size)),
                                              typename D::Num(from)));
      if (kind != book::one_to_five) {
        const SymBool some = goes(kind == book::nine ? 9 : book::value_of_kind(kind));
        proof.claim(name, able == some && stays == !able);
        continue;
      }
      // Each number for itself, unless Goal is nearer and surplus forbidden; then all of them, whichever it can go.
      SymBool some(false);
      std::vector<std::pair<SymBool, SymBool>> free;
      for (int steps = 1; steps <= 5; ++steps) {
        const SymBool can = any_bool("can_go_" + std::to_string(steps));
        const SymBool by_the_rules =
            plain(can_go<D>(read_in<Agreement<D>>(agreement), read_in<State<D>>(state),
                            typename D::Num(book::number(size)), typename D::Num(from), typename D::Num(steps)));
        const SymBool fits = from + SymNum(steps) <= end || !agreement.readings.exact_goal;
        proof.claim(name + ": " + std::to_string(steps) + " spaces",
                    select(fits, goes(steps) == (by_the_rules && !(state.chicken == from)), !by_the_rules));
        free.emplace_back(by_the_rules, can);
        some = some || (can && !(state.chicken == from));
      }
      proof.claim(name, book::with_conditions(able == some && stays == !able, free));
    }
  }
}

PROOF(TheBremensCourse, WithoutAShakeEveryPlayThatMovesBringsThePiecesOn, clause::animals_advance,
      clause::riders_move_along, clause::full_amount) {
  for (std::size_t size = 0; size < book::sizes; ++size) {
    const book::Move<D> move(size);
    proof.reset();
    proof.assume(move.legal() && !move.play.says_riders && move.from < move.play.to &&
                 !book::is_over(move.board(), move.before));
    proof.assume_invariant(book::are_stacked(move.board(), move.before));
    SymBool none_back(true), some_forward(false);
    book::for_each_piece([&](std::size_t other, std::size_t owner) {
      const SymNum &before = move.before.space[other][owner], &after = move.after.space[other][owner];
      none_back = none_back && before <= after;
      some_forward = some_forward || before < after;
    });
    proof.claim("a " + book::named(size) + " is played: none back, some forward", none_back && some_forward);
  }
}

PROOF(TheBremensCourse, APlayerCanWinInAnothersTurnAndSeveralCanBeCompleteAtOnce, clause::third_animal_home_wins,
      clause::riders_arrive_first, clause::riders_move_along) {
  const book::Move<D> move(book::donkey);
  const auto& board = move.board();
  proof.assume(move.legal() && !book::is_over(board, move.before) && book::within(0, move.before.arrivals, 12));
  proof.assume_invariant(book::are_stacked(board, move.before) && book::are_numbered(board, move.before) &&
                         book::arrive_one_by_one(move.before));
  const SymBool mover = move.seat == SymNum(0) && !move.play.says_riders && board.players == SymNum(3);
  const auto complete = [&](std::size_t seat) { return book::is_complete(board, move.after, seat); };
  proof.possible("another one is complete, the player is not", mover && complete(1) && !complete(0));
  proof.possible("three are complete with one move", mover && complete(0) && complete(1) && complete(2));
  proof.possible("with the reading that stops only the first of them",
                 mover && move.agreement.readings.arrival_stops && complete(1) && !complete(0) && !complete(2) &&
                     move.rides(book::cat, 1) && move.rides(book::dog, 2));
}

/// In a well-formed state; a game in which it comes about is a stored witness.
LEMMA(TheBremensCourse, ABandOfFourCanStand) {
  const auto board = book::any_board();
  const book::Table state = book::any_state();
  proof.assume(book::is_board(board));
  proof.assume_invariant(book::are_stacked(board, state));
  const SymNum space = state.chicken;
  proof.possible("donkey, dog, cat and chicken", book::stands(state, book::cat, space) &&
                                                     book::stands(state, book::dog, space) &&
                                                     book::stands(state, book::donkey, space));
  std::vector<SymBool> there;
  for (std::size_t size = 0; size < book::sizes; ++size) {
    SymBool two(false);
    for (std::size_t one = 0; one < book::colours; ++one) {
      for (std::size_t other = 0; other < one; ++other) {
        two = two || (state.space[size][one] == space && state.space[size][other] == space);
      }
    }
    there.push_back(two);
  }
  proof.claim("never more: one of each size at most", !there[0] && !there[1] && !there[2]);
}

}  // namespace rulecheck::the_bremens
