// What must always hold: every way in which a state can be wrong is noticed, and only a wrong state is.
#include "model/the_bremens/invariant.hpp"

#include "tests/the_bremens/tables.hpp"

namespace rulecheck::the_bremens {
namespace {

template <class D>
bool is_sound(const State<D>& state, int players = 3) {
  return known(invariant<D>(agreement_of<D>(players).board, state));
}

/// Expects exactly the right states to be told from wrong ones.
template <class D>
class Sound {
 public:
  Sound(Trial& trial, const State<D>& state) : trial_(trial), state_(state) {
    trial.expect(is_sound<D>(state), "the state to be possible");
  }
  void expect_not(const char* what, auto&& change) const { expect(false, what, change); }
  void expect_too(const char* what, auto&& change) const { expect(true, what, change); }

 private:
  void expect(bool possible, const char* what, auto&& change) const {
    State<D> changed = state_;
    change(changed);
    trial_.expect(is_sound<D>(changed) == possible, what);
  }

  Trial& trial_;
  State<D> state_;
};

template <class D>
auto num(int value) {
  return Given<D>::num(value);
}
template <class D>
auto set(std::uint64_t elements) {
  return Given<D>::set(elements);
}

/// A cat and two dogs in Goal; animals on the first and the last space.
template <class D>
State<D> between_rounds() {
  auto state =
      board_of<D>({{1, 0, 21}, {0, 1, 21}, {1, 2, 21}, {2, 0, 8}, {1, 1, 8}, {0, 2, 8}, {0, 0, 1}, {2, 1, 20}});
  state.animals_in_hand[0] = set<D>(5);
  state.animals_in_hand[1] = set<D>(2);
  state.animals_in_hand[2] = set<D>(1);
  return state;
}

/// The same with the cards 1, 2 and DOUBLE revealed: the chicken card is with seat 2.
template <class D>
State<D> within_a_round() {
  return reveal<D>(agreement_of<D>().board, between_rounds<D>(), given_cards<D>({0, 1, 9}));
}

}  // namespace

EXAMPLE(TheBremensInvariant, PiecesOutOfPlaceAreNoticed, clause::order_of_sizes, clause::same_or_larger_is_blocked,
        clause::chicken_stays_between) {
  for (const auto& state : {between_rounds<D>(), within_a_round<D>()}) {
    const Sound<D> sound(trial, state);
    sound.expect_not("two donkeys on a space", [](auto& s) { s.space[2][2] = num<D>(8); });
    sound.expect_not("two dogs on a space",
                     [](auto& s) { s.space[2][0] = num<D>(0), s.space[1][1] = num<D>(8), s.space[1][0] = num<D>(8); });
    sound.expect_not("two cats on a space", [](auto& s) { s.space[0][0] = num<D>(8); });
    sound.expect_not("a space behind Start", [](auto& s) { s.space[2][0] = num<D>(-1); });
    sound.expect_not("a space beyond Goal", [](auto& s) { s.space[2][0] = num<D>(22); });
    sound.expect_not("an animal of a seat without player", [](auto& s) { s.space[1][3] = num<D>(2); });
    sound.expect_too("two donkeys in Start", [](auto& s) { s.space[2][1] = num<D>(0); });
    for (int space = -1; space <= 22; ++space) {
      const bool on_the_board = space >= 1 && space <= 20;
      const auto put_chicken = [&](auto& s) { s.chicken = num<D>(space); };
      on_the_board ? sound.expect_too("the chicken on the board", put_chicken)
                   : sound.expect_not("the chicken elsewhere", put_chicken);
    }
  }
}

EXAMPLE(TheBremensInvariant, WrongArrivalsAreNoticed, clause::riders_arrive_first, clause::home_card_is_out_of_use) {
  const Sound<D> sound(trial, between_rounds<D>());
  sound.expect_not("an animal in Goal that has not arrived", [](auto& s) { s.arrival[1][2] = num<D>(0); });
  sound.expect_not("nor is it counted", [](auto& s) { s.arrival[1][2] = num<D>(0), s.arrivals = num<D>(2); });
  sound.expect_not("an arrival of an animal not in Goal", [](auto& s) { s.arrival[2][0] = num<D>(3); });
  sound.expect_not("not even a further one", [](auto& s) { s.arrival[2][0] = num<D>(4), s.arrivals = num<D>(4); });
  sound.expect_not("an arrival of nobody", [](auto& s) { s.arrivals = num<D>(4); });
  sound.expect_not("two arrivals in one", [](auto& s) { s.arrival[1][2] = num<D>(2); });
  sound.expect_not("an arrival left out", [](auto& s) { s.arrival[1][2] = num<D>(4); });
  sound.expect_not("an arrival before the first", [](auto& s) { s.arrival[1][2] = num<D>(-1); });
  sound.expect_too("another order", [](auto& s) { std::swap(s.arrival[1][2], s.arrival[0][1]); });
}

EXAMPLE(TheBremensInvariant, WrongCardsAreNoticed, clause::take_a_colour, clause::deal_a_special,
        clause::personal_discard_pile) {
  const Sound<D> sound(trial, between_rounds<D>());
  const auto each_hand = [](auto& s, std::uint64_t without) {
    for (std::size_t seat = 0; seat < 3; ++seat) s.hand[seat] = set<D>(known(s.hand[seat]) & ~without);
  };
  sound.expect_not("a number card nowhere", [&](auto& s) { each_hand(s, 1); });
  sound.expect_not("the highest number card nowhere", [&](auto& s) { each_hand(s, 64); });
  sound.expect_not("a card in hand and on the pile", [](auto& s) { s.discard[0] = set<D>(1); });
  sound.expect_not("hands of different sizes", [](auto& s) { s.discard[1] = set<D>(1), s.hand[1] = set<D>(382); });
  sound.expect_not("the first hand smaller", [](auto& s) { s.discard[0] = set<D>(1), s.hand[0] = set<D>(254); });
  sound.expect_not("two special cards of a seat",
                   [](auto& s) { s.discard[0] = set<D>(1U << 13U), s.pile = set<D>(known(s.pile) & ~(1U << 13U)); });
  sound.expect_not("no special card of a seat", [&](auto& s) {
    s.pile = set<D>(known(s.pile) | 1U << 7U), s.hand[0] = set<D>(127);
    for (std::size_t seat = 1; seat < 3; ++seat)
      s.discard[seat] = set<D>(1), s.hand[seat] = set<D>(known(s.hand[seat]) - 1);
  });
  sound.expect_not("a special card in two places", [](auto& s) { s.pile = set<D>(known(s.pile) | 1U << 8U); });
  sound.expect_not("a special card nowhere", [](auto& s) { s.pile = set<D>(known(s.pile) & ~(1U << 13U)); });
  sound.expect_not("the lowest special card nowhere",
                   [](auto& s) { s.hand[0] = set<D>(127 | 1U << 10U), s.pile = set<D>(known(s.pile) & ~(1U << 10U)); });
  sound.expect_not("cards of a seat without player", [](auto& s) { s.discard[3] = set<D>(2); });
  sound.expect_not("a special card of a seat without player",
                   [](auto& s) { s.discard[4] = set<D>(1U << 13U), s.pile = set<D>(known(s.pile) & ~(1U << 13U)); });
  sound.expect_not("a card shown between rounds", [](auto& s) {
    for (std::size_t seat = 0; seat < 3; ++seat)
      s.discard[seat] = set<D>(1), s.hand[seat] = set<D>(known(s.hand[seat]) - 1);
    s.shown[1] = set<D>(1);
  });
  const Sound<D> shown(trial, within_a_round<D>());
  shown.expect_not("no card shown in a round", [](auto& s) { s.shown[1] = set<D>(0); });
  shown.expect_not("two cards shown", [](auto& s) {
    for (std::size_t seat = 0; seat < 3; ++seat) {
      s.discard[seat] = set<D>(known(s.discard[seat]) | 8U), s.hand[seat] = set<D>(known(s.hand[seat]) & ~8U);
    }
    s.shown[1] = set<D>(known(s.shown[1]) | 8U);
  });
  shown.expect_not("another card shown than is discarded", [](auto& s) { s.shown[1] = set<D>(8); });
  shown.expect_not("a card shown by a seat without player", [](auto& s) { s.shown[3] = set<D>(1); });
}

EXAMPLE(TheBremensInvariant, WrongAnimalCardsAreNoticed, clause::animal_cards_return, clause::home_card_is_out_of_use) {
  const Sound<D> sound(trial, between_rounds<D>());
  sound.expect_not("no animal card in hand", [](auto& s) { s.animals_in_hand[2] = set<D>(0); });
  sound.expect_not("a card of an animal in Goal", [](auto& s) { s.animals_in_hand[0] = set<D>(7); });
  sound.expect_not("four animal cards", [](auto& s) { s.animals_in_hand[2] = set<D>(13); });
  sound.expect_too("fewer animal cards", [](auto& s) { s.animals_in_hand[0] = set<D>(4); });
  const auto all_home = [](auto& s) {
    s.space[0][0] = s.space[2][0] = num<D>(21), s.arrival[0][0] = num<D>(4), s.arrival[2][0] = num<D>(5);
    s.arrivals = num<D>(5);
    s.animals_in_hand[0] = set<D>(0);
  };
  sound.expect_too("no animal card of use", all_home);
  sound.expect_not("one of no use", [&](auto& s) { all_home(s), s.animals_in_hand[0] = set<D>(1); });
}

EXAMPLE(TheBremensInvariant, WrongSeatsAreNoticed, clause::badge_follows_chicken_card, clause::one_at_a_time) {
  const Sound<D> between(trial, between_rounds<D>()), within(trial, within_a_round<D>());
  for (int seat = -1; seat <= 5; ++seat) {
    const auto both = [&](auto& s) { s.badge = s.holder = num<D>(seat); };
    const auto badge = [&](auto& s) { s.badge = num<D>(seat); };
    const auto holder = [&](auto& s) { s.holder = num<D>(seat); };
    const auto turn = [&](auto& s) { s.turn = num<D>(seat); };
    if (seat < 0 || seat > 2) {
      between.expect_not("badge and chicken card of nobody", both);
      within.expect_not("a badge of nobody", badge);
      within.expect_not("a chicken card of nobody", holder);
      within.expect_not("a turn of nobody", turn);
      between.expect_not("nor the next one", turn);
      continue;
    }
    between.expect_too("badge and chicken card of anybody", both);
    within.expect_too("a badge of anybody", badge);
    within.expect_too("a chicken card of anybody", holder);
    within.expect_too("a turn of anybody", turn);
    if (seat != 0) between.expect_not("the badge away from the chicken card", badge);
    if (seat != 0) between.expect_not("the chicken card away from the badge", holder);
  }
}

}  // namespace rulecheck::the_bremens
