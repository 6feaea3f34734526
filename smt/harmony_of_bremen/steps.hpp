// Ensembles and tunings as the proofs speak of them: a free state, four free cards, and the state afterwards.
#pragma once
#include "model/harmony_of_bremen/log.hpp"
#include "smt/harmony_of_bremen/state.hpp"

namespace rulecheck::harmony_of_bremen::book {

/// Four cards are played.
template <class D>
struct Ensemble {
  Agreed agreement = any_agreement();
  Table before = any_state(), after;
  Numbers cards = any_nums<players>("card");

  explicit Ensemble(const Table& state = any_state()) : before(state) {
    after = read_in<Table>(
        play<D>(read_in<Agreement<D>>(agreement), read_in<State<D>>(before), read_in<BySeat<typename D::Num>>(cards)));
  }
  /// Exactly if the numbers grow, by HarmonyOfBremenEnsemble.AnEnsembleSucceedsExactlyIfTheNumbersGrow.
  const SymBool& succeeds() const { return after.succeeded; }
  /// Cards of the hands, before an ensemble of a round of a game that goes on.
  SymBool legal() const {
    return in_hands(before.hand, cards) && are_roles(before.role) && !before.ensemble_played && is_counted(before);
  }
  /// The next round follows at once.
  SymBool skips_tuning() const {
    return before.round == SymNum(9) && !agreement.hard_variant && !(before.pile[0] == SymNum(2) && !succeeds());
  }
};

/// Four cards are passed.
template <class D>
struct Tuning {
  Table before = any_state(), after;
  Numbers cards = any_nums<players>("passed");

  explicit Tuning(const Table& state = any_state()) : before(state) {
    after = read_in<Table>(tune<D>(read_in<State<D>>(before), read_in<BySeat<typename D::Num>>(cards)));
  }
  /// Cards of the hands, after an ensemble that did not end the game.
  SymBool legal() const {
    return in_hands(before.hand, cards) && before.ensemble_played && is_counted(before) && !is_over(before);
  }
  /// The hands while everybody's card is on its way.
  BySeat<Cards> hands_without_what_is_passed() const {
    Passing<D> passing = begin_passing<D>(read_in<BySeat<Hand<D>>>(before.hand));
    for (std::size_t seat = 0; seat < players; ++seat) {
      passing = pass<D>(passing, seat, typename D::Num(cards[seat]));
    }
    return read_in<BySeat<Cards>>(passing.hand);
  }
};

}  // namespace rulecheck::harmony_of_bremen::book
