// What must always hold: every way in which a state can be wrong is noticed, and only a wrong state is.
#include "model/harmony_of_bremen/invariant.hpp"

#include "properties/core/check.hpp"
#include "tests/harmony_of_bremen/tables.hpp"

namespace rulecheck::harmony_of_bremen {
namespace {

template <class D>
bool is_sound(const State<D>& state, bool hard = false, bool free_declaration = false) {
  return known(invariant<D>(agreement_of<D>(hard, free_declaration), state));
}

/// The state with one part changed by host code.
template <class D, class Change>
State<D> changed(State<D> state, const Change& change) {
  change(state);
  return state;
}

/// Round 5 after a failure: before and after the ensemble.
template <class D>
std::array<State<D>, 2> in_round_five() {
  const auto before = orderly_round<D>(5, 1);
  return {before, played<D>(agreement_of<D>(false), before, true)};
}

template <class D>
void change_by(typename D::Num& number, int difference) {
  number = Given<D>::num(known(number) + difference);
}

}  // namespace

EXAMPLE(HarmonyOfBremenInvariant, StatesOfAGameAreSound, clause::ensemble_then_tuning,
        clause::no_tuning_after_round_nine, clause::third_failure_loses) {
  for (const bool hard : {false, true}) {
    const auto agreement = agreement_of<D>(hard);
    for (int round = 1; round <= 10; ++round) {
      for (int failed = 0; failed <= std::min(2, round - 1); ++failed) {
        const auto before = orderly_round<D>(round, failed);
        trial.expect(is_sound<D>(before, hard), "a round that begins");
        for (const bool success : {true, false}) {
          const auto after = played<D>(agreement, before, success);
          trial.expect(is_sound<D>(after, hard), "a round after its ensemble");
        }
        if (round == 10) continue;
        const auto declared = declare<D>(before, Given<D>::num(20));
        trial.expect(is_sound<D>(declared, hard), "a round in which a number is declared");
      }
    }
  }
}

EXAMPLE(HarmonyOfBremenInvariant, RolesAndLeadersAreNoticed, clause::one_of_each_animal, clause::leader_shows_morning,
        clause::player_and_number_cards) {
  for (const auto& sound : in_round_five<D>()) {
    for (std::size_t seat = 0; seat < 4; ++seat) {
      for (int role = -1; role <= 4; ++role) {
        const auto state = changed<D>(sound, [&](auto& it) { it.role[seat] = Given<D>::num(role); });
        const bool own = role == seated_roles.at(seat);
        trial.expect(known(roles_are_distributed<D>(state.role)) == own && is_sound<D>(state) == own, "another role");
      }
      const auto state =
          changed<D>(sound, [&](auto& it) { it.morning[seat] = Given<D>::truth(!known(it.morning[seat])); });
      trial.expect(!known(one_card_shows_morning<D>(state.morning)) && !is_sound<D>(state), "two leaders or none");
    }
  }
}

EXAMPLE(HarmonyOfBremenInvariant, NumbersAndSizesOfHandsAreNoticed, clause::player_and_number_cards, clause::deal_ten,
        clause::one_card_from_hand, clause::pass_one_left) {
  for (const auto& sound : in_round_five<D>()) {
    for (std::size_t seat = 0; seat < 4; ++seat) {
      for (const int number : {-2, -1, 0, 999, 1000}) {
        const auto state = changed<D>(sound, [&](auto& it) {
          for (auto& place : it.hand[seat]) {
            if (known(place) != no_card) place = Given<D>::num(number);
          }
        });
        const bool exists = number >= 0 && number <= 999;
        trial.expect(is_sound<D>(state) == exists, "cards with numbers from 0 to 999");
        trial.expect(known(hands_hold_numbers<D>(state.hand)) == (exists || number == -1), "or none");
      }
      const auto fewer = changed<D>(sound, [&](auto& it) {
        it.hand[seat] = without<D>(it.hand[seat], Given<D>::num(10 * seated_roles.at(seat) + 5));
      });
      const auto more = changed<D>(sound, [&](auto& it) { it.hand[seat] = with<D>(it.hand[seat], Given<D>::num(7)); });
      for (const auto& state : {fewer, more}) {
        trial.expect(!known(hands_have_their_size<D>(state)) && !is_sound<D>(state), "a card too many or too few");
        trial.expect(known(hands_hold_numbers<D>(state.hand)), "and nothing else");
      }
    }
  }
}

EXAMPLE(HarmonyOfBremenInvariant, PilesAndDiscardsAreNoticed, clause::success_is_discarded, clause::failure_lies_beside,
        clause::piles_show_failures, clause::left_over_cards_unused) {
  for (const auto& sound : in_round_five<D>()) {
    const auto expect_noticed = [&](const auto& change, const char* what) {
      const auto state = changed<D>(sound, change);
      trial.expect(!known(ensembles_are_accounted_for<D>(state)) && !is_sound<D>(state), what);
    };
    for (const int difference : {-1, 1}) {
      for (std::size_t seat = 0; seat < 4; ++seat) {
        expect_noticed([&](auto& it) { change_by<D>(it.pile[seat], difference); }, "piles of different heights");
      }
      expect_noticed([&](auto& it) { change_by<D>(it.discards, 4 * difference); }, "discards of another ensemble");
      expect_noticed([&](auto& it) { change_by<D>(it.discards, difference); }, "a single discard");
      expect_noticed([&](auto& it) { change_by<D>(it.round, difference); }, "another round");
    }
  }
  // As many ensembles as were played, but a number of them is negative.
  const auto shifted = [](int failed) {
    return changed<D>(orderly_round<D>(3, 0), [&](auto& it) {
      for (auto& pile : it.pile) pile = Given<D>::num(failed);
      it.discards = Given<D>::num(8 - 4 * failed);
    });
  };
  for (int failed = -2; failed <= 4; ++failed) {
    trial.expect(known(ensembles_are_accounted_for<D>(shifted(failed))) == (failed >= 0 && failed <= 2),
                 "no failures or discards below 0");
  }
}

EXAMPLE(HarmonyOfBremenInvariant, ThreeFailuresAreTheEnd, clause::third_failure_loses) {
  const auto state_of = [](int failed, bool ensemble_played, bool succeeded) {
    return changed<D>(orderly_round<D>(6, 0), [&](auto& it) {
      for (auto& pile : it.pile) pile = Given<D>::num(failed);
      const int rounds = ensemble_played ? 6 : 5;
      it.discards = Given<D>::num(4 * (rounds - failed));
      it.ensemble_played = Given<D>::truth(ensemble_played);
      it.succeeded = Given<D>::truth(succeeded);
      if (ensemble_played) it.hand = orderly_round<D>(7, 0).hand;
    });
  };
  for (int failed = 0; failed <= 4; ++failed) {
    for (const bool succeeded : {false, true}) {
      const bool few = failed <= 2;
      const auto before = state_of(failed, false, succeeded), after = state_of(failed, true, succeeded);
      trial.expect(is_sound<D>(before) == few, "at most two failures before an ensemble");
      const bool possible = succeeded ? few : failed >= 1 && failed <= 3;
      trial.expect(is_sound<D>(after) == possible, "a failure that has just happened to be one of three");
      trial.expect(known(failures_are_few<D>(after)) == possible, "and nothing else to be noticed");
    }
  }
}

EXAMPLE(HarmonyOfBremenInvariant, RoundsAndDeclarationsOutOfPlaceAreNoticed, clause::ensemble_then_tuning,
        clause::no_tuning_after_round_nine, clause::leader_declares, clause::last_cards_undeclared) {
  // Before round 1 and after round 10 as far as cards go.
  auto none = orderly_round<D>(10, 0);
  for (auto& hand : none.hand) hand = given_hand<D>({});
  none.round = Given<D>::num(11);
  none.discards = Given<D>::num(40);
  trial.expect(known(hands_have_their_size<D>(none)) && !is_sound<D>(none), "no eleventh round");
  auto early = changed<D>(orderly_round<D>(1, 0), [](auto& it) {
    it.round = Given<D>::num(0);
    it.ensemble_played = it.succeeded = Given<D>::truth(true);
  });
  trial.expect(known(hands_have_their_size<D>(early)) && !is_sound<D>(early), "no round before the first");
  const auto ninth = played<D>(agreement_of<D>(true), orderly_round<D>(9, 1), true);
  trial.expect(is_sound<D>(ninth, true) && !is_sound<D>(ninth, false),
               "no tuning after round 9 but in the hard variant");
  const auto lost = played<D>(agreement_of<D>(false), orderly_round<D>(9, 2), false);
  trial.expect(is_sound<D>(lost), "a game that is lost in round 9");

  const auto declared = declare<D>(orderly_round<D>(9, 0), Given<D>::num(20));
  trial.expect(is_sound<D>(declared) && is_sound<D>(declared, false, true), "a number that the leader holds");
  const auto foreign = declare<D>(orderly_round<D>(9, 0), Given<D>::num(0));
  trial.expect(!is_sound<D>(foreign) && is_sound<D>(foreign, false, true), "a number that he does not hold");
  const auto last = declare<D>(orderly_round<D>(10, 0), Given<D>::num(20));
  trial.expect(!is_sound<D>(last) && !is_sound<D>(last, false, true), "a declaration in the last round");
  const auto after = declare<D>(in_round_five<D>()[1], Given<D>::num(21));
  trial.expect(!is_sound<D>(after) && !is_sound<D>(after, false, true), "a declaration after the ensemble");
}

}  // namespace rulecheck::harmony_of_bremen
