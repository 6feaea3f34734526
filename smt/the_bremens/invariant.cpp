// What always holds of a game: proved of its beginning, and kept by every play, reveal, turn and redeal.
#include "model/the_bremens/invariant.hpp"

#include "smt/core/free_counts.hpp"
#include "smt/core/set_sizes.hpp"
#include "smt/the_bremens/arrivals.hpp"

namespace rulecheck::the_bremens {
namespace {

const SymSet numbers(std::uint64_t{0x7F}), specials(std::uint64_t{0x3F80});

SymBool plays(const Board<Symbolic>& board, std::size_t seat) { return book::number(seat) < board.players; }
/// All cards that this seat has, in hand or played.
SymSet own(const book::Table& state, std::size_t seat) { return state.hand[seat] | state.discard[seat]; }
/// The numbers of everybody who plays, each in hand or discarded, and nothing of others.
SymBool has_its_cards(const Board<Symbolic>& board, const book::Table& state, std::size_t seat) {
  return !overlaps(state.hand[seat], state.discard[seat]) &&
         (own(state, seat) & numbers) == select(plays(board, seat), numbers, SymSet());
}
/// Every special is in one place: somebody's, or the pile.
SymBool specials_are_apart(const book::Table& state) {
  SymBool result(true);
  for (std::size_t element = 7; element < 14; ++element) {
    std::vector<SymBool> places{book::has_element(state.pile, element)};
    for (std::size_t seat = 0; seat < book::colours; ++seat)
      places.push_back(book::has_element(own(state, seat), element));
    SymBool exactly_one(false);
    for (std::size_t place = 0; place < places.size(); ++place) {
      SymBool only_there = places[place];
      for (std::size_t other = 0; other < places.size(); ++other) {
        if (other != place) only_there = only_there && !places[other];
      }
      exactly_one = exactly_one || only_there;
    }
    result = result && exactly_one;
  }
  return result;
}
/// A special for everybody who plays, no two the same.
SymBool are_dealt(const Board<Symbolic>& board, const BySeat<SymSet>& special) {
  SymBool result(true);
  for (std::size_t seat = 0; seat < book::colours; ++seat) {
    SymBool one(false);
    for (std::size_t element = 7; element < 14; ++element) one = one || special[seat] == book::just(element);
    result = result && select(plays(board, seat), one, is_empty(special[seat]));
    for (std::size_t other = 0; other < seat; ++other) result = result && !overlaps(special[seat], special[other]);
  }
  return result;
}
/// Everybody shows a card of his hand.
SymBool are_shown(const Board<Symbolic>& board, const book::Table& state, const BySeat<SymSet>& shown) {
  SymBool result(true);
  for (std::size_t seat = 0; seat < book::colours; ++seat) {
    result = result && select(plays(board, seat), book::is_card(shown[seat]), is_empty(shown[seat])) &&
             contains(state.hand[seat], shown[seat]);
  }
  return result;
}

}  // namespace

PROOF(TheBremensInvariant, TheInvariantSaysWhatAWellFormedStateIs, clause::order_of_sizes,
      clause::same_or_larger_is_blocked, clause::riders_arrive_first, clause::home_card_is_out_of_use,
      clause::take_a_colour, clause::deal_a_special, clause::personal_discard_pile, clause::cards_return_after_eight,
      clause::animal_cards_return, clause::badge_follows_chicken_card, clause::chicken_stays_between) {
  const FreeCounts sizes;
  const auto board = book::any_board();
  const book::Table state = book::any_state();
  const auto read_board = read_in<Board<D>>(board);
  const auto read = read_in<State<D>>(state);
  proof.assume(book::is_board(board));
  const SymBool stacks = plain(stacks_shrink_upwards<D>(read_board, read));
  const SymBool arrivals = plain(arrivals_are_numbered<D>(read_board, read));
  const SymBool conserved = plain(specials_are_conserved<D>(read));
  SymBool on_spaces(true);
  std::vector<SymBool> home;
  book::for_each_piece([&](std::size_t size, std::size_t seat) {
    on_spaces = on_spaces && book::is_space(board, state.space[size][seat]);
    home.push_back(state.space[size][seat] == book::goal(board));
  });
  proof.claim("stacks", stacks == (on_spaces && book::one_of_a_size(board, state, 0) &&
                                   book::one_of_a_size(board, state, 1) && book::one_of_a_size(board, state, 2)));
  proof.claim("specials", conserved == (specials_are_apart(state) && contains(specials, state.pile)));
  SymBool seats_are_right(true);
  for (std::size_t seat = 0; seat < book::colours; ++seat) {
    const SymBool plays_here = plays(board, seat);
    const SymNum cards_shown = select(plays_here && state.in_round, SymNum(1), SymNum(0));
    const SymBool cards_right = plain(cards_are_complete<D>(read_board, read, seat));
    const SymBool animals_right = plain(animal_cards_are_of_use<D>(read_board, read, seat));
    SymBool of_use = contains(SymSet(7), state.animals_in_hand[seat]), in_start(true);
    for (std::size_t size = 0; size < book::sizes; ++size) {
      const SymBool out = !(state.space[size][seat] == book::goal(board));
      of_use = of_use && implies(book::has_element(state.animals_in_hand[seat], size), out);
      in_start = in_start && state.space[size][seat] == SymNum(0);
    }
    const std::string name = book::numbered("seat", seat);
    proof.claim(
        name + ": its cards",
        cards_right ==
            (has_its_cards(board, state, seat) && count(own(state, seat) & specials) == book::one_if(plays_here) &&
             count(state.shown[seat]) == cards_shown && contains(state.discard[seat], state.shown[seat]) &&
             (!plays_here || count(state.hand[seat]) == count(state.hand[0]))));
    proof.claim(name + ": its animal cards", animals_right == (of_use && (book::is_complete(board, state, seat) ||
                                                                          !is_empty(state.animals_in_hand[seat]))));
    seats_are_right = seats_are_right && cards_right && animals_right && (plays_here || in_start);
  }
  proof.claim("all of it", plain(invariant<D>(read_board, read)) ==
                               (stacks && arrivals && conserved && book::is_inner(board, state.chicken) &&
                                book::is_seat(board, state.badge) && book::is_seat(board, state.holder) &&
                                book::is_seat(board, state.turn) && (state.in_round || state.badge == state.holder) &&
                                seats_are_right));
  proof.assume(book::within(0, state.arrivals, 15));
  proof.claim("arrivals", arrivals == (book::are_numbered(board, state) && book::arrive_one_by_one(state) &&
                                       book::how_many(home) == state.arrivals));
}

PROOF(TheBremensInvariant, EveryPlayLeavesStacksThatShrinkUpwards, clause::order_of_sizes,
      clause::smaller_climbs_on_top, clause::same_or_larger_is_blocked, clause::nothing_rests_on_the_chicken,
      clause::chicken_holds_animals, clause::riders_move_along, clause::shake, clause::skip, clause::double_move,
      clause::anyone, clause::one_to_five, clause::nine, clause::chicken_and_animal_pieces) {
  for (std::size_t size = 0; size < book::sizes; ++size) {
    const book::Move<D> move(size);
    const auto& board = move.board();
    const book::Arriving arriving(move.after, size);
    // Whether or not something is left behind since the game has ended.
    const auto claim = [&](const std::string& what, const SymBool& holds) {
      proof.claim("a " + book::named(size) + " is played: " + what, arriving.whatever_ends(holds));
    };
    proof.reset();
    proof.assume(move.legal());
    proof.assume_invariant(book::are_stacked(board, move.before));
    for (std::size_t other = 0; other < book::sizes; ++other) {
      claim("two of a size are never on one space: " + book::named(other),
            book::one_of_a_size(board, move.after, other));
    }
    claim("every piece is somewhere", book::are_placed(board, move.after));
    SymBool held(true), off_the_chicken(true), forward(true);
    book::for_each_piece([&](std::size_t other, std::size_t owner) {
      const SymNum &space = move.before.space[other][owner], &after = move.after.space[other][owner];
      const SymBool under = space == move.before.chicken;
      held = held && implies(under, after == space);
      off_the_chicken = off_the_chicken && implies(!under, !(after == move.before.chicken));
      const SymBool shaken_off = move.play.says_riders && move.rides(other, owner);
      forward = forward && (shaken_off || space <= after);
    });
    claim("what is under the chicken stays", held);
    claim("nothing comes under or onto the chicken", off_the_chicken);
    claim("nothing goes back but riders that are shaken off", forward);
  }
}

PROOF(TheBremensInvariant, AnAnimalCardIsInHandAsLongAsAnAnimalIsOut, clause::animal_cards_return,
      clause::home_card_is_out_of_use, clause::play_an_animal_card) {
  for (std::size_t size = 0; size < book::sizes; ++size) {
    const book::Move<D> move(size);
    proof.reset();
    for (std::size_t owner = 0; owner < book::colours; ++owner) {
      const SymSet& hand = move.after.animals_in_hand[owner];
      SymBool of_use = contains(SymSet(7), hand);
      std::vector<std::pair<SymNum, SymNum>> spaces;
      book::Table then = move.after;
      const book::Pieces any = book::any_pieces("space_then");
      book::for_each_piece([&](std::size_t other, std::size_t seat) {
        spaces.emplace_back(move.after.space[other][seat], any[other][seat]);
      });
      for (std::size_t other = 0; other < book::sizes; ++other) {
        of_use = of_use &&
                 implies(book::has_element(hand, other), !(move.after.space[other][owner] == book::goal(move.board())));
      }
      proof.claim("a " + book::named(size) + " is played: " + book::numbered("seat", owner),
                  with_parts(of_use && is_empty(hand) == book::is_complete(move.board(), then, owner), spaces));
    }
  }
}

PROOF(TheBremensInvariant, EveryBeginningIsWellFormed, clause::animals_begin_at_start, clause::take_a_colour,
      clause::deal_a_special, clause::chicken_begins_on_its_symbol, clause::first_start_player,
      clause::number_special_and_animal_cards) {
  const auto board = book::any_board();
  const auto special = any_sets<5>("special");
  const SymNum start = any_num("start");
  const auto state = read_in<book::Table>(
      begin<D>(read_in<Board<D>>(board), read_in<BySeat<typename D::Set>>(special), typename D::Num(start)));
  proof.assume(book::is_board(board) && book::is_seat(board, start) && are_dealt(board, special));
  proof.claim("stacks", book::are_stacked(board, state));
  proof.claim("arrivals",
              book::are_numbered(board, state) && book::arrive_one_by_one(state) && state.arrivals == SymNum(0));
  proof.claim("specials", specials_are_apart(state) && contains(specials, state.pile));
  for (std::size_t seat = 0; seat < book::colours; ++seat) {
    proof.claim(book::numbered("cards of seat", seat), has_its_cards(board, state, seat) &&
                                                           (own(state, seat) & specials) == special[seat] &&
                                                           state.animals_in_hand[seat] == SymSet(7));
  }
  proof.claim("badge and chicken card", state.badge == state.holder && book::is_seat(board, state.badge));
  proof.claim("it is not over", !book::is_over(board, state) && !state.in_round);
}

PROOF(TheBremensInvariant, EveryCardIsInOnePlace, clause::reveal_one_card, clause::personal_discard_pile,
      clause::cards_return_after_eight, clause::deal_a_special) {
  const auto board = book::any_board();
  const book::Table state = book::any_state();
  const auto shown = any_sets<5>("revealed"), special = any_sets<5>("special");
  const auto read_board = read_in<Board<D>>(board);
  const auto read = read_in<State<D>>(state);
  const auto revealed = read_in<book::Table>(reveal<D>(read_board, read, read_in<BySeat<typename D::Set>>(shown)));
  const auto dealt = read_in<book::Table>(redeal<D>(read, read_in<BySeat<typename D::Set>>(special)));
  SymBool has_cards(true), hands_empty(true), own_stays(true), has_cards_then(true), has_all(true), specials_then(true);
  for (std::size_t seat = 0; seat < book::colours; ++seat) {
    has_cards = has_cards && has_its_cards(board, state, seat);
    hands_empty = hands_empty && is_empty(state.hand[seat]);
    own_stays = own_stays && own(revealed, seat) == own(state, seat);
    has_cards_then = has_cards_then && has_its_cards(board, revealed, seat);
    has_all = has_all && has_its_cards(board, dealt, seat) &&
              dealt.hand[seat] == (select(plays(board, seat), numbers, SymSet()) | special[seat]);
    specials_then = specials_then && (own(dealt, seat) & specials) == special[seat];
  }
  proof.assume(book::is_board(board));
  proof.assume_invariant(has_cards && specials_are_apart(state) && contains(specials, state.pile));
  proof.claim("a reveal: everybody keeps what he has, in hand or discarded",
              implies(are_shown(board, state, shown), own_stays && has_cards_then && revealed.pile == state.pile));
  proof.assume(hands_empty && are_dealt(board, special));
  proof.claim("a redeal: everybody has all numbers and his special in hand", has_all && specials_then);
  proof.claim("and every special is in one place", specials_are_apart(dealt) && contains(specials, dealt.pile));
}

LEMMA(TheBremensInvariant, SizesOfSetsAddUpAndSubtract) { claim_sizes_add_up_and_subtract(proof); }

/// So in round r after a deal everybody has 9 − r cards before he reveals one.
PROOF(TheBremensInvariant, EverybodyHasEightCardsAfterADealAndOneFewerAfterEveryRound, clause::reveal_one_card,
      clause::cards_return_after_eight, clause::one_hand, clause::personal_discard_pile) {
  const auto board = book::any_board();
  const book::Table state = book::any_state();
  const auto shown = any_sets<5>("revealed"), special = any_sets<5>("special");
  const auto read_board = read_in<Board<D>>(board);
  const auto read = read_in<State<D>>(state);
  const auto begun = read_in<book::Table>(
      begin<D>(read_board, read_in<BySeat<typename D::Set>>(special), typename D::Num(any_num("start"))));
  const auto revealed = read_in<book::Table>(reveal<D>(read_board, read, read_in<BySeat<typename D::Set>>(shown)));
  const auto dealt = read_in<book::Table>(redeal<D>(read, read_in<BySeat<typename D::Set>>(special)));
  for (std::size_t seat = 0; seat < book::colours; ++seat) {
    const FreeCounts sizes;
    const SymSet &hand = state.hand[seat], &card = shown[seat];
    const std::string name = book::numbered("seat", seat);
    proof.reset();
    proof.assume(contains(hand, card) && count(card) == SymNum(1) && !overlaps(hand, state.discard[seat]));
    proof.assume(sizes_subtract(hand, card) && same_size(revealed.hand[seat], hand - card));
    proof.assume(sizes_add_up(state.discard[seat], card) &&
                 same_size(revealed.discard[seat], state.discard[seat] | card));
    proof.claim(name + ": a reveal leaves one fewer in hand and one more on the pile",
                count(revealed.hand[seat]) + SymNum(1) == count(hand) &&
                    count(revealed.discard[seat]) == count(state.discard[seat]) + SymNum(1));
    proof.reset();
    proof.assume(plays(board, seat) && count(special[seat]) == SymNum(1) && !overlaps(numbers, special[seat]) &&
                 contains(state.discard[seat], numbers));
    proof.assume(sizes_add_up(numbers, special[seat]));
    proof.assume(same_size(begun.hand[seat], numbers | special[seat]) &&
                 same_size(dealt.hand[seat], numbers | special[seat]));
    proof.claim(name + ": a deal gives eight, at the beginning and anew",
                count(begun.hand[seat]) == SymNum(8) && count(dealt.hand[seat]) == SymNum(8));
  }
}

PROOF(TheBremensInvariant, BadgeAndChickenCardAreTogetherBetweenRounds, clause::badge_follows_chicken_card,
      clause::chicken_player_starts_next, clause::first_start_player, clause::cards_return_after_eight) {
  const auto board = book::any_board();
  const book::Table state = book::any_state();
  const auto read_board = read_in<Board<D>>(board);
  const auto read = read_in<State<D>>(state);
  const auto together = [](const book::Table& table) { return table.in_round || table.badge == table.holder; };
  const auto ended = read_in<book::Table>(end_turn<D>(read_board, read));
  const auto begun = read_in<book::Table>(begin<D>(read_board, read_in<BySeat<typename D::Set>>(any_sets<5>("special")),
                                                   typename D::Num(any_num("start"))));
  const auto dealt = read_in<book::Table>(redeal<D>(read, read_in<BySeat<typename D::Set>>(any_sets<5>("special"))));
  proof.claim("at the beginning", together(begun) && !begun.in_round);
  proof.assume_invariant(together(state));
  proof.claim("after a turn", together(ended));
  proof.claim("after a redeal", together(dealt));
}

}  // namespace rulecheck::the_bremens
