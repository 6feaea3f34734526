// What must always hold: every way in which a state can be wrong is noticed, and only a wrong state is.
#include "model/eselsbruecke/invariant.hpp"

#include "tests/eselsbruecke/tables.hpp"

namespace rulecheck::eselsbruecke {
namespace {

template <class D>
bool is_sound(const Agreement<D>& agreement, const State<D, 4>& state) {
  return known(invariant<D, 4>(agreement, state));
}

/// The state with one part changed by host code is unsound.
template <class D, class Change>
bool notices(const Agreement<D>& agreement, State<D, 4> state, const Change& change) {
  change(state);
  return !is_sound<D>(agreement, state);
}

template <class D>
void change_by(typename D::Num& number, int difference) {
  number = Given<D>::num(known(number) + difference);
}

/// Before a turn, after a story, and while a story is guessed.
template <class D>
std::vector<State<D, 4>> states(const Agreement<D>& agreement) {
  return {at_turn<D, 4>(agreement, 2, 1),
          at_turn<D, 4>(agreement, 4, 2, "psp"),
          tell<D, 4>(agreement, at_turn<D, 4>(agreement, 4, 2)),
          in_guessing<D, 4>(agreement, 4, 2),
          in_guessing<D, 4>(agreement, 5, 3),
          at_turn<D, 4>(agreement, 7, 0)};
}

}  // namespace

EXAMPLE(EselsbrueckeInvariant, StatesOfAGameAreSound, clause::picture_and_stop_tiles, clause::next_free_field,
        clause::tell_then_distribute, clause::base_tile) {
  for (const bool expert : {false, true}) {
    for (const bool marker : {false, true}) {
      Settings settings;
      settings.expert = expert;
      settings.base_is_a_marker = marker;
      settings.penalties = default_penalties(expert);
      const auto agreement = agreement_of<D>(settings);
      trial.expect(is_sound<D>(agreement, begin<D, 4>(agreement, Given<D>::num(2))), "a game that begins");
      for (int round = 1; round <= settings.rounds(); ++round) {
        for (int seat = 0; seat < 4; ++seat) {
          const StackText stack = marker ? "" : "p";
          trial.expect(is_sound<D>(agreement, at_turn<D, 4>(agreement, round, seat, stack)), "before a turn");
          if (round == 1) {
            trial.expect(!is_sound<D>(agreement, at_turn<D, 4>(agreement, round, seat, stack + "p")),
                         "more tiles in the stacks than can be won before the first story to be noticed");
          }
          if (round <= 2) continue;
          trial.expect(is_sound<D>(agreement, in_guessing<D, 4>(agreement, round, seat, stack)), "in guessing");
        }
      }
    }
  }
}

EXAMPLE(EselsbrueckeInvariant, LostAndForeignTilesAreNoticed, clause::picture_and_stop_tiles,
        clause::given_tiles_leave) {
  const auto agreement = agreement_of<D>({});
  for (const State<D, 4>& state : states<D>(agreement)) {
    trial.expect(is_sound<D>(agreement, state), "a sound state");
    for (const int difference : {-1, 1}) {
      const auto expect = [&](const auto& change) {
        trial.expect(notices<D>(agreement, state, change), "a tile more or less to be noticed");
      };
      expect([&](State<D, 4>& s) { change_by<D>(s.bag, difference); });
      expect([&](State<D, 4>& s) { change_by<D>(s.supply, difference); });
      expect([&](State<D, 4>& s) { change_by<D>(s.removed, difference); });
      expect([&](State<D, 4>& s) { change_by<D>(s.bag, difference), change_by<D>(s.removed, -difference); });
      for (std::size_t seat = 0; seat < 4; ++seat) {
        expect([&](State<D, 4>& s) { change_by<D>(s.stack[seat].pictures, difference); });
        expect([&](State<D, 4>& s) { change_by<D>(s.aside[seat], difference); });
        expect([&](State<D, 4>& s) { change_by<D>(s.aside[seat], difference), change_by<D>(s.supply, -difference); });
      }
    }
    // Nothing may be removed that has never been there.
    State<D, 4> empty = state;
    change_by<D>(empty.stack[0].pictures, known(state.removed));
    empty.removed = Given<D>::num(0);
    trial.expect(is_sound<D>(agreement, empty), "nothing to be removed");
    change_by<D>(empty.stack[0].pictures, 1);
    change_by<D>(empty.removed, -1);
    trial.expect(!is_sound<D>(agreement, empty), "less than nothing to be noticed");
  }
}

EXAMPLE(EselsbrueckeInvariant, WrongFieldsAreNoticed, clause::next_free_field, clause::distributed_field) {
  const auto agreement = agreement_of<D>({});
  for (const State<D, 4>& state : states<D>(agreement)) {
    for (std::size_t seat = 0; seat < 4; ++seat) {
      for (int field = 0; field < 5; ++field) {
        trial.expect(notices<D>(agreement, state,
                                [&](State<D, 4>& s) {
                                  s.field[seat] = Given<D>::set(known(s.field[seat]) ^ (std::uint64_t{1} << field));
                                }),
                     "a field that is full or empty at a wrong time");
      }
    }
  }
  // Told in round 2, and the turn has not gone on.
  auto stuck = at_turn<D, 4>(agreement, 2, 1);
  stuck.field[1] = Given<D>::set(0b11);
  change_by<D>(stuck.bag, -3);
  trial.expect(!is_sound<D>(agreement, stuck), "a turn that does not end");
}

EXAMPLE(EselsbrueckeInvariant, TooManyStopTilesAreNoticed, clause::stop_tile_as_reward,
        clause::revealed_stop_ends_giving) {
  for (const bool goes_aside : {false, true}) {
    Settings settings;
    settings.revealed_stop_goes_aside = goes_aside;
    const auto agreement = agreement_of<D>(settings);
    // In round 5 two stories of each have been guessed, of seats 0 and 1 three.
    const auto with = [&](std::size_t seat, const StackText& stack, int laid_aside) {
      Position position{5, 0, 2, std::vector<StackText>(4, "p"), std::vector<int>(4, 0)};
      position.stacks.at(seat) = stack;
      position.aside.at(seat) = laid_aside;
      return is_sound<D>(agreement, given_position<D, 4>(agreement, position));
    };
    trial.expect(with(1, "sssp", 0) && !with(1, "ssssp", 0), "three stop tiles at most");
    trial.expect(with(2, "ssp", 0) && !with(2, "sssp", 0), "two stop tiles at most");
    trial.expect(with(1, "ssp", 1) == goes_aside && with(1, "p", 3) == goes_aside, "one laid aside");
    trial.expect(!with(1, "ssp", 2) && !with(1, "ssssp", -1), "too many, or fewer than none");
  }
}

EXAMPLE(EselsbrueckeInvariant, WrongTurnsAreNoticed, clause::six_rounds, clause::ends_after_the_last_round,
        clause::left_neighbour_begins, clause::clockwise_until_all_are_named) {
  const auto agreement = agreement_of<D>({});
  for (const State<D, 4>& state : states<D>(agreement)) {
    for (const int seat : {-1, 4}) {
      trial.expect(notices<D>(agreement, state, [&](State<D, 4>& s) { s.start = Given<D>::num(seat); }),
                   "no such seat");
      trial.expect(notices<D>(agreement, state, [&](State<D, 4>& s) { s.storyteller = Given<D>::num(seat); }),
                   "no such seat");
      trial.expect(notices<D>(agreement, state, [&](State<D, 4>& s) { s.guesser = Given<D>::num(seat); }),
                   "no such seat");
    }
    for (int seat = 0; seat < 4; ++seat) {
      if (seat == known(state.guesser)) continue;
      trial.expect(notices<D>(agreement, state, [&](State<D, 4>& s) { s.guesser = Given<D>::num(seat); }),
                   "another to guess first");
    }
    trial.expect(
        notices<D>(agreement, state, [&](State<D, 4>& s) { s.guessing = Given<D>::truth(!known(s.guessing)); }),
        "guessing at a wrong time");
  }
  const auto over = at_turn<D, 4>(agreement, 7, 0);
  trial.expect(is_sound<D>(agreement, over) && !is_sound<D>(agreement, at_turn<D, 4>(agreement, 7, 1)),
               "the game to end with a whole round");
  trial.expect(!is_sound<D>(agreement, at_turn<D, 4>(agreement, 8, 0)), "no round after the end");
  trial.expect(!is_sound<D>(agreement, at_turn<D, 4>(agreement, 0, 0)), "no round before the first");
}

EXAMPLE(EselsbrueckeInvariant, WrongHandsAreNoticed, clause::named_tile_is_won, clause::tell_then_distribute,
        clause::mistake_puts_out, clause::storyteller_never_guesses) {
  const auto agreement = agreement_of<D>({});
  const auto state = in_guessing<D, 4>(agreement, 5, 3);  // seats 0, 1, 2 hold tiles 0 to 2, seat 3 tile 3
  const auto set = [](std::uint64_t bits) { return Given<D>::set(bits); };
  const auto expect = [&](bool sound, const auto& change, const char* what) {
    trial.expect(notices<D>(agreement, state, change) != sound, what);
  };
  expect(false, [&](State<D, 4>& s) { std::swap(s.hand[1], s.hand[2]); }, "tiles in wrong hands");
  expect(false, [&](State<D, 4>& s) { s.hand[0] = set(0), change_by<D>(s.removed, 1); }, "a lost tile");
  expect(false, [&](State<D, 4>& s) { s.hand[0] = set(0b0010); }, "a tile twice");
  expect(false, [&](State<D, 4>& s) { s.open[3] = s.hand[3], s.hand[3] = set(0); }, "the storyteller to win a tile");
  expect(false, [&](State<D, 4>& s) { s.open[0] = s.hand[3], s.hand[3] = set(0); }, "a tile won without a turn");
  expect(
      true,
      [&](State<D, 4>& s) {
        s.open[0] = s.hand[3], s.hand[3] = set(0);
        s.guesser = Given<D>::num(1);
      },
      "a tile won in a turn");
  expect(false, [&](State<D, 4>& s) { s.out[0] = Given<D>::truth(true); }, "who is out to guess");
  expect(false, [&](State<D, 4>& s) { s.out[3] = Given<D>::truth(true); }, "the storyteller to be out");
  expect(true, [&](State<D, 4>& s) { s.out[2] = Given<D>::truth(true); }, "another to be out");
  expect(
      false,
      [&](State<D, 4>& s) {
        for (auto& hand : s.hand) s.open[0] = set(known(s.open[0]) | known(hand)), hand = set(0);
        s.out[2] = Given<D>::truth(true);
      },
      "nothing to be left to guess");
  const auto guesses_next = [](State<D, 4>& s, int seat) { s.guesser = Given<D>::num(seat); };
  expect(
      false,
      [&](State<D, 4>& s) {
        s.open[1] = set(0b0001), change_by<D>(s.removed, -1);
        guesses_next(s, 1);
      },
      "a tile in hand and open");
  expect(
      false,
      [&](State<D, 4>& s) {
        s.hand[0] = set(0), s.open[2] = set(0b0010);
        guesses_next(s, 1);
      },
      "one tile twice instead of another");
  expect(
      false,
      [&](State<D, 4>& s) {
        s.open[3] = s.hand[3], s.hand[3] = set(0);
        guesses_next(s, 1);
      },
      "the storyteller to win a tile in turn");
  const auto idle = at_turn<D, 4>(agreement, 5, 3);
  trial.expect(notices<D>(agreement, idle, [](State<D, 4>& s) { s.out[0] = Given<D>::truth(true); }),
               "out in no round");
  trial.expect(notices<D>(agreement, idle, [&](State<D, 4>& s) { s.hand[0] = set(1), change_by<D>(s.removed, -1); }),
               "a tile in hand in no round");
  trial.expect(notices<D>(agreement, idle, [&](State<D, 4>& s) { s.open[0] = set(1), change_by<D>(s.removed, -1); }),
               "an open tile in no round");
  // A story that must be told first, and one that there is not.
  trial.expect(notices<D>(agreement, in_guessing<D, 4>(agreement, 4, 2),
                          [&](State<D, 4>& s) {
                            s.field[2] = set(known(s.field[2]) & ~std::uint64_t{0b1000});
                            change_by<D>(s.bag, 5);
                          }),
               "guessing before the story");
  auto beyond = distribute<D, 4>(agreement, at_turn<D, 4>(agreement, 7, 0));
  change_by<D>(beyond.removed, -5);
  trial.expect(known(missing_pictures<D, 4>(agreement, beyond)) == 0 && !is_sound<D>(agreement, beyond),
               "guessing after the end");
}

}  // namespace rulecheck::eselsbruecke
