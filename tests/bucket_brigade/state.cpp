// What must always hold: every way in which a state can be wrong is noticed, and only a wrong state is.
#include "model/bucket_brigade/state.hpp"

#include "properties/core/check.hpp"
#include "tests/bucket_brigade/hands.hpp"
#include "tests/bucket_brigade/trace_text.hpp"

namespace rulecheck::bucket_brigade {
namespace {

constexpr int players = 4;

template <class D>
Agreement<D> default_board() {
  return agreed<D>({.players = players});
}

/// The second heat, dealt by seat 1, after five plays: seat 2 and everybody after it has played, seat 2 twice, and
/// seat 3 is at turn.
template <class D>
State<D, players> in_second_heat() {
  auto state = resume<D, players>(Given<D>::num(0), Given<D>::num(1), given_results<D, players>({{5, 0, 7, 2}}));
  state = deal<D, players>(state, hands_in_order<D, players>(3));
  for (const std::size_t seat : {2U, 3U, 0U, 1U, 2U}) {
    const auto single = Given<D>::set(known(lowest(state.hand[seat])));
    state = step<D, players>(default_board<D>(), state, single, Given<D>::num(0));
  }
  return state;
}

template <class D>
bool is_sound(const State<D, players>& state) {
  return known(invariant<D, players>(default_board<D>().board, state));
}

/// The state with one part changed by host code.
template <class D, class Change>
State<D, players> changed(State<D, players> state, const Change& change) {
  change(state);
  return state;
}

/// Moves a card from one place to another, so that it is nowhere else.
template <class Set>
void move_card(Set& from, Set& to) {
  const Set single = lowest(from);
  from = from - single;
  to = to | single;
}

}  // namespace

EXAMPLE(BucketBrigadeState, StatesOfAGameAreSound, clause::fifty_five_cards, clause::begin_left_of_the_dealer,
        clause::as_many_heats_as_players) {
  const auto state = in_second_heat<D>();
  trial.expect(known(state.turn) == 3 && known(state.heat) == 2 && known(state.dealer) == 1, "seat 3 to be at turn");
  trial.expect(is_sound<D>(state), "a heat in progress to be sound");
  trial.expect(is_sound<D>(begin<D, players>(Given<D>::num(3))), "a game that begins to be sound");
  const auto over =
      resume<D, players>(Given<D>::num(0), Given<D>::num(4),
                         given_results<D, players>({{5, 0, 7, 2}, {1, 1, 1, 1}, {0, 0, 0, 0}, {0, 0, 0, 6}}));
  trial.expect(is_sound<D>(over) && known(is_over<D, players>(over)), "a game that is over to be sound");
  // Between heats cards and bears lie where they are.
  const auto between = changed<D>(state, [](auto& it) { it.in_heat = Given<D>::truth(false); });
  trial.expect(is_sound<D>(between), "the time between heats to be sound");
  trial.expect(is_sound<D>(changed<D>(between, [](auto& it) { it.space[2] = Given<D>::num(13); })),
               "a bear to be in the cave between heats");
}

EXAMPLE(BucketBrigadeState, ACardInTwoPlacesOrInNoneIsNoticed, clause::fifty_five_cards) {
  const auto sound = in_second_heat<D>();
  const auto expect_noticed = [&](const auto& change, const char* what) {
    const auto state = changed<D>(sound, change);
    trial.expect(!known(cards_are_conserved<D, players>(state)) && !is_sound<D>(state), what);
  };
  for (std::size_t seat = 0; seat < players; ++seat) {
    const std::size_t next = (seat + 1) % players;
    expect_noticed([&](auto& it) { it.hand[seat] = it.hand[seat] - lowest(it.hand[seat]); }, "a lost card");
    expect_noticed([&](auto& it) { it.hand[seat] = it.hand[seat] | lowest(it.hand[next]); }, "a card in two hands");
    expect_noticed([&](auto& it) { it.hand[seat] = it.hand[seat] | lowest(it.played); }, "a played card in hand");
    expect_noticed([&](auto& it) { it.hand[seat] = it.hand[seat] | lowest(it.discards); }, "a discarded card in hand");
  }
  expect_noticed([](auto& it) { it.played = it.played - lowest(it.played); }, "a lost card of the pile");
  expect_noticed([](auto& it) { it.discards = it.discards - lowest(it.discards); }, "a lost discard");
  expect_noticed([](auto& it) { it.played = it.played | lowest(it.discards); }, "a discard on the pile");
  expect_noticed([](auto& it) { it.played = it.played | Given<D>::set(Cards{1} << 63U); }, "a card that is none");
}

EXAMPLE(BucketBrigadeState, AHandOrADiscardTooManyIsNoticed, clause::begin_left_of_the_dealer, clause::play_one_card,
        clause::discard_from_this_heat) {
  const auto sound = in_second_heat<D>();
  const auto expect_noticed = [&](const auto& change, const char* what) {
    const auto state = changed<D>(sound, change);
    trial.expect(!known(hands_are_in_turn<D, players>(state)) && !is_sound<D>(state), what);
  };
  for (std::size_t seat = 0; seat < players; ++seat) {
    expect_noticed([&](auto& it) { move_card(it.hand[seat], it.played); }, "a hand that is too small");
    expect_noticed([&](auto& it) { move_card(it.played, it.hand[seat]); }, "a hand that is too large");
    if (seat != 3) {
      expect_noticed([&](auto& it) { it.turn = Given<D>::num(static_cast<int>(seat)); }, "a turn of another seat");
    }
    if (seat != 1) {
      expect_noticed([&](auto& it) { it.dealer = Given<D>::num(static_cast<int>(seat)); }, "another dealer");
    }
  }
  expect_noticed([](auto& it) { move_card(it.discards, it.played); }, "a discard too few");
  expect_noticed([](auto& it) { move_card(it.played, it.discards); }, "a discard too many");
}

EXAMPLE(BucketBrigadeState, ABearOffTheWayIsNoticed, clause::heat_ends_in_the_cave) {
  const auto sound = in_second_heat<D>();
  for (std::size_t bear = 0; bear < bears.size(); ++bear) {
    for (int space = -1; space <= 14; ++space) {
      const auto state = changed<D>(sound, [&](auto& it) { it.space[bear] = Given<D>::num(space); });
      trial.expect(is_sound<D>(state) == (space >= 0 && space < 13), "a bear on its way, on spaces 0 to 12");
      trial.expect(known(bears_are_on_their_way<D>(default_board<D>().board, state.space)) == is_sound<D>(state),
                   "nothing else to be noticed");
    }
  }
}

EXAMPLE(BucketBrigadeState, AResultBelowZeroOrOfAHeatToComeIsNoticed, clause::record_totals_from_zero) {
  const auto sound = in_second_heat<D>();
  for (std::size_t heat = 0; heat < players; ++heat) {
    for (std::size_t seat = 0; seat < players; ++seat) {
      for (int result = -1; result <= 1; ++result) {
        const auto state = changed<D>(sound, [&](auto& it) { it.result[heat][seat] = Given<D>::num(result); });
        trial.expect(is_sound<D>(state) == (heat == 0 ? result >= 0 : result == 0), "results of the first heat only");
      }
    }
  }
}

EXAMPLE(BucketBrigadeState, ASeatOrAHeatOutOfRangeIsNoticed, clause::as_many_heats_as_players,
        clause::begin_left_of_the_dealer) {
  // Between heats, so that the hands say nothing; all heats have results.
  const auto state_of = [](int heat, int dealer, int turn) {
    State<D, players> state = begin<D, players>(Given<D>::num(dealer));
    state.heat = Given<D>::num(heat);
    state.turn = Given<D>::num(turn);
    return state;
  };
  for (int heat = -1; heat <= 7; ++heat) {
    trial.expect(is_sound<D>(state_of(heat, 0, 0)) == (heat >= 1 && heat <= 5), "heats 1 to 4, and 5 after the last");
  }
  for (int seat = -2; seat <= 5; ++seat) {
    const bool exists = seat >= 0 && seat <= 3;
    trial.expect(is_sound<D>(state_of(2, seat, 0)) == exists, "dealers 0 to 3");
    trial.expect(is_sound<D>(state_of(2, 0, seat)) == exists, "turns 0 to 3");
  }
  const auto late = changed<D>(in_second_heat<D>(), [](auto& it) { it.heat = Given<D>::num(5); });
  trial.expect(!is_sound<D>(late), "a fifth heat of four players to be noticed");
}

}  // namespace rulecheck::bucket_brigade
