// How far the bears get with the cards of a heat, and on which boards a heat always ends before the cards run out.
#include "smt/bucket_brigade/turns.hpp"
#include "smt/core/free_counts.hpp"

namespace rulecheck::bucket_brigade {
namespace {

/// What is known of the sizes of the pile before and after a play, of all cards and of the run-cards.
template <class D, int players>
SymBool pile_grows(const book::Turn<D, players>& turn) {
  const SymSet run(book::every_run), single = turn.card.set, before = turn.before.played, after = turn.after.played;
  return book::counts_as_one(turn.card) && sizes_add_up(before, single) && same_size(after, before | single) &&
         sizes_add_up(before & run, single & run) && same_size(after & run, (before & run) | (single & run));
}

/// In a heat the bears stand as far from the beehives, together, as the values of the cards played: a play adds the
/// same to both, but for a step that is lost in the cave.
template <class D, int players>
void bears_use_up_the_cards(Proof& proof) {
  book::for_each_seat<players>([&](std::size_t seat) {
    const FreeCounts sizes;
    const std::string name = book::with<players>(book::numbered("seat", seat));
    for (std::size_t bear = 0; bear < 4; ++bear) {
      const book::Turn<D, players> turn(seat, book::seat_number(bear));
      const SymNum lost = select(book::too_far(turn.agreement, turn.position, turn.card), SymNum(1), SymNum(0));
      const SymNum gone = book::spaces_together(turn.after.space) + lost;
      proof.reset();
      proof.assume(turn.legal());
      proof.claim(name + book::numbered(": by the value of the card goes on bear", bear),
                  gone == book::spaces_together(turn.before.space) + book::steps(turn.card));
      proof.claim(name + book::numbered(": nothing is lost while the heat goes on, bear", bear),
                  implies(turn.after.in_heat, lost == SymNum(0)));
    }
    const book::Turn<D, players> turn(seat);
    proof.reset();
    proof.assume(turn.card.in_game && !overlaps(turn.card.set, turn.before.played) && pile_grows<D, players>(turn));
    proof.claim(
        name + ": by the value of the card the pile is worth more",
        book::steps_together(turn.after.played) == book::steps_together(turn.before.played) + book::steps(turn.card));
  });
}

/// So both stay equal: the numbers of one play, without a rule.
void both_stay_equal(Proof& proof) {
  const SymNum spaces = any_num("spaces"), played = any_num("played"), steps = any_num("steps"), lost = any_num("lost"),
               spaces_after = any_num("spaces_after"), played_after = any_num("played_after");
  proof.reset();
  proof.assume(spaces_after + lost == spaces + steps && played_after == played + steps);
  proof.assume_invariant(spaces == played);
  proof.claim("as far as the cards are worth, but for what is lost", spaces_after + lost == played_after);
}

/// No bear gets further than two spaces for each card, and until the heat ends every card has taken one on by a space.
template <class D, int players>
void heats_have_their_lengths(Proof& proof) {
  book::for_each_seat<players>([&](std::size_t seat) {
    const FreeCounts sizes;
    const book::Turn<D, players> turn(seat);
    const SymNum before = count(turn.before.played), after = count(turn.after.played);
    const SymNum runs = count(turn.before.played & SymSet(book::every_run));
    auto within = [](const ByBear<SymNum>& space, const SymNum& cards) {
      SymBool all(true);
      for (const SymNum& bear : space) all = all && bear <= cards + cards;
      return all;
    };
    proof.reset();
    proof.assume(turn.legal() && !overlaps(turn.before.hand[seat], turn.before.played));
    proof.assume(pile_grows<D, players>(turn) && SymNum(0) <= before && before < SymNum(55) && SymNum(0) <= runs);
    proof.assume_invariant(within(turn.before.space, before));
    const std::string name = book::with<players>(book::numbered("seat", seat));
    proof.claim(name + ": at most two spaces for each card", within(turn.after.space, after));
    proof.claim(name + ": a heat has at least half as many plays as the way has spaces",
                implies(turn.ends(), turn.agreement.board.cave <= after + after));
    proof.assume_invariant(book::spaces_together(turn.before.space) == book::steps_together(turn.before.played));
    proof.claim(name + ": and at most one more than four bears can take before the cave",
                after <= SymNum(4) * (turn.agreement.board.cave - SymNum(1)) + SymNum(1));
  });
}

template <class D, int players>
void no_card_no_step(Proof& proof) {
  proof.reset();
  const FreeCounts sizes;
  const auto state = read_in<book::Table<players>>(
      deal<D, players>(read_in<State<D, players>>(book::any_state<players>()),
                       read_in<BySeat<typename D::Set, players>>(any_sets<players>("dealt"))));
  proof.claim(book::with<players>("after the deal"),
              book::spaces_together(state.space) == book::steps_together(state.played));
}

/// A pile of all cards but the discards has more steps than four bears before the cave can have made.
template <int players>
void bears_run_out_of_spaces(Proof& proof) {
  const FreeCounts sizes;
  const SymSet deck(book::deck), run(book::every_run);
  auto state = book::any_state<players>();
  proof.reset();
  state.hand = {};
  proof.assume(book::partition(book::places(state)));
  proof.claim(book::with<players>("without hands the pile is the rest of the discards"),
              state.played == deck - state.discards && (state.played & run) == run - (state.discards & run) &&
                  contains(deck, state.discards) && contains(run, state.discards & run));
  proof.reset();
  const book::Agreed agreement = book::any_agreement();
  const SymSet& out = state.discards;
  // By sizes alone.
  const SymNum of_run = count(out & run);
  proof.assume(count(state.played) + count(out) == SymNum(55) && count(state.played & run) + of_run == SymNum(25));
  proof.assume(count(out) == SymNum(book::discards<players>) && of_run <= count(out) && sizes.in_range());
  const SymNum most(players == 3 ? 60 : players == 4 ? 74 : 80);
  proof.claim(book::with<players>("so many steps at least"), most <= book::steps_together(state.played));
  proof.assume(book::is_board(agreement.board, book::longest_way<players>));
  proof.assume(book::on_their_way(agreement.board, state.space));
  proof.claim(book::with<players>("more than the bears have made"),
              book::spaces_together(state.space) < book::steps_together(state.played));
}

/// Of true sizes: what a pile and the discards that make up all cards are together, and a part of a set.
void sizes_of_rest_and_part(Proof& proof) {
  const SymSet deck(book::deck), run(book::every_run), out = any_set("out");
  proof.reset();
  const FreeCounts sizes;
  proof.assume(contains(deck, out) && sizes_subtract(deck, out) && sizes_subtract(run, out & run));
  proof.assume(sizes_subtract(out, out & run) && sizes.in_range());
  proof.claim("the rest of the cards", count(deck - out) + count(out) == SymNum(55));
  proof.claim("the rest of the run-cards", count(run - (out & run)) + count(out & run) == SymNum(25));
  proof.claim("the run-cards of the discards are no more than these", count(out & run) <= count(out));
}

/// So whoever has the turn has a card: if not, nobody has. Seats are counted from the dealer's here; no rule is read.
template <int players>
void nobody_is_without_a_card(Proof& proof) {
  for (std::size_t turn = 0; turn < players; ++turn) {
    const FreeCounts sizes;
    const auto state = book::any_state<players>();
    proof.reset();
    proof.assume_invariant(book::hands_in_turn<players>(state, 0, turn));
    SymBool nobody_has_any(true);
    for (const SymSet& hand : state.hand) nobody_has_any = nobody_has_any && count(hand) == SymNum(0);
    proof.assume(sizes.in_range());
    proof.claim(book::with<players>(book::numbered("without a card nobody has any, turn", turn)),
                implies(count(state.hand[turn]) == SymNum(0), nobody_has_any));
  }
}

/// A heat on a board that is one space longer: by suit, in this order, how many walk-cards and run-cards are left out
/// of the heat, and what the jokers do for each bear.
struct LongHeat {
  std::array<int, 5> runs_out;
  std::array<int, 4> joker_walks, joker_runs;
};
template <int players>
constexpr LongHeat long_heat() {
  if constexpr (players == 3) return {{2, 2, 2, 2, 2}, {1, 1, 1, 3}, {1, 1, 1, 0}};
  if constexpr (players == 4) return {{0, 0, 0, 0, 3}, {1, 1, 3, 1}, {1, 1, 0, 0}};
  if constexpr (players == 5) return {{0, 0, 0, 0, 0}, {0, 0, 2, 4}, {2, 2, 1, 0}};
}

/// A play of that heat.
struct LongPlay {
  int element, bear;
};
template <int players>
std::vector<LongPlay> long_plays() {
  const LongHeat heat = long_heat<players>();
  std::vector<LongPlay> plays;
  int joker_walk = 12 * book::joker, joker_run = joker_walk + 6;
  for (int bear = 0; bear < 4; ++bear) {
    const auto at = static_cast<std::size_t>(bear);
    for (int number = 0; number < 11 - heat.runs_out[at]; ++number) plays.push_back({12 * bear + number, bear});
    for (int i = 0; i < heat.joker_walks[at]; ++i) plays.push_back({joker_walk++, bear});
    for (int i = 0; i < heat.joker_runs[at]; ++i) plays.push_back({joker_run++, bear});
  }
  return plays;
}

/// The terms of a state with known values, as short as can be.
template <int players>
book::Table<players> simplified(book::Table<players> state) {
  auto simplify = [](auto& value) { value.term = value.term.simplify(); };
  for (auto& hand : state.hand) simplify(hand);
  for (auto& bear : state.space) simplify(bear);
  for (auto& heat : state.result) {
    for (auto& result : heat) simplify(result);
  }
  simplify(state.played);
  simplify(state.discards);
  simplify(state.heat);
  simplify(state.dealer);
  simplify(state.turn);
  simplify(state.in_heat);
  return state;
}

template <class D, int players>
void cards_run_out(Proof& proof) {
  const FreeCounts sizes;  // of sets that are known: their sizes are known
  proof.reset();
  const auto plays = long_plays<players>();
  BySeat<std::uint64_t, players> cards{};
  for (std::size_t i = 0; i < plays.size(); ++i) cards[(i + 1) % players] |= std::uint64_t{1} << plays[i].element;
  BySeat<SymSet, players> hands;
  for (std::size_t seat = 0; seat < players; ++seat) hands[seat] = SymSet(cards[seat]);
  book::Agreed agreement;
  agreement.board.cave = SymNum(book::longest_way<players> + 1);
  const auto read = read_in<Agreement<D>>(agreement);
  const auto read_hands = read_in<BySeat<typename D::Set, players>>(hands);
  const auto begun = begin<D, players>(typename D::Num(SymNum(0)));
  SymBool legal = !plain(deals_a_wrong_hand<D, players>(read_hands));
  auto state = simplified<players>(read_in<book::Table<players>>(deal<D, players>(begun, read_hands)));
  for (const LongPlay& play : plays) {
    const bucket_brigade::Play<Symbolic> entry{state.turn,     SymSet(std::uint64_t{1} << play.element),
                                               SymBool(true),  SymNum(play.bear),
                                               SymBool(false), SymNum(0)};
    const auto before = read_in<State<D, players>>(state);
    const auto broken =
        read_in<BrokenPlay<Symbolic>>(judge<D, players>(read, before, read_in<bucket_brigade::Play<D>>(entry)));
    std::apply([&](auto... breach) { legal = legal && !(... || (broken.*breach)); }, BrokenPlay<Symbolic>::fields);
    state = simplified<players>(read_in<book::Table<players>>(
        step<D, players>(read, before, typename D::Set(entry.card), typename D::Num(entry.bear))));
  }
  SymBool nothing_left(true);
  for (const SymSet& hand : state.hand) nothing_left = nothing_left && is_empty(hand);
  proof.claim(book::with<players>("a legal heat goes on without a card in any hand"),
              SymBool(legal.term.simplify()) && nothing_left && state.in_heat);
}

}  // namespace

PROOF(BucketBrigadeBoard, TheBearsStandAsFarAsTheCardsPlayedAreWorth, clause::walk_one_space, clause::run_two_spaces,
      clause::joker_moves_any_bear, clause::bears_start_at_the_beehives) {
  no_card_no_step<D, 3>(proof);
  no_card_no_step<D, 4>(proof);
  no_card_no_step<D, 5>(proof);
  both_stay_equal(proof);
  bears_use_up_the_cards<D, 3>(proof);
  bears_use_up_the_cards<D, 4>(proof);
  bears_use_up_the_cards<D, 5>(proof);
}

PROOF(BucketBrigadeBoard, AHeatHasAtLeastHalfAsManyPlaysAsTheWayHasSpaces, clause::walk_one_space,
      clause::run_two_spaces, clause::heat_ends_in_the_cave) {
  heats_have_their_lengths<D, 3>(proof);
  heats_have_their_lengths<D, 4>(proof);
  heats_have_their_lengths<D, 5>(proof);
}

// With BucketBrigadeState (what is where, whose turn it is) and the proof before this one.
LEMMA(BucketBrigadeBoard, AHeatEndsBeforeTheCardsRunOut) {
  sizes_of_rest_and_part(proof);
  bears_run_out_of_spaces<3>(proof);
  bears_run_out_of_spaces<4>(proof);
  bears_run_out_of_spaces<5>(proof);
  nobody_is_without_a_card<3>(proof);
  nobody_is_without_a_card<4>(proof);
  nobody_is_without_a_card<5>(proof);
}

PROOF(BucketBrigadeBoard, OnALongerBoardTheCardsCanRunOut, clause::heat_ends_in_the_cave, clause::play_one_card) {
  cards_run_out<D, 3>(proof);
  cards_run_out<D, 4>(proof);
  cards_run_out<D, 5>(proof);
}

}  // namespace rulecheck::bucket_brigade
