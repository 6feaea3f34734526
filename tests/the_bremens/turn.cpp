// "A Game Round": what the form of a turn is said to break.
#include "model/the_bremens/turn.hpp"

#include "tests/the_bremens/tables.hpp"

namespace rulecheck::the_bremens {

EXAMPLE(TheBremensTurn, TwoAnimalsAreOnlyChosenWithDouble, clause::play_an_animal_card, clause::double_move,
        clause::chicken_player_moves_no_animal) {
  const TurnEntry two{0, {{1, 3, false, {}}, {2, 3, false, {}}}, {}};
  for (const int reading : {0, 1}) {
    Settings settings;
    settings.players = 3;
    settings.readings.chicken_player_card = reading;
    const auto agreement = agreed<D>(settings);
    const auto state = reveal<D>(agreement.board, board_of<D>({}), given_cards<D>({0, 6, 9}));
    const auto judged = [&](int seat) {
      TurnEntry entry = two;
      entry.seat = seat;
      return judge_turn<D>(agreement, state, given_turn<D>(entry));
    };
    const auto plain = judged(0), chicken = judged(1), doubled = judged(2);
    trial.expect(known(plain.second_without_double) && !known(plain.chicken_player_plays), "no DOUBLE, no second one");
    trial.expect(!known(doubled.second_without_double), "a second one with DOUBLE");
    trial.expect(!known(chicken.second_without_double), "the chicken player to break something else");
    trial.expect(known(chicken.chicken_player_plays) == (reading == 0) &&
                     known(chicken.chicken_player_not_once) == (reading == 1),
                 "by the reading");
  }
}

EXAMPLE(TheBremensTurn, ACardLaidWithoutAMoveHasOneReasonToBeWrong, clause::home_card_is_out_of_use,
        clause::play_an_animal_card, clause::chicken_player_moves_no_animal) {
  auto state = board_of<D>({{0, 0, 21}, {1, 0, 10}});
  for (const std::uint64_t held : {1U, 2U, 3U}) {
    state.animals_in_hand[0] = Given<D>::set(held);
    for (int animal = 0; animal < 3; ++animal) {
      for (const int to : {0, 10, 21}) {
        const auto broken = judge_laying<D>(agreement_of<D>().board, state, Given<D>::num(0), play_of<D>(animal, to));
        const bool home = animal == 0, in_hand = (held >> animal & 1U) != 0, stays = to == (animal == 1 ? 10 : 0);
        trial.expect(known(broken.home) == home, "an animal in Goal");
        trial.expect(known(broken.not_plain) == (!home && !in_hand), "else a card that is not in hand");
        trial.expect(known(broken.moves) == (!home && in_hand && !stays), "else a move");
      }
    }
  }
}

}  // namespace rulecheck::the_bremens
