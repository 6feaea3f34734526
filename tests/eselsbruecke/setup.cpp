// What lies where before the first story, and who holds what after a distribution.
#include "tests/eselsbruecke/tables.hpp"

namespace rulecheck::eselsbruecke {
namespace {

/// A game of so many before its first story, of which seat 1 is the start player.
template <class D, int players>
void expect_begun(Trial& trial) {
  const State<D, players> state = begin<D, players>(agreement_of<D>({}), Given<D>::num(1));
  for (std::size_t seat = 0; seat < players; ++seat) {
    trial.expect(known(state.stack[seat].pictures) == 1, "a base for each");
    trial.expect(known(state.stack[seat].stops) == 0 && known(state.aside[seat]) == 0, "no stop tile for anybody");
    trial.expect(known(state.field[seat]) == 0 && known(state.hand[seat]) == 0, "no tile on a field or in a hand");
  }
  trial.expect(known(state.supply) == 30, "thirty stop tiles in the supply");
  trial.expect(known(state.bag) == 180 - players, "all other picture tiles in the bag");
  trial.expect(known(state.round) == 1 && known(state.storyteller) == 1, "the start player to begin in round 1");
}

}  // namespace

EXAMPLE(EselsbrueckeTable, BeforeTheFirstStoryThereAreBasesAndSupplies, clause::picture_and_stop_tiles,
        clause::base_tile, clause::stop_tiles_aside, clause::other_pictures_in_the_bag) {
  expect_begun<D, 3>(trial);
  expect_begun<D, 4>(trial);
  expect_begun<D, 5>(trial);
  expect_begun<D, 6>(trial);
}

EXAMPLE(EselsbrueckeTable, TheNormalSideHasSixRoundsAndAFieldForEachOfFourStories, clause::overview_of_six_rounds,
        clause::board_with_four_fields) {
  const auto agreement = agreement_of<D>({});
  trial.expect(known(last_round<D>(agreement)) == 6, "six rounds");
  for (int round = 1; round <= 6; ++round) {
    trial.expect(known(is_a_story<D>(agreement, Given<D>::num(round))) == (round <= 4), "stories in the first four");
  }
  // Red, blue, green, yellow.
  for (int story = 1; story <= 4; ++story) {
    const auto field = std::uint64_t{1} << (story - 1);
    trial.expect(known(field_of_story<D>(Given<D>::num(story))) == field, "a field for each, in their order");
  }
}

EXAMPLE(EselsbrueckeTable, OtherHandsDecideWhatTheStorytellerHolds, clause::storyteller_takes_the_rest,
        clause::tell_then_distribute, clause::distributed_field) {
  // All ways to give 0 to 3 tiles to each of four seats.
  const auto agreement = agreement_of<D>({});
  const State<D, 4> state = at_turn<D, 4>(agreement, 5, 0);
  for (int code = 0; code < 256; ++code) {
    Distribution<D, 4> distribution;
    distribution.seat = Given<D>::num(0);
    std::vector<int> numbers;
    for (int seat = 0; seat < 4; ++seat) numbers.push_back(code >> (2 * seat) & 3);
    distribution.number = given_numbers<D, 4>(numbers);
    const auto broken = judge_distribution<D, 4>(agreement, state, distribution);
    const int tiles = numbers[0] + numbers[1] + numbers[2] + numbers[3];
    const bool others = numbers[1] == 1 && numbers[2] == 1 && numbers[3] == 1;
    trial.expect(known(broken.other_tiles) == (tiles != 4), "a number other than four to be noticed");
    trial.expect(known(broken.wrong_hand) == !others, "another player's hand to be noticed");
    trial.expect(known(broken.wrong_rest) == (numbers[0] != 1), "the storyteller's hand to be noticed");
    trial.expect(!known(broken.wrong_rest) || known(broken.wrong_hand) || known(broken.other_tiles),
                 "the storyteller's hand to be wrong only together with something else");
  }
}

}  // namespace rulecheck::eselsbruecke
