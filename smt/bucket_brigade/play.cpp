// "Playing the Game" and "End of a Heat": which plays are legal, where bears go, when a heat is over.
#include "model/bucket_brigade/play.hpp"

#include "smt/bucket_brigade/turns.hpp"
#include "smt/core/free_counts.hpp"

namespace rulecheck::bucket_brigade {
namespace {

/// A play as an entry of a log says it, with everything free.
struct FreePlay {
  book::Card card = book::any_card("card");
  bucket_brigade::Play<Symbolic> entry{any_num("seat"),        card.set,       any_bool("names_bear"), any_num("bear"),
                                       any_bool("says_space"), any_num("said")};

  SymBool in_range() const { return card.in_game && book::is_bear(entry.bear); }
  SymNum moved() const { return select(card.is_joker(), entry.bear, card.suit); }
};

/// A free state and a free play; seats, bears and spaces are in range.
template <class D, int players>
struct Judged {
  FreePlay play;
  book::Agreed agreement = book::any_agreement();
  book::Table<players> state = book::any_state<players>();
  BrokenPlay<Symbolic> broken = read_in<BrokenPlay<Symbolic>>(
      judge<D, players>(read_in<Agreement<D>>(agreement), read_in<State<D, players>>(state),
                        read_in<bucket_brigade::Play<D>>(play.entry)));

