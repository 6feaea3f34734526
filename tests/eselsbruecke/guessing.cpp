// "Rounds 3 - 4" and the special cases: whose turn it is, what a guess changes, and the aid for who has no tile.
#include "model/eselsbruecke/guessing.hpp"

#include "model/eselsbruecke/success.hpp"
#include "tests/eselsbruecke/tables.hpp"

namespace rulecheck::eselsbruecke {
namespace {

template <class D, int players>
State<D, players> after(const Agreement<D>& agreement, State<D, players> state, const std::vector<Guess<D>>& guesses) {
  for (const Guess<D>& guess : guesses) state = enter_guess<D, players>(agreement, state, guess);
  return state;
}

using Bits = std::vector<std::uint64_t>;

}  // namespace

EXAMPLE(EselsbrueckeGuessing, TilesGoRoundFromTheLeft, clause::tell_then_distribute, clause::no_tile_no_guess,
        clause::storyteller_takes_the_rest) {
  const auto agreement = agreement_of<D>({});
  for (int storyteller = 0; storyteller < 4; ++storyteller) {
    const auto state = in_guessing<D, 4>(agreement, 6, storyteller);
    Bits expected(4);
    for (int place = 1; place <= 3; ++place) {
      expected.at(static_cast<std::size_t>((storyteller + place) % 4)) = std::uint64_t{1} << (place - 1);
    }
    expected.at(static_cast<std::size_t>(storyteller)) = 0b11000U;
    trial.expect(bits_of<D, 4>(state.hand) == expected, "one tile for each, two for the storyteller");
    trial.expect(known(state.guesser) == (storyteller + 1) % 4 && known(state.guessing), "his left neighbour to begin");
    trial.expect(known(invariant<D, 4>(agreement, state)), "a sound state");
  }
}

EXAMPLE(EselsbrueckeGuessing, TurnsPassOverWhoIsOut, clause::clockwise_until_all_are_named, clause::guess_again,
        clause::mistake_puts_out, clause::storyteller_never_guesses, clause::named_tile_is_won) {
  const auto agreement = agreement_of<D>({});
  auto state = in_guessing<D, 5>(agreement, 6, 2);  // seats 3, 4, 0, 1 hold tiles 0 to 3, seat 2 tile 4
  const auto expect = [&](const Guess<D>& guess, int next, const Bits& hands, const Bits& open) {
    state = enter_guess<D, 5>(agreement, state, guess);
    trial.expect(known(state.guesser) == next, [&] { return "seat " + std::to_string(next) + " to be next"; });
    trial.expect(bits_of<D, 5>(state.hand) == hands && bits_of<D, 5>(state.open) == open, "tiles to be handed over");
    trial.expect(known(invariant<D, 5>(agreement, state)), "a sound state");
  };
  expect(naming<D>(3, 1), 4, {0b00100, 0b01000, 0b10000, 0b00001, 0}, {0, 0, 0, 0b00010, 0});
  expect(naming<D>(4), 0, {0b00100, 0b01000, 0b10000, 0b00001, 0}, {0, 0, 0, 0b00010, 0});
  expect(naming<D>(0, 1), 1, {0b00100, 0b01000, 0b10000, 0b00001, 0}, {0, 0, 0, 0b00010, 0});  // named already
  expect(naming<D>(1, 4), 3, {0b00100, 0b01000, 0, 0b00001, 0}, {0, 0b10000, 0, 0b00010, 0});
  expect(naming<D>(3, 0), 1, {0b00100, 0b01000, 0, 0b00001, 0}, {0, 0b10000, 0, 0b00010, 0});  // his own
  expect(naming<D>(1, 2), 1, {0, 0b01000, 0, 0b00001, 0}, {0, 0b10100, 0, 0b00010, 0});
  trial.expect(!known(guessing_ends<D, 5>(state)), "two motifs to be left");
  state = enter_guess<D, 5>(agreement, state, naming<D>(1));
  trial.expect(known(guessing_ends<D, 5>(state)), "everybody to be out");
}

EXAMPLE(EselsbrueckeGuessing, TheLastMotifIsKeptByItsHolder, clause::last_motif_in_own_hand) {
  const auto agreement = agreement_of<D>({});
  auto state = after<D, 3>(agreement, in_guessing<D, 3>(agreement, 4, 0), {naming<D>(1, 2), naming<D>(2)});
  trial.expect(!known(holds_the_last<D, 3>(state, Given<D>::num(1))), "two motifs to be left");
  state = enter_guess<D, 3>(agreement, state, naming<D>(1, 1));
  for (int seat = 0; seat < 3; ++seat) {
    trial.expect(known(holds_the_last<D, 3>(state, Given<D>::num(seat))) == (seat == 1), "seat 1 to hold the last");
  }
  state = enter_guess<D, 3>(agreement, state, keeping<D>(1, 0));
  trial.expect(known(guessing_ends<D, 3>(state)) && !known(state.out[1]), "the round to end without a mistake");
  trial.expect(bits_of<D, 3>(state.open) == Bits{0, 0b111, 0} && bits_of<D, 3>(state.hand) == Bits{0, 0, 0},
               "all tiles to lie open");
}

EXAMPLE(EselsbrueckeGuessing, TheFirstTileIsAnAidAndIsPassedOn, clause::first_tile_as_aid,
        clause::named_motifs_as_aid) {
  for (const bool none : {false, true}) {
    Settings settings;
    settings.aid_is_not_passed_on = none;
    const auto agreement = agreement_of<D>(settings);
    const auto begun = in_guessing<D, 6>(agreement, 3, 4);  // seats 5, 0, 1 hold tiles 0 to 2, seats 2 and 3 none
    auto state = after<D, 6>(agreement, begun, {naming<D>(5), naming<D>(0)});
    trial.expect(bits_of<D, 6>(state.hand) == Bits{0b010, 0b100, 0, 0, 0, 0b001}, "nothing to move so far");
    state = enter_guess<D, 6>(agreement, state, naming<D>(1));
    trial.expect(bits_of<D, 6>(state.hand) == Bits{0b010, 0b100, 0b001, 0, 0, 0}, "seat 2 to get the first tile");
    trial.expect(known(invariant<D, 6>(agreement, state)), "a sound state");
    const auto passed = enter_guess<D, 6>(agreement, state, naming<D>(2));
    const Bits expected = none ? Bits{0b010, 0b100, 0b001, 0, 0, 0} : Bits{0b010, 0b100, 0, 0b001, 0, 0};
    trial.expect(bits_of<D, 6>(passed.hand) == expected, "seat 3 to get it if it is passed on");
    // After a motif has been named nobody gets an aid.
    const auto named = enter_guess<D, 6>(agreement, state, naming<D>(2, 1));
    trial.expect(bits_of<D, 6>(named.hand) == Bits{0, 0b100, 0b001, 0, 0, 0} && known(named.guesser) == 3,
                 "seat 3 to guess without an aid");
  }
}

EXAMPLE(EselsbrueckeGuessing, AGuessingRoundIsSettled, clause::faultless_keep_their_tiles, clause::given_tiles_leave,
        clause::stop_tile_as_reward, clause::no_reward_after_a_mistake, clause::next_storyteller_clockwise,
        clause::left_neighbour_begins) {
  const auto agreement = agreement_of<D>({});
  // Seats 1, 2, 3 hold tiles 0 to 2, seat 0 tile 3; two tiles are due for a mistake.
  const auto begun = in_guessing<D, 4>(agreement, 5, 0, "psp");
  const auto ends = [&](const std::vector<Guess<D>>& guesses) {
    const auto state = after<D, 4>(agreement, begun, guesses);
    trial.expect(known(guessing_ends<D, 4>(state)), "the guessing round to end");
    const auto settled = settle<D, 4>(agreement, state, settlement<D, 4>(agreement, state));
    trial.expect(known(invariant<D, 4>(agreement, settled)), "a sound state");
    trial.expect(known(settled.storyteller) == 1 && known(settled.guesser) == 2 && !known(settled.guessing),
                 "the turn to go on");
    return settled;
  };
  const auto faultless = ends({naming<D>(1, 1), naming<D>(2, 0), naming<D>(3, 3), naming<D>(1, 2)});
  trial.expect(stack_texts<D, 4>(faultless) == std::vector<StackText>{"spsp", "pppsp", "ppsp", "ppsp"}, "a stop tile");
  trial.expect(known(faultless.supply) == known(begun.supply) - 1 && known(faultless.removed) == known(begun.removed),
               "it to come out of the supply");
  const auto one = ends({naming<D>(1, 1), naming<D>(2), naming<D>(3, 3), naming<D>(1, 2), naming<D>(3, 0)});
  trial.expect(stack_texts<D, 4>(one) == std::vector<StackText>{"psp", "pppsp", "sp", "pppsp"}, "no stop tile");
  trial.expect(known(one.removed) == known(begun.removed) + 1 && known(one.supply) == known(begun.supply),
               "one tile to be removed");
  const auto all = ends({naming<D>(1, 3), naming<D>(2), naming<D>(3), naming<D>(1)});
  trial.expect(stack_texts<D, 4>(all) == std::vector<StackText>{"psp", "sp", "sp", "sp"}, "everybody to lose a tile");
  trial.expect(known(all.removed) == known(begun.removed) + 7, "three tiles left, one open and three from stacks");
}

}  // namespace rulecheck::eselsbruecke
