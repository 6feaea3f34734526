// Entries of a log that say who takes a round: what exactly a wrong one breaks.
#include "model/bremen/log.hpp"

#include "properties/bremen/given.hpp"
#include "properties/core/check.hpp"

namespace rulecheck::bremen {
namespace {

using enum Animal;

/// After a round with these pieces, led by seat 0; it was round 11.
template <class D>
Log<D, 4> after_round(const BySeat<Pieces, 4>& played) {
  BySeat<Pieces, 4> hands = played;
  const Pieces spare[] = {pieces(cat, 10, 11), pieces(cat, 12, 13), pieces(donkey, 12, 13), pieces(dog, 12, 13)};
  for (std::size_t seat = 0; seat < 4; ++seat) hands[seat] |= spare[seat];
  Log<D, 4> log{between_rounds<D, 4>(hands, {12, 12, 8, 8}, 0), {}};
  for (Pieces single : played) log = enter_play<D, 4>(log, set_of<D>(single));
  return log;
}

}  // namespace

EXAMPLE(BremenLog, AWrongTakerBreaksTheClauseByWhichTheRoundWasWon, clause::highest_chicken_wins,
        clause::highest_led_animal_wins, clause::winner_takes_all) {
  // The lowest chicken is one too.
  for (Pieces single : {piece(chicken, 1), piece(chicken, 13)}) {
    const auto by_chicken = after_round<D>({piece(donkey, 5), single, piece(dog, 2), piece(cat, 3)});
    const auto wrong = judge_take<D, 4>(by_chicken, typename D::Num(0));
    trial.expect(known(wrong.highest_chicken) && !known(wrong.highest_led), "the chicken to have won");
    const auto right = judge_take<D, 4>(by_chicken, typename D::Num(1));
    trial.expect(!known(right.highest_chicken) && !known(right.highest_led), "its player to be the right taker");
  }
  const auto by_animal = after_round<D>({piece(donkey, 5), piece(donkey, 6), piece(dog, 2), piece(cat, 3)});
  const auto wrong = judge_take<D, 4>(by_animal, typename D::Num(0));
  trial.expect(known(wrong.highest_led) && !known(wrong.highest_chicken), "the highest donkey to have won");
}

EXAMPLE(BremenLog, WhereNothingIsToBeTakenNobodyIsTheWrongTaker, clause::winner_takes_all, clause::game_end) {
  auto log = after_round<D>({piece(donkey, 5), piece(chicken, 6), piece(dog, 2), piece(cat, 3)});
  log = enter_take<D, 4>(log);
  for (int seat = 0; seat < 4; ++seat) {
    const auto wrong = judge_take<D, 4>(log, typename D::Num(seat));
    trial.expect(known(wrong.nothing_to_take) && !known(wrong.game_is_over), "a second taking to be refused");
    trial.expect(!known(wrong.highest_chicken) && !known(wrong.highest_led), "no other clause to be broken");
  }
}

}  // namespace rulecheck::bremen