  explicit Judged(Proof& proof) {
    proof.reset();
    proof.assume(play.in_range() && book::is_seat<players>(play.entry.seat) && book::is_board(agreement.board));
    proof.assume(book::on_their_way(agreement.board, state.space));
    proof.assume(SymNum(1) <= state.heat && state.heat <= SymNum(players + 1));
  }
  SymNum position() const { return at(state.space, play.moved()); }
  SymBool in_hand() const {
    SymBool some(false);
    for (std::size_t seat = 0; seat < players; ++seat) {
      some = some || (play.entry.seat == book::seat_number(seat) && book::has(state.hand[seat], play.card));
    }
    return some;
  }
  SymBool other_bear() const { return play.entry.names_bear && !(play.entry.bear == play.card.suit); }
  /// Not to be played there, or said to arrive elsewhere.
  SymBool wrongly() const {
    const SymBool forbidden = agreement.readings.overrun_forbidden && book::too_far(agreement, position(), play.card);
    return forbidden ||
           (play.entry.says_space && !(play.entry.space == book::arrives(agreement, position(), play.card)));
  }
};

template <class D, int players>
void plays_are_judged(Proof& proof) {
  const Judged<D, players> judged(proof);
  const auto& [play, agreement, state, broken] = judged;
  const SymBool colour = !play.card.is_joker(), walk = play.card.is_walk(), run = play.card.is_run();
  auto claim = [&](const std::string& what, const SymBool& by_the_rules, const SymBool& by_the_book) {
    proof.claim(book::with<players>(what), by_the_rules == by_the_book);
  };
  claim("all heats have been played", broken.game_is_over, state.heat == SymNum(players + 1));
  claim("nothing is dealt yet", broken.before_the_first_deal, !state.in_heat && state.heat == SymNum(1));
  claim("the heat has ended", broken.between_heats, !state.in_heat && SymNum(2) <= state.heat);
  claim("another seat has the turn", broken.out_of_turn, !(play.entry.seat == state.turn));
  claim("the card is not in hand", broken.foreign_card, !judged.in_hand());
  claim("a walk-card moves another bear", broken.walk_of_another_bear, colour && walk && judged.other_bear());
  claim("a run-card moves another bear", broken.run_of_another_bear, colour && run && judged.other_bear());
  claim("a joker moves no bear", broken.joker_without_bear, play.card.is_joker() && !play.entry.names_bear);
  claim("a walk-card goes elsewhere", broken.walk_advances_wrongly, colour && walk && judged.wrongly());
  claim("a run-card goes elsewhere", broken.run_advances_wrongly, colour && run && judged.wrongly());
  claim("a joker goes elsewhere", broken.joker_advances_wrongly,
        play.card.is_joker() && play.entry.names_bear && judged.wrongly());
}

/// Whoever has the turn in a heat may play each card in hand, on its bear or, a joker, on any.
template <class D, int players>
void every_card_can_be_played(Proof& proof) {
  const Judged<D, players> judged(proof);
  const auto& [play, agreement, state, broken] = judged;
  proof.assume(state.in_heat && state.heat <= SymNum(players) && play.entry.seat == state.turn && judged.in_hand());
  proof.assume(!agreement.readings.overrun_forbidden && play.entry.names_bear && !play.entry.says_space);
  proof.assume(play.card.is_joker() || play.entry.bear == play.card.suit);
  std::apply([&](auto... breach) { proof.claim(book::with<players>("nothing is broken"), !(... || (broken.*breach))); },
             BrokenPlay<Symbolic>::fields);
}

/// What a play changes, but for the results.
template <class D, int players>
void play_moves_card_and_bear(Proof& proof) {
  book::for_each_seat<players>([&](std::size_t seat) {
    const FreeCounts sizes;
    const book::Turn<D, players> turn(seat);
    const auto &before = turn.before, &after = turn.after;
    proof.reset();
    proof.assume(turn.legal());
    SymBool one_card = after.played == (before.played | turn.card.set) && after.discards == before.discards;
    for (std::size_t holder = 0; holder < players; ++holder) {
      one_card =
          one_card && after.hand[holder] == (holder == seat ? before.hand[seat] - turn.card.set : before.hand[holder]);
    }
    SymBool one_bear(true), results_stay(true);
    for (std::size_t bear = 0; bear < 4; ++bear) {
      const SymBool moved = turn.bear == book::seat_number(bear);
      one_bear = one_bear && after.space[bear] == select(moved, turn.arrival, before.space[bear]);
    }
    for (std::size_t heat = 0; heat < players; ++heat) {
      const SymBool this_one = turn.ends() && before.heat == SymNum(static_cast<int>(heat) + 1);
      for (std::size_t holder = 0; holder < players; ++holder) {
        results_stay = results_stay && (this_one || after.result[heat][holder] == before.result[heat][holder]);
      }
    }
    const SymNum next = book::seat_number(book::clockwise<players>(seat, 1));
    const std::string name = book::with<players>(book::numbered("seat", seat));
    proof.claim(name + ": the card goes from the hand to the pile", one_card);
    proof.claim(name + ": one bear advances, the others stay", one_bear);
    proof.claim(name + ": the heat is over exactly if that bear is in the cave", after.in_heat == !turn.ends());
    proof.claim(name + ": the next one clockwise has the turn, or the heat is over",
                after.turn == select(turn.ends(), before.turn, next));
    proof.claim(name + ": the next heat, dealt by the left neighbour, or the same heat",
                select(turn.ends(),
                       after.heat == before.heat + SymNum(1) && after.dealer == book::left_of<players>(before.dealer),
                       after.heat == before.heat && after.dealer == before.dealer));
    proof.claim(name + ": other results stay", with_parts(results_stay, book::any_points(turn)));
  });
}

/// Where the bears stand after a play.
template <class D, int players>
void bears_go_forward(Proof& proof) {
  book::for_each_seat<players>([&](std::size_t seat) {
    const FreeCounts sizes;
    const book::Turn<D, players> turn(seat);
    const SymNum& cave = turn.agreement.board.cave;
    proof.reset();
    proof.assume(turn.legal());
    SymBool forward(true), exactly_one(false), none(true);
    for (std::size_t bear = 0; bear < 4; ++bear) {
      forward = forward && turn.before.space[bear] <= turn.after.space[bear] && turn.after.space[bear] <= cave;
      none = none && turn.after.space[bear] < cave;
      SymBool alone = turn.after.space[bear] == cave;
      for (std::size_t other = 0; other < 4; ++other) {
        if (other != bear) alone = alone && turn.after.space[other] < cave;
      }
      exactly_one = exactly_one || alone;
    }
    const std::string name = book::with<players>(book::numbered("seat", seat));
    proof.claim(name + ": no bear goes back or beyond the cave", forward);
    proof.claim(name + ": one bear is in the cave if the heat is over, else none",
                select(turn.after.in_heat, none, exactly_one));
    if (seat == 0) proof.possible(name + ": the heat can end", exactly_one);
  });
}

/// What is written down when a heat ends: of the points that the cards left are worth (see score.cpp), whatever they
/// are.
template <class D, int players>
void results_are_written_down(Proof& proof) {
  book::for_each_seat<players>([&](std::size_t seat) {
    const FreeCounts sizes;
    const book::Turn<D, players> turn(seat);
    proof.reset();
    proof.assume(turn.legal());
    const auto points = any_nums<players>("points");
    SymBool written(true);
    for (std::size_t holder = 0; holder < players; ++holder) {
      proof.assume(SymNum(-1000) <= points[holder] && points[holder] <= SymNum(1000));
      const SymNum bonus(holder == seat ? 6 : 0);
      const SymNum first = select(SymNum(0) <= points[holder], points[holder], SymNum(0)) + bonus;
      const SymNum last = select(SymNum(0) <= points[holder] + bonus, points[holder] + bonus, SymNum(0));
      const SymNum expected = select(turn.agreement.readings.clamp_before_bonus, first, last);
      for (std::size_t heat = 0; heat < players; ++heat) {
        const SymBool this_one = turn.before.heat == SymNum(static_cast<int>(heat) + 1);
        written = written && implies(this_one, turn.after.result[heat][holder] == expected);
      }
    }
    const std::string name = book::with<players>(book::numbered("seat", seat));
    const auto free_points = book::any_points(turn);
    proof.claim(name + ": a heat that is ended is written down",
                with_parts(implies(turn.ends(), written), free_points));
    proof.assume_invariant(book::results_recorded<players>(turn.before));
    proof.claim(name + ": no result is negative, and those to come are 0",
                with_parts(book::results_recorded<players>(turn.after), free_points));
  });
}

}  // namespace

PROOF(BucketBrigadePlay, ACardMovesItsBearByOneOrTwoSpaces, clause::walk_one_space, clause::run_two_spaces,
      clause::joker_moves_any_bear, clause::heat_ends_in_the_cave) {
  const FreePlay play;
  const book::Agreed agreement = book::any_agreement();
  const auto space = any_nums<4>("space");
  const auto read = read_in<bucket_brigade::Play<D>>(play.entry);
  const auto board = read_in<Board<D>>(agreement.board);
  const typename D::Num bear(play.entry.bear);
  proof.assume(play.in_range() && book::is_board(agreement.board) && book::on_their_way(agreement.board, space));
  const SymNum position = at(space, play.entry.bear);
  proof.claim("a card of a colour moves the bear of its colour, a joker any",
              plain(moved_bear<D>(read)) == play.moved());
  proof.claim("one space or two", plain(steps<D>(read.card)) == select(play.card.is_run(), SymNum(2), SymNum(1)));
  proof.claim("two spaces are too many exactly one space before the cave",
              plain(overruns<D>(board, read_in<ByBear<typename D::Num>>(space), bear, read.card)) ==
                  book::too_far(agreement, position, play.card));
  proof.claim("it arrives there, or in the cave",
              plain(arrival<D>(board, read_in<ByBear<typename D::Num>>(space), bear, read.card)) ==
                  book::arrives(agreement, position, play.card));
}

PROOF(BucketBrigadePlay, APlayIsJudgedAsTheBookSays, clause::play_one_card, clause::walk_one_space,
      clause::run_two_spaces, clause::joker_moves_any_bear, clause::begin_left_of_the_dealer, clause::turn_ends,
      clause::heat_ends_in_the_cave, clause::add_up_the_heats, clause::first_dealer) {
  plays_are_judged<D, 3>(proof);
  plays_are_judged<D, 4>(proof);
  plays_are_judged<D, 5>(proof);
}

PROOF(BucketBrigadePlay, WithOverrunEveryCardInHandCanBePlayed, clause::play_one_card, clause::walk_one_space,
      clause::run_two_spaces, clause::joker_moves_any_bear) {
  every_card_can_be_played<D, 3>(proof);
  every_card_can_be_played<D, 4>(proof);
  every_card_can_be_played<D, 5>(proof);
}

PROOF(BucketBrigadePlay, APlayMovesOneCardAndOneBearAndPassesTheTurn, clause::play_one_card, clause::turn_ends,
      clause::begin_left_of_the_dealer, clause::heat_ends_in_the_cave, clause::dealer_moves_left) {
  play_moves_card_and_bear<D, 3>(proof);
  play_moves_card_and_bear<D, 4>(proof);
  play_moves_card_and_bear<D, 5>(proof);
}

PROOF(BucketBrigadePlay, BearsNeverGoBackAndOneEndsTheHeat, clause::heat_ends_in_the_cave, clause::walk_one_space,
      clause::run_two_spaces) {
  bears_go_forward<D, 3>(proof);
  bears_go_forward<D, 4>(proof);
  bears_go_forward<D, 5>(proof);
}

PROOF(BucketBrigadePlay, TheResultsOfAHeatAreWrittenDownWhenItEnds, clause::record_totals_from_zero,
      clause::bonus_for_finishing, clause::score_remaining_cards, clause::heat_ends_in_the_cave) {
  results_are_written_down<D, 3>(proof);
  results_are_written_down<D, 4>(proof);
  results_are_written_down<D, 5>(proof);
}

}  // namespace rulecheck::bucket_brigade
