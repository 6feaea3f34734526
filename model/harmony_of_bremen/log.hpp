// The Harmony of Bremen: what the log of a game may hold besides what each rule says, and a game that is taken up where
// it stands.
#pragma once
#include "model/harmony_of_bremen/ensemble.hpp"

namespace rulecheck::harmony_of_bremen {

/// A game together with what the next entry of its log may refer back to.
template <class D>
struct Log {
  State<D> game;
  typename D::Bool has_declaration;  ///< whether an entry so far is a declaration
  static constexpr auto fields = std::tuple{&Log::game, &Log::has_declaration};
};

/// What an entry that declares a number breaks; it is legal where nothing holds.
template <class D>
struct BrokenDeclaration {
  using Bool = typename D::Bool;
  Outcome<D> over;                  ///< the game has ended
  Bool leaves_out_the_last_tuning;  ///< HOB-35
  Bool leaves_out_a_tuning;         ///< HOB-11
  Bool in_the_last_round;           ///< HOB-27
  Bool again;                       ///< HOB-37
  Bool first_without_leading;       ///< the first declaration of the log: HOB-14
  Bool later_without_leading;       ///< HOB-10
  Bool not_held;                    ///< HOB-14
  static constexpr auto fields = std::tuple{&BrokenDeclaration::over,
                                            &BrokenDeclaration::leaves_out_the_last_tuning,
                                            &BrokenDeclaration::leaves_out_a_tuning,
                                            &BrokenDeclaration::in_the_last_round,
                                            &BrokenDeclaration::again,
                                            &BrokenDeclaration::first_without_leading,
                                            &BrokenDeclaration::later_without_leading,
                                            &BrokenDeclaration::not_held};
};

/// @param seat of the player who declares, 0 to 3; @param number 0 to 999
template <class D>
BrokenDeclaration<D> judge_declaration(const Agreement<D>& agreement, const Log<D>& log, typename D::Num seat,
                                       typename D::Num number) {
  const Renders<D> rule{clause::leader_declares, clause::leader_moves_clockwise};
  typename D::Bool without_leading = declares_without_leading<D>(log.game, seat);
  return {outcome<D>(log.game),
          leaves_out_the_last_tuning<D>(log.game),
          leaves_out_a_tuning<D>(log.game),
          declares_in_the_last_round<D>(log.game),
          declares_again<D>(log.game),
          without_leading && !log.has_declaration,
          without_leading && log.has_declaration,
          declares_what_is_not_held<D>(agreement, log.game, number)};
}

/// What an entry that plays four cards breaks; it is legal where nothing holds.
template <class D>
struct BrokenEnsemble {
  using Bool = typename D::Bool;
  Outcome<D> over;                  ///< the game has ended
  Bool leaves_out_the_last_tuning;  ///< HOB-35
  Bool leaves_out_a_tuning;         ///< HOB-11
  Bool undeclared;                  ///< HOB-14
  Bool foreign_card;                ///< HOB-12
  Bool leader_plays_another;        ///< HOB-17
  static constexpr auto fields = std::tuple{&BrokenEnsemble::over,
                                            &BrokenEnsemble::leaves_out_the_last_tuning,
                                            &BrokenEnsemble::leaves_out_a_tuning,
                                            &BrokenEnsemble::undeclared,
                                            &BrokenEnsemble::foreign_card,
                                            &BrokenEnsemble::leader_plays_another};
};

/// @param cards by seat
template <class D>
BrokenEnsemble<D> judge_ensemble(const State<D>& game, const BySeat<typename D::Num>& cards) {
  return {outcome<D>(game),          leaves_out_the_last_tuning<D>(game),  leaves_out_a_tuning<D>(game),
          plays_undeclared<D>(game), plays_a_foreign_card<D>(game, cards), leader_plays_another<D>(game, cards)};
}

/// What an entry that passes four cards breaks, besides where to; it is legal where nothing holds.
template <class D>
struct BrokenTuning {
  using Bool = typename D::Bool;
  Outcome<D> over;        ///< the game has ended
  Bool after_round_nine;  ///< HOB-26
  Bool out_of_order;      ///< HOB-11
  BrokenExchange<D> exchange;
  static constexpr auto fields = std::tuple{&BrokenTuning::over, &BrokenTuning::after_round_nine,
                                            &BrokenTuning::out_of_order, &BrokenTuning::exchange};
};

/// @param passed by seat
template <class D>
BrokenTuning<D> judge_tuning(const Agreement<D>& agreement, const State<D>& game,
                             const BySeat<typename D::Num>& passed) {
  return {outcome<D>(game), tunes_after_round_nine<D>(agreement, game), tunes_out_of_order<D>(agreement, game),
          judge_exchange<D>(game, passed)};
}

/// The game before a round, after some others.
/// @param begun before its first round, with the hands and the leader of this one
/// @param round 1 to 10; @param failed how many earlier ensembles, 0 to 2 and less than `round`
template <class D>
State<D> resume(State<D> begun, typename D::Num round, typename D::Num failed) {
  const Renders<D> rule{clause::success_is_discarded, clause::failure_lies_beside};
  using Num = typename D::Num;
  begun.round = round;
  for (auto& pile : begun.pile) pile = failed;              // HOB-21
  begun.discards = (round - Num(1) - failed) * Num(seats);  // HOB-20
  return begun;
}

}  // namespace rulecheck::harmony_of_bremen
